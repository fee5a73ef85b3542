//! CA-POISON: being poisoned, and what it does. Remedies are potions and scrolls.

use super::{Done, Play, PlayExt, dice, ether, sheet, test, wound};
use crate::content::{Characteristic, Immunity};
use crate::event::{Event, StatusEvent};
use crate::state::{CreatureId, Purpose, State, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-POISON-03: Whether poison works in somebody.
#[must_use]
pub fn is_due(state: &State, who: CreatureId) -> bool {
    state.creatures[who].is(Status::POISONED)
}

/// CA-POISON-03: The loss of this turn, reduced by nothing.
pub fn suffer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let loss = dice::sum(dice::d(play, who, play.content().numbers.poison_dice)?);
    wound::lose(play, who, loss)
}

/// CA-POISON-02, CA-POISON-05: Somebody resists poison of a level, or not. Whoever is poisoned already has nothing to lose.
pub fn expose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, level: u8) -> Done<C> {
    let creature = &play.state.creatures[who];
    let spared = creature.is(Status::POISONED) || !creature.at.is_somewhere();
    let safe = ether::is_immaterial(play.game, play.state, who)
        || sheet::is_immune(play.game, play.state, who, Immunity::Poison);
    if spared || safe {
        return Ok(());
    }
    test::roll(play, test::of(who, Characteristic::Endurance, level, Purpose::Poison))
}

/// CA-POISON-03: The poisoned lose action points once: now, or from their next turn where none are left.
pub fn tested<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, passed: bool) -> Done<C> {
    if passed {
        return Ok(());
    }
    let loss = play.content().numbers.poison_ap;
    let creature = play.creature(who);
    creature.set(Status::POISONED, true);
    let now = loss.min(creature.ap);
    creature.ap -= now;
    creature.next_ap -= (loss - now) as i8;
    play.tell(who, StatusEvent::Poisoned);
    Ok(())
}
