//! Facts of the table: round, turn, purse, what is asked, the last roll, the quest.

use super::{int, number, somebody, somebody_word, truth, unknown_fact, word, wrong};
use crate::Catacombs;
use crate::rules::test;
use crate::state::{CreatureId, End, Frame, Phase, Rolled, Side, Stage, State, UpkeepStage};
use undercroft_kernel::{Faces, FactWord, Value, WordError};

pub(super) fn words(_: &Catacombs) -> Vec<FactWord> {
    vec![
        word("round", "1..255", true, false),
        word("side", "party, master: whose turn it is", false, false),
        word(
            "asked",
            "what has to be decided now, such as act, order, activate, destiny, parry, held, place",
            false,
            false,
        ),
        word("actor", "who acts: p1, m1 … ; absent between activations", false, false),
        word("leader", "p1 …", true, false),
        word("order", "list of p1, m1 … as far as the leader has fixed it", false, false),
        word("run_left", "squares that the actor can still run", false, false),
        word("purse", "0..99999: the common écus", true, true),
        word("zones", "how many zones are on the board", false, false),
        word("cards", "how many zone cards lie in all piles; the game master's secret", false, false),
        word(
            "deck.main",
            "in how many places of all piles the main card may be; the game master's secret",
            false,
            false,
        ),
        word("quest", "id of the quest", false, false),
        word(
            "objective",
            "close, search, leave, recover; secret until the end unless the table shows it",
            false,
            false,
        ),
        word("quest.closed", "true or false: what had to be closed is closed", false, false),
        word("quest.searched", "pieces of the quest that were searched", false, false),
        word("quest.holder", "who carries the object of the quest", true, false),
        word("quest.left", "how many heroes have left the catacombs", false, false),
        word("searched", "list of the squares searched this turn", false, false),
        word("threat", "0..9: the fear level that hangs over the next GM turn", true, false),
        word("gift", "0..9: action points that the adversaries share out next turn", true, false),
        word("extra_turns", "0..3: turns that the party still plays in a row", true, false),
        word("extra_turn", "true or false: this is such an extra turn", true, false),
        word("pending", "how many things wait for their place; the game master's secret", false, false),
        word(
            "roll.face",
            "what the power die of the roll that lies there shows: a number or X",
            false,
            false,
        ),
        word("roll.dice", "list of its D", false, false),
        word("roll.sum", "all its dice together", false, false),
        word("roll.total", "the result of the test that lies there, bonuses included", false, false),
        word("roll.passed", "true or false: whether that test is passed", false, false),
        word("test.difficulty", "the difficulty of that test", false, false),
        word("attack.stage", "declared, hit, missed", false, false),
        word("find", "id of the object that lies before its finder", false, false),
        word("end", "won, lost, late; absent while it goes on", false, false),
    ]
}

/// What only the game master reads.
pub(super) fn is_secret(game: &Catacombs, state: &State, fact: &str) -> bool {
    match fact {
        "cards" | "deck.main" | "pending" => true,
        "objective" | "quest.closed" | "quest.searched" => {
            state.end.is_none() && !game.options.show_objective
        }
        _ => false,
    }
}

/// The roll that lies on the stack.
fn lying(state: &State) -> Option<Rolled> {
    match state.stack.top() {
        Some(Frame::Test { roll, .. } | Frame::Fruitless { roll, .. }) => Some(roll),
        Some(Frame::Attack { roll, stage, .. }) if stage != Stage::Declared => Some(roll),
        _ => None,
    }
}

