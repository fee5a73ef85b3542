//! Chapter CAMPAIGN, as far as a match goes: how a chapter is laid out, and its goal. What follows from a match is in
//! [`crate::campaign`].

use super::{Done, Play, PlayExt, advance, board};
use crate::MiniRogue;
use crate::content::{Affliction, GuardianId};
use crate::event::{Event, FightEvent};
use crate::options::Quest;
use crate::state::{End, Foe, Hero, MAX_PILE, State};
use undercroft_kernel::{Chance, Sink};

/// MR-CAMPAIGN-26, MR-CAMPAIGN-30, MR-CAMPAIGN-69: The Guardians that are drawn at random: neither one that is taken out nor one that
/// has its place in the pile.
/// MR-CAMPAIGN-42: Without the Dragon three are left.
pub fn drawn_guardians(quest: &Quest, all: u64) -> u64 {
    let fixed = quest.game.removed.iter().chain(&quest.game.second);
    fixed.fold(all, |left, guardian| left & !(1 << guardian.0))
}

/// MR-CAMPAIGN-43, MR-CAMPAIGN-44: A chapter begins in the first Area of its Floor, and the Guardians of the Floors above are set aside.
pub fn lay(game: &MiniRogue, state: &mut State) {
    let Some(quest) = &game.quest else { return };
    let areas = &game.content.boards[state.board].areas;
    let above = areas.iter().take_while(|area| area.floor < quest.game.floor);
    state.area = above.clone().count() as u8 + 1;
    let aside = above.filter(|area| area.guardian).count() as u8;
    state.guardians.left = state.guardians.left.saturating_sub(aside);
}

/// MR-CAMPAIGN-18, MR-CAMPAIGN-26, MR-CAMPAIGN-45: What the chapter says of the character, after the difficulty.
/// MR-CAMPAIGN-12: Relics are no Items. MR-CAMPAIGN-04, MR-CAMPAIGN-13, MR-CAMPAIGN-23: Skills and Relics come along from chapter to
/// chapter, nothing else.
pub fn equip(game: &MiniRogue, hero: &mut Hero) {
    let Some(quest) = &game.quest else { return };
    for affliction in &quest.game.afflictions {
        match affliction {
            Affliction::Poison => hero.poisoned = true,
            Affliction::Curse => hero.cursed = true,
            Affliction::Blindness => hero.blind = true,
        }
    }
    hero.hp = quest.hp.unwrap_or(hero.hp);
}

/// MR-CAMPAIGN-67, MR-CAMPAIGN-46, MR-CAMPAIGN-09: What Relics and skills give comes last, before the first Area is dealt.
pub fn gain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(quest) = &play.game.quest else { return Ok(()) };
    play.push_icons(quest.gains)?;
    advance::settle(play)
}

/// MR-CAMPAIGN-26: The Guardian that lies second in the pile, when it is its turn.
pub fn placed_guardian(game: &MiniRogue, state: &State) -> Option<GuardianId> {
    let second = game.quest.as_ref()?.game.second?;
    (usize::from(state.guardians.left) + 1 == MAX_PILE).then_some(second)
}

/// Whether the current Floor is the one whose Guardian is the goal.
pub fn is_goal_floor(game: &MiniRogue, state: &State) -> bool {
    game.quest.as_ref().is_some_and(|quest| quest.game.goal == board::floor(game, state))
}

/// MR-CAMPAIGN-70: Whether the goal Guardian is fought now, so that a death, poison included, is its doing.
/// MR-CAMPAIGN-22: Before the goal a Guardian is one like any other.
pub fn is_goal_fight(game: &MiniRogue, state: &State) -> bool {
    matches!(state.fight.foe, Foe::Guardian(_) | Foe::Last(..)) && is_goal_floor(game, state)
}

/// MR-CAMPAIGN-21: The goal Guardian is beaten: no Rewards, no Descent.
pub fn win<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.tell(FightEvent::ChapterWon);
    play.state.end = Some(End::Won);
    play.state.stack.clear();
}
