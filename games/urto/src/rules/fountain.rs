//! Chapter FOUNTAIN: a gift instead of a search.

use super::{Allowed, Done, Play, PlayExt, check, demand, forbid, hero};
use crate::Urto;
use crate::content::Effect;
use crate::event::{CaveEvent, Event};
use crate::state::{Frame, Player, State};
use undercroft_kernel::{Chance, Sink};

/// UR-FOUNTAIN-01: Whether the active hero may make a gift now.
fn can_give(state: &State) -> Allowed {
    match state.stack.top() {
        Some(Frame::Torch { fountain: true, .. }) => Ok(()),
        Some(Frame::Torch { .. }) => forbid("UR-FOUNTAIN-01"),
        _ => forbid("UR-FOUNTAIN-06"),
    }
}

/// UR-FOUNTAIN-04: How much mana may be given at most.
#[must_use]
pub fn most_mana(game: &Urto, state: &State) -> u8 {
    let hero = state.hero();
    hero.mana.min(hero::sheet(game, state, state.active).life.saturating_sub(hero.life))
}

/// UR-FOUNTAIN-04, UR-FOUNTAIN-05: How much life may be given at most.
#[must_use]
pub fn most_life(game: &Urto, state: &State) -> u8 {
    let hero = state.hero();
    let room = hero::sheet(game, state, state.active).mana.saturating_sub(hero.mana);
    hero.life.saturating_sub(1).min(room)
}

/// UR-FOUNTAIN-02: Mana into life.
pub fn can_give_mana(game: &Urto, state: &State, n: u8) -> Allowed {
    can_give(state)?;
    demand(n > 0 && n <= state.hero().mana, "UR-FOUNTAIN-02")?;
    demand(n <= most_mana(game, state), "UR-FOUNTAIN-04")
}

/// UR-FOUNTAIN-03: Life into mana.
pub fn can_give_life(game: &Urto, state: &State, n: u8) -> Allowed {
    can_give(state)?;
    demand(n > 0, "UR-FOUNTAIN-03")?;
    let left = state.hero().life.checked_sub(n);
    demand(left.is_some_and(|left| left > 0), "UR-FOUNTAIN-05")?;
    demand(n <= most_life(game, state), "UR-FOUNTAIN-04")
}

/// What a card adds to what is received.
fn bonus(game: &Urto, state: &State, who: Player) -> u8 {
    let more = hero::standing(game, state, who).filter_map(|effect| match effect {
        Effect::FountainBonus { n } => Some(*n),
        _ => None,
    });
    more.sum()
}

/// UR-FOUNTAIN-02: As many life points as mana given.
pub fn give_mana<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, n: u8) -> Done<C> {
    check(can_give_mana(play.game, play.state, n))?;
    play.state.stack.pop();
    let who = play.state.active;
    let received = n + bonus(play.game, play.state, who);
    play.hero(who).mana -= n;
    play.tell(who, CaveEvent::GaveMana(n));
    hero::gain_life(play, who, received);
    Ok(())
}

/// UR-FOUNTAIN-03: As many mana points as life given.
pub fn give_life<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, n: u8) -> Done<C> {
    check(can_give_life(play.game, play.state, n))?;
    play.state.stack.pop();
    let who = play.state.active;
    let received = n + bonus(play.game, play.state, who);
    play.hero(who).life -= n;
    play.tell(who, CaveEvent::GaveLife(n));
    hero::gain_mana(play, who, received);
    Ok(())
}
