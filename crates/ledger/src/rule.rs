//! One entry of the ledger, and the documents that entries cite.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A numbered rule.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Rule {
    /// Its number, such as `MR-COMBAT-04`; never reused.
    pub id: String,
    /// What it is: `rule`, `ruling`, `example`, `symbol`, `derived` or `component`.
    pub kind: String,
    /// How firmly it stands: `stated`, `deduced`, `ruling`, `data` or `missing`; empty where the ledger does not say.
    pub basis: String,
    /// The editions it belongs to.
    #[serde(default = "base")]
    pub editions: Vec<String>,
    /// The sentence, in English.
    pub rule: String,
    /// The sentence, in French.
    #[serde(skip)]
    pub french: Option<String>,
    /// Where it is printed: document id › heading.
    pub source: Vec<String>,
    /// How it could be shown: given, when, then.
    pub test: String,
    /// What else has to be said: a gap, a ruling, a correction.
    pub note: Option<String>,
    /// Where it lives when that is not the file of its chapter: a file of its game, or what no code does. See [`crate::Trace`].
    #[serde(rename = "in")]
    pub place: Option<String>,
    /// Why it is no longer in force; the id stays.
    pub retired: Option<String>,
    /// Everything else that the entry says.
    #[serde(flatten)]
    pub extra: BTreeMap<String, toml::Value>,
    /// The file it stands in.
    #[serde(skip)]
    pub file: String,
    /// The line of its entry.
    #[serde(skip)]
    pub line: u32,
}

/// The edition of games that have only one.
fn base() -> Vec<String> {
    vec!["base".to_owned()]
}

impl Rule {
    /// The sentence in a language such as `fr` or `fr-CA`; English for any other, and where French is missing.
    #[must_use]
    pub fn sentence(&self, language: &str) -> &str {
        let is_french = language.split(['-', '_']).next() == Some("fr");
        self.french.as_deref().filter(|_| is_french).unwrap_or(&self.rule)
    }

    /// The chapter with the game's prefix, such as `MR-COMBAT`.
    #[must_use]
    pub fn chapter(&self) -> &str {
        chapter(&self.id)
    }

    /// The number within the chapter, such as `04`.
    #[must_use]
    pub fn number(&self) -> &str {
        self.id.rsplit('-').next().unwrap_or_default()
    }

    /// The prefix of the game, such as `MR`.
    #[must_use]
    pub fn prefix(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }
}

/// The chapter of an id with the game's prefix.
pub(crate) fn chapter(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(chapter, _)| chapter)
}

/// Whether an id is a prefix, a chapter in capitals and a number of at least two digits.
pub(crate) fn is_well_formed(id: &str) -> bool {
    let capitals = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase());
    let parts: Vec<&str> = id.split('-').collect();
    let [prefix, chapter, number] = parts.as_slice() else { return false };
    capitals(prefix)
        && capitals(chapter)
        && number.len() >= 2
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// A printed document that rules cite.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Document {
    /// Its short name, such as `rb2021`.
    pub id: String,
    pub title: String,
    /// Which printing: year and language.
    pub printing: String,
    /// The file that lists it.
    #[serde(skip)]
    pub file: String,
    /// The line of its entry.
    #[serde(skip)]
    pub line: u32,
}

impl Document {
    /// The title with the printing behind it.
    #[must_use]
    pub fn name(&self) -> String {
        if self.printing.is_empty() {
            self.title.clone()
        } else {
            format!("{} ({})", self.title, self.printing)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_prefix_chapter_and_number() {
        for id in ["MR-COMBAT-04", "CA-LOS-123", "PIG-ROLL-01"] {
            assert!(is_well_formed(id), "{id}");
        }
        for id in ["", "MR-COMBAT", "MR-COMBAT-4", "mr-combat-04", "MR--04", "MR-COMBAT-04a", "MR-COM-BAT-04"]
        {
            assert!(!is_well_formed(id), "{id}");
        }
        assert_eq!(chapter("MR-COMBAT-04"), "MR-COMBAT");
    }
}
