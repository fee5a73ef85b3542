//! The solver of fights against what can be counted by hand, against plain search to a depth, and against the dice.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    clippy::float_arithmetic,
    clippy::disallowed_types,
    clippy::print_stdout,
    reason = "a test fails loudly and may reckon as it likes"
)]

use mini_rogue::action::Action;
use mini_rogue::content::Potion;
use mini_rogue::duel::{Duel, ONE, Odds, Unsolved};
use mini_rogue::rules::potion;
use mini_rogue::state::{Hero, State};
use mini_rogue::{MiniRogue, editions};
use std::collections::HashMap;
use undercroft_content::Library;
use undercroft_kernel::{
    Actions, BUDGET, Ctx, Fast, Game, Outcomes, Seat, Setup, Silent, Value, Vocabulary, outcomes,
};

const LIMIT: usize = 8_000_000;

fn open(edition: &str, hero: &str) -> MiniRogue {
    let setup = Setup::default().with("edition", Value::word(edition)).with("heroes", Value::word(hero));
    MiniRogue::open(&setup, &Library::built_in()).expect("the table opens")
}

/// A character at the beginning of a fight.
fn fight(game: &MiniRogue, enemy: &str, hp: u8, xp: u8, foe: u8) -> State {
    let mut chance = Fast::new(0);
    let mut state = game.start(&mut Ctx::new(&mut chance, Silent)).expect("a match starts");
    game.go_to(&mut state, &format!("combat: {enemy}"), &mut chance).expect("a fight");
    let hero = state.hero_mut();
    (hero.hp, hero.xp, hero.armour, hero.spent) = (hp, xp, 0, true);
    hero.potions = Default::default();
    state.fight.hp = foe;
    state
}

const fn win(_: &Hero) -> u32 {
    1
}

fn share(part: u64) -> f64 {
    part as f64 / ONE as f64
}

fn odds(game: &MiniRogue, state: &State) -> Odds {
    Duel::new(game, LIMIT, win).odds(state).expect("a small fight is solved")
}

#[test]
fn one_hit_either_way_is_counted_by_hand() {
    for edition in editions::ALL.map(|edition| edition.id.0) {
        let game = open(edition, "rogue");
        let mut state = fight(&game, "giant_spider", 1, 0, 1);
        // The character misses with a 1; then the enemy misses with a 1, or it is over.
        let odds = odds(&game, &state);
        assert!((share(odds.won()) - 6.0 / 7.0).abs() < 1e-6, "{edition}: {}", share(odds.won()));
        assert!((share(odds.lost) - 1.0 / 7.0).abs() < 1e-6, "{edition}");
        assert_eq!(odds.won(), odds.won_with(1));
        // An enemy that cannot hurt loses in the end.
        state.hero_mut().hp = 20;
        state.fight.hp = 2;
        assert!(Duel::new(&game, LIMIT, win).odds(&state).unwrap().won() > ONE - ONE / 1000, "{edition}");
    }
}

/// The best share of fights that are won within so many actions: a plain search without memory, equations or joined states.
fn brute(game: &MiniRogue, state: &State, deep: u32) -> f64 {
    let mut offered = Actions::new();
    game.legal_actions(state, Seat(0), &mut offered);
    let worth = |action| {
        let fold = |after: &State, _: &[mini_rogue::event::Event]| *after;
        let Ok(Outcomes::Exact(table)) = outcomes(game, state, Seat(0), action, BUDGET, fold) else {
            panic!()
        };
        let sum: f64 = table
            .rows
            .iter()
            .map(|(after, weight)| {
                let value = match (after.end.is_some(), potion::in_fight(after)) {
                    (true, _) => 0.0,
                    (false, false) => 1.0,
                    (false, true) if deep == 0 => 0.0,
                    (false, true) => brute(game, after, deep - 1),
                };
                value * *weight as f64
            })
            .sum();
        sum / table.total as f64
    };
    offered.iter().map(worth).fold(0.0, f64::max)
}

#[test]
fn plain_search_comes_to_the_same() {
    for edition in editions::ALL.map(|edition| edition.id.0) {
        let game = open(edition, "rogue");
        for (hp, xp, foe) in [(1, 0, 3), (2, 1, 4), (1, 1, 6)] {
            let state = fight(&game, "giant_spider", hp, xp, foe);
            let exact = share(odds(&game, &state).won());
            let (less, more) = (brute(&game, &state, 4), brute(&game, &state, 6));
            // Deeper search finds more of the wins that come late, and never more than there are.
            assert!(less <= more && more <= exact + 1e-6, "{edition} {hp} {xp} {foe}: {less} {more} {exact}");
            assert!(exact - more < 0.02, "{edition} {hp} {xp} {foe}: {more} {exact}");
        }
    }
}

