//! The rules of Cellar, chapter by chapter: check, then draw, then change.
//! [`check`] is the only judge: what it lets pass is offered, and what it refuses draws and changes nothing.
//! It asks for nothing that the acting seat cannot see, and windows open on the number of cards alone.

use super::Cellar;
use super::breakage::{self, Breakage};
use super::state::{
    Action, Card, Event, Frame, HAND, KEEPER, PLAYERS, PURSE, Player, Purse, ROUNDS, SPACES, State, View,
};
use undercroft_kernel::{
    Chance, Ctx, Draw, FaceDown, Full, Game, Outcome, Refusal, Seat, Seats, Sink, Turn, Weights,
};

/// The highest bet of the rules.
const HIGHEST_BET: u16 = 3;

/// CL-START-01: Chance says who begins; everybody has two coins and two tokens and stands on a space of their own.
pub fn start<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
) -> Result<State, Refusal<C::Pause>> {
    breakage::before_start(cellar);
    let first =
        ctx.pick(Draw { name: "first", seat: None, weights: Weights::Uniform(u32::from(PLAYERS)) })?;
    let first = breakage::who_begins(cellar, first as u8);
    let player = |space| Player { space, purse: Purse { coins: 2, tokens: 2 }, ..Player::default() };
    for _ in 0..breakage::openings(cellar) {
        ctx.emit(Event::Opened(Seat(first)));
    }
    Ok(State { round: 1, hiding: true, first, players: [1, 3, 5].map(player), ..State::default() })
}

/// CL-END-01: The thieves with most coins win, if they have at least six; otherwise the keeper wins.
#[must_use]
pub fn outcome(state: &State) -> Outcome {
    let most = state.players.iter().map(|player| player.purse.coins).max().unwrap_or_default();
    if most < 6 {
        return Outcome { key: "kept", winners: Seats::one(KEEPER) };
    }
    let rich = thieves().filter(|seat| state.thief(*seat).is_some_and(|thief| thief.purse.coins == most));
    Outcome { key: "won", winners: rich.fold(Seats::NONE, Seats::with) }
}

/// CL-TURN-01: In a window everybody who waits is asked; the first to answer goes on.
pub(super) fn answering(cellar: &Cellar, state: &State, waiting: Seats) -> Seats {
    if !cellar.has(Breakage::WindowAsksByCard) {
        return waiting;
    }
    let blocking = breakage::only_blocking(state, waiting);
    if blocking.is_empty() { waiting } else { blocking }
}

/// Whether `seat` may do this now.
///
/// # Errors
/// The rule that forbids it.
pub fn check(cellar: &Cellar, state: &State, seat: Seat, action: Action) -> Result<(), &'static str> {
    let Turn::Ask(asked) = cellar.turn(state) else { return Err("CL-OVER-01") };
    demand(asked.has(seat), "CL-TURN-01")?;
    match (state.frames.top(), state.thief(seat)) {
        (Some(Frame::Window { .. }), Some(thief)) => match action {
            Action::Block => demand(thief.find(true).is_some(), "CL-BLOCK-01"),
            _ => demand(action == Action::Pass, "CL-BLOCK-02"),
        },
        (Some(_), Some(thief)) => match action {
            Action::Reroll => demand(thief.purse.tokens > 0, "CL-ROLL-02"),
            _ => demand(action == Action::Keep, "CL-ROLL-01"),
        },
        (None, Some(thief)) => check_turn(cellar, state, seat, thief, action),
        (_, None) => match action {
            Action::Trap { space } => demand(free_spaces(state) & bit(space) != 0, "CL-TRAP-02"),
            _ => Err("CL-TRAP-01"),
        },
    }
}

/// What a thief may do with nothing unfinished on the table.
fn check_turn(
    cellar: &Cellar,
    state: &State,
    seat: Seat,
    thief: &Player,
    action: Action,
) -> Result<(), &'static str> {
    let must_draw = thief.hand.len() < HAND && state.pile() > 0;
    match action {
        Action::Draw => demand(must_draw, "CL-DRAW-02"),
        _ if must_draw => Err("CL-DRAW-01"),
        Action::Look => {
            demand(thief.purse.tokens > 0 && state.pile() > 0 && !state.top.tag.has(seat), "CL-LOOK-01")
        }
        Action::Spend => demand(thief.find(false).is_some() && thief.purse.tokens < PURSE, "CL-SPEND-01"),
        Action::Move { space } => {
            let leaks =
                cellar.has(Breakage::TrapInRefusals) && state.trap.pin.is_some_and(|pin| pin.card == space);
            demand(is_next_to(thief.space, space), if leaks { "CL-TRAP-03" } else { "CL-MOVE-01" })
        }
        Action::Bet { coins } if cellar.has(Breakage::TakesAnyBet) => demand(coins > 0, "CL-BET-01"),
        Action::Bet { coins } => demand((1..=highest_bet(state, seat)).contains(&coins), "CL-BET-01"),
        Action::Trap { .. } => Err("CL-TRAP-01"),
        Action::Keep | Action::Reroll => Err("CL-ROLL-01"),
        Action::Block | Action::Pass => Err("CL-BLOCK-02"),
    }
}

