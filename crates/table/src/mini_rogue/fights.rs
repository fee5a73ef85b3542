//! The fight: the enemy's card beside the board, what the dice will do, and the dice themselves.

use super::{Sight, cards, ids, signs};
use crate::card::{Glyph, Row};
use crate::fight::{Die, Fight, Side};
use crate::odds::Mood;
use crate::sheet::{Pending, Track};
use crate::staging::Sum;
use crate::words::Words;
use mini_rogue::message::key;
use mini_rogue::rules::enemy::{Blow, blow};
use mini_rogue::rules::{board, class, combat, feat, stance};
use mini_rogue::state::{self, Foe, Frame, LastPhase, Stage};
use undercroft_kernel::Message;

/// The fight under way.
pub(super) fn fight(look: &Sight<'_>) -> Option<Fight> {
    let state = &look.view.table;
    let fight = &state.fight;
    // What is over is not told on: no forecast of a blow that nobody strikes any more.
    if fight.foe == Foe::Nobody || state.end.is_some() {
        return None;
    }
    let title = Message::new("fight-title").name("enemy", look.game.enemy(fight.enemy));
    Some(Fight {
        title: look.say(title),
        sides: vec![foe(look), fighter(look)],
        forecast: forecast(look),
        sums: sums(look),
        ..Fight::default()
    })
}

/// Whether the dice of an attack lie there.
const fn is_rolled(stage: Stage) -> bool {
    matches!(stage, Stage::Dice | Stage::Final)
}

fn foe(look: &Sight<'_>) -> Side {
    let state = &look.view.table;
    let fight = &state.fight;
    let enemy = &look.game.content.enemies[fight.enemy];
    let (kind, subtitle, icon) = who(look);
    let mut facts = vec![cards::damage(enemy.damage)];
    facts.extend(cards::effects(look, fight.enemy));
    facts.extend(cards::reward(look, fight.enemy).into_iter().map(|reward| Glyph {
        says: look.say(Message::new("fight-reward").parts("reward", vec![reward.says.message()])),
        ..reward
    }));
    let mut notes = Vec::new();
    if enemy.unstoppable {
        notes.push(Message::new("foe-unstoppable").cite(&["MR-EFFECT-27", "MR-EFFECT-28"]));
    }
    let effects = mini_rogue::message::icons(look.game, enemy.effects, board::floor(look.game, state));
    if !effects.is_empty() {
        notes.push(Message::new("foe-effects").parts("effects", effects).cite(&["MR-COMBAT-34"]));
    }
    if fight.poisoned {
        let damage = i64::from(look.game.content.numbers.poison);
        let rules = ["MR-POTION-06", "MR-POTION-07"];
        notes.push(Message::new("foe-poisoned").number("damage", damage).cite(&rules));
    }
    if fight.frozen {
        notes.push(Message::new("foe-frozen").cite(&["MR-POTION-04", "MR-POTION-05"]));
    }
    Side {
        id: ids::FOE.to_owned(),
        name: Words::new(look.game.enemy(fight.enemy)),
        subtitle: Some(subtitle),
        icon,
        kind: kind.to_owned(),
        tracks: vec![life(look)],
        facts,
        rows: bites(look),
        notes: notes.into_iter().map(|note| look.say(note)).collect(),
        ..Side::default()
    }
}

/// What kind of enemy it is: its colour, its subtitle and its icon.
fn who(look: &Sight<'_>) -> (&'static str, Words, Option<String>) {
    let state = &look.view.table;
    let own = look.game.content.enemies[state.fight.enemy].icon.clone();
    let on = |key: &'static str| {
        let floor = super::roman(board::floor(look.game, state));
        look.say(Message::new(key).word("roman", floor))
    };
    match state.fight.foe {
        Foe::Ghost => ("ghost", on("fight-ghost"), own),
        Foe::Guardian(id) => {
            let icon = look.game.content.guardians[id].icon.clone();
            ("guardian", on("fight-guardian"), own.or(icon))
        }
        Foe::Last(id, phase) => {
            let icon = look.game.content.guardians[id].icon.clone();
            let number = if phase == LastPhase::First { 1 } else { 2 };
            let says = Message::new("fight-last").number("phase", number).cite(&["MR-GUARDIAN-06"]);
            ("guardian", look.say(says), own.or(icon))
        }
        Foe::Monster | Foe::Nobody => ("monster", on("fight-monster"), own),
    }
}

