//! Boards in characters: a grid and a map of spaces as rows of names, a map of tiles as signs with a legend.

use crate::play::screen::Screen;
use std::collections::BTreeMap;
use undercroft_kernel::Arg;
use undercroft_table::{
    Board, Card, Cell, EdgeSide, Face, Graph, GraphStyle, Grid, Ground, LinkKind, MarkKind, Piece, Space,
    SpaceState, Tiles,
};

impl Screen {
    /// Draws a board.
    pub(super) fn board(&self, board: &Board) {
        self.print("");
        self.board_lines(board).iter().for_each(|line| self.print(line.trim_end()));
    }

    /// A board, line by line.
    fn board_lines(&self, board: &Board) -> Vec<String> {
        let mut lines = vec![self.words(&board.title)];
        lines.extend(match &board.ground {
            Ground::Grid(grid) => self.grid(board, grid),
            Ground::Graph(graph) => self.graph(board, graph),
            Ground::Tiles(tiles) => self.tiles(board, tiles),
        });
        lines
    }

    fn grid(&self, board: &Board, grid: &Grid) -> Vec<String> {
        // Marks and names stand in columns of their own, whoever stands where.
        let marks: Vec<String> = grid.cells.iter().map(|cell| marks(&board.pieces, &cell.id)).collect();
        let names: Vec<String> = grid.cells.iter().map(|cell| self.cell(cell)).collect();
        let wide = |texts: &[String]| texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        let (before, width) = (wide(&marks).max(1), wide(&names));
        let cells: Vec<String> = marks
            .iter()
            .zip(&grid.cells)
            .zip(&names)
            .map(|((mark, cell), name)| format!("{mark:>before$} {} {name:width$}", cell.number))
            .collect();
        cells.chunks(grid.columns.max(1) as usize).map(|row| format!("  {}", row.join("  "))).collect()
    }

    fn cell(&self, cell: &Cell) -> String {
        let card = cell.card.as_ref().map(|card| self.card(card));
        let below = cell.under.filter(|under| *under > 0);
        let below = below.map_or_else(String::new, |under| format!(" ({under})"));
        match (&cell.name, &cell.card, card) {
            (Some(name), Some(open), Some(card)) if open.face != Face::Down => {
                let args = [("name", Arg::Word(self.words(name))), ("items", Arg::Word(card))];
                format!("{}{below}", self.texts.text("sheet-group", &args))
            }
            (Some(name), ..) => format!("{}{below}", self.words(name)),
            (None, _, Some(card)) => card,
            (None, ..) => self.texts.text("board-cell-taken", &[]),
        }
    }

    fn card(&self, card: &Card) -> String {
        match (card.face, &card.name) {
            (Face::Up, Some(name)) => self.words(name),
            (Face::Known, Some(name)) => {
                self.texts.text("board-pinned", &[("room", Arg::Word(self.words(name)))])
            }
            _ => self.texts.text("board-cell-hidden", &[]),
        }
    }

