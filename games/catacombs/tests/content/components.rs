//! What lies in the box: dice, characteristics, sheets, cards.

use super::{BASE, content, hero, item, merged, monster};
use catacombs::content::check;
use catacombs::content::{
    Characteristic, Content, Damage, Face, Hero, ItemKind, Knack, Spawn, Style, Tile, TrinketEffect,
};
use std::collections::BTreeSet;
use undercroft_content::{LANGUAGES, Library};

/// CA-SETUP-08: Play material includes event ("Imprévu") cards, zone-plan cards, ten board tiles, element tokens, markers
/// and figures.
#[test]
fn the_box_holds_cards_tiles_and_tokens() {
    let (content, components) = (content(), check::components(&Library::built_in(), BASE).unwrap());
    assert_eq!(components.boards["tile"], 10);
    assert_eq!(content.events.iter().map(|(_, card)| card.copies).sum::<u8>(), 22);
    assert_eq!(content.events.len(), 16);
    assert_eq!(content.zones.iter().filter(|(_, zone)| !zone.quest).count(), 13);
    let known: BTreeSet<&str> = content.elements.iter().map(|(_, element)| element.id.as_str()).collect();
    assert_eq!(components.tokens.len(), 8);
    for token in components.tokens.iter().filter(|token| *token != "door") {
        assert!(known.contains(token.as_str()), "{token}");
    }
}

/// CA-DICE-01: The game uses fourteen dice: ten distinct power dice and four identical six-sided dice called D.
#[test]
fn there_are_fourteen_dice() {
    let (content, components) = (content(), check::components(&Library::built_in(), BASE).unwrap());
    assert_eq!((components.dice["power"], components.dice["d"]), (10, 4));
    assert_eq!(content.dice.d_in_box, 4);
    for (at, die) in content.dice.power.iter().enumerate() {
        assert!(content.dice.power.iter().skip(at + 1).all(|other| other.faces != die.faces), "{}", die.id);
    }
}

/// CA-DICE-02: A D carries the values 0 to 5, each on one face, so one D yields 0-5 with mean 2.5.
#[test]
fn a_d_shows_0_to_5() {
    let d = content().dice.d;
    assert_eq!(d, [0, 1, 2, 3, 4, 5]);
    assert_eq!(d.iter().sum::<u8>() * 2, 5 * 6, "a mean of 2.5");
}

/// CA-DICE-03: D3 is read from a D: 0 or 1 counts as 1, 2 or 3 counts as 2, 4 or 5 counts as 3.
#[test]
fn a_d3_is_read_from_a_d() {
    assert_eq!(content().dice.d3, [1, 1, 2, 2, 3, 3]);
}

/// CA-DICE-07: Power dice are bound to levels 1-10 by colour: brown, white, light blue, dark blue, yellow, green, black,
/// silver, gold, ruby.
#[test]
fn each_level_has_its_colour() {
    let dice = content().dice;
    let colours = dice.power.each_ref().map(|die| die.id.as_str());
    assert_eq!(
        colours,
        ["brown", "white", "light_blue", "dark_blue", "yellow", "green", "black", "silver", "gold", "ruby"]
    );
    assert_eq!(dice.power(0), None);
    assert_eq!(dice.power(-3), None);
    assert_eq!(dice.power(5).unwrap().id, "yellow");
    assert_eq!(dice.power(13).unwrap().id, "ruby");
}

