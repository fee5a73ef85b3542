//! Where a rule lives: the code of its game that cites it, or what the ledger says instead.
//!
//! The chapter of a rule is its file: `MR-FEAT-02` is looked for in `rules/feat.rs` (or the folder `rules/feat/`) of its game. A rule that
//! lives elsewhere says so with `in`: a file of its game, or what it is instead of code.

use crate::games::GameRules;
use crate::rule::{Rule, is_well_formed};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// What `in` may say of a rule that no code does: values of packs, set-up data, what screens show, what lies in the box, and a worked
/// example of other rules (`example of MR-FEAT-02`).
const KINDS: [&str; 4] = ["content", "setup data", "picture", "component"];

/// A line of code that cites a rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Citation {
    /// The file, from the root of the project.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

/// Every line of code that cites a rule, by id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    cited: BTreeMap<String, Vec<Citation>>,
}

impl Trace {
    /// Reads the code of the games below `root`.
    ///
    /// # Errors
    /// When a folder or a file cannot be read.
    pub fn read(root: &Path) -> io::Result<Trace> {
        let mut trace = Trace::default();
        for game in crate::GAMES {
            let folder = format!("games/{}/src", game.name);
            let mut paths = Vec::new();
            crate::scan::files(&root.join(&folder), "rs", &mut paths)?;
            paths.sort();
            for path in paths {
                let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                trace.add(&name, &fs::read_to_string(&path)?);
            }
        }
        Ok(trace)
    }

    /// Adds one file of code. `ID to ID` cites everything in between.
    pub fn add(&mut self, file: &str, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let mut words =
                line.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')).peekable();
            while let Some(word) = words.next() {
                if !is_well_formed(word) {
                    continue;
                }
                let citation = Citation { file: file.to_owned(), line: number + 1 };
                if words.next_if_eq(&"to").is_some()
                    && let Some(last) = words.peek()
                {
                    for id in between(word, last) {
                        self.cited.entry(id).or_default().push(citation.clone());
                    }
                }
                self.cited.entry(word.to_owned()).or_default().push(citation);
            }
        }
    }

    /// The lines that cite a rule, those of the file where it lives first.
    #[must_use]
    pub fn of(&self, rule: &Rule) -> Vec<&Citation> {
        let mut found: Vec<&Citation> = self.cited.get(&rule.id).into_iter().flatten().collect();
        found.sort_by_key(|citation| !lives_in(rule, &citation.file));
        found
    }

    /// What is wrong with where a rule is said to live, if anything.
    #[must_use]
    pub fn problem(&self, rule: &Rule) -> Option<String> {
        let citations = self.of(rule);
        let at_home = citations.first().is_some_and(|citation| lives_in(rule, &citation.file));
        match rule.place.as_deref() {
            _ if rule.retired.is_some() => None,
            None if at_home => None,
            None => Some(match citations.first() {
                Some(other) => {
                    format!("{} is cited in {} and not in the file of its chapter", rule.id, other.file)
                }
                None => format!("{} is cited nowhere in the code of its game", rule.id),
            }),
            Some(place) if is_no_code(place) => citations
                .first()
                .map(|citation| format!("{} is said to be {place}, and {} cites it", rule.id, citation.file)),
            Some(place) => {
                (!at_home).then(|| format!("{} is said to be in {place}, which does not cite it", rule.id))
            }
        }
    }
}

fn is_no_code(place: &str) -> bool {
    KINDS.contains(&place) || place.starts_with("example of ")
}

/// The ids between two of one chapter.
fn between(first: &str, last: &str) -> Vec<String> {
    let (Some((chapter, low)), Some((other, high))) = (first.rsplit_once('-'), last.rsplit_once('-')) else {
        return Vec::new();
    };
    match (low.parse::<u16>(), high.parse::<u16>()) {
        (Ok(low), Ok(high)) if chapter == other => {
            (low + 1..high).map(|number| format!("{chapter}-{number:02}")).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a rule lives in a file of code: that of its chapter, or the one that the ledger names.
fn lives_in(rule: &Rule, file: &str) -> bool {
    let Some(game) = GameRules::of(&rule.id) else { return false };
    let Some(path) = file.strip_prefix(&format!("games/{}/src/", game.name)) else { return false };
    if let Some(place) = &rule.place {
        return path == place;
    }
    let chapter = rule.chapter().rsplit('-').next().unwrap_or_default().to_lowercase();
    path.strip_prefix("rules/")
        .and_then(|rest| rest.strip_prefix(&chapter))
        .is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(id: &str, place: Option<&str>) -> Rule {
        Rule { id: id.to_owned(), place: place.map(str::to_owned), ..Rule::default() }
    }

    #[test]
    fn a_rule_lives_in_the_file_of_its_chapter_or_where_the_ledger_says() {
        let mut trace = Trace::default();
        trace.add("games/urto/src/rules/rest.rs", "/// UR-REST-01: One rests.\nforbid(\"UR-TURN-03\")");
        let wrong = |trace: &Trace, id, place| trace.problem(&rule(id, place)).is_some();
        assert!(!wrong(&trace, "UR-REST-01", None));
        assert!(wrong(&trace, "UR-TURN-03", None), "cited in the file of another chapter");
        assert!(!wrong(&trace, "UR-TURN-03", Some("rules/rest.rs")));
        assert!(
            wrong(&trace, "UR-TURN-03", Some("rules/turn.rs")),
            "the file that is named does not cite it"
        );
        assert!(wrong(&trace, "UR-TURN-04", None), "cited nowhere");
        assert!(!wrong(&trace, "UR-TURN-04", Some("content")));
        assert!(!wrong(&trace, "UR-TURN-04", Some("example of UR-TURN-03")));
        assert!(wrong(&trace, "UR-REST-01", Some("content")), "no code does it, and code cites it");
        trace.add("games/urto/src/content/dice.rs", "/// UR-DIE-01: Two kinds.");
        assert!(!wrong(&trace, "UR-DIE-01", Some("content/dice.rs")), "a file of the content is code");
        assert_eq!(trace.of(&rule("UR-TURN-03", None))[0].line, 2);
        trace.add(
            "games/urto/src/rules/search.rs",
            "/// UR-SEARCH-03 to UR-SEARCH-05: What the die shows happens.",
        );
        assert!(!wrong(&trace, "UR-SEARCH-04", None));
    }
}
