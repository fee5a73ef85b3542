//! The manifest of a pack, `pack.toml`: what it is called, what it is for, what it builds on.

use crate::merge::Schema;
use crate::problem::Problems;
use crate::record::{Fields, Span};
use crate::source::Page;
use crate::texts;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PackKind {
    /// To be played.
    #[default]
    Game,
    /// To show rules that no real card needs; tables do not offer it.
    Test,
}

/// What a pack says about itself.
#[derive(Clone, Debug, Default)]
pub struct Manifest {
    /// Its id, such as `mini-rogue/base-ed2021`.
    pub id: String,
    pub game: String,
    /// The editions it can be played with.
    pub editions: Vec<String>,
    /// Counts up with every change.
    pub version: u32,
    /// Under which terms its texts and values stand.
    pub licence: String,
    pub kind: PackKind,
    /// The documents that its records cite: id and title.
    pub sources: Vec<(String, String)>,
    /// The pack it builds on.
    pub extends: Option<Spanned<String>>,
    /// By kind, the only records that it keeps of what it extends.
    pub(crate) only: Vec<(Spanned<String>, Vec<Spanned<String>>)>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Raw {
    id: Option<Spanned<String>>,
    game: Option<Spanned<String>>,
    editions: Option<Spanned<Vec<Spanned<String>>>>,
    version: Option<Spanned<i64>>,
    licence: Option<Spanned<String>>,
    kind: Option<Spanned<String>>,
    extends: Option<Spanned<String>>,
    only: Option<BTreeMap<Spanned<String>, Vec<Spanned<String>>>>,
    source: Vec<Spanned<RawDocument>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct RawDocument {
    id: Option<Spanned<String>>,
    title: Option<Spanned<String>>,
}

/// The id that a manifest gives, whatever else is wrong with it.
pub(crate) fn id_of(page: &Page<'_>) -> Option<Spanned<String>> {
    page.parse(&mut Problems::default()).text("id")
}

impl Manifest {
    /// Reads the manifest of the pack that the library knows as `page.pack`.
    pub(crate) fn read(page: &Page<'_>, schema: &Schema, problems: &mut Problems) -> Manifest {
        if page.text.is_empty() {
            problems.push(page.problem("", None, "the manifest is missing", "a file pack.toml"));
            return Manifest::default();
        }
        let fields: Fields<'_> = page.parse(problems);
        let (raw, misfits) = fields.read::<Raw>();
        let unread = misfits.iter().filter_map(|misfit| misfit.field.clone()).collect();
        problems.extend(
            misfits.into_iter().map(|misfit| page.problem("", misfit.span, misfit.message, misfit.expected)),
        );
        Reader { page, problems, unread }.manifest(raw, schema)
    }
}

struct Reader<'r, 'l> {
    page: &'r Page<'l>,
    problems: &'r mut Problems,
    unread: BTreeSet<String>,
}

impl Reader<'_, '_> {
    fn refuse(&mut self, span: Option<Span>, message: String, expected: impl Into<String>) {
        self.problems.push(self.page.problem("", span, message, expected));
    }

    fn need<T: Default>(&mut self, name: &str, field: Option<Spanned<T>>) -> (T, Option<Span>) {
        match field {
            Some(field) => {
                let span = field.span();
                (field.into_inner(), Some(span))
            }
            None => {
                if !self.unread.contains(name) {
                    self.refuse(None, format!("`{name}` is missing"), "");
                }
                (T::default(), None)
            }
        }
    }

    fn manifest(mut self, raw: Raw, schema: &Schema) -> Manifest {
        let (id, at) = self.need("id", raw.id);
        if at.is_some() && id != self.page.pack {
            self.refuse(at, format!("`id` is \"{id}\""), format!("\"{}\"", self.page.pack));
        }
        let (game, at) = self.need("game", raw.game);
        if at.is_some() && game != schema.game {
            self.refuse(at, format!("`game` is \"{game}\""), format!("\"{}\"", schema.game));
        }
        let (licence, _) = self.need("licence", raw.licence);
        let editions = self.editions(raw.editions, schema);
        let (version, at) = self.need("version", raw.version);
        let version = u32::try_from(version).unwrap_or_default();
        if at.is_some() && version == 0 {
            self.refuse(at, "`version` is out of range".to_owned(), "a whole number from 1");
        }
        let kind = self.kind(raw.kind);
        let sources = raw.source.into_iter().map(|document| self.document(document)).collect();
        let mut only: Vec<_> = raw.only.unwrap_or_default().into_iter().collect();
        if let (None, Some((kind, _))) = (&raw.extends, only.first().cloned()) {
            only.clear();
            self.refuse(
                Some(kind.span()),
                "`only` has nothing to choose from".to_owned(),
                "`extends` with a pack id",
            );
        }
        Manifest { id, game, editions, version, licence, kind, sources, extends: raw.extends, only }
    }

    fn editions(&mut self, field: Option<Spanned<Vec<Spanned<String>>>>, schema: &Schema) -> Vec<String> {
        let (editions, at) = self.need("editions", field);
        if at.is_some() && editions.is_empty() {
            self.refuse(at, "`editions` is empty".to_owned(), schema.edition_words());
        }
        for edition in &editions {
            if !schema.editions.contains(&edition.get_ref().as_str()) {
                let message = format!("there is no edition `{}`", edition.get_ref());
                self.refuse(Some(edition.span()), message, schema.edition_words());
            }
        }
        editions.into_iter().map(Spanned::into_inner).collect()
    }

    fn kind(&mut self, field: Option<Spanned<String>>) -> PackKind {
        let Some(field) = field else { return PackKind::Game };
        if field.get_ref() != "test" {
            self.refuse(
                Some(field.span()),
                format!("`kind` is \"{}\"", field.get_ref()),
                "\"test\", or no `kind` at all",
            );
        }
        PackKind::Test
    }

    fn document(&mut self, raw: Spanned<RawDocument>) -> (String, String) {
        let at = raw.span();
        let raw = raw.into_inner();
        let [id, title] = [("id", raw.id), ("title", raw.title)].map(|(name, field)| match field {
            Some(field) => field.into_inner(),
            None => {
                self.refuse(Some(at.clone()), format!("`{name}` of a source is missing"), "");
                String::new()
            }
        });
        if !id.is_empty() && !texts::is_word(&id) {
            self.refuse(
                Some(at),
                format!("a source has the id \"{id}\""),
                "small letters, digits and underscores",
            );
        }
        (id, title)
    }
}
