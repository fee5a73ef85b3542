//! The table service.

pub mod store;
