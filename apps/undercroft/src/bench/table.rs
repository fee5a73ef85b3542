//! The section `table` of the benchmark: how large pictures and deltas are as JSON, and how long one of them usually takes: the median, because other
//! programs on the machine interrupt some of them. Random matches of each game with its usual options; the first seat looks, as a page does.

use crate::common::{Done, Problem, problem};
use serde::Serialize;
use std::time::{Duration, Instant};
use undercroft_catalog::GAMES;
use undercroft_catalog::live::{Closed, Dice, open_match};
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
    us_per_picture: u64,
    us_per_delta: u64,
}

/// What was counted of one game.
#[derive(Default)]
struct Tally {
    deltas: u64,
    picture_bytes: u64,
    delta_bytes: u64,
    largest_delta: u64,
    pictures: Vec<Duration>,
    making: Vec<Duration>,
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
        times.get(times.len() / 2).map_or(0, |time| time.as_micros() as u64)
    };
    Ok(TableLine {
        name: format!("table-{game}"),
        actions: tally.deltas,
        picture_bytes: each(tally.picture_bytes),
        delta_bytes: each(tally.delta_bytes),
        largest_delta: tally.largest_delta,
        us_per_picture: median(tally.pictures),
        us_per_delta: median(tally.making),
    })
}

/// Plays a match to its end and looks at every step.
fn look(table: &mut LiveTable, seed: &[u8], chance: &mut Fast, tally: &mut Tally) -> Done {
    let viewer = Viewer::Seat(Seat(0));
    let refused = |refused| Problem(format!("{refused:?}"));
    let mut old = table.picture(viewer);
    for _ in 0..ACTIONS {
        let Turn::Ask(seats) = table.game().turn() else { break };
        let Some(seat) = seats.lowest() else { break };
        let actions = table.game().legal(seat);
        let Some(action) = actions.get(chance.below(actions.len().max(1) as u32) as usize) else { break };
        let since = table.game().at();
        table.game_mut().act(seat, action, Dice::Seed(seed)).map_err(refused)?;
        while table.game_mut().settle(Dice::Seed(seed)).map_err(refused)? {}
        let begin = Instant::now();
        let (delta, new) = table.delta(viewer, &old, since);
        tally.making.push(begin.elapsed());
        let begin = Instant::now();
        let picture = table.picture(viewer);
        tally.pictures.push(begin.elapsed());
        let bytes = serde_json::to_vec(&delta).map_err(problem)?.len() as u64;
        tally.deltas += 1;
        tally.delta_bytes += bytes;
        tally.largest_delta = tally.largest_delta.max(bytes);
        tally.picture_bytes += serde_json::to_vec(&picture).map_err(problem)?.len() as u64;
        old = new;
    }
    Ok(())
}

fn closed(closed: Closed) -> Problem {
    Problem(format!("{closed:?}"))
}

/// The section as text.
pub fn text(lines: &[TableLine]) -> String {
    let mut text = format!(
        "\n{:<24} {:>12} {:>14} {:>12} {:>14} {:>14} {:>10}\n",
        "table, as JSON",
        "actions",
        "picture bytes",
        "delta bytes",
        "largest delta",
        "µs/picture",
        "µs/delta"
    );
    for line in lines {
        text.push_str(&format!(
            "{:<24} {:>12} {:>14} {:>12} {:>14} {:>14} {:>10}\n",
            line.name,
            line.actions,
            line.picture_bytes,
            line.delta_bytes,
            line.largest_delta,
            line.us_per_picture,
            line.us_per_delta,
        ));
    }
    text
}
