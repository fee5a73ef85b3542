//! Facts of squares: `ground.3,4`, `who.3,4`, `items.3,4`, `door.3,4`, `exit.3,4.cards`, `piece.3,4`, `trap.3,4`.

use super::gear;
use crate::Catacombs;
use crate::geometry::{Ground, Square};
use crate::state::{Gate, GateId, Lead, Leaf, Piece, Place, State, Trap};
use undercroft_kernel::fact::{int, put, truth, word};
use undercroft_kernel::{Given, Value, WordError};

type Fact = undercroft_kernel::Fact<Catacombs, Square>;

/// The square is published behind the first word of each name.
pub(super) const FACTS: &[Fact] = &[
    Fact::ranged(
        "ground",
        |_| Ground::ALL.map(Ground::id).join(", "),
        |_, state, square| word(state.grid.ground(square).id()),
    )
    .set(|_, state, square, given| {
        let known = |word: &str| Ground::ALL.into_iter().find(|ground| ground.id() == word);
        let ground = given.word(known, "a kind of ground")?;
        state.grid.lay(square, ground);
        Ok(())
    }),
    Fact::new("who", "who is there: p1, m1 …", |_, state, square| word(state.at(square)?.word())),
    Fact::new("items", "list of the objects that lie there", |game, state, square| {
        gear::lying(game, state, Place::Floor(square))
    })
    .set(|game, state, square, given| gear::lay(game, state, Place::Floor(square), given)),
    Fact::new(
        "door",
        "secret, shut, locked, open, broken, none; a lock shows once it was tried",
        |_, state, square| word(gate(state, square)?.leaf.id()),
    )
    .set(|_, state, square, given| {
        let gate = gate_mut(state, square, given)?;
        let leaf = |word: &str| Leaf::from_id(word).filter(|leaf| *leaf != Leaf::None);
        gate.leaf = given.word(leaf, "secret, shut, locked, open, broken")?;
        let ground = leaf_ground(gate);
        state.grid.lay(square, ground);
        Ok(())
    }),
    Fact::new(
        "door.kind",
        "standard, armoured, prison …; shows once it was tried",
        |game, state, square| word(&game.content.doors[gate(state, square)?.door].id),
    )
    .set(|game, state, square, given| {
        let kind = |word: &str| game.content.doors.find(|door| door.id == word);
        let gate = gate_mut(state, square, given)?;
        put(given.word(kind, "a kind of door"), &mut gate.door)
    }),
    Fact::new("door.tried", "true or false: whether the heroes know its lock", |_, state, square| {
        truth(gate(state, square)?.tried)
    })
    .set(|_, state, square, given| put(given.truth(), &mut gate_mut(state, square, given)?.tried)),
    Fact::new("door.pv", "what it still stands", |game, state, square| {
        let gate = gate(state, square)?;
        int(i64::from(game.content.doors[gate.door].lock.pv) - i64::from(gate.wounds))
    })
    .set(|game, state, square, given| {
        let gate = gate_mut(state, square, given)?;
        let full = game.content.doors[gate.door].lock.pv;
        gate.wounds = full - given.number::<u8>(1, full)?;
        Ok(())
    }),
    Fact::new("exit", "unknown, zone, rubble, cell: where it leads", |_, state, square| {
        word(match gate(state, square)?.lead {
            Lead::Unknown => "unknown",
            Lead::Zone(_) => "zone",
            Lead::Rubble => "rubble",
            Lead::Cell => "cell",
        })
    }),
    Fact::new("exit.cards", "cards of its pile; the game master's secret", |_, state, square| {
        int(gate(state, square)?.cards)
    })
    .set(|_, state, square, given| put(given.number(0, 16), &mut gate_mut(state, square, given)?.cards)),
    Fact::new(
        "exit.main",
        "places of its pile where the main card may be, from the top, as a list; the game master's secret",
        |_, state, square| {
            let main = gate(state, square)?.main;
            let places = (0..16).filter(|place| main >> place & 1 == 1);
            Some(Value::List(places.map(|place| Value::Int(place + 1)).collect()))
        },
    )
    .set(|_, state, square, given| {
        let gate = gate_mut(state, square, given)?;
        let Value::List(places) = given.value else { return Err(given.wrong("a list of places from 1 on")) };
        gate.main = 0;
        for value in places {
            gate.main |= 1 << (Given { value, ..given }.number::<u8>(1, 16)? - 1);
        }
        Ok(())
    }),
    Fact::new(
        "exit.pin",
        "the card that somebody has seen on top; the game master's secret",
        |game, state, square| word(&game.content.zones[gate(state, square)?.pin?].id),
    ),
    Fact::new("exit.foreseen", "true or false: a dead end, as the party has learnt", |_, state, square| {
        truth(gate(state, square)?.foreseen?)
    }),
    Fact::new("piece", "id of the furniture there", |game, state, square| {
        word(&game.content.elements[piece(state, square)?.kind].id)
    }),
    Fact::new("piece.searched", "true or false", |_, state, square| truth(piece(state, square)?.searched))
        .set(|_, state, square, given| put(given.truth(), &mut piece_mut(state, square, given)?.searched)),
    Fact::new("piece.locked", "true or false: it turned out to be locked", |_, state, square| {
        truth(piece(state, square)?.locked)
    })
    .set(|_, state, square, given| put(given.truth(), &mut piece_mut(state, square, given)?.locked)),
    Fact::new("piece.pv", "what its lock still stands", |game, state, square| {
        let piece = piece(state, square)?;
        int(i64::from(game.content.elements[piece.kind].lock?.pv) - i64::from(piece.wounds))
    })
    .set(|game, state, square, given| {
        let piece = piece_mut(state, square, given)?;
        let full = game.content.elements[piece.kind].lock.map_or(0, |lock| lock.pv);
        piece.wounds = full - given.number::<u8>(1, full)?;
        Ok(())
    }),
    Fact::new("trap", "id of the trap there, as far as it is known", |game, state, square| {
        word(&game.content.traps[trap(state, square)?.kind].id)
    }),
    Fact::new("trap.armed", "true or false", |_, state, square| truth(trap(state, square)?.armed))
        .set(|_, state, square, given| put(given.truth(), &mut trap_mut(state, square, given)?.armed)),
    Fact::new("trap.known", "true or false: whether the heroes know it", |_, state, square| {
        truth(trap(state, square)?.known)
    })
    .set(|_, state, square, given| put(given.truth(), &mut trap_mut(state, square, given)?.known)),
];

