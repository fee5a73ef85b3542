//! What only the pack as a whole can get wrong: counts and bounds, and sheets that their heroes could not carry.

use crate::content::{
    Armour, Characteristic, Content, Hero, Item, ItemKind, Knack, MAX_EVENT_CARDS, MAX_HEROES, MAX_KINDS,
    MAX_LEARNT, MAX_PIECES, MAX_ZONES, School, Spawn, Tile, Zone,
};
use crate::state::{self, MAX_PLACED};
use undercroft_content::{Desk, Inspection, Merged};

/// How many hands a hero has.
const HANDS: u8 = 2;

/// Checks the pack as a whole.
pub fn check(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    counts(merged, content, inspection);
    for (record, (_, hero)) in merged.list("hero").iter().zip(content.heroes.iter()) {
        let mut desk = Desk::new(inspection, record);
        for problem in sheet(content, hero) {
            desk.refuse(desk.header(), problem.0, problem.1);
        }
    }
    cells(merged, content, inspection);
    room(merged, content, inspection);
}

fn counts(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    let mut demand = |good: bool, message: String, expected: String| {
        if !good {
            inspection.push(merged.problem(message, expected));
        }
    };
    for (what, count, most) in [
        ("zone", content.zones.len(), MAX_ZONES),
        ("event", content.events.len(), MAX_EVENT_CARDS),
        ("hero", content.heroes.len(), MAX_HEROES),
        ("spell", content.spells.len(), MAX_LEARNT),
        ("competence", content.competences.len(), MAX_LEARNT),
        ("item", content.items.len(), MAX_KINDS),
        ("monster", content.monsters.len(), MAX_KINDS),
        ("element", content.elements.len(), MAX_KINDS),
        ("door", content.doors.len(), MAX_KINDS),
        ("trap", content.traps.len(), MAX_KINDS),
        ("quest", content.quests.len(), MAX_KINDS),
    ] {
        demand(count > 0, format!("there is no [[{what}]]"), "at least one".into());
        demand(count <= most, format!("there are {count} [[{what}]]"), format!("at most {most}"));
    }
    let zones = content.zones.iter().filter(|(_, zone)| !zone.quest).count();
    let cards = usize::from(content.numbers.cards);
    demand(
        zones >= cards,
        format!("there are {zones} ordinary zones"),
        format!("at least the {cards} that are drawn"),
    );
}

/// What a board full of the largest zones holds must have its place in the state.
fn room(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    let largest = |size: fn(&Zone) -> usize| {
        let mut sizes: Vec<usize> = content.zones.iter().map(|(_, zone)| size(zone)).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes.into_iter().take(MAX_PLACED).sum::<usize>()
    };
    let doors = largest(|zone| {
        zone.exits.len() + zone.tiles.iter().filter(|tile| matches!(tile, Tile::Cell(_))).count()
    });
    let pieces = largest(|zone| {
        let drawn = zone.tiles.iter().filter(|tile| matches!(tile, Tile::Element(_))).count();
        let rolled = zone.table.iter().filter(|entry| matches!(entry.what, Spawn::Element(_))).count();
        drawn + if zone.quest { zone.spots.len().min(MAX_PIECES) } else { rolled }
    });
    let traps =
        largest(|zone| zone.table.iter().filter(|entry| matches!(entry.what, Spawn::Trap(_))).count());
    for (what, count, most) in [
        ("doors", doors, state::MAX_GATES),
        ("pieces", pieces, state::MAX_PIECES),
        ("traps", traps, state::MAX_TRAPS),
    ] {
        if count > most {
            let message = format!("the {MAX_PLACED} largest zones hold {count} {what}");
            inspection.push(merged.problem(message, format!("at most {most}")));
        }
    }
}

