//! Sitting down, leaving, and bots that stand in.

use super::act::plain_text;
use super::attempt::{Attempted, write};
use super::chair::Holder;
use super::entry::{Entry, Passing, Settings};
use super::error::TableError;
use super::table::{Stage, Table};
use crate::secret;
use crate::wire::{UpdateSettings, UpdateTable};
use undercroft_bots::live::Bot;
use undercroft_kernel::Viewer;

/// How many bytes a person adds to the dice.
const SHARE: usize = 16;
/// The shortest time after which a seat may count as away, in seconds.
const SHORTEST_AWAY: u32 = 15;
/// The longest time of any limit, in seconds.
const LONGEST: u32 = 7 * 24 * 60 * 60;
/// How many letters the name of a table has at most.
const LONGEST_NAME: usize = 60;

impl Table {
    /// A person takes an open seat with its invitation.
    pub fn sit(&self, person: &str, seat: u8, invitation: &str, share: Option<String>) -> Attempted {
        let known = self.invitation(seat).is_some_and(|own| secret::same(&own, invitation));
        if !known {
            return Err(TableError::InvitationWrong);
        }
        if self.stage() == Stage::Closed {
            return Err(TableError::TableClosed);
        }
        match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::Open) => {}
            Some(Holder::Person(holder)) if holder == person => {
                return Err(TableError::SeatedAlready);
            }
            _ => return Err(TableError::SeatTaken),
        }
        write(Entry::Sat { seat, person: person.to_owned(), share }, Viewer::Spectator)
    }

    pub fn leave(&self, person: &str, seat: u8) -> Attempted {
        if self.chair(seat).and_then(|chair| chair.person()) != Some(person) {
            return Err(TableError::NotYourSeat);
        }
        write(Entry::Left { seat }, Viewer::Spectator)
    }

    /// A bot takes a seat that is open, or stands in for somebody who is away.
    pub fn hand_over(&self, person: &str, seat: u8, bot: Option<&str>, away: bool) -> Attempted {
        if !self.has(person) && self.opened.host != person {
            return Err(TableError::NotSeated);
        }
        let Some(chair) = self.chair(seat) else { return Err(TableError::NoSuchSeat) };
        match &chair.holder {
            Holder::Open => {
                let bot = bot.map_or(Some(Bot::Sensible), Bot::from_word);
                let bot = bot.ok_or(TableError::NoSuchBot)?;
                let entry = Entry::BotSat { seat, bot: bot.word().to_owned() };
                write(entry, self.viewer(Some(person), None))
            }
            Holder::Person(holder) if holder == person || away => {
                write(Entry::HandedOver { seat }, self.viewer(Some(person), None))
            }
            Holder::Person(_) => Err(TableError::NotAway),
            Holder::Bot(_) | Holder::StandIn(_) => Err(TableError::BotPlays),
        }
    }

    pub fn take_back(&self, person: &str, seat: u8) -> Attempted {
        match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::StandIn(owner)) if owner == person => {
                write(Entry::TakenBack { seat }, self.viewer(Some(person), None))
            }
            Some(Holder::Person(owner)) if owner == person => Err(TableError::SeatedAlready),
            _ => Err(TableError::NotYourSeat),
        }
    }

    /// A person lets windows pass beforehand, or no longer.
    pub fn pass_until(&self, person: &str, wanted: Option<u8>, until: Option<Passing>) -> Attempted {
        self.check_going_on()?;
        let seat = self.acting_seat(person, wanted)?;
        write(Entry::Passing { seat, until }, self.viewer(Some(person), Some(seat)))
    }

    /// The host changes the settings of the table.
    pub fn change_settings(&self, person: &str, set: &UpdateSettings) -> Attempted {
        if self.opened.host != person && !self.is_alone(person) {
            return Err(TableError::NotHost);
        }
        let settings = changed(&self.settings, set)?;
        write(Entry::Changed { settings }, self.viewer(Some(person), None))
    }

    /// The host gives the table a name, or hands it over to who sits at a seat.
    pub fn rename_or_hand_over(&self, person: &str, update: &UpdateTable) -> Attempted {
        if self.opened.host != person && !self.is_alone(person) {
            return Err(TableError::NotHost);
        }
        let host = match update.host {
            Some(seat) => {
                let chair = self.chair(seat).ok_or(TableError::NoSuchSeat)?;
                Some(chair.person().ok_or(TableError::NobodyThere)?.to_owned())
            }
            None => None,
        };
        let name = update.name.as_deref().map(|name| plain_text(name, LONGEST_NAME));
        write(Entry::Updated { name, host }, self.viewer(Some(person), None))
    }

    /// Whether a person may remove the table: its host, or whoever sits there, while nobody else does. What others have played is theirs, too.
    ///
    /// # Errors
    /// Why not.
    pub fn check_delete(&self, person: &str) -> Result<(), TableError> {
        if self.opened.host != person && !self.has(person) {
            return Err(TableError::NotSeated);
        }
        let others = self.persons().into_iter().any(|other| other != person);
        if others { Err(TableError::OthersSitHere) } else { Ok(()) }
    }
}

/// Settings with what is asked for.
///
/// # Errors
/// A time that is too short or too long.
pub fn changed(settings: &Settings, set: &UpdateSettings) -> Result<Settings, TableError> {
    let times = [set.react_within.filter(|time| *time > 0), set.away_after];
    if times.iter().flatten().any(|time| *time > LONGEST)
        || set.away_after.is_some_and(|time| time < SHORTEST_AWAY)
    {
        return Err(TableError::TimeWrong);
    }
    Ok(Settings {
        auto_play: set.auto_play.unwrap_or(settings.auto_play),
        odds: set.odds.unwrap_or(settings.odds),
        hints: set.hints.unwrap_or(settings.hints),
        watching: set.watching.unwrap_or(settings.watching),
        react_within: match set.react_within {
            None => settings.react_within,
            Some(0) => None,
            Some(time) => Some(time),
        },
        away_after: set.away_after.unwrap_or(settings.away_after),
    })
}

/// Checks what a client adds to the dice.
///
/// # Errors
/// When it is not 16 bytes in hex.
pub fn share(share: Option<&String>) -> Result<Option<String>, TableError> {
    match share {
        None => Ok(None),
        Some(text) => match secret::unhex(text) {
            Some(bytes) if bytes.len() == SHARE => Ok(Some(secret::hex(&bytes))),
            _ => Err(TableError::ShareWrong),
        },
    }
}
