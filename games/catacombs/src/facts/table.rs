//! Facts of the table: round, turn, purse, what is asked, the last roll, the quest.

use super::{somebody, somebody_word};
use crate::Catacombs;
use crate::rules::test;
use crate::state::{Frame, Phase, Rolled, Stage, State, Test, UpkeepStage, ZoneSlot};
use undercroft_kernel::fact::{int, list, put, truth, word};
use undercroft_kernel::{Faces, Value};

type Fact = undercroft_kernel::Fact<Catacombs, ()>;

pub(super) const FACTS: &[Fact] = &[
    Fact::new("round", "1..255", |_, state, ()| int(state.round))
        .set(|_, state, (), given| put(given.number(1, 255), &mut state.round)),
    Fact::new("side", "party, master: whose turn it is", |_, state, ()| word(state.side.id())),
    Fact::new(
        "asked",
        "what has to be decided now: act, activate, advance, again, aim, ambush, beside, booty, consent, defend, destiny, divine, doom, event, find, free-attack, haggle, held, leader, nothing, order, parry, pledge, possess, react, reroll, roll-find, roll-harm, run, share, teleport, upkeep, window, zone",
        |_, state, ()| if state.end.is_none() { word(asked(state)) } else { None },
    ),
    Fact::new("actor", "who acts: p1, m1 … ; absent between activations", |_, state, ()| {
        somebody_word(state.actor)
    }),
    Fact::new("leader", "p1 …", |_, state, ()| somebody_word(state.leader)).set(|_, state, (), given| {
        let who = somebody(given)?;
        state.sheet(who).ok_or_else(|| given.wrong("a hero"))?;
        state.leader = who;
        Ok(())
    }),
    Fact::new("order", "list of p1, m1 … as far as the leader has fixed it", |_, state, ()| {
        list(state.order.iter().map(|who| who.word()))
    }),
    Fact::new("run_left", "squares that the actor can still run", |_, state, ()| int(state.run_left)),
    Fact::new("purse", "0..99999: the common écus", |_, state, ()| int(state.purse))
        .headline()
        .set(|_, state, (), given| put(given.number(0, 99_999), &mut state.purse)),
    Fact::new("zones", "how many zones are on the board", |_, state, ()| int(state.zones.len() as i64)),
    Fact::new("cards", "how many zone cards lie in all piles; the game master's secret", |_, state, ()| {
        int(state.gates.iter().map(|gate| i64::from(gate.cards)).sum::<i64>())
    }),
    Fact::new(
        "deck.main",
        "in how many places of all piles the main card may be; the game master's secret",
        |_, state, ()| int(state.gates.iter().map(|gate| gate.main.count_ones()).sum::<u32>()),
    ),
    Fact::new("quest", "id of the quest", |game, state, ()| word(&game.content.quests[state.quest].id)),
    Fact::new(
        "objective",
        "close, search, leave, recover; secret until the end unless the table shows it",
        |game, state, ()| word(objective(game, state)),
    ),
    Fact::new("quest.closed", "true or false: what had to be closed is closed", |_, state, ()| {
        truth(state.progress.closed & 1 == 1)
    }),
    Fact::new("quest.searched", "pieces of the quest that were searched", |_, state, ()| {
        int(state.progress.searched)
    }),
    Fact::new("quest.holder", "who carries the object of the quest", |_, state, ()| {
        somebody_word(state.progress.holder)
    })
    .set(|_, state, (), given| put(somebody(given), &mut state.progress.holder)),
    Fact::new("quest.left", "how many heroes have left the catacombs", |_, state, ()| {
        int(state.progress.left.count_ones())
    }),
    Fact::new("searched", "list of the squares searched this turn", |_, state, ()| {
        list(state.searched.iter().map(|square| square.to_string()))
    }),
    Fact::new("threat", "0..9: the fear level that hangs over the next GM turn", |_, state, ()| {
        int(state.threat.0)
    })
    .set(|_, state, (), given| {
        state.threat.1 = Some(ZoneSlot::default());
        put(given.number(0, 9), &mut state.threat.0)
    }),
    Fact::new("gift", "0..9: action points that the adversaries share out next turn", |_, state, ()| {
        int(state.gift)
    })
    .set(|_, state, (), given| put(given.number(0, 9), &mut state.gift)),
    Fact::new("extra_turns", "0..3: turns that the side at play still plays in a row", |_, state, ()| {
        int(state.extra_turns)
    })
    .set(|_, state, (), given| put(given.number(0, 3), &mut state.extra_turns)),
    Fact::new("extra_turn", "true or false: this is such an extra turn", |_, state, ()| {
        truth(state.extra_turn)
    })
    .set(|_, state, (), given| put(given.truth(), &mut state.extra_turn)),
    Fact::new("pending", "how many things wait for their place; the game master's secret", |_, state, ()| {
        int(state.pending.len() as i64)
    }),
    Fact::new(
        "roll.face",
        "what the power die of the roll that lies there shows: a number or X",
        |_, state, ()| {
            let roll = lying(state)?;
            if roll.x { word("X") } else { int(roll.face) }
        },
    ),
    Fact::new("roll.dice", "list of its D", |_, state, ()| {
        let dice = Faces(lying(state)?.dice);
        Some(Value::List(dice.iter().map(|face| Value::Int(i64::from(face) - 1)).collect()))
    }),
    Fact::new("roll.sum", "all its dice together", |_, state, ()| int(lying(state)?.sum)),
    Fact::new("roll.total", "the result of the test that lies there, bonuses included", |_, state, ()| {
        let (test, roll) = tested(state)?;
        int(i16::from(roll.sum) + i16::from(test.bonus))
    }),
    Fact::new("roll.passed", "true or false: whether that test is passed", |_, state, ()| {
        let (test, roll) = tested(state)?;
        truth(test::is_passed(&test, roll))
    }),
    Fact::new("test.difficulty", "the difficulty of that test", |_, state, ()| {
        int(tested(state)?.0.difficulty)
    }),
    Fact::new("attack.stage", "declared, hit, missed", |_, state, ()| match state.stack.top() {
        Some(Frame::Attack { stage, .. }) => word(stage.id()),
        _ => None,
    }),
    Fact::new(
        "secondary",
        "how many secondary quests are achieved; the game master's secret",
        |_, state, ()| int(state.progress.secondary.count_ones()),
    ),
    Fact::new("find", "id of the object that lies before its finder", |game, state, ()| {
        match state.stack.top() {
            Some(Frame::Find { item, .. } | Frame::Booty { item }) => word(&game.content.items[item].id),
            _ => None,
        }
    }),
    Fact::new("end", "won, lost, late; absent while it goes on", |_, state, ()| word(state.end?.id())),
];

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

/// The test that lies on the stack, and its roll.
fn tested(state: &State) -> Option<(Test, Rolled)> {
    match state.stack.top() {
        Some(Frame::Test { test, roll }) => Some((test, roll)),
        _ => None,
    }
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
            Frame::Haggle { .. } => "haggle",
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
