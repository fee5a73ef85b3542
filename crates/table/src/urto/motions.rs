//! What is seen of the events of Urto: dice first, then what they lead to. Cards that a viewer may not know move as backs.

use super::{Sight, fights, ids};
use crate::motion::Motion;
use crate::picture::ThingId;
use urto::event::{Event, What};

/// Adds the motions of an event. `look` shows the table before the step.
pub(super) fn add(look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
    let dice = fights::rolled(look.game, event);
    if !dice.is_empty() {
        out.push(Motion::Roll { dice });
        return;
    }
    out.extend(cave(look, event).or_else(|| sheet(look, event)).or_else(|| combat(event)));
}

fn count(thing: ThingId, by: i32) -> Option<Motion> {
    Some(Motion::Count { thing, by })
}

/// Heroes and tokens in the cave.
fn cave(look: &Sight<'_>, event: &Event) -> Option<Motion> {
    let go = |to| Motion::Move {
        thing: ids::hero(event.who),
        from: None,
        to: ids::space(look, to),
        becomes: None,
    };
    Some(match event.what {
        What::Moved { to, .. } | What::Slid(to) => go(to),
        What::Swapped(other) => go(look.view.table.heroes[other].space),
        What::Discovered(space, _) | What::BagEmpty(space) => {
            Motion::Flip { thing: ids::space(look, space), becomes: ids::token(look, space), up: true }
        }
        What::MushroomPlaced(space)
        | What::MushroomLifted(space)
        | What::MushroomDestroyed(space)
        | What::TrapLaid(space, _)
        | What::TrapSprung(space, ..) => Motion::Change { thing: ids::space(look, space) },
        What::CacheTaken(space) => Motion::Vanish { thing: ids::token(look, space) },
        What::Died(_) => Motion::Vanish { thing: ids::hero(event.who) },
        _ => return None,
    })
}

/// Tracks and cards.
fn sheet(look: &Sight<'_>, event: &Event) -> Option<Motion> {
    let who = event.who;
    let track = |name, by: i32| count(ids::track(who, name), by);
    match event.what {
        What::LifeGained(n) => track("track-ur-life", i32::from(n)),
        What::LifeLost(n) | What::LifePaid(n) => track("track-ur-life", -i32::from(n)),
        What::ManaGained(n) => track("track-ur-mana", i32::from(n)),
        What::ManaLost(n) => track("track-ur-mana", -i32::from(n)),
        What::RenownGained(n) | What::RenownStolen { n, .. } => track("track-ur-renown", i32::from(n)),
        What::RenownLost(n) => track("track-ur-renown", -i32::from(n)),
        What::ArtefactDrawn(card) => Some(Motion::Move {
            thing: ids::ARTEFACTS.to_owned(),
            from: None,
            to: ids::hand(who),
            becomes: card.map(|card| ids::card(look, who, card)),
        }),
        What::Discarded(card) => Some(Motion::Vanish { thing: ids::card(look, who, card) }),
        What::Opened(card) | What::Played(card) | What::Wielded(card) => {
            Some(Motion::Change { thing: ids::card(look, who, card) })
        }
        What::EventDrawn(_) => Some(Motion::Appear { thing: ids::EVENTS.to_owned() }),
        _ => None,
    }
}

/// Creatures.
fn combat(event: &Event) -> Option<Motion> {
    match event.what {
        What::Met(_) | What::Attacked(_) => Some(Motion::Appear { thing: ids::FOE.to_owned() }),
        What::CreatureHurt { damage, .. } => count(ids::FOE_LIFE.to_owned(), -i32::from(damage)),
        What::Slain(_) | What::Hid(_) => Some(Motion::Vanish { thing: ids::FOE.to_owned() }),
        _ => None,
    }
}
