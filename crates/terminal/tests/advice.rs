//! What choices are worth, on the screen: advice for one, and a match looked at again.

mod common;

use common::{Fixed, at, drawn, host, press, setup};
use undercroft_i18n::Lang;
use undercroft_kernel::Value;
use undercroft_terminal::{App, Depth, Input, Look};

fn fight() -> App {
    let setup = setup(&["rogue"], &[("edition", Value::word("ed2025"))]);
    let game = at("mini-rogue", &setup, "combat: winged_serpent, floor 3", &[("hero.hp", Value::Int(11))]);
    let host = host(game, Lang::En).with_adviser(Box::new(Fixed));
    App::new(Box::new(host), &Look::new(Depth::None, false, false)).with_speed(0)
}

fn symbols(app: &mut App, wide: u16, high: u16) -> String {
    drawn(app, wide, high).buffer().content.iter().map(|cell| cell.symbol()).collect()
}

#[test]
fn a_hint_tells_each_chance_with_its_interval_and_does_what_is_marked() {
    let mut app = fight();
    let before = app.picture().moment;
    press(&mut app, "h");
    insta::assert_snapshot!("hint-80x24", drawn(&mut app, 80, 24));
    press(&mut app, "\n");
    assert!(app.picture().moment > before, "the best choice was played");
}

#[test]
fn where_several_people_play_nobody_is_given_a_hint() {
    let setup = setup(&["rogue", "mage"], &[("edition", Value::word("ed2025"))]);
    let game = common::open("mini-rogue", &setup);
    let host = common::people(game, Lang::En).with_adviser(Box::new(Fixed));
    let mut app = App::new(Box::new(host), &Look::new(Depth::None, false, false)).with_speed(0);
    press(&mut app, "h");
    assert!(symbols(&mut app, 80, 24).contains("Others play here, too"));
}

/// A Rogue who has lost.
fn lost() -> App {
    let mut app = fight();
    for _ in 0..400 {
        press(&mut app, "1");
        if app.picture().outcome.is_some() {
            break;
        }
    }
    assert!(app.picture().outcome.is_some(), "the match ends");
    app
}

#[test]
fn a_match_is_looked_at_again_as_a_graph() {
    let mut app = fight();
    press(&mut app, "v");
    assert!(symbols(&mut app, 80, 24).contains("when it is over"));
    let mut app = lost();
    press(&mut app, "v");
    insta::assert_snapshot!("review-80x24", drawn(&mut app, 80, 24));
    insta::assert_snapshot!("review-120x40", drawn(&mut app, 120, 40));
    // Along the match, to a turning point, and to the table of that time.
    press(&mut app, "↓→←");
    press(&mut app, "\n");
    assert!(symbols(&mut app, 80, 24).contains("looking back"));
    press(&mut app, "\u{1b}");
    app.handle(Input::Resized);
    assert!(!symbols(&mut app, 80, 24).contains("looking back"));
}

#[test]
fn a_graph_in_ascii_alone() {
    let setup = setup(&["rogue"], &[("edition", Value::word("ed2025"))]);
    let game = at("mini-rogue", &setup, "combat: winged_serpent, floor 3", &[("hero.hp", Value::Int(1))]);
    let host = host(game, Lang::En).with_adviser(Box::new(Fixed));
    let mut app = App::new(Box::new(host), &Look::new(Depth::None, true, false)).with_speed(0);
    press(&mut app, "h");
    assert!(symbols(&mut app, 80, 24).is_ascii());
    press(&mut app, "\u{1b}");
    for _ in 0..400 {
        press(&mut app, "1");
    }
    press(&mut app, "v");
    assert!(symbols(&mut app, 80, 24).is_ascii());
}
