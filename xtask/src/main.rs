//! Chores of the workspace that are neither compiling nor testing. So far there is one: `cargo xtask tidy`.

mod problem;
mod rust;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask tidy\n  tidy   checks arrows between crates, edition names, texts, sizes, citations and paths";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["tidy"] => tidy::run(&root()),
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
