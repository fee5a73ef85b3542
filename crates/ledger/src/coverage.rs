//! How many rules are shown: every (id, edition) pair of the ledger, retired ids apart, against what shows it.
//! What shows a rule is gathered by [`crate::scan`].

use crate::ledger::Ledger;
use crate::rule::Rule;
use std::collections::BTreeSet;
use std::fmt;

/// Which rules are counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only those of the game with this name.
    pub game: Option<String>,
    /// Only these chapters, without prefix; all of them when empty.
    pub only: Vec<String>,
    /// None of these chapters.
    pub except: Vec<String>,
}

impl Filter {
    fn takes(&self, ledger: &Ledger, rule: &Rule) -> bool {
        let chapter = rule.chapter().split_once('-').map_or("", |(_, chapter)| chapter);
        let among = |chapters: &[String]| chapters.iter().any(|name| name.eq_ignore_ascii_case(chapter));
        let game = ledger.games().iter().find(|game| game.prefix == rule.prefix());
        let of_game = self.game.as_ref().is_none_or(|name| game.is_some_and(|game| game.name == name));
        of_game && (self.only.is_empty() || among(&self.only)) && !among(&self.except)
    }
}

/// How much of a chapter is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChapterCoverage {
    /// The chapter with its prefix.
    pub chapter: String,
    /// How many pairs are shown.
    pub shown: usize,
    /// How many pairs there are.
    pub total: usize,
    /// What nothing shows: id, and the editions that are missing.
    pub missing: Vec<(String, Vec<String>)>,
    /// Whether the chapter speaks of editions at all.
    pub has_editions: bool,
}

impl ChapterCoverage {
    /// What is missing in short: numbers, with editions where there are several.
    #[must_use]
    pub fn missing_words(&self) -> String {
        let words = self.missing.iter().map(|(id, editions)| {
            let number = id.rsplit('-').next().unwrap_or_default();
            if self.has_editions { format!("{number}({})", editions.join(",")) } else { number.to_owned() }
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for ChapterCoverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:16} {:4} of {:4}", self.chapter, self.shown, self.total)
    }
}

/// How much of the ledger is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Chapter by chapter, in the order of the ledger.
    pub chapters: Vec<ChapterCoverage>,
    /// Ids that are no longer in force and not counted.
    pub retired: Vec<String>,
    /// Ids that are cited and not in the ledger.
    pub unknown: Vec<String>,
}

impl Coverage {
    /// How many pairs are shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.chapters.iter().map(|chapter| chapter.shown).sum()
    }

    /// How many pairs there are.
    #[must_use]
    pub fn total(&self) -> usize {
        self.chapters.iter().map(|chapter| chapter.total).sum()
    }

    /// Tenths of a percent, rounded.
    #[must_use]
    pub fn per_mille(&self) -> usize {
        let total = self.total();
        (self.shown() * 1000 + total / 2).checked_div(total).unwrap_or_default()
    }

    /// Whether at least so many tenths of a percent are shown, to the last pair.
    #[must_use]
    pub fn reaches(&self, per_mille: usize) -> bool {
        self.shown() * 1000 >= per_mille * self.total()
    }
}

/// The closing line of a coverage table.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.per_mille();
        let (shown, total) = (self.shown(), self.total());
        write!(f, "{shown} of {total} rule-edition pairs shown ({}.{} %)", tenths / 10, tenths % 10)
    }
}

/// Counts what is shown: `shown` by scenarios in an edition, `in_tests` by tests in all of them.
#[must_use]
pub fn coverage(
    ledger: &Ledger,
    shown: &BTreeSet<(String, String)>,
    in_tests: &BTreeSet<String>,
    filter: &Filter,
) -> Coverage {
    let mut coverage = Coverage::default();
    for rule in ledger.rules().iter().filter(|rule| filter.takes(ledger, rule)) {
        if rule.retired.is_some() {
            coverage.retired.push(rule.id.clone());
            continue;
        }
        let is_shown = |edition: &&String| {
            in_tests.contains(&rule.id) || shown.contains(&(rule.id.clone(), (*edition).clone()))
        };
        let (there, missing): (Vec<&String>, Vec<&String>) = rule.editions.iter().partition(is_shown);
        let chapter = chapter_of(&mut coverage.chapters, rule);
        chapter.shown += there.len();
        chapter.total += rule.editions.len();
        chapter.has_editions |= rule.editions.iter().any(|edition| edition != "base");
        if !missing.is_empty() {
            chapter.missing.push((rule.id.clone(), missing.into_iter().cloned().collect()));
        }
    }
    let cited: BTreeSet<&String> = shown.iter().map(|(id, _)| id).chain(in_tests).collect();
    coverage.unknown = cited.into_iter().filter(|id| ledger.rule(id).is_none()).cloned().collect();
    coverage
}

/// The chapter of a rule, begun where the rule is its first.
fn chapter_of<'c>(chapters: &'c mut Vec<ChapterCoverage>, rule: &Rule) -> &'c mut ChapterCoverage {
    let at = chapters.iter().position(|chapter| chapter.chapter == rule.chapter());
    let at = at.unwrap_or_else(|| {
        let chapter = rule.chapter().to_owned();
        chapters.push(ChapterCoverage {
            chapter,
            shown: 0,
            total: 0,
            missing: Vec::new(),
            has_editions: false,
        });
        chapters.len() - 1
    });
    #[allow(clippy::indexing_slicing, reason = "the place was found, or made a moment ago")]
    &mut chapters[at]
}
