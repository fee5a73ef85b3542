//! The parts of a picture. Plain data: what to draw, never how.

use undercroft_kernel::Message;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// Boards, the main one first.
    pub boards: Vec<Board>,
    /// The sheets of the characters, by seat.
    pub sheets: Vec<Sheet>,
    /// Who is fought.
    pub foe: Option<Foe>,
    /// The dice on the table.
    pub dice: Vec<Die>,
}

/// A grid of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What it shows.
    pub title: Message,
    /// How many cards lie in a row.
    pub columns: usize,
    /// The cards, row by row.
    pub cells: Vec<Cell>,
}

/// A place of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Its number, from 1.
    pub number: usize,
    /// What lies there.
    pub face: Face,
    /// The characters that stand here.
    pub tokens: Vec<Token>,
    /// It can be gone to now.
    pub next: bool,
}

/// A character on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its number among several, from 1; none for the only one.
    pub number: Option<usize>,
    /// It leads the others.
    pub leads: bool,
}

/// What a card shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Face {
    /// Its back.
    Down,
    /// Its back, and what the viewer knows to lie there.
    Known(Message),
    /// Its name.
    Up(Message),
    /// Nothing any more.
    Gone,
}

/// A character's sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Whose.
    pub title: Message,
    /// The key of its name.
    pub name: String,
    /// Numbers with their maxima.
    pub tracks: Vec<Track>,
    /// Everything else, line by line.
    pub lines: Vec<Message>,
}

/// A number on a track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// The key of its name.
    pub name: &'static str,
    /// Where it stands.
    pub value: u32,
    /// Where it ends.
    pub max: u32,
}

/// An enemy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foe {
    /// Name and numbers.
    pub title: Message,
    /// What is special about it.
    pub lines: Vec<Message>,
}

/// A die on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// Its kind, as players call it.
    pub kind: &'static str,
    /// The face.
    pub face: u8,
    /// What it is worth, where that differs.
    pub worth: Option<u8>,
}
