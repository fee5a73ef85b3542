//! What a choice of Urto may come to, in few words: what is found, who is hurt or dies, and what changes on the own sheet.

use super::Sight;
use crate::odds::{Fact, Fate, Mood};
use std::cmp::Ordering;
use undercroft_kernel::{Message, Viewer};
use urto::event::{CardEvent, CaveEvent, Event, EventKind, FateEvent, FightEvent};
use urto::message::key;
use urto::state::{Frame, Hurt, Player, State};

/// Folds a branch of chance.
pub(super) fn fate(look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
    let me = match look.viewer {
        Viewer::Seat(seat) => Player(seat.0),
        Viewer::Spectator => before.active,
    };
    let mut fate = Fate::default();
    for event in events {
        told(look, me, before, event, &mut fate);
    }
    // What was won by the roll is told before the roll.
    for event in events {
        if let EventKind::Fight(FightEvent::Rolled { total, against, .. }) = event.kind
            && against > 0
        {
            roll(look, event.who == me, total, against, &mut fate);
        }
    }
    for who in look.game.everybody().iter() {
        let (old, new) = (&before.heroes[who], &after.heroes[who]);
        let named = |fact: Fact| if who == me { fact } else { fact.of(look.game.hero_key(old.sheet)) };
        if let Some(fact) = track(look, "track-ur-life", old.life, new.life) {
            fate.add(named(fact));
        }
        if new.pending > old.pending {
            fate.add(named(Fact::detail(look.say(Message::new("odds-ur-threatened"))).by(new.pending)));
        }
        if is_doomed(after, who) && !is_doomed(before, who) {
            let mood = if who == me { Mood::Bad } else { Mood::Plain };
            fate.add_with(death(look, me, before, who, "odds-ur-doomed"), mood);
        }
    }
    let (old, new) = (&before.heroes[me], &after.heroes[me]);
    if let Some(fact) = track(look, "track-ur-mana", old.mana, new.mana) {
        fate.add(fact);
    }
    if new.pending > old.pending {
        fate.mood = Mood::Bad;
    }
    fate
}

/// More or less of something.
fn track(look: &Sight<'_>, name: &'static str, old: u8, new: u8) -> Option<Fact> {
    let by = i32::from(new) - i32::from(old);
    let key = if by < 0 { "odds-ur-loses" } else { "odds-ur-gains" };
    (by != 0).then(|| Fact::detail(look.say(Message::new(key).name("what", name))).by(by.abs()))
}

/// Somebody will die unless a card or a power averts it.
fn is_doomed(state: &State, who: Player) -> bool {
    let hero = &state.heroes[who];
    let dying = matches!(state.stack.top(), Some(Frame::Harm { hurt: Hurt::Dying, .. })) && hero.life == 0;
    state.cave.has(who) && (dying || (hero.pending > 0 && hero.pending >= hero.life))
}

fn death(look: &Sight<'_>, me: Player, state: &State, who: Player, key: &'static str) -> Fact {
    let own = Message::new(key).word("own", if who == me { "yes" } else { "no" });
    Fact::death(look.say(own.name("hero", look.game.hero_key(state.heroes[who].sheet))))
}

/// What an event means to the one who asks.
fn told(look: &Sight<'_>, me: Player, before: &State, event: &Event, fate: &mut Fate) {
    let own = event.who == me;
    let glad = |good: bool| if good { Mood::Good } else { Mood::Bad };
    let dice = &look.game.content.dice;
    let thing = |name: String| Fact::verdict(look.say(Message::new("odds-ur-thing").name("thing", name)));
    let mut verdict = |message: Message, mood: Mood| fate.add_with(Fact::verdict(look.say(message)), mood);
    match event.kind {
        EventKind::Cave(CaveEvent::TokenDrawn(token)) => fate.add(thing(key("token", token.id()))),
        EventKind::Cave(CaveEvent::Searched(face)) => {
            if let Some(found) = dice.search.shown(face) {
                fate.add(thing(key("outcome", &format!("search_{}", found.id))));
            }
        }
        EventKind::Card(CardEvent::DivineRolled(weapon, face)) => {
            if let Some(outcome) = dice.divine(weapon).shown(face) {
                let name = key("outcome", &format!("{}_{}", weapon.id(), outcome.id));
                fate.add_with(thing(name), glad(!outcome.failure));
            }
        }
        EventKind::Fight(FightEvent::DuelWon(_)) => {
            verdict(Message::new(if own { "odds-ur-won" } else { "odds-ur-lost" }), glad(own));
        }
        EventKind::Fight(FightEvent::Slain(monster)) => {
            verdict(
                Message::new("odds-ur-slain").name("monster", look.game.monster_key(monster)),
                Mood::Good,
            );
        }
        EventKind::Cave(CaveEvent::MushroomDestroyed(_)) => {
            verdict(Message::new("odds-ur-mushroom-falls"), Mood::Good)
        }
        EventKind::Cave(CaveEvent::MushroomHolds(_)) => {
            verdict(Message::new("odds-ur-mushroom-holds"), Mood::Bad)
        }
        EventKind::Cave(CaveEvent::DefenceRolled { face, target }) if own && target > 0 => {
            let passed = face >= target;
            verdict(Message::new(if passed { "odds-ur-passed" } else { "odds-ur-failed" }), glad(passed));
        }
        EventKind::Fate(FateEvent::Died(_)) => {
            let mood = if own { Mood::Bad } else { Mood::Plain };
            fate.add_with(death(look, me, before, event.who, "odds-ur-dies"), mood);
        }
        _ => {}
    }
}

/// A combat die against what it has to be compared with: who is ahead, and by what numbers.
fn roll(look: &Sight<'_>, own: bool, total: u8, against: u8, fate: &mut Fate) {
    let (mine, theirs) = if own { (total, against) } else { (against, total) };
    let (key, mood) = match mine.cmp(&theirs) {
        Ordering::Greater => ("odds-ur-higher", Mood::Good),
        Ordering::Equal => ("odds-ur-even", Mood::Plain),
        Ordering::Less => ("odds-ur-lower", Mood::Bad),
    };
    let mood = if fate.mood == Mood::Plain { mood } else { fate.mood };
    fate.add_with(Fact::verdict(look.say(Message::new(key))), mood);
    let numbers = if own {
        Message::new("odds-ur-roll").number("against", against)
    } else {
        Message::new("odds-ur-their-roll").number("mine", against)
    };
    fate.add(Fact::detail(look.say(numbers)).by(total));
}
