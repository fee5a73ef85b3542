//! The service from outside, without a socket: everything goes through the router, as a browser or a program would ask.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::disallowed_types,
    reason = "a test may stop, and take the time"
)]

#[path = "../common/client.rs"]
mod client;
#[path = "../common/folder.rs"]
mod folder;
#[path = "../common/postgres.rs"]
mod postgres;

mod again;
mod bad;
mod bots;
mod campaigns;
mod companion;
mod counting;
mod day;
mod designer;
mod docs;
mod files;
mod fixture;
mod guided;
mod leaks;
mod limits;
mod lobby;
mod nodes;
mod owners;
mod people;
mod persons;
mod play;
mod puzzles;
mod ready;
mod restart;
mod review;
mod rulings;
mod seats;
mod signals;
mod strangers;
mod texts;
mod time;
mod update;
mod windows;
mod work;
