//! The sheet of a hero: life, points and money, the characteristics with the colours of their dice, what is in hand, worn and carried, spells and
//! competences, and what ails it.

use super::{Sight, ids, names, signs};
use crate::card::Glyph;
use crate::sheet::{Group, Item, Sheet, Track};
use crate::words::Words;
use catacombs::content::{
    Characteristic, CompetenceId, Damage, ItemId, ItemKind, MAX_LEARNT, SpellId, Style, Weapon,
};
use catacombs::message::key;
use catacombs::rules::sheet;
use catacombs::state::{self, CreatureId, Kind, Place};
use undercroft_kernel::Message;

pub(super) fn hero(look: &Sight<'_>, who: CreatureId) -> Sheet {
    let state = &look.view.table;
    let one = &state.creatures[who];
    let subtitle = match one.kind {
        Kind::Hero(hero) => {
            let on_paper = &look.game.content.heroes[hero];
            let message = Message::new("sheet-ca-hero").name("race", key("race", &on_paper.race));
            Some(look.say(message.name("vocation", key("vocation", &on_paper.vocation))))
        }
        _ => None,
    };
    let leads = (who == state.leader)
        .then(|| Glyph::new("crown", look.say(Message::new("sign-ca-leader").cite(&["CA-TURN-02"]))));
    Sheet {
        id: ids::sheet(who),
        seat: Some(who.0),
        title: names::creature(look, who),
        subtitle,
        icon: signs::creature(look, who),
        signs: leads.into_iter().collect(),
        tracks: tracks(look, who).into(),
        groups: groups(look, who).into(),
        conditions: signs::on_sheet(look, who).into(),
        ..Sheet::default()
    }
}

/// A number of a sheet.
pub(super) fn track(who: CreatureId, part: &str, icon: &str, value: i16, max: Option<i16>) -> Track {
    Track {
        id: ids::on_sheet(who, part),
        name: Words::new(format!("track-ca-{part}")),
        icon: Some(icon.to_owned()),
        value: i32::from(value),
        max: max.map(|max| max.max(0) as u32),
        ..Track::default()
    }
}

fn tracks(look: &Sight<'_>, who: CreatureId) -> Vec<Track> {
    let state = &look.view.table;
    let one = &state.creatures[who];
    let own = state.sheet(who).copied().unwrap_or_default();
    let tip = |track: Track, key: &'static str, rules: &[&'static str]| Track {
        tips: vec![look.say(Message::new(key).cite(rules))],
        ..track
    };
    let usual = i16::from(one.level(Characteristic::ActionPoints));
    let mut tracks = vec![
        tip(
            track(who, "pv", signs::PV, one.pv, Some(one.pv_max)),
            "tip-ca-pv",
            &["CA-WOUND-01", "CA-WOUND-03"],
        ),
        tip(
            track(who, "ap", signs::AP, i16::from(one.ap), Some(usual.max(i16::from(one.ap)))),
            "tip-ca-ap",
            &["CA-ACTION-01", "CA-STAT-09"],
        ),
        tip(
            track(who, "armour", signs::ARMOUR, i16::from(one.armour), None),
            "tip-ca-armour",
            &["CA-STAT-14"],
        ),
        tip(
            track(who, "destiny", signs::DESTINY, i16::from(own.destiny), None),
            "tip-ca-destiny",
            &["CA-DESTINY-01", "CA-DESTINY-03"],
        ),
        tip(
            track(who, "ecus", signs::ECUS, own.ecus.min(30_000) as i16, None),
            "tip-ca-ecus",
            &["CA-GOLD-01"],
        ),
    ];
    if one.wait > 0 {
        tracks.push(tip(
            track(who, "wait", signs::WAIT, i16::from(one.wait), None),
            "tip-ca-wait",
            &["CA-WAIT-01", "CA-WAIT-02"],
        ));
    }
    tracks
}

fn groups(look: &Sight<'_>, who: CreatureId) -> Vec<Group> {
    let state = &look.view.table;
    let (load, limit) = (sheet::load(look.game, state, who), sheet::load_limit(look.game, state, who));
    let weight = look.say(
        Message::new("sheet-ca-load").number("load", load).number("limit", limit).cite(&["CA-SHEET-07"]),
    );
    let hands = |place| matches!(place, Place::MainHand(_) | Place::OffHand(_));
    let body = |place| matches!(place, Place::Body(_) | Place::Worn(_));
    vec![
        levels(look, who),
        carried(look, who, "hands", hands, Some(Words::new("sheet-ca-empty-hands"))),
        carried(look, who, "body", body, None),
        carried(look, who, "pack", |place| matches!(place, Place::Pack(_)), Some(weight)),
        spells(look, who),
        competences(look, who),
    ]
    .into_iter()
    .filter(|group| !group.items.is_empty() || group.note.is_some())
    .collect()
}

fn group(who: CreatureId, word: &str, items: Vec<Item>) -> Group {
    Group {
        id: ids::on_sheet(who, word),
        name: Words::new(format!("group-ca-{word}")),
        items,
        ..Group::default()
    }
}