/// CA-DICE-08: A power-die face is one of: X, a negative among -1 -2 -3 -5 -10, a number 0 to 7, or blank.
#[test]
fn every_face_is_of_the_alphabet_and_every_letter_is_used() {
    let dice = content().dice;
    let faces: BTreeSet<Face> = dice.power.iter().flat_map(|die| die.faces).collect();
    let numbers = [-10, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map(Face::Number);
    let alphabet: BTreeSet<Face> = numbers.into_iter().chain([Face::X, Face::Blank]).collect();
    assert_eq!(faces, alphabet);
}

/// CA-DICE-10: The level-5 yellow die bears X, blank, -1, 1 and 2 and no other value.
#[test]
fn the_yellow_die_has_five_values() {
    let dice = content().dice;
    let faces: BTreeSet<Face> = dice.power(5).unwrap().faces.into_iter().collect();
    assert_eq!(
        faces,
        BTreeSet::from([Face::X, Face::Blank, Face::Number(-1), Face::Number(1), Face::Number(2)])
    );
}

/// CA-STAT-01: A character has eleven characteristics: dexterity, intelligence, melee (C.Corps), shooting (Tir), agility,
/// magic, action points, strength (Force), charisma, endurance, will.
#[test]
fn there_are_eleven_characteristics() {
    let ids: Vec<&str> = Characteristic::ALL.iter().map(|one| one.id()).collect();
    assert_eq!(
        ids,
        [
            "dexterity",
            "intelligence",
            "melee",
            "shooting",
            "agility",
            "magic",
            "action_points",
            "strength",
            "charisma",
            "endurance",
            "will"
        ]
    );
    let content = content();
    let ogre = monster(&content, "voracious_ogre").block.levels;
    assert_eq!(ogre.0.len(), ids.len());
    assert_eq!((ogre.of(Characteristic::Dexterity), ogre.of(Characteristic::Will)), (2, 3));
}

/// CA-SHEET-01: The sheet records an invented name, race/vocation, remaining écus and remaining XP.
#[test]
fn a_sheet_records_name_race_vocation_ecus_and_xp() {
    let (library, content) = (Library::built_in(), content());
    let texts = merged(&library, BASE).texts;
    assert_eq!(content.heroes.len(), 4);
    for (_, hero) in content.heroes.iter() {
        for language in LANGUAGES {
            for (kind, id) in [("hero", &hero.id), ("race", &hero.race), ("vocation", &hero.vocation)] {
                let key = undercroft_content::key(kind, id);
                assert!(texts.get(language, &key, None).is_some(), "{key} in {language}");
            }
        }
        assert_eq!((hero.ecus, hero.xp), (0, 0));
    }
    let svein = hero(&content, "svein");
    assert_eq!((svein.race.as_str(), svein.vocation.as_str()), ("human", "barbarian"));
}

/// What a sheet shows: damage by hand, damage by shooting, D of magic, armour points.
fn shown(content: &Content, hero: &Hero) -> (Damage, Damage, u8, u8) {
    let equipped = || hero.equipment.iter().filter(|one| one.equipped).map(|one| &content.items[one.item]);
    let weapon = |ranged: bool| {
        equipped().find_map(|item| match item.kind {
            ItemKind::Weapon(weapon) if matches!(weapon.style, Style::Ranged { .. }) == ranged => {
                Some(weapon.damage)
            }
            _ => None,
        })
    };
    let magic = equipped().find_map(|item| match item.kind {
        ItemKind::Trinket(trinket) => match trinket.effect {
            TrinketEffect::CastingDice(dice) => Some(dice),
            _ => None,
        },
        _ => None,
    });
    let worn =
        equipped().map(|item| if let ItemKind::Armour(armour) = item.kind { armour.points } else { 0 });
    let skin = hero.competences.iter().map(|id| match content.competences[*id].effect {
        Knack::Tough { armour } => armour,
        _ => 0,
    });
    (
        weapon(false).unwrap_or(content.numbers.bare_hands),
        weapon(true).unwrap_or(content.numbers.improvised),
        magic.unwrap_or_default(),
        worn.sum::<u8>() + skin.sum::<u8>(),
    )
}

/// CA-SHEET-02: The sheet displays melee damage, shooting damage, magic points and armour points.
#[test]
fn a_sheet_displays_damage_magic_and_armour() {
    let content = content();
    let sum = |strength, fixed, dice| Damage { strength, fixed, dice };
    let bare = sum(false, 0, 1);
    for (id, expected) in [
        ("svein", (sum(true, 0, 2), bare, 0, 2)),
        ("aldric", (sum(true, 0, 1), bare, 0, 3)),
        ("maelle", (bare, sum(false, 4, 1), 0, 1)),
        ("isaure", (sum(true, 0, 1), bare, 2, 1)),
    ] {
        let hero = hero(&content, id);
        assert_eq!(shown(&content, hero), expected, "{id}");
        assert_eq!(hero.armour_points, expected.3, "{id}");
    }
}

/// CA-SHEET-03: Equipment rows hold object, effect and weight.
#[test]
fn every_object_of_a_sheet_has_a_name_a_text_and_a_weight() {
    let (library, content) = (Library::built_in(), content());
    let texts = merged(&library, BASE).texts;
    for (_, hero) in content.heroes.iter() {
        assert!(!hero.equipment.is_empty());
        for carried in &hero.equipment {
            let item = &content.items[carried.item];
            let key = undercroft_content::key("item", &item.id);
            assert!(
                LANGUAGES.iter().all(|language| texts.get(language, &key, Some("text")).is_some()),
                "{key}"
            );
            assert!(item.weight > 0, "{key}");
        }
    }
    assert_eq!(item(&content, "two_handed_cleaver").weight, 10);
}

/// CA-SPAWN-01: A zone card holds a plan (tiles, doors locked or not, exits) and a probability table of elements and GM
/// characters.
#[test]
fn a_zone_card_holds_a_plan_and_a_table() {
    let content = content();
    let hall = content.zones.iter().find(|(_, zone)| zone.id == "pillar_hall").unwrap().1;
    let locked = |wanted: bool| {
        hall.tiles
            .iter()
            .filter(move |square| matches!(square, Tile::Door { locked, .. } if *locked == wanted))
            .count()
    };
    assert_eq!((hall.width, hall.height, hall.tiles.len()), (11, 9, 99));
    assert_eq!((locked(true), locked(false), hall.exits.len()), (1, 1, 3));
    for (_, zone) in content.zones.iter().filter(|(_, zone)| !zone.quest) {
        assert!(zone.table.iter().any(|entry| entry.what == Spawn::Encounter), "{}", zone.id);
        assert!(zone.table.iter().any(|entry| matches!(entry.what, Spawn::Element(_))), "{}", zone.id);
        assert!(zone.table.iter().all(|entry| entry.least <= 5), "{}", zone.id);
    }
}
