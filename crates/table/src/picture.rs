//! A picture: everything that one viewer sees of a match at one moment. Plain data: what to draw, never how.
//!
//! A **thing** is anything that can be pointed at: a card, a space, a figure, a die, a track. Its id is made of what this viewer
//! sees and of nothing else, so it tells nothing: an open card goes by what it is, a hidden one by where it lies. A thing that goes face
//! down, into a hand, a bag or a pile is therefore another thing afterwards; the motions of a delta say which became which.

use crate::board::Board;
use crate::card::{Card, Glyph};
use crate::check_value::check_value;
use crate::fight::{Die, Fight};
use crate::prompt::Prompt;
use crate::shared::{Shared, SharedList};
use crate::sheet::{Pile, Sheet};
use crate::staging::{Deed, Sum};
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The id of a thing: letters, digits, hyphens, commas. Unique in a picture.
pub type ThingId = String;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// A check value over everything else: a delta names the one it starts from.
    pub mark: u32,
    /// The game, such as `mini-rogue`.
    pub game: String,
    /// The look of the table: colours and type; the game's name unless it has several.
    pub theme: String,
    /// Where in the game we are, the largest part first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub title: Vec<Words>,
    /// What it is all about, and how far it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// The seat that looks, from 0; none for somebody who only watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<u8>,
    /// How many steps this viewer has witnessed. Counts nothing that happened out of its sight.
    pub moment: u32,
    /// Who sits at the table, by seat.
    pub seats: Vec<SeatCard>,
    /// Boards, the main one first.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Board>")]
    pub boards: SharedList<Board>,
    /// Sheets, in the order in which they are shown.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Sheet>")]
    pub sheets: SharedList<Sheet>,
    /// The fight under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Fight>")]
    pub fight: Option<Shared<Fight>>,
    /// The dice on the table.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Die>")]
    pub dice: SharedList<Die>,
    /// Piles, bags and supplies.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Pile>")]
    pub piles: SharedList<Pile>,
    /// Cards to look things up on.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Card>")]
    pub reference: SharedList<Card>,
    /// Whose turn it is.
    pub turn: TurnCard,
    /// What this viewer is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
    /// What happened last, oldest first; older lines are fetched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Vec<LogLine>")]
    pub log: Vec<SharedLine>,
    /// What can be taken back and played again.
    pub undo: UndoCard,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomePage>,
}

/// What the table is played for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Goal {
    /// What has to be done.
    pub says: Words,
    /// How far it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Words>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Where it may be: places of a board, the likeliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<ThingId>,
}

/// How many lines of the log a picture holds.
pub const LOG_LINES: usize = 20;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatCard {
    /// The word of the seat, such as `p1` or `gm`.
    pub id: String,
    /// The key of the name of what is played there, such as `character-rogue`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// The word of its colour and shape in the theme; the icon and the shape tell seats apart without the colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub badge: Option<String>,
}

/// Whose turn it is, as this viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TurnCard {
    /// This viewer is asked.
    pub you: bool,
    /// The seats that are asked; empty at the end, and where the game does not tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<u8>,
    /// The same as a sentence.
    pub says: Words,
    /// The things that stand for whoever acts, where a seat plays several: a figure, a sheet, a line of a list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ThingId>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LogLine {
    /// Its number among those that this viewer has heard, from 1.
    pub id: u32,
    /// The moment it belongs to.
    pub moment: u32,
    /// What happened, with the rules behind it.
    pub says: Words,
    /// The dice that it tells of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    /// What these come to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<Sum>,
    /// What is seen to be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deed: Option<Deed>,
    /// It matters to nobody but who reads everything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quiet: bool,
    /// It was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub struck: bool,
}

/// A line of the log as pictures hold it: one picture after another shows the same lines.
pub type SharedLine = Shared<LogLine>;

/// What can be taken back and played again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct UndoCard {
    /// How many steps this viewer may take back alone; more by agreement.
    pub free: u32,
    /// Whether undone steps can be played again.
    pub redo: bool,
}

/// The last page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OutcomePage {
    /// How it ended, in a word, such as `won`.
    pub key: String,
    /// How it ended.
    pub says: Words,
    /// The seats that won.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
    /// What is counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Glyph>,
    /// The last column is the sum of the others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub summed: bool,
    /// The column by which matches are compared, from 0; the more the better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measure: Option<u32>,
    /// Who has how much, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<ScoreRow>,
}

/// A row of the last page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ScoreRow {
    /// Whose.
    pub name: Words,
    /// The seat, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The place, from 1; none where nobody is ranked, and for whoever is not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// Why it is not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<Words>,
    /// A number for each column; none for whoever is not counted.
    pub cells: Vec<i32>,
}

impl Picture {
    /// Whether a thing is to be seen on a board.
    #[must_use]
    pub fn shows_on_board(&self, thing: &str) -> bool {
        self.boards.iter().any(|board| board.shows(thing))
    }

    /// Fills the check value in: the last stroke.
    #[must_use]
    pub(crate) fn finished(mut self) -> Picture {
        self.mark = 0;
        self.mark = check_value(&self);
        self
    }
}
