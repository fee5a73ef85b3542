//! The turn engine: plays on until somebody has to decide. An action that is played and a simulation use the same one; a simulation also
//! plays what is forced on its way and lists the choices that follow, in the same pass over the pending frame.

use super::{
    Done, Play, PlayExt, class, combat, coop, delve, item, legal, potion, reward, room, skill, turn,
};
use crate::MiniRogue;
use crate::action::Action;
use crate::content::Potions;
use crate::event::Event;
use crate::state::{Double, Frame, Hero, Phase, Stage, State};
use undercroft_kernel::{Actions, Chance, Sink, rarely};

/// What a look at the pending frame has led to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Something was done: the next frame is looked at.
    Advanced,
    /// Somebody has a choice, or the match is over.
    Waiting,
}

/// How far the engine goes.
pub trait Reach {
    /// Whether sole choices are played, too.
    const PLAYS_SOLE: bool;
    /// A sole choice was played.
    fn played_sole(&mut self);
    /// Somebody has a choice: `usable` potions, and what `fill` lists.
    fn choices(
        &mut self,
        play: (&MiniRogue, &State),
        usable: Potions,
        fill: impl FnOnce(&MiniRogue, &State, &mut Actions<Action>),
    );
}

/// To the next choice, sole ones included.
pub struct ToChoice;

impl Reach for ToChoice {
    const PLAYS_SOLE: bool = false;
    #[inline(always)]
    fn played_sole(&mut self) {}
    #[inline(always)]
    fn choices(
        &mut self,
        _: (&MiniRogue, &State),
        _: Potions,
        _: impl FnOnce(&MiniRogue, &State, &mut Actions<Action>),
    ) {
    }
}

/// To the next choice between at least two, which is listed for one who plays alone. In co-op it is asked first who is to choose.
pub struct ToDecision<'a> {
    pub out: &'a mut Actions<Action>,
    /// How many sole choices were played.
    pub forced: u32,
}

impl Reach for ToDecision<'_> {
    const PLAYS_SOLE: bool = true;
    #[inline(always)]
    fn played_sole(&mut self) {
        self.forced += 1;
    }
    #[inline(always)]
    fn choices(
        &mut self,
        (game, state): (&MiniRogue, &State),
        usable: Potions,
        fill: impl FnOnce(&MiniRogue, &State, &mut Actions<Action>),
    ) {
        if !state.is_coop() {
            fill(game, state, self.out);
            legal::potions(usable, self.out);
        }
    }
}

/// Plays on to the next choice, if anything is pending.
#[inline]
pub fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    advance(play, &mut ToChoice)
}

/// Goes on to the next decision, and says how many sole choices were played.
#[inline(always)]
pub fn to_decision<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    out: &mut Actions<Action>,
) -> Done<C, u32> {
    let mut reach = ToDecision { out, forced: 0 };
    advance(play, &mut reach)?;
    Ok(reach.forced)
}

/// Goes on: resolves icons, ends what is finished, and passes from phase to phase.
#[inline(always)]
pub fn advance<C: Chance, S: Sink<Event>, R: Reach>(play: &mut Play<C, S>, reach: &mut R) -> Done<C> {
    loop {
        let progress = match play.state.stack.now() {
            Frame::Icons { list, at } => room::next_icon(play, list, at).map(|()| Progress::Advanced)?,
            Frame::Blank => phase(play, reach)?,
            Frame::Fight => fight(play, reach)?,
            Frame::Check if R::PLAYS_SOLE => check(play, reach)?,
            Frame::Rewards if R::PLAYS_SOLE => rewards(play, reach)?,
            frame @ (Frame::LoseHp { .. } | Frame::HandOver { .. } | Frame::DropPotion { .. })
                if turn::is_automatic(play, frame) =>
            {
                turn::finish(play, frame).map(|()| Progress::Advanced)?
            }
            frame => business(play, frame, reach),
        };
        if progress == Progress::Waiting {
            return Ok(());
        }
    }
}

/// Nothing is unfinished: the turn goes on from phase to phase.
#[inline(always)]
fn phase<C: Chance, S: Sink<Event>, R: Reach>(play: &mut Play<C, S>, reach: &mut R) -> Done<C, Progress> {
    // MR-END-02, MR-END-03: After the end nothing goes on.
    if rarely(play.state.end.is_some()) {
        return Ok(Progress::Waiting);
    }
    if play.state.is_coop() && matches!(play.state.phase, Phase::Room | Phase::Resolved) {
        return end_room_together(play, reach);
    }
    if play.state.phase == Phase::Room {
        turn::resolved(play)?;
    }
    // Neither the reveal nor the way itself changes what may be drunk.
    let usable = usable::<R>(play.game, play.state);
    if play.state.phase == Phase::Resolved {
        if R::PLAYS_SOLE && usable.is_empty() && !may_act_before_reveal(play.game, play.state) {
            let Hero { cell, blind, .. } = *play.hero();
            if turn::reveal_around(play, cell, blind)? {
                reach.played_sole();
            }
        } else if turn::waits_for_reveal(play.game, play.state) {
            return Ok(list(play, usable, reach, legal::resolved));
        }
        turn::open_choice(play)?;
    }
    if play.state.phase == Phase::Choice { choice(play, usable, reach) } else { passage(play, usable, reach) }
}

/// Whether something other than potions may be used before the neighbours are revealed.
#[inline(always)]
fn may_act_before_reveal(game: &MiniRogue, state: &State) -> bool {
    let skill = class::may_skip_reveal(game) && class::may_explore(game, state);
    skill || item::may_replace_before_reveal(game, state)
}

