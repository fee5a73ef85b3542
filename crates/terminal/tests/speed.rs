//! How long a screen takes: printed, with a bound that only a mistake reaches, for a test machine does other things too.
#![allow(clippy::disallowed_types, reason = "a screen is timed, and no rule")]

mod common;

use common::{app, open, press, setup};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::time::{Duration, Instant};
use undercroft_kernel::Value;
use undercroft_terminal::{Depth, Look};

#[test]
fn the_largest_board_is_drawn_in_no_time() {
    let quest = [("quest", Value::word("fabulous_treasure"))];
    let game = open("catacombs", &setup(&["maelle", "svein", "aldric", "isaure"], &quest));
    let mut app = app(game, &Look::new(Depth::TrueColour, false, false));
    press(&mut app, "1\t→");
    let mut terminal = Terminal::new(TestBackend::new(200, 60)).unwrap();
    let mut fastest = Duration::MAX;
    for _ in 0..20 {
        let begun = Instant::now();
        terminal.draw(|frame| app.draw(frame.buffer_mut())).unwrap();
        fastest = fastest.min(begun.elapsed());
    }
    println!("200x60: the fastest of 20 screens took {} µs", fastest.as_micros());
    assert!(fastest < Duration::from_millis(160), "{fastest:?}");
}
