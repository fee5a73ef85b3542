//! The full paths, each Character by victory and by defeat.

use super::{Fate, content, play, table};
use mini_rogue::campaign::Campaign;

/// Plays a full path and gives HP and XP at the start of its fourth chapter.
fn path(class: &str, first: Fate, expected: [&str; 5]) -> (u8, u8) {
    let content = content();
    let mut campaign = Campaign::start(&content, class).expect("a Character");
    let mut seen = vec![campaign.chapter.clone()];
    campaign.go_on(&content).expect("a story");
    let mut values = (0, 0);
    for fate in [first, Fate::Win, Fate::Win] {
        seen.push(campaign.chapter.clone());
        let (_, state) = table(&campaign);
        values = (state.hero().hp, state.hero().xp);
        play(&mut campaign, &content, fate);
    }
    seen.push(campaign.chapter.clone());
    assert_eq!(seen, expected);
    values
}

/// MR-CAMPAIGN-58: Full path, Rogue losing to the Floor 2 Guardian: 12 HP and no XP bonus in 4.1.
#[test]
fn path_of_a_beaten_rogue() {
    assert_eq!(path("rogue", Fate::Beaten, ["1", "2.1", "3.1", "4.1", "5"]), (12, 0));
}

/// MR-CAMPAIGN-59: Full path, Rogue beating the Floor 2 Guardian: 10 HP and +1 XP in 4.1.
#[test]
fn path_of_a_victorious_rogue() {
    assert_eq!(path("rogue", Fate::Win, ["1", "2.1", "3.3", "4.1", "5"]), (10, 1));
}

/// MR-CAMPAIGN-60: Full path, Crusader losing to the Floor 2 Guardian: no HP or XP bonus in 4.2.
#[test]
fn path_of_a_beaten_crusader() {
    assert_eq!(path("crusader", Fate::Beaten, ["1", "2.1", "3.1", "4.2", "5"]), (8, 0));
}

/// MR-CAMPAIGN-61: Full path, Crusader beating the Floor 2 Guardian: +1 XP in 4.2.
#[test]
fn path_of_a_victorious_crusader() {
    assert_eq!(path("crusader", Fate::Win, ["1", "2.1", "3.3", "4.2", "5"]), (8, 1));
}

/// MR-CAMPAIGN-62: Full path, Mage losing to the Cursed Dragon: 10 HP and no XP bonus.
#[test]
fn path_of_a_beaten_mage() {
    assert_eq!(path("mage", Fate::Beaten, ["1", "2.2", "3.2", "4.1", "5"]), (10, 0));
}

/// MR-CAMPAIGN-63: Full path, Mage beating the Cursed Dragon: 10 HP and +1 XP.
#[test]
fn path_of_a_victorious_mage() {
    assert_eq!(path("mage", Fate::Win, ["1", "2.2", "3.3", "4.1", "5"]), (10, 1));
}

/// MR-CAMPAIGN-64: Full path, Priestess losing to the Cursed Dragon: no bonus in 4.2.
#[test]
fn path_of_a_beaten_priestess() {
    assert_eq!(path("priestess", Fate::Beaten, ["1", "2.2", "3.2", "4.2", "5"]), (11, 0));
}

/// MR-CAMPAIGN-65: Full path, Priestess beating the Cursed Dragon: +1 XP in 4.2.
#[test]
fn path_of_a_victorious_priestess() {
    assert_eq!(path("priestess", Fate::Win, ["1", "2.2", "3.3", "4.2", "5"]), (11, 1));
}
