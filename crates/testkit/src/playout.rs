//! The hot loop of the benchmark: random games, one after the other, on one core.
//! One buffer of actions, one source of chance, no events, no allocation, and one start state a game.
//! A *step* is a decision with at least two legal choices; forced actions are counted apart.

use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Seats, Silent, Sink, Turn, rarely};

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that came to their end.
    pub games: u64,
    /// Decisions with at least two legal choices.
    pub steps: u64,
    /// Actions played, forced ones included.
    pub actions: u64,
    /// Actions that were the only choice.
    pub forced: u64,
}

/// A seat that is not left to chance: somebody who plays it, and hears what happens.
pub trait Opponent<G: Game> {
    /// Where events go.
    type Ear: Sink<G::Event>;

    /// A place for events, made once a run.
    fn ear(&mut self) -> Self::Ear;

    /// Whether this seat is its own.
    fn sits_at(&self, seat: Seat) -> bool;

    /// Picks one of at least two offered actions.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        offered: &Actions<G::Action>,
        ear: &mut Self::Ear,
    ) -> Option<G::Action>;
}

/// Every seat is left to chance.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<G: Game> Opponent<G> for Nobody {
    type Ear = Silent;

    fn ear(&mut self) -> Silent {
        Silent
    }

    #[inline(always)]
    fn sits_at(&self, _: Seat) -> bool {
        false
    }

    fn choose(
        &mut self,
        _: &G,
        _: &G::State,
        _: Seat,
        _: &Actions<G::Action>,
        _: &mut Silent,
    ) -> Option<G::Action> {
        None
    }
}

/// Plays `games` games with random choices and counts what was played. A game that refuses its own offer, or asks a
/// seat that has nothing to do, is left unfinished and does not count as a game.
pub fn random_playouts<G: Game>(game: &G, games: u64, seed: u64) -> Tally {
    playouts_against(game, games, seed, &mut Nobody)
}

/// The same with somebody in the seats of the opponent; all others are left to chance.
pub fn playouts_against<G: Game, H: Opponent<G>>(game: &G, games: u64, seed: u64, opponent: &mut H) -> Tally {
    let mut ctx = Ctx::new(Fast::new(seed), opponent.ear());
    let mut offered = Actions::new();
    let mut tally = Tally::default();
    for _ in 0..games {
        // Played where it was laid: a copy of what was just written would have to wait for it.
        let Ok(state) = &mut game.start(&mut ctx) else { continue };
        play_out(game, state, &mut ctx, &mut offered, &mut tally, opponent);
    }
    tally
}

/// Plays one game from `state` to its end.
#[inline]
fn play_out<G: Game, H: Opponent<G>>(
    game: &G,
    state: &mut G::State,
    ctx: &mut Ctx<Fast, H::Ear>,
    offered: &mut Actions<G::Action>,
    tally: &mut Tally,
    opponent: &mut H,
) {
    let (mut strides, mut alone, mut forced, mut finished) = (0, 0, 0, true);
    let mut chosen = None;
    loop {
        offered.clear();
        let Ok(played) = game.stride(ctx, state, chosen, offered) else {
            finished = false;
            break;
        };
        strides += 1;
        forced += u64::from(played);
        let Turn::Ask(seats) = game.turn(state) else { break };
        let Some(seat) = any_seat(seats, &mut ctx.chance) else {
            finished = false;
            break;
        };
        if rarely(offered.is_empty()) {
            game.legal_actions(state, seat, offered);
        }
        let choices = offered.len();
        let action = if rarely(choices <= 1) {
            alone += 1;
            offered.get(0)
        } else if opponent.sits_at(seat) {
            opponent.choose(game, state, seat, offered, &mut ctx.events)
        } else {
            offered.get(ctx.chance.below(choices as u32) as usize)
        };
        let Some(action) = action else {
            finished = false;
            break;
        };
        chosen = Some((seat, action));
    }
    // The first stride follows no choice; all others but these follow one of several.
    let steps = u64::saturating_sub(strides, 1 + alone);
    forced += alone;
    tally.games += u64::from(finished);
    tally.actions += steps + forced;
    tally.steps += steps;
    tally.forced += forced;
}

/// One of the seats that are asked; a sole seat costs no draw.
#[inline(always)]
pub(crate) fn any_seat(seats: Seats, chance: &mut Fast) -> Option<Seat> {
    let lowest = seats.lowest()?;
    if seats.is_single() {
        return Some(lowest);
    }
    seats.iter().nth(chance.below(seats.len()) as usize)
}
