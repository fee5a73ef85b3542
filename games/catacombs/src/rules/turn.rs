//! CA-TURN: whose turn it is, what a turn begins and ends with, and what carries play from one decision to the next.
//!
//! [`settle`] goes on until somebody has to decide. Unfinished business comes first, newest first; then the phase passes on.

use super::legal::Actor;
use super::{
    Done, Out, Play, action, ambush, check, element, fear, fire, forbid, imprevu, map, r#move, poison, quest,
    regen, setup, speech, swarm, trap, treasure, wait, wound,
};
use crate::action::Action;
use crate::content::Characteristic;
use crate::event::{Event, What};
use crate::state::{Boost, CreatureId, Frame, Kind, Phase, Side, State, Status, Upkeep, UpkeepStage};
use undercroft_kernel::{Chance, Seats, Sink, illegal};

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
        Frame::Event { card, who, next } => imprevu::go_on(play, card, who, next),
        Frame::Window { .. } => wait::go_on(play),
        Frame::Ambush { .. } => ambush::go_on(play),
        Frame::React { .. } | Frame::Possess { .. } => {
            if has_more_to_do(play.state) {
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
        Phase::Upkeep => return upkeep_goes_on(play),
        Phase::Order => return order_goes_on(play),
        Phase::Next => return next_goes_on(play),
        Phase::Acting => {
            if wait::opens(play)? {
                return Ok(true);
            }
            if has_more_to_do(play.state) {
                return Ok(false);
            }
            end_activity(play)?;
        }
        Phase::TurnEnd => return end_of_turn(play),
    }
    Ok(true)
}

/// Who is asked.
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
            Frame::Attack { attack, stage, .. } => super::melee::asked(state, &attack, stage),
            Frame::Again { by, .. } | Frame::FreeAttack { by, .. } => seat(by),
            Frame::Window { waiting, .. } => wait::asked(state, waiting),
            Frame::React { .. } => seat(state.actor),
            Frame::Possess { by, .. } => seat(by),
            Frame::Held { who, .. }
            | Frame::Advance { who, .. }
            | Frame::Beside { who, .. }
            | Frame::Doom { who, .. }
            | Frame::Find { who, .. } => seat(who),
            Frame::Booty { .. } | Frame::Pledge { .. } => seat(state.leader),
            Frame::Consent { item, .. } => super::object::owner_seat(state, item),
            Frame::Aim(_) | Frame::Divine => seat(state.actor),
            Frame::Teleport { left } => treasure::teleport_asked(state, left),
            Frame::Event { card: _, who, next } => imprevu::asked(state, who, next),
            Frame::Ambush { .. } | Frame::Share { .. } | Frame::Reveal(_) => master,
            Frame::Blank | Frame::Arrive { .. } => Seats::NONE,
        },
        None => match state.phase {
            Phase::Leader => master,
            Phase::Upkeep => upkeep_asked(state),
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

// The leader.

/// CA-TURN-02, CA-TURN-03: The heroes with the highest charisma, one bit each.
#[must_use]
pub fn most_charismatic(state: &State) -> u32 {
    let living = || state.heroes().filter(|who| !state.creatures[*who].is(Status::DEAD));
    let level = |who: &CreatureId| state.creatures[*who].level(Characteristic::Charisma);
    let most = living().map(|who| level(&who)).max().unwrap_or_default();
    living().filter(|who| level(who) == most).fold(0, |set, who| set | who.bit())
}

/// CA-TURN-03: Who may be named.
pub fn leader_offers(state: &State, out: Out) {
    for who in super::legal::each(most_charismatic(state)) {
        out.push(Action::Lead(who));
    }
}

/// CA-TURN-03: The game master names the leader.
pub fn lead<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let named = play.state.phase == Phase::Leader && most_charismatic(play.state) & who.bit() != 0;
    check(super::demand(named, "CA-TURN-03"))?;
    name_leader(play, who);
    setup::open(play)
}

/// Somebody leads from now on.
pub fn name_leader<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    play.state.leader = who;
    play.tell(who, What::Leads);
}

