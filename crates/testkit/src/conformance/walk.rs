//! One random game, step by step, as most laws watch it; and what they try in it.
//! A walk plays on a copy and keeps it only if the action was played, so that rules which break another law do no harm.
//! Dice, choices and what a law tries come from separate streams of one seed.

use super::failure::Failure;
use crate::playout::any_seat;
use undercroft_kernel::{Actions, Amount, Chance, Ctx, Draw, Fast, Game, Refusal, Seat, Seats, Silent, Turn};

/// How often a walk chooses again when the rules refuse their own offer.
const CHOICES: usize = 32;

/// The most actions that [`candidates`] gathers.
const CANDIDATES: usize = 400;

/// A random game in progress.
pub(super) struct Walk<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The state now.
    pub state: G::State,
    /// How many steps have been played.
    pub step: u64,
    law: &'static str,
    seed: u64,
    dice: Fast,
    choice: Fast,
    offered: Actions<G::Action>,
}

impl<'a, G: Game> Walk<'a, G> {
    /// Sets up the game of `seed`.
    pub fn open(game: &'a G, law: &'static str, seed: u64) -> Result<Self, Failure> {
        let mut dice = Fast::new(seed);
        let state = game.start(&mut Ctx::new(&mut dice, Silent)).map_err(|refusal| {
            let what = format!("the set-up is refused: {refusal:?}");
            Failure { law, seed, step: 0, action: None, what }
        })?;
        // The choices have a stream of their own, so that they do not move when a rule draws once more.
        let choice = side_stream(seed, 1);
        Ok(Walk { game, state, step: 0, law, seed, dice, choice, offered: Actions::new() })
    }

    /// Who is asked; nobody when the game is over.
    pub fn asked(&self) -> Seats {
        asked(self.game, &self.state)
    }

    /// Fills `out` with what `seat` is offered.
    pub fn offers(&self, seat: Seat, out: &mut Actions<G::Action>) {
        out.clear();
        self.game.legal_actions(&self.state, seat, out);
    }

    /// Plays a random action. Says which, or `None` when the game is over or refuses whatever it offers.
    pub fn advance(&mut self) -> Option<(Seat, G::Action)> {
        for _ in 0..CHOICES {
            let (seat, action) = choose(self.game, &self.state, &mut self.choice, &mut self.offered)?;
            let mut after = self.state.clone();
            if self.game.apply(&mut Ctx::new(&mut self.dice, Silent), &mut after, seat, action).is_ok() {
                self.state = after;
                self.step += 1;
                return Some((seat, action));
            }
        }
        None
    }

    pub fn failure(&self, action: Option<G::Action>, what: impl Into<String>) -> Failure {
        let action = action.map(|action| self.game.notation(action));
        Failure { law: self.law, seed: self.seed, step: self.step, action, what: what.into() }
    }
}

/// Who is asked; nobody when the game is over.
pub(super) fn asked<G: Game>(game: &G, state: &G::State) -> Seats {
    match game.turn(state) {
        Turn::Ask(seats) => seats,
        Turn::Over(_) => Seats::NONE,
    }
}

/// A random seat that is asked and a random action that it is offered.
pub(super) fn choose<G: Game>(
    game: &G,
    state: &G::State,
    choice: &mut Fast,
    offered: &mut Actions<G::Action>,
) -> Option<(Seat, G::Action)> {
    let seat = any_seat(asked(game, state), choice)?;
    offered.clear();
    game.legal_actions(state, seat, offered);
    let number = choice.below(offered.len() as u32) as usize;
    offered.get(number).map(|action| (seat, action))
}

/// A generator beside the dice of a game, for what a law itself chooses.
pub(super) fn side_stream(seed: u64, stream: u64) -> Fast {
    Fast::new(seed.rotate_left(32) ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Every seat of the table.
pub(super) fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat)
}

/// Every action that the game of `seed` offers to anybody at any time, with amounts beyond reason added: what a
/// player might try at the wrong moment.
#[allow(
    clippy::disallowed_types,
    reason = "only asked whether it holds something; the order is that of the list"
)]
pub(super) fn candidates<G: Game>(
    game: &G,
    law: &'static str,
    seed: u64,
    max_steps: u64,
) -> Result<Vec<G::Action>, Failure> {
    let mut known = std::collections::HashSet::new();
    let mut found = Vec::new();
    let mut walk = Walk::open(game, law, seed)?;
    let mut offered = Actions::new();
    while walk.step < max_steps && found.len() < CANDIDATES {
        for seat in walk.asked().iter() {
            walk.offers(seat, &mut offered);
            for offer in offered.offers() {
                let amounts = [offer.high, 0, 1, u16::MAX].map(|amount| offer.action.with_amount(amount));
                let new = [offer.action].into_iter().chain(amounts).filter(|action| known.insert(*action));
                found.extend(new);
            }
        }
        if walk.advance().is_none() {
            break;
        }
    }
    Ok(found)
}

/// Calls `try_one` with at most `tries` of the candidates that are not offered: all of them, or random ones.
pub(super) fn try_wrong<A: Copy + Amount + Eq>(
    offered: &Actions<A>,
    candidates: &[A],
    tries: u32,
    choice: &mut Fast,
    mut try_one: impl FnMut(A) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let all = candidates.len() as u32;
    for n in 0..all.min(tries) {
        let number = if all <= tries { n } else { choice.below(all) };
        let Some(action) = candidates.get(number as usize).copied() else { continue };
        if !is_offered(offered, action) {
            try_one(action)?;
        }
    }
    Ok(())
}

/// Whether `action` is among the offers, alone or as one amount of a range.
pub(super) fn is_offered<A: Copy + Amount + Eq>(offered: &Actions<A>, action: A) -> bool {
    offered.offers().iter().any(|offer| {
        offer.action == action
            || (offer.low < offer.high
                && (offer.low..=offer.high).any(|n| offer.action.with_amount(n) == action))
    })
}

/// Passes draws through and counts them.
pub(super) struct Counting<C> {
    source: C,
    /// How many draws were asked for.
    pub draws: u32,
}

impl<C> Counting<C> {
    /// Counts the draws that `source` answers.
    pub const fn new(source: C) -> Counting<C> {
        Counting { source, draws: 0 }
    }
}

impl<C: Chance> Chance for Counting<C> {
    type Pause = C::Pause;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, C::Pause> {
        self.draws += 1;
        self.source.pick(draw)
    }
}

/// What came of an action that was tried on a copy.
pub(super) struct Tried<G: Game> {
    /// The state afterwards.
    pub state: G::State,
    /// What happened.
    pub events: Vec<G::Event>,
    /// How many draws it took.
    pub draws: u32,
    /// Whether it was played.
    pub result: Result<(), Refusal<std::convert::Infallible>>,
}

/// Tries an action on a copy of `state`, with the dice of `seed`.
pub(super) fn attempt<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    seed: u64,
) -> Tried<G> {
    let mut state = state.clone();
    let mut ctx = Ctx::new(Counting::new(Fast::new(seed)), Vec::new());
    let result = game.apply(&mut ctx, &mut state, seat, action);
    Tried { state, events: ctx.events, draws: ctx.chance.draws, result }
}
