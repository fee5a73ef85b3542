//! A rule is cited by its number and said: id, colon, sentence. Every cited id is in the ledger.
//!
//! Comments are read by paragraphs. Several ids may share a sentence (`ID, ID: …`, `ID to ID: …`); an id between quotes or
//! backticks is an example and only has to exist. Tests may make ids up in their texts, never in their comments.

use crate::problem::Problem;
use crate::tree::File;
use undercroft_ledger::{GAMES, Ledger};

/// What may stand between the ids of one citation.
const BETWEEN: [&str; 4] = [", ", " to ", " and ", "; "];

/// Every id that does not exist, and every citation that does not say its rule.
pub fn check(files: &[File], ledger: &Ledger) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in files.iter().filter(|file| !file.is_in(&["xtask"])) {
        let mut cited: Vec<(usize, &str)> = Vec::new();
        if file.is_rust() {
            for (number, line) in file.rust_lines() {
                let texts = line.texts.iter().filter(|_| !line.is_test && !file.is_test());
                let said = texts.chain(&line.comment).chain(&line.doc);
                cited.extend(said.flat_map(|said| ids(said)).map(|(_, id)| (number, id)));
            }
            problems.extend(paragraphs(file).iter().flat_map(|paragraph| paragraph.check(&file.path)));
        } else {
            cited.extend(
                file.lines()
                    .flat_map(|(number, line)| ids(line).into_iter().map(move |(_, id)| (number, id))),
            );
        }
        for (number, id) in cited.into_iter().filter(|(_, id)| ledger.rule(id).is_none()) {
            problems.push(Problem::new(
                &file.path,
                number,
                format!("{id} is not in the ledger"),
                "the id of a rule in rules/*.toml",
            ));
        }
    }
    problems
}

/// Lines of a comment that are read as one.
#[derive(Default)]
struct Paragraph {
    text: String,
    /// Where each line begins, and its number.
    starts: Vec<(usize, usize)>,
}

impl Paragraph {
    fn push(&mut self, number: usize, said: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.starts.push((self.text.len(), number));
        self.text.push_str(said);
    }

    fn line(&self, at: usize) -> usize {
        self.starts.iter().rev().find(|(start, _)| *start <= at).map_or(0, |(_, number)| *number)
    }

    /// The citations that say nothing.
    fn check(&self, file: &str) -> Vec<Problem> {
        let ids = ids(&self.text);
        let mut problems = Vec::new();
        for (index, (at, id)) in ids.iter().enumerate() {
            let before = self.text.get(..*at).unwrap_or_default();
            let is_example = ['`', '"'].iter().any(|quote| before.matches(*quote).count() % 2 == 1);
            let after = self.text.get(at + id.len()..).unwrap_or_default();
            let next = ids.get(index + 1).map_or(0, |(next, _)| *next);
            let goes_on =
                BETWEEN.iter().any(|word| after.starts_with(word) && at + id.len() + word.len() == next);
            let says = after.strip_prefix(": ").is_some_and(|said| !said.trim().is_empty());
            if !is_example && !goes_on && !says {
                problems.push(Problem::new(
                    file,
                    self.line(*at),
                    format!("{id} is cited without its sentence"),
                    format!("`{id}: ` and a sentence"),
                ));
            }
        }
        problems
    }
}

/// The comments of a file; empty lines and code blocks part them.
fn paragraphs(file: &File) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    for pick in [|line: &crate::rust::Line| line.doc.clone(), |line: &crate::rust::Line| line.comment.clone()]
    {
        let (mut open, mut in_block) = (Paragraph::default(), false);
        for (number, line) in file.rust_lines() {
            let said = pick(line);
            let is_fence = said.as_ref().is_some_and(|said| said.starts_with("```"));
            in_block ^= is_fence;
            match said.filter(|said| !said.is_empty() && !is_fence && !in_block) {
                Some(said) => open.push(number, &said),
                None => paragraphs.push(std::mem::take(&mut open)),
            }
        }
        paragraphs.push(open);
    }
    paragraphs
}

