//! What a choice of Catacombs may come to, in few words: who dies, whether a test is passed or a blow hits, life won and lost, what is found.

use super::Sight;
use crate::odds::{Fact, Fate, Mood};
use crate::words::Words;
use catacombs::event::{
    Event, EventKind, FightEvent, Figure, ItemEvent, MoveEvent, PlaceEvent, RollEvent, StatusEvent, TurnEvent,
};
use catacombs::message::key;
use catacombs::state::{Frame, Kind, Side, State};
use undercroft_kernel::{Message, Viewer};

/// Folds a branch of chance.
pub(super) fn fate(look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
    let mine = if look.viewer == Viewer::Seat(before.master()) { Side::Master } else { Side::Party };
    let dies = |who: Figure| {
        events.iter().any(|event| event.who == who && event.kind == EventKind::Fight(FightEvent::Died))
    };
    let mut fate = Fate::default();
    for (at, event) in events.iter().enumerate() {
        let is_own = side(before, event.who).is_none_or(|side| side == mine);
        let wished = |good: bool| if good == is_own { Mood::Good } else { Mood::Bad };
        let told = further(events.get(..at).unwrap_or_default(), event)
            .or_else(|| told(look, event, dies(event.who)));
        if let Some((fact, good)) = told {
            let is_other = event.who.kind != Kind::Nobody && event.who.id != before.actor;
            let names_it = fact.words.args.has("who");
            let fact = if is_other && !names_it { fact.of(look.game.figure(event.who)) } else { fact };
            fate.add_with(fact, good.map_or(Mood::Plain, wished));
        }
    }
    if let (Some(Frame::Doom { who, .. }), true) =
        (after.stack.top(), before.stack.top() != after.stack.top())
    {
        let figure = Figure { id: who, kind: before.creatures[who].kind };
        let mood = if side(before, figure) == Some(mine) { Mood::Bad } else { Mood::Plain };
        fate.add_with(Fact::death(named(look, "odds-ca-doomed", figure)), mood);
    }
    let mourned = events.iter().filter(|event| event.kind == EventKind::Fight(FightEvent::Died));
    if mourned.filter_map(|event| side(before, event.who)).any(|side| side == mine) {
        fate.mood = Mood::Bad;
    }
    if mine == Side::Party && events.iter().any(|event| event.kind == EventKind::Turn(TurnEvent::LostMatch)) {
        fate.add(Fact::verdict(Words::new("odds-lost")));
    }
    if let Some(fact) = next(before, after, fate.facts.is_empty()) {
        fate.add(fact);
    }
    if fate.facts.is_empty() && before.creatures[before.actor].at != after.creatures[before.actor].at {
        fate.add(Fact::detail(Words::new("odds-ca-moved")));
    }
    fate
}

/// A test after another one of the same creature: only the first is what was tried.
fn further(earlier: &[Event], event: &Event) -> Option<(Fact, Option<bool>)> {
    let tested = |event: &Event| match event.kind {
        EventKind::Roll(RollEvent::Tested { passed, .. }) => Some(passed),
        EventKind::Roll(RollEvent::TestHopeless(_)) => Some(false),
        _ => None,
    };
    let passed = tested(event)?;
    let key = if passed { "odds-ca-passed-too" } else { "odds-ca-failed-then" };
    let mut same = earlier.iter().filter(|other| other.who == event.who);
    same.any(|other| tested(other).is_some()).then(|| (Fact::detail(Words::new(key)), Some(passed)))
}

/// On whose side somebody is; a slot that was filled meanwhile is read by what stands there now.
fn side(before: &State, who: Figure) -> Option<Side> {
    let known = &before.creatures[who.id];
    match who.kind {
        Kind::Nobody => None,
        kind if known.kind == kind => Some(known.side),
        Kind::Hero(_) => Some(Side::Party),
        Kind::Monster(_) => Some(Side::Master),
    }
}

/// What is drawn or rolled next, where the choice does not end with itself.
fn next(before: &State, after: &State, untold: bool) -> Option<Fact> {
    let top = after.stack.top().filter(|_| after.stack.depth() > before.stack.depth())?;
    let key = match top {
        Frame::Hoard { .. } | Frame::Find { .. } | Frame::Booty { .. } => "odds-ca-treasure",
        Frame::Event { .. } => "odds-ca-event",
        Frame::Ambush { .. } => "odds-ca-ambush",
        _ if untold => "odds-ca-goes-on",
        _ => return None,
    };
    Some(Fact::detail(Words::new(key)))
}

