//! Boards of three kinds: a grid of cards, a map of spaces and ways, a map of tiles and squares. On all of them stand pieces.

use crate::card::{Card, Glyph};
use crate::odds::Share;
use crate::picture::ThingId;
use crate::shared::{Shared, SharedList};
use crate::sheet::Track;
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Its word.
    pub id: String,
    /// What it shows.
    pub title: Words,
    /// What it is made of.
    pub ground: Ground,
    /// What stands on it and moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// What is pointed out on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

impl Board {
    /// Whether a thing is to be seen on it: a place, a piece, a door, or the card that lies there.
    #[must_use]
    pub fn shows(&self, thing: &str) -> bool {
        let is_card = |card: Option<&Card>| card.is_some_and(|card| card.id == thing);
        let on_ground = match &self.ground {
            Ground::Grid(grid) => {
                grid.cells.iter().any(|cell| cell.id == thing || is_card(cell.card.as_deref()))
            }
            Ground::Graph(graph) => {
                graph.spaces.iter().any(|space| space.id == thing || is_card(space.card.as_ref()))
            }
            Ground::Tiles(tiles) => {
                tiles.place(thing).is_some() || tiles.edges.iter().any(|edge| edge.id == thing)
            }
        };
        on_ground || self.pieces.iter().any(|piece| piece.id == thing)
    }
}

/// What a board is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Ground {
    /// Cards in rows.
    Grid(Grid),
    /// Spaces and the ways between them.
    Graph(Graph),
    /// Squares with walls and doors.
    Tiles(Tiles),
}

/// Cards in rows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Grid {
    /// How many lie in a row.
    pub columns: u32,
    /// The places, row by row.
    pub cells: Vec<Cell>,
}

/// A place of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Cell {
    /// The place as a thing.
    pub id: ThingId,
    /// Its number, as players call it.
    pub number: u32,
    /// What lies there; nothing where a card was taken away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Card>")]
    pub card: Option<Shared<Card>>,
    /// Somebody was here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub visited: bool,
    /// The name of the place itself, where it has one, such as the Exit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Words>,
    /// What lies under the top card, where it is a pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under: Option<Under>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// Cards face down under another one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Under {
    /// How many.
    pub count: u32,
    /// The kind of their backs, as in [`Card::kind`].
    pub kind: String,
    /// How many cards are left, the top one among them.
    pub says: Words,
}

/// Spaces and the ways between them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Graph {
    /// How it is drawn.
    pub style: GraphStyle,
    /// The spaces, in reading order: row by row, from left to right.
    #[ts(as = "Vec<Space>")]
    pub spaces: SharedList<Space>,
    /// The ways, and what bars them.
    #[ts(as = "Vec<Link>")]
    pub links: SharedList<Link>,
    /// What the rows are called, where they have names.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<GraphRow>")]
    pub rows: SharedList<GraphRow>,
}

/// A row of a map.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GraphRow {
    /// Which row, from the top.
    pub y: i32,
    /// A short sign, the same in every language, such as `III`.
    pub label: String,
    /// Its name.
    pub name: Words,
    /// The party is there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on: bool,
}

/// How a map of spaces is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum GraphStyle {
    /// Hexagons side by side; two spaces next to each other are a way unless a wall is named.
    #[default]
    Hexes,
    /// Small stations with lines between them.
    Track,
}

/// A space of a map.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Space {
    /// The space as a thing.
    pub id: ThingId,
    /// Where it lies, in half widths from the left.
    pub x: i32,
    /// Which row, from the top.
    pub y: i32,
    /// What this viewer knows of it.
    pub state: SpaceState,
    /// A short sign that stands for it in text, such as its number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// Its own name, such as the Alpha.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Words>,
    /// What lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Other signs on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<Glyph>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// What is known of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum SpaceState {
    /// Nothing yet.
    #[default]
    Unknown,
    /// What lies there.
    Known,
    /// It is behind us.
    Done,
    /// It is not in play.
    Out,
}

/// A way between two spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Link {
    /// One end.
    pub from: ThingId,
    /// The other end.
    pub to: ThingId,
    /// What it is.
    pub kind: LinkKind,
}

/// What lies between two spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum LinkKind {
    /// A way in both directions.
    Way,
    /// A way that is taken against one's will, from the first to the second.
    Fall,
    /// No way, although they touch.
    Wall,
}

