//! What a fight comes to with each choice, solved exactly for somebody who plays it out in the best way. Only Mini Rogue's duels can be solved.

use mini_rogue::MiniRogue;
use mini_rogue::duel::{Duel, ONE, Odds};
use mini_rogue::state::State;
use serde::Serialize;
use std::any::Any;
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, Match, MatchVisitor};
use undercroft_kernel::{Fast, Game, Seat, Viewer};

/// The exact odds of a fight after one choice, in parts of [`FightOdds::OF`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FightOdds {
    /// The choice, in notation.
    pub action: String,
    pub won: u64,
    pub lost: u64,
    /// The fight ends without a winner, such as by a fall.
    pub broken_off: u64,
    /// The HP that are left on average where it is won, in hundredths.
    pub hp: u64,
}

impl FightOdds {
    /// Certainty.
    pub const OF: u64 = ONE;

    fn of(action: String, odds: &Odds) -> FightOdds {
        let won = odds.won();
        let sum: u128 = (0..=u8::MAX).map(|hp| u128::from(odds.won_with(hp)) * u128::from(hp)).sum();
        let hp = (sum * 100).checked_div(u128::from(won)).unwrap_or_default();
        FightOdds { action, won, lost: odds.lost, broken_off: odds.broken_off, hp: hp as u64 }
    }
}

/// So many positions are looked at before a fight counts as too long to be solved.
const LIMIT: usize = 40_000;
/// Winning comes first; of two ways to win as often, the one that keeps more HP.
const VICTORY: u32 = 1_000;

/// The odds of the fight that `seat` is in, for each of its choices, the best first; none where nobody fights or the fight is not solved.
#[must_use]
pub fn fights(game: &dyn Match, seat: Seat) -> Vec<FightOdds> {
    game.visit(Fights { seat }).unwrap_or_default()
}

struct Fights {
    seat: Seat,
}

impl MatchVisitor for Fights {
    type Out = Vec<FightOdds>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Vec<FightOdds> {
        let (game, state) = (live.session().game(), live.session().state());
        let view = game.view(state, Viewer::Seat(self.seat));
        let Ok(state) = game.imagine(&view, &mut Fast::new(0));
        let game = (game as &dyn Any).downcast_ref::<MiniRogue>();
        let state = (&state as &dyn Any).downcast_ref::<State>();
        game.zip(state).map(|(game, state)| solve(game, state)).unwrap_or_default()
    }
}

fn solve(game: &MiniRogue, state: &State) -> Vec<FightOdds> {
    let mut duel = Duel::new(game, LIMIT, |hero| VICTORY + u32::from(hero.hp));
    let choices = duel.choices(state).unwrap_or_default();
    choices.iter().map(|(action, odds)| FightOdds::of(game.notation(*action), odds)).collect()
}
