//! Every number of a kind in a pack, changed one at a time: packs that extend the one in play and differ from it in one record.

use toml::{Table, Value};
use undercroft_content::{Library, Source};

/// One changed number.
#[derive(Clone, Debug)]
pub struct Change {
    /// What was changed, such as `guardian ghoul: floor 2 hp +1`.
    pub name: String,
    /// The kind and the id of the changed record, such as `guardian` and `ghoul`.
    pub kind: String,
    pub record: String,
    /// The id of the pack that holds it.
    pub id: String,
    /// The files of that pack.
    pub files: [(String, String); 4],
}

impl Change {
    #[must_use]
    pub fn source(&self) -> Source {
        Source::new(self.id.clone(), self.files.clone())
    }
}

/// Why there is nothing to sweep.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSweep {
    #[error("there is no pack `{0}`")]
    NoPack(String),
    #[error("no record of pack `{pack}` has a number called `{field}`; it has {known}")]
    NoField { pack: String, field: String, known: String },
}

/// A pack for each number called `field` and each step, in the pack `id` and those that it extends.
///
/// # Errors
/// No such pack, or no such number in it.
pub fn changes(library: &Library, id: &str, field: &str, steps: &[i64]) -> Result<Vec<Change>, NoSweep> {
    let mut known = Vec::new();
    let mut changes = Vec::new();
    for (kind, record) in records_in_play(library, id)? {
        let record_id = record_id(&record);
        let mut places = Vec::new();
        find(&Value::Table(record.clone()), &mut Vec::new(), &mut places, &mut known, field);
        for place in places {
            for step in steps {
                let mut changed = Value::Table(record.clone());
                if let Some(number) = reach(&mut changed, &place) {
                    shift(number, *step);
                }
                let words: Vec<String> = place.iter().map(ToString::to_string).collect();
                let name = format!("{kind} {record_id}: {} {step:+}", words.join(" "));
                let number = changes.len();
                changes.push(change(id, (&kind, &record_id), changed, name, number, library));
            }
        }
    }
    if changes.is_empty() {
        known.sort();
        known.dedup();
        let (pack, field) = (id.to_owned(), field.to_owned());
        return Err(NoSweep::NoField { pack, field, known: known.join(", ") });
    }
    Ok(changes)
}

/// The records of a pack and those that it extends: the latest pack that has a record decides about it.
pub(crate) fn records_in_play(library: &Library, id: &str) -> Result<Vec<(String, Table)>, NoSweep> {
    let mut found: Vec<(String, Table)> = Vec::new();
    for (kind, record) in chain(library, id)?.iter().rev().flat_map(|pack| records(library, pack)) {
        let is_known =
            |(known, other): &(String, Table)| *known == kind && record_id(other) == record_id(&record);
        if !found.iter().any(is_known) {
            found.push((kind, record));
        }
    }
    Ok(found)
}

fn record_id(record: &Table) -> String {
    record.get("id").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// A step on the way to a number.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Key(String),
    At(usize),
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Key(key) => f.write_str(key),
            Place::At(at) => write!(f, "{}", at + 1),
        }
    }
}

/// The pack and those it extends, the first one first.
fn chain(library: &Library, id: &str) -> Result<Vec<String>, NoSweep> {
    let mut chain = vec![id.to_owned()];
    loop {
        let last = chain.first().cloned().unwrap_or_default();
        let manifest = library.pages(&last).find(|page| page.file == "pack.toml");
        let manifest = manifest.ok_or_else(|| NoSweep::NoPack(last.clone()))?;
        let manifest: Table = manifest.text.parse().unwrap_or_default();
        match manifest.get("extends").and_then(Value::as_str) {
            Some(next) if !chain.iter().any(|known| known == next) => chain.insert(0, next.to_owned()),
            _ => return Ok(chain),
        }
    }
}

