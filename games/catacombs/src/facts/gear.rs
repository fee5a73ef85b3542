//! Facts of what creatures carry and have learnt: `p1.pack`, `p1.main`, `p1.spells`.

use super::creature::Fact;
use crate::Catacombs;
use crate::content::ItemId;
use crate::rules::{sheet, stat};
use crate::state::{CreatureId, Item, Place, Sheet, State};
use undercroft_kernel::fact::{int, list, word};
use undercroft_kernel::{Given, Id, IdVec, Value, WordError};

pub(super) const FACTS: &[Fact] = &[
    Fact::ranged(
        "pack",
        |game| format!("list of what it carries and does not use: {}", item_words(game)),
        |game, state, who| lying(game, state, Place::Pack(who)),
    )
    .set(|game, state, who, given| carry(game, state, who, Place::Pack(who), given)),
    Fact::new("main", "the object in its first hand, or nothing", |game, state, who| {
        first(game, state, Place::MainHand(who))
    })
    .set(|game, state, who, given| hold(game, state, who, Place::MainHand(who), given)),
    Fact::new("off", "the object in its second hand, or nothing", |game, state, who| {
        first(game, state, Place::OffHand(who))
    })
    .set(|game, state, who, given| hold(game, state, who, Place::OffHand(who), given)),
    Fact::new("body", "the armour it wears, or nothing", |game, state, who| {
        first(game, state, Place::Body(who))
    })
    .set(|game, state, who, given| hold(game, state, who, Place::Body(who), given)),
    Fact::new("worn", "list of the magic objects that it wears", |game, state, who| {
        lying(game, state, Place::Worn(who))
    })
    .set(|game, state, who, given| carry(game, state, who, Place::Worn(who), given)),
    Fact::new(
        "runes",
        "list of the runes bound to what it carries; set, they are bound to the first hand",
        |game, state, who| {
            let bound = sheet::carried(state, who).fold(0, |set, item| set | item.runes);
            let runes = game.runes.iter().enumerate().filter(|(bit, _)| bound >> bit & 1 == 1);
            list(runes.map(|(_, rune)| &game.content.items[*rune].id))
        },
    )
    .set(bind),
    Fact::new("used", "list of what it carries and has used in this game", |game, state, who| {
        let used = state.items.iter().filter(|item| item.place.holder() == Some(who) && item.used > 0);
        list(used.map(|item| &game.content.items[item.id].id))
    })
    .set(write_used),
    Fact::new("load", "what everything it carries weighs", |game, state, who| {
        int(sheet::load(game, state, who))
    }),
    Fact::new("load_limit", "the most it may carry when a game begins", |game, state, who| {
        int(sheet::load_limit(game, state, who))
    }),
    Fact::new("spells", "list of the spells it knows", |game, state, who| {
        set_words(&game.content.spells, state.sheet(who)?.spells, |spell| &spell.id)
    })
    .set(|game, state, who, given| {
        let known = read_set(&game.content.spells, given, |spell| &spell.id);
        on_sheet(game, state, who, given, known, |sheet| &mut sheet.spells)
    }),
    Fact::new("cast", "list of the spells it has activated this turn", |game, state, who| {
        set_words(&game.content.spells, state.sheet(who)?.cast, |spell| &spell.id)
    })
    .set(|game, state, who, given| {
        let cast = read_set(&game.content.spells, given, |spell| &spell.id);
        on_sheet(game, state, who, given, cast, |sheet| &mut sheet.cast)
    }),
    Fact::new("competences", "list of its competences", |game, state, who| {
        set_words(&game.content.competences, state.sheet(who)?.competences, |one| &one.id)
    })
    .set(|game, state, who, given| {
        let learnt = read_set(&game.content.competences, given, |one| &one.id);
        on_sheet(game, state, who, given, learnt, |sheet| &mut sheet.competences)
    }),
    Fact::new("destiny", "0..9: destiny points", |_, state, who| int(state.sheet(who)?.destiny))
        .headline()
        .set(|game, state, who, given| {
            on_sheet(game, state, who, given, given.number(0, 9), |sheet| &mut sheet.destiny)
        }),
    Fact::new("ecus", "0..9999: écus of its own", |_, state, who| int(state.sheet(who)?.ecus))
        .headline()
        .set(|game, state, who, given| {
            on_sheet(game, state, who, given, given.number(0, 9999), |sheet| &mut sheet.ecus)
        }),
    Fact::new("xp", "0..9999: experience", |_, state, who| int(state.sheet(who)?.xp)).set(
        |game, state, who, given| {
            on_sheet(game, state, who, given, given.number(0, 9999), |sheet| &mut sheet.xp)
        },
    ),
];

