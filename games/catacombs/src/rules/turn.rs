//! CA-TURN: whose turn it is, what a turn begins and ends with, and what carries play from one decision to the next.
//!
//! [`settle`] goes on until somebody has to decide. Unfinished business comes first, newest first; then the phase passes on.

mod order;
mod upkeep;

use super::{
    Done, Out, Play, PlayExt, action, ambush, check, demand, duel, fly, forbid, imprevu, legal, map, melee,
    r#move, object, quest, setup, spell, trap, treasure, wait, wound,
};
use crate::Catacombs;
use crate::action::Action;
use crate::event::{Event, TurnEvent};
use crate::state::{CreatureId, Frame, Kind, Phase, Side, State, Status, Upkeep};
use legal::Actor;
pub use order::{acting_leader, lead, leader_offers, most_charismatic, name_leader, order, order_offers};
use undercroft_kernel::{Chance, Seats, Sink};
pub use upkeep::{draw_event, full_points, offers as upkeep_offers, roll as upkeep};

/// Goes on until somebody has to decide, or it is over.
pub fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    loop {
        quest::judge(play);
        if play.state.end.is_some() {
            return Ok(());
        }
        let goes_on = match play.state.stack.top() {
            Some(frame) => finish(play, frame)?,
            None => pass_on(play)?,
        };
        if !goes_on {
            return Ok(());
        }
    }
}

/// Goes on with business that needs no decision. Says whether it could.
fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, frame: Frame) -> Done<C, bool> {
    match frame {
        Frame::Arrive { who, gait, from, next } => {
            r#move::arrive_next(play, who, gait, from, next).map(|()| true)
        }
        Frame::Reveal(reveal) => map::go_on(play, reveal),
        Frame::Event { who, next, .. } => imprevu::go_on(play, who, next),
        Frame::Window { .. } => wait::go_on(play),
        Frame::Ambush { .. } => ambush::go_on(play),
        Frame::React { .. } | Frame::Possess { .. } => {
            if has_more_to_do(play.game, play.state) {
                return Ok(false);
            }
            end_activity(play)?;
            Ok(true)
        }
        Frame::Blank => {
            play.state.stack.pop();
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Passes from one phase to the next. Says whether it did.
fn pass_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    match play.state.phase {
        Phase::Leader => return Ok(false),
        Phase::Opening => setup::enter(play)?,
        Phase::Upkeep => return upkeep::go_on(play),
        Phase::Order => return order::go_on(play),
        Phase::Next => return next_goes_on(play),
        Phase::Acting => {
            if wait::opens(play)? {
                return Ok(true);
            }
            if has_more_to_do(play.game, play.state) {
                return Ok(false);
            }
            end_activity(play)?;
        }
        Phase::TurnEnd => return end_of_turn(play),
    }
    Ok(true)
}

#[must_use]
pub fn asked(state: &State) -> Seats {
    if state.end.is_some() {
        return Seats::NONE;
    }
    let master = Seats::one(state.master());
    let seat = |who: CreatureId| Seats::one(state.seat_of(who));
    match state.stack.top() {
        Some(frame) => match frame {
            Frame::Test { test, .. } => seat(test.who),
            Frame::Attack { attack, stage, .. } => melee::asked(state, &attack, stage),
            Frame::Again { by, .. } | Frame::FreeAttack { by, .. } | Frame::Flames { by, .. } => seat(by),
            Frame::Window { waiting, .. } => wait::asked(state, waiting),
            Frame::React { .. } => seat(state.actor),
            Frame::Possess { by, .. } => seat(by),
            Frame::Held { who, .. }
            | Frame::Advance { who, .. }
            | Frame::Beside { who, .. }
            | Frame::Doom { who, .. }
            | Frame::Fruitless { who, .. }
            | Frame::Find { who, .. }
            | Frame::Snared { who, .. }
            | Frame::Hoard { who, .. } => seat(who),
            Frame::Booty { .. } | Frame::Pledge { .. } => seat(state.leader),
            Frame::Consent { by, to, item } => seat(object::asked(state, by, to, item)),
            Frame::Aim(_) | Frame::Haggle { .. } | Frame::Divine => seat(state.actor),
            Frame::Teleport { left } => treasure::teleport_asked(state, left),
            Frame::Event { who, next, .. } => imprevu::asked(state, who, next),
            Frame::Ambush { .. } | Frame::Share { .. } | Frame::Reveal(_) => master,
            Frame::Blank | Frame::Arrive { .. } => Seats::NONE,
        },
        None => match state.phase {
            Phase::Leader => master,
            Phase::Upkeep => upkeep::asked(state),
            Phase::Order => seat(state.leader),
            Phase::Next => master,
            Phase::Acting => seat(state.actor),
            Phase::Opening | Phase::TurnEnd => Seats::NONE,
        },
    }
}

/// The rule that tells a seat why it is not its moment.
#[must_use]
pub fn not_asked(state: &State) -> &'static str {
    match state.side {
        Side::Party => "CA-TURN-07",
        Side::Master => "CA-TURN-09",
    }
}

/// A side's turn begins.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, side: Side) {
    play.state.side = side;
    play.state.phase = Phase::Upkeep;
    play.state.upkeep = Upkeep::default();
    play.state.order.clear();
    play.state.begun = 0;
    play.state.actor = CreatureId::NONE;
    let round = play.state.round;
    play.tell_all(TurnEvent::TurnBegan(side, round));
}

