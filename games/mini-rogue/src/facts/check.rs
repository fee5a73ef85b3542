//! Whether a table can look like this, with the rule that forbids it.

use crate::MiniRogue;
use crate::rules::{board, item, room};
use crate::state::{Cell, Frame, State};
use undercroft_kernel::WordError;

pub(super) fn check(game: &MiniRogue, state: &State) -> Result<(), WordError> {
    let limits = &game.content.limits;
    for hero in state.party() {
        let doomed = state.stack.iter().any(|frame| matches!(frame, Frame::Doom { .. }));
        if hero.hp == 0 && state.end.is_none() && !doomed {
            return Err(WordError::impossible("MR-CHAR-04", "a character without HP has lost the game"));
        }
        let trading = state.stack.iter().any(|frame| matches!(frame, Frame::Barter { .. }));
        if hero.potions.len() > u32::from(limits.potions) && !trading {
            return Err(WordError::impossible("MR-POTION-18", "more potions than can be carried"));
        }
        let dropping = state.stack.iter().any(|frame| matches!(frame, Frame::DropItem));
        if hero.items.len() > item::limit(game) && !dropping && !trading {
            return Err(WordError::impossible(game.rulebook.cite.item_limit, "more Items than can be held"));
        }
    }
    if state.guardians.open.is_some() && !board::has_guardian(game, state) {
        return Err(WordError::impossible("MR-TURN-10", "a Guardian lies open in an Area without the icon"));
    }
    let mut seen = 0u32;
    let cards = state.grid.iter().filter_map(|(_, cell)| match cell {
        Cell::Open(room) | Cell::Pinned(room, _) => Some(room),
        Cell::Hidden | Cell::Taken => None,
    });
    let held = state.party().flat_map(|hero| hero.items.iter().map(|item| item.room));
    for room in cards.chain(held) {
        if seen & (1 << room.0) != 0 {
            return Err(WordError::impossible("MR-SETUP-18", "a Room card is in two places"));
        }
        seen |= 1 << room.0;
    }
    let face_down = state.grid.iter().filter(|(_, cell)| *cell == Cell::Hidden).count();
    if room::hidden(game, state).count_ones() as usize + 1 < face_down {
        return Err(WordError::impossible("MR-SETUP-18", "more face-down Rooms than there are cards"));
    }
    Ok(())
}
