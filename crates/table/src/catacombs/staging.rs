//! Catacombs on the stage: who does what to whom, what blows and tests come to, and which lines are routine.

use super::{ids, names, signs};
use crate::card::Glyph;
use crate::odds::Mood;
use crate::picture::ThingId;
use crate::staging::{Deed, Staging, Sum};
use crate::words::Words;
use catacombs::Catacombs;
use catacombs::content::ItemId;
use catacombs::event::{
    Event, EventKind, FightEvent, Figure, Force, ItemEvent, Manner, MasterEvent, MoveEvent, PlaceEvent,
    RollEvent, SpellEvent, StatusEvent, TurnEvent,
};
use catacombs::message::key;
use catacombs::state::{Gait, Kind, Rolled};
use undercroft_kernel::Message;

/// How the line of an event is staged.
pub(super) fn staged(game: &Catacombs, event: &Event) -> Staging {
    let quiet = matches!(
        event.kind,
        EventKind::Turn(TurnEvent::Ordered(_) | TurnEvent::Began(_) | TurnEvent::Ended(_))
    );
    Staging { deed: deed(game, event), sum: sum(event), quiet }
}

fn says(message: Message) -> Words {
    Words::of(&message, &|_| true)
}

/// Something that somebody does, alike when it is done again.
fn act(key: &'static str) -> Message {
    Message::new(key).number("times", 1)
}

fn deed(game: &Catacombs, event: &Event) -> Option<Deed> {
    let who = event.who;
    let done = |message: Message, to: Vec<ThingId>| {
        let by = Some(ids::creature(who.id));
        Some(Deed { by, name: Some(name(game, who)), to, says: Some(says(message)), change: None })
    };
    let alone = |key: &'static str| done(act(key), Vec::new());
    let item = |key: &'static str, id| act(key).name("item", key_of_item(game, id));
    match event.kind {
        EventKind::Turn(TurnEvent::Began(_)) => {
            Some(Deed { by: Some(ids::creature(who.id)), name: Some(name(game, who)), ..Deed::default() })
        }
        EventKind::Turn(TurnEvent::Waited) => alone("deed-ca-wait"),
        EventKind::Move(MoveEvent::Moved(_, Gait::Walk)) => alone("deed-ca-walk"),
        EventKind::Move(MoveEvent::Moved(_, Gait::Run)) => alone("deed-ca-run"),
        EventKind::Move(MoveEvent::Jumped(_)) => alone("deed-ca-jump"),
        EventKind::Move(MoveEvent::GaveUp) => alone("deed-ca-held"),
        EventKind::Move(MoveEvent::Left) => alone("deed-ca-leave"),
        EventKind::Fight(FightEvent::Attacked { target, manner, hit, .. }) => {
            let to = if target.kind == Kind::Nobody { Vec::new() } else { vec![ids::creature(target.id)] };
            let strikes = act(if to.is_empty() { "deed-ca-batter" } else { "deed-ca-strike" })
                .number("hits", i64::from(hit))
                .word(
                    "manner",
                    if matches!(manner, Manner::Shot | Manner::PreciseShot) { "shot" } else { "blow" },
                )
                .name("target", game.figure(target));
            done(strikes, to)
        }
        EventKind::Item(ItemEvent::Searched(_)) => alone("deed-ca-search"),
        EventKind::Item(ItemEvent::Found(id)) => done(item("deed-ca-find", id), Vec::new()),
        EventKind::Item(ItemEvent::Drank(id)) => done(item("deed-ca-drink", id), Vec::new()),
        EventKind::Spell(SpellEvent::Cast(id)) => {
            done(act("deed-ca-cast").name("spell", key("spell", &game.content.spells[id].id)), Vec::new())
        }
        EventKind::Place(PlaceEvent::DoorOpened(_)) => alone("deed-ca-open"),
        EventKind::Place(PlaceEvent::ChestOpened(_)) => alone("deed-ca-chest"),
        EventKind::Master(MasterEvent::MonsterPlaced(..)) if who.kind != Kind::Nobody => {
            alone("deed-ca-appear")
        }
        _ => change(event),
    }
}

