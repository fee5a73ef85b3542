//! Whether a table can look like this: what `given` may not break.

use crate::Catacombs;
use crate::rules::fly;
use crate::state::{CreatureId, Place, Side, State, Status};
use undercroft_kernel::WordError;

/// Checks a table that was laid by hand.
pub(super) fn check(game: &Catacombs, state: &State) -> Result<(), WordError> {
    for who in state.creatures.on_board() {
        check_creature(game, state, who)?;
    }
    for who in state.heroes() {
        check_hands(game, state, who)?;
    }
    for piece in state.pieces.iter() {
        if state.pieces.iter().filter(|other| other.at == piece.at).count() > 1 {
            return Err(WordError::impossible(
                "CA-OBSTACLE-03",
                format!("two pieces of furniture on {}", piece.at),
            ));
        }
    }
    Ok(())
}

fn check_creature(game: &Catacombs, state: &State, who: CreatureId) -> Result<(), WordError> {
    let creature = &state.creatures[who];
    let name = who.word();
    if creature.pv > creature.pv_max {
        return Err(WordError::impossible("CA-STAT-14", format!("{name} has more PV than its most")));
    }
    if creature.pv <= 0 && creature.side == Side::Master {
        return Err(WordError::impossible(
            "CA-WOUND-07",
            format!("{name} has no PV and would have left the board"),
        ));
    }
    if fly::is_unbound(game, state, who) {
        return Ok(());
    }
    let in_pit = creature.is(Status::IN_PIT);
    if !state.grid.ground(creature.at).is_walkable() && !in_pit {
        return Err(WordError::impossible("CA-OBSTACLE-01", format!("{name} stands where nobody can stand")));
    }
    // CA-FLY-02, CA-ETHER-02: Whoever flies or is immaterial may be above or within others.
    let shared = state.creatures.on_board().any(|other| {
        other != who && state.creatures[other].at == creature.at && !fly::is_unbound(game, state, other)
    });
    if shared {
        return Err(WordError::impossible("CA-MOVE-08", format!("{name} shares its square")));
    }
    Ok(())
}

/// CA-SHEET-04, CA-SHEET-05, CA-SHEET-06: One thing a hand, nothing beside a two-handed weapon, one suit of armour.
fn check_hands(game: &Catacombs, state: &State, who: CreatureId) -> Result<(), WordError> {
    let in_place = |place: Place| state.items.iter().filter(move |item| item.place == place);
    for place in [Place::MainHand(who), Place::OffHand(who)] {
        if in_place(place).count() > 1 {
            return Err(WordError::impossible(
                "CA-SHEET-04",
                format!("{} has more than one thing in a hand", who.word()),
            ));
        }
    }
    let hands = |place| in_place(place).map(|item| game.content.items[item.id].hands()).sum::<u8>();
    if hands(Place::MainHand(who)) + hands(Place::OffHand(who)) > 2 {
        return Err(WordError::impossible("CA-SHEET-05", format!("{} would need a third hand", who.word())));
    }
    if in_place(Place::Body(who)).count() > 1 {
        return Err(WordError::impossible(
            "CA-SHEET-06",
            format!("{} wears two suits of armour", who.word()),
        ));
    }
    Ok(())
}
