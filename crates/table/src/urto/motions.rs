//! What is seen of the events of Urto: dice first, then what they lead to. Cards that a viewer may not know move as backs.

use super::{Sight, fights, ids};
use crate::motion::Motion;
use crate::picture::ThingId;
use urto::content::ArtefactId;
use urto::event::{CardEvent, CaveEvent, Event, EventKind, FateEvent, FightEvent, TrackEvent, TurnEvent};
use urto::state::Player;

/// Adds the motions of an event. `look` shows the table before the step.
pub(super) fn add(look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
    let dice = fights::rolled(look.game, event);
    if !dice.is_empty() {
        out.push(Motion::Roll { dice });
        return;
    }
    let who = event.who;
    out.extend(match event.kind {
        EventKind::Setup(_) => None,
        EventKind::Turn(event) => turn(look, who, event),
        EventKind::Cave(event) => cave(look, event),
        EventKind::Track(event) => track(who, event),
        EventKind::Fight(event) => fight(look, who, event),
        EventKind::Card(event) => card(look, who, event),
        EventKind::Fate(FateEvent::Died(_)) => Some(Motion::Vanish { thing: ids::hero(who) }),
        EventKind::Fate(_) => None,
    });
}

fn count(thing: ThingId, by: i32) -> Option<Motion> {
    Some(Motion::Count { thing, by })
}

fn turn(look: &Sight<'_>, who: Player, event: TurnEvent) -> Option<Motion> {
    let to = match event {
        TurnEvent::Moved { to, .. } | TurnEvent::Slid(to) => to,
        TurnEvent::Swapped(other) => look.view.table.heroes[other].space,
        _ => return None,
    };
    Some(Motion::Move { thing: ids::hero(who), from: None, to: ids::space(look, to), becomes: None })
}

fn cave(look: &Sight<'_>, event: CaveEvent) -> Option<Motion> {
    Some(match event {
        CaveEvent::Discovered(space, _) | CaveEvent::BagEmpty(space) => {
            Motion::Flip { thing: ids::space(look, space), becomes: ids::token(look, space), up: true }
        }
        CaveEvent::MushroomPlaced(space)
        | CaveEvent::MushroomLifted(space)
        | CaveEvent::MushroomDestroyed(space)
        | CaveEvent::TrapLaid(space, _)
        | CaveEvent::TrapSprung(space, ..) => Motion::Change { thing: ids::space(look, space) },
        CaveEvent::CacheTaken(space) => Motion::Vanish { thing: ids::token(look, space) },
        CaveEvent::EventDrawn(_) => Motion::Appear { thing: ids::EVENTS.to_owned() },
        _ => return None,
    })
}

fn track(who: Player, event: TrackEvent) -> Option<Motion> {
    let (name, by) = match event {
        TrackEvent::LifeGained(n) => ("track-ur-life", i32::from(n)),
        TrackEvent::LifePaid(n) => ("track-ur-life", -i32::from(n)),
        TrackEvent::ManaGained(n) => ("track-ur-mana", i32::from(n)),
        TrackEvent::ManaLost(n) => ("track-ur-mana", -i32::from(n)),
        TrackEvent::RenownGained(n) | TrackEvent::RenownStolen { n, .. } => ("track-ur-renown", i32::from(n)),
        TrackEvent::RenownLost(n) => ("track-ur-renown", -i32::from(n)),
        _ => return None,
    };
    count(ids::track(who, name), by)
}

fn changed(look: &Sight<'_>, who: Player, card: ArtefactId) -> Option<Motion> {
    Some(Motion::Change { thing: ids::card(look, who, card) })
}

fn card(look: &Sight<'_>, who: Player, event: CardEvent) -> Option<Motion> {
    match event {
        CardEvent::ArtefactDrawn(card) => Some(Motion::Move {
            thing: ids::ARTEFACTS.to_owned(),
            from: None,
            to: ids::hand(who),
            becomes: card.map(|card| ids::card(look, who, card)),
        }),
        CardEvent::Discarded(card) => Some(Motion::Vanish { thing: ids::card(look, who, card) }),
        CardEvent::Opened(card) | CardEvent::Played(card) => changed(look, who, card),
        _ => None,
    }
}

fn fight(look: &Sight<'_>, who: Player, event: FightEvent) -> Option<Motion> {
    match event {
        FightEvent::Met(_) | FightEvent::Attacked(_) => Some(Motion::Appear { thing: ids::FOE.to_owned() }),
        FightEvent::CreatureHurt { damage, .. } => count(ids::FOE_LIFE.to_owned(), -i32::from(damage)),
        FightEvent::Slain(_) | FightEvent::Hid(_) => Some(Motion::Vanish { thing: ids::FOE.to_owned() }),
        FightEvent::LifeLost(n) => count(ids::track(who, "track-ur-life"), -i32::from(n)),
        FightEvent::Wielded(card) => changed(look, who, card),
        _ => None,
    }
}
