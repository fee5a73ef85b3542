//! Information-set Monte Carlo tree search over the kernel trait [`Game`](undercroft_kernel::Game) alone: any game can be searched.
//!
//! Each iteration imagines a world that fits the view of the searching seat, walks down the tree, adds one node, plays on to a value and
//! hands it back to every choice on the way. Nodes are decisions; results of chance that look different to the searching seat are different
//! children of a choice (see [`Guide::observation`]). Every seat maximises its own value, and allies share theirs.
//!
//! A game may plug in what it knows through a [`Guide`]: move ordering, rollout policy, leaf evaluation, alliances. [`Plain`] knows nothing.
//! For a seed and a number of iterations the result is always the same. The crate reads no clock: a caller who wants to stop by time
//! passes a closure in its [`Budget`]. After [`Search::new`] a simulated step allocates nothing unless a game lists more choices than
//! any list before.

#![allow(clippy::float_arithmetic, reason = "a search weighs one thing against another; rules never do")]

mod guide;
mod hash;
mod search;
mod tree;

pub use guide::{Guide, MAX_SEATS, Plain, Values};
pub use hash::StableHasher;
pub use search::{Budget, Candidate, Choice, Search, Settings};
