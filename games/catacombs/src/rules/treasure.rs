//! CA-TREASURE: finds, and what magic things do: `find` rolls and hands out treasures, `magic` has what objects do when they are used,
//! `rune` binds runes. What things do while they are worn is CA-STAT and CA-SHEET.

mod aura;
mod find;
mod magic;
mod replay;
mod rune;

pub use aura::{aura_is_due, ghost_is_due, radiate, roll_ghost};
pub use find::{award, booty_offers, hoard, keep, leave, roll, yields};
pub use magic::{
    banish, banished, return_offers, return_to, ring_offers, ring_to, stay, teleport, teleport_asked,
    teleport_offers, use_it, use_offers, use_on,
};
pub use replay::{do_not_replay, may_replay, remember, replay};
pub use rune::{bind, offers};
