//! `undercroft puzzles`: finds positions in bot matches where one choice is clearly best and not obvious.

use crate::common::{self, Done, line, open_problem, problem};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use undercroft_catalog::live::{Closed, Dice, open_match};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::Interrupt;
use undercroft_review::{Puzzle, find_puzzle};

/// Find positions in bot matches where one choice is clearly best and not obvious.
///
/// Each comes from a match of its own; the same seed finds the same puzzles. The file is JSON: a list of matches up to the position, with every choice and its chance to win, the best first.
#[derive(clap::Parser)]
#[command(after_help = "Example: undercroft puzzles mini-rogue --count 20 --out puzzles.json")]
pub struct Args {
    /// The game.
    game: String,
    /// How many are wanted.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// The seed of the first match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The matches that are looked at, at most.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// An option of the new-table form.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = common::option)]
    options: Vec<(String, Value)>,
    /// Where to write them.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Looks begin this many steps into a match, in turn: beginnings look alike, and endings are long files.
const SKIPS: [usize; 4] = [12, 30, 55, 80];

pub fn run(args: &Args) -> Done {
    common::check_place(&args.out)?;
    let library = Library::built_in();
    let interrupt = Interrupt::listen();
    let bar = ProgressBar::new(u64::from(args.count));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} found {eta:>4}") {
        bar.set_style(style);
    }
    let mut found: Vec<Puzzle> = Vec::new();
    for number in 0..args.matches {
        if found.len() >= args.count as usize || interrupt.is_raised() {
            break;
        }
        let setup = common::setup(&args.options);
        found.extend(search(args, &setup, &library, number, &interrupt)?);
        bar.set_position(found.len() as u64);
    }
    bar.finish_and_clear();
    if interrupt.is_raised() {
        return Err(problem(format!("stopped: {} found, nothing was written", found.len())));
    }
    found.sort_by_key(|puzzle| puzzle.rating);
    let text = serde_json::to_string_pretty(&found).map_err(problem)?;
    common::write(&args.out, text + "\n")?;
    line!("{} of {} puzzles are in {}", found.len(), args.count, args.out.display());
    Ok(())
}

/// Looks for a puzzle in one match.
fn search(
    args: &Args,
    setup: &Setup,
    library: &Library,
    number: u64,
    interrupt: &Interrupt,
) -> Done<Option<Puzzle>> {
    let seed = args.seed.wrapping_add(number);
    let skip = SKIPS.get(number as usize % SKIPS.len()).copied().unwrap_or_default();
    let opened = open_match(&args.game, setup, library, Dice::Seed(&seed.to_le_bytes()));
    let mut game = opened.map_err(|closed| match closed {
        Closed::Open(error) => open_problem(error),
        Closed::Misfit(misfit) => problem(misfit),
        Closed::Place(error) => problem(error),
        Closed::Roll(_) => problem("the draws of the set-up are missing"),
    })?;
    Ok(find_puzzle(&mut *game, skip, seed, &|| interrupt.is_raised()))
}