/// CA-STAT-02: The characteristics with the colours of their dice. Action points are a number and have a track of their own.
pub(super) fn levels(look: &Sight<'_>, who: CreatureId) -> Group {
    let one = &look.view.table.creatures[who];
    let rolled = Characteristic::ALL.iter().copied().filter(|one| *one != Characteristic::ActionPoints);
    let item = |characteristic: Characteristic| {
        let level = one.level(characteristic);
        let die = look.game.content.dice.power(i16::from(level));
        Item {
            id: ids::on_sheet(who, &characteristic.id().replace('_', "-")),
            name: names::characteristic(characteristic),
            figure: Some(i32::from(level)),
            swatch: die.map(|_| level.to_string()),
            tips: die.map(|die| Words::new(key("die", &die.id))).into_iter().collect(),
            ..Item::default()
        }
    };
    group(who, "levels", rolled.map(item).collect())
}

/// Objects of one place. The note stands beside the heading; of hands it stands for nothing in them.
fn carried(
    look: &Sight<'_>,
    who: CreatureId,
    word: &str,
    wanted: impl Fn(Place) -> bool,
    note: Option<Words>,
) -> Group {
    let state = &look.view.table;
    let here = |(_, item): &(usize, &state::Item)| item.place.holder() == Some(who) && wanted(item.place);
    let items = state.items.iter().enumerate().filter(here);
    let items: Vec<Item> = items.map(|(slot, one)| object(look, slot, one)).collect();
    let note = note.filter(|_| word != "hands" || items.is_empty());
    Group { note, ..group(who, word, items) }
}

/// An object on a sheet.
fn object(look: &Sight<'_>, slot: usize, one: &state::Item) -> Item {
    let on_paper = &look.game.content.items[one.id];
    let name = names::item(look, one.id);
    let mut tips = vec![names::text(&name)];
    for (rune, id) in look.game.runes.iter().enumerate() {
        if one.runes >> rune & 1 == 1 {
            tips.push(names::item(look, *id));
        }
    }
    tips.push(
        look.say(
            Message::new("tip-ca-item").number("weight", on_paper.weight).number("price", on_paper.price),
        ),
    );
    Item {
        id: ids::item(slot),
        icon: on_paper.icon.clone(),
        note: brief(look, one.id),
        tips,
        name,
        ..Item::default()
    }
}

/// What a weapon inflicts and how far, or the armour points of armour.
fn brief(look: &Sight<'_>, item: ItemId) -> Option<Words> {
    match look.game.content.items[item].kind {
        ItemKind::Weapon(weapon) => Some(look.say(strikes(&weapon))),
        ItemKind::Armour(armour) => {
            Some(look.say(Message::new("item-ca-armour").number("points", armour.points)))
        }
        _ => None,
    }
}

fn strikes(weapon: &Weapon) -> Message {
    let (key, squares) = match weapon.style {
        Style::Melee { reach: 0 | 1 } => ("item-ca-melee", 1),
        Style::Melee { reach } => ("item-ca-reach", reach),
        Style::Ranged { range } => ("item-ca-range", range),
    };
    Message::new(key).word("damage", damage(weapon.damage)).number("squares", squares)
}

/// CA-MELEE-09: Damage as the cards write it: `Fu+1+2D`.
pub(super) fn damage(damage: Damage) -> String {
    let strength = damage.strength.then(|| "Fu".to_owned());
    let fixed = (damage.fixed > 0).then(|| damage.fixed.to_string());
    let dice = (damage.dice > 0).then(|| format!("{}D", damage.dice));
    [strength, fixed, dice].into_iter().flatten().collect::<Vec<_>>().join("+")
}

fn spells(look: &Sight<'_>, who: CreatureId) -> Group {
    let own = look.view.table.sheet(who).copied().unwrap_or_default();
    let known = (0..MAX_LEARNT as u8).map(SpellId).filter(|spell| own.can_cast(*spell));
    let item = |spell: SpellId| {
        let on_paper = &look.game.content.spells[spell];
        let name = names::spell(look, spell);
        Item {
            id: ids::on_sheet(who, &on_paper.id.replace('_', "-")),
            icon: on_paper.icon.clone(),
            figure: Some(i32::from(on_paper.difficulty)),
            // CA-SPELL-06: Each spell once in a turn.
            spent: own.cast >> spell.0 & 1 == 1,
            note: Some(
                look.say(Message::new("spell-ca-difficulty").number("difficulty", on_paper.difficulty)),
            ),
            tips: vec![Words::new(key("school", on_paper.school.id())), names::text(&name)],
            name,
            ..Item::default()
        }
    };
    group(who, "spells", known.map(item).collect())
}

fn competences(look: &Sight<'_>, who: CreatureId) -> Group {
    let own = look.view.table.sheet(who).copied().unwrap_or_default();
    let known = (0..MAX_LEARNT as u8).map(CompetenceId).filter(|one| own.knows(*one));
    let item = |competence: CompetenceId| {
        let on_paper = &look.game.content.competences[competence];
        let name = names::competence(look, competence);
        Item {
            id: ids::on_sheet(who, &on_paper.id.replace('_', "-")),
            icon: on_paper.icon.clone(),
            tips: vec![names::text(&name)],
            name,
            ..Item::default()
        }
    };
    group(who, "competences", known.map(item).collect())
}
