//! Whole games by keys.

use crate::common::undercroft;
use crate::tmux::Tmux;

/// What stands in the last line of a table that is over.
pub const OVER: &str = "u takes back";

fn is_over(replay: &str) -> bool {
    replay.lines().last().is_some_and(|line| line.contains("\"end\":\""))
}

#[test]
fn a_whole_game_of_mini_rogue_by_keys() {
    let Some(tmux) = Tmux::begin("drawn-mini-rogue", 80, 24) else { return };
    tmux.play("mini-rogue --seed 11 --lang en --speed 0 --save match");
    tmux.until("Undercroft › Mini Rogue");
    tmux.press_until(&["1", "1", "1"], OVER, 300);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    assert!(is_over(&tmux.file("match")));
    let verified = undercroft(&tmux.folder, &["replay", "verify", "match"], "");
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn a_game_of_urto_with_bots() {
    let Some(tmux) = Tmux::begin("drawn-urto", 120, 40) else { return };
    tmux.play("urto --seed 3 --lang en --speed 0 --option players=3 --option round_limit=3 --save match");
    tmux.until("Undercroft › Urto");
    tmux.press_until(&["1", "1"], OVER, 600);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    assert!(is_over(&tmux.file("match")));
}

#[test]
fn a_quest_of_catacombs() {
    let Some(tmux) = Tmux::begin("drawn-catacombs", 120, 40) else { return };
    tmux.play("catacombs --seed 5 --lang en --speed 0 --hero svein --option quest=deratisation --save match");
    tmux.until("Undercroft › Catacombs");
    // The last choice ends a turn: the creatures come.
    tmux.press_until(&["Up", "Enter", "Up", "Enter"], OVER, 600);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    assert!(is_over(&tmux.file("match")));
}
