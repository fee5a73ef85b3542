//! What a choice of Mini Rogue may come to, in few words: who dies, whether a check is passed and an enemy beaten, damage, and what changes on a sheet.

use super::Sight;
use crate::odds::{Fact, Fate, Mood, Weight};
use crate::words::Words;
use mini_rogue::content::{Affliction, Potion, Resource};
use mini_rogue::event::{CheckEvent, Event, EventKind, FightEvent, HeroEvent, TurnEvent};
use mini_rogue::message::{affliction_key, key, resource_key};
use mini_rogue::rules::{char, combat};
use mini_rogue::state::{Foe, Frame, Hero, Stage, State};
use undercroft_kernel::{Message, Seat, Viewer};

/// Folds a branch of chance.
pub(super) fn fate(look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
    let mut fate = Fate::default();
    let mut gone = None;
    for event in events {
        match event.kind {
            EventKind::Check(CheckEvent::Done { passed }) => {
                let (key, mood) =
                    if passed { ("odds-check-passed", Mood::Good) } else { ("odds-check-failed", Mood::Bad) };
                fate.add_with(Fact::verdict(Words::new(key)), mood);
            }
            EventKind::Fight(FightEvent::EnemyBeaten(_)) => {
                fate.add_with(Fact::verdict(Words::new("odds-enemy-beaten")), Mood::Good);
            }
            EventKind::Turn(TurnEvent::Fell { to, .. }) => {
                fate.add_with(Fact::detail(Words::new("odds-fall")).by(to), Mood::Bad);
            }
            EventKind::Hero(HeroEvent::Died) => gone = Some((event.hero, "odds-dies")),
            _ => {}
        }
    }
    if let (Some(Frame::Doom { hero }), true) = (after.stack.top(), before.stack.top() != after.stack.top()) {
        gone = Some((hero, "odds-doomed"));
    }
    fight(look, before, after, events, &mut fate);
    let decided = fate.mood != Mood::Plain || fate.facts.iter().any(|fact| fact.weight == Weight::Verdict);
    let (mut gains, mut losses) = (false, false);
    for (at, (old, new)) in before.party().zip(after.party()).enumerate() {
        if gone.is_some_and(|(hero, _)| usize::from(hero) == at) {
            continue;
        }
        for (fact, mood) in sheet(look, old, new) {
            (gains, losses) = (gains || mood == Mood::Good, losses || mood == Mood::Bad);
            fate.add(if is_own(look, before, at) { fact } else { fact.of(name(look, old)) });
        }
    }
    // Without anything that was at stake, a result is good or bad by what it gives or takes.
    if !decided && gains != losses {
        fate.mood = if gains { Mood::Good } else { Mood::Bad };
    }
    if let Some(key) = waiting(after).filter(|key| waiting(before) != Some(key)) {
        fate.add(Fact::detail(Words::new(key)));
    }
    if after.area != before.area
        && !events.iter().any(|event| matches!(event.kind, EventKind::Turn(TurnEvent::Fell { .. })))
    {
        fate.add(
            Fact::detail(look.say(Message::new("odds-area").number("before", before.area))).by(after.area),
        );
    }
    if let Some((hero, key)) = gone {
        fate.add_with(Fact::death(dying(look, before, usize::from(hero), key)), Mood::Bad);
    }
    fate
}

/// What is to be done next in a Room that was entered, or about a result; fights are told apart.
fn waiting(state: &State) -> Option<&'static str> {
    match state.stack.top()? {
        Frame::Check => Some("odds-check"),
        Frame::Camp => Some("odds-camp"),
        Frame::Trade => Some("odds-trade"),
        Frame::Shrine { .. } => Some("odds-shrine"),
        Frame::ItemPrice => Some("odds-item-price"),
        Frame::ItemWon { .. } => Some("odds-item-won"),
        Frame::Choice { .. } => Some("icon-choice"),
        _ => None,
    }
}

/// Whether a character is the one of the seat that asks.
fn is_own(look: &Sight<'_>, state: &State, at: usize) -> bool {
    look.viewer == Viewer::Seat(Seat(at as u8)) || !state.is_coop()
}

fn name(look: &Sight<'_>, hero: &Hero) -> String {
    key("character", &look.game.content.characters[hero.character].id)
}

