//! Times random playouts: Pig through the kernel against the same Pig as a hand-written loop, and Cellar.
//! Run with `cargo run --release -p undercroft-testkit --example playouts`.
//! A number of games as argument also times the whole conformance suite over that many games of Cellar.
#![allow(
    clippy::disallowed_types,
    clippy::print_stdout,
    clippy::float_arithmetic,
    reason = "a stopwatch with a display"
)]

use std::hint::black_box;
use std::time::Instant;
use undercroft_testkit::pig::hand_written;
use undercroft_testkit::{Cellar, Pig, Run, random_playouts, run_all};

/// The best of five timings, in nanoseconds a step.
fn nanoseconds(mut play: impl FnMut() -> u64) -> f64 {
    let timings = (0..5).map(|_| {
        let begin = Instant::now();
        let steps = black_box(play());
        begin.elapsed().as_nanos() as f64 / steps as f64
    });
    timings.fold(f64::INFINITY, f64::min)
}

fn main() {
    let kernel = nanoseconds(|| random_playouts(&Pig, black_box(100_000), 1).steps);
    let hand = nanoseconds(|| hand_written(black_box(100_000), 1).steps);
    println!("pig: {kernel:.2} ns a step through the kernel, {hand:.2} by hand, ratio {:.2}", kernel / hand);
    let cellar = nanoseconds(|| random_playouts(&Cellar::default(), black_box(10_000), 1).steps);
    println!("cellar: {cellar:.0} ns a step");
    if let Some(games) = std::env::args().nth(1).and_then(|games| games.parse().ok()) {
        let begin = Instant::now();
        let report = run_all(&Cellar::default(), &Run::long(games, 1), &mut |_, _, _| ());
        println!("{report}conformance of cellar over {games} games: {:.1} s", begin.elapsed().as_secs_f64());
    }
}
