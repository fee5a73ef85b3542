//! Planning by simulation: a few ways to go about a turn are each played out some times against the rules of thumb of the other side, in tables
//! that fit the seat's view, and the best is followed: by a hero for its activation, by a game master for its turn. Rules of thumb still choose every single action.

use super::hero::{Adventurer, Stance};
use super::levels;
use super::master::{Command, Master, Reason, intention};
use crate::{Level, Policy};
use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::event::Event;
use catacombs::rules::los;
use catacombs::state::{CreatureId, End, Phase, Side, State, Status};
use catacombs::view::View;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Message, Seat, Turn, Viewer};

/// Nobody plans where no adversary is within so many squares.
const NEAR: u8 = 12;
/// A playout that takes more actions is cut off.
const LONGEST: usize = 400;
/// How many adversaries one hero considers as a target of its own.
const TARGETS: usize = 3;
/// How many rounds a playout lasts after the present one.
const ROUNDS: u8 = 2;

/// How much a game master does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// It gives so many orders in ten turns, to whoever is nearest; the others defend themselves.
    Orders(u8),
    /// Everybody acts, and before each turn every plan is tried in so many playouts.
    Plans(u32),
}

impl Lead {
    /// The orders of a round: ten rounds in a row have as many as there are in ten. None where everybody acts.
    fn orders(self, round: u8) -> Option<usize> {
        let Lead::Orders(in_ten) = self else { return None };
        let until = |round: usize| round * usize::from(in_ten) / 10;
        let round = usize::from(round);
        Some(until(round + 1) - until(round))
    }

    /// Whether another order is left in this turn.
    fn has_order(self, state: &State) -> bool {
        let given = || state.creatures.of(Side::Master).filter(|one| state.creatures[*one].is(Status::DONE));
        self.orders(state.round).is_none_or(|orders| given().count() < orders)
    }
}

/// What a side could do with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    Master(Command),
    Hero(Stance),
}

/// What a plan is good for: the round, and whoever acts where it is a hero.
type Span = (u8, CreatureId);

/// What a plan gained over the usual one, in all its playouts together.
#[derive(Clone, Copy, Default)]
struct Gain {
    sum: i64,
    squares: i64,
}

impl Gain {
    /// Whether it is more than chance explains: more than about 1.2 standard errors above nothing.
    const fn is_clear(self) -> bool {
        self.sum > 0 && 2 * self.sum * self.sum > 3 * self.squares
    }
}

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// As strong as the level is at the table in hand.
    Level(Level),
    /// A game master that leads like this, whatever the table.
    Lead(Lead),
}

impl Strength {
    fn lead(self, game: &Catacombs, state: &State) -> Lead {
        match self {
            Strength::Level(level) => levels::lead(level, game, state),
            Strength::Lead(lead) => lead,
        }
    }

    /// How often each stance of a hero is tried.
    const fn hero_playouts(self) -> u32 {
        match self {
            Strength::Level(Level::Hard) => 3,
            Strength::Level(Level::Expert) => 10,
            _ => 0,
        }
    }
}

/// How creatures act where nothing is planned.
const USUAL: Command = Command::Pack;

/// A player of any seat that plans.
pub struct Planner {
    strength: Strength,
    master: Master,
    hero: Adventurer,
    rivals: (Master, Adventurer),
    whim: Fast,
    /// The plan that is followed: of a hero for its activation, of a game master for its turn.
    plan: Option<(Span, Plan)>,
    simulations: u64,
    offered: Actions<Action>,
}

impl Planner {
    /// A planner with whims of its own.
    #[must_use]
    pub fn new(strength: Strength, seed: u64) -> Planner {
        let both = || (Master::commanding(USUAL, seed), Adventurer::new(seed));
        let (master, hero) = both();
        Planner {
            strength,
            master,
            hero,
            rivals: both(),
            whim: Fast::new(seed ^ 0x9a7c_15f3),
            plan: None,
            simulations: 0,
            offered: Actions::new(),
        }
    }

