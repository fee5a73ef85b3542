//! The hash of merged records: of what the rules may read, not of how it is written. Comments, layout, the order of
//! files and fields and the provenance do not count; the order of records does, because it numbers them.

use crate::record::Record;
use blake3::Hasher;
use toml::de::{DeTable, DeValue};

/// The hash of the records, in hexadecimal.
pub(crate) fn hash<'r, 'l: 'r>(records: impl Iterator<Item = &'r Record<'l>>) -> String {
    let mut hasher = Hasher::new();
    for record in records {
        text(&mut hasher, record.kind);
        text(&mut hasher, &record.id);
        table(&mut hasher, &record.fields.table);
    }
    hasher.finalize().to_hex().to_string()
}

fn table(hasher: &mut Hasher, fields: &DeTable<'_>) {
    let mut names: Vec<_> = fields.iter().collect();
    names.sort_by(|a, b| a.0.cmp(b.0));
    count(hasher, b't', names.len());
    for (name, field) in names {
        text(hasher, name.get_ref());
        value(hasher, field.get_ref());
    }
}

fn value(hasher: &mut Hasher, field: &DeValue<'_>) {
    match field {
        DeValue::Table(fields) => table(hasher, fields),
        DeValue::Array(items) => {
            count(hasher, b'a', items.len());
            items.iter().for_each(|item| value(hasher, item.get_ref()));
        }
        DeValue::String(words) => text(hasher, words),
        DeValue::Boolean(yes) => text(hasher, if *yes { "=true" } else { "=false" }),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => text(hasher, &format!("={number}")),
            Err(_) => text(hasher, &format!("={number}")),
        },
        DeValue::Float(number) => text(hasher, &format!("={number}")),
        DeValue::Datetime(date) => text(hasher, &format!("={date}")),
    }
}

fn text(hasher: &mut Hasher, words: &str) {
    count(hasher, b's', words.len());
    hasher.update(words.as_bytes());
}

fn count(hasher: &mut Hasher, what: u8, count: usize) {
    hasher.update(&[what]);
    hasher.update(&(count as u64).to_le_bytes());
}
