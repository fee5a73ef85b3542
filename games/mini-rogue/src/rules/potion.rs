//! Chapter POTION: gaining, carrying and using the six potions.

use super::{Allowed, Done, Play, PlayExt, char, combat, demand, effect, forbid, room, skill};
use crate::MiniRogue;
use crate::content::{Affliction, Potion, Potions, Resource};
use crate::editions::Perception;
use crate::event::{Event, PotionEvent};
use crate::state::{Foe, Frame, State};
use undercroft_kernel::{Chance, Sink};

/// MR-POTION-18, MR-POTION-19, MR-POTION-21: At most two, never two alike: a second one of a kind gives nothing, a third one asks
/// which to give up. MR-POTION-25: Who can drink the one it holds is asked before the second one is lost.
pub fn gain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) -> Done<C> {
    if is_settled(play.game, play.state, potion) {
        settle(play, potion);
        return Ok(());
    }
    play.push(Frame::DropPotion { new: potion })
}

/// Whether nothing is to be decided about a new potion: there is a free place for it, or a second one of its kind that is of no use now.
pub fn is_settled(game: &MiniRogue, state: &State, new: Potion) -> bool {
    if state.hero().potions.has(new) { !is_useful(game, state, new) } else { has_room(game, state) }
}

/// Keeps a new potion, unless it is the second one of its kind.
pub fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, new: Potion) {
    if play.hero().potions.has(new) {
        return play.tell(PotionEvent::Double(new));
    }
    play.hero().potions.add(new);
    play.tell(PotionEvent::Gained(new));
}

/// Whether drinking this potion now would change anything. Offensive ones are never drunk.
fn is_useful(game: &MiniRogue, state: &State, potion: Potion) -> bool {
    let hero = state.hero();
    let changes = match potion {
        Potion::Healing => hero.hp < game.content.limits.hp,
        Potion::HolyWater => hero.poisoned || hero.cursed || hero.blind,
        Potion::Perception => hero.blind,
        Potion::Fire | Potion::Frost | Potion::Poison => false,
    };
    changes && can_use(game, state, potion).is_ok()
}

/// MR-POTION-24: Whether a loss of so many HP would kill one who could still drink a Healing potion.
#[inline(always)]
pub fn could_save(state: &State, loss: u8) -> bool {
    let hero = state.hero();
    (loss >= hero.hp) & hero.potions.has(Potion::Healing)
}

/// MR-POTION-24: Whether a deadly loss waits for a potion.
pub const fn is_deadly(state: &State) -> bool {
    matches!(state.stack.now(), Frame::LoseHp { .. })
}

/// Whether the belt has room for one more.
/// MR-CHAR-10: Two at most.
fn has_room(game: &MiniRogue, state: &State) -> bool {
    state.hero().potions.len() < u32::from(game.content.limits.potions)
}

/// MR-POTION-20: Any of the three may go, the new one included. MR-COOP-46: While trading, one too many may go.
pub fn can_drop(game: &MiniRogue, state: &State, potion: Potion) -> Allowed {
    let held = state.hero().potions.has(potion);
    let allowed = match state.stack.now() {
        Frame::DropPotion { new } if state.hero().potions.has(new) => potion == new,
        Frame::DropPotion { new } => potion == new || held,
        Frame::Barter { .. } => held && state.hero().potions.len() > u32::from(game.content.limits.potions),
        _ => false,
    };
    demand(allowed, "MR-POTION-20")
}

/// Gives up one potion for another.
pub fn drop<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) -> Done<C> {
    play.check(|game, state| can_drop(game, state, potion))?;
    let Frame::DropPotion { new } = play.state.stack.now() else {
        play.hero().potions.remove(potion);
        play.tell(PotionEvent::Dropped(potion));
        return Ok(());
    };
    play.state.stack.pop();
    if play.hero().potions.has(new) {
        settle(play, new);
        return Ok(());
    }
    play.tell(PotionEvent::Dropped(potion));
    if potion != new {
        play.hero().potions.remove(potion);
        settle(play, new);
    }
    Ok(())
}

/// MR-ROOM-29, MR-MERCHANT-08: Any kind that is not held already.
pub fn can_choose(game: &MiniRogue, state: &State, potion: Potion) -> Allowed {
    if state.stack.now() != Frame::AnyPotion {
        return forbid(game.rulebook.cite.any_potion);
    }
    if state.hero().potions.has(potion) { forbid("MR-POTION-19") } else { Ok(()) }
}

