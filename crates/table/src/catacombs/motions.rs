//! What is seen of the events of Catacombs: dice first, then what they lead to. Events that only words can tell have no motion.

use super::{Sight, dice, ids};
use crate::motion::Motion;
use crate::picture::ThingId;
use catacombs::content::ItemId;
use catacombs::event::{
    Event, EventKind, FightEvent, ItemEvent, MasterEvent, MoveEvent, PlaceEvent, RollEvent, StatusEvent,
};
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
    match event.kind {
        EventKind::Move(
            MoveEvent::Moved(to, _)
            | MoveEvent::Jumped(to)
            | MoveEvent::Shoved(to)
            | MoveEvent::PutOn(to)
            | MoveEvent::ClimbedOut(to)
            | MoveEvent::Fell(to),
        ) => go(ids::creature(who), ids::square(to)),
        EventKind::Move(MoveEvent::Left) | EventKind::Fight(FightEvent::Died | FightEvent::Banished) => {
            Some(Motion::Vanish { thing: ids::creature(who) })
        }
        EventKind::Fight(FightEvent::Wounded(pv)) => count(ids::life(who), -i32::from(pv)),
        EventKind::Fight(FightEvent::Healed(pv)) => count(ids::life(who), i32::from(pv)),
        EventKind::Status(StatusEvent::ApGained(ap)) => count(ids::on_figure(who, "ap"), i32::from(ap)),
        EventKind::Status(StatusEvent::ApLost(ap)) => count(ids::on_figure(who, "ap"), -i32::from(ap)),
        EventKind::Roll(RollEvent::DestinySpent) => count(ids::on_sheet(who, "destiny"), -1),
        EventKind::Status(StatusEvent::CaughtFire) => ails("burning"),
        EventKind::Status(StatusEvent::FireOut) => cured("burning"),
        EventKind::Status(StatusEvent::Poisoned) => ails("poisoned"),
        EventKind::Status(StatusEvent::Cured) => cured("poisoned"),
        EventKind::Status(StatusEvent::Webbed(_)) => ails("webbed"),
        EventKind::Status(StatusEvent::BrokeFree) => cured("webbed"),
        EventKind::Fight(FightEvent::Grounded) => ails("grounded"),
        EventKind::Fight(FightEvent::Revived) => cured("grounded"),
        _ => None,
    }
}

/// Objects that go from hand to hand.
fn things(look: &Sight<'_>, event: &Event) -> Option<Motion> {
    let who = event.who.id;
    let pack = |who| ids::on_sheet(who, "pack");
    let mine = |item| find(look, item, |place| place.holder() == Some(who));
    match event.kind {
        EventKind::Item(ItemEvent::Gave(item, to)) => go(mine(item)?, pack(to.id)),
        EventKind::Item(ItemEvent::Stole(Some(item), from)) => {
            go(find(look, item, |place| place.holder() == Some(from.id))?, pack(who))
        }
        EventKind::Item(ItemEvent::Took(item)) => {
            go(find(look, item, |place| matches!(place, Place::Floor(_)))?, pack(who))
        }
        EventKind::Item(ItemEvent::Dropped(item, to) | ItemEvent::Threw(item, to)) => {
            go(mine(item)?, ids::square(to))
        }
        EventKind::Item(ItemEvent::Drank(item) | ItemEvent::Used(item) | ItemEvent::Lost(item)) => {
            Some(Motion::Vanish { thing: mine(item)? })
        }
        EventKind::Item(ItemEvent::Ecus(ecus)) => count(ids::PURSE.to_owned(), i32::from(ecus)),
        EventKind::Item(ItemEvent::StoleEcus(ecus)) => count(ids::on_sheet(who, "ecus"), i32::from(ecus)),
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
    match event.kind {
        EventKind::Place(
            PlaceEvent::DoorOpened(at)
            | PlaceEvent::DoorClosed(at)
            | PlaceEvent::DoorBroken(at)
            | PlaceEvent::DoorLocked(at, _)
            | PlaceEvent::Battered(at, _)
            | PlaceEvent::SecretFound(at),
        )
        | EventKind::Master(MasterEvent::Collapsed(at) | MasterEvent::ExitAdded(at)) => {
            change(ids::square(at))
        }
        EventKind::Place(PlaceEvent::TrapFound(_, at) | PlaceEvent::TrapLaid(_, at))
        | EventKind::Master(MasterEvent::TrapPlaced(_, at)) => appear(ids::trap(at)),
        EventKind::Place(PlaceEvent::TrapSprung(_, at) | PlaceEvent::TrapDisarmed(_, at)) => {
            change(ids::square(at))
        }
        EventKind::Master(MasterEvent::ZonePlaced(_)) => appear(ids::zone(state.zones.len() + 1)),
        EventKind::Master(MasterEvent::ElementPlaced(_, at)) => appear(ids::piece(at)),
        EventKind::Master(MasterEvent::MonsterPlaced(_, _, at)) => appear(match event.who.kind {
            Kind::Monster(_) => ids::creature(event.who.id),
            _ => {
                state.creatures.vacant().map_or_else(|| ids::square(at), |who: CreatureId| ids::creature(who))
            }
        }),
        EventKind::Master(MasterEvent::EventDrawn(card)) => {
            appear(format!("card-{}", look.game.content.events[card].id.replace('_', "-")))
        }
        _ => None,
    }
}
