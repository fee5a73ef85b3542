//! The hot loop of the benchmark: random games, one after the other, on one core.
//! One buffer of actions, one source of chance, no events, no allocation, and one start state a game.
//! A *step* is a decision with at least two legal choices; forced actions are counted apart.

use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Seats, Silent, Turn};

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

/// Plays `games` games with random choices and counts what was played. A game that refuses its own offer, or asks a
/// seat that has nothing to do, is left unfinished and does not count as a game.
pub fn random_playouts<G: Game>(game: &G, games: u64, seed: u64) -> Tally {
    let mut ctx = Ctx::new(Fast::new(seed), Silent);
    let mut offered = Actions::new();
    let mut tally = Tally::default();
    for _ in 0..games {
        let Ok(state) = game.start(&mut ctx) else { continue };
        play_out(game, state, &mut ctx, &mut offered, &mut tally);
    }
    tally
}

/// Plays one game from `state` to its end.
#[inline]
fn play_out<G: Game>(
    game: &G,
    mut state: G::State,
    ctx: &mut Ctx<Fast, Silent>,
    offered: &mut Actions<G::Action>,
    tally: &mut Tally,
) {
    let (mut steps, mut forced, mut finished) = (0, 0, true);
    loop {
        let Ok(played) = game.play_forced(ctx, &mut state) else {
            finished = false;
            break;
        };
        forced += u64::from(played);
        let Turn::Ask(seats) = game.turn(&state) else { break };
        let Some(seat) = any_seat(seats, &mut ctx.chance) else {
            finished = false;
            break;
        };
        offered.clear();
        game.legal_actions(&state, seat, offered);
        let choices = offered.len();
        let mut number = 0;
        if choices > 1 {
            number = ctx.chance.below(choices as u32);
            steps += 1;
        } else {
            forced += 1;
        }
        let played = offered.get(number as usize).map(|action| game.apply(ctx, &mut state, seat, action));
        if !matches!(played, Some(Ok(()))) {
            // What was refused was not played.
            if choices > 1 {
                steps -= 1
            } else {
                forced -= 1
            }
            finished = false;
            break;
        }
    }
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
