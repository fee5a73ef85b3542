//! What cards carry: enemies, potions, skills, Rooms, goods, the reference card and the Guardians.

use super::{EDITIONS, FULL, components, content, merged, pack, room};
use mini_rogue::content::{
    Amount, CombatSkill, EnemyId, ExplorationSkill, GuardianLines, Icon, PassiveSkill, Potion,
    PreparationSkill, Resource, RoomKind, Ware, check,
};
use undercroft_content::{LANGUAGES, Library};

/// MR-ENEMY-06: Names, HP, damage, effects and rewards of Monsters, Ghost and Guardians come from card data, per Floor
/// and player count.
#[test]
fn every_enemy_has_a_whole_line_for_each_of_its_floors() {
    for edition in EDITIONS {
        let (library, content) = (Library::built_in(), content(edition));
        let merged = merged(&library, &pack(edition));
        let named = |id: &str| {
            LANGUAGES.iter().all(|language| {
                let key = |kind| undercroft_content::key(kind, id);
                [key("enemy"), key("guardian")]
                    .iter()
                    .any(|key| merged.texts.get(language, key, None).is_some())
            })
        };
        let check = |id: EnemyId, pays: bool| {
            let enemy = &content.enemies[id];
            assert!(named(&enemy.id), "{}", enemy.id);
            assert!(enemy.hp[0] > 0 && enemy.hp[1] == 2 * enemy.hp[0] && enemy.damage > 0, "{}", enemy.id);
            assert!(content.lists.row(enemy.effects).is_some());
            assert_eq!(!content.lists[enemy.reward].is_empty(), pays, "{}", enemy.id);
        };
        for (_, room) in content.rooms.iter() {
            if let RoomKind::Monster(lines) = &room.kind {
                lines.iter().for_each(|line| check(*line, true));
            }
        }
        content.ghost.iter().for_each(|line| check(*line, true));
        for (_, guardian) in content.guardians.iter() {
            match guardian.lines {
                GuardianLines::ByFloor(lines) => lines.iter().for_each(|line| check(*line, true)),
                GuardianLines::Phases(lines) => lines.iter().for_each(|line| check(*line, false)),
            }
        }
    }
}

/// MR-POTION-01: There are six potions: Fire, Frost, Poison (offensive), Healing, Holy Water, Perception (defensive).
#[test]
fn six_potions_three_of_them_offensive() {
    let library = Library::built_in();
    let offensive: Vec<&str> =
        Potion::ALL.iter().filter(|potion| potion.is_offensive()).map(|one| one.id()).collect();
    let defensive: Vec<&str> =
        Potion::ALL.iter().filter(|potion| !potion.is_offensive()).map(|one| one.id()).collect();
    assert_eq!(
        (offensive, defensive),
        (vec!["fire", "frost", "poison"], vec!["healing", "holy_water", "perception"])
    );
    for edition in EDITIONS {
        let texts = merged(&library, &pack(edition)).texts;
        for language in LANGUAGES {
            assert_eq!(texts.keys(language).filter(|key| key.starts_with("potion-")).count(), 6);
        }
    }
}

/// MR-CLASS-07: There are four skill types: Exploration, Combat, Preparation and Passive.
#[test]
fn each_skill_is_of_one_of_four_types() {
    for edition in FULL {
        for (_, character) in content(edition).characters.iter() {
            assert!(matches!(
                (character.combat, character.exploration, character.preparation, character.passive),
                (
                    CombatSkill::DoubleDie
                        | CombatSkill::Conjure
                        | CombatSkill::ArmourStrike { .. }
                        | CombatSkill::Tribute { .. },
                    ExplorationSkill::Evade
                        | ExplorationSkill::Foresee { .. }
                        | ExplorationSkill::Shield { .. }
                        | ExplorationSkill::CancelDeath { .. },
                    None,
                    None
                )
            ));
        }
    }
    let test = check::load(&Library::built_in(), "mini-rogue/test-icons").unwrap();
    let (_, warden) = test.characters.iter().find(|(_, one)| one.id == "warden").unwrap();
    assert_eq!(warden.preparation, Some(PreparationSkill::Arrange { cards: 2 }));
    assert_eq!(warden.passive, Some(PassiveSkill::Armour { armour: 1 }));
}

/// MR-CLASS-18: Skills and starting stats of the four Characters in 2021/2025 come from card data.
#[test]
fn each_character_has_start_values_and_two_skills() {
    for edition in FULL {
        let content = content(edition);
        let ids: Vec<_> = content.characters.iter().map(|(_, one)| one.id.as_str()).collect();
        assert_eq!(ids, ["rogue", "mage", "crusader", "priestess"]);
        let skills: Vec<_> =
            content.characters.iter().map(|(_, one)| (one.combat, one.exploration)).collect();
        let distinct = |at: usize| skills.iter().skip(at + 1).all(|other| *other != skills[at]);
        assert!((0..4).all(distinct));
        assert!(content.characters.iter().all(|(_, one)| one.start.hp >= 10 && one.start.food >= 3));
    }
}

