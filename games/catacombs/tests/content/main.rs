//! The packs of Catacombs.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use catacombs::content::check;
use undercroft_content::Library;

#[test]
fn base_loads() {
    match check::load(&Library::built_in(), "catacombs/base") {
        Ok(content) => assert_eq!(content.items.len(), 82),
        Err(problems) => panic!("{problems}"),
    }
}
