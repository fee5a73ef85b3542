//! Sitting down, leaving, and bots that stand in.

use super::act::{Draft, Tried};
use super::chair::Holder;
use super::entry::{Entry, Passing, Ways};
use super::table::{Stage, Table};
use crate::problem::Problem;
use crate::secret;
use crate::wire::SetWays;
use undercroft_bots::live::Bot;
use undercroft_kernel::Viewer;

/// How many bytes a person adds to the dice.
const SHARE: usize = 16;
/// The shortest time after which a seat may count as away, in seconds.
const SHORTEST_AWAY: u32 = 15;
/// The longest time of any limit, in seconds.
const LONGEST: u32 = 7 * 24 * 60 * 60;

impl Table {
    /// A person takes an open seat with its invitation.
    ///
    /// # Errors
    /// Why not.
    pub fn sit(&mut self, person: &str, seat: u8, invitation: &str, share: Option<String>) -> Tried {
        let known = self.invitation(seat).is_some_and(|own| secret::same(&own, invitation));
        if !known {
            return Err(Problem::forbidden("invitation-wrong").into());
        }
        if self.stage() == Stage::Closed {
            return Err(Problem::conflict("table-closed").into());
        }
        match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::Open) => {}
            Some(Holder::Person(holder)) if holder == person => {
                return Err(Problem::conflict("seated-already").into());
            }
            _ => return Err(Problem::conflict("seat-taken").into()),
        }
        Ok(Draft::entry(Entry::Sat { seat, person: person.to_owned(), share }, Viewer::Spectator))
    }

    /// A person gives a seat up.
    ///
    /// # Errors
    /// Why not.
    pub fn leave(&mut self, person: &str, seat: u8) -> Tried {
        if self.chair(seat).and_then(|chair| chair.person()) != Some(person) {
            return Err(Problem::forbidden("not-your-seat").into());
        }
        Ok(Draft::entry(Entry::Left { seat }, Viewer::Spectator))
    }

    /// A bot takes a seat that is open, or stands in for somebody who is away.
    ///
    /// # Errors
    /// Why not.
    pub fn hand_over(&mut self, person: &str, seat: u8, bot: Option<&str>, away: bool) -> Tried {
        if !self.has(person) && self.opened.host != person {
            return Err(Problem::forbidden("not-seated").into());
        }
        let Some(chair) = self.chair(seat) else { return Err(Problem::missing("no-such-seat").into()) };
        match &chair.holder {
            Holder::Open => {
                let bot = bot.map_or(Some(Bot::Sensible), Bot::from_word);
                let bot = bot.ok_or_else(|| Problem::bad("no-such-bot"))?;
                let entry = Entry::BotSat { seat, bot: bot.word().to_owned() };
                Ok(Draft::entry(entry, self.viewer(Some(person), None)))
            }
            Holder::Person(holder) if holder == person || away => {
                Ok(Draft::entry(Entry::HandedOver { seat }, self.viewer(Some(person), None)))
            }
            Holder::Person(_) => Err(Problem::conflict("not-away").into()),
            Holder::Bot(_) | Holder::StandIn(_) => Err(Problem::conflict("bot-plays").into()),
        }
    }

    /// A person takes its seat back.
    ///
    /// # Errors
    /// Why not.
    pub fn take_back(&mut self, person: &str, seat: u8) -> Tried {
        match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::StandIn(owner)) if owner == person => {
                Ok(Draft::entry(Entry::TakenBack { seat }, self.viewer(Some(person), None)))
            }
            Some(Holder::Person(owner)) if owner == person => Err(Problem::conflict("seated-already").into()),
            _ => Err(Problem::forbidden("not-your-seat").into()),
        }
    }

    /// A person lets windows pass beforehand, or no longer.
    ///
    /// # Errors
    /// Why not.
    pub fn pass_until(&mut self, person: &str, wanted: Option<u8>, until: Option<Passing>) -> Tried {
        self.is_going_on()?;
        let seat = self.acting_seat(person, wanted)?;
        Ok(Draft::entry(Entry::Passing { seat, until }, self.viewer(Some(person), Some(seat))))
    }

    /// The host changes the ways of the table.
    ///
    /// # Errors
    /// Why not.
    pub fn change_ways(&mut self, person: &str, set: &SetWays) -> Tried {
        if self.opened.host != person && !self.is_alone(person) {
            return Err(Problem::forbidden("not-host").into());
        }
        let ways = changed(&self.ways, set)?;
        Ok(Draft::entry(Entry::Changed { ways }, self.viewer(Some(person), None)))
    }
}

/// Ways with what is asked for.
///
/// # Errors
/// A time that is too short or too long.
pub fn changed(ways: &Ways, set: &SetWays) -> Result<Ways, Problem> {
    let times = [set.react_within.filter(|time| *time > 0), set.away_after];
    if times.iter().flatten().any(|time| *time > LONGEST)
        || set.away_after.is_some_and(|time| time < SHORTEST_AWAY)
    {
        return Err(Problem::bad("time-wrong"));
    }
    Ok(Ways {
        auto_play: set.auto_play.unwrap_or(ways.auto_play),
        odds: set.odds.unwrap_or(ways.odds),
        watching: set.watching.unwrap_or(ways.watching),
        react_within: match set.react_within {
            None => ways.react_within,
            Some(0) => None,
            Some(time) => Some(time),
        },
        away_after: set.away_after.unwrap_or(ways.away_after),
    })
}

/// Checks what a client adds to the dice.
///
/// # Errors
/// When it is not 16 bytes in hex.
pub fn share(share: Option<&String>) -> Result<Option<String>, Problem> {
    match share {
        None => Ok(None),
        Some(text) => match secret::unhex(text) {
            Some(bytes) if bytes.len() == SHARE => Ok(Some(secret::hex(&bytes))),
            _ => Err(Problem::bad("share-wrong")),
        },
    }
}
