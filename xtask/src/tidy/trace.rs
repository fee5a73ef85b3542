//! Every rule of the ledger is cited by the code that does it, in the file of its chapter or in the one that the ledger names, or the ledger
//! says what it is instead. Both ways: what is said to be no code must not be cited by code.

use crate::problem::Problem;
use crate::tree::File;
use undercroft_ledger::{Ledger, Trace};

/// Every rule that does not live where it is said to live.
pub fn check(files: &[File], ledger: &Ledger) -> Vec<Problem> {
    let mut trace = Trace::default();
    let is_code = |file: &&File| file.is_rust() && file.is_in(&["games"]) && file.path.contains("/src/");
    files.iter().filter(is_code).for_each(|file| trace.add(&file.path, &file.text));
    let problem = |rule: &undercroft_ledger::Rule| {
        let what = trace.problem(rule)?;
        let expected = "a citation in rules/<chapter>.rs, or `in` in the ledger";
        Some(Problem::new(&rule.file, rule.line as usize, what, expected))
    };
    ledger.rules().iter().filter_map(problem).collect()
}
