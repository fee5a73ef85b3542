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
    let Some(inside) = inside(reader.page.text, span.clone()) else { return };
    let mut long = Vec::new();
    long_values(reader.page.text, table, &mut long);
    long.sort_by_key(|value| value.start);
    // Between the values, which may hold new lines, the line stays the same.
    let (mut breaks, mut from) = (false, span.start);
    for value in long.into_iter().chain(std::iter::once(span.end..span.end)) {
        breaks |= reader.page.line(from) < reader.page.line(value.start);
        from = value.end;
    }
    if breaks || inside.trim_end().ends_with(',') {
        let message =
            "this inline table goes over several lines or ends with a comma, which TOML 1.0 does not read";
        reader.wrong(span, message, "one line, without a comma before `}`");
    }
}

/// What stands between the braces of an inline table; nothing for another one.
fn inside(text: &str, span: Span) -> Option<&str> {
    text.get(span).and_then(|text| text.strip_prefix('{')).and_then(|text| text.strip_suffix('}'))
}

/// The values that may hold a new line: texts, lists, and inline tables, which answer for themselves. Those below a dotted name stand here too.
fn long_values(text: &str, table: &DeTable<'_>, found: &mut Vec<Span>) {
    for (_, value) in table {
        match value.get_ref() {
            DeValue::Table(inner) if inside(text, value.span()).is_none() => long_values(text, inner, found),
            _ => found.push(value.span()),
        }
    }
}
