//! Facts of the combat under way and of the dice on the table.

use super::{fact_word, int, seat_value, small, wrong};
use crate::Urto;
use crate::rules::{die, mushroom, pvm};
use crate::state::{Foe, Player, Stage, State};
use undercroft_kernel::{FactWord, Value, WordError};

/// Name, range, writable, headline.
const WORDS: [(&str, &str, bool, bool); 9] = [
    ("combat", "pvm, pvp, mushroom: the combat under way", false, false),
    ("combat.foe", "the creature that is fought, or the seat of the attacked hero", false, false),
    ("combat.stage", "ready, rolled, declared, arming, answering", false, false),
    ("combat.attack", "attack of the creature", false, false),
    ("combat.life", "life that the creature has left", true, true),
    ("combat.target", "what destroys the mushroom", false, false),
    ("combat.rounds", "how many times the die was rolled", false, false),
    ("combat.attacker", "the hero that fights or attacks", false, false),
    ("combat.hiding", "true or false: hides once the damage is counted", false, false),
];

pub(super) fn words() -> Vec<FactWord> {
    WORDS
        .into_iter()
        .map(|(name, range, writable, headline)| fact_word(name, range, writable, headline))
        .collect()
}

pub(super) fn is_fact(fact: &str) -> bool {
    WORDS.iter().any(|(name, ..)| *name == fact)
}

pub(super) fn read(game: &Urto, state: &State, fact: &str) -> Option<Value> {
    let combat = &state.combat;
    let monster = match combat.foe {
        Foe::Nobody => return None,
        Foe::Creature(monster) => Some(&game.content.monsters[monster]),
        Foe::Mushroom | Foe::Hero => None,
    };
    match fact {
        "combat" => Some(Value::word(match combat.foe {
            Foe::Creature(_) | Foe::Nobody => "pvm",
            Foe::Mushroom => "mushroom",
            Foe::Hero => "pvp",
        })),
        "combat.foe" => match combat.foe {
            Foe::Hero => Some(seat_value(combat.side(1).who)),
            _ => monster.map(|monster| Value::word(monster.id.clone())),
        },
        "combat.stage" => Some(Value::word(match combat.stage {
            Stage::Ready => "ready",
            Stage::Rolled => "rolled",
            Stage::Struck => "struck",
            Stage::Declared => "declared",
            Stage::Arming(_) => "arming",
            Stage::Answering { .. } => "answering",
        })),
        "combat.attack" => monster.and_then(|monster| int(monster.attack)),
        "combat.life" => monster.and_then(|monster| int(monster.life.saturating_sub(combat.dealt))),
        "combat.target" if combat.foe == Foe::Mushroom => int(mushroom::target(game, state)),
        "combat.rounds" => int(combat.rounds),
        "combat.attacker" => Some(seat_value(combat.first().who)),
        "combat.hiding" => Some(Value::Bool(combat.hiding.is_some())),
        _ => None,
    }
}

pub(super) fn write(game: &Urto, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    let Foe::Creature(monster) = state.combat.foe else {
        return Err(wrong(fact, value, "a combat with a creature (use a place)"));
    };
    if fact != "combat.life" {
        return Err(WordError::ReadOnly(fact.to_owned()));
    }
    let full = game.content.monsters[monster].life;
    state.combat.dealt = full - small(fact, value, 1, full)?;
    Ok(())
}

/// A fact of one side: absent for who is not in a combat.
pub(super) fn side(game: &Urto, state: &State, who: Player, name: &str) -> Option<Value> {
    let foe = state.combat.foe;
    if name == "sides" {
        return int(die::sides(game, state, who, foe));
    }
    let at = state.combat.side_of(who)?;
    let side = state.combat.side(at);
    match name {
        "face" if side.face > 0 => int(side.face),
        "total" if side.face > 0 => int(pvm::total(game, state, at)),
        "reinforcement" => int(side.reinforcement),
        "committed" => int(side.tokens),
        _ => None,
    }
}
