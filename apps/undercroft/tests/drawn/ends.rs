//! The terminal after any end, and while nothing happens.
#![allow(clippy::disallowed_types, reason = "a test looks how long a start takes")]

use crate::tmux::Tmux;
use std::process::Command;
use std::time::{Duration, Instant};

#[test]
fn the_terminal_is_given_back_and_nothing_is_lost() {
    let Some(tmux) = Tmux::begin("drawn-ends", 80, 24) else { return };
    let steps = |tmux: &Tmux| tmux.file("match").lines().count();
    for end in ["C-c", "TERM", "HUP", "q"] {
        let _ = std::fs::remove_file(tmux.folder.join("match"));
        tmux.line("clear");
        tmux.play("mini-rogue --seed 3 --lang en --save match");
        tmux.until("Undercroft › Mini Rogue");
        tmux.keys(&["1"]);
        tmux.begun();
        match end {
            "C-c" | "q" => tmux.keys(&[end]),
            signal => {
                let kill = Command::new("kill").args(["-s", signal, &tmux.program().to_string()]).status();
                assert!(kill.unwrap().success());
            }
        }
        let screen = tmux.until("left with 0");
        assert!(!screen.contains("Undercroft ›"), "{end}: the other screen is there again\n{screen}");
        assert!(steps(&tmux) >= 3, "{end}: header, step and end");
        tmux.line("clear; stty -a | grep -q -- ' -echo ' && echo mute || echo heard");
        tmux.until("heard");
    }
}

#[test]
fn a_panic_gives_the_terminal_back_and_loses_nothing() {
    let Some(tmux) = Tmux::begin("drawn-panic", 80, 24) else { return };
    tmux.play("mini-rogue --seed 3 --lang en --save match");
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.begun();
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    let kept = tmux.file("match");
    tmux.line("clear");
    tmux.play("--resume match --lang en --fall-over");
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    let screen = tmux.until("left with 101");
    assert!(screen.contains("as it was told to"), "the reason is on the screen of before\n{screen}");
    assert!(!screen.contains("Undercroft ›"), "the other screen is there again\n{screen}");
    tmux.line("clear; stty -a | grep -q -- ' -echo ' && echo mute || echo heard");
    tmux.until("heard");
    assert_eq!(tmux.file("match"), kept);
}

/// The time of the processor that a process has used, in ticks.
fn ticks(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[test]
fn waiting_costs_nothing() {
    let Some(tmux) = Tmux::begin("drawn-idle", 80, 24) else { return };
    for play in ["catacombs --seed 3 --lang en --save match", "mini-rogue --lang en", ""] {
        tmux.line("clear");
        tmux.play(play);
        tmux.wait("a table or the menu", |screen| {
            screen.contains("Undercroft ›") || screen.contains("U N D E R")
        });
        std::thread::sleep(Duration::from_secs(3));
        let program = tmux.program();
        let before = ticks(program);
        std::thread::sleep(Duration::from_secs(5));
        let used = ticks(program) - before;
        println!("{play:?}: {used} ticks of 10 ms in 5 s");
        assert!(used <= 2, "{play:?}: {used} ticks while nothing happens");
        tmux.keys(&["q"]);
        tmux.until("left with 0");
    }
}

/// Printed for whoever looks; a machine that does other things at the same time is given ten times as long as the 300 ms that are the aim.
#[test]
fn the_first_prompt_is_there_at_once() {
    let Some(tmux) = Tmux::begin("drawn-start", 80, 24) else { return };
    for game in ["mini-rogue", "urto", "catacombs"] {
        tmux.line("clear");
        let begun = Instant::now();
        tmux.play(&format!("{game} --lang en --speed 0"));
        while !tmux.screen().contains("1-9 choose") {
            assert!(begun.elapsed() < Duration::from_secs(3), "{}", tmux.screen());
            std::thread::sleep(Duration::from_millis(5));
        }
        println!(
            "{game}: {} ms from the command to the first prompt, tmux included",
            begun.elapsed().as_millis()
        );
        tmux.keys(&["q"]);
        tmux.until("left with 0");
    }
}
