//! The sentence over the buttons of a fight, and the words of exploration skills.

use super::cell;
use crate::MiniRogue;
use crate::content::ExplorationSkill;
use crate::rules::combat;
use crate::state::{Cell, CellId, Foe, Frame, Stage, State};
use undercroft_kernel::Message;

/// What an attack asks, by its stage.
pub(super) fn ask(game: &MiniRogue, state: &State) -> Message {
    let fight = &state.fight;
    debug_assert!(fight.foe != Foe::Nobody);
    let message = |key: &'static str| {
        Message::new(key)
            .name("enemy", game.enemy(fight.enemy))
            .number("hp", i64::from(fight.hp))
            .number("full", i64::from(fight.full))
    };
    match fight.stage {
        Stage::Ready => message("ask-attack"),
        Stage::Dice => message("ask-reroll")
            .number("damage", i64::from(combat::damage(game, state)))
            .number("dungeon", i64::from(fight.dungeon)),
        Stage::Final => message("ask-damage")
            .number("damage", i64::from(combat::damage(game, state)))
            .number("dungeon", i64::from(fight.dungeon)),
        Stage::Struck | Stage::Answered => message("ask-potion-after"),
    }
}

/// The words on the button of an exploration skill.
pub(super) fn exploration(game: &MiniRogue, state: &State, at: Option<CellId>) -> Message {
    let new = Message::new;
    if let Some(Frame::Doom { .. }) = state.stack.top() {
        return new("do-save");
    }
    match (game.content.characters[state.hero().character].exploration, at) {
        (ExplorationSkill::Evade, Some(to)) => match state.grid.at(to) {
            Cell::Open(room) => cell(new("do-evade").name("room", game.room(room)), to),
            _ => cell(new("do-evade-unseen"), to),
        },
        (ExplorationSkill::Evade, None) => new("do-evade-here"),
        (ExplorationSkill::Foresee { rooms }, _) => new("do-foresight").number("rooms", i64::from(rooms)),
        (ExplorationSkill::Shield { armour }, _) => new("do-shield").number("armour", i64::from(armour)),
        (ExplorationSkill::CancelDeath { .. }, _) => new("do-save"),
    }
}
