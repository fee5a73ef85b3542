//! Bots at a table whose game is not known beforehand: a seat of a match behind its trait object gets an answer in notation.
//!
//! A bot sees its seat's view, what its seat has witnessed and what the rules offer it, nothing else. Its generator is made from its own seed and how far the match has come, so
//! that two nodes that have the same steps give the same answer, and nothing has to be kept between two turns.

use crate::{Level, Policy, Random, player, sensible};
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, Match, MatchVisitor};
use undercroft_kernel::{Actions, Message, Seat, Viewer};

/// Which bot plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any choice, all alike.
    Random,
    /// The rule-of-thumb player of the game, where there is one.
    Sensible,
    /// A player of this level.
    Level(Level),
}

impl Bot {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Sensible => "sensible",
            Bot::Level(level) => level.word(),
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Bot> {
        let plain = [Bot::Random, Bot::Sensible].into_iter().find(|bot| bot.word() == word);
        plain.or_else(|| Level::from_word(word).map(Bot::Level))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Its action, in notation.
    pub action: String,
    /// Why, where it says so.
    pub reason: Option<Message>,
}

/// What a bot does at a seat that is asked, in notation; none where it is offered nothing.
#[must_use]
pub fn choose(game: &dyn Match, seat: Seat, bot: Bot, seed: u64) -> Option<String> {
    decide(game, seat, bot, seed, game.at(), Viewer::Seat(seat)).map(|decision| decision.action)
}

/// What a bot does, or did, at a seat that is or was asked after so many steps, and why, as far as a viewer may hear it.
#[must_use]
pub fn decide(
    game: &dyn Match,
    seat: Seat,
    bot: Bot,
    seed: u64,
    at: usize,
    viewer: Viewer,
) -> Option<Decision> {
    game.visit(Chair { seat, bot, seed, at, viewer })?
}

struct Chair {
    seat: Seat,
    bot: Bot,
    seed: u64,
    at: usize,
    viewer: Viewer,
}

impl Chair {
    /// Tells a bot everything that its seat has witnessed.
    fn tell<G: Playable>(&self, live: &Live<G>, policy: &mut dyn Policy<G>) {
        let session = live.session();
        let steps = session.steps().iter().take(self.at).flat_map(|step| &step.events);
        for event in session.opening_events().iter().chain(steps) {
            if let Some(event) = session.game().witness(event, Viewer::Seat(self.seat)) {
                policy.hear(session.game(), &event);
            }
        }
    }
}

impl MatchVisitor for Chair {
    type Out = Option<Decision>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Option<Decision> {
        let (game, state) = (live.session().game(), live.session().state_at(self.at));
        let seed = self.seed ^ (self.at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut policy: Box<dyn Policy<G>> = match self.bot {
            Bot::Random => Box::new(Random::new(seed)),
            Bot::Sensible => sensible::<G>(seed),
            Bot::Level(level) => player::<G>(level, seed),
        };
        if policy.listens() {
            self.tell(live, &mut *policy);
        }
        let mut actions = Actions::new();
        game.legal_actions(&state, self.seat, &mut actions);
        let view = game.view(&state, Viewer::Seat(self.seat));
        let chosen = policy.choose(game, &view, self.seat, &actions).or_else(|| actions.get(0))?;
        Some(Decision { action: game.notation(chosen), reason: policy.reason(game, &view, self.viewer) })
    }
}
