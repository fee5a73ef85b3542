//! One table of a scenario file: fields are taken out by name, and what is left over is unknown.

use crate::format::{ANY_RULE, At, Fact};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use undercroft_kernel::Value;
use undercroft_ledger::{MOST, Page, Problem, Problems, shown};

/// How many facts, dice or options stand in one table: more than any scenario needs.
const MOST_FACTS: usize = 1000;
/// How long the name of a fact may be.
const LONGEST_NAME: usize = 200;

/// The bytes of something in the file.
pub(super) type Span = std::ops::Range<usize>;

/// The file and what is wrong with it so far.
pub(super) struct Reader<'t> {
    pub(super) page: Page<'t>,
    pub(super) problems: Problems,
}

impl Reader<'_> {
    pub(super) fn wrong(&mut self, span: Span, message: impl Into<String>, expected: impl Into<String>) {
        if self.has_room() {
            self.problems.push(self.page.problem(span, message, expected));
        }
    }

    pub(super) fn wrong_line(&mut self, line: u32, message: impl Into<String>, expected: impl Into<String>) {
        if self.has_room() {
            let (file, message, expected) = (self.page.file.to_owned(), message.into(), expected.into());
            self.problems.push(Problem { file, line, span: None, message, expected });
        }
    }

    /// Whether another problem is told; that there are more is told once.
    fn has_room(&mut self) -> bool {
        if self.problems.len() == MOST {
            self.problems.push(self.page.more());
        }
        self.problems.len() < MOST
    }
}

/// A table that is being read.
pub(super) struct Fields<'t> {
    /// How problems name it.
    label: String,
    pub(super) span: Span,
    table: DeTable<'t>,
    asked: Vec<&'static str>,
}

impl<'t> Fields<'t> {
    /// Reads a table; anything else is a problem.
    pub(super) fn open(
        reader: &mut Reader<'_>,
        label: String,
        value: Spanned<DeValue<'t>>,
    ) -> Option<Fields<'t>> {
        let span = value.span();
        match value.into_inner() {
            DeValue::Table(table) => Some(Fields { label, span, table, asked: Vec::new() }),
            other => {
                reader.wrong(span, format!("{label} is {}", kind(&other)), "a table");
                None
            }
        }
    }

    /// Names the table once its name is known.
    pub(super) fn rename(&mut self, name: &str) {
        self.label = format!("`{}`", shown(name));
    }

    pub(super) fn line(&self, reader: &Reader<'_>) -> u32 {
        reader.page.line(self.span.start)
    }

    pub(super) fn take(&mut self, key: &'static str) -> Option<(Span, Spanned<DeValue<'t>>)> {
        self.asked.push(key);
        self.table.remove_entry(key).map(|(key, value)| (key.span(), value))
    }

    pub(super) fn text(&mut self, reader: &mut Reader<'_>, key: &'static str) -> Option<At<String>> {
        let (_, value) = self.take(key)?;
        let span = value.span();
        match value.into_inner() {
            DeValue::String(text) if !text.trim().is_empty() => {
                Some(At { line: reader.page.line(span.start), value: text.into_owned() })
            }
            DeValue::String(_) => {
                reader.wrong(span, format!("`{key}` is empty"), "a text");
                None
            }
            other => {
                reader.wrong(span, format!("`{key}` is {}", kind(&other)), "a text");
                None
            }
        }
    }

    /// The id of a rule, or `true` for any of them.
    pub(super) fn rule(&mut self, reader: &mut Reader<'_>, key: &'static str) -> Option<At<String>> {
        if let Some(value) = self.table.get(key)
            && value.get_ref().as_bool() == Some(true)
        {
            let line = reader.page.line(value.span().start);
            self.take(key);
            return Some(At { line, value: ANY_RULE.to_owned() });
        }
        self.text(reader, key)
    }

    /// A text that must be there.
    pub(super) fn needed(&mut self, reader: &mut Reader<'_>, key: &'static str) -> String {
        if !self.table.contains_key(key) {
            reader.wrong(
                self.span.clone(),
                format!("{} has no `{key}`", self.label),
                format!("{key} = \"…\""),
            );
        }
        self.text(reader, key).map(|text| text.value).unwrap_or_default()
    }

    /// Yes or no; no where nothing is said.
    pub(super) fn flag(&mut self, reader: &mut Reader<'_>, key: &'static str) -> bool {
        let Some((_, value)) = self.take(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            reader.wrong(value.span(), format!("`{key}` is {}", kind(value.get_ref())), "true or false");
            false
        })
    }

    /// A number from 0.
    pub(super) fn number(&mut self, reader: &mut Reader<'_>, key: &'static str) -> u64 {
        let Some((_, value)) = self.take(key) else { return 0 };
        let number = plain(value.get_ref())
            .and_then(|value| value.as_int())
            .and_then(|number| u64::try_from(number).ok());
        number.unwrap_or_else(|| {
            reader.wrong(
                value.span(),
                format!("`{key}` is {}", kind(value.get_ref())),
                "a whole number from 0",
            );
            0
        })
    }

    /// A list of texts.
    pub(super) fn texts(&mut self, reader: &mut Reader<'_>, key: &'static str) -> Vec<At<String>> {
        let Some((_, value)) = self.take(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            reader.wrong(value.span(), format!("`{key}` is {}", kind(value.get_ref())), "a list of texts");
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in list.iter() {
            match item.get_ref().as_str().filter(|text| !text.trim().is_empty()) {
                Some(text) => {
                    texts.push(At { line: reader.page.line(item.span().start), value: text.to_owned() })
                }
                None => {
                    reader.wrong(item.span(), format!("`{key}` holds {}", kind(item.get_ref())), "a text")
                }
            }
        }
        texts
    }

    /// A table of names and values, in the order of the file. `hero.hp = 1` is the same as `"hero.hp" = 1`.
    pub(super) fn facts(&mut self, reader: &mut Reader<'_>, key: &'static str) -> Vec<Fact> {
        let Some((_, value)) = self.take(key) else { return Vec::new() };
        let Some(fields) = Fields::open(reader, format!("`{key}`"), value) else { return Vec::new() };
        fields.all_facts(reader)
    }

    /// Everything in the table as names and values.
    pub(super) fn all_facts(self, reader: &mut Reader<'_>) -> Vec<Fact> {
        let mut found = Vec::new();
        flatten(reader, "", self.table, &mut found);
        if found.len() > MOST_FACTS {
            let message = format!("{} holds {}", self.label, found.len());
            reader.wrong(self.span, message, format!("at most {MOST_FACTS}"));
        }
        found.sort_by_key(|(at, _)| *at);
        found.into_iter().map(|(_, fact)| fact).collect()
    }

    /// Every entry as a name and a table.
    pub(super) fn tables(self, reader: &mut Reader<'_>) -> Vec<(String, Fields<'t>)> {
        let mut found = Vec::new();
        for (name, value) in self.table {
            let name = name.into_inner().into_owned();
            let label = format!("`{}`", shown(&name));
            found.extend(Fields::open(reader, label, value).map(|fields| (name, fields)));
        }
        found.sort_by_key(|(_, fields)| fields.span.start);
        found
    }

    /// Reports what nobody asked for.
    pub(super) fn finish(self, reader: &mut Reader<'_>) {
        for (key, _) in &self.table {
            let message = format!("{} has no key `{}`", self.label, shown(key.get_ref()));
            reader.wrong(key.span(), message, format!("one of {}", self.asked.join(", ")));
        }
    }
}

