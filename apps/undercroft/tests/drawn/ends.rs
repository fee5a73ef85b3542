//! The terminal after any end, and while nothing happens.
#![allow(clippy::disallowed_types, reason = "a test looks how long a start takes")]

use crate::tmux::{Tmux, step};
use std::process::Command;
use std::time::{Duration, Instant};

#[test]
fn the_terminal_is_given_back_and_nothing_is_lost() {
    let Some(tmux) = Tmux::begin("drawn-ends", 80, 24) else { return };
    let steps = |tmux: &Tmux| tmux.file("match").lines().count();
    for end in ["C-c", "TERM", "HUP", "INT", "QUIT", "q"] {
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

/// Over every page, in the menu, among hidden hands and on a leaflet: whoever is told to end gives the terminal back.
#[test]
fn the_terminal_is_given_back_from_every_screen() {
    let Some(tmux) = Tmux::begin("drawn-screens", 80, 24) else { return };
    let screens: [(&str, &[&str], &str); 9] = [
        ("mini-rogue --lang en", &["o"], "f percent or fractions"),
        ("mini-rogue --lang en", &["l"], "/ finds"),
        ("mini-rogue --lang en", &["i"], "Left Right the next one"),
        ("mini-rogue --lang en", &["F1"], "larger or smaller"),
        ("mini-rogue --lang en --tutorial", &[], "Undercroft › Mini Rogue"),
        ("urto --lang en --option players=2 --seat others=me", &["1"], "Is it you? Press Enter"),
        ("mini-rogue --campaign --lang en", &[], "Chapter 1"),
        ("--lang en", &[], "Three ways down"),
        ("--lang en", &["s"], "No match that counts"),
    ];
    for (at, (play, keys, shown)) in screens.iter().enumerate() {
        tmux.line("clear");
        tmux.play(play);
        tmux.wait("a screen", |screen| screen.contains("F1") || screen.contains(shown));
        tmux.keys(keys);
        tmux.until(shown);
        let signal = ["TERM", "HUP"][at % 2];
        let kill = Command::new("kill").args(["-s", signal, &tmux.program().to_string()]).status();
        assert!(kill.unwrap().success());
        tmux.until("left with 0");
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
    tmux.play("--resume match --lang en --fall-over table");
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    let screen = tmux.until("left with 101");
    assert!(screen.contains("as it was told to"), "the reason is on the screen of before\n{screen}");
    assert!(!screen.contains("Undercroft ›"), "the other screen is there again\n{screen}");
    tmux.line("clear; stty -a | grep -q -- ' -echo ' && echo mute || echo heard");
    tmux.until("heard");
    assert_eq!(tmux.file("match"), kept);
}

/// A bot that falls over, or anything else beside the table: the table stays drawn and goes on, and what happened is read when it is left.
#[test]
fn a_panic_beside_the_table_leaves_the_table_alone() {
    let Some(tmux) = Tmux::begin("drawn-beside", 80, 24) else { return };
    tmux.play("mini-rogue --seed 3 --lang en --save match --fall-over beside");
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.begun();
    let screen = tmux.screen();
    assert!(!screen.contains("as it was told to") && screen.contains("F1 keys"), "{screen}");
    tmux.keys(&["q"]);
    let screen = tmux.until("left with 0");
    assert!(screen.contains("as it was told to"), "{screen}");
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
            screen.contains("Undercroft ›") || screen.contains("Three ways down")
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

/// The time of the processor that all threads of a process have used.
fn used(process: u32) -> Duration {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).unwrap().flatten();
    let of = |thread: std::fs::DirEntry| {
        let stat = std::fs::read_to_string(thread.path().join("schedstat")).unwrap_or_default();
        stat.split(' ').next().and_then(|nanos| nanos.parse().ok()).unwrap_or(0)
    };
    Duration::from_nanos(threads.map(of).sum())
}

/// The aim is 300 ms from the command to the first prompt. A machine that does other things at the same time is given ten times as long by the clock; what the
/// processor has to do until then does not depend on others, and leaves most of the aim to the disk.
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
        let (elapsed, worked) = (begun.elapsed().as_millis(), used(tmux.program()).as_millis());
        println!(
            "{game}: {elapsed} ms from the command to the first prompt, tmux included; {worked} ms of work"
        );
        assert!(worked < 200, "{game}: {worked} ms of work before the first prompt");
        tmux.keys(&["q"]);
        tmux.until("left with 0");
    }
}

/// The window is closed: its program ends, and what the person saw last is where the match goes on.
#[test]
fn a_closed_window_loses_nothing() {
    let Some(first) = Tmux::begin("drawn-closed", 80, 24) else { return };
    let mut seen = 0;
    for round in 0..3 {
        let tmux = first.another(&round.to_string());
        tmux.play(if round == 0 { "mini-rogue --lang en" } else { "--resume --lang en" });
        tmux.wait("the match", |screen| {
            screen.contains("Undercroft › Mini Rogue") && step(screen) >= Some(seen)
        });
        tmux.keys(&["1"]);
        seen = step(&tmux.stepped(Some(seen))).unwrap();
        let program = tmux.program();
        // Dropping it closes the window.
        drop(tmux);
        let is_there = || std::path::Path::new(&format!("/proc/{program}")).exists();
        for _ in 0..200 {
            if !is_there() {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(!is_there(), "the program of a closed window ends");
    }
    let tmux = first.another("last");
    tmux.play("--resume --lang en");
    tmux.wait("what was seen", |screen| step(screen) >= Some(seen));
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}
