//! What the content packs of Urto hold, and what is refused in a pack.

mod boxes;

use undercroft_content::Library;
use urto::content::Content;
use urto::content::check::{self, Components};

/// The pack of the box.
const BASE: &str = "urto/base";

fn content() -> Content {
    check::load(&Library::built_in(), BASE).unwrap_or_else(|problems| panic!("{problems}"))
}

fn components() -> Components {
    check::components(&Library::built_in(), BASE).unwrap()
}
