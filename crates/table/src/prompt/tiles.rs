//! Verbs as tiles: which of them there are, in the order in which the game lists them, and where in the tree their choices hang.

use super::{Choice, Tile};
use crate::scene::{Branch, Heading};
use crate::words::Words;

/// A verb and the numbers of its leaves.
pub(super) struct Verb {
    tile: Tile,
    leaves: Vec<u32>,
    /// What it is called where it is its only leaf: a tile never plays what it does not name.
    alone: Words,
}

/// Adds a leaf to its verb: a branch it hangs on, or itself.
pub(super) fn sort(verbs: &mut Vec<Verb>, tile: Heading, path: &[Branch], leaf: &Choice) {
    let branch = path.get(tile.branch);
    let name = branch.map_or(leaf.brief.as_ref().unwrap_or(&leaf.label), |branch| &branch.label);
    let known = verbs.iter_mut().find(|verb| verb.tile.name == *name && verb.tile.heading == tile.says);
    if let Some(verb) = known {
        verb.leaves.push(leaf.number);
        return;
    }
    let icon = branch.and_then(|branch| branch.icon.clone()).or_else(|| leaf.icon.clone());
    let tile =
        Tile { heading: tile.says, name: name.clone(), icon, tags: leaf.tags.clone(), path: Vec::new() };
    let alone = path.last().map_or_else(|| name.clone(), |branch| branch.label.clone());
    verbs.push(Verb { tile, leaves: vec![leaf.number], alone });
}

/// The tiles with their places in the tree, as it was pruned; those with the same heading together, headings in the order of their first tile.
/// None at all, where some choice would be below no tile.
pub(super) fn lay(verbs: Vec<Verb>, choices: &[Choice]) -> Vec<Tile> {
    let leaves: usize = choices.iter().map(|choice| numbers(choice).len()).sum();
    if verbs.iter().map(|verb| verb.leaves.len()).sum::<usize>() < leaves {
        return Vec::new();
    }
    let mut tiles: Vec<Tile> = Vec::new();
    for verb in verbs {
        let Some(path) = place(choices, &verb.leaves) else { continue };
        let after = tiles.iter().rposition(|tile| tile.heading == verb.tile.heading);
        let name = if verb.leaves.len() == 1 { verb.alone } else { verb.tile.name };
        tiles.insert(after.map_or(tiles.len(), |at| at + 1), Tile { path, name, ..verb.tile });
    }
    tiles
}

/// The keys of the highest choice below which hang these leaves and no others.
fn place(choices: &[Choice], wanted: &[u32]) -> Option<Vec<u32>> {
    choices.iter().find_map(|choice| {
        let below = numbers(choice);
        if below.iter().all(|number| wanted.contains(number)) {
            return (below.len() == wanted.len()).then(|| vec![choice.key]);
        }
        let rest = place(&choice.then, wanted)?;
        Some([vec![choice.key], rest].concat())
    })
}

fn numbers(choice: &Choice) -> Vec<u32> {
    if choice.then.is_empty() { vec![choice.number] } else { choice.then.iter().flat_map(numbers).collect() }
}
