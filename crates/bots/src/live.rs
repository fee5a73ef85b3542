//! Bots at a table whose game is not known beforehand: a seat of a match behind its trait object gets an answer in notation.
//!
//! A bot sees its seat's view and what the rules offer it, nothing else. Its generator is made from its own seed and how far the match has come, so
//! that two nodes that have the same steps give the same answer, and nothing has to be kept between two turns.

use crate::{Policy, Random, sensible};
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, Match, MatchVisitor};
use undercroft_kernel::{Actions, Seat, Viewer};

/// Which bot plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any choice, all alike.
    Random,
    /// The rule-of-thumb player of the game, where there is one.
    Sensible,
}

impl Bot {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Sensible => "sensible",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Bot> {
        [Bot::Random, Bot::Sensible].into_iter().find(|bot| bot.word() == word)
    }
}

/// What a bot does at a seat that is asked, in notation; none where it is offered nothing.
#[must_use]
pub fn choose(game: &dyn Match, seat: Seat, bot: Bot, seed: u64) -> Option<String> {
    game.visit(Chair { seat, bot, seed })?
}

struct Chair {
    seat: Seat,
    bot: Bot,
    seed: u64,
}

impl MatchVisitor for Chair {
    type Out = Option<String>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Option<String> {
        let (game, state) = (live.session().game(), live.session().state());
        let seed = self.seed ^ (live.session().at() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut policy: Box<dyn Policy<G>> = match self.bot {
            Bot::Random => Box::new(Random::new(seed)),
            Bot::Sensible => sensible::<G>(seed),
        };
        let mut actions = Actions::new();
        game.legal_actions(state, self.seat, &mut actions);
        let view = game.view(state, Viewer::Seat(self.seat));
        let chosen = policy.choose(game, &view, self.seat, &actions).or_else(|| actions.get(0))?;
        Some(game.notation(chosen))
    }
}
