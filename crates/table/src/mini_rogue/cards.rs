//! Room and Guardian cards as they lie on the table: name, banner, and the table of results.

use super::Sight;
use super::ids;
use super::signs::{self, sign};
use crate::card::{Card, Face, Glyph, Row};
use crate::words::Words;
use mini_rogue::content::{
    Condition, EnemyId, Good, GuardianId, GuardianLines, ItemKind, ItemRoom, ListId, Resource, RoomId,
    RoomKind, Sale, Ware,
};
use mini_rogue::message::{key, resource_key};
use mini_rogue::rules::board;
use undercroft_kernel::Message;

/// A card that this viewer does not know.
pub(super) fn back(id: &str, kind: &str, icon: &str) -> Card {
    Card {
        id: id.to_owned(),
        face: Face::Down,
        kind: kind.to_owned(),
        icon: Some(icon.to_owned()),
        ..Card::default()
    }
}

/// A Room card, open or only known.
pub(super) fn room(look: &Sight<'_>, room: RoomId, face: Face) -> Card {
    let card = &look.game.content.rooms[room];
    let mut icon = card.icon.clone();
    let mut text = Vec::new();
    if let RoomKind::Monster(lines) = &card.kind {
        let floor = usize::from(board::floor(look.game, &look.view.table));
        if let Some(line) = lines.get(floor - 1) {
            let enemy = &look.game.content.enemies[*line];
            icon = enemy.icon.clone().or(icon);
            text.push(Words::new(look.game.enemy(*line)));
        }
    }
    let entering = signs::list(look, card.entering);
    Card {
        id: ids::room(look.game, room),
        face,
        kind: kind(&card.kind).to_owned(),
        icon,
        name: Some(Words::new(key("room", &card.id))),
        banner: banner(look, &card.kind).into_iter().chain(entering).collect(),
        rows: rows(look, &card.kind),
        text,
        worth: None,
        tips: vec![look.say(tip(&card.kind))],
    }
}

/// The type of a Room.
const fn kind(kind: &RoomKind) -> &'static str {
    match kind {
        RoomKind::Monster(_) => "monster",
        RoomKind::Trap { .. } => "trap",
        RoomKind::Treasure { .. } => "treasure",
        RoomKind::Tomb { .. } => "tomb",
        RoomKind::Camp(_) => "bonfire",
        RoomKind::Merchant { .. } => "merchant",
        RoomKind::Shrine { .. } => "shrine",
        RoomKind::Item(_) => "item",
    }
}

/// How a Room is resolved, by the chapter of its rules.
fn tip(kind: &RoomKind) -> Message {
    match kind {
        RoomKind::Monster(_) => Message::new("tip-monster").cite(&["MR-COMBAT-01"]),
        RoomKind::Trap { .. } => Message::new("tip-trap").cite(&["MR-TRAP-01"]),
        RoomKind::Treasure { .. } => Message::new("tip-treasure").cite(&["MR-TREASURE-01"]),
        RoomKind::Tomb { .. } => Message::new("tip-tomb").cite(&["MR-TOMB-01"]),
        RoomKind::Camp(_) => Message::new("tip-camp").cite(&["MR-CAMP-01"]),
        RoomKind::Merchant { .. } => Message::new("tip-merchant").cite(&["MR-MERCHANT-01"]),
        RoomKind::Shrine { .. } => Message::new("tip-shrine").cite(&["MR-SHRINE-01", "MR-SHRINE-02"]),
        RoomKind::Item(_) => Message::new("tip-item").cite(&["MR-ITEM-01"]),
    }
}

