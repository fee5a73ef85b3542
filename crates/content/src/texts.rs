//! The names in a pack's Fluent files, and the check that every record is named in every language.
//! Only whether texts are there and well formed is looked at here; speaking them is the business of the i18n crate.

use crate::problem::{Problem, Problems};
use crate::record::Span;
use crate::source::Page;
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The languages that every pack speaks.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// What a name carries besides itself, so that it can stand in any sentence.
pub const NAME_ATTRIBUTES: [&str; 6] = ["the", "a", "of", "to", "gender", "plural"];

/// The message that names a thing: `room` and `trap_spikes` give `room-trap-spikes`.
#[must_use]
pub fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{id}").replace('_', "-")
}

/// Whether this is a word for ids: small letters, digits and underscores, a letter first.
pub(crate) fn is_word(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// Whether this is a name of a picture: small letters, digits and single hyphens.
pub(crate) fn is_slug(word: &str) -> bool {
    word.split('-')
        .all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}

/// A name that the texts must know, with the record that needs it.
#[derive(Debug)]
pub(crate) struct Named {
    key: String,
    more: &'static [&'static str],
    /// The place of the record; its message is filled in when something is missing.
    place: Problem,
}

impl Named {
    pub(crate) fn new(
        kind: &str,
        id: &str,
        more: &'static [&'static str],
        page: &Page<'_>,
        record: String,
        span: Span,
    ) -> Named {
        Named { key: key(kind, id), more, place: page.problem(record, Some(span), "", "") }
    }
}

/// One Fluent file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct TextFile<'l> {
    /// Its language, such as `fr`.
    pub language: &'l str,
    pub page: Page<'l>,
}

/// One message: its text and its attributes. What is not plain text is an empty option.
#[derive(Debug)]
struct Text<'l> {
    page: Page<'l>,
    span: Span,
    value: Option<Plain>,
    attributes: BTreeMap<String, Plain>,
}

type Plain = Option<String>;

/// The texts of a pack and of what it extends.
#[derive(Debug, Default)]
pub struct Texts<'l> {
    files: Vec<TextFile<'l>>,
    messages: BTreeMap<&'l str, BTreeMap<String, Text<'l>>>,
}

impl<'l> Texts<'l> {
    /// The files of a language, the extended packs first: a later message replaces an earlier one whole.
    pub fn files(&self, language: &str) -> impl Iterator<Item = &TextFile<'l>> {
        self.files.iter().filter(move |file| file.language == language)
    }

    /// The plain text of a message, or of one of its attributes.
    #[must_use]
    pub fn get(&self, language: &str, key: &str, attribute: Option<&str>) -> Option<&str> {
        let text = self.messages.get(language)?.get(key)?;
        match attribute {
            Some(attribute) => text.attributes.get(attribute)?.as_deref(),
            None => text.value.as_ref()?.as_deref(),
        }
    }

    /// The keys of all messages of a language.
    pub fn keys(&self, language: &str) -> impl Iterator<Item = &str> {
        self.messages.get(language).into_iter().flat_map(|messages| messages.keys().map(String::as_str))
    }

    pub(crate) fn read(pages: Vec<Page<'l>>, problems: &mut Problems) -> Texts<'l> {
        let mut texts = Texts::default();
        for page in pages {
            let Some(language) = page.file.strip_suffix(".ftl") else { continue };
            texts.files.push(TextFile { language, page });
            texts.add(language, page, problems);
        }
        texts
    }

    fn add(&mut self, language: &'l str, page: Page<'l>, problems: &mut Problems) {
        let resource = parser::parse_runtime(page.text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                problems.push(page.problem("", Some(error.pos.clone()), error.to_string(), ""));
            }
            resource
        });
        let mut seen = BTreeSet::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let text = Text::new(page, message);
            if !seen.insert(key.clone()) {
                problems.push(page.problem(
                    "",
                    Some(text.span.clone()),
                    format!("`{key}` is there twice"),
                    "",
                ));
            }
            self.messages.entry(language).or_default().insert(key, text);
        }
    }

    /// Looks up every name in every language, and every other message of one language in the others.
    pub(crate) fn check(&self, names: &[Named], problems: &mut Problems) {
        let mut seen = BTreeSet::new();
        for named in names.iter().filter(|named| seen.insert(named.key.as_str())) {
            for language in LANGUAGES {
                self.check_name(named, language, problems);
            }
        }
        for (language, messages) in &self.messages {
            for (key, text) in messages.iter().filter(|(key, _)| !seen.contains(key.as_str())) {
                for other in LANGUAGES.iter().filter(|other| *other != language) {
                    for missing in
                        text.missing_in(self.messages.get(other).and_then(|messages| messages.get(key)))
                    {
                        let message =
                            format!("missing text in {other}: `{key}{missing}` is only in {language}");
                        problems.push(text.page.problem("", Some(text.span.clone()), message, ""));
                    }
                }
            }
        }
    }

    fn check_name(&self, named: &Named, language: &str, problems: &mut Problems) {
        let key = &named.key;
        let Some(text) = self.messages.get(language).and_then(|messages| messages.get(key)) else {
            let message = format!("missing text in {language}: `{key}`");
            let expected = format!("a message `{key} = …` in {language}.ftl");
            problems.push(Problem { message, expected, ..named.place.clone() });
            return;
        };
        let mut refuse = |message: String, expected: &str| {
            problems.push(text.page.problem("", Some(text.span.clone()), message, expected));
        };
        match &text.value {
            None => refuse(format!("missing text in {language}: `{key}` has no value"), "the bare name"),
            Some(None) => refuse(format!("`{key}` is not plain text"), "a name without `{ }`"),
            Some(Some(_)) => {}
        }
        for attribute in NAME_ATTRIBUTES.iter().chain(named.more) {
            match text.attributes.get(*attribute) {
                None => refuse(format!("missing text in {language}: `{key}.{attribute}`"), ""),
                Some(None) => {
                    refuse(format!("`{key}.{attribute}` is not plain text"), "a name without `{ }`")
                }
                Some(Some(word)) if *attribute == "gender" && !["m", "f", "n"].contains(&word.as_str()) => {
                    refuse(format!("`{key}.gender` is \"{word}\""), "m, f or n");
                }
                Some(Some(_)) => {}
            }
        }
    }
}

impl<'l> Text<'l> {
    fn new(page: Page<'l>, message: Message<&'l str>) -> Text<'l> {
        let start = (message.id.name.as_ptr() as usize).saturating_sub(page.text.as_ptr() as usize);
        let attributes =
            message.attributes.iter().map(|one| (one.id.name.to_owned(), plain(&one.value))).collect();
        Text {
            page,
            span: start..start + message.id.name.len(),
            value: message.value.as_ref().map(plain),
            attributes,
        }
    }

    /// Which parts of this message another language does not have: `` for the value, `.the` for an attribute.
    fn missing_in(&self, other: Option<&Text<'_>>) -> Vec<String> {
        let value = self.value.is_some() && other.is_none_or(|other| other.value.is_none());
        let absent = |name: &&String| other.is_some_and(|other| !other.attributes.contains_key(*name));
        let attributes = self.attributes.keys().filter(absent).map(|name| format!(".{name}"));
        value.then(String::new).into_iter().chain(attributes).collect()
    }
}

/// The text of a pattern without placeables.
fn plain(pattern: &Pattern<&str>) -> Plain {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}
