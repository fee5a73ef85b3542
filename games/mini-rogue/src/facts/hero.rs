//! Facts of a character: its tracks, potions, Items, afflictions and skills.

use super::{number, truth, unknown, wrong};
use crate::MiniRogue;
use crate::content::{ItemKind, Potion, Potions, Resource, RoomKind, Stance};
use crate::rules::{char, xp};
use crate::state::{CellId, Hero, Item, Shield, State};
use undercroft_kernel::{FactWord, List, Value, WordError};

const TRACKS: [(&str, Resource); 5] = [
    ("hp", Resource::Hp),
    ("armour", Resource::Armour),
    ("xp", Resource::Xp),
    ("food", Resource::Food),
    ("gold", Resource::Gold),
];

pub(super) fn words(game: &MiniRogue, hero: &str) -> Vec<FactWord> {
    let word = |name: &str, range: &str, writable: bool, headline: bool| FactWord {
        name: format!("{hero}.{name}"),
        range: range.to_owned(),
        writable,
        headline,
    };
    let mut words = Vec::new();
    for (name, resource) in TRACKS {
        let range = format!("0..{}", char::limit(&game.content.limits, resource));
        words.push(word(name, &range, true, true));
    }
    let potions: Vec<&str> = Potion::ALL.iter().map(|potion| potion.id()).collect();
    let items: Vec<&str> = item_cards(game).collect();
    words.extend([
        word("level", "1..3", false, false),
        word("potions", &format!("list of {}", potions.join(", ")), true, true),
        word("items", &format!("list of {}", items.join(", ")), true, true),
        word("uses", "uses left of the Item, 0..9", true, false),
        word("poisoned", "true or false", true, true),
        word("cursed", "true or false", true, true),
        word("blind", "true or false", true, true),
        word("skills", "ready, spent", true, true),
        word("met", "true or false: a Monster or Trap was met in this Area", true, false),
        word("shield", "0..9: temporary Armour of a skill", false, false),
        word("cell", "1..9", true, false),
        word("way", "1..9: chosen and not walked yet, in co-op", false, false),
        word("done", "true or false: done with this step of the turn, in co-op", false, false),
        word(
            "stance",
            "aggressive, balanced, defensive: of the latest fight, where stances are played",
            true,
            false,
        ),
        word("character", "id of the Character card", false, false),
        word("pool", "list of the dice of the next pool", false, false),
    ]);
    words
}

fn item_cards(game: &MiniRogue) -> impl Iterator<Item = &str> {
    let is_item = |kind: &RoomKind| matches!(kind, RoomKind::Item(_));
    game.content.rooms.iter().filter(move |(_, room)| is_item(&room.kind)).map(|(_, room)| room.id.as_str())
}

pub(super) fn read(
    game: &MiniRogue,
    state: &State,
    seat: usize,
    name: &str,
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let Some(hero) = state.party.at(seat) else { return Err(unknown("fact", fact, "hero.hp …")) };
    if let Some((_, resource)) = TRACKS.iter().find(|(track, _)| *track == name) {
        return Ok(Some(Value::Int(i64::from(char::value(hero, *resource)))));
    }
    let value = match name {
        "level" => Value::Int(i64::from(xp::level(&game.content.limits, hero.xp))),
        "potions" => Value::words(hero.potions.iter().map(Potion::id)),
        "items" => Value::words(hero.items.iter().map(|item| game.content.rooms[item.room].id.clone())),
        "uses" => Value::Int(hero.items.iter().map(|item| i64::from(item.uses)).sum()),
        "poisoned" => Value::Bool(hero.poisoned),
        "cursed" => Value::Bool(hero.cursed),
        "blind" => Value::Bool(hero.blind),
        "skills" => Value::word(if hero.spent { "spent" } else { "ready" }),
        "met" => Value::Bool(hero.met),
        "shield" => Value::Int(match hero.shield {
            Shield::Down => 0,
            Shield::Coming(armour) | Shield::Up(armour) => i64::from(armour),
        }),
        "cell" => Value::Int(i64::from(hero.cell.number())),
        "way" => return Ok(hero.way.map(|way| Value::Int(i64::from(way.cell.number())))),
        "done" => return Ok(state.is_coop().then(|| Value::Bool(state.is_done(seat as u8)))),
        "stance" => return Ok(game.options.stances.then(|| Value::word(hero.stance.id()))),
        "character" => Value::word(game.content.characters[hero.character].id.clone()),
        "pool" => Value::words(pool(game, hero)),
        _ => return Err(unknown_fact(game, fact)),
    };
    Ok(Some(value))
}

