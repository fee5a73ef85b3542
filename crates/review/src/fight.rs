//! What a fight comes to with each choice: won, died in, or neither. A fight against a monster is solved exactly, for somebody who plays it out in the
//! best way; one in which others decide as well is played on by the rules of thumb, and its chances have an interval.

mod blows;
mod duel;
mod monster;
mod sample;
mod solve;
mod strife;

use crate::playout::Stop;
use catacombs::Catacombs;
use mini_rogue::MiniRogue;
use serde::Serialize;
use std::any::Any;
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, Match, MatchVisitor};
use undercroft_kernel::{Fast, Game, Seat, Viewer};
use urto::Urto;

/// How far the chances of a fight look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// To the end of the fight.
    Fight,
    /// To the end of the round: fights that have no end of their own.
    Round,
}

impl Reach {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reach::Fight => "fight",
            Reach::Round => "round",
        }
    }
}

/// The 95 % intervals of chances that were counted and not solved, in the parts of their fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Estimate {
    pub won: (u64, u64),
    pub lost: (u64, u64),
}

/// What a fight comes to after one choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FightOdds {
    /// The choice, in notation.
    pub action: String,
    pub reach: Reach,
    /// The other side falls, or loses the exchange, and oneself stands.
    pub won: u64,
    /// Oneself falls.
    pub lost: u64,
    /// Neither: the other hides, the round is over, somebody falls through the floor.
    pub broken_off: u64,
    /// What all of them add up to; the number of matches where they were counted.
    pub of: u64,
    /// The HP that are left on average where it is won, in hundredths.
    pub hp: u64,
    /// None where the chances are exact.
    pub estimate: Option<Estimate>,
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum End {
    Won,
    Lost,
    BrokenOff,
}

/// The odds of the fight that `seat` is in, for each of its choices that belong to the fight, the best first; none where nobody fights, or the fight is
/// too long to be solved. Estimates come from as many matches as could be played before it was stopped.
#[must_use]
pub fn fights(game: &dyn Match, seat: Seat, stop: &Stop<'_>) -> Vec<FightOdds> {
    game.visit(Fights { seat, stop }).unwrap_or_default()
}

struct Fights<'a> {
    seat: Seat,
    stop: &'a Stop<'a>,
}

impl MatchVisitor for Fights<'_> {
    type Out = Vec<FightOdds>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Vec<FightOdds> {
        let (game, state) = (live.session().game(), live.session().state());
        let view = game.view(state, Viewer::Seat(self.seat));
        let Ok(state) = game.imagine(&view, &mut Fast::new(0));
        if let Some((game, state)) = known::<G, MiniRogue>(game, &state) {
            return duel::solve(game, state);
        }
        if let Some((game, state)) = known::<G, Urto>(game, &state) {
            let solved = monster::solve(game, state, self.seat, self.stop);
            return if solved.is_empty() { strife::count(game, state, self.seat, self.stop) } else { solved };
        }
        if let Some((game, state)) = known::<G, Catacombs>(game, &state) {
            return blows::count(game, state, self.seat, self.stop);
        }
        Vec::new()
    }
}

/// The game and the position, if it is this game.
fn known<'a, G: Game + 'static, K: Game + 'static>(
    game: &'a G,
    state: &'a G::State,
) -> Option<(&'a K, &'a K::State)>
where
    G::State: 'static,
    K::State: 'static,
{
    let game = (game as &dyn Any).downcast_ref()?;
    Some((game, (state as &dyn Any).downcast_ref()?))
}
