//! Where each chapter leads: by class, by victory, by defeat, and by any other death.

use super::{Fate, act, at, begun, content, faces, next, play, set, table};
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Silent, Turn, Value, Vocabulary};

/// MR-CAMPAIGN-16: Chapter 1: Rogue or Crusader go to 2.1.
#[test]
fn rogue_and_crusader_go_to_the_sewers() {
    let content = content();
    assert_eq!(["rogue", "crusader"].map(|class| begun(&content, class).chapter), ["2.1", "2.1"]);
}

/// MR-CAMPAIGN-17: Chapter 1: Mage or Priestess go to 2.2.
#[test]
fn mage_and_priestess_go_to_the_tower() {
    let content = content();
    assert_eq!(["mage", "priestess"].map(|class| begun(&content, class).chapter), ["2.2", "2.2"]);
}

/// MR-CAMPAIGN-19: Chapter 2.1, Floor 2 Guardian beaten: go to 3.3.
#[test]
fn victory_in_the_sewers() {
    assert_eq!(["rogue", "crusader"].map(|class| next(class, "2.1", Fate::Win)), ["3.3", "3.3"]);
}

/// MR-CAMPAIGN-20: Chapter 2.1, beaten by the Floor 2 Guardian: go to 3.1.
#[test]
fn defeat_in_the_sewers() {
    assert_eq!(["rogue", "crusader"].map(|class| next(class, "2.1", Fate::Beaten)), ["3.1", "3.1"]);
}

/// MR-CAMPAIGN-23: Nothing of a match is carried over: gold 9 at the end of 2.1 is card value less 3 in 3.3.
#[test]
fn each_chapter_is_a_fresh_setup() {
    let content = content();
    let mut campaign = begun(&content, "rogue");
    let (game, mut state) = table(&campaign);
    set(&game, &mut state, &[("hero.gold", 9), ("hero.xp", 5)]);
    play(&mut campaign, &content, Fate::Win);
    assert_eq!(campaign.chapter, "3.3");
    let (game, state) = table(&campaign);
    let fact = |name: &str| game.read(&state, name).expect("a fact").expect("a value");
    assert_eq!([fact("hero.gold"), fact("hero.xp"), fact("hero.hp")], [2, 0, 8].map(Value::Int));
    assert_eq!([fact("hero.potions"), fact("hero.items")], [Value::List(vec![]), Value::List(vec![])]);
}

/// MR-CAMPAIGN-24: Chapter 2.1, any other death: restart 2.1.
#[test]
fn a_trap_in_the_sewers() {
    assert_eq!(["rogue", "crusader"].map(|class| next(class, "2.1", Fate::Trap)), ["2.1", "2.1"]);
}

/// MR-CAMPAIGN-25: A fall on Floor 2 of chapter 2.1 leaves the goal Guardian where it is, and it can still be beaten.
#[test]
fn a_fall_does_not_remove_the_goal() {
    let content = content();
    let mut campaign = begun(&content, "rogue");
    let (game, mut state) = table(&campaign);
    game.go_to(&mut state, "room: trap_spikes, area 4", &mut Fast::new(3)).expect("a trap");
    let open = state.guardians.open.expect("the goal Guardian lies open");
    for fact in ["hero.cursed", "hero.poisoned"] {
        game.write(&mut state, fact, &Value::Bool(false)).expect("a fact");
    }
    set(&game, &mut state, &[("hero.hp", 20)]);
    act(&game, &mut state, "roll-check", &[("character", faces(&[4])), ("dungeon", 5)]);
    assert_eq!((state.area, state.hero().hp, state.guardians.open), (4, 17, Some(open)));
    game.write(&mut state, "hero.cell", &Value::Int(8)).expect("next to the Exit");
    let reveal = game.parse("reveal").expect("an action");
    let mut offered = Actions::new();
    game.legal_actions(&state, Seat(0), &mut offered);
    if offered.get(0) == Some(reveal) {
        game.apply(&mut Ctx::new(&mut Fast::new(1), Silent), &mut state, Seat(0), reveal).expect("allowed");
    }
    act(&game, &mut state, "move 9", &[]);
    set(&game, &mut state, &[("enemy.hp", 2)]);
    act(&game, &mut state, "roll-attack", &[("character", faces(&[2])), ("dungeon", 1)]);
    act(&game, &mut state, "end-attack", &[]);
    let Turn::Over(outcome) = game.turn(&state) else { panic!("the chapter is over") };
    campaign.finish(&content, outcome.key, state.guardians.beaten).expect("a chapter was played");
    assert_eq!(campaign.chapter, "3.3");
}

/// MR-CAMPAIGN-27: Chapter 2.2, Cursed Dragon beaten: go to 3.3.
#[test]
fn victory_over_the_dragon() {
    assert_eq!(["mage", "priestess"].map(|class| next(class, "2.2", Fate::Win)), ["3.3", "3.3"]);
}

