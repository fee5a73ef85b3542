//! Boards in characters: a grid and a map of spaces as rows of names. Maps of squares are in `tiles`.

use super::tiles::{LINE, wrapped};
use crate::play::screen::Screen;
use std::collections::BTreeMap;
use undercroft_kernel::Arg;
use undercroft_table::{
    Board, Card, Cell, Face, Graph, GraphStyle, Grid, Ground, LinkKind, Piece, Space, SpaceState,
};

impl Screen {
    /// Draws a board.
    pub(super) fn board(&self, board: &Board) {
        self.print("");
        self.board_lines(board).iter().for_each(|line| self.print(line.trim_end()));
    }

    fn board_lines(&self, board: &Board) -> Vec<String> {
        let mut lines = vec![self.words(&board.title)];
        lines.extend(match &board.ground {
            Ground::Grid(grid) => self.grid(board, grid),
            Ground::Graph(graph) => self.graph(board, graph),
            Ground::Tiles(tiles) => self.tiles(board, tiles),
        });
        lines
    }

    /// A grid in words: each cell whose card is known with who stands there, then the others.
    fn told_cells(&self, board: &Board, grid: &Grid) -> Vec<String> {
        let mut lines = Vec::new();
        let mut hidden = Vec::new();
        for cell in &grid.cells {
            let here: Vec<String> = board
                .pieces
                .iter()
                .filter(|piece| piece.at == cell.id)
                .map(|piece| self.words(&piece.name))
                .collect();
            let is_hidden =
                cell.card.as_ref().is_some_and(|card| card.face == Face::Down) && cell.name.is_none();
            if is_hidden && here.is_empty() {
                hidden.push(cell.number.to_string());
                continue;
            }
            let under = cell.under.as_ref().filter(|under| under.count > 0);
            let items = [self.cell_name(cell)].into_iter().chain(here);
            let items = items.chain(under.map(|under| self.words(&under.says)));
            let items: Vec<String> = items.map(|item| item.trim_end_matches('.').to_owned()).collect();
            let args =
                [("number", Arg::Number(cell.number.into())), ("items", Arg::Word(self.texts.join(&items)))];
            lines.push(format!("  {}", self.texts.text("board-cell-told", &args)));
        }
        if !hidden.is_empty() {
            let cells = Arg::Word(self.texts.list(&hidden));
            lines.push(format!("  {}", self.texts.text("board-cells-hidden", &[("cells", cells)])));
        }
        lines
    }

    fn grid(&self, board: &Board, grid: &Grid) -> Vec<String> {
        if self.plain {
            return self.told_cells(board, grid);
        }
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
        let below = cell.under.as_ref().map(|under| under.count).filter(|count| *count > 0);
        let below = below.filter(|_| cell.name.is_some());
        format!("{}{}", self.cell_name(cell), below.map_or_else(String::new, |count| format!(" ({count})")))
    }

