//! Bytes of a pack left out, doubled or swapped at many places: always an answer, never a panic.

use undercroft_catalog::{GAMES, OpenError, check_pack};
use undercroft_content::{Library, Source};

const TRIES: usize = 150;

#[test]
fn damaged_packs_are_answered_in_every_game() {
    let built_in = Library::built_in();
    for entry in GAMES {
        let manifests = built_in.manifests(entry.schema);
        let base = &manifests.iter().find(|manifest| manifest.extends.is_none()).unwrap().id;
        let pages: Vec<_> = built_in.pages(base).collect();
        let mut seed = 11_u64;
        let mut refused = 0;
        for _ in 0..TRIES {
            let mut next = |below: usize| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                usize::try_from(seed >> 33).unwrap() % below
            };
            let damaged = next(pages.len());
            let mut letters: Vec<char> = pages[damaged].text.chars().collect();
            let (at, other) = (next(letters.len()), next(letters.len()));
            match next(3) {
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, letters[other]),
                _ => letters.swap(at, other),
            }
            let text: String = letters.into_iter().collect();
            let files = pages.iter().enumerate().map(|(index, page)| {
                (page.file, if index == damaged { text.clone() } else { page.text.to_owned() })
            });
            let mut library = Library::new();
            let loaded = library
                .add(Source::new("x", files))
                .map_err(OpenError::Content)
                .and_then(|id| check_pack(entry.game, &id, &library));
            let sentence = match loaded {
                Err(OpenError::Content(problems)) => problems.to_string(),
                _ => continue,
            };
            refused += usize::from(!sentence.is_empty());
        }
        assert!(refused > 20, "{}: {refused} of {TRIES}", entry.game);
    }
}
