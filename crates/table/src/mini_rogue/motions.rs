//! What is seen of the events of Mini Rogue: dice first, then what they lead to. Events that only words can tell have no motion.

use super::{Sight, fights, ids};
use crate::fight::Die;
use crate::motion::Motion;
use crate::picture::ThingId;
use mini_rogue::content::Resource;
use mini_rogue::event::{Event, Pool, What};
use mini_rogue::state::{Cell, CellId};

/// Adds the motions of an event. `look` shows the table before the step.
pub(super) fn add(look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
    let found = table(look, event)
        .or_else(|| fight(event))
        .or_else(|| sheet(look, event))
        .or_else(|| party(look, event));
    out.extend(found.into_iter().flatten());
}

fn one(motion: Motion) -> Option<Vec<Motion>> {
    Some(vec![motion])
}

fn go(thing: ThingId, to: ThingId) -> Option<Vec<Motion>> {
    one(Motion::Move { thing, from: None, to, becomes: None })
}

fn count(thing: impl Into<ThingId>, by: i32) -> Option<Vec<Motion>> {
    one(Motion::Count { thing: thing.into(), by })
}

/// The board: Rooms, Guardians, steps, Areas.
fn table(look: &Sight<'_>, event: &Event) -> Option<Vec<Motion>> {
    let state = &look.view.table;
    let walk = |to: CellId| {
        let stands = state.party.at(usize::from(event.hero)).is_some_and(|hero| hero.cell == to);
        if stands { Some(Vec::new()) } else { go(ids::hero(event.hero), ids::cell(to)) }
    };
    match event.what {
        What::Dealt { .. } => one(Motion::Deal { board: ids::GRID.to_owned() }),
        What::Revealed(cell, room) => {
            one(Motion::Flip { thing: hidden(look, cell), becomes: ids::room(look.game, room), up: true })
        }
        What::GuardianRevealed(guardian) => one(Motion::Flip {
            thing: ids::GUARDIAN_BACK.to_owned(),
            becomes: ids::guardian(look.game, guardian),
            up: true,
        }),
        What::GuardianDiscarded(guardian) => {
            one(Motion::Vanish { thing: ids::guardian(look.game, guardian) })
        }
        What::Entered(cell, _) | What::Evaded(cell, _) => walk(cell),
        What::ExitReached => walk(CellId::EXIT),
        What::Fell { to, .. } | What::Descended(to) => go(ids::PARTY.to_owned(), ids::area(to)),
        What::Swapped(a, b) => {
            let across = |from: CellId, to: CellId| {
                let (thing, becomes) = (hidden(look, from), renamed(look, from, to));
                Motion::Move { thing, from: Some(ids::cell(from)), to: ids::cell(to), becomes }
            };
            Some(vec![across(a, b), across(b, a)])
        }
        What::Replaced(cell) => one(Motion::Move {
            thing: hidden(look, cell),
            from: Some(ids::cell(cell)),
            to: ids::UNUSED.to_owned(),
            becomes: None,
        }),
        What::PutBack(room, Some(cell)) => one(Motion::Move {
            thing: room.map_or_else(|| ids::back(cell), |room| ids::room(look.game, room)),
            from: Some(ids::UNUSED.to_owned()),
            to: ids::cell(cell),
            becomes: None,
        }),
        _ => None,
    }
}

/// The card on a cell, as it was called before the step.
fn hidden(look: &Sight<'_>, cell: CellId) -> ThingId {
    match look.view.table.grid.at(cell) {
        Cell::Open(room) | Cell::Pinned(room, _) => ids::room(look.game, room),
        Cell::Hidden | Cell::Taken => ids::back(cell),
    }
}

/// A hidden card is called by its place: in another place it is called otherwise.
fn renamed(look: &Sight<'_>, from: CellId, to: CellId) -> Option<ThingId> {
    matches!(look.view.table.grid.at(from), Cell::Hidden).then(|| ids::back(to))
}

