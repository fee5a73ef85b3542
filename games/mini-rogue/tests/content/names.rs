//! What the texts of a card hold beside its name; the grammar of names is tested for all games in `crates/catalog`.

use super::merged;
use undercroft_content::Library;

#[test]
fn only_rooms_have_flavour() {
    let library = Library::built_in();
    let merged = merged(&library, "mini-rogue/test-icons");
    for language in undercroft_content::LANGUAGES {
        for key in merged.texts.keys(language) {
            let flavour = merged.texts.get(language, key, Some("flavour")).is_some();
            assert_eq!(flavour, key.starts_with("room-"), "{key}");
        }
    }
}
