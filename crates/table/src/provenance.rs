//! Whoever asks why a card says what it says is told whether its values are printed, publicly known or reconstructed: the last tip of
//! everything that a pack describes. Which pack that is, and what is on the card, is not known here.

use crate::board::Ground;
use crate::card::Card;
use crate::picture::Picture;
use crate::words::Words;
use undercroft_content::Origins;

/// Adds the origin of its values to every card and object of a picture that has one.
pub(crate) fn note(picture: &mut Picture, origins: &Origins) {
    let tip = |name: &Words| {
        let origin = origins.get(&name.key)?;
        Some(Words::new(format!("tip-origin-{}", origin.id())))
    };
    let on_card = |card: &mut Card| {
        let said = card.name.as_ref().and_then(tip);
        card.tips.extend(said);
    };
    for board in &mut picture.boards {
        match &mut board.ground {
            Ground::Grid(grid) => {
                grid.cells.iter_mut().filter_map(|cell| cell.card.as_mut()).for_each(on_card)
            }
            Ground::Graph(graph) => {
                graph.spaces.iter_mut().filter_map(|space| space.card.as_mut()).for_each(on_card)
            }
            Ground::Tiles(_) => {}
        }
        for piece in &mut board.pieces {
            piece.tips.extend(tip(&piece.name));
        }
    }
    for sheet in &mut picture.sheets {
        sheet.hand.iter_mut().flat_map(|hand| &mut hand.cards).for_each(on_card);
        for item in sheet.groups.iter_mut().flat_map(|group| &mut group.items) {
            item.tips.extend(tip(&item.name));
        }
    }
    picture.piles.iter_mut().filter_map(|pile| pile.top.as_mut()).for_each(on_card);
}