// The start of a turn.

/// A side's turn begins.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, side: Side) {
    play.state.side = side;
    play.state.phase = Phase::Upkeep;
    play.state.upkeep = Upkeep::default();
    play.state.order.clear();
    play.state.begun = 0;
    play.state.actor = CreatureId::NONE;
    let round = play.state.round;
    play.tell_all(What::TurnBegan(side, round));
}

/// CA-TURN-11: The stages in their order; a stage that rolls stops at whoever rolls.
fn upkeep_goes_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    let Upkeep { stage, .. } = play.state.upkeep;
    match stage {
        UpkeepStage::Fresh => freshen(play),
        UpkeepStage::Done => {
            play.state.upkeep = Upkeep::default();
            return start_acting(play);
        }
        UpkeepStage::Event if is_event_due(play.state) => return Ok(false),
        UpkeepStage::Event => play.state.upkeep = Upkeep { stage: UpkeepStage::Regeneration, slot: 0 },
        _ => return Ok(!find_due(play)),
    }
    Ok(true)
}

/// CA-TURN-05, CA-TURN-06, CA-TREASURE-20: An Imprévu at the start of the heroes' turn, not in the first one nor in an extra one.
fn is_event_due(state: &State) -> bool {
    state.side == Side::Party && state.round > 1 && !state.extra_turn
}

/// Moves on to the next creature for whom this stage has something to roll, or to the next stage. Says whether somebody has to roll.
fn find_due<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> bool {
    let Upkeep { stage, slot } = play.state.upkeep;
    for next in slot..crate::state::MAX_CREATURES as u8 {
        let who = CreatureId(next);
        let creature = &play.state.creatures[who];
        if creature.at.is_somewhere() && creature.side == play.state.side && is_due(play, stage, who) {
            play.state.upkeep.slot = next;
            return true;
        }
    }
    play.state.upkeep = Upkeep { stage: following(stage), slot: 0 };
    false
}

const fn following(stage: UpkeepStage) -> UpkeepStage {
    match stage {
        UpkeepStage::Fresh => UpkeepStage::Event,
        UpkeepStage::Event => UpkeepStage::Regeneration,
        UpkeepStage::Regeneration => UpkeepStage::GhostArmour,
        UpkeepStage::GhostArmour => UpkeepStage::Aura,
        UpkeepStage::Aura => UpkeepStage::Fire,
        UpkeepStage::Fire => UpkeepStage::Poison,
        UpkeepStage::Poison => UpkeepStage::Fear,
        UpkeepStage::Fear => UpkeepStage::Bridge,
        UpkeepStage::Bridge | UpkeepStage::Done => UpkeepStage::Done,
    }
}

/// Whether a stage has something to roll for somebody.
fn is_due<C: Chance, S: Sink<Event>>(play: &Play<C, S>, stage: UpkeepStage, who: CreatureId) -> bool {
    let (game, state) = (play.game, &*play.state);
    match stage {
        UpkeepStage::Regeneration => regen::is_due(game, state, who),
        UpkeepStage::GhostArmour => treasure::ghost_is_due(game, state, who),
        UpkeepStage::Aura => treasure::aura_is_due(game, state, who),
        UpkeepStage::Fire => fire::is_due(state, who),
        UpkeepStage::Poison => poison::is_due(state, who),
        UpkeepStage::Fear => fear::is_due(game, state, who),
        UpkeepStage::Bridge => element::bridge_is_due(game, state, who),
        UpkeepStage::Fresh | UpkeepStage::Event | UpkeepStage::Done => false,
    }
}

fn upkeep_asked(state: &State) -> Seats {
    match state.upkeep.stage {
        UpkeepStage::Event => Seats::one(state.master()),
        _ => Seats::one(state.seat_of(CreatureId(state.upkeep.slot))),
    }
}

/// CA-TURN-05, CA-TURN-10: The one thing to do.
pub fn upkeep_offers(state: &State, out: Out) {
    out.push(if state.upkeep.stage == UpkeepStage::Event { Action::DrawEvent } else { Action::Upkeep });
}

