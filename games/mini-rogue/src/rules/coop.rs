//! Chapter COOP: two characters at one table: who acts, who waits, and what they share.
//! In solo nothing here is asked: the party has one, and its marks stay blank.

mod fight;
mod reveal;
mod trade;

use super::{Allowed, Done, Play, PlayExt, char, demand, end, fall, forbid, guardian, room, turn};
use crate::MiniRogue;
use crate::action::{Action, Gift};
use crate::content::{Resource, RoomKind};
use crate::editions::{FirstLeader, SharedItem};
use crate::event::{CoopEvent, Event, SetupEvent};
use crate::state::{Cell, CellId, Frame, MAX_HEROES, Phase, State, Way};
use undercroft_kernel::{Chance, Draw, RuleId, Seat, Seats, Sink, Weights};

pub use fight::{asks_partner, is_shared, join, next_attacker, note_fall, reward};
pub use reveal::{reveal, waits_for_reveal};
pub use trade::{can_end_trade, can_give, can_trade, end_trade, give, trade};

/// The name under which a random leader is drawn.
pub const LEADER: &str = "leader";
/// The name under which two dice for the leadership are rolled, one for each player.
pub const LEADER_ROLL: &str = "leader-roll";
/// Of the 36 results of two dice, those without a tie, one bit each: a tie is rolled again.
const WITHOUT_TIES: u64 = {
    let (mut mask, mut at) = (0, 0);
    while at < 36 {
        let (first, second) = faces(at);
        if first != second {
            mask |= 1 << at;
        }
        at += 1;
    }
    mask
};
/// Both are done.
const BOTH: u8 = 0b11;

/// The faces of one of the 36 results of two dice.
#[must_use]
pub const fn faces(result: u32) -> (u8, u8) {
    ((result / 6 + 1) as u8, (result % 6 + 1) as u8)
}

/// MR-COOP-02, MR-COOP-03: The first Party Leader, at random or by the highest roll.
#[cold]
pub fn choose_leader<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if !play.state.is_coop() {
        return Ok(());
    }
    let leader = match play.rulebook().leader {
        FirstLeader::Random => play.ctx.pick(Draw::new(LEADER, Seat(0), Weights::Mask(0b11)))? as u8,
        FirstLeader::HighestRoll => {
            let rolled = play.ctx.pick(Draw::new(LEADER_ROLL, Seat(0), Weights::Mask(WITHOUT_TIES)))?;
            let (first, second) = faces(rolled);
            play.tell(SetupEvent::LeaderRolled { first, second });
            u8::from(second > first)
        }
    };
    lead(play, leader);
    Ok(())
}

fn lead<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, leader: u8) {
    play.state.leader = leader;
    play.state.turn_to(leader);
    play.tell(SetupEvent::Leads);
    new_step(play.state);
}

/// MR-COOP-16: After a Descent the role passes to the other player. MR-COOP-17: A fall is none.
pub fn pass_lead<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.state.is_coop() {
        let next = play.state.leader ^ 1;
        lead(play, next);
    }
}

/// MR-COOP-04: A new step begins with the leader, and nobody is done with it.
pub fn new_step(state: &mut State) {
    state.turn_to(state.leader);
    state.first = state.leader;
    state.proposed = false;
    state.done = 0;
}

/// The party in the order of this step.
fn order(state: &State) -> impl Iterator<Item = u8> + use<> {
    let first = state.first;
    (0..state.party.size()).map(move |at| at ^ first)
}

/// Who is asked: the active hero; both while they trade; the saviour at a death; the second one, too, while another order
/// can still be proposed.
#[cold]
pub fn asked(game: &MiniRogue, state: &State) -> Seats {
    match state.stack.now() {
        Frame::Barter { .. } => traders(game, state),
        Frame::Doom { .. } => {
            let saviour = end::saviour(game, state).map_or(state.active(), |(saviour, _)| saviour);
            Seats::one(Seat(saviour))
        }
        Frame::Blank
            if state.is_coop()
                && state.phase == Phase::Entrance
                && can_propose(game, &seen_by(state, state.other())).is_ok() =>
        {
            state.seats()
        }
        _ => Seats::one(state.seat()),
    }
}

