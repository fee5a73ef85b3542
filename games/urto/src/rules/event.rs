//! Chapter EVENT: event cards, defence rolls, and heroes chosen by a card.

use super::{
    Allowed, Done, Play, PlayExt, Progress, artifact, check, demand, die, effect, fame, forbid, magic,
    mushroom, token, turn,
};
use crate::Urto;
use crate::content::{EventId, MAX_KINDS, Program};
use crate::event::{CaveEvent, Event, FightEvent, TurnEvent};
use crate::state::{Cause, Frame, Mark, Pick, Pile, Player, Players, State, Stride};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// The name of the event pile.
pub const EVENT: &str = "event";

/// UR-EVENT-02, UR-EVENT-03: Drawn, applied at once and discarded; discards become a new pile when it is empty.
/// UR-EVENT-01: By a search, or by a torch with an event. UR-EVENT-07: A creature that comes with it is met as any other.
pub fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    let all = play.game.tables.events;
    if all.minus(play.state.event_discards).is_empty() {
        play.state.event_discards = Pile::default();
        play.tell(who, CaveEvent::Reshuffled(Pick::Event));
    }
    let mut weights = [0u32; MAX_KINDS];
    let kinds = play.game.content.events.len();
    all.minus(play.state.event_discards).weights(kinds, &mut weights);
    let weights = weights.get(..kinds).unwrap_or_default();
    let card = EventId(play.ctx.pick(Draw::new(EVENT, who.seat(), Weights::List(weights)))? as u8);
    token::drawn(play.state);
    play.state.event_discards.add(card);
    play.tell(who, CaveEvent::EventDrawn(card));
    play.carry_out(play.game.content.events[card].program, Players::one(who), Cause::Nobody)
}

/// UR-EVENT-11: By what everybody sees, a hero may have something to do before its bare die is rolled: an unseen card, or the better die.
#[must_use]
pub fn may_prepare(game: &Urto, state: &State, who: Player) -> bool {
    state.heroes[who].hidden() > 0 || magic::can_buy_at(game, state, who, artifact::context::DEFENCE).is_ok()
}

/// Whether the first of a roll-off only says that it is ready: the other may have something to do before both dice are rolled.
#[must_use]
pub fn waits_for_other(game: &Urto, state: &State) -> bool {
    let Some(Frame::RollOff { pair: [_, other], ready: false, .. }) = state.stack.top() else {
        return false;
    };
    may_prepare(game, state, other)
}

/// Whether the first of a roll-off may say that it is ready.
pub fn can_ready(game: &Urto, state: &State) -> Allowed {
    demand(waits_for_other(game, state), "UR-EVENT-11")
}

/// UR-EVENT-11: The first of a roll-off has made its choices.
pub fn ready<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_ready(play.game, play.state))?;
    if let Some(Frame::RollOff { ready, .. }) = play.state.stack.top_mut() {
        *ready = true;
    }
    Ok(())
}

/// Advances rolls of bare dice where nobody has to be asked.
pub fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, frame: Frame) -> Done<C, Progress> {
    let cave = play.state.cave;
    match frame {
        // A card played before a roll may have killed who was to roll.
        Frame::Defence { left, .. } if left.0 & !cave.0 != 0 => {
            if let Some(Frame::Defence { left, .. }) = play.state.stack.top_mut() {
                left.0 &= cave.0;
            }
            Ok(Progress::Advanced)
        }
        Frame::Defence { left, failed, fail, cause, .. } if left.is_empty() => {
            play.state.stack.pop();
            if !failed.is_empty() {
                play.push_effects(fail, failed, cause)?;
            }
            Ok(Progress::Advanced)
        }
        Frame::RollOff { pair, .. } if !pair.iter().all(|who| cave.has(*who)) => {
            play.state.stack.pop();
            Ok(Progress::Advanced)
        }
        Frame::RollOff { pair: [caller, _], .. }
            if waits_for_other(play.game, play.state) && !may_prepare(play.game, play.state, caller) =>
        {
            ready(play)?;
            Ok(Progress::Advanced)
        }
        _ => Ok(Progress::Waiting),
    }
}

/// UR-EVENT-05, UR-EVENT-08, UR-EVENT-10: The next bare die, in seat order from the active hero.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Defence { left, target, .. }) => {
            let Some(who) = left.first_from(play.state.active) else { return Ok(()) };
            let face = bare(play, who)?;
            play.tell(who, CaveEvent::DefenceRolled { face, target });
            if let Some(Frame::Defence { left, failed, .. }) = play.state.stack.top_mut() {
                *left = left.without(who);
                if face < target {
                    *failed = failed.with(who);
                }
            }
            Ok(())
        }
        Some(Frame::RollOff { pair, loser, .. }) => {
            check(demand(!waits_for_other(play.game, play.state), "UR-EVENT-11"))?;
            roll_off(play, pair, loser)
        }
        _ => check(forbid("UR-EVENT-05")),
    }
}

fn bare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C, u8> {
    let sides = die::bare(play.game, play.state.heroes[who].large_die);
    Ok(play.ctx.die(die::COMBAT, who.seat(), sides)?)
}