/// The ids of the ledger's games in a text with their places: prefix, chapter, number, as whole words.
fn ids(text: &str) -> Vec<(usize, &str)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    for prefix in GAMES.iter().map(|game| game.prefix) {
        for (at, _) in text.match_indices(prefix) {
            let begins = text
                .get(..at)
                .and_then(|before| before.chars().next_back())
                .is_none_or(|letter| !is_word(letter) && letter != '-');
            let Some(rest) =
                text.get(at + prefix.len()..).and_then(|rest| rest.strip_prefix('-')).filter(|_| begins)
            else {
                continue;
            };
            let chapter = rest.bytes().take_while(u8::is_ascii_uppercase).count();
            let Some(number) = rest.get(chapter..).and_then(|rest| rest.strip_prefix('-')) else { continue };
            let digits = number.bytes().take_while(u8::is_ascii_digit).count();
            let length = prefix.len() + 1 + chapter + 1 + digits;
            if chapter > 0
                && digits > 0
                && text.get(at + length..).is_none_or(|rest| !rest.starts_with(is_word))
            {
                found.extend(text.get(at..at + length).map(|id| (at, id)));
            }
        }
    }
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_ledger::{Book, Page};

    fn problems(path: &str, text: &str) -> Vec<String> {
        let [game, ..] = GAMES;
        let rules = "[[rule]]\nid = \"MR-FEAT-01\"\n[[rule]]\nid = \"MR-FEAT-02\"\n";
        let book =
            Book { game, rules: Page::new("rules/a.toml", rules), french: Page::new("rules/fr/a.toml", "") };
        let ledger = Ledger::read(&[book]).unwrap();
        check(&[File::new(path, text)], &ledger).iter().map(ToString::to_string).collect()
    }

    const RULES: &str = "games/pig/src/rules/feat.rs";

    #[test]
    fn an_id_that_does_not_exist_is_refused() {
        let said = [
            "games/pig/src/rules/feat.rs:2: MR-FEAT-99 is not in the ledger; expected the id of a rule in rules/*.toml",
        ];
        assert_eq!(problems(RULES, "\nforbid(\"MR-FEAT-99\")"), said);
        assert_eq!(problems(RULES, "\n/// MR-FEAT-99: A rule."), said);
        assert_eq!(
            problems("games/pig/rulebook/feat.toml", "rules = [\"MR-FEAT-01\", \"CA-LOS-99\"]").len(),
            1
        );
        assert_eq!(problems("games/pig/tests/feat.rs", "/// MR-FEAT-99: A rule.\n#[test]").len(), 1);
        assert!(problems("games/pig/tests/feat.rs", "let made_up = \"MR-FEAT-99\";").is_empty());
    }

    #[test]
    fn other_words_are_no_ids() {
        for text in ["\"CL-VAULT-99\"", "\"XMR-FEAT-99\"", "\"MR-FEAT\"", "\"MR-FEAT-99a\"", "\"MR--99\""] {
            assert!(problems(RULES, text).is_empty(), "{text}");
        }
    }

    #[test]
    fn a_bare_citation_is_refused() {
        let said = [
            "games/pig/src/rules/feat.rs:1: MR-FEAT-01 is cited without its sentence; expected `MR-FEAT-01: ` and a sentence",
        ];
        for text in [
            "// MR-FEAT-01.",
            "/// MR-FEAT-01",
            "/// How often (MR-FEAT-01).",
            "/// MR-FEAT-01:",
            "/// MR-FEAT-01: \n///\n/// Text.",
        ] {
            assert_eq!(problems(RULES, text), said, "{text}");
        }
    }

    #[test]
    fn a_citation_says_its_rule() {
        for text in [
            "/// MR-FEAT-01: Once a die.",
            "/// MR-FEAT-01, MR-FEAT-02: Once a die.",
            "/// MR-FEAT-01 to\n/// MR-FEAT-02: Once a die.",
            "/// Pays. MR-FEAT-01: Once a die.",
            "/// An id such as `MR-FEAT-01`.",
            "//! ```toml\n//! rules = [MR-FEAT-01]\n//! ```",
        ] {
            assert!(problems(RULES, text).is_empty(), "{text}");
        }
    }
}
