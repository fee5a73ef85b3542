//! Any keys, clicks and sizes in any order: nothing falls over, nothing is drawn outside, and the match can still be read.
//!
//! `UNDERCROFT_KEYS=100000 cargo test -p undercroft-terminal --test random` presses so many.

mod common;

use common::{app, open, setup};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use undercroft_catalog::live::Match;
use undercroft_kernel::{Fast, Value};
use undercroft_terminal::{Depth, Flow, Input, Key, Look};

/// How many inputs each game gets without the variable.
const FEW: u32 = 600;

fn count() -> u32 {
    std::env::var("UNDERCROFT_KEYS").ok().and_then(|text| text.parse().ok()).map_or(FEW, |all: u32| all / 3)
}

fn any_input(chance: &mut Fast) -> Input {
    const KEYS: [Key; 14] = [
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Enter,
        Key::Enter,
        Key::Esc,
        Key::Tab,
        Key::Backspace,
        Key::PageUp,
        Key::PageDown,
        Key::Home,
        Key::End,
        Key::Help,
    ];
    match chance.below(10) {
        0..4 => Input::Key(KEYS[chance.below(KEYS.len() as u32) as usize]),
        4..7 => Input::Key(Key::Char(char::from_digit(chance.below(10), 10).unwrap())),
        7 => Input::Key(Key::Char(char::from(b"uro?blihp +-x0vn/"[chance.below(17) as usize]))),
        8 => Input::Click { x: chance.below(210) as u16, y: chance.below(70) as u16 },
        _ => [Input::Tick, Input::Scroll(1), Input::Scroll(-1), Input::Resized][chance.below(4) as usize],
    }
}

fn hammer(game: Box<dyn Match>, seed: u64) {
    let mut chance = Fast::new(seed);
    let look = Look::new(Depth::TrueColour, seed % 2 == 1, false);
    let mut app = app(game, &look);
    let mut size = Rect::new(0, 0, 80, 24);
    for _ in 0..count() {
        if chance.below(20) == 0 {
            size = Rect::new(0, 0, 20 + chance.below(190) as u16, 5 + chance.below(60) as u16);
        }
        let mut buffer = Buffer::empty(size);
        app.draw(&mut buffer);
        let input = match any_input(&mut chance) {
            // The last row has a button to leave.
            Input::Click { x, y } if y + 1 == size.height => Input::Click { x, y: 0 },
            input => input,
        };
        assert_eq!(app.handle(input), Flow::Stay, "only q leaves");
        if app.picture().outcome.is_some() && chance.below(4) == 0 {
            app.handle(Input::Key(Key::Esc));
            app.handle(Input::Key(Key::Char('u')));
        }
    }
    let problems = app.host().speech().texts.problems();
    assert!(problems.is_empty(), "without a text: {problems:?}");
}

#[test]
fn any_keys_at_mini_rogue() {
    hammer(open("mini-rogue", &setup(&["mage"], &[])), 1);
}

#[test]
fn any_keys_at_urto() {
    hammer(open("urto", &setup(&["oriandre", "sankaa", "arminius"], &[])), 2);
}

#[test]
fn any_keys_at_catacombs() {
    let quest = [("quest", Value::word("deratisation"))];
    hammer(open("catacombs", &setup(&["svein", "isaure"], &quest)), 3);
}

#[test]
fn every_size_is_drawn() {
    let mut app = app(open("urto", &setup(&["oriandre", "sankaa"], &[])), &Look::default());
    for wide in (1..220).step_by(7) {
        for high in (1..70).step_by(5) {
            app.draw(&mut Buffer::empty(Rect::new(0, 0, wide, high)));
        }
    }
}
