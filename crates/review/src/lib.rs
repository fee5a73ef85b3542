//! What a position and each choice is worth, and how much of a match was luck and how much decisions.
//!
//! Every number comes from matches played on by quick players from worlds that fit what a seat has seen ([`weigh()`]), or, where a network knows
//! the game, from what it makes of the next choice there: it is an estimate and has an interval. For a seed and an effort it is always the same, whatever the number of threads. Nothing here looks at a true state: a
//! [`hint`] may be given during a match, and a [`review()`] judges a decision by what its seat knew.

#![allow(clippy::float_arithmetic, reason = "statistics of whole numbers that were counted before")]

mod calibrate;
mod fight;
mod graph;
mod hint;
mod playout;
mod puzzle;
mod review;
mod side;
mod threads;
mod verdict;
mod weigh;

pub use calibrate::{Called, Decile, Reliability, calibrate};
pub use fight::{Estimate, FightOdds, Reach, fights};
pub use graph::{Paint, svg};
pub use hint::{Advice, Hint, hint, hint_until};
pub use playout::{Quick, Stop};
pub use puzzle::{Answer, Puzzle, find as find_puzzle};
pub use review::{Judged, Moment, Progress, Review, Stroke, Strokes, review, review_until};
pub use side::side;
pub use threads::with_threads;
pub use verdict::Verdict;
pub use weigh::{Allowance, Count, Effort, POINTS, Trial, Weighed, Weighing, chance, weigh};
