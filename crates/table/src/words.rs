//! Words on a picture: the key of a text and what fills it. The screen speaks them in its own language; nothing is spelled out here.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use undercroft_kernel::{Arg, Message, Seat};

/// A sentence or a name, without a language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Words {
    /// The key of the text.
    pub key: String,
    /// What fills its variables, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Fill>,
    /// The seat that it is about, from 0: it hears the form `you`, the others `they`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<u8>,
    /// The rules behind it, in force in this edition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// What fills a variable of a text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Fill {
    /// A number.
    Number(i32),
    /// A word that is the same in every language, or that the text selects on.
    Word(String),
    /// A name, which brings its article and gender.
    Name {
        /// Its key.
        name: String,
    },
    /// Several names, spoken as a list.
    Names {
        /// Their keys.
        names: Vec<String>,
    },
    /// Short texts, one after the other.
    Parts {
        /// The texts.
        parts: Vec<Words>,
    },
    /// Somebody else at the table, called as the listener calls them.
    Seat {
        /// The seat, from 0.
        seat: u8,
    },
}

impl Words {
    /// A text without variables.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Words {
        Words { key: key.into(), ..Words::default() }
    }

    /// A message with those of its rules that `in_force` knows.
    #[must_use]
    pub fn of(message: &Message, in_force: &dyn Fn(&str) -> bool) -> Words {
        let fill = |(name, arg): &(std::borrow::Cow<'static, str>, Arg)| {
            (name.clone().into_owned(), Fill::of(arg, in_force))
        };
        let rules = message.rules.iter().map(|rule| rule.0).filter(|rule| in_force(rule));
        Words {
            key: message.key.clone().into_owned(),
            args: message.args.iter().map(fill).collect(),
            who: message.who.map(|seat| seat.0),
            rules: rules.map(str::to_owned).collect(),
        }
    }

    /// The same as a message, to be spoken. Its rules stay behind: they are read from here.
    #[must_use]
    pub fn message(&self) -> Message {
        let args = self.args.iter().map(|(name, fill)| (name.clone().into(), fill.arg()));
        Message {
            key: self.key.clone().into(),
            args: args.collect(),
            who: self.who.map(Seat),
            rules: Vec::new(),
        }
    }
}

impl From<Message> for Words {
    /// The message with all its rules.
    fn from(message: Message) -> Words {
        Words::of(&message, &|_| true)
    }
}

impl Fill {
    fn of(arg: &Arg, in_force: &dyn Fn(&str) -> bool) -> Fill {
        match arg {
            Arg::Number(number) => {
                Fill::Number((*number).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32)
            }
            Arg::Name(key) => Fill::Name { name: key.clone().into_owned() },
            Arg::Names(keys) => {
                Fill::Names { names: keys.iter().map(|key| key.clone().into_owned()).collect() }
            }
            Arg::Word(word) => Fill::Word(word.clone()),
            Arg::Parts(parts) => {
                Fill::Parts { parts: parts.iter().map(|part| Words::of(part, in_force)).collect() }
            }
            Arg::Seat(seat) => Fill::Seat { seat: seat.0 },
        }
    }

    fn arg(&self) -> Arg {
        match self {
            Fill::Number(number) => Arg::Number(i64::from(*number)),
            Fill::Name { name } => Arg::Name(name.clone().into()),
            Fill::Names { names } => Arg::Names(names.iter().map(|key| key.clone().into()).collect()),
            Fill::Word(word) => Arg::Word(word.clone()),
            Fill::Parts { parts } => Arg::Parts(parts.iter().map(Words::message).collect()),
            Fill::Seat { seat } => Arg::Seat(Seat(*seat)),
        }
    }
}
