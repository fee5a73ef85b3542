//! A square that is some way off is pointed at, told with its price, and walked to in one press.

mod common;

use common::{app, drawn, open, press, setup};
use undercroft_kernel::Value;
use undercroft_table::{MarkKind, MarkSpot};
use undercroft_terminal::{App, Depth, Look};

fn quest() -> App {
    let quest = [("quest", Value::word("deratisation"))];
    app(open("catacombs", &setup(&["svein", "isaure"], &quest)), &Look::new(Depth::None, false, false))
}

fn reach(app: &App) -> Vec<MarkSpot> {
    let marks = app.picture().boards[0].marks.iter().filter(|mark| mark.kind == MarkKind::Reach);
    marks.flat_map(|mark| mark.spots.clone()).collect()
}

/// Where a figure stands.
fn place(app: &App, figure: &str) -> String {
    app.picture().boards[0].pieces.iter().find(|piece| piece.id == figure).unwrap().at.clone()
}

#[test]
fn one_press_walks_a_way_of_several_squares() {
    let mut app = quest();
    // Until the own figure is to act: whatever is asked before is passed.
    for _ in 0..9 {
        if reach(&app).is_empty() {
            press(&mut app, "↑\n");
        }
    }
    let far = reach(&app).into_iter().filter(|spot| spot.tests == 0).max_by_key(|spot| spot.figure).unwrap();
    let price = far.figure.unwrap();
    assert!(price > 2, "{far:?}");
    let ends: Vec<String> =
        reach(&app).into_iter().filter(|spot| spot.figure == Some(price)).map(|spot| spot.at).collect();
    let picture = app.picture();
    let acts = |piece: &&undercroft_table::Piece| picture.turn.acts.contains(&piece.id);
    let figure = picture.boards[0].pieces.iter().find(acts).unwrap().id.clone();
    let before = picture.moment;
    // The square is pointed at with the arrows: its way and its price are told.
    press(&mut app, "\t");
    let told = |app: &mut App| drawn(app, 120, 40).to_string();
    let way = format!("The way there: {price}.");
    for step in 0..40 {
        if told(&mut app).contains(&way) {
            break;
        }
        press(&mut app, if step > 20 { "←" } else { "↑" });
    }
    let screen = told(&mut app);
    assert!(screen.contains(&way) && screen.contains("No test on the way"), "{screen}");
    assert!(screen.contains('‹'), "the way is drawn\n{screen}");
    press(&mut app, "\n");
    assert!(app.picture().moment >= before + u32::try_from(price).unwrap(), "every step is played");
    let end = place(&app, &figure);
    assert!(ends.contains(&end), "{end} is none of {ends:?}");
}
