//! A seat of a table and who holds it.

use super::entry::Passing;
use crate::clock::Millis;
use undercroft_bots::live::Bot;

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    Person(String),
    Bot(Bot),
    /// A bot, as long as this person is away.
    StandIn(String),
}

impl Holder {
    /// Its word on the wire.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Holder::Open => "open",
            Holder::Person(_) => "person",
            Holder::Bot(_) => "bot",
            Holder::StandIn(_) => "stand-in",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Its word, such as `p1`.
    pub word: String,
    pub holder: Holder,
    /// How often it was given up: each time there is another invitation.
    pub given_up: u32,
    /// Until when it lets windows pass.
    pub passing: Option<Passing>,
    /// Since when it is asked what it is asked now.
    pub asked_since: Option<Millis>,
    /// After how many steps that began: prompts from before are closed.
    pub asked_from: usize,
}

impl Chair {
    /// A seat that nobody holds.
    #[must_use]
    pub const fn open(word: String) -> Chair {
        Chair { word, holder: Holder::Open, given_up: 0, passing: None, asked_since: None, asked_from: 0 }
    }

    /// The person to whom it belongs, even while a bot stands in.
    #[must_use]
    pub fn person(&self) -> Option<&str> {
        match &self.holder {
            Holder::Person(person) | Holder::StandIn(person) => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        }
    }

    /// Whether this person acts here now.
    #[must_use]
    pub fn is_played_by(&self, person: &str) -> bool {
        matches!(&self.holder, Holder::Person(holder) if holder == person)
    }

    /// The bot that acts here now.
    #[must_use]
    pub const fn bot(&self) -> Option<Bot> {
        match self.holder {
            Holder::Bot(bot) => Some(bot),
            Holder::StandIn(_) => Some(Bot::Sensible),
            Holder::Open | Holder::Person(_) => None,
        }
    }
}
