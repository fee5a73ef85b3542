//! What the game master has hidden, in words: what a table seals. Reading only; who sees what of it is in `view`.

use crate::Catacombs;
use crate::event::{Event, EventKind, MasterEvent};
use crate::state::{Gate, Leaf, State};

/// CA-MAP-07: A zone is ready: every hidden square is fixed from now on.
pub(super) fn after(game: &Catacombs, state: &State, events: &[Event]) -> Option<String> {
    let fixed = events.iter().any(|event| event.kind == EventKind::Master(MasterEvent::Ready));
    fixed.then(|| all(game, state))
}

/// Hidden traps, secret doors and locks that nobody has tried, with their squares, in the order in which they came.
fn all(game: &Catacombs, state: &State) -> String {
    let traps = state.traps.iter().filter(|trap| !trap.known);
    let traps = traps.map(|trap| format!("{} {}", game.content.traps[trap.kind].id, trap.at));
    let gates = state.gates.iter().filter_map(|gate| door(game, gate));
    traps.chain(gates).collect::<Vec<_>>().join("; ")
}

fn door(game: &Catacombs, gate: &Gate) -> Option<String> {
    match gate.leaf {
        Leaf::Secret => Some(format!("secret {}", gate.at)),
        Leaf::Locked if !gate.tried => {
            Some(format!("{} locked {}", game.content.doors[gate.door].id, gate.at))
        }
        Leaf::Shut if !gate.tried => Some(format!("shut {}", gate.at)),
        _ => None,
    }
}
