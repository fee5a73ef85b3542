//! CA-TREASURE-01 to CA-TREASURE-04, CA-GOLD-04: what a treasure is, one roll a step, and who has it.

use crate::action::Action;
use crate::content::{Treasure, TreasureKind};
use crate::event::{Event, ItemEvent};
use crate::rules::{Done, Out, Play, PlayExt, check, demand, dice, forbid, sheet};
use crate::state::{CreatureId, Frame, Item, Place, Side, State};
use undercroft_kernel::{Chance, Sink};

/// CA-TREASURE-02: Somebody found treasures: what they are is rolled next.
pub fn hoard<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    treasures: [Option<Treasure>; 2],
) -> Done<C> {
    for treasure in treasures.into_iter().rev().flatten() {
        play.push(Frame::Hoard { who, treasure, booty: false })?;
    }
    Ok(())
}

/// CA-GOLD-04, CA-MONSTER-05: The slain yields a treasure: the leader rolls what it is, and one of the party has it.
pub fn yields<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = play.state.leader;
    play.push(Frame::Hoard { who, treasure: Treasure::Any, booty: true })
}

/// CA-TREASURE-02, CA-TREASURE-03, CA-TREASURE-04: Rolls the nature of a treasure where it is not known, and then which one it is.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Hoard { who, treasure, booty }) = play.state.stack.top() else {
        return check(forbid("CA-TREASURE-02"));
    };
    let sum = usize::from(dice::sum(dice::d(play, who, 2)?));
    play.state.stack.pop();
    match treasure {
        Treasure::Any => {
            let kind = play.content().tables.nature.get(sum).copied().unwrap_or(TreasureKind::Weapon);
            play.push(Frame::Hoard { who, treasure: Treasure::Of(kind), booty })
        }
        // CA-TREASURE-51: As long as all tokens are in play there is nothing more to be found.
        Treasure::Of(_) if !sheet::has_room(play.state) => {
            play.tell(who, ItemEvent::FoundNothing);
            Ok(())
        }
        Treasure::Of(kind) => {
            let item = play.content().tables.of(kind).get(sum).copied().unwrap_or_default();
            play.tell(who, ItemEvent::Found(item));
            play.push(if booty { Frame::Booty { item } } else { Frame::Find { who, item } })
        }
    }
}

/// CA-TREASURE-01: Takes a find.
pub fn keep<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Find { who, item }) = play.state.stack.top() else {
        return check(forbid("CA-TREASURE-01"));
    };
    sheet::receive(play.state, who, item)?;
    play.state.stack.pop();
    play.tell(who, ItemEvent::Took(item));
    Ok(())
}

/// CA-TREASURE-01: Leaves a find on the square.
pub fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Find { who, item }) = play.state.stack.top() else {
        return check(forbid("CA-TREASURE-01"));
    };
    let at = play.state.creatures[who].at;
    sheet::put_down(play.state, Item { id: item, place: Place::Floor(at), ..Item::default() })?;
    play.state.stack.pop();
    play.tell(who, ItemEvent::Dropped(item, at));
    Ok(())
}

/// CA-GOLD-04: Who may have a treasure of the slain: anybody of the party, wherever it stands.
pub fn booty_offers(state: &State, out: Out) {
    for who in state.creatures.of(Side::Party) {
        out.push(Action::Award(who));
    }
}

/// CA-GOLD-04: Somebody gets a treasure of the slain.
pub fn award<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let Some(Frame::Booty { item }) = play.state.stack.top() else { return check(forbid("CA-GOLD-04")) };
    let creature = &play.state.creatures[who];
    check(demand(creature.at.is_somewhere() && creature.side == Side::Party, "CA-GOLD-04"))?;
    sheet::receive(play.state, who, item)?;
    play.state.stack.pop();
    play.tell(who, ItemEvent::Took(item));
    Ok(())
}
