//! Odds, counted and not sampled: what a scenario cannot say.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::content::{Treasure, TreasureKind};
use catacombs::state::{CreatureId, Frame, State};
use undercroft_content::Library;
use undercroft_kernel::{
    BUDGET, Ctx, Distribution, Fast, Game, Outcomes, Seat, Setup, Silent, Value, Vocabulary, outcomes,
};

/// A table laid as the scenarios lay it.
fn laid(place: &str, given: &[(&str, Value)]) -> (Catacombs, State) {
    let setup = Setup::default().with("heroes", Value::words(["svein"]));
    let game = Catacombs::open(&setup, &Library::built_in()).expect("the table opens");
    let mut chance = Fast::new(0);
    let mut state = game.start(&mut Ctx::new(&mut chance, Silent)).expect("a match starts");
    game.go_to(&mut state, place, &mut chance).expect("a place");
    for (fact, value) in given {
        game.write(&mut state, fact, value).expect("a fact");
    }
    (game, state)
}

/// What an action leads to, as a fact that is read afterwards.
fn odds(game: &Catacombs, state: &State, seat: Seat, action: Action, fact: &str) -> Distribution<String> {
    let read = |after: &State| {
        let found = game.read(after, fact).expect("a fact");
        found.map_or_else(|| "nothing".to_owned(), |value| value.to_string())
    };
    match outcomes(game, state, seat, action, BUDGET, |after, _| read(after)) {
        Ok(Outcomes::Exact(table)) => table,
        other => panic!("exact odds expected, not {:?}", other.map(|_| "too many")),
    }
}

/// CA-DICE-05: A 2D table roll spans 0 to 10 with a triangular distribution (1/36 for 0 and 10, 6/36 for 5).
#[test]
fn two_d_make_a_triangle() {
    let (game, mut state) = laid("map: ### / #1# / ###", &[]);
    let treasure = Treasure::Of(TreasureKind::Weapon);
    state.stack.push(Frame::Hoard { who: CreatureId(0), treasure, booty: false }).expect("room");
    let table = odds(&game, &state, Seat(0), Action::RollFind, "find");
    let weapons = game.content.tables.of(TreasureKind::Weapon);
    let of_36 = weapons.map(|weapon| {
        let id = &game.content.items[weapon].id;
        table.weight(|found| found == id) * 36 / table.total
    });
    assert_eq!(of_36, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
}

/// CA-DICE-05: The search table is read with such a roll: a treasure once in 36 searches, 100 écus twice, 30 three times, one four times.
#[test]
fn a_search_is_no_even_draw() {
    let (game, state) = laid("map: #### / #1.# / ####", &[("p1.destiny", Value::Int(0))]);
    let purse = odds(&game, &state, Seat(0), Action::Search(None), "purse");
    let of_36 = |ecus: &str| purse.weight(|found| found == ecus) * 36 / purse.total;
    assert_eq!([of_36("1"), of_36("30"), of_36("100"), of_36("0")], [4, 3, 2, 27]);
    let asked = odds(&game, &state, Seat(0), Action::Search(None), "asked");
    assert_eq!(asked.weight(|found| found == "roll-find") * 36, asked.total);
    assert_eq!(asked.weight(|found| found == "event") * 36, asked.total);
}

/// CA-DESTINY-01: Whoever has a point left is asked about a search exactly when it brings neither écus nor a treasure: 26 times in 36.
#[test]
fn a_search_that_brings_something_stands() {
    let (game, state) = laid("map: #### / #1.# / ####", &[]);
    let asked = odds(&game, &state, Seat(0), Action::Search(None), "asked");
    assert_eq!(asked.weight(|found| found == "destiny") * 36, asked.total * 26);
}

/// CA-THEFT-07: A thief who knows of no object takes one at random, each alike; what is wielded is safe.
#[test]
fn a_blind_thief_takes_each_object_alike() {
    let place = "map: ##### / #1O.# / #####\nO = voracious_ogre\nturn = m1";
    let given = [
        ("p1.agility", Value::Int(1)),
        ("p1.destiny", Value::Int(0)),
        ("p1.pack", Value::words(["club", "cure_potion", "care_potion"])),
    ];
    let (game, state) = laid(place, &given);
    let table = odds(&game, &state, Seat(1), Action::Steal(CreatureId(0), None), "m1.pack");
    let each = ["club", "cure_potion", "care_potion"].map(|id| {
        let bag = Value::words([id]).to_string();
        table.weight(|found| *found == bag)
    });
    assert!(each[0] > 0);
    assert_eq!([each[1], each[2]], [each[0], each[0]]);
    let empty = Value::words::<&str>([]).to_string();
    assert_eq!(each.iter().sum::<u128>() + table.weight(|found| *found == empty), table.total);
}
