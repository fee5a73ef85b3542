//! The stride of a simulation: what goes on by itself, what is forced, and the list of the choices that follow, all in one pass over what
//! is to be done now. Nothing is decided here: it plays what `turn::settle` and the sole entries of `legal::fill` would play one by
//! one, and conformance compares the two.

use super::{Done, Play, class, combat, coop, delve, item, legal, potion, reward, room, skill, turn};
use crate::MiniRogue;
use crate::action::Action;
use crate::content::Potions;
use crate::event::Event;
use crate::state::{Double, Frame, Hero, Phase, Stage, State};
use undercroft_kernel::{Actions, Chance, Ctx, Game, Seat, Sink, rarely};

type Out<'a> = &'a mut Actions<Action>;

/// What a look at the table has led to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Led {
    /// Something was done: it is to be looked again.
    On,
    /// Somebody has a choice, or the match is over.
    Choice,
}

/// In co-op what was chosen may be refused, and it is to be asked who is to choose next.
#[cold]
pub fn together<C: Chance, S: Sink<Event>>(
    game: &MiniRogue,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    chosen: Option<(Seat, Action)>,
    out: Out,
) -> Done<C, u32> {
    if let Some((seat, action)) = chosen {
        game.apply(ctx, state, seat, action)?;
    }
    go_on(&mut Play { game, ctx, state, listed: true }, out)
}

/// Goes on to the next choice and says how many forced actions were played. The choices of one who plays alone are listed.
#[inline(always)]
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, out: Out) -> Done<C, u32> {
    let mut forced = 0;
    loop {
        let led = match play.state.stack.now() {
            Frame::Icons { list, at } => room::next_icon(play, list, at).map(|()| Led::On)?,
            Frame::Blank => way(play, out, &mut forced)?,
            Frame::Fight => fight(play, out, &mut forced)?,
            Frame::Check => check(play, out, &mut forced)?,
            Frame::Rewards => rewards(play, out, &mut forced)?,
            frame @ (Frame::LoseHp { .. } | Frame::HandOver { .. } | Frame::DropPotion { .. })
                if turn::is_automatic(play, frame) =>
            {
                turn::finish(play, frame).map(|()| Led::On)?
            }
            frame => business(play, frame, out),
        };
        if led == Led::Choice {
            return Ok(forced);
        }
    }
}

/// Nothing is unfinished: the turn goes on from phase to phase.
#[inline(always)]
fn way<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, out: Out, forced: &mut u32) -> Done<C, Led> {
    // MR-END-02, MR-END-03: After the end nothing goes on.
    if rarely(play.state.end.is_some()) {
        return Ok(Led::Choice);
    }
    if play.state.is_coop() && matches!(play.state.phase, Phase::Room | Phase::Resolved) {
        return end_room_together(play, forced);
    }
    if play.state.phase == Phase::Room {
        turn::resolved(play)?;
    }
    // Neither the reveal nor the way itself changes what may be drunk.
    let usable = potion::usable_when(play.game, play.state, false, false);
    if play.state.phase == Phase::Resolved {
        if usable.is_empty() && !may_act_before_reveal(play.game, play.state) {
            let Hero { cell, blind, .. } = *play.hero();
            *forced += u32::from(turn::reveal_around(play, cell, blind)?);
        } else if turn::waits_for_reveal(play.game, play.state) {
            return Ok(list(play, usable, out, legal::resolved));
        }
        turn::open_choice(play)?;
    }
    if play.state.phase == Phase::Choice {
        choice(play, usable, out, forced)
    } else {
        passage(play, usable, out, forced)
    }
}

/// Whether something other than potions may be used before the neighbours are revealed.
#[inline(always)]
fn may_act_before_reveal(game: &MiniRogue, state: &State) -> bool {
    let skill = class::may_skip_reveal(game) && class::may_explore(game, state);
    skill || item::may_replace_before_reveal(game, state)
}

/// In co-op the other one may follow in another Room, and the neighbours of both turn up.
#[cold]
fn end_room_together<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, forced: &mut u32) -> Done<C, Led> {
    let (game, state) = (play.game, &*play.state);
    if state.phase == Phase::Room {
        turn::resolved(play)?;
    } else if !turn::waits_for_reveal(game, state) {
        turn::open_choice(play)?;
    } else if !potion::usable(game, state).is_empty() || may_act_before_reveal(game, state) {
        return Ok(Led::Choice);
    } else {
        *forced += 1;
        turn::reveal(play)?;
    }
    Ok(Led::On)
}