pub(super) fn read(game: &Catacombs, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
    Ok(match fact {
        "round" => int(state.round),
        "side" => Some(Value::word(if state.side == Side::Party { "party" } else { "master" })),
        "asked" => state.end.is_none().then(|| Value::word(asked(state))),
        "actor" => somebody_word(state.actor),
        "leader" => somebody_word(state.leader),
        "order" => Some(Value::words(state.order.iter().map(|who| who.word()))),
        "run_left" => int(state.run_left),
        "purse" => int(state.purse),
        "zones" => int(state.zones.len() as i64),
        "cards" => int(state.gates.iter().map(|gate| i64::from(gate.cards)).sum::<i64>()),
        "deck.main" => int(state.gates.iter().map(|gate| i64::from(gate.main.count_ones())).sum::<i64>()),
        "quest" => Some(Value::word(game.content.quests[state.quest].id.clone())),
        "objective" => Some(Value::word(objective(game, state))),
        "quest.closed" => Some(Value::Bool(state.progress.closed)),
        "quest.searched" => int(state.progress.searched),
        "quest.holder" => somebody_word(state.progress.holder),
        "quest.left" => int(state.progress.left.count_ones()),
        "searched" => Some(Value::words(state.searched.iter().map(|square| square.to_string()))),
        "threat" => int(state.threat.0),
        "gift" => int(state.gift),
        "extra_turns" => int(state.extra_turns),
        "extra_turn" => Some(Value::Bool(state.extra_turn)),
        "pending" => int(state.pending.len() as i64),
        "roll.face" => {
            lying(state).map(|roll| if roll.x { Value::word("X") } else { Value::Int(i64::from(roll.face)) })
        }
        "roll.dice" => lying(state).map(|roll| {
            Value::List(Faces(roll.dice).iter().map(|face| Value::Int(i64::from(face) - 1)).collect())
        }),
        "roll.sum" => lying(state).and_then(|roll| int(roll.sum)),
        "roll.total" | "roll.passed" | "test.difficulty" => match state.stack.top() {
            Some(Frame::Test { test, roll }) => match fact {
                "roll.total" => int(i16::from(roll.sum) + i16::from(test.bonus)),
                "roll.passed" => Some(Value::Bool(test::is_passed(&test, roll))),
                _ => int(test.difficulty),
            },
            _ => None,
        },
        "attack.stage" => match state.stack.top() {
            Some(Frame::Attack { stage, .. }) => Some(Value::word(match stage {
                Stage::Declared => "declared",
                Stage::Hit => "hit",
                Stage::Missed => "missed",
            })),
            _ => None,
        },
        "find" => match state.stack.top() {
            Some(Frame::Find { item, .. } | Frame::Booty { item }) => {
                Some(Value::word(game.content.items[item].id.clone()))
            }
            _ => None,
        },
        "end" => state.end.map(|end| {
            Value::word(match end {
                End::Won => "won",
                End::Lost => "lost",
                End::Late => "late",
            })
        }),
        _ => return Err(unknown_fact(game, fact)),
    })
}

fn objective(game: &Catacombs, state: &State) -> &'static str {
    use crate::content::Objective;
    match game.content.quests[state.quest].main.objective {
        Objective::Close { .. } => "close",
        Objective::SearchAll { .. } => "search",
        Objective::Leave { .. } => "leave",
        Objective::Recover { .. } => "recover",
    }
}

/// What has to be decided now.
fn asked(state: &State) -> &'static str {
    match state.stack.top() {
        None => match state.phase {
            Phase::Leader => "leader",
            Phase::Upkeep if state.upkeep.stage == UpkeepStage::Event => "event",
            Phase::Upkeep => "upkeep",
            Phase::Order => "order",
            Phase::Next => "activate",
            Phase::Acting if state.run_left > 0 => "run",
            Phase::Acting => "act",
            Phase::Opening | Phase::TurnEnd => "nothing",
        },
        Some(frame) => match frame {
            Frame::Test { .. } | Frame::Fruitless { .. } => "destiny",
            Frame::Attack { stage: Stage::Declared, .. } => "defend",
            Frame::Attack { stage: Stage::Hit, .. } => "parry",
            Frame::Attack { stage: Stage::Missed, .. } => "reroll",
            Frame::Again { .. } => "again",
            Frame::FreeAttack { .. } => "free-attack",
            Frame::Window { .. } => "window",
            Frame::React { .. } => "react",
            Frame::Ambush { .. } => "ambush",
            Frame::Possess { .. } => "possess",
            Frame::Held { .. } => "held",
            Frame::Advance { .. } => "advance",
            Frame::Beside { .. } => "beside",
            Frame::Doom { .. } => "doom",
            Frame::Find { .. } => "find",
            Frame::Snared { .. } | Frame::Flames { .. } => "roll-harm",
            Frame::Hoard { .. } => "roll-find",
            Frame::Booty { .. } => "booty",
            Frame::Consent { .. } => "consent",
            Frame::Pledge { .. } => "pledge",
            Frame::Aim(_) => "aim",
            Frame::Teleport { .. } => "teleport",
            Frame::Share { .. } => "share",
            Frame::Divine => "divine",
            Frame::Reveal(_) => "zone",
            Frame::Event { .. } => "event",
            Frame::Blank | Frame::Arrive { .. } => "nothing",
        },
    }
}

pub(super) fn write(game: &Catacombs, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    match fact {
        "round" => state.round = number(fact, value, 1, 255)? as u8,
        "leader" => state.leader = hero(state, fact, value)?,
        "purse" => state.purse = number(fact, value, 0, 99_999)? as u32,
        "quest.holder" => state.progress.holder = somebody(fact, value)?,
        "threat" => state.threat.0 = number(fact, value, 0, 9)? as u8,
        "gift" => state.gift = number(fact, value, 0, 9)? as u8,
        "extra_turns" => state.extra_turns = number(fact, value, 0, 3)? as u8,
        "extra_turn" => state.extra_turn = truth(fact, value)?,
        _ => {
            read(game, state, fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
}

fn hero(state: &State, fact: &str, value: &Value) -> Result<CreatureId, WordError> {
    let who = somebody(fact, value)?;
    if state.sheet(who).is_some() { Ok(who) } else { Err(wrong(fact, value, "a hero")) }
}
