//! Facts of what creatures carry and have learnt: `p1.pack`, `p1.main`, `p1.spells`.

use super::{int, number, word, wrong};
use crate::Catacombs;
use crate::content::ItemId;
use crate::rules::{sheet, stat};
use crate::state::{CreatureId, Item, Place, State};
use undercroft_kernel::{FactWord, Id, IdVec, Value, WordError};

pub(super) fn words(game: &Catacombs) -> Vec<FactWord> {
    let items: Vec<&str> = game.content.items.iter().map(|(_, item)| item.id.as_str()).collect();
    let items = items.join(", ");
    vec![
        word("p1.pack", &format!("list of what it carries and does not use: {items}"), true, false),
        word("p1.main", "the object in its first hand, or nothing", true, false),
        word("p1.off", "the object in its second hand, or nothing", true, false),
        word("p1.body", "the armour it wears, or nothing", true, false),
        word("p1.worn", "list of the magic objects that it wears", true, false),
        word(
            "p1.runes",
            "list of the runes bound to what it carries; set, they are bound to the first hand",
            true,
            false,
        ),
        word("p1.used", "list of what it carries and has used in this game", true, false),
        word("p1.load", "what everything it carries weighs", false, false),
        word("p1.load_limit", "the most it may carry when a game begins", false, false),
        word("p1.spells", "list of the spells it knows", true, false),
        word("p1.cast", "list of the spells it has activated this turn", true, false),
        word("p1.competences", "list of its competences", true, false),
        word("p1.destiny", "0..9: destiny points", true, true),
        word("p1.ecus", "0..9999: écus of its own", true, true),
        word("p1.xp", "0..9999: experience", true, false),
    ]
}

fn item_word(game: &Catacombs, item: ItemId) -> Value {
    Value::word(game.content.items[item].id.clone())
}

/// Reads a fact of this kind; nothing where the word is of another kind.
pub(super) fn read(game: &Catacombs, state: &State, who: CreatureId, rest: &str) -> Option<Option<Value>> {
    let list = |wanted: fn(&Item, CreatureId) -> bool| {
        let items = state.items.iter().filter(|item| wanted(item, who));
        Some(Value::List(items.map(|item| item_word(game, item.id)).collect()))
    };
    let at = |place: Place| {
        state.items.iter().find(|item| item.place == place).map(|item| item_word(game, item.id))
    };
    let own = state.sheet(who);
    Some(match rest {
        "pack" => list(|item, who| item.place == Place::Pack(who)),
        "worn" => list(|item, who| item.place == Place::Worn(who)),
        "used" => list(|item, who| item.place.holder() == Some(who) && item.used > 0),
        "main" => at(Place::MainHand(who)),
        "off" => at(Place::OffHand(who)),
        "body" => at(Place::Body(who)),
        "runes" => {
            let bound = sheet::carried(state, who).fold(0, |set, item| set | item.runes);
            let runes = game.runes.iter().enumerate().filter(|(bit, _)| bound >> bit & 1 == 1);
            Some(Value::List(runes.map(|(_, rune)| item_word(game, *rune)).collect()))
        }
        "load" => int(sheet::load(game, state, who)),
        "load_limit" => int(sheet::load_limit(game, state, who)),
        "spells" => own.map(|sheet| set_words(&game.content.spells, sheet.spells, |spell| &spell.id)),
        "cast" => own.map(|sheet| set_words(&game.content.spells, sheet.cast, |spell| &spell.id)),
        "competences" => {
            own.map(|sheet| set_words(&game.content.competences, sheet.competences, |one| &one.id))
        }
        "destiny" => own.and_then(|sheet| int(sheet.destiny)),
        "ecus" => own.and_then(|sheet| int(sheet.ecus)),
        "xp" => own.and_then(|sheet| int(sheet.xp)),
        _ => return None,
    })
}

fn set_words<I: Id, T>(rows: &IdVec<I, T>, set: u32, id: impl Fn(&T) -> &String) -> Value {
    let known = rows.iter().filter(|(row, _)| set >> row.index() & 1 == 1);
    Value::words(known.map(|(_, row)| id(row).clone()))
}

fn read_set<I: Id, T>(
    rows: &IdVec<I, T>,
    fact: &str,
    value: &Value,
    id: impl Fn(&T) -> &String,
) -> Result<u32, WordError> {
    let known = || rows.iter().map(|(_, row)| id(row).as_str()).collect::<Vec<_>>().join(", ");
    let words = value.as_words().ok_or_else(|| wrong(fact, value, &known()))?;
    let mut set = 0;
    for word in words {
        let row = rows.find(|row| id(row) == word).ok_or_else(|| wrong(fact, value, &known()))?;
        set |= 1 << row.index();
    }
    Ok(set)
}

