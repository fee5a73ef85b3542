//! Inline tables stay on one line: TOML 1.1 lets them run on, TOML 1.0 does not, and other tools read these files too.

use super::fields::{Reader, Span};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Reports every inline table that TOML 1.0 would not read.
pub(super) fn check(reader: &mut Reader<'_>, table: &DeTable<'_>) {
    for (_, value) in table {
        check_value(reader, value);
    }
}

fn check_value(reader: &mut Reader<'_>, value: &Spanned<DeValue<'_>>) {
    match value.get_ref() {
        DeValue::Array(list) => list.iter().for_each(|item| check_value(reader, item)),
        DeValue::Table(table) => {
            check_table(reader, value.span(), table);
            check(reader, table);
        }
        _ => {}
    }
}

fn check_table(reader: &mut Reader<'_>, span: Span, table: &DeTable<'_>) {
    let text = reader.page.text.get(span.clone()).unwrap_or_default();
    let Some(inside) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) else { return };
    let mut long = Vec::new();
    long_values(table, &mut long);
    let breaks = |(at, _): (usize, &str)| !long.iter().any(|value| value.contains(&(span.start + at)));
    if text.match_indices('\n').any(breaks) || inside.trim_end().ends_with(',') {
        let message =
            "this inline table goes over several lines or ends with a comma, which TOML 1.0 does not read";
        reader.wrong(span, message, "one line, without a comma before `}`");
    }
}

/// The values that may hold a new line: texts, lists, and inline tables, which answer for themselves.
fn long_values(table: &DeTable<'_>, found: &mut Vec<Span>) {
    for (_, value) in table {
        found.push(value.span());
        if let DeValue::Table(inner) = value.get_ref() {
            long_values(inner, found);
        }
    }
}
