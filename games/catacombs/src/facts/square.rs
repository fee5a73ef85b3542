//! Facts of squares: `ground.3,4`, `who.3,4`, `items.3,4`, `door.3,4`, `exit.3,4.cards`, `piece.3,4`, `trap.3,4`.

use super::{gear, int, number, truth, unknown, unknown_fact, word, wrong};
use crate::Catacombs;
use crate::geometry::{Ground, Square};
use crate::state::{Gate, GateId, Lead, Leaf, Piece, Place, State, Trap};
use undercroft_kernel::{FactWord, Value, WordError};

/// The heads of such facts.
pub(super) const KINDS: [&str; 7] = ["ground", "who", "items", "door", "exit", "piece", "trap"];

pub(super) fn words(_: &Catacombs) -> Vec<FactWord> {
    let grounds: Vec<&str> = Ground::ALL.iter().map(|ground| ground.id()).collect();
    vec![
        word("ground.3,4", &grounds.join(", "), true, false),
        word("who.3,4", "who is there: p1, m1 …", false, false),
        word("items.3,4", "list of the objects that lie there", true, false),
        word(
            "door.3,4",
            "secret, shut, locked, open, broken, none; a lock shows once it was tried",
            true,
            false,
        ),
        word("door.3,4.kind", "standard, armoured, prison …; shows once it was tried", true, false),
        word("door.3,4.tried", "true or false: whether the heroes know its lock", true, false),
        word("door.3,4.pv", "what it still stands", true, false),
        word("exit.3,4", "unknown, zone, rubble, cell: where it leads", false, false),
        word("exit.3,4.cards", "cards of its pile; the game master's secret", true, false),
        word(
            "exit.3,4.main",
            "places of its pile where the main card may be, from the top, as a list; the game master's secret",
            true,
            false,
        ),
        word(
            "exit.3,4.pin",
            "the card that somebody has seen on top; the game master's secret",
            false,
            false,
        ),
        word("exit.3,4.foreseen", "true or false: a dead end, as the party has learnt", false, false),
        word("piece.3,4", "id of the furniture there", false, false),
        word("piece.3,4.searched", "true or false", true, false),
        word("piece.3,4.locked", "true or false: it turned out to be locked", true, false),
        word("piece.3,4.pv", "what its lock still stands", true, false),
        word("trap.3,4", "id of the trap there, as far as it is known", false, false),
        word("trap.3,4.armed", "true or false", true, false),
        word("trap.3,4.known", "true or false: whether the heroes know it", true, false),
    ]
}

/// What only the game master reads.
pub(super) fn is_secret(state: &State, kind: &str, square: Square, rest: &str) -> bool {
    let tried = || state.gates.iter().find(|gate| gate.at == square).is_none_or(|gate| gate.tried);
    match (kind, rest) {
        ("exit", "cards" | "main" | "pin") => true,
        ("door", "kind" | "pv") => !tried(),
        _ => false,
    }
}

pub(super) fn read(
    game: &Catacombs,
    state: &State,
    (kind, square, rest): (&str, Square, &str),
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let content = &game.content;
    Ok(match (kind, rest) {
        ("ground", "") => Some(Value::word(state.grid.ground(square).id())),
        ("who", "") => state.at(square).map(|who| Value::word(who.word())),
        ("items", "") => Some(gear::lying(game, state, Place::Floor(square))),
        ("door" | "exit", _) => match state.gates.iter().find(|gate| gate.at == square) {
            None => None,
            Some(gate) => return read_gate(game, gate, kind, rest, fact),
        },
        ("piece", _) => match state.pieces.iter().find(|piece| piece.at == square) {
            None => None,
            Some(piece) => match rest {
                "" => Some(Value::word(content.elements[piece.kind].id.clone())),
                "searched" => Some(Value::Bool(piece.searched)),
                "locked" => Some(Value::Bool(piece.locked)),
                "pv" => content.elements[piece.kind]
                    .lock
                    .and_then(|lock| int(i64::from(lock.pv) - i64::from(piece.wounds))),
                _ => return Err(unknown_fact(game, fact)),
            },
        },
        ("trap", _) => match state.traps.iter().find(|trap| trap.at == square) {
            None => None,
            Some(trap) => match rest {
                "" => Some(Value::word(content.traps[trap.kind].id.clone())),
                "armed" => Some(Value::Bool(trap.armed)),
                "known" => Some(Value::Bool(trap.known)),
                _ => return Err(unknown_fact(game, fact)),
            },
        },
        _ => return Err(unknown_fact(game, fact)),
    })
}

