//! The table service: live tables over HTTP, kept in SQLite or Postgres.
//!
//! Reading order: [`store`] (what is kept), [`live`] (tables, and how a change gets into the store), [`api`] and `pages` (one file per resource, the
//! handler next to its route), [`edge`] (what every request passes), [`wire`] (what goes over the wire), `serve` (sockets and the end).
//!
//! Deliberately absent: rules and pictures (they come from `crates/table` behind one trait object), and prose (`texts/*/server.ftl`). Async begins and
//! ends here.

pub mod api;
pub mod app;
pub mod clock;
pub mod config;
mod day_results;
mod designer;
pub mod edge;
pub mod game_cache;
mod inside;
pub mod live;
mod log;
pub mod metrics;
mod pages;
pub mod problem;
pub mod readiness;
mod review;
mod rulebook;
pub mod secret;
mod serve;
pub mod store;
pub mod wire;

pub use app::{App, Shared, app};
pub use config::Config;
pub use inside::{Call, Inside, Reply};
pub use log::log;
pub use serve::{Listening, listen, run_maintenance};
