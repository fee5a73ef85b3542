//! Blows, shots, spells and draughts: what helps in a fight, and whom it goes to.

use super::{First, Mind, Stance};
use catacombs::action::{Action, Hand, Thing};
use catacombs::content::{Characteristic, ItemKind, Potion, SpellEffect, SpellId, Style};
use catacombs::rules::melee::{profile, weapon_of};
use catacombs::rules::{action, los};
use catacombs::state::{CreatureId, Place, Weapon};

/// Twice the PV by which an ordinary blow must exceed what it meets; below that a powerful one does more for its two points.
const LIGHT: i16 = 5;

impl Mind<'_> {
    /// Twice what a weapon inflicts on average.
    pub(super) fn mean(&self, who: CreatureId, weapon: Weapon) -> i16 {
        let damage = profile(self.game, self.state, who, weapon).damage;
        let strength =
            if damage.strength { self.state.creatures[who].level(Characteristic::Strength) } else { 0 };
        let d = &self.game.content.dice.d;
        let faces = d.iter().map(|face| i16::from(*face)).sum::<i16>();
        2 * i16::from(strength + damage.fixed) + 2 * i16::from(damage.dice) * faces / d.len() as i16
    }

    /// The best blow at whoever is in reach: the one that comes nearest to killing.
    pub(super) fn blow(&self, who: CreatureId) -> Option<Action> {
        self.attack(who, |action| match action {
            Action::Attack { target, hand, strong } => {
                Some((target, weapon_of(self.game, self.state, who, hand), strong))
            }
            _ => None,
        })
    }

    /// The best shot.
    pub(super) fn shot(&self) -> Option<Action> {
        let who = self.who();
        self.attack(who, |action| match action {
            Action::Shoot { target, hand, strong } => {
                Some((target, if hand == Hand::Main { Weapon::Main } else { Weapon::Off }, strong))
            }
            _ => None,
        })
    }

    fn attack(
        &self,
        who: CreatureId,
        read: impl Fn(Action) -> Option<(CreatureId, Weapon, bool)>,
    ) -> Option<Action> {
        let points = action::points(self.state, who);
        let attacks = self.actions.iter().filter_map(|action| {
            let (target, weapon, strong) = read(action)?;
            let foe = &self.state.creatures[target];
            if foe.side == self.state.creatures[who].side {
                return None;
            }
            let net = self.mean(who, weapon) - 2 * self.toughness(target);
            // With points to spare many light blows are worse than few heavy ones.
            let heavy = net < LIGHT && points >= 2;
            let left = foe.pv.clamp(1, 60);
            let chosen = self.stance == Stance::Target(target);
            Some(((chosen, strong == heavy, net.min(2 * left) * 60 / left), action))
        });
        attacks.rev_max()
    }

    /// A spell that wounds whoever is weakest in sight, then one that guards whoever stands in front.
    pub(super) fn spell(&self) -> Option<Action> {
        let effect = |spell: SpellId| self.game.content.spells[spell].effect;
        let strikes = self.actions.iter().filter_map(|action| match action {
            Action::CastAt(spell, target) if matches!(effect(spell), SpellEffect::Strike { .. }) => {
                let foe = &self.state.creatures[target];
                (foe.side != self.me().side).then_some((-foe.pv - self.toughness(target), action))
            }
            _ => None,
        });
        if let Some(strike) = strikes.rev_max() {
            return Some(strike);
        }
        let guards = self.actions.iter().filter_map(|action| match action {
            Action::CastAt(spell, friend) if matches!(effect(spell), SpellEffect::Shield(_)) => {
                let beset = self.foes().filter(|foe| self.is_beside(friend, *foe)).count();
                (beset > 0).then_some((beset, action))
            }
            _ => None,
        });
        guards.rev_max()
    }

    /// Whether a thing is a draught that heals.
    fn heals(&self, thing: Thing) -> bool {
        matches!(self.game.content.items[thing.item].kind, ItemKind::Potion(Potion::Heal { .. }))
    }

    /// Draughts and spells that heal: first those who lie there, then oneself, then whoever is badly wounded.
    pub(super) fn heal(&self) -> Option<Action> {
        let me = self.me();
        let need = |who: CreatureId| {
            let creature = &self.state.creatures[who];
            (creature.is_grounded(), i32::from(creature.pv_max - creature.pv))
        };
        let badly = |who: CreatureId| {
            let creature = &self.state.creatures[who];
            creature.pv * 5 <= creature.pv_max * 2
        };
        let remedies = self.actions.iter().filter_map(|action| match action {
            Action::Feed(friend, thing)
                if self.heals(thing) && self.state.creatures[friend].is_grounded() =>
            {
                Some((need(friend), action))
            }
            Action::Drink(thing) if self.heals(thing) && badly(self.who()) => {
                Some((need(self.who()), action))
            }
            Action::CastAt(spell, friend) => match self.game.content.spells[spell].effect {
                SpellEffect::Heal(amount) => {
                    let wound = self.state.creatures[friend].pv_max - self.state.creatures[friend].pv;
                    let worth = wound >= 2 + i16::from(amount.fixed) + i16::from(amount.dice) * 2;
                    (worth && self.state.creatures[friend].side == me.side).then_some((need(friend), action))
                }
                _ => None,
            },
            _ => None,
        });
        remedies.rev_max()
    }

    /// Whoever has no weapon for close combat takes one into the free hand.
    pub(super) fn draw_weapon(&self) -> Option<Action> {
        let who = self.who();
        let armed = weapon_of(self.game, self.state, who, Hand::Main) != Weapon::Bare
            || weapon_of(self.game, self.state, who, Hand::Off) == Weapon::Off;
        if armed || self.state.items.iter().any(|item| item.place == Place::OffHand(who)) {
            return None;
        }
        self.actions.iter().find(|action| match action {
            Action::Wield(thing, Hand::Off) => match self.game.content.items[thing.item].kind {
                ItemKind::Weapon(weapon) => matches!(weapon.style, Style::Melee { .. }),
                _ => false,
            },
            _ => false,
        })
    }

    /// The adversaries that somebody of the party sees, one bit each.
    pub(super) fn seen(&self) -> u32 {
        let seen = self.foes().filter(|foe| self.party().any(|one| los::sees(self.state, one, *foe)));
        seen.fold(0, |set, foe| set | foe.bit())
    }
}
