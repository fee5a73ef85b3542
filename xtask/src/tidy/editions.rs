//! No rule asks which edition is played: an edition is named in `editions/`, in the catalogue and in tests, nowhere else.
//! Doc comments may name one as an example, and so may a program in its help.

use crate::problem::Problem;
use crate::tree::File;
use undercroft_ledger::GAMES;

/// Where editions may be named besides, and why.
const ALLOWED: &[(&str, &str)] = &[
    ("crates/catalog/", "the only list of games says which editions they have"),
    ("crates/ledger/src/games.rs", "each rule names its editions, and the ledger knows no game crate to ask"),
    ("crates/content/src/built_in.rs", "the folders of the built-in packs bear the names of their editions"),
];

/// The edition of games that have only one: an ordinary word.
const BASE: &str = "base";

/// Every edition that is named where rules, screens or tools could come to depend on it.
pub fn check(files: &[File]) -> Vec<Problem> {
    let names: Vec<&str> =
        GAMES.iter().flat_map(|game| game.editions).copied().filter(|name| *name != BASE).collect();
    let mut problems = Vec::new();
    for file in files.iter().filter(|file| is_watched(file)) {
        for (number, line) in file.rust_lines().filter(|(_, line)| !line.is_test) {
            for name in &names {
                let in_comment = line.comment.as_ref().is_some_and(|comment| comment.contains(name));
                let in_text = line
                    .texts
                    .iter()
                    .any(|text| if file.is_in(&["apps"]) { text == name } else { text.contains(name) });
                if in_comment || in_text || line.code.contains(name) {
                    let what = format!("the edition `{name}` is named");
                    problems.push(Problem::new(
                        &file.path,
                        number,
                        what,
                        "a question to the rulebook; editions are named in editions/, catalog and tests",
                    ));
                }
            }
        }
    }
    problems
}

fn is_watched(file: &File) -> bool {
    file.is_rust()
        && file.is_in(&["kernel", "games", "crates", "apps"])
        && !file.is_test()
        && !file.path.contains("/src/editions/")
        && !file.path.ends_with("/src/editions.rs")
        && !ALLOWED.iter().any(|(place, _)| file.path.starts_with(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        check(&[File::new(path, text)]).iter().map(|problem| problem.line).collect()
    }

    const NAMED: &str = "/// As in `ed2021`.\nfn f() {\n    if id == \"ed2021\" {} // not in pnp2020\n    ed2025::RULEBOOK;\n}\n";

    #[test]
    fn an_edition_in_a_rule_is_refused() {
        assert_eq!(lines("games/pig/src/rules/roll.rs", NAMED), [3, 3, 4]);
        assert_eq!(lines("crates/table/src/pig.rs", "\"mini-rogue/base-ed2025\""), [1]);
        let problem = check(&[File::new("kernel/src/game.rs", "\"ed2021\"")]);
        assert!(
            problem[0]
                .to_string()
                .starts_with("kernel/src/game.rs:1: the edition `ed2021` is named; expected a question")
        );
    }

    #[test]
    fn editions_catalogue_and_tests_name_them() {
        for path in ["games/pig/src/editions.rs", "games/pig/tests/rulebook.rs", "crates/catalog/src/lib.rs"]
        {
            assert!(lines(path, NAMED).is_empty(), "{path}");
        }
        assert!(
            lines("games/pig/src/lib.rs", "#[cfg(test)]\nmod tests {\n    const E: &str = \"ed2021\";\n}\n")
                .is_empty()
        );
    }

    #[test]
    fn a_program_may_show_one_but_not_decide_by_it() {
        let text = "help(\"Example: undercroft play --edition ed2021\");\nif edition == \"ed2021\" {}\n";
        assert_eq!(lines("apps/undercroft/src/play.rs", text), [2]);
    }
}