fn read_gate(
    game: &Catacombs,
    gate: &Gate,
    kind: &str,
    rest: &str,
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let content = &game.content;
    Ok(match (kind, rest) {
        ("door", "") => Some(Value::word(match gate.leaf {
            Leaf::None => "none",
            Leaf::Secret => "secret",
            Leaf::Shut => "shut",
            Leaf::Locked => "locked",
            Leaf::Open => "open",
            Leaf::Broken => "broken",
        })),
        ("door", "kind") => Some(Value::word(content.doors[gate.door].id.clone())),
        ("door", "tried") => Some(Value::Bool(gate.tried)),
        ("door", "pv") => int(i64::from(content.doors[gate.door].lock.pv) - i64::from(gate.wounds)),
        ("exit", "") => Some(Value::word(match gate.lead {
            Lead::Unknown => "unknown",
            Lead::Zone(_) => "zone",
            Lead::Rubble => "rubble",
            Lead::Cell => "cell",
        })),
        ("exit", "cards") => int(gate.cards),
        ("exit", "main") => {
            let places = (0..16).filter(|place| gate.main >> place & 1 == 1);
            Some(Value::List(places.map(|place| Value::Int(place + 1)).collect()))
        }
        ("exit", "pin") => gate.pin.map(|card| Value::word(content.zones[card].id.clone())),
        ("exit", "foreseen") => gate.foreseen.map(Value::Bool),
        _ => return Err(unknown_fact(game, fact)),
    })
}

pub(super) fn write(
    game: &Catacombs,
    state: &mut State,
    (kind, square, rest): (&str, Square, &str),
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    match (kind, rest) {
        ("ground", "") => {
            let ground =
                value.as_word().and_then(|word| Ground::ALL.into_iter().find(|ground| ground.id() == word));
            let ground = ground.ok_or_else(|| wrong(fact, value, "a kind of ground"))?;
            state.grid.lay(square, ground);
        }
        ("items", "") => gear::lay(game, state, Place::Floor(square), fact, value)?,
        ("door" | "exit", _) => write_gate(game, state, (kind, square, rest), fact, value)?,
        ("piece", "searched" | "locked" | "pv") => {
            let piece = state.table.pieces.iter_mut().find(|piece| piece.at == square);
            write_piece(
                game,
                piece.ok_or_else(|| wrong(fact, value, "a square with furniture"))?,
                rest,
                fact,
                value,
            )?;
        }
        ("trap", "armed" | "known") => {
            let trap = state.table.traps.iter_mut().find(|trap| trap.at == square);
            let trap: &mut Trap = trap.ok_or_else(|| wrong(fact, value, "a square with a trap"))?;
            let truth = truth(fact, value)?;
            *(if rest == "armed" { &mut trap.armed } else { &mut trap.known }) = truth;
        }
        _ => {
            read(game, state, (kind, square, rest), fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
}

fn write_piece(
    game: &Catacombs,
    piece: &mut Piece,
    rest: &str,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    match rest {
        "searched" => piece.searched = truth(fact, value)?,
        "locked" => piece.locked = truth(fact, value)?,
        _ => {
            let full = game.content.elements[piece.kind].lock.map_or(0, |lock| lock.pv);
            piece.wounds = full - number(fact, value, 1, i64::from(full))? as u8;
        }
    }
    Ok(())
}

fn write_gate(
    game: &Catacombs,
    state: &mut State,
    (kind, square, rest): (&str, Square, &str),
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let at = state.gate_at(square).ok_or_else(|| wrong(fact, value, "a square with a door or way out"))?;
    let Some(gate) = state.table.gates.get_mut(at.index()) else { return Ok(()) };
    match (kind, rest) {
        ("door", "") => {
            gate.leaf = match value.as_word() {
                Some("secret") => Leaf::Secret,
                Some("shut") => Leaf::Shut,
                Some("locked") => Leaf::Locked,
                Some("open") => Leaf::Open,
                Some("broken") => Leaf::Broken,
                _ => return Err(wrong(fact, value, "secret, shut, locked, open, broken")),
            };
            let ground = leaf_ground(gate);
            state.grid.lay(square, ground);
        }
        ("door", "kind") => {
            let kind = value.as_word().and_then(|word| game.content.doors.find(|door| door.id == word));
            gate.door = kind.ok_or_else(|| wrong(fact, value, "a kind of door"))?;
        }
        ("door", "tried") => gate.tried = truth(fact, value)?,
        ("door", "pv") => {
            let full = game.content.doors[gate.door].lock.pv;
            gate.wounds = full - number(fact, value, 1, i64::from(full))? as u8;
        }
        ("exit", "cards") => gate.cards = number(fact, value, 0, 16)? as u8,
        ("exit", "main") => {
            let Value::List(places) = value else {
                return Err(wrong(fact, value, "a list of places from 1 on"));
            };
            gate.main = 0;
            for place in places {
                gate.main |= 1 << (number(fact, place, 1, 16)? - 1);
            }
        }
        _ => {
            read(game, state, (kind, square, rest), fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
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
        return Err(unknown("face-down place", place, "exit.X,Y of a way out"));
    };
    let found = game.content.zones.find(|zone| zone.id == card);
    let known = || game.content.zones.iter().map(|(_, zone)| zone.id.as_str()).collect::<Vec<_>>().join(", ");
    let found = found.ok_or_else(|| wrong(place, &Value::word(card), &known()))?;
    if let Some(gate) = state.table.gates.get_mut(usize::from(at)) {
        gate.pin = Some(found);
        gate.main &= !1;
    }
    state.cards_out |= 1 << found.0;
    Ok(())
}
