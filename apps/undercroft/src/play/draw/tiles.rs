//! A map of squares in characters: two for each square, at most as many as a terminal shows, around those who matter; then what the signs mean.
//! In plain mode it is told in words instead: who and what stands where, seen from the viewer's own figure.

use crate::play::screen::Screen;
use undercroft_kernel::Message;
use undercroft_table::{Board, EdgeSide, Mark, MarkKind, Piece, PieceKind, Tiles};

/// How many squares are drawn beside each other: 100 columns with the numbers of the rows.
const WIDE: usize = 46;
/// How many rows of squares are drawn.
const HIGH: usize = 30;
/// How wide a line of the legend gets.
pub(super) const LINE: usize = 98;

/// How the kinds of ground end that lead somewhere.
const WAYS: [&str; 5] = ["door", "exit", "portal", "stairs", "bridge"];

/// The part of a map that is drawn.
struct Window {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Window {
    /// As much as there is room for, around the heroes.
    fn of(board: &Board, tiles: &Tiles) -> Window {
        let width = tiles.squares.iter().map(|row| row.chars().count()).max().unwrap_or(0);
        let height = tiles.squares.len();
        let heroes = board.pieces.iter().filter(|piece| piece.kind == PieceKind::Hero);
        let places: Vec<(usize, usize)> = heroes.filter_map(|piece| tiles.place(&piece.at)).collect();
        let middle = |of: fn(&(usize, usize)) -> usize| {
            let low = places.iter().map(of).min().unwrap_or(0);
            (low + places.iter().map(of).max().unwrap_or(low)) / 2
        };
        let begin = |middle: usize, most: usize, all: usize| {
            middle.saturating_sub(most / 2).min(all.saturating_sub(most))
        };
        Window {
            left: begin(middle(|place| place.0), WIDE, width),
            top: begin(middle(|place| place.1), HIGH, height),
            width: width.min(WIDE),
            height: height.min(HIGH),
        }
    }

    /// Where a square of the map is drawn.
    fn place(&self, (x, y): (usize, usize)) -> Option<(usize, usize)> {
        let (x, y) = (x.checked_sub(self.left)?, y.checked_sub(self.top)?);
        (x < self.width && y < self.height).then_some((x, y))
    }
}

/// The characters of a window: squares at odd places, walls and doors between them.
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn put(&mut self, x: usize, y: usize, sign: char) {
        if let Some(place) = self.0.get_mut(y).and_then(|row| row.get_mut(x)) {
            *place = sign;
        }
    }

    /// Writes one or two characters on a square.
    fn label(&mut self, (x, y): (usize, usize), label: &str) {
        let skipped = label.chars().count().saturating_sub(2);
        for (at, sign) in label.chars().skip(skipped).enumerate() {
            self.put(x * 2 + 1 + at, y * 2 + 1, sign);
        }
    }
}

impl Screen {
    /// A map of squares: in characters, or in words for whoever does not look at pictures.
    pub(super) fn tiles(&self, board: &Board, tiles: &Tiles) -> Vec<String> {
        if self.plain {
            return self.told(board, tiles);
        }
        let window = Window::of(board, tiles);
        let mut lines = numbers(tiles, &window);
        for (at, row) in drawn(board, tiles, &window).0.iter().enumerate() {
            let text: String = row.iter().collect();
            // Lines between rows are left out where nothing stands on them.
            if at % 2 == 1 {
                lines.push(format!("{:>3} {text}", tiles.row(window.top + at / 2)));
            } else if !text.trim().is_empty() {
                lines.push(format!("    {text}"));
            }
        }
        lines.extend(self.signs(board, tiles, &window));
        lines
    }

    /// What the signs of a window mean.
    fn signs(&self, board: &Board, tiles: &Tiles, window: &Window) -> Vec<String> {
        let shown = |sign: &str| {
            let rows = tiles.squares.iter().skip(window.top).take(window.height);
            rows.flat_map(|row| row.chars().skip(window.left).take(window.width))
                .any(|one| sign.starts_with(one))
        };
        let grounds = tiles.legend.iter().filter(|terrain| shown(&terrain.id));
        let mut ground: Vec<String> =
            grounds.map(|terrain| format!("{} {}", terrain.id, self.words(&terrain.name))).collect();
        let edges = tiles.edges.iter().filter(|edge| edge.kind != "wall");
        ground.extend(edges.map(|edge| format!("+ {},{} {}", edge.x, edge.y, self.words(&edge.name))));
        let mut marks = Vec::new();
        for mark in &board.marks {
            marks.extend(mark.says.as_ref().map(|says| format!("{} {}", mark_sign(mark), self.words(says))));
        }
        let mut pieces: Vec<String> = Vec::new();
        for piece in &board.pieces {
            let in_sight = tiles.place(&piece.at).and_then(|place| window.place(place)).is_some();
            let text = format!("{} {}", piece.label, self.words(&piece.name));
            let matters = in_sight || matches!(piece.kind, PieceKind::Hero | PieceKind::Foe);
            if matters && !pieces.contains(&text) {
                pieces.push(text);
            }
        }
        [ground, marks, pieces].into_iter().flat_map(wrapped).collect()
    }

