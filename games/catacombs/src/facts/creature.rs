//! Facts of creatures: `p1.pv`, `m1.at`, `p2.burning`. What they carry is in `gear.rs`.

use super::{gear, int, number, place, somebody, somebody_word, truth, unknown_fact, word, wrong};
use crate::Catacombs;
use crate::content::Characteristic;
use crate::rules::{stat, turn};
use crate::state::{CreatureId, Kind, Side, State, Status};
use undercroft_kernel::{FactWord, Value, WordError};

/// Conditions that are there or not, by their words.
const CONDITIONS: [(&str, Status); 16] = [
    ("grounded", Status::GROUNDED),
    ("in_pit", Status::IN_PIT),
    ("burning", Status::BURNING),
    ("poisoned", Status::POISONED),
    ("invisible", Status::INVISIBLE),
    ("invulnerable", Status::INVULNERABLE),
    ("done", Status::DONE),
    ("fooled", Status::FOOLED),
    ("ambusher", Status::AMBUSHER),
    ("bribed", Status::BRIBED),
    ("raised", Status::RAISED),
    ("jammed", Status::JAMMED),
    ("second_hand", Status::SECOND_HAND),
    ("brave", Status::BRAVE),
    ("dead", Status::DEAD),
    ("late", Status::LATE),
];

pub(super) fn words(_: &Catacombs) -> Vec<FactWord> {
    let mut words = vec![
        word("p1.kind", "p1 … for heroes, m1 … for the others: its id", false, false),
        word("p1.side", "party, master", true, false),
        word("p1.seat", "the seat that plays it", false, false),
        word("p1.at", "its square, such as 3,4; absent when it is not on the board", true, false),
        word("p1.pv", "-99..99: life points; of a swarm, those of its first figure", true, true),
        word("p1.pv_max", "life points at most", false, false),
        word("p1.ap", "0..20: action points left this turn", true, false),
        word("p1.wait", "0..20: waiting points", true, false),
        word("p1.next_ap", "-9..9: action points more in its next turn", true, false),
        word("p1.armour", "armour points, magic ones included", false, false),
        word("p1.magic_armour", "those of them that are magic", false, false),
        word("p1.protection", "0..9: magic armour points for the whole game", true, false),
        word("p1.web", "0..9: the level of the web that holds it", true, false),
        word("p1.deadline", "0..9: ends of its side's turn until it dies of its wounds", true, false),
        word("p1.duel", "whom it duels: p1, m1 … or nobody", true, false),
        word("p1.lit_by", "the hero whose fire it burns with: p1 … or nobody", true, false),
        word("p1.figures", "1..4: figures of a swarm", true, false),
        word("p1.mates", "list of the PV of the other figures of a swarm", true, false),
        word("p1.newcomers", "0..3: figures that joined this turn", true, false),
        word("p1.parries", "0..9: parries used since the adversaries' turn began", true, false),
        word("p1.luck", "0..9: added to the result of its next test", true, false),
        word("p1.zone", "the number of its zone, from 1", false, false),
    ];
    for characteristic in Characteristic::ALL {
        let name = format!("p1.{}", characteristic.id());
        words.push(word(&name, "0..15: the effective level; heroes' levels can be set", true, false));
    }
    for (name, _) in CONDITIONS {
        words.push(word(&format!("p1.{name}"), "true or false", true, false));
    }
    words
}

/// Reads a fact of a creature; nothing for an empty slot.
pub(super) fn read(
    game: &Catacombs,
    state: &State,
    who: CreatureId,
    rest: &str,
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let creature = &state.creatures[who];
    if let Some(value) = gear::read(game, state, who, rest) {
        return Ok(value.filter(|_| creature.kind != Kind::Nobody));
    }
    let value = match rest {
        "kind" => kind(game, creature.kind),
        "side" => Some(Value::word(if creature.side == Side::Party { "party" } else { "master" })),
        "seat" => Some(Value::word(undercroft_kernel::Vocabulary::seat_word(game, state.seat_of(who)))),
        "at" => creature.at.is_somewhere().then(|| Value::word(creature.at.to_string())),
        "pv" => int(creature.pv),
        "pv_max" => int(creature.pv_max),
        "ap" => int(creature.ap),
        "wait" => int(creature.wait),
        "next_ap" => int(creature.next_ap),
        "armour" => int(creature.armour),
        "magic_armour" => int(creature.magic_armour),
        "protection" => int(creature.protection),
        "web" => int(creature.web),
        "deadline" => int(creature.deadline),
        "duel" => somebody_word(creature.duel),
        "lit_by" => somebody_word(creature.lit_by),
        "figures" => int(creature.figures()),
        "mates" => {
            let mates = creature.mates.iter().filter(|pv| **pv > 0);
            Some(Value::List(mates.map(|pv| Value::Int(i64::from(*pv))).collect()))
        }
        "newcomers" => int(creature.newcomers),
        "parries" => int(creature.parries),
        "luck" => int(creature.luck),
        "zone" => state.zone_of(creature.at).map(|zone| Value::Int(i64::from(zone.0) + 1)),
        _ => match (Characteristic::from_id(rest), condition(rest)) {
            (Some(characteristic), _) => int(creature.level(characteristic)),
            (_, Some(status)) => Some(Value::Bool(creature.is(status))),
            _ => return Err(unknown_fact(game, fact)),
        },
    };
    Ok(value.filter(|_| creature.kind != Kind::Nobody))
}

