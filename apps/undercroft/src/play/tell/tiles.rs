//! A map of squares in words: who and what stands where, seen from the viewer's own figure.

use crate::play::screen::Screen;
use undercroft_kernel::Message;
use undercroft_table::{Board, Piece, PieceKind, Tiles, Words};

/// How the kinds of ground end that lead somewhere.
const WAYS: [&str; 5] = ["door", "exit", "portal", "stairs", "bridge"];

impl Screen {
    /// Everything on the map by its square, and how far from the viewer's own figure.
    pub(super) fn told_squares(&self, board: &Board, tiles: &Tiles) -> Vec<String> {
        let own = board.pieces.iter().find(|piece| piece.kind == PieceKind::Hero && self.is_own(piece));
        let here = own.and_then(|piece| tiles.place(&piece.at));
        let mut lines = Vec::new();
        for piece in &board.pieces {
            // A letter tells apart what names do not.
            let alike = |other: &&Piece| other.name == piece.name && other.label != piece.label;
            let name = self.words(&piece.name);
            let mut said = match board.pieces.iter().find(alike) {
                Some(_) if !name.ends_with(&piece.label) => format!("{name} {}", piece.label),
                _ => name,
            };
            let signs: Vec<String> = piece.signs.iter().map(|sign| self.words(&sign.says)).collect();
            if !signs.is_empty() {
                said.push_str(&format!(" ({})", signs.join(", ")));
            }
            let told = self.told_at(said, &piece.at, here, tiles.place(&piece.at));
            lines.push(format!("  {told}"));
        }
        lines.extend(self.ways_out(tiles, here));
        lines
    }

    /// Doors and ways out, which belong to the ground or stand between squares.
    fn ways_out(&self, tiles: &Tiles, here: Option<(usize, usize)>) -> Vec<String> {
        let special = |sign: char| {
            let known = tiles.legend.iter().find(|terrain| terrain.id.starts_with(sign));
            known.filter(|terrain| WAYS.iter().any(|way| terrain.kind.ends_with(way)))
        };
        let mut ways: Vec<((usize, usize), &Words)> = Vec::new();
        for (y, row) in tiles.squares.iter().enumerate() {
            let known = row.chars().enumerate().filter_map(|(x, sign)| Some((x, special(sign)?)));
            ways.extend(known.map(|(x, terrain)| ((x, y), &terrain.name)));
        }
        for edge in tiles.edges.iter().filter(|edge| edge.kind != "wall") {
            if let (Ok(x), Ok(y)) = (usize::try_from(edge.x), usize::try_from(edge.y)) {
                ways.push(((x, y), &edge.name));
            }
        }
        let line = |((x, y), name): ((usize, usize), &Words)| {
            let at = format!("{},{}", tiles.column(x), tiles.row(y));
            format!("  {}", self.told_at(self.words(name), &at, here, Some((x, y))))
        };
        ways.into_iter().map(line).collect()
    }

    /// What stands on a square, and how far from the viewer's own figure.
    fn told_at(
        &self,
        what: String,
        at: &str,
        here: Option<(usize, usize)>,
        there: Option<(usize, usize)>,
    ) -> String {
        let message = match here.zip(there).filter(|(here, there)| here != there) {
            Some((here, there)) => {
                let direction = self.texts.text(&format!("direction-{}", direction(here, there)), &[]);
                let away = Message::new("board-told-away").number("squares", distance(here, there));
                away.word("dir", direction)
            }
            None => Message::new("board-told"),
        };
        self.speak(&message.word("what", what).word("at", at))
    }

    fn is_own(&self, piece: &Piece) -> bool {
        piece.seat.is_some() && piece.seat == self.viewer
    }
}

/// How far apart two squares are, a diagonal counting one.
fn distance(here: (usize, usize), there: (usize, usize)) -> i64 {
    here.0.abs_diff(there.0).max(here.1.abs_diff(there.1)) as i64
}

/// The nearest of the eight directions.
fn direction(here: (usize, usize), there: (usize, usize)) -> &'static str {
    let (dx, dy) = (there.0 as i64 - here.0 as i64, there.1 as i64 - here.1 as i64);
    let across = dx.abs() * 2 > dy.abs();
    let along = dy.abs() * 2 > dx.abs();
    match (across.then_some(dx > 0), along.then_some(dy > 0)) {
        (Some(true), Some(false)) => "ne",
        (Some(true), Some(true)) => "se",
        (Some(false), Some(false)) => "nw",
        (Some(false), Some(true)) => "sw",
        (Some(true), None) => "e",
        (Some(false), None) => "w",
        (None, Some(true)) => "s",
        (None, _) => "n",
    }
}