fn named(look: &Sight<'_>, key: &'static str, who: Figure) -> Words {
    let kind = if matches!(who.kind, Kind::Hero(_)) { "hero" } else { "monster" };
    look.say(Message::new(key).word("kind", kind).name("who", look.game.figure(who)))
}

/// What one event means, without its dice, and whether it is good for whom it befalls. What else happens to the dead does not count.
fn told(look: &Sight<'_>, event: &Event, dies: bool) -> Option<(Fact, Option<bool>)> {
    let verdict = |key: &'static str, good| Some((Fact::verdict(Words::new(key)), Some(good)));
    let detail = |key: &'static str, good| Some((Fact::detail(Words::new(key)), good));
    let item = |item| {
        let name = key("item", &look.game.content.items[item].id);
        Some((Fact::detail(look.say(Message::new("odds-ca-found").name("item", name))), Some(true)))
    };
    match event.kind {
        EventKind::Fight(FightEvent::Died) => {
            Some((Fact::death(named(look, "odds-ca-dies", event.who)), Some(false)))
        }
        EventKind::Fight(FightEvent::FigureDied) => {
            Some((Fact::death(named(look, "odds-ca-figures-die", event.who)).by(1), Some(false)))
        }
        EventKind::Roll(RollEvent::Tested { passed: true, .. }) => verdict("odds-ca-passed", true),
        EventKind::Roll(RollEvent::Tested { passed: false, .. } | RollEvent::TestHopeless(_)) => {
            verdict("odds-ca-failed", false)
        }
        EventKind::Fight(FightEvent::Attacked { hit: true, .. }) => verdict("odds-ca-hit", true),
        EventKind::Fight(FightEvent::Attacked { hit: false, .. }) => verdict("odds-ca-missed", false),
        EventKind::Fight(FightEvent::Grounded) if !dies => {
            Some((Fact::verdict(named(look, "odds-ca-falls", event.who)), Some(false)))
        }
        EventKind::Fight(FightEvent::Banished) => {
            Some((Fact::verdict(named(look, "odds-ca-banished", event.who)), Some(false)))
        }
        EventKind::Fight(FightEvent::Wounded(pv)) if !dies => {
            Some((Fact::detail(Words::new("odds-ca-loses")).by(pv), Some(false)))
        }
        EventKind::Fight(FightEvent::Healed(pv)) if pv > 0 && !dies => {
            Some((Fact::detail(Words::new("odds-ca-heals")).by(pv), Some(true)))
        }
        EventKind::Item(ItemEvent::FoundNothing) => detail("odds-ca-nothing", None),
        EventKind::Item(ItemEvent::Ecus(ecus)) => {
            Some((Fact::detail(Words::new("odds-ca-ecus")).by(ecus), Some(true)))
        }
        EventKind::Item(ItemEvent::Found(one) | ItemEvent::Took(one)) => item(one),
        EventKind::Place(PlaceEvent::DoorOpened(_)) => detail("odds-ca-opened", None),
        EventKind::Place(PlaceEvent::DoorLocked(..) | PlaceEvent::ChestLocked(_)) => {
            detail("odds-ca-locked", None)
        }
        EventKind::Place(PlaceEvent::ChestOpened(_)) => detail("odds-ca-opened", Some(true)),
        EventKind::Place(PlaceEvent::TrapSprung(trap, _)) => {
            let trap = key("trap", &look.game.content.traps[trap].id);
            Some((Fact::detail(look.say(Message::new("odds-ca-trap").name("trap", trap))), Some(false)))
        }
        EventKind::Place(PlaceEvent::TrapFound(..)) => detail("odds-ca-trap-found", Some(true)),
        EventKind::Move(MoveEvent::Fell(_)) if !dies => detail("odds-ca-fell-in", Some(false)),
        EventKind::Status(StatusEvent::CaughtFire) if !dies => detail("odds-ca-fire", Some(false)),
        EventKind::Status(StatusEvent::Poisoned) if !dies => detail("odds-ca-poison", Some(false)),
        EventKind::Status(StatusEvent::Webbed(_)) if !dies => detail("odds-ca-web", Some(false)),
        _ => None,
    }
}
