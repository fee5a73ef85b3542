//! Fits the evaluation of Mini Rogue, in its default edition and difficulty, to matches of the sensible player and prints `crates/bots/src/mini_rogue/weights.rs`:
//! `cargo run --profile play -p undercroft-lab --example fit_mini_rogue -- 100000 1 > weights.rs` (matches a character, base seed).
//! What was fitted goes to standard error.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::float_arithmetic,
    clippy::print_stdout,
    clippy::needless_range_loop,
    reason = "a chore that may fail loudly"
)]

use mini_rogue::MiniRogue;
use rayon::prelude::*;
use undercroft_bots::Policy;
use undercroft_bots::mini_rogue::Sensible;
use undercroft_bots::mini_rogue::value::{features, row};
use undercroft_bots::mini_rogue::weights::{AREAS, FEATURES, SCALE, SKILLS};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Silent, Turn, Value, Viewer};

type Row = [f64; FEATURES];

/// One beginning of an Area: which row, what the character had, whether it won.
struct Sample {
    row: usize,
    features: [f32; FEATURES],
    won: bool,
}

/// Plays a match and notes the first decision of each Area.
fn play(game: &MiniRogue, seed: u64, samples: &mut Vec<Sample>) {
    let mut ctx = Ctx::new(Fast::new(seed), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    let mut offered = Actions::new();
    let (mut area, first) = (0, samples.len());
    let mut chosen = None;
    loop {
        offered.clear();
        game.stride(&mut ctx, &mut state, chosen, &mut offered).unwrap();
        if let Turn::Over(outcome) = game.turn(&state) {
            let won = outcome.winners.has(Seat(0));
            samples.iter_mut().skip(first).for_each(|sample| sample.won = won);
            return;
        }
        if offered.is_empty() {
            game.legal_actions(&state, Seat(0), &mut offered);
        }
        if offered.len() > 1 && state.area > area {
            area = state.area;
            if let Some(row) = row(game, &state) {
                samples.push(Sample { row, features: features(game, &state), won: false });
            }
        }
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        chosen = Sensible.choose(game, &view, Seat(0), &offered).map(|action| (Seat(0), action));
    }
}

/// Logistic regression by Newton's method with a small ridge.
fn fit(samples: &[&Sample]) -> Row {
    let mut weights = [0.0; FEATURES];
    for _ in 0..8 {
        let mut slope = [0.0; FEATURES];
        let mut curve = [[0.0; FEATURES]; FEATURES];
        for at in 0..FEATURES {
            slope[at] = -2.0 * weights[at];
            curve[at][at] = 2.0;
        }
        for sample in samples {
            let sum: f64 = weights.iter().zip(sample.features).map(|(w, x)| w * f64::from(x)).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let error = f64::from(u8::from(sample.won)) - chance;
            let spread = (chance * (1.0 - chance)).max(1e-6);
            for (at, x) in sample.features.iter().enumerate().filter(|(_, x)| **x != 0.0) {
                slope[at] += error * f64::from(*x);
                for (to, y) in sample.features.iter().enumerate() {
                    curve[at][to] += spread * f64::from(*x) * f64::from(*y);
                }
            }
        }
        let step = solve(curve, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Gaussian elimination; the matrix is positive definite.
fn solve(mut a: [Row; FEATURES], mut b: Row) -> Row {
    for at in 0..FEATURES {
        for below in at + 1..FEATURES {
            let factor = a[below][at] / a[at][at];
            for column in at..FEATURES {
                a[below][column] -= factor * a[at][column];
            }
            b[below] -= factor * b[at];
        }
    }
    for at in (0..FEATURES).rev() {
        let known: f64 = (at + 1..FEATURES).map(|column| a[at][column] * b[column]).sum();
        b[at] = (b[at] - known) / a[at][at];
    }
    b
}

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().unwrap()).collect();
    let (matches, seed) = (arguments[0], arguments[1]);
    let games: Vec<MiniRogue> = ["rogue", "mage", "crusader", "priestess"]
        .map(|hero| Setup::default().with("heroes", Value::word(hero)))
        .map(|setup| MiniRogue::open(&setup, &Library::built_in()).unwrap())
        .into();
    let samples: Vec<Sample> = (0..matches)
        .into_par_iter()
        .flat_map_iter(|number| {
            let mut samples = Vec::new();
            for (game, at) in games.iter().zip(0..) {
                play(game, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) + number * 4 + at, &mut samples);
            }
            samples
        })
        .collect();
    let rows: Vec<Row> = (0..SKILLS * AREAS)
        .into_par_iter()
        .map(|row| {
            let mine: Vec<&Sample> = samples.iter().filter(|sample| sample.row == row).collect();
            if mine.len() < 500 {
                return [0.0; FEATURES];
            }
            let weights = fit(&mine);
            let loss = |chance: f64, won: bool| -(if won { chance } else { 1.0 - chance }).max(1e-9).ln();
            let share = mine.iter().filter(|sample| sample.won).count() as f64 / mine.len() as f64;
            let before: f64 = mine.iter().map(|sample| loss(share, sample.won)).sum();
            let after: f64 = mine
                .iter()
                .map(|sample| {
                    let sum: f64 = weights.iter().zip(sample.features).map(|(w, x)| w * f64::from(x)).sum();
                    loss(1.0 / (1.0 + (-sum).exp()), sample.won)
                })
                .sum();
            let count = mine.len() as f64;
            eprintln!(
                "row {row}: {} samples, won {share:.3}, loss {:.4} -> {:.4}",
                mine.len(),
                before / count,
                after / count
            );
            weights
        })
        .collect();
    println!(
        "//! Weights of `value`, in parts of [`SCALE`]: one row for each way to fight and each number of Areas to come, 0 where nothing was fitted."
    );
    println!(
        "//! Made by `cargo run --profile play -p undercroft-lab --example fit_mini_rogue -- {matches} {seed}`."
    );
    println!(
        "\npub const FEATURES: usize = {FEATURES};\npub const SKILLS: usize = {SKILLS};\npub const AREAS: usize = {AREAS};"
    );
    println!(
        "pub const SCALE: f32 = {SCALE:.1};\n#[rustfmt::skip]\npub const WEIGHTS: [[i16; FEATURES]; SKILLS * AREAS] = ["
    );
    for row in rows {
        let words: Vec<String> =
            row.iter().map(|w| format!("{}", (w * f64::from(SCALE)).round() as i16)).collect();
        println!("    [{}],", words.join(", "));
    }
    println!("];");
}
