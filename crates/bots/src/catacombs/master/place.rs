//! Where the game master puts what the tables bring: furniture far from the entrance and never in the way, traps on the ways that are walked, monsters
//! in their lairs. What is placed is fixed.

use super::{Choice, Mind, Reason};
use crate::catacombs::paths::Terrain;
use catacombs::action::Action;
use catacombs::content::{Bulk, Lair, MAX_SPOTS, MonsterId};
use catacombs::geometry::{Board, Dir, Ground, Square};
use catacombs::state::{Pending, PlacedZone, Reveal, ZoneSlot};

/// Traps and monsters keep this many steps from the entrance, where there is room.
const RESPECT: usize = 3;
/// Ambushers lie within this many squares of the opened door.
const AMBUSH: u8 = 4;

/// The zone that is being filled.
struct Site {
    slot: ZoneSlot,
    zone: PlacedZone,
    entrance: Square,
    /// The zone's ground, doors included, whoever stands there.
    terrain: Terrain,
    /// The ways out and the furniture.
    goals: Board,
}

impl Mind<'_> {
    /// Places the next thing.
    pub(super) fn place(&mut self, reveal: Reveal) -> Option<Choice> {
        let (slot, zone) = self.senses.zones().find(|(slot, _)| *slot == reveal.zone)?;
        let site = self.survey(slot, zone);
        match self.actions.get(0)? {
            Action::PlaceElement(..) => self.place_element(&site),
            Action::PlaceTrap(..) => self.place_trap(&site),
            Action::PlaceMonster(kind, _) => self.place_monster(&site, kind),
            _ => None,
        }
    }

    fn survey(&mut self, slot: ZoneSlot, zone: &PlacedZone) -> Site {
        let mut terrain = self.paths.ground(self.senses.grid());
        let rows = (0..i16::from(zone.height)).flat_map(|y| (0..i16::from(zone.width)).map(move |x| (x, y)));
        let inside = rows.map(|(x, y)| zone.corner.by(x, y)).collect();
        let mut goals = Board::default();
        for gate in self.senses.gates().filter(|gate| gate.zone == slot && gate.is_unexplored()) {
            goals.insert(gate.at);
            terrain.clear.insert(gate.at);
        }
        self.senses.pieces(slot).for_each(|piece| goals.insert(piece.at));
        terrain.passable = terrain.passable.and(&inside);
        Site { slot, zone: *zone, entrance: zone.entrance, terrain, goals }
    }

    /// Rings around the entrance, to the end of the zone.
    fn measure(&mut self, site: &Site) {
        let all = site.terrain.passable.or(&site.goals);
        self.paths.spread(self.senses.stairs(), &Board::one(site.entrance), &all, &site.terrain);
    }

    fn offered(&self) -> impl Iterator<Item = (Square, Action)> {
        self.actions.iter().filter_map(|action| match action {
            Action::PlaceElement(_, at) | Action::PlaceTrap(_, at) | Action::PlaceMonster(_, at) => {
                Some((at, action))
            }
            _ => None,
        })
    }

    /// The marked squares of a plan clockwise, from the one that is farthest from the entrance.
    fn spots(&self, site: &Site) -> [Square; MAX_SPOTS] {
        let mut spots = [Square::NOWHERE; MAX_SPOTS];
        let (mut count, mut far) = (0, (0, 0));
        for (spot, slot) in self.senses.spots(site.slot).zip(&mut spots) {
            *slot = spot;
            count += 1;
        }
        let Some(all) = spots.get_mut(..count) else { return spots };
        all.sort_unstable_by_key(|spot| bearing(&site.zone, *spot));
        for (at, spot) in all.iter().enumerate() {
            let steps = self.paths.steps(*spot).unwrap_or_default();
            if steps > far.0 {
                far = (steps, at);
            }
        }
        all.rotate_left(far.1);
        spots
    }

    fn place_element(&mut self, site: &Site) -> Option<Choice> {
        self.measure(site);
        let spots = self.spots(site);
        let Action::PlaceElement(kind, _) = self.actions.get(0)? else { return None };
        let bulk = self.senses.game.content.elements[kind].bulk;
        let fits = |mind: &mut Self, at: Square| {
            mind.is_offered(Action::PlaceElement(kind, at)) && mind.leaves_way(site, at, bulk)
        };
        for spot in spots.into_iter().filter(|spot| spot.is_somewhere()) {
            if fits(self, spot) {
                return Some((Action::PlaceElement(kind, spot), Reason::Furnishes(kind)));
            }
        }
        // No marked square is left: the farthest one that is in nobody's way.
        let mut best: Option<(usize, Square)> = None;
        for at in site.terrain.passable.iter() {
            self.measure(site);
            let steps = self.paths.steps(at).unwrap_or_default();
            if best.is_none_or(|(most, _)| steps > most) && fits(self, at) {
                best = Some((steps, at));
            }
        }
        let (_, at) = best?;
        Some((Action::PlaceElement(kind, at), Reason::Furnishes(kind)))
    }

    /// Whether every way out and every piece can still be reached with something on a square, and the thing itself too.
    fn leaves_way(&mut self, site: &Site, at: Square, bulk: Bulk) -> bool {
        let mut terrain = site.terrain;
        if bulk != Bulk::Flat {
            terrain.passable.remove(at);
        }
        if bulk == Bulk::Tall {
            terrain.clear.remove(at);
        }
        let goals = site.terrain.passable.or(&site.goals);
        self.paths.spread(self.senses.stairs(), &Board::one(site.entrance), &goals, &terrain);
        let reached = self.paths.reached().and(&terrain.passable);
        let mut wanted = site.goals;
        wanted.insert(at);
        self.are_within_reach(&wanted, &reached)
    }

    /// The squares of shortest ways from the entrance to the ways out and to the furniture.
    fn walked(&self, site: &Site, goals: &Board) -> Board {
        let stairs = self.senses.stairs();
        goals.iter().fold(Board::default(), |all, goal| {
            let beside = |dir: Dir| goal.step(dir);
            let near = Dir::ALL
                .into_iter()
                .map(beside)
                .filter(|at| site.terrain.passable.has(*at) && self.senses.is_in_reach(*at, goal));
            // A piece that fills its square is walked up to.
            let to = match self.paths.steps(goal) {
                Some(_) => Some(goal),
                None => near.min_by_key(|at| self.paths.steps(*at).unwrap_or(usize::MAX)),
            };
            to.map_or(all, |to| all.or(&self.paths.between(stairs, to, &site.terrain)))
        })
    }

    fn place_trap(&mut self, site: &Site) -> Option<Choice> {
        let Action::PlaceTrap(kind, _) = self.actions.get(0)? else { return None };
        let pit = self.senses.game.content.traps[kind].pit;
        self.measure(site);
        let walked = self.walked(site, &site.goals);
        let traps = self.senses.traps();
        let lonely = |at: Square| Dir::ALL.into_iter().all(|dir| !traps.has(at.step(dir)));
        let (mut fit, mut rest) = (Board::default(), Board::default());
        for (at, _) in self.offered() {
            let far = self.paths.steps(at).is_some_and(|steps| steps >= RESPECT);
            let set = if far && walked.has(at) && lonely(at) { &mut fit } else { &mut rest };
            set.insert(at);
        }
        let at = self.pick_trap(site, fit, pit).or_else(|| self.pick_trap(site, rest, pit));
        let at = at.or_else(|| self.offered().next().map(|(at, _)| at))?;
        Some((Action::PlaceTrap(kind, at), Reason::Traps(kind)))
    }

    /// One of some squares, by whim; a pit only where a detour or a jump is left to whoever comes.
    fn pick_trap(&mut self, site: &Site, mut fit: Board, pit: bool) -> Option<Square> {
        while !fit.is_empty() {
            let chosen = self.any(fit.len() as usize);
            let at = fit.iter().nth(chosen)?;
            if !pit || self.can_be_passed(site, at) {
                return Some(at);
            }
            fit.remove(at);
        }
        None
    }

    /// Whether every way out and every piece can still be reached with a hole on a square: by a detour, or by a jump over it.
    fn can_be_passed(&mut self, site: &Site, at: Square) -> bool {
        let mut terrain = site.terrain;
        terrain.passable.remove(at);
        let all = terrain.passable;
        let mut from = Board::one(site.entrance);
        loop {
            self.paths.spread(self.senses.stairs(), &from, &all, &terrain);
            let reached = self.paths.reached().and(&terrain.passable);
            let landing = |dir: &Dir| {
                let (before, after) = (at.step(dir.opposite()), at.step(*dir));
                reached.has(before)
                    && terrain.passable.has(after)
                    && !reached.has(after)
                    && self.senses.is_in_reach(before, at)
                    && self.senses.is_in_reach(at, after)
            };
            match Dir::ALL.into_iter().find(landing) {
                Some(dir) => {
                    from = reached;
                    from.insert(at.step(dir));
                }
                None => return self.are_within_reach(&site.goals, &reached),
            }
        }
    }

    /// Whether everything can be handled from one of some squares, or is one of them.
    fn are_within_reach(&self, wanted: &Board, reached: &Board) -> bool {
        wanted.iter().all(|goal| {
            let beside =
                |dir: Dir| reached.has(goal.step(dir)) && self.senses.is_in_reach(goal.step(dir), goal);
            reached.has(goal) || Dir::ALL.into_iter().any(beside)
        })
    }

    fn place_monster(&mut self, site: &Site, kind: MonsterId) -> Option<Choice> {
        self.measure(site);
        let ambush = matches!(self.senses.pending().next(), Some(Pending::Monster { ambush: true, .. }));
        let (lair, reason) = match self.senses.game.content.monsters[kind].habits.lair {
            _ if ambush => (self.near_door(site), Reason::LiesInWait(kind)),
            Lair::Far => (Board::default(), Reason::KeepsFar(kind)),
            Lair::Way => (self.treasure_way(site), Reason::BarsWay(kind)),
            Lair::Furniture => (self.beside_furniture(site), Reason::LurksByFurniture(kind)),
        };
        let rank = |at: Square| {
            let steps = self.paths.steps(at).unwrap_or_default();
            (lair.has(at), steps >= RESPECT || ambush, if ambush { 0 } else { steps })
        };
        let best = self.offered().map(|(at, _)| rank(at)).max()?;
        let fit = self.offered().filter(|(at, _)| rank(*at) == best).count();
        let reason = if best.0 { reason } else { Reason::KeepsFar(kind) };
        let chosen = if fit > 1 { self.whim.below(fit as u32) as usize } else { 0 };
        let at = self.offered().filter(|(at, _)| rank(*at) == best).nth(chosen)?.0;
        Some((Action::PlaceMonster(kind, at), reason))
    }

    fn near_door(&self, site: &Site) -> Board {
        let near = site.terrain.passable.iter().filter(|at| at.distance(site.entrance) <= AMBUSH);
        near.collect()
    }

    /// The squares between the entrance and what is worth having: furniture, that which is still to be placed included; ways out where there is none.
    fn treasure_way(&self, site: &Site) -> Board {
        let mut treasure = Board::default();
        self.senses.pieces(site.slot).for_each(|piece| treasure.insert(piece.at));
        let waiting = self.senses.pending().filter(|what| matches!(what, Pending::Element(_))).count();
        let free = |at: &Square| at.is_somewhere() && self.senses.grid().ground(*at) == Ground::Floor;
        self.spots(site).into_iter().filter(free).take(waiting).for_each(|spot| treasure.insert(spot));
        let goals = if treasure.is_empty() { site.goals } else { treasure };
        self.walked(site, &goals)
    }

    fn beside_furniture(&self, site: &Site) -> Board {
        let pieces = self.senses.pieces(site.slot).map(|piece| piece.at);
        let beside = pieces.flat_map(|at| Dir::ALL.into_iter().map(move |dir| at.step(dir)));
        beside.collect()
    }
}

/// Where a square lies around the middle of a zone, clockwise from the north, in thousandths of a quarter.
fn bearing(zone: &PlacedZone, square: Square) -> i32 {
    let (dx, dy) = zone.corner.to(square);
    let x = 2 * i32::from(dx) + 1 - i32::from(zone.width);
    let y = 2 * i32::from(dy) + 1 - i32::from(zone.height);
    let share = |along: i32| 1000 * along.abs() / (x.abs() + y.abs()).max(1);
    match () {
        () if x >= 0 && y < 0 => share(x),
        () if x > 0 => 1000 + share(y),
        () if y > 0 => 2000 + share(x),
        () => 3000 + share(y),
    }
}