    /// The ways to go about the present activation; the first one is what the rules of thumb would do.
    fn plans(state: &State, master: bool) -> Vec<Plan> {
        let near = |one: CreatureId, side: Side| {
            let at = state.creatures[one].at;
            state.creatures.of(side).any(|other| state.creatures[other].at.distance(at) <= NEAR)
        };
        if master {
            let targets = state.creatures.of(Side::Party).filter(|one| !state.creatures[*one].is_grounded());
            let targets = targets.filter(|one| near(*one, Side::Master)).map(Command::Target);
            let commands = [USUAL, Command::Focus, Command::Alone, Command::Hold];
            let close = state.creatures.of(Side::Master).any(|one| near(one, Side::Party));
            let all = commands.into_iter().chain(targets).map(Plan::Master);
            return if close { all.collect() } else { Vec::new() };
        }
        let me = &state.creatures[state.actor];
        let mut foes: Vec<CreatureId> = state.creatures.of(Side::Master).collect();
        foes.retain(|foe| los::sees(state, state.actor, *foe));
        if foes.is_empty() {
            return Vec::new();
        }
        foes.sort_by_key(|foe| state.creatures[*foe].at.distance(me.at));
        let targets = foes.into_iter().take(TARGETS).map(Stance::Target);
        // Whoever runs away from every fight never ends one.
        let retreat = (3 * me.pv < me.pv_max).then_some(Stance::Retreat);
        let stances = [Stance::Usual, Stance::Hold].into_iter().chain(retreat);
        stances.chain(targets).map(Plan::Hero).collect()
    }

    /// The plan that does best in simulation. All plans are tried in the same imagined tables with the same dice.
    fn think(&mut self, game: &Catacombs, view: &View, playouts: u32) -> Option<Plan> {
        if playouts == 0 {
            return None;
        }
        let plans = Self::plans(&view.table, view.is_master());
        let first = *plans.first()?;
        if plans.len() < 2 {
            return Some(first);
        }
        let sign = if view.is_master() { -1 } else { 1 };
        let mut gains = vec![Gain::default(); plans.len()];
        for _ in 0..playouts {
            let seed = u64::from(self.whim.below(u32::MAX));
            let Ok(table) = game.imagine(view, &mut self.whim);
            let usual = self.playout(game, table, first, seed);
            for (plan, gain) in plans.iter().zip(&mut gains).skip(1) {
                let more = sign * (self.playout(game, table, *plan, seed) - usual);
                gain.sum += more;
                gain.squares += more * more;
            }
        }
        // Of equals the first.
        let clear = plans.iter().zip(&gains).rev().filter(|(_, gain)| gain.is_clear());
        let best = clear.max_by_key(|(_, gain)| gain.sum);
        Some(best.map_or(first, |(plan, _)| *plan))
    }

    /// Plays on with a plan for the present activation, and says what has come of it for the party.
    fn playout(&mut self, game: &Catacombs, mut state: State, plan: Plan, seed: u64) -> i64 {
        let mut ctx = Ctx::new(Fast::new(seed), Vec::<Event>::new());
        let (master, hero) = &mut self.rivals;
        master.recall(&self.master);
        hero.recall(&self.hero);
        master.set_command(USUAL);
        hero.set_stance(Stance::Usual);
        match plan {
            Plan::Master(command) => master.set_command(command),
            Plan::Hero(stance) => hero.set_stance(stance),
        }
        let (actor, last) = (state.actor, state.round.saturating_add(ROUNDS));
        let mut planned = true;
        for _ in 0..LONGEST {
            for event in ctx.events.drain(..) {
                master.hear(game, &event);
                hero.hear(game, &event);
            }
            let Turn::Ask(seats) = game.turn(&state) else { break };
            let Some(seat) = seats.lowest() else { break };
            if state.round > last {
                break;
            }
            // The plan of a hero is for its activation, that of a game master for its turn.
            let over = match plan {
                Plan::Master(_) => state.side == Side::Party,
                Plan::Hero(_) => state.actor != actor && state.is_quiet(),
            };
            if planned && over {
                planned = false;
                master.set_command(USUAL);
                hero.set_stance(Stance::Usual);
            }
            self.offered.clear();
            game.legal_actions(&state, seat, &mut self.offered);
            let action = if self.offered.len() < 2 {
                self.offered.get(0)
            } else {
                let view = game.view(&state, Viewer::Seat(seat));
                if seat == state.master() {
                    master.choose(game, &view, seat, &self.offered)
                } else {
                    hero.choose(game, &view, seat, &self.offered)
                }
            };
            let Some(action) = action else { break };
            if game.apply(&mut ctx, &mut state, seat, action).is_err() {
                break;
            }
        }
        self.simulations += 1;
        worth(&state)
    }
}

