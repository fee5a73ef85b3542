//! The automated game master: deterministic, explained, quick.
//!
//! It places what the tables bring (`place`) and plays the creatures one action point after the other (`creature`), each for itself or as one side
//! (`pack`, [`Command`]), each answer with the one line that says why (`reason`). It reads the table through `senses` alone, and what it has hidden stays
//! where it is. Which command serves best is tried out elsewhere (`plan`). Events, dice and rules are not its business: the table rolls, the rules refuse.

mod creature;
mod pack;
mod place;
mod reason;

use super::memory::Memory;
use super::paths::Paths;
use super::senses::Senses;
use crate::Policy;
use catacombs::Catacombs;
use catacombs::action::{Action, Hand};
use catacombs::event::Event;
use catacombs::geometry::Square;
use catacombs::state::{Attack, CreatureId, Frame, Phase, Rolled, Stage, Target};
use catacombs::view::View;
pub use reason::{Reason, intention};
use undercroft_kernel::{Actions, Fast, Message, Seat, Viewer};

/// An action and why.
type Choice = (Action, Reason);

/// How the creatures of the game master act together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Each for itself, by what it sees, hears and remembers.
    Alone,
    /// Whoever is near comes; those in front make room, those behind queue up.
    Pack,
    /// The same, and all blows go to whoever would fall first.
    Focus,
    /// The same, and all blows go to one of the party.
    Target(CreatureId),
    /// Nobody leaves its square: those who come are struck.
    Hold,
}

impl Command {
    const fn is_joint(self) -> bool {
        !matches!(self, Command::Alone)
    }
}

/// The automated game master. Its seed decides between what is alike and nothing else.
#[derive(Clone, Debug)]
pub struct Master {
    command: Command,
    whim: Fast,
    memory: Memory,
    paths: Paths,
    reason: Option<Reason>,
}

impl Master {
    /// A game master with a seed of its own.
    #[must_use]
    pub fn new(seed: u64) -> Master {
        Master::commanding(Command::Pack, seed)
    }

    /// A game master whose creatures act together in a way of their own.
    #[must_use]
    pub fn commanding(command: Command, seed: u64) -> Master {
        Master {
            command,
            whim: Fast::new(seed),
            memory: Memory::new(),
            paths: Paths::default(),
            reason: None,
        }
    }

    /// From now on its creatures act together in another way.
    pub(super) const fn set_command(&mut self, command: Command) {
        self.command = command;
    }

    /// Takes over what another one remembers.
    pub(super) fn recall(&mut self, other: &Master) {
        self.memory.clone_from(&other.memory);
    }

    /// Its orders for this turn are given.
    pub(super) const fn rest(&mut self) {
        self.reason = Some(Reason::OrdersGiven);
    }

    /// Why it chose its latest action.
    #[must_use]
    pub const fn latest_reason(&self) -> Option<Reason> {
        self.reason
    }

    /// Answers the question that is open.
    fn decide(&mut self, senses: Senses, actions: &Actions<Action>) -> Option<Choice> {
        let mut mind = Mind {
            command: self.command,
            senses,
            memory: &self.memory,
            paths: &mut self.paths,
            whim: &mut self.whim,
            actions,
        };
        match senses.business() {
            None => mind.turn(),
            Some(frame) => mind.answer(frame),
        }
    }
}

impl Policy<Catacombs> for Master {
    fn choose(
        &mut self,
        game: &Catacombs,
        view: &View,
        _: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        if actions.len() < 2 {
            self.reason = Some(Reason::Forced);
            return actions.get(0);
        }
        let choice = self.decide(Senses::new(game, &view.table), actions);
        let choice = choice.filter(|(action, _)| actions.iter().any(|offered| offered == *action));
        self.reason = Some(choice.map_or(Reason::Forced, |(_, reason)| reason));
        choice.map(|(action, _)| action).or_else(|| harmless(actions))
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _: &Catacombs, event: &Event) {
        self.memory.hear(event);
    }

    fn reason(&self, game: &Catacombs, view: &View, viewer: Viewer) -> Option<Message> {
        // Where there was nothing to choose there is nothing to explain.
        let reason = self.reason.filter(|reason| *reason != Reason::Forced)?;
        let is_told = viewer == view.viewer || !reason.is_secret();
        is_told.then(|| reason.message(game, &view.table))
    }
}

/// Where no rule of thumb speaks, nothing is done.
fn harmless(actions: &Actions<Action>) -> Option<Action> {
    let idle = |action: &Action| matches!(action, Action::Pass | Action::EndTurn | Action::Halt);
    actions.iter().find(idle).or_else(|| actions.get(0))
}

/// One decision: what is seen, remembered and offered.
struct Mind<'a> {
    command: Command,
    senses: Senses<'a>,
    memory: &'a Memory,
    paths: &'a mut Paths,
    whim: &'a mut Fast,
    actions: &'a Actions<Action>,
}

