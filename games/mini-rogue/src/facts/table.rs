//! Facts of the table: Area, grid, Guardian pile, fight and dice.

use super::{number, truth, unknown, wrong};
use crate::MiniRogue;
use crate::content::RoomId;
use crate::rules::{board, combat, coop, potion, room};
use crate::state::{Cell, CellId, Foe, Frame, LastPhase, Phase, Stage, State};
use undercroft_kernel::{FactWord, Seats, Value, WordError};

pub(super) fn words(game: &MiniRogue) -> Vec<FactWord> {
    let word = |name: &str, range: &str, writable: bool, headline: bool| FactWord {
        name: name.to_owned(),
        range: range.to_owned(),
        writable,
        headline,
    };
    let areas = format!("1..{}", game.content.boards[game.board].areas.len());
    let rooms: Vec<&str> = game.content.rooms.iter().map(|(_, room)| room.id.as_str()).collect();
    let guardians: Vec<&str> =
        game.content.guardians.iter().map(|(_, guardian)| guardian.id.as_str()).collect();
    vec![
        word("area", &areas, true, true),
        word("floor", "1..4", false, false),
        word("board", "id of the board", false, false),
        word("leader", "p1, p2: the Party Leader, in co-op", true, false),
        word("turn", "p1, p2: whose business is in hand, in co-op", false, false),
        word("asked", "what has to be decided now, such as move, check, attack, reroll, trade", false, false),
        word(
            "grid.1",
            &format!("grid.1 to grid.8: hidden, taken, or a Room lying open: {}", rooms.join(", ")),
            true,
            false,
        ),
        word("grid.1.pin", "grid.1.pin to grid.8.pin: a face-down Room that was looked at", false, false),
        word("deck", "how many Rooms are not held by a character", false, false),
        word("unused", "list of the Rooms known to lie in the unused pile", false, false),
        word("hidden", "how many different Rooms may lie face down", false, false),
        word("guardian", &format!("the face-up Guardian: {}", guardians.join(", ")), true, false),
        word("pile", "1..4: Guardian cards left, the last one included", true, false),
        word("enemy", "id of the enemy that is fought", false, false),
        word("enemy.hp", &format!("0..{}", game.content.limits.enemy_hp), true, true),
        word("enemy.full", "HP it began with", false, false),
        word("enemy.damage", "damage of its hit", false, false),
        word("enemy.poisoned", "true or false: under a Poison potion", true, false),
        word("enemy.frozen", "true or false: loses its attack of this round", false, false),
        word("enemy.phase", "1, 2: of the last Guardian", false, false),
        word("attack.stage", "ready, dice, final, struck", false, false),
        word("fight.shared", "true or false: both fight it", false, false),
        word("attack.total", "what the dice and skills deal", false, false),
        word("attack.damage", "what the whole attack deals, potions included", false, true),
        word("attack.dice", "list of the values of the Character dice", false, false),
        word("die.1", "die.1 to die.3: what a Character die is worth", false, false),
        word("die.dungeon", "1..6: the Dungeon die of this attack", false, false),
    ]
}

fn seat_word(seat: u8) -> Value {
    Value::word(format!("p{}", seat + 1))
}

fn int(number: impl Into<i64>) -> Option<Value> {
    Some(Value::Int(number.into()))
}

