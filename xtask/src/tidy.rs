//! `cargo xtask tidy`: every rule of the house that a machine can check, all problems at once.
//!
//! One file per rule, each a function from files to problems, so that a test can show it fail on a few made-up lines.
//! Not here: what rustfmt, clippy and rustdoc check already.

mod arrows;
mod chapters;
mod citations;
mod editions;
mod habits;
mod places;
mod sizes;
mod texts;
mod trace;

use crate::problem::Problem;
use crate::tree;
use std::path::Path;
use std::process::ExitCode;
use undercroft_content::Library;
use undercroft_ledger::Ledger;

/// Checks the workspace and says what was found.
pub fn run(root: &Path) -> ExitCode {
    let (files, mut problems) = match check(root) {
        Ok(found) => found,
        Err(problem) => {
            eprintln!("{problem}");
            return ExitCode::FAILURE;
        }
    };
    problems.sort();
    problems.dedup();
    problems.iter().for_each(|problem| println!("{problem}"));
    match problems.len() {
        0 => {
            println!("tidy: {files} files checked");
            ExitCode::SUCCESS
        }
        1 => {
            println!("tidy: 1 problem in {files} files");
            ExitCode::FAILURE
        }
        many => {
            println!("tidy: {many} problems in {files} files");
            ExitCode::FAILURE
        }
    }
}

/// How many files there are, and what is wrong with them.
fn check(root: &Path) -> Result<(usize, Vec<Problem>), String> {
    let files = tree::read(root).map_err(|error| format!("{}: {error}", root.display()))?;
    let mut problems = arrows::check(&arrows::crates(root)?, &files);
    problems.extend(editions::check(&files));
    problems.extend(habits::check(&files));
    problems.extend(places::check(&files));
    problems.extend(sizes::check(&files, sizes::LONG));
    problems.extend(texts::program(undercroft_i18n::check_built_in()));
    problems.extend(texts::packs(&Library::built_in()));
    match Ledger::load() {
        Ok(ledger) => {
            problems.extend(texts::rules(ledger.check()));
            problems.extend(citations::check(&files, &ledger));
            problems.extend(chapters::check(&files, &ledger));
            problems.extend(trace::check(&files, &ledger));
        }
        Err(unreadable) => problems.extend(texts::rules(Err(unreadable))),
    }
    Ok((files.len(), problems))
}
