//! What a choice may come to, in few words: what is found, who is hurt, and what changes on the own sheet.

use super::Sight;
use crate::odds::{Fate, Mood};
use undercroft_kernel::{Message, Viewer};
use urto::event::{Event, What};
use urto::message::key;
use urto::state::{Player, State};

/// Folds a branch of chance.
pub(super) fn fate(look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
    let me = match look.viewer {
        Viewer::Seat(seat) => Player(seat.0),
        Viewer::Spectator => before.active,
    };
    let mut fate = Fate::default();
    for (message, mood) in events.iter().filter_map(|event| told(look, me, event)) {
        fate.says.push(look.say(message));
        if mood != Mood::Plain {
            fate.mood = mood;
        }
    }
    for (name, old, new) in [
        ("track-ur-life", before.heroes[me].life, after.heroes[me].life),
        ("track-ur-mana", before.heroes[me].mana, after.heroes[me].mana),
    ] {
        if old != new {
            let change = Message::new("odds-ur-change").name("what", name);
            fate.says.push(look.say(change.number("before", old).number("after", new)));
        }
    }
    fate
}

/// What an event means to the one who asks.
fn told(look: &Sight<'_>, me: Player, event: &Event) -> Option<(Message, Mood)> {
    let own = event.who == me;
    let glad = |good: bool| if good { Mood::Good } else { Mood::Bad };
    let dice = &look.game.content.dice;
    Some(match event.what {
        What::TokenDrawn(token) => {
            (Message::new("odds-ur-thing").name("thing", key("token", token.id())), Mood::Plain)
        }
        What::Searched(face) => {
            let name = key("outcome", &format!("search_{}", dice.search.shown(face)?.id));
            (Message::new("odds-ur-thing").name("thing", name), Mood::Plain)
        }
        What::DivineRolled(weapon, face) => {
            let outcome = dice.divine(weapon).shown(face)?;
            let name = key("outcome", &format!("{}_{}", weapon.id(), outcome.id));
            (Message::new("odds-ur-thing").name("thing", name), glad(!outcome.failure))
        }
        What::CombatRolled { total, against, .. } if against > 0 => (
            Message::new("odds-ur-roll").number("total", total).number("against", against),
            match total.cmp(&against) {
                std::cmp::Ordering::Less => glad(!own),
                std::cmp::Ordering::Equal => Mood::Plain,
                std::cmp::Ordering::Greater => glad(own),
            },
        ),
        What::DuelWon(_) => (Message::new(if own { "odds-ur-won" } else { "odds-ur-lost" }), glad(own)),
        What::Slain(monster) => {
            (Message::new("odds-ur-slain").name("monster", look.game.monster_key(monster)), Mood::Good)
        }
        What::MushroomDestroyed(_) => (Message::new("odds-ur-mushroom-falls"), Mood::Good),
        What::MushroomHolds(_) => (Message::new("odds-ur-mushroom-holds"), Mood::Bad),
        What::Threatened(n) if own => (Message::new("odds-ur-threatened").number("n", n), Mood::Bad),
        What::DefenceRolled { face, target } if own && target > 0 => {
            let passed = face >= target;
            (Message::new(if passed { "odds-ur-passed" } else { "odds-ur-failed" }), glad(passed))
        }
        What::Died(_) if own => (Message::new("odds-ur-died"), Mood::Bad),
        _ => return None,
    })
}