/// Squares with walls and doors.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Tiles {
    /// The squares, one sign each, row by row from the top; the legend explains the signs, a blank is unknown.
    pub squares: Vec<String>,
    /// The number of the first column. The square in column 4 of row 7 is the thing `4,7`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub left: u32,
    /// The number of the first row.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub top: u32,
    /// How many columns there are in all: after the last one comes column 0 again. Zero where they never begin anew.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub columns: u32,
    /// How many rows there are in all, likewise.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rows: u32,
    /// What the signs mean.
    pub legend: Vec<Terrain>,
    /// Doors and walls between squares.
    pub edges: Vec<Edge>,
    /// Named parts, such as rooms.
    pub zones: Vec<Zone>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Tiles {
    /// Where a square lies among those that are shown, from the upper left corner; none for another thing.
    #[must_use]
    pub fn place(&self, square: &str) -> Option<(usize, usize)> {
        let (x, y) = square.split_once(',')?;
        let shift = |number: &str, first: u32, all: u32| -> Option<usize> {
            let number: u32 = number.parse().ok()?;
            let number = if number < first { number + all } else { number };
            Some(number.checked_sub(first)? as usize)
        };
        let (x, y) = (shift(x, self.left, self.columns)?, shift(y, self.top, self.rows)?);
        self.squares.get(y).filter(|row| x < row.chars().count()).map(|_| (x, y))
    }

    /// The number of a column that is shown, counted from the left.
    #[must_use]
    pub const fn column(&self, place: usize) -> u32 {
        round(self.left + place as u32, self.columns)
    }

    /// The number of a row that is shown, counted from the top.
    #[must_use]
    pub const fn row(&self, place: usize) -> u32 {
        round(self.top + place as u32, self.rows)
    }
}

const fn round(number: u32, all: u32) -> u32 {
    if all == 0 { number } else { number % all }
}

/// A kind of square.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Terrain {
    /// Its sign, one character.
    pub id: String,
    /// Its kind, which the theme draws, such as `floor`, `wall` or `fog`.
    pub kind: String,
    /// What it is.
    pub name: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// This viewer has seen it but does not see it now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dim: bool,
}

/// What stands between two squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Edge {
    /// The thing.
    pub id: ThingId,
    /// The column of the square on whose side it stands, from the left of what is shown.
    pub x: i32,
    /// Its row.
    pub y: i32,
    /// On which side.
    pub side: EdgeSide,
    /// Its kind, which the theme draws, such as `wall`, `door`, `open-door`, `locked-door`, `way-in`.
    pub kind: String,
    /// What it is.
    pub name: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// A side of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum EdgeSide {
    /// Above it.
    Top,
    /// To its left.
    Left,
    /// To its right.
    Right,
    /// Below it.
    Bottom,
}

/// A named part of a tile map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Zone {
    /// The thing.
    pub id: ThingId,
    /// Its name.
    pub name: Words,
    /// Its leftmost column, from the left of what is shown.
    pub x: i32,
    /// Its topmost row, from the top of what is shown.
    pub y: i32,
    /// How many columns wide.
    pub width: u32,
    /// How many rows high.
    pub height: u32,
}

/// What stands on a board and moves, or could be moved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Piece {
    /// The thing.
    pub id: ThingId,
    /// The cell, space or square on which it stands; of a large one the top left square.
    pub at: ThingId,
    /// What it is.
    pub kind: PieceKind,
    /// What it is called.
    pub name: Words,
    /// A short sign that stands for it in text, such as `@` or `2`.
    pub label: String,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The word of its colour and shape in the theme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub badge: Option<String>,
    /// Signs at its side: it leads, it is asleep, it is held.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<Glyph>,
    /// Numbers that it carries, such as action points or wounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<Track>,
    /// How many squares it is wide and high, where that is more than one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<PieceSize>,
    /// Where it looks, in eighths of a turn clockwise from up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<u8>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// How large a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PieceSize {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum PieceKind {
    /// Somebody's character: drawn as a circle.
    #[default]
    Hero,
    /// An enemy: drawn as a pentagon.
    Foe,
    /// Somebody else.
    Guest,
    /// A thing that stands there.
    Furniture,
    /// A token or marker.
    Token,
}

/// Something pointed out on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Mark {
    /// What it means.
    pub kind: MarkKind,
    /// The places, in order for a path or line.
    pub spots: Vec<MarkSpot>,
    /// What it means, in words, for the legend.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<Words>,
}

/// What is pointed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum MarkKind {
    /// It can be reached, at a price.
    Reach,
    /// The way there.
    Path,
    /// A line of sight or of fire.
    Line,
    /// An area that is struck.
    Area,
    /// Leaving or entering it is risky.
    Danger,
    /// A leap ends there, over what cannot be walked on.
    Jump,
    /// Somebody who can be walked up to and struck in one order; `via` is the square from which.
    Strike,
}

/// A place that is pointed out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MarkSpot {
    /// The place.
    pub at: ThingId,
    /// A number there, such as its price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<i32>,
    /// The place before it on the way there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub via: Option<ThingId>,
    /// The way there from its first step to its last, where the places before each other do not lead along it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<ThingId>,
    /// How many tests the way asks for.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tests: u32,
    /// How likely all of them pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
}
