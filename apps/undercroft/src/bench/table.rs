//! The section `table` of the benchmark: where the work of one action goes. How large pictures and deltas are as JSON, and how long each part usually takes:
//! the median, because other programs on the machine interrupt some of them. Random matches of each game with its usual options; the first seat looks, as
//! a page does. An action is played on a scratch copy, as the service decides it, and what came of it is played again, as every node folds it.

use crate::common::{Done, Problem, problem};
use serde::Serialize;
use std::time::{Duration, Instant};
use undercroft_catalog::GAMES;
use undercroft_catalog::live::{Closed, Dice, Refused, open_match};
use undercroft_content::Library;
use undercroft_kernel::{Fast, Seat, Setup, Turn, Viewer};
use undercroft_table::LiveTable;

/// How many matches are looked at.
const MATCHES: u64 = 5;
/// A match without an end is left after so many actions.
const ACTIONS: usize = 2_000;

/// A line of the section.
#[derive(Serialize)]
pub struct TableLine {
    name: String,
    actions: u64,
    picture_bytes: u64,
    delta_bytes: u64,
    largest_delta: u64,
    us_per_act: f64,
    us_per_replay: f64,
    us_per_picture: f64,
    us_per_delta: f64,
    us_per_json: f64,
}

/// What was counted of one game.
#[derive(Default)]
struct Tally {
    deltas: u64,
    picture_bytes: u64,
    delta_bytes: u64,
    largest_delta: u64,
    acts: Vec<Duration>,
    replays: Vec<Duration>,
    pictures: Vec<Duration>,
    making: Vec<Duration>,
    writing: Vec<Duration>,
}

/// One line for each game.
pub fn lines(library: &Library) -> Done<Vec<TableLine>> {
    GAMES.iter().map(|entry| line(entry.game, library)).collect()
}

fn line(game: &str, library: &Library) -> Done<TableLine> {
    let mut tally = Tally::default();
    for seed in 0..MATCHES {
        let bytes = [seed as u8; 32];
        let opened = open_match(game, &Setup::default(), library, Dice::Seed(&bytes)).map_err(closed)?;
        look(&mut LiveTable::new(opened), &bytes, &mut Fast::new(seed), &mut tally)?;
    }
    let each = |sum: u64| sum / tally.deltas.max(1);
    let median = |mut times: Vec<Duration>| {
        times.sort_unstable();
        times.get(times.len() / 2).map_or(0.0, |time| super::round(time.as_secs_f64() * 1e6, 1))
    };
    Ok(TableLine {
        name: format!("table-{game}"),
        actions: tally.deltas,
        picture_bytes: each(tally.picture_bytes),
        delta_bytes: each(tally.delta_bytes),
        largest_delta: tally.largest_delta,
        us_per_act: median(tally.acts),
        us_per_replay: median(tally.replays),
        us_per_picture: median(tally.pictures),
        us_per_delta: median(tally.making),
        us_per_json: median(tally.writing),
    })
}

/// Plays a match to its end and looks at every step.
fn look(table: &mut LiveTable, seed: &[u8], chance: &mut Fast, tally: &mut Tally) -> Done {
    let viewer = Viewer::Seat(Seat(0));
    let refused = |refused: Refused| Problem(format!("{refused:?}"));
    let mut old = table.picture(viewer);
    for _ in 0..ACTIONS {
        let Turn::Ask(seats) = table.game().turn() else { break };
        let Some(seat) = seats.lowest() else { break };
        let actions = table.game().legal(seat);
        let Some(action) = actions.get(chance.below(actions.len().max(1) as u32) as usize) else { break };
        let since = table.game().at();
        let mut scratch = table.game().still();
        timed(&mut tally.acts, || -> Result<(), Refused> {
            scratch.act(seat, action, Dice::Seed(seed))?;
            while scratch.settle(Dice::Seed(seed))? {}
            Ok(())
        })
        .map_err(refused)?;
        let records: Vec<_> = (0..scratch.at()).filter_map(|step| scratch.record(step)).collect();
        let played = timed(&mut tally.replays, || {
            records.iter().try_for_each(|record| table.game_mut().replay_step(record))
        });
        played.map_err(|misfit| Problem(misfit.to_string()))?;
        let (delta, new) = timed(&mut tally.making, || table.delta(viewer, &old, since));
        let picture = timed(&mut tally.pictures, || table.picture(viewer));
        let bytes = timed(&mut tally.writing, || delta.json()).len() as u64;
        tally.deltas += 1;
        tally.delta_bytes += bytes;
        tally.largest_delta = tally.largest_delta.max(bytes);
        tally.picture_bytes += serde_json::to_vec(&picture).map_err(problem)?.len() as u64;
        old = new;
    }
    Ok(())
}

/// Notes how long something takes.
fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let done = work();
    times.push(begin.elapsed());
    done
}

fn closed(closed: Closed) -> Problem {
    Problem(format!("{closed:?}"))
}

/// The section as text.
pub fn text(lines: &[TableLine]) -> String {
    let mut text = format!(
        "\n{:<24} {:>8} {:>14} {:>12} {:>14} {:>7} {:>10} {:>11} {:>9} {:>8}\n",
        "table, as JSON",
        "actions",
        "picture bytes",
        "delta bytes",
        "largest delta",
        "µs/act",
        "µs/replay",
        "µs/picture",
        "µs/delta",
        "µs/JSON"
    );
    for line in lines {
        text.push_str(&format!(
            "{:<24} {:>8} {:>14} {:>12} {:>14} {:>7.1} {:>10.1} {:>11.1} {:>9.1} {:>8.1}\n",
            line.name,
            line.actions,
            line.picture_bytes,
            line.delta_bytes,
            line.largest_delta,
            line.us_per_act,
            line.us_per_replay,
            line.us_per_picture,
            line.us_per_delta,
            line.us_per_json,
        ));
    }
    text
}
