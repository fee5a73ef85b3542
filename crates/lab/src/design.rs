//! The numbers of a pack as a form, and a pack of those that were changed: for people who design cards.

use crate::sweep::{NoSweep, pack_of, records_in_play};
use toml::Value;
use undercroft_content::{Library, Source};

/// A record of a pack with every number in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub kind: String,
    pub id: String,
    /// Where a number stands, such as `enemies.2.hp`, and what it is.
    pub numbers: Vec<(String, i64)>,
}

/// A number that is to be another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    pub kind: String,
    pub record: String,
    pub path: String,
    pub value: i64,
}

/// Why there is no such pack.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoEdit {
    #[error(transparent)]
    Pack(#[from] NoSweep),
    #[error("{kind} {record} has no number {path}")]
    NoNumber { kind: String, record: String, path: String },
}

/// Every record that is in play with a pack and has numbers.
///
/// # Errors
/// There is no such pack.
pub fn numbers(library: &Library, pack: &str) -> Result<Vec<Numbers>, NoSweep> {
    let read = |(kind, record): (String, toml::Table)| {
        let id = record.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
        let mut numbers = Vec::new();
        collect(&Value::Table(record), String::new(), &mut numbers);
        Numbers { kind, id, numbers }
    };
    let records = records_in_play(library, pack)?.into_iter().map(read);
    Ok(records.filter(|record| !record.id.is_empty() && !record.numbers.is_empty()).collect())
}

fn collect(value: &Value, path: String, found: &mut Vec<(String, i64)>) {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match value {
        Value::Integer(number) => found.push((path, *number)),
        Value::Table(table) => table.iter().for_each(|(key, value)| collect(value, below(key), found)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| collect(value, below(&at.to_string()), found));
        }
        _ => {}
    }
}

/// A pack that extends `base` and has these numbers; gives its id, too.
///
/// # Errors
/// A pack, a record or a number that is not there.
pub fn edited(library: &Library, base: &str, name: &str, edits: &[Edit]) -> Result<(String, Source), NoEdit> {
    let mut changed: Vec<(String, Value)> = Vec::new();
    let records = records_in_play(library, base)?;
    for edit in edits {
        let missing = || NoEdit::NoNumber {
            kind: edit.kind.clone(),
            record: edit.record.clone(),
            path: edit.path.clone(),
        };
        let is_meant = |kind: &str, id: Option<&str>| kind == edit.kind && id == Some(edit.record.as_str());
        let known = changed.iter().position(|(kind, record)| is_meant(kind, id_of(record)));
        let at = match known {
            Some(at) => at,
            None => {
                let found = records
                    .iter()
                    .find(|(kind, record)| is_meant(kind, record.get("id").and_then(Value::as_str)));
                let (kind, record) = found.ok_or_else(missing)?;
                changed.push((kind.clone(), Value::Table(record.clone())));
                changed.len() - 1
            }
        };
        let record = changed.get_mut(at).map(|(_, record)| record).ok_or_else(missing)?;
        let number = edit.path.split('.').try_fold(record, |value, key| match value {
            Value::Array(list) => key.parse::<usize>().ok().and_then(|at| list.get_mut(at)),
            other => other.get_mut(key),
        });
        match number {
            Some(Value::Integer(number)) => *number = edit.value,
            _ => return Err(missing()),
        }
    }
    let (id, files) = pack_of(library, base, name, changed);
    Ok((id.clone(), Source::new(id, files)))
}

fn id_of(record: &Value) -> Option<&str> {
    record.get("id").and_then(Value::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &str = "mini-rogue/base-ed2025";

    #[test]
    fn every_number_can_be_changed_and_nothing_else_changes() {
        let library = Library::built_in();
        let records = numbers(&library, PACK).unwrap();
        let record = records.iter().find(|record| record.numbers.len() > 2).unwrap();
        let (path, value) = record.numbers[1].clone();
        let (kind, id) = (record.kind.clone(), record.id.clone());
        let edit = Edit { kind: kind.clone(), record: id.clone(), path: path.clone(), value: value + 1 };
        let (pack, source) = edited(&library, PACK, "softer", std::slice::from_ref(&edit)).unwrap();
        let mut changed = library.clone();
        assert_eq!(changed.add(source).unwrap(), pack);
        let after = numbers(&changed, &pack).unwrap();
        let mut differing = Vec::new();
        for before in &records {
            let same = |one: &&Numbers| one.kind == before.kind && one.id == before.id;
            let now = after.iter().find(same).unwrap();
            differing.extend(before.numbers.iter().zip(&now.numbers).filter(|(old, new)| old != new));
        }
        assert_eq!(differing, [(&(path.clone(), value), &(path, value + 1))]);
        let wrong = Edit { path: "no.such.0".to_owned(), ..edit };
        assert!(matches!(edited(&library, PACK, "x", &[wrong]), Err(NoEdit::NoNumber { .. })));
        assert!(numbers(&library, "mini-rogue/none").is_err());
    }
}
