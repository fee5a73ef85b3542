//! The laws that every game obeys, as functions, as tests and as one long run.
//!
//! Each law is in a file of its own and plays random games from seeds, so that a failure names the seed and the step at
//! which it can be seen again. [`conformance!`](crate::conformance!) makes one test of each law; [`run_all`] runs them all
//! over many games and reports. A law looks only at what it is about: where a game breaks another law, it walks around.
//! Deliberately absent: anything that knows a game, and judgements about whether a game is any good.

mod failure;
mod imagine;
mod legal;
mod live;
mod notation;
mod odds;
mod random_play;
mod refused;
mod replays;
mod report;
mod run;
mod serial;
mod typed_in;
mod undo;
mod walk;

#[cfg(feature = "allocations")]
mod allocation;

#[cfg(feature = "allocations")]
pub use allocation::no_allocation_per_step;
pub use failure::Failure;
pub use imagine::imagine_law;
pub use legal::legal_actions_apply;
pub use notation::notation_round_trips;
pub use odds::outcomes_are_exact;
pub use random_play::random_play_ends;
pub use refused::others_are_refused;
pub use replays::replay_is_the_same;
pub use report::{Checked, Report, run_all};
pub use run::Run;
pub use serial::serde_round_trips;
pub use typed_in::typed_in_game_reloads;
pub use undo::undo_redo_branch;

/// Makes a module with one test for each law: `conformance!(urto, Urto::base());`.
/// A third argument is the [`Run`](crate::conformance::Run) to use instead of the quick one.
#[macro_export]
macro_rules! conformance {
    ($module:ident, $game:expr) => {
        $crate::conformance!($module, $game, $crate::conformance::Run::quick());
    };
    ($module:ident, $game:expr, $run:expr) => {
        mod $module {
            #[allow(unused_imports, reason = "the game may be named with its whole path")]
            use super::*;
            $crate::conformance!(@laws $game, $run,
                legal_actions_apply, others_are_refused, replay_is_the_same, undo_redo_branch,
                typed_in_game_reloads, notation_round_trips, serde_round_trips, random_play_ends,
                imagine_law, outcomes_are_exact, no_allocation_per_step
            );
        }
    };
    (@laws $game:expr, $run:expr, $($law:ident),+) => {
        $(
            #[test]
            fn $law() -> ::core::result::Result<(), $crate::conformance::Failure> {
                $crate::conformance::$law(&$game, &$run).map(drop)
            }
        )+
    };
}
