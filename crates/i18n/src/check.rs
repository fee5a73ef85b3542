//! The completeness check: two languages have the same files, messages and attributes, and say them with the same variables.

use crate::arguments::FORMS;
use crate::built_in::built_in;
use crate::lang::Lang;
use crate::problem::{Fault, Problem};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{self, ParserError};
use std::collections::{BTreeMap, BTreeSet};

/// A Fluent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source<'s> {
    /// Its name for messages, such as `texts/fr/app.ftl`.
    pub file: &'s str,
    /// Its content.
    pub text: &'s str,
}

impl Source<'_> {
    /// The name without its folder, which both languages share.
    fn name(&self) -> &str {
        self.file.rsplit('/').next().unwrap_or(self.file)
    }

    /// The line of a place in the text, from 1.
    fn line(&self, at: usize) -> u32 {
        let before = self.text.as_bytes().get(..at).unwrap_or_default();
        before.iter().filter(|byte| **byte == b'\n').count() as u32 + 1
    }

    pub(crate) fn unreadable(&self, error: &ParserError) -> Problem {
        let line = self.line(error.pos.start);
        let fault = Fault::Unreadable(error.to_string());
        Problem { file: self.file.to_owned(), line, key: String::new(), fault }
    }
}

/// Compares the built-in texts.
#[must_use]
pub fn check_built_in() -> Vec<Problem> {
    check(built_in(Lang::En), built_in(Lang::Fr))
}

/// Compares texts in both languages; both may be those of a pack. The forms of a name count as the name: a language may use
/// `$room-of` where the other one uses `$room`. `$hero` is there in every message about a seat and may be left out.
#[must_use]
pub fn check(english: &[Source<'_>], french: &[Source<'_>]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let both = [(Lang::En, english, french), (Lang::Fr, french, english)];
    let [en, fr] = both.map(|(_, own, _)| Book::read(own, &mut problems));
    for (lang, own, other) in both {
        for source in own.iter().filter(|source| !other.iter().any(|other| other.name() == source.name())) {
            let fault = Fault::MissingIn(other_than(lang));
            problems.push(Problem { file: source.file.to_owned(), line: 0, key: String::new(), fault });
        }
    }
    en.compare(&fr, Lang::Fr, &mut problems);
    fr.compare(&en, Lang::En, &mut problems);
    problems.sort();
    problems.dedup();
    problems
}

const fn other_than(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    }
}

/// The messages and terms of a language.
#[derive(Default)]
struct Book<'s> {
    /// By key, and with a dot by attribute; where each stands and what it uses.
    parts: BTreeMap<String, Part<'s>>,
}

/// A value or an attribute.
struct Part<'s> {
    source: Source<'s>,
    line: u32,
    uses: Uses,
}

/// What a pattern refers to.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl<'s> Book<'s> {
    fn read(sources: &[Source<'s>], problems: &mut Vec<Problem>) -> Book<'s> {
        let mut book = Book::default();
        for source in sources {
            let resource = parser::parse_runtime(source.text).unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(|error| source.unreadable(error)));
                resource
            });
            for entry in resource.body {
                let (key, name, value, attributes) = match entry {
                    Entry::Message(message) => {
                        (message.id.name.to_owned(), message.id.name, message.value, message.attributes)
                    }
                    Entry::Term(term) => {
                        (format!("-{}", term.id.name), term.id.name, Some(term.value), term.attributes)
                    }
                    _ => continue,
                };
                let line = source.line(offset(source.text, name));
                book.add(*source, line, key.clone(), value.as_ref(), problems);
                for attribute in &attributes {
                    let line = source.line(offset(source.text, attribute.id.name));
                    let key = format!("{key}.{}", attribute.id.name);
                    book.add(*source, line, key, Some(&attribute.value), problems);
                }
            }
        }
        book
    }

    fn add(
        &mut self,
        source: Source<'s>,
        line: u32,
        key: String,
        pattern: Option<&Pattern<&str>>,
        problems: &mut Vec<Problem>,
    ) {
        let Some(pattern) = pattern else { return };
        let mut uses = Uses::default();
        uses.pattern(pattern);
        if self.parts.contains_key(&key) {
            problems.push(Problem { file: source.file.to_owned(), line, key, fault: Fault::Twice });
            return;
        }
        self.parts.insert(key, Part { source, line, uses });
    }

    fn compare(&self, other: &Book<'_>, lang: Lang, problems: &mut Vec<Problem>) {
        for (key, part) in &self.parts {
            let mut tell = |fault| {
                let file = part.source.file.to_owned();
                problems.push(Problem { file, line: part.line, key: key.clone(), fault });
            };
            match other.parts.get(key) {
                None => tell(Fault::MissingIn(lang)),
                Some(theirs) if theirs.uses.variables != part.uses.variables => {
                    let (ours, theirs) = (part.uses.variables(), theirs.uses.variables());
                    tell(Fault::OtherVariables { ours, other: lang, theirs });
                }
                Some(_) => {}
            }
            for reference in part.uses.references.iter().filter(|key| !self.parts.contains_key(*key)) {
                tell(Fault::NoSuchReference(reference.clone()));
            }
            let twin = match key.rsplit_once('.') {
                Some((message, "you")) => format!("{message}.they"),
                Some((message, "they")) => format!("{message}.you"),
                _ => continue,
            };
            if !self.parts.contains_key(&twin) {
                tell(Fault::HalfAPair);
            }
        }
    }
}

impl Uses {
    fn variables(&self) -> String {
        let names: Vec<String> = self.variables.iter().map(|name| format!("${name}")).collect();
        if names.is_empty() { "no variable".to_owned() } else { names.join(", ") }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let part = |name: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{name}.{attribute}"),
            None => name.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                let name = base(id.name);
                if name != "hero" {
                    self.variables.insert(name.to_owned());
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.references.insert(part(id.name, attribute.as_ref().map(|id| id.name)));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.references.insert(part(&format!("-{}", id.name), attribute.as_ref().map(|id| id.name)));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            // No function is given to the texts.
            InlineExpression::FunctionReference { id, arguments } => {
                self.references.insert(format!("{}()", id.name));
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }
}

/// The argument that a variable is a form of: `room` for `room-the`.
fn base(variable: &str) -> &str {
    match variable.rsplit_once('-') {
        Some((name, form)) if FORMS.contains(&form) => name,
        _ => variable,
    }
}

/// Where a slice of the text begins.
fn offset(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}
