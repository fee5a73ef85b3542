//! The reference cards of Mini Rogue: the Ghost and the Rewards, and the Stances where they are played.

use super::{Sight, cards, signs};
use crate::card::{Card, Glyph, Row};
use crate::reference;
use crate::words::Words;
use mini_rogue::content::{Stance, StanceRow};
use mini_rogue::message::key;
use undercroft_kernel::Message;

/// All that lie beside the board.
pub(super) fn all(look: &Sight<'_>) -> Vec<Card> {
    [ghost(look), rewards(look)].into_iter().chain(stances(look)).collect()
}

/// MR-GHOST-01: The Ghost's line by Floor.
fn ghost(look: &Sight<'_>) -> Card {
    let text = look.say(Message::new("reference-ghost-text").cite(&["MR-GHOST-01", "MR-GHOST-02"]));
    Card {
        rows: cards::enemy_rows(look, &look.game.content.ghost),
        ..reference::card("ghost", "ghost", vec![text])
    }
}

/// MR-REWARD-01: Two rewards by Dungeon die, and what comes every time.
fn rewards(look: &Sight<'_>) -> Card {
    let rewards = &look.game.content.rewards;
    let mut rows = signs::by_die(look, &[&rewards.rows]);
    if !look.game.content.lists[rewards.extra].is_empty() {
        rows.push(Row { sides: vec![signs::ways(look, rewards.extra)], ..Row::default() });
    }
    let text = look.say(Message::new("reference-rewards-text").cite(&["MR-REWARD-01", "MR-REWARD-02"]));
    Card { rows, ..reference::card("rewards", "open-treasure-chest", vec![text]) }
}

/// MR-STANCE-05: How each Stance reads the Character dice.
fn stances(look: &Sight<'_>) -> Option<Card> {
    let rows = look.game.content.stances.as_ref().filter(|_| look.game.options.stances)?;
    let row = |(stance, row): (Stance, &StanceRow)| Row {
        sides: vec![
            vec![vec![Glyph::new("fencer", Words::new(key("stance", stance.id())))]],
            vec![vec![Glyph::new("rolling-dices", look.say(reading(row)))]],
        ],
        ..Row::default()
    };
    let rows = Stance::ALL.into_iter().zip(rows).map(row).collect();
    Some(Card { rows, ..reference::card("stances", "fencer", Vec::new()) })
}

/// What a Stance does, in words.
pub(super) fn reading(row: &StanceRow) -> Message {
    Message::new("note-stance")
        .number("miss", row.miss)
        .number("critical", row.critical)
        .number("armour", row.armour)
        .cite(&["MR-STANCE-05", "MR-STANCE-06", "MR-STANCE-07"])
}