/// What follows for somebody.
fn change(event: &Event) -> Option<Deed> {
    let to = vec![ids::creature(event.who.id)];
    let gains = |icon: &'static str, key: &'static str, by: i32| {
        let change = Glyph::new(icon, Words::new(key)).with(by);
        Some(Deed { to: to.clone(), change: Some(change), ..Deed::default() })
    };
    match event.kind {
        EventKind::Fight(FightEvent::Wounded(pv)) | EventKind::Move(MoveEvent::BrokeAway(pv)) => {
            gains(signs::PV, "track-ca-pv", -i32::from(pv))
        }
        EventKind::Fight(FightEvent::Healed(pv)) => gains(signs::PV, "track-ca-pv", i32::from(pv)),
        EventKind::Fight(FightEvent::Died | FightEvent::FigureDied) => gains("skull", "change-ca-slain", 0),
        EventKind::Fight(FightEvent::Grounded) => gains("skull", "change-ca-down", 0),
        EventKind::Item(ItemEvent::Ecus(ecus)) => gains(signs::ECUS, "track-ca-ecus", i32::from(ecus)),
        EventKind::Status(StatusEvent::ApLost(ap)) => gains(signs::AP, "track-ca-ap", -i32::from(ap)),
        _ => None,
    }
}

fn key_of_item(game: &Catacombs, item: ItemId) -> String {
    key("item", &game.content.items[item].id)
}

fn name(game: &Catacombs, who: Figure) -> Words {
    says(Message::new("board-ca-name").name("who", game.figure(who)))
}

fn sum(event: &Event) -> Option<Sum> {
    match event.kind {
        EventKind::Roll(RollEvent::Tested { characteristic, difficulty, bonus, roll, passed, .. }) => {
            let tested = Message::new("sum-ca-test")
                .name("characteristic", names::characteristic(characteristic).key)
                .number("difficulty", difficulty);
            let terms = [(i16::from(bonus), "sum-ca-bonus")];
            Some(Sum {
                says: says(tested),
                terms: shown(&terms),
                value: (!roll.x).then(|| i32::from(roll.sum) + i32::from(bonus)),
                verdict: Words::new(if passed { "die-ca-passed" } else { "die-ca-failed" }),
                mood: mood(passed),
            })
        }
        EventKind::Fight(FightEvent::Attacked { roll, force, hit, target, .. }) => {
            Some(blow(roll, force, hit, target.kind == Kind::Nobody))
        }
        _ => None,
    }
}

/// A blow: the dice, what the arm and the weapon add, and what guards against it.
fn blow(roll: Rolled, force: Force, hit: bool, thing: bool) -> Sum {
    let terms = [
        (force.fixed, "sum-ca-weapon"),
        (force.strength, "sum-ca-strength"),
        (-force.endurance, "sum-ca-endurance"),
        (-force.armour, "sum-ca-armour"),
        (-force.defence, "sum-ca-defence"),
    ];
    let inflicts = i32::from(force.inflicts(i16::from(roll.sum)));
    let verdict = match (hit, inflicts) {
        (false, _) => "die-ca-missed",
        (true, 0) => "sum-ca-guarded",
        (true, _) => "die-ca-hit",
    };
    Sum {
        says: Words::new(if thing { "sum-ca-batter" } else { "sum-ca-blow" }),
        terms: if hit { shown(&terms) } else { Vec::new() },
        value: if hit { Some(inflicts) } else { (!roll.x).then_some(i32::from(roll.sum)) },
        verdict: Words::new(verdict),
        mood: mood(hit && inflicts > 0),
    }
}

const fn mood(wished: bool) -> Mood {
    if wished { Mood::Good } else { Mood::Bad }
}

/// The terms that are there.
fn shown(terms: &[(i16, &'static str)]) -> Vec<Glyph> {
    let term = |(figure, key): &(i16, &'static str)| Glyph {
        icon: None,
        figure: Some(i32::from(*figure)),
        says: Words::new(*key),
    };
    terms.iter().filter(|(figure, _)| *figure != 0).map(term).collect()
}
