//! Fields that are one of a few words.

use crate::content::raw::Field;
use undercroft_content::{Desk, Span, Spanned};

/// The value that a word stands for; nothing where there is no such word, which is then told.
pub fn meaning<T: Copy>(
    desk: &mut Desk<'_, '_>,
    name: &str,
    word: &Spanned<String>,
    words: &[(&str, T)],
) -> Option<T> {
    let found = words.iter().find(|(known, _)| known == word.get_ref());
    if found.is_none() {
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        desk.refuse(word.span(), format!("`{name}` is \"{word}\""), one_of(&known));
    }
    found.map(|(_, meaning)| *meaning)
}

/// The value of a word that has to be there.
pub fn needed<T: Copy>(
    desk: &mut Desk<'_, '_>,
    at: &Span,
    name: &str,
    field: Field<String>,
    words: &[(&str, T)],
) -> Option<T> {
    let given = field.is_some();
    let word = desk.need(at, name, field);
    if given { meaning(desk, name, &word, words) } else { None }
}

/// Words in a row, the last one after an "or".
pub fn one_of(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
