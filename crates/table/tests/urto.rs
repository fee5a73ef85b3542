//! What the main situations of Urto look like, as snapshots.

mod common;

use common::{act, at, seating};
use undercroft_kernel::{Seat, Value, Viewer};
use undercroft_table::{Face, Ground, LinkKind, Motion, SpaceState};

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));

fn two(place: &str, given: &[(&str, Value)]) -> undercroft_table::LiveTable {
    let words = [("mode", Value::word("standard"))];
    at(&seating("urto", &["sankaa", "molesor"], &words), place, given)
}

#[test]
fn the_turn_offers_spaces_of_the_cave() {
    let picture = two("turn: p1", &[]).picture(P1);
    insta::assert_json_snapshot!("turn", (&picture.boards, &picture.piles, &picture.prompt));
    let Ground::Graph(graph) = &picture.boards[0].ground else { panic!("the cave is a map of spaces") };
    assert!(graph.spaces.iter().any(|space| space.state == SpaceState::Unknown && space.card.is_none()));
    assert!(graph.links.iter().all(|link| link.kind == LinkKind::Wall));
    let steps = picture.prompt.as_ref().unwrap().leaves();
    let step = steps.iter().find(|leaf| leaf.actions().any(|action| action.starts_with("move "))).unwrap();
    assert!(graph.spaces.iter().any(|space| Some(&space.id) == step.things.first()));
}

#[test]
fn a_creature_is_fought_beside_the_board() {
    let mut table = two("combat: spore_husk", &[("p1.mana", Value::Int(3))]);
    let (before, since) = (table.picture(P1), table.game().at());
    act(&mut table, "fight", &[("combat", "4")]);
    let (frame, picture) = table.frame(P1, &before, since);
    insta::assert_json_snapshot!("creature", (&before.fight, &picture.fight, &picture.dice, &picture.prompt));
    let rolled = frame.motions.iter().position(|motion| matches!(motion, Motion::Roll { .. }));
    assert!(rolled.is_some(), "{:?}", frame.motions);
}

#[test]
fn a_hand_is_open_to_its_owner_and_a_number_to_others() {
    let given = [("p1.hand", Value::words(["notched_sabre", "lucky_candle"]))];
    let table = two("turn: p1", &given);
    let hand = |viewer| table.picture(viewer).sheets[0].hand.clone().unwrap();
    insta::assert_json_snapshot!("hand", (hand(P1), hand(P2)));
    assert!(hand(P1).cards.iter().all(|card| card.face == Face::Known && card.icon.is_some()));
    let text = serde_json::to_string(&hand(P2)).unwrap();
    assert!(!text.contains("sabre") && !text.contains("candle"), "{text}");
}

#[test]
fn the_last_page_ranks_everybody_the_best_first() {
    for (renown, most) in [(2, "p2"), (40, "p1")] {
        let given = [
            ("scythe", Value::word("declined")),
            ("p1.renown", Value::Int(renown)),
            ("p2.renown", Value::Int(20)),
        ];
        let mut table = two("end: p1", &given);
        act(&mut table, "move urto", &[]);
        let page = table.picture(P1).outcome.expect("the race is over");
        let totals: Vec<i32> = page.rows.iter().filter_map(|row| row.cells.last().copied()).collect();
        assert!(totals.len() == 2 && totals.is_sorted_by(|a, b| a >= b), "{most}: {totals:?}");
        assert!(page.rows.iter().all(|row| row.cells.len() == page.columns.len()));
        let first = page.rows.first().and_then(|row| row.seat);
        assert_eq!(first, Some(if most == "p1" { 0 } else { 1 }));
    }
}
