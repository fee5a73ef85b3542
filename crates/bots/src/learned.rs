//! A player that looks one action ahead: everything that chance may make of it is judged by a network that was trained in self-play.
//!
//! `undercroft train` makes the weights in `networks/`; [`open`] reads them and checks that they fit game and rules. Where they do not, or
//! where a game has none, the rule-of-thumb player sits down instead, and whoever asks is told why.

use crate::expectation::expectation;
use crate::level::Thought;
use crate::network::{BadNetwork, Inputs, Network, Subject};
use crate::{Policy, sensible};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Fast, Game, Message, Seat, Turn, Viewer};
use undercroft_search::StableHasher;

/// What a network is told of a game. Positions are imagined ones that fit the view of the seat.
pub trait Encoder<G: Game>: Send + Sync {
    /// The file that belongs to it.
    fn subject(&self) -> Subject;

    /// Whether its network judges the positions of this table well.
    fn knows(&self, _: &G) -> bool {
        true
    }

    /// From whose side a position is judged when `seat` acts: seats that win and lose together share one.
    fn side(&self, seat: Seat) -> Seat;

    /// What rules of thumb would do: kept unless the network finds something clearly better. None where there are none.
    fn usual(&self, _: &G, _: &G::State, _: Seat, _: &Actions<G::Action>) -> Option<G::Action> {
        None
    }

    /// Writes the inputs of a position that is not over.
    fn encode(&self, game: &G, state: &G::State, side: Seat, inputs: &mut Inputs);
}

/// A network with the game that it judges.
pub struct Judgement<G: Game> {
    pub encoder: Box<dyn Encoder<G>>,
    pub network: Network,
}

impl<G: Game> Judgement<G> {
    /// The chance that `side` wins: exact at the end of a match.
    pub fn chance(&self, game: &G, state: &G::State, side: Seat, inputs: &mut Inputs) -> f32 {
        match game.turn(state) {
            Turn::Over(outcome) => f32::from(u8::from(outcome.winners.has(side))),
            Turn::Ask(_) => {
                inputs.clear();
                self.encoder.encode(game, state, side, inputs);
                self.network.chance(inputs)
            }
        }
    }
}

/// A choice with its chance to win, exact over one action as far as the network is right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<A> {
    pub action: A,
    pub chance: f32,
}

/// How much better than the usual choice another one has to be: small differences are mostly errors of the network.
pub const MARGIN: f32 = 0.01;
/// How much a choice loses each time it leads back to a position that was decided before: nobody goes round in circles for ever.
const AGAIN: f32 = 0.02;
/// How many positions are remembered for that.
const REMEMBERED: usize = 32;

/// The player.
pub struct Learned<G: Game> {
    judgement: Arc<Judgement<G>>,
    chance: Fast,
    inputs: Inputs,
    judged: Vec<Judged<G::Action>>,
    /// What the usual choice has in advance.
    pub margin: f32,
    /// The latest decisions, the oldest overwritten first.
    decided: [u64; REMEMBERED],
    decisions: usize,
    latest: Option<(Seat, Thought<G::Action>)>,
}

impl<G: Game> Learned<G> {
    #[must_use]
    pub fn new(judgement: Arc<Judgement<G>>, seed: u64) -> Learned<G> {
        Learned {
            judgement,
            chance: Fast::new(seed),
            inputs: Inputs::default(),
            judged: Vec::new(),
            margin: MARGIN,
            decided: [0; REMEMBERED],
            decisions: 0,
            latest: None,
        }
    }

    /// Judges every choice of a seat at a position that fits its view. The order is that of the list.
    pub fn judge(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        actions: &Actions<G::Action>,
    ) -> &[Judged<G::Action>] {
        let Learned { judgement, chance, inputs, judged, decided, .. } = self;
        let side = judgement.encoder.side(seat);
        judged.clear();
        for action in actions.iter() {
            let mean = expectation(game, state, seat, action, chance, |after| {
                let here = hash(after);
                let again = decided.iter().filter(|known| **known == here).count();
                judgement.chance(game, after, side, inputs) - AGAIN * again as f32
            });
            judged.push(Judged { action, chance: mean.unwrap_or(-1.0) });
        }
        judged
    }