/// Plays a fight with the best choices and real dice. Says whether it was won, and the HP left before the reward.
fn simulate(
    game: &MiniRogue,
    begin: &State,
    best: &mut impl FnMut(&State) -> Action,
    dice: &mut Fast,
) -> bool {
    let mut state = *begin;
    loop {
        let action = best(&state);
        game.apply(&mut Ctx::new(&mut *dice, Silent), &mut state, Seat(0), action).expect("legal");
        if state.end.is_some() {
            return false;
        }
        if !potion::in_fight(&state) {
            return true;
        }
    }
}

/// A number from the environment, for whoever wants more than the usual run.
fn wanted(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// `UNDERCROFT_FIGHTS=200 UNDERCROFT_ROLLS=16667 cargo test --profile play -p mini-rogue --test duel as_many -- --nocapture` is the long
/// run: ten million fights. It prints how far the dice were off, in standard errors.
#[test]
fn as_many_fights_are_won_with_dice() {
    let (fights, rolls) = (wanted("UNDERCROFT_FIGHTS", 6), wanted("UNDERCROFT_ROLLS", 1_500));
    let enemies = ["giant_spider", "goblin_warrior"];
    let (mut most, mut beyond_two) = (0.0f64, 0);
    for (edition, at) in editions::ALL.map(|edition| edition.id.0).into_iter().zip(0..) {
        let mut random = Fast::new(40 + at);
        for number in 0..fights {
            let hero = if number % 2 == 0 { "rogue" } else { "mage" };
            let game = open(edition, hero);
            let enemy = enemies[random.below(2) as usize];
            let mut below = |n| random.below(n) as u8;
            let (hp, xp, foe) = (1 + below(6), below(8), 3 + below(5));
            let mut state = fight(&game, enemy, hp, xp, foe);
            state.hero_mut().cursed = below(2) == 1;
            state.hero_mut().poisoned = below(3) == 1;
            state.hero_mut().spent = below(2) == 1;
            if below(2) == 1 {
                state.hero_mut().potions.add(Potion::Fire);
            }
            let mut duel = Duel::new(&game, LIMIT, win);
            let chance = share(duel.odds(&state).expect("solved").won());
            let mut known: HashMap<State, Action> = HashMap::new();
            let mut best = |state: &State| {
                *known.entry(*state).or_insert_with(|| duel.choices(state).expect("solved")[0].0)
            };
            let won = (0..rolls).filter(|_| simulate(&game, &state, &mut best, &mut random)).count();
            let rate = won as f64 / f64::from(rolls);
            // A fight that is all but certain has almost no error of its own: one fight more or less is no disagreement.
            let error = (chance * (1.0 - chance) / f64::from(rolls)).sqrt();
            let off = ((rate - chance).abs() - 1.0 / f64::from(rolls)).max(0.0) / error.max(1e-9);
            assert!(off <= 4.0, "{edition} {hero} {enemy}: {rate} {chance}, {off} standard errors");
            most = most.max(off);
            beyond_two += u32::from(off > 2.0);
        }
    }
    println!(
        "{fights} fights an edition, {rolls} times each: at most {most:.2} standard errors, {beyond_two} beyond 2"
    );
}

#[test]
fn the_best_choice_is_worth_what_the_fight_is() {
    let game = open("ed2025", "mage");
    let mut state = fight(&game, "dire_wolf", 4, 2, 6);
    state.hero_mut().spent = false;
    let mut duel = Duel::new(&game, LIMIT, |hero: &Hero| 10 + u32::from(hero.hp));
    let whole = duel.odds(&state).unwrap();
    let choices = duel.choices(&state).unwrap();
    assert!(choices.len() > 1);
    assert!(choices[0].1.worth.abs_diff(whole.worth) < ONE / 1_000_000);
    assert!(choices.windows(2).all(|pair| pair[0].1.worth >= pair[1].1.worth));
    let all = whole.won() + whole.lost + whole.broken_off;
    assert!(ONE - all < ONE / 1_000_000, "{}", share(all));
    let worth: u64 = (0..=20).map(|hp| (10 + u64::from(hp)) * whole.won_with(hp)).sum();
    assert!(worth.abs_diff(whole.worth) < ONE / 100_000);
}

#[test]
fn what_cannot_be_solved_is_said() {
    let game = open("ed2025", "rogue");
    let state = fight(&game, "dire_wolf", 5, 3, 8);
    assert_eq!(Duel::new(&game, 20, win).odds(&state), Err(Unsolved::TooLarge));
    let idle = game.start(&mut Ctx::new(Fast::new(0), Silent)).unwrap();
    assert_eq!(Duel::new(&game, 20, win).odds(&idle), Err(Unsolved::NoDuel));
}