    /// What lies in a cell.
    fn cell_name(&self, cell: &Cell) -> String {
        let card = cell.card.as_ref().map(|card| self.card(card));
        match (&cell.name, &cell.card, card) {
            (Some(name), Some(open), Some(card)) if open.face != Face::Down => {
                let args = [("name", Arg::Word(self.words(name))), ("items", Arg::Word(card))];
                self.texts.text("sheet-group", &args)
            }
            (Some(name), ..) => self.words(name),
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

    /// A map of spaces: each row on a line, a space where it lies. Where names are too long for that, letters stand for them.
    fn graph(&self, board: &Board, graph: &Graph) -> Vec<String> {
        if self.plain {
            return self.told_spaces(board, graph);
        }
        let mut lines = Vec::new();
        let contents: Vec<String> = graph.spaces.iter().map(|space| self.content(space)).collect();
        let labelled = |contents: &[String]| -> (Vec<String>, usize) {
            let spaces = graph.spaces.iter().zip(contents);
            let names: Vec<String> =
                spaces.map(|(space, content)| space_name(board, graph, space, content)).collect();
            let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
            (names, width)
        };
        let (mut names, mut width) = labelled(&contents);
        let mut letters = Vec::new();
        if extent(graph) * width / 2 > LINE {
            letters = abbreviations(&contents);
            let letter = |content: &String| {
                let known = letters.iter().find(|(_, name)| name == content);
                known.map_or_else(|| content.clone(), |(letter, _)| letter.to_string())
            };
            (names, width) = labelled(&contents.iter().map(letter).collect::<Vec<_>>());
        }
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
        lines.extend(wrapped(letters.iter().map(|(letter, name)| format!("{letter} {name}")).collect()));
        if graph.style == GraphStyle::Hexes {
            lines.extend(self.obstacles(graph));
        }
        lines.extend(self.legend(&board.pieces));
        lines
    }

    /// A map of spaces in words: what lies on each that is known, who stands there and what bars it, and how many are unknown. No letter stands for anything.
    fn told_spaces(&self, board: &Board, graph: &Graph) -> Vec<String> {
        let mut lines = Vec::new();
        for space in graph.spaces.iter().filter(|space| space.state != SpaceState::Out) {
            let mut said: Vec<String> = Vec::new();
            if space.state != SpaceState::Unknown {
                said.push(self.content(space));
            }
            let here = board.pieces.iter().filter(|piece| piece.at == space.id);
            said.extend(here.map(|piece| self.words(&piece.name)));
            said.extend(
                space.signs.iter().map(|sign| self.words(&sign.says).trim_end_matches('.').to_owned()),
            );
            said.retain(|part| !part.is_empty());
            if !said.is_empty() {
                let args =
                    [("name", Arg::Word(self.place(space))), ("items", Arg::Word(self.texts.join(&said)))];
                lines.push(format!("  {}.", self.texts.text("sheet-group", &args)));
            }
        }
        let unknown = graph.spaces.iter().filter(|space| space.state == SpaceState::Unknown).count();
        if unknown > 0 {
            let count = [("count", Arg::Number(unknown as i64))];
            lines.push(format!("  {}", self.texts.text("board-unknown", &count)));
        }
        let place =
            |id: &str| graph.spaces.iter().find(|space| space.id == id).map(|space| self.place(space));
        for wall in graph.links.iter().filter(|link| link.kind == LinkKind::Wall) {
            if let (Some(from), Some(to)) = (place(&wall.from), place(&wall.to)) {
                let args = [("from", Arg::Word(from)), ("to", Arg::Word(to))];
                lines.push(format!("  {}", self.texts.text("board-wall-between", &args)));
            }
        }
        lines
    }

    /// What a space is called when it is spoken of.
    fn place(&self, space: &Space) -> String {
        space.tips.first().map_or_else(|| space.label.clone(), |name| self.words(name))
    }

    /// What bars the spaces of a map or lies in wait there, each space on a line.
    fn obstacles(&self, graph: &Graph) -> Vec<String> {
        let barred = graph.spaces.iter().filter(|space| !space.signs.is_empty());
        let line = |space: &Space| {
            let signs: Vec<String> = space.signs.iter().map(|sign| self.words(&sign.says)).collect();
            format!("  {}: {}", space.label, signs.join(" "))
        };
        barred.map(line).collect()
    }

    /// What lies on a space.
    fn content(&self, space: &Space) -> String {
        match (&space.card, space.state) {
            (_, SpaceState::Unknown) => "?".to_owned(),
            (Some(card), _) => self.card(card),
            (None, _) => space.name.as_ref().map(|name| self.words(name)).unwrap_or_default(),
        }
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

/// How many half spaces a map is wide.
fn extent(graph: &Graph) -> usize {
    let shown = || graph.spaces.iter().filter(|space| space.state != SpaceState::Out).map(|space| space.x);
    (shown().max().unwrap_or(0) - shown().min().unwrap_or(0) + 2).unsigned_abs() as usize
}

/// A letter for each name that is longer than two: the first of its own that is free.
fn abbreviations(contents: &[String]) -> Vec<(char, String)> {
    let mut letters: Vec<(char, String)> = Vec::new();
    for content in contents.iter().filter(|content| content.chars().count() > 2) {
        if letters.iter().any(|(_, name)| name == content) {
            continue;
        }
        let own = content.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_uppercase);
        let free = own.chain('A'..='Z').find(|letter| !letters.iter().any(|(known, _)| known == letter));
        letters.push((free.unwrap_or('*'), content.clone()));
    }
    letters
}

fn space_name(board: &Board, graph: &Graph, space: &Space, content: &str) -> String {
    let marks = marks(&board.pieces, &space.id);
    let signs = if graph.style == GraphStyle::Track && !space.signs.is_empty() { "!" } else { "" };
    let label = match (graph.style, space.state) {
        (GraphStyle::Track, SpaceState::Done) => format!("({})", space.label),
        _ => space.label.clone(),
    };
    if graph.style == GraphStyle::Track {
        return format!("{marks:1}{label}{signs}");
    }
    let parts = [marks, format!("{label}{signs}"), content.to_owned()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The labels of the pieces on a place; one with a sign beside it has a star.
fn marks(pieces: &[Piece], place: &str) -> String {
    let here = pieces.iter().filter(|piece| piece.at == place);
    let mark = |piece: &Piece| format!("{}{}", piece.label, if piece.signs.is_empty() { "" } else { "*" });
    here.map(mark).collect::<Vec<_>>().concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_i18n::{Lang, Listener, Texts};
    use undercroft_table::{
        Edge, EdgeSide, Glyph, Link, Mark, MarkKind, MarkSpot, PieceKind, Terrain, Tiles, Words,
    };

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
    fn mushrooms_and_traps_of_a_cave_are_listed_below_it() {
        let trap = Glyph::new("wolf-trap", word("A trap lies here."));
        let mushroom = Glyph::new("super-mushroom", word("A mushroom bars the way."));
        let space = Space {
            id: "r1p1".to_owned(),
            label: "r1p1!".to_owned(),
            state: SpaceState::Known,
            signs: vec![mushroom, trap],
            ..Space::default()
        };
        let graph =
            Graph { style: GraphStyle::Hexes, spaces: vec![space], links: Vec::new(), rows: Vec::new() };
        let lines = drawn(Ground::Graph(graph), Vec::new(), Vec::new());
        assert_eq!(
            lines.last().map(String::as_str),
            Some("  r1p1!: A mushroom bars the way. A trap lies here.")
        );
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
            ..Tiles::default()
        };
        let spot = |at: &str, figure| MarkSpot { at: at.to_owned(), figure, ..MarkSpot::default() };
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
                "  . floor, # pillar, ~ fog, + 3,2 locked door",
                "  1-2 within reach",
                "  M Maëlle, 1 revenant",
            ]
        );
    }
}
