//! `undercroft bench`: how fast the engine decides, beside a loop written by hand; `undercroft bench table` measures the table service instead,
//! `undercroft bench search` the search.
//! One thread. A *step* is a decision with at least two legal choices; forced steps are played but not counted. The lines take turns in
//! short rounds and the best round of each counts, because other programs on the machine can only slow a round down.
//! A game with a seat that is no player's is played by random players and the bot of that seat; its own decisions are timed apart.
#![allow(clippy::disallowed_types, reason = "a stopwatch reads the clock")]

mod caller;
mod opponent;
mod search;
mod service;
mod table;

use crate::common::{self, Done, open_problem, problem};
use opponent::{BotOpponent, Spread};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use undercroft_catalog::{Card, GAMES, OpenError, Playable, Trial, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value, WordError};
use undercroft_lab::count_allocations;
use undercroft_testkit::pig::hand_written;
use undercroft_testkit::{Pig, pig, playouts_against, random_playouts};

/// How often the lines take turns: rounds are short, so that some of them are left alone by other programs.
const ROUNDS: u32 = 100;
/// How many games are played to count allocations; twice as many are played besides.
const COUNTED: u64 = 200;
/// The same for games with a opponent, which are long.
const COUNTED_HOUSED: u64 = 20;

/// Measure the engine: decisions per second beside a hand-written loop.
#[derive(clap::Args)]
#[command(
    after_help = "Example: undercroft bench --json --seconds 5",
    args_conflicts_with_subcommands = true
)]
pub struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// One JSON object a line instead of a table.
    #[arg(long)]
    json: bool,
    /// How many seconds to spend on each line.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

/// What else can be measured.
#[derive(clap::Subcommand)]
enum What {
    /// Measure the table service under load on loopback.
    Table(service::Args),
    /// Measure the search: simulations per second and allocations, game by game.
    Search(search::Args),
}

/// What a run of games counted: steps and games.
type Counted = (u64, u64);
/// Plays so many games from a seed.
type Player = Box<dyn Fn(u64, u64) -> Counted>;

/// Times the decisions of the opponent, in nanoseconds.
type Watcher = Box<dyn Fn() -> Vec<u64>>;

/// One line of the benchmark: a mix of games that are played equally often.
struct Line {
    name: String,
    state_bytes: usize,
    players: Vec<Player>,
    /// For each set-up with a opponent.
    watchers: Vec<Watcher>,
}

/// The best round of a line.
#[derive(Clone, Copy, Default)]
struct Best {
    steps_per_s: f64,
    games_per_s: f64,
    steps: u64,
    games: u64,
}

/// A line of the answer.
#[derive(Serialize)]
struct Answer {
    name: String,
    threads: u32,
    steps_per_s: f64,
    games_per_s: f64,
    decisions_per_game: f64,
    ns_per_step: f64,
    allocations_per_step: f64,
    state_bytes: usize,
    share_of_hand: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent_p50_ns: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent_p99_ns: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// A game that cannot be opened, or output that cannot be written.
pub fn run(args: &Args) -> Done {
    match &args.what {
        Some(What::Table(args)) => return service::run(args),
        Some(What::Search(args)) => return search::run(args),
        None => {}
    }
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(problem(format!("{} seconds: expected more than 0 and at most 3600", args.seconds)));
    }
    let lines = lines()?;
    let mut bests = vec![Best::default(); lines.len()];
    let share = Duration::from_secs_f64(args.seconds / f64::from(ROUNDS));
    for round in 0..ROUNDS {
        for (line, best) in lines.iter().zip(&mut bests) {
            line.round(u64::from(round), share, best);
        }
    }
    let hand = bests.first().map_or(0.0, |best| best.steps_per_s);
    let answers = lines.iter().zip(&bests).map(|(line, best)| answer(line, best, hand));
    let answers: Vec<Answer> = answers.collect();
    let (library, _) = common::library(None)?;
    let tables = table::lines(&library)?;
    let text =
        if args.json { json(&answers)? + &json(&tables)? } else { text(&answers) + &table::text(&tables) };
    std::io::stdout().write_all(text.as_bytes()).map_err(problem)
}