/// The banner, in printed order.
fn banner(look: &Sight<'_>, kind: &RoomKind) -> Vec<Glyph> {
    let check = || vec![sign("dice-six-faces-five", "banner-check"), sign("round-star", "banner-star")];
    match kind {
        RoomKind::Monster(_) => Vec::new(),
        RoomKind::Treasure { gold, more, .. } => {
            let met = Message::new("sign-gold-met").number("amount", *more).cite(&["MR-TREASURE-02"]);
            let more = Glyph { says: look.say(met), ..signs::amount(Resource::Gold, i32::from(*more)) };
            let mut signs = vec![signs::amount(Resource::Gold, i32::from(*gold)), more];
            signs.extend(check());
            signs
        }
        RoomKind::Camp(_) => vec![sign("cycle", "icon-refresh")],
        RoomKind::Merchant { .. } => vec![sign("trade", "banner-trade")],
        RoomKind::Shrine { .. } => vec![sign("perspective-dice-six", "banner-die")],
        RoomKind::Item(ItemRoom { condition: Condition::Pay(_), .. }) => vec![sign("trade", "banner-pay")],
        RoomKind::Trap { .. } | RoomKind::Tomb { .. } | RoomKind::Item(_) => check(),
    }
}

fn rows(look: &Sight<'_>, kind: &RoomKind) -> Vec<Row> {
    match kind {
        RoomKind::Monster(lines) => enemy_rows(look, lines),
        RoomKind::Trap { fail, pass } => signs::by_die(look, &[fail, pass]),
        RoomKind::Treasure { rows, .. } | RoomKind::Tomb { rows } => signs::by_die(look, &[rows]),
        RoomKind::Camp(options) => {
            let ways = options.iter().map(|option| {
                let mut signs = signs::list(look, option.pay);
                signs.extend(signs::list(look, option.gain));
                signs
            });
            vec![Row { sides: vec![ways.collect()], ..Row::default() }]
        }
        RoomKind::Merchant { buy, sell } => {
            let goods = buy.iter().map(|good| purchase(look, good));
            goods.chain(sell.iter().map(sale)).collect()
        }
        RoomKind::Shrine { offering, bonus, rows } => {
            let mut table = signs::by_die(look, &[rows]);
            let bonus = Message::new("sign-die-bonus").number("bonus", i64::from(*bonus));
            let price = vec![vec![signs::amount(Resource::Gold, -i32::from(*offering))]];
            let gain = vec![vec![Glyph::new("perspective-dice-six", bonus)]];
            table.push(Row { sides: vec![price, gain], ..Row::default() });
            table
        }
        RoomKind::Item(item) => item_rows(look, item),
    }
}

/// One row for each Floor: HP, damage, what a hit does besides, and the reward.
pub(super) fn enemy_rows(look: &Sight<'_>, lines: &[EnemyId]) -> Vec<Row> {
    let here = board::floor(look.game, &look.view.table);
    let row = |(line, floor): (&EnemyId, u8)| Row {
        key: super::roman(floor).to_owned(),
        on: floor == here,
        sides: vec![vec![strength(look, *line)], vec![reward(look, *line)]],
        ..Row::default()
    };
    lines.iter().zip(1..).map(row).collect()
}

/// HP, damage and effects of an enemy.
fn strength(look: &Sight<'_>, line: EnemyId) -> Vec<Glyph> {
    let enemy = &look.game.content.enemies[line];
    let [alone, together] = enemy.hp;
    let hp = |key: &'static str, hp: u8| {
        let says = Message::new(key).number("hp", hp).cite(&["MR-ENEMY-02"]);
        Glyph::new("hearts", look.say(says)).with(hp)
    };
    let mut signs = vec![hp("sign-hp", alone)];
    // The second column is for two on one card; the Exit is always reached together.
    if look.game.options.heroes.len() > 1 {
        signs.push(hp("sign-hp-together", together));
    }
    signs.push(damage(enemy.damage));
    signs.extend(effects(look, line));
    signs
}

/// The damage of a hit.
pub(super) fn damage(damage: u8) -> Glyph {
    Glyph::new("crossed-swords", Message::new("sign-damage").number("damage", i64::from(damage))).with(damage)
}

/// What a hit does besides.
pub(super) fn effects(look: &Sight<'_>, line: EnemyId) -> Vec<Glyph> {
    let enemy = &look.game.content.enemies[line];
    let unstoppable = enemy.unstoppable.then(|| sign("cracked-shield", "sign-unstoppable"));
    unstoppable.into_iter().chain(signs::list(look, enemy.effects)).collect()
}

