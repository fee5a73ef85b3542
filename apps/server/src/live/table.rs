//! A table as its entries make it: who sits where, what is played, what is proposed. It is the same on every node that has read the same
//! entries. No store, no time of its own and no other task is here: those who change a table are in the files beside.

use super::chair::{Chair, Holder};
use super::dice::Dice;
use super::entry::{Entry, Opened, Origin, Settings, Want};
use super::guide::guide;
use super::show::Shown;
use crate::clock::Millis;
use crate::game_cache::LoadedGame;
use crate::store::TableRow;
use crate::wire::TextFiles;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use undercroft_catalog::live::{AnyGame, Match};
use undercroft_kernel::replay::Misfit;
use undercroft_kernel::{Seat, Seats, Turn, Viewer};
use undercroft_scenario::Guided;
use undercroft_table::LiveTable;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are still open.
    Gathering,
    /// The match goes on.
    Playing,
    /// The match has ended; steps can still be taken back.
    Over,
    /// Nothing is played any more.
    Closed,
}

impl Stage {
    /// Its word, in the store and on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

/// Something to which every person at the table has to agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub person: String,
    pub want: Want,
    /// Who has agreed so far.
    pub agreed: BTreeSet<String>,
    pub made: Millis,
}

/// What is special about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// How many facts were set by ruling.
    pub rulings: u32,
    /// How often steps were taken back.
    pub undos: u32,
    /// How often a step was taken back in which a die was rolled or a card turned up.
    pub reveals_undone: u32,
    /// How many typed-in rolls were corrected.
    pub corrections: u32,
    /// A line has left while the match was going on.
    pub branched: bool,
}

/// Why a match does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Practice {
    /// It did not begin at this table: a branch, a file, a scenario, a guided game.
    Origin,
    /// People roll their own dice.
    OwnDice,
    /// A fact was set by ruling.
    Ruled,
    /// A step was taken back after a die or a card had been seen.
    Undone,
    /// Somebody has played on elsewhere, and may have seen what is hidden here.
    Branched,
}

/// Where a stored match does not fit the rules of this build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// After how many steps of this viewer-free count.
    pub step: usize,
    /// What does not fit.
    pub misfit: Misfit,
    /// The rules behind the step.
    pub rules: Vec<&'static str>,
}

pub struct Table {
    pub id: String,
    /// From which invitations are derived.
    pub secret: String,
    /// The first table of its family.
    pub root: String,
    /// How it was opened; its host may have changed since.
    pub opened: Opened,
    /// What its people call it; empty for nothing.
    pub name: String,
    pub settings: Settings,
    pub chairs: Vec<Chair>,
    pub dice: Dice,
    pub proposal: Option<Proposal>,
    /// Everybody who sits here has agreed that hints are given.
    pub hints_agreed: bool,
    /// What is special about it.
    pub marks: Marks,
    /// The person who took steps back last: only that one plays them again without asking.
    pub undone_by: Option<String>,
    /// What a bot wants to do, for which people have to roll.
    pub wants: Option<(u8, String)>,
    /// Where it does not fit this build.
    pub broken: Option<Broken>,
    /// The position of the last entry.
    pub position: i64,
    /// When it was opened.
    pub created: Millis,
    /// When the last entry was added.
    pub changed: Millis,
    /// What viewers were shown last on this node; no entry depends on it.
    pub(super) shown: Mutex<Shown>,
    pub(super) game: Option<LiveTable>,
    pub(super) any_game: Arc<dyn AnyGame>,
    pub(super) texts: TextFiles,
    pub(super) closed: bool,
    /// The script that leads through the first steps.
    pub(super) guide: Option<Guided>,
    /// The steps that came after the one that does not fit; nobody can play them.
    pub(super) lost: usize,
}