/// MR-COOP-15: Both may give and end the trade; while a limit is passed, those who have something to give.
fn traders(game: &MiniRogue, state: &State) -> Seats {
    if can_end_trade(game, state).is_ok() {
        return state.seats();
    }
    let gives = |seat: &u8| {
        let state = seen_by(state, *seat);
        let hero = state.hero();
        let tracks = [Resource::Gold, Resource::Food, Resource::Armour].into_iter();
        let amounts =
            |resource| (1..=char::value(hero, resource)).map(move |amount| Gift::Track(resource, amount));
        let items = (1..=hero.items.len() as u8).map(Gift::Item);
        let mut gifts = tracks.flat_map(amounts).chain(hero.potions.iter().map(Gift::Potion)).chain(items);
        gifts.any(|gift| can_give(game, &state, gift).is_ok())
    };
    (0..state.party.size()).filter(gives).fold(Seats::NONE, |seats, seat| seats.with(Seat(seat)))
}

/// Whether this seat is asked only because it may propose another order.
pub fn is_only_proposing(state: &State, seat: u8) -> bool {
    seat != state.active() && !matches!(state.stack.now(), Frame::Barter { .. } | Frame::Doom { .. })
}

/// The table with the hero of this seat as the active one, where both are asked.
pub fn seen_by(state: &State, seat: u8) -> State {
    let mut state = *state;
    if !matches!(state.stack.now(), Frame::Doom { .. }) {
        state.turn_to(seat);
    }
    state
}

/// MR-COOP-07, MR-COOP-08, MR-COOP-09, MR-COOP-27: The rule behind a turn that is not one's own.
pub fn not_asked(game: &MiniRogue, state: &State, action: Action) -> RuleId {
    let cite = game.rulebook.cite;
    RuleId(match action {
        _ if state.fight.shared => "MR-COOP-27",
        Action::Give(Gift::Track(Resource::Xp | Resource::Hp, _) | Gift::Affliction(_)) => "MR-COOP-14",
        // While a limit is passed, who cannot mend it is not asked.
        Action::EndTrade | Action::Give(_) if matches!(state.stack.now(), Frame::Barter { .. }) => {
            "MR-COOP-15"
        }
        Action::Trade | Action::EndTrade | Action::Give(_) => "MR-COOP-13",
        Action::Move(_) => cite.leaving,
        Action::Resolve | Action::ProposeOrder | Action::Agree | Action::Decline => cite.order,
        _ => "MR-COOP-09",
    })
}

/// MR-COOP-08: Who comes second may propose another order, once, before the first Room of a step is begun.
pub fn can_propose(game: &MiniRogue, state: &State) -> Allowed {
    let open = game.rulebook.other_order && state.is_coop() && state.stack.depth() == 0;
    let before = match state.phase {
        Phase::Entrance => state.done == 0 && has_order(game, state),
        Phase::Choice => true,
        _ => false,
    };
    let second = state.active() != state.first && !state.proposed;
    demand(open && before && second, game.rulebook.cite.order)
}

/// MR-COOP-27: A Monster is fought together, the leader first; any other card that both stand on is resolved one after the other.
fn has_order(game: &MiniRogue, state: &State) -> bool {
    let kind = state.room_here().map(|room| &game.content.rooms[room].kind);
    kind.is_some_and(|kind| !matches!(kind, RoomKind::Monster(_)))
}

/// Proposes another order; the other one answers.
#[cold]
pub fn propose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_propose)?;
    let by = play.state.active();
    play.state.proposed = true;
    play.tell(CoopEvent::OrderProposed);
    play.state.turn_to(play.state.other());
    play.push(Frame::Order { by })
}

/// Whether a proposal waits for its answer.
pub fn can_answer(game: &MiniRogue, state: &State) -> Allowed {
    match state.stack.now() {
        Frame::Order { .. } => Ok(()),
        _ => forbid(game.rulebook.cite.order),
    }
}

/// MR-COOP-08: By consent of both the second one goes first.
#[cold]
pub fn answer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, agreed: bool) -> Done<C> {
    play.check(can_answer)?;
    let Some(Frame::Order { by }) = play.state.stack.pop() else { return Ok(()) };
    play.tell(if agreed { CoopEvent::OrderAgreed } else { CoopEvent::OrderDeclined });
    if agreed {
        play.state.first = by;
    }
    play.state.turn_to(if play.state.phase == Phase::Entrance { play.state.first } else { by });
    Ok(())
}

