//! The turns of others: line by line, with the time that is left, for as long as nobody reads something else.

mod common;

use common::{drawn, host, next_line, open, press, setup};
use std::time::Duration;
use undercroft_i18n::Lang;
use undercroft_kernel::Value;
use undercroft_terminal::{App, Depth, Input, Look};

fn rule(app: &mut App) -> String {
    let screen = drawn(app, 80, 24).to_string();
    screen.lines().find(|line| line.starts_with("\"──")).unwrap_or_default().to_owned()
}

/// A quest in which the bot of the second hero acts.
fn others() -> App {
    let quest = [("quest", Value::word("deratisation"))];
    let game = open("catacombs", &setup(&["svein", "isaure"], &quest));
    let mut app = App::new(Box::new(host(game, Lang::En)), &Look::new(Depth::None, false, false));
    for _ in 0..200 {
        if rule(&mut app).contains('▁') {
            return app;
        }
        press(&mut app, "↑\n");
        app.handle(Input::Tick);
    }
    panic!("nobody else plays")
}

#[test]
fn a_bar_fills_while_a_line_is_shown() {
    let mut app = others();
    let beat = app.wait().unwrap();
    assert!(beat < Duration::from_millis(500), "{beat:?}");
    let filled = |app: &mut App| rule(app).matches('▆').count();
    let (before, at) = (app.picture().moment, filled(&mut app));
    app.handle(Input::Tick);
    assert_eq!((app.picture().moment, filled(&mut app)), (before, at + 1));
    assert_eq!(rule(&mut app).matches(['▆', '▁']).count(), 10, "it is as long as before");
    next_line(&mut app);
    assert!(app.picture().moment > before, "the next line comes when it is full");
}

#[test]
fn it_says_that_it_pauses_and_how_fast_it_is() {
    let mut app = others();
    press(&mut app, "+");
    assert!(rule(&mut app).contains("▁ 2x"), "{}", rule(&mut app));
    press(&mut app, "p");
    assert!(rule(&mut app).contains("(paused)"), "{}", rule(&mut app));
    assert_eq!(app.wait(), None, "nothing happens by itself");
}

#[test]
fn nothing_goes_on_while_somebody_reads() {
    for page in ["l", "i", "?"] {
        let mut app = others();
        let before = app.picture().moment;
        press(&mut app, page);
        for _ in 0..5 {
            next_line(&mut app);
        }
        assert_eq!(app.picture().moment, before, "{page}");
        press(&mut app, "\u{1b}");
        next_line(&mut app);
        assert!(app.picture().moment > before, "{page}: afterwards it goes on");
    }
}
