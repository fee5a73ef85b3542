//! Unfinished business: what lies on the stack while a turn waits for somebody. Nothing here decides anything.

use crate::content::{ChoiceId, ListId, Potion};
use serde::{Deserialize, Serialize};

/// How deep unfinished business can get: Room, result, choice, Ghost, its effects, a potion to drop, a death to cancel, and one spare.
/// What both gain from a shared fight lies lower: the second one's reward waits with one frame that hands over.
pub const MAX_FRAMES: usize = 8;

/// One piece of unfinished business: as wide as a number, so that it moves like one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[repr(align(4))]
pub enum Frame {
    /// A dead slot of the stack.
    #[default]
    Blank,
    /// Icons are resolved from left to right: the next one is `at`.
    Icons {
        list: ListId,
        at: u8,
    },
    /// HP are lost in place of a penalty that cannot be paid.
    LoseHp {
        amount: u8,
    },
    /// A skill check is due in this Room.
    Check,
    /// A passed check allows the Dungeon die to be shifted.
    Shift {
        die: u8,
    },
    /// One of several results is to be chosen.
    Choice {
        choice: ChoiceId,
    },
    /// A potion of one's choice is gained.
    AnyPotion,
    /// A new potion finds the belt full.
    DropPotion {
        new: Potion,
    },
    /// A new Item finds the hand full.
    DropItem,
    /// One option of a camp.
    Camp,
    /// Trading with a merchant.
    Trade,
    Shrine {
        offered: bool,
    },
    /// A card that is taken by paying.
    ItemPrice,
    /// A card that was won by a check.
    ItemWon {
        /// The Dungeon die of the check.
        die: u8,
    },
    /// Two Rooms are swapped.
    Tunnel,
    /// A roll on the Rewards card is due.
    Rewards,
    /// Rooms are turned face up by a skill.
    Foresight {
        left: u8,
    },
    /// Cards of the shuffled deck are put back, as many as were looked at.
    Arrange {
        left: u8,
    },
    Fight,
    /// What lies below is the business of this character.
    HandOver {
        to: u8,
    },
    /// Both give and take.
    Barter {
        /// Whose turn it is afterwards.
        back: u8,
    },
    /// Another order is proposed.
    Order {
        by: u8,
    },
    /// A character would die: its death may be cancelled.
    Doom {
        hero: u8,
    },
}