    /// The same in words: everything on the map by its square, and how far from the viewer's own figure.
    fn told(&self, board: &Board, tiles: &Tiles) -> Vec<String> {
        let own = board.pieces.iter().find(|piece| piece.kind == PieceKind::Hero && self.is_own(piece));
        let here = own.and_then(|piece| tiles.place(&piece.at));
        let mut lines = Vec::new();
        for piece in &board.pieces {
            let mut said = format!("{} {}", piece.label, self.words(&piece.name));
            let signs: Vec<String> = piece.signs.iter().map(|sign| self.words(&sign.says)).collect();
            if !signs.is_empty() {
                said.push_str(&format!(" ({})", signs.join(", ")));
            }
            let away = here.zip(tiles.place(&piece.at)).filter(|(here, there)| here != there);
            let message = match away {
                Some((here, there)) => {
                    let key = format!("direction-{}", direction(here, there));
                    let dir = self.texts.text(&key, &[]);
                    let message = Message::new("board-told-away").number("squares", distance(here, there));
                    message.word("dir", dir)
                }
                None => Message::new("board-told"),
            };
            lines.push(format!("  {}", self.speak(&message.word("what", said).word("at", piece.at.clone()))));
        }
        lines.extend(self.ways_out(tiles, here));
        lines
    }

    /// Doors and ways out, which belong to the ground.
    fn ways_out(&self, tiles: &Tiles, here: Option<(usize, usize)>) -> Vec<String> {
        let special = |sign: char| {
            let known = tiles.legend.iter().find(|terrain| terrain.id.starts_with(sign));
            known.filter(|terrain| WAYS.iter().any(|way| terrain.kind.ends_with(way)))
        };
        let mut lines = Vec::new();
        for (y, row) in tiles.squares.iter().enumerate() {
            for (x, sign) in row.chars().enumerate() {
                let Some(terrain) = special(sign) else { continue };
                let message = match here.filter(|here| *here != (x, y)) {
                    Some(here) => {
                        let key = format!("direction-{}", direction(here, (x, y)));
                        let away = Message::new("board-told-away").number("squares", distance(here, (x, y)));
                        away.word("dir", self.texts.text(&key, &[]))
                    }
                    None => Message::new("board-told"),
                };
                let at = format!("{},{}", tiles.column(x), tiles.row(y));
                let message = message.word("what", self.words(&terrain.name)).word("at", at);
                lines.push(format!("  {}", self.speak(&message)));
            }
        }
        lines
    }

    fn is_own(&self, piece: &Piece) -> bool {
        piece.seat.is_some() && piece.seat == self.viewer
    }
}

/// Texts one after the other, as many on a line as fit.
pub(super) fn wrapped(texts: Vec<String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + text.chars().count() + 2 <= LINE => {
                line.push_str(", ");
                line.push_str(&text);
            }
            _ => lines.push(format!("  {text}")),
        }
    }
    lines
}

/// The numbers of the columns: tens above where they change, ones below.
fn numbers(tiles: &Tiles, window: &Window) -> Vec<String> {
    let columns: Vec<u32> = (0..window.width).map(|x| tiles.column(window.left + x)).collect();
    let tens: String = columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let told = *column >= 10 && (at == 0 || column % 10 == 0);
            format!(" {}", if told { char::from_digit(column / 10 % 10, 10).unwrap_or(' ') } else { ' ' })
        })
        .collect();
    let ones: String = columns.iter().map(|column| format!(" {}", column % 10)).collect();
    let tens = (!tens.trim().is_empty()).then(|| format!("    {tens}"));
    tens.into_iter().chain([format!("    {ones}")]).collect()
}

/// Ground, what is pointed out, and who stands there on top.
fn drawn(board: &Board, tiles: &Tiles, window: &Window) -> Canvas {
    let mut canvas = Canvas(vec![vec![' '; window.width * 2 + 1]; window.height * 2 + 1]);
    for (y, row) in tiles.squares.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            if let Some((x, y)) = window.place((x, y)) {
                canvas.put(x * 2 + 1, y * 2 + 1, sign);
            }
        }
    }
    for edge in &tiles.edges {
        let (Ok(x), Ok(y)) = (usize::try_from(edge.x), usize::try_from(edge.y)) else { continue };
        let Some((x, y)) = window.place((x, y)) else { continue };
        let (x, y, wall) = match edge.side {
            EdgeSide::Top => (x * 2 + 1, y * 2, '-'),
            EdgeSide::Bottom => (x * 2 + 1, y * 2 + 2, '-'),
            EdgeSide::Left => (x * 2, y * 2 + 1, '|'),
            EdgeSide::Right => (x * 2 + 2, y * 2 + 1, '|'),
        };
        canvas.put(x, y, if edge.kind == "wall" { wall } else { '+' });
    }
    let place = |square: &str| tiles.place(square).and_then(|place| window.place(place));
    // Whom one can walk up to stands there already.
    for mark in board.marks.iter().filter(|mark| mark.kind != MarkKind::Strike) {
        for spot in &mark.spots {
            let Some((x, y)) = place(&spot.at) else { continue };
            let figure = spot.figure.and_then(|figure| char::from_digit(u32::try_from(figure).ok()?, 10));
            // A danger stands beside the price.
            let beside = usize::from(mark.kind == MarkKind::Danger);
            canvas.put(x * 2 + 1 + beside, y * 2 + 1, figure.unwrap_or(sign_of(mark.kind)));
        }
    }
    for piece in &board.pieces {
        if let Some(square) = place(&piece.at) {
            canvas.label(square, &piece.label);
        }
    }
    canvas
}

/// What stands for a mark in the legend: its prices, or its sign.
fn mark_sign(mark: &Mark) -> String {
    let figures = || mark.spots.iter().filter_map(|spot| spot.figure);
    match (figures().min(), figures().max()) {
        (Some(low), Some(high)) if low < high => format!("{low}-{high}"),
        (Some(only), _) => only.to_string(),
        _ => sign_of(mark.kind).to_string(),
    }
}

const fn sign_of(kind: MarkKind) -> char {
    match kind {
        MarkKind::Reach => 'o',
        MarkKind::Path | MarkKind::Line => '*',
        MarkKind::Area => 'x',
        MarkKind::Danger => '!',
        MarkKind::Jump => '^',
        MarkKind::Strike => 'x',
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
