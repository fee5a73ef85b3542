//! What a creature may remember: where it saw whom, and who wounded it last. Made of witnessed events alone, so that whoever heard the same
//! match remembers the same.

use catacombs::event::{Event, EventKind, FightEvent, MasterEvent, MoveEvent, TurnEvent};
use catacombs::geometry::{Grid, Square, sight};
use catacombs::state::{CreatureId, Kind, MAX_CREATURES, MAX_PARTY};

/// How many squares of each hero's way are kept: more than anybody walks in two rounds.
const PRINTS: usize = 24;
/// How many rounds a creature remembers what it saw.
const ROUNDS: u8 = 2;

/// A square that a hero came to.
#[derive(Clone, Copy, Debug)]
struct Print {
    at: Square,
    /// When it came there.
    since: u32,
    round: u8,
}

const BLANK: Print = Print { at: Square::NOWHERE, since: 0, round: 0 };

/// The memory of all creatures of the game master.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Counts events.
    clock: u32,
    round: u8,
    /// The ways of the heroes, newest print first.
    ways: [[Print; PRINTS]; MAX_PARTY],
    /// When each creature came to where it is.
    arrived: [u32; MAX_CREATURES],
    /// Who wounded each creature last.
    wounder: [CreatureId; MAX_CREATURES],
    /// Who has just struck whom.
    blow: (CreatureId, CreatureId),
}

impl Memory {
    pub const fn new() -> Memory {
        Memory {
            clock: 0,
            round: 0,
            ways: [[BLANK; PRINTS]; MAX_PARTY],
            arrived: [0; MAX_CREATURES],
            wounder: [CreatureId::NONE; MAX_CREATURES],
            blow: (CreatureId::NONE, CreatureId::NONE),
        }
    }

    /// Something happened.
    pub fn hear(&mut self, event: &Event) {
        self.clock += 1;
        let who = event.who.id;
        match event.kind {
            EventKind::Turn(TurnEvent::Opened) => *self = Memory::new(),
            EventKind::Turn(TurnEvent::TurnBegan(_, round)) => self.round = round,
            EventKind::Move(
                MoveEvent::Moved(at, _)
                | MoveEvent::Jumped(at)
                | MoveEvent::Shoved(at)
                | MoveEvent::PutOn(at)
                | MoveEvent::ClimbedOut(at),
            ) => self.moved(event, at),
            EventKind::Master(MasterEvent::MonsterPlaced(_, _, at)) => {
                self.moved(event, at);
                self.forgive(who);
            }
            EventKind::Fight(FightEvent::Attacked { target, hit: true, .. }) => self.blow = (who, target.id),
            EventKind::Fight(FightEvent::Wounded(_) | FightEvent::FigureDied) if who == self.blow.1 => {
                if let Some(wounder) = self.wounder.get_mut(usize::from(who.0)) {
                    *wounder = self.blow.0;
                }
            }
            EventKind::Fight(FightEvent::Died | FightEvent::Banished) => self.forgive(who),
            _ => {}
        }
    }

    fn forgive(&mut self, who: CreatureId) {
        if let Some(wounder) = self.wounder.get_mut(usize::from(who.0)) {
            *wounder = CreatureId::NONE;
        }
    }

    fn moved(&mut self, event: &Event, at: Square) {
        let slot = usize::from(event.who.id.0);
        match event.who.kind {
            Kind::Hero(_) => {
                if let Some(way) = self.ways.get_mut(slot) {
                    way.rotate_right(1);
                    if let Some(first) = way.first_mut() {
                        *first = Print { at, since: self.clock, round: self.round };
                    }
                }
            }
            Kind::Monster(_) | Kind::Nobody => {
                if let Some(arrived) = self.arrived.get_mut(slot) {
                    *arrived = self.clock;
                }
            }
        }
    }

    /// Who wounded somebody last.
    pub fn wounder(&self, who: CreatureId) -> CreatureId {
        self.wounder.get(usize::from(who.0)).copied().unwrap_or(CreatureId::NONE)
    }

    /// The square on which somebody last saw a hero in the last two rounds, from where it is now; none where there is nothing to see any
    /// more.
    pub fn last_seen(&self, grid: &Grid, who: CreatureId, here: Square) -> Option<Square> {
        let arrived = self.arrived.get(usize::from(who.0)).copied().unwrap_or_default();
        let mut newest: Option<Print> = None;
        for way in &self.ways {
            // A print is seen as long as the hero stands there: until its next one.
            let mut until = u32::MAX;
            for print in way.iter().take_while(|print| print.since > 0) {
                let fresh = print.round.saturating_add(ROUNDS) > self.round && until > arrived;
                if !fresh || newest.is_some_and(|newest| newest.since >= print.since) {
                    break;
                }
                if sight(here, print.at, |there| grid.ground(there).is_obstacle()) {
                    newest = Some(*print);
                    break;
                }
                until = print.since;
            }
        }
        newest.map(|print| print.at).filter(|at| here.distance(*at) > 1)
    }
}
