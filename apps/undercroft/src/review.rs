//! `undercroft review`: a match looked at again: what was luck, what were decisions, and what would have been better.

mod told;

use crate::common::{self, Done, Problem, problem};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use undercroft_catalog::live::{Closed, Match, resume};
use undercroft_kernel::Seat;
use undercroft_lab::Interrupt;
use undercroft_review::{Effort, Paint, Review, review, svg};

/// Looks at a saved match again: the chance to win over its length, what the dice and what your decisions changed, and what would have been better.
///
/// Chances are those of quick players who play the match on from what the seat had seen; the same file gives the same review.
#[derive(Parser)]
#[command(after_help = "Example: undercroft review mini-rogue.undercroft --svg match.svg --json match.json")]
pub struct Args {
    /// The saved match.
    file: PathBuf,
    /// For whom, such as p2; the first seat without it.
    #[arg(long)]
    seat: Option<String>,
    /// The language: en or fr. Without it, the language of the system.
    #[arg(long)]
    lang: Option<String>,
    /// The most matches that are played on for a choice.
    #[arg(long, default_value_t = Effort::default().most, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    matches: u32,
    /// Write every moment as JSON into this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the graph as a picture into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The pack the match was played with, if it is not built in.
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
}

/// The seed of every review: the same match gives the same review.
const SEED: u64 = 1;

/// Runs the command.
pub fn run(args: &Args) -> Done {
    for file in [&args.json, &args.svg].into_iter().flatten() {
        common::check_place(file)?;
    }
    let lang = crate::play::language(args.lang.as_deref())?;
    let (library, _) = common::library(args.pack.as_deref())?;
    let text = common::read(&args.file)?;
    let game = resume(&text, &library).map_err(|closed| unopened(&args.file, closed))?;
    let texts = crate::play::texts(lang, game.card())?;
    let seat = seat(&*game, args.seat.as_deref())?;
    let review = with_progress(&texts.text("review-progress", &[]), |progress| {
        let effort = Effort { most: args.matches, ..Effort::default() };
        review(&*game, seat, effort, SEED, progress)
    });
    let Some(review) = review else { return Err(Problem(texts.text("review-stopped", &[]))) };
    let told = told::Told { texts: &texts, review: &review, seat };
    told.print();
    if let Some(file) = &args.svg {
        common::write(file, svg(&review, &paint(&told)))?;
    }
    if let Some(file) = &args.json {
        common::write(file, json(&review)?)?;
    }
    Ok(())
}

fn paint(told: &told::Told<'_>) -> Paint {
    let legend = ["review-dice", "review-slip", "review-blunder", "review-find"];
    Paint { title: told.headline(), legend: legend.map(|key| told.texts.text(key, &[])) }
}

fn json(review: &Review) -> Done<String> {
    serde_json::to_string_pretty(review).map(|text| text + "\n").map_err(problem)
}

/// The seat of a word; the first one without a word.
fn seat(game: &dyn Match, word: Option<&str>) -> Done<Seat> {
    let Some(word) = word else { return Ok(Seat(0)) };
    let words: Vec<String> = (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect();
    let found = words.iter().zip(0..).find(|(known, _)| *known == word);
    found.map(|(_, seat)| Seat(seat)).ok_or_else(|| {
        Problem(format!("--seat {word}: there is no such seat in this match; known: {}", words.join(", ")))
    })
}

/// Shows how far the work is; Ctrl-C stops it.
fn with_progress<T>(says: &str, work: impl FnOnce(&undercroft_review::Progress<'_>) -> T) -> T {
    let interrupt = Interrupt::listen();
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta:>4}") {
        bar.set_style(style);
    }
    bar.set_message(says.to_owned());
    let out = work(&|done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        !interrupt.is_raised()
    });
    bar.finish_and_clear();
    out
}

fn unopened(file: &Path, closed: Closed) -> Problem {
    match closed {
        Closed::Open(error) => common::open_problem(error),
        Closed::Misfit(misfit) => Problem(format!("{}: {misfit}", file.display())),
        Closed::Place(error) => Problem(format!("{}: {error}", file.display())),
        Closed::Roll(_) => Problem(format!("{}: the draws of its set-up are missing", file.display())),
    }
}
