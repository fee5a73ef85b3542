//! Words on a picture: the key of a text and what fills it. The screen speaks them in its own language; nothing is spelled out here.

mod args;

pub use args::Args;

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use undercroft_kernel::{Arg, Message, Seat};

/// A key, or the name of a variable. Nearly all stand in the program and are not copied: a picture holds hundreds of them.
pub type TextKey = Cow<'static, str>;

/// A sentence or a name, without a language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Words {
    /// The key of the text.
    #[ts(type = "string")]
    pub key: TextKey,
    /// What fills its variables, by name.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[ts(as = "BTreeMap<String, Fill>")]
    pub args: Args,
    /// The seat that it is about, from 0: it hears the form `you`, the others `they`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<u8>,
    /// The rules behind it, in force in this edition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Vec<String>")]
    pub rules: Vec<TextKey>,
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
        #[ts(type = "string")]
        name: TextKey,
    },
    /// Several names, spoken as a list.
    Names {
        /// Their keys.
        #[ts(as = "Vec<String>")]
        names: Vec<TextKey>,
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
    pub fn new(key: impl Into<TextKey>) -> Words {
        Words { key: key.into(), ..Words::default() }
    }

    /// A message with those of its rules that `in_force` knows.
    #[must_use]
    pub fn of(message: &Message, in_force: &dyn Fn(&str) -> bool) -> Words {
        let fill = |(name, arg): &(TextKey, Arg)| (name.clone(), Fill::of(arg, in_force));
        let rules = message.rules.iter().map(|rule| rule.0).filter(|rule| in_force(rule));
        Words {
            key: message.key.clone(),
            args: message.args.iter().map(fill).collect(),
            who: message.who.map(|seat| seat.0),
            rules: rules.map(TextKey::Borrowed).collect(),
        }
    }

    /// The same of a message that nobody else needs.
    pub(crate) fn from_message(message: Message, in_force: &dyn Fn(&str) -> bool) -> Words {
        let rules = message.rules.iter().map(|rule| rule.0).filter(|rule| in_force(rule));
        Words {
            rules: rules.map(TextKey::Borrowed).collect(),
            key: message.key,
            args: message.args.into_iter().map(|(name, arg)| (name, Fill::from_arg(arg, in_force))).collect(),
            who: message.who.map(|seat| seat.0),
        }
    }

    /// The same as a message, to be spoken. Its rules stay behind: they are read from here.
    #[must_use]
    pub fn message(&self) -> Message {
        let args = self.args.iter().map(|(name, fill)| (name.clone(), fill.arg()));
        Message { key: self.key.clone(), args: args.collect(), who: self.who.map(Seat), rules: Vec::new() }
    }
}

impl From<Message> for Words {
    /// The message with all its rules.
    fn from(message: Message) -> Words {
        Words::from_message(message, &|_| true)
    }
}

impl Fill {
    fn of(arg: &Arg, in_force: &dyn Fn(&str) -> bool) -> Fill {
        match arg {
            Arg::Number(number) => {
                Fill::Number((*number).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32)
            }
            Arg::Name(key) => Fill::Name { name: key.clone() },
            Arg::Names(keys) => Fill::Names { names: keys.clone() },
            Arg::Word(word) => Fill::Word(word.clone()),
            Arg::Parts(parts) => {
                Fill::Parts { parts: parts.iter().map(|part| Words::of(part, in_force)).collect() }
            }
            Arg::Seat(seat) => Fill::Seat { seat: seat.0 },
        }
    }

    fn from_arg(arg: Arg, in_force: &dyn Fn(&str) -> bool) -> Fill {
        match arg {
            Arg::Name(name) => Fill::Name { name },
            Arg::Names(names) => Fill::Names { names },
            Arg::Word(word) => Fill::Word(word),
            Arg::Parts(parts) => Fill::Parts {
                parts: parts.into_iter().map(|part| Words::from_message(part, in_force)).collect(),
            },
            Arg::Number(_) | Arg::Seat(_) => Fill::of(&arg, in_force),
        }
    }

    fn arg(&self) -> Arg {
        match self {
            Fill::Number(number) => Arg::Number(i64::from(*number)),
            Fill::Name { name } => Arg::Name(name.clone()),
            Fill::Names { names } => Arg::Names(names.clone()),
            Fill::Word(word) => Arg::Word(word.clone()),
            Fill::Parts { parts } => Arg::Parts(parts.iter().map(Words::message).collect()),
            Fill::Seat { seat } => Arg::Seat(Seat(*seat)),
        }
    }
}