    /// A map of spaces: each row on a line, a space where it lies.
    fn graph(&self, board: &Board, graph: &Graph) -> Vec<String> {
        let mut lines = Vec::new();
        let names: Vec<String> = graph.spaces.iter().map(|space| self.space(board, graph, space)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
        let mut rows: BTreeMap<i32, Vec<(i32, &String)>> = BTreeMap::new();
        for (space, name) in
            graph.spaces.iter().zip(&names).filter(|(space, _)| space.state != SpaceState::Out)
        {
            rows.entry(space.y).or_default().push((space.x, name));
        }
        let left = graph.spaces.iter().map(|space| space.x).min().unwrap_or(0);
        for row in rows.values() {
            let mut line = String::new();
            for (x, name) in row {
                let place = (x - left).max(0) as usize * width / 2;
                let length = line.chars().count();
                line.push_str(&" ".repeat(place.saturating_sub(length)));
                line.push_str(&match graph.style {
                    GraphStyle::Hexes => format!("{name:^width$}"),
                    GraphStyle::Track => format!("{name:width$}"),
                });
            }
            lines.push(format!("  {line}"));
        }
        let label = |id: &str| {
            let space = graph.spaces.iter().find(|space| space.id == id);
            let named = space.map(|space| space.label.clone()).filter(|label| !label.is_empty());
            named.unwrap_or_else(|| id.to_owned())
        };
        let walls = graph.links.iter().filter(|link| link.kind == LinkKind::Wall);
        let walls: Vec<String> =
            walls.map(|wall| format!("{}|{}", label(&wall.from), label(&wall.to))).collect();
        if !walls.is_empty() {
            let walls = [("walls", Arg::Word(walls.join(", ")))];
            lines.push(format!("  {}", self.texts.text("board-walls", &walls)));
        }
        lines.extend(self.legend(&board.pieces));
        lines
    }

    fn space(&self, board: &Board, graph: &Graph, space: &Space) -> String {
        let marks = marks(&board.pieces, &space.id);
        let content = match (&space.card, space.state) {
            (_, SpaceState::Unknown) => "?".to_owned(),
            (Some(card), _) => self.card(card),
            (None, _) => space.name.as_ref().map(|name| self.words(name)).unwrap_or_default(),
        };
        let signs = if graph.style == GraphStyle::Track && !space.signs.is_empty() { "!" } else { "" };
        let label = match (graph.style, space.state) {
            (GraphStyle::Track, SpaceState::Done) => format!("({})", space.label),
            _ => space.label.clone(),
        };
        if graph.style == GraphStyle::Track {
            return format!("{marks:1}{label}{signs}");
        }
        let parts = [marks, format!("{label}{signs}"), content];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// A map of tiles: two signs for a square, so that walls and doors have room; then what the signs mean.
    fn tiles(&self, board: &Board, tiles: &Tiles) -> Vec<String> {
        let signs = squares(board, tiles);
        let columns = signs.iter().map(Vec::len).max().unwrap_or(0);
        let (width, height) = (columns * 2 + 1, signs.len() * 2 + 1);
        let mut canvas = vec![vec![' '; width]; height];
        for (y, row) in signs.iter().enumerate() {
            for (x, sign) in row.iter().enumerate() {
                put(&mut canvas, x * 2 + 1, y * 2 + 1, *sign);
            }
        }
        for edge in &tiles.edges {
            let (Ok(x), Ok(y)) = (usize::try_from(edge.x), usize::try_from(edge.y)) else { continue };
            let (x, y, wall) = match edge.side {
                EdgeSide::Top => (x * 2 + 1, y * 2, '-'),
                EdgeSide::Bottom => (x * 2 + 1, y * 2 + 2, '-'),
                EdgeSide::Left => (x * 2, y * 2 + 1, '|'),
                EdgeSide::Right => (x * 2 + 2, y * 2 + 1, '|'),
            };
            put(&mut canvas, x, y, if edge.kind == "wall" { wall } else { '+' });
        }
        let numbers: String = (0..columns).map(|x| format!(" {}", x % 10)).collect();
        let mut lines = vec![format!("    {numbers}")];
        for (at, row) in canvas.iter().enumerate() {
            let text: String = row.iter().collect();
            // Lines between rows are left out where nothing stands on them.
            if at % 2 == 1 {
                lines.push(format!("{:>3} {text}", at / 2));
            } else if !text.trim().is_empty() {
                lines.push(format!("    {text}"));
            }
        }
        for terrain in &tiles.legend {
            lines.push(format!("  {} {}", terrain.id, self.words(&terrain.name)));
        }
        for edge in tiles.edges.iter().filter(|edge| edge.kind != "wall") {
            lines.push(format!("  + {},{} {}", edge.x, edge.y, self.words(&edge.name)));
        }
        for mark in board.marks.iter().filter(|mark| mark.says.is_some()) {
            let says = mark.says.as_ref().map(|says| self.words(says)).unwrap_or_default();
            lines.push(format!("  {} {says}", sign_of(mark.kind)));
        }
        lines.extend(self.legend(&board.pieces));
        lines
    }

    /// Who the labels on a map stand for; nothing for a single one.
    fn legend(&self, pieces: &[Piece]) -> Option<String> {
        (pieces.len() > 1).then(|| {
            let names: Vec<String> =
                pieces.iter().map(|piece| format!("{} {}", piece.label, self.words(&piece.name))).collect();
            format!("  {}", self.texts.join(&names))
        })
    }
}

/// The labels of the pieces on a place; one with a sign beside it has a star.
fn marks(pieces: &[Piece], place: &str) -> String {
    let here = pieces.iter().filter(|piece| piece.at == place);
    let mark = |piece: &Piece| format!("{}{}", piece.label, if piece.signs.is_empty() { "" } else { "*" });
    here.map(mark).collect::<Vec<_>>().concat()
}

/// The signs of the squares, with what is pointed out and who stands there on top.
fn squares(board: &Board, tiles: &Tiles) -> Vec<Vec<char>> {
    let mut signs: Vec<Vec<char>> = tiles.squares.iter().map(|row| row.chars().collect()).collect();
    for mark in &board.marks {
        for spot in &mark.spots {
            let figure = spot.figure.and_then(|figure| char::from_digit(u32::try_from(figure).ok()?, 10));
            set(&mut signs, &spot.at, figure.unwrap_or(sign_of(mark.kind)));
        }
    }
    for piece in &board.pieces {
        set(&mut signs, &piece.at, piece.label.chars().next().unwrap_or('?'));
    }
    signs
}

const fn sign_of(kind: MarkKind) -> char {
    match kind {
        MarkKind::Reach => 'o',
        MarkKind::Path | MarkKind::Line => '*',
        MarkKind::Area => 'x',
        MarkKind::Danger => '!',
    }
}

fn set(signs: &mut [Vec<char>], square: &str, sign: char) {
    let place =
        square.split_once(',').and_then(|(x, y)| Some((x.parse::<usize>().ok()?, y.parse::<usize>().ok()?)));
    let Some((x, y)) = place else { return };
    if let Some(place) = signs.get_mut(y).and_then(|row| row.get_mut(x)) {
        *place = sign;
    }
}

fn put(canvas: &mut [Vec<char>], x: usize, y: usize, sign: char) {
    if let Some(place) = canvas.get_mut(y).and_then(|row| row.get_mut(x)) {
        *place = sign;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_i18n::{Lang, Listener, Texts};
    use undercroft_table::{Edge, Link, Mark, MarkSpot, PieceKind, Terrain, Words};

    fn screen() -> Screen {
        Screen::new(Texts::new(Lang::En, []).unwrap(), Listener::spectator())
    }

    /// Words that are the same in every language, for a board of no game.
    fn word(word: &str) -> Words {
        let args = [("name", word), ("items", "")];
        let args = args.map(|(name, word)| (name.to_owned(), undercroft_table::Fill::Word(word.to_owned())));
        Words { args: args.into(), ..Words::new("test-word") }
    }

    fn piece(at: &str, label: &str, name: &str) -> Piece {
        Piece {
            id: format!("piece-{label}"),
            at: at.to_owned(),
            kind: PieceKind::Hero,
            name: word(name),
            label: label.to_owned(),
            ..Piece::default()
        }
    }

    fn drawn(ground: Ground, pieces: Vec<Piece>, marks: Vec<Mark>) -> Vec<String> {
        let board = Board { id: "board".to_owned(), title: word("Cave"), ground, pieces, marks };
        let pack = (Lang::En, "test-word = { $name }{ $items }\n".to_owned());
        let screen = Screen { texts: Texts::new(Lang::En, [pack]).unwrap(), ..screen() };
        screen.board_lines(&board).iter().map(|line| line.trim_end().to_owned()).collect()
    }

    #[test]
    fn a_cave_of_hexes_is_drawn_row_by_row_half_a_space_apart() {
        let space = |id: &str, x, y, state, name: &str| Space {
            id: id.to_owned(),
            x,
            y,
            state,
            name: (!name.is_empty()).then(|| word(name)),
            ..Space::default()
        };
        let known = SpaceState::Known;
        let graph = Graph {
            style: GraphStyle::Hexes,
            spaces: vec![
                space("urto", 2, 0, SpaceState::Unknown, ""),
                space("r1p1", 1, 1, known, "Torch"),
                space("r1p2", 3, 1, SpaceState::Out, ""),
                space("r2p1", 0, 2, known, "Alpha"),
                space("r2p2", 2, 2, known, "Nest"),
            ],
            links: vec![Link { from: "r1p1".to_owned(), to: "r2p2".to_owned(), kind: LinkKind::Wall }],
            rows: Vec::new(),
        };
        let pieces = vec![piece("r2p1", "O", "Oriandre"), piece("r2p1", "A", "Arminius")];
        let lines = drawn(Ground::Graph(graph), pieces, Vec::new());
        assert_eq!(
            lines,
            [
                "Cave",
                "                ?",
                "         Torch",
                "   OA Alpha    Nest",
                "  Walls: r1p1|r2p2",
                "  O Oriandre, A Arminius",
            ]
        );
    }

    #[test]
    fn tiles_have_walls_doors_figures_reach_and_a_legend() {
        let terrain =
            |id: &str, name: &str| Terrain { id: id.to_owned(), name: word(name), ..Terrain::default() };
        let edge = |x, y, side, kind: &str, name: &str| Edge {
            id: format!("edge-{x}-{y}"),
            x,
            y,
            side,
            kind: kind.to_owned(),
            name: word(name),
            icon: None,
            tips: Vec::new(),
        };
        let tiles = Tiles {
            squares: vec!["....".to_owned(), ".#..".to_owned(), "~~..".to_owned()],
            legend: vec![terrain(".", "floor"), terrain("#", "pillar"), terrain("~", "fog")],
            edges: vec![
                edge(1, 0, EdgeSide::Right, "wall", "wall"),
                edge(3, 2, EdgeSide::Bottom, "door", "locked door"),
            ],
            zones: Vec::new(),
        };
        let spot = |at: &str, figure| MarkSpot { at: at.to_owned(), figure };
        let reach = Mark {
            kind: MarkKind::Reach,
            spots: vec![spot("2,1", Some(1)), spot("3,1", Some(2)), spot("9,9", None)],
            says: Some(word("within reach")),
        };
        let pieces = vec![piece("2,0", "M", "Maëlle"), piece("3,0", "1", "revenant")];
        let lines = drawn(Ground::Tiles(tiles), pieces, vec![reach]);
        assert_eq!(
            lines,
            [
                "Cave",
                "     0 1 2 3",
                "  0  . .|M 1",
                "  1  . # 1 2",
                "  2  ~ ~ . .",
                "           +",
                "  . floor",
                "  # pillar",
                "  ~ fog",
                "  + 3,2 locked door",
                "  o within reach",
                "  M Maëlle, 1 revenant",
            ]
        );
    }
}
