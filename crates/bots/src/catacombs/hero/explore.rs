//! Where to go: to whoever lies there, to the adversaries, to what the quest asks for, to furniture, to the next way out, and at last along the walls
//! for a secret door. The party keeps together: the strongest opens, when the others have come up.

use super::{Mind, PATIENCE, Stance};
use crate::catacombs::paths::{Terrain, Way};
use catacombs::action::{Action, Hand};
use catacombs::content::{Characteristic, ItemKind, Objective, Potion, SpellEffect};
use catacombs::geometry::{Board, Dir, Ground, Square};
use catacombs::rules::melee::weapon_of;
use catacombs::rules::{los, sheet, test};
use catacombs::state::{Creature, CreatureId, Gate, Lead, Leaf, Piece};

/// A detour over squares that others have walked on is worth so many steps.
const DETOUR: usize = 4;
/// The party is together when everybody is within so many steps of the way on.
const TOGETHER: u8 = 7;
/// Furniture farther away than this is left alone.
const WORTH_A_WALK: usize = 12;
/// Who shoots or casts comes no nearer than this.
const SHOUT: u8 = 4;
/// Twice the PV that a blow should take from a door on average.
const HEFTY: i16 = 4;
/// Nobody rests after so many rounds.
const RESTLESS: u8 = 80;

/// How freely a way may be taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    /// Where others have walked.
    Trodden,
    /// Over firm ground, past companions.
    Firm,
    /// Through companions, over bridges.
    Bold,
    /// Over traps that are known, too.
    Desperate,
}

fn set(squares: impl Iterator<Item = Square>) -> Board {
    squares.collect()
}