fn kind(game: &Catacombs, kind: Kind) -> Option<Value> {
    match kind {
        Kind::Nobody => None,
        Kind::Hero(hero) => Some(Value::word(game.content.heroes[hero].id.clone())),
        Kind::Monster(monster) => Some(Value::word(game.content.monsters[monster].id.clone())),
    }
}

fn condition(word: &str) -> Option<Status> {
    CONDITIONS.iter().find(|(name, _)| *name == word).map(|(_, status)| *status)
}

/// Sets a fact of a creature that is there.
pub(super) fn write(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    rest: &str,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    if state.creatures[who].kind == Kind::Nobody {
        return Err(wrong(fact, value, "somebody who is in play (use a place)"));
    }
    if gear::write(game, state, who, rest, fact, value)? {
        return Ok(());
    }
    if let Some(characteristic) = Characteristic::from_id(rest) {
        return write_level(game, state, who, characteristic, fact, value);
    }
    if let Some(status) = condition(rest) {
        let on = truth(fact, value)?;
        state.creatures[who].set(status, on);
        return Ok(());
    }
    let small = |low, high| number(fact, value, low, high);
    let creature = &mut state.table.creatures[who];
    match rest {
        "side" => {
            creature.side = match value.as_word() {
                Some("party") => Side::Party,
                Some("master") => Side::Master,
                _ => return Err(wrong(fact, value, "party, master")),
            };
            creature.owner = if creature.side == Side::Party { 0 } else { state.table.party };
        }
        "at" => {
            let to = place(fact, value)?;
            state.put(who, to);
        }
        "pv" => write_pv(state, who, small(-99, 99)? as i16),
        "ap" => creature.ap = small(0, 20)? as u8,
        "wait" => creature.wait = small(0, 20)? as u8,
        "next_ap" => creature.next_ap = small(-9, 9)? as i8,
        "web" => creature.web = small(0, 9)? as u8,
        "deadline" => creature.deadline = small(0, 9)? as u8,
        "newcomers" => creature.newcomers = small(0, 3)? as u8,
        "parries" => creature.parries = small(0, 9)? as u8,
        "luck" => creature.luck = small(0, 9)? as u8,
        "duel" => creature.duel = somebody(fact, value)?,
        "lit_by" => creature.lit_by = somebody(fact, value)?,
        "protection" => {
            creature.protection = small(0, 9)? as u8;
            stat::refresh(game, state, who);
        }
        "figures" => {
            let others = small(1, 4)? as usize - 1;
            let full = creature.pv_max as u8;
            for (at, mate) in creature.mates.iter_mut().enumerate() {
                *mate = if at < others { full } else { 0 };
            }
        }
        "mates" => write_mates(creature, fact, value)?,
        _ => {
            read(game, state, who, rest, fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
}

fn write_mates(creature: &mut crate::state::Creature, fact: &str, value: &Value) -> Result<(), WordError> {
    let Value::List(list) = value else { return Err(wrong(fact, value, "a list of PV")) };
    creature.mates = [0; 3];
    for (mate, pv) in creature.mates.iter_mut().zip(list) {
        *mate = number(fact, pv, 1, 99)? as u8;
    }
    Ok(())
}

/// CA-WOUND-01, CA-WOUND-05: At 0 PV and below one lies on the ground, with a whole turn of the party to be saved.
fn write_pv(state: &mut State, who: CreatureId, pv: i16) {
    let own_turn = state.side == state.creatures[who].side;
    let creature = &mut state.table.creatures[who];
    creature.pv = pv;
    let down = pv <= 0 && creature.side == Side::Party;
    creature.set(Status::GROUNDED, down);
    creature.deadline = match (down, own_turn) {
        (false, _) => 0,
        (true, true) => 2,
        (true, false) => 1,
    };
}

/// CA-SHEET-10: The level of a hero is set by what its sheet says beside the print.
fn write_level(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    characteristic: Characteristic,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let wanted = number(fact, value, 0, 15)? as i8;
    let now = state.creatures[who].levels.get(characteristic as usize).copied().unwrap_or_default();
    let Some(sheet) = state.sheet_mut(who) else {
        return Err(wrong(fact, value, "a hero: the levels of monsters are printed"));
    };
    if let Some(handicap) = sheet.handicaps.get_mut(characteristic as usize) {
        *handicap = handicap.saturating_add(wanted - now);
    }
    stat::refresh(game, state, who);
    if characteristic == Characteristic::ActionPoints {
        state.creatures[who].ap = turn::full_points(&state.creatures[who]);
    }
    Ok(())
}
