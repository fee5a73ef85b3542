//! A ladder: players from the weakest to the strongest, each against the one below it, or all against the game.
//!
//! Match *n* has the same dice for everybody, and where seats compete the player sits in each of them in turn. What was played is
//! kept as text, match by match, so that a ladder that was interrupted goes on where it stopped. Deliberately absent: files and bars.
#![allow(clippy::float_arithmetic, reason = "statistics of whole numbers that were counted before")]

use crate::matches::Player;
use crate::stats::Rate;
use std::collections::BTreeMap;
use std::fmt::Write;
use thiserror::Error;
use undercroft_bots::Level;

/// The 97.5 % point of the normal distribution: two-sided 95 %.
const Z: f64 = 1.959_963_985;

/// The rungs, weakest first. The beginner is the rule-of-thumb player.
pub const RUNGS: [Player; 6] = [
    Player::Random,
    Player::Level(Level::Beginner),
    Player::Level(Level::Easy),
    Player::Level(Level::Normal),
    Player::Level(Level::Hard),
    Player::Level(Level::Expert),
];

/// What was played: for each table group and player, the results of the matches from number 0 on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played(BTreeMap<(String, String), Vec<Option<bool>>>);

/// A record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadRecord {
    #[error("line {0}: expected a group, a player and results, separated by tabs")]
    Line(usize),
    #[error("the record was made with `{found}`, not with `{expected}`")]
    Other { found: String, expected: String },
}

impl Played {
    /// The results of a player in a group of tables.
    #[must_use]
    pub fn of(&self, group: &str, player: Player) -> &[Option<bool>] {
        let key = (group.to_owned(), player.id().to_owned());
        self.0.get(&key).map_or(&[], Vec::as_slice)
    }

    pub fn add(&mut self, group: &str, player: Player, results: Vec<Option<bool>>) {
        self.0.entry((group.to_owned(), player.id().to_owned())).or_default().extend(results);
    }

    /// The record as text: first what it was made with.
    #[must_use]
    pub fn write(&self, made_with: &str) -> String {
        let mut text = format!("{made_with}\n");
        for ((group, player), results) in &self.0 {
            let letter = |result: &Option<bool>| match result {
                Some(true) => '1',
                Some(false) => '0',
                None => '-',
            };
            let _ = writeln!(text, "{group}\t{player}\t{}", results.iter().map(letter).collect::<String>());
        }
        text
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The line that makes no sense, or that the record is of something else.
    pub fn read(text: &str, made_with: &str) -> Result<Played, BadRecord> {
        let mut lines = text.lines().enumerate();
        let found = lines.next().map_or("", |(_, line)| line);
        if found != made_with {
            return Err(BadRecord::Other { found: found.to_owned(), expected: made_with.to_owned() });
        }
        let mut played = Played::default();
        for (at, line) in lines {
            let bad = BadRecord::Line(at + 1);
            let mut parts = line.split('\t');
            let (Some(group), Some(player), Some(results), None) =
                (parts.next(), parts.next(), parts.next(), parts.next())
            else {
                return Err(bad);
            };
            let read = |letter: char| match letter {
                '1' => Ok(Some(true)),
                '0' => Ok(Some(false)),
                '-' => Ok(None),
                _ => Err(bad.clone()),
            };
            let results = results.chars().map(read).collect::<Result<Vec<_>, _>>()?;
            played.0.insert((group.to_owned(), player.to_owned()), results);
        }
        Ok(played)
    }
}

/// A difference with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Difference {
    /// Whether the sign is certain, as far as 95 % are.
    #[must_use]
    pub fn is_apart(&self) -> bool {
        self.low > 0.0
    }
}

/// By how much more matches the second of two wins, over the matches that both played to their end.
#[must_use]
pub fn paired(first: &[Option<bool>], second: &[Option<bool>]) -> Option<Difference> {
    let pairs = first.iter().zip(second).filter_map(|(a, b)| a.zip(*b));
    let gains: Vec<f64> = pairs.map(|(a, b)| f64::from(u8::from(b)) - f64::from(u8::from(a))).collect();
    let count = gains.len() as f64;
    if gains.len() < 2 {
        return None;
    }
    let mean = gains.iter().sum::<f64>() / count;
    let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let half = Z * (variance / count).sqrt();
    Some(Difference { mean, low: mean - half, high: mean + half })
}

