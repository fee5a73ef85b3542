//! The ways in which Cellar can be broken on purpose, one for each thing that a law of the suite has to notice.
//!
//! Most of them need what rules must never have: a memory outside the state. It lives here, one per thread, and is never
//! touched by the real rules. Each hook below is called from one place of the rules and does nothing unless it is meant.

use super::Cellar;
use super::state::{Action, Card, Event, PURSE, ROUNDS, State};
use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};
use undercroft_kernel::{Chance, Ctx, Draw, Pin, Refusal, Seat, Seats, Sink, Weights};

/// One thing that is wrong with the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breakage {
    /// The keeper is offered spaces that are refused.
    OffersTooMuch,
    /// Bets beyond the offered range are taken.
    TakesAnyBet,
    /// A refusal rolls a die first.
    RefusalDraws,
    /// A refusal leaves its mark on the state.
    RefusalMutates,
    /// A refusal is announced as an event.
    RefusalSpeaks,
    /// Every other game of a program opens with an event too many.
    OpeningCountsGames,
    /// Steps without draws are counted outside the state; a game that ends with an even one leaves the pile stacked.
    CountsOutside,
    /// A set-up that was interrupted by a pause remembers it.
    StartRemembersPause,
    /// The amount of a bet is missing from its notation.
    NotationDropsAmount,
    /// Any text is read as an action.
    ParsesAnything,
    /// Text that is not understood is refused without a word.
    RefusesWordless,
    /// Thieves find more coins than a purse is written with.
    PurseOverflows,
    /// The last round is played for ever.
    NeverEnds,
    /// A refused move names another rule when the trap is there.
    TrapInRefusals,
    /// A window opens only for those who hold a block card.
    WindowOpensByCard,
    /// An open window asks only those who hold a block card.
    WindowAsksByCard,
    /// Everybody witnesses which card was drawn.
    EventShowsCard,
    /// Imagined states forget what the viewer knows of the top card.
    ImagineForgetsPin,
    /// Imagined states depend on how many were imagined before.
    ImagineRemembers,
    /// The die is loaded when the same bet is made from the same state again and again.
    LoadedWhenRepeated,
    /// Every step takes memory from the heap.
    Allocates,
}

/// What broken rules remember outside the state.
#[derive(Clone, Copy, Default)]
struct Memory {
    starts: u32,
    unfinished: u8,
    steps: u32,
    imagined: u32,
    last_bet: u64,
    repeats: u32,
}

thread_local! {
    static MEMORY: Cell<Memory> = const {
        Cell::new(Memory { starts: 0, unfinished: 0, steps: 0, imagined: 0, last_bet: 0, repeats: 0 })
    };
}

/// Changes the memory and gives it back as it is then.
fn remember(change: impl FnOnce(&mut Memory)) -> Memory {
    MEMORY.with(|cell| {
        let mut memory = cell.get();
        change(&mut memory);
        cell.set(memory);
        memory
    })
}

/// A set-up begins.
pub(super) fn before_start(cellar: &Cellar) {
    match cellar.breakage {
        Some(Breakage::StartRemembersPause) => remember(|memory| memory.unfinished += 1),
        Some(Breakage::CountsOutside) => remember(|memory| memory.steps = 0),
        Some(Breakage::OpeningCountsGames) => remember(|memory| memory.starts += 1),
        _ => return,
    };
}

/// Chance has said who begins.
pub(super) fn who_begins(cellar: &Cellar, first: u8) -> u8 {
    if !cellar.has(Breakage::StartRemembersPause) {
        return first;
    }
    let attempts = remember(|_| ()).unfinished;
    remember(|memory| memory.unfinished = 0);
    (first + attempts - 1) % super::PLAYERS
}

/// How often the opening is told.
pub(super) fn openings(cellar: &Cellar) -> u32 {
    if cellar.has(Breakage::OpeningCountsGames) { 1 + remember(|_| ()).starts % 2 } else { 1 }
}

/// An action is about to be refused.
pub(super) fn on_refusal<C: Chance, S: Sink<Event>>(
    cellar: &Cellar,
    ctx: &mut Ctx<C, S>,
    state: &mut State,
    seat: Seat,
) -> Result<(), Refusal<C::Pause>> {
    match cellar.breakage {
        Some(Breakage::RefusalDraws) => ctx.die("die", seat, 6).map(|_| ()),
        Some(Breakage::RefusalMutates) => {
            state.hiding = !state.hiding;
            Ok(())
        }
        Some(Breakage::RefusalSpeaks) => {
            ctx.emit(Event::Passed(seat));
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A step has been played.
pub(super) fn after_step(cellar: &Cellar, state: &mut State, seat: Seat, action: Action) {
    if cellar.has(Breakage::Allocates) {
        std::hint::black_box(vec![seat.0]);
    }
    let drew = matches!(action, Action::Draw | Action::Look | Action::Bet { .. } | Action::Reroll);
    if !cellar.has(Breakage::CountsOutside) || drew {
        return;
    }
    let count = remember(|memory| memory.steps += 1).steps;
    if count.is_multiple_of(2) && state.round > ROUNDS && state.pile() > 0 && state.top.pin.is_none() {
        // After the end and known to nobody, the card shows in no view, no odds and no later step: only in the state.
        let card = Card(state.loose().trailing_zeros() as u8);
        state.top.pin = Some(Pin { card, knowers: Seats::NONE });
    }
}

/// A thief with `coins` has found some.
pub(super) fn found(cellar: &Cellar, coins: u8) -> u8 {
    if cellar.has(Breakage::PurseOverflows) { (coins + 9).min(3 * PURSE) } else { (coins + 1).min(PURSE) }
}

/// The die of a bet from `state` shows `face`.
pub(super) fn loaded(cellar: &Cellar, state: &State, face: u8) -> u8 {
    if !cellar.has(Breakage::LoadedWhenRepeated) {
        return face;
    }
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    let bet = hasher.finish();
    let memory = remember(|memory| {
        memory.repeats = if memory.last_bet == bet { memory.repeats + 1 } else { 0 };
        memory.last_bet = bet;
    });
    if memory.repeats > 100 { 1 } else { face }
}

/// Those who hold a card that blocks: what no window may depend on.
pub(super) fn only_blocking(state: &State, seats: Seats) -> Seats {
    let blocking =
        seats.iter().filter(|seat| state.thief(*seat).is_some_and(|thief| thief.find(true).is_some()));
    blocking.fold(Seats::NONE, Seats::with)
}

/// A state is about to be imagined.
pub(super) fn before_imagining<C: Chance>(
    cellar: &Cellar,
    state: &mut State,
    chance: &mut C,
) -> Result<(), C::Pause> {
    if cellar.has(Breakage::ImagineForgetsPin) {
        state.top.pin = None;
    }
    if cellar.has(Breakage::ImagineRemembers) && remember(|memory| memory.imagined += 1).imagined % 2 == 0 {
        chance.pick(Draw { name: "card", seat: None, weights: Weights::Uniform(6) })?;
    }
    Ok(())
}
