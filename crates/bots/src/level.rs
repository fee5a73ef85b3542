//! How strong a bot plays. A lower level thinks less: it simulates less often or not at all. No level knows more than its seat sees, throws
//! a choice away or touches the dice.

use crate::Policy;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Game, Message, Seat, Viewer};
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
    latest: Option<(Seat, Thought<G::Action>)>,
}

/// What a decision rests on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Thought<A> {
    /// Rules of thumb alone.
    Habit,
    /// The chance that is foreseen, and that of the choice that came closest, where there is one.
    Chance { chance: f32, other: Option<(A, f32)> },
}

impl<A: Copy> Thought<A> {
    /// The thought in a sentence.
    pub(crate) fn say<G: Playable<Action = A>>(self, game: &G, view: &G::View) -> Message {
        let percent = |chance: f32| (chance * 100.0).round() as i64;
        match self {
            Thought::Habit => Message::new("bot-by-thumb"),
            Thought::Chance { chance, other: Some((other, less)) } => Message::new("bot-prefers")
                .number("chance", percent(chance))
                .parts("other", vec![game.label(view, other)])
                .number("less", percent(less)),
            Thought::Chance { chance, other: None } => {
                Message::new("bot-foresees").number("chance", percent(chance))
            }
        }
    }
}

/// A runner-up has to be simulated so often to be worth a word.
const WORTH_A_WORD: u32 = 20;

impl<G: Game, K> Searcher<G, K> {
    #[must_use]
    pub fn new(settings: Settings, guide: K, iterations: u32, seed: u64) -> Searcher<G, K> {
        Searcher { search: Search::new(settings, seed), guide, iterations, simulations: 0, latest: None }
    }
}

impl<G, K> Policy<G> for Searcher<G, K>
where
    G: Playable,
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
        let others = self.search.candidates().filter(|one| one.action != choice.action);
        let other = others.filter(|one| one.visits >= WORTH_A_WORD).max_by_key(|one| one.visits);
        let thought = match choice.iterations {
            0 => Thought::Habit,
            _ => Thought::Chance {
                chance: choice.value,
                other: other.map(|other| (other.action, other.value)),
            },
        };
        self.latest = (actions.len() > 1).then_some((seat, thought));
        Some(choice.action)
    }

    fn simulations(&self) -> u64 {
        self.simulations
    }

    /// Only those who win and lose with the seat hear what it thinks of its chances: they tell of its hand.
    fn reason(&self, game: &G, view: &G::View, viewer: Viewer) -> Option<Message> {
        let (seat, thought) = self.latest?;
        let is_ally = matches!(viewer, Viewer::Seat(one) if self.guide.allies(game, seat).has(one));
        (is_ally || thought == Thought::Habit).then(|| thought.say(game, view))
    }
}
