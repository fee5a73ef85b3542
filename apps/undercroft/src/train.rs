//! `undercroft train`: a network learns to judge the positions of a game by playing against itself.
//! Everything goes into one folder: the weights, the log, the learning curve, and what is needed to go on after an interruption.

use crate::common::{self, Done, Problem, problem, write};
use indicatif::{ProgressBar, ProgressStyle};
use mini_rogue::MiniRogue;
use std::path::{Path, PathBuf};
use undercroft_bots::learned::Encoder;
use undercroft_bots::mini_rogue::MiniRogueEncoder;
use undercroft_catalog::{Card, Playable, Trial, Visitor, entry, open};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::Interrupt;
use undercroft_lab::train::{Schedule, Tables, Training};

/// Train the network of a game by self-play.
#[derive(clap::Args)]
#[command(after_help = "Example: undercroft train mini-rogue --folder training --matches 100000")]
pub struct Args {
    /// The game.
    game: String,
    /// Where weights, log and curve go. A training that lies there is taken up again.
    #[arg(long, value_name = "DIR")]
    folder: PathBuf,
    /// How many matches in all.
    #[arg(long, default_value_t = 491_520, value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// The rule-of-thumb player plays so many of them first.
    #[arg(long, default_value_t = Schedule::default().lessons)]
    lessons: u64,
    /// Matches of self-play after which the network learns in steps half as large: more of them for a longer training.
    #[arg(long, value_name = "MATCHES", default_value_t = Schedule::default().half_life, value_parser = clap::value_parser!(u64).range(1..))]
    half_life: u64,
    /// The seed: the same seed ends with the same weights, on any number of cores.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Rounds between two times that everything is written.
const BETWEEN_SAVES: u64 = 8;

/// Runs the command.
///
/// # Errors
/// A game without a network, a folder that cannot be written, or a training that cannot be taken up again.
pub fn run(args: &Args) -> Done {
    entry(&args.game).map_err(common::open_problem)?;
    std::fs::create_dir_all(&args.folder).map_err(|error| at(&args.folder, error))?;
    let (library, _) = common::library(None)?;
    match args.game.as_str() {
        "mini-rogue" => {
            let tables = tables(&args.game, &library)?;
            let open = |setup: &Setup| MiniRogue::open(setup, &library);
            let games = tables.setups.iter().map(open).collect::<Result<Vec<_>, _>>();
            let games = games.map_err(|_| problem("a table of the training cannot be opened"))?;
            train(args, &games, tables.watched, || Box::new(MiniRogueEncoder))
        }
        other => Err(problem(format!("{other} has no network to train"))),
    }
}

/// The set-ups of a training, those that are watched first.
struct Setups {
    setups: Vec<Setup>,
    watched: usize,
}

/// Everybody who plays alone, in every edition and difficulty, and every pair at the default difficulty; watched is who plays the default
/// edition alone, at its default difficulty.
fn tables(game: &str, library: &Library) -> Done<Setups> {
    let editions = entry(game).map_err(common::open_problem)?.editions;
    let mut setups = Setups { setups: Vec::new(), watched: 0 };
    for edition in editions {
        let base = Setup::default().with("edition", Value::word(*edition));
        let card = open(game, &base, library, Look).map_err(common::open_problem)?;
        let (alone, together) = card.trials.split_at(1.min(card.trials.len()));
        let of = |trials: &[Trial]| -> Vec<Setup> {
            let tables = trials.iter().flat_map(|trial| &trial.tables);
            tables.map(|(_, table)| table.clone().over(&base)).collect()
        };
        let (alone, together) = (of(alone), of(together));
        setups.setups.extend(alone.iter().cloned());
        if setups.watched == 0 {
            setups.watched = alone.len();
        }
        setups.setups.extend(together);
        let harder = card.options.iter().filter(|option| option.name == "difficulty");
        for choice in harder.flat_map(|option| option.choices.iter().skip(1)) {
            setups
                .setups
                .extend(alone.iter().map(|table| table.clone().with("difficulty", Value::word(choice))));
        }
    }
    Ok(setups)
}

struct Look;

impl Visitor for Look {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}

fn train<G: Playable>(
    args: &Args,
    games: &[G],
    watched: usize,
    encoder: fn() -> Box<dyn Encoder<G>>,
) -> Done {
    let subject = encoder().subject();
    let schedule = Schedule { lessons: args.lessons, half_life: args.half_life, ..Schedule::default() };
    let state = args.folder.join("state.bin");
    let mut training = match std::fs::read(&state) {
        Ok(bytes) => Training::take_up(&bytes, subject, args.seed, schedule)
            .map_err(|error| problem(format!("{}: {error}", state.display())))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Training::new(subject, args.seed, schedule)
        }
        Err(error) => return Err(at(&state, error)),
    };
    let interrupt = Interrupt::listen();
    let bar = ProgressBar::new(args.matches);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta:>4}  {msg}") {
        bar.set_style(style);
    }
    let tables = Tables { games, watched, encoder };
    let mut rounds = 0;
    while training.matches() < args.matches && !interrupt.is_raised() {
        bar.set_position(training.matches());
        let round = training.play_round(&tables);
        let share = 100.0 * round.won as f64 / round.watched.max(1) as f64;
        bar.set_message(format!("won {share:.0} %, surprise {:.3}", round.surprise));
        rounds += 1;
        if rounds % BETWEEN_SAVES == 0 {
            save(args, &training, subject)?;
        }
    }
    bar.finish_and_clear();
    save(args, &training, subject)?;
    if interrupt.is_raised() {
        return Err(problem(format!(
            "stopped after {} matches; the same command goes on from there",
            training.matches()
        )));
    }
    common::line!("{} matches; the weights are in {}", training.matches(), args.folder.display());
    Ok(())
}

fn save(args: &Args, training: &Training, subject: undercroft_bots::network::Subject) -> Done {
    let title = format!(
        "{}: share of matches won at the default table, seed {}, {} lessons, half-life {}",
        args.game, args.seed, args.lessons, args.half_life
    );
    write(&args.folder.join("log.csv"), training.log())?;
    write(&args.folder.join("curve.svg"), training.curve(&title))?;
    write(&args.folder.join(format!("{}.network", args.game)), training.network().write(subject))?;
    write(&args.folder.join("state.bin"), training.put_aside(subject))
}

fn at(path: &Path, error: std::io::Error) -> Problem {
    problem(format!("{}: {error}", path.display()))
}
