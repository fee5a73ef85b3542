//! Any game of the catalogue as researchers know games: a [`Position`] whose chance is explicit, a fixed table of actions, what a seat
//! sees as named tensors, and a [`Batch`] of many matches at once.
//!
//! Everything is erased: whoever holds an [`OpenGame`] works with any game and needs no generics. What a seat gets comes out of its
//! view; the whole state is reachable by copying, saving and comparing only. Deliberately absent: files, Python, screens and prose.

#![allow(
    clippy::float_arithmetic,
    reason = "tensors are floating point; what they are made of is counted in whole numbers"
)]

mod batch;
mod chance;
mod entries;
mod fields;
mod game;
mod hash;
mod position;
mod problem;
mod view;

pub use batch::{Batch, BatchPlan, Buffers};
pub use chance::{Outcome, PendingDraw};
pub use entries::{END, Entries};
pub use fields::{Field, Kind};
pub use game::{About, OpenGame, open};
pub use position::{Phase, Position};
pub use problem::Problem;
pub use view::Sight;