fn life(look: &Sight<'_>) -> Track {
    let state = &look.view.table;
    let fight = &state.fight;
    let damage = combat::damage(look.game, state).min(fight.hp);
    let says = Message::new("fight-would-lose").number("damage", damage).cite(&["MR-COMBAT-20"]);
    Track {
        id: ids::FOE_HP.to_owned(),
        name: Words::new("resource-hp"),
        icon: Some("hearts".to_owned()),
        value: i32::from(fight.hp),
        max: Some(u32::from(fight.full)),
        marks: Vec::new(),
        pending: (is_rolled(fight.stage) && damage > 0)
            .then(|| Pending { by: -i32::from(damage), says: look.say(says) }),
        tips: vec![look.say(Message::new("tip-foe-hp").cite(&["MR-ENEMY-01", "MR-ENEMY-02"]))],
    }
}

/// What the enemy does by the Dungeon die; rolled, its row is on.
fn bites(look: &Sight<'_>) -> Vec<Row> {
    let state = &look.view.table;
    let row = |(key, die, low, high): (&str, u8, u8, u8)| {
        let fight = state::Fight { dungeon: die, frozen: false, ..state.fight };
        let sign = match blow(look.game, state, &fight) {
            Blow::Hit { lost, .. } => {
                Glyph::new("hearts", Message::new("fight-hits").number("hp", lost)).with(-i32::from(lost))
            }
            Blow::Missed | Blow::Frozen => signs::sign("dodging", "fight-misses"),
        };
        let on = is_rolled(state.fight.stage) && (low..=high).contains(&state.fight.dungeon);
        Row { key: key.to_owned(), on, sides: vec![vec![vec![sign]]], ..Row::default() }
    };
    [("1", 1, 1, 1), ("2-5", 2, 2, 5), ("6", 6, 6, 6)].map(row).to_vec()
}

/// The character whose attack it is.
fn fighter(look: &Sight<'_>) -> Side {
    let state = &look.view.table;
    let hero = state.hero();
    let card = &look.game.content.characters[hero.character];
    let armour = combat::worn_armour(look.game, state) + class::passive_armour(look.game, state);
    let mut facts = Vec::new();
    if is_rolled(state.fight.stage) {
        let damage = combat::damage(look.game, state);
        let says =
            look.say(Message::new("fight-your-damage").number("damage", damage).cite(&["MR-COMBAT-20"]));
        facts.push(Glyph::new("crossed-swords", says).with(damage));
    }
    let says = look.say(Message::new("fight-your-armour").number("armour", armour).cite(&["MR-CHAR-05"]));
    facts.push(Glyph::new("shield", says).with(armour));
    Side {
        id: format!("side-{}", state.party.active() + 1),
        name: Words::new(key("character", &card.id)),
        icon: card.icon.clone(),
        kind: "hero".to_owned(),
        seat: Some(state.party.active()),
        facts,
        ..Side::default()
    }
}

