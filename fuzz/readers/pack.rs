//! Any files as a content pack: every problem is told, or the pack can be played with.
//! Files are separated by lines such as `=== rooms.toml`; what stands before the first is the manifest.

use std::sync::LazyLock;
use undercroft_catalog::{GAMES, OpenError, check_pack};
use undercroft_content::{Library, Source};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

/// Reads one input.
pub fn read(text: &str) {
    let parts = text.split("=== ").enumerate().map(|(at, part)| match at {
        0 => ("pack.toml".to_owned(), part.to_owned()),
        _ => part.split_once('\n').map_or_else(
            || (part.to_owned(), String::new()),
            |(name, rest)| (name.to_owned(), rest.to_owned()),
        ),
    });
    let mut library = LIBRARY.clone();
    let id = match library.add(Source::new("fuzz", parts)) {
        Ok(id) => id,
        Err(problems) => return assert!(!problems.to_string().is_empty(), "refused without a reason"),
    };
    for entry in GAMES {
        if let Err(OpenError::Content(problems)) = check_pack(entry.game, &id, &library) {
            assert!(!problems.to_string().is_empty(), "refused without a reason");
        }
    }
}
