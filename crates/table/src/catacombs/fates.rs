//! What a choice of Catacombs may come to, in few words: whether a test is passed or a blow hits, life won and lost, who falls, what is found.

use super::Sight;
use crate::odds::{Fate, Mood};
use crate::words::Words;
use catacombs::event::{Event, What};
use catacombs::message::key;
use catacombs::state::{CreatureId, Kind, Side, State, Status};
use undercroft_kernel::{Message, Viewer};

/// Folds a branch of chance.
pub(super) fn fate(look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
    let mine = if look.viewer == Viewer::Seat(before.master()) { Side::Master } else { Side::Party };
    let mut fate = Fate::default();
    for event in events {
        if let Some((message, mood)) = told(look, before, event, mine) {
            let says = look.say(message);
            if !fate.says.contains(&says) {
                fate.says.push(says);
            }
            if mood != Mood::Plain {
                fate.mood = mood;
            }
        }
    }
    for who in before.creatures.ids() {
        if let Some((says, mood)) = life(look, before, after, who, mine) {
            fate.says.push(says);
            fate.mood = mood;
        }
    }
    if fate.says.is_empty() && before.creatures[before.actor].at != after.creatures[before.actor].at {
        fate.says.push(Words::new("odds-ca-moved"));
    }
    fate
}

/// What one event means, without its dice.
fn told(look: &Sight<'_>, before: &State, event: &Event, mine: Side) -> Option<(Message, Mood)> {
    let ours = event.who.kind == Kind::Nobody || before.creatures[event.who.id].side == mine;
    let wished = |good: bool| if good == ours { Mood::Good } else { Mood::Bad };
    let item = |key: &'static str, item| {
        Message::new(key).name("item", catacombs::message::key("item", &look.game.content.items[item].id))
    };
    Some(match event.what {
        What::Tested { passed: true, .. } => (Message::new("odds-ca-passed"), wished(true)),
        What::Tested { passed: false, .. } | What::TestHopeless(_) => {
            (Message::new("odds-ca-failed"), wished(false))
        }
        What::Attacked { hit: true, .. } => (Message::new("odds-ca-hit"), wished(true)),
        What::Attacked { hit: false, .. } => (Message::new("odds-ca-missed"), wished(false)),
        What::FoundNothing => (Message::new("odds-ca-nothing"), Mood::Plain),
        What::Ecus(ecus) => (Message::new("odds-ca-ecus").number("ecus", ecus), wished(true)),
        What::Found(one) | What::Took(one) => (item("odds-ca-found", one), wished(true)),
        What::DoorOpened(_) => (Message::new("odds-ca-opened"), Mood::Plain),
        What::DoorLocked(..) | What::ChestLocked(_) => (Message::new("odds-ca-locked"), Mood::Plain),
        What::ChestOpened(_) => (Message::new("odds-ca-opened"), wished(true)),
        What::TrapSprung(trap, _) => {
            let trap = key("trap", &look.game.content.traps[trap].id);
            (Message::new("odds-ca-trap").name("trap", trap), wished(false))
        }
        What::CaughtFire => (Message::new("odds-ca-fire"), wished(false)),
        What::Poisoned => (Message::new("odds-ca-poison"), wished(false)),
        What::Webbed(_) => (Message::new("odds-ca-web"), wished(false)),
        _ => return None,
    })
}

/// Whether somebody falls, dies, or is better or worse off.
fn life(
    look: &Sight<'_>,
    before: &State,
    after: &State,
    who: CreatureId,
    mine: Side,
) -> Option<(Words, Mood)> {
    let (old, new) = (&before.creatures[who], &after.creatures[who]);
    let ours = old.side == mine;
    let mood = |good: bool| if good == ours { Mood::Good } else { Mood::Bad };
    let name = look.game.creature(before, who);
    let gone = new.kind != old.kind || (new.is(Status::DEAD) && !old.is(Status::DEAD));
    if gone {
        return Some((look.say(Message::new("odds-ca-dies").name("who", name)), mood(false)));
    }
    if new.is(Status::GROUNDED) && !old.is(Status::GROUNDED) {
        return Some((look.say(Message::new("odds-ca-falls").name("who", name)), mood(false)));
    }
    let by = i32::from(new.pv) - i32::from(old.pv);
    let key = if by < 0 { "odds-ca-loses" } else { "odds-ca-heals" };
    (by != 0).then(|| {
        let says = Message::new(key).name("who", name).number("pv", by.abs());
        (look.say(says), mood(by > 0))
    })
}