/// What beating it gives.
pub(super) fn reward(look: &Sight<'_>, line: EnemyId) -> Vec<Glyph> {
    signs::list(look, look.game.content.enemies[line].reward)
}

fn purchase(look: &Sight<'_>, good: &Good) -> Row {
    let price = good.price.on(board::floor(look.game, &look.view.table));
    let price = vec![vec![signs::amount(Resource::Gold, -i32::from(price))]];
    Row { sides: vec![price, signs::ways(look, good.gain)], ..Row::default() }
}

fn sale(sale: &Sale) -> Row {
    let ware = match sale.what {
        Ware::Armour => signs::amount(Resource::Armour, -1),
        Ware::Potion => sign("potion-ball", "sign-any-potion"),
    };
    let price = vec![vec![signs::amount(Resource::Gold, i32::from(sale.price))]];
    Row { sides: vec![vec![vec![ware]], price], ..Row::default() }
}

fn item_rows(look: &Sight<'_>, item: &ItemRoom) -> Vec<Row> {
    let priced = |list: ListId| vec![signs::list(look, list)];
    match (&item.kind, item.condition) {
        (ItemKind::Weapon { feats, names }, _) => weapon_rows(feats, names),
        (ItemKind::Companion { .. }, Condition::Pay(price)) => {
            let take = vec![vec![sign("card-pick", "sign-take")]];
            let leave = vec![vec![sign("cancel", "sign-leave")]];
            vec![
                Row { sides: vec![priced(price), take], ..Row::default() },
                Row { sides: vec![priced(item.refuse), leave], ..Row::default() },
            ]
        }
        (ItemKind::Companion { .. }, Condition::Check) => Vec::new(),
    }
}

fn weapon_rows(feats: &[u8; 6], names: &[String; 6]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut begun: Option<(&String, u8)> = None;
    for ((name, feats), face) in names.iter().zip(feats).zip(1u8..) {
        match (begun, rows.last_mut()) {
            (Some((known, first)), Some(row)) if known == name => row.key = format!("{first}-{face}"),
            _ => {
                begun = Some((name, face));
                let says = Message::new("sign-weapon")
                    .name("weapon", key("item", name))
                    .number("feats", i64::from(*feats));
                let weapon = Glyph::new(weapon_icon(*feats), says).with(*feats);
                rows.push(Row { key: face.to_string(), sides: vec![vec![vec![weapon]]], ..Row::default() });
            }
        }
    }
    rows
}

/// The icon of a weapon, by how much it is good for.
pub(super) const fn weapon_icon(feats: u8) -> &'static str {
    match feats {
        0 | 1 => "plain-dagger",
        2 => "broadsword",
        _ => "battle-axe",
    }
}

/// An open Guardian card.
pub(super) fn guardian(look: &Sight<'_>, id: GuardianId) -> Card {
    let card = &look.game.content.guardians[id];
    let rows = match &card.lines {
        GuardianLines::ByFloor(lines) => enemy_rows(look, lines),
        GuardianLines::Phases(phases) => {
            let row = |(line, phase): (&EnemyId, u8)| Row {
                key: phase.to_string(),
                sides: vec![vec![strength(look, *line)]],
                ..Row::default()
            };
            phases.iter().zip(1..).map(row).collect()
        }
    };
    Card {
        id: ids::guardian(look.game, id),
        face: Face::Up,
        kind: "guardian".to_owned(),
        icon: card.icon.clone(),
        name: Some(Words::new(key("guardian", &card.id))),
        rows,
        tips: vec![look.say(Message::new("tip-guardian").cite(&["MR-GUARDIAN-01", "MR-GUARDIAN-02"]))],
        ..Card::default()
    }
}

pub(super) fn resource_name(resource: Resource) -> Words {
    Words::new(resource_key(resource))
}