pub(super) fn read(game: &MiniRogue, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
    let fighting = potion::in_fight(state);
    let fight = &state.fight;
    Ok(match fact {
        "area" => int(state.area),
        "floor" => int(board::floor(game, state)),
        "board" => Some(Value::word(game.content.boards[state.board].id.clone())),
        "asked" => Some(Value::word(asked(state))),
        "leader" => state.is_coop().then(|| seat_word(state.leader)),
        "turn" => state.is_coop().then(|| seat_word(state.active())),
        "deck" => {
            let held: usize = state.party().map(|hero| hero.items.len()).sum();
            int((game.content.rooms.len() - held) as i64)
        }
        "unused" => Some(Value::words(
            game.content
                .rooms
                .iter()
                .filter(|(id, _)| (state.aside | state.tucked) & (1 << id.0) != 0)
                .map(|(_, room)| room.id.clone()),
        )),
        "hidden" => int(i64::from(room::hidden(game, state).count_ones())),
        "guardian" => state.guardians.open.map(|id| Value::word(game.content.guardians[id].id.clone())),
        "pile" => int(pile(game, state)),
        _ if fact.starts_with("grid.") => return read_grid(game, state, fact),
        _ if !words(game).iter().any(|word| word.name == fact) && !fact.starts_with("die.") => {
            return Err(unknown_fact(game, fact));
        }
        _ if !fighting => None,
        "enemy" => Some(Value::word(game.content.enemies[fight.enemy].id.clone())),
        "enemy.hp" => int(fight.hp),
        "enemy.full" => int(fight.full),
        "enemy.damage" => int(game.content.enemies[fight.enemy].damage),
        "enemy.poisoned" => Some(Value::Bool(fight.poisoned)),
        "enemy.frozen" => Some(Value::Bool(fight.frozen)),
        "fight.shared" => Some(Value::Bool(fight.shared)),
        "enemy.phase" => match fight.foe {
            Foe::Last(_, LastPhase::First) => int(1),
            Foe::Last(_, LastPhase::Second) => int(2),
            _ => None,
        },
        "attack.stage" => Some(Value::word(match fight.stage {
            Stage::Ready => "ready",
            Stage::Dice => "dice",
            Stage::Final => "final",
            Stage::Struck => "struck",
            Stage::Answered => "answered",
        })),
        // Before the roll there is nothing to tell, unless something was added already.
        "attack.total" | "attack.damage" if fight.dice.is_empty() && combat::damage(game, state) == 0 => None,
        "attack.total" => int(combat::total(game, state)),
        "attack.damage" => int(combat::damage(game, state)),
        "attack.dice" => {
            Some(Value::List(fight.dice.iter().map(|die| Value::Int(i64::from(die.value))).collect()))
        }
        "die.dungeon" => (fight.dungeon > 0).then(|| Value::Int(i64::from(fight.dungeon))),
        "die.1" => combat::die(state, 1).and_then(|die| int(die.total)),
        "die.2" => combat::die(state, 2).and_then(|die| int(die.total)),
        "die.3" => combat::die(state, 3).and_then(|die| int(die.total)),
        _ => return Err(unknown_fact(game, fact)),
    })
}

/// Guardian cards left: those face down, the one lying open, and the last one until it is beaten.
fn pile(game: &MiniRogue, state: &State) -> i64 {
    let open = state.guardians.open.is_some_and(|open| open != game.last_guardian);
    i64::from(state.guardians.left) + i64::from(open) + 1
}

fn asked(state: &State) -> &'static str {
    match state.stack.top() {
        None => match state.phase {
            Phase::Preparation | Phase::FallPreparation => "deal",
            Phase::Entrance => "entrance",
            Phase::Resolved => "reveal",
            Phase::Choice => "move",
            Phase::Exit => "descend",
            Phase::Room | Phase::Falling | Phase::Descent => "nothing",
        },
        Some(frame) => match frame {
            Frame::Check => "check",
            Frame::Shift { .. } => "shift",
            Frame::Choice { .. } => "choice",
            Frame::AnyPotion => "potion",
            Frame::DropPotion { .. } => "drop-potion",
            Frame::DropItem => "drop-item",
            Frame::Camp => "camp",
            Frame::Trade => "trade",
            Frame::Shrine { .. } => "shrine",
            Frame::ItemPrice | Frame::ItemWon { .. } => "item",
            Frame::Tunnel => "tunnel",
            Frame::Rewards => "rewards",
            Frame::Foresight { .. } => "foresight",
            Frame::Arrange { .. } => "arrange",
            Frame::Doom { .. } => "death",
            Frame::Fight => match state.fight.stage {
                Stage::Ready => "attack",
                Stage::Dice => "reroll",
                Stage::Final => "damage",
                Stage::Struck => "potion-after",
                Stage::Answered => "nothing",
            },
            Frame::Barter { .. } => "barter",
            Frame::Order { .. } => "order",
            Frame::Blank | Frame::Icons { .. } | Frame::LoseHp { .. } | Frame::HandOver { .. } => "nothing",
        },
    }
}

