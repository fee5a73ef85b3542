//! The signs of Mini Rogue: which icon stands for what, and lists of icons as signs with numbers.

use super::Sight;
use crate::card::{Glyph, Row};
use crate::words::Words;
use mini_rogue::content::{Affliction, Icon, ListId, Potion, Resource};
use mini_rogue::message::{icons, resource_key};
use mini_rogue::rules::board;
use undercroft_kernel::Message;

/// The icon of a resource.
pub(super) const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Hp => "hearts",
        Resource::Armour => "shield",
        Resource::Xp => "upgrade",
        Resource::Food => "meat",
        Resource::Gold => "two-coins",
    }
}

/// The icon of a potion.
pub(super) const fn potion(potion: Potion) -> &'static str {
    match potion {
        Potion::Fire => "fire-bottle",
        Potion::Frost => "snow-bottle",
        Potion::Poison => "poison-bottle",
        Potion::Healing => "health-potion",
        Potion::HolyWater => "holy-water",
        Potion::Perception => "third-eye",
    }
}

/// The icon of an affliction.
pub(super) const fn affliction(affliction: Affliction) -> &'static str {
    match affliction {
        Affliction::Poison => "poison-gas",
        Affliction::Curse => "cursed-star",
        Affliction::Blindness => "sight-disabled",
    }
}

/// The icon of a skill, by the key of its name.
pub(super) fn skill(key: &str) -> &'static str {
    match key {
        "ability-double-die" | "ability-double-next" => "backstab",
        "ability-conjure" => "magic-swirl",
        "ability-armour-strike" => "shield-bash",
        "ability-tribute" => "prayer-beads",
        "ability-evade" => "dodging",
        "ability-foresee" => "crystal-ball",
        "ability-cancel-death" => "angel-wings",
        "ability-arrange" => "card-draw",
        _ => resource(Resource::Armour),
    }
}

const fn result(icon: Icon) -> &'static str {
    match icon {
        Icon::Gain(kind, _) | Icon::Lose(kind, _) => resource(kind),
        Icon::Potion(kind) => potion(kind),
        Icon::AnyPotion => "potion-ball",
        Icon::Choose(_) => "card-pick",
        Icon::Refresh => "cycle",
        Icon::Blessing => "holy-symbol",
        Icon::Cure(kind) | Icon::Suffer(kind) => affliction(kind),
        Icon::Fall => "falling",
        Icon::Ghost => "ghost",
        Icon::Rewards => "open-treasure-chest",
        Icon::RaiseHp(_) => "hearts",
        Icon::LoseItem => "drop-weapon",
        Icon::Tunnel => "card-exchange",
        Icon::Regenerate(_) => "health-increase",
        Icon::Story => "scroll-unfurled",
    }
}

/// The number of a result.
fn figure(icon: Icon, floor: u8) -> Option<i32> {
    match icon {
        Icon::Gain(_, amount) => Some(i32::from(amount.on(floor))),
        Icon::Lose(_, amount) => Some(-i32::from(amount.on(floor))),
        Icon::RaiseHp(hp) | Icon::Regenerate(hp) => Some(i32::from(hp)),
        _ => None,
    }
}

/// A list of icons as signs.
pub(super) fn list(look: &Sight<'_>, list: ListId) -> Vec<Glyph> {
    let floor = board::floor(look.game, &look.view.table);
    let says = icons(look.game, list, floor);
    let glyph = |(icon, says): (&Icon, Message)| Glyph {
        icon: Some(result(*icon).into()),
        figure: figure(*icon, floor),
        says: look.say(says),
    };
    look.game.content.lists[list].iter().zip(says).map(glyph).collect()
}

/// A result as the ways to choose from; one way where there is nothing to choose.
pub(super) fn ways(look: &Sight<'_>, result: ListId) -> Vec<Vec<Glyph>> {
    match look.game.content.lists[result].as_slice() {
        [Icon::Choose(choice)] => {
            look.game.content.choices[*choice].iter().map(|option| list(look, *option)).collect()
        }
        _ => vec![list(look, result)],
    }
}

/// The rows of a table by Dungeon die; faces that lead to the same are one row.
pub(super) fn by_die(look: &Sight<'_>, columns: &[&[ListId; 6]]) -> Vec<Row> {
    let mut rows: Vec<(u8, u8, Vec<ListId>)> = Vec::new();
    for face in 1..=6u8 {
        let at = usize::from(face) - 1;
        let results: Vec<ListId> = columns.iter().filter_map(|column| column.get(at).copied()).collect();
        match rows.last_mut() {
            Some((_, last, known)) if *known == results => *last = face,
            _ => rows.push((face, face, results)),
        }
    }
    let row = |(first, last, results): (u8, u8, Vec<ListId>)| Row {
        key: if first == last { first.to_string() } else { format!("{first}-{last}") },
        sides: results.into_iter().map(|result| ways(look, result)).collect(),
        ..Row::default()
    };
    rows.into_iter().map(row).collect()
}

/// So much of a resource, gained or lost.
pub(super) fn amount(kind: Resource, by: i32) -> Glyph {
    let key = if by < 0 { "icon-lose" } else { "icon-gain" };
    let says = Message::new(key).name("resource", resource_key(kind)).number("amount", by.abs());
    Glyph::new(resource(kind), says).with(by)
}

pub(super) fn sign(icon: &'static str, key: &'static str) -> Glyph {
    Glyph::new(icon, Words::new(key))
}