/// CL-BET-01: A bet is at most three coins, and no more than the thief has.
pub(super) fn highest_bet(state: &State, seat: Seat) -> u16 {
    state.thief(seat).map_or(0, |thief| HIGHEST_BET.min(u16::from(thief.purse.coins)))
}

/// CL-TRAP-01: The trap of the round is hidden where nobody stands; who stood where is public.
pub(super) fn hide_trap<C: Chance, S: Sink<Event>>(ctx: &mut Ctx<C, S>, state: &mut State, space: u8) {
    state.trap = FaceDown::tagged(free_spaces(state));
    state.trap.look(space, KEEPER);
    state.hiding = false;
    ctx.emit(Event::TrapHidden(state.trap));
}

/// CL-DRAW-01: The top card goes to the hand; whoever has looked at it still knows it there.
pub(super) fn draw<C: Chance, S: Sink<Event>>(
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) -> Result<(), Refusal<C::Pause>> {
    see_top(ctx, state, seat)?;
    let slot = std::mem::take(&mut state.top);
    if let Some(thief) = state.thief_mut(seat) {
        thief.hand.push(slot)?;
    }
    ctx.emit(Event::Drew(seat, slot));
    Ok(())
}

/// CL-LOOK-01: For a token, a thief looks at the top card of the pile and puts it back.
pub(super) fn look<C: Chance, S: Sink<Event>>(
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) -> Result<(), Refusal<C::Pause>> {
    see_top(ctx, state, seat)?;
    pay_token(state, seat);
    ctx.emit(Event::Looked(seat, state.top));
    Ok(())
}

/// The top card turns up for `seat`: the one that is pinned there, or one of those that are loose.
fn see_top<C: Chance, S>(
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) -> Result<(), Refusal<C::Pause>> {
    let card = match state.top.pin {
        Some(pin) => pin.card,
        None => Card(ctx.pick(Draw::new("card", seat, Weights::Mask(state.loose())))? as u8),
    };
    state.top.look(card, seat);
    state.top.tag = state.top.tag.with(seat);
    Ok(())
}

/// CL-SPEND-01: A purse card is turned in for a token.
pub(super) fn spend<C: Chance, S: Sink<Event>>(ctx: &mut Ctx<C, S>, state: &mut State, seat: Seat) {
    if let Some(card) = discard(state, seat, false) {
        if let Some(thief) = state.thief_mut(seat) {
            thief.purse.tokens += 1;
        }
        ctx.emit(Event::Spent(seat, card));
    }
}

/// CL-MOVE-02: An announced move waits for everybody else who holds a card, whichever card it is.
pub(super) fn announce<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
    to: u8,
) -> Result<(), Full> {
    ctx.emit(Event::Announced(seat, to));
    let holds = |other: &Seat| state.thief(*other).is_some_and(|thief| !thief.hand.is_empty());
    let mut waiting = thieves().filter(|other| *other != seat).filter(holds).fold(Seats::NONE, Seats::with);
    if cellar.has(Breakage::WindowOpensByCard) {
        waiting = breakage::only_blocking(state, waiting);
    }
    if waiting.is_empty() {
        arrive(cellar, ctx, state, to);
        return Ok(());
    }
    state.frames.push(Frame::Window { to, waiting })
}

/// CL-BLOCK-01: A block card is turned in and the turn of the thief who moved is over.
pub(super) fn block<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) {
    if let Some(card) = discard(state, seat, true) {
        ctx.emit(Event::Blocked(seat, card));
    }
    state.frames.pop();
    end_turn(cellar, state);
}

/// CL-BLOCK-02: When everybody has let it pass, the move takes place.
pub(super) fn pass<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) {
    ctx.emit(Event::Passed(seat));
    let Some(Frame::Window { to, waiting }) = state.frames.top_mut() else { return };
    *waiting = waiting.without(seat);
    if waiting.is_empty() {
        let to = *to;
        state.frames.pop();
        arrive(cellar, ctx, state, to);
    }
}

/// CL-MOVE-03: A thief who arrives finds a coin, or springs the trap and loses every coin.
fn arrive<C: Chance, S: Sink<Event>>(cellar: &Cellar, ctx: &mut Ctx<C, S>, state: &mut State, space: u8) {
    let seat = state.player();
    let sprung = state.trap.pin.is_some_and(|pin| pin.card == space);
    if sprung {
        state.trap = FaceDown::default();
        ctx.emit(Event::Sprung(seat, space));
    } else {
        state.trap.tag &= !bit(space);
        ctx.emit(Event::Arrived(seat, space));
    }
    if let Some(thief) = state.thief_mut(seat) {
        thief.space = space;
        thief.purse.coins = if sprung { 0 } else { breakage::found(cellar, thief.purse.coins) };
    }
    end_turn(cellar, state);
}

