//! The abbreviations of the rulebook and their explanations, in both languages.

#![allow(clippy::unwrap_used, reason = "a test may stop")]

use undercroft_i18n::{Lang, Texts};

/// UR-HERO-13: PR means renown point, PvP hero against hero, PvM hero against monster and PM movement point.
#[test]
fn the_four_abbreviations_are_explained() {
    let explained = [
        (Lang::En, ["renown point", "hero against hero", "hero against monster", "movement point"]),
        (Lang::Fr, ["point de renommée", "héros contre héros", "héros contre monstre", "point de mouvement"]),
    ];
    for (lang, meanings) in explained {
        let texts = Texts::new(lang, []).unwrap();
        for (term, meaning) in ["PR", "PvP", "PvM", "PM"].into_iter().zip(meanings) {
            let text = texts.text(&format!("term-ur-{}", term.to_lowercase()), &[]);
            assert!(text.starts_with(term) && text.contains(meaning), "{lang}: {text}");
        }
    }
}
