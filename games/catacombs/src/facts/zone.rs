//! Facts of the zones on the board, by number from 1: `zone.1`, `zone.2.entrance`. What lies on their squares is in `square.rs`.

use super::{int, number, unknown_fact, word, wrong};
use crate::Catacombs;
use crate::state::{PlacedZone, State};
use undercroft_kernel::{FactWord, Value, WordError};

/// The head of such facts.
const HEAD: &str = "zone";

pub(super) fn words(_: &Catacombs) -> Vec<FactWord> {
    vec![
        word("zone.1", "id of the card of the first zone, and so on; the game master's secret", true, false),
        word("zone.1.entrance", "the square by which one enters it", false, false),
        word(
            "zone.1.mirrored",
            "true or false: left and right of its plan have changed places",
            false,
            false,
        ),
        word("zone.1.passage", "squares of passage before its entrance", false, false),
    ]
}

/// Reads the head of such a fact: the number of the zone, from 0, and which of its facts.
pub(super) fn about(fact: &str) -> Option<(usize, &str)> {
    let rest = fact.strip_prefix(HEAD)?.strip_prefix('.')?;
    let (number, rest) = rest.split_once('.').unwrap_or((rest, ""));
    let number: usize = number.parse().ok()?;
    Some((number.checked_sub(1)?, rest))
}

pub(super) fn read(
    game: &Catacombs,
    state: &State,
    (at, rest): (usize, &str),
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let zone = state.zones.get(at);
    let of = |read: &dyn Fn(&PlacedZone) -> Option<Value>| Ok(zone.and_then(read));
    match rest {
        "" => of(&|zone| Some(Value::word(game.content.zones[zone.card].id.clone()))),
        "entrance" => of(&|zone| Some(Value::word(zone.entrance.to_string()))),
        "mirrored" => of(&|zone| Some(Value::Bool(zone.is_mirrored()))),
        "passage" => of(&|zone| int(zone.passage)),
        _ => Err(unknown_fact(game, fact)),
    }
}

/// What only the game master reads.
pub(super) fn is_secret(rest: &str) -> bool {
    rest.is_empty()
}

/// Says which card a zone of a map is.
pub(super) fn write(
    game: &Catacombs,
    state: &mut State,
    (at, rest): (usize, &str),
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    if !rest.is_empty() {
        read(game, state, (at, rest), fact)?;
        return Err(WordError::ReadOnly(fact.to_owned()));
    }
    let card = value.as_word().and_then(|word| game.content.zones.find(|zone| zone.id == word));
    let card = card.ok_or_else(|| wrong(fact, value, "the id of a zone"))?;
    let zones = state.zones.len() as i64;
    number(fact, &Value::Int(at as i64 + 1), 1, zones)?;
    if let Some(zone) = state.table.zones.get_mut(at) {
        zone.card = card;
    }
    state.cards_out |= 1 << card.0;
    Ok(())
}
