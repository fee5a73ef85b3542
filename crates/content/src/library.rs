//! All packs there are: the built-in ones, and those that the app read from somewhere.

use crate::built_in;
use crate::manifest::{self, Manifest};
use crate::merge::Schema;
use crate::problem::Problems;
use crate::source::{Page, Source};
use std::collections::BTreeMap;

/// Packs by id.
#[derive(Clone, Debug, Default)]
pub struct Library {
    packs: BTreeMap<String, Source>,
}

impl Library {
    /// No pack at all.
    #[must_use]
    pub fn new() -> Library {
        Library::default()
    }

    /// The packs that come with the program.
    #[must_use]
    pub fn built_in() -> Library {
        let packs = built_in::PACKS.iter().map(|(id, files)| {
            let source = Source::new(format!("content/{id}"), files.iter().copied());
            ((*id).to_owned(), source)
        });
        Library { packs: packs.collect() }
    }

    /// Adds a pack and gives its id.
    ///
    /// # Errors
    /// When its manifest has no id, or an id that another pack has. Everything else is said when the pack is merged.
    pub fn add(&mut self, source: Source) -> Result<String, Problems> {
        let page = source.manifest("");
        let problem = match manifest::id_of(&page) {
            Some(id) if !self.packs.contains_key(id.get_ref()) => {
                let id = id.into_inner();
                self.packs.insert(id.clone(), source);
                return Ok(id);
            }
            Some(id) => {
                let message = format!("there is already a pack `{}`", id.get_ref());
                page.problem("", Some(id.span()), message, "an id of its own; use `extends` to change a pack")
            }
            None if page.text.is_empty() => {
                page.problem("", None, "the manifest is missing", "a file pack.toml")
            }
            None => page.problem("", None, "`id` is missing", "a pack id such as \"my-packs/harder\""),
        };
        let mut problems = Problems::default();
        problems.push(problem);
        Err(problems)
    }

    /// The ids of all packs, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.packs.keys().map(String::as_str)
    }

    /// The manifests of the packs of one game, those that cannot be read left out.
    #[must_use]
    pub fn manifests(&self, schema: &Schema) -> Vec<Manifest> {
        let read = self.packs.iter().map(|(id, source)| {
            let mut problems = Problems::default();
            let manifest = Manifest::read(&source.manifest(id), schema, &mut problems);
            problems.is_empty().then_some(manifest)
        });
        read.flatten().collect()
    }

    /// The files of a pack, for renderers that quote them and for stores that keep them.
    pub fn pages(&self, id: &str) -> impl Iterator<Item = Page<'_>> {
        self.packs.get_key_value(id).into_iter().flat_map(|(id, source)| source.pages(id))
    }

    /// The pack as it is known here.
    pub(crate) fn get(&self, id: &str) -> Option<(&str, &Source)> {
        self.packs.get_key_value(id).map(|(id, source)| (id.as_str(), source))
    }

    /// The ids in one line, for messages.
    pub(crate) fn id_words(&self) -> String {
        let ids: Vec<&str> = self.ids().collect();
        format!("one of {}", ids.join(", "))
    }
}
