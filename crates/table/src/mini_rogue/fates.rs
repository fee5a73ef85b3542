//! What a choice of Mini Rogue may come to, in few words: damage, beaten enemies, and what changes on a sheet.

use super::Sight;
use crate::odds::{Fate, Mood};
use crate::words::{Fill, Words};
use mini_rogue::content::{Affliction, Potion, Resource};
use mini_rogue::event::{Event, What};
use mini_rogue::message::{affliction_key, key, resource_key};
use mini_rogue::rules::{char, combat};
use mini_rogue::state::{End, Foe, Frame, Hero, Stage, State};
use undercroft_kernel::{Message, Viewer};

/// Folds a branch of chance.
pub(super) fn fate(look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
    let mut fate = Fate::default();
    match after.end {
        Some(End::Won) => fate.says.push(Words::new("odds-won")),
        Some(End::Lost | End::Beaten) => {
            return Fate { says: vec![Words::new("odds-lost")], mood: Mood::Bad };
        }
        None => {}
    }
    for event in events {
        match event.what {
            What::CheckDone { passed } => {
                fate.mood = if passed { Mood::Good } else { Mood::Bad };
                fate.says.push(Words::new(if passed { "odds-check-passed" } else { "odds-check-failed" }));
            }
            What::EnemyBeaten(_) => {
                fate.mood = Mood::Good;
                fate.says.push(Words::new("odds-enemy-beaten"));
            }
            _ => {}
        }
    }
    fight(look, before, after, &mut fate);
    for (seat, (old, new)) in before.party().zip(after.party()).enumerate() {
        let changes = sheet(look, old, new);
        let own = look.viewer == Viewer::Seat(undercroft_kernel::Seat(seat as u8)) || !before.is_coop();
        if own {
            fate.says.extend(changes);
        } else if !changes.is_empty() {
            let name = key("character", &look.game.content.characters[old.character].id);
            let args = [
                ("hero".to_owned(), Fill::Name { name }),
                ("change".to_owned(), Fill::Parts { parts: changes }),
            ];
            fate.says.push(Words { args: args.into(), ..Words::new("odds-hero-change") });
        }
    }
    if matches!(after.stack.top(), Some(Frame::Choice { .. })) {
        fate.says.push(Words::new("icon-choice"));
    }
    if after.area != before.area {
        let moved = Message::new("odds-area").number("before", before.area).number("after", after.area);
        fate.says.push(look.say(moved));
    }
    fate
}

/// A fight that goes on or begins.
fn fight(look: &Sight<'_>, before: &State, after: &State, fate: &mut Fate) {
    let (old, new) = (&before.fight, &after.fight);
    if new.foe == Foe::Nobody {
        return;
    }
    if old.foe == Foe::Nobody {
        let begins =
            Message::new("odds-fight").name("enemy", look.game.enemy(new.enemy)).number("hp", new.hp);
        return fate.says.push(look.say(begins));
    }
    if new.hp != old.hp {
        fate.says
            .push(look.say(Message::new("odds-enemy-hp").number("before", old.hp).number("after", new.hp)));
    }
    let rolled = |stage: Stage| matches!(stage, Stage::Dice | Stage::Final);
    let damage = |state: &State| if rolled(state.fight.stage) { combat::damage(look.game, state) } else { 0 };
    if rolled(new.stage) && (!rolled(old.stage) || damage(before) != damage(after)) {
        let damage = damage(after);
        let slays = damage >= new.hp;
        let key = if slays { "odds-damage-slays" } else { "odds-damage" };
        fate.says.push(look.say(Message::new(key).number("damage", damage)));
        if slays {
            fate.mood = Mood::Good;
        }
    }
}

/// What changes for one character.
fn sheet(look: &Sight<'_>, old: &Hero, new: &Hero) -> Vec<Words> {
    let mut says = Vec::new();
    for resource in [Resource::Hp, Resource::Armour, Resource::Xp, Resource::Food, Resource::Gold] {
        let (before, after) = (char::value(old, resource), char::value(new, resource));
        if before != after {
            let change = Message::new("odds-resource").name("resource", resource_key(resource));
            says.push(look.say(change.number("before", before).number("after", after)));
        }
    }
    for potion in Potion::ALL {
        let key = match (old.potions.has(potion), new.potions.has(potion)) {
            (false, true) => "odds-potion-gained",
            (true, false) => "odds-potion-gone",
            _ => continue,
        };
        says.push(
            look.say(Message::new(key).name("potion", mini_rogue::message::key("potion", potion.id()))),
        );
    }
    let ails = |hero: &Hero| [hero.poisoned, hero.cursed, hero.blind];
    let kinds = [Affliction::Poison, Affliction::Curse, Affliction::Blindness];
    for (kind, (before, after)) in kinds.into_iter().zip(ails(old).into_iter().zip(ails(new))) {
        if before != after {
            let key = if after { "icon-suffer" } else { "icon-cure" };
            says.push(look.say(Message::new(key).name("affliction", affliction_key(kind))));
        }
    }
    if old.items.len() != new.items.len() {
        says.push(Words::new(if new.items.len() > old.items.len() {
            "odds-item-gained"
        } else {
            "odds-item-gone"
        }));
    }
    if old.spent != new.spent {
        says.push(Words::new(if new.spent { "odds-skills-spent" } else { "icon-refresh" }));
    }
    says
}
