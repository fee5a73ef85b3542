//! The single tables: actions and their prices, numbers, speeches, searching, the nature of treasures, the town.

use super::fields::{self, choice, flag, word};
use super::notation::{self, Row, spread};
use crate::content::raw::{
    Field, RawAction, RawFind, RawNumbers, RawSearch, RawSpeeches, RawTown, RawTreasure, Rows,
};
use crate::content::words::Word;
use crate::content::{
    Act, ActRow, Characteristic, FACES, Find, ItemId, Mishap, Numbers, Roll, SUMS, Speech, Speeches,
    Treasure, TreasureKind, Who,
};
use undercroft_content::{Desk, Inspection, Merged, Span, Spanned};

/// The most écus of one find, one price or one purse.
pub const MAX_ECUS: u16 = 9_999;
/// The most Imprévu cards of one find.
const MAX_EVENTS: u8 = 2;
/// The highest difficulty of a test: a bribe of some thousand écus can still reach it.
pub const MAX_DIFFICULTY: u8 = 30;
/// The highest factor of the load limit.
const MAX_LOAD: u8 = 20;
/// The word for a treasure whose nature is rolled.
const ANY: &str = "treasure";

/// Who may take an action, by word.
const WHO: [(&str, Who); 3] = [("anybody", Who::Anybody), ("party", Who::Party), ("heroes", Who::Heroes)];

pub fn acts(merged: &Merged<'_>, inspection: &mut Inspection) -> [ActRow; Act::COUNT] {
    let mut acts: [Option<ActRow>; Act::COUNT] = [None; Act::COUNT];
    for record in merged.list("action") {
        let mut desk = Desk::new(inspection, record);
        let raw: RawAction = desk.read(&record.fields);
        let at = desk.header();
        let who = desk.need(&at, "who", raw.who);
        let row = ActRow {
            cost: desk.number(&at, "cost", raw.cost, 1..=9),
            who: choice(&mut desk, "who", &who, &WHO).unwrap_or_default(),
        };
        match Act::from_id(&record.id).and_then(|act| acts.get_mut(act as usize)) {
            Some(place) => *place = Some(row),
            None => desk.refuse(at, "there is no such action", words::<Act>()),
        }
    }
    for (act, row) in Act::ALL.iter().zip(&acts) {
        if row.is_none() {
            let message = format!("the action `{}` has no price", act.id());
            inspection.push(merged.problem(message, "an [[action]] for it"));
        }
    }
    acts.map(Option::unwrap_or_default)
}

/// All words of a closed list.
fn words<W: Word>() -> String {
    let words: Vec<&str> = W::WORDS.iter().map(|one| one.word()).collect();
    format!("one of {}", words.join(", "))
}

