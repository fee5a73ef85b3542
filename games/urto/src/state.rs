//! The table: everything that changes during a match, plain and `Copy`. Hidden things are only the cards in hands and tokens
//! looked at; piles and the bag are counts and hold no order. Rules are not here.

mod combat;
mod frame;
mod hero;
mod pile;

pub use combat::{Combat, Foe, Hiding, Side, Stage};
pub use frame::{Aim, Cause, Frame, Hurt, MAX_FRAMES, Mark, Pick, Stride};
pub use hero::{Fate, Held, Hero, MAX_HAND};
pub use pile::{MAX_COPIES, Pile};

use crate::content::{Divine, MAX_SPACES, SpaceId, Spaces, Token};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Frames, Full, Keyword, List, Pending, Seat, Seats, Slots, id_set, ids};

/// The most heroes at a table.
pub const MAX_PLAYERS: usize = 5;
/// The most trap tokens on the board.
pub const MAX_TRAPS: usize = 8;
/// The most tokens that are looked at together.
pub const MAX_LOOKED: usize = 4;

ids! {
    /// A hero at the table, by its seat.
    Player,
}

impl Player {
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

id_set! {
    /// A set of heroes at the table.
    pub struct Players(u8) of Player;
}

impl Players {
    /// The first of the set, in seat order from `from`.
    #[must_use]
    pub const fn first_from(self, from: Player) -> Option<Player> {
        if self.0 == 0 {
            return None;
        }
        let ahead = self.0 >> from.0 << from.0;
        Some(Player(if ahead == 0 { self.0 } else { ahead }.trailing_zeros() as u8))
    }

    /// The seats of the set.
    #[must_use]
    pub fn seats(self) -> Seats {
        if self.0.is_power_of_two() {
            return Seats::one(Seat(self.0.trailing_zeros() as u8));
        }
        self.iter().fold(Seats::NONE, |seats, who| seats.with(who.seat()))
    }
}

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Ground {
    /// It is out of play.
    #[default]
    Out,
    /// Not discovered: a token is drawn for it.
    Dark,
    Torch,
    /// A torch with an event.
    Event,
    /// A torch with a fountain.
    Fountain,
    Shortcut,
    /// A nest of monsters.
    Nest,
    /// The Alpha over a nest.
    Alpha,
    /// An artefact token.
    Cache,
    /// A divine weapon on its stele.
    Stele(Divine),
    /// START, an empty stele, an artefact space whose token is gone.
    Bare,
    /// The last space.
    Urto,
}

/// A trap on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trap {
    pub space: SpaceId,
    pub owner: Player,
    pub token: Token,
}

/// Tokens beside the board that cards count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Supply {
    /// Attack tokens.
    pub attack: u8,
    /// Defence tokens.
    pub defence: u8,
    /// Blook traps.
    pub blook: u8,
    /// Tokens of minus 2 life.
    pub minus2: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Scythe {
    /// On the last space: nobody has arrived.
    #[default]
    Waiting,
    /// The first to arrive has taken it.
    Taken(Player),
    /// The first to arrive has left it for good.
    Declined,
}

/// What the match is at, with nothing unfinished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Keyword)]
pub enum Phase {
    /// At a table of two the weapon and its side are chosen.
    #[default]
    Side,
    /// Artefacts are dealt to the active hero, then to the next.
    Dealing,
    /// Everybody chooses which of the dealt artefacts to keep.
    Choosing,
    /// The active hero's turn.
    Turn,
    /// The end of its turn: the divine die.
    Closing,
    /// The match is over.
    Over,
}

/// What has happened in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Something was done: no Rest any more.
    pub acted: bool,
    /// Phase A was made.
    pub moved: bool,
    /// The hero rests.
    pub rested: bool,
    /// Heroes attacked.
    pub attacks: u8,
    pub sprints: u8,
    /// A creature was met.
    pub creature: bool,
    /// It was hidden from.
    pub hid: bool,
    /// The divine die was rolled.
    pub divine: bool,
    /// Rerolls of the search die.
    pub search_rerolls: u8,
    /// Rerolls of a combat die that are counted by turn.
    pub combat_rerolls: u8,
    /// Changes of place; stays at its bound.
    pub arrivals: u8,
    /// The active hero has lost its last life and was not yet seen to.
    pub fallen: bool,
    /// Shortcuts that have given their step.
    pub shortcuts: Spaces,
}

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct End {
    /// Which of the three ends.
    pub kind: EndKind,
    pub winners: Players,
}

/// The three ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndKind {
    AllDead,
    /// One came out alive.
    SoleSurvivor,
    /// The final count has decided.
    Counted,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The heroes, by seat.
    pub heroes: Slots<Player, Hero, MAX_PLAYERS>,
    /// Who is alive and not on Urto.
    pub cave: Players,
    /// What lies on each space.
    pub ground: Slots<SpaceId, Ground, MAX_SPACES>,
    pub mushrooms: Slots<SpaceId, u8, MAX_SPACES>,
    /// Traps on the board.
    pub traps: List<Trap, MAX_TRAPS>,
    /// Tokens left in the bag, by kind.
    pub bag: Slots<Token, u8, { Token::BAG_KINDS }>,
    /// Tokens beside the board.
    pub supply: Supply,
    /// Monster cards left in the pile.
    pub monsters: Pile,
    /// Monster cards that were hidden from or have killed.
    pub monster_discards: Pile,
    /// Alpha cards left.
    pub alphas: u8,
    /// Events discarded; the others are in the pile.
    pub event_discards: Pile,
    /// Artefacts discarded; those in no hand are in the pile.
    pub artefact_discards: Pile,
    /// At a table of two, the weapon that was chosen.
    pub side: Option<Divine>,
    pub scythe: Scythe,
    pub first: Player,
    /// Whose turn it is.
    pub active: Player,
    /// The round, counted from 1.
    pub round: u16,
    /// What the match is at.
    pub phase: Phase,
    /// Who has still to choose among the dealt artefacts.
    pub undecided: Players,
    /// What has happened in this turn.
    pub turn: ThisTurn,
    /// The combat under way.
    pub combat: Combat,
    /// Tokens that the drawing hero looks at.
    pub looked: List<Token, MAX_LOOKED>,
    /// What has to be finished first. States that were kept before it had this name are still read.
    #[serde(alias = "frames")]
    pub stack: Frames<Frame, MAX_FRAMES>,
    /// Who is asked; follows from the rest and is noted after each step, so that nobody has to work it out twice.
    pub asked: Players,
    pub end: Option<End>,
}

impl Pending for State {
    type Frame = Frame;

    #[inline(always)]
    fn push(&mut self, frame: Frame) -> Result<(), Full> {
        self.stack.push(frame)
    }
}

impl State {
    /// The hero whose turn it is.
    #[must_use]
    pub fn hero(&self) -> &Hero {
        &self.heroes[self.active]
    }

    /// The heroes in the cave that stand on a space.
    #[must_use]
    pub fn standing_on(&self, space: SpaceId) -> Players {
        self.cave.iter().filter(|who| self.heroes[*who].space == space).collect()
    }

    /// The spaces on which somebody stands, Urto included.
    #[must_use]
    pub fn occupied(&self, players: Players) -> Spaces {
        let living = players.iter().map(|who| &self.heroes[who]).filter(|hero| hero.fate != Fate::Dead);
        living.fold(Spaces::NONE, |all, hero| all.with(hero.space))
    }
}