fn unknown_fact(game: &MiniRogue, fact: &str) -> WordError {
    let known: Vec<String> = words(game).into_iter().map(|word| word.name).collect();
    unknown("fact", fact, &known.join(", "))
}

fn cell(fact: &str) -> Result<CellId, WordError> {
    let number = fact.strip_prefix("grid.").and_then(|rest| rest.parse().ok());
    let cell = number.and_then(CellId::new).filter(|cell| *cell != CellId::EXIT);
    cell.ok_or_else(|| unknown("fact", fact, "grid.1 to grid.8"))
}

fn read_grid(game: &MiniRogue, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
    let name = |room: RoomId| Value::word(game.content.rooms[room].id.clone());
    if let Some(place) = fact.strip_suffix(".pin") {
        return Ok(match state.grid.at(cell(place)?) {
            Cell::Pinned(room, _) => Some(name(room)),
            _ => None,
        });
    }
    Ok(Some(match state.grid.at(cell(fact)?) {
        Cell::Hidden | Cell::Pinned(..) => Value::word("hidden"),
        Cell::Taken => Value::word("taken"),
        Cell::Open(room) => name(room),
    }))
}

pub(super) fn write(game: &MiniRogue, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    match fact {
        "area" => {
            let areas = game.content.boards[state.board].areas.len() as u8;
            state.area = number(fact, value, 1, areas)?;
        }
        "leader" if state.is_coop() && state.stack.depth() == 0 => {
            state.leader = match value.as_word() {
                Some("p1") => 0,
                Some("p2") => 1,
                _ => return Err(wrong(fact, value, "p1, p2")),
            };
            let done = state.done;
            coop::new_step(state);
            state.done = done;
        }
        "leader" => return Err(wrong(fact, value, "a table for two without unfinished business")),
        "guardian" => {
            let id =
                value.as_word().and_then(|word| game.content.guardians.find(|guardian| guardian.id == word));
            let id = id.ok_or_else(|| wrong(fact, value, "the id of a Guardian"))?;
            if let Some(before) = state.guardians.open {
                state.guardians.seen &= !(1 << before.0);
            }
            state.guardians.open = Some(id);
            state.guardians.seen |= 1 << id.0;
        }
        "pile" => {
            let open = i64::from(state.guardians.open.is_some_and(|open| open != game.last_guardian));
            let cards = i64::from(number(fact, value, 1, 4)?);
            state.guardians.left = (cards - open - 1).max(0) as u8;
        }
        "enemy.hp" if potion::in_fight(state) => {
            state.fight.hp = number(fact, value, 1, game.content.limits.enemy_hp)?;
            state.fight.full = state.fight.full.max(state.fight.hp);
        }
        "enemy.poisoned" if potion::in_fight(state) => state.fight.poisoned = truth(fact, value)?,
        "enemy.hp" | "enemy.poisoned" => return Err(wrong(fact, value, "a fight under way (use a place)")),
        _ if fact.starts_with("grid.") => {
            let at = cell(fact)?;
            let thing = match value.as_word() {
                Some("hidden") => Cell::Hidden,
                Some(word) => Cell::Open(find(game, fact, word)?),
                None => return Err(wrong(fact, value, "hidden or the id of a Room")),
            };
            state.grid.lay(at, thing);
            state.recount();
        }
        _ => {
            read(game, state, fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
}

fn find(game: &MiniRogue, fact: &str, word: &str) -> Result<RoomId, WordError> {
    let known: Vec<&str> = game.content.rooms.iter().map(|(_, room)| room.id.as_str()).collect();
    let found = game.content.rooms.find(|room| room.id == word);
    found.ok_or_else(|| wrong(fact, &Value::word(word), &known.join(", ")))
}

pub(super) fn pin(game: &MiniRogue, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
    let at = cell(place)?;
    let room = find(game, place, card)?;
    if let Cell::Open(_) | Cell::Taken = state.grid.at(at) {
        return Err(wrong(place, &Value::word(card), "a face-down place"));
    }
    state.grid.lay(at, Cell::Pinned(room, Seats::NONE));
    state.recount();
    Ok(())
}
