//! A pack together with what it extends: records merged by kind and id, names from all layers, one hash.
//! A record of the extending pack replaces the one of the same id whole; new ids are appended in order.

use crate::canonical;
use crate::desk::Desk;
use crate::inspection::Inspection;
use crate::layer::{Layer, Records};
use crate::library::Library;
use crate::manifest::Manifest;
use crate::problem::{Problem, Problems};
use crate::record::Record;
use crate::source::{Page, Source};
use crate::texts::Texts;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

/// What a game's packs may hold.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    pub game: &'static str,
    /// The editions that the game knows.
    pub editions: &'static [&'static str],
    /// Kinds of which there are several records, each with an id: `[[kind]]`.
    pub lists: &'static [&'static str],
    /// Kinds of which there is one record: `[kind]`.
    pub tables: &'static [&'static str],
}

impl Schema {
    /// Loads a pack: its records and those of the packs it extends are merged, a game reads them, its names are looked up.
    ///
    /// # Errors
    /// Every problem of the pack, in the order of files and lines.
    pub fn load<T>(
        &self,
        library: &Library,
        pack: &str,
        read: impl FnOnce(&Merged<'_>, &mut Inspection) -> T,
    ) -> Result<T, Problems> {
        let mut inspection = Inspection::new();
        let Some(merged) = library.merge(self, pack, &mut inspection) else {
            return Err(inspection.into_problems());
        };
        let content = read(&merged, &mut inspection);
        inspection.finish(&merged, content)
    }

    pub(crate) fn edition_words(&self) -> String {
        format!("one of {}", self.editions.join(", "))
    }

    pub(crate) fn kind_words(&self) -> String {
        let lists = self.lists.iter().map(|kind| format!("[[{kind}]]"));
        let tables = self.tables.iter().map(|kind| format!("[{kind}]"));
        format!("one of {}", lists.chain(tables).collect::<Vec<_>>().join(", "))
    }
}

/// A pack and all that it extends.
#[derive(Debug)]
pub struct Merged<'l> {
    /// What the pack says about itself.
    pub manifest: Manifest,
    /// The pack and what it extends, itself first, each with the hash of its merged records.
    pub packs: Vec<(String, String)>,
    /// Names in all languages.
    pub texts: Texts<'l>,
    layer: Layer<'l>,
    page: Page<'l>,
}

impl<'l> Merged<'l> {
    /// The records of a kind of which there are several.
    #[must_use]
    pub fn list(&self, kind: &str) -> &[Record<'l>] {
        self.layer.lists.get(kind).map_or(&[], Vec::as_slice)
    }

    #[must_use]
    pub fn table(&self, kind: &str) -> Option<&Record<'l>> {
        self.layer.tables.get(kind)
    }

    /// Opens a table that has to be there; that it is missing is noted.
    pub fn open_table<'i, T: DeserializeOwned + Default>(
        &self,
        inspection: &'i mut Inspection,
        kind: &str,
    ) -> Option<(Desk<'i, 'l>, T)> {
        let Some(record) = self.table(kind) else {
            let message = format!("there is no table `[{kind}]`");
            inspection.push(self.problem(message, "one, here or in the extended pack"));
            return None;
        };
        let mut desk = Desk::new(inspection, record);
        let raw = desk.read(&record.fields);
        Some((desk, raw))
    }

    pub fn records(&self) -> impl Iterator<Item = &Record<'l>> {
        self.layer.records()
    }

    /// The hash of all records.
    #[must_use]
    pub fn hash(&self) -> &str {
        self.packs.first().map_or("", |(_, hash)| hash)
    }

    /// A problem of the pack as a whole.
    pub fn problem(&self, message: impl Into<String>, expected: impl Into<String>) -> Problem {
        self.page.problem("", None, message, expected)
    }
}

/// One pack of a chain.
struct Link<'l> {
    id: &'l str,
    source: &'l Source,
    manifest: Manifest,
}

impl Library {
    /// Merges the pack `id` with what it extends. What is wrong goes into the inspection; nothing comes back when there
    /// is no such pack, or when something that it extends is not to be found, because all else would follow from that.
    pub fn merge<'l>(&'l self, schema: &Schema, id: &str, inspection: &mut Inspection) -> Option<Merged<'l>> {
        let (chain, complete) = self.chain(schema, id, inspection);
        let mut layer = Layer::default();
        let mut documents = BTreeSet::new();
        let mut packs = Vec::new();
        let mut pages = Vec::new();
        for link in chain.iter().rev() {
            documents.extend(link.manifest.sources.iter().map(|(id, _)| id.as_str()));
            let next = Records { schema, documents: &documents, inspection }.read(link.id, link.source);
            if complete {
                layer.keep(&link.source.manifest(link.id), &link.manifest.only, inspection);
            }
            layer.cover(next);
            packs.insert(0, (link.id.to_owned(), canonical::hash(layer.records())));
            pages.extend(link.source.pages(link.id));
        }
        let texts = Texts::read(pages, &mut inspection.problems);
        let link = chain.into_iter().next().filter(|_| complete)?;
        Some(Merged { page: link.source.manifest(link.id), manifest: link.manifest, packs, texts, layer })
    }

    /// The pack, what it extends, what that extends; and whether all of it was found.
    fn chain<'l>(&'l self, schema: &Schema, id: &str, inspection: &mut Inspection) -> (Vec<Link<'l>>, bool) {
        let mut chain: Vec<Link<'l>> = Vec::new();
        let Some((mut id, mut source)) = self.get(id) else {
            let message = format!("there is no pack `{id}`");
            inspection.push(Problem { message, expected: self.id_words(), ..Problem::default() });
            return (chain, false);
        };
        loop {
            let page = source.manifest(id);
            let manifest = Manifest::read(&page, schema, &mut inspection.problems);
            let extends = manifest.extends.clone();
            chain.push(Link { id, source, manifest });
            let Some(extends) = extends else { return (chain, true) };
            let wanted = extends.get_ref();
            let (message, expected) = match self.get(wanted) {
                Some((next, _)) if chain.iter().any(|link| link.id == next) => {
                    let round: Vec<&str> = chain.iter().map(|link| link.id).chain([next]).collect();
                    (format!("`extends` goes round in a circle: {}", round.join(" -> ")), String::new())
                }
                Some(next) => {
                    (id, source) = next;
                    continue;
                }
                None => (format!("there is no pack `{wanted}`"), self.id_words()),
            };
            inspection.push(page.problem("", Some(extends.span()), message, expected));
            return (chain, false);
        }
    }
}