/// MR-ROOM-01: A Room card has six parts: type, name, banner (how to resolve), flavour text, possible results,
/// consequences.
#[test]
fn a_room_card_has_six_parts() {
    let library = Library::built_in();
    for edition in FULL {
        let merged = merged(&library, &pack(edition));
        for record in merged.list("room") {
            assert!(record.fields.text("type").is_some() && record.fields.text("banner").is_some());
            let key = undercroft_content::key("room", &record.id);
            for language in LANGUAGES {
                assert!(merged.texts.get(language, &key, None).is_some());
                assert!(merged.texts.get(language, &key, Some("flavour")).is_some());
            }
        }
        // Results and their consequences: every type has a table of them.
        for (_, room) in content(edition).rooms.iter() {
            let results = match &room.kind {
                RoomKind::Monster(lines) => lines.len(),
                RoomKind::Trap { fail, pass } => fail.len().min(pass.len()),
                RoomKind::Treasure { rows, .. } | RoomKind::Tomb { rows } | RoomKind::Shrine { rows, .. } => {
                    rows.len()
                }
                RoomKind::Camp(options) => options.len(),
                RoomKind::Merchant { buy, sell } => buy.len() + sell.len(),
                RoomKind::Item(_) => 1,
            };
            assert!(results > 0, "{}", room.id);
        }
    }
}

/// MR-ROOM-54: Floor icon on the back page: stands for the current Floor number.
#[test]
fn amounts_by_floor_are_stored_as_such() {
    let content = content("ed2025");
    let RoomKind::Trap { fail: spikes, .. } = &room(&content, "trap_spikes").kind else {
        unreachable!("a trap")
    };
    let RoomKind::Trap { fail: blades, .. } = &room(&content, "trap_blades").kind else {
        unreachable!("a trap")
    };
    let RoomKind::Merchant { buy, .. } = &room(&content, "hunter").kind else { unreachable!("a merchant") };
    assert_eq!(content.lists[spikes[2]], [Icon::Lose(Resource::Hp, Amount::FLOOR)]);
    assert_eq!(content.lists[blades[0]], [Icon::Lose(Resource::Food, Amount::FLOOR)]);
    assert_eq!(buy.iter().find(|good| good.id == "ration").unwrap().price, Amount::FLOOR);
    assert_eq!((Amount::FLOOR.on(3), Amount::fixed(2).on(3)), (3, 2));
}

/// MR-ROOM-55: Room icon on the back page: stands for a Room card.
#[test]
fn the_room_icon_has_a_name() {
    let library = Library::built_in();
    let texts = merged(&library, &pack("ed2025")).texts;
    assert_eq!(
        LANGUAGES.map(|language| texts.get(language, "icon-room", None)),
        [Some("Room"), Some("Salle")]
    );
}

/// MR-MERCHANT-03: Goods and prices of the 2021/2025 Merchants come from card data.
#[test]
fn every_good_has_a_price() {
    for edition in FULL {
        let content = content(edition);
        let mut merchants = 0;
        for (_, room) in content.rooms.iter() {
            let RoomKind::Merchant { buy, sell } = &room.kind else { continue };
            merchants += 1;
            assert!(buy.iter().all(|good| good.price.on(1) >= 1 && !content.lists[good.gain].is_empty()));
            assert!(sell.iter().all(|sale| sale.price >= 1));
            assert_eq!(sell.iter().map(|sale| sale.what).collect::<Vec<_>>(), [Ware::Armour, Ware::Potion]);
        }
        assert_eq!(merchants, 2);
    }
}

/// MR-REWARD-06: Rewards and Ghost are the two sides of one reference card.
#[test]
fn the_reference_card_has_two_sides() {
    for edition in EDITIONS {
        let content = content(edition);
        assert!(content.rewards.rows.iter().all(|row| matches!(content.lists[*row][..], [Icon::Choose(_)])));
        assert!(content.ghost.iter().all(|line| content.enemies[*line].hp[0] > 0));
        assert_eq!(components(edition)["cards"]["reference"], 1);
    }
}

/// MR-GUARDIAN-11: The Cursed Dragon is one of the five Guardians.
#[test]
fn the_cursed_dragon_is_a_guardian() {
    for edition in FULL {
        let content = content(edition);
        let ids: Vec<_> = content.guardians.iter().map(|(_, guardian)| guardian.id.as_str()).collect();
        assert_eq!(ids.len(), 5);
        assert!(ids.contains(&"cursed_dragon") && ids.contains(&"ogs_remains"));
    }
}
