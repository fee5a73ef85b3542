//! What an effect brings, in a few words: for the lines of a choice and for prices.

use super::token_key;
use crate::Urto;
use crate::content::{Effect, Flag, Program};
use undercroft_kernel::Message;

/// The effects of a program, one after the other.
pub(super) fn icons(game: &Urto, program: Program) -> Vec<Message> {
    game.content.program(program).iter().filter_map(icon).collect()
}

/// Choices and prices are made of these effects only; packs with others are refused.
fn icon(effect: &Effect) -> Option<Message> {
    let change = |gain: &'static str, loss: &'static str, n: i8| {
        Message::new(if n < 0 { loss } else { gain }).number("n", n.unsigned_abs())
    };
    Some(match *effect {
        Effect::Life { n, .. } => change("icon-ur-life", "icon-ur-life-lost", n),
        Effect::Mana { n, .. } => change("icon-ur-mana", "icon-ur-mana-lost", n),
        Effect::Renown { n } => change("icon-ur-renown", "icon-ur-renown-lost", n),
        Effect::TakeTokens { token, n } => {
            Message::new("icon-ur-tokens").number("n", n).name("token", token_key(token))
        }
        Effect::Status { flag: Flag::NoSprint, .. } => Message::new("icon-ur-no-sprint"),
        Effect::Status { flag: Flag::NoMove, .. } => Message::new("icon-ur-no-move"),
        _ => return None,
    })
}
