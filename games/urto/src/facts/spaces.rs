//! Facts of spaces, and of the tokens that lie on them or wait in the bag and the supply.

use super::seat_of;
use crate::Urto;
use crate::action::player_word;
use crate::content::{Divine, SpaceId, Token};
use crate::rules::token;
use crate::state::{Ground, State, Trap};
use undercroft_kernel::fact::{Name, int, list, put, word};
use undercroft_kernel::{Given, Id, Value, WordError};

/// What the bag may hold.
const BAG_TOKENS: &str =
    "torch, torch_event, torch_fountain, shortcut, monster, mushroom, renown, renown_double";

/// The words of what lies on a space.
const GROUNDS: [(&str, Ground); 13] = [
    ("out", Ground::Out),
    ("dark", Ground::Dark),
    ("torch", Ground::Torch),
    ("torch_event", Ground::Event),
    ("torch_fountain", Ground::Fountain),
    ("shortcut", Ground::Shortcut),
    ("monster", Ground::Nest),
    ("alpha", Ground::Alpha),
    ("artefact", Ground::Cache),
    ("hammer", Ground::Stele(Divine::Hammer)),
    ("trumpets", Ground::Stele(Divine::Trumpets)),
    ("bare", Ground::Bare),
    ("urto", Ground::Urto),
];

pub(super) fn ground(word: &str) -> Option<Ground> {
    GROUNDS.iter().find(|(name, _)| *name == word).map(|(_, ground)| *ground)
}

/// The space that a fact is about.
pub(super) fn named(game: &Urto, name: Name<'_>) -> Result<SpaceId, WordError> {
    let found = game.content.board.spaces.find(|space| space.id == name.key);
    found.ok_or_else(|| WordError::unknown("space", name.full, "start, r1p1 … r11p2, urto"))
}

/// The token of the bag that a fact is about.
pub(super) fn bag_token(name: Name<'_>) -> Result<Token, WordError> {
    let token = Token::from_id(name.key).filter(|token| token.index() < Token::BAG_KINDS);
    token.ok_or_else(|| WordError::unknown("token of the bag", name.full, BAG_TOKENS))
}

pub(super) fn read_ground(
    game: &Urto,
    state: &State,
    (): (),
    name: Name<'_>,
) -> Result<Option<Value>, WordError> {
    let there = state.ground[named(game, name)?];
    Ok(GROUNDS.iter().find(|(_, ground)| *ground == there).and_then(|(id, _)| word(*id)))
}

/// What lies on spaces comes out of the bag or the supply, as in play.
pub(super) fn write_ground(
    game: &Urto,
    state: &mut State,
    (): (),
    given: Given<'_>,
) -> Result<(), WordError> {
    let space = named(game, given.name)?;
    let new = given.word(ground, &GROUNDS.map(|(word, _)| word).join(", "))?;
    lay(state, space, new).map_err(|()| given.wrong("a token that the bag still has"))
}

pub(super) fn write_mushrooms(
    game: &Urto,
    state: &mut State,
    (): (),
    given: Given<'_>,
) -> Result<(), WordError> {
    let space = named(game, given.name)?;
    let free = state.bag[Token::Mushroom] + state.mushrooms[space];
    put(given.number(0, free), &mut state.mushrooms[space])?;
    state.bag[Token::Mushroom] = free - state.mushrooms[space];
    Ok(())
}

pub(super) fn read_traps(
    game: &Urto,
    state: &State,
    (): (),
    name: Name<'_>,
) -> Result<Option<Value>, WordError> {
    let space = named(game, name)?;
    let here = state.traps.iter().filter(|trap| trap.space == space);
    Ok(list(here.map(|trap| format!("{} {}", trap.token.id(), player_word(trap.owner)))))
}

/// What lies beside the board.
pub(super) fn read_supply(
    game: &Urto,
    state: &State,
    (): (),
    name: Name<'_>,
) -> Result<Option<Value>, WordError> {
    Ok(match Token::from_id(name.key) {
        Some(Token::Attack) => int(state.supply.attack),
        Some(Token::Defence) => int(state.supply.defence),
        Some(Token::BlookTrap) => int(state.supply.blook),
        Some(Token::Minus2) => int(state.supply.minus2),
        Some(token @ (Token::Renown | Token::RenownDouble)) => int(game.content.tokens[token].supply),
        _ => {
            let known = "supply.attack, supply.defence, supply.blook_trap, supply.minus2, supply.renown, supply.renown_double";
            return Err(WordError::unknown("fact", name.full, known));
        }
    })
}

/// The token of the bag that makes a ground.
const fn token_of(ground: Ground) -> Option<Token> {
    match ground {
        Ground::Torch => Some(Token::Torch),
        Ground::Event => Some(Token::TorchEvent),
        Ground::Fountain => Some(Token::TorchFountain),
        Ground::Shortcut => Some(Token::Shortcut),
        Ground::Nest => Some(Token::Monster),
        _ => None,
    }
}

/// Lays a token on a space: the old one goes back into the bag, the new one comes out of it.
pub(super) fn lay(state: &mut State, space: SpaceId, new: Ground) -> Result<(), ()> {
    let before = state.ground[space];
    if let Some(token) = token_of(before) {
        state.bag[token] += 1;
    }
    if let Some(token) = token_of(new) {
        state.bag[token] = state.bag[token].checked_sub(1).ok_or(())?;
    }
    state.ground[space] = new;
    Ok(())
}

pub(super) fn write_traps(game: &Urto, state: &mut State, (): (), given: Given<'_>) -> Result<(), WordError> {
    let space = named(game, given.name)?;
    let refused = || given.wrong("a list such as `blook_trap p1`, with tokens that the supply has");
    while let Some(at) = state.traps.iter().position(|trap| trap.space == space) {
        if let Some(trap) = state.traps.remove(at) {
            token::give_back(state, trap.token, 1);
        }
    }
    for word in given.value.as_words().ok_or_else(refused)? {
        let (token, owner) = word.split_once(' ').ok_or_else(refused)?;
        let token = Token::from_id(token).ok_or_else(refused)?;
        let owner = seat_of(game, owner).ok_or_else(refused)?;
        let left = match token {
            Token::BlookTrap => &mut state.supply.blook,
            Token::Minus2 => &mut state.supply.minus2,
            _ => return Err(refused()),
        };
        *left = left.checked_sub(1).ok_or_else(refused)?;
        state.traps.push(Trap { space, owner, token }).map_err(|_| refused())?;
    }
    Ok(())
}
