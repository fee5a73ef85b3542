//! Live tables: what their entries make of them, who may do what, and how they are kept in memory while somebody looks.
//!
//! Reading order: `entry` (what is stored), `table` and `fold` (what it comes to), `act`, `time`, `seats`, `update` (what people do),
//! `show` and `card` (what they see), `hall` (all tables, and how a change is stored), `owed` (what a table owes by
//! itself), `minder` (does it), `scheduler` (finds what no node does).

mod act;
mod card;
mod chair;
mod dice;
mod entry;
mod fold;
mod guide;
mod hall;
mod load;
mod minder;
mod owed;
mod presence;
mod reason;
mod results;
mod scheduler;
mod seats;
mod show;
mod table;
mod time;
mod update;

pub use act::{Draft, Halt, Tried, plain_text};
pub(crate) use act::{refusal, wrong_word};
pub use card::{Onlooker, People};
pub use chair::{Chair, Holder};
pub use dice::Dice;
pub use entry::{By, Entry, Opened, Origin, Passing, Want, Ways};
pub(crate) use guide::next_face;
pub use hall::{Hall, Live, Work};
pub use minder::{Thinker, Thinkers};
pub use reason::Reasons;
pub use results::FEATS;
pub use scheduler::take_up_owed;
pub use seats::{changed, share};
pub use show::{Shown, Update};
pub use table::{Broken, Marks, Nonsense, Proposal, Stage, Table};
