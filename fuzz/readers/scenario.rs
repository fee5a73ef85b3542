//! Any file as a scenario file: its problems are told, or each case runs to a verdict.

use std::sync::LazyLock;
use undercroft_catalog::scenarios::run_all;
use undercroft_content::Library;
use undercroft_scenario::{Guided, expand, parse};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

/// Reads one input.
pub fn read(text: &str) {
    let _ = Guided::read(text);
    match parse("case.toml", text) {
        Ok(scenarios) => {
            let mut cases = expand(&scenarios);
            cases.truncate(4);
            for verdict in run_all(&cases, &LIBRARY) {
                let _ = verdict.map_err(|failure| failure.to_string());
            }
        }
        Err(problems) => assert!(!problems.to_string().is_empty(), "refused without a reason"),
    }
}
