//! Why a match did not go on, in the words of its game.

use crate::Playable;
use undercroft_kernel::{Asked, Faces, Message, NoAnswer, PlayError, Range, RuleId, Seat};

/// A die or card that a person has to roll or draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The die or pile, as players call it.
    pub die: String,
    pub seat: Option<Seat>,
    /// How many dice; their faces make one answer, separated by spaces.
    pub count: u8,
    /// What may come out of each.
    pub faces: Vec<String>,
}

/// Why nothing was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// This rule forbids it.
    Illegal(RuleId),
    /// It is not this seat's turn.
    NotAsked,
    /// The match is over.
    Over,
    /// The words are not those of the game.
    NotUnderstood {
        /// What was said.
        text: String,
        /// What was expected.
        reason: String,
    },
    /// A die is wanted first.
    Roll(Roll),
    /// The next die is another one, or cannot come out like this.
    WrongRoll {
        wanted: Roll,
        /// What was said.
        found: String,
    },
    /// More than the table can hold.
    Full(String),
}

impl Refused {
    /// The same as a message for players. The sentence of a rule is in the ledger.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Refused::Illegal(rule) => Message::new("refused-by-rule").word("rule", rule.0).cite(&[rule.0]),
            Refused::NotAsked => Message::new("not-asked"),
            Refused::Over => Message::new("match-over"),
            Refused::NotUnderstood { text, reason } => {
                Message::new("unknown-action").word("text", text.as_str()).word("reason", reason.as_str())
            }
            Refused::Roll(roll) => Message::new("roll-wanted")
                .word("die", roll.die.as_str())
                .number("count", i64::from(roll.count)),
            Refused::WrongRoll { wanted, found } => Message::new("roll-wrong")
                .word("text", found.as_str())
                .word("expected", wanted.faces.join(", ")),
            Refused::Full(reason) => Message::new("state-full").word("reason", reason.as_str()),
        }
    }
}

/// A kernel's refusal in the words of the game.
pub(super) fn from_play<G: Playable>(game: &G, error: PlayError<NoAnswer>) -> Refused {
    match error {
        PlayError::Illegal(rule) => Refused::Illegal(rule),
        PlayError::NotAsked => Refused::NotAsked,
        PlayError::Over => Refused::Over,
        PlayError::Bound(full) => Refused::Full(full.to_string()),
        PlayError::Pause(NoAnswer::Asked(asked)) => Refused::Roll(roll(game, &asked)),
        PlayError::Pause(NoAnswer::Misfit { asked, found: (die, value) }) => {
            Refused::WrongRoll { wanted: roll(game, &asked), found: game.draw_word(&die, value) }
        }
    }
}

fn roll<G: Playable>(game: &G, asked: &Asked) -> Roll {
    let (count, faces) = match &asked.range {
        // What a face shows is the game's: some dice begin with 0.
        Range::Dice { count, sides } => {
            (*count, (1..=*sides).map(|face| game.draw_word(asked.name, Faces::collect([face]).0)).collect())
        }
        Range::OneOf(values) => (1, values.iter().map(|value| game.draw_word(asked.name, *value)).collect()),
    };
    Roll { die: asked.name.to_owned(), seat: asked.seat, count, faces }
}
