//! What is seen of the events of Mini Rogue: dice first, then what they lead to. Events that only words can tell have no motion.

use super::{Sight, fights, ids};
use crate::fight::Die;
use crate::motion::Motion;
use crate::picture::ThingId;
use mini_rogue::content::{Potion, Resource};
use mini_rogue::event::{
    CheckEvent, CoopEvent, Event, EventKind, FightEvent, HeroEvent, ItemEvent, Pool, PotionEvent, SetupEvent,
    TradeEvent, TurnEvent,
};
use mini_rogue::state::{Cell, CellId};

/// Adds the motions of an event. `look` shows the table before the step.
pub(super) fn add(look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
    let hero = event.hero;
    let found = match event.kind {
        EventKind::Setup(SetupEvent::Joined(_) | SetupEvent::LeaderRolled { .. } | SetupEvent::Leads) => None,
        EventKind::Turn(event) => turn(look, hero, event),
        EventKind::Check(event) => check(hero, event),
        EventKind::Hero(event) => sheet(hero, event),
        EventKind::Fight(event) => fight(look, hero, event),
        EventKind::Potion(event) => potion(hero, event),
        EventKind::Item(event) => item(look, hero, event),
        EventKind::Trade(event) => trade(hero, event),
        EventKind::Coop(event) => coop(look, hero, event),
    };
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

/// The board: Rooms, steps, Areas.
fn turn(look: &Sight<'_>, hero: u8, event: TurnEvent) -> Option<Vec<Motion>> {
    let state = &look.view.table;
    let walk = |to: CellId| {
        let stands = state.party.at(usize::from(hero)).is_some_and(|hero| hero.cell == to);
        if stands { Some(Vec::new()) } else { go(ids::hero(hero), ids::cell(to)) }
    };
    match event {
        TurnEvent::Dealt { .. } => one(Motion::Deal { board: ids::GRID.to_owned() }),
        TurnEvent::Revealed(cell, room) => {
            one(Motion::Flip { thing: hidden(look, cell), becomes: ids::room(look.game, room), up: true })
        }
        TurnEvent::GuardianRevealed(guardian) => one(Motion::Flip {
            thing: ids::GUARDIAN_BACK.to_owned(),
            becomes: ids::guardian(look.game, guardian),
            up: true,
        }),
        TurnEvent::Entered(cell, _) | TurnEvent::Evaded(cell, _) => walk(cell),
        TurnEvent::ExitReached => walk(CellId::EXIT),
        TurnEvent::Fell { to, .. } | TurnEvent::Descended(to) => go(ids::PARTY.to_owned(), ids::area(to)),
        TurnEvent::Swapped(a, b) => {
            let across = |from: CellId, to: CellId| {
                let (thing, becomes) = (hidden(look, from), renamed(look, from, to));
                Motion::Move { thing, from: Some(ids::cell(from)), to: ids::cell(to), becomes }
            };
            Some(vec![across(a, b), across(b, a)])
        }
        TurnEvent::Replaced(cell) => one(Motion::Move {
            thing: hidden(look, cell),
            from: Some(ids::cell(cell)),
            to: ids::UNUSED.to_owned(),
            becomes: None,
        }),
        TurnEvent::PutBack(room, Some(cell)) => one(Motion::Move {
            thing: room.map_or_else(|| ids::back(cell), |room| ids::room(look.game, room)),
            from: Some(ids::UNUSED.to_owned()),
            to: ids::cell(cell),
            becomes: None,
        }),
        TurnEvent::Resolved(_)
        | TurnEvent::Looked(_)
        | TurnEvent::PutBack(_, None)
        | TurnEvent::NoStory
        | TurnEvent::FallIgnored
        | TurnEvent::GuardianLost
        | TurnEvent::Ate
        | TurnEvent::WentHungry(_)
        | TurnEvent::Collected => None,
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

/// Checks, and the Dungeon die alone.
fn check(hero: u8, event: CheckEvent) -> Option<Vec<Motion>> {
    match event {
        CheckEvent::Rolled(pool) => one(Motion::Roll { dice: dice(hero, pool) }),
        CheckEvent::DungeonRolled(face) => one(Motion::Roll { dice: vec![fights::dungeon(face, None)] }),
        CheckEvent::Shifted { from, to } => count(ids::DUNGEON, i32::from(to) - i32::from(from)),
        CheckEvent::Done { .. } | CheckEvent::SeenThrough => None,
    }
}

/// Dice and blows.
fn fight(look: &Sight<'_>, hero: u8, event: FightEvent) -> Option<Vec<Motion>> {
    match event {
        FightEvent::Rolled(pool) => one(Motion::Roll { dice: dice(hero, pool) }),
        FightEvent::CriticalRerolled { die, value, .. } | FightEvent::FeatDone { die, value } => {
            one(Motion::Roll { dice: vec![fights::character(hero, die, value)] })
        }
        FightEvent::Began { .. } | FightEvent::SecondPhase => {
            one(Motion::Appear { thing: ids::FOE.to_owned() })
        }
        FightEvent::Struck { damage, .. } | FightEvent::EnemyHurt { damage, .. } => {
            count(ids::FOE_HP, -i32::from(damage))
        }
        FightEvent::EnemyBeaten(_) => one(Motion::Vanish { thing: ids::FOE.to_owned() }),
        FightEvent::GuardianDiscarded(guardian) => {
            one(Motion::Vanish { thing: ids::guardian(look.game, guardian) })
        }
        FightEvent::StanceTaken(_)
        | FightEvent::Doubled { .. }
        | FightEvent::EnemyMissed(_)
        | FightEvent::EnemyFrozen(_)
        | FightEvent::EnemyHit { .. }
        | FightEvent::Regenerated { .. }
        | FightEvent::Won
        | FightEvent::ChapterWon => None,
    }
}

/// The dice that an event tells of.
pub(super) fn rolled(event: &Event) -> Vec<Die> {
    match event.kind {
        EventKind::Check(CheckEvent::Rolled(pool)) | EventKind::Fight(FightEvent::Rolled(pool)) => {
            dice(event.hero, pool)
        }
        EventKind::Check(CheckEvent::DungeonRolled(face)) => vec![fights::dungeon(face, None)],
        EventKind::Fight(
            FightEvent::CriticalRerolled { die, value, .. } | FightEvent::FeatDone { die, value },
        ) => vec![fights::character(event.hero, die, value)],
        _ => Vec::new(),
    }
}

/// Whether an event rolls one die of a pool again.
pub(super) const fn is_reroll(event: &Event) -> bool {
    matches!(event.kind, EventKind::Fight(FightEvent::CriticalRerolled { .. } | FightEvent::FeatDone { .. }))
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

/// Tracks and afflictions.
fn sheet(seat: u8, event: HeroEvent) -> Option<Vec<Motion>> {
    match event {
        HeroEvent::Gained(resource, amount) => count(ids::track(seat, resource), i32::from(amount)),
        HeroEvent::Lost(resource, amount) => count(ids::track(seat, resource), -i32::from(amount)),
        HeroEvent::XpOverflow(hp) => count(ids::track(seat, Resource::Hp), i32::from(hp)),
        HeroEvent::Afflicted(affliction) => one(Motion::Appear { thing: ids::condition(seat, affliction) }),
        HeroEvent::Cured(affliction) => one(Motion::Vanish { thing: ids::condition(seat, affliction) }),
        HeroEvent::TrackFull(_)
        | HeroEvent::MissingPaid(_)
        | HeroEvent::PenaltyReplaced
        | HeroEvent::LevelChanged(_)
        | HeroEvent::AfflictedAlready(_)
        | HeroEvent::BlessingBlocked
        | HeroEvent::PoisonBit
        | HeroEvent::HpRaised(_)
        | HeroEvent::Refreshed
        | HeroEvent::CombatSkill
        | HeroEvent::ExplorationSkill
        | HeroEvent::PreparationSkill
        | HeroEvent::Saved { .. }
        | HeroEvent::Died => None,
    }
}

fn potion(seat: u8, event: PotionEvent) -> Option<Vec<Motion>> {
    match event {
        PotionEvent::Gained(potion) => one(Motion::Appear { thing: ids::potion(seat, potion) }),
        PotionEvent::Dropped(potion) | PotionEvent::Used(potion) => vanish(seat, potion),
        PotionEvent::Double(_) => None,
    }
}

fn vanish(seat: u8, potion: Potion) -> Option<Vec<Motion>> {
    one(Motion::Vanish { thing: ids::potion(seat, potion) })
}

fn item(look: &Sight<'_>, seat: u8, event: ItemEvent) -> Option<Vec<Motion>> {
    match event {
        ItemEvent::Taken(room, _) => one(Motion::Move {
            thing: ids::room(look.game, room),
            from: None,
            to: ids::items(seat),
            becomes: Some(ids::item(look.game, seat, room)),
        }),
        ItemEvent::Returned(room) => go(ids::item(look.game, seat, room), ids::UNUSED.to_owned()),
        ItemEvent::Left(_) | ItemEvent::Declined(_) | ItemEvent::Used(..) => None,
    }
}

fn trade(seat: u8, event: TradeEvent) -> Option<Vec<Motion>> {
    match event {
        TradeEvent::SoldPotion(potion, _) => vanish(seat, potion),
        TradeEvent::Offered(_)
        | TradeEvent::Bought(_)
        | TradeEvent::TakenBack(_)
        | TradeEvent::SoldArmour(_) => None,
    }
}

/// What goes from one character to the other.
fn coop(look: &Sight<'_>, from: u8, event: CoopEvent) -> Option<Vec<Motion>> {
    let to = from ^ 1;
    match event {
        CoopEvent::GaveTrack(resource, amount) => Some(vec![
            Motion::Count { thing: ids::track(from, resource), by: -i32::from(amount) },
            Motion::Count { thing: ids::track(to, resource), by: i32::from(amount) },
        ]),
        CoopEvent::GavePotion(potion) => one(Motion::Move {
            thing: ids::potion(from, potion),
            from: None,
            to: ids::potions(to),
            becomes: Some(ids::potion(to, potion)),
        }),
        CoopEvent::GaveItem(room) => one(Motion::Move {
            thing: ids::item(look.game, from, room),
            from: None,
            to: ids::items(to),
            becomes: Some(ids::item(look.game, to, room)),
        }),
        CoopEvent::WayChosen(_)
        | CoopEvent::OrderProposed
        | CoopEvent::OrderAgreed
        | CoopEvent::OrderDeclined
        | CoopEvent::TradeBegan
        | CoopEvent::TradeEnded => None,
    }
}
