//! What a critical spectator counts in a match: creatures that do nothing though somebody could be reached, heroes who pace, wait, lose points
//! or carry what they never use. It sees the true table and decides nothing; players never read it.

use super::paths::{Paths, Terrain};
use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::content::{ItemKind, Style};
use catacombs::event::{
    Event, EventKind, FightEvent, ItemEvent, Manner, MasterEvent, MoveEvent, PlaceEvent, RollEvent, TurnEvent,
};
use catacombs::geometry::{Board, Square};
use catacombs::state::{CreatureId, Kind, MAX_PARTY, Phase, Place, Purpose, Side, State};
use std::ops::AddAssign;

/// A hero farther away than this is no aim for one turn.
const REACHABLE: usize = 16;
/// So many points that a hero lets go are a turn lost.
const MANY_POINTS: u8 = 3;
/// So many rounds without anything new are a standstill.
const STANDSTILL: u8 = 5;

/// What was counted in one match or in many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    pub matches: u64,
    pub won: u64,
    /// Matches that were given up.
    pub endless: u64,
    pub rounds: u64,
    /// Activations of the game master's creatures.
    pub activations: u64,
    /// Activations that ended with every point unspent.
    pub unspent: u64,
    /// Of these, with a free way to somebody.
    pub unspent_with_aim: u64,
    /// Of these, with a way to somebody but for comrades in it.
    pub unspent_behind_comrade: u64,
    /// Creatures that were not activated in a turn although somebody could be reached.
    pub passed_over: u64,
    pub hero_turns: u64,
    /// Turns in which a hero came three times to one square.
    pub pacing: u64,
    /// Turns that ended with three or more points lost.
    pub wasted: u64,
    /// Times that for five rounds nobody attacked, was wounded or healed, found, opened, searched or tried a lock, or came to a new square.
    pub standstills: u64,
    /// Runes and weapons for shooting that the party had at the end of a match.
    pub runes: u64,
    pub bows: u64,
    /// Of these, never bound and never shot with.
    pub idle_runes: u64,
    pub idle_bows: u64,
}

impl AddAssign for Audit {
    fn add_assign(&mut self, other: Audit) {
        self.matches += other.matches;
        self.won += other.won;
        self.endless += other.endless;
        self.rounds += other.rounds;
        self.activations += other.activations;
        self.unspent += other.unspent;
        self.unspent_with_aim += other.unspent_with_aim;
        self.unspent_behind_comrade += other.unspent_behind_comrade;
        self.passed_over += other.passed_over;
        self.hero_turns += other.hero_turns;
        self.pacing += other.pacing;
        self.wasted += other.wasted;
        self.standstills += other.standstills;
        self.runes += other.runes;
        self.bows += other.bows;
        self.idle_runes += other.idle_runes;
        self.idle_bows += other.idle_bows;
    }
}

/// Watches one match.
#[derive(Clone, Debug, Default)]
pub struct Auditor {
    count: Audit,
    paths: Paths,
    /// The points with which whoever acts began.
    began: u8,
    /// The squares that the acting hero came to in this turn.
    visited: Vec<Square>,
    /// Squares that heroes came to in this match.
    trodden: Board,
    /// When something new last happened.
    news: u8,
    /// Heroes who have shot, one bit each.
    shooters: u32,
}

/// How a creature could get at somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Free,
    BehindComrade,
    None,
}

impl Auditor {
    #[must_use]
    pub fn new() -> Auditor {
        Auditor::default()
    }

    /// An action is about to be played.
    pub fn before(&mut self, state: &State, action: Action) {
        if action != Action::EndTurn || !state.is_quiet() {
            return;
        }
        match state.phase {
            Phase::Acting if state.creatures[state.actor].side == Side::Master => {
                let me = &state.creatures[state.actor];
                if me.ap == 0 || me.ap < self.began || me.web > 0 {
                    return;
                }
                self.count.unspent += 1;
                match self.aim(state, state.actor) {
                    Aim::Free => self.count.unspent_with_aim += 1,
                    Aim::BehindComrade => self.count.unspent_behind_comrade += 1,
                    Aim::None => {}
                }
            }
            Phase::Next => {
                let idle = catacombs::rules::turn::idle(state);
                for who in catacombs::rules::legal::each(idle) {
                    let stuck = state.creatures[who].web > 0;
                    self.count.passed_over += u64::from(!stuck && self.aim(state, who) == Aim::Free);
                }
            }
            _ => {}
        }
    }

