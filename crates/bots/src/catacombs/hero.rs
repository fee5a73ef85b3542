//! A simple sensible adventurer: heals, fights what it sees, keeps with its companions, opens one door after the other, does what the quest asks.
//!
//! `fight` chooses blows, shots, spells and draughts, `explore` where to go. It knows what the party knows and the squares it has heard of; it
//! bribes, steals, throws and duels never, and plans no farther than its next step.

mod explore;
mod fight;
mod gear;
mod lore;

use super::paths::Paths;
use catacombs::Catacombs;
use catacombs::action::{Action, Hand};
use catacombs::content::{Characteristic, Mishap, Objective};
use catacombs::event::Event;
use catacombs::geometry::Ground;
use catacombs::rules::{element, melee};
use catacombs::state::{
    Attack, Creature, CreatureId, Frame, Kind, Phase, PlainRoll, Purpose, Rolled, Side, Stage, State, Target,
    Test,
};
use catacombs::view::View;
use lore::Lore;
use undercroft_kernel::{Actions, Fast, Seat};

/// A blow that costs this many PV or more is parried.
const HEAVY: i16 = 3;
/// After so many rounds without anything new everybody goes on alone.
const STALLED: u8 = 2;
/// After so many rounds a party that has not got on tries anything.
const PATIENCE: u8 = 70;
/// After so many rounds it tries just anything that is offered.
const HOPELESS: u8 = 200;
/// Whoever has more PV than this tears away from an adversary rather than giving its move up.
const SPARE_PV: i16 = 5;

/// How an adventurer goes about its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stance {
    /// By rules of thumb.
    #[default]
    Usual,
    /// Blows and shots go to one adversary first.
    Target(CreatureId),
    /// Lets the adversaries come and keeps points for them.
    Hold,
    /// Away from the adversaries.
    Retreat,
}

/// The adventurer. Its seed is used where nothing better is known.
#[derive(Clone, Debug)]
pub struct Adventurer {
    stance: Stance,
    whim: Fast,
    paths: Paths,
    lore: Lore,
}

impl Adventurer {
    /// A hero with whims of its own.
    pub fn new(seed: u64) -> Adventurer {
        Adventurer {
            stance: Stance::Usual,
            whim: Fast::new(seed),
            paths: Paths::default(),
            lore: Lore::default(),
        }
    }

    /// From now on it goes about its turn in another way.
    pub const fn set_stance(&mut self, stance: Stance) {
        self.stance = stance;
    }

    /// Takes over what another one knows.
    pub fn recall(&mut self, other: &Adventurer) {
        self.lore.clone_from(&other.lore);
    }

    /// Something happened.
    pub fn hear(&mut self, _: &Catacombs, event: &Event) {
        self.lore.hear(event);
    }

    /// Picks one of the offered actions.
    pub fn choose(
        &mut self,
        game: &Catacombs,
        view: &View,
        _: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        if actions.len() < 2 {
            return actions.get(0);
        }
        let state = &view.table;
        let mut mind = Mind {
            stance: self.stance,
            game,
            state,
            actions,
            lore: &self.lore,
            paths: &mut self.paths,
            whim: &mut self.whim,
        };
        let choice = match state.stack.top() {
            None if state.phase == Phase::Acting => Some(mind.own_turn()),
            None => mind.turn(),
            Some(frame) => mind.answer(frame),
        };
        choice.filter(|choice| actions.iter().any(|offered| offered == *choice)).or_else(|| modest(actions))
    }
}

/// Where no rule of thumb speaks, nothing is done.
fn modest(actions: &Actions<Action>) -> Option<Action> {
    let idle = |action: &Action| matches!(action, Action::Pass | Action::EndTurn | Action::Halt);
    actions.iter().find(idle).or_else(|| actions.get(0))
}

/// One decision.
struct Mind<'a> {
    stance: Stance,
    game: &'a Catacombs,
    state: &'a State,
    actions: &'a Actions<Action>,
    lore: &'a Lore,
    paths: &'a mut Paths,
    whim: &'a mut Fast,
}

impl<'a> Mind<'a> {
    fn is_offered(&self, action: Action) -> bool {
        self.actions.iter().any(|offered| offered == action)
    }

    /// Whoever acts.
    fn who(&self) -> CreatureId {
        self.state.actor
    }

