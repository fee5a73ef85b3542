//! Words of a picture in the language of whoever looks, in characters that are one column wide.

use undercroft_i18n::{Listener, Texts};
use undercroft_kernel::{Arg, Message};
use undercroft_table::Words;

/// Who is spoken to, and in which language.
#[derive(Debug)]
pub struct Speech {
    pub texts: Texts,
    pub listener: Listener,
}

impl Speech {
    #[must_use]
    pub const fn new(texts: Texts, listener: Listener) -> Speech {
        Speech { texts, listener }
    }

    #[must_use]
    pub fn words(&self, words: &Words) -> String {
        self.say(&words.message())
    }

    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        folded(&self.texts.say(message, &self.listener))
    }

    /// A text of the terminal itself.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        folded(&self.texts.text(key, &[]))
    }

    /// The same with a number in it.
    #[must_use]
    pub fn counted(&self, key: &str, name: &str, number: i64) -> String {
        folded(&self.texts.text(key, &[(name, Arg::Number(number))]))
    }

    /// The same with a word in it.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&str, &str)]) -> String {
        let args: Vec<(&str, Arg)> =
            args.iter().map(|(name, word)| (*name, Arg::Word((*word).to_owned()))).collect();
        folded(&self.texts.text(key, &args))
    }

    /// A name and what stands under it, with the colon of the language.
    #[must_use]
    pub fn group(&self, name: &str, items: &str) -> String {
        self.with("sheet-group", &[("name", name), ("items", items)])
    }
}

/// Typographic characters whose width terminals do not agree on, as plain ones.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '’' | '‘' => out.push('\''),
            '“' | '”' => out.push('"'),
            '–' | '—' => out.push('-'),
            '…' => out.push_str("..."),
            '→' => out.push_str("─►"),
            '\u{a0}' | '\u{202f}' | '\n' => out.push(' '),
            '★' | '☆' => out.push('*'),
            // What joins or reorders characters, or takes no column, is not shown.
            '\u{2066}'..='\u{2069}' | '\u{200b}'..='\u{200f}' | '\u{feff}' => {}
            sign if sign.is_control() => {}
            sign => out.push(sign),
        }
    }
    out
}

/// How many columns a folded text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text in lines of at most this many columns, broken at spaces where there are any.
#[must_use]
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let mut word: Vec<char> = word.chars().collect();
        if let Some(line) = lines.last_mut()
            && width(line) + 1 + word.len() <= columns
        {
            line.push(' ');
            line.extend(word);
            continue;
        }
        while word.len() > columns {
            let rest = word.split_off(columns);
            lines.push(word.into_iter().collect());
            word = rest;
        }
        lines.push(word.into_iter().collect());
    }
    lines
}

/// As much of a text as fits, with dots where something is missing.
#[must_use]
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    match columns {
        0 => String::new(),
        1..=3 => text.chars().take(columns).collect(),
        _ => text.chars().take(columns - 2).chain("..".chars()).collect(),
    }
}
