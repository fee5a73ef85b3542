//! How strong a bot plays. A lower level thinks less: it simulates less often or not at all. No level knows more than its seat sees, throws
//! a choice away or touches the dice.

use crate::Policy;
use undercroft_kernel::{Actions, Game, Seat};
use undercroft_search::{Budget, Guide, Search, Settings};

/// The levels, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Rules of thumb, no look ahead.
    Beginner,
    Easy,
    Normal,
    Hard,
    /// As much as fits into a tenth of a second.
    Expert,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A player that searches with a game's guide, a fixed number of iterations for each choice.
pub struct Searcher<G: Game, K> {
    search: Search<G>,
    guide: K,
    iterations: u32,
    simulations: u64,
}

impl<G: Game, K> Searcher<G, K> {
    #[must_use]
    pub fn new(settings: Settings, guide: K, iterations: u32, seed: u64) -> Searcher<G, K> {
        Searcher { search: Search::new(settings, seed), guide, iterations, simulations: 0 }
    }
}

impl<G, K> Policy<G> for Searcher<G, K>
where
    G: Game<State: Send, Action: Send>,
    K: Guide<G> + Send,
{
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        actions: &Actions<G::Action>,
    ) -> Option<G::Action> {
        let mut budget = Budget { iterations: self.iterations, stop: &mut || false };
        let choice = self.search.choose(game, &mut self.guide, view, seat, actions, &mut budget);
        let choice = choice?;
        self.simulations += u64::from(choice.iterations);
        Some(choice.action)
    }

    fn simulations(&self) -> u64 {
        self.simulations
    }
}
