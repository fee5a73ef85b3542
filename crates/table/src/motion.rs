//! Motions: how a table went from one picture to the next, in order, for screens that show it. Cause comes first: the die, then the
//! wound. A screen that leaves them out shows the same table in the end.

use crate::fight::Die;
use crate::picture::ThingId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One thing that is seen to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum Motion {
    /// A thing goes from one place to another: a figure to a space, a card to a sheet or pile.
    Move {
        /// What.
        thing: ThingId,
        /// From where, where that is not plain from the picture before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<ThingId>,
        /// To where.
        to: ThingId,
        /// What it is from now on, where it became another thing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        becomes: Option<ThingId>,
    },
    /// A card is turned.
    Flip {
        /// What.
        thing: ThingId,
        /// What it is from now on.
        becomes: ThingId,
        /// Its front is up now.
        up: bool,
    },
    /// Dice are rolled.
    Roll {
        /// The dice with their faces.
        dice: Vec<Die>,
    },
    /// A number goes up or down.
    Count {
        /// The track.
        thing: ThingId,
        /// By how much.
        by: i32,
    },
    /// A thing comes into sight.
    Appear {
        /// What.
        thing: ThingId,
    },
    /// A thing is gone.
    Vanish {
        /// What.
        thing: ThingId,
    },
    /// A board is cleared and laid anew.
    Deal {
        /// The board.
        board: String,
    },
    /// A line of the log is told.
    Tell {
        /// Its number.
        line: u32,
    },
}