/// CA-TURN-10: Rolls what this stage asks of this creature, and moves on.
pub fn upkeep<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let due = play.state.is_quiet() && play.state.phase == Phase::Upkeep;
    let Upkeep { stage, slot } = play.state.upkeep;
    if !due || stage <= UpkeepStage::Event || stage == UpkeepStage::Done {
        return illegal("CA-TURN-10");
    }
    play.state.upkeep.slot = slot + 1;
    let who = CreatureId(slot);
    match stage {
        UpkeepStage::Regeneration => regen::regenerate(play, who),
        UpkeepStage::GhostArmour => treasure::roll_ghost(play, who),
        UpkeepStage::Aura => treasure::radiate(play, who),
        UpkeepStage::Fire => fire::burn(play, who),
        UpkeepStage::Poison => poison::suffer(play, who),
        UpkeepStage::Fear => fear::face(play, who),
        _ => element::start_on_bridge(play, who),
    }
}

/// CA-TURN-05: The game master draws the Imprévu of the turn.
pub fn draw_event<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let quiet = play.state.is_quiet() && play.state.phase == Phase::Upkeep;
    if quiet && play.state.upkeep.stage == UpkeepStage::Event && is_event_due(play.state) {
        play.state.upkeep = Upkeep { stage: UpkeepStage::Regeneration, slot: 0 };
        return imprevu::draw(play);
    }
    imprevu::draw_again(play)
}

/// CA-TURN-12, CA-WAIT-05, CA-PARRY-01: Action points are dealt anew, what lasted a turn ends, the adversaries' parries are fresh.
fn freshen<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let side = play.state.side;
    for slot in 0..crate::state::MAX_CREATURES as u8 {
        let who = CreatureId(slot);
        if play.state.creatures[who].kind == Kind::Nobody {
            continue;
        }
        if play.state.creatures[who].side == side {
            freshen_one(play, who);
        } else {
            play.creature(who).parries = 0;
        }
    }
    if side == Side::Party {
        play.state.searched.clear();
        play.state.speeches = 0;
    }
    play.state.upkeep = Upkeep { stage: UpkeepStage::Event, slot: 0 };
}

fn freshen_one<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    if let Some(sheet) = play.state.sheet_mut(who) {
        sheet.cast = 0;
    }
    let creature = play.creature(who);
    let refresh = creature.shield > 0 || creature.boosts.iter().any(|boost| boost.by > 0);
    creature.boosts = [Boost::default(); 2];
    creature.shield = 0;
    creature.luck = 0;
    creature.fear_loss = 0;
    creature.wait = 0;
    let fooled = creature.is(Status::FOOLED);
    creature.set(Status::TURN_LONG, false);
    if refresh {
        super::stat::refresh(play.game, play.state, who);
    }
    swarm::settle_newcomers(play.state, who);
    let creature = play.creature(who);
    // CA-SPEECH-09: Whoever was fooled loses this turn.
    creature.ap = if fooled { 0 } else { full_points(creature) };
    creature.next_ap = 0;
}

/// CA-STAT-09: The action points of a turn, with what was promised or taken beforehand.
#[must_use]
pub fn full_points(creature: &crate::state::Creature) -> u8 {
    let level = creature.level(Characteristic::ActionPoints) as i8;
    level.saturating_add(creature.next_ap).max(0) as u8
}

/// The start of the turn is over.
fn start_acting<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    match play.state.side {
        Side::Party => play.state.phase = Phase::Order,
        Side::Master => {
            play.state.phase = Phase::Next;
            speech::share(play)?;
        }
    }
    Ok(true)
}

// The order.

/// CA-TURN-04, CA-TURN-08: Those of the party who have no place in the order yet, one bit each.
fn unordered(state: &State) -> u32 {
    let named = state.order.iter().fold(0, |set, who| set | who.bit());
    super::legal::side(state, Side::Party) & !named & !late(state)
}

