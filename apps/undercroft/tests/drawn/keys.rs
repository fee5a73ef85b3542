//! Any keys at the real program, at any size, and any end: the terminal is as it was, and the match is there to its last step.
//!
//! `UNDERCROFT_KEYS=100000 cargo test --profile play -p undercroft --test drawn keys` presses so many.

use crate::tmux::{Tmux, step};
use std::process::Command;
use undercroft_kernel::Fast;

/// How many keys are pressed without the variable.
const FEW: usize = 300;
/// How many of them between two ends.
const ROUND: usize = 100;
/// How many at a time.
const AT_ONCE: usize = 10;

const GAMES: [&str; 3] = [
    "mini-rogue --hero rogue",
    "urto --option players=2",
    "catacombs --hero svein --option quest=deratisation",
];
/// All that does something at the table or on its pages but q, which leaves; what thinks for long is pressed rarely.
const KEYS: [&str; 43] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "1", "1", "2", "3", "Up", "Down", "Left", "Right",
    "Up", "Down", "Enter", "Enter", "Enter", "Escape", "Tab", "BTab", "BSpace", "PPage", "NPage", "Home",
    "End", "F1", "Space", "u", "r", "o", "?", "b", "l", "i", "/", "n", "p",
];
const RARE: [&str; 6] = ["h", "v", "w", "f", "+", "-"];
const ENDS: [&str; 6] = ["q", "C-c", "TERM", "HUP", "INT", "QUIT"];

fn one_of<'a>(chance: &mut Fast, all: &[&'a str]) -> &'a str {
    all[chance.below(all.len() as u32) as usize]
}

#[test]
fn any_keys_at_any_size_and_any_end() {
    let Some(tmux) = Tmux::begin("drawn-keys", 80, 24) else { return };
    let count = std::env::var("UNDERCROFT_KEYS").ok().and_then(|text| text.parse().ok()).unwrap_or(FEW);
    let mut chance = Fast::new(7);
    let mut seen = None;
    for round in 0..usize::div_ceil(count, ROUND) {
        // Every other round goes on with the match of the one before.
        let is_new = round % 2 == 0;
        let game = GAMES[round / 2 % GAMES.len()];
        tmux.line("clear");
        tmux.play(&format!("{} --lang en --speed 0", if is_new { game } else { "--resume" }));
        tmux.wait("the match to its last step", |screen| {
            screen.contains("Undercroft ›") && (is_new || step(screen) >= seen)
        });
        for _ in 0..ROUND / AT_ONCE {
            let keys: Vec<&str> = (0..AT_ONCE)
                .map(|_| {
                    if chance.below(60) == 0 {
                        one_of(&mut chance, &RARE)
                    } else {
                        one_of(&mut chance, &KEYS)
                    }
                })
                .collect();
            tmux.keys(&keys);
            match chance.below(6) {
                0 => tmux.resize(20, 5),
                1 => tmux.resize(20 + chance.below(180) as u16, 5 + chance.below(55) as u16),
                2 => tmux.resize(80, 24),
                _ => {}
            }
        }
        // Off every page and out of every past, so that the last step is on the screen.
        tmux.resize(80, 24);
        let screen = tmux.still(|screen| {
            let is_table = screen.contains("Undercroft ›") && screen.contains("F1 keys");
            if !is_table || screen.contains("looking back") {
                tmux.keys(&["Escape"]);
            }
            is_table && !screen.contains("looking back")
        });
        seen = step(&screen);
        match ENDS[round % ENDS.len()] {
            key @ ("q" | "C-c") => tmux.keys(&[key]),
            signal => {
                let kill = Command::new("kill").args(["-s", signal, &tmux.program().to_string()]).status();
                assert!(kill.unwrap().success());
            }
        }
        let screen = tmux.until("left with 0");
        assert!(!screen.contains("Undercroft ›") && !screen.contains("panicked"), "{screen}");
        tmux.line("clear; stty -a | grep -q -- ' -echo ' && echo mute || echo heard");
        tmux.until("heard");
    }
    println!("{count} keys");
}