    fn me(&self) -> &'a Creature {
        &self.state.creatures[self.state.actor]
    }

    /// The adversaries on the board.
    fn foes(&self) -> impl Iterator<Item = CreatureId> + use<'a> {
        self.state.creatures.of(Side::Master)
    }

    /// The party on the board, oneself included.
    fn party(&self) -> impl Iterator<Item = CreatureId> + use<'a> {
        self.state.creatures.of(Side::Party)
    }

    /// What the quest asks for.
    fn objective(&self) -> Objective {
        self.game.content.quests[self.state.quest].main.objective
    }

    /// Whether time is short.
    fn is_hurried(&self) -> bool {
        matches!(self.objective(), Objective::Leave { .. })
    }

    fn turn(&mut self) -> Option<Action> {
        match self.state.phase {
            Phase::Order => self.order(),
            _ => self.actions.get(0),
        }
    }

    /// What whoever acts does next; a step back to where it has just been is none, and points that are left are kept for the adversaries' turn.
    fn own_turn(&mut self) -> Action {
        let choice = self.act().filter(|choice| self.is_offered(*choice) && !self.is_step_back(*choice));
        match choice {
            Some(choice) if choice != Action::EndTurn => choice,
            _ => self.settle(),
        }
    }

    /// Whether an action leads to a square that was left in this turn and had nothing to offer.
    fn is_step_back(&self, action: Action) -> bool {
        let here = self.me().at;
        match action {
            Action::Walk(dir) | Action::Run(dir) => self.lore.has_been(here.step(dir)),
            Action::PassThrough(one, two) => self.lore.has_been(here.step(one).step(two)),
            Action::Stairs => self.state.other_end(here).is_some_and(|end| self.lore.has_been(end)),
            _ => false,
        }
    }

    /// Whether the party has not got on for some rounds, so that waiting for each other makes no sense any more.
    fn is_stalled(&self) -> bool {
        // Rounds are counted no farther than a byte goes.
        self.state.round >= HOPELESS || self.lore.quiet_rounds(self.state.round) >= STALLED
    }

    /// The best fighters act first.
    fn order(&self) -> Option<Action> {
        let named = self.actions.iter().filter_map(|action| match action {
            Action::Order(who) => Some((self.state.creatures[who].level(Characteristic::Melee), action)),
            _ => None,
        });
        named.rev_max()
    }

    /// Something has to be answered first.
    fn answer(&mut self, frame: Frame) -> Option<Action> {
        match frame {
            Frame::Test { test, .. } => Some(self.repeat(&test)),
            Frame::Fruitless { who, plain, roll } => Some(self.repeat_plain(who, plain, roll)),
            Frame::Attack { attack, roll, stage } => Some(self.answer_attack(&attack, roll, stage)),
            Frame::Again { by, .. } => self.blow(by),
            Frame::FreeAttack { .. } => Some(Action::Strike(Hand::Main)),
            Frame::Window { .. } => Some(self.window()),
            Frame::React { .. } | Frame::Possess { .. } => {
                let who = self.who();
                Some(self.blow(who).unwrap_or(Action::EndTurn))
            }
            Frame::Held { who, .. } => {
                let spared = self.state.creatures[who].pv > SPARE_PV;
                Some(if spared { Action::GoOn } else { Action::GiveUp })
            }
            Frame::Advance { who, .. } => {
                let busy = self.foes().any(|foe| self.is_beside(who, foe));
                Some(if busy { Action::Pass } else { Action::Advance })
            }
            Frame::Doom { .. } => Some(Action::Destiny),
            Frame::Find { .. } => Some(Action::Keep),
            Frame::Consent { .. } => Some(Action::Agree),
            Frame::Aim(_) => self.actions.iter().find(|action| matches!(action, Action::To(_))),
            Frame::Beside { .. } | Frame::Booty { .. } | Frame::Event { .. } => self.actions.get(0),
            _ => None,
        }
    }

    /// Destiny is kept for the hour of death, but for what decides the match and for what could kill.
    fn repeat(&self, test: &Test) -> Action {
        let destiny = self.state.sheet(test.who).map_or(0, |sheet| sheet.destiny);
        let worth = match test.purpose {
            Purpose::Close(_) => true,
            Purpose::Dodge { .. } | Purpose::Bridge(_) | Purpose::Jump { .. } | Purpose::Poison => {
                destiny > 1
            }
            _ => false,
        };
        if worth { Action::Destiny } else { Action::Pass }
    }

    /// A point that is not the last one is worth a fall into lava, and a chest of the quest that turns out to be locked; nothing else that D
    /// alone decide is.
    fn repeat_plain(&self, who: CreatureId, plain: PlainRoll, roll: Rolled) -> Action {
        let destiny = self.state.sheet(who).map_or(0, |sheet| sheet.destiny);
        let worth = match plain {
            PlainRoll::Slip(_) => {
                let lava = self.state.grid.ground(self.state.creatures[who].at) == Ground::LavaBridge;
                lava && element::mishap(self.game, roll.sum as u8) == Mishap::Fall
            }
            PlainRoll::Content { piece, may_lock } => {
                let kind = self.state.pieces.get(piece.index()).map(|piece| piece.kind);
                matches!(self.objective(), Objective::SearchAll { element, .. } if may_lock && Some(element) == kind)
            }
            PlainRoll::Search(_) | PlainRoll::Ignite(_) | PlainRoll::BurnOn(_) => false,
        };
        if worth && destiny > 1 { Action::Destiny } else { Action::Pass }
    }

    fn answer_attack(&self, attack: &Attack, roll: Rolled, stage: Stage) -> Action {
        match stage {
            Stage::Declared => Action::Defend,
            Stage::Hit if self.loss(attack, roll) >= HEAVY => Action::Parry,
            Stage::Hit => Action::Pass,
            Stage::Missed if self.is_offered(Action::Reroll) => Action::Reroll,
            Stage::Missed => Action::Pass,
        }
    }

    /// What a blow as rolled takes.
    fn loss(&self, attack: &Attack, roll: Rolled) -> i16 {
        let Target::Creature(who) = attack.target else { return 0 };
        let profile = melee::profile(self.game, self.state, attack.by, attack.weapon);
        let by = &self.state.creatures[attack.by];
        let strength = if profile.damage.strength { by.level(Characteristic::Strength) } else { 0 };
        i16::from(roll.sum) + i16::from(profile.damage.fixed) + i16::from(strength) - self.toughness(who)
    }

    /// What is taken off every blow.
    fn toughness(&self, who: CreatureId) -> i16 {
        let creature = &self.state.creatures[who];
        i16::from(creature.level(Characteristic::Endurance)) + i16::from(creature.armour)
    }

    /// Whoever waited strikes who came near.
    fn window(&self) -> Action {
        let near = self.actions.iter().find(|action| match action {
            Action::React(who) => self.foes().any(|foe| self.is_beside(*who, foe)),
            _ => false,
        });
        near.unwrap_or(Action::Pass)
    }

    fn is_beside(&self, one: CreatureId, other: CreatureId) -> bool {
        self.state.is_in_reach(self.state.creatures[one].at, self.state.creatures[other].at)
    }

    /// What whoever acts does next.
    fn act(&mut self) -> Option<Action> {
        let who = self.who();
        if self.state.run_left > 0 {
            return Some(self.run_on());
        }
        if self.me().web > 0 && self.is_offered(Action::BreakFree) {
            return Some(Action::BreakFree);
        }
        if !matches!(self.me().kind, Kind::Hero(_)) {
            return self.blow(who).or_else(|| self.charge());
        }
        self.closes()
            .or_else(|| self.dither())
            .or_else(|| self.flee())
            .or_else(|| self.retreat())
            .or_else(|| self.heal().filter(|_| !self.is_stalled() || self.seen() != 0))
            .or_else(|| self.emergency())
            .or_else(|| self.rearm())
            .or_else(|| self.blow(who))
            .or_else(|| self.shot())
            .or_else(|| self.spell())
            .or_else(|| self.draw_weapon())
            .or_else(|| self.outfit())
            .or_else(|| (self.stance == Stance::Hold).then_some(Action::EndTurn))
            .or_else(|| self.rescue())
            .or_else(|| self.pelt())
            .or_else(|| self.charge())
            .or_else(|| self.journey())
    }

    /// After very many rounds something stands in the way that no rule of thumb foresees: now and then anything is tried.
    fn dither(&mut self) -> Option<Action> {
        if self.state.round < PATIENCE || self.whim.below(3) > 0 {
            return None;
        }
        let hopeless = self.state.round >= HOPELESS;
        let tried = |action: &Action| {
            hopeless
                || matches!(
                    action,
                    Action::Walk(_)
                        | Action::Jump(..)
                        | Action::Open(_)
                        | Action::Pick(_)
                        | Action::PassThrough(..)
                )
        };
        let count = self.actions.iter().filter(tried).count();
        let chosen = self.whim.below(count.max(1) as u32) as usize;
        self.actions.iter().filter(tried).nth(chosen)
    }

    /// Where time is short and the way out is known, nothing else counts.
    fn flee(&mut self) -> Option<Action> {
        if self.is_hurried() { self.quest() } else { None }
    }

    /// The one thing that wins at once.
    fn closes(&self) -> Option<Action> {
        self.actions.iter().find(|action| matches!(action, Action::CloseWell(_)))
    }
}

/// The first of the greatest.
trait First {
    fn rev_max(self) -> Option<Action>;
}

impl<K: Ord, I: Iterator<Item = (K, Action)>> First for I {
    fn rev_max(self) -> Option<Action> {
        let mut best: Option<(K, Action)> = None;
        for (key, action) in self {
            if best.as_ref().is_none_or(|(most, _)| key > *most) {
                best = Some((key, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
