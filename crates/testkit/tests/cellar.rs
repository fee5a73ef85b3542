//! Cellar's own rules, one test for each thing that it hides or leaves unfinished.
//! The last test proves that random play meets them all: a law about pins would be worth little if no pin ever turned
//! up in somebody else's hand.
#![allow(clippy::unwrap_used, reason = "the helpers of these tests are tests too")]

use std::collections::BTreeSet;
use undercroft_kernel::{
    Actions, Answers, Ctx, Fast, Game, Message, Narrate, NoAnswer, Refusal, Seat, Silent, Turn, Value,
    Viewer, Vocabulary,
};
use undercroft_testkit::cellar::{Action, Card, Cellar, Event, Frame, KEEPER, State};

const RULES: Cellar = Cellar { breakage: None };
const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

/// A first round in which p1 begins, only p3 holds a block card, and the trap is on space 2.
fn table() -> State {
    let opening = [("first".to_owned(), 0)];
    let mut state = RULES.start(&mut Ctx::new(Answers::new(&opening), Silent)).unwrap();
    RULES.write(&mut state, "p1.hand", &Value::words(["purse-1", "purse-2"])).unwrap();
    RULES.write(&mut state, "p2.hand", &Value::words(["purse-3", "purse-4"])).unwrap();
    RULES.write(&mut state, "p3.hand", &Value::words(["block-1", "purse-5"])).unwrap();
    play(&mut state, KEEPER, "trap 2", &[]);
    state
}

/// Plays an action with these draws and gives what happened.
fn play(state: &mut State, seat: Seat, action: &str, draws: &[(&str, u32)]) -> Vec<Event> {
    let draws: Vec<(String, u32)> = draws.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
    let mut ctx = Ctx::new(Answers::new(&draws), Vec::new());
    RULES.apply(&mut ctx, state, seat, RULES.parse(action).unwrap()).unwrap();
    assert_eq!(ctx.chance.used(), draws.len());
    ctx.events
}

fn seen(state: &State, viewer: Viewer, fact: &str) -> Option<Value> {
    RULES.read_view(&RULES.view(state, viewer), fact).unwrap()
}

/// CL-LOOK-01: A card that was looked at stays where it is, and is drawn later by whoever draws; the looker knows it there.
#[test]
fn a_looked_at_card_is_drawn_later_and_still_known() {
    let mut state = table();
    play(&mut state, P1, "look", &[("card", 1)]);
    assert_eq!(seen(&state, Viewer::Seat(P1), "pile.top"), Some(Value::word("block-2")));
    assert_eq!(seen(&state, Viewer::Seat(P2), "pile.top"), None);
    play(&mut state, P1, "bet 1", &[("die", 6)]);
    play(&mut state, P1, "keep", &[]);
    play(&mut state, P2, "spend", &[]);
    let events = play(&mut state, P2, "draw", &[]);
    assert_eq!(state.players[1].hand[1].pin.unwrap().card, Card(1));
    assert_eq!(state.players[1].hand[1].seen_by(Viewer::Seat(P1)), state.players[1].hand[1]);
    let told: Vec<Message> =
        events.iter().filter_map(|event| RULES.tell(&RULES.witness(event, Viewer::Spectator)?)).collect();
    assert!(told.iter().all(|message| message.args.is_empty()), "{told:?}");
}

/// CL-MOVE-02: A window opens for everybody who holds a card, also for p2 who holds no block.
#[test]
fn a_window_opens_on_the_number_of_cards() {
    let mut state = table();
    play(&mut state, P1, "move 2", &[]);
    let Turn::Ask(asked) = RULES.turn(&state) else { panic!() };
    assert_eq!(asked.iter().collect::<Vec<_>>(), [P2, Seat(2)]);
    let mut offered = Actions::new();
    RULES.legal_actions(&state, P2, &mut offered);
    assert_eq!(offered.iter().collect::<Vec<_>>(), [Action::Pass]);
}

/// CL-MOVE-03: The trap is hidden from the thieves until somebody springs it.
#[test]
fn the_trap_is_hidden_until_it_springs() {
    let mut state = table();
    assert_eq!(seen(&state, Viewer::Seat(P1), "trap"), None);
    assert_eq!(seen(&state, Viewer::Seat(KEEPER), "trap"), Some(Value::Int(2)));
    play(&mut state, P1, "move 2", &[]);
    play(&mut state, P2, "pass", &[]);
    let events = play(&mut state, Seat(2), "pass", &[]);
    assert!(events.contains(&Event::Sprung(P1, 2)));
    assert_eq!(state.players[0].purse.coins, 0);
}

/// CL-ROLL-02: A roll waits for its answer; the second roll costs a token and stands.
#[test]
fn a_roll_may_be_rolled_again() {
    let mut state = table();
    play(&mut state, P1, "bet 2", &[("die", 1)]);
    assert_eq!(state.frames.top(), Some(Frame::Rolled { face: 1, stake: 2 }));
    play(&mut state, P1, "reroll", &[("die", 5)]);
    assert_eq!(
        (state.frames.depth(), state.players[0].purse.coins, state.players[0].purse.tokens),
        (0, 4, 1)
    );
}

/// CL-BET-01: A bet is at most three coins, and no more than the thief has.
#[test]
fn a_bet_beyond_the_purse_is_refused() {
    let mut state = table();
    let mut ctx = Ctx::new(Answers::new(&[]), Silent);
    let refused: Result<(), Refusal<NoAnswer>> =
        RULES.apply(&mut ctx, &mut state, P1, Action::Bet { coins: 3 });
    assert_eq!(refused.unwrap_err().rule().unwrap().0, "CL-BET-01");
}

#[test]
fn a_card_in_two_places_is_impossible() {
    let mut state = table();
    RULES.check_state(&state).unwrap();
    RULES.pin(&mut state, "pile.top", "block-1").unwrap();
    assert!(RULES.check_state(&state).unwrap_err().to_string().contains("block-1 lies in two places"));
}

#[test]
fn every_fact_can_be_read_and_the_writable_ones_written() {
    let mut state = table();
    for fact in RULES.facts() {
        let value = RULES.read(&state, &fact.name).unwrap();
        if let Some(value) = value.filter(|_| fact.writable) {
            RULES.write(&mut state, &fact.name, &value).unwrap();
        }
    }
    assert_eq!(state, table());
}

#[test]
fn random_play_meets_every_action_and_a_pin_that_others_draw() {
    let mut kinds = BTreeSet::new();
    let mut others_drew_a_pin = 0;
    let mut offered = Actions::new();
    let mut dice = Fast::new(5);
    for _ in 0..200 {
        let mut state = RULES.start(&mut Ctx::new(&mut dice, Silent)).unwrap();
        while let Turn::Ask(seats) = RULES.turn(&state) {
            let seat = seats.iter().nth(dice.below(seats.len()) as usize).unwrap();
            offered.clear();
            RULES.legal_actions(&state, seat, &mut offered);
            let action = offered.get(dice.below(offered.len() as u32) as usize).unwrap();
            kinds.insert(RULES.notation(action).split(' ').next().unwrap().to_owned());
            others_drew_a_pin +=
                usize::from(action == Action::Draw && !state.top.tag.without(seat).is_empty());
            RULES.apply(&mut Ctx::new(&mut dice, Silent), &mut state, seat, action).unwrap();
        }
    }
    assert_eq!(kinds.len(), RULES.actions().len(), "{kinds:?}");
    assert!(others_drew_a_pin > 20, "{others_drew_a_pin}");
}
