//! The records of one pack by kind, and how those of the next pack are laid over them.
//! Every record has an id, unless its kind has only one, and says where its values come from.

use crate::inspection::Inspection;
use crate::merge::Schema;
use crate::record::{Fields, Record, Span};
use crate::source::{MANIFEST, Page, Source};
use crate::texts;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Records by kind.
#[derive(Debug, Default)]
pub(crate) struct Layer<'l> {
    pub(crate) lists: BTreeMap<&'static str, Vec<Record<'l>>>,
    pub(crate) tables: BTreeMap<&'static str, Record<'l>>,
}

impl<'l> Layer<'l> {
    pub(crate) fn records(&self) -> impl Iterator<Item = &Record<'l>> {
        self.lists.values().flatten().chain(self.tables.values())
    }

    /// Keeps only the records that the next pack wants of this one.
    pub(crate) fn keep(
        &mut self,
        page: &Page<'_>,
        only: &[(Spanned<String>, Vec<Spanned<String>>)],
        inspection: &mut Inspection,
    ) {
        for (kind, ids) in only {
            let Some(list) = self.lists.get_mut(kind.get_ref().as_str()) else {
                let message = format!("`only` names the kind `{kind}`, which is not in the extended pack");
                inspection.push(page.problem("", Some(kind.span()), message, ""));
                continue;
            };
            for id in ids {
                if !list.iter().any(|record| record.id == *id.get_ref()) {
                    let known: Vec<&str> = list.iter().map(|record| record.id.as_str()).collect();
                    let message = format!("`only` names {kind} `{id}`, which is not in the extended pack");
                    inspection.push(page.problem(
                        "",
                        Some(id.span()),
                        message,
                        format!("one of {}", known.join(", ")),
                    ));
                }
            }
            list.retain(|record| ids.iter().any(|id| *id.get_ref() == record.id));
        }
    }

    /// Lays the next pack's records over these.
    pub(crate) fn cover(&mut self, next: Layer<'l>) {
        for (kind, records) in next.lists {
            let list = self.lists.entry(kind).or_default();
            for record in records {
                match list.iter_mut().find(|known| known.id == record.id) {
                    Some(known) => *known = record,
                    None => list.push(record),
                }
            }
        }
        self.tables.extend(next.tables);
    }
}

/// Reads the records of one pack.
pub(crate) struct Records<'r> {
    pub(crate) schema: &'r Schema,
    pub(crate) documents: &'r BTreeSet<&'r str>,
    pub(crate) inspection: &'r mut Inspection,
}

impl Records<'_> {
    pub(crate) fn read<'l>(mut self, pack: &'l str, source: &'l Source) -> Layer<'l> {
        let mut layer = Layer::default();
        for page in source.pages(pack).filter(|page| page.file.ends_with(".toml") && page.file != MANIFEST) {
            let fields = page.parse(&mut self.inspection.problems);
            for (key, value) in fields.table {
                let lists = self.schema.lists.iter().find(|kind| **kind == key.get_ref().as_ref());
                let tables = self.schema.tables.iter().find(|kind| **kind == key.get_ref().as_ref());
                let at = value.span();
                match (lists, tables, value.into_inner()) {
                    (Some(kind), _, DeValue::Array(items)) => items.into_iter().for_each(|item| {
                        self.add_to_list(&mut layer, &page, kind, item);
                    }),
                    (_, Some(kind), DeValue::Table(table)) => {
                        let record = self.record(&page, kind, String::new(), Fields { table, span: at });
                        if let Some(first) = layer.tables.get(kind) {
                            self.twice(&record, first);
                        }
                        layer.tables.insert(kind, record);
                    }
                    (None, None, _) => {
                        let message = format!("there is no kind of record `{key}`");
                        self.inspection.push(page.problem(
                            "",
                            Some(key.span()),
                            message,
                            self.schema.kind_words(),
                        ));
                    }
                    _ => {
                        let message = format!("`{key}` is not written as its kind is");
                        self.inspection.push(page.problem(
                            "",
                            Some(key.span()),
                            message,
                            self.schema.kind_words(),
                        ));
                    }
                }
            }
        }
        layer
    }

    fn add_to_list<'l>(
        &mut self,
        layer: &mut Layer<'l>,
        page: &Page<'l>,
        kind: &'static str,
        item: Spanned<DeValue<'l>>,
    ) {
        let span = item.span();
        let DeValue::Table(mut table) = item.into_inner() else {
            self.inspection.push(page.problem(
                kind,
                Some(span),
                "a record is not a table",
                format!("[[{kind}]]"),
            ));
            return;
        };
        let (id, at) = take_text(&mut table, "id");
        if !texts::is_word(&id) {
            let at = at.unwrap_or(span.clone());
            let message =
                if id.is_empty() { "`id` is missing".to_owned() } else { format!("`id` is \"{id}\"") };
            let expected = "small letters, digits and underscores, a letter first";
            self.inspection.push(page.problem(kind, Some(at), message, expected));
        }
        let record = self.record(page, kind, id, Fields { table, span });
        let list = layer.lists.entry(kind).or_default();
        match list.iter().find(|known| known.id == record.id && !known.id.is_empty()) {
            Some(first) => self.twice(&record, first),
            None => list.push(record),
        }
    }

    fn record<'l>(
        &mut self,
        page: &Page<'l>,
        kind: &'static str,
        id: String,
        mut fields: Fields<'l>,
    ) -> Record<'l> {
        let (source, at) = take_text(&mut fields.table, "source");
        let record = Record { kind, id, page: *page, span: fields.span.clone(), source, fields };
        let mut words = record.source.split_whitespace();
        let first = words.next().unwrap_or_default().trim_end_matches(':');
        let problem = match (first, words.next()) {
            ("public" | "reconstructed", _) => None,
            ("rulebook", document) if self.documents.contains(document.unwrap_or_default()) => None,
            ("rulebook", _) => {
                let known: Vec<&str> = self.documents.iter().copied().collect();
                Some((
                    "`source` names no document".to_owned(),
                    format!("\"rulebook\" and one of {}", known.join(", ")),
                ))
            }
            (word, _) => {
                let message = if word.is_empty() {
                    "`source` is missing".into()
                } else {
                    format!("`source` begins with \"{word}\"")
                };
                Some((message, "\"rulebook …\", \"public …\" or \"reconstructed …\"".to_owned()))
            }
        };
        if let Some((message, expected)) = problem {
            let at = at.unwrap_or(record.span.clone());
            self.inspection.push(page.problem(record.label(), Some(at), message, expected));
        }
        record
    }

    fn twice(&mut self, record: &Record<'_>, first: &Record<'_>) {
        let message = format!("is there twice, first at {}:{}", first.page.path(), first.line());
        self.inspection.push(record.page.problem(record.label(), Some(record.span.clone()), message, ""));
    }
}

/// Takes a text out of a table; something else than a text counts as none.
fn take_text(table: &mut DeTable<'_>, name: &str) -> (String, Option<Span>) {
    match table.remove(name) {
        Some(value) => (value.get_ref().as_str().unwrap_or_default().trim().to_owned(), Some(value.span())),
        None => (String::new(), None),
    }
}
