//! Odds of the dice, counted and not sampled: what a scenario cannot say.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use mini_rogue::action::Action;
use mini_rogue::content::RoomId;
use mini_rogue::state::State;
use mini_rogue::{MiniRogue, editions};
use undercroft_content::Library;
use undercroft_kernel::{
    BUDGET, Ctx, Distribution, Fast, Game, Outcomes, Seat, Setup, Silent, Value, Vocabulary, outcomes,
};

/// A Rogue of each edition in a fight, as the scenarios write it.
fn fighting(given: &[(&str, Value)]) -> Vec<(MiniRogue, State)> {
    let open = |edition: &&editions::Rulebook| {
        let setup = Setup::default().with("edition", Value::word(edition.id.0));
        let game = MiniRogue::open(&setup, &Library::built_in()).expect("the table opens");
        let mut chance = Fast::new(0);
        let mut state = game.start(&mut Ctx::new(&mut chance, Silent)).expect("a match starts");
        game.go_to(&mut state, "combat: giant_spider", &mut chance).expect("a fight");
        for (fact, value) in given {
            game.write(&mut state, fact, value).expect("a fact");
        }
        (game, state)
    };
    editions::ALL.iter().map(open).collect()
}

fn odds<T: Eq + std::hash::Hash + Clone>(
    game: &MiniRogue,
    state: &State,
    fold: impl Fn(&State) -> T,
) -> Distribution<T> {
    match outcomes(game, state, Seat(0), Action::RollAttack, BUDGET, |after, _| fold(after)) {
        Ok(Outcomes::Exact(table)) => table,
        other => panic!("exact odds expected, not {:?}", other.map(|_| "too many")),
    }
}

/// MR-DICE-09: A Curse or Poison die shows its symbol on 3 of 6 faces: odds of one half each.
#[test]
fn symbols_come_up_every_second_time() {
    for (game, state) in fighting(&[("hero.cursed", Value::Bool(true)), ("hero.poisoned", Value::Bool(true))])
    {
        let table = odds(&game, &state, |after| (after.fight.curse, after.hero().hp));
        assert_eq!(table.weight(|(curse, _)| *curse) * 2, table.total);
        assert_eq!(table.weight(|(_, hp)| *hp == state.hero().hp - 1) * 2, table.total);
        assert_eq!(table.weight(|(curse, hp)| *curse && *hp == state.hero().hp) * 4, table.total);
    }
}

/// MR-DICE-09: Without the affliction there is no such die.
#[test]
fn a_healthy_character_rolls_neither_die() {
    for (game, state) in fighting(&[]) {
        let table = odds(&game, &state, |after| (after.fight.curse, after.hero().hp));
        assert_eq!(table.rows.len(), 1);
        assert_eq!(table.rows[0].0, (false, state.hero().hp));
    }
}

/// MR-DICE-10: Character and Dungeon dice are fair: six values with odds 1/6 each, whatever the other shows.
#[test]
fn character_and_dungeon_dice_are_fair() {
    for (game, state) in fighting(&[]) {
        let table = odds(&game, &state, |after| (after.fight.dice[0].value, after.fight.dungeon));
        assert_eq!(table.rows.len(), 36);
        assert!(table.rows.iter().all(|(_, weight)| *weight * 36 == table.total));
    }
}

/// MR-DICE-01: The largest pool of all, three dice and both afflictions, is counted within the budget of a player's question.
#[test]
fn the_largest_pool_is_counted_exactly() {
    let largest = [
        ("hero.xp", Value::Int(23)),
        ("hero.cursed", Value::Bool(true)),
        ("hero.poisoned", Value::Bool(true)),
    ];
    for (game, state) in fighting(&largest) {
        let table = odds(&game, &state, |after| *after);
        assert_eq!(table.rows.len(), 56 * 6 * 2 * 2);
        let sixes = table.weight(|after| after.fight.dice.iter().filter(|die| die.value == 6).count() == 3);
        assert_eq!(sixes * 216 * 2, table.total, "three sixes, and no curse symbol");
    }
}

/// MR-SETUP-18: A reveal is a draw without return from the Rooms that nobody has seen: every pair of different cards alike.
#[test]
fn neighbours_are_drawn_without_return() {
    for (game, mut state) in fighting(&[]) {
        let mut chance = Fast::new(0);
        game.go_to(&mut state, "resolved: bonfire, area 1", &mut chance).expect("a Room");
        let odds = outcomes(&game, &state, Seat(0), Action::Reveal, BUDGET, |after, _| {
            let cell = |n| match after.grid.at(mini_rogue::state::CellId::new(n).expect("a cell")) {
                mini_rogue::state::Cell::Open(room) => room,
                other => panic!("{other:?}"),
            };
            (cell(2), cell(4))
        });
        let Ok(Outcomes::Exact(table)) = odds else { panic!("exact odds expected") };
        let rooms = game.content.rooms.len() - 1;
        assert_eq!(table.rows.len(), rooms * (rooms - 1));
        assert!(table.rows.iter().all(|((a, b), weight): &((RoomId, RoomId), u128)| a != b && *weight == 1));
    }
}
