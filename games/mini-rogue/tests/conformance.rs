//! Mini Rogue keeps the laws of every game: one line per edition and Character, and one for the icons no base card carries.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use mini_rogue::MiniRogue;
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_testkit::conformance;

/// Opens a solo table.
fn solo(edition: &str, hero: &str) -> MiniRogue {
    open(Setup::default().with("edition", Value::word(edition)).with("heroes", Value::words([hero])))
}

fn open(setup: Setup) -> MiniRogue {
    MiniRogue::open(&setup, &Library::built_in()).expect("the table opens")
}

/// The test pack: crossed icons, regeneration, passive and preparation skills.
fn icons() -> MiniRogue {
    let setup = Setup::default().with("pack", Value::word("mini-rogue/test-icons"));
    open(setup.with("heroes", Value::words(["warden"])))
}

/// A chapter of the campaign with a choice among its start bonuses.
fn chapter(edition: &str, hero: &str, number: &str) -> MiniRogue {
    let setup = Setup::default().with("edition", Value::word(edition)).with("heroes", Value::words([hero]));
    let skills = Value::words(["sparring", "battle_scar", "alchemists_pact"]);
    open(setup.with("chapter", Value::word(number)).with("skills", skills))
}

conformance!(ed2021_chapter_2_1, chapter("ed2021", "rogue", "2.1"));
conformance!(ed2021_chapter_2_2, chapter("ed2021", "priestess", "2.2"));
conformance!(ed2025_rogue, solo("ed2025", "rogue"));
conformance!(ed2025_mage, solo("ed2025", "mage"));
conformance!(ed2025_crusader, solo("ed2025", "crusader"));
conformance!(ed2025_priestess, solo("ed2025", "priestess"));
conformance!(ed2021_mage, solo("ed2021", "mage"));
conformance!(pnp2020_rogue, solo("pnp2020", "rogue"));
conformance!(pnp2020_mage, solo("pnp2020", "mage"));
conformance!(test_icons_warden, icons());

/// Opens a table for two.
fn together(edition: &str, heroes: [&str; 2]) -> MiniRogue {
    open(Setup::default().with("edition", Value::word(edition)).with("heroes", Value::words(heroes)))
}

/// Opens a table with stances.
fn stances(heroes: &[&str]) -> MiniRogue {
    let heroes = Value::words(heroes.iter().copied());
    open(Setup::default().with("heroes", heroes).with("stances", Value::Bool(true)))
}

/// Two at the table of the test pack: preparation skills of both sides of the window.
fn icons_together() -> MiniRogue {
    let setup = Setup::default().with("pack", Value::word("mini-rogue/test-icons"));
    open(setup.with("heroes", Value::words(["warden", "rogue"])))
}

conformance!(coop_ed2025_rogue_priestess, together("ed2025", ["rogue", "priestess"]));
conformance!(coop_ed2021_mage_crusader, together("ed2021", ["mage", "crusader"]));
conformance!(coop_pnp2020_rogue_mage, together("pnp2020", ["rogue", "mage"]));
conformance!(coop_test_icons, icons_together());
conformance!(stances_solo, stances(&["crusader"]));
conformance!(stances_coop, stances(&["mage", "priestess"]));