/// Points of Elo by which a player is stronger than those it sat with, from its share of wins at a table of `seats`.
#[must_use]
pub fn elo(share: f64, seats: u8) -> f64 {
    let share = share.clamp(1e-3, 1.0 - 1e-3);
    400.0 * (share / (1.0 - share) * (f64::from(seats) - 1.0)).log10()
}

/// How many results there are, and the rate of wins among them.
#[must_use]
pub fn rate(results: &[Option<bool>]) -> (u64, Rate) {
    let all = results.iter().flatten().count() as u64;
    let won = results.iter().flatten().filter(|won| **won).count() as u64;
    (all, Rate::of(won, all))
}

/// The table of a group in which all play against the game.
#[must_use]
pub fn against_the_game(played: &Played, group: &str) -> String {
    let mut text =
        "| player | matches | won | 95 % interval | more than the one above | 95 % interval | apart |\n\
                    |---|---:|---:|---:|---:|---:|---|\n"
            .to_owned();
    let mut above: &[Option<bool>] = &[];
    for rung in RUNGS {
        let results = played.of(group, rung);
        if results.is_empty() {
            continue;
        }
        let (count, rate) = rate(results);
        let (more, interval, apart) = paired(above, results).map_or_else(
            || (String::new(), String::new(), ""),
            |gain| {
                let interval = format!("{:+.1} to {:+.1}", 100.0 * gain.low, 100.0 * gain.high);
                (format!("{:+.1}", 100.0 * gain.mean), interval, if gain.is_apart() { "yes" } else { "no" })
            },
        );
        let _ = writeln!(
            text,
            "| {} | {count} | {:.1} % | {:.1} to {:.1} % | {more} | {interval} | {apart} |",
            rung.id(),
            100.0 * rate.share,
            100.0 * rate.low,
            100.0 * rate.high
        );
        above = results;
    }
    text
}

/// The table of a group in which each plays against the one above it in the table.
#[must_use]
pub fn against_each_other(played: &Played, group: &str, seats: u8) -> String {
    let even = 1.0 / f64::from(seats.max(1));
    let mut text = "| player | against | matches | won | 95 % interval | even is | Elo | apart |\n\
                    |---|---|---:|---:|---:|---:|---:|---|\n"
        .to_owned();
    for pair in RUNGS.windows(2) {
        let [below, rung] = pair else { continue };
        let results = played.of(group, *rung);
        if results.is_empty() {
            continue;
        }
        let (count, rate) = rate(results);
        let _ = writeln!(
            text,
            "| {} | {} | {count} | {:.1} % | {:.1} to {:.1} % | {:.1} % | {:+.0} | {} |",
            rung.id(),
            below.id(),
            100.0 * rate.share,
            100.0 * rate.low,
            100.0 * rate.high,
            100.0 * even,
            elo(rate.share, seats),
            if rate.low > even { "yes" } else { "no" }
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_back_and_another_one_is_refused() {
        let mut played = Played::default();
        played.add("solo", Player::Random, vec![Some(true), Some(false), None]);
        played.add("solo", Player::Random, vec![Some(true)]);
        played.add("coop", Player::Sensible, vec![Some(false)]);
        let text = played.write("ladder pig, seed 1");
        assert_eq!(Played::read(&text, "ladder pig, seed 1").as_ref(), Ok(&played));
        assert!(matches!(Played::read(&text, "ladder pig, seed 2"), Err(BadRecord::Other { .. })));
        assert_eq!(Played::read("x\nsolo\trandom", "x"), Err(BadRecord::Line(2)));
        assert_eq!(Played::read("x\nsolo\trandom\t01?", "x"), Err(BadRecord::Line(2)));
    }

    #[test]
    fn differences_are_those_of_the_same_matches() {
        let first = [Some(true), Some(false), Some(false), None, Some(false)];
        let second = [Some(true), Some(true), Some(false), Some(true), Some(true)];
        let gain = paired(&first, &second).unwrap_or(Difference { mean: 0.0, low: 0.0, high: 0.0 });
        assert!((gain.mean - 0.5).abs() < 1e-9);
        // The gains are 0, 1, 0, 1: their variance is 1/3, the standard error the root of 1/12.
        assert!((gain.high - gain.mean - 1.96 * (1.0f64 / 12.0).sqrt()).abs() < 1e-3);
        assert_eq!(paired(&first, &[]), None);
    }

    #[test]
    fn an_even_share_is_no_elo_at_any_table() {
        for seats in 2..6 {
            assert!(elo(1.0 / f64::from(seats), seats).abs() < 1e-9);
        }
        assert!((elo(10.0 / 11.0, 2) - 400.0).abs() < 1e-9);
    }
}
