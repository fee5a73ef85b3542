//! Live tables: what their entries make of them, who may do what, and how they are kept in memory while somebody looks.
//!
//! Reading order: `entry` (what is stored), `table` and `fold` (what it comes to), `attempt`, `act`, `time`, `seats`, `update` (which entry
//! a request leads to), `error` (why it leads to none), `show` and `card` (what people see), `change` (how an entry is stored), `handle`
//! and `registry` (tables in memory),
//! `owed` (what a table owes by itself), `worker` (does it), `scheduler` (finds what no node does).

mod act;
mod attempt;
mod card;
mod chair;
mod change;
mod dice;
mod entry;
mod error;
mod fold;
mod guide;
mod handle;
mod hints;
mod load;
#[cfg(test)]
mod one_writer;
mod owed;
mod presence;
mod reason;
mod registry;
mod results;
mod scheduler;
mod seats;
mod show;
mod signal;
mod table;
mod time;
mod update;
mod worker;

pub use act::{answer, plain_text};
pub use attempt::{Attempt, Attempted, PendingEntry};
pub use card::{Onlooker, People};
pub use chair::{Chair, Holder};
pub use change::{Work, check_ask, close_table};
pub use dice::Dice;
pub use entry::{By, Entry, Opened, Origin, Passing, Settings, Want};
pub use error::{LiveError, TableError};
pub(crate) use guide::next_face;
pub use handle::TableHandle;
pub use reason::Reasons;
pub use registry::TableRegistry;
pub use results::{CLOSED, FEATS};
pub use scheduler::take_up_owed;
pub use seats::{changed, share};
pub use show::{Shown, Update};
pub use signal::Signal;
pub use table::{Broken, Marks, MisplacedEntry, Practice, Proposal, Stage, Table};
pub use worker::{BotPolicy, BotThreads};