/// Pig by hand first: the others are measured against it.
fn lines() -> Done<Vec<Line>> {
    let hand = |games, seed| {
        let tally = hand_written(black_box(games), seed);
        (tally.steps, tally.games)
    };
    let mut lines = vec![
        Line {
            name: "pig-hand".to_owned(),
            state_bytes: size_of::<[u8; 3]>(),
            players: vec![Box::new(hand)],
            watchers: Vec::new(),
        },
        Line {
            name: "pig-kernel".to_owned(),
            state_bytes: size_of::<pig::State>(),
            players: vec![player(Pig)],
            watchers: Vec::new(),
        },
    ];
    let (library, _) = common::library(None)?;
    for entry in GAMES {
        for edition in entry.editions {
            let base = Setup::default().with("edition", Value::word(*edition));
            // The edition is part of the name where there are several.
            let name = if entry.editions.len() > 1 {
                format!("{}-{edition}", entry.game)
            } else {
                entry.game.to_owned()
            };
            for trial in open(entry.game, &base, &library, Trials).map_err(open_problem)? {
                lines.extend(line(&name, entry.game, &base, trial, &library)?);
            }
        }
    }
    Ok(lines)
}

/// A line that plays the tables of a trial equally often; none where this edition refuses them all.
fn line(name: &str, game: &str, base: &Setup, trial: Trial, library: &Library) -> Done<Option<Line>> {
    let mut line = Line {
        name: format!("{name}-{}", trial.name),
        state_bytes: 0,
        players: Vec::new(),
        watchers: Vec::new(),
    };
    for (_, table) in &trial.tables {
        match open(game, &base.clone().over(table), library, Seat) {
            Ok(Seated { state_bytes, player, watcher }) => {
                line.state_bytes = state_bytes;
                line.players.push(player);
                line.watchers.extend(watcher);
            }
            Err(OpenError::Option(WordError::Impossible { .. })) => {}
            Err(other) => return Err(open_problem(other)),
        }
    }
    Ok((!line.players.is_empty()).then_some(line))
}

/// Random games of one set-up.
fn player<G: Playable>(game: G) -> Player {
    Box::new(move |games, seed| {
        let tally = random_playouts(&game, black_box(games), seed);
        (tally.steps, tally.games)
    })
}

/// Games of one set-up with the bot of the opponent in its seat.
fn against<G: Playable>(game: G, seat: undercroft_kernel::Seat) -> Player {
    Box::new(move |games, seed| {
        let tally = playouts_against(&game, black_box(games), seed, &mut BotOpponent::new(seat, seed));
        (tally.steps, tally.games)
    })
}

/// Asks for the tables worth measuring.
struct Trials;

impl Visitor for Trials {
    type Out = Vec<Trial>;
    fn visit<G: Playable>(self, _: G, card: Card) -> Vec<Trial> {
        card.trials
    }
}

/// Makes a player of the game and says how large its state is.
struct Seat;

/// What one set-up brings to a line.
struct Seated {
    state_bytes: usize,
    player: Player,
    watcher: Option<Watcher>,
}

impl Visitor for Seat {
    type Out = Seated;
    fn visit<G: Playable>(self, game: G, card: Card) -> Seated {
        let state_bytes = size_of::<G::State>();
        match opponent::seat(&game, card.measure.opponent) {
            None => Seated { state_bytes, player: player(game), watcher: None },
            Some(seat) => {
                let watched = game.clone();
                let watcher: Watcher = Box::new(move || opponent::times(&watched, seat));
                Seated { state_bytes, player: against(game, seat), watcher: Some(watcher) }
            }
        }
    }
}

impl Line {
    /// Plays `games` games of each set-up.
    fn play(&self, games: u64, seed: u64) -> Counted {
        let counts = self.players.iter().map(|player| player(games, seed));
        counts.fold((0, 0), |(steps, all), (more, played)| (steps + more, all + played))
    }

