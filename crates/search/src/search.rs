//! One decision: iterations over imagined worlds until the budget is spent.

use crate::guide::{Guide, Values};
use crate::hash::StableHasher;
use crate::tree::{At, NONE, Tree};
use std::hash::{Hash, Hasher};
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Silent, Turn};

/// How the tree grows and how its answer is read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much choices that were tried less often are favoured.
    pub exploration: f32,
    /// How much the weight of the move ordering counts at first.
    pub prior: f32,
    /// Progressive widening: so many choices are considered from the beginning …
    pub wide: f32,
    /// … and so many more with each doubling of the visits.
    pub widening: f32,
    /// The first choice of the move ordering is kept unless another one is better by so many standard errors of the difference.
    pub confidence: f32,
    /// The size of the tree; it is allocated once.
    pub nodes: usize,
    /// Choices beyond the tree after which a simulation is given up as worth nothing to anybody.
    pub longest_rollout: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            exploration: 0.7,
            prior: 0.5,
            wide: 4.0,
            widening: 2.0,
            confidence: 0.0,
            nodes: 1 << 14,
            longest_rollout: 2_000,
        }
    }
}

/// How long a decision may take.
pub struct Budget<'a> {
    /// At most so many iterations.
    pub iterations: u32,
    /// Asked now and then whether to stop early: where a clock comes in.
    pub stop: &'a mut dyn FnMut() -> bool,
}

/// How many iterations pass between two questions whether to stop.
const BETWEEN_LOOKS: u32 = 16;
/// No path through the tree is longer.
const DEEPEST: usize = 192;

/// What the search has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    pub action: A,
    /// What it is worth to the seat, from 0 to 1; 0 without a simulation.
    pub value: f32,
    /// Iterations of this decision; none for a forced move.
    pub iterations: u32,
}

/// What became of one choice of the latest decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    pub action: A,
    pub visits: u32,
    pub value: f32,
    /// The standard error of the value.
    pub error: f32,
}

/// A searching player. It keeps its tree between its moves.
pub struct Search<G: Game> {
    settings: Settings,
    tree: Tree<G::Action>,
    /// Where the part of the tree that stays is copied to.
    spare: Tree<G::Action>,
    /// The latest choice, whose results may be seen next.
    chosen: At,
    ctx: Ctx<Fast, Silent>,
    /// Lent to the iteration that fills it.
    offered: Option<Actions<G::Action>>,
    weights: Vec<f32>,
    /// The choices of this iteration and who took them.
    path: Vec<(At, Seat)>,
}

/// Where a simulation stands after a choice.
enum Position {
    /// Somebody chooses from the list.
    Asks(Seat),
    Over,
    /// Nobody can go on, or the rules refuse: the iteration does not count.
    Stuck,
}

/// The edge that an iteration goes on with.
struct Picked<A> {
    edge: At,
    action: A,
}

impl<G: Game> Search<G> {
    #[must_use]
    pub fn new(settings: Settings, seed: u64) -> Search<G> {
        Search {
            settings,
            tree: Tree::new(settings.nodes),
            spare: Tree::new(settings.nodes),
            chosen: NONE,
            ctx: Ctx::new(Fast::new(seed), Silent),
            offered: None,
            weights: Vec::with_capacity(256),
            path: Vec::with_capacity(DEEPEST),
        }
    }