/// What is wrong with a sheet: the problem, and what was expected.
fn sheet(content: &Content, hero: &Hero) -> Vec<(String, String)> {
    let mut problems = Vec::new();
    let mut demand = |good: bool, message: String, expected: String| {
        if !good {
            problems.push((message, expected));
        }
    };
    let levels = hero.block.levels;
    let learnt = hero.spells.len() + hero.competences.len();
    let cap = levels.of(Characteristic::Intelligence);
    demand(
        learnt <= usize::from(cap),
        format!("{learnt} spells and competences are too many"),
        format!("at most the intelligence, {cap}"),
    );
    let carried =
        || hero.equipment.iter().filter_map(|one| Some((content.items.row(one.item)?, one.equipped)));
    let equipped = || carried().filter(|(_, equipped)| *equipped).map(|(item, _)| item);
    let weight: u32 = carried().map(|(item, _)| u32::from(item.weight)).sum();
    let strength =
        u32::from(levels.of(Characteristic::Strength)) + u32::from(levels.of(Characteristic::Endurance));
    let limit = strength * u32::from(content.numbers.load);
    demand(weight <= limit, format!("the load is {weight}"), format!("at most {limit}"));
    let hands: u8 = equipped().map(Item::hands).sum();
    demand(hands <= HANDS, format!("{hands} hands are full"), format!("at most {HANDS}"));
    let bodies =
        equipped().filter(|item| matches!(item.kind, ItemKind::Armour(Armour { hands: 0, .. }))).count();
    demand(bodies <= 1, format!("{bodies} suits of armour are worn"), "at most one".into());
    for item in equipped() {
        demand(
            can_use(content, hero, item),
            format!("`{}` cannot be used", item.id),
            "an object whose demands are met".into(),
        );
    }
    for spell in hero.spells.iter().filter_map(|id| content.spells.row(*id)) {
        demand(
            spell.school == School::Peasant
                || knacks(content, hero)
                    .any(|knack| matches!(knack, Knack::Arcane(schools) if schools.has(spell.school))),
            format!("`{}` cannot be learnt", spell.id),
            "a competence for its school".into(),
        );
    }
    let monsters_only =
        hero.competences.iter().filter_map(|id| content.competences.row(*id)).find(|one| one.monsters_only);
    if let Some(competence) = monsters_only {
        demand(false, format!("`{}` is not for heroes", competence.id), String::new());
    }
    let points = armour_points(content, hero);
    demand(
        points == hero.armour_points,
        format!("`armour_points` is {}", hero.armour_points),
        format!("{points}, as objects and competences give"),
    );
    problems
}

fn knacks<'c>(content: &'c Content, hero: &'c Hero) -> impl Iterator<Item = Knack> + 'c {
    hero.competences.iter().filter_map(|id| content.competences.row(*id)).map(|one| one.effect)
}

/// Whether the demands of an object are met with everything else that is equipped.
fn can_use(content: &Content, hero: &Hero, item: &Item) -> bool {
    let changed = |characteristic: Characteristic| {
        let others =
            hero.equipment.iter().filter(|one| one.equipped).filter_map(|one| content.items.row(one.item));
        let change: i16 = others.map(|one| i16::from(one.modifiers.levels.of(characteristic))).sum();
        i16::from(hero.block.levels.of(characteristic)) + change
    };
    let level = item.requires.level.is_none_or(|(one, least)| changed(one) >= i16::from(least));
    let competence = item.requires.competence.is_none_or(|one| hero.competences.contains(&one));
    let tough = knacks(content, hero).any(|knack| matches!(knack, Knack::Tough { .. }));
    let skin = !matches!(item.kind, ItemKind::Armour(Armour { hands: 0, skin: false, .. }));
    level && competence && (!tough || skin)
}

/// The armour points of objects and competences together.
fn armour_points(content: &Content, hero: &Hero) -> u8 {
    let worn = hero.equipment.iter().filter(|one| one.equipped).filter_map(|one| content.items.row(one.item));
    let items: u8 =
        worn.map(|item| if let ItemKind::Armour(armour) = item.kind { armour.points } else { 0 }).sum();
    let skin: u8 =
        knacks(content, hero).map(|knack| if let Knack::Tough { armour } = knack { armour } else { 0 }).sum();
    items + skin
}

/// Cells want somebody to sit in them only where a quest names a prisoner; portals want a destination.
fn cells(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    let has = |wanted: fn(&Tile) -> bool| content.zones.iter().any(|(_, zone)| zone.tiles.iter().any(wanted));
    let portals = has(|square| *square == Tile::Portal);
    let cells = has(|square| matches!(square, Tile::Cell(_)));
    for (record, (_, quest)) in merged.list("quest").iter().zip(content.quests.iter()) {
        let mut desk = Desk::new(inspection, record);
        if quest.prisoner.is_some() && !cells {
            desk.refuse(desk.header(), "a prisoner and no cell", "a zone with a `j` on its plan");
        }
        if quest.portal.is_some() && !portals {
            desk.refuse(desk.header(), "a destination and no portal", "a zone with a `p` on its plan");
        }
    }
    let zones = merged.list("zone").iter().zip(content.zones.iter());
    for (record, (_, zone)) in zones.filter(|(_, (_, zone))| zone.tiles.contains(&Tile::Portal)) {
        let lost = content.quests.iter().any(|(_, quest)| {
            let special = std::iter::once(&quest.main)
                .chain(&quest.secondary)
                .any(|one| content.zones.row(one.zone).is_some_and(|own| own.id == zone.id));
            (special || !zone.quest) && quest.portal.is_none()
        });
        if lost {
            let mut desk = Desk::new(inspection, record);
            desk.refuse(
                desk.header(),
                "a portal that leads nowhere in some quest",
                "`portal` in every quest that may draw the zone",
            );
        }
    }
}
