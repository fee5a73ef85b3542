//! Who is asked before a roll or a draw, and who is not: it follows from what everybody sees, never from which cards are held.

#![allow(clippy::expect_used, reason = "a test fails loudly")]

use undercroft_content::Library;
use undercroft_kernel::{
    Actions, Ctx, Fast, Game, Seat, Session, Setup, Silent, Turn, Value, Viewer, Vocabulary,
};
use urto::Urto;
use urto::action::Action;
use urto::content::ArtefactClass;
use urto::state::{Player, State};

/// A hand of one card that does nothing before a roll.
const FEATHER: &str = "ember_feather";

fn game() -> Urto {
    let heroes = Value::words(["sankaa", "molesor", "arminius"]);
    let setup = Setup::default().with("heroes", heroes).with("mode", Value::word("standard"));
    Urto::open(&setup, &Library::built_in()).expect("the table opens")
}

/// The table at a named place, with these facts.
fn at(game: &Urto, place: &str, facts: &[(&str, Value)]) -> State {
    let mut ctx = Ctx::new(Fast::new(1), Silent);
    let mut state = game.start(&mut ctx).expect("the match starts");
    game.go_to(&mut state, place, &mut ctx.chance).expect("the place is known");
    for (fact, value) in facts {
        game.write(&mut state, fact, value).expect("the fact can be set");
    }
    state
}

/// The state after an action with any dice and cards.
fn after(game: &Urto, mut state: State, seat: u8, action: &str) -> State {
    let action = game.parse(action).expect("the action is understood");
    let mut ctx = Ctx::new(Fast::new(1), Silent);
    game.apply(&mut ctx, &mut state, Seat(seat), action).expect("the action is allowed");
    state
}

/// What the table does without asking.
fn by_itself(game: &Urto, state: State) -> Option<Action> {
    Session::from_state(game.clone(), state).sole_routine().map(|(_, action)| action)
}

fn mana(n: i64) -> (&'static str, Value) {
    ("p1.mana", Value::Int(n))
}

fn hand(card: &str) -> (&'static str, Value) {
    ("p1.hand", Value::words([card]))
}

#[test]
fn a_defence_roll_is_made_unasked_only_where_nothing_can_be_done_before_it() {
    let game = game();
    let place = |facts: &[(&str, Value)]| by_itself(&game, at(&game, "event: falling_stones", facts));
    assert_eq!(place(&[mana(4)]), Some(Action::Roll), "too little mana and no card");
    assert_eq!(place(&[mana(9), ("p1.die", Value::Int(8))]), Some(Action::Roll), "the die is bought");
    assert_eq!(place(&[mana(5)]), None, "the die can be bought");
    assert_eq!(place(&[mana(0), hand("root_brew")]), None, "a card can be played");
    assert_eq!(place(&[mana(0), hand(FEATHER)]), None, "a card that nobody knows could be played");
}

#[test]
fn a_token_is_drawn_unasked_only_by_who_has_no_unseen_card() {
    let game = game();
    let place = |facts: &[(&str, Value)]| {
        by_itself(&game, after(&game, at(&game, "turn: p1", facts), 0, "move r1p1"))
    };
    assert_eq!(place(&[mana(9)]), Some(Action::Draw), "mana does nothing about a token");
    assert_eq!(place(&[mana(0), ("p1.open", Value::words(["camp_kettle"]))]), Some(Action::Draw));
    assert_eq!(place(&[mana(0), hand("vitality_flask")]), None, "a card can be played");
    assert_eq!(place(&[mana(0), hand(FEATHER)]), None, "a card that nobody knows could be played");
}

