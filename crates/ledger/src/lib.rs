//! The rule ledger: the numbered rules of every game, and how many of them are shown by a scenario or a test.
//!
//! `rules/*.toml` and their French sentences in `rules/fr/*.toml` are embedded; [`Ledger::load`] reads them and
//! [`Ledger::check`] says everything that is wrong with them, each with its line. Code, refusals, log lines and the rule
//! browser cite the ids. [`coverage`] counts what is shown, [`scan`] gathers what shows it from a project's files.
//!
//! Deliberately absent: the rules themselves (games), prose around them (i18n), and running anything (`crates/scenario`).
//! Only [`scan`] and [`Trace::read`] read the disk.
//!
//! ```
//! let ledger = undercroft_ledger::Ledger::load()?;
//! let rule = ledger.rule("mr-setup-01").ok_or("it is in the ledger")?;
//! assert!(rule.sentence("fr").starts_with("Le jeu se pratique"));
//! assert!(ledger.citations(rule).contains(&"Mini Rogue, rulebook with campaign (2021, French) › BUT DU JEU".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod coverage;
mod games;
mod ledger;
mod page;
mod problem;
mod rule;
mod scan;
mod search;
mod trace;

pub use coverage::{ChapterCoverage, Coverage, Filter, coverage};
pub use games::{GAMES, GameRules};
pub use ledger::{Book, Ledger};
pub use page::{Page, Span};
pub use problem::{Problem, Problems};
pub use rule::{Document, Rule};
pub use scan::{MOST_IDS, Scan, scan};
pub use trace::{Citation, Trace};
