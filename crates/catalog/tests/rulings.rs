//! Facts that people set, tried all through at many tables of all games: whatever is accepted leaves a table at which everybody who is asked has a
//! choice, and at which what follows by itself comes to an end.

use undercroft_catalog::live::{Dice, Match, open_match, resume};
use undercroft_content::Library;
use undercroft_kernel::session::MOST_ROUTINE;
use undercroft_kernel::{Ruling, Seat, Setup, Turn, Value, Viewer, WordError};

const SEED: [u8; 32] = [3; 32];

fn open(game: &str) -> Box<dyn Match> {
    open_match(game, &Setup::default(), &Library::built_in(), Dice::Seed(&SEED)).unwrap()
}

/// Plays what nobody has to decide, and says how many steps it were.
fn settle(game: &mut dyn Match) -> usize {
    let mut steps = 0;
    while game.settle(Dice::Seed(&SEED)).unwrap() {
        steps += 1;
        assert!(steps <= MOST_ROUTINE, "it never ends");
    }
    steps
}

/// Plays some choice of the first seat that is asked.
fn step(game: &mut dyn Match, number: usize) -> bool {
    let Turn::Ask(seats) = game.turn() else { return false };
    let seat = seats.lowest().unwrap();
    let legal = game.legal(seat);
    let action = &legal[number * 7 % legal.len()];
    game.act(seat, action, Dice::Seed(&SEED)).unwrap();
    settle(game);
    true
}

fn rule(game: &mut dyn Match, fact: &str, value: Value) -> Result<(), WordError> {
    game.rule(Seat(0), Ruling { fact: fact.to_owned(), value, reason: "We know better.".to_owned() })
}

fn values() -> Vec<Value> {
    let numbers = [0, 1, 2, 3, 4, 6, 8, 9, 12].map(Value::Int);
    let words = ["p1", "p2", "nobody", "ready", "spent", "hidden", "taken", "3,4"].map(Value::word);
    let lists = [Value::List(Vec::new()), Value::words(["p1"])];
    numbers.into_iter().chain([true, false].map(Value::Bool)).chain(words).chain(lists).collect()
}

/// The table of the found defect: a character that stands elsewhere than on the Entrance before it is resolved could only turn up what lies open.
#[test]
fn a_ruling_after_which_nothing_can_be_done_is_refused() {
    let mut game = open("mini-rogue");
    settle(&mut *game);
    let before = game.replay();
    for cell in 2..=8 {
        let refused = rule(&mut *game, "hero.cell", Value::Int(cell));
        assert!(refused.is_err(), "{cell}");
    }
    assert_eq!(rule(&mut *game, "hero.cell", Value::Int(2)), Err(WordError::Stuck));
    assert_eq!(game.replay(), before, "nothing has changed");
    // A file that says otherwise is refused too.
    rule(&mut *game, "hero.gold", Value::Int(3)).unwrap();
    let file = game.replay().replace(r#""fact":"hero.gold","value":3"#, r#""fact":"hero.cell","value":2"#);
    assert!(resume(&file, &Library::built_in()).is_err());
}

#[test]
fn whatever_is_ruled_the_table_goes_on() {
    for name in ["mini-rogue", "urto", "catacombs"] {
        let mut game = open(name);
        settle(&mut *game);
        let facts: Vec<String> =
            game.facts(Viewer::Spectator).into_iter().map(|(fact, _)| fact.name).collect();
        let (mut accepted, mut refused) = (0, 0);
        for number in 0..40 {
            for fact in facts.iter().skip(number % 3).step_by(3) {
                for value in values().into_iter().skip(number % 4).step_by(4) {
                    let mut tried = game.copy();
                    let before = tried.at();
                    if rule(&mut *tried, fact, value.clone()).is_err() {
                        refused += 1;
                        assert_eq!(tried.at(), before, "{name}: {fact} = {value}");
                        continue;
                    }
                    accepted += 1;
                    if let Turn::Ask(seats) = tried.turn() {
                        let idle = seats.iter().any(|seat| tried.legal(seat).is_empty());
                        assert!(!idle && !seats.is_empty(), "{name}: {fact} = {value}");
                    }
                    settle(&mut *tried);
                    for further in 0..6 {
                        step(&mut *tried, number + further);
                    }
                }
            }
            if !step(&mut *game, number) {
                break;
            }
        }
        assert!(accepted > 100 && refused > 100, "{name}: {accepted} accepted, {refused} refused");
    }
}