impl Mind<'_> {
    fn is_offered(&self, action: Action) -> bool {
        self.actions.iter().any(|offered| offered == action)
    }

    /// One of some squares, by whim.
    fn any(&mut self, count: usize) -> usize {
        if count > 1 { self.whim.below(count as u32) as usize } else { 0 }
    }

    /// Nothing has to be finished first.
    fn turn(&mut self) -> Option<Choice> {
        match self.senses.phase() {
            Phase::Leader => {
                let chosen = self.any(self.actions.len());
                self.actions.get(chosen).map(|action| (action, Reason::Lot))
            }
            Phase::Next => Some(self.activate()),
            Phase::Acting => Some(self.act()),
            Phase::Opening | Phase::Upkeep | Phase::Order | Phase::TurnEnd => None,
        }
    }

    /// Something has to be finished first.
    fn answer(&mut self, frame: Frame) -> Option<Choice> {
        match frame {
            Frame::Reveal(reveal) => self.place(reveal),
            Frame::Ambush { .. } if !self.senses.actor().is_somebody() => Some(self.activate()),
            Frame::Ambush { .. } | Frame::React { .. } | Frame::Possess { .. } => Some(self.act()),
            Frame::Attack { attack, roll, stage } => self.answer_attack(&attack, roll, stage),
            Frame::FreeAttack { by, thief } => {
                Some((Action::Strike(Hand::Main), Reason::StrikesThief(by, thief)))
            }
            Frame::Again { by, .. } => self.again(by),
            Frame::Window { .. } => Some(self.react()),
            Frame::Held { who, .. } => Some(self.held(who)),
            Frame::Advance { who, to } => Some(self.advance(who, to)),
            Frame::Beside { who, .. } => self.beside(who),
            Frame::Share { .. } => self.share(),
            Frame::Event { .. } => {
                let chosen = self.any(self.actions.len());
                self.actions.get(chosen).map(|action| (action, Reason::Lot))
            }
            _ => None,
        }
    }

    /// Parries what would take a third of what is left, or kill; defends only below half of its life.
    fn answer_attack(&self, attack: &Attack, roll: Rolled, stage: Stage) -> Option<Choice> {
        let Target::Creature(who) = attack.target else { return Some((Action::Pass, Reason::Forced)) };
        match stage {
            Stage::Declared => {
                let me = self.senses.own(who)?;
                Some(if 2 * me.pv < me.pv_max {
                    (Action::Defend, Reason::Defends(who))
                } else {
                    (Action::Pass, Reason::SavesItself(who))
                })
            }
            Stage::Hit => {
                let me = self.senses.own(who)?;
                let loss = self.senses.loss(attack, roll, who);
                Some(if loss > 0 && 3 * loss >= me.pv {
                    (Action::Parry, Reason::Parries(who))
                } else {
                    (Action::Pass, Reason::TakesBlow(who))
                })
            }
            Stage::Missed => Some((Action::Reroll, Reason::TriesAgain(attack.by))),
        }
    }

    /// Further blows of one action go where the first one went: at whoever stands.
    fn again(&self, by: CreatureId) -> Option<Choice> {
        let target = self.blow_at(by, false)?;
        let action = self.actions.iter().find(|action| match action {
            Action::Attack { target: there, .. } | Action::Shoot { target: there, .. } => *there == target,
            _ => false,
        })?;
        Some((action, Reason::Strikes(by, target)))
    }

    /// Whoever waits strikes the first that comes within reach.
    fn react(&self) -> Choice {
        for action in self.actions.iter() {
            let Action::React(who) = action else { continue };
            let Some(me) = self.senses.own(who) else { continue };
            let near = self.senses.foes().find(|foe| {
                !foe.fallen && self.senses.is_in_reach(me.at, foe.at) && self.senses.sees(who, foe.id)
            });
            if let Some(foe) = near {
                return (action, Reason::Reacts(who, foe.id));
            }
        }
        (Action::Pass, Reason::NobodyNear)
    }

    /// Whoever is held back has somebody to fight where it is.
    fn held(&self, who: CreatureId) -> Choice {
        let at = self.senses.own(who).map_or(Square::NOWHERE, |me| me.at);
        let near = self.senses.foes().any(|foe| !foe.fallen && self.senses.is_in_reach(at, foe.at));
        if near {
            (Action::GiveUp, Reason::StaysToFight(who))
        } else {
            (Action::GoOn, Reason::TearsAway(who))
        }
    }

    /// The square of the slain is taken where nobody else is within reach.
    fn advance(&self, who: CreatureId, to: Square) -> Choice {
        let at = self.senses.own(who).map_or(Square::NOWHERE, |me| me.at);
        let near = self.senses.foes().any(|foe| !foe.fallen && self.senses.is_in_reach(at, foe.at));
        let stays = near || self.senses.shuns(who, to);
        if stays {
            (Action::Pass, Reason::StaysToFight(who))
        } else {
            (Action::Advance, Reason::Advances(who))
        }
    }

    /// Out of a hole towards the nearest of the party.
    fn beside(&self, who: CreatureId) -> Option<Choice> {
        let distance = |at: Square| self.senses.foes().map(|foe| foe.at.distance(at)).min();
        let squares = self.actions.iter().filter_map(|action| match action {
            Action::To(at) => Some((distance(at), action)),
            _ => None,
        });
        squares.min_by_key(|(distance, _)| *distance).map(|(_, action)| (action, Reason::ClimbsOut(who)))
    }

    /// One point each, nearest first, then round again.
    fn share(&mut self) -> Option<Choice> {
        let mut best: Option<((u8, usize), CreatureId)> = None;
        let pack = self.senses.pack().fold(0, |set, who| set | who.bit());
        self.spread_from_party(pack);
        for action in self.actions.iter() {
            let Action::Grant(who) = action else { continue };
            let Some(me) = self.senses.own(who) else { continue };
            let usual = me.level(catacombs::content::Characteristic::ActionPoints);
            let far = self.paths.steps(me.at).unwrap_or(usize::MAX);
            let key = (me.ap.saturating_sub(usual), far);
            if best.is_none_or(|(least, _)| key < least) {
                best = Some((key, who));
            }
        }
        best.map(|(_, who)| (Action::Grant(who), Reason::SharesOut(who)))
    }
}
