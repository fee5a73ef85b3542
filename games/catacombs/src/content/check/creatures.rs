//! Heroes and monsters: levels, traits, and what a sheet may hold.

use super::fields::{choice, each, flag, lookup, need_word, wide};
use super::notation;
use super::tables::MAX_ECUS;
use crate::content::raw::{ByWord, RawCarried, RawHabits, RawHero, RawMonster};
use crate::content::{
    Block, Carried, Characteristic, Each, Habits, Hero, HeroId, LEVELS, Lair, Monster, MonsterId, Nature,
    Traits,
};
use undercroft_content::{Desk, Inspection, Merged, Span, Spanned};
use undercroft_kernel::IdVec;

/// The most life points of a creature.
const MAX_PV: u8 = 99;
/// The most action points of a creature: its turn must come to an end.
const MAX_AP: u8 = 9;
/// The most armour points of a skin.
const MAX_ARMOUR: u8 = 20;
/// The highest level of a special rule.
const MAX_TRAIT: u8 = 9;
/// The most figures on one square.
const MAX_SWARM: u8 = 4;
/// The most D of a test.
const MAX_TEST_DICE: u8 = 4;
/// The most destiny points of a sheet.
const MAX_DESTINY: u8 = 9;
/// The most things on one sheet: a full party must leave room for what it finds.
pub const MAX_CARRIED: usize = 8;

/// Where a monster lurks, by word.
const LAIRS: [(&str, Lair); 3] = [("far", Lair::Far), ("way", Lair::Way), ("furniture", Lair::Furniture)];

/// GM characters.
pub fn monsters(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<MonsterId, Monster> {
    let monsters = merged.list("monster").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawMonster = desk.read(&record.fields);
        desk.name_with("monster", &record.id, &["flavour"]);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        let traits = traits(&mut desk, &raw);
        Monster {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            nature: need_word(&mut desk, &at, "nature", raw.nature).unwrap_or(Nature::Folk),
            damage: notation::damage(&mut desk, &at, "damage", raw.damage),
            range: desk.number_or_zero("range", raw.range, 0..=20),
            ecus: wide(&mut desk, "ecus", raw.ecus, 0..=MAX_ECUS),
            treasures: desk.number_or_zero("treasures", raw.treasures, 0..=3),
            deployment: notation::count(&mut desk, &at, "deployment", raw.deployment),
            habits: raw
                .habits
                .map_or(Habits::default(), |habits| self::habits(&mut desk, habits.into_inner())),
            block: Block {
                levels: levels(&mut desk, &at, &raw.levels),
                test_dice: test_dice(&mut desk, &raw.test_dice),
                pv: desk.number(&at, "pv", raw.pv, 1..=MAX_PV),
                armour: desk.number_or_zero("armour", raw.armour, 0..=MAX_ARMOUR),
                traits,
            },
        }
    });
    monsters.collect()
}

fn traits(desk: &mut Desk<'_, '_>, raw: &RawMonster) -> Traits {
    let mut level = |name: &str, field: &Option<Spanned<i64>>, most: u8| {
        desk.number_or_zero(name, field.clone(), 0..=most)
    };
    Traits {
        fear: level("fear", &raw.fear, MAX_TRAIT),
        fearless: flag(raw.fearless.clone()),
        cowardly: flag(raw.cowardly.clone()),
        slow: flag(raw.slow.clone()),
        swarm: level("swarm", &raw.swarm, MAX_SWARM),
        web: level("web", &raw.web, MAX_TRAIT),
        poison: level("poison", &raw.poison, MAX_TRAIT),
        flaming: flag(raw.flaming.clone()),
        flies: flag(raw.flies.clone()),
        immaterial: flag(raw.immaterial.clone()),
        regeneration: level("regeneration", &raw.regeneration, MAX_TRAIT),
        parries: level("parries", &raw.parries, 3),
        magic_weapon: flag(raw.magic_weapon.clone()),
        magic_armour: flag(raw.magic_armour.clone()),
    }
}