/// Who dies: the one who asks, or the other one by its name.
fn dying(look: &Sight<'_>, before: &State, at: usize, key: &'static str) -> Words {
    let message = Message::new(key).word("own", if is_own(look, before, at) { "yes" } else { "no" });
    let hero = before.party().nth(at).map(|hero| name(look, hero)).unwrap_or_default();
    look.say(message.name("hero", hero))
}

/// A fight that goes on or begins.
fn fight(look: &Sight<'_>, before: &State, after: &State, events: &[Event], fate: &mut Fate) {
    let (old, new) = (&before.fight, &after.fight);
    if new.foe == Foe::Nobody {
        return;
    }
    if old.foe == Foe::Nobody {
        let begins = Message::new("odds-fight").name("enemy", look.game.enemy(new.enemy));
        return fate.add(Fact::detail(look.say(begins)).by(new.hp));
    }
    let change = i32::from(new.hp) - i32::from(old.hp);
    if change != 0 {
        let key = if change < 0 { "odds-enemy-loses" } else { "odds-enemy-heals" };
        fate.add(Fact::detail(Words::new(key)).by(change.abs()));
    }
    let rolled = |stage: Stage| matches!(stage, Stage::Dice | Stage::Final);
    let damage = |state: &State| if rolled(state.fight.stage) { combat::damage(look.game, state) } else { 0 };
    let rerolled = |event: &Event| {
        matches!(
            event.kind,
            EventKind::Fight(FightEvent::CriticalRerolled { .. })
                | EventKind::Fight(FightEvent::FeatDone { .. })
                | EventKind::Fight(FightEvent::Doubled { .. })
        )
    };
    let is_news = !rolled(old.stage) || damage(before) != damage(after) || events.iter().any(rerolled);
    if rolled(new.stage) && is_news {
        let damage = damage(after);
        let (key, mood) =
            if damage >= new.hp { ("odds-it-falls", Mood::Good) } else { ("odds-it-stands", Mood::Plain) };
        fate.add_with(Fact::verdict(Words::new(key)), mood);
        fate.add(Fact::detail(Words::new("odds-damage")).by(damage));
    }
}

/// What changes for one character, and whether that is wished for.
fn sheet(look: &Sight<'_>, old: &Hero, new: &Hero) -> Vec<(Fact, Mood)> {
    let mut facts = Vec::new();
    let mut add = |fact: Fact, good: bool| facts.push((fact, if good { Mood::Good } else { Mood::Bad }));
    for resource in [Resource::Hp, Resource::Armour, Resource::Xp, Resource::Food, Resource::Gold] {
        let change = i32::from(char::value(new, resource)) - i32::from(char::value(old, resource));
        if change != 0 {
            let key = if change < 0 { "odds-loses" } else { "odds-gains" };
            let words = look.say(Message::new(key).name("resource", resource_key(resource)));
            add(Fact::detail(words).by(change.abs()), change > 0);
        }
    }
    for potion in Potion::ALL {
        let key = match (old.potions.has(potion), new.potions.has(potion)) {
            (false, true) => "odds-potion-gained",
            (true, false) => "odds-potion-gone",
            _ => continue,
        };
        let name = mini_rogue::message::key("potion", potion.id());
        add(Fact::detail(look.say(Message::new(key).name("potion", name))), new.potions.has(potion));
    }
    let ails = |hero: &Hero| [hero.poisoned, hero.cursed, hero.blind];
    let kinds = [Affliction::Poison, Affliction::Curse, Affliction::Blindness];
    for (kind, (before, after)) in kinds.into_iter().zip(ails(old).into_iter().zip(ails(new))) {
        if before != after {
            let key = if after { "icon-suffer" } else { "icon-cure" };
            add(Fact::detail(look.say(Message::new(key).name("affliction", affliction_key(kind)))), !after);
        }
    }
    if old.items.len() != new.items.len() {
        let gained = new.items.len() > old.items.len();
        add(Fact::detail(Words::new(if gained { "odds-item-gained" } else { "odds-item-gone" })), gained);
    }
    if old.spent != new.spent {
        let key = if new.spent { "odds-skills-spent" } else { "icon-refresh" };
        add(Fact::detail(Words::new(key)), !new.spent);
    }
    facts
}
