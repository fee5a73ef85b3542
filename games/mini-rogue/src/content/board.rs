//! Boards: their Floors and Areas.

/// A board: its Areas in order, counted from 1 in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub id: String,
    /// The Areas in number order.
    pub areas: Vec<Area>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its Floor, from 1.
    pub floor: u8,
    /// Whether it bears the Guardian icon.
    pub guardian: bool,
    /// Where a fall from here leads; none where falls are ignored.
    pub below: Option<u8>,
}
