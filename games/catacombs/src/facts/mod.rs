//! The published vocabulary of Catacombs.
