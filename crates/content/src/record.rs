//! One record of a pack as it was written, and how it becomes a serde type with every misfit reported, not the first.

use crate::source::Page;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, ValueDeserializer};

/// The bytes of a file that something takes up.
pub type Span = std::ops::Range<usize>;

/// A record of a pack: what it is called, where it stands and what it says.
#[derive(Clone, Debug)]
pub struct Record<'l> {
    /// What it is: `room`, `guardian`, or the name of a single table.
    pub kind: &'static str,
    /// Its word; empty for a single table.
    pub id: String,
    /// The file it stands in.
    pub page: Page<'l>,
    /// Its header.
    pub span: Span,
    /// Where its values come from.
    pub source: String,
    /// Everything else it says.
    pub fields: Fields<'l>,
}

impl Record<'_> {
    /// How problems name it.
    #[must_use]
    pub fn label(&self) -> String {
        if self.id.is_empty() { format!("[{}]", self.kind) } else { format!("{} {}", self.kind, self.id) }
    }

    /// The line of its header.
    #[must_use]
    pub fn line(&self) -> u32 {
        self.page.line(self.span.start)
    }
}

/// The fields of a record, or some of them.
#[derive(Clone, Debug)]
pub struct Fields<'l> {
    pub(crate) table: DeTable<'l>,
    pub(crate) span: Span,
}

/// A misfit between what is written and the type it is read into.
pub(crate) struct Misfit {
    /// The field that was left out because of it.
    pub(crate) field: Option<String>,
    pub(crate) span: Option<Span>,
    pub(crate) message: String,
    pub(crate) expected: String,
}

impl<'l> Fields<'l> {
    /// Moves the fields of these names out, so that two types can read one record.
    #[must_use]
    pub fn split_off(&mut self, names: &[&str]) -> Fields<'l> {
        let mut table = DeTable::new();
        for name in names {
            if let Some((key, value)) = self.table.remove_entry(*name) {
                table.insert(key, value);
            }
        }
        Fields { table, span: self.span.clone() }
    }

    #[must_use]
    pub fn text(&self, name: &str) -> Option<Spanned<String>> {
        let value = self.table.get(name)?;
        value.get_ref().as_str().map(|text| Spanned::new(value.span(), text.to_owned()))
    }

    /// Reads the fields into a type. What does not fit is left out and reported, and reading goes on with the rest: so
    /// the types' fields are all optional, and what is missing is the check's business.
    pub(crate) fn read<T: DeserializeOwned + Default>(&self) -> (T, Vec<Misfit>) {
        let mut table = self.table.clone();
        let mut misfits = Vec::new();
        loop {
            let value = Spanned::new(self.span.clone(), DeValue::Table(table.clone()));
            let error = match T::deserialize(ValueDeserializer::from(value)) {
                Ok(read) => return (read, misfits),
                Err(error) => error,
            };
            let span = error.span();
            let field = span.as_ref().and_then(|span| remove(&mut table, span));
            let stuck = field.is_none();
            misfits.push(Misfit { field, ..Misfit::new(error.message(), span) });
            if stuck {
                return (T::default(), misfits);
            }
        }
    }
}

impl Misfit {
    /// Takes a serde message apart: most say what they expected.
    pub(crate) fn new(message: &str, span: Option<Span>) -> Misfit {
        let message = message.trim_end();
        let (message, expected) = message.split_once(", expected ").unwrap_or((message, ""));
        let expected = match expected {
            "i64" => "a whole number",
            "a sequence" => "a list",
            "a boolean" => "true or false",
            "map" | "a map" => "a table",
            other => other,
        };
        Misfit { field: None, span, message: message.to_owned(), expected: expected.to_owned() }
    }
}

/// Removes the innermost entry whose key or value takes up exactly `span`, and gives its name; that of an item of a
/// list is empty.
fn remove(table: &mut DeTable<'_>, span: &Span) -> Option<String> {
    if let Some(name) = table.iter_mut().find_map(|(_, value)| remove_inside(value, span)) {
        return Some(name);
    }
    let (key, _) = table.iter().find(|(key, value)| key.span() == *span || value.span() == *span)?;
    let name = key.get_ref().clone().into_owned();
    table.remove(name.as_str()).map(|_| name)
}

fn remove_inside(value: &mut Spanned<DeValue<'_>>, span: &Span) -> Option<String> {
    match value.get_mut() {
        DeValue::Table(table) => remove(table, span),
        DeValue::Array(array) => {
            if let Some(name) = array.iter_mut().find_map(|item| remove_inside(item, span)) {
                return Some(name);
            }
            let before = array.len();
            let kept: DeArray<'_> = array.iter().filter(|item| item.span() != *span).cloned().collect();
            let removed = kept.len() < before;
            *array = kept;
            removed.then(String::new)
        }
        _ => None,
    }
}