/// Picks the kind.
pub fn choose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) -> Done<C> {
    play.check(|game, state| can_choose(game, state, potion))?;
    play.state.stack.pop();
    gain(play, potion)
}

/// Whether a potion may be used now.
/// MR-POTION-16: At any time.
pub fn can_use(game: &MiniRogue, state: &State, potion: Potion) -> Allowed {
    if !state.hero().potions.has(potion) {
        return forbid("MR-POTION-17");
    }
    if potion.is_offensive() {
        return combat::can_throw(game, state, potion);
    }
    // MR-POTION-15: Any time means between steps, not once HP have reached 0.
    if matches!(state.stack.now(), Frame::Doom { .. }) {
        return forbid("MR-CHAR-04");
    }
    match potion {
        Potion::HolyWater if room::marks(game, state).holy_water => forbid("MR-POTION-22"),
        Potion::Perception if !skill::is_due(state) && !state.hero().blind => {
            forbid(game.rulebook.cite.perception)
        }
        _ => Ok(()),
    }
}

/// The potions that may be used now: those for which [`can_use`] finds no reason against it, all at once.
#[inline(always)]
pub fn usable(game: &MiniRogue, state: &State) -> Potions {
    usable_when(game, state, combat::is_throwing_time(game, state), skill::is_due(state))
}

/// The same where it is known whether potions may be thrown and whether a check is due.
#[inline(always)]
pub fn usable_when(game: &MiniRogue, state: &State, throwing: bool, check: bool) -> Potions {
    let thrown = if throwing { Potions::NONE } else { Potions::OFFENSIVE };
    let seen = if check | state.hero().blind { Potions::NONE } else { Potions::PERCEPTION };
    let usable = state.hero().potions.minus(thrown).minus(seen);
    if usable.is_empty() { usable } else { usable_where_cards_forbid(game, state, usable) }
}

/// What is left of the potions where a card, an enemy or a death stands against some of them.
#[inline(never)]
fn usable_where_cards_forbid(game: &MiniRogue, state: &State, mut usable: Potions) -> Potions {
    if state.fight.poisoned {
        usable.remove(Potion::Poison);
    }
    if usable.has(Potion::HolyWater) && room::marks(game, state).holy_water {
        usable.remove(Potion::HolyWater);
    }
    if matches!(state.stack.now(), Frame::Doom { .. }) {
        usable = usable.minus(Potions::ANY_TIME);
    }
    debug_assert!(Potion::ALL.into_iter().all(|kind| usable.has(kind) == can_use(game, state, kind).is_ok()));
    usable
}

pub fn consume<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) -> Done<C> {
    play.check(|game, state| can_use(game, state, potion))?;
    let seen_through = potion == Potion::Perception && skill::is_due(play.state);
    spend(play, potion);
    match potion {
        Potion::Fire | Potion::Frost | Potion::Poison => combat::throw(play, potion),
        // MR-POTION-09: Healing gives HP.
        Potion::Healing => {
            char::gain(play, Resource::Hp, play.game.content.numbers.healing);
            combat::reopen_dice(play);
            Ok(())
        }
        // MR-POTION-10: Holy Water cures all afflictions.
        Potion::HolyWater => {
            effect::cure_all(play);
            Ok(())
        }
        Potion::Perception if seen_through => {
            // MR-POTION-12, MR-POTION-13: The same potion opens the eyes; MR-POTION-11: only one of the two.
            if play.rulebook().perception == Perception::Both {
                effect::cure(play, Affliction::Blindness);
            }
            skill::see_through(play)
        }
        Potion::Perception => {
            effect::cure(play, Affliction::Blindness);
            Ok(())
        }
    }
}

/// MR-POTION-11: At a check, where one potion does only one thing, it may go to the eyes.
pub fn can_cure_only(game: &MiniRogue, state: &State) -> Allowed {
    can_use(game, state, Potion::Perception)?;
    let split = game.rulebook.perception == Perception::Either;
    demand(split && skill::is_due(state) && state.hero().blind, game.rulebook.cite.perception)
}

/// Uses Perception on the eyes at a check.
pub fn cure_only<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_cure_only)?;
    spend(play, Potion::Perception);
    effect::cure(play, Affliction::Blindness);
    Ok(())
}

/// MR-POTION-17: A potion is used once and then removed.
fn spend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) {
    play.hero().potions.remove(potion);
    play.tell(PotionEvent::Used(potion));
}

/// Whether a fight is under way.
pub fn in_fight(state: &State) -> bool {
    state.fight.foe != Foe::Nobody
}
