//! The nouns of Cellar: state, actions, events, view.
//! Everything is `Copy`; face-down things are kernel [`FaceDown`]s, whose tag says what everybody knows of them.
//! Deliberately absent: rules, and any order of the pile (a card is drawn when it turns up).

use serde::{Deserialize, Serialize};
use undercroft_kernel::{Amount, FaceDown, Frames, List, Seat, Seats};

/// How many thieves there are.
pub const PLAYERS: u8 = 3;
/// The keeper's seat.
pub const KEEPER: Seat = Seat(PLAYERS);
/// The spaces of the cellar, numbered from 1, in a ring.
pub const SPACES: u8 = 6;
/// How many rounds are played.
pub const ROUNDS: u8 = 4;
/// How many cards a thief holds at most.
pub const HAND: usize = 2;
pub const CARDS: u8 = 12;
/// How many of them block; the others are purses.
pub const BLOCKS: u8 = 5;
/// What a purse can hold of coins, and of tokens: both are written in four bits.
pub const PURSE: u8 = 15;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// Whether the card blocks a move.
    #[must_use]
    pub const fn is_block(self) -> bool {
        self.0 < BLOCKS
    }
}

/// A card in a hand or on the pile; everybody knows who has looked at it.
pub type Slot = FaceDown<Card, Seats>;
/// The trap; everybody knows the set of spaces where it may lie. No space, no trap.
pub type Trap = FaceDown<u8, u64>;

/// What a thief owns in the open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Purse {
    /// Coins win the game.
    pub coins: u8,
    /// Tokens pay for looks and second rolls.
    pub tokens: u8,
}

impl From<Purse> for u8 {
    fn from(purse: Purse) -> u8 {
        (purse.coins & PURSE) | (purse.tokens << 4)
    }
}

impl From<u8> for Purse {
    fn from(byte: u8) -> Purse {
        Purse { coins: byte & PURSE, tokens: byte >> 4 }
    }
}

/// A thief.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Where the thief stands.
    pub space: u8,
    /// Coins and tokens.
    pub purse: Purse,
    /// The cards; their count is public.
    pub hand: List<Slot, HAND>,
}

impl Player {
    /// The place in the hand of the first card that blocks, or that does not.
    #[must_use]
    pub fn find(&self, block: bool) -> Option<usize> {
        self.hand.iter().position(|slot| slot.pin.is_some_and(|pin| pin.card.is_block() == block))
    }
}

/// Unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Never on the stack.
    #[default]
    Idle,
    /// A thief has announced a move, and these seats may still block it.
    Window {
        /// Where the thief is going.
        to: u8,
        /// Who has not answered yet.
        waiting: Seats,
    },
    /// A bet was rolled and may be rolled again.
    Rolled {
        /// What the die shows.
        face: u8,
        stake: u16,
    },
}

/// The table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The round, counted from 1; one more than there are when the game is over.
    pub round: u8,
    /// Whether the keeper has yet to hide the trap of the round.
    pub hiding: bool,
    /// Who begins each round.
    pub first: u8,
    /// How many thieves have had their turn in this round.
    pub acted: u8,
    /// The thieves.
    pub players: [Player; PLAYERS as usize],
    pub trap: Trap,
    /// The top card of the pile.
    pub top: Slot,
    /// The cards that were played, as a set of numbers.
    pub discard: u16,
    /// What has to be finished first.
    pub frames: Frames<Frame, 2>,
}

impl State {
    /// Whose turn it is among the thieves.
    #[must_use]
    pub const fn player(&self) -> Seat {
        Seat((self.first + self.acted) % PLAYERS)
    }

    /// The thief at `seat`; none at the keeper's.
    #[must_use]
    pub fn thief(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    /// The thief at `seat`, to change it.
    pub fn thief_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(usize::from(seat.0))
    }

    /// How many cards are on the pile.
    #[must_use]
    pub fn pile(&self) -> usize {
        let held: usize = self.players.iter().map(|player| player.hand.len()).sum();
        usize::from(CARDS) - held - self.discard.count_ones() as usize
    }

    /// The cards that are fixed nowhere: what may turn up.
    #[must_use]
    pub fn loose(&self) -> u64 {
        let slots = self.players.iter().flat_map(|player| player.hand.iter()).chain([&self.top]);
        let fixed =
            slots.filter_map(|slot| slot.pin).fold(u64::from(self.discard), |all, pin| all | 1 << pin.card.0);
        ((1 << CARDS) - 1) & !fixed
    }
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// CL-TRAP-01: The keeper hides the trap of the round on a space where nobody stands.
    Trap { space: u8 },
    /// CL-DRAW-01: A thief with fewer than two cards draws before anything else, while the pile lasts.
    Draw,
    /// CL-LOOK-01: For a token, a thief looks at the top card of the pile and puts it back.
    Look,
    /// CL-SPEND-01: A purse card is turned in for a token.
    Spend,
    /// CL-MOVE-01: A thief moves to a neighbouring space, unless somebody blocks it.
    Move { space: u8 },
    /// CL-BET-01: A thief stays and bets one to three coins on a roll of four or more.
    Bet { coins: u16 },
    /// CL-ROLL-01: The roll stands.
    Keep,
    /// CL-ROLL-02: For a token the die is rolled again, and that roll stands.
    Reroll,
    /// CL-BLOCK-01: A block card stops the move of another.
    Block,
    /// CL-BLOCK-02: Whoever holds a card may let the move pass, whichever card it is.
    Pass,
}

impl Action {
    /// Every action without an amount.
    pub fn plain() -> impl Iterator<Item = Action> {
        let places = (1..=SPACES).flat_map(|space| [Action::Trap { space }, Action::Move { space }]);
        let words = [
            Action::Draw,
            Action::Look,
            Action::Spend,
            Action::Keep,
            Action::Reroll,
            Action::Block,
            Action::Pass,
        ];
        places.chain(words)
    }
}

impl Amount for Action {
    fn with_amount(self, coins: u16) -> Action {
        if let Action::Bet { .. } = self { Action::Bet { coins } } else { self }
    }
}

/// What happened, to which thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// This thief begins each round.
    Opened(Seat),
    /// The keeper hid the trap.
    TrapHidden(Trap),
    /// A thief drew a card; which one, only those know who know it.
    Drew(Seat, Slot),
    /// A thief looked at the top card and put it back.
    Looked(Seat, Slot),
    /// A purse card was turned in.
    Spent(Seat, Card),
    /// A thief is about to move to this space.
    Announced(Seat, u8),
    /// A thief let a move pass.
    Passed(Seat),
    /// A thief stopped a move with this card.
    Blocked(Seat, Card),
    /// A thief arrived on this space and found a coin.
    Arrived(Seat, u8),
    /// A thief stepped into the trap on this space and lost every coin.
    Sprung(Seat, u8),
    /// The die of a thief fell on this face.
    Rolled(Seat, u8),
    /// A bet of so many coins was won.
    Won(Seat, u16),
    /// A bet of so many coins was lost.
    Lost(Seat, u16),
}

/// What one viewer may see: the table without the pins that the viewer does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View(pub State);
