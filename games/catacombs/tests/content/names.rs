//! What the texts of a card hold beside its name; the grammar of names is tested for all games in `crates/catalog`.

use super::merged;
use undercroft_content::{LANGUAGES, Library};

#[test]
fn cards_have_a_text_places_and_creatures_a_flavour() {
    let library = Library::built_in();
    let merged = merged(&library, super::EFFECTS);
    let starts = |key: &str, kinds: &[&str]| kinds.iter().any(|kind| key.starts_with(kind));
    for language in LANGUAGES {
        for key in merged.texts.keys(language) {
            let has = |name| merged.texts.get(language, key, Some(name)).is_some();
            let texts = ["item-", "spell-", "competence-", "event-", "element-", "trap-", "speech-"];
            assert_eq!(has("text"), starts(key, &texts), "{key}");
            assert_eq!(has("flavour"), starts(key, &["zone-", "monster-", "hero-"]), "{key}");
            for part in ["intro", "objective", "won", "lost"] {
                assert_eq!(has(part), starts(key, &["quest-"]), "{key}");
            }
        }
    }
}
