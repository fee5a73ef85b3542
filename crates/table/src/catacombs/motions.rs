//! What is seen of the events of Catacombs: dice first, then what they lead to. Events that only words can tell have no motion.

use super::{Sight, dice, ids};
use crate::motion::Motion;
use crate::picture::ThingId;
use catacombs::content::ItemId;
use catacombs::event::{Event, What};
use catacombs::state::{CreatureId, Kind, Place};

/// Adds the motions of an event. `look` shows the table before the step.
pub(super) fn add(look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
    let rolled = dice::rolled(look.game, event);
    if !rolled.is_empty() {
        out.push(Motion::Roll { dice: rolled });
        return;
    }
    out.extend(bodies(event).or_else(|| things(look, event)).or_else(|| places(look, event)));
}

fn go(thing: ThingId, to: ThingId) -> Option<Motion> {
    Some(Motion::Move { thing, from: None, to, becomes: None })
}

fn count(thing: ThingId, by: i32) -> Option<Motion> {
    Some(Motion::Count { thing, by })
}

fn appear(thing: ThingId) -> Option<Motion> {
    Some(Motion::Appear { thing })
}

fn change(thing: ThingId) -> Option<Motion> {
    Some(Motion::Change { thing })
}

/// Moves, wounds and what ails.
fn bodies(event: &Event) -> Option<Motion> {
    let who = event.who.id;
    let ails = |word: &str| appear(ids::on_sheet(who, word));
    let cured = |word: &str| Some(Motion::Vanish { thing: ids::on_sheet(who, word) });
    match event.what {
        What::Moved(to, _)
        | What::Jumped(to)
        | What::Shoved(to)
        | What::PutOn(to)
        | What::ClimbedOut(to)
        | What::Fell(to) => go(ids::creature(who), ids::square(to)),
        What::Left | What::Died | What::Banished => Some(Motion::Vanish { thing: ids::creature(who) }),
        What::Wounded(pv) | What::BrokeAway(pv) => count(ids::life(who), -i32::from(pv)),
        What::Healed(pv) => count(ids::life(who), i32::from(pv)),
        What::ApGained(ap) => count(ids::on_figure(who, "ap"), i32::from(ap)),
        What::ApLost(ap) => count(ids::on_figure(who, "ap"), -i32::from(ap)),
        What::DestinySpent => count(ids::on_sheet(who, "destiny"), -1),
        What::CaughtFire => ails("burning"),
        What::FireOut => cured("burning"),
        What::Poisoned => ails("poisoned"),
        What::Cured => cured("poisoned"),
        What::Webbed(_) => ails("webbed"),
        What::BrokeFree => cured("webbed"),
        What::Grounded => ails("grounded"),
        What::Revived => cured("grounded"),
        _ => None,
    }
}

/// Objects that go from hand to hand.
fn things(look: &Sight<'_>, event: &Event) -> Option<Motion> {
    let who = event.who.id;
    let pack = |who| ids::on_sheet(who, "pack");
    let mine = |item| find(look, item, |place| place.holder() == Some(who));
    match event.what {
        What::Gave(item, to) => go(mine(item)?, pack(to.id)),
        What::Stole(Some(item), from) => {
            go(find(look, item, |place| place.holder() == Some(from.id))?, pack(who))
        }
        What::Took(item) => go(find(look, item, |place| matches!(place, Place::Floor(_)))?, pack(who)),
        What::Dropped(item, to) | What::Threw(item, to) => go(mine(item)?, ids::square(to)),
        What::Drank(item) | What::Used(item) | What::Lost(item) => {
            Some(Motion::Vanish { thing: mine(item)? })
        }
        What::Ecus(ecus) => count(ids::PURSE.to_owned(), i32::from(ecus)),
        What::StoleEcus(ecus) => count(ids::on_sheet(who, "ecus"), i32::from(ecus)),
        _ => None,
    }
}

/// The object of a kind that is at a place before the step.
fn find(look: &Sight<'_>, item: ItemId, at: impl Fn(Place) -> bool) -> Option<ThingId> {
    look.view.table.items.iter().position(|one| one.id == item && at(one.place)).map(ids::item)
}

/// Doors, traps, zones and what is placed.
fn places(look: &Sight<'_>, event: &Event) -> Option<Motion> {
    let state = &look.view.table;
    match event.what {
        What::DoorOpened(at)
        | What::DoorClosed(at)
        | What::DoorBroken(at)
        | What::DoorLocked(at, _)
        | What::Battered(at, _)
        | What::SecretFound(at)
        | What::Collapsed(at)
        | What::ExitAdded(at) => change(ids::square(at)),
        What::TrapFound(_, at) | What::TrapLaid(_, at) | What::TrapPlaced(_, at) => appear(ids::trap(at)),
        What::TrapSprung(_, at) | What::TrapDisarmed(_, at) => change(ids::square(at)),
        What::ZonePlaced(_) => appear(ids::zone(state.zones.len() + 1)),
        What::ElementPlaced(_, at) => appear(ids::piece(at)),
        What::MonsterPlaced(_, _, at) => appear(match event.who.kind {
            Kind::Monster(_) => ids::creature(event.who.id),
            _ => {
                state.creatures.vacant().map_or_else(|| ids::square(at), |who: CreatureId| ids::creature(who))
            }
        }),
        What::EventDrawn(card) => {
            appear(format!("card-{}", look.game.content.events[card].id.replace('_', "-")))
        }
        _ => None,
    }
}