impl Table {
    /// A table before its first entry.
    ///
    /// # Errors
    /// When the row holds no bytes for its dice.
    pub fn new(row: &TableRow, opened: Opened, any_game: LoadedGame) -> Option<Table> {
        let secret = crate::secret::unhex(&row.dice)?;
        let line = u32::try_from(row.line).ok()?;
        // The lines of a day differ in nothing but who plays.
        let line = if matches!(opened.origin, Origin::Day { .. }) { 0 } else { line };
        let (past, shares) = match &opened.origin {
            Origin::Branch { past, shares, .. } => (past.clone(), shares.clone()),
            Origin::Upload { past } => (past.clone(), Vec::new()),
            _ => (Vec::new(), Vec::new()),
        };
        let guide = guide(&opened.game, &opened.origin);
        let shares: Option<Vec<Vec<u8>>> = shares.iter().map(|share| crate::secret::unhex(share)).collect();
        Some(Table {
            id: row.id.clone(),
            secret: row.secret.clone(),
            root: row.root.clone(),
            settings: opened.settings.clone(),
            chairs: opened.seats.iter().cloned().map(Chair::open).collect(),
            dice: Dice::new(secret, line, shares?, past, 0),
            opened,
            name: String::new(),
            proposal: None,
            hints_agreed: false,
            marks: Marks::default(),
            undone_by: None,
            wants: None,
            broken: None,
            position: -1,
            created: row.created,
            changed: row.created,
            shown: Mutex::default(),
            game: None,
            any_game: any_game.game,
            texts: any_game.texts,
            closed: false,
            guide,
            lost: 0,
        })
    }

    /// The match, once it has begun.
    #[must_use]
    pub fn game(&self) -> Option<&dyn Match> {
        self.game.as_ref().map(LiveTable::game)
    }

    /// The match with its pictures.
    #[must_use]
    pub const fn live(&self) -> Option<&LiveTable> {
        self.game.as_ref()
    }

    /// The box it is played with.
    #[must_use]
    pub fn any_game(&self) -> &dyn AnyGame {
        &*self.any_game
    }

    /// The box it is played with, to be shared.
    #[must_use]
    pub fn shared_box(&self) -> Arc<dyn AnyGame> {
        Arc::clone(&self.any_game)
    }

