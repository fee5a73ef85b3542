//! Small habits: a module is `name.rs` beside `name/`, a file says what it is, nothing is left for later in silence, no test is switched off.

use crate::problem::Problem;
use crate::tree::File;

/// What finished code does not hold, and what to do instead.
const UNFINISHED: &[(&str, &str)] = &[
    ("todo!(", "code that does something"),
    ("unimplemented!(", "code that does something"),
    ("dbg!(", "no trace of the search"),
    ("#[ignore", "a test that runs, or none"),
    ("#[should_panic", "a result that is looked at"),
];

/// Every habit that a Rust source does not keep.
pub fn check(files: &[File]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        // What integration tests share can only be a folder with a mod.rs.
        if file.path.ends_with("/mod.rs") && !file.path.contains("/tests/") {
            problems.push(Problem::new(&file.path, 0, "a module is in mod.rs", "`name.rs` beside `name/`"));
        }
        if !file.text.starts_with("//!") {
            problems.push(Problem::new(
                &file.path,
                1,
                "the file does not say what it is",
                "`//!` in its first line",
            ));
        }
        for (number, line) in file.rust_lines() {
            for (word, instead) in UNFINISHED.iter().filter(|(word, _)| holds(&line.code, word)) {
                problems.push(Problem::new(&file.path, number, format!("`{word}` is there"), *instead));
            }
            for comment in [&line.comment, &line.doc].into_iter().flatten() {
                if comment.contains("FIXME") {
                    problems.push(Problem::new(
                        &file.path,
                        number,
                        "`FIXME` is there",
                        "the fix, or `TODO #` with an issue number",
                    ));
                }
                if comment.contains("TODO") && !has_issue(comment) {
                    problems.push(Problem::new(
                        &file.path,
                        number,
                        "a TODO without an issue",
                        "`TODO #` with its number",
                    ));
                }
            }
        }
    }
    problems
}

/// Whether code holds a word that is not the end of a longer one.
fn holds(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let before = code.get(..at).and_then(|before| before.chars().next_back());
        before.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_')
    })
}

/// Whether a hash sign with a number is there.
fn has_issue(comment: &str) -> bool {
    comment.split('#').skip(1).any(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        check(&[File::new("a.rs", text)]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_file_without_an_opening_is_refused() {
        assert_eq!(
            problems("fn main() {}\n"),
            ["a.rs:1: the file does not say what it is; expected `//!` in its first line"]
        );
        assert!(problems("//! It does nothing.\nfn main() {}\n").is_empty());
    }

    #[test]
    fn a_module_bears_its_name() {
        let paths = |path: &str| check(&[File::new(path, "//! A module.\n")]).len();
        assert_eq!(paths("crates/a/src/rules/mod.rs"), 1);
        assert_eq!((paths("crates/a/src/rules.rs"), paths("crates/a/tests/common/mod.rs")), (0, 0));
    }

    #[test]
    fn unfinished_code_is_refused() {
        for line in [
            "todo!()",
            "unimplemented!(\"x\")",
            "dbg!(x);",
            "#[ignore]",
            "#[ignore = \"slow\"]",
            "#[should_panic]",
        ] {
            assert_eq!(problems(&format!("//! File.\n{line}\n")).len(), 1, "{line}");
        }
        assert!(
            problems("//! File.\nlet words = \"todo!(\"; // dbg!(x) would not do\nmy_todo!();\n").is_empty()
        );
    }

    #[test]
    fn a_todo_has_an_issue() {
        assert_eq!(
            problems("//! File.\n// TODO later\n"),
            ["a.rs:2: a TODO without an issue; expected `TODO #` with its number"]
        );
        assert_eq!(problems("//! File.\n/// FIXME soon\nfn f() {}\n").len(), 1);
        assert!(problems("//! File.\n// TODO #12: later\n// TODO(#12)\n").is_empty());
    }
}
