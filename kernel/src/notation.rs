//! How actions are written: the same text in logs, replays, scenarios, terminal and bot protocol. An action is declared once; printer,
//! parser, the list of forms and its amounts follow from the declaration.
//!
//! ```
//! use undercroft_kernel::{Keyword, Notation, Word, notation};
//!
//! /// What words are looked up in.
//! struct Cards(Vec<&'static str>);
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! struct Card(u8);
//!
//! impl Word<Cards> for Card {
//!     const PLACE: &'static str = "CARD";
//!     fn write_word(&self, cards: &Cards) -> String { cards.0[usize::from(self.0)].to_owned() }
//!     fn read_word(word: &str, cards: &Cards) -> Option<Card> {
//!         cards.0.iter().position(|card| *card == word).map(|at| Card(at as u8))
//!     }
//!     fn range(cards: &Cards) -> String { cards.0.join(", ") }
//! }
//!
//! /// A closed list of words.
//! #[derive(Clone, Copy, PartialEq, Debug, Keyword)]
//! enum Hand { Left, Right }
//!
//! #[derive(Clone, Copy, PartialEq, Debug, Notation)]
//! #[notation(content = Cards)]
//! enum Action {
//!     /// TOY-TURN-01: Ends the turn.
//!     #[say("end-turn")]
//!     EndTurn,
//!     /// TOY-PLAY-02: Plays a card, with a hand or without.
//!     #[say("play {0}", 1 = None)]
//!     #[say("play {0} {1?}")]
//!     Play(Card, Option<Hand>),
//!     /// TOY-BET-03: Bets; offered as a range.
//!     #[say("bet {0 COINS 1..9}")]
//!     Bet(#[amount] u8),
//! }
//!
//! let cards = Cards(vec!["bear", "wolf"]);
//! let action = Action::Play(Card(1), Some(Hand::Left));
//! assert_eq!(notation::write(&action, &cards), "play wolf left");
//! assert_eq!(notation::read("play wolf left", &cards), Ok(action));
//! assert_eq!(
//!     notation::read::<Action, _>("bet 12", &cards).unwrap_err(),
//!     "`bet 12` is not understood: `12` was found where 1..9 was expected"
//! );
//! assert_eq!(Action::forms(&cards)[2].form, "play CARD HAND");
//! ```

use crate::ids::RuleId;
use crate::vocabulary::FormWord;

/// One word of a notation: a card, a direction, a seat. `T` is what it is looked up in, usually the content of a game.
pub trait Word<T: ?Sized>: Sized {
    /// What stands for it in the list of forms, such as `CARD`.
    const PLACE: &'static str;
    fn write_word(&self, content: &T) -> String;
    /// What a word means.
    fn read_word(word: &str, content: &T) -> Option<Self>;
    /// What may stand there, for people.
    fn range(content: &T) -> String;
}

/// Something that is written in words, as declared by `#[derive(Notation)]`.
pub trait Notation<T: ?Sized>: Sized {
    fn write(&self, content: &T, out: &mut Phrase);
    /// Reads it from all of the words.
    ///
    /// # Errors
    /// The word that was not understood.
    fn read(words: &[&str], content: &T) -> Result<Self, Misread>;
    /// Every form with what may stand in it.
    fn forms(content: &T) -> Vec<FormWord>;
}

/// Words with a space between them.
#[derive(Clone, Debug, Default)]
pub struct Phrase(String);

impl Phrase {
    /// Adds a word.
    pub fn word(&mut self, word: &str) {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(word);
    }
}

/// The word that was not understood, as far as a text made sense.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Misread {
    /// How many words before it were understood.
    at: usize,
    word: String,
    expected: String,
}

impl Misread {
    /// Keeps the reading that understood more.
    pub fn or(&mut self, other: Misread) {
        if self.expected.is_empty() || other.at > self.at {
            *self = other;
        } else if other.at == self.at && other.word == self.word && !self.expected.contains(&other.expected) {
            self.expected = format!("{} or {}", self.expected, other.expected);
        }
    }
}

/// An action as text.
pub fn write<T: ?Sized, A: Notation<T>>(action: &A, content: &T) -> String {
    let mut phrase = Phrase::default();
    action.write(content, &mut phrase);
    phrase.0
}

