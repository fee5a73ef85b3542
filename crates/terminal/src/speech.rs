//! Words of a picture in the language of whoever looks, in characters that are one column wide.

use std::sync::Arc;
use undercroft_i18n::{Listener, Texts};
use undercroft_kernel::{Arg, Message};
use undercroft_table::Words;

/// Who is spoken to, and in which language.
#[derive(Debug)]
pub struct Speech {
    pub texts: Arc<Texts>,
    pub listener: Listener,
}

impl Speech {
    #[must_use]
    pub fn new(texts: impl Into<Arc<Texts>>, listener: Listener) -> Speech {
        Speech { texts: texts.into(), listener }
    }

    #[must_use]
    pub fn words(&self, words: &Words) -> String {
        self.say(&words.message())
    }

    /// The same in fewer letters, where its text has such a form: for places with little room.
    #[must_use]
    pub fn brief(&self, words: &Words) -> String {
        let mut message = words.message();
        message.key = format!("{}.brief", words.key).into();
        self.say(&message)
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

    /// What a key is called in the language; most have their sign as a name.
    #[must_use]
    pub fn key(&self, name: &str) -> String {
        let text = match name {
            "Enter" => "term-name-enter",
            "Esc" => "term-name-esc",
            "Space" => "term-name-space",
            "arrows" => "term-arrows",
            _ => return name.to_owned(),
        };
        self.text(text)
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

/// A text that ends where it may: after a sentence or before brackets; with dots where it may not.
#[must_use]
pub fn shortened(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let sentences = text.match_indices(". ").map(|(at, dot)| at + dot.len() - 1);
    let ends = text.match_indices(" (").map(|(at, _)| at).chain(sentences);
    // What is left says enough, or the dots say that it does not.
    let whole = ends.filter_map(|at| text.get(..at));
    let whole = whole.filter(|text| (columns / 2..=columns).contains(&width(text)));
    whole.max_by_key(|text| text.len()).map_or_else(|| cut(text, columns), str::to_owned)
}

/// As many of these as fit beside each other, with dots for the others.
#[must_use]
pub fn listed(items: &[String], gap: &str, columns: usize) -> String {
    let all = items.join(gap);
    if width(&all) <= columns {
        return all;
    }
    let room = columns.saturating_sub(width(gap) + 2);
    let mut shown = String::new();
    for item in items {
        let before = if shown.is_empty() { "" } else { gap };
        if width(&shown) + width(before) + width(item) <= room {
            shown = format!("{shown}{before}{item}");
        }
    }
    match shown.is_empty() {
        true => items.first().map(|first| cut(first, columns)).unwrap_or_default(),
        false => format!("{shown}{gap}.."),
    }
}

/// Things one after the other in lines of so many columns; none is broken.
#[must_use]
pub fn packed(items: &[String], gap: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if width(line) + width(gap) + width(item) <= columns => {
                line.push_str(gap);
                line.push_str(item);
            }
            _ => lines.push(cut(item, columns)),
        }
    }
    lines
}