/// Dice and blows.
fn fight(event: &Event) -> Option<Vec<Motion>> {
    match event.what {
        What::CheckRolled(pool) | What::AttackRolled(pool) => {
            one(Motion::Roll { dice: dice(event.hero, pool) })
        }
        What::DungeonRolled(face) => one(Motion::Roll { dice: vec![fights::dungeon(face, None)] }),
        What::Shifted { from, to } => count(ids::DUNGEON, i32::from(to) - i32::from(from)),
        What::CriticalRerolled { die, value, .. } | What::FeatDone { die, value } => {
            one(Motion::Roll { dice: vec![fights::character(event.hero, die, value)] })
        }
        What::FightBegan { .. } | What::SecondPhase => one(Motion::Appear { thing: ids::FOE.to_owned() }),
        What::Struck { damage, .. } | What::EnemyHurt { damage, .. } => {
            count(ids::FOE_HP, -i32::from(damage))
        }
        What::EnemyBeaten(_) => one(Motion::Vanish { thing: ids::FOE.to_owned() }),
        _ => None,
    }
}

/// The dice of a pool, as they were rolled.
fn dice(seat: u8, pool: Pool) -> Vec<Die> {
    let mut dice: Vec<Die> =
        pool.faces.iter().zip(1..).map(|(face, number)| fights::character(seat, number, face)).collect();
    dice.push(fights::dungeon(pool.dungeon, None));
    dice.extend(pool.curse.map(|shown| fights::symbol(ids::CURSE, "curse", shown)));
    dice.extend(pool.poison.map(|shown| fights::symbol(ids::POISON, "poison", shown)));
    dice
}

/// The sheet: tracks, potions, Items, afflictions.
fn sheet(look: &Sight<'_>, event: &Event) -> Option<Vec<Motion>> {
    let seat = event.hero;
    match event.what {
        What::Gained(resource, amount) => count(ids::track(seat, resource), i32::from(amount)),
        What::Lost(resource, amount) => count(ids::track(seat, resource), -i32::from(amount)),
        What::XpOverflow(hp) => count(ids::track(seat, Resource::Hp), i32::from(hp)),
        What::PotionGained(potion) => one(Motion::Appear { thing: ids::potion(seat, potion) }),
        What::PotionDropped(potion) | What::PotionUsed(potion) | What::SoldPotion(potion, _) => {
            one(Motion::Vanish { thing: ids::potion(seat, potion) })
        }
        What::Afflicted(affliction) => one(Motion::Appear { thing: ids::condition(seat, affliction) }),
        What::Cured(affliction) => one(Motion::Vanish { thing: ids::condition(seat, affliction) }),
        What::ItemTaken(room, _) => one(Motion::Move {
            thing: ids::room(look.game, room),
            from: None,
            to: ids::items(seat),
            becomes: Some(ids::item(look.game, seat, room)),
        }),
        What::ItemReturned(room) => go(ids::item(look.game, seat, room), ids::UNUSED.to_owned()),
        _ => None,
    }
}

/// What goes from one character to the other.
fn party(look: &Sight<'_>, event: &Event) -> Option<Vec<Motion>> {
    let (from, to) = (event.hero, event.hero ^ 1);
    match event.what {
        What::GaveTrack(resource, amount) => Some(vec![
            Motion::Count { thing: ids::track(from, resource), by: -i32::from(amount) },
            Motion::Count { thing: ids::track(to, resource), by: i32::from(amount) },
        ]),
        What::GavePotion(potion) => one(Motion::Move {
            thing: ids::potion(from, potion),
            from: None,
            to: ids::potions(to),
            becomes: Some(ids::potion(to, potion)),
        }),
        What::GaveItem(room) => one(Motion::Move {
            thing: ids::item(look.game, from, room),
            from: None,
            to: ids::items(to),
            becomes: Some(ids::item(look.game, to, room)),
        }),
        _ => None,
    }
}
