//! What a table's list of entries holds. An entry is a file format: it is read again for as long as the table is kept, so a variant is never renamed and a
//! new field has a default. Names of people are not here: a person who wants to be forgotten must not stay in a list that only grows.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use undercroft_kernel::Setup;
use undercroft_kernel::fair::Stretch;
use undercroft_kernel::replay::{Header, Record};

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The table was opened: always the first.
    Opened(Opened),
    /// A person sat down, and added to the dice.
    Sat {
        seat: u8,
        person: String,
        /// What its client added to the dice, in hex.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<String>,
    },
    /// A person gave a seat up.
    Left { seat: u8 },
    /// A bot was put on a seat that was open.
    BotSat { seat: u8, bot: String },
    /// The match began.
    Started {
        /// What is played, with the draws of the set-up.
        header: Header,
    },
    /// Somebody acted, and what followed by itself.
    Played {
        seat: u8,
        /// Who did it.
        by: By,
        /// The steps, the action first.
        steps: Vec<Record>,
    },
    /// A bot wants to act, and people have to roll for it.
    Wants { seat: u8, action: String },
    /// Steps were taken back.
    Undone {
        seat: u8,
        /// How many steps are left in force.
        to: usize,
    },
    /// Steps that had been taken back were played again.
    Redone {
        seat: u8,
        /// How many steps are in force then.
        to: usize,
    },
    /// A person proposed something to which all have to agree.
    Proposed { person: String, want: Want },
    /// A person answered the proposal; or the table did for whoever made it, when nobody has to be waited for any more or too long was waited.
    Answered {
        person: String,
        /// Whether it agrees.
        yes: bool,
    },
    /// A seat whose person is away was handed to a bot.
    HandedOver { seat: u8 },
    /// A person took its seat back.
    TakenBack { seat: u8 },
    /// A person lets windows pass beforehand, or no longer.
    Passing {
        seat: u8,
        /// Until when; none for no longer.
        until: Option<Passing>,
    },
    /// A person set a fact by ruling.
    Ruled { step: Record },
    /// A person corrected a roll that was typed in: steps were taken back, and one was played again.
    Corrected {
        seat: u8,
        /// How many steps were left in force before it.
        from: usize,
        /// The step with its new roll, and what followed by itself.
        steps: Vec<Record>,
    },
    /// The rules have changed, and the table goes on from the state that was kept.
    Adopted {
        /// The step that holds the state.
        step: Record,
    },
    /// The host changed the settings of the table.
    Changed {
        #[serde(alias = "ways")]
        settings: Settings,
    },
    /// The host gave the table a name, or handed it over to another person.
    Updated {
        /// What it is called from now on; empty for nothing, none where that stays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<String>,
    },
    /// A person ended the hints that all had agreed on.
    HintsEnded,
    /// A person left the line of a running match to play on elsewhere: whoever has seen the other hands there has seen them here.
    Branched,
    /// Nothing is played any more, and the dice may be opened.
    Closed,
}

impl Entry {
    /// The seat whose person did this.
    #[must_use]
    pub const fn actor(&self) -> Option<u8> {
        match self {
            Entry::Sat { seat, .. }
            | Entry::Played { seat, by: By::Person, .. }
            | Entry::Undone { seat, .. }
            | Entry::Redone { seat, .. }
            | Entry::TakenBack { seat }
            | Entry::Passing { seat, .. }
            | Entry::Corrected { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

/// How a table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    pub game: String,
    /// What the form said.
    pub setup: Setup,
    /// The person who opened it.
    pub host: String,
    /// The words of its seats.
    pub seats: Vec<String>,
    #[serde(alias = "ways")]
    pub settings: Settings,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
    /// Whether people roll their own dice.
    #[serde(default)]
    pub own_dice: bool,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Origin {
    /// Nowhere: it is new.
    #[default]
    New,
    /// It left another table, and never counts.
    Branch {
        /// The table it left.
        table: String,
        /// After how many steps.
        at: usize,
        /// How the dice before can be derived.
        #[serde(default)]
        past: Vec<Stretch>,
        /// What people had added to the dice, in hex, where the family shares them.
        #[serde(default)]
        shares: Vec<String>,
    },
    /// It was read from a file, and never counts.
    Upload {
        /// How the dice before can be derived, as the file says.
        #[serde(default)]
        past: Vec<Stretch>,
    },
    /// It began at a named place, and never counts.
    Practice {
        /// What the scenario is called.
        name: String,
    },
    /// It is a guided game, and never counts.
    Tutorial,
    /// It is played with numbers that somebody changed, and never counts.
    Designed {
        /// Its packs and what their content hashes to: no program brings them.
        packs: BTreeMap<String, String>,
    },
    /// It is the dungeon of a day, with the same dice for everybody.
    Day {
        /// As 2026-01-31.
        date: String,
    },
    /// It is a chapter of a campaign.
    Campaign {
        /// Which campaign.
        id: String,
    },
}

/// What the people of a table have agreed on, outside the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Sole choices that decide nothing are played without asking.
    pub auto_play: bool,
    /// Odds are shown.
    pub odds: bool,
    /// Hints are given: to somebody who plays alone, or where all have agreed.
    #[serde(default = "allowed")]
    pub hints: bool,
    /// Anybody who has the address may watch.
    pub watching: bool,
    /// After how many seconds a window is passed for whoever has not answered; none for never.
    pub react_within: Option<u32>,
    /// After how many seconds a seat counts as away.
    pub away_after: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            auto_play: true,
            odds: true,
            hints: true,
            watching: true,
            react_within: None,
            away_after: 120,
        }
    }
}

/// What tables allow whose entries are older than a setting.
const fn allowed() -> bool {
    true
}

/// Who acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person at the seat.
    Person,
    /// A bot.
    Bot,
    /// The table, for somebody who had passed beforehand or took too long.
    Table,
    /// Nobody now: it was played before, at another table or in a file.
    Past,
}

/// What a person may propose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// To take steps back, so that this many are left.
    Undo(usize),
    /// To play undone steps again, so that this many are in force.
    Redo(usize),
    /// That everybody may have hints.
    Hints,
    /// To close the table.
    Close,
}

/// Until when a seat lets windows pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Until it is asked for something else.
    UntilMyTurn,
    /// Until something is aimed at it.
    UntilAttacked,
}
