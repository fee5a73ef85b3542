//! Chapter TURN: the phases of a turn, a step from one space to the next, and the flow from one decision to the next.

use super::{
    Allowed, Done, Play, PlayExt, Progress, alpha, artifact, check, demand, divine, effect, end, event,
    forbid, life, monster, mushroom, pvm, pvp, rest, search, shortcut, token,
};
use crate::Urto;
use crate::content::SpaceId;
use crate::event::{Event, TurnEvent};
use crate::state::{Foe, Frame, Ground, Phase, Pick, Player, Players, Scythe, State, Stride, ThisTurn};
use undercroft_kernel::{Chance, Sink};

/// Who is asked now, by the pending frame.
#[must_use]
pub fn asked(state: &State) -> Players {
    match state.stack.peek() {
        _ if state.phase == Phase::Over => Players::NONE,
        None if state.phase == Phase::Choosing => state.undecided,
        None => Players::one(state.active),
        Some(&Frame::Harm { waiting, .. }) => waiting,
        Some(Frame::Combat) if state.combat.foe == Foe::Hero => Players::one(pvp::asked(state)),
        Some(&Frame::Defence { left, .. }) => {
            Players::one(left.first_from(state.active).unwrap_or(state.active))
        }
        Some(&Frame::RollOff { pair: [caller, other], ready, .. }) => {
            Players::one(if ready { other } else { caller })
        }
        Some(
            &(Frame::Choice { who, .. }
            | Frame::Offer { who, .. }
            | Frame::PickHero { who, .. }
            | Frame::PickSpace { who, .. }
            | Frame::GiveUp { who, .. }
            | Frame::Draw { who, .. }),
        ) => Players::one(who),
        Some(_) => Players::one(state.active),
    }
}

/// Advances until somebody has to decide, and notes who that is.
#[inline]
pub fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let asked = loop {
        if play.state.phase == Phase::Over {
            break Players::NONE;
        }
        if let Some(asked) = advance(play)? {
            break asked;
        }
    };
    play.state.asked = asked;
    Ok(())
}

/// Advances the pending frame if it needs no decision, or says who has to decide.
#[inline]
fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Option<Players>> {
    let active = Players::one(play.state.active);
    match play.state.stack.peek() {
        None => return between(play),
        Some(&Frame::Step { to, stride, destroyed }) => stride_on(play, to, stride, destroyed)?,
        Some(&Frame::Effects { program, who, cause }) => effect::next(play, program, who, cause)?,
        Some(Frame::Combat) => {
            let progress = advance_combat(play)?;
            return Ok((progress == Progress::Waiting).then(|| asked(play.state)));
        }
        Some(&Frame::Torch { arrival, .. }) => {
            if arrival == play.state.turn.arrivals {
                return Ok(Some(active));
            }
            pop(play);
        }
        Some(&Frame::Searched { face }) => {
            if search::may_answer(play.game, play.state) {
                return Ok(Some(active));
            }
            search::resolve(play, face)?;
        }
        Some(&Frame::Draw { pick, left, who }) => {
            if left > 0 && token::can_draw(play.game, play.state, pick) {
                return Ok(Some(Players::one(who)));
            }
            pop(play);
        }
        Some(&Frame::Harm { hurt, waiting, cause }) => {
            if !waiting.is_empty() {
                return Ok(Some(waiting));
            }
            life::advance(play, hurt, cause)?;
        }
        Some(&frame) => {
            let progress = advance_rarer(play, frame)?;
            return Ok((progress == Progress::Waiting).then(|| asked(play.state)));
        }
    }
    Ok(None)
}

/// UR-TURN-08: Nothing is unfinished. The end of a turn waits for the divine die of those who may roll it.
fn between<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Option<Players>> {
    match play.state.phase {
        Phase::Choosing => Ok(Some(play.state.undecided)),
        Phase::Closing if divine::can_roll(play.game, play.state).is_err() => {
            next_turn(play)?;
            Ok(None)
        }
        _ => Ok(Some(Players::one(play.state.active))),
    }
}

