//! What somebody attacks with: the numbers of its weapon, and what its figures and hands add to them.

use crate::Catacombs;
use crate::action::Hand;
use crate::content::{Characteristic, Damage, ItemKind, Knack, Piercing, Style};
use crate::rules::{sheet, stat};
use crate::state::{CreatureId, Item, Kind, Place, State, Status, Weapon};

/// The numbers of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    pub damage: Damage,
    /// Which level is rolled.
    pub skill: Characteristic,
    /// Added to that level.
    pub level: i8,
    /// Whether it is a shot.
    pub ranged: bool,
    /// How many squares away.
    pub reach: u8,
    /// What it does to the target's armour.
    pub piercing: Piercing,
    /// How many attacks one action makes.
    pub attacks: u8,
    /// How often a failed attack may be rolled again.
    pub rerolls: u8,
    /// Whether it cannot be parried.
    pub unparryable: bool,
    /// Whether it sets fire.
    pub flaming: bool,
    /// D of PV for the attacker when it wounds.
    pub drain: u8,
    /// Whether no character hides its targets.
    pub sees_through: bool,
}

impl Profile {
    const fn blow(damage: Damage) -> Profile {
        Profile {
            damage,
            skill: Characteristic::Melee,
            level: 0,
            ranged: false,
            reach: 1,
            piercing: Piercing::None,
            attacks: 1,
            rerolls: 0,
            unparryable: false,
            flaming: false,
            drain: 0,
            sees_through: false,
        }
    }
}

/// The weapon in a hand that somebody meets the requirements of.
#[must_use]
pub fn wielded(game: &Catacombs, state: &State, who: CreatureId, hand: Hand) -> Option<Item> {
    let place = match hand {
        Hand::Main => Place::MainHand(who),
        Hand::Off => Place::OffHand(who),
    };
    let item = state.items.iter().find(|item| item.place == place)?;
    let on_paper = &game.content.items[item.id];
    let weapon = matches!(on_paper.kind, ItemKind::Weapon(_)) && stat::meets_now(state, who, on_paper);
    weapon.then_some(*item)
}

fn style(game: &Catacombs, item: &Item) -> Option<Style> {
    match game.content.items[item.id].kind {
        ItemKind::Weapon(weapon) => Some(weapon.style),
        _ => None,
    }
}

/// CA-MELEE-05, CA-MONSTER-01: What somebody strikes with: a monster with its own weapons, a hero with the weapon in that hand or with
/// bare hands.
#[must_use]
pub fn weapon_of(game: &Catacombs, state: &State, who: CreatureId, hand: Hand) -> Weapon {
    if matches!(state.creatures[who].kind, Kind::Monster(_)) {
        return Weapon::Own;
    }
    let melee = wielded(game, state, who, hand).and_then(|item| style(game, &item));
    match (hand, melee) {
        (Hand::Main, Some(Style::Melee { .. })) => Weapon::Main,
        (Hand::Off, Some(Style::Melee { .. })) => Weapon::Off,
        _ => Weapon::Bare,
    }
}

/// CA-MELEE-05, CA-MELEE-19: Whether somebody can strike with a hand: with the first one always, with the second one only if a weapon is
/// in it.
#[must_use]
pub fn has_hand(game: &Catacombs, state: &State, who: CreatureId, hand: Hand) -> bool {
    hand == Hand::Main || weapon_of(game, state, who, hand) == Weapon::Off
}

/// CA-MELEE-06, CA-SHOOT-01: The numbers of an attack with a weapon.
#[must_use]
pub fn profile(game: &Catacombs, state: &State, who: CreatureId, weapon: Weapon) -> Profile {
    match weapon {
        Weapon::Bare => Profile::blow(game.content.numbers.bare_hands),
        Weapon::Own => own(game, state, who),
        Weapon::Improvised => Profile {
            skill: Characteristic::Shooting,
            ranged: true,
            ..Profile::blow(game.content.numbers.improvised)
        },
        Weapon::Main => of_item(game, wielded(game, state, who, Hand::Main)),
        Weapon::Off => of_item(game, wielded(game, state, who, Hand::Off)),
        Weapon::OwnShot => {
            let own = own(game, state, who);
            Profile { skill: Characteristic::Shooting, ranged: true, ..own }
        }
    }
}

/// CA-SWARM-03, CA-SWARM-06: A monster's own weapons; each further figure that counts adds to level and dice.
fn own(game: &Catacombs, state: &State, who: CreatureId) -> Profile {
    let creature = &state.creatures[who];
    let Kind::Monster(monster) = creature.kind else { return Profile::blow(game.content.numbers.bare_hands) };
    let on_paper = &game.content.monsters[monster];
    let further = creature.figures().saturating_sub(1 + creature.newcomers);
    let numbers = &game.content.numbers;
    let mut damage = on_paper.damage;
    damage.dice += further * numbers.swarm_dice;
    Profile {
        level: (further * numbers.swarm_melee) as i8,
        flaming: on_paper.block.traits.flaming,
        // CA-PARRY-05, CA-WEB-03: A webbing attack cannot be parried.
        unparryable: on_paper.block.traits.web > 0,
        ..Profile::blow(damage)
    }
}

