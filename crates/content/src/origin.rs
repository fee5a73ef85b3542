//! Where the values of cards come from, for whoever asks why a card says what it says.

use crate::merge::Merged;
use crate::texts::key;
use std::collections::BTreeMap;

/// Where the values of a record come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// Printed in a rulebook.
    Rulebook,
    /// Publicly known: seen on cards, told by those who have them.
    Public,
    /// Made up for this project, so that the game can be played.
    Reconstructed,
}

impl Origin {
    pub const ALL: [Origin; 3] = [Origin::Rulebook, Origin::Public, Origin::Reconstructed];

    /// Its word, with which the `source` of a record begins.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Origin::Rulebook => "rulebook",
            Origin::Public => "public",
            Origin::Reconstructed => "reconstructed",
        }
    }

    /// Reads the `source` of a record.
    #[must_use]
    pub fn read(source: &str) -> Option<Origin> {
        let word = source.split(|letter: char| !letter.is_ascii_alphabetic()).next()?;
        Origin::ALL.into_iter().find(|origin| origin.id() == word)
    }
}

/// The origins of the records of a pack, by the keys of their names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origins(BTreeMap<String, Origin>);

impl Origins {
    /// Those of a pack and what it extends.
    #[must_use]
    pub fn of(merged: &Merged<'_>) -> Origins {
        let named = merged.records().filter(|record| !record.id.is_empty());
        let entry =
            |record: &crate::Record<'_>| Some((key(record.kind, &record.id), Origin::read(&record.source)?));
        Origins(named.filter_map(entry).collect())
    }

    /// Where the values come from of what has this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Origin> {
        self.0.get(name).copied()
    }

    /// How many records have this origin.
    #[must_use]
    pub fn count(&self, origin: Origin) -> usize {
        self.0.values().filter(|known| **known == origin).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_begins_with_its_origin() {
        for (source, origin) in [
            ("rulebook rb2020 › Cards", Some(Origin::Rulebook)),
            ("public scan, jg", Some(Origin::Public)),
            ("reconstructed", Some(Origin::Reconstructed)),
            ("reconstructed: our choice", Some(Origin::Reconstructed)),
            ("printed", None),
        ] {
            assert_eq!(Origin::read(source), origin, "{source}");
        }
    }
}