/// CA-SPEECH-19: Those who act for the party from its next turn on.
fn late(state: &State) -> u32 {
    let late = state.creatures.of(Side::Party).filter(|who| state.creatures[*who].is(Status::LATE));
    late.fold(0, |set, who| set | who.bit())
}

fn order_goes_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    let left = unordered(play.state);
    match left.count_ones() {
        0 => play.state.phase = Phase::Next,
        1 => append(play, CreatureId(left.trailing_zeros() as u8))?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn append<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    play.state.order.push(who)?;
    let place = play.state.order.len() as u8;
    play.tell(who, What::Ordered(place));
    Ok(())
}

/// CA-TURN-04: Who may be named next.
pub fn order_offers(state: &State, out: Out) {
    for who in super::legal::each(unordered(state)) {
        out.push(Action::Order(who));
    }
}

/// CA-TURN-04: The leader names who comes next.
pub fn order<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let open = play.state.is_quiet() && play.state.phase == Phase::Order;
    check(super::demand(open && unordered(play.state) & who.bit() != 0, "CA-TURN-04"))?;
    append(play, who)
}

// Beginning and ending.

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
    for who in super::legal::each(idle(state)) {
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
    check(super::demand(open && idle(play.state) & who.bit() != 0, "CA-TURN-09"))?;
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
    play.tell(who, What::Began(ap));
    Ok(())
}

/// Whether whoever acts has anything left to do or to decide: points, a run, a free attack, a ring.
fn has_more_to_do(state: &State) -> bool {
    let who = state.actor;
    let creature = &state.creatures[who];
    if !creature.at.is_somewhere() || creature.is(Status::HELPLESS) {
        return false;
    }
    action::points(state, who) > 0 || state.run_left > 0 || super::melee::has_free_attack(state, who)
}

/// CA-TURN-12: Ending one's turn is always possible, where one can stand.
pub fn offers(actor: &Actor, out: Out) {
    if can_end(actor.state).is_ok() {
        out.push(Action::EndTurn);
    }
}

/// CA-FLY-03, CA-ETHER-02: A turn ends on a square where one can stand alone.
fn can_end(state: &State) -> super::Allowed {
    if state.is_quiet() && state.phase == Phase::Next && state.side == Side::Master {
        return Ok(());
    }
    match action::actor(state) {
        None => forbid("CA-TURN-07"),
        Some(_) if state.run_left > 0 => forbid("CA-MOVE-02"),
        Some(who) => super::fly::may_stop(state, who),
    }
}

/// CA-TURN-12: The actor ends its turn; or the game master's turn ends with whoever has not acted.
pub fn end_turn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_end(play.state))?;
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
        Some(Frame::React { back } | Frame::Possess { back, .. }) => {
            play.state.stack.pop();
            play.state.actor = back;
        }
        Some(Frame::Ambush { .. }) => play.state.actor = CreatureId::NONE,
        _ if treasure::may_replay(play.game, play.state, who) => return play.push(Frame::Divine),
        _ => finish_activity(play),
    }
    Ok(())
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
    play.tell(who, What::Ended(left));
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
        Side::Party if play.state.extra_turns > 0 => {
            // CA-TREASURE-20: Another turn in a row, without an Imprévu and without counting as a round.
            play.state.extra_turns -= 1;
            play.state.extra_turn = true;
            begin(play, Side::Party);
        }
        Side::Party => {
            play.state.extra_turn = false;
            begin(play, Side::Master);
        }
        Side::Master => {
            succeed_leader(play);
            play.state.round = play.state.round.saturating_add(1);
            begin(play, Side::Party);
        }
    }
    Ok(true)
}

/// CA-TURN-13: After the leader's death the most charismatic of the living leads.
fn succeed_leader<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.state.creatures[play.state.leader].is(Status::DEAD) {
        let heirs = most_charismatic(play.state);
        if heirs != 0 {
            name_leader(play, CreatureId(heirs.trailing_zeros() as u8));
        }
    }
}
