//! Facts of a chapter: which one, its goal, and what the campaign brought along.

use super::number;
use crate::MiniRogue;
use crate::state::State;
use undercroft_kernel::{FactWord, Value, WordError};

pub(super) fn words(game: &MiniRogue) -> Vec<FactWord> {
    if game.content.campaign.is_none() {
        return Vec::new();
    }
    let word = |name: &str, range: &str, writable: bool| FactWord {
        name: name.to_owned(),
        range: range.to_owned(),
        writable,
        headline: false,
    };
    vec![
        word("chapter", "the number of the chapter that is played", false),
        word("goal", "1..4: the Floor whose Guardian ends the chapter", false),
        word("relics", "list of the Relics of the campaign", false),
        word("unlocked", "list of the skills of the campaign", false),
        word("guardians.beaten", "0..4: Guardians beaten in this match", true),
        word("guardians.drawn", "list of the Guardians that may be drawn from the pile", false),
        word("guardians.second", "the Guardian that lies second in the pile", false),
    ]
}

pub(super) fn is_fact(game: &MiniRogue, fact: &str) -> bool {
    words(game).iter().any(|word| word.name == fact)
}

/// A fact that [`is_fact`] knows.
pub(super) fn read(game: &MiniRogue, state: &State, fact: &str) -> Option<Value> {
    let name = |at: usize| Some(game.content.guardians.iter().nth(at)?.1.id.clone());
    match fact {
        "guardians.beaten" => return Some(Value::Int(i64::from(state.guardians.beaten))),
        "guardians.drawn" => {
            let drawn = game.ordinary_guardians & !u64::from(state.guardians.seen);
            return Some(Value::words((0..64).filter(|at| drawn & (1 << at) != 0).filter_map(name)));
        }
        _ => {}
    }
    let (book, quest) = (game.content.campaign.as_ref()?, game.quest.as_ref()?);
    match fact {
        "chapter" => Some(Value::word(book.chapters[quest.chapter].number.clone())),
        "goal" => Some(Value::Int(i64::from(quest.game.goal))),
        "relics" => Some(Value::words(quest.relics.iter().map(|relic| book.relics[*relic].id.clone()))),
        "unlocked" => Some(Value::words(quest.skills.iter().map(|skill| book.skills[*skill].id.clone()))),
        "guardians.second" => quest.game.second.map(|id| Value::word(game.content.guardians[id].id.clone())),
        _ => None,
    }
}

pub(super) fn write(state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    if fact != "guardians.beaten" {
        return Err(WordError::ReadOnly(fact.to_owned()));
    }
    state.guardians.beaten = number(fact, value, 0, 4)?;
    Ok(())
}