    /// Decides for a seat that is asked and offered these choices. `None` only when nothing is offered.
    pub fn choose(
        &mut self,
        game: &G,
        guide: &mut impl Guide<G>,
        view: &G::View,
        seat: Seat,
        offered: &Actions<G::Action>,
        budget: &mut Budget<'_>,
    ) -> Option<Choice<G::Action>> {
        let first = offered.get(0)?;
        if offered.len() == 1 {
            return Some(Choice { action: first, value: 0.0, iterations: 0 });
        }
        let Ok(state) = game.imagine(view, &mut self.ctx.chance);
        let root = self.root(game, guide, &state, seat, offered);
        let mut iterations = 0;
        while iterations < budget.iterations {
            if iterations % BETWEEN_LOOKS == 0 && (budget.stop)() {
                break;
            }
            let Ok(mut world) = game.imagine(view, &mut self.ctx.chance);
            self.iterate(game, guide, &mut world, seat, root, offered);
            iterations += 1;
        }
        let (best, usual) = self.best(game, guide, &state, seat, root, offered);
        self.chosen = best.unwrap_or(NONE);
        let edge = best.and_then(|best| self.tree.edge(best));
        // Who had no time to think does what is usual.
        let first = usual.unwrap_or(first);
        Some(edge.map_or(Choice { action: first, value: 0.0, iterations }, |edge| Choice {
            action: edge.action,
            value: edge.mean(),
            iterations,
        }))
    }

