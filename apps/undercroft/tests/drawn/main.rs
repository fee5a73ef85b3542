//! The drawn table on a real terminal: whole games by keys in tmux, the home of matches, and the terminal as it was after any end. Without tmux these are
//! left out, and say so.

#[path = "../common/mod.rs"]
mod common;
mod ends;
mod games;
mod home;
mod keys;
mod people;
mod remote;
#[path = "../common/service.rs"]
mod service;
mod tmux;
