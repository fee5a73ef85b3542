//! A track of stations, row by row: what is behind is in brackets, where one stands is between arrows.

use crate::speech::Speech;
use undercroft_table::{Board, Graph, Space, SpaceState};

/// The rows of a track in words and signs.
pub(crate) fn rows(board: &Board, graph: &Graph, speech: &Speech) -> Vec<String> {
    let label = |space: &Space| {
        let here = board.pieces.iter().any(|piece| piece.at == space.id);
        let sign = if space.signs.is_empty() { "" } else { "!" };
        match (here, space.state) {
            (true, _) => format!("►{}{sign}◄", space.label),
            (false, SpaceState::Done) => format!("({}{sign})", space.label),
            (false, _) => format!(" {}{sign} ", space.label),
        }
    };
    let mut numbers: Vec<i32> = graph.spaces.iter().map(|space| space.y).collect();
    numbers.dedup();
    let line = |y: i32| {
        let spaces: Vec<String> = graph
            .spaces
            .iter()
            .filter(|space| space.y == y && space.state != SpaceState::Out)
            .map(label)
            .collect();
        let name = graph.rows.iter().find(|row| row.y == y);
        let name = name.map(|row| format!("{:3}", row.label)).unwrap_or_default();
        format!("{name}{}", spaces.join(" "))
    };
    let mut lines: Vec<String> = numbers.into_iter().map(line).collect();
    let signs = graph.spaces.iter().flat_map(|space| &space.signs).map(|sign| speech.words(&sign.says));
    let mut signs: Vec<String> = signs.collect();
    signs.dedup();
    lines.extend(signs.into_iter().take(1).map(|sign| format!("!  {sign}")));
    lines
}