fn pool(game: &MiniRogue, hero: &Hero) -> Vec<&'static str> {
    let mut dice = vec!["character"; usize::from(xp::level(&game.content.limits, hero.xp))];
    dice.push("dungeon");
    if hero.poisoned {
        dice.push("poison");
    }
    if hero.cursed {
        dice.push("curse");
    }
    dice
}

fn unknown_fact(game: &MiniRogue, fact: &str) -> WordError {
    let known: Vec<String> = words(game, "hero").into_iter().map(|word| word.name).collect();
    unknown("fact", fact, &known.join(", "))
}

pub(super) fn write(
    game: &MiniRogue,
    state: &mut State,
    seat: usize,
    name: &str,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let limits = game.content.limits;
    if name == "cell" {
        return stand(state, seat, fact, value);
    }
    let Some(hero) = state.party.at_mut(seat) else { return Err(unknown_fact(game, fact)) };
    match name {
        "hp" => hero.hp = number(fact, value, 0, limits.hp)?,
        "armour" => hero.armour = number(fact, value, 0, limits.armour)?,
        "xp" => hero.xp = number(fact, value, 0, limits.xp)?,
        "food" => hero.food = number(fact, value, 0, limits.food)?,
        "gold" => hero.gold = number(fact, value, 0, limits.gold)?,
        "poisoned" => hero.poisoned = truth(fact, value)?,
        "cursed" => hero.cursed = truth(fact, value)?,
        "blind" => hero.blind = truth(fact, value)?,
        "met" => hero.met = truth(fact, value)?,
        "skills" => {
            hero.spent = match value.as_word() {
                Some("ready") => false,
                Some("spent") => true,
                _ => return Err(wrong(fact, value, "ready, spent")),
            }
        }
        "potions" => hero.potions = potions(fact, value)?,
        "items" => hero.items = items(game, fact, value)?,
        "uses" => {
            let uses = number(fact, value, 1, 9)?;
            let Some(item) = hero.items.last_mut() else {
                return Err(wrong(fact, value, "an Item in hand first"));
            };
            item.uses = uses;
        }
        "stance" if game.options.stances => {
            let stance = value.as_word().and_then(Stance::from_id);
            hero.stance = stance.ok_or_else(|| wrong(fact, value, "aggressive, balanced, defensive"))?;
        }
        "level" | "shield" | "character" | "pool" | "way" | "done" | "stance" => {
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
        _ => return Err(unknown_fact(game, fact)),
    }
    state.recount();
    Ok(())
}

fn stand(state: &mut State, seat: usize, fact: &str, value: &Value) -> Result<(), WordError> {
    let cell = CellId::new(number(fact, value, 1, 9)?).unwrap_or_default();
    if let Some(hero) = state.party.at_mut(seat) {
        hero.cell = cell;
    }
    if cell != CellId::EXIT {
        state.enter(cell);
    }
    Ok(())
}

fn potions(fact: &str, value: &Value) -> Result<Potions, WordError> {
    let known: Vec<&str> = Potion::ALL.iter().map(|potion| potion.id()).collect();
    let refused = || wrong(fact, value, &format!("a list of different words: {}", known.join(", ")));
    let mut potions = Potions::default();
    for word in value.as_words().ok_or_else(refused)? {
        let potion = Potion::from_id(word).ok_or_else(refused)?;
        if potions.has(potion) {
            return Err(refused());
        }
        potions.add(potion);
    }
    Ok(potions)
}

fn items(game: &MiniRogue, fact: &str, value: &Value) -> Result<List<Item, 2>, WordError> {
    let known: Vec<&str> = item_cards(game).collect();
    let refused = || wrong(fact, value, &format!("a list of {}", known.join(", ")));
    let mut items = List::new();
    for word in value.as_words().ok_or_else(refused)? {
        let room = game.content.rooms.find(|room| room.id == word).ok_or_else(refused)?;
        let RoomKind::Item(card) = &game.content.rooms[room].kind else { return Err(refused()) };
        let die = u8::from(matches!(card.kind, ItemKind::Weapon { .. }));
        items.push(Item { room, uses: 1, die }).map_err(|_| refused())?;
    }
    Ok(items)
}
