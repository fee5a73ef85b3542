//! Nothing is said in one language only: the program's texts, the packs and the rules of the ledger, French included.
//! The checks themselves belong to the crates that read these files; here they are asked and their answers gathered.

use crate::problem::Problem;
use undercroft_catalog::{GAMES, OpenError, check_pack};
use undercroft_content::Library;
use undercroft_ledger::Problems;

/// What the comparison of the program's texts found.
pub fn program(found: Vec<undercroft_i18n::Problem>) -> Vec<Problem> {
    let told = |problem: undercroft_i18n::Problem| {
        let what = format!("`{}` {}", problem.key, problem.fault);
        Problem::new(&problem.file, problem.line as usize, what.trim_start_matches("`` "), "")
    };
    found.into_iter().map(told).collect()
}

/// What is wrong with any pack: its records, its references, its names in every language.
pub fn packs(library: &Library) -> Vec<Problem> {
    let mut problems = Vec::new();
    for id in library.ids() {
        let game = id.split_once('/').map_or(id, |(game, _)| game);
        match check_pack(game, id, library) {
            Ok(()) => {}
            Err(OpenError::Content(found)) => problems.extend(found.iter().map(|problem| {
                let what = if problem.record.is_empty() {
                    problem.message.clone()
                } else {
                    format!("{}: {}", problem.record, problem.message)
                };
                Problem::new(&problem.file, problem.line as usize, what, problem.expected.as_str())
            })),
            Err(_) => {
                let games: Vec<&str> = GAMES.iter().map(|entry| entry.game).collect();
                problems.push(Problem::new(
                    &format!("content/{id}"),
                    0,
                    "a pack of no game in the catalogue",
                    games.join(", "),
                ));
            }
        }
    }
    problems
}

/// What is wrong with the ledger.
pub fn rules(checked: Result<(), Problems>) -> Vec<Problem> {
    let found = checked.err().unwrap_or_default();
    let told = |problem: undercroft_ledger::Problem| {
        Problem::new(&problem.file, problem.line as usize, problem.message, problem.expected)
    };
    found.into_iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_content::Source;
    use undercroft_ledger::{Book, GAMES as LEDGERS, Ledger, Page};

    #[test]
    fn a_sentence_in_one_language_is_told() {
        let source = |file, text| undercroft_i18n::Source { file, text };
        let english = [source("texts/en/app.ftl", "hello = Hello\nbye = Bye\n")];
        let french = [source("texts/fr/app.ftl", "hello = Bonjour\n")];
        let problems = program(undercroft_i18n::check(&english, &french));
        assert_eq!(problems.len(), 1);
        assert!(
            problems[0].to_string().starts_with("texts/en/app.ftl:2: `bye` is missing in"),
            "{}",
            problems[0]
        );
        assert!(
            program(undercroft_i18n::check(
                &english,
                &[source("texts/fr/app.ftl", "hello = Salut\nbye = Adieu\n")]
            ))
            .is_empty()
        );
    }

    #[test]
    fn a_pack_with_a_mistake_is_told() {
        let mut library = Library::new();
        let manifest = "id = 'mini-rogue/mine'\ngame = 'mini-rogue'\n";
        library.add(Source::new("content/mini-rogue/mine", [("pack.toml", manifest)])).unwrap();
        library.add(Source::new("content/chess/mine", [("pack.toml", "id = 'chess/mine'\n")])).unwrap();
        let problems: Vec<String> = packs(&library).iter().map(ToString::to_string).collect();
        assert!(
            problems.iter().any(|line| line.starts_with("content/mini-rogue/mine/pack.toml")),
            "{problems:?}"
        );
        assert!(
            problems.iter().any(|line| line.starts_with("content/chess/mine: a pack of no game")),
            "{problems:?}"
        );
    }

    #[test]
    fn a_rule_without_french_is_told() {
        let [game, ..] = LEDGERS;
        let text = "[[document]]\nid = \"d\"\ntitle = \"D\"\n[[rule]]\nid = \"MR-SETUP-01\"\nkind = \"rule\"\neditions = [\"ed2021\"]\n\
            rule = \"A rule.\"\nsource = [\"d › h\"]\ntest = \"Given, when, then.\"\n";
        let book = |french| Book {
            game,
            rules: Page::new("rules/a.toml", text),
            french: Page::new("rules/fr/a.toml", french),
        };
        let problems = rules(Ledger::read(&[book("")]).unwrap().check());
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert_eq!(
            problems[0].to_string(),
            "rules/a.toml:4: MR-SETUP-01 has no French sentence; expected one in rules/fr"
        );
        assert!(rules(Ledger::read(&[book("MR-SETUP-01 = \"Une règle.\"\n")]).unwrap().check()).is_empty());
    }
}