/// Frames that are seldom met.
#[inline(never)]
fn advance_rarer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, frame: Frame) -> Done<C, Progress> {
    let (game, state) = (play.game, &*play.state);
    let over = match frame {
        Frame::FreeStep { left, .. } => left == 0 || !shortcut::is_open(game, state),
        Frame::Relocate { left, barred } => left == 0 || mushroom::room(game, state, barred).is_empty(),
        Frame::GiveUp { who, left, divine } => artifact::is_given(game, state, who, left, divine),
        Frame::Offer { cost, who, .. } => effect::can_pay(game, state, who, cost).is_err(),
        Frame::PickHero { mark, who } => event::candidates(state, who, mark).is_empty(),
        Frame::PickSpace { aim, who } => return effect::aim_by_itself(play, aim, who),
        Frame::Defence { .. } | Frame::RollOff { .. } => return event::advance(play, frame),
        _ => false,
    };
    if !over {
        return Ok(Progress::Waiting);
    }
    pop(play);
    Ok(Progress::Advanced)
}

fn pop<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.state.stack.pop();
}

fn advance_combat<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Progress> {
    match play.state.combat.foe {
        Foe::Hero => pvp::advance(play),
        Foe::Creature(_) => pvm::advance(play),
        Foe::Mushroom => mushroom::advance(play),
        Foe::Nobody => {
            pop(play);
            Ok(Progress::Advanced)
        }
    }
}

/// UR-TURN-02, UR-TURN-04: One space, in any direction, in play.
pub fn can_step(game: &Urto, state: &State, to: SpaceId) -> Allowed {
    // UR-SETUP-05: Darkened spaces are out of play.
    demand(game.tables.in_play.has(to), "UR-SETUP-05")?;
    demand(game.tables.next_to[state.hero().space].has(to), "UR-TURN-04")
}

/// UR-TURN-12: The move of a turn.
pub fn can_move(game: &Urto, state: &State, to: SpaceId) -> Allowed {
    match state.stack.top() {
        None => {
            demand(state.phase == Phase::Turn, "UR-TURN-03")?;
            demand(!state.turn.rested, "UR-REST-01")?;
            demand(!state.turn.moved, "UR-TURN-04")?;
        }
        Some(Frame::FreeStep { .. }) => {}
        Some(_) => return forbid("UR-TURN-03"),
    }
    demand(state.hero().no_move == 0, "UR-TOKEN-10")?;
    can_step(game, state, to)
}

/// UR-TURN-03: The target is announced before anything is drawn.
pub fn step<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, to: SpaceId) -> Done<C> {
    check(can_move(play.game, play.state, to))?;
    match play.state.stack.top_mut() {
        Some(Frame::FreeStep { left, .. }) => {
            *left -= 1;
            if *left == 0 {
                play.state.stack.pop();
            }
        }
        _ => play.state.turn.moved = true,
    }
    let who = play.state.active;
    play.tell(who, TurnEvent::Announced(to));
    begin_step(play, to)
}

/// The hero is on its way into a space.
pub fn begin_step<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, to: SpaceId) -> Done<C> {
    play.state.turn.acted = true;
    play.push(Frame::Step { to, stride: Stride::Ahead, destroyed: 0 })?;
    stride_on(play, to, Stride::Ahead, 0)
}

/// Waits for what was put on top of the step, which then goes on from here.
fn wait<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, next: Stride, frame: Frame) -> Done<C> {
    if let Some(Frame::Step { stride, .. }) = play.state.stack.top_mut() {
        *stride = next;
    }
    play.push(frame)
}

/// UR-TURN-05, UR-TURN-07: Mushrooms, token, step, relocation, traps, effect: in this order.
fn stride_on<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    to: SpaceId,
    stride: Stride,
    destroyed: u8,
) -> Done<C> {
    let who = play.state.active;
    if stride == Stride::Ahead {
        if play.state.mushrooms[to] > 0 {
            return mushroom::begin(play);
        }
        if play.state.ground[to] == Ground::Dark {
            return token::discover(play, to);
        }
        mushroom::finish(play);
        // UR-TOKEN-10: When a space is left, a Blook trap may be laid there.
        if play.state.heroes[who].blook > 0 {
            return wait(play, Stride::Leaving, Frame::LayTrap);
        }
    }
    if stride <= Stride::Leaving {
        let from = std::mem::replace(&mut play.hero(who).space, to);
        arrive(play.state);
        play.tell(who, TurnEvent::Moved { from, to });
        // UR-MUSHROOM-14: The destroyed ones are put elsewhere before the space works.
        if destroyed > 0 {
            return wait(play, Stride::Inside, Frame::Relocate { left: destroyed, barred: to });
        }
    }
    if !play.state.traps.is_empty() && token::spring(play, to)? {
        return Ok(());
    }
    play.state.stack.pop();
    drop_stale_torches(play.state);
    enter(play, to)
}