/// The records of a pack with their kinds.
fn records(library: &Library, pack: &str) -> Vec<(String, Table)> {
    let mut records = Vec::new();
    for page in library.pages(pack).filter(|page| page.file.ends_with(".toml") && page.file != "pack.toml") {
        let table: Table = page.text.parse().unwrap_or_default();
        for (kind, value) in table {
            if let Value::Array(list) = value {
                records.extend(list.into_iter().filter_map(|record| {
                    if let Value::Table(record) = record { Some((kind.clone(), record)) } else { None }
                }));
            }
        }
    }
    records
}

fn is_number(value: &Value) -> bool {
    match value {
        Value::Integer(_) => true,
        Value::Array(list) => !list.is_empty() && list.iter().all(Value::is_integer),
        _ => false,
    }
}

fn find(
    value: &Value,
    way: &mut Vec<Place>,
    found: &mut Vec<Vec<Place>>,
    known: &mut Vec<String>,
    field: &str,
) {
    match value {
        Value::Table(table) => {
            for (key, value) in table {
                way.push(Place::Key(key.clone()));
                if is_number(value) {
                    known.push(key.clone());
                    if key == field {
                        found.push(way.clone());
                    }
                } else {
                    find(value, way, found, known, field);
                }
                way.pop();
            }
        }
        Value::Array(list) => {
            for (at, value) in list.iter().enumerate() {
                way.push(Place::At(at));
                find(value, way, found, known, field);
                way.pop();
            }
        }
        _ => {}
    }
}

fn reach<'a>(value: &'a mut Value, way: &[Place]) -> Option<&'a mut Value> {
    way.iter().try_fold(value, |value, place| match place {
        Place::Key(key) => value.get_mut(key.as_str()),
        Place::At(at) => value.get_mut(*at),
    })
}

/// Changes a number, or every number of a list.
fn shift(value: &mut Value, step: i64) {
    match value {
        Value::Integer(number) => *number = number.saturating_add(step),
        Value::Array(list) => list.iter_mut().for_each(|number| shift(number, step)),
        _ => {}
    }
}

/// The pack of one changed record.
fn change(
    base: &str,
    (kind, id_of_record): (&str, &str),
    record: Value,
    name: String,
    number: usize,
    library: &Library,
) -> Change {
    let (id, files) = pack_of(library, base, &format!("sweep-{number}"), vec![(kind.to_owned(), record)]);
    Change { name, kind: kind.to_owned(), record: id_of_record.to_owned(), id, files }
}

/// The id and the files of a pack that extends `base` with these records.
pub(crate) fn pack_of(
    library: &Library,
    base: &str,
    name: &str,
    records: Vec<(String, Value)>,
) -> (String, [(String, String); 4]) {
    let manifest = library.pages(base).find(|page| page.file == "pack.toml");
    let manifest: Table = manifest.and_then(|page| page.text.parse().ok()).unwrap_or_default();
    let game = base.split('/').next().unwrap_or(base);
    let id = format!("{game}/{name}");
    let mut head = Table::new();
    let mut set = |key: &str, value: Value| head.insert(key.to_owned(), value);
    set("id", Value::String(id.clone()));
    set("game", Value::String(game.to_owned()));
    set("version", Value::Integer(1));
    set("licence", Value::String("a change of the lab".to_owned()));
    set("extends", Value::String(base.to_owned()));
    if let Some(editions) = manifest.get("editions") {
        set("editions", editions.clone());
    }
    let mut file = Table::new();
    for (kind, record) in records {
        if let Value::Array(list) = file.entry(kind).or_insert_with(|| Value::Array(Vec::new())) {
            list.push(record);
        }
    }
    let files = [
        ("pack.toml".to_owned(), head.to_string()),
        ("changed.toml".to_owned(), file.to_string()),
        ("en.ftl".to_owned(), String::new()),
        ("fr.ftl".to_owned(), String::new()),
    ];
    (id, files)
}