/// The way on is open.
#[inline(always)]
fn choice<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    usable: Potions,
    out: Out,
    forced: &mut u32,
) -> Done<C, Led> {
    let (game, state) = (play.game, &*play.state);
    let hero = state.hero();
    let (right, below) = (hero.cell.right(), hero.cell.below());
    let sole = if right.is_none() { below } else { right.filter(|_| below.is_none()) };
    match sole {
        Some(cell) if is_free(state, usable) && !class::may_explore(game, state) => {
            *forced += 1;
            turn::step(play, cell).map(|()| Led::On)
        }
        _ => Ok(list(play, usable, out, legal::choice)),
    }
}

/// One who plays alone and has neither Items nor potions to use.
#[inline(always)]
fn is_free(state: &State, usable: Potions) -> bool {
    usable.is_empty() && !state.is_coop() && state.hero().items.is_empty()
}

/// On the Entrance and the Exit, before the deal, and from one Area to the next.
#[inline(always)]
fn passage<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    usable: Potions,
    out: Out,
    forced: &mut u32,
) -> Done<C, Led> {
    let (game, state) = (play.game, &*play.state);
    match state.phase {
        Phase::Falling | Phase::Descent => turn::leave_area(play).map(|()| Led::On),
        Phase::Exit if is_free(state, usable) => {
            *forced += 1;
            delve::descend(play).map(|()| Led::On)
        }
        Phase::Entrance
            if is_free(state, usable) && state.room_here().is_some() && !class::may_explore(game, state) =>
        {
            *forced += 1;
            turn::resolve(play).map(|()| Led::On)
        }
        phase => Ok(list(play, usable, out, |game, state, out| legal::passage(game, state, phase, out))),
    }
}

/// A fight goes on.
#[inline(always)]
fn fight<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, out: Out, forced: &mut u32) -> Done<C, Led> {
    if play.state.fight.stage == Stage::Ready && has_only_the_roll(play.game, play.state) {
        *forced += 1;
        combat::roll(play)?;
        if play.state.stack.now() != Frame::Fight {
            return Ok(Led::On);
        }
    }
    let (game, state) = (play.game, &*play.state);
    let usable = potion::usable_when(game, state, combat::is_throwing_time(game, state), false);
    match state.fight.stage {
        Stage::Final if usable.is_empty() && state.fight.double == Double::None => {
            *forced += 1;
            combat::end(play).map(|()| Led::On)
        }
        Stage::Answered => {
            coop::next_attacker(play.state);
            Ok(Led::On)
        }
        _ => Ok(list(play, usable, out, legal::fight)),
    }
}

/// Before the roll: nobody could use a skill, a stance or a potion.
#[inline(always)]
fn has_only_the_roll(game: &MiniRogue, state: &State) -> bool {
    let spent = state.hero().spent & !game.options.stances;
    spent && potion::usable_when(game, state, false, false).is_empty()
}

/// A check is due.
#[inline(always)]
fn check<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, out: Out, forced: &mut u32) -> Done<C, Led> {
    let usable = potion::usable_when(play.game, play.state, false, true);
    let declines = play.state.is_coop() && coop::can_decline(play.game, play.state).is_ok();
    if !usable.is_empty() || declines {
        return Ok(list(play, usable, out, legal::check));
    }
    *forced += 1;
    skill::roll(play).map(|()| Led::On)
}

/// A roll on the Rewards card is due.
#[inline(always)]
fn rewards<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, out: Out, forced: &mut u32) -> Done<C, Led> {
    if !potion::usable_when(play.game, play.state, false, false).is_empty() {
        return Ok(business(play, Frame::Rewards, out));
    }
    *forced += 1;
    reward::roll(play).map(|()| Led::On)
}

/// Rarer business is always a choice.
#[inline(always)]
fn business<C: Chance, S: Sink<Event>>(play: &Play<C, S>, frame: Frame, out: Out) -> Led {
    let usable = potion::usable_when(play.game, play.state, false, false);
    list(play, usable, out, |game, state, out| legal::business(game, state, frame, out))
}

/// Lists the choices of one who plays alone. In co-op it is to be asked first who is to choose.
#[inline(always)]
fn list<C: Chance, S: Sink<Event>>(
    play: &Play<C, S>,
    usable: Potions,
    out: Out,
    fill: impl FnOnce(&MiniRogue, &State, Out),
) -> Led {
    if !play.state.is_coop() {
        fill(play.game, play.state, out);
        legal::potions(usable, out);
    }
    Led::Choice
}