/// The object of a word.
pub(super) fn item(game: &Catacombs, fact: &str, word: &str) -> Result<ItemId, WordError> {
    game.content.items.find(|item| item.id == word).ok_or_else(|| {
        let known: Vec<&str> = game.content.items.iter().map(|(_, item)| item.id.as_str()).collect();
        wrong(fact, &Value::word(word), &known.join(", "))
    })
}

/// Sets a fact of this kind. Says whether the word is of this kind.
pub(super) fn write(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    rest: &str,
    fact: &str,
    value: &Value,
) -> Result<bool, WordError> {
    match rest {
        "pack" => replace(game, state, Place::Pack(who), fact, value)?,
        "worn" => replace(game, state, Place::Worn(who), fact, value)?,
        "main" => replace_one(game, state, Place::MainHand(who), fact, value)?,
        "off" => replace_one(game, state, Place::OffHand(who), fact, value)?,
        "body" => replace_one(game, state, Place::Body(who), fact, value)?,
        "runes" => bind(game, state, who, fact, value)?,
        "used" => {
            let words = value.as_words().ok_or_else(|| wrong(fact, value, "a list of objects"))?;
            for word in words {
                let id = item(game, fact, word)?;
                let carried =
                    state.items.iter_mut().find(|item| item.id == id && item.place.holder() == Some(who));
                carried.ok_or_else(|| wrong(fact, value, "objects that it carries"))?.used = 1;
            }
        }
        "spells" | "cast" | "competences" | "destiny" | "ecus" | "xp" => {
            write_sheet(game, state, who, rest, fact, value)?;
        }
        _ => return Ok(false),
    }
    stat::refresh(game, state, who);
    Ok(true)
}

fn write_sheet(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    rest: &str,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let Some(sheet) = state.sheet_mut(who) else { return Err(wrong(fact, value, "a hero, who has a sheet")) };
    match rest {
        "spells" => sheet.spells = read_set(&game.content.spells, fact, value, |spell| &spell.id)?,
        "cast" => sheet.cast = read_set(&game.content.spells, fact, value, |spell| &spell.id)?,
        "competences" => sheet.competences = read_set(&game.content.competences, fact, value, |one| &one.id)?,
        "destiny" => sheet.destiny = number(fact, value, 0, 9)? as u8,
        "ecus" => sheet.ecus = number(fact, value, 0, 9999)? as u16,
        _ => sheet.xp = number(fact, value, 0, 9999)? as u16,
    }
    Ok(())
}

/// Puts objects into a place instead of those that are there.
fn replace(
    game: &Catacombs,
    state: &mut State,
    place: Place,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let words = value.as_words().ok_or_else(|| wrong(fact, value, "a list of objects"))?;
    let mut items = Vec::new();
    for word in words {
        items.push(item(game, fact, word)?);
    }
    while let Some(at) = state.items.iter().position(|item| item.place == place) {
        state.items.remove(at);
    }
    for id in items {
        let new = Item { id, place, ..Item::default() };
        state.items.push(new).map_err(|_| wrong(fact, value, "fewer objects in play"))?;
    }
    Ok(())
}

fn replace_one(
    game: &Catacombs,
    state: &mut State,
    place: Place,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    match value.as_word() {
        Some("nothing") => replace(game, state, place, fact, &Value::List(Vec::new())),
        Some(_) => replace(game, state, place, fact, value),
        None => Err(wrong(fact, value, "an object, or nothing")),
    }
}

/// CA-TREASURE-37: Binds runes to what is in the first hand, or else on the body.
fn bind(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let words = value.as_words().ok_or_else(|| wrong(fact, value, "a list of runes"))?;
    let mut runes = 0;
    for word in words {
        let id = item(game, fact, word)?;
        let bit =
            game.runes.iter().position(|rune| *rune == id).ok_or_else(|| wrong(fact, value, "runes"))?;
        runes |= 1 << bit;
    }
    for place in [Place::MainHand(who), Place::Body(who)] {
        if let Some(host) = state.items.iter_mut().find(|item| item.place == place) {
            host.runes = runes;
            return Ok(());
        }
    }
    Err(wrong(fact, value, "somebody with a weapon or armour"))
}

/// Puts objects on a square.
pub(super) fn lay(
    game: &Catacombs,
    state: &mut State,
    place: Place,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    replace(game, state, place, fact, value)
}

/// The objects in a place.
pub(super) fn lying(game: &Catacombs, state: &State, place: Place) -> Value {
    let items = state.items.iter().filter(|item| item.place == place);
    Value::List(items.map(|item| item_word(game, item.id)).collect())
}
