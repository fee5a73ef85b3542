//! Chores of the workspace that are neither compiling nor testing: `cargo xtask tidy`, `record`, `old-matches` and `mutants`.

mod mutants;
mod old_matches;
mod problem;
mod record;
mod rust;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask tidy | record [GAME ...] | old-matches | mutants [GAME ...]
  tidy     checks arrows between crates, edition names, texts, sizes, citations and paths
  record   plays the matches of fixtures/matches.toml and writes them to fixtures/
  old-matches  plays every match that fixtures/ ever held under the rules of today; prints docs/rules-versions.md's tables
  mutants  changes one line of the rules in 25 and asks who notices; `every=100` for fewer, `from=2` for other lines";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["tidy"] => tidy::run(&root()),
        ["record", games @ ..] => record::run(&root(), games),
        ["old-matches"] => old_matches::run(&root()),
        ["mutants", words @ ..] => mutants::run(&root(), words),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace: the one above this crate.
fn root() -> std::path::PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
