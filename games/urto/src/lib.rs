//! The rules of Urto: two to five heroes race through a cave that nobody has mapped.

pub mod content;