/// What the enemy's attack would cost this character, once the dice lie there and the enemy would survive.
pub(super) fn bite(look: &Sight<'_>, seat: u8) -> Option<Pending> {
    let state = &look.view.table;
    let fight = &state.fight;
    let over = fight.foe == Foe::Nobody || state.end.is_some();
    if over || seat != state.party.active() || !is_rolled(fight.stage) {
        return None;
    }
    if combat::damage(look.game, state) >= fight.hp {
        return None;
    }
    match blow(look.game, state, fight) {
        Blow::Hit { lost, pierced } if lost > 0 => {
            let rules: &[&'static str] = if pierced { &["MR-COMBAT-28"] } else { &["MR-COMBAT-27"] };
            let says = look.say(Message::new("fight-would-bite").number("hp", lost).cite(rules));
            Some(Pending { by: -i32::from(lost), says })
        }
        _ => None,
    }
}

/// What will happen if the dice stay as they are.
fn forecast(look: &Sight<'_>) -> Vec<Words> {
    let state = &look.view.table;
    let fight = &state.fight;
    if !is_rolled(fight.stage) {
        return Vec::new();
    }
    let damage = combat::damage(look.game, state);
    let left = fight.hp.saturating_sub(damage);
    let strike = Message::new("forecast-strike").number("damage", damage).number("left", left);
    let mut forecast = vec![look.say(strike.cite(&["MR-COMBAT-20", "MR-COMBAT-24"]))];
    if left > 0 {
        forecast.push(look.say(match blow(look.game, state, fight) {
            Blow::Frozen => Message::new("forecast-frozen").cite(&["MR-POTION-04", "MR-POTION-05"]),
            Blow::Missed => Message::new("forecast-miss").cite(&["MR-COMBAT-26"]),
            Blow::Hit { lost, pierced } => {
                Message::new("forecast-bite").number("hp", lost).cite(if pierced {
                    &["MR-COMBAT-28", "MR-EFFECT-27"]
                } else {
                    &["MR-COMBAT-27"]
                })
            }
        }));
    }
    forecast
}

/// What the dice come to: the attack and what the enemy keeps, then its blow and what the character keeps.
fn sums(look: &Sight<'_>) -> Vec<Sum> {
    let state = &look.view.table;
    let fight = &state.fight;
    if !is_rolled(fight.stage) {
        return Vec::new();
    }
    let term =
        |figure: i32, key: &'static str| Glyph { icon: None, figure: Some(figure), says: Words::new(key) };
    let damage = combat::damage(look.game, state);
    let mut terms: Vec<Glyph> =
        fight.dice.iter().map(|die| term(i32::from(die.total), "die-character")).collect();
    let more = i32::from(damage) - fight.dice.iter().map(|die| i32::from(die.total)).sum::<i32>();
    if more != 0 {
        terms.push(term(more, "sum-more"));
    }
    let left = fight.hp.saturating_sub(damage);
    let keeps =
        Message::new("sum-it-keeps").number("hp", fight.hp).number("lost", damage).number("left", left);
    let attack = Sum {
        says: Words::new("sum-attack"),
        terms,
        value: Some(i32::from(damage)),
        verdict: if left == 0 { Words::new("sum-it-falls") } else { look.say(keeps) },
        mood: if left == 0 { Mood::Good } else { Mood::Plain },
    };
    if left == 0 { vec![attack] } else { vec![attack, answer(look)] }
}

/// The blow of an enemy that stands.
fn answer(look: &Sight<'_>) -> Sum {
    let state = &look.view.table;
    let term =
        |figure: i32, key: &'static str| Glyph { icon: None, figure: Some(figure), says: Words::new(key) };
    let (enemy, hp) = (&look.game.content.enemies[state.fight.enemy], state.hero().hp);
    let Blow::Hit { lost, pierced } = blow(look.game, state, &state.fight) else {
        let verdict = Words::new("sum-it-misses");
        return Sum { says: Words::new("sum-answer"), verdict, mood: Mood::Good, ..Sum::default() };
    };
    let armour = i32::from(
        enemy.damage.min(combat::worn_armour(look.game, state) + class::passive_armour(look.game, state)),
    );
    let guarded = (!pierced && armour > 0).then(|| term(-armour, "resource-armour"));
    let keeps = Message::new("sum-you-keep")
        .number("hp", hp)
        .number("lost", lost)
        .number("left", hp.saturating_sub(lost));
    Sum {
        says: Words::new("sum-answer"),
        terms: [term(i32::from(enemy.damage), "sum-damage")].into_iter().chain(guarded).collect(),
        value: Some(i32::from(lost)),
        verdict: if lost >= hp { Words::new("sum-you-fall") } else { look.say(keeps) },
        mood: if lost == 0 { Mood::Good } else { Mood::Bad },
    }
}

/// The dice on the table.
pub(super) fn dice(look: &Sight<'_>) -> Vec<Die> {
    let state = &look.view.table;
    let fight = &state.fight;
    if let Some(Frame::Shift { die }) = state.stack.top() {
        return vec![Die { open: true, ..dungeon(die, None) }];
    }
    if fight.foe == Foe::Nobody || state.end.is_some() || !is_rolled(fight.stage) {
        return Vec::new();
    }
    let payable = feat::payable(look.game, state).contains(&true);
    let open = fight.stage == Stage::Dice;
    let reading = stance::reading(look.game, state);
    let rules: &[&'static str] = if look.game.options.stances {
        &["MR-DICE-02", "MR-STANCE-05", "MR-STANCE-06", "MR-STANCE-07"]
    } else {
        &["MR-DICE-02", "MR-DICE-06", "MR-DICE-07"]
    };
    let mut dice: Vec<Die> = Vec::new();
    for (die, number) in fight.dice.iter().zip(1..) {
        let says = match die {
            state::Die { critical: true, .. } => "die-critical",
            state::Die { total: 0, .. } => "die-miss",
            _ => "die-hit",
        };
        let tip = Message::new("tip-die-character")
            .number("miss", reading.miss)
            .number("critical", reading.critical)
            .cite(rules);
        dice.push(Die {
            says: Some(Words::new(says)),
            tips: vec![look.say(tip)],
            worth: (die.total != die.value).then_some(i32::from(die.total)),
            open: open && (die.critical || (payable && !die.feat)),
            ..character(state.party.active(), number, die.value)
        });
    }
    let says = match blow(look.game, state, fight) {
        Blow::Missed => "die-foe-misses",
        Blow::Frozen => "die-foe-frozen",
        Blow::Hit { pierced: true, .. } => "die-foe-pierces",
        Blow::Hit { .. } => "die-foe-hits",
    };
    let tip = Message::new("tip-die-dungeon").cite(&[
        "MR-COMBAT-25",
        "MR-COMBAT-26",
        "MR-COMBAT-27",
        "MR-COMBAT-28",
    ]);
    dice.push(Die { tips: vec![look.say(tip)], ..dungeon(fight.dungeon, Some(says)) });
    if state.hero().cursed || fight.curse {
        let tip = Message::new("tip-curse").cite(&["MR-EFFECT-04", "MR-EFFECT-05"]);
        dice.push(Die { tips: vec![look.say(tip)], ..symbol(ids::CURSE, "curse", fight.curse) });
    }
    dice
}

pub(super) fn character(seat: u8, number: u8, face: u8) -> Die {
    Die {
        id: ids::die(number),
        kind: "character".to_owned(),
        name: Words::new("die-character"),
        seat: Some(seat),
        face: Some(i32::from(face)),
        ..Die::default()
    }
}

pub(super) fn dungeon(face: u8, says: Option<&'static str>) -> Die {
    Die {
        id: ids::DUNGEON.to_owned(),
        kind: "dungeon".to_owned(),
        name: Words::new("die-dungeon"),
        face: Some(i32::from(face)),
        says: says.map(Words::new),
        ..Die::default()
    }
}

/// The Curse or Poison die, with its symbol or blank.
pub(super) fn symbol(id: &'static str, kind: &str, shown: bool) -> Die {
    let icon = if kind == "curse" { "cursed-star" } else { "poison-gas" };
    Die {
        id: id.to_owned(),
        kind: kind.to_owned(),
        name: Words::new(id),
        sign: shown.then(|| icon.to_owned()),
        says: Some(Words::new(if shown { "die-symbol" } else { "die-blank" })),
        ..Die::default()
    }
}
