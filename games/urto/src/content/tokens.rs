//! The tokens: which there are, how many, and where they lie at the start.

use super::effect::Program;
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Keyword, Slots};

/// A kind of token.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Keyword,
)]
pub enum Token {
    /// A torch: one may search.
    #[default]
    Torch,
    TorchEvent,
    /// A torch, or a gift.
    TorchFountain,
    /// One space further.
    Shortcut,
    /// A nest of monsters.
    Monster,
    /// An obstacle.
    Mushroom,
    /// Renown, worth one.
    Renown,
    /// Renown, worth two.
    RenownDouble,
    /// Helps in a combat.
    Attack,
    /// Cancels damage in a combat.
    Defence,
    /// A trap laid on a space that is left.
    BlookTrap,
    /// A trap laid by an artefact.
    Minus2,
    /// Marks life on a hero sheet.
    LifeMarker,
    /// Marks mana on a hero sheet.
    ManaMarker,
    /// An artefact for the first to come.
    Artefact,
    /// The Alpha on its space.
    Alpha,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TokenKind {
    /// It stays on the space that it was drawn for.
    Space,
    /// It bars a space.
    Obstacle,
    /// It is kept, and another one is drawn.
    Renown,
    /// It is spent in a combat.
    Combat,
    /// It is laid on a space.
    Trap,
    /// It marks a number on a sheet.
    Marker,
    /// It lies on the board from the start.
    Board,
}

impl Token {
    /// How many kinds can lie in the bag: they are the first of [`Token::ALL`].
    pub const BAG_KINDS: usize = 8;

    #[must_use]
    pub const fn kind(self) -> TokenKind {
        match self {
            Token::Torch | Token::TorchEvent | Token::TorchFountain | Token::Shortcut | Token::Monster => {
                TokenKind::Space
            }
            Token::Mushroom => TokenKind::Obstacle,
            Token::Renown | Token::RenownDouble => TokenKind::Renown,
            Token::Attack | Token::Defence => TokenKind::Combat,
            Token::BlookTrap | Token::Minus2 => TokenKind::Trap,
            Token::LifeMarker | Token::ManaMarker => TokenKind::Marker,
            Token::Artefact | Token::Alpha => TokenKind::Board,
        }
    }
}

/// One row for each [`Token`].
pub type Tokens = Slots<Token, TokenRow, { Token::ALL.len() }>;

/// How many tokens of a kind there are, and what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TokenRow {
    /// In the box.
    pub count: u8,
    /// In the bag at the start.
    pub bag: u8,
    /// In the supply at the start.
    pub supply: u8,
    /// On the board at the start.
    pub board: u8,
    /// What it does to the hero that draws it or enters its space; a trap does it to the next other hero.
    pub program: Program,
}
