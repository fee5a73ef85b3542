//! Facts of a chapter: which one, its goal, and what the campaign brought along.

use super::table::Fact;
use crate::MiniRogue;
use undercroft_kernel::fact::{int, list, put, word};

/// The facts of the campaign, in an edition that has one.
pub(super) fn facts(game: &MiniRogue) -> &'static [Fact] {
    if game.content.campaign.is_some() { FACTS } else { &[] }
}

const FACTS: &[Fact] = &[
    Fact::new("chapter", "the number of the chapter that is played", |game, _, ()| {
        word(&game.content.campaign.as_ref()?.chapters[game.quest.as_ref()?.chapter].number)
    }),
    Fact::new("goal", "1..4: the Floor whose Guardian ends the chapter", |game, _, ()| {
        int(game.quest.as_ref()?.game.goal)
    }),
    Fact::new("relics", "list of the Relics of the campaign", |game, _, ()| {
        let book = game.content.campaign.as_ref()?;
        list(game.quest.as_ref()?.relics.iter().map(|relic| &book.relics[*relic].id))
    }),
    Fact::new("unlocked", "list of the skills of the campaign", |game, _, ()| {
        let book = game.content.campaign.as_ref()?;
        list(game.quest.as_ref()?.skills.iter().map(|skill| &book.skills[*skill].id))
    }),
    Fact::new("guardians.beaten", "0..4: Guardians beaten in this match", |_, state, ()| {
        int(state.guardians.beaten)
    })
    .set(|_, state, (), given| put(given.number(0, 4), &mut state.guardians.beaten)),
    Fact::new(
        "guardians.drawn",
        "list of the Guardians that may be drawn from the pile",
        |game, state, ()| {
            let drawn = game.ordinary_guardians & !u64::from(state.guardians.seen);
            let guardians = game.content.guardians.iter().filter(|(id, _)| drawn & (1 << id.0) != 0);
            list(guardians.map(|(_, guardian)| &guardian.id))
        },
    ),
    Fact::new("guardians.second", "the Guardian that lies second in the pile", |game, _, ()| {
        word(&game.content.guardians[game.quest.as_ref()?.game.second?].id)
    }),
];