/// The numbers of the rulebook's text, and the names of the characteristics they are about.
pub fn numbers(merged: &Merged<'_>, inspection: &mut Inspection) -> Numbers {
    let Some((mut desk, raw)) = merged.open_table::<RawNumbers>(inspection, "numbers") else {
        return Numbers::default();
    };
    Characteristic::ALL.iter().for_each(|one| desk.name("characteristic", one.id()));
    let at = desk.header();
    let bare_hands = notation::damage(&mut desk, &at, "bare_hands", raw.bare_hands);
    let improvised = notation::damage(&mut desk, &at, "improvised", raw.improvised);
    let swamp = notation::roll(&mut desk, &at, "swamp", raw.swamp);
    let mishaps = mishaps(&mut desk, &raw.mishaps);
    // Without it no sheet is too heavy, so that no hero is refused because of it.
    let load = if raw.load.is_some() { 1..=MAX_LOAD } else { MAX_LOAD..=MAX_LOAD };
    let load = desk.number(&at, "load", raw.load, load);
    let mut number =
        |name: &str, field: Field<i64>, least: u8, most: u8| desk.number(&at, name, field, least..=most);
    let dice = notation::MAX_DICE;
    Numbers {
        test: number("test", raw.test, 0, MAX_DIFFICULTY),
        run_squares: number("run_squares", raw.run_squares, 2, 4),
        block_dice: number("block_dice", raw.block_dice, 1, dice),
        bare_hands,
        powerful_dice: number("powerful_dice", raw.powerful_dice, 1, dice),
        precise_dice: number("precise_dice", raw.precise_dice, 1, dice),
        shot_least: number("shot_least", raw.shot_least, 1, 9),
        improvised,
        improvised_range: number("improvised_range", raw.improvised_range, 1, 9),
        wait_points: number("wait_points", raw.wait_points, 1, 4),
        disarm: number("disarm", raw.disarm, 0, MAX_DIFFICULTY),
        dodge: number("dodge", raw.dodge, 0, MAX_DIFFICULTY),
        known_trap: number("known_trap", raw.known_trap, 0, 9),
        bridge: number("bridge", raw.bridge, 0, MAX_DIFFICULTY),
        mishaps,
        swamp,
        throw_range: number("throw_range", raw.throw_range, 1, 9),
        throw: number("throw", raw.throw, 0, MAX_DIFFICULTY),
        theft_dice: number("theft_dice", raw.theft_dice, 1, dice),
        theft_ecus: number("theft_ecus", raw.theft_ecus, 1, 100),
        jump: number("jump", raw.jump, 1, MAX_DIFFICULTY),
        fear_ap: number("fear_ap", raw.fear_ap, 1, 9),
        ignite: number("ignite", raw.ignite, 0, 5),
        fire_dice: number("fire_dice", raw.fire_dice, 1, dice),
        burn_on: number("burn_on", raw.burn_on, 1, 5),
        poison_ap: number("poison_ap", raw.poison_ap, 1, 9),
        poison_dice: number("poison_dice", raw.poison_dice, 1, dice),
        swarm_melee: number("swarm_melee", raw.swarm_melee, 0, 9),
        swarm_dice: number("swarm_dice", raw.swarm_dice, 0, 3),
        regeneration_dice: number("regeneration_dice", raw.regeneration_dice, 1, dice),
        load,
        destiny_pv: number("destiny_pv", raw.destiny_pv, 1, 9),
        rescue_turns: number("rescue_turns", raw.rescue_turns, 1, 3),
        heroes: number("heroes", raw.heroes, 1, 4),
        cards: number("cards", raw.cards, 1, 8),
    }
}

fn mishaps(desk: &mut Desk<'_, '_>, list: &[Spanned<String>]) -> [Mishap; FACES] {
    if list.len() != FACES {
        let message = format!("`mishaps` has {} entries", list.len());
        desk.refuse(desk.header(), message, "one for each face of the D, from 0 on");
    }
    let mut mishaps = [Mishap::Cross; FACES];
    for (place, one) in mishaps.iter_mut().zip(list) {
        *place = word(desk, "mishaps", one).unwrap_or(Mishap::Cross);
    }
    mishaps
}

/// What the speeches need and do.
pub fn speeches(merged: &Merged<'_>, inspection: &mut Inspection) -> Speeches {
    let Some((mut desk, raw)) = merged.open_table::<RawSpeeches>(inspection, "speeches") else {
        return Speeches::default();
    };
    Speech::ALL.iter().for_each(|one| desk.name_with("speech", one.id(), &["text"]));
    let at = desk.header();
    let mut difficulty = [None; Speech::COUNT];
    for (key, number) in &raw.difficulty {
        let Some(speech) = word::<Speech>(&mut desk, "difficulty", key) else { continue };
        let number = desk.within(key.get_ref(), number, 0..=MAX_DIFFICULTY);
        if let Some(place) = difficulty.get_mut(speech as usize) {
            *place = Some(number);
        }
    }
    for (speech, _) in Speech::ALL.iter().zip(&difficulty).filter(|(_, number)| number.is_none()) {
        desk.refuse(at.clone(), format!("`difficulty` of {} is missing", speech.id()), "");
    }
    Speeches {
        difficulty: difficulty.map(Option::unwrap_or_default),
        threat_fear: desk.number(&at, "threat_fear", raw.threat_fear, 0..=MAX_DIFFICULTY),
        threat_failure_dice: desk.number(&at, "threat_failure_dice", raw.threat_failure_dice, 1..=3),
        bravery_ap: desk.number(&at, "bravery_ap", raw.bravery_ap, 1..=9),
        bravery_failure_ap: desk.number(&at, "bravery_failure_ap", raw.bravery_failure_ap, 1..=9),
        manipulation_failure_ap: desk.number(
            &at,
            "manipulation_failure_ap",
            raw.manipulation_failure_ap,
            1..=9,
        ),
        bribe_ecus: fields::need_wide(&mut desk, &at, "bribe_ecus", raw.bribe_ecus, 1..=MAX_ECUS),
    }
}