/// CA-TURN-07: The next one of the order begins; CA-TURN-09: the game master picks freely.
fn next_goes_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    match play.state.side {
        Side::Party => match play.state.order.get(usize::from(play.state.begun)).copied() {
            None => play.state.phase = Phase::TurnEnd,
            Some(who) => {
                play.state.begun += 1;
                begin_activity(play, who)?;
            }
        },
        Side::Master => {
            if idle(play.state) != 0 {
                return Ok(false);
            }
            play.state.phase = Phase::TurnEnd;
        }
    }
    Ok(true)
}

/// CA-TURN-09: The game master's characters that have not acted and could, one bit each.
#[must_use]
pub fn idle(state: &State) -> u32 {
    let could = |who: &CreatureId| {
        let creature = &state.creatures[*who];
        !creature.is(Status::DONE) && (creature.ap > 0 || creature.is(Status::IN_PIT))
    };
    state.creatures.of(Side::Master).filter(could).fold(0, |set, who| set | who.bit())
}

/// CA-TURN-09: Whom the game master may activate; or the turn ends.
pub fn next_offers(state: &State, out: Out) {
    for who in legal::each(idle(state)) {
        out.push(Action::Activate(who));
    }
    out.push(Action::EndTurn);
}

/// CA-TURN-09, CA-AMBUSH-02: The game master activates somebody.
pub fn activate<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    if let Some(Frame::Ambush { .. }) = play.state.stack.top() {
        return ambush::activate(play, who);
    }
    let open = play.state.is_quiet() && play.state.phase == Phase::Next && play.state.side == Side::Master;
    check(demand(open && idle(play.state) & who.bit() != 0, "CA-TURN-09"))?;
    begin_activity(play, who)
}

/// Somebody's own turn begins.
fn begin_activity<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let creature = &play.state.creatures[who];
    // CA-WOUND-08: Who lies there when the turn comes is passed over.
    if !creature.at.is_somewhere() || creature.is_grounded() {
        play.creature(who).set(Status::DONE, true);
        return Ok(());
    }
    // CA-TRAP-14: Climbing out takes the whole turn.
    if creature.is(Status::IN_PIT) {
        play.creature(who).set(Status::DONE, true);
        return trap::climb_out(play, who);
    }
    let ap = creature.ap;
    treasure::remember(play, who);
    play.state.actor = who;
    play.state.phase = Phase::Acting;
    play.state.run_left = 0;
    play.state.stirred = false;
    play.tell(who, TurnEvent::Began(ap));
    Ok(())
}

