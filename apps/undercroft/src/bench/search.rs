//! `undercroft bench search`: how many simulations the search plays on one thread, over the decisions of matches between players of a level,
//! and how many positions the network judges. Seconds are those of the processor where the system counts them for a thread, so that other
//! work on the machine does not count.
#![allow(clippy::disallowed_types, reason = "a stopwatch reads the clock")]

use crate::common::{self, Done, open_problem, problem};
use mini_rogue::MiniRogue;
use mini_rogue::state::State;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use undercroft_bots::mini_rogue::judgement;
use undercroft_bots::network::Inputs;
use undercroft_bots::{Level, Policy, player};
use undercroft_catalog::{Card, GAMES, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Silent, Turn, Viewer};
use undercroft_lab::count_allocations;

/// Measure the search.
#[derive(clap::Args)]
pub struct Args {
    /// How many seconds to spend on each game.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

/// Runs the command.
///
/// # Errors
/// A game that cannot be opened, or output that cannot be written.
pub fn run(args: &Args) -> Done {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(problem(format!("{} seconds: expected more than 0 and at most 3600", args.seconds)));
    }
    let (library, _) = common::library(None)?;
    let mut text = format!("{:<24} {:>14} {:>18}\n", "one thread", "simulations/s", "allocs/simulation");
    for entry in GAMES {
        let visitor = Measure { time: Duration::from_secs_f64(args.seconds) };
        let measured = open(entry.game, &Setup::default(), &library, visitor).map_err(open_problem)?;
        text.push_str(&match measured {
            Some((speed, allocations)) => format!("{:<24} {speed:>14.0} {allocations:>18.4}\n", entry.game),
            None => format!("{:<24} {:>14}\n", entry.game, "no search"),
        });
    }
    text.push_str(&network(&library, Duration::from_secs_f64(args.seconds))?);
    std::io::stdout().write_all(text.as_bytes()).map_err(problem)
}

/// How many different positions the network is asked about in turn.
const POSITIONS: usize = 256;

/// The line of the network of Mini Rogue: its inputs are gathered anew for each judgement, as a player does.
fn network(library: &Library, time: Duration) -> Done<String> {
    let heading = format!("\n{:<24} {:>14} {:>18}\n", "one thread", "judgements/s", "allocs/judgement");
    let judgement = match judgement() {
        Ok(judgement) => judgement,
        Err(error) => return Ok(format!("{heading}{:<24} {error}\n", "mini-rogue network")),
    };
    let game = MiniRogue::open(&Setup::default(), library)
        .map_err(|_| problem("the default table cannot be opened"))?;
    let positions = positions(&game);
    let side = judgement.encoder.side(Seat(0));
    let mut inputs = Inputs::default();
    let mut judge_all =
        || positions.iter().map(|state| judgement.chance(&game, state, side, &mut inputs)).sum::<f32>();
    // The first time makes the buffers.
    black_box(judge_all());
    let allocations = count_allocations(|| _ = black_box(judge_all()));
    let begin = Stopwatch::start();
    let mut judged = 0;
    while begin.elapsed() < time {
        black_box(judge_all());
        judged += POSITIONS;
    }
    let speed = judged as f64 / begin.elapsed().as_secs_f64();
    let allocations = allocations as f64 / POSITIONS as f64;
    Ok(format!("{heading}{:<24} {speed:>14.0} {allocations:>18.4}\n", "mini-rogue network"))
}

/// Positions of matches that are played at random.
fn positions(game: &MiniRogue) -> Vec<State> {
    let mut positions = Vec::with_capacity(POSITIONS);
    let mut ctx = Ctx::new(Fast::new(1), Silent);
    let mut offered = Actions::new();
    while positions.len() < POSITIONS {
        let Ok(mut state) = game.start(&mut ctx) else { continue };
        while let Turn::Ask(seats) = game.turn(&state) {
            positions.push(state);
            offered.clear();
            let seat = seats.lowest().unwrap_or(Seat(0));
            game.legal_actions(&state, seat, &mut offered);
            let action = offered.get(ctx.chance.below(offered.len() as u32) as usize);
            let Some(action) = action else { break };
            if game.apply(&mut ctx, &mut state, seat, action).is_err() {
                break;
            }
        }
    }
    positions.truncate(POSITIONS);
    positions
}

/// Time of this thread on a processor; of the clock where the system does not say.
struct Stopwatch {
    busy: Option<Duration>,
    clock: Instant,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch { busy: busy(), clock: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        match (self.busy, busy()) {
            (Some(begin), Some(now)) => now.saturating_sub(begin),
            _ => self.clock.elapsed(),
        }
    }
}

/// How long this thread has been on a processor so far: Linux tells it in nanoseconds.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

struct Measure {
    time: Duration,
}

impl Visitor for Measure {
    /// Simulations a second and allocations a simulation; none for a game whose levels do not search.
    type Out = Option<(f64, f64)>;

    fn visit<G: Playable>(self, game: G, _: Card) -> Self::Out {
        let mut policy = player::<G>(Level::Expert, 1);
        let mut spent = Duration::ZERO;
        let mut allocations = 0;
        let mut offered = Actions::new();
        for seed in 0.. {
            let mut ctx = Ctx::new(Fast::new(seed), Silent);
            let mut state = game.start(&mut ctx).ok()?;
            while let Turn::Ask(seats) = game.turn(&state) {
                let seat = seats.lowest()?;
                offered.clear();
                game.legal_actions(&state, seat, &mut offered);
                let mut action = offered.get(ctx.chance.below(offered.len() as u32) as usize)?;
                if offered.len() > 1 {
                    let view = game.view(&state, Viewer::Seat(seat));
                    // The first decision makes the buffers.
                    let is_warm = policy.simulations() > 0;
                    let begin = Stopwatch::start();
                    let counted = count_allocations(|| {
                        action = policy.choose(&game, &view, seat, &offered).unwrap_or(action);
                    });
                    spent += begin.elapsed();
                    allocations += if is_warm { counted } else { 0 };
                }
                game.apply(&mut ctx, &mut state, seat, action).ok()?;
                if spent >= self.time {
                    return rates(&*policy, spent, allocations);
                }
            }
            // A player that did not search in a whole match never does.
            if policy.simulations() == 0 {
                return None;
            }
        }
        None
    }
}

fn rates<G: Playable>(policy: &dyn Policy<G>, spent: Duration, allocations: u64) -> Option<(f64, f64)> {
    let simulations = policy.simulations() as f64;
    Some((simulations / spent.as_secs_f64(), allocations as f64 / simulations))
}
