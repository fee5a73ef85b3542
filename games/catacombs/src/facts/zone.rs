//! Facts of the zones on the board, by number from 1: `zone.1`, `zone.2.entrance`. What lies on their squares is in `square.rs`.

use crate::Catacombs;
use crate::state::State;
use undercroft_kernel::fact::{int, truth, word};
use undercroft_kernel::{Given, Value, WordError};

/// A fact of a zone, counted from 0.
type Fact = undercroft_kernel::Fact<Catacombs, usize>;

/// The number of the zone is published behind the first word of each name.
pub(super) const FACTS: &[Fact] = &[
    Fact::new(
        "zone",
        "id of the card of the first zone, and so on; the game master's secret",
        |game, state, at| word(&game.content.zones[state.zones.get(at)?.card].id),
    )
    .set(write_card),
    Fact::new("zone.entrance", "the square by which one enters it", |_, state, at| {
        word(state.zones.get(at)?.entrance.to_string())
    }),
    Fact::new(
        "zone.mirrored",
        "true or false: left and right of its plan have changed places",
        |_, state, at| truth(state.zones.get(at)?.is_mirrored()),
    ),
    Fact::new("zone.passage", "squares of passage before its entrance", |_, state, at| {
        int(state.zones.get(at)?.passage)
    }),
];

pub(super) fn slot(number: &str) -> Option<usize> {
    number.parse::<usize>().ok()?.checked_sub(1)
}

/// What only the game master reads.
pub(super) fn is_secret(name: &str) -> bool {
    name == "zone"
}

/// Says which card a zone of a map is.
fn write_card(game: &Catacombs, state: &mut State, at: usize, given: Given<'_>) -> Result<(), WordError> {
    let card = given.word(|word| game.content.zones.find(|zone| zone.id == word), "the id of a zone")?;
    let zones = state.zones.len() as i64;
    let Some(zone) = state.zones.get_mut(at) else {
        let number = Value::Int(at as i64 + 1);
        return Err(WordError::value(given.name.full, &number, format!("1..{zones}")));
    };
    zone.card = card;
    state.cards_out |= 1 << card.0;
    Ok(())
}