/// How well the party stands, in thousandths: life, what is left of the adversaries, how far the quest has come.
fn worth(state: &State) -> i64 {
    match state.end {
        Some(End::Won) => return 2_000,
        Some(End::Lost | End::Late) => return -1_000,
        None => {}
    }
    let life = |who: CreatureId| {
        let hero = &state.creatures[who];
        let left = state.progress.left >> who.0 & 1 == 1;
        match () {
            () if left => 1_000,
            () if hero.is(Status::DEAD) || !hero.at.is_somewhere() => 0,
            () if hero.is_grounded() => 150,
            () => 400 + 600 * i64::from(hero.pv.max(0)) / i64::from(hero.pv_max.max(1)),
        }
    };
    let party = i64::from(state.party.max(1));
    let health = state.heroes().map(life).sum::<i64>() / party;
    let pack =
        state.creatures.of(Side::Master).map(|one| i64::from(state.creatures[one].total_pv())).sum::<i64>();
    let danger = (300 * pack / (30 * party)).min(600);
    let found = 15 * state.zones.len() as i64 + 40 * i64::from(state.progress.searched);
    health - danger + found
}

impl Policy<Catacombs> for Planner {
    fn choose(
        &mut self,
        game: &Catacombs,
        view: &View,
        seat: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        if actions.len() < 2 {
            return actions.get(0);
        }
        let state = &view.table;
        let quiet =
            state.is_quiet() && matches!(state.phase, Phase::Next | Phase::Acting) && state.run_left == 0;
        let span = (state.round, if view.is_master() { CreatureId::NONE } else { state.actor });
        let own = !view.is_master() || state.side == Side::Master;
        let lead = self.strength.lead(game, state);
        let playouts = match lead {
            _ if !view.is_master() => self.strength.hero_playouts(),
            Lead::Plans(playouts) => playouts,
            Lead::Orders(_) => 0,
        };
        if quiet && own && self.plan.is_none_or(|(known, _)| known != span) {
            self.plan = self.think(game, view, playouts).map(|plan| (span, plan));
        }
        let plan = self.plan.filter(|(known, _)| own && *known == span).map(|(_, plan)| plan);
        if view.is_master() {
            let command = match plan {
                Some(Plan::Master(command)) => command,
                _ => USUAL,
            };
            self.master.set_command(command);
            let calls = quiet && own && state.phase == Phase::Next;
            if calls && !lead.has_order(state) && actions.iter().any(|action| action == Action::EndTurn) {
                self.master.rest();
                return Some(Action::EndTurn);
            }
            self.master.choose(game, view, seat, actions)
        } else {
            let stance = match plan {
                Some(Plan::Hero(stance)) => stance,
                _ => Stance::Usual,
            };
            self.hero.set_stance(stance);
            self.hero.choose(game, view, seat, actions)
        }
    }

    fn simulations(&self) -> u64 {
        self.simulations
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, game: &Catacombs, event: &Event) {
        self.master.hear(game, event);
        self.hero.hear(game, event);
    }

    fn reason(&self, game: &Catacombs, view: &View, viewer: Viewer) -> Option<Message> {
        if !view.is_master() {
            return None;
        }
        // Whoever is called up first is told what the side is about to do.
        let calls = matches!(self.master.latest_reason(), Some(Reason::Nearest(_) | Reason::Follows(_)));
        let plan = self.plan.filter(|((round, _), _)| calls && *round == view.table.round);
        let told = match plan {
            Some((_, Plan::Master(command))) => intention(command, game, &view.table),
            _ => None,
        };
        told.or_else(|| self.master.reason(game, view, viewer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_rounds_have_as_many_orders_as_were_said() {
        for in_ten in 0..40 {
            for first in [1, 8, 200] {
                let rounds = (first..first + 10).map(|round| Lead::Orders(in_ten).orders(round).unwrap());
                assert_eq!(rounds.sum::<usize>(), usize::from(in_ten), "from round {first} on");
            }
        }
        assert_eq!(Lead::Plans(3).orders(1), None);
    }
}
