//! The tokens: each kind once, and each token somewhere at the start.

use super::effects::Shelf;
use super::places::Place;
use crate::content::raw::RawToken;
use crate::content::{Token, TokenKind, TokenRow, Tokens};
use crate::state::MAX_TRAPS;
use undercroft_content::{Desk, Inspection, Merged, Record};

/// The most tokens of one kind.
const MAX_TOKENS: u8 = 60;

pub fn tokens(merged: &Merged<'_>, inspection: &mut Inspection, shelf: &mut Shelf) -> Tokens {
    let mut tokens = Tokens::default();
    for record in merged.list("token") {
        let mut desk = Desk::new(inspection, record);
        let Some(token) = Token::from_id(&record.id) else {
            let known = Token::ALL.map(Token::id).join(", ");
            desk.refuse(desk.header(), "there is no such token", format!("one of {known}"));
            continue;
        };
        tokens[token] = row(&mut desk, record, token, shelf);
    }
    for token in Token::ALL {
        if !merged.list("token").iter().any(|record| record.id == token.id()) {
            let message = format!("there is no token `{}`", token.id());
            inspection.push(merged.problem(message, "one [[token]] for each kind"));
        }
    }
    let traps = usize::from(tokens[Token::BlookTrap].count) + usize::from(tokens[Token::Minus2].count);
    if traps > MAX_TRAPS {
        let message = format!("there are {traps} tokens that can be laid as traps");
        inspection.push(merged.problem(message, format!("at most {MAX_TRAPS}")));
    }
    tokens
}

fn row<'l>(desk: &mut Desk<'_, 'l>, record: &Record<'l>, token: Token, shelf: &mut Shelf) -> TokenRow {
    let raw: RawToken = desk.read(&record.fields);
    desk.name_with("token", &record.id, &["text"]);
    let at = desk.header();
    let mut part = |name: &str, field| desk.number_or_zero(name, field, 0..=MAX_TOKENS);
    let (bag, supply, board, sheets) = (
        part("bag", raw.bag),
        part("supply", raw.supply),
        part("board", raw.board),
        part("sheets", raw.sheets),
    );
    let count = desk.number(&at, "count", raw.count, 1..=MAX_TOKENS);
    let sum = u32::from(bag) + u32::from(supply) + u32::from(board) + u32::from(sheets);
    if sum != u32::from(count) {
        let message = format!("`count` is {count}, but {sum} tokens have a place");
        desk.refuse(at.clone(), message, "`bag`, `supply`, `board` and `sheets` that add up to `count`");
    }
    if (bag > 0, supply > 0, board > 0, sheets > 0) != homes(token) && sum == u32::from(count) {
        desk.refuse(at.clone(), "the tokens lie in the wrong place", home_words(token));
    }
    let program = shelf.program(desk, Place::Token(token), &raw.effects).0;
    // Tokens that do nothing by themselves refuse every effect.
    if does_something(token) && raw.effects.len() != 1 {
        desk.refuse(at, format!("there are {} effects", raw.effects.len()), "exactly one");
    }
    TokenRow { count, bag, supply, board, program }
}

/// Whether tokens of this kind lie in the bag, in the supply, on the board, on the sheets.
const fn homes(token: Token) -> (bool, bool, bool, bool) {
    match token.kind() {
        TokenKind::Space | TokenKind::Obstacle => (true, false, false, false),
        TokenKind::Renown => (true, true, false, false),
        TokenKind::Combat | TokenKind::Trap => (false, true, false, false),
        TokenKind::Board => (false, false, true, false),
        TokenKind::Marker => (false, false, false, true),
    }
}

const fn home_words(token: Token) -> &'static str {
    match token.kind() {
        TokenKind::Space | TokenKind::Obstacle => "all in the `bag`",
        TokenKind::Renown => "some in the `bag` and the others in the `supply`",
        TokenKind::Combat | TokenKind::Trap => "all in the `supply`",
        TokenKind::Board => "all on the `board`",
        TokenKind::Marker => "all on the `sheets`",
    }
}

const fn does_something(token: Token) -> bool {
    !matches!(
        token,
        Token::Torch
            | Token::TorchFountain
            | Token::Mushroom
            | Token::Attack
            | Token::Defence
            | Token::LifeMarker
            | Token::ManaMarker
    )
}
