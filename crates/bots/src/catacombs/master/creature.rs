//! The turn of a creature: whom it goes for, and the ladder of what it does with each action point. One pass, no search deeper than the points it
//! has.

use super::{Choice, Command, Mind, Reason};
use crate::catacombs::paths::{Terrain, Way};
use crate::catacombs::senses::Foe;
use catacombs::Catacombs;
use catacombs::action::{Action, Hand};
use catacombs::content::Characteristic;
use catacombs::geometry::{Board, Dir, Ground, Square};
use catacombs::rules::legal::each;
use catacombs::state::{Creature, CreatureId, Frame, Lead};

/// A hero farther away than this does not come within reach in one turn.
const A_TURNS_WALK: u8 = 8;
/// A pack that acts together goes after heroes within so many steps, whoever of it sees them.
const HUNT: usize = 16;
/// The most D whose sums are counted.
const MOST_SUMS: usize = 32;

/// Where a creature that sees nobody goes.
#[derive(Clone, Copy)]
enum Lure {
    /// A fight that it hears.
    Noise(Square),
    /// Where it saw somebody.
    LastSeen(Square),
}

impl Mind<'_> {
    /// Rings around everybody of the party who stands, as far as some creatures, over all ground, whoever is in the way.
    pub(super) fn spread_from_party(&mut self, creatures: u32) {
        let terrain = self.paths.ground(self.senses.grid());
        let standing = self.senses.foes().filter(|foe| !foe.fallen).map(|foe| foe.at).collect();
        let goals = each(creatures).filter_map(|who| self.senses.own(who)).map(|one| one.at).collect();
        self.paths.spread(self.senses.stairs(), &standing, &goals, &terrain);
    }

    /// Who acts next: the nearest to somebody it sees, then whoever is caught, then whoever hears or remembers something; nobody stirs
    /// without a reason.
    pub(super) fn activate(&mut self) -> Choice {
        let offered = self.actions.iter().filter_map(|action| match action {
            Action::Activate(who) => self.senses.own(who).map(|_| who),
            _ => None,
        });
        let idle = offered.fold(0, |set, who| set | who.bit());
        let first = if self.command.is_joint() { self.front(idle) } else { self.nearest(idle) };
        let chosen = first.or_else(|| self.caught(idle)).or_else(|| self.drawn(idle));
        match chosen {
            Some((who, reason)) => (Action::Activate(who), reason),
            None if self.is_offered(Action::EndTurn) => (Action::EndTurn, Reason::NothingStirs),
            None => (self.actions.get(0).unwrap_or(Action::EndTurn), Reason::Forced),
        }
    }

    /// Of the creatures of a set that see somebody, the nearest to the party. Ways are measured where there is a choice.
    fn nearest(&mut self, set: u32) -> Option<(CreatureId, Reason)> {
        let sees = |who: &CreatureId| {
            self.senses.foes().any(|foe| self.is_prey(*who, &foe) && self.senses.sees(*who, foe.id))
        };
        let hunters = each(set).filter(sees).fold(0, |set, who| set | who.bit());
        if hunters.count_ones() > 1 {
            self.spread_from_party(hunters);
        }
        let far = |who: &CreatureId| {
            let at = self.senses.own(*who).map(|me| me.at);
            at.and_then(|at| self.paths.steps(at)).unwrap_or(usize::MAX)
        };
        each(hunters).min_by_key(far).map(|who| (who, Reason::Nearest(who)))
    }

    /// Of a pack that acts together, whoever has the shortest way to the party, comrades aside: those in front make room for those behind.
    fn front(&mut self, set: u32) -> Option<(CreatureId, Reason)> {
        self.spread_from_party(set);
        let far = |who: &CreatureId| {
            let me = self.senses.own(*who).filter(|me| me.web == 0 && !self.senses.is_in_pit(*who))?;
            self.paths.steps(me.at).filter(|steps| *steps <= HUNT)
        };
        let (_, who) = each(set).filter_map(|who| Some((far(&who)?, who))).min()?;
        let sees = self.senses.foes().any(|foe| self.is_prey(who, &foe) && self.senses.sees(who, foe.id));
        Some((who, if sees { Reason::Nearest(who) } else { Reason::Follows(who) }))
    }

    /// The first creature of a set in a web or in a pit.
    fn caught(&self, set: u32) -> Option<(CreatureId, Reason)> {
        let is_caught = |who: &CreatureId| {
            self.senses.own(*who).is_some_and(|me| me.web > 0) || self.senses.is_in_pit(*who)
        };
        each(set).find(is_caught).map(|who| (who, Reason::Struggles(who)))
    }

    /// The first creature of a set that something draws.
    fn drawn(&self, set: u32) -> Option<(CreatureId, Reason)> {
        each(set).find_map(|who| match self.lure(who, self.senses.own(who)?)? {
            Lure::Noise(_) => Some((who, Reason::Hears(who))),
            Lure::LastSeen(_) => Some((who, Reason::Remembers(who))),
        })
    }

    /// Whether a creature would go for somebody: those who stand; the fallen only for those that eat them, and not among beginners.
    fn is_prey(&self, who: CreatureId, foe: &Foe) -> bool {
        !foe.fallen || (!self.senses.is_gentle() && self.senses.habits(who).eats_fallen)
    }

    /// A square that draws a creature which sees nobody: where it last saw somebody, or a fight within earshot.
    fn lure(&self, who: CreatureId, me: &Creature) -> Option<Lure> {
        if let Some(at) = self.memory.last_seen(self.senses.grid(), who, me.at) {
            return Some(Lure::LastSeen(at));
        }
        let zone = self.senses.zone_of(me.at)?;
        let fights = |foe: &Foe| !foe.fallen && self.senses.is_attacked(foe.at);
        let heard = |foe: &Foe| {
            let there = self.senses.zone_of(foe.at);
            there.is_some_and(|there| self.senses.is_within_earshot(zone, there))
        };
        let nearest = self.senses.foes().filter(|foe| heard(foe) && fights(foe));
        nearest.min_by_key(|foe| me.at.distance(foe.at)).map(|foe| Lure::Noise(foe.at))
    }

    /// What the actor does next.
    pub(super) fn act(&mut self) -> Choice {
        let who = self.senses.actor();
        let Some(me) = self.senses.own(who) else { return (Action::EndTurn, Reason::Forced) };
        if self.senses.run_left() > 0 {
            return self.run_on(who, me);
        }
        if me.web > 0 && self.is_offered(Action::BreakFree) {
            return (Action::BreakFree, Reason::BreaksFree(who));
        }
        let choice = self.step_away(who, me).or_else(|| self.shove(who, me)).or_else(|| self.strike(who));
        if let Some(choice) = choice {
            return choice;
        }
        // Whoever reacts has one blow and no more.
        if matches!(self.senses.business(), Some(Frame::React { .. })) {
            return (Action::EndTurn, Reason::Stays(who));
        }
        let holds = self.command == Command::Hold;
        let choice = self
            .shoot(who)
            .or_else(|| if holds { None } else { self.approach(who, me) })
            .or_else(|| if holds { None } else { self.leap(who, me) })
            .or_else(|| self.eat(who))
            .or_else(|| self.join(who, me))
            .or_else(|| self.wait(who, me));
        choice.unwrap_or((Action::EndTurn, Reason::Stays(who)))
    }

    /// A run goes on until somebody is within reach.
    fn run_on(&mut self, who: CreatureId, me: &Creature) -> Choice {
        let near = self.senses.foes().any(|foe| !foe.fallen && self.senses.is_in_reach(me.at, foe.at));
        let halts = near && self.is_offered(Action::Halt);
        match self.approach(who, me) {
            Some((Action::Run(dir), reason)) if !halts => (Action::Run(dir), reason),
            _ => (Action::Halt, Reason::Halts(who)),
        }
    }

    /// Away from a bridge or from lava, where somebody strong enough to shove stands near.
    fn step_away(&self, who: CreatureId, me: &Creature) -> Option<Choice> {
        let grid = self.senses.grid();
        let beside_lava =
            |at: Square| Dir::ALL.into_iter().any(|dir| grid.ground(at.step(dir)) == Ground::Lava);
        let risky = |at: Square| grid.ground(at).is_bridge() || beside_lava(at);
        if !risky(me.at) || self.senses.points() < 2 {
            return None;
        }
        let strength = me.level(Characteristic::Strength);
        let strong = |foe: &Foe| !foe.fallen && foe.strength >= strength;
        self.senses.foes().find(|foe| strong(foe) && self.senses.is_in_reach(me.at, foe.at))?;
        let away = self.actions.iter().find(|action| match action {
            Action::Walk(dir) => !risky(me.at.step(*dir)),
            _ => false,
        })?;
        Some((away, Reason::StepsAway(who)))
    }

    /// Into lava or a hole, where the odds are at least even.
    fn shove(&self, who: CreatureId, me: &Creature) -> Option<Choice> {
        if !self.senses.habits(who).shoves || self.senses.is_gentle() {
            return None;
        }
        let shove = self.actions.iter().find(|action| {
            let Action::Shove(target, dir) = action else { return false };
            let Some(foe) = self.senses.foe(*target) else { return false };
            let ground = self.senses.grid().ground(foe.at.step(*dir));
            matches!(ground, Ground::Lava | Ground::Hole)
                && is_likely(self.senses.game, me, Characteristic::Strength, foe.strength)
        })?;
        let Action::Shove(target, _) = shove else { return None };
        Some((shove, Reason::Shoves(who, target)))
    }

    /// Strikes whoever stands within reach; powerfully with the last two points against somebody whom ordinary blows do not hurt.
    fn strike(&self, who: CreatureId) -> Option<Choice> {
        let target = self.blow_at(who, false)?;
        let foe = self.senses.foe(target)?;
        let tough = 2 * u32::from(foe.toughness) > self.senses.mean_blow(who);
        let hard = Action::Attack { target, hand: Hand::Main, strong: true };
        if self.senses.points() == 2 && tough && self.is_offered(hard) {
            return Some((hard, Reason::StrikesHard(who, target)));
        }
        let blow = Action::Attack { target, hand: Hand::Main, strong: false };
        let reason = match () {
            () if self.senses.duel_of(who) == target => Reason::Duels(who, target),
            () if self.memory.wounder(who) == target => Reason::Avenges(who, target),
            () => Reason::Strikes(who, target),
        };
        Some((blow, reason))
    }

    /// The fallen, by those that eat them, where nobody who stands can be had.
    fn eat(&self, who: CreatureId) -> Option<Choice> {
        let target = self.blow_at(who, true)?;
        self.is_prey(who, &self.senses.foe(target)?).then_some(())?;
        Some((Action::Attack { target, hand: Hand::Main, strong: false }, Reason::Eats(who, target)))
    }

    /// Whom of those within reach a creature strikes: its duel, whoever wounded it, whoever has the fewest upon it, by seat.
    pub(super) fn blow_at(&self, who: CreatureId, fallen: bool) -> Option<CreatureId> {
        let mut best = None;
        for action in self.actions.iter() {
            let (Action::Attack { target, strong: false, .. } | Action::Shoot { target, strong: false, .. }) =
                action
            else {
                continue;
            };
            let Some(foe) = self.senses.foe(target).filter(|foe| foe.fallen == fallen) else { continue };
            let key = (
                self.senses.duel_of(who) != target,
                self.weakness(&foe),
                self.memory.wounder(who) != target,
                self.senses.attackers(foe.at),
                target,
            );
            best = Some(best.map_or(key, |least| key.min(least)));
        }
        best.map(|(.., target)| target)
    }

    /// Shoots at whoever is nearest, where a creature can.
    fn shoot(&self, who: CreatureId) -> Option<Choice> {
        let me = self.senses.own(who)?;
        let shots = self.actions.iter().filter_map(|action| match action {
            Action::Shoot { target, strong: false, .. } => {
                let foe = self.senses.foe(target).filter(|foe| !foe.fallen)?;
                Some((me.at.distance(foe.at), target, action))
            }
            _ => None,
        });
        let (_, target, shot) = shots.min_by_key(|(far, target, _)| (*far, *target))?;
        Some((shot, Reason::Shoots(who, target)))
    }

    /// Towards whoever is chosen, or towards what draws a creature that sees nobody.
    fn approach(&mut self, who: CreatureId, me: &Creature) -> Option<Choice> {
        let seen = |foe: &Foe| self.is_prey(who, foe) && self.senses.sees(who, foe.id);
        let prey = self.senses.foes().filter(seen).fold(0u32, |set, foe| set | foe.id.bit());
        if prey != 0 {
            return self.surround(who, me, prey).or_else(|| self.close_in(who, me, prey));
        }
        if self.command.is_joint() {
            let standing = self.senses.foes().filter(|foe| self.is_prey(who, foe) && !foe.fallen);
            let prey = standing.fold(0u32, |set, foe| set | foe.id.bit());
            let choice = self.surround(who, me, prey).or_else(|| self.close_in(who, me, prey));
            if choice.is_some() {
                return choice;
            }
        }
        let (to, reason) = match self.lure(who, me)? {
            Lure::Noise(at) => (at, Reason::ComesAfterNoise(who)),
            Lure::LastSeen(at) => (at, Reason::GoesToLastSeen(who)),
        };
        let terrain = self.terrain(who, false);
        self.paths.spread(self.senses.stairs(), &Board::one(me.at), &Board::one(to), &terrain);
        let way = self.paths.way(self.senses.stairs(), to, &terrain)?;
        self.step(who, me, &way, 1, reason)
    }

    /// Towards the prey of its choice; through its own kind where there is no other way.
    fn close_in(&mut self, who: CreatureId, me: &Creature, prey: u32) -> Option<Choice> {
        let senses = self.senses;
        let party = || senses.foes().filter(|foe| prey & foe.id.bit() != 0);
        let goals = party().map(|foe| foe.at).collect();
        for through in [false, true] {
            let terrain = self.terrain(who, through);
            self.paths.spread(self.senses.stairs(), &Board::one(me.at), &goals, &terrain);
            let target = party()
                .filter_map(|foe| self.paths.steps(foe.at).map(|steps| (self.rank(who, &foe, steps), foe)))
                .min_by_key(|(rank, _)| *rank);
            let Some((_, foe)) = target else { continue };
            let way = self.paths.way(self.senses.stairs(), foe.at, &terrain)?;
            let choice = self.step(who, me, &way, 2, Reason::Approaches(who, foe.id));
            if choice.is_some() {
                return choice;
            }
        }
        self.queue(who, me, &goals)
    }

    /// The order in which prey is chosen: who stands, a duel, within reach this turn, who wounded it, the nearest, who has the fewest upon it, by
    /// seat.
    fn rank(&self, who: CreatureId, foe: &Foe, steps: usize) -> impl Ord + Copy + use<> {
        let stride =
            if self.senses.traits(who).slow { 1 } else { self.senses.game.content.numbers.run_squares };
        let walk = steps.saturating_sub(1).div_ceil(usize::from(stride.max(1)));
        let in_reach = walk < usize::from(self.senses.points());
        (
            foe.fallen,
            self.senses.duel_of(who) != foe.id,
            !in_reach,
            self.memory.wounder(who) != foe.id,
            steps,
            self.senses.attackers(foe.at),
            foe.id,
        )
    }

    /// Where a creature can go: no known trap, no zone that keeps it out; doors where it opens them; its own kind where it passes through.
    pub(super) fn terrain(&mut self, who: CreatureId, through: bool) -> Terrain {
        let mut terrain = self.paths.ground(self.senses.grid());
        terrain.passable = terrain.passable.without(&self.senses.grid().occupied());
        if through {
            for friend in self.senses.pack().filter_map(|friend| self.senses.own(friend)) {
                terrain.passable.insert(friend.at);
            }
        }
        if self.senses.is_choosy(who) {
            terrain.passable = terrain.passable.without(&self.senses.traps());
            for (_, zone) in self.senses.zones().filter(|(_, zone)| self.senses.shuns(who, zone.entrance)) {
                let rows =
                    (0..i16::from(zone.height)).flat_map(|y| (0..i16::from(zone.width)).map(move |x| (x, y)));
                rows.for_each(|(x, y)| terrain.passable.remove(zone.corner.by(x, y)));
            }
        }
        if self.senses.habits(who).opens_doors {
            let doors =
                self.senses.gates().filter(|gate| gate.is_shut() && matches!(gate.lead, Lead::Zone(_)));
            for door in doors {
                terrain.passable.insert(door.at);
                terrain.clear.insert(door.at);
            }
        }
        terrain
    }

    /// The first step of a way: running where it is long enough, through its own kind, through a door, over stairs.
    pub(super) fn step(
        &self,
        who: CreatureId,
        me: &Creature,
        way: &Way,
        beside: usize,
        reason: Reason,
    ) -> Option<Choice> {
        if way.steps < beside {
            return None;
        }
        let offered =
            |action: fn(Dir) -> Action| way.dir(me.at, |dir| self.is_offered(action(dir))).map(action);
        let far = way.steps > beside;
        let run = if far || self.senses.run_left() > 0 { offered(Action::Run) } else { None };
        if let Some(action) = run.or_else(|| offered(Action::Walk)) {
            return Some((action, reason));
        }
        if let Some(action) = offered(Action::Open) {
            return Some((action, Reason::OpensDoor(who)));
        }
        if self.is_offered(Action::Stairs)
            && self.senses.stairs().iter().any(|(a, b)| way.first.has(*a) || way.first.has(*b))
        {
            return Some((Action::Stairs, reason));
        }
        let through = self.actions.iter().find(|action| match action {
            Action::PassThrough(one, two) => {
                way.first.has(me.at.step(*one)) && way.second.has(me.at.step(*one).step(*two))
            }
            _ => false,
        });
        through.map(|action| (action, Reason::PassesThrough(who)))
    }

    /// No way leads to anybody: over a gap, if somebody is within reach beyond it and the jump is likely.
    fn leap(&self, who: CreatureId, me: &Creature) -> Option<Choice> {
        let game = self.senses.game;
        let beyond = |dir: Dir, over: u8| (0..=over).fold(me.at, |at, _| at.step(dir));
        let prey = |at: Square| {
            self.senses.foes().any(|foe| self.is_prey(who, &foe) && self.senses.is_in_reach(at, foe.at))
        };
        let leap = self.actions.iter().find(|action| match action {
            Action::Jump(dir, over) => {
                prey(beyond(*dir, *over))
                    && is_likely(game, me, Characteristic::Agility, game.content.numbers.jump * over)
            }
            _ => false,
        })?;
        Some((leap, Reason::Leaps(who)))
    }

    /// A figure alone joins the nearest group that is not full.
    fn join(&self, who: CreatureId, me: &Creature) -> Option<Choice> {
        if me.figures() > 1 {
            return None;
        }
        self.actions.iter().find_map(|action| match action {
            Action::Reinforce(group) => Some((action, Reason::Joins(who, group))),
            _ => None,
        })
    }

    /// Waits where somebody could come within reach.
    fn wait(&self, who: CreatureId, me: &Creature) -> Option<Choice> {
        let near = |foe: &Foe| {
            !foe.fallen && me.at.distance(foe.at) <= A_TURNS_WALK && self.senses.sees(who, foe.id)
        };
        if !self.is_offered(Action::Wait) {
            return None;
        }
        if self.senses.foes().any(|foe| near(&foe)) {
            return Some((Action::Wait, Reason::Waits(who)));
        }
        let close = self.senses.foes().any(|foe| !foe.fallen && me.at.distance(foe.at) <= A_TURNS_WALK);
        (close || self.command == Command::Hold).then_some((Action::Wait, Reason::StandsBy(who)))
    }
}

/// Whether a test is passed at least every other time.
fn is_likely(game: &Catacombs, me: &Creature, tested: Characteristic, difficulty: u8) -> bool {
    let dice = &game.content.dice;
    let Some(power) = dice.power(i16::from(me.level(tested))) else { return false };
    let count = game.block(me.kind).test_dice.of(tested).max(1);
    // How often each sum of the D comes up.
    let mut sums = [0u32; MOST_SUMS];
    if let Some(nothing) = sums.first_mut() {
        *nothing = 1;
    }
    for _ in 0..count {
        let before = sums;
        sums = [0; MOST_SUMS];
        for (sum, ways) in before.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            for face in dice.d {
                if let Some(there) = sums.get_mut(sum + usize::from(face)) {
                    *there += ways;
                }
            }
        }
    }
    let (mut passed, mut all) = (0, 0);
    for face in power.faces {
        for (sum, ways) in (0i16..).zip(sums) {
            all += ways;
            if face.value().is_some_and(|face| sum + i16::from(face) >= i16::from(difficulty)) {
                passed += ways;
            }
        }
    }
    2 * passed >= all
}
