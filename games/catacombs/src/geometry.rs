//! Where things are: squares, directions, the grid with its ground, lines of sight, floods.
//! Only space is here: who stands where, who is whose enemy and what an action costs are rules.

mod board;
mod grid;
mod sight;
mod square;

pub use board::{Board, Flood};
pub use grid::{Around, Grid, Ground};
pub use sight::sight;
pub use square::{Dir, Dirs, HEIGHT, Square, WIDTH};
