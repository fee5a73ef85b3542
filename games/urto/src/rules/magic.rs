//! Chapter MAGIC: what mana buys.

use super::{Allowed, Done, Play, PlayExt, artifact, check, demand, forbid, hero, pvm, pvp};
use crate::Urto;
use crate::content::Base;
use crate::event::{Event, FightEvent, TrackEvent};
use crate::state::{Foe, Frame, Hiding, Player, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// What hiding costs a hero.
#[must_use]
pub fn hide_cost(game: &Urto, state: &State, who: Player) -> u8 {
    hero::base(game, state, who, Base::HideCost)
}

/// UR-ARTIFACT-10: Whether, by what everybody sees, a hero may do something about its die on the table.
#[inline]
#[must_use]
pub fn may_answer(game: &Urto, state: &State, who: Player) -> bool {
    let hero = &state.heroes[who];
    hero.mana >= game.content.numbers.reroll_cost
        || (!hero.hand.is_empty() && (hero.hidden() > 0 || artifact::has_open_answer(game, state, who)))
}

/// Whether a hero's own combat die lies on the table and it is its turn to answer.
fn rolled(state: &State, who: Player) -> Option<u8> {
    if state.stack.top() != Some(Frame::Combat) {
        return None;
    }
    let own = state.combat.side_of(who)?;
    match state.combat.stage {
        Stage::Rolled => Some(own),
        Stage::Answering { side, .. } if side == own => Some(own),
        _ => None,
    }
}

/// UR-MAGIC-02, UR-MAGIC-12: One's own combat die, before its damage.
/// UR-MAGIC-01: Whoever can pay may. UR-MAGIC-09: Combat dice only.
pub fn can_reroll(game: &Urto, state: &State, who: Player) -> Allowed {
    if rolled(state, who).is_none() {
        return match state.stack.top() {
            Some(Frame::Searched { .. } | Frame::Torch { .. }) => forbid("UR-SEARCH-11"),
            Some(Frame::Defence { .. } | Frame::RollOff { .. }) => forbid("UR-EVENT-06"),
            Some(Frame::PickSpace { .. }) => forbid("UR-DIVINE-10"),
            Some(Frame::Harm { cause, .. }) if !cause.is_combat() => forbid(match cause {
                crate::state::Cause::Divine(_) => "UR-DIVINE-10",
                _ => "UR-EVENT-06",
            }),
            None if state.turn.divine => forbid("UR-DIVINE-10"),
            _ => forbid("UR-MAGIC-12"),
        };
    }
    demand(state.heroes[who].mana >= game.content.numbers.reroll_cost, "UR-MAGIC-15")
}

/// UR-MAGIC-03: As often as mana lasts.
pub fn reroll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_reroll(play.game, play.state, who))?;
    let cost = play.game.content.numbers.reroll_cost;
    roll_again(play, who, cost)
}

/// A new roll replaces the old one, better or worse.
pub fn roll_again<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, cost: u8) -> Done<C> {
    let Some(own) = rolled(play.state, who) else { return Ok(()) };
    play.tell(who, FightEvent::Rerolled(cost));
    pvm::roll(play, who, own)?;
    hero::lose_mana(play, who, cost);
    pvp::answered(play.state);
    Ok(())
}

/// UR-MAGIC-04, UR-PVM-09, UR-PVM-10, UR-PVP-09: From a creature before or after a roll, from a hero when attacked.
pub fn can_slip(game: &Urto, state: &State, who: Player) -> Allowed {
    demand(state.stack.top() == Some(Frame::Combat), "UR-MAGIC-04")?;
    let combat = &state.combat;
    match (combat.foe, combat.stage) {
        (Foe::Mushroom, _) => forbid("UR-MUSHROOM-18"),
        (Foe::Creature(_), Stage::Ready) => Ok(()),
        (Foe::Creature(monster), Stage::Rolled) => {
            let card = &game.content.monsters[monster];
            let dealt = pvm::total(game, state, 0).saturating_sub(card.attack).saturating_add(combat.dealt);
            demand(dealt < card.life, "UR-PVM-10")
        }
        (Foe::Hero, Stage::Declared) if combat.side(1).who == who => {
            demand(game.options.pvp_hide, "UR-PVP-09")
        }
        (Foe::Hero, _) => forbid("UR-PVP-09"),
        _ => forbid("UR-MAGIC-04"),
    }
}

