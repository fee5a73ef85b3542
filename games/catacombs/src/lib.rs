//! The rules of Catacombs (Catacombes, le règne sombre): heroes against what a game master puts in their way.
//!
//! [`content`] holds what is on paper. No text, no screen and no I/O is here.

pub mod content;
