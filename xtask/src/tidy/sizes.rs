//! No source grows until nobody reads it: 600 lines a file, 400 a chapter of rules. A long file that is one idea is listed
//! here with its reason, and leaves the list when it has become shorter.

use crate::problem::Problem;
use crate::tree::File;

/// The most lines of a source.
const SOURCE: usize = 600;
/// The most lines of a chapter of rules.
const CHAPTER: usize = 400;

/// Files that may be longer, and why.
pub const LONG: &[(&str, &str)] = &[];

/// Every file that is too long, and every line of the list that is not needed.
pub fn check(files: &[File], long: &[(&str, &str)]) -> Vec<Problem> {
    let too_long = |file: &&File| file.is_rust() && file.text.lines().count() > most(&file.path);
    let mut problems = Vec::new();
    for file in files.iter().filter(too_long).filter(|file| !long.iter().any(|(path, _)| *path == file.path))
    {
        let (lines, most) = (file.text.lines().count(), most(&file.path));
        let expected =
            format!("at most {most}: split it, or list it with a reason in xtask/src/tidy/sizes.rs");
        problems.push(Problem::new(&file.path, most + 1, format!("{lines} lines"), expected));
    }
    for (path, _) in
        long.iter().filter(|(path, _)| !files.iter().filter(too_long).any(|file| file.path == *path))
    {
        let what = format!("{path} is listed as long and is not");
        problems.push(Problem::new("xtask/src/tidy/sizes.rs", 0, what, "no line for it"));
    }
    problems
}

fn most(path: &str) -> usize {
    if path.starts_with("games/") && path.contains("/src/rules/") { CHAPTER } else { SOURCE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, lines: usize) -> File {
        File::new(path, &"//! Long.\n".repeat(lines))
    }

    #[test]
    fn a_long_source_is_refused() {
        assert!(check(&[file("kernel/src/game.rs", 600), file("rules/pig.toml", 9000)], &[]).is_empty());
        let problems = check(&[file("kernel/src/game.rs", 601)], &[]);
        let said = "kernel/src/game.rs:601: 601 lines; expected at most 600: split it, or list it with a reason in xtask/src/tidy/sizes.rs";
        assert_eq!(problems[0].to_string(), said);
    }

    #[test]
    fn a_chapter_of_rules_is_shorter() {
        assert!(check(&[file("games/pig/src/rules/roll.rs", 400)], &[]).is_empty());
        assert_eq!(check(&[file("games/pig/src/rules/roll.rs", 401)], &[]).len(), 1);
    }

    #[test]
    fn a_reason_lets_it_pass_as_long_as_it_is_needed() {
        let long = [("kernel/src/game.rs", "one trait and its promises")];
        assert!(check(&[file("kernel/src/game.rs", 700)], &long).is_empty());
        assert_eq!(
            check(&[file("kernel/src/game.rs", 500)], &long)[0].what,
            "kernel/src/game.rs is listed as long and is not"
        );
        assert_eq!(check(&[], &long).len(), 1);
    }
}
