//! What the tests and the benchmark of every game are made of.
//!
//! [`mod@conformance`] holds the laws that every game obeys, and [`conformance!`] turns them into tests in one line.
//! [`playout`] is the loop that the benchmark times. [`pig`] and [`cellar`] are the two toys on which all of this is
//! tried: one is open and fast, the other hides everything that a game can hide, and can be broken on purpose.
//! Deliberately absent: scenarios (they are data, see `crates/scenario`) and anything that knows a real game.

pub mod cellar;
pub mod conformance;
pub mod pig;
pub mod playout;

pub use cellar::Cellar;
pub use conformance::{Failure, Report, Run, run_all};
pub use pig::Pig;
pub use playout::{Opponent, Tally, playouts_against, random_playouts};