/// The lower of two bare dice suffers; a tie nobody. What hits the chosen hero is credited to the other.
fn roll_off<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, pair: [Player; 2], loser: Program) -> Done<C> {
    let [caller, other] = pair;
    let own = bare(play, caller)?;
    let theirs = bare(play, other)?;
    play.state.stack.pop();
    play.tell(caller, CaveEvent::DefenceRolled { face: own, target: 0 });
    play.tell(other, CaveEvent::DefenceRolled { face: theirs, target: 0 });
    if own == theirs {
        play.tell(caller, FightEvent::Even);
        return Ok(());
    }
    let victim = if own < theirs { caller } else { other };
    play.push_effects(loser, Players::one(victim), Cause::Aimed(caller))
}

/// UR-EVENT-09: The heroes that may be chosen.
#[must_use]
pub fn candidates(state: &State, who: Player, mark: Mark) -> Players {
    match mark {
        Mark::Swap { .. } | Mark::RollOff(_) => state.cave.without(who),
        Mark::Steal(_) => state.standing_on(state.heroes[who].space).without(who),
    }
}

/// Whether a hero may be chosen.
pub fn can_choose(state: &State, chosen: Player) -> Allowed {
    let Some(Frame::PickHero { mark, who }) = state.stack.top() else { return forbid("UR-EVENT-09") };
    demand(candidates(state, who, mark).has(chosen), "UR-EVENT-09")
}

/// A hero is chosen for an effect.
pub fn choose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, chosen: Player) -> Done<C> {
    check(can_choose(play.state, chosen))?;
    let Some(Frame::PickHero { mark, who }) = play.state.stack.pop() else { return Ok(()) };
    match mark {
        Mark::Swap { works, .. } => swap(play, who, chosen, works),
        Mark::RollOff(loser) => play.push(Frame::RollOff { pair: [who, chosen], ready: false, loser }),
        Mark::Steal(n) => {
            fame::steal(play, who, Players::one(chosen), n);
            Ok(())
        }
    }
}

/// UR-TOKEN-14, UR-SEARCH-17: Places are exchanged; what was left to do on the old space is lost with the space.
fn swap<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: Player,
    other: Player,
    works: bool,
) -> Done<C> {
    let here = play.state.heroes[who].space;
    let there = std::mem::replace(&mut play.hero(other).space, here);
    play.hero(who).space = there;
    play.tell(who, TurnEvent::Swapped(other));
    if here == there {
        return Ok(());
    }
    turn::arrive(play.state);
    if works && who == play.state.active {
        return play.push(Frame::Step { to: there, stride: Stride::Inside, destroyed: 0 });
    }
    Ok(())
}

/// Whether something optional may be declined.
pub fn can_skip(game: &Urto, state: &State) -> Allowed {
    use crate::state::Aim;
    match state.stack.top() {
        Some(Frame::Torch { .. } | Frame::LayTrap | Frame::Stele(_) | Frame::Offer { .. }) => Ok(()),
        Some(Frame::FreeStep { optional: true, .. }) => Ok(()),
        Some(Frame::PickHero { mark: Mark::Swap { optional: true, .. }, .. }) => Ok(()),
        Some(Frame::PickSpace { aim: Aim::Lift { optional: true, .. }, .. }) => Ok(()),
        None if state.phase == crate::state::Phase::Closing => Ok(()),
        Some(Frame::Combat) => mushroom::can_stop(game, state),
        Some(Frame::FreeStep { .. }) => forbid("UR-ARTIFACT-07"),
        _ => forbid("UR-TURN-12"),
    }
}

pub fn skip<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_skip(play.game, play.state))?;
    match play.state.stack.top() {
        Some(Frame::Combat) => return mushroom::stop(play),
        Some(Frame::Stele(left)) => super::divine::leave(play, left),
        None => play.state.turn.divine = true,
        Some(_) => {
            play.state.stack.pop();
        }
    }
    Ok(())
}

/// Whether a line of a card may be chosen.
pub fn can_option(game: &Urto, state: &State, n: u8) -> Allowed {
    let Some(Frame::Choice { choice, .. }) = state.stack.top() else { return forbid("UR-EVENT-02") };
    demand(n > 0 && usize::from(n) <= game.content.choices[choice].len(), "UR-EVENT-02")
}

/// A line of a card is chosen.
pub fn option<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, n: u8) -> Done<C> {
    check(can_option(play.game, play.state, n))?;
    let Some(Frame::Choice { choice, who, cause }) = play.state.stack.pop() else { return Ok(()) };
    let program = play.game.content.choices[choice].get(usize::from(n) - 1).copied();
    play.push_effects(program.unwrap_or_default(), Players::one(who), cause)
}

/// Pays the price of an offer.
pub fn pay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Offer { cost, then, who }) = play.state.stack.top() else {
        return check(forbid("UR-EVENT-02"));
    };
    check(effect::can_pay(play.game, play.state, who, cost))?;
    play.state.stack.pop();
    effect::pay(play, who, cost);
    play.push_effects(then, Players::one(who), Cause::Nobody)
}
