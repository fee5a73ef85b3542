//! The search on the toys: it finds the moves that are known to be right, repeats itself for a seed, and cannot see what is hidden.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that fails may say so")]

use undercroft_kernel::{Actions, Ctx, Fast, Frames, Game, Outcome, Seat, Seats, Silent, Turn, Viewer};
use undercroft_search::{Budget, Choice, Guide, Plain, Search, Settings};
use undercroft_testkit::cellar::{Action, Cellar, Frame, KEEPER, Purse, State};
use undercroft_testkit::pig::{self, Pig};

fn offered<G: Game>(game: &G, state: &G::State, seat: Seat) -> Actions<G::Action> {
    let mut offered = Actions::new();
    game.legal_actions(state, seat, &mut offered);
    offered
}

fn search_with<G: Game>(
    search: &mut Search<G>,
    game: &G,
    guide: &mut impl Guide<G>,
    state: &G::State,
    seat: Seat,
    iterations: u32,
) -> Choice<G::Action> {
    let view = game.view(state, Viewer::Seat(seat));
    let mut budget = Budget { iterations, stop: &mut || false };
    search.choose(game, guide, &view, seat, &offered(game, state, seat), &mut budget).unwrap()
}

fn decide<G: Game>(game: &G, state: &G::State, seat: Seat, iterations: u32, seed: u64) -> Choice<G::Action> {
    search_with(&mut Search::new(Settings::default(), seed), game, &mut Plain, state, seat, iterations)
}

fn pig(scores: [u8; 2], pot: u8) -> pig::State {
    pig::State { scores, pot, turn: 0 }
}

#[test]
fn pig_is_rolled_and_held_where_the_right_move_is_known() {
    let cases = [
        (pig([0, 0], 0), pig::Action::Roll, "an empty pot is not worth holding"),
        (pig([0, 99], 20), pig::Action::Roll, "the other one is about to win"),
        (pig([90, 95], 9), pig::Action::Roll, "one more roll wins five times out of six"),
        (pig([40, 40], 45), pig::Action::Hold, "a sixth of all this is too much to risk"),
    ];
    for (state, right, why) in cases {
        for seed in 0..3 {
            assert_eq!(decide(&Pig, &state, Seat(0), 4_000, seed).action, right, "{why}");
        }
    }
}

/// The last bet of the last round, with everybody else far behind.
fn last_roll(face: u8) -> State {
    let mut state = Cellar::default().start(&mut Ctx::new(Fast::new(1), Silent)).unwrap();
    state.round = 4;
    state.hiding = false;
    state.acted = 2;
    let last = usize::from(state.player().0);
    state.players[last].purse = Purse { coins: 4, tokens: 1 };
    state.frames = Frames::default();
    state.frames.push(Frame::Rolled { face, stake: 3 }).unwrap();
    state
}

#[test]
fn cellar_rolls_a_lost_bet_again_and_keeps_a_won_one() {
    let cellar = Cellar::default();
    for (face, right) in [(6, Action::Keep), (4, Action::Keep), (3, Action::Reroll), (1, Action::Reroll)] {
        let state = last_roll(face);
        assert_eq!(decide(&cellar, &state, state.player(), 300, 5).action, right, "{face}");
    }
}

/// The first decisions of a match that is played at random, with at least two choices each.
fn decisions(seed: u64, count: usize) -> Vec<(State, Seat)> {
    let cellar = Cellar::default();
    let mut ctx = Ctx::new(Fast::new(seed), Silent);
    let mut state = cellar.start(&mut ctx).unwrap();
    let mut found = Vec::new();
    while let Turn::Ask(seats) = cellar.turn(&state) {
        let seat = seats.lowest().unwrap();
        let list = offered(&cellar, &state, seat);
        if list.len() > 1 {
            found.push((state, seat));
        }
        let action = list.get(ctx.chance.below(list.len() as u32) as usize).unwrap();
        cellar.apply(&mut ctx, &mut state, seat, action).unwrap();
    }
    found.truncate(count);
    found
}

