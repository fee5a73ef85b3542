//! The scenarios of all games, as they were built into the program: which of them show a rule, and each by its name.

use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use undercroft_scenario::{Scenario, parse};

/// The files of a game.
macro_rules! rulebooks {
    ($($game:ident: $folder:literal),*) => {
        $(#[derive(RustEmbed)]
        #[folder = $folder]
        struct $game;)*

        /// Every file with its name.
        fn files() -> impl Iterator<Item = (String, EmbeddedFile)> {
            let games = [$($game::iter().map(|name| (name.to_string(), $game::get(&name))).collect::<Vec<_>>()),*];
            games.into_iter().flatten().filter_map(|(name, file)| Some((name, file?)))
        }
    };
}

rulebooks! {
    Catacombs: "../../games/catacombs/rulebook",
    MiniRogue: "../../games/mini-rogue/rulebook",
    Urto: "../../games/urto/rulebook"
}

#[derive(Default)]
struct Rulebook {
    scenarios: BTreeMap<String, Scenario>,
    shown: BTreeMap<String, Vec<String>>,
}

fn rulebook() -> &'static Rulebook {
    static RULEBOOK: OnceLock<Rulebook> = OnceLock::new();
    RULEBOOK.get_or_init(|| {
        let mut book = Rulebook::default();
        let texts =
            files().filter_map(|(name, file)| Some((name, String::from_utf8(file.data.into()).ok()?)));
        // A file that cannot be read fails the tests of its game.
        for scenario in texts.filter_map(|(name, text)| parse(&name, &text).ok()).flatten() {
            for rule in &scenario.rules {
                book.shown.entry(rule.value.clone()).or_default().push(scenario.name.clone());
            }
            book.scenarios.insert(scenario.name.clone(), scenario);
        }
        book
    })
}

/// The names of the scenarios that show a rule.
#[must_use]
pub fn showing(rule: &str) -> &'static [String] {
    rulebook().shown.get(rule).map_or(&[], Vec::as_slice)
}

/// The scenario of this name; the name of an edition may stand behind it.
#[must_use]
pub fn scenario(name: &str) -> Option<&'static Scenario> {
    let plain = || name.rsplit_once(" (").map(|(name, _)| name);
    let scenarios = &rulebook().scenarios;
    scenarios.get(name).or_else(|| scenarios.get(plain()?))
}

#[cfg(test)]
pub fn all() -> impl Iterator<Item = &'static Scenario> {
    rulebook().scenarios.values()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_that_is_shown_leads_to_its_scenarios() {
        for entry in undercroft_catalog::GAMES {
            let count = rulebook().scenarios.values().filter(|scenario| scenario.game == entry.game).count();
            assert!(count > 50, "{}: {count}", entry.game);
        }
        for names in rulebook().shown.values() {
            assert!(names.iter().all(|name| scenario(name).is_some()));
        }
        let name = showing("MR-COMBAT-04").first().map(String::as_str).unwrap_or_default();
        assert!(scenario(&format!("{name} (ed2025)")).is_some(), "{name}");
    }
}