    /// The best of the choices that were judged last, the first of equals. The usual one has a margin in advance.
    #[must_use]
    pub fn best(&self, usual: Option<G::Action>) -> Option<Judged<G::Action>> {
        let best = self.highest()?;
        let usual = usual.and_then(|usual| self.judged.iter().find(|judged| judged.action == usual));
        Some(usual.copied().filter(|usual| usual.chance + self.margin >= best.chance).unwrap_or(best))
    }

    fn highest(&self) -> Option<Judged<G::Action>> {
        let better = |best: Judged<G::Action>, one: Judged<G::Action>| {
            if one.chance > best.chance { one } else { best }
        };
        self.judged.iter().copied().reduce(better)
    }

    /// Judges every choice, takes one and remembers the position.
    pub fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        actions: &Actions<G::Action>,
    ) -> Option<Judged<G::Action>> {
        self.judge(game, state, seat, actions);
        self.remember(state);
        self.best(self.judgement.encoder.usual(game, state, seat, actions))
    }

    fn remember(&mut self, state: &G::State) {
        if let Some(place) = self.decided.get_mut(self.decisions % REMEMBERED) {
            *place = hash(state);
        }
        self.decisions += 1;
    }
}

fn hash(state: &impl Hash) -> u64 {
    let mut hasher = StableHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
}

impl<G: Playable> Policy<G> for Learned<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        actions: &Actions<G::Action>,
    ) -> Option<G::Action> {
        self.latest = None;
        if actions.len() < 2 {
            return actions.get(0);
        }
        let Ok(state) = game.imagine(view, &mut self.chance);
        let best = self.decide(game, &state, seat, actions)?;
        let others = self.judged.iter().filter(|one| one.action != best.action && one.chance <= best.chance);
        let other = others.copied().reduce(|most, one| if one.chance > most.chance { one } else { most });
        let other = other.map(|other| (other.action, other.chance.max(0.0)));
        self.latest = Some((seat, Thought::Chance { chance: best.chance.max(0.0), other }));
        Some(best.action)
    }

    /// Only the side of the seat hears what it thinks of its chances.
    fn reason(&self, game: &G, view: &G::View, viewer: Viewer) -> Option<Message> {
        let (seat, thought) = self.latest?;
        let side = |seat| self.judgement.encoder.side(seat);
        matches!(viewer, Viewer::Seat(one) if side(one) == side(seat)).then(|| thought.say(game, view))
    }
}

/// Reads a file of weights for an encoder.
///
/// # Errors
/// Why it does not fit.
pub fn open<G: Game>(encoder: Box<dyn Encoder<G>>, file: &[u8]) -> Result<Judgement<G>, BadNetwork> {
    let network = Network::read(file, encoder.subject())?;
    Ok(Judgement { encoder, network })
}

/// A player with these weights, or the rule-of-thumb player and why it has to step in.
#[must_use]
pub fn seat_or_sensible<G: Playable>(
    encoder: Box<dyn Encoder<G>>,
    file: &[u8],
    seed: u64,
) -> (Box<dyn Policy<G>>, Option<BadNetwork>) {
    match open(encoder, file) {
        Ok(judgement) => (Box::new(Learned::new(Arc::new(judgement), seed)), None),
        Err(problem) => (Box::new(StandIn(sensible(seed))), Some(problem)),
    }
}

/// Somebody who plays for a network that cannot be used, and says so.
pub struct StandIn<G: Game>(pub Box<dyn Policy<G>>);

impl<G: Game> Policy<G> for StandIn<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        actions: &Actions<G::Action>,
    ) -> Option<G::Action> {
        self.0.choose(game, view, seat, actions)
    }

    fn reason(&self, _: &G, _: &G::View, _: Viewer) -> Option<Message> {
        Some(Message::new("bot-stands-in"))
    }
}