/// Hiding for mana.
pub fn can_hide(game: &Urto, state: &State, who: Player) -> Allowed {
    can_slip(game, state, who)?;
    demand(state.heroes[who].mana >= hide_cost(game, state, who), "UR-MAGIC-15")
}

/// Hides for mana.
pub fn hide<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_hide(play.game, play.state, who))?;
    slip(play, who, Hiding::Mana)
}

/// UR-PVM-10: With the dice on the table, hiding waits for the damage.
pub fn slip<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, how: Hiding) -> Done<C> {
    if play.state.combat.stage == Stage::Rolled {
        play.state.combat.hiding = Some(how);
        play.tell(who, FightEvent::HidesNext);
        return pvm::count(play);
    }
    match how {
        Hiding::Mana => {
            let cost = hide_cost(play.game, play.state, who);
            hero::lose_mana(play, who, cost);
        }
        Hiding::Card(card) => artifact::use_up(play, who, card),
    }
    if play.state.combat.foe == Foe::Hero {
        pvp::hidden(play, who)
    } else {
        pvm::slip_away(play)
    }
    Ok(())
}

/// UR-MAGIC-05, UR-MAGIC-13, UR-MAGIC-16: Once, and whenever one is asked.
pub fn can_buy(game: &Urto, state: &State, who: Player) -> Allowed {
    can_buy_at(game, state, who, artifact::moment(state, who))
}

/// The same, at a moment that is known.
pub fn can_buy_at(game: &Urto, state: &State, who: Player, now: u16) -> Allowed {
    demand(!state.heroes[who].large_die, "UR-MAGIC-13")?;
    demand(state.heroes[who].in_cave(), "UR-MAGIC-16")?;
    demand(now & artifact::context::MAGIC != 0, "UR-ARTIFACT-10")?;
    demand(state.heroes[who].mana >= hero::base(game, state, who, Base::D8Cost), "UR-MAGIC-15")
}

/// UR-MAGIC-14: It counts from the next roll on.
pub fn buy<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_buy(play.game, play.state, who))?;
    let cost = hero::base(play.game, play.state, who, Base::D8Cost);
    play.hero(who).large_die = true;
    play.tell(who, TrackEvent::DieBought);
    hero::lose_mana(play, who, cost);
    Ok(())
}

/// UR-MAGIC-08: How much more a hero may put into its combat.
#[must_use]
pub fn most_reinforcement(game: &Urto, state: &State, who: Player) -> u8 {
    let side = state.combat.side_of(who).unwrap_or_default();
    let numbers = &game.content.numbers;
    let room = numbers.reinforcement_max.saturating_sub(state.combat.side(side).reinforcement);
    room.min(state.heroes[who].mana / numbers.reinforcement_cost.max(1))
}

/// UR-MAGIC-06 to UR-MAGIC-08: Before the combat, up to 3.
pub fn can_reinforce(game: &Urto, state: &State, who: Player, n: u8) -> Allowed {
    pvm::before_combat(state, who, "UR-MAGIC-07")?;
    let side = state.combat.side_of(who).unwrap_or_default();
    let numbers = &game.content.numbers;
    let sum = n.saturating_add(state.combat.side(side).reinforcement);
    demand(n > 0 && sum <= numbers.reinforcement_max, "UR-MAGIC-08")?;
    demand(n <= most_reinforcement(game, state, who), "UR-MAGIC-15")
}

/// UR-MAGIC-06: Every roll of the combat gets it.
pub fn reinforce<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) -> Done<C> {
    check(can_reinforce(play.game, play.state, who, n))?;
    if let Some(side) = play.state.combat.side_of(who) {
        play.state.combat.side_mut(side).reinforcement += n;
    }
    let cost = n.saturating_mul(play.game.content.numbers.reinforcement_cost);
    play.tell(who, FightEvent::Reinforced(n));
    hero::lose_mana(play, who, cost);
    Ok(())
}
