//! Camps in a corner that only two characters together can reach: almost every Room of the Area is entered.

#![allow(clippy::expect_used, reason = "a test fails loudly")]

use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use undercroft_content::Library;
use undercroft_kernel::{Ctx, Fast, Game, Seat, Setup, Silent, Value, Vocabulary};

/// Resolves the hermit with these facts and gives back what is asked then and whether the skills are ready.
fn after_the_hermit(
    entered: impl IntoIterator<Item = i64>,
    xp: i64,
    food: i64,
) -> (Option<Value>, Option<Value>) {
    let game = MiniRogue::open(&Setup::default(), &Library::built_in()).expect("the table opens");
    let mut chance = Fast::new(0);
    let mut state = game.start(&mut Ctx::new(&mut chance, Silent)).expect("a match starts");
    game.go_to(&mut state, "entrance: hermit, area 1", &mut chance).expect("a place");
    for cell in entered.into_iter().chain([1]) {
        game.write(&mut state, "hero.cell", &Value::Int(cell)).expect("a cell");
    }
    for (fact, value) in
        [("hero.xp", Value::Int(xp)), ("hero.food", Value::Int(food)), ("hero.skills", Value::word("spent"))]
    {
        game.write(&mut state, fact, &value).expect("a fact");
    }
    game.apply(&mut Ctx::new(&mut chance, Silent), &mut state, Seat(0), Action::Resolve)
        .expect("the Room is resolved");
    (game.read(&state, "asked").expect("a fact"), game.read(&state, "hero.skills").expect("a fact"))
}

/// MR-CAMP-06: A hermit none of whose offers can be had only refreshes: no XP, no ration, and fewer than two Rooms to swap.
#[test]
fn a_hermit_with_nothing_to_offer_lets_the_party_go_on() {
    let ready = Some(Value::word("ready"));
    assert_eq!(after_the_hermit(2..=7, 0, 0), (Some(Value::word("reveal")), ready.clone()));
    assert_eq!(
        after_the_hermit(2..=6, 0, 0),
        (Some(Value::word("camp")), ready.clone()),
        "two Rooms can be swapped"
    );
    assert_eq!(after_the_hermit(2..=7, 1, 0), (Some(Value::word("camp")), ready.clone()), "XP can be given");
    assert_eq!(after_the_hermit(2..=7, 0, 1), (Some(Value::word("camp")), ready), "a ration can be given");
}