/// What only the game master reads.
pub(super) fn is_secret(state: &State, square: Square, name: &str) -> bool {
    match name {
        "exit.cards" | "exit.main" | "exit.pin" => true,
        "door.kind" | "door.pv" => gate(state, square).is_some_and(|gate| !gate.tried),
        _ => false,
    }
}

fn gate(state: &State, square: Square) -> Option<&Gate> {
    state.gates.iter().find(|gate| gate.at == square)
}

fn gate_mut<'a>(state: &'a mut State, square: Square, given: Given<'_>) -> Result<&'a mut Gate, WordError> {
    let gate = state.gates.iter_mut().find(|gate| gate.at == square);
    gate.ok_or_else(|| given.wrong("a square with a door or way out"))
}

fn piece(state: &State, square: Square) -> Option<&Piece> {
    state.pieces.iter().find(|piece| piece.at == square)
}

fn piece_mut<'a>(state: &'a mut State, square: Square, given: Given<'_>) -> Result<&'a mut Piece, WordError> {
    let piece = state.pieces.iter_mut().find(|piece| piece.at == square);
    piece.ok_or_else(|| given.wrong("a square with furniture"))
}

fn trap(state: &State, square: Square) -> Option<&Trap> {
    state.traps.iter().find(|trap| trap.at == square)
}

fn trap_mut<'a>(state: &'a mut State, square: Square, given: Given<'_>) -> Result<&'a mut Trap, WordError> {
    let trap = state.traps.iter_mut().find(|trap| trap.at == square);
    trap.ok_or_else(|| given.wrong("a square with a trap"))
}

/// What a gate makes of its square.
pub(super) fn leaf_ground(gate: &Gate) -> Ground {
    match gate.leaf {
        Leaf::None if gate.is_unexplored() => Ground::Exit,
        Leaf::None => Ground::Floor,
        Leaf::Secret => Ground::Wall,
        Leaf::Shut | Leaf::Locked => Ground::ClosedDoor,
        Leaf::Open | Leaf::Broken => Ground::OpenDoor,
    }
}

/// Fixes the next card behind a way out: `pin = { "exit.3,4" = "cellar" }`.
pub(super) fn pin(game: &Catacombs, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
    let square = place.strip_prefix("exit.").and_then(Square::from_word);
    let gate = square.and_then(|square| state.gate_at(square));
    let Some(GateId(at)) = gate else {
        return Err(WordError::unknown("face-down place", place, "exit.X,Y of a way out"));
    };
    let found = game.content.zones.find(|zone| zone.id == card);
    let known = || game.content.zones.iter().map(|(_, zone)| zone.id.as_str()).collect::<Vec<_>>().join(", ");
    let found = found.ok_or_else(|| WordError::value(place, &Value::word(card), known()))?;
    if let Some(gate) = state.table.gates.get_mut(usize::from(at)) {
        gate.pin = Some(found);
        gate.main &= !1;
    }
    state.cards_out |= 1 << found.0;
    Ok(())
}
