//! Boards in words: what lies in each cell of a grid and on each space of a map. Maps of squares are in `tiles`.

use crate::play::screen::Screen;
use undercroft_kernel::Arg;
use undercroft_table::{Board, Card, Cell, Face, Graph, Grid, Ground, LinkKind, Space, SpaceState};

impl Screen {
    /// Tells a board: of one that was told before, what has changed.
    pub(super) fn board(&self, board: &Board, known: Option<&Board>) {
        let before = known.filter(|known| known.title == board.title).map(|known| self.board_lines(known));
        let mut lines = self.board_lines(board);
        if let Some(before) = before {
            let title = lines.first().cloned();
            lines.retain(|line| !before.contains(line));
            if lines.is_empty() {
                return;
            }
            lines.splice(0..0, title);
        }
        self.print("");
        lines.iter().for_each(|line| self.print(line.trim_end()));
    }

    fn board_lines(&self, board: &Board) -> Vec<String> {
        let mut lines = vec![self.words(&board.title)];
        lines.extend(match &board.ground {
            Ground::Grid(grid) => self.told_cells(board, grid),
            Ground::Graph(graph) => self.told_spaces(board, graph),
            Ground::Tiles(tiles) => self.told_squares(board, tiles),
        });
        lines
    }

    /// A grid in words: each cell whose card is known with who stands there, then the others.
    fn told_cells(&self, board: &Board, grid: &Grid) -> Vec<String> {
        let mut lines = Vec::new();
        let (mut hidden, mut taken) = (Vec::new(), Vec::new());
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
            if cell.card.is_none() && cell.name.is_none() && here.is_empty() {
                taken.push(cell.number.to_string());
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
        for (key, cells) in [("board-cells-taken", taken), ("board-cells-hidden", hidden)] {
            if !cells.is_empty() {
                let count = Arg::Number(cells.len() as i64);
                let args = [("count", count), ("cells", Arg::Word(self.texts.list(&cells)))];
                lines.push(format!("  {}", self.texts.text(key, &args)));
            }
        }
        lines
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

    /// A map of spaces in words: what lies on each that is known, who stands there and what bars it, and how many are unknown. No letter stands for anything.
    fn told_spaces(&self, board: &Board, graph: &Graph) -> Vec<String> {
        let mut lines = Vec::new();
        for space in graph.spaces.iter().filter(|space| space.state != SpaceState::Out) {
            let mut said: Vec<String> = Vec::new();
            let content = self.content(space);
            if content != self.place(space) {
                said.push(content);
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

    /// What lies on a space.
    fn content(&self, space: &Space) -> String {
        match (&space.card, space.state) {
            (_, SpaceState::Unknown) => String::new(),
            (Some(card), _) => self.card(card),
            (None, _) => space.name.as_ref().map(|name| self.words(name)).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_i18n::{Lang, Listener, Texts};
    use undercroft_table::{
        Edge, EdgeSide, Glyph, GraphStyle, Link, Piece, PieceKind, Terrain, Tiles, Words,
    };

    /// Words that are the same in every language, for a board of no game.
    fn word(word: &str) -> Words {
        let args = [("name", word), ("items", "")];
        let args = args.map(|(name, word)| (name, undercroft_table::Fill::Word(word.to_owned())));
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

    fn told(ground: Ground, pieces: Vec<Piece>) -> Vec<String> {
        let board = Board { id: "board".to_owned(), title: word("Cave"), ground, pieces, marks: Vec::new() };
        let pack = (Lang::En, "test-word = { $name }{ $items }\n".to_owned());
        let screen = Screen::new(Texts::new(Lang::En, [pack]).unwrap(), Listener::spectator());
        screen.board_lines(&board).iter().map(|line| line.trim_end().to_owned()).collect()
    }

    #[test]
    fn a_cave_is_told_space_by_space_with_walls_mushrooms_and_traps() {
        let space = |id: &str, state, name: &str| Space {
            id: id.to_owned(),
            state,
            name: (!name.is_empty()).then(|| word(name)),
            tips: vec![word(&format!("Gallery {id}"))],
            ..Space::default()
        };
        let signs = vec![
            Glyph::new("super-mushroom", word("A mushroom bars the way.")),
            Glyph::new("wolf-trap", word("A trap lies here.")),
        ];
        let known = SpaceState::Known;
        let graph = Graph {
            style: GraphStyle::Hexes,
            spaces: vec![
                space("0", SpaceState::Unknown, ""),
                Space { signs, ..space("1", known, "Torch") },
                space("2", SpaceState::Out, ""),
                space("3", known, "Alpha"),
            ]
            .into(),
            links: vec![Link { from: "1".to_owned(), to: "3".to_owned(), kind: LinkKind::Wall }].into(),
            rows: Vec::new().into(),
        };
        let pieces = vec![piece("3", "O", "Oriandre"), piece("3", "A", "Arminius")];
        assert_eq!(
            told(Ground::Graph(graph), pieces),
            [
                "Cave",
                "  Gallery 1: Torch, A mushroom bars the way, A trap lies here.",
                "  Gallery 3: Alpha, Oriandre, Arminius.",
                "  One space is unexplored.",
                "  A wall stands between Gallery 1 and Gallery 3.",
            ]
        );
    }

    #[test]
    fn squares_are_told_by_figures_and_ways_out() {
        let terrain = |id: &str, kind: &str, name: &str| Terrain {
            id: id.to_owned(),
            kind: kind.to_owned(),
            name: word(name),
            ..Terrain::default()
        };
        let tiles = Tiles {
            squares: vec!["...+".to_owned(), ".#..".to_owned(), "~~..".to_owned()],
            legend: vec![terrain(".", "floor", "floor"), terrain("+", "shut-door", "shut door")],
            edges: vec![Edge {
                id: "edge".to_owned(),
                x: 3,
                y: 2,
                side: EdgeSide::Bottom,
                kind: "door".to_owned(),
                name: word("locked door"),
                icon: None,
                tips: Vec::new(),
            }],
            ..Tiles::default()
        };
        let pieces = vec![piece("2,0", "M", "Maëlle"), piece("3,0", "r1", "revenant")];
        assert_eq!(
            told(Ground::Tiles(tiles), pieces),
            ["Cave", "  Maëlle: 2,0", "  revenant: 3,0", "  shut door: 3,0", "  locked door: 3,2"]
        );
    }
}
