//! Zones as drawn, monsters and quests as printed.

use super::{content, monster, quest};
use catacombs::content::{
    Content, Count, CountDie, Group, ItemKind, Level, Nature, Objective, Point, Pool, Quest, Spawn, Tile,
    Zone,
};

fn zone<'c>(content: &'c Content, id: &str) -> &'c Zone {
    content.zones.iter().find(|(_, zone)| zone.id == id).unwrap().1
}

fn count(count: Count) -> (u8, u8, CountDie) {
    (count.fixed, count.dice, count.die)
}

#[test]
fn exits_go_clockwise_from_the_entrance() {
    let content = content();
    let at = |x, y| Point { x, y };
    let hall = zone(&content, "pillar_hall");
    assert_eq!(
        (hall.entrance, hall.exits.as_slice()),
        (at(5, 8), [at(0, 4), at(5, 0), at(10, 4)].as_slice())
    );
    assert!(matches!(hall.at(at(10, 4)), Tile::Door { locked: true, .. }));
    let gaol = zone(&content, "gaol");
    assert_eq!(
        (gaol.entrance, gaol.exits.as_slice()),
        (at(0, 4), [at(10, 4)].as_slice()),
        "cells are no exits"
    );
    let library = zone(&content, "forbidden_library");
    assert_eq!((library.exits.len(), library.at(at(4, 0))), (1, Tile::SecretDoor));
    assert!(zone(&content, "cellar").is_dead_end() && !library.is_dead_end());
    assert_eq!(hall.at(at(200, 4)), Tile::Wall);
}

#[test]
fn a_bridge_knows_what_it_spans() {
    let content = content();
    let bridges = |id: &str, pool: Pool| {
        zone(&content, id).tiles.iter().filter(|square| **square == Tile::Bridge(pool)).count()
    };
    assert_eq!((bridges("lava_chasm", Pool::Lava), bridges("lava_chasm", Pool::Swamp)), (3, 0));
    assert_eq!((bridges("sunken_marsh", Pool::Lava), bridges("sunken_marsh", Pool::Swamp)), (0, 2));
}

#[test]
fn a_mark_stands_for_its_element() {
    let content = content();
    for (id, element) in [("forgotten_chapel", "blessed_statue"), ("dead_end_well", "well")] {
        let standing: Vec<&str> = zone(&content, id)
            .tiles
            .iter()
            .filter_map(|square| {
                if let Tile::Element(id) = square { Some(content.elements[*id].id.as_str()) } else { None }
            })
            .collect();
        assert_eq!(standing, [element]);
    }
}

#[test]
fn points_and_squares_agree() {
    let content = content();
    for (_, zone) in content.zones.iter() {
        assert!(zone.points().all(|(point, square)| zone.at(point) == square), "{}", zone.id);
        assert!(zone.spots.iter().all(|spot| zone.at(*spot) == Tile::Spot), "{}", zone.id);
    }
}

/// CA-MONSTER-06: First-moon revenant: 3 écus, treasure 0, deployment 2+1D3, fear level 1, cannot run.
/// CA-MONSTER-07: Revenants are reanimated dead, hence undead for statue and blessed-armour purposes.
/// CA-MONSTER-08: Voracious ogre: 15 écus, treasure 0, deployment 1, immune to fear, cannot run.
/// CA-MONSTER-09: Vermin giant rat: 1 écu, treasure 0, deployment 7+1D, immune to fear, swarm 3.
/// CA-MONSTER-10: Guardian giant spider: 2 écus, treasure 0, deployment 1D3, webbing attack level 1, immune to fear.
#[test]
fn four_monsters_as_printed() {
    let content = content();
    let rows: Vec<_> = content
        .monsters
        .iter()
        .map(|(_, one)| (one.id.as_str(), one.ecus, one.treasures, count(one.deployment), one.nature))
        .collect();
    assert_eq!(
        rows,
        [
            ("first_moon_revenant", 3, 0, (2, 1, CountDie::D3), Nature::Undead),
            ("voracious_ogre", 15, 0, (1, 0, CountDie::D), Nature::Folk),
            ("vermin_giant_rat", 1, 0, (7, 1, CountDie::D), Nature::Beast),
            ("guardian_giant_spider", 2, 0, (0, 1, CountDie::D3), Nature::Beast),
        ]
    );
    let traits = |id: &str| monster(&content, id).block.traits;
    let revenant = traits("first_moon_revenant");
    assert_eq!((revenant.fear, revenant.slow, revenant.fearless), (1, true, false));
    assert!(traits("voracious_ogre").fearless && traits("voracious_ogre").slow);
    let rat = traits("vermin_giant_rat");
    assert_eq!((rat.swarm, rat.slow, rat.fearless), (3, false, true));
    assert_eq!((traits("guardian_giant_spider").web, traits("guardian_giant_spider").fearless), (1, true));
}

/// Who comes by 1D, as words and numbers.
fn encounters<'c>(content: &'c Content, quest: &Quest) -> Vec<(&'c str, (u8, u8, CountDie))> {
    quest
        .encounters
        .iter()
        .map(|Group { monster, count: number }| (content.monsters[*monster].id.as_str(), count(*number)))
        .collect()
}

