//! The lab: many matches at once, and what can honestly be said of them.
//!
//! [`play_many`] plays matches of one set-up on every core; a base seed makes the same matches however many cores there are. What
//! comes of them is a [`Tally`] of whole numbers; [`Rate`] and [`Mean`] turn it into numbers with intervals, and a [`Report`] into
//! a table. [`compare`] plays two tables on the same dice until a sequential test is decided; [`changes`] makes packs that differ in one
//! number. [`count_allocations`] and [`Interrupt`] are what measuring programs need besides. Deliberately absent: files, bars and
//! words on a screen.

#[cfg(feature = "allocations")]
mod allocations;
mod compare;
mod design;
mod each;
mod grid;
mod interrupt;
pub mod ladder;
mod matches;
mod report;
mod sequential;
mod stats;
mod sweep;
mod tally;
pub mod train;

#[cfg(feature = "allocations")]
pub use allocations::count_allocations;
pub use compare::{Comparison, Measured, Rules, compare};
pub use design::{Edit, NoEdit, Numbers, edited, numbers};
pub use each::{Bench, Benches, Played, bench};
pub use grid::{Case, grid, single_choices};
pub use interrupt::Interrupt;
pub use matches::{Plan, Player, Stopped, play_each, play_many};
pub use report::{Report, Row};
pub use sequential::{FIRST_LOOK, Interval, Verdict};
pub use stats::{Mean, Rate};
pub use sweep::{Change, NoSweep, changes};
pub use tally::{Sum, Tally};
