//! The template of one form of an action, such as `feat {0 DIE 1..3} {1}`: words that stand as they are, and fields.
//!
//! `{field}` is one word, `{field?}` one word of an `Option` that is there, `{field..}` all words that are left (a notation of its own).
//! `{field PLACE low..high}` is a number; the place names it in the list of forms.

use syn::{Error, LitStr, Result};

/// One part of a template.
pub enum Part {
    /// A word that stands as it is.
    Literal(String),
    Field(Field),
}

/// A field in a template.
pub struct Field {
    /// Its name, or its position.
    pub name: String,
    /// How it is written.
    pub kind: Kind,
    /// What stands for it in the list of forms, where its type does not say it.
    pub place: Option<String>,
}

/// How a field is written.
pub enum Kind {
    Word,
    /// One word of an `Option` that is there.
    Given,
    /// Every word that is left.
    Rest,
    /// A number within these bounds.
    Number(i64, i64),
}

/// Reads a template.
pub fn parse(text: &LitStr) -> Result<Vec<Part>> {
    let whole = text.value();
    let wrong = |what: &str| Error::new(text.span(), format!("{what} in `{whole}`"));
    let mut parts = Vec::new();
    let mut left = whole.trim();
    while !left.is_empty() {
        if let Some(inside) = left.strip_prefix('{') {
            let (field, rest) = inside.split_once('}').ok_or_else(|| wrong("`{` without `}`"))?;
            parts.push(Part::Field(
                parse_field(field).ok_or_else(|| wrong("a field that is not understood"))?,
            ));
            left = rest.trim_start();
        } else {
            let (word, rest) = left.split_once(' ').unwrap_or((left, ""));
            parts.push(Part::Literal(word.to_owned()));
            left = rest.trim_start();
        }
    }
    let early =
        parts.iter().rev().skip(1).any(|part| matches!(part, Part::Field(Field { kind: Kind::Rest, .. })));
    if early { Err(wrong("`..` before the end")) } else { Ok(parts) }
}

fn parse_field(text: &str) -> Option<Field> {
    let mut words = text.split_whitespace();
    let name = words.next()?;
    let (name, mut kind) = match (name.strip_suffix('?'), name.strip_suffix("..")) {
        (Some(name), _) => (name, Kind::Given),
        (_, Some(name)) => (name, Kind::Rest),
        _ => (name, Kind::Word),
    };
    let place = words.next().map(str::to_owned);
    if let Some(range) = words.next() {
        let (low, high) = range.split_once("..")?;
        kind = Kind::Number(low.parse().ok()?, high.parse().ok()?);
    }
    words.next().is_none().then(|| Field { name: name.to_owned(), kind, place })
}