/// CL-BET-02: The die is rolled; a thief with a token may answer it, the roll of any other stands.
pub(super) fn bet<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
    stake: u16,
) -> Result<(), Refusal<C::Pause>> {
    let face = ctx.die("die", seat, 6)?;
    let face = breakage::loaded(cellar, state, face);
    ctx.emit(Event::Rolled(seat, face));
    if state.thief(seat).is_some_and(|thief| thief.purse.tokens > 0) {
        return Ok(state.frames.push(Frame::Rolled { face, stake })?);
    }
    settle(cellar, ctx, state, seat, face, stake);
    Ok(())
}

/// CL-ROLL-01: The roll stands.
pub(super) fn keep<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) {
    if let Some(Frame::Rolled { face, stake }) = state.frames.pop() {
        settle(cellar, ctx, state, seat, face, stake);
    }
}

/// CL-ROLL-02: For a token the die is rolled again, and that roll stands.
pub(super) fn reroll<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) -> Result<(), Refusal<C::Pause>> {
    let face = ctx.die("die", seat, 6)?;
    pay_token(state, seat);
    ctx.emit(Event::Rolled(seat, face));
    if let Some(Frame::Rolled { stake, .. }) = state.frames.pop() {
        settle(cellar, ctx, state, seat, face, stake);
    }
    Ok(())
}

/// CL-BET-03: Four or more wins the stake, less loses it; a purse holds at most fifteen coins.
fn settle<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
    face: u8,
    stake: u16,
) {
    let won = face >= 4;
    if let Some(Player { purse, .. }) = state.thief_mut(seat) {
        let coins = u16::from(purse.coins);
        let after = if won { coins.saturating_add(stake) } else { coins.saturating_sub(stake) };
        purse.coins = after.min(u16::from(PURSE)) as u8;
    }
    ctx.emit(if won { Event::Won(seat, stake) } else { Event::Lost(seat, stake) });
    end_turn(cellar, state);
}

/// CL-ROUND-01: When all three have had their turn, the trap is cleared away and the next round begins.
fn end_turn(cellar: &Cellar, state: &mut State) {
    state.acted += 1;
    if state.acted == PLAYERS {
        state.acted = 0;
        state.hiding = true;
        state.trap = FaceDown::default();
        if state.round < ROUNDS || !cellar.has(Breakage::NeverEnds) {
            state.round += 1;
        }
    }
}

/// Deals what a viewer does not know: the trap where it may lie, and loose cards to every slot that somebody knows.
pub(super) fn imagine<C: Chance>(cellar: &Cellar, view: &View, chance: &mut C) -> Result<State, C::Pause> {
    let mut state = view.0;
    breakage::before_imagining(cellar, &mut state, chance)?;
    if state.trap.tag != 0 && state.trap.pin.is_none() {
        let space = chance.pick(Draw::new("trap", KEEPER, Weights::Mask(state.trap.tag)))?;
        state.trap.look(space as u8, KEEPER);
    }
    for place in 0..=state.players.len() * HAND {
        let loose = state.loose();
        let slot = match state.players.get_mut(place / HAND) {
            Some(player) => player.hand.get_mut(place % HAND),
            None => Some(&mut state.top),
        };
        if let Some(slot) = slot.filter(|slot| slot.pin.is_none() && !slot.tag.is_empty()) {
            let card = chance.pick(Draw { name: "card", seat: None, weights: Weights::Mask(loose) })?;
            slot.tag.iter().for_each(|knower| slot.look(Card(card as u8), knower));
        }
    }
    Ok(state)
}

/// Takes the first card that blocks, or that does not, out of a hand and puts it down openly.
fn discard(state: &mut State, seat: Seat, block: bool) -> Option<Card> {
    let thief = state.thief_mut(seat)?;
    let card = thief.hand.remove(thief.find(block)?)?.pin?.card;
    state.discard |= 1 << card.0;
    Some(card)
}

fn pay_token(state: &mut State, seat: Seat) {
    if let Some(thief) = state.thief_mut(seat) {
        thief.purse.tokens -= 1;
    }
}

/// The set of spaces where nobody stands.
fn free_spaces(state: &State) -> u64 {
    (1..=SPACES).filter(|space| state.players.iter().all(|player| player.space != *space)).map(bit).sum()
}

fn is_next_to(from: u8, to: u8) -> bool {
    (1..=SPACES).contains(&to) && matches!(from.abs_diff(to), 1 | 5)
}

fn bit(space: u8) -> u64 {
    1u64.checked_shl(u32::from(space)).unwrap_or_default()
}

fn thieves() -> impl Iterator<Item = Seat> {
    Seats::first(PLAYERS).iter()
}

fn demand(holds: bool, rule: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(rule) }
}
