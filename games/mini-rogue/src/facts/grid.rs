//! Facts of the places of the grid: `grid.3`, `grid.3.pin`.

use super::{room, rooms};
use crate::MiniRogue;
use crate::state::{Cell, CellId, State};
use undercroft_kernel::fact::word;
use undercroft_kernel::{Seats, Value, WordError};

type Fact = undercroft_kernel::Fact<MiniRogue, CellId>;

/// The number of the place is published behind the first word of each name.
pub(super) const FACTS: &[Fact] = &[
    Fact::ranged(
        "grid",
        |game| format!("grid.1 to grid.8: hidden, taken, or a Room lying open: {}", rooms(game)),
        |game, state, cell| match state.grid.at(cell) {
            Cell::Hidden | Cell::Pinned(..) => word("hidden"),
            Cell::Taken => word("taken"),
            Cell::Open(room) => word(&game.content.rooms[room].id),
        },
    )
    .set(|game, state, cell, given| {
        let thing = match given.value.as_word() {
            Some("hidden") => Cell::Hidden,
            Some(word) => Cell::Open(room(game, given.name.full, word)?),
            None => return Err(given.wrong("hidden or the id of a Room")),
        };
        state.grid.lay(cell, thing);
        Ok(())
    }),
    Fact::new(
        "grid.pin",
        "grid.1.pin to grid.8.pin: a face-down Room that was looked at",
        |game, state, cell| match state.grid.at(cell) {
            Cell::Pinned(room, _) => word(&game.content.rooms[room].id),
            _ => None,
        },
    ),
];

/// The place of a number.
pub(super) fn cell(fact: &str, number: &str) -> Result<CellId, WordError> {
    let cell = number.parse().ok().and_then(CellId::new).filter(|cell| *cell != CellId::EXIT);
    cell.ok_or_else(|| WordError::unknown("fact", fact, "grid.1 to grid.8"))
}

/// Fixes a face-down Room.
pub(super) fn pin(game: &MiniRogue, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
    let cell = cell(place, place.strip_prefix("grid.").unwrap_or_default())?;
    let room = room(game, place, card)?;
    if let Cell::Open(_) | Cell::Taken = state.grid.at(cell) {
        return Err(WordError::value(place, &Value::word(card), "a face-down place"));
    }
    state.grid.lay(cell, Cell::Pinned(room, Seats::NONE));
    state.recount();
    Ok(())
}