/// CA-QUEST-03: The campaign consists of four quests played in order: Dératisation, Le fabuleux trésor, Voyage dans l'ombre,
/// L'Orbe solaire.
#[test]
fn four_quests_in_order() {
    let content = content();
    let ids: Vec<&str> = content.quests.iter().map(|(_, quest)| quest.id.as_str()).collect();
    assert_eq!(ids, ["deratisation", "fabulous_treasure", "journey_in_shadow", "solar_orb"]);
    let zones: Vec<&str> =
        content.quests.iter().map(|(_, quest)| content.zones[quest.main.zone].id.as_str()).collect();
    assert_eq!(zones, ["dead_end_well", "magician_laboratory", "lower_levels_exit", "magician_laboratory"]);
}

/// CA-QUEST-07: Dératisation encounters (1D): 0-1 1D3 spiders; 2-4 7+1D rats; 5 2+1D3 revenants.
/// CA-QUEST-11: Le fabuleux trésor encounters (1D): 0-1 1D3 spiders; 2-4 2+1D3 revenants; 5 one ogre.
/// CA-QUEST-14: Voyage dans l'ombre encounters (1D): 0-1 1D3 spiders; 2-4 2+1D3 revenants; 5 one ogre.
/// CA-QUEST-17: L'Orbe solaire encounters (1D): 0-1 1D3 spiders; 2-4 2+1D3 revenants; 5 one ogre.
#[test]
fn whom_the_quests_meet() {
    let content = content();
    let spiders = ("guardian_giant_spider", (0, 1, CountDie::D3));
    let rats = ("vermin_giant_rat", (7, 1, CountDie::D));
    let revenants = ("first_moon_revenant", (2, 1, CountDie::D3));
    let ogre = ("voracious_ogre", (1, 0, CountDie::D));
    assert_eq!(
        encounters(&content, quest(&content, "deratisation")),
        [spiders, spiders, rats, rats, rats, revenants]
    );
    for id in ["fabulous_treasure", "journey_in_shadow", "solar_orb"] {
        let met = encounters(&content, quest(&content, id));
        assert_eq!(met, [spiders, spiders, revenants, revenants, revenants, ogre], "{id}");
    }
}

/// CA-QUEST-06: The zone Voie sans issue holds the well and 7+1D vermin rats.
/// CA-QUEST-10: In Le fabuleux trésor the zone Laboratoire du magicien holds 3 chests, 2 weapon racks, 1 bookcase and 2+1D3
/// revenants.
/// CA-QUEST-13: The exit zone of Voyage dans l'ombre holds 1 barrel and 7+1D vermin rats.
/// CA-QUEST-16: In L'Orbe solaire the zone Laboratoire du magicien holds 2 chests, 2 weapon racks, 2 barrels and 1 voracious
/// ogre.
#[test]
fn what_the_quest_zones_hold() {
    let content = content();
    let held = |id: &str| {
        let mission = &quest(&content, id).main;
        let mut pieces: Vec<(&str, u8)> = mission
            .elements
            .iter()
            .map(|(element, count)| (content.elements[*element].id.as_str(), *count))
            .collect();
        pieces.sort_unstable();
        let monsters: Vec<_> = mission
            .monsters
            .iter()
            .map(|group| (content.monsters[group.monster].id.as_str(), count(group.count)))
            .collect();
        (pieces, monsters)
    };
    let rats = ("vermin_giant_rat", (7, 1, CountDie::D));
    assert_eq!(held("deratisation"), (vec![], vec![rats]), "the well is on the plan");
    assert_eq!(
        held("fabulous_treasure"),
        (
            vec![("bookcase", 1), ("chest", 3), ("weapon_rack", 2)],
            vec![("first_moon_revenant", (2, 1, CountDie::D3))]
        )
    );
    assert_eq!(held("journey_in_shadow"), (vec![("barrel", 1)], vec![rats]));
    assert_eq!(
        held("solar_orb"),
        (
            vec![("barrel", 2), ("chest", 2), ("weapon_rack", 2)],
            vec![("voracious_ogre", (1, 0, CountDie::D))]
        )
    );
}

/// CA-QUEST-19: Three levels of play are named - novice, adventurer, hero - and set how hard the well is to close.
#[test]
fn what_the_quests_ask() {
    let content = content();
    let objective = |id: &str| quest(&content, id).main.objective;
    let Objective::Close { element, difficulty } = objective("deratisation") else { unreachable!("a well") };
    assert_eq!((content.elements[element].id.as_str(), difficulty[Level::Novice as usize]), ("well", 1));
    assert!(difficulty.is_sorted_by(|easier, harder| easier < harder));
    assert_eq!(
        Level::ALL.iter().map(|level| level.id()).collect::<Vec<_>>(),
        ["novice", "adventurer", "hero"]
    );
    assert!(matches!(objective("fabulous_treasure"), Objective::SearchAll { count: 3, .. }));
    assert_eq!(objective("journey_in_shadow"), Objective::Leave { fewer_than: 12 });
    let Objective::Recover { item, holder } = objective("solar_orb") else { unreachable!("an orb") };
    assert_eq!(content.items[item].kind, ItemKind::Prize);
    assert_eq!(content.monsters[holder].id, "voracious_ogre");
}

#[test]
fn the_first_zone_may_be_any_ordinary_one() {
    let content = content();
    for (_, zone) in content.zones.iter().filter(|(_, zone)| !zone.quest) {
        let pieces = zone.table.iter().filter(|entry| matches!(entry.what, Spawn::Element(_))).count();
        assert!(pieces <= zone.spots.len(), "{}", zone.id);
    }
}