/// An action from its text.
///
/// # Errors
/// A sentence that says which word was not understood and what was expected.
pub fn read<A: Notation<T>, T: ?Sized>(text: &str, content: &T) -> Result<A, String> {
    let words: Vec<&str> = text.split(' ').collect();
    A::read(&words, content).map_err(|Misread { word, expected, .. }| {
        if expected.is_empty() {
            format!("`{text}` is not an action; `undercroft scenario words` lists them")
        } else {
            format!("`{text}` is not understood: `{word}` was found where {expected} was expected")
        }
    })
}

/// Reads one word of a form.
///
/// # Errors
/// When it means nothing.
pub fn word<W: Word<T>, T: ?Sized>(word: &str, at: usize, content: &T) -> Result<W, Misread> {
    W::read_word(word, content).ok_or_else(|| misread(word, at, W::range(content)))
}

/// Reads the words that are left.
///
/// # Errors
/// The word that was not understood.
pub fn rest<N: Notation<T>, T: ?Sized>(words: &[&str], at: usize, content: &T) -> Result<N, Misread> {
    N::read(words, content).map_err(|misread| {
        if misread.expected.is_empty() {
            let forms: Vec<String> = N::forms(content).into_iter().map(|form| form.form).collect();
            self::misread(&words.join(" "), at, forms.join(", "))
        } else {
            Misread { at: at + misread.at, ..misread }
        }
    })
}

/// Reads a number within its bounds, written as it is printed.
///
/// # Errors
/// When it is no such number.
pub fn number<N: TryFrom<i64>>(word: &str, at: usize, low: i64, high: i64) -> Result<N, Misread> {
    let number = word.parse::<i64>().ok().filter(|n| (low..=high).contains(n) && n.to_string() == word);
    let number = number.and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| misread(word, at, format!("{low}..{high}")))
}

fn misread(word: &str, at: usize, expected: String) -> Misread {
    Misread { at, word: word.to_owned(), expected }
}

/// Makes ids words by the `id` of their row: `row_words! { Content: SpaceId in board.spaces as "SPACE"; }`.
#[macro_export]
macro_rules! row_words {
    ($content:ty: $($name:ident in $($table:ident).+ as $place:literal;)+) => {$(
        impl $crate::Word<$content> for $name {
            const PLACE: &'static str = $place;
            fn write_word(&self, content: &$content) -> String {
                content.$($table).+.row(*self).map_or_else(|| "?".to_owned(), |row| row.id.clone())
            }
            fn read_word(word: &str, content: &$content) -> Option<Self> {
                content.$($table).+.find(|row| row.id == word)
            }
            fn range(content: &$content) -> String {
                let ids: Vec<&str> = content.$($table).+.iter().map(|(_, row)| row.id.as_str()).collect();
                ids.join(", ")
            }
        }
    )+};
}

/// A line of the list of forms while it is put together.
#[derive(Clone, Debug, Default)]
pub struct FormLine {
    form: Phrase,
    ranges: Vec<String>,
}

impl FormLine {
    /// A word that stands as it is.
    pub fn literal(&mut self, word: &str) {
        self.form.word(word);
    }

    /// A place, and what may stand there.
    pub fn place(&mut self, place: &str, range: String) {
        self.form.word(place);
        if !self.ranges.contains(&range) {
            self.ranges.push(range);
        }
    }

    /// Adds the finished form to the list: once, or once for each form of the words that are left.
    pub fn list(
        self,
        help: Option<&str>,
        rule: Option<RuleId>,
        rest: Vec<FormWord>,
        forms: &mut Vec<FormWord>,
    ) {
        let range = help.map_or_else(|| self.ranges.join("; "), str::to_owned);
        if rest.is_empty() {
            forms.push(FormWord { form: self.form.0, range, rule });
            return;
        }
        for end in rest {
            let mut form = self.form.clone();
            if !end.form.is_empty() {
                form.word(&end.form);
            }
            let range = if end.range.is_empty() { range.clone() } else { end.range };
            forms.push(FormWord { form: form.0, range, rule: end.rule.or(rule) });
        }
    }
}