/// In co-op the other one may follow in another Room, and the neighbours of both turn up.
#[cold]
fn end_room_together<C: Chance, S: Sink<Event>, R: Reach>(
    play: &mut Play<C, S>,
    reach: &mut R,
) -> Done<C, Progress> {
    let (game, state) = (play.game, &*play.state);
    if state.phase == Phase::Room {
        turn::resolved(play)?;
    } else if !turn::waits_for_reveal(game, state) {
        turn::open_choice(play)?;
    } else if !R::PLAYS_SOLE || !potion::usable(game, state).is_empty() || may_act_before_reveal(game, state)
    {
        return Ok(Progress::Waiting);
    } else {
        reach.played_sole();
        turn::reveal(play)?;
    }
    Ok(Progress::Advanced)
}

/// The way on is open.
#[inline(always)]
fn choice<C: Chance, S: Sink<Event>, R: Reach>(
    play: &mut Play<C, S>,
    usable: Potions,
    reach: &mut R,
) -> Done<C, Progress> {
    let (game, state) = (play.game, &*play.state);
    let hero = state.hero();
    let (right, below) = (hero.cell.right(), hero.cell.below());
    let sole = if right.is_none() { below } else { right.filter(|_| below.is_none()) };
    match sole {
        Some(cell) if R::PLAYS_SOLE && is_free(state, usable) && !class::may_explore(game, state) => {
            reach.played_sole();
            turn::step(play, cell).map(|()| Progress::Advanced)
        }
        _ => Ok(list(play, usable, reach, legal::choice)),
    }
}

/// One who plays alone and has neither Items nor potions to use.
#[inline(always)]
fn is_free(state: &State, usable: Potions) -> bool {
    usable.is_empty() && !state.is_coop() && state.hero().items.is_empty()
}

/// On the Entrance and the Exit, before the deal, and from one Area to the next.
#[inline(always)]
fn passage<C: Chance, S: Sink<Event>, R: Reach>(
    play: &mut Play<C, S>,
    usable: Potions,
    reach: &mut R,
) -> Done<C, Progress> {
    let (game, state) = (play.game, &*play.state);
    match state.phase {
        Phase::Falling | Phase::Descent => turn::leave_area(play).map(|()| Progress::Advanced),
        Phase::Exit if R::PLAYS_SOLE && is_free(state, usable) => {
            reach.played_sole();
            delve::descend(play).map(|()| Progress::Advanced)
        }
        Phase::Entrance
            if R::PLAYS_SOLE
                && is_free(state, usable)
                && state.room_here().is_some()
                && !class::may_explore(game, state) =>
        {
            reach.played_sole();
            turn::resolve(play).map(|()| Progress::Advanced)
        }
        phase => Ok(list(play, usable, reach, |game, state, out| legal::passage(game, state, phase, out))),
    }
}

/// A fight goes on.
#[inline(always)]
fn fight<C: Chance, S: Sink<Event>, R: Reach>(play: &mut Play<C, S>, reach: &mut R) -> Done<C, Progress> {
    if R::PLAYS_SOLE && play.state.fight.stage == Stage::Ready && has_only_the_roll(play.game, play.state) {
        reach.played_sole();
        combat::roll(play)?;
        if play.state.stack.now() != Frame::Fight {
            return Ok(Progress::Advanced);
        }
    }
    let (game, state) = (play.game, &*play.state);
    let usable = potion::usable_when(game, state, combat::is_throwing_time(game, state), false);
    match state.fight.stage {
        Stage::Final if R::PLAYS_SOLE && usable.is_empty() && state.fight.double == Double::None => {
            reach.played_sole();
            combat::end(play).map(|()| Progress::Advanced)
        }
        Stage::Answered => {
            coop::next_attacker(play.state);
            Ok(Progress::Advanced)
        }
        _ => Ok(list(play, usable, reach, legal::fight)),
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
fn check<C: Chance, S: Sink<Event>, R: Reach>(play: &mut Play<C, S>, reach: &mut R) -> Done<C, Progress> {
    let usable = potion::usable_when(play.game, play.state, false, true);
    let declines = play.state.is_coop() && coop::can_decline(play.game, play.state).is_ok();
    if !usable.is_empty() || declines {
        return Ok(list(play, usable, reach, legal::check));
    }
    reach.played_sole();
    skill::roll(play).map(|()| Progress::Advanced)
}

/// A roll on the Rewards card is due.
#[inline(always)]
fn rewards<C: Chance, S: Sink<Event>, R: Reach>(play: &mut Play<C, S>, reach: &mut R) -> Done<C, Progress> {
    if !potion::usable_when(play.game, play.state, false, false).is_empty() {
        return Ok(business(play, Frame::Rewards, reach));
    }
    reach.played_sole();
    reward::roll(play).map(|()| Progress::Advanced)
}

/// Rarer business is always a choice.
#[inline(always)]
fn business<C: Chance, S: Sink<Event>, R: Reach>(play: &Play<C, S>, frame: Frame, reach: &mut R) -> Progress {
    let usable = usable::<R>(play.game, play.state);
    list(play, usable, reach, |game, state, out| legal::business(game, state, frame, out))
}

/// The potions that may be used now, where choices are listed.
#[inline(always)]
fn usable<R: Reach>(game: &MiniRogue, state: &State) -> Potions {
    if R::PLAYS_SOLE { potion::usable_when(game, state, false, false) } else { Potions::NONE }
}

/// Somebody has a choice.
#[inline(always)]
fn list<C: Chance, S: Sink<Event>, R: Reach>(
    play: &Play<C, S>,
    usable: Potions,
    reach: &mut R,
    fill: impl FnOnce(&MiniRogue, &State, &mut Actions<Action>),
) -> Progress {
    reach.choices((play.game, play.state), usable, fill);
    Progress::Waiting
}
