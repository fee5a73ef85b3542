//! The drawn terminal table: a picture in box-drawing characters, and what keys and clicks do there.
//!
//! Reading guide: [`App`] is what a person has before the eyes: it takes [`Input`] and draws itself into a buffer; [`Host`] is whoever holds the match
//! ([`Local`] plays it in this program); [`Menu`] is where a person chooses what to play. Look and colours are in `look`, boards in `board`.
//!
//! No file, no clock, no real terminal and no rule is here: a program reads keys, waits as long as [`App::wait`] says, and draws. No game is known either, only
//! kinds of boards; words come as message keys.

mod app;
mod board;
mod canvas;
mod choices;
mod draw;
mod host;
mod leaflet;
mod look;
mod menu;
mod pages;
mod speech;
mod things;

pub use app::{App, Flow, Input, Key, face};
pub use choices::{Choices, Chosen, Entry, Leads, labels_below};
pub use host::{
    Advice, Adviser, Answer, CERTAIN, Fight, FightEstimate, Guidance, Hint, Host, Keeper, Local, Review,
    ReviewMoment, Rolls, Sitter, Strokes, Table, Thought, Weighed,
};
pub use leaflet::{Leaflet, Leaves};
pub use look::{Depth, Look, Role};
pub use menu::{Choice as MenuChoice, Form, Menu, Offer, Saved, Start, Wish};
pub use speech::{Speech, folded};
pub use things::{Details, all as things, details};