/// Goes on to the next one who is not done with this step, or ends it: MR-COOP-06, MR-COOP-09: each resolves its Room in turn;
/// MR-COOP-22, MR-COOP-38: a fall waits for the other, and there is only one.
#[cold]
pub fn next<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let waiting = order(play.state).find(|hero| !play.state.is_done(*hero));
    if let Some(hero) = waiting {
        play.state.turn_to(hero);
        if play.hero().cell == CellId::ENTRANCE && play.state.room_here().is_some() {
            play.state.phase = Phase::Entrance;
            return Ok(());
        }
        play.state.phase = Phase::Room;
        return room::begin(play);
    }
    if let Some(fallen) = play.state.fallen {
        // MR-COOP-24: Its Room becomes the new Entrance for both.
        play.state.turn_to(fallen);
        return fall::land(play);
    }
    play.state.phase = Phase::Resolved;
    new_step(play.state);
    Ok(())
}

/// The Room of the active hero is done.
#[cold]
pub fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.state.mark_done(play.state.active());
    next(play)
}

/// MR-COOP-20: Where both make the check, the second one makes it for a card that is gone.
#[cold]
pub fn begin_taken<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let gone = play.state.grid.at(play.state.hero().cell) == Cell::Taken;
    if gone && play.rulebook().shared_item == SharedItem::BothCheck {
        play.push(Frame::Check)
    } else {
        Ok(())
    }
}

/// MR-COOP-37, MR-COOP-45: A card that was paid for leaves the other one in the same Room nothing to resolve, and nothing to roll for.
pub fn leave_nothing(state: &mut State) {
    if state.is_together() {
        state.mark_done(state.other());
    }
}

/// MR-COOP-19: Who does not want the card of a Room that both stand in leaves it without a check. MR-COOP-20: Where both have to make it, nobody does.
#[cold]
pub fn can_decline(game: &MiniRogue, state: &State) -> Allowed {
    let is_item = |room| matches!(game.content.rooms[room].kind, RoomKind::Item(_));
    // A check without a Room is one for a card that is gone.
    let shared = state.is_together() && state.room_here().is_none_or(is_item);
    match game.rulebook.shared_item {
        SharedItem::WhileThere if shared => Ok(()),
        SharedItem::BothCheck if shared => forbid("MR-COOP-20"),
        SharedItem::WhileThere | SharedItem::BothCheck => forbid(game.rulebook.cite.item),
    }
}

/// MR-COOP-05, MR-COOP-07: A way is chosen; both leave at the same time.
#[cold]
pub fn choose_way<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, way: Way) -> Done<C> {
    play.hero().way = Some(way);
    play.tell(CoopEvent::WayChosen(way.cell));
    if play.state.phase == Phase::Choice {
        return next_way(play);
    }
    // Before the reveal the other one may still have something to do.
    play.state.mark_done(play.state.active());
    if !play.state.is_done(play.state.other()) {
        play.state.turn_to(play.state.other());
    }
    Ok(())
}

/// The next one without a way chooses; then both walk.
#[cold]
pub fn next_way<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let leader = play.state.leader;
    for hero in [leader, leader ^ 1] {
        play.state.turn_to(hero);
        if play.hero().way.is_none() {
            return Ok(());
        }
    }
    depart(play)
}

fn depart<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.state.done = 0;
    for hero in order(play.state) {
        play.state.turn_to(hero);
        let Some(way) = play.hero().way.take() else { continue };
        turn::arrive(play, way)?;
        if way.evade {
            play.state.mark_done(hero);
        }
    }
    if play.hero().cell != CellId::EXIT {
        return next(play);
    }
    // MR-COOP-35: Both reach the Exit on the same step.
    play.state.turn_to(play.state.leader);
    play.state.phase = Phase::Room;
    play.state.guardians.open.map_or(Ok(()), |open| guardian::meet(play, open))
}

/// MR-COOP-22: The other one finishes its own Room first. MR-COOP-24: Who fell first names the Entrance.
#[cold]
pub fn fell<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let active = play.state.active();
    play.state.fallen.get_or_insert(active);
    finish(play)
}

/// MR-COOP-34: Both eat before anything else of the Descent. Says whether somebody is still to eat.
pub fn eats_next(state: &mut State) -> bool {
    if !state.is_coop() {
        return false;
    }
    state.mark_done(state.active());
    if state.done == BOTH {
        return false;
    }
    state.turn_to(state.other());
    state.phase = Phase::Exit;
    true
}

// The party never has more than two: `other` is the other bit.
const _: () = assert!(MAX_HEROES == 2);
