//! What happens between two characters, what they give, and their stances, in keys and arguments.

use super::{affliction_key, cell, key, resource_key};
use crate::MiniRogue;
use crate::action::Gift;
use crate::event::What;
use crate::state::State;
use undercroft_kernel::Message;

/// Events between two characters.
pub(super) fn tell(game: &MiniRogue, what: What) -> Option<Message> {
    let new = Message::new;
    Some(match what {
        What::LeaderRolled { first, second } => new("log-leader-rolled")
            .number("first", i64::from(first))
            .number("second", i64::from(second))
            .cite(&["MR-COOP-03"]),
        What::Leads => new("log-leads").cite(&["MR-COOP-02", "MR-COOP-16"]),
        What::WayChosen(at) => cell(new("log-way-chosen"), at).cite(&["MR-COOP-05", "MR-COOP-07"]),
        What::OrderProposed => new("log-order-proposed").cite(&["MR-COOP-08"]),
        What::OrderAgreed => new("log-order-agreed").cite(&["MR-COOP-08"]),
        What::OrderDeclined => new("log-order-declined").cite(&["MR-COOP-08"]),
        What::TradeBegan => new("log-trade-began").cite(&["MR-COOP-13"]),
        What::GaveTrack(kind, amount) => new("log-gave")
            .name("resource", resource_key(kind))
            .number("amount", i64::from(amount))
            .cite(&["MR-COOP-13"]),
        What::GavePotion(kind) => {
            new("log-gave-potion").name("potion", MiniRogue::potion(kind)).cite(&["MR-COOP-13"])
        }
        What::GaveItem(room) => new("log-gave-item").name("item", game.room(room)).cite(&["MR-COOP-13"]),
        What::TradeEnded => new("log-trade-ended").cite(&["MR-COOP-15"]),
        What::StanceTaken(stance) => {
            new("log-stance").name("stance", key("stance", stance.id())).cite(&["MR-STANCE-04"])
        }
        _ => return None,
    })
}

/// The words on the button of a gift.
pub(super) fn give(game: &MiniRogue, state: &State, gift: Gift) -> Message {
    let new = Message::new;
    match gift {
        Gift::Track(kind, amount) => {
            new("do-give").name("resource", resource_key(kind)).number("amount", i64::from(amount))
        }
        Gift::Potion(kind) => new("do-give-potion").name("potion", MiniRogue::potion(kind)),
        Gift::Item(at) => match state.hero().items.get(usize::from(at).wrapping_sub(1)) {
            Some(item) => new("do-give-item").name("item", game.room(item.room)),
            None => new("do-drop-nothing"),
        },
        Gift::Affliction(kind) => new("do-give-affliction").name("affliction", affliction_key(kind)),
    }
}
