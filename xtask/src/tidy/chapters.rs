//! The file of a scenario is a chapter of the ledger, or a part of one: `games/<game>/rulebook/<chapter>.toml`, `<chapter>-<part>.toml`.

use crate::problem::Problem;
use crate::tree::File;
use std::collections::BTreeSet;
use undercroft_ledger::{GameRules, Ledger};

/// Every scenario file whose name is no chapter of its game.
pub fn check(files: &[File], ledger: &Ledger) -> Vec<Problem> {
    let chapters: BTreeSet<&str> = ledger.rules().iter().map(|rule| rule.chapter()).collect();
    let mut problems = Vec::new();
    for file in files {
        let parts: Vec<&str> = file.path.split('/').collect();
        let ["games", game, "rulebook", name] = parts.as_slice() else { continue };
        let Some(stem) = name.strip_suffix(".toml") else { continue };
        let chapter = stem.split_once('-').map_or(stem, |(chapter, _)| chapter);
        let Some(rules) = GameRules::named(game) else {
            problems.push(Problem::new(
                &file.path,
                0,
                format!("the ledger has no game `{game}`"),
                "a game of the ledger",
            ));
            continue;
        };
        let prefix = rules.prefix;
        if !chapters.contains(format!("{prefix}-{}", chapter.to_uppercase()).as_str())
            || *stem != stem.to_lowercase()
        {
            let known: Vec<String> = chapters
                .iter()
                .filter_map(|known| known.strip_prefix(prefix)?.strip_prefix('-'))
                .map(str::to_lowercase)
                .collect();
            problems.push(Problem::new(
                &file.path,
                0,
                format!("`{chapter}` is no chapter of {prefix}"),
                format!("one of {}", known.join(", ")),
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_ledger::{Book, GAMES, Page};

    #[test]
    fn a_scenario_file_outside_of_the_chapters_is_refused() {
        let [game, ..] = GAMES;
        let text = "[[rule]]\nid = \"MR-SETUP-01\"\n[[rule]]\nid = \"MR-FEAT-01\"\n";
        let book =
            Book { game, rules: Page::new("rules/a.toml", text), french: Page::new("rules/fr/a.toml", "") };
        let ledger = Ledger::read(&[book]).unwrap();
        let problems = |path: &str| -> Vec<String> {
            check(&[File::new(path, "")], &ledger).iter().map(ToString::to_string).collect()
        };
        assert!(problems("games/mini-rogue/rulebook/feat.toml").is_empty());
        assert!(problems("games/mini-rogue/rulebook/feat-dice.toml").is_empty());
        assert!(problems("games/mini-rogue/tests/other.toml").is_empty());
        assert_eq!(
            problems("games/mini-rogue/rulebook/feats.toml"),
            [
                "games/mini-rogue/rulebook/feats.toml: `feats` is no chapter of MR; expected one of feat, setup"
            ]
        );
        assert_eq!(problems("games/mini-rogue/rulebook/FEAT.toml").len(), 1);
        assert_eq!(problems("games/chess/rulebook/feat.toml").len(), 1);
    }
}
