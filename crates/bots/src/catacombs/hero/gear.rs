//! What the party has found and carries: runes, amulets, scrolls, draughts and bows, and what is done with points that nothing else needs.

use super::Mind;
use catacombs::action::{Action, Hand, Thing};
use catacombs::content::{Characteristic, ItemKind, Potion, Scroll, Style, TrinketEffect};
use catacombs::rules::melee::weapon_of;
use catacombs::rules::sheet;
use catacombs::state::{CreatureId, Item, Place, Weapon};

/// An adversary with so many PV is worth a scroll.
const FORMIDABLE: i16 = 15;

impl Mind<'_> {
    fn kind(&self, thing: Thing) -> ItemKind {
        self.game.content.items[thing.item].kind
    }

    /// How many adversaries stand beside somebody.
    fn beset(&self, who: CreatureId) -> usize {
        self.foes().filter(|foe| self.is_beside(who, *foe)).count()
    }

    fn is_hurt(&self, who: CreatureId) -> bool {
        let creature = &self.state.creatures[who];
        2 * creature.pv < creature.pv_max
    }

    fn own(&self, thing: Thing) -> Option<&Item> {
        sheet::held(self.state, self.who(), thing).and_then(|slot| self.state.items.get(slot))
    }

    /// In a fight: a draught that makes stronger, a scroll that heals all or rids the party of its worst adversary.
    pub(super) fn emergency(&self) -> Option<Action> {
        let me = self.who();
        let beset = self.beset(me);
        if beset == 0 {
            return None;
        }
        let pressed = beset > 1 || self.is_hurt(me);
        let wounded = self.party().filter(|one| self.is_hurt(*one)).count();
        self.actions.iter().find(|action| match action {
            Action::Drink(thing) => match self.kind(*thing) {
                ItemKind::Potion(Potion::Invulnerable | Potion::Invisible) => self.is_hurt(me),
                ItemKind::Potion(Potion::Level(..) | Potion::ActionPoints(_)) => pressed,
                _ => false,
            },
            Action::Use(thing) => match self.kind(*thing) {
                ItemKind::Scroll(Scroll::HealAll { .. }) => wounded > 1,
                ItemKind::Scroll(Scroll::Turns(_)) => pressed,
                _ => false,
            },
            Action::UseOn(target, thing) => {
                matches!(self.kind(*thing), ItemKind::Scroll(Scroll::Banish { .. }))
                    && self.state.creatures[*target].total_pv() >= FORMIDABLE
            }
            _ => false,
        })
    }

    /// In a moment without an adversary beside: runes onto what is in use, magic objects put on, lasting scrolls read, the dead called back.
    pub(super) fn outfit(&self) -> Option<Action> {
        if self.beset(self.who()) > 0 {
            return None;
        }
        self.actions.iter().find(|action| match action {
            Action::Bind(_, thing) => self.own(*thing).is_some_and(|item| item.place.user().is_some()),
            Action::PutOn(thing) => self.is_missing(*thing),
            Action::Use(thing) => matches!(self.kind(*thing), ItemKind::Scroll(Scroll::Protect { .. })),
            Action::UseOn(_, thing) => {
                matches!(
                    self.kind(*thing),
                    ItemKind::Scroll(Scroll::Resurrect { .. } | Scroll::Protect { .. })
                )
            }
            Action::Wear(Some(thing)) => self.seen() == 0 && self.is_better_armour(*thing),
            _ => false,
        })
    }

    /// Whether nothing of the same category is worn.
    fn is_missing(&self, thing: Thing) -> bool {
        let ItemKind::Trinket(trinket) = self.kind(thing) else { return false };
        let worn = self.state.items.iter().filter(|item| item.place == Place::Worn(self.who()));
        let category = |item: &Item| match self.game.content.items[item.id].kind {
            ItemKind::Trinket(other) => Some(other.category),
            _ => None,
        };
        trinket.effect.lasts() && worn.into_iter().all(|item| category(item) != Some(trinket.category))
    }

    fn is_better_armour(&self, thing: Thing) -> bool {
        let points = |kind: ItemKind| match kind {
            ItemKind::Armour(armour) if armour.hands == 0 => Some(armour.points + armour.dice),
            _ => None,
        };
        let worn = self.state.items.iter().find(|item| item.place == Place::Body(self.who()));
        let worn = worn.and_then(|item| points(self.game.content.items[item.id].kind));
        points(self.kind(thing)).is_some_and(|new| new > worn.unwrap_or_default())
    }

    /// A weapon of a style into the first hand.
    fn wield(&self, wanted: impl Fn(Style) -> bool) -> Option<Action> {
        self.actions.iter().find(|action| match action {
            Action::Wield(thing, Hand::Main) => match self.kind(*thing) {
                ItemKind::Weapon(weapon) => wanted(weapon.style),
                _ => false,
            },
            _ => false,
        })
    }

    /// A bow for those who cannot be walked up to.
    pub(super) fn take_bow(&self) -> Option<Action> {
        self.wield(|style| matches!(style, Style::Ranged { .. }))
    }

    /// Whoever fights better hand to hand puts the bow away when somebody stands beside.
    pub(super) fn rearm(&self) -> Option<Action> {
        let (who, me) = (self.who(), self.me());
        let bare = weapon_of(self.game, self.state, who, Hand::Main) == Weapon::Bare;
        let fighter = me.level(Characteristic::Melee) > me.level(Characteristic::Shooting);
        if !bare || !fighter || self.beset(who) == 0 {
            return None;
        }
        self.wield(|style| matches!(style, Style::Melee { .. }))
    }

    /// Points that nothing else needs: wounds are healed, what was carried is put to use, a stalled party searches; the rest is kept for the
    /// adversaries' turn.
    pub(super) fn settle(&mut self) -> Action {
        if self.state.run_left > 0 {
            return Action::Halt;
        }
        let hurt = self.is_hurt(self.who());
        let heals = |action: &Action| match action {
            Action::Use(thing) => {
                hurt && matches!(self.kind(*thing), ItemKind::Trinket(one) if matches!(one.effect, TrinketEffect::HealPerAp(_)))
            }
            _ => false,
        };
        if let Some(action) = self.actions.iter().find(heals).or_else(|| self.outfit()) {
            return action;
        }
        if self.is_stalled() && self.seen() == 0 {
            let fresh = |action: &Action| match action {
                Action::Search(None) => !self.lore.searched.has(self.me().at),
                Action::Search(Some(dir)) => !self.lore.searched.has(self.me().at.step(*dir)),
                _ => false,
            };
            let search = |action: &Action| matches!(action, Action::Search(_));
            if let Some(action) = self.actions.iter().find(fresh).or_else(|| self.actions.iter().find(search))
            {
                return action;
            }
        }
        if self.is_offered(Action::Wait) { Action::Wait } else { Action::EndTurn }
    }
}