/// Whether whoever acts has anything left to do or to decide: points, a run, a free attack, a ring.
#[must_use]
pub fn has_more_to_do(game: &Catacombs, state: &State) -> bool {
    let who = state.actor;
    let creature = &state.creatures[who];
    if !creature.at.is_somewhere() || creature.is(Status::HELPLESS) {
        return false;
    }
    action::points(state, who) > 0 || state.run_left > 0 || melee::has_free_attack(game, state, who)
}

/// CA-TURN-12: Ending one's turn is always possible, where one can stand.
pub fn offers(actor: &Actor, out: Out) {
    if can_end(actor.game, actor.state).is_ok() {
        out.push(Action::EndTurn);
    }
}

/// CA-FLY-03, CA-ETHER-02: A turn ends on a square where one can stand alone.
fn can_end(game: &Catacombs, state: &State) -> super::Allowed {
    if state.is_quiet() && state.phase == Phase::Next && state.side == Side::Master {
        return Ok(());
    }
    match action::actor(state) {
        None => forbid("CA-TURN-07"),
        Some(_) if state.run_left > 0 => forbid("CA-MOVE-02"),
        Some(who) => {
            fly::may_spend_all(game, state, who)?;
            duel::may_end(game, state, who)
        }
    }
}

/// CA-TURN-12: The actor ends its turn; or the game master's turn ends with whoever has not acted.
pub fn end_turn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_end(play.game, play.state))?;
    if action::actor(play.state).is_none() {
        play.state.phase = Phase::TurnEnd;
        return Ok(());
    }
    end_activity(play)
}

/// Whoever acts is finished: with its turn, its reaction, or its part of an ambush.
pub fn end_activity<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = play.state.actor;
    play.state.run_left = 0;
    match play.state.stack.top() {
        Some(Frame::React { back, run }) => {
            play.state.stack.pop();
            take_up(play.state, back, run);
        }
        Some(Frame::Possess { back, ap, .. }) => {
            play.state.stack.pop();
            spell::release(play.state, back, ap);
        }
        Some(Frame::Ambush { .. }) => play.state.actor = CreatureId::NONE,
        _ if treasure::may_replay(play.game, play.state, who) => return play.push(Frame::Divine),
        _ => return let_go(play),
    }
    Ok(())
}

/// CA-DUEL-03, CA-TREASURE-10: The turn of whoever acts ends as it was played.
pub fn let_go<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    duel::lapse(play, play.state.actor)?;
    finish_activity(play);
    Ok(())
}

/// CA-WAIT-02, CA-AMBUSH-03: Whoever was interrupted goes on, with the rest of its run if it still can.
pub fn take_up(state: &mut State, who: CreatureId, run: u8) {
    state.table.actor = who;
    let creature = &state.creatures[who];
    // CA-SPEECH-19: Whoever has changed sides meanwhile does nothing more in this turn.
    state.table.run_left = if creature.is_able() && !creature.is(Status::LATE) { run } else { 0 };
}

/// A turn of somebody is over for good.
pub fn finish_activity<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let who = play.state.actor;
    let left = play.state.creatures[who].ap;
    if who.is_somebody() && play.state.creatures[who].kind != Kind::Nobody {
        let creature = play.creature(who);
        creature.ap = 0;
        creature.set(Status::DONE, true);
    }
    play.tell(who, TurnEvent::Ended(left));
    play.state.before = None;
    play.state.actor = CreatureId::NONE;
    play.state.phase = Phase::Next;
}

/// The end of a side's turn: deadlines and latecomers, then the other side, or the same once more.
fn end_of_turn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    if wound::deadlines(play)? || ambush::enter_late(play)? || quest::end_of_turn(play) {
        return Ok(true);
    }
    match play.state.side {
        side if play.state.extra_turns > 0 => {
            // CA-TREASURE-20: Another turn in a row, without an Imprévu and without counting as a round.
            play.state.extra_turns -= 1;
            play.state.extra_turn = true;
            begin(play, side);
        }
        Side::Party => {
            play.state.extra_turn = false;
            begin(play, Side::Master);
        }
        Side::Master => {
            play.state.extra_turn = false;
            order::succeed_leader(play);
            play.state.round = play.state.round.saturating_add(1);
            begin(play, Side::Party);
        }
    }
    Ok(true)
}
