//! Matches by the thousand: match *n* of a base seed is the same on one core and on sixty-four.

use crate::tally::{Sum, Tally};
use rayon::prelude::*;
use undercroft_bots::{Level, Players, Policy, Random, learned, player, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Seats, Turn, scramble};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any offered action, all alike.
    Random,
    /// The rule-of-thumb player of the game.
    Sensible,
    /// The network alone, one action ahead.
    Network,
    Level(Level),
}

impl Player {
    /// A player of each level, weakest first.
    pub const LEVELS: [Player; 5] = [
        Player::Level(Level::Beginner),
        Player::Level(Level::Easy),
        Player::Level(Level::Normal),
        Player::Level(Level::Hard),
        Player::Level(Level::Expert),
    ];

    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Sensible => "sensible",
            Player::Network => "network",
            Player::Level(level) => level.word(),
        }
    }

    fn sit<G: Playable>(self, seed: u64) -> Box<dyn Policy<G>> {
        match self {
            Player::Random => Box::new(Random::new(seed)),
            Player::Sensible => sensible(seed),
            Player::Network => learned(seed),
            Player::Level(level) => player(level, seed),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many matches.
    pub games: u64,
    /// The number of the first one: a part of a plan plays the same matches as the whole.
    pub first: u64,
    /// The base seed.
    pub seed: u64,
    /// Who plays every seat but the opponent's.
    pub player: Player,
    /// Who plays the seats other than the first one, where it is somebody else.
    pub others: Option<Player>,
    /// With others: the player sits in another seat each match, so that no seat is an advantage. Its seat counts as the first one.
    pub rotates: bool,
    /// The seat that its own bot plays, whoever plays the others.
    pub opponent: Option<&'static str>,
    /// The facts to read at the end of a match; those that are no whole numbers count nothing.
    pub facts: Vec<String>,
    /// The fact of a seat whose winners are counted.
    pub who: Option<&'static str>,
    /// After so many actions a match is given up.
    pub max_actions: u64,
}

impl Plan {
    /// A plan without facts and with a bound that no sane match reaches.
    #[must_use]
    pub const fn new(games: u64, seed: u64, player: Player) -> Plan {
        Plan {
            games,
            first: 0,
            seed,
            player,
            others: None,
            rotates: false,
            opponent: None,
            facts: Vec::new(),
            who: None,
            max_actions: 100_000,
        }
    }

    /// The same plan, reading these facts.
    #[must_use]
    pub fn reading(mut self, facts: &[&str]) -> Plan {
        self.facts = facts.iter().map(|fact| (*fact).to_owned()).collect();
        self
    }
}

/// Somebody asked to stop before the plan was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// How many matches are played between two looks at progress and interruption: few where a match takes seconds.
const CHUNK: u64 = 256;
const THINKING_CHUNK: u64 = 2;

/// Plays the matches of a plan on every core. `progress` hears how many matches were played since it last heard; `stop` is asked
/// now and then.
///
/// # Errors
/// When `stop` said so: a part of a plan is no result.
pub fn play_many<G: Playable>(
    game: &G,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Tally, Stopped> {
    let thinks = |player: Player| matches!(player, Player::Level(_) | Player::Network);
    let chunk_size =
        if thinks(plan.player) || plan.others.is_some_and(thinks) { THINKING_CHUNK } else { CHUNK };
    let chunks = plan.games.div_ceil(chunk_size);
    let play = |chunk: u64| {
        if stop() {
            return Err(Stopped);
        }
        let numbers = chunk * chunk_size..plan.games.min((chunk + 1) * chunk_size);
        let played = numbers.end - numbers.start;
        let mut tally = Tally { facts: vec![Sum::default(); plan.facts.len()], ..Tally::default() };
        let mut offered = Actions::new();
        for number in numbers {
            play_one(game, plan, plan.first + number, &mut offered, &mut tally);
        }
        progress(played);
        Ok(tally)
    };
    (0..chunks).into_par_iter().map(play).try_reduce(Tally::default, |a, b| Ok(a.merge(b)))
}

/// Plays the matches with these numbers on every core and tells of each whether the player's seat won it; none for a match without an end.
///
/// # Errors
/// When `stop` said so.
pub fn play_each<G: Playable>(
    game: &G,
    plan: &Plan,
    numbers: &[u64],
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Vec<Option<bool>>, Stopped> {
    let play = |number: &u64| {
        if stop() {
            return Err(Stopped);
        }
        let mut tally = Tally::default();
        play_one(game, plan, *number, &mut Actions::new(), &mut tally);
        Ok((tally.games > 0).then_some(tally.won > 0))
    };
    numbers.par_iter().map(play).collect()
}

/// Plays match `number` and counts it.
pub(crate) fn play_one<G: Playable>(
    game: &G,
    plan: &Plan,
    number: u64,
    offered: &mut Actions<G::Action>,
    tally: &mut Tally,
) {
    let place = if plan.rotates { (number % u64::from(game.seats().max(1))) as u8 } else { 0 };
    let sit = |seat: Seat| {
        let opponent = plan.opponent.is_some_and(|opponent| game.seat_word(seat) == opponent);
        let player = match plan.others {
            _ if opponent => Player::Sensible,
            Some(others) if seat.0 != place => others,
            _ => plan.player,
        };
        player.sit::<G>(stream(plan.seed, number, 1 + u64::from(seat.0)))
    };
    let mut players = Players::sit(game, sit);
    let mut ctx = Ctx::new(Fast::new(stream(plan.seed, number, 0)), players.event_buffer());
    let Ok(mut state) = game.start(&mut ctx) else {
        tally.unfinished += 1;
        return;
    };
    let mut decisions = 0;
    for _ in 0..plan.max_actions {
        let seat = match game.turn(&state) {
            Turn::Ask(seats) => seats.lowest(),
            Turn::Over(outcome) => {
                tally.games += 1;
                tally.won += u64::from(outcome.winners.has(Seat(place)));
                tally.decisions.add(decisions);
                *tally.ends.entry(outcome.key).or_default() += 1;
                read_facts(game, plan, &state, tally);
                read_seats(game, plan, &state, outcome.winners, tally);
                return;
            }
        };
        let Some(seat) = seat else { break };
        players.tell(game, &mut ctx.events);
        offered.clear();
        game.legal_actions(&state, seat, offered);
        decisions += i64::from(offered.len() > 1);
        let Some(action) = players.choose(game, &state, seat, offered) else { break };
        if game.apply(&mut ctx, &mut state, seat, action).is_err() {
            break;
        }
    }
    tally.unfinished += 1;
}

fn read_facts<G: Playable>(game: &G, plan: &Plan, state: &G::State, tally: &mut Tally) {
    for (fact, sum) in plan.facts.iter().zip(&mut tally.facts) {
        if let Ok(Some(value)) = game.read(state, fact)
            && let Some(number) = value.as_int()
        {
            sum.add(number);
        }
    }
}

/// Who sat where, and whether it won.
fn read_seats<G: Playable>(game: &G, plan: &Plan, state: &G::State, winners: Seats, tally: &mut Tally) {
    let Some(who) = plan.who else { return };
    for seat in (0..game.seats()).map(Seat) {
        if let Ok(Some(value)) = game.read(state, &format!("{}.{who}", game.seat_word(seat))) {
            let sat = tally.who.entry(value.to_string()).or_default();
            sat.games += 1;
            sat.won += u64::from(winners.has(seat));
        }
    }
}

/// The seed of one stream of one match: a mix in which neighbours have nothing in common (SplitMix64).
pub(crate) const fn stream(seed: u64, number: u64, stream: u64) -> u64 {
    scramble(scramble(scramble(seed).wrapping_add(number)).wrapping_add(stream))
}