/// MR-CAMPAIGN-28: Chapter 2.2, beaten by the Cursed Dragon: go to 3.2.
#[test]
fn defeat_by_the_dragon() {
    assert_eq!(["mage", "priestess"].map(|class| next(class, "2.2", Fate::Beaten)), ["3.2", "3.2"]);
}

/// MR-CAMPAIGN-29: Chapter 2.2, any other death: restart 2.2.
#[test]
fn another_death_in_the_tower() {
    assert_eq!(["mage", "priestess"].map(|class| next(class, "2.2", Fate::Trap)), ["2.2", "2.2"]);
}

/// MR-CAMPAIGN-31: Chapter 3.1, Rogue beats the Floor 3 Guardian: go to 4.1.
#[test]
fn the_rogue_leaves_the_hut() {
    assert_eq!(next("rogue", "3.1", Fate::Win), "4.1");
}

/// MR-CAMPAIGN-32: Chapter 3.1, Crusader beats the Floor 3 Guardian: go to 4.2.
#[test]
fn the_crusader_leaves_the_hut() {
    assert_eq!(next("crusader", "3.1", Fate::Win), "4.2");
}

/// MR-CAMPAIGN-33: Chapter 3.1, any death: restart 3.1, keeping the Relic, once.
#[test]
fn death_after_the_hut() {
    let content = content();
    for fate in [Fate::Trap, Fate::Beaten] {
        let mut campaign = at(&content, "crusader", "3.1");
        play(&mut campaign, &content, fate);
        assert_eq!((campaign.chapter.as_str(), campaign.relics.len()), ("3.1", 1));
    }
}

/// MR-CAMPAIGN-35: Chapter 3.2, Mage beats the Floor 3 Guardian: go to 4.1.
#[test]
fn the_mage_leaves_the_pyre() {
    assert_eq!(next("mage", "3.2", Fate::Win), "4.1");
}

/// MR-CAMPAIGN-36: Chapter 3.2, Priestess beats the Floor 3 Guardian: go to 4.2.
#[test]
fn the_priestess_leaves_the_pyre() {
    assert_eq!(next("priestess", "3.2", Fate::Win), "4.2");
}

/// MR-CAMPAIGN-37: Chapter 3.2, any death: restart 3.2.
#[test]
fn death_after_the_pyre() {
    assert_eq!([Fate::Trap, Fate::Beaten].map(|fate| next("mage", "3.2", fate)), ["3.2", "3.2"]);
}

/// MR-CAMPAIGN-39: Chapter 3.3, Rogue or Mage beats the Floor 3 Guardian: go to 4.1.
#[test]
fn rogue_and_mage_leave_the_cabin() {
    assert_eq!(["rogue", "mage"].map(|class| next(class, "3.3", Fate::Win)), ["4.1", "4.1"]);
}

/// MR-CAMPAIGN-40: Chapter 3.3, Priestess or Crusader beats the Floor 3 Guardian: go to 4.2.
#[test]
fn priestess_and_crusader_leave_the_cabin() {
    assert_eq!(["priestess", "crusader"].map(|class| next(class, "3.3", Fate::Win)), ["4.2", "4.2"]);
}

/// MR-CAMPAIGN-41: Chapter 3.3, any death: restart 3.3, keeping the Relic.
#[test]
fn death_after_the_cabin() {
    let content = content();
    for fate in [Fate::Trap, Fate::Beaten] {
        let mut campaign = at(&content, "mage", "3.3");
        play(&mut campaign, &content, fate);
        assert_eq!(
            (campaign.chapter.as_str(), campaign.relics.as_slice()),
            ("3.3", &["bone_of_ernazar".to_owned()][..])
        );
    }
}

/// MR-CAMPAIGN-48: Chapter 4.1, Og's Remains beaten on the last Floor: go to 5.
#[test]
fn og_falls_to_the_hungry_eye() {
    assert_eq!(["rogue", "mage"].map(|class| next(class, "4.1", Fate::Win)), ["5", "5"]);
}

/// MR-CAMPAIGN-49: Chapter 4.1, any death: restart 4.1.
#[test]
fn death_with_the_hungry_eye() {
    assert_eq!([Fate::Trap, Fate::Beaten].map(|fate| next("rogue", "4.1", fate)), ["4.1", "4.1"]);
}

/// MR-CAMPAIGN-51: Chapter 4.2, Og's Remains beaten on the last Floor: go to 5.
#[test]
fn og_falls_to_the_patient_eye() {
    assert_eq!(["crusader", "priestess"].map(|class| next(class, "4.2", Fate::Win)), ["5", "5"]);
}

/// MR-CAMPAIGN-52: Chapter 4.2, any death: restart 4.2.
#[test]
fn death_with_the_patient_eye() {
    assert_eq!([Fate::Trap, Fate::Beaten].map(|fate| next("priestess", "4.2", fate)), ["4.2", "4.2"]);
}