#[test]
fn a_seed_and_a_number_of_iterations_give_one_answer() {
    let cellar = Cellar::default();
    let play = |seed| {
        let mut search = Search::new(Settings::default(), seed);
        let choose =
            |(state, seat): (State, Seat)| search_with(&mut search, &cellar, &mut Plain, &state, seat, 200);
        decisions(3, 12).into_iter().map(choose).collect::<Vec<_>>()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn what_is_hidden_changes_no_decision() {
    let cellar = Cellar::default();
    let mut dice = Fast::new(77);
    let mut scrambled = 0;
    for (state, seat) in (0..6).flat_map(|seed| decisions(seed, 20)) {
        let view = cellar.view(&state, Viewer::Seat(seat));
        let other = cellar.imagine(&view, &mut dice).unwrap();
        scrambled += usize::from(other != state);
        assert_eq!(decide(&cellar, &state, seat, 150, 9), decide(&cellar, &other, seat, 150, 9));
    }
    assert!(scrambled > 40, "only {scrambled} states had something hidden");
}

#[test]
fn a_forced_move_costs_nothing_and_no_budget_gives_an_offered_move() {
    let cellar = Cellar::default();
    let (state, seat) = decisions(1, 1)[0];
    let mut list = Actions::new();
    list.push(Action::Draw);
    let view = cellar.view(&state, Viewer::Seat(seat));
    let mut search = Search::new(Settings::default(), 1);
    let mut never = Budget { iterations: 1_000, stop: &mut || unreachable!("a forced move is not searched") };
    let choice = search.choose(&cellar, &mut Plain, &view, seat, &list, &mut never).unwrap();
    assert_eq!((choice.action, choice.iterations), (Action::Draw, 0));
    list.clear();
    assert!(search.choose(&cellar, &mut Plain, &view, seat, &list, &mut never).is_none());
    let choice = decide(&cellar, &state, seat, 0, 1);
    assert!(offered(&cellar, &state, seat).iter().any(|action| action == choice.action));
}

#[test]
fn a_caller_may_stop_at_any_time() {
    let mut looks = 0;
    let mut stop = || {
        looks += 1;
        looks > 3
    };
    let state = pig([0, 99], 20);
    let mut budget = Budget { iterations: u32::MAX, stop: &mut stop };
    let mut search = Search::new(Settings::default(), 1);
    let list = offered(&Pig, &state, Seat(0));
    let choice = search.choose(&Pig, &mut Plain, &state, Seat(0), &list, &mut budget).unwrap();
    assert_eq!(choice.iterations, 48);
}

#[test]
fn the_tree_is_kept_between_two_moves_of_a_seat() {
    let mut search = Search::new(Settings::default(), 4);
    let first = search_with(&mut search, &Pig, &mut Plain, &pig([40, 99], 0), Seat(0), 500);
    assert_eq!(first.action, pig::Action::Roll);
    search_with(&mut search, &Pig, &mut Plain, &pig([40, 99], 4), Seat(0), 1);
    let visits: u32 = search.candidates().map(|candidate| candidate.visits).sum();
    assert!(visits > 100, "{visits} visits are left of 500");
    search.forget();
    search_with(&mut search, &Pig, &mut Plain, &pig([40, 99], 4), Seat(0), 1);
    assert_eq!(search.candidates().map(|candidate| candidate.visits).sum::<u32>(), 1);
}

#[test]
fn a_small_tree_is_searched_on_when_it_is_full() {
    let settings = Settings { nodes: 8, ..Settings::default() };
    let mut search = Search::new(settings, 1);
    let choice = search_with(&mut search, &Pig, &mut Plain, &pig([40, 40], 45), Seat(0), 3_000);
    assert_eq!((choice.action, search.nodes()), (pig::Action::Hold, 8));
}

/// The thieves against the keeper, who is asked first in each round.
struct Gang;

impl Guide<Cellar> for Gang {
    fn allies(&self, _: &Cellar, seat: Seat) -> Seats {
        if seat == KEEPER { Seats::one(KEEPER) } else { Seats::first(KEEPER.0) }
    }
}

#[test]
fn allies_win_together() {
    let cellar = Cellar::default();
    let state = last_roll(6);
    let winner = state.player();
    let outcome = Outcome { key: "won", winners: Seats::one(winner) };
    for seat in Seats::first(4).iter() {
        assert_eq!(Gang.reward(&cellar, &state, &outcome, seat) > 0.5, seat != KEEPER);
        assert_eq!(Guide::<Cellar>::reward(&Plain, &cellar, &state, &outcome, seat) > 0.5, seat == winner);
    }
}

/// Prefers one action and evaluates at once.
struct Stubborn(Action);

impl Guide<Cellar> for Stubborn {
    fn order(&mut self, _: &Cellar, _: &State, _: Seat, offered: &Actions<Action>, weights: &mut [f32]) {
        for (action, weight) in offered.iter().zip(weights) {
            *weight = if action == self.0 { 1.0 } else { 0.0 };
        }
    }

    fn evaluate(&mut self, _: &Cellar, _: &State, _: u32, values: &mut [f32; 16]) -> bool {
        *values = [0.5; 16];
        true
    }
}

#[test]
fn the_first_choice_of_the_order_is_kept_unless_another_is_clearly_better() {
    let cellar = Cellar::default();
    let (state, seat) = decisions(2, 1)[0];
    let list = offered(&cellar, &state, seat);
    let settings = Settings { wide: 2.0, widening: 0.0, confidence: 1.0, ..Settings::default() };
    for usual in list.iter() {
        let mut search = Search::new(settings, 1);
        let choice = search_with(&mut search, &cellar, &mut Stubborn(usual), &state, seat, 50);
        assert_eq!(choice.action, usual);
        assert!(search.candidates().count() == 2.min(list.len()), "the list is widened step by step");
    }
    // A won bet is kept, whatever the order says.
    let state = last_roll(6);
    let mut search = Search::new(settings, 1);
    let choice =
        search_with(&mut search, &cellar, &mut Stubborn(Action::Reroll), &state, state.player(), 200);
    assert_eq!(choice.action, Action::Keep);
}

#[test]
fn a_simulated_step_allocates_nothing() {
    let cellar = Cellar::default();
    let mut search = Search::new(Settings::default(), 1);
    let (state, seat) = decisions(5, 4)[3];
    let view = cellar.view(&state, Viewer::Seat(seat));
    let list = offered(&cellar, &state, seat);
    let mut budget = Budget { iterations: 300, stop: &mut || false };
    let mut run = || search.choose(&cellar, &mut Plain, &view, seat, &list, &mut budget).unwrap();
    run();
    let info = allocation_counter::measure(|| {
        run();
    });
    assert_eq!(info.count_total, 0);
}
