//! What the main situations of Urto look like, as snapshots.

mod common;

use common::{act, at, open, seating};
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
    let (delta, picture) = table.delta(P1, &before, since);
    insta::assert_json_snapshot!("creature", (&before.fight, &picture.fight, &picture.dice, &picture.prompt));
    let rolled = delta.motions.iter().position(|motion| matches!(motion, Motion::Roll { .. }));
    assert!(rolled.is_some(), "{:?}", delta.motions);
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

/// The print has the five cards of the Alpha face up beside the board.
#[test]
fn the_cards_of_the_alpha_lie_open_from_the_start() {
    let picture = two("turn: p1", &[("alphas", Value::Int(4))]).picture(P2);
    let alpha = picture.piles.iter().find(|pile| pile.id == "pile-alpha").expect("a pile of its own");
    let printed: Vec<i32> = alpha.content.iter().filter_map(|sign| sign.figure).collect();
    assert_eq!((alpha.count, printed), (Some(4), vec![6, 4, 9]), "lives left, attack, life and PR");
    for pile in ["pile-monsters", "pile-artefacts", "pile-events"] {
        assert!(picture.piles.iter().any(|one| one.id == pile && one.count.is_some()), "{pile}");
    }
}

/// What a space shows: the kind of its card, its name and what its tip says of it.
fn shown(table: &undercroft_table::LiveTable, id: &str) -> String {
    let picture = table.picture(P1);
    let Ground::Graph(graph) = &picture.boards[0].ground else { panic!("the cave is a map of spaces") };
    let space = graph.spaces.iter().find(|space| space.id == id).expect("the space is drawn");
    serde_json::to_string(&(&space.state, &space.label, &space.card, &space.signs, &space.tips)).unwrap()
}

#[test]
fn without_a_pile_a_nest_is_a_torch_in_picture_name_and_tip() {
    let nest = |monsters| {
        let given = [("space.r1p1", Value::word("monster")), ("monsters", Value::Int(monsters))];
        let table = two("turn: p1", &given);
        (shown(&table, "r1p1"), serde_json::to_string(&table.picture(P1).prompt).unwrap())
    };
    let (before, _) = nest(1);
    assert!(before.contains("\"nest\"") && before.contains("token-monster.text"), "{before}");
    let (after, prompt) = nest(0);
    assert!(after.contains("\"torch\"") && after.contains("token-torch.text"), "{after}");
    assert!(!after.contains("monster") && !prompt.contains("token-monster"), "{after} {prompt}");
}

#[test]
fn traps_are_seen_on_the_map() {
    let given = [("traps.r1p1", Value::words(["blook_trap p2"])), ("space.r1p1", Value::word("torch"))];
    let table = two("turn: p1", &given);
    let space = shown(&table, "r1p1");
    assert!(space.contains("r1p1!") && space.contains("board-ur-trap"), "{space}");
}

#[test]
fn at_a_table_of_two_the_weapon_is_chosen_with_the_map_in_sight() {
    let words = [("first_player", Value::word("p1"))];
    let table = open(&seating("urto", &["sankaa", "molesor"], &words));
    let picture = table.picture(P1);
    let Ground::Graph(graph) = &picture.boards[0].ground else { panic!("the cave is a map of spaces") };
    assert!(graph.spaces.iter().filter(|space| space.state == SpaceState::Unknown).count() > 20);
    let sides = picture.prompt.as_ref().unwrap().leaves();
    assert_eq!(sides.len(), 2);
    for (side, icon) in sides.iter().zip(["thor-hammer", "trumpet"]) {
        let stele = graph.spaces.iter().find(|space| Some(&space.id) == side.things.first());
        let card = stele.and_then(|space| space.card.as_ref()).expect("its stele is on the map");
        assert_eq!(card.icon.as_deref(), Some(icon));
    }
}

#[test]
fn feats_of_the_match_stand_on_the_sheet() {
    let table = two("turn: p1", &[("p1.feats", Value::words(["flash"]))]);
    let sheets = table.picture(P2).sheets;
    let feats = |at: usize| sheets[at].groups.iter().find(|group| group.id.ends_with("-feats"));
    assert_eq!(feats(0).map(|group| group.items.len()), Some(1));
    assert!(feats(1).is_none());
}