/// Turns nested tables into dotted names; each fact comes with its place.
fn flatten(reader: &mut Reader<'_>, before: &str, table: DeTable<'_>, found: &mut Vec<(usize, Fact)>) {
    for (key, value) in table {
        let (at, span) = (key.span().start, value.span());
        let letters = before.len() + key.get_ref().len();
        if letters > LONGEST_NAME {
            let message = format!("a name of {letters} letters");
            reader.wrong(key.span(), message, format!("at most {LONGEST_NAME}"));
            continue;
        }
        let name = format!("{before}{}", key.get_ref());
        match value.into_inner() {
            DeValue::Table(inner) => flatten(reader, &format!("{name}."), inner, found),
            other => match plain(&other) {
                Some(value) => found.push((at, Fact { line: reader.page.line(at), name, value })),
                None => {
                    let message = format!("`{name}` is {}", kind(&other));
                    reader.wrong(span, message, "a whole number, a word, true or false, or a list of them");
                }
            },
        }
    }
}

/// A value of the vocabulary.
pub(super) fn plain(value: &DeValue<'_>) -> Option<Value> {
    match value {
        DeValue::Boolean(truth) => Some(Value::Bool(*truth)),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok().map(Value::Int),
        DeValue::String(word) => Some(Value::Word(word.as_ref().to_owned())),
        DeValue::Array(list) => {
            list.iter().map(|item| plain(item.get_ref())).collect::<Option<_>>().map(Value::List)
        }
        DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Table(_) => None,
    }
}

/// How problems call what was found.
pub(super) fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) if text.trim().is_empty() => "an empty text".to_owned(),
        DeValue::String(text) => format!("the text `{}`", shown(text)),
        DeValue::Integer(number) => format!("the number {}", shown(number.as_str())),
        DeValue::Float(number) => format!("the number {}", shown(number.as_str())),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