fn habits(desk: &mut Desk<'_, '_>, raw: RawHabits) -> Habits {
    Habits {
        opens_doors: flag(raw.opens_doors),
        shoves: flag(raw.shoves),
        eats_fallen: flag(raw.eats_fallen),
        lair: raw.lair.and_then(|lair| choice(desk, "lair", &lair, &LAIRS)).unwrap_or_default(),
    }
}

/// All eleven, each in its range.
fn levels(desk: &mut Desk<'_, '_>, at: &Span, table: &ByWord) -> Each<u8> {
    let missing: Vec<&str> = Characteristic::ALL
        .iter()
        .map(|one| one.id())
        .filter(|id| !table.keys().any(|key| key.get_ref() == id))
        .collect();
    if !missing.is_empty() {
        desk.refuse(
            at.clone(),
            format!("`levels` lacks {}", missing.join(", ")),
            "all eleven characteristics",
        );
    }
    each(desk, "levels", table, |desk, characteristic, number| match characteristic {
        Characteristic::ActionPoints => desk.within("action_points", number, 1..=MAX_AP),
        other => desk.within(other.id(), number, 0..=LEVELS as u8),
    })
}

/// One D, except where the circle shows an exponent.
fn test_dice(desk: &mut Desk<'_, '_>, table: &ByWord) -> Each<u8> {
    let written = each(desk, "test_dice", table, |desk, characteristic, number| {
        desk.within(characteristic.id(), number, 2..=MAX_TEST_DICE)
    });
    Each(written.0.map(|dice| dice.max(1)))
}

pub fn heroes(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<HeroId, Hero> {
    let heroes = merged.list("hero").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawHero = desk.read(&record.fields);
        desk.name_with("hero", &record.id, &["flavour"]);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        let race = desk.word(&at, "race", raw.race);
        let vocation = desk.word(&at, "vocation", raw.vocation);
        desk.name("race", race.get_ref());
        desk.name("vocation", vocation.get_ref());
        if let Some(extra) = raw.equipment.get(MAX_CARRIED) {
            desk.refuse(extra.span(), "the sheet is too long", format!("at most {MAX_CARRIED} objects"));
        }
        Hero {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            race: race.into_inner(),
            vocation: vocation.into_inner(),
            block: Block {
                levels: levels(&mut desk, &at, &raw.levels),
                test_dice: test_dice(&mut desk, &ByWord::new()),
                pv: desk.number(&at, "pv", raw.pv, 1..=MAX_PV),
                armour: 0,
                traits: Traits { cowardly: flag(raw.cowardly), ..Traits::default() },
            },
            destiny: desk.number(&at, "destiny", raw.destiny, 0..=MAX_DESTINY),
            ecus: wide(&mut desk, "ecus", raw.ecus, 0..=MAX_ECUS),
            xp: wide(&mut desk, "xp", raw.xp, 0..=MAX_ECUS),
            armour_points: desk.number(&at, "armour_points", raw.armour_points, 0..=MAX_ARMOUR),
            competences: raw
                .competences
                .iter()
                .filter_map(|one| lookup(&mut desk, merged, "competence", one))
                .collect(),
            spells: raw.spells.iter().filter_map(|one| lookup(&mut desk, merged, "spell", one)).collect(),
            equipment: raw.equipment.into_iter().filter_map(|one| carried(&mut desk, merged, one)).collect(),
        }
    });
    heroes.collect()
}

fn carried(desk: &mut Desk<'_, '_>, merged: &Merged<'_>, raw: Spanned<RawCarried>) -> Option<Carried> {
    let (at, raw) = (raw.span(), raw.into_inner());
    let item = desk.need(&at, "item", raw.item);
    Some(Carried { item: lookup(desk, merged, "item", &item)?, equipped: flag(raw.equipped) })
}
