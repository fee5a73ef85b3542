//! Facts of spaces, and of the tokens that lie on them or wait in the bag and the supply.

use super::{int, small, unknown, wrong};
use crate::Urto;
use crate::content::{Divine, SpaceId, Token};
use crate::state::{Ground, State, Trap};
use undercroft_kernel::{Id, Value, WordError};

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

/// The ground with this word.
pub(super) fn ground(word: &str) -> Option<Ground> {
    GROUNDS.iter().find(|(name, _)| *name == word).map(|(_, ground)| *ground)
}

/// Facts of a space, the bag and the supply.
pub(super) fn read(game: &Urto, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
    let known = || unknown("fact", fact, &super::table::known());
    let (kind, name) = fact.split_once('.').ok_or_else(known)?;
    Ok(match kind {
        "space" => {
            let there = state.ground[find_space(game, fact, name)?];
            GROUNDS.iter().find(|(_, ground)| *ground == there).map(|(word, _)| Value::word(*word))
        }
        "mushrooms" => int(state.mushrooms[find_space(game, fact, name)?]),
        "traps" => {
            let space = find_space(game, fact, name)?;
            let here = state.traps.iter().filter(|trap| trap.space == space);
            let word =
                |trap: &Trap| format!("{} {}", trap.token.id(), crate::action::player_word(trap.owner));
            Some(Value::words(here.map(word)))
        }
        "bag" => int(state.bag[bag_token(fact, name)?]),
        "supply" => match Token::from_id(name) {
            Some(Token::Attack) => int(state.supply.attack),
            Some(Token::Defence) => int(state.supply.defence),
            Some(Token::BlookTrap) => int(state.supply.blook),
            Some(Token::Minus2) => int(state.supply.minus2),
            Some(token @ (Token::Renown | Token::RenownDouble)) => int(game.content.tokens[token].supply),
            _ => return Err(known()),
        },
        _ => return Err(known()),
    })
}

fn bag_token(fact: &str, name: &str) -> Result<Token, WordError> {
    let token = Token::from_id(name).filter(|token| token.index() < Token::BAG_KINDS);
    token.ok_or_else(|| {
        unknown(
            "token of the bag",
            fact,
            "torch, torch_event, torch_fountain, shortcut, monster, mushroom, renown, renown_double",
        )
    })
}

fn find_space(game: &Urto, fact: &str, name: &str) -> Result<SpaceId, WordError> {
    let found = game.content.board.spaces.find(|space| space.id == name);
    found.ok_or_else(|| unknown("space", fact, "start, r1p1 … r11p2, urto"))
}

/// Reads a space as a value.
pub(super) fn space(game: &Urto, fact: &str, value: &Value) -> Result<SpaceId, WordError> {
    let found = value.as_word().and_then(|word| game.content.board.spaces.find(|space| space.id == word));
    found.ok_or_else(|| wrong(fact, value, "the id of a space"))
}

/// What lies on spaces comes out of the bag or the supply, as in play.
pub(super) fn write(game: &Urto, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    match fact.split_once('.') {
        Some(("space", name)) => {
            let space = find_space(game, fact, name)?;
            let known = GROUNDS.map(|(word, _)| word).join(", ");
            let new = value.as_word().and_then(ground).ok_or_else(|| wrong(fact, value, &known))?;
            lay(state, space, new).map_err(|()| wrong(fact, value, "a token that the bag still has"))?;
        }
        Some(("mushrooms", name)) => {
            let space = find_space(game, fact, name)?;
            let there = state.mushrooms[space];
            let free = state.bag[Token::Mushroom] + there;
            state.mushrooms[space] = small(fact, value, 0, free)?;
            state.bag[Token::Mushroom] = free - state.mushrooms[space];
        }
        Some(("traps", name)) => write_traps(game, state, find_space(game, fact, name)?, fact, value)?,
        Some(("bag", name)) => {
            let token = bag_token(fact, name)?;
            state.bag[token] = small(fact, value, 0, game.content.tokens[token].bag)?;
        }
        _ => {
            super::table::read(game, state, fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
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

fn write_traps(
    game: &Urto,
    state: &mut State,
    space: SpaceId,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let expected = "a list such as `blook_trap p1`, with tokens that the supply has";
    while let Some(at) = state.traps.iter().position(|trap| trap.space == space) {
        if let Some(trap) = state.traps.remove(at) {
            crate::rules::token::give_back(state, trap.token, 1);
        }
    }
    for word in value.as_words().ok_or_else(|| wrong(fact, value, expected))? {
        let trap = word.split_once(' ').and_then(|(token, owner)| {
            Some((Token::from_id(token)?, crate::action::player(owner).filter(|who| who.0 < game.players())?))
        });
        let (token, owner) = trap.ok_or_else(|| wrong(fact, value, expected))?;
        let left = match token {
            Token::BlookTrap => &mut state.supply.blook,
            Token::Minus2 => &mut state.supply.minus2,
            _ => return Err(wrong(fact, value, expected)),
        };
        *left = left.checked_sub(1).ok_or_else(|| wrong(fact, value, expected))?;
        state.traps.push(Trap { space, owner, token }).map_err(|_| wrong(fact, value, expected))?;
    }
    Ok(())
}
