//! Whoever asks why a card says what it says is told whether its values are printed, publicly known or reconstructed: the last tip of
//! everything that a pack describes. Which pack that is, and what is on the card, is not known here.

use crate::board::Ground;
use crate::card::Card;
use crate::picture::Picture;
use crate::scene::Look;
use crate::sheet::Group;
use crate::words::Words;
use undercroft_kernel::Game;

/// What is said of the thing with this name, if a pack describes it.
pub(crate) fn tip<G: Game>(look: &Look<'_, G>, name: &Words) -> Option<Words> {
    let origin = look.in_force.origins()?.get(&name.key)?;
    Some(Words::new(format!("tip-origin-{}", origin.id())))
}

/// Adds it to a card.
pub(crate) fn on_card<G: Game>(look: &Look<'_, G>, card: &mut Card) {
    let said = card.name.as_ref().and_then(|name| tip(look, name));
    card.tips.extend(said);
}

/// Adds it to what somebody has.
pub(crate) fn on_groups<G: Game>(look: &Look<'_, G>, groups: &mut [Group]) {
    for item in groups.iter_mut().flat_map(|group| &mut group.items) {
        item.tips.extend(tip(look, &item.name));
    }
}

/// Adds it to every card and object of a picture that was drawn just now. Cards in cells and what is drawn once for many pictures have it already.
pub(crate) fn note<G: Game>(look: &Look<'_, G>, picture: &mut Picture) {
    picture.boards.change(|boards| {
        for board in boards {
            if let Ground::Graph(graph) = &mut board.ground {
                graph.spaces.change(|spaces| {
                    let cards = spaces.iter_mut().filter_map(|space| space.card.as_mut());
                    cards.for_each(|card| on_card(look, card));
                });
            }
            for piece in &mut board.pieces {
                piece.tips.extend(tip(look, &piece.name));
            }
        }
    });
    picture.sheets.change(|sheets| {
        for sheet in sheets {
            sheet.hand.iter_mut().flat_map(|hand| &mut hand.cards).for_each(|card| on_card(look, card));
            sheet.groups.change(|groups| on_groups(look, groups));
        }
    });
    picture.piles.change(|piles| {
        piles.iter_mut().filter_map(|pile| pile.top.as_mut()).for_each(|card| on_card(look, card));
    });
}
