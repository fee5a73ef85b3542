//! Chapter COOP, fights of both: who joins, who attacks next, and what both gain.

use super::{BOTH, has_order, seen_by};
use crate::content::{Icon, ListId, Resource};
use crate::event::Event;
use crate::rules::{Done, Play, PlayExt, class, room, turn};
use crate::state::{CellId, Double, Foe, Frame, Phase, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// MR-COOP-25, MR-COOP-26, MR-COOP-43: A card is fought together by those who stand on it and have it before them; the Ghost is one's own.
pub fn is_shared(state: &State, foe: Foe) -> bool {
    state.is_together() && foe != Foe::Ghost && !state.is_done(state.other())
}

/// MR-COOP-27: Both fight, the leader first.
#[cold]
pub fn join<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, foe: Foe) {
    play.state.turn_to(play.state.other());
    // On the Entrance nobody has arrived: the other one's temporary Armour counts from here on.
    if play.hero().cell == CellId::ENTRANCE {
        turn::raise_shield(play);
    }
    if foe == Foe::Monster {
        play.hero().met = true;
    }
    play.state.turn_to(play.state.leader);
}

/// MR-COOP-44: Before a shared fight on the Entrance the other one has its window, too. Says whether it is asked first; once it joins, the
/// fight begins with the leader.
#[cold]
pub fn asks_partner<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> bool {
    if play.state.phase == Phase::Joining {
        play.state.turn_to(play.state.other());
        return false;
    }
    let seen = seen_by(play.state, play.state.other());
    let fight = !has_order(play.game, play.state) && is_shared(play.state, Foe::Monster);
    if !fight || class::can_explore(play.game, &seen, None).is_err() {
        return false;
    }
    play.state.turn_to(seen.active());
    play.state.phase = Phase::Joining;
    true
}

/// MR-COOP-27, MR-COOP-28: The enemy has attacked the one; the other attacks, with an own Dungeon die.
/// MR-COOP-30: Until the enemy or one of the two is dead.
#[cold]
pub fn next_attacker(state: &mut State) {
    state.turn_to(state.other());
    let mine = 1 << state.active();
    let fight = &mut state.fight;
    fight.stage = Stage::Ready;
    if fight.waiting & mine != 0 {
        fight.double = Double::NextAttack;
        fight.waiting &= !mine;
    }
}

/// MR-COOP-29, MR-COOP-39: Both gain the reward, the leader first, each with own rolls and choices.
#[cold]
pub fn reward<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, list: ListId) -> Done<C> {
    let (game, leader) = (play.game, play.state.leader);
    play.state.done = BOTH;
    // MR-COOP-47: XP come first, for both at once: what is rolled and chosen after that is done at the new Level.
    let icons = &game.content.lists[list];
    let experience = icons.iter().take_while(|icon| matches!(icon, Icon::Gain(Resource::Xp, _)));
    for icon in experience.clone() {
        for hero in [leader, leader ^ 1] {
            play.state.turn_to(hero);
            room::resolve(play, *icon)?;
        }
    }
    play.state.turn_to(leader);
    let at = experience.count();
    if at == icons.len() {
        return Ok(());
    }
    let rest = Frame::Icons { list, at: at as u8 };
    play.push(rest)?;
    play.push(Frame::HandOver { to: play.state.other() })?;
    play.push(rest)
}

/// MR-COOP-22: A fight that both fought is over for both when one falls.
/// MR-COOP-23: Who did not fail is not hurt.
pub const fn note_fall(state: &mut State) {
    if state.fight.shared {
        state.done = BOTH;
    }
}