    /// What was found out about each choice of the latest decision that was tried, newest first.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate<G::Action>> {
        let tried = self.tree.edges_of(0).filter(|(_, edge)| edge.visits > 0);
        tried.map(|(_, edge)| Candidate {
            action: edge.action,
            visits: edge.visits,
            value: edge.mean(),
            error: edge.squared_error().sqrt(),
        })
    }

    /// How many decisions the tree holds.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Forgets the tree: another match, or another line of this one.
    pub fn forget(&mut self) {
        self.tree.clear();
        self.chosen = NONE;
    }

    /// The node of this decision: what earlier searches have found out about it, or a new one.
    fn root(
        &mut self,
        game: &G,
        guide: &impl Guide<G>,
        state: &G::State,
        seat: Seat,
        offered: &Actions<G::Action>,
    ) -> At {
        let key = observe(game, guide, state, seat, seat, offered);
        let known = self.find(self.chosen, seat, key, 3);
        self.spare.clear();
        let kept = known.and_then(|known| self.spare.graft(&self.tree, known));
        std::mem::swap(&mut self.tree, &mut self.spare);
        kept.or_else(|| self.tree.add_node(seat, key)).unwrap_or(NONE)
    }

    /// A node below a choice where `seat` observes this; decisions of others may lie between.
    fn find(&self, edge: At, seat: Seat, key: u64, depth: u8) -> Option<At> {
        let direct = self.tree.result(edge, seat, key);
        if direct.is_some() || depth == 0 {
            return direct;
        }
        let others = self.tree.results_of(edge);
        others
            .filter(|node| self.tree.node(*node).is_some_and(|node| node.seat != seat))
            .flat_map(|node| self.tree.edges_of(node))
            .find_map(|(edge, _)| self.find(edge, seat, key, depth - 1))
    }

    /// One walk down the tree, one more node, one value.
    fn iterate(
        &mut self,
        game: &G,
        guide: &mut impl Guide<G>,
        world: &mut G::State,
        searcher: Seat,
        root: At,
        offered: &Actions<G::Action>,
    ) {
        self.path.clear();
        let mut values = Values::default();
        let mut node = root;
        let mut seat = searcher;
        let mut list = self.offered.take().unwrap_or_default();
        let counts = loop {
            let here = if self.path.is_empty() { offered } else { &list };
            let Some(picked) = self.pick(game, guide, world, node, seat, here) else {
                break self.play_out(game, guide, world, seat, &mut list, &mut values);
            };
            self.path.push((picked.edge, seat));
            match self.step(game, world, Some((seat, picked.action)), &mut list) {
                Position::Asks(next) => seat = next,
                Position::Over => break reward(game, guide, world, &mut values),
                Position::Stuck => break false,
            }
            let key = observe(game, guide, world, searcher, seat, &list);
            let known = self.tree.result(picked.edge, seat, key);
            match known.filter(|_| self.path.len() < DEEPEST) {
                Some(known) => node = known,
                None => {
                    if known.is_none()
                        && let Some(new) = self.tree.add_node(seat, key)
                    {
                        self.tree.add_result(picked.edge, new);
                    }
                    break self.play_out(game, guide, world, seat, &mut list, &mut values);
                }
            }
        };
        self.offered = Some(list);
        if counts {
            self.hand_back(&values);
        }
    }

    /// Plays a choice and everything forced after it, and lists what whoever is asked next may do.
    fn step(
        &mut self,
        game: &G,
        world: &mut G::State,
        mut chosen: Option<(Seat, G::Action)>,
        list: &mut Actions<G::Action>,
    ) -> Position {
        loop {
            list.clear();
            if game.stride(&mut self.ctx, world, chosen, list).is_err() {
                return Position::Stuck;
            }
            let Turn::Ask(seats) = game.turn(world) else { return Position::Over };
            let Some(seat) = seats.lowest() else { return Position::Stuck };
            if list.is_empty() {
                game.legal_actions(world, seat, list);
            }
            match (list.len(), list.get(0)) {
                (1, Some(sole)) => chosen = Some((seat, sole)),
                (_, Some(_)) => return Position::Asks(seat),
                (_, None) => return Position::Stuck,
            }
        }
    }

    /// The choice that the walk takes at a node: a new one while the node is to become wider, the most promising one otherwise. `None`
    /// when the tree is full and knows no choice that is offered here.
    fn pick(
        &mut self,
        game: &G,
        guide: &mut impl Guide<G>,
        world: &G::State,
        node: At,
        seat: Seat,
        offered: &Actions<G::Action>,
    ) -> Option<Picked<G::Action>> {
        let visits = self.tree.node(node)?.visits;
        let is_offered = |action: G::Action| offered.iter().any(|one| one == action);
        let mut known = 0;
        let mut best: Option<(f32, Picked<G::Action>)> = None;
        let mut at = self.tree.node(node)?.first_edge;
        while let Some(edge) = self.tree.edge_mut(at) {
            let here = std::mem::replace(&mut at, edge.next);
            if !is_offered(edge.action) {
                continue;
            }
            known += 1;
            edge.offered += 1;
            let tried = edge.visits.max(1) as f32;
            let curious = self.settings.exploration * ((edge.offered as f32).ln_1p() / tried).sqrt();
            let ordered = self.settings.prior * edge.prior / (tried + 1.0);
            let unseen = if edge.visits == 0 { 10.0 } else { 0.0 };
            let score = edge.mean() + curious + ordered + unseen;
            if best.as_ref().is_none_or(|(most, _)| score > *most) {
                best = Some((score, Picked { edge: here, action: edge.action }));
            }
        }
        if let Some(node) = self.tree.node_mut(node) {
            node.visits += 1;
        }
        let wide = self.settings.wide + self.settings.widening * ((visits + 1) as f32).log2();
        if known < offered.len() && (known as f32) < wide {
            let (action, weight) = self.next_new(game, guide, world, node, seat, offered)?;
            if let Some(edge) = self.tree.add_edge(node, action, weight) {
                if let Some(edge) = self.tree.edge_mut(edge) {
                    edge.offered = 1;
                }
                return Some(Picked { edge, action });
            }
        }
        best.map(|(_, picked)| picked)
    }

    /// The offered choice of most weight that the node does not know yet, the first of equals.
    fn next_new(
        &mut self,
        game: &G,
        guide: &mut impl Guide<G>,
        world: &G::State,
        node: At,
        seat: Seat,
        offered: &Actions<G::Action>,
    ) -> Option<(G::Action, f32)> {
        self.weights.clear();
        self.weights.resize(offered.len(), 0.0);
        guide.order(game, world, seat, offered, &mut self.weights);
        let is_new = |action: G::Action| self.tree.edges_of(node).all(|(_, edge)| edge.action != action);
        let mut best: Option<(G::Action, f32)> = None;
        for (action, weight) in offered.iter().zip(&self.weights) {
            if best.is_none_or(|(_, most)| *weight > most) && is_new(action) {
                best = Some((action, *weight));
            }
        }
        best
    }

    /// Plays on beyond the tree. Says whether it came to a value.
    fn play_out(
        &mut self,
        game: &G,
        guide: &mut impl Guide<G>,
        world: &mut G::State,
        mut seat: Seat,
        list: &mut Actions<G::Action>,
        values: &mut Values,
    ) -> bool {
        for decisions in 0..self.settings.longest_rollout {
            if guide.evaluate(game, world, decisions, values) {
                return true;
            }
            let number = guide.rollout(game, world, seat, list, &mut self.ctx.chance);
            let Some(action) = list.get(number) else { return false };
            match self.step(game, world, Some((seat, action)), list) {
                Position::Asks(next) => seat = next,
                Position::Over => return reward(game, guide, world, values),
                Position::Stuck => return false,
            }
        }
        true
    }

    /// Every choice of the path gets the value for the seat that took it.
    fn hand_back(&mut self, values: &Values) {
        for (edge, seat) in &self.path {
            let value = values.get(usize::from(seat.0)).copied().unwrap_or_default();
            if let Some(edge) = self.tree.edge_mut(*edge) {
                edge.visits += 1;
                edge.sum += value;
                edge.squares += value * value;
            }
        }
    }

    /// The most visited choice, or the first one of the move ordering where the difference may be luck; and that first one.
    fn best(
        &mut self,
        game: &G,
        guide: &mut impl Guide<G>,
        state: &G::State,
        seat: Seat,
        root: At,
        offered: &Actions<G::Action>,
    ) -> (Option<At>, Option<G::Action>) {
        self.weights.clear();
        self.weights.resize(offered.len(), 0.0);
        guide.order(game, state, seat, offered, &mut self.weights);
        let mut first: Option<(G::Action, f32)> = None;
        for (action, weight) in offered.iter().zip(&self.weights) {
            if *weight > first.map_or(0.0, |(_, most)| most) {
                first = Some((action, *weight));
            }
        }
        let is_offered = |action: G::Action| offered.iter().any(|one| one == action);
        let tried = || self.tree.edges_of(root).filter(|(_, edge)| is_offered(edge.action));
        let rank = |visits: u32, mean: f32| (visits, (mean * 1e6) as i64);
        let first = first.map(|(first, _)| first);
        let Some((best, most)) = tried().max_by_key(|(at, edge)| (rank(edge.visits, edge.mean()), !at))
        else {
            return (None, first);
        };
        let usual = first.and_then(|first| tried().find(|(_, edge)| edge.action == first));
        let best = match usual {
            Some((usual, edge)) if usual != best => {
                let error = (edge.squared_error() + most.squared_error()).sqrt();
                let is_clear = most.mean() - edge.mean() > self.settings.confidence * error;
                if is_clear { best } else { usual }
            }
            _ => best,
        };
        (Some(best), first)
    }
}

/// Writes what an end is worth to everybody.
fn reward<G: Game>(game: &G, guide: &impl Guide<G>, world: &G::State, values: &mut Values) -> bool {
    let Turn::Over(outcome) = game.turn(world) else { return false };
    for (value, seat) in values.iter_mut().zip(0..game.seats()) {
        *value = guide.reward(game, world, &outcome, Seat(seat));
    }
    true
}

/// What the searching seat can tell of a decision of `asked`.
fn observe<G: Game>(
    game: &G,
    guide: &impl Guide<G>,
    world: &G::State,
    searcher: Seat,
    asked: Seat,
    offered: &Actions<G::Action>,
) -> u64 {
    guide.observation(game, world, searcher).unwrap_or_else(|| {
        if searcher != asked {
            return 0;
        }
        let mut hasher = StableHasher::default();
        offered.iter().for_each(|action| action.hash(&mut hasher));
        hasher.finish()
    })
}