fn of_item(game: &Catacombs, item: Option<Item>) -> Profile {
    let Some(item) = item else { return Profile::blow(game.content.numbers.bare_hands) };
    let ItemKind::Weapon(weapon) = game.content.items[item.id].kind else {
        return Profile::blow(game.content.numbers.bare_hands);
    };
    let (ranged, reach) = match weapon.style {
        Style::Melee { reach } => (false, reach),
        Style::Ranged { range } => (true, range),
    };
    Profile {
        skill: if ranged { Characteristic::Shooting } else { Characteristic::Melee },
        ranged,
        reach,
        piercing: weapon.piercing,
        attacks: weapon.attacks.max(1),
        rerolls: weapon.rerolls,
        unparryable: weapon.unparryable,
        flaming: weapon.flaming,
        drain: weapon.drain,
        sees_through: weapon.sees_through,
        ..Profile::blow(weapon.damage)
    }
}

/// CA-ETHER-03, CA-ETHER-06: Whether an attack counts as magic.
#[must_use]
pub fn is_magic(game: &Catacombs, state: &State, who: CreatureId, weapon: Weapon) -> bool {
    let item = match weapon {
        Weapon::Own | Weapon::OwnShot => return game.block(state.creatures[who].kind).traits.magic_weapon,
        Weapon::Bare | Weapon::Improvised => None,
        Weapon::Main => wielded(game, state, who, Hand::Main),
        Weapon::Off => wielded(game, state, who, Hand::Off),
    };
    item.is_some_and(|item| match game.content.items[item.id].kind {
        ItemKind::Weapon(weapon) => weapon.magic || item.runes != 0,
        _ => false,
    })
}

/// CA-MELEE-19: The competence that lets a blow be repeated with the other hand: penalty and how often.
fn two_weapons(game: &Catacombs, state: &State, who: CreatureId) -> Option<u8> {
    let sheet = state.sheet(who)?;
    let known = game.content.competences.iter().filter(|(id, _)| sheet.knows(*id));
    known
        .filter_map(|(_, one)| match one.effect {
            Knack::TwoWeapons { penalty, .. } => Some(penalty),
            _ => None,
        })
        .next()
}

/// CA-MELEE-19: How much lower the level of the second blow is.
#[must_use]
pub fn second_hand_penalty(game: &Catacombs, state: &State, who: CreatureId) -> i8 {
    two_weapons(game, state, who).unwrap_or_default() as i8
}

/// CA-MELEE-19: The hand that may strike for nothing now: the other one than struck first, once a turn.
#[must_use]
pub fn second_hand(game: &Catacombs, state: &State, who: CreatureId) -> Option<Hand> {
    let creature = &state.creatures[who];
    if creature.is(Status::SECOND_HAND) || state.run_left > 0 {
        return None;
    }
    let hand = match (creature.is(Status::STRUCK_MAIN), creature.is(Status::STRUCK_OFF)) {
        (true, _) => Hand::Off,
        (false, true) => Hand::Main,
        (false, false) => return None,
    };
    two_weapons(game, state, who)?;
    let armed = weapon_of(game, state, who, Hand::Main) == Weapon::Main
        && weapon_of(game, state, who, Hand::Off) == Weapon::Off;
    armed.then_some(hand)
}

/// CA-MELEE-19: Notes with which hand somebody has struck this turn.
pub fn note_blow(state: &mut State, who: CreatureId, hand: Hand) {
    let status = match hand {
        Hand::Main => Status::STRUCK_MAIN,
        Hand::Off => Status::STRUCK_OFF,
    };
    state.table.creatures[who].set(status, true);
}

/// CA-PARRY-02, CA-PARRY-06: How many parry sources somebody's hands hold: a shield always, of two weapons one, or both by competence.
#[must_use]
pub fn parrying_hands(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let (mut weapons, mut shields) = (0u8, 0u8);
    for item in sheet::in_use(state, who) {
        let on_paper = &game.content.items[item.id];
        if !stat::meets_now(state, who, on_paper) {
            continue;
        }
        match on_paper.kind {
            ItemKind::Weapon(weapon) if weapon.parries => weapons += 1,
            ItemKind::Armour(armour) if armour.parries => shields += 1,
            _ => {}
        }
    }
    let weapons = if two_weapons(game, state, who).is_some() { weapons } else { weapons.min(1) };
    weapons + shields
}
