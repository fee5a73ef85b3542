//! Whether chances to win are what they say: positions of matches, each called from what its seat sees and then played on once from how it truly is.
//!
//! One position is taken from each match, so that no two of them share their luck. The player who calls is the player who plays on.

use crate::playout::{Quick, mix, play_and_see, play_on};
use crate::side::side;
use crate::weigh::{Count, Effort, Trial, chance_of};
use rayon::prelude::*;
use undercroft_catalog::{Card, Playable};
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Silent, Viewer};
use undercroft_lab::Rate;

/// A position: what was called, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Called {
    pub count: Count,
    pub won: bool,
}

impl Called {
    fn chance(self) -> f64 {
        f64::from(self.count.won) / f64::from(self.count.of.max(1))
    }
}

/// Calls a position of each of these matches with `matches` matches played on; none where a match could not be played or `stop` said so.
pub fn calibrate<G: Playable>(
    game: &G,
    card: &Card,
    quick: Quick,
    matches: u32,
    seeds: &[u64],
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<Option<Called>> {
    let call = |seed: &u64| if stop() { None } else { call(game, card, quick, matches, *seed) };
    seeds.par_iter().map(call).collect()
}

fn call<G: Playable>(game: &G, card: &Card, quick: Quick, matches: u32, seed: u64) -> Option<Called> {
    let mut ctx = Ctx::new(Fast::new(mix(seed, 10)), Silent);
    let start = game.start(&mut ctx).ok()?;
    let mut lot = Fast::new(mix(seed, 11));
    let (mut seen, mut kept): (u32, Option<(G::State, Seat)>) = (0, None);
    let mut offered = Actions::new();
    // Every position has the same chance to be the one, without keeping all of them.
    play_and_see(game, quick, start, None, &mut offered, mix(seed, 12), |state, chooser| {
        let Some(seat) = chooser else { return true };
        seen += 1;
        if lot.below(seen) == 0 {
            kept = Some((state.clone(), seat));
        }
        true
    });
    let (state, seat) = kept?;
    let side = side(game, card, seat);
    let view = game.view(&state, Viewer::Seat(seat));
    let trial =
        Trial { effort: Effort { first: matches, most: matches }, seed: mix(seed, 13), stop: &|| false };
    let count = chance_of(game, quick, &view, side, trial);
    let (winners, _) = play_on(game, quick, state, None, &mut offered, mix(seed, 14), &|| false)?;
    Some(Called { count, won: winners.iter().any(|winner| side.has(winner)) })
}

/// The positions that were called alike: 0 to 10 %, 10 to 20 % and so on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decile {
    pub positions: u64,
    pub won: u64,
    /// What was called on average.
    pub called: f64,
}

impl Decile {
    /// How often they were won, with its 95 % interval.
    #[must_use]
    pub fn rate(&self) -> Rate {
        Rate::of(self.won, self.positions)
    }

    /// Whether what was called lies within the interval of what came.
    #[must_use]
    pub fn holds(&self) -> bool {
        let rate = self.rate();
        self.positions == 0 || (rate.low..=rate.high).contains(&self.called)
    }
}

/// What many calls are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Reliability {
    pub deciles: [Decile; 10],
    /// The mean of the squares of the errors: 0 for a prophet, 0.25 for a coin.
    pub brier: f64,
    /// The same for somebody who always calls the share of all positions that was won.
    pub brier_of_mean: f64,
}

impl Reliability {
    #[must_use]
    pub fn of(calls: &[Called]) -> Reliability {
        let mut deciles = [Decile { positions: 0, won: 0, called: 0.0 }; 10];
        let of = calls.len().max(1) as f64;
        let mean = calls.iter().filter(|call| call.won).count() as f64 / of;
        let (mut errors, mut errors_of_mean) = (0.0, 0.0);
        for call in calls {
            let won = f64::from(u8::from(call.won));
            errors += (call.chance() - won).powi(2);
            errors_of_mean += (mean - won).powi(2);
            let place = (u64::from(call.count.won) * 10 / u64::from(call.count.of.max(1))).min(9);
            if let Some(decile) = deciles.get_mut(place as usize) {
                decile.positions += 1;
                decile.won += u64::from(call.won);
                decile.called += call.chance();
            }
        }
        for decile in &mut deciles {
            decile.called /= decile.positions.max(1) as f64;
        }
        Reliability { deciles, brier: errors / of, brier_of_mean: errors_of_mean / of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calls(won: u32, of: u32, came: [u32; 2]) -> Vec<Called> {
        let call = |won_match| Called { count: Count { won, of }, won: won_match };
        let [yes, no] = came;
        (0..yes).map(|_| call(true)).chain((0..no).map(|_| call(false))).collect()
    }

    #[test]
    fn what_was_called_a_quarter_and_came_half_of_the_time_does_not_hold() {
        let held = Reliability::of(&calls(25, 100, [250, 750]));
        assert!(held.deciles[2].holds() && held.deciles[2].positions == 1000);
        assert!((held.brier - 0.1875).abs() < 1e-9 && (held.brier_of_mean - 0.1875).abs() < 1e-9);
        let broken = Reliability::of(&calls(25, 100, [500, 500]));
        assert!(!broken.deciles[2].holds());
        assert!(broken.deciles[3].holds(), "a decile without positions claims nothing");
        assert!(broken.brier > broken.brier_of_mean);
    }

    #[test]
    fn a_sure_win_is_in_the_last_decile() {
        assert_eq!(Reliability::of(&calls(8, 8, [3, 0])).deciles[9].positions, 3);
    }
}