    /// Plays for a while, more and more games at once, and keeps what is better than before.
    fn round(&self, round: u64, share: Duration, best: &mut Best) {
        let begin = Instant::now();
        let mut batch = 1;
        let mut seed = round << 32;
        let (mut steps, mut games) = (0, 0);
        while begin.elapsed() < share {
            let (more, played) = self.play(batch, seed);
            (steps, games, seed) = (steps + more, games + played, seed + 1);
            // A batch is long enough that the clock costs nothing and short enough to stop in time.
            if begin.elapsed() < share / 16 {
                batch *= 2;
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        best.steps += steps;
        best.games += games;
        if steps as f64 / seconds > best.steps_per_s {
            best.steps_per_s = steps as f64 / seconds;
            best.games_per_s = games as f64 / seconds;
        }
    }

    /// Allocations a step: what twice as many games ask for more than once as many, so that buffers made once a run do not count.
    fn allocations(&self) -> f64 {
        let count = |games| {
            let mut counted = (0, 0);
            let allocations = count_allocations(|| counted = self.play(games, 1));
            (allocations, counted.0)
        };
        let games = if self.watchers.is_empty() { COUNTED } else { COUNTED_HOUSED };
        let (once, steps) = count(games);
        let (twice, more) = count(2 * games);
        twice.saturating_sub(once) as f64 / (more - steps).max(1) as f64
    }
}

fn answer(line: &Line, best: &Best, hand: f64) -> Answer {
    let opponent = Spread::of(line.watchers.iter().flat_map(|watcher| watcher()).collect());
    Answer {
        name: line.name.clone(),
        threads: 1,
        steps_per_s: best.steps_per_s.round(),
        games_per_s: best.games_per_s.round(),
        decisions_per_game: round(best.steps as f64 / best.games.max(1) as f64, 2),
        ns_per_step: round(1e9 / best.steps_per_s, 2),
        allocations_per_step: round(line.allocations(), 4),
        state_bytes: line.state_bytes,
        share_of_hand: round(best.steps_per_s / hand, 4),
        opponent_p50_ns: opponent.map(|opponent| opponent.p50),
        opponent_p99_ns: opponent.map(|opponent| opponent.p99),
    }
}

fn round(number: f64, places: i32) -> f64 {
    let scale = 10f64.powi(places);
    (number * scale).round() / scale
}

fn json<T: Serialize>(answers: &[T]) -> Done<String> {
    let mut text = String::new();
    for answer in answers {
        text.push_str(&serde_json::to_string(answer).map_err(problem)?);
        text.push('\n');
    }
    Ok(text)
}

fn text(answers: &[Answer]) -> String {
    let mut text = format!(
        "{:<24} {:>12} {:>10} {:>14} {:>8} {:>11} {:>11} {:>13}\n",
        "one thread",
        "steps/s",
        "games/s",
        "decisions/game",
        "ns/step",
        "allocs/step",
        "state bytes",
        "share of hand"
    );
    for answer in answers {
        text.push_str(&format!(
            "{:<24} {:>12} {:>10} {:>14.2} {:>8.2} {:>11} {:>11} {:>13.4}\n",
            answer.name,
            answer.steps_per_s,
            answer.games_per_s,
            answer.decisions_per_game,
            answer.ns_per_step,
            answer.allocations_per_step,
            answer.state_bytes,
            answer.share_of_hand,
        ));
    }
    let against =
        answers.iter().filter_map(|answer| Some((answer, answer.opponent_p50_ns?, answer.opponent_p99_ns?)));
    for (at, (answer, p50, p99)) in against.enumerate() {
        if at == 0 {
            text.push_str(&format!("\n{:<24} {:>12} {:>12}\n", "opponent, ns a decision", "p50", "p99"));
        }
        text.push_str(&format!("{:<24} {p50:>12} {p99:>12}\n", answer.name));
    }
    text
}
