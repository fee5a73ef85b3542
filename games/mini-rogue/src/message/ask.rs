//! The sentence over the buttons.

use crate::MiniRogue;
use crate::rules::{combat, item};
use crate::state::{Foe, Frame, Phase, Stage, State};
use undercroft_kernel::Message;

/// The sentence over the buttons.
pub(super) fn ask(game: &MiniRogue, state: &State) -> Message {
    let new = Message::new;
    let room = |key: &'static str| match state.room_here() {
        Some(room) => new(key).name("room", game.room(room)),
        None => new(key),
    };
    match state.stack.top() {
        None => match state.phase {
            Phase::Preparation | Phase::FallPreparation => new("ask-preparation"),
            // Where both are asked at the Entrance, the second one may only propose another order.
            Phase::Entrance if state.is_coop() && state.active() != state.first && state.done == 0 => {
                new("ask-propose")
            }
            Phase::Entrance | Phase::Joining if state.room_here().is_some() => room("ask-entrance"),
            Phase::Entrance => new("ask-entrance-unseen"),
            Phase::Resolved => new("ask-reveal"),
            Phase::Choice if state.hero().blind => new("ask-move-blind"),
            Phase::Exit => new("ask-exit"),
            _ => new("ask-move"),
        },
        Some(Frame::Fight) => attack(game, state),
        Some(Frame::Check) if state.room_here().is_none() => new("ask-check-taken"),
        Some(Frame::Check) if item::can_leave(game, state).is_ok() => room("ask-check-item"),
        Some(Frame::Check) => room("ask-check"),
        Some(Frame::Shift { die }) => new("ask-shift").number("die", die),
        Some(Frame::Choice { .. }) => new("ask-choice"),
        Some(Frame::AnyPotion) => new("ask-any-potion"),
        Some(Frame::LoseHp { amount }) => new("ask-deadly").number("hp", amount),
        Some(Frame::DropPotion { new: kind }) if state.hero().potions.has(kind) => {
            new("ask-double-potion").name("potion", MiniRogue::potion(kind))
        }
        Some(Frame::DropPotion { new: kind }) => {
            new("ask-drop-potion").name("potion", MiniRogue::potion(kind))
        }
        Some(Frame::DropItem) => new("ask-drop-item"),
        Some(Frame::Camp) => room("ask-camp"),
        Some(Frame::Trade) => room("ask-trade"),
        Some(Frame::Shrine { offered: false }) => new("ask-shrine"),
        Some(Frame::Shrine { offered: true }) => new("ask-shrine-offered"),
        Some(Frame::ItemPrice | Frame::ItemWon { .. }) => room("ask-item"),
        Some(Frame::Tunnel) => new("ask-tunnel"),
        Some(Frame::Rewards) => new("ask-rewards"),
        Some(Frame::Foresight { left }) => new("ask-foresight").number("left", left),
        Some(Frame::Arrange { .. }) => match state.looked.last() {
            Some(card) => new("ask-arrange").name("room", game.room(*card)),
            None => new("ask-arrange-secret"),
        },
        Some(Frame::Doom { .. }) => new("ask-death"),
        Some(Frame::Barter { .. }) => new("ask-barter"),
        Some(Frame::Order { .. }) => new("ask-order"),
        Some(Frame::Blank | Frame::Icons { .. } | Frame::HandOver { .. }) => new("ask-move"),
    }
}

/// What an attack asks, by its stage.
fn attack(game: &MiniRogue, state: &State) -> Message {
    let fight = &state.fight;
    debug_assert!(fight.foe != Foe::Nobody);
    let message = |key: &'static str| {
        Message::new(key)
            .name("enemy", game.enemy(fight.enemy))
            .number("hp", fight.hp)
            .number("full", fight.full)
    };
    match fight.stage {
        Stage::Ready => message("ask-attack"),
        Stage::Dice => message("ask-reroll")
            .number("damage", combat::damage(game, state))
            .number("dungeon", fight.dungeon),
        Stage::Final => message("ask-damage")
            .number("damage", combat::damage(game, state))
            .number("dungeon", fight.dungeon),
        Stage::Struck | Stage::Answered => message("ask-potion-after"),
    }
}