/// The hero stands elsewhere: what it had left to do where it stood before is void.
pub fn arrive(state: &mut State) {
    state.turn.arrivals = state.turn.arrivals.saturating_add(1);
}

/// UR-SEARCH-19: Whoever died here and came back does not search any more.
fn drop_stale_torches(state: &mut State) {
    while let Some(Frame::Torch { arrival, .. }) = state.stack.top()
        && arrival != state.turn.arrivals
    {
        state.stack.pop();
    }
}

/// UR-TURN-06: The effects of a space apply to everyone who enters it.
/// UR-TOKEN-17: A space whose token or weapon is gone has no effect. UR-SEARCH-16: An event beside a torch comes at every arrival.
fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    match monster::ground(play.state, space) {
        Ground::Out | Ground::Dark | Ground::Bare => Ok(()),
        Ground::Torch => search::offer(play, false),
        Ground::Event => {
            // UR-SEARCH-15: The event comes first.
            search::offer(play, false)?;
            let who = play.state.active;
            play.push(Frame::Draw { pick: Pick::Event, left: 1, who })
        }
        Ground::Fountain => search::offer(play, true),
        Ground::Shortcut => shortcut::enter(play, space),
        Ground::Nest => monster::enter(play),
        Ground::Alpha => alpha::meet(play),
        Ground::Cache => artifact::take_token(play, space),
        Ground::Stele(weapon) => divine::offer(play, weapon),
        Ground::Urto => end::arrive(play),
    }
}

/// UR-TURN-14: The active hero is done, or could not do anything else.
pub fn can_end(game: &Urto, state: &State) -> Allowed {
    if state.phase != Phase::Turn || state.stack.depth() > 0 {
        return forbid("UR-TURN-14");
    }
    // UR-TURN-11: Nothing legal to do: the turn is skipped.
    let held = game.tables.next_to[state.hero().space].is_empty() || state.hero().no_move > 0;
    let stuck = held && rest::can_rest(game, state).is_err();
    demand(state.turn.moved || state.turn.rested || stuck, "UR-TURN-12")
}

/// Ends the phases of a turn.
pub fn end<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_end(play.game, play.state))?;
    play.state.phase = Phase::Closing;
    Ok(())
}

/// UR-SETUP-22: Play goes round the table in seat order; the dead and those who have finished are passed over.
fn next_turn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let state = &mut *play.state;
    let rested = state.turn.rested;
    let hero = &mut state.heroes[state.active];
    hero.rested = rested;
    hero.no_sprint = hero.no_sprint.saturating_sub(1);
    hero.no_move = hero.no_move.saturating_sub(1);
    let players = play.game.players();
    let after = |who: Player, by: u8| Player((who.0 + by) % players);
    // UR-DIVINE-12: The owner of the Scythe has a turn while somebody is in the cave.
    let plays = |who: Player| state.cave.has(who) || state.scythe == Scythe::Taken(who);
    let next = (1..=players).map(|by| after(state.active, by)).find(|who| plays(*who));
    let next = next.unwrap_or(state.active);
    let place = |who: Player| (who.0 + players - state.first.0) % players;
    if place(next) <= place(state.active) {
        if end::is_last_round(play.game, play.state) {
            return end::close_cave(play);
        }
        play.state.round = play.state.round.saturating_add(1);
    }
    begin_turn(play, next);
    Ok(())
}

/// A hero's turn begins; who is on Urto has only the Scythe.
pub fn begin_turn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    play.state.active = who;
    play.state.turn = ThisTurn::default();
    play.state.phase = if play.state.cave.has(who) { Phase::Turn } else { Phase::Closing };
    let round = play.state.round;
    play.tell(who, TurnEvent::Began { round });
}
