//! A hero at the table: tracks, tokens, cards and what the record needs to know. Rules are not here.

use super::pile::Pile;
use crate::content::{ArtefactId, HeroId, SpaceId, Token};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Keyword, List};

/// The most cards a hand can hold while one of them is being given up: the limit of the rules and one more.
pub const MAX_HAND: usize = 4;

/// Where a hero's race stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Keyword)]
pub enum Fate {
    #[default]
    #[keyword("cave")]
    InCave,
    /// It has reached Urto.
    Arrived,
    /// It is dead for good.
    Dead,
}

/// An artefact in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Held {
    /// Which card it is; none where the viewer does not know it.
    pub card: Option<ArtefactId>,
    /// Whether everybody has seen it.
    pub open: bool,
    /// How often it was used.
    pub used: u8,
    /// Whether it is a weapon in use in the combat under way.
    pub wielded: bool,
    /// Whether it goes back to the pile once everybody has chosen.
    pub rejected: bool,
    /// The how-manieth artefact of its owner it was; 0 where the viewer cannot know.
    pub rank: u8,
}

impl Held {
    /// How hands are laid out: open cards first, each part by kind. The place of a hidden card says nothing.
    const fn order(&self) -> (bool, u8, u8) {
        let kind = match self.card {
            Some(card) => card.0,
            None => u8::MAX,
        };
        (!self.open, kind, self.rank)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hero {
    pub sheet: HeroId,
    /// Where it stands; where it died, when it is dead.
    pub space: SpaceId,
    /// How its race stands.
    pub fate: Fate,
    pub life: u8,
    pub mana: u8,
    /// Life that it is about to lose.
    pub pending: u8,
    /// Whether it owns the better combat die for good.
    pub large_die: bool,
    /// Whether it rested in its last turn.
    pub rested: bool,
    /// How often the sheet has brought it back to life.
    pub revivals: u8,
    /// Attack tokens.
    pub attack: u8,
    /// Defence tokens.
    pub defence: u8,
    /// Blook traps not laid yet.
    pub blook: u8,
    /// In how many of its turns, this one included, it may not sprint.
    pub no_sprint: u8,
    /// In how many of its turns, this one included, it may not take another step.
    pub no_move: u8,
    /// Renown in tokens.
    pub renown: u16,
    /// Monster cards won, the Alpha's apart.
    pub trophies: Pile,
    /// Alpha cards won.
    pub alphas: u8,
    /// Artefacts.
    pub hand: List<Held, MAX_HAND>,
    /// How many artefacts it has ever had.
    pub acquired: u8,
    /// The token it drew last from the bag.
    pub last: Option<Token>,
    /// How many times in a row it drew that token.
    pub run: u8,
    /// Failures in a row with a divine die.
    pub failures: u8,
    pub kills: u8,
    /// Feats done in this match, one bit each.
    pub feats: u32,
}

impl Hero {
    /// Whether it is alive and not on Urto.
    #[inline]
    #[must_use]
    pub fn in_cave(&self) -> bool {
        self.fate == Fate::InCave
    }

    /// How many of its artefacts nobody else has seen: the public fact that opens windows.
    #[inline]
    #[must_use]
    pub fn hidden(&self) -> u32 {
        self.hand.iter().filter(|held| !held.open).count() as u32
    }

    /// The place in the hand of a card of this kind: a used or open one before a fresh one.
    #[must_use]
    pub fn find(&self, card: ArtefactId) -> Option<usize> {
        self.hand.iter().position(|held| held.card == Some(card))
    }

    /// Lays the hand out anew after a change.
    pub fn tidy(&mut self) {
        self.hand.sort_unstable_by_key(Held::order);
    }
}
