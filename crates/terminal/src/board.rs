//! Boards in characters, by what they are made of: cards in rows, a track, hexes, squares. The first board of a picture is the one that is pointed at.

mod cards;
mod hexes;
mod tiles;
mod track;

pub(crate) use cards::{card_lines, draw_card, glyphs, pointed_card, row_text};
pub(crate) use track::rows as track_rows;

use crate::app::Hit;
use crate::canvas::Canvas;
use crate::choices::{Choices, Leads};
use crate::speech::Speech;
use crate::things;
use ratatui::layout::Rect;
use undercroft_table::{Board, GraphStyle, Ground, Picture, Piece, PieceKind, ThingId};

/// Where an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    const fn step(self) -> (i32, i32) {
        match self {
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
        }
    }
}

/// What a board is drawn with.
pub(crate) struct Sight<'a> {
    pub picture: &'a Picture,
    pub speech: &'a Speech,
    pub choices: &'a Choices,
    pub cursor: Option<&'a str>,
    /// Whether arrows move on the board.
    pub aiming: bool,
    pub zoom: i32,
}

impl Sight<'_> {
    /// The numbers of the listed choices about a place, and whether the highlighted one is among them.
    fn numbers(&self, place: &str) -> (Vec<usize>, bool) {
        let mut numbers = Vec::new();
        let mut highlighted = false;
        for (at, entry) in self.choices.entries().iter().enumerate() {
            if matches!(entry.leads, Leads::Branch(_) | Leads::Nowhere) {
                continue;
            }
            let place_of = |thing: &ThingId| things::place_of(self.picture, thing);
            if entry.things.iter().find_map(place_of).as_deref() == Some(place) {
                numbers.push(at + 1);
                highlighted |= at == self.choices.highlight();
            }
        }
        (numbers, highlighted)
    }

    fn is_cursor(&self, place: &str) -> bool {
        self.aiming && self.cursor == Some(place)
    }

    /// The sign of a piece.
    pub(crate) fn label(&self, board: &Board, piece: &Piece) -> String {
        label(board, piece, self.speech)
    }

    /// Whether a piece is whoever acts now.
    fn acts(&self, piece: &Piece) -> bool {
        let turn = &self.picture.turn;
        if turn.acts.is_empty() {
            return piece.kind == PieceKind::Hero
                && piece.seat.is_some_and(|seat| turn.asked.contains(&seat));
        }
        turn.acts.contains(&piece.id)
    }
}

/// The sign of a piece: a hero goes by the first letter of its name, unless two begin alike.
pub(crate) fn label(board: &Board, piece: &Piece, speech: &Speech) -> String {
    let heroes = || board.pieces.iter().filter(|piece| piece.kind == PieceKind::Hero);
    match piece.kind {
        PieceKind::Hero if piece.label.chars().any(char::is_alphanumeric) => {
            let initial = |piece: &Piece| speech.words(&piece.name).chars().next();
            let own = initial(piece);
            let alike = heroes().filter(|other| initial(other) == own).count();
            match own {
                Some(letter) if alike == 1 => letter.to_uppercase().collect(),
                _ => piece.label.clone(),
            }
        }
        PieceKind::Furniture => piece.label.to_lowercase(),
        _ => piece.label.clone(),
    }
}

/// Draws the main board into a part of the screen, and remembers what lies where.
pub(crate) fn draw(canvas: &mut Canvas<'_>, board: &Board, sight: &Sight<'_>, hits: &mut Vec<(Rect, Hit)>) {
    match &board.ground {
        Ground::Grid(grid) => cards::draw(canvas, board, grid, sight, hits),
        Ground::Graph(graph) if graph.style == GraphStyle::Track => {
            for (row, line) in track::rows(board, graph, sight.speech).iter().enumerate() {
                canvas.text(0, row as i32, line, crate::look::Role::Text);
            }
        }
        Ground::Graph(graph) => hexes::draw(canvas, board, graph, sight, hits),
        Ground::Tiles(tiles) => tiles::draw(canvas, board, tiles, sight, hits),
    }
}

/// How many rows a board would like to have, in so many columns and at most so many rows.
pub(crate) fn wanted_rows(board: &Board, columns: u16, most: u16) -> u16 {
    let wanted = match &board.ground {
        Ground::Grid(grid) => {
            let rows = grid.cells.len().div_ceil(grid.columns.max(1) as usize) as u16;
            rows * 9
        }
        Ground::Graph(graph) if graph.style == GraphStyle::Track => graph.rows.len() as u16,
        Ground::Graph(graph) => hexes::wanted_rows(graph, columns, most),
        Ground::Tiles(tiles) => tiles.squares.len() as u16 * 2 + 1,
    };
    wanted.min(most)
}

/// What the signs of the main board mean.
pub(crate) fn legend(board: &Board, sight: &Sight<'_>) -> Vec<String> {
    match &board.ground {
        Ground::Graph(graph) if graph.style == GraphStyle::Hexes => hexes::legend(graph, sight),
        Ground::Tiles(tiles) => tiles::legend(board, tiles, sight),
        _ => Vec::new(),
    }
}

/// The next place of a board in a direction; none at its border.
pub(crate) fn neighbour(board: &Board, from: &str, direction: Direction) -> Option<ThingId> {
    let (dx, dy) = direction.step();
    match &board.ground {
        Ground::Grid(grid) => {
            let columns = grid.columns.max(1) as i32;
            let at = grid.cells.iter().position(|cell| cell.id == from)? as i32;
            let (x, y) = (at % columns + dx, at / columns + dy);
            if !(0..columns).contains(&x) || y < 0 {
                return None;
            }
            grid.cells.get((y * columns + x) as usize).map(|cell| cell.id.clone())
        }
        Ground::Graph(graph) => hexes::neighbour(graph, from, (dx, dy)),
        Ground::Tiles(tiles) => {
            let (x, y) = tiles.place(from)?;
            let (x, y) = (x as i32 + dx, y as i32 + dy);
            let row = tiles.squares.get(usize::try_from(y).ok()?)?;
            (usize::try_from(x).ok()? < row.chars().count())
                .then(|| format!("{},{}", tiles.column(x as usize), tiles.row(y as usize)))
        }
    }
}
