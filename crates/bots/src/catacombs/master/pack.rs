//! The pack as a whole: squares from which somebody can be struck are shared out so that comrades have room, whoever finds none queues up behind
//! the others, and blows go where the pack agrees.

use super::{Choice, Command, Mind, Reason};
use crate::catacombs::paths::Terrain;
use crate::catacombs::senses::Foe;
use catacombs::geometry::{Board, Dir, Square};
use catacombs::state::{Creature, CreatureId};

/// What makes a square to strike from better, least first: within this turn, whom it threatens, room for comrades, steps, its number.
type Rank = (bool, i16, u32, usize, usize);

impl Mind<'_> {
    /// How soon somebody would fall to the pack, least first; all alike for creatures that fight each for itself.
    pub(super) fn weakness(&self, foe: &Foe) -> i16 {
        match self.command {
            Command::Alone | Command::Pack | Command::Hold => 0,
            Command::Target(chosen) => i16::from(foe.id != chosen),
            Command::Focus => foe.pv + 2 * i16::from(foe.toughness),
        }
    }

    /// The free squares from which some of the party can be struck.
    fn slots(&self, prey: u32, free: &Board) -> Board {
        let foes = self.senses.foes().filter(|foe| prey & foe.id.bit() != 0 && !foe.fallen);
        let beside = foes.flat_map(|foe| Dir::ALL.into_iter().map(move |dir| (foe.at.step(dir), foe.at)));
        let reach = beside.filter(|(at, foe)| self.senses.is_in_reach(*at, *foe)).map(|(at, _)| at);
        reach.collect::<Board>().and(free)
    }

    /// To a square from which somebody can be struck, around those who would hold it back, and so that the comrades behind find room as well.
    pub(super) fn surround(&mut self, who: CreatureId, me: &Creature, prey: u32) -> Option<Choice> {
        if !self.command.is_joint() {
            return None;
        }
        let free = self.terrain(who, false);
        let slots = self.slots(prey, &free.passable);
        let held = self.slots(u32::MAX, &free.passable);
        let terrain = Terrain { passable: free.passable.without(&held), ..free };
        self.paths.spread(self.senses.stairs(), &Board::one(me.at), &slots, &terrain);
        let stride =
            if self.senses.traits(who).slow { 1 } else { self.senses.game.content.numbers.run_squares };
        let range = usize::from(stride.max(1)) * usize::from(self.senses.points().saturating_sub(1))
            + usize::from(self.senses.run_left());
        let comrades: Board = self
            .senses
            .pack()
            .filter(|other| *other != who)
            .filter_map(|other| self.senses.own(other))
            .map(|other| other.at)
            .collect();
        let mut best: Option<(Rank, Square, CreatureId)> = None;
        for slot in slots.iter() {
            let Some(steps) = self.paths.steps(slot).filter(|steps| *steps > 0) else { continue };
            let struck =
                self.senses.foes().filter(|foe| self.senses.is_in_reach(slot, foe.at) && !foe.fallen);
            let Some((weakness, target)) = struck.map(|foe| (self.weakness(&foe), foe.id)).min() else {
                continue;
            };
            let mut others = slots;
            others.remove(slot);
            let mut ground = free.passable.or(&comrades);
            ground.remove(slot);
            let room = others.flood(&ground, &free.clear).and(&comrades).len();
            let key = (steps > range, weakness, u32::MAX - room, steps, slot.index());
            if best.is_none_or(|(least, ..)| key < least) {
                best = Some((key, slot, target));
            }
        }
        let (_, slot, target) = best?;
        let way = self.paths.way(self.senses.stairs(), slot, &terrain)?;
        self.step(who, me, &way, 1, Reason::Approaches(who, target))
    }

    /// Every way is barred by comrades: as near behind them as can be.
    pub(super) fn queue(&mut self, who: CreatureId, me: &Creature, goals: &Board) -> Option<Choice> {
        let free = self.terrain(who, false);
        let through = self.terrain(who, true);
        let within = Board::one(me.at).flood(&free.passable, &free.clear).and(&free.passable);
        let mut all = within;
        all.insert(me.at);
        self.paths.spread(self.senses.stairs(), goals, &all, &through);
        let now = self.paths.steps(me.at)?;
        let near = within.iter().filter_map(|at| Some((self.paths.steps(at)?, at)));
        let (steps, to) = near.min_by_key(|(steps, at)| (*steps, at.index()))?;
        if steps >= now {
            return None;
        }
        self.paths.spread(self.senses.stairs(), &Board::one(me.at), &Board::one(to), &free);
        let way = self.paths.way(self.senses.stairs(), to, &free)?;
        self.step(who, me, &way, 1, Reason::QueuesUp(who))
    }
}