/// The ids of all objects.
fn item_words(game: &Catacombs) -> String {
    game.content.items.iter().map(|(_, item)| item.id.as_str()).collect::<Vec<_>>().join(", ")
}

/// The objects in a place.
pub(super) fn lying(game: &Catacombs, state: &State, place: Place) -> Option<Value> {
    let items = state.items.iter().filter(|item| item.place == place);
    list(items.map(|item| &game.content.items[item.id].id))
}

/// The object in a place that holds one.
fn first(game: &Catacombs, state: &State, place: Place) -> Option<Value> {
    let item = state.items.iter().find(|item| item.place == place)?;
    word(&game.content.items[item.id].id)
}

fn set_words<I: Id, T>(rows: &IdVec<I, T>, set: u32, id: impl Fn(&T) -> &String) -> Option<Value> {
    let known = rows.iter().filter(|(row, _)| set >> row.index() & 1 == 1);
    list(known.map(|(_, row)| id(row)))
}

fn read_set<I: Id, T>(
    rows: &IdVec<I, T>,
    given: Given<'_>,
    id: impl Fn(&T) -> &String,
) -> Result<u32, WordError> {
    let known: Vec<&str> = rows.iter().map(|(_, row)| id(row).as_str()).collect();
    let found = given.words(|word| rows.find(|row| id(row) == word), &known.join(", "))?;
    Ok(found.into_iter().fold(0, |set, row| set | 1 << row.index()))
}

/// Sets something on the sheet of a hero.
fn on_sheet<T>(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    given: Given<'_>,
    value: Result<T, WordError>,
    place: fn(&mut Sheet) -> &mut T,
) -> Result<(), WordError> {
    let sheet = state.sheet_mut(who).ok_or_else(|| given.wrong("a hero, who has a sheet"))?;
    *place(sheet) = value?;
    stat::refresh(game, state, who);
    Ok(())
}

/// The object of a word.
fn item(game: &Catacombs, given: Given<'_>) -> Result<ItemId, WordError> {
    let found = |word: &str| game.content.items.find(|item| item.id == word);
    given.word(found, &item_words(game))
}

/// What a creature carries is set: its numbers follow.
fn carry(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    place: Place,
    given: Given<'_>,
) -> Result<(), WordError> {
    lay(game, state, place, given)?;
    stat::refresh(game, state, who);
    Ok(())
}

/// One object in a place, or nothing.
fn hold(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    place: Place,
    given: Given<'_>,
) -> Result<(), WordError> {
    match given.value.as_word() {
        Some("nothing") => {
            let value = &Value::List(Vec::new());
            carry(game, state, who, place, Given { value, ..given })
        }
        Some(_) => carry(game, state, who, place, given),
        None => Err(given.wrong("an object, or nothing")),
    }
}

/// Puts objects into a place instead of those that are there.
pub(super) fn lay(
    game: &Catacombs,
    state: &mut State,
    place: Place,
    given: Given<'_>,
) -> Result<(), WordError> {
    let items = given.each("a list of objects")?.into_iter().map(|one| item(game, one));
    let items = items.collect::<Result<Vec<ItemId>, WordError>>()?;
    while let Some(at) = state.items.iter().position(|item| item.place == place) {
        state.items.remove(at);
    }
    for id in items {
        let new = Item { id, place, ..Item::default() };
        state.items.push(new).map_err(|_| given.wrong("fewer objects in play"))?;
    }
    Ok(())
}

fn write_used(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    given: Given<'_>,
) -> Result<(), WordError> {
    for one in given.each("a list of objects")? {
        let id = item(game, one)?;
        let carried = state.items.iter_mut().find(|item| item.id == id && item.place.holder() == Some(who));
        carried.ok_or_else(|| given.wrong("objects that it carries"))?.used = 1;
    }
    stat::refresh(game, state, who);
    Ok(())
}

/// CA-TREASURE-37: Binds runes to what is in the first hand, or else on the body.
fn bind(game: &Catacombs, state: &mut State, who: CreatureId, given: Given<'_>) -> Result<(), WordError> {
    let mut runes = 0;
    for one in given.each("a list of runes")? {
        let id = item(game, one)?;
        let bit = game.runes.iter().position(|rune| *rune == id);
        runes |= 1 << bit.ok_or_else(|| given.wrong("runes"))?;
    }
    for place in [Place::MainHand(who), Place::Body(who)] {
        if let Some(host) = state.items.iter_mut().find(|item| item.place == place) {
            host.runes = runes;
            stat::refresh(game, state, who);
            return Ok(());
        }
    }
    Err(given.wrong("somebody with a weapon or armour"))
}