/// What searching a square brings, by 2D.
pub fn search(merged: &Merged<'_>, inspection: &mut Inspection) -> [Find; SUMS] {
    let Some((mut desk, raw)) = merged.open_table::<RawSearch>(inspection, "search") else {
        return [Find::default(); SUMS];
    };
    finds(&mut desk, raw.row)
}

/// Rows of finds by roll.
pub fn finds<const N: usize>(desk: &mut Desk<'_, '_>, rows: Rows<RawFind>) -> [Find; N] {
    let read: Vec<Row<Find>> = rows
        .into_iter()
        .map(|row| {
            let (span, raw) = (row.span(), row.into_inner());
            let roll = raw.roll.clone();
            Row { roll, says: find(desk, &span, raw), span }
        })
        .collect();
    let at = desk.header();
    spread(desk, &at, read, &Find::default())
}

fn find(desk: &mut Desk<'_, '_>, at: &Span, raw: RawFind) -> Find {
    let mut treasures = [None; 2];
    if let Some(extra) = raw.finds.get(treasures.len()) {
        desk.refuse(extra.span(), "more than two finds", "at most two");
    }
    for (place, one) in treasures.iter_mut().zip(&raw.finds) {
        *place = treasure(desk, one);
    }
    let loss = raw.loss.map_or(Roll::default(), |loss| notation::roll(desk, at, "loss", Some(loss)));
    Find {
        loss,
        events: desk.number_or_zero("events", raw.events, 0..=MAX_EVENTS),
        ecus: fields::wide(desk, "ecus", raw.ecus, 0..=MAX_ECUS),
        treasures,
        locked: flag(raw.locked),
        infection: raw.infection.map(|number| desk.within("infection", &number, 0..=MAX_DIFFICULTY)),
    }
}

fn treasure(desk: &mut Desk<'_, '_>, field: &Spanned<String>) -> Option<Treasure> {
    if field.get_ref() == ANY {
        return Some(Treasure::Any);
    }
    match TreasureKind::from_id(field.get_ref()) {
        Some(kind) => Some(Treasure::Of(kind)),
        None => {
            let message = format!("there is no find `{}`", field.get_ref());
            desk.refuse(field.span(), message, format!("`{ANY}` or {}", words::<TreasureKind>()));
            None
        }
    }
}

/// The nature of a treasure, by 2D.
pub fn nature(merged: &Merged<'_>, inspection: &mut Inspection) -> [TreasureKind; SUMS] {
    let Some((mut desk, raw)) = merged.open_table::<RawTreasure>(inspection, "treasure") else {
        return [TreasureKind::Weapon; SUMS];
    };
    TreasureKind::ALL.iter().for_each(|one| desk.name("treasure", one.id()));
    let mut rows = Vec::new();
    for row in raw.row {
        let (span, raw) = (row.span(), row.into_inner());
        let kind = fields::need_word(&mut desk, &span, "kind", raw.kind).unwrap_or(TreasureKind::Weapon);
        rows.push(Row { roll: raw.roll, span, says: kind });
    }
    let at = desk.header();
    spread(&mut desk, &at, rows, &TreasureKind::Weapon)
}

/// What is on sale in town.
pub fn town(merged: &Merged<'_>, inspection: &mut Inspection) -> Vec<ItemId> {
    let Some((mut desk, raw)) = merged.open_table::<RawTown>(inspection, "town") else { return Vec::new() };
    raw.sells.iter().map(|one| fields::reference(&mut desk, merged, "item", one)).collect()
}
