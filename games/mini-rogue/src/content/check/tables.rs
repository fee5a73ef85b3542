//! The single tables: limits, dice, numbers and the Rewards card.

use super::Bench;
use super::icons::Place;
use super::rows::{Row, six};
use crate::content::raw::{RawDice, RawLimits, RawNumbers, RawResult, RawRewards};
use crate::content::{Dice, Limits, ListId, Numbers, Potion, Rewards};
use undercroft_content::{Desk, Field, Inspection, Merged, Rows, Span, Spanned};

/// The maxima of the tracks.
pub fn limits(merged: &Merged<'_>, inspection: &mut Inspection) -> Limits {
    // Without the table the widest limits stand in, so that nothing else is refused because of it.
    const WIDE: Limits = Limits {
        hp: 99,
        xp: 99,
        armour: 9,
        food: 20,
        gold: 99,
        potions: 6,
        enemy_hp: 120,
        levels: [0, 1, 2],
    };
    let Some((mut desk, raw)) = merged.open_table::<RawLimits>(inspection, "limits") else { return WIDE };
    let at = desk.header();
    let xp = desk.number(&at, "xp", raw.xp, 2..=WIDE.xp);
    Limits {
        hp: desk.number(&at, "hp", raw.hp, 1..=WIDE.hp),
        xp,
        armour: desk.number(&at, "armour", raw.armour, 1..=WIDE.armour),
        food: desk.number(&at, "food", raw.food, 1..=WIDE.food),
        gold: desk.number(&at, "gold", raw.gold, 1..=WIDE.gold),
        potions: desk.number(&at, "potions", raw.potions, 1..=WIDE.potions),
        enemy_hp: desk.number(&at, "enemy_hp", raw.enemy_hp, 1..=WIDE.enemy_hp),
        levels: levels(&mut desk, &at, raw.levels, xp),
    }
}

fn levels(desk: &mut Desk<'_, '_>, at: &Span, field: Field<Vec<Spanned<i64>>>, most: u8) -> [u8; 3] {
    let field = desk.need(at, "levels", field);
    let (span, list) = (field.span(), field.into_inner());
    if let [first, second, third] = list.as_slice() {
        let levels = [first, second, third].map(|level| desk.within("levels", level, 0..=most));
        if levels.first() != Some(&0) || !levels.is_sorted_by(|a, b| a < b) {
            desk.refuse(
                span,
                "`levels` do not ascend from 0",
                "the XP at which Levels 1, 2 and 3 begin, such as [0, 6, 18]",
            );
        }
        return levels;
    }
    if span != *at {
        desk.refuse(span, format!("`levels` has {} numbers", list.len()), "three");
    }
    [0, 1, 2]
}

/// How dice are read.
pub fn dice(merged: &Merged<'_>, inspection: &mut Inspection) -> Dice {
    let Some((mut desk, raw)) = merged.open_table::<RawDice>(inspection, "dice") else {
        return Dice { poison_symbols: 3, curse_symbols: 3, star: 5, critical: 6, miss: 1 };
    };
    let at = desk.header();
    let dice = Dice {
        poison_symbols: desk.number(&at, "poison_symbols", raw.poison_symbols, 0..=6),
        curse_symbols: desk.number(&at, "curse_symbols", raw.curse_symbols, 0..=6),
        star: desk.number(&at, "star", raw.star, 2..=6),
        critical: desk.number(&at, "critical", raw.critical, 2..=6),
        miss: desk.number(&at, "miss", raw.miss.clone(), 0..=5),
    };
    if dice.miss >= dice.critical {
        let span = raw.miss.map_or(at, |miss| miss.span());
        desk.refuse(
            span,
            format!("`miss` is {} and `critical` is {}", dice.miss, dice.critical),
            "a miss below a critical",
        );
    }
    dice
}

/// The numbers of the rulebooks' text, and the names of the potions they are about.
pub fn numbers(merged: &Merged<'_>, inspection: &mut Inspection) -> Numbers {
    let Some((mut desk, raw)) = merged.open_table::<RawNumbers>(inspection, "numbers") else {
        return Numbers { fire: 1, poison: 1, healing: 1, feat_xp: 1, feat_hp: 1, hunger: 1, substitute: 0 };
    };
    Potion::ALL.into_iter().for_each(|potion| desk.name("potion", potion.id()));
    let at = desk.header();
    Numbers {
        fire: desk.number(&at, "fire", raw.fire, 1..=99),
        poison: desk.number(&at, "poison", raw.poison, 1..=99),
        healing: desk.number(&at, "healing", raw.healing, 1..=99),
        feat_xp: desk.number(&at, "feat_xp", raw.feat_xp, 1..=99),
        feat_hp: desk.number(&at, "feat_hp", raw.feat_hp, 1..=99),
        hunger: desk.number(&at, "hunger", raw.hunger, 1..=99),
        substitute: desk.number_or_zero("substitute", raw.substitute, 0..=99),
    }
}

/// The Rewards side of the reference card.
pub fn rewards(merged: &Merged<'_>, inspection: &mut Inspection, bench: &mut Bench) -> Rewards {
    let nothing = bench.shelf.list(Vec::new());
    let Some((mut desk, raw)) = merged.open_table::<RawRewards>(inspection, "rewards") else {
        return Rewards { rows: [nothing; 6], extra: nothing };
    };
    Rewards {
        rows: results(&mut desk, bench, Place::RewardsCard, raw.row),
        extra: bench.shelf.read_or_nothing(&mut desk, Place::RewardsCard, raw.extra),
    }
}

/// Rows with one result each.
pub fn results(
    desk: &mut Desk<'_, '_>,
    bench: &mut Bench,
    place: Place,
    rows: Rows<RawResult>,
) -> [ListId; 6] {
    let mut read = Vec::new();
    for row in rows {
        let (span, raw) = (row.span(), row.into_inner());
        let result = desk.need(&span, "result", raw.result);
        let says = bench.shelf.read(desk, place, &result);
        read.push(Row { die: raw.die, span, says });
    }
    let at = desk.header();
    six(desk, &at, read, ListId::default())
}