/// Whether the table stops must not tell what is in a hand: with each card that may be there it is the same.
#[test]
fn whether_the_table_stops_does_not_tell_which_card_is_held() {
    let game = game();
    let cards = game.content.artefacts.iter();
    let cards: Vec<&str> = cards
        .filter(|(_, card)| !matches!(card.class, ArtefactClass::Divine(_)))
        .map(|(_, card)| card.id.as_str())
        .collect();
    assert!(cards.len() > 20, "the pile is known");
    let alone = ("p3.fate", Value::word("dead"));
    for card in cards {
        let facts = [mana(0), hand(card)];
        let defence = at(&game, "event: falling_stones", &facts);
        let draw = after(&game, at(&game, "turn: p1", &facts), 0, "move r1p1");
        let challenge = at(&game, "event: shadow_duel", &[mana(0), hand(card), alone.clone()]);
        let duel = after(&game, challenge, 0, "choose p2");
        let end = at(&game, "after: p1", &[mana(0), hand(card), ("p1.life", Value::Int(1))]);
        for (name, state) in
            [("roll", defence), ("draw", draw), ("challenge", challenge), ("duel", duel), ("end", end)]
        {
            assert_eq!(by_itself(&game, state), None, "{name} with {card}");
        }
    }
}

/// Whether the table goes on by itself, and who is asked if not, is the same in every world that a viewer may imagine.
#[test]
fn nobody_learns_of_a_hand_from_where_the_table_stops() {
    let game = game();
    let mut actions = Actions::new();
    let mut goes_on = |state: &State| {
        let seat = state.asked.seats().lowest().filter(|_| state.asked.len() == 1)?;
        actions.clear();
        game.legal_actions(state, seat, &mut actions);
        let sole = actions.get(0).filter(|_| actions.len() == 1)?;
        game.is_routine(state, sole).then_some(sole)
    };
    for seed in 0..60 {
        let mut ctx = Ctx::new(Fast::new(seed), Silent);
        let mut state = game.start(&mut ctx).expect("the match starts");
        for _ in 0..600 {
            let Turn::Ask(seats) = game.turn(&state) else { break };
            for viewer in (0..game.players()).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let Ok(imagined) = game.imagine(&game.view(&state, viewer), &mut Fast::new(seed));
                assert_eq!(state.asked, imagined.asked, "seed {seed}, seen by {viewer:?}");
                let alone = [&state, &imagined].map(|state| goes_on(state).is_some());
                assert!(
                    alone == [true; 2] || alone == [false; 2],
                    "seed {seed}, seen by {viewer:?}: {state:?}"
                );
            }
            let seat = seats.lowest().expect("somebody is asked");
            let mut offered = Actions::new();
            game.legal_actions(&state, seat, &mut offered);
            let chosen = ctx.chance.below(offered.len() as u32) as usize;
            let action = offered.get(chosen).expect("something is offered");
            game.apply(&mut ctx, &mut state, seat, action).expect("what is offered is allowed");
        }
    }
}

#[test]
fn a_defence_roll_in_another_turn_is_a_window_that_passes_with_the_roll() {
    let game = game();
    let rich = [("p1.mana", Value::Int(0)), ("p2.mana", Value::Int(9))];
    let shaken = after(&game, at(&game, "event: the_vault_shakes", &rich), 0, "roll");
    assert_eq!(by_itself(&game, shaken), None);
    let window = game.reaction(&shaken, Seat(1)).expect("a window of the second hero");
    assert_eq!((window.pass, window.aimed), (Action::Roll, false));
    assert!(game.reaction(&shaken, Seat(0)).is_none() && game.reaction(&shaken, Seat(2)).is_none());

    let duel = after(&game, at(&game, "event: shadow_duel", &rich), 0, "choose p2");
    let window = game.reaction(&duel, Seat(1)).expect("a window of the challenged hero");
    assert_eq!((window.pass, window.aimed), (Action::Roll, true));
}

/// A card of another pack may kill before the dice are rolled: nobody rolls for the dead.
#[test]
fn the_dead_do_not_roll() {
    let game = game();
    let shaken =
        at(&game, "event: the_vault_shakes", &[("p1.mana", Value::Int(0)), ("p2.mana", Value::Int(0))]);
    let mut state = after(&game, shaken, 0, "roll");
    game.write(&mut state, "p3.fate", &Value::word("dead")).expect("the fact can be set");
    let state = after(&game, state, 1, "roll");
    assert!(!state.asked.has(Player(2)), "the third hero is dead");
}