impl Mind<'_> {
    /// To a companion who lies there, with something that helps.
    pub(super) fn rescue(&mut self) -> Option<Action> {
        let helps = self.has_remedy();
        let fallen = self.party().filter(|one| self.state.creatures[*one].is_grounded());
        let goals = set(fallen.map(|one| self.state.creatures[one].at));
        if !helps || goals.is_empty() {
            return None;
        }
        self.go(&goals, true)
    }

    fn has_remedy(&self) -> bool {
        let heals = |item: &catacombs::state::Item| {
            matches!(self.game.content.items[item.id].kind, ItemKind::Potion(Potion::Heal { .. }))
        };
        let who = self.who();
        sheet::carried(self.state, who).any(heals) || self.has_spell_that_heals(who)
    }

    /// Whoever is in sight and cannot be walked up to is pelted with what lies around.
    pub(super) fn pelt(&mut self) -> Option<Action> {
        self.foes().find_map(|target| {
            let pelt = Action::Improvise { target, strong: false };
            let at = self.state.creatures[target].at;
            if !los::sees(self.state, self.who(), target) || self.way(&Board::one(at), true).is_some() {
                return None;
            }
            self.take_bow().or_else(|| self.is_offered(pelt).then_some(pelt))
        })
    }

    /// To the square within reach of a walk that is farthest from the adversaries.
    pub(super) fn retreat(&mut self) -> Option<Action> {
        if self.stance != Stance::Retreat {
            return None;
        }
        let here = self.me().at;
        let foes = set(self.foes().map(|foe| self.state.creatures[foe].at));
        let near = |at: Square| foes.iter().map(|foe| foe.distance(at)).min().unwrap_or_default();
        let all = self.state.grid.free();
        let terrain = self.terrain(Care::Firm, &all);
        self.paths.spread(&self.state.stairs, &Board::one(here), &all, &terrain);
        let reach = 2 * usize::from(self.me().ap);
        let refuges = all.iter().filter_map(|at| {
            let steps = self.paths.steps(at).filter(|steps| *steps <= reach)?;
            (near(at) > near(here)).then_some((near(at), usize::MAX - steps, at))
        });
        let (.., to) = refuges.max_by_key(|(far, near, at)| (*far, *near, at.index()))?;
        let way = self.paths.way(&self.state.stairs, to, &terrain)?;
        self.step(&way, false)
    }

    /// Towards adversaries that the party sees.
    pub(super) fn charge(&mut self) -> Option<Action> {
        let seen = self.seen();
        if seen == 0 {
            return None;
        }
        let me = self.me();
        if self.foes().any(|foe| self.is_beside(self.who(), foe)) {
            return Some(Action::EndTurn);
        }
        let foes = self.foes().filter(|foe| seen & foe.bit() != 0);
        let goals = set(foes.map(|foe| self.state.creatures[foe].at));
        let fighter = me.level(Characteristic::Melee) >= me.level(Characteristic::Shooting)
            && me.level(Characteristic::Melee) >= me.level(Characteristic::Magic);
        // Who fights from afar stays where it sees somebody near.
        let near = |foe: &CreatureId| me.at.distance(self.state.creatures[*foe].at) <= SHOUT;
        if !fighter && self.foes().any(|foe| near(&foe) && los::sees(self.state, self.who(), foe)) {
            return Some(Action::EndTurn);
        }
        self.go(&goals, true)
    }

    /// Nobody is in sight: on with the quest.
    pub(super) fn journey(&mut self) -> Option<Action> {
        if self.rests() {
            return Some(Action::EndTurn);
        }
        let on = self.quest().or_else(|| self.tend()).or_else(|| self.furniture()).or_else(|| self.gates());
        match on {
            // Whoever waits for others who do not come looks around; where adversaries bar every way, they are sought out.
            Some(Action::EndTurn) if self.is_stalled() => self.hunt().or_else(|| self.walls()),
            None if self.is_stalled() => self.hunt().or_else(|| self.walls()),
            None => self.walls(),
            on => on,
        }
    }

    /// To adversaries out of sight, through doors that are shut again, when there is nothing else left to do.
    fn hunt(&mut self) -> Option<Action> {
        let goals = set(self.foes().map(|foe| self.state.creatures[foe].at));
        if self.state.round < PATIENCE || goals.is_empty() { None } else { self.go(&goals, true) }
    }

    /// Whoever heals goes to the badly wounded.
    fn tend(&mut self) -> Option<Action> {
        if self.is_hurried() || !self.has_spell_that_heals(self.who()) || self.is_stalled() {
            return None;
        }
        let hurt = self.party().map(|one| &self.state.creatures[one]).filter(|one| 2 * one.pv < one.pv_max);
        let goals = set(hurt.map(|one| one.at).filter(|at| *at != self.me().at));
        if goals.is_empty() { None } else { self.go(&goals, true) }
    }

    fn has_spell_that_heals(&self, who: CreatureId) -> bool {
        let mut spells = self.game.content.spells.iter();
        let knows = |id| self.state.sheet(who).is_some_and(|sheet| sheet.can_cast(id));
        spells.any(|(id, spell)| matches!(spell.effect, SpellEffect::Heal(_)) && knows(id))
    }

    /// Whether the party waits until its wounds are healed.
    fn rests(&self) -> bool {
        if self.is_hurried() || self.is_stalled() || self.state.round > RESTLESS {
            return false;
        }
        let badly = |one: CreatureId| {
            let creature = &self.state.creatures[one];
            !creature.is_grounded() && creature.pv * 2 < creature.pv_max
        };
        let heals = |one: CreatureId| self.state.creatures[one].is_able() && self.has_spell_that_heals(one);
        // Whoever heals has to come near, and that is part of the rest.
        self.party().any(badly) && self.party().any(heals) && !heals(self.who())
    }

    /// What the quest asks for, as far as it is on the board.
    pub(super) fn quest(&mut self) -> Option<Action> {
        match self.objective() {
            Objective::Close { element, .. } => {
                let wells = self.state.pieces.iter().filter(|piece| piece.kind == element);
                let goals = set(wells.map(|piece| piece.at));
                self.go(&goals, true)
            }
            Objective::SearchAll { element, .. } => self.loot(|piece| piece.kind == element),
            Objective::Leave { .. } => {
                let goals = self.state.grid.board(|ground| ground == Ground::QuestExit);
                if goals.is_empty() { None } else { self.go(&goals, false) }
            }
            Objective::Recover { item, holder } => {
                let bearer = self.state.progress.holder;
                let lies = self.state.items.iter().find_map(|one| match one.place {
                    catacombs::state::Place::Floor(at) if one.id == item => Some(at),
                    _ => None,
                });
                let pick_up = self
                    .actions
                    .iter()
                    .find(|action| matches!(action, Action::PickUp(_, thing) if thing.item == item));
                let known = matches!(self.state.creatures[bearer].kind, catacombs::state::Kind::Monster(kind) if kind == holder);
                let at =
                    lies.or(known.then(|| self.state.creatures[bearer].at)).filter(|at| at.is_somewhere());
                pick_up.or_else(|| at.and_then(|at| self.go(&Board::one(at), true)))
            }
        }
    }

    /// Furniture that is worth a look: not the dead and not the blessed.
    fn furniture(&mut self) -> Option<Action> {
        if self.is_hurried() {
            return None;
        }
        let game = self.game;
        self.loot(|piece| {
            let element = &game.content.elements[piece.kind];
            element.search.is_some() && element.destiny == 0 && !element.corpse
        })
    }

    /// Searches pieces of a kind, the nearest first; opens and breaks what is locked.
    fn loot(&mut self, wanted: impl Fn(&Piece) -> bool) -> Option<Action> {
        let here = self.me().at;
        let is_wanted = |at: Square| {
            let piece = self.state.piece_at(at).and_then(|id| self.state.pieces.get(id.index()));
            piece.is_some_and(|piece| !piece.searched && wanted(piece))
        };
        let handy = self.actions.iter().find(|action| match action {
            Action::Loot(None) => is_wanted(here),
            Action::Loot(Some(dir)) | Action::Pick(dir) => is_wanted(here.step(*dir)),
            _ => false,
        });
        let batter = || {
            self.actions.iter().find(
                |action| matches!(action, Action::Batter { dir, strong: true, .. } if is_wanted(here.step(*dir))),
            )
        };
        if let Some(action) = handy.or_else(batter) {
            return Some(action);
        }
        let pieces = self.state.pieces.iter().filter(|piece| !piece.searched && wanted(piece));
        let goals = set(pieces.map(|piece| piece.at));
        let (_, way) = self.way(&goals, true)?;
        if way.steps > WORTH_A_WALK { None } else { self.step(&way, true) }
    }

    /// Opens the next way out, together.
    fn gates(&mut self) -> Option<Action> {
        let target = self.next_gate()?;
        let here = self.me().at;
        let alone = self.is_hurried() || self.is_stalled();
        let together = alone || self.is_together(target.at);
        let inside = if target.is_shut() { target.at.step(target.out.opposite()) } else { target.at };
        let opener = self.opener_of(inside);
        if here == target.at {
            // Whoever was put onto a way out has not entered it.
            return self.actions.iter().find(|action| matches!(action, Action::Walk(_)));
        }
        if target.is_shut() && self.state.is_in_reach(here, target.at) {
            if !together {
                return Some(Action::EndTurn);
            }
            return here.dir(target.at).and_then(|dir| self.unlock(&target, dir));
        }
        if self.who() == opener || alone {
            // The last step onto an open way out waits for the others.
            let last = here.distance(inside) <= 1 && !target.is_shut();
            if last && !together {
                return Some(Action::EndTurn);
            }
            return self.go(&Board::one(inside), false);
        }
        // Where only a jump leads on, whoever can jumps.
        let walked = self.way(&Board::one(inside), true).is_some();
        if walked && here.distance(target.at) <= 2 {
            return Some(Action::EndTurn);
        }
        self.go(&Board::one(inside), walked).or(Some(Action::EndTurn))
    }

    /// The way out that is nearest to whoever opens; everybody comes to the same answer.
    fn next_gate(&mut self) -> Option<Gate> {
        let at = self.state.creatures[self.opener()].at;
        let front = |gate: &Gate| if gate.is_shut() { gate.at.step(gate.out.opposite()) } else { gate.at };
        let state = self.state;
        // A hole before a door cannot be stood on.
        let stands = |gate: &&Gate| state.grid.ground(front(gate)).is_walkable();
        let gates = || state.gates.iter().filter(|gate| gate.is_unexplored()).filter(stands);
        let goals = set(gates().map(front));
        for care in [Care::Bold, Care::Desperate] {
            let terrain = self.terrain(care, &goals);
            self.paths.spread(&self.state.stairs, &Board::one(at), &goals, &terrain);
            let reached = gates().filter_map(|gate| {
                let foreseen = gate.foreseen == Some(true);
                self.paths.steps(front(gate)).map(|steps| ((foreseen, is_hard(gate), steps), gate))
            });
            if let Some((_, gate)) = reached.min_by_key(|(key, _)| *key) {
                return Some(*gate);
            }
        }
        gates().min_by_key(|gate| at.distance(gate.at)).copied()
    }

    /// Whoever goes first: the one with the most life of those who can.
    fn opener(&self) -> CreatureId {
        let able = self.state.heroes().filter(|who| self.state.creatures[*who].is_able());
        let life = |who: &CreatureId| (self.state.creatures[*who].pv, std::cmp::Reverse(*who));
        able.max_by_key(life).unwrap_or(self.state.actor)
    }

    /// Whoever opens a way out: of those who can walk up to it, the one with the most life.
    fn opener_of(&mut self, inside: Square) -> CreatureId {
        let able = || self.state.heroes().filter(|who| self.state.creatures[*who].is_able());
        let goals = set(able().map(|who| self.state.creatures[who].at));
        // Nobody opens who would have to squeeze past those who wait for it.
        for care in [Care::Firm, Care::Bold] {
            let terrain = self.terrain(care, &goals);
            self.paths.spread(&self.state.stairs, &Board::one(inside), &goals, &terrain);
            if able().any(|who| self.paths.steps(self.state.creatures[who].at).is_some()) {
                break;
            }
        }
        let near = able().filter_map(|who| Some((self.paths.steps(self.state.creatures[who].at)?, who)));
        // In a narrow place whoever is there already opens.
        let rank = |(steps, who): &(usize, CreatureId)| {
            (*steps <= 1, self.state.creatures[*who].pv, std::cmp::Reverse(*who))
        };
        near.max_by_key(rank).map_or_else(|| self.opener(), |(_, who)| who)
    }

    /// Whether everybody who can walk is near.
    fn is_together(&self, at: Square) -> bool {
        let able = |one: &Creature| one.is_able();
        self.party()
            .map(|one| &self.state.creatures[one])
            .filter(|one| able(one))
            .all(|one| one.at.distance(at) <= TOGETHER || self.state.round > RESTLESS)
    }

    /// Opens, picks or batters a door beside oneself.
    fn unlock(&self, gate: &Gate, dir: Dir) -> Option<Action> {
        if gate.leaf != Leaf::Locked && self.is_offered(Action::Open(dir)) {
            return Some(Action::Open(dir));
        }
        let batter = |strong: bool| {
            self.actions.iter().find(
                |action| matches!(action, Action::Batter { dir: there, strong: hard, .. } if *there == dir && *hard == strong),
            )
        };
        // A heavy weapon is surer than a light hand; where both are wanting, the hand may have luck.
        let weapon = weapon_of(self.game, self.state, self.who(), Hand::Main);
        let lock = self.game.content.doors[gate.door].lock;
        let breaks = self.mean(self.who(), weapon) >= 2 * i16::from(lock.endurance) + HEFTY;
        let best = test::best(self.game, self.state, self.who(), Characteristic::Dexterity);
        let picks = self.is_offered(Action::Pick(dir)) && best >= i16::from(lock.difficulty);
        if picks && !breaks {
            return Some(Action::Pick(dir));
        }
        batter(true).or_else(|| batter(false))
    }

    /// Every way out is known: the walls are searched for one that is not.
    fn walls(&mut self) -> Option<Action> {
        let grid = &self.state.grid;
        let floor = grid.board(|ground| ground == Ground::Floor);
        let by_wall =
            |at: &Square| Dir::STRAIGHT.into_iter().any(|dir| grid.ground(at.step(dir)) == Ground::Wall);
        let mut goals = set(floor.without(&self.lore.searched).iter().filter(by_wall));
        if goals.is_empty() {
            // Everything has been searched: perhaps not well enough.
            goals = floor;
        }
        let here = self.me().at;
        let search = self.actions.iter().find(|action| match action {
            Action::Search(None) => goals.has(here),
            Action::Search(Some(dir)) => goals.has(here.step(*dir)),
            _ => false,
        });
        if search.is_some() {
            return search;
        }
        self.go(&goals, true).or_else(|| {
            let chosen = self.whim.below(self.actions.len().max(1) as u32) as usize;
            self.actions.get(chosen).filter(|action| matches!(action, Action::Walk(_) | Action::Search(_)))
        })
    }

    /// A step towards the nearest of some squares; onto it, or beside it.
    fn go(&mut self, goals: &Board, beside: bool) -> Option<Action> {
        match self.way(goals, beside) {
            Some((_, way)) => self.step(&way, beside),
            None => self.leap(goals),
        }
    }

    /// No way leads there: to the nearest hole or water with ground behind it from where one does, and over it.
    fn leap(&mut self, goals: &Board) -> Option<Action> {
        let here = self.me().at;
        let terrain = self.terrain(Care::Desperate, goals);
        let (stairs, all) = (&self.state.stairs, terrain.passable);
        self.paths.spread(stairs, goals, &all, &terrain);
        let beyond = self.paths.reached();
        self.paths.spread(stairs, &Board::one(here), &all, &terrain);
        let falls = self.state.grid.board(|ground| matches!(ground, Ground::Hole | Ground::Swamp));
        let leaps = falls.iter().flat_map(|fall| Dir::ALL.into_iter().map(move |dir| (fall, dir)));
        let leaps = leaps.filter_map(|(fall, dir)| {
            let (before, after) = (fall.step(dir.opposite()), fall.step(dir));
            let straight = self.state.is_in_reach(before, fall) && self.state.is_in_reach(fall, after);
            let steps = self.paths.steps(before).filter(|_| straight && beyond.has(after))?;
            Some((steps, before, dir))
        });
        let (steps, before, dir) = leaps.min_by_key(|(steps, ..)| *steps)?;
        if steps == 0 {
            return Some(Action::Jump(dir, 1)).filter(|jump| self.is_offered(*jump));
        }
        let way = self.paths.way(stairs, before, &terrain)?;
        self.step(&way, false)
    }

    /// A run goes on as long as a way does.
    pub(super) fn run_on(&mut self) -> Action {
        let beset = !self.is_hurried() && self.foes().any(|foe| self.is_beside(self.who(), foe));
        if beset && self.is_offered(Action::Halt) {
            return Action::Halt;
        }
        let next = self.flee().or_else(|| self.rescue()).or_else(|| self.charge()).or_else(|| self.journey());
        match next {
            Some(Action::Run(dir)) => Action::Run(dir),
            _ => Action::Halt,
        }
    }

    /// The most careful way to the nearest of some squares.
    fn way(&mut self, goals: &Board, beside: bool) -> Option<(Care, Way)> {
        let here = self.me().at;
        let mut trodden = None;
        for care in [Care::Trodden, Care::Firm, Care::Bold, Care::Desperate] {
            let terrain = self.terrain(care, goals);
            self.paths.spread(&self.state.stairs, &Board::one(here), goals, &terrain);
            let near = goals.iter().filter(|goal| *goal != here || beside);
            let nearest = near
                .filter_map(|goal| self.paths.steps(goal).map(|steps| (steps, goal)))
                .min_by_key(|(steps, _)| *steps);
            let way = nearest.and_then(|(_, goal)| self.paths.way(&self.state.stairs, goal, &terrain));
            match (care, way, trodden) {
                (Care::Trodden, way, _) => trodden = way,
                (Care::Firm, Some(way), Some(old)) if old.steps <= way.steps + DETOUR => {
                    let _: Way = way;
                    return Some((Care::Trodden, old));
                }
                (_, Some(way), _) => return Some((care, way)),
                (_, None, Some(old)) => return Some((Care::Trodden, old)),
                (_, None, None) => {}
            }
        }
        None
    }

    fn terrain(&mut self, care: Care, goals: &Board) -> Terrain {
        let grid = &self.state.grid;
        let mut terrain = self.paths.ground(grid);
        let bridges = grid.board(Ground::is_bridge);
        let known = set(self.state.traps.iter().filter(|trap| trap.armed && trap.known).map(|trap| trap.at));
        let foes = set(self.foes().map(|foe| self.state.creatures[foe].at));
        let fallen = self.party().filter(|one| !self.state.creatures[*one].is_able());
        let fallen = set(fallen.map(|one| self.state.creatures[one].at));
        let unexplored = grid.board(|ground| ground == Ground::Exit);
        terrain.passable = terrain.passable.without(&foes).without(&unexplored);
        match care {
            Care::Trodden => {
                terrain.passable = terrain
                    .passable
                    .and(&self.lore.trodden)
                    .without(&grid.occupied())
                    .without(&known)
                    .without(&bridges);
            }
            Care::Firm => {
                terrain.passable =
                    terrain.passable.without(&grid.occupied()).without(&known).without(&bridges);
            }
            Care::Bold => terrain.passable = terrain.passable.without(&known).without(&fallen),
            Care::Desperate => {}
        }
        if care != Care::Trodden {
            for door in self.state.gates.iter().filter(|gate| is_shut_again(gate)) {
                terrain.passable.insert(door.at);
                terrain.clear.insert(door.at);
            }
        }
        // Doors and tall furniture are goals, though nobody walks through them.
        terrain.clear = terrain
            .clear
            .or(&goals.and(&grid.board(|ground| matches!(ground, Ground::ClosedDoor | Ground::Tall))));
        terrain
    }

    /// The first step of a way: running over squares that others have walked on, or where time is short.
    fn step(&self, way: &Way, beside: bool) -> Option<Action> {
        let here = self.me().at;
        let enough = if beside { 2 } else { 1 };
        if way.steps < enough {
            return None;
        }
        let safe = |dir: Dir| self.is_hurried() || self.lore.trodden.has(here.step(dir));
        if way.steps > enough || self.state.run_left > 0 {
            let run = way.dir(here, |dir| safe(dir) && self.is_offered(Action::Run(dir)));
            if let Some(dir) = run {
                return Some(Action::Run(dir));
            }
        }
        if let Some(dir) = way.dir(here, |dir| self.is_offered(Action::Walk(dir))) {
            return Some(Action::Walk(dir));
        }
        let through = |action: &Action| match action {
            Action::PassThrough(one, two) => {
                way.first.has(here.step(*one)) && way.second.has(here.step(*one).step(*two))
            }
            Action::Stairs => self.state.other_end(here).is_some_and(|end| way.first.has(end)),
            _ => false,
        };
        self.actions.iter().find(through).or_else(|| {
            let door = self.state.gates.iter().find(|gate| is_shut_again(gate) && way.first.has(gate.at))?;
            self.unlock(door, here.dir(door.at)?)
        })
    }
}

/// Whether a door stands shut between two zones that are known.
fn is_shut_again(gate: &Gate) -> bool {
    gate.is_shut() && matches!(gate.lead, Lead::Zone(_))
}

/// Whether a door is known to be locked.
fn is_hard(gate: &Gate) -> bool {
    gate.leaf == Leaf::Locked
}
