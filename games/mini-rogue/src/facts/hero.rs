//! Facts of a character: its tracks, potions, Items, afflictions and skills.

use crate::MiniRogue;
use crate::content::{ItemKind, Potion, Potions, RoomKind, Stance};
use crate::rules::xp;
use crate::state::{CellId, Hero, Item, Shield, State};
use undercroft_kernel::fact::{int, list, put, truth, word};
use undercroft_kernel::{Given, List, WordError};

/// A fact of the character at a seat.
type Fact = undercroft_kernel::Fact<MiniRogue, usize>;

/// A track of the Character board, by its field in a character and in the limits.
macro_rules! track {
    ($name:literal, $field:ident) => {
        Fact::ranged(
            $name,
            |game| format!("0..{}", game.content.limits.$field),
            |_, state, seat| int(state.party.at(seat)?.$field),
        )
        .headline()
        .set(|game, state, seat, given| {
            put(given.number(0, game.content.limits.$field), &mut own(state, seat, given)?.$field)
        })
    };
}

pub(super) const FACTS: &[Fact] = &[
    track!("hp", hp),
    track!("armour", armour),
    track!("xp", xp),
    track!("food", food),
    track!("gold", gold),
    Fact::new("level", "1..3", |game, state, seat| {
        int(xp::level(&game.content.limits, state.party.at(seat)?.xp))
    }),
    Fact::ranged(
        "potions",
        |_| format!("list of {}", Potion::ALL.map(Potion::id).join(", ")),
        |_, state, seat| list(state.party.at(seat)?.potions.iter().map(Potion::id)),
    )
    .headline()
    .set(|_, state, seat, given| put(potions(given), &mut own(state, seat, given)?.potions)),
    Fact::ranged(
        "items",
        |game| format!("list of {}", item_cards(game)),
        |game, state, seat| {
            list(state.party.at(seat)?.items.iter().map(|item| &game.content.rooms[item.room].id))
        },
    )
    .headline()
    .set(|game, state, seat, given| put(items(game, given), &mut own(state, seat, given)?.items)),
    Fact::new("uses", "uses left of the Item, 0..9", |_, state, seat| {
        int(state.party.at(seat)?.items.iter().map(|item| i64::from(item.uses)).sum::<i64>())
    })
    .set(|_, state, seat, given| {
        let uses = given.number(1, 9)?;
        let item = own(state, seat, given)?.items.last_mut();
        item.ok_or_else(|| given.wrong("an Item in hand first"))?.uses = uses;
        Ok(())
    }),
    Fact::new("poisoned", "true or false", |_, state, seat| truth(state.party.at(seat)?.poisoned))
        .headline()
        .set(|_, state, seat, given| put(given.truth(), &mut own(state, seat, given)?.poisoned)),
    Fact::new("cursed", "true or false", |_, state, seat| truth(state.party.at(seat)?.cursed))
        .headline()
        .set(|_, state, seat, given| put(given.truth(), &mut own(state, seat, given)?.cursed)),
    Fact::new("blind", "true or false", |_, state, seat| truth(state.party.at(seat)?.blind))
        .headline()
        .set(|_, state, seat, given| put(given.truth(), &mut own(state, seat, given)?.blind)),
    Fact::new("skills", "ready, spent", |_, state, seat| {
        word(if state.party.at(seat)?.spent { "spent" } else { "ready" })
    })
    .headline()
    .set(|_, state, seat, given| {
        own(state, seat, given)?.spent = match given.value.as_word() {
            Some("ready") => false,
            Some("spent") => true,
            _ => return Err(given.wrong("ready, spent")),
        };
        Ok(())
    }),
    Fact::new("met", "true or false: a Monster or Trap was met in this Area", |_, state, seat| {
        truth(state.party.at(seat)?.met)
    })
    .set(|_, state, seat, given| put(given.truth(), &mut own(state, seat, given)?.met)),
    Fact::new("shield", "0..9: temporary Armour of a skill", |_, state, seat| {
        int(match state.party.at(seat)?.shield {
            Shield::Down => 0,
            Shield::Coming(armour) | Shield::Up(armour) => armour,
        })
    }),
    Fact::new("cell", "1..9", |_, state, seat| int(state.party.at(seat)?.cell.number())).set(
        |_, state, seat, given| {
            let cell = CellId::new(given.number(1, 9)?).unwrap_or_default();
            own(state, seat, given)?.cell = cell;
            if cell != CellId::EXIT {
                state.enter(cell);
            }
            Ok(())
        },
    ),
    Fact::new("way", "1..9: chosen and not walked yet, in co-op", |_, state, seat| {
        int(state.party.at(seat)?.way?.cell.number())
    }),
    Fact::new("done", "true or false: done with this step of the turn, in co-op", |_, state, seat| {
        if state.is_coop() { truth(state.is_done(seat as u8)) } else { None }
    }),
    Fact::new(
        "stance",
        "aggressive, balanced, defensive: of the latest fight, where stances are played",
        |game, state, seat| {
            if game.options.stances { word(state.party.at(seat)?.stance.id()) } else { None }
        },
    )
    .set(|game, state, seat, given| {
        if !game.options.stances {
            return Err(WordError::ReadOnly(given.name.full.to_owned()));
        }
        let stance = given.word(Stance::from_id, "aggressive, balanced, defensive");
        put(stance, &mut own(state, seat, given)?.stance)
    }),
    Fact::new("character", "id of the Character card", |game, state, seat| {
        word(&game.content.characters[state.party.at(seat)?.character].id)
    }),
    Fact::new("pool", "list of the dice of the next pool", |game, state, seat| {
        list(pool(game, state.party.at(seat)?))
    }),
];

/// The character at a seat, to change it.
fn own<'a>(state: &'a mut State, seat: usize, given: Given<'_>) -> Result<&'a mut Hero, WordError> {
    state.party.at_mut(seat).ok_or_else(|| WordError::unknown("fact", given.name.full, "hero.hp …"))
}

fn item_cards(game: &MiniRogue) -> String {
    let items = game.content.rooms.iter().filter(|(_, room)| matches!(room.kind, RoomKind::Item(_)));
    items.map(|(_, room)| room.id.as_str()).collect::<Vec<_>>().join(", ")
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

/// Potions, no two of a kind.
fn potions(given: Given<'_>) -> Result<Potions, WordError> {
    let expected = format!("a list of different words: {}", Potion::ALL.map(Potion::id).join(", "));
    let mut potions = Potions::default();
    for potion in given.words(Potion::from_id, &expected)? {
        if potions.has(potion) {
            return Err(given.wrong(&expected));
        }
        potions.add(potion);
    }
    Ok(potions)
}

/// Items with one use each.
fn items(game: &MiniRogue, given: Given<'_>) -> Result<List<Item, 2>, WordError> {
    let expected = format!("a list of {}", item_cards(game));
    let mut items = List::new();
    for room in given.words(|word| game.content.rooms.find(|room| room.id == word), &expected)? {
        let RoomKind::Item(card) = &game.content.rooms[room].kind else { return Err(given.wrong(&expected)) };
        let die = u8::from(matches!(card.kind, ItemKind::Weapon { .. }));
        items.push(Item { room, uses: 1, die }).map_err(|_| given.wrong(&expected))?;
    }
    Ok(items)
}
