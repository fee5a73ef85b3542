//! Puzzles: positions of bot matches in which one choice is clearly best, and not the one that a quick look suggests.

use crate::hint::hint;
use crate::weigh::{Effort, POINTS};
use serde::{Deserialize, Serialize};
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::{Dice, Match};
use undercroft_kernel::{Seat, Turn};

/// A position with its solution. It is a file format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The match up to the position, as a replay file.
    pub replay: String,
    /// Whose choice it is, from 0.
    pub seat: u8,
    /// The best choice first, in notation.
    pub choices: Vec<Answer>,
    /// How hard it is, like the rating of a player.
    pub rating: u32,
}

/// A choice of a puzzle with its chance to win in hundredths of a point, and the ends of its 95 % interval.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    #[serde(rename = "do")]
    pub action: String,
    pub chance: i32,
    pub low: i32,
    pub high: i32,
}

/// A first look at each decision, and a second one at those that may be puzzles.
const LOOK: Effort = Effort { first: 32, most: 128 };
const CLOSE_LOOK: Effort = Effort { first: 256, most: 4096 };
/// The best choice has to be better than every other one by so much, in hundredths of a point.
const LEAD: i32 = 500;
/// With more choices it is a search, with fewer a coin.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=9;

/// Plays the match on with rule-of-thumb players until a puzzle turns up; none where the match ends before one does, or `stop` said so.
/// `skip`: so many steps are played before the first look.
pub fn find(game: &mut dyn Match, skip: usize, seed: u64, stop: &dyn Fn() -> bool) -> Option<Puzzle> {
    let bytes = seed.to_le_bytes();
    let dice = Dice::Seed(&bytes);
    while let Turn::Ask(seats) = game.turn() {
        if stop() {
            return None;
        }
        if game.settle(dice).ok()? {
            continue;
        }
        let seat = seats.lowest()?;
        let usual = choose(game, seat, Bot::Sensible, seed)?;
        if game.at() >= skip && CHOICES.contains(&game.legal(seat).len()) {
            let puzzle = look(game, seat, &usual, seed);
            if puzzle.is_some() {
                return puzzle;
            }
        }
        game.act(seat, &usual, dice).ok()?;
    }
    None
}

fn look(game: &dyn Match, seat: Seat, usual: &str, seed: u64) -> Option<Puzzle> {
    let first = hint(game, seat, LOOK, seed)?.choices;
    let lead = first.first()?.count.points() - first.get(1)?.count.points();
    if first.first()?.action == usual || lead < LEAD {
        return None;
    }
    let answers = hint(game, seat, CLOSE_LOOK, seed ^ 1)?.choices;
    let (best, second) = (answers.first()?, answers.get(1)?);
    let lead = best.count.points() - second.count.points();
    // Where the intervals of the two best do not even touch, nobody can argue about the solution.
    if best.action == usual || lead < LEAD || best.count.rate().low <= second.count.rate().high {
        return None;
    }
    let points = |share: f64| (share * f64::from(POINTS)).round() as i32;
    let answer = |judged: &crate::Judged| Answer {
        action: judged.action.clone(),
        chance: judged.count.points(),
        low: points(judged.count.rate().low),
        high: points(judged.count.rate().high),
    };
    let rating = rating(answers.len(), lead);
    let choices = answers.iter().map(answer).collect();
    Some(Puzzle { replay: game.replay(), seat: seat.0, choices, rating })
}

/// More choices and a smaller lead are harder; a player of 1,500 finds an average one half of the time.
fn rating(choices: usize, lead: i32) -> u32 {
    let ease = (lead - LEAD).clamp(0, 3000) as u32 / 5;
    (1500 + 60 * choices as u32).saturating_sub(ease).clamp(800, 2200)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_choices_are_harder_and_a_larger_lead_is_easier() {
        assert!(rating(9, 500) > rating(3, 500));
        assert!(rating(4, 500) > rating(4, 2500));
        assert_eq!(rating(3, 3500), rating(3, 10_000));
    }
}
