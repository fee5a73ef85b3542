//! Fields that every kind of record has: numbers wider than a byte, words of a closed list, references to other records.
//! Like the desk itself, each gives a value to go on with.

use crate::content::raw::{ByWord, Field, Words};
use crate::content::words::Word;
use crate::content::{Characteristic, Each};
use std::ops::RangeInclusive;
use undercroft_content::{Desk, Merged, Span, Spanned};
use undercroft_kernel::Id;

/// Whether a field that may be left out says yes.
pub fn flag(field: Field<bool>) -> bool {
    field.is_some_and(Spanned::into_inner)
}

/// A number up to some thousands; 0 where it is left out.
pub fn wide(desk: &mut Desk<'_, '_>, name: &str, field: Field<i64>, range: RangeInclusive<u16>) -> u16 {
    let Some(field) = field else { return 0 };
    match u16::try_from(*field.get_ref()) {
        Ok(number) if range.contains(&number) => number,
        _ => {
            let expected = format!("{} to {}", range.start(), range.end());
            desk.refuse(field.span(), format!("`{name}` is {}", field.get_ref()), expected);
            *range.start()
        }
    }
}

/// The same for a field that has to be there.
pub fn need_wide(
    desk: &mut Desk<'_, '_>,
    at: &Span,
    name: &str,
    field: Field<i64>,
    range: RangeInclusive<u16>,
) -> u16 {
    if field.is_none() {
        let _ = desk.need(at, name, field);
        return *range.start();
    }
    wide(desk, name, field, range)
}

/// A number that may be below 0.
pub fn signed(desk: &mut Desk<'_, '_>, name: &str, field: &Spanned<i64>, range: RangeInclusive<i8>) -> i8 {
    match i8::try_from(*field.get_ref()) {
        Ok(number) if range.contains(&number) => number,
        _ => {
            let expected = format!("{} to {}", range.start(), range.end());
            desk.refuse(field.span(), format!("`{name}` is {}", field.get_ref()), expected);
            0
        }
    }
}

/// A number that may be left out: then it is 1.
pub fn number_or_one(
    desk: &mut Desk<'_, '_>,
    name: &str,
    field: Field<i64>,
    range: RangeInclusive<u8>,
) -> u8 {
    field.map_or(1, |field| desk.within(name, &field, range))
}

/// A word of a closed list. Nothing is said about an empty one: it stands for a field that is missing.
pub fn word<W: Word>(desk: &mut Desk<'_, '_>, name: &str, field: &Spanned<String>) -> Option<W> {
    let text = field.get_ref().as_str();
    let found = W::WORDS.iter().copied().find(|one| one.word() == text);
    if found.is_none() && !text.is_empty() {
        let known: Vec<&str> = W::WORDS.iter().map(|one| one.word()).collect();
        desk.refuse(field.span(), format!("`{name}` is \"{text}\""), format!("one of {}", known.join(", ")));
    }
    found
}

/// A word of a closed list that has to be there.
pub fn need_word<W: Word>(desk: &mut Desk<'_, '_>, at: &Span, name: &str, field: Field<String>) -> Option<W> {
    let field = desk.need(at, name, field);
    word(desk, name, &field)
}

/// A word of a short list of a record's own.
pub fn choice<T: Copy>(
    desk: &mut Desk<'_, '_>,
    name: &str,
    field: &Spanned<String>,
    choices: &[(&str, T)],
) -> Option<T> {
    let text = field.get_ref().as_str();
    let found = choices.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
    if found.is_none() && !text.is_empty() {
        let known: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        desk.refuse(field.span(), format!("`{name}` is \"{text}\""), format!("one of {}", known.join(", ")));
    }
    found
}

/// A set of words, folded into a set type.
pub fn set<W: Word, S: Default>(
    desk: &mut Desk<'_, '_>,
    name: &str,
    words: &Words,
    with: impl Fn(S, W) -> S,
) -> S {
    words.iter().fold(S::default(), |set, one| match word(desk, name, one) {
        Some(found) => with(set, found),
        None => set,
    })
}

/// The one entry of a table such as `{ strength = 2 }`.
pub fn single<W: Word>(
    desk: &mut Desk<'_, '_>,
    at: &Span,
    name: &str,
    table: &ByWord,
    range: RangeInclusive<u8>,
) -> Option<(W, u8)> {
    if table.len() != 1 {
        desk.refuse(at.clone(), format!("`{name}` has {} entries", table.len()), "one");
    }
    let (key, number) = table.iter().next()?;
    let word = word(desk, name, key)?;
    Some((word, desk.within(key.get_ref(), number, range)))
}

/// One value for each characteristic, from those that are written down.
pub fn each<T: Copy + Default>(
    desk: &mut Desk<'_, '_>,
    name: &str,
    table: &ByWord,
    mut read: impl FnMut(&mut Desk<'_, '_>, Characteristic, &Spanned<i64>) -> T,
) -> Each<T> {
    let mut values = Each::<T>::default();
    for (key, number) in table {
        let Some(characteristic) = word::<Characteristic>(desk, name, key) else { continue };
        let value = read(desk, characteristic, number);
        if let Some(place) = values.0.get_mut(characteristic as usize) {
            *place = value;
        }
    }
    values
}

/// The record of this kind with this id, if there is one. An empty id stands for a field that is missing.
pub fn lookup<I: Id>(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    kind: &str,
    field: &Spanned<String>,
) -> Option<I> {
    let found = merged.list(kind).iter().position(|record| record.id == *field.get_ref());
    if found.is_none() && !field.get_ref().is_empty() {
        let message = format!("there is no {kind} `{}`", field.get_ref());
        desk.refuse(field.span(), message, format!("the id of one [[{kind}]]"));
    }
    found.map(I::from_index)
}

/// The same, with the first record as a stand-in.
pub fn reference<I: Id>(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    kind: &str,
    field: &Spanned<String>,
) -> I {
    lookup(desk, merged, kind, field).unwrap_or(I::from_index(0))
}

pub fn need_reference<I: Id>(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    at: &Span,
    kind: &str,
    field: Field<String>,
) -> I {
    let field = desk.need(at, kind, field);
    reference(desk, merged, kind, &field)
}