    /// The texts of its cards.
    #[must_use]
    pub fn texts(&self) -> TextFiles {
        self.texts.clone()
    }

    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.game() {
            _ if self.closed => Stage::Closed,
            None => Stage::Gathering,
            Some(game) => match game.turn() {
                Turn::Over(_) => Stage::Over,
                Turn::Ask(_) => Stage::Playing,
            },
        }
    }

    /// Who is asked now.
    #[must_use]
    pub fn asked(&self) -> Seats {
        match self.game().map(Match::turn) {
            Some(Turn::Ask(seats)) if !self.closed => seats,
            _ => Seats::NONE,
        }
    }

    #[must_use]
    pub fn chair(&self, seat: u8) -> Option<&Chair> {
        self.chairs.get(usize::from(seat))
    }

    /// The seats with their numbers.
    pub fn seats(&self) -> impl Iterator<Item = (u8, &Chair)> {
        (0u8..).zip(&self.chairs)
    }

    /// The persons at the table, each once.
    #[must_use]
    pub fn persons(&self) -> BTreeSet<&str> {
        self.chairs.iter().filter_map(Chair::person).collect()
    }

    /// Whether a person sits here.
    #[must_use]
    pub fn has(&self, person: &str) -> bool {
        self.chairs.iter().any(|chair| chair.person() == Some(person))
    }

    /// Whether this person sits here and nobody else does.
    #[must_use]
    pub fn is_alone(&self, person: &str) -> bool {
        self.persons().into_iter().eq([person])
    }

    /// The seats that a person plays.
    pub fn seats_of<'t>(&'t self, person: &'t str) -> impl Iterator<Item = u8> + 't {
        self.seats().filter(move |(_, chair)| chair.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// The seat through which a person looks: the one it wants, else one that is asked, else its first. None for somebody who watches.
    #[must_use]
    pub fn viewer(&self, person: Option<&str>, wanted: Option<u8>) -> Viewer {
        let Some(person) = person else { return Viewer::Spectator };
        let seats: Vec<u8> = self.seats_of(person).collect();
        let asked = self.asked();
        let chosen = wanted
            .filter(|seat| seats.contains(seat))
            .or_else(|| seats.iter().copied().find(|seat| asked.has(Seat(*seat))))
            .or_else(|| seats.first().copied());
        chosen.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// Whether somebody may look at all.
    #[must_use]
    pub fn may_watch(&self, person: Option<&str>) -> bool {
        self.settings.watching || person.is_some_and(|person| self.has(person) || self.opened.host == person)
    }

    /// Whether its end counts in statistics.
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.practice().is_none()
    }

    /// Why its end does not count, if it does not.
    #[must_use]
    pub const fn practice(&self) -> Option<Practice> {
        match self.marks {
            _ if !matches!(
                self.opened.origin,
                Origin::New | Origin::Campaign { .. } | Origin::Day { .. }
            ) =>
            {
                Some(Practice::Origin)
            }
            _ if self.opened.own_dice => Some(Practice::OwnDice),
            marks if marks.rulings > 0 => Some(Practice::Ruled),
            marks if marks.reveals_undone > 0 => Some(Practice::Undone),
            marks if marks.branched => Some(Practice::Branched),
            _ => None,
        }
    }

    /// Whether a person may set facts: alone, with dice of one's own, or as the game master.
    #[must_use]
    pub fn may_rule(&self, person: &str) -> bool {
        let masters = self.chairs.iter().any(|chair| chair.word == "gm" && chair.is_played_by(person));
        self.has(person) && (self.is_alone(person) || self.opened.own_dice || masters)
    }

    /// The token that invites to a seat.
    #[must_use]
    pub fn invitation(&self, seat: u8) -> Option<String> {
        let chair = self.chair(seat)?;
        Some(crate::secret::invitation(&self.secret, seat, chair.given_up))
    }

    /// The match as a file, with how its dice can be derived again: for everybody when it is over, before only for a person who holds every seat. Whoever else
    /// may not know everything, and whether there is anything to hide must not be told either.
    pub fn replay_for(&self, person: Option<&str>, opened: bool) -> Option<String> {
        let holds_all = person.is_some() && self.chairs.iter().all(|chair| chair.person() == person);
        if !holds_all && !matches!(self.stage(), Stage::Over | Stage::Closed) {
            return None;
        }
        let game = self.game()?;
        // Nothing is promised of dice that people rolled or a guide has set.
        let promised = !self.opened.own_dice && self.guide.is_none();
        let fair = if promised { self.dice.stretches(game.at(), opened) } else { Vec::new() };
        Some(game.replay_with(fair))
    }

    /// What lists show of it: public facts only.
    #[must_use]
    pub fn summary(&self) -> String {
        let outcome = match self.game().map(Match::turn) {
            Some(Turn::Over(outcome)) => Some(outcome),
            _ => None,
        };
        let won = outcome.as_ref().map(|outcome| outcome.winners.has(Seat(0)));
        let outcome = outcome.map(|outcome| outcome.key);
        let asked: Vec<u8> = self.asked().iter().map(|seat| seat.0).collect();
        let card = self.any_game.card();
        let (edition, name) = (card.edition, &self.name);
        serde_json::json!({ "edition": edition, "name": name, "asked": asked, "outcome": outcome, "won": won })
            .to_string()
    }

    /// Takes an entry in. A stored match that does not fit this build is not an error: it is noted in [`Table::broken`].
    ///
    /// # Errors
    /// An entry that makes no sense here.
    pub fn take(&mut self, entry: &Entry, position: i64, made: Millis) -> Result<(), MisplacedEntry> {
        if position != self.position + 1 {
            return Err(MisplacedEntry { position });
        }
        self.fold(entry, made).ok_or(MisplacedEntry { position })?;
        self.position = position;
        self.changed = made;
        Ok(())
    }

    /// Puts a person or a bot on a seat.
    pub(super) fn seat(&mut self, seat: u8, holder: Holder) -> Option<()> {
        let chair = self.chairs.get_mut(usize::from(seat))?;
        chair.holder = holder;
        chair.passing = None;
        Some(())
    }
}

/// An entry that does not belong where it stands: the store was written by something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the entry at position {position} makes no sense there")]
pub struct MisplacedEntry {
    pub position: i64,
}