    /// Whether a creature could walk up to somebody who stands: alone, or if comrades made way.
    fn aim(&mut self, state: &State, who: CreatureId) -> Aim {
        let at = state.creatures[who].at;
        let party = state.creatures.of(Side::Party).map(|foe| &state.creatures[foe]);
        let goals: Board = party.filter(|foe| !foe.is_grounded()).map(|foe| foe.at).collect();
        let comrades: Board = state.creatures.of(Side::Master).map(|one| state.creatures[one].at).collect();
        let ground = self.paths.ground(&state.grid);
        let free = Terrain { passable: ground.passable.without(&state.grid.occupied()), ..ground };
        for (terrain, aim) in [
            (free, Aim::Free),
            (Terrain { passable: free.passable.or(&comrades), ..free }, Aim::BehindComrade),
        ] {
            self.paths.spread(&state.stairs, &Board::one(at), &goals, &terrain);
            if goals.iter().any(|goal| self.paths.steps(goal).is_some_and(|steps| steps <= REACHABLE)) {
                return aim;
            }
        }
        Aim::None
    }

    /// Something happened, on this table as it is now.
    pub fn hear(&mut self, state: &State, event: &Event) {
        let hero = usize::from(event.who.id.0) < MAX_PARTY;
        match event.kind {
            EventKind::Turn(TurnEvent::Began(points)) => {
                self.began = points;
                self.visited.clear();
                self.visited.push(state.creatures[event.who.id].at);
                self.count.hero_turns += u64::from(hero);
                self.count.activations += u64::from(state.creatures[event.who.id].side == Side::Master);
            }
            EventKind::Turn(TurnEvent::Ended(left)) if hero => {
                self.count.wasted += u64::from(left >= MANY_POINTS);
                let times = |at: &Square| self.visited.iter().filter(|there| *there == at).count();
                self.count.pacing += u64::from(self.visited.iter().any(|at| times(at) > 2));
            }
            EventKind::Turn(TurnEvent::TurnBegan(Side::Party, round)) => {
                self.count.rounds += 1;
                if round.saturating_sub(self.news) >= STANDSTILL {
                    self.count.standstills += 1;
                    self.news = round;
                }
            }
            EventKind::Move(MoveEvent::Moved(at, _) | MoveEvent::Jumped(at)) if hero => {
                self.visited.push(at);
                if !self.trodden.has(at) {
                    self.trodden.insert(at);
                    self.news = state.round;
                }
            }
            EventKind::Fight(FightEvent::Attacked { manner, .. }) => {
                if matches!(manner, Manner::Shot | Manner::PreciseShot) {
                    self.shooters |= event.who.id.bit();
                }
                self.news = state.round;
            }
            EventKind::Roll(RollEvent::Tested {
                purpose: Purpose::PickGate(_) | Purpose::PickPiece(_) | Purpose::Close(_),
                ..
            }) => {
                self.news = state.round;
            }
            EventKind::Fight(FightEvent::Wounded(_) | FightEvent::Healed(_) | FightEvent::Died)
            | EventKind::Item(ItemEvent::Searched(_) | ItemEvent::Found(_) | ItemEvent::Ecus(_))
            | EventKind::Place(
                PlaceEvent::DoorOpened(_) | PlaceEvent::Battered(..) | PlaceEvent::Looted(_),
            )
            | EventKind::Master(MasterEvent::ZonePlaced(_)) => self.news = state.round,
            _ => {}
        }
    }

    /// The match is over, or was given up.
    #[must_use]
    pub fn finish(mut self, game: &Catacombs, state: &State) -> Audit {
        self.count.matches = 1;
        self.count.won = u64::from(state.end == Some(catacombs::state::End::Won));
        self.count.endless = u64::from(state.end.is_none());
        for item in state.items.iter() {
            let Some(who) = item.place.holder() else { continue };
            if !matches!(state.creatures[who].kind, Kind::Hero(_)) {
                continue;
            }
            self.count.runes += u64::from(item.runes.count_ones());
            match game.content.items[item.id].kind {
                ItemKind::Rune => {
                    self.count.runes += 1;
                    self.count.idle_runes += u64::from(matches!(item.place, Place::Pack(_)));
                }
                ItemKind::Weapon(weapon) if matches!(weapon.style, Style::Ranged { .. }) => {
                    self.count.bows += 1;
                    self.count.idle_bows += u64::from(self.shooters & who.bit() == 0);
                }
                _ => {}
            }
        }
        self.count
    }
}
