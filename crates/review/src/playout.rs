//! One match played on by quick players: to its end, or until a network can tell what it is worth.

use undercroft_bots::learned::Judgement;
use undercroft_bots::network::Inputs;
use undercroft_bots::{Players, judgement, learned, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Seats, Silent, Turn, scramble};

/// A match that has not ended after so many actions counts as won by nobody.
const LONGEST: u32 = 20_000;

/// Who plays a match on: a chance to win is always that of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Quick {
    /// Rules of thumb: thousands of matches a second.
    #[default]
    Thumb,
    /// The network of the game, one action ahead, where it has one; rules of thumb where it has none.
    Network,
}

impl Quick {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Quick::Thumb => "thumb",
            Quick::Network => "network",
        }
    }

    /// Sits down at every seat.
    fn sit<G: Playable>(self, game: &G, seed: u64) -> Players<G> {
        Players::sit(game, |seat| match self {
            Quick::Thumb => sensible(mix(seed, 1 + u64::from(seat.0))),
            Quick::Network => learned(mix(seed, 1 + u64::from(seat.0))),
        })
    }
}

/// Says when to end early. What has ended once stays ended.
pub type Stop<'a> = dyn Fn() -> bool + Sync + 'a;

/// After so many actions it is looked whether a match is still wanted.
const LOOK_EVERY: u32 = 32;

/// Plays `first` and then everything that follows, with a quick player at every seat. Says who won and after how many actions; none when it was stopped.
pub fn play_on<G: Playable>(
    game: &G,
    quick: Quick,
    state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
    stop: &Stop<'_>,
) -> Option<(Seats, u64)> {
    let (mut seen, mut actions) = (0, 0);
    let winners = play_and_see(game, quick, state, first, offered, seed, |_, chooser| {
        seen += u32::from(chooser.is_some());
        actions += u64::from(chooser.is_none());
        seen % LOOK_EVERY != 0 || !stop()
    });
    (!stop()).then_some((winners, actions))
}

/// Whether `side` wins after `first`, and how many actions were played. Where a network judges the positions of the game, the match is played
/// on only until somebody has a choice, and the network's chance decides by lot; the lot of a seed is the same for every choice.
pub fn try_on<G: Playable>(
    game: &G,
    quick: Quick,
    state: G::State,
    (first, side): (Option<(Seat, G::Action)>, Seats),
    offered: &mut Actions<G::Action>,
    seed: u64,
    stop: &Stop<'_>,
) -> Option<(bool, u64)> {
    let network = if quick == Quick::Network { judgement::<G>() } else { None };
    let Some(network) = network.filter(|network| network.encoder.knows(game)) else {
        let (winners, actions) = play_on(game, quick, state, first, offered, seed, stop)?;
        return Some((winners.iter().any(|winner| side.has(winner)), actions));
    };
    if stop() {
        return None;
    }
    let (chance, actions) = foresee(game, &network, state, first, side, offered, seed);
    let lot = Fast::new(mix(seed, LOT)).below(LOTS) as f32 / LOTS as f32;
    Some((lot < chance, actions))
}

/// The stream of the lots, and how many there are.
const LOT: u64 = 1 << 32;
const LOTS: u32 = 1 << 24;

/// Plays on until somebody has a choice, and what the network says then.
fn foresee<G: Playable>(
    game: &G,
    network: &Judgement<G>,
    mut state: G::State,
    mut forced: Option<(Seat, G::Action)>,
    side: Seats,
    offered: &mut Actions<G::Action>,
    seed: u64,
) -> (f32, u64) {
    let mut ctx = Ctx::new(Fast::new(mix(seed, 0)), Silent);
    let mut actions = 0;
    while actions < u64::from(LONGEST) {
        if forced.is_none() {
            let Turn::Ask(seats) = game.turn(&state) else { break };
            let Some(seat) = seats.lowest() else { break };
            offered.clear();
            game.legal_actions(&state, seat, offered);
            forced = offered.get(0).filter(|_| offered.len() == 1).map(|sole| (seat, sole));
        }
        let Some((seat, action)) = forced.take() else { break };
        actions += 1;
        if game.apply(&mut ctx, &mut state, seat, action).is_err() {
            return (0.0, actions);
        }
    }
    let seat = network.encoder.side(side.lowest().unwrap_or(Seat(0)));
    (network.chance(game, &state, seat, &mut Inputs::default()), actions + 1)
}

/// Plays on to the end; `see` is shown the position after every action, and again with who has a choice in it, and says whether to go on.
pub fn play_and_see<G: Playable>(
    game: &G,
    quick: Quick,
    mut state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
    mut see: impl FnMut(&G::State, Option<Seat>) -> bool,
) -> Seats {
    let mut players = quick.sit(game, seed);
    let mut ctx = Ctx::new(Fast::new(mix(seed, 0)), players.event_buffer());
    let mut forced = first;
    for _ in 0..LONGEST {
        let seat = match game.turn(&state) {
            Turn::Ask(seats) => seats.lowest(),
            Turn::Over(outcome) => return outcome.winners,
        };
        let Some(seat) = seat else { break };
        players.tell(game, &mut ctx.events);
        let (seat, action) = match forced.take() {
            Some((seat, action)) => (seat, Some(action)),
            None => {
                offered.clear();
                game.legal_actions(&state, seat, offered);
                if offered.len() > 1 && !see(&state, Some(seat)) {
                    break;
                }
                (seat, players.choose(game, &state, seat, offered))
            }
        };
        let Some(action) = action else { break };
        if game.apply(&mut ctx, &mut state, seat, action).is_err() || !see(&state, None) {
            break;
        }
    }
    Seats::NONE
}

/// A number for a stream of a seed in which neighbours have nothing in common.
pub const fn mix(seed: u64, stream: u64) -> u64 {
    scramble(seed.wrapping_add(stream.wrapping_mul(0xD1B5_4A32_D192_ED03)))
}
