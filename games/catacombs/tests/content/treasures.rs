//! The printed tables of actions, doors and treasures, row by row.

use super::{content, item, weapon};
use catacombs::content::{
    Act, Armour, Characteristic, Content, ItemKind, Modifiers, Piercing, Potion, Roll, School, Scroll, Style,
    Treasure, TreasureKind, TrinketEffect,
};

/// The words of a treasure table from 0 to 10.
fn table(content: &Content, kind: TreasureKind) -> Vec<&str> {
    content.tables.of(kind).iter().map(|id| content.items[*id].id.as_str()).collect()
}

/// The words of all objects that satisfy a test, in the order of the pack.
fn all(content: &Content, test: impl Fn(&ItemKind) -> bool) -> Vec<&str> {
    content.items.iter().filter(|(_, item)| test(&item.kind)).map(|(_, item)| item.id.as_str()).collect()
}

fn armour(content: &Content, id: &str) -> Armour {
    match item(content, id).kind {
        ItemKind::Armour(armour) => armour,
        _ => unreachable!("{id} is armour"),
    }
}

/// CA-ACTION-02: One-AP actions are: walk/run, melee attack, shot, cast, search, drink or give a potion, use an object, open
/// a door or chest, change weapon, pick a lock, disarm a trap, take or give an object, steal, throw an object, batter a
/// door, shove, jump, challenge to a duel.
#[test]
fn most_actions_cost_one_point() {
    let content = content();
    let dear =
        [Act::PowerfulAttack, Act::PreciseShot, Act::Wait, Act::LayTrap, Act::Speech, Act::ChangeArmour];
    for act in Act::ALL.iter().filter(|act| !dear.contains(act)) {
        assert_eq!(content.cost(*act), 1, "{}", act.id());
    }
}

/// CA-ACTION-03: Two-AP actions are: powerful attack, precise shot, waiting (per stored point), laying a trap, speech.
#[test]
fn five_actions_cost_two_points() {
    let content = content();
    let two: Vec<Act> = Act::ALL.iter().copied().filter(|act| content.cost(*act) == 2).collect();
    assert_eq!(two, [Act::PowerfulAttack, Act::PreciseShot, Act::Wait, Act::LayTrap, Act::Speech]);
    assert_eq!(content.numbers.wait_points, 1);
}

/// CA-ACTION-04: The only four-AP action is changing armour.
#[test]
fn changing_armour_costs_four_points() {
    let content = content();
    let dearest: Vec<Act> = Act::ALL.iter().copied().filter(|act| content.cost(*act) > 2).collect();
    assert_eq!((dearest, content.cost(Act::ChangeArmour)), (vec![Act::ChangeArmour], 4));
}

/// CA-DOOR-06: Standard door: endurance 4, 10 PV, lock difficulty 1.
/// CA-DOOR-07: Armoured door: endurance 8, 20 PV, lock difficulty 5.
/// CA-DOOR-08: Prison door: endurance 12, 30 PV, lock difficulty 8.
#[test]
fn three_kinds_of_door() {
    let content = content();
    let doors: Vec<_> = content
        .doors
        .iter()
        .map(|(_, door)| (door.id.as_str(), door.lock.endurance, door.lock.pv, door.lock.difficulty))
        .collect();
    assert_eq!(doors, [("standard", 4, 10, 1), ("armoured", 8, 20, 5), ("prison", 12, 30, 8)]);
}

/// CA-LOCK-05: A locked chest has endurance 9, 5 PV and lock difficulty 3.
#[test]
fn only_chests_lock() {
    let content = content();
    let locked: Vec<_> =
        content.elements.iter().filter_map(|(_, one)| Some((one.id.as_str(), one.lock?))).collect();
    let [(id, lock)] = locked[..] else { unreachable!("one kind") };
    assert_eq!((id, lock.endurance, lock.pv, lock.difficulty), ("chest", 9, 5, 3));
}

/// CA-TREASURE-03: Nature table: 0 weapon; 1-2 potion; 3-4 magic object; 5-6 grimoire/scroll; 7-8 magic weapon; 9 magic
/// armour; 10 rune.
#[test]
fn the_nature_of_a_treasure() {
    use TreasureKind::{MagicArmour, MagicObject, MagicWeapon, Potion, Rune, Weapon, Writing};
    let expected = [
        Weapon,
        Potion,
        Potion,
        MagicObject,
        MagicObject,
        Writing,
        Writing,
        MagicWeapon,
        MagicWeapon,
        MagicArmour,
        Rune,
    ];
    assert_eq!(content().tables.nature, expected);
}

/// CA-TREASURE-05: Weapon table, 0 to 10: rusty sword, bastard sword, cleaver, two-handed cleaver, club, great club,
/// nunchaku, great nunchaku, old yew bow, rapid repeating crossbow, spear.
#[test]
fn the_weapon_table() {
    let expected = [
        "rusty_sword",
        "bastard_sword",
        "cleaver",
        "two_handed_cleaver",
        "club",
        "great_club",
        "nunchaku",
        "great_nunchaku",
        "old_yew_bow",
        "rapid_repeating_crossbow",
        "spear",
    ];
    assert_eq!(table(&content(), TreasureKind::Weapon), expected);
}

/// CA-TREASURE-06: On the potion table 5-6 is the cure potion and 7-10 the care potion.
/// CA-TREASURE-43: Potion table, 0 to 4: invisibility, invulnerability, strength, resistance, speed.
#[test]
fn the_potion_table() {
    let content = content();
    let words = table(&content, TreasureKind::Potion);
    assert_eq!(
        words[..5],
        [
            "invisibility_potion",
            "invulnerability_potion",
            "strength_potion",
            "resistance_potion",
            "speed_potion"
        ]
    );
    assert!(words[5..7].iter().all(|word| *word == "cure_potion"));
    assert!(words[7..].iter().all(|word| *word == "care_potion"));
    let effects: Vec<Potion> =
        ["strength_potion", "resistance_potion", "speed_potion", "cure_potion", "care_potion"]
            .into_iter()
            .map(|id| match item(&content, id).kind {
                ItemKind::Potion(potion) => potion,
                _ => unreachable!("{id} is a potion"),
            })
            .collect();
    assert_eq!(
        effects,
        [
            Potion::Level(Characteristic::Strength, 2),
            Potion::Level(Characteristic::Endurance, 2),
            Potion::ActionPoints(4),
            Potion::Heal { amount: Roll { fixed: 4, dice: 5 }, remedy: true },
            Potion::Heal { amount: Roll { fixed: 4, dice: 0 }, remedy: false },
        ]
    );
}

/// CA-TREASURE-44: Magic-object table, 0 to 10: blessed amulet, ice amulet, amulet of courage, ring of agility, ring of
/// teleportation, ring of divination, boots of speed, crown of an ancient king, healing stone, apprentice's sceptre,
/// sceptre.
#[test]
fn the_magic_object_table() {
    let content = content();
    let expected = [
        "blessed_amulet",
        "ice_amulet",
        "courage_amulet",
        "agility_ring",
        "teleport_ring",
        "divination_ring",
        "speed_boots",
        "ancient_king_crown",
        "healing_stone",
        "apprentice_sceptre",
        "sceptre",
    ];
    assert_eq!(table(&content, TreasureKind::MagicObject), expected);
    let lasting = expected.map(|id| match item(&content, id).kind {
        ItemKind::Trinket(trinket) => trinket.effect.lasts(),
        _ => unreachable!("{id} is a magic object"),
    });
    assert_eq!(lasting, [true, true, true, true, false, false, true, true, false, true, true]);
}

/// CA-TREASURE-14: The apprentice sceptre needs magic 4; the sceptre needs magic 5 and the arcane-initiate competence.
#[test]
fn what_the_sceptres_need() {
    let content = content();
    let apprentice = item(&content, "apprentice_sceptre");
    let sceptre = item(&content, "sceptre");
    assert_eq!(apprentice.requires.level, Some((Characteristic::Magic, 4)));
    assert_eq!(apprentice.requires.competence, None);
    assert_eq!(sceptre.requires.level, Some((Characteristic::Magic, 5)));
    let competence = sceptre.requires.competence.unwrap();
    assert_eq!(content.competences[competence].id, "initie_aux_arcanes");
    let dice = |id: &str| match item(&content, id).kind {
        ItemKind::Trinket(trinket) => trinket.effect,
        _ => unreachable!("{id} is a sceptre"),
    };
    assert_eq!(dice("apprentice_sceptre"), TrinketEffect::CastingDice(1));
    assert_eq!(dice("sceptre"), TrinketEffect::CastingDice(2));
}

/// CA-TREASURE-45: Grimoire and scroll table, 0 to 10: scrolls of banishment, cure, protection, teleportation, time,
/// resurrection; grimoires of black magic, white magic, magic for peasants, necromancy, demonology.
#[test]
fn the_table_of_writings() {
    let content = content();
    let kinds: Vec<ItemKind> =
        content.tables.of(TreasureKind::Writing).iter().map(|id| content.items[*id].kind).collect();
    assert_eq!(
        kinds,
        [
            ItemKind::Scroll(Scroll::Banish { difficulty: 6 }),
            ItemKind::Scroll(Scroll::HealAll { amount: Roll { fixed: 4, dice: 5 }, remedy: true }),
            ItemKind::Scroll(Scroll::Protect { armour: 2 }),
            ItemKind::Scroll(Scroll::TeleportGroup),
            ItemKind::Scroll(Scroll::Turns(2)),
            ItemKind::Scroll(Scroll::Resurrect { divisor: 2 }),
            ItemKind::Grimoire(School::Black),
            ItemKind::Grimoire(School::White),
            ItemKind::Grimoire(School::Peasant),
            ItemKind::Grimoire(School::Necromantic),
            ItemKind::Grimoire(School::Demonology),
        ]
    );
}

/// CA-TREASURE-46: Magic-weapon table, 0 to 10: blessed sword, berserk axe, axe of power, blade of fury, hell blade, vampire
/// blade, lightning hammer, blessed flail, flame bow, ghost bow, dragon-tooth spear.
#[test]
fn the_magic_weapon_table() {
    let content = content();
    let expected = [
        "blessed_sword",
        "berserk_axe",
        "power_axe",
        "fury_blade",
        "hell_blade",
        "vampire_blade",
        "lightning_hammer",
        "blessed_flail",
        "flame_bow",
        "ghost_bow",
        "dragon_tooth_spear",
    ];
    assert_eq!(table(&content, TreasureKind::MagicWeapon), expected);
    assert!(expected.iter().all(|id| weapon(&content, id).magic));
    assert!(table(&content, TreasureKind::Weapon).iter().all(|id| !weapon(&content, id).magic));
}

/// CA-TREASURE-47: Magic-weapon damage: 3D for the flail, range 12 and 4+1D for the flame bow, range 16 and 4+2D for the
/// ghost bow, Fu+1+1D for the dragon-tooth spear, Fu+1D for the other seven.
#[test]
fn the_damage_of_magic_weapons() {
    let content = content();
    for id in table(&content, TreasureKind::MagicWeapon) {
        let weapon = weapon(&content, id);
        let damage = (weapon.damage.strength, weapon.damage.fixed, weapon.damage.dice);
        let expected = match id {
            "blessed_flail" => (false, 0, 3),
            "flame_bow" => (false, 4, 1),
            "ghost_bow" => (false, 4, 2),
            "dragon_tooth_spear" => (true, 1, 1),
            _ => (true, 0, 1),
        };
        assert_eq!(damage, expected, "{id}");
    }
    assert_eq!(weapon(&content, "flame_bow").style, Style::Ranged { range: 12 });
    assert_eq!(weapon(&content, "ghost_bow").style, Style::Ranged { range: 16 });
    assert_eq!(weapon(&content, "lightning_hammer").piercing, Piercing::Points(2));
    assert_eq!(weapon(&content, "dragon_tooth_spear").piercing, Piercing::All);
}

/// CA-TREASURE-48: Magic-armour table, 0 to 10, with armour points: master 2, regeneration 2, ghost 1D each turn, talisman
/// none, thrice-blessed 2, shield of courage 1, argika mail 3, great argika shield 2, hell 2, sharpened 2, Svein's bearskin
/// 1.
#[test]
fn the_magic_armour_table() {
    let content = content();
    let rows: Vec<_> = table(&content, TreasureKind::MagicArmour)
        .into_iter()
        .map(|id| (id, armour(&content, id).points, armour(&content, id).dice, armour(&content, id).hands))
        .collect();
    assert_eq!(
        rows,
        [
            ("master_armour", 2, 0, 0),
            ("regeneration_armour", 2, 0, 0),
            ("ghost_armour", 0, 1, 0),
            ("talisman_armour", 0, 0, 0),
            ("thrice_blessed_armour", 2, 0, 0),
            ("courage_shield", 1, 0, 1),
            ("argika_mail", 3, 0, 0),
            ("great_argika_shield", 2, 0, 1),
            ("hell_armour", 2, 0, 0),
            ("sharpened_armour", 2, 0, 0),
            ("svein_studded_bearskin", 1, 0, 0),
        ]
    );
}

/// CA-TREASURE-49: Magic-armour modifiers: magic -3 for master, regeneration, thrice-blessed, hell and sharpened armour, -2
/// for argika mail, -10 for talisman; also charisma +1 for master and agility -1 for thrice-blessed.
#[test]
fn what_magic_armour_changes() {
    let content = content();
    for id in table(&content, TreasureKind::MagicArmour) {
        let Modifiers { levels, pv } = item(&content, id).modifiers;
        let magic = match id {
            "argika_mail" => -2,
            "talisman_armour" => -10,
            "ghost_armour" | "courage_shield" | "great_argika_shield" | "svein_studded_bearskin" => 0,
            _ => -3,
        };
        assert_eq!((levels.of(Characteristic::Magic), pv), (magic, 0), "{id}");
        assert_eq!(levels.of(Characteristic::Charisma), i8::from(id == "master_armour"), "{id}");
        assert_eq!(levels.of(Characteristic::Agility), -i8::from(id == "thrice_blessed_armour"), "{id}");
    }
}

/// CA-TREASURE-50: Rune table, 0 to 10: melee, shooting, strength, endurance, will, charisma, agility, life, intelligence,
/// dexterity, magic; each gives +1, except life, which gives +5 PV.
#[test]
fn the_rune_table() {
    use Characteristic::{
        Agility, Charisma, Dexterity, Endurance, Intelligence, Magic, Melee, Shooting, Strength, Will,
    };
    let content = content();
    let expected = [
        Some(Melee),
        Some(Shooting),
        Some(Strength),
        Some(Endurance),
        Some(Will),
        Some(Charisma),
        Some(Agility),
        None,
        Some(Intelligence),
        Some(Dexterity),
        Some(Magic),
    ];
    for (id, raised) in content.tables.of(TreasureKind::Rune).iter().zip(expected) {
        let item = &content.items[*id];
        assert_eq!(item.kind, ItemKind::Rune);
        assert_eq!(item.modifiers.pv, if raised.is_none() { 5 } else { 0 }, "{}", item.id);
        for characteristic in Characteristic::ALL {
            let level = i8::from(raised == Some(*characteristic));
            assert_eq!(item.modifiers.levels.of(*characteristic), level, "{}", item.id);
        }
    }
}

/// CA-GOLD-05: Every treasure row lists a sale price and a weight.
#[test]
fn every_treasure_has_a_price_and_a_weight() {
    let content = content();
    for kind in TreasureKind::ALL {
        for id in content.tables.of(*kind) {
            let item = &content.items[*id];
            assert!(item.price > 0, "{}", item.id);
            assert_eq!(item.weight == 0, *kind == TreasureKind::Rune, "{}", item.id);
        }
    }
    assert_eq!(
        (item(&content, "regeneration_armour").price, item(&content, "regeneration_armour").weight),
        (750, 22)
    );
}

/// CA-SHEET-11: Only items explicitly marked two-handed take both hands; the bows and the crossbow carry no such mark.
/// CA-SHEET-12: The two-handed items are: bastard sword, two-handed cleaver, great club, great nunchaku, spear, berserk axe,
/// blessed flail, dragon-tooth spear.
#[test]
fn eight_weapons_take_both_hands() {
    let content = content();
    let mut two = all(&content, |kind| matches!(kind, ItemKind::Weapon(weapon) if weapon.hands == 2));
    two.sort_unstable();
    let expected = [
        "bastard_sword",
        "berserk_axe",
        "blessed_flail",
        "dragon_tooth_spear",
        "great_club",
        "great_nunchaku",
        "spear",
        "two_handed_cleaver",
    ];
    assert_eq!(two, expected);
    let bows = all(
        &content,
        |kind| matches!(kind, ItemKind::Weapon(one) if matches!(one.style, Style::Ranged { .. })),
    );
    assert_eq!(bows.len(), 4);
    assert!(bows.iter().all(|id| item(&content, id).hands() == 1));
}

/// CA-MELEE-20: Printed requirements: melee 4 for bastard sword, two-handed cleaver, great club, both nunchakus, spear,
/// berserk axe, blessed flail and dragon-tooth spear; shooting 4 for the repeating crossbow and the ghost bow.
#[test]
fn weapons_that_ask_for_skill() {
    let content = content();
    let asking = |wanted: Characteristic| {
        let mut ids: Vec<&str> = content
            .items
            .iter()
            .filter(|(_, item)| item.requires.level == Some((wanted, 4)))
            .map(|(_, item)| item.id.as_str())
            .collect();
        ids.sort_unstable();
        ids
    };
    let melee = [
        "bastard_sword",
        "berserk_axe",
        "blessed_flail",
        "dragon_tooth_spear",
        "great_club",
        "great_nunchaku",
        "nunchaku",
        "spear",
        "two_handed_cleaver",
    ];
    assert_eq!(asking(Characteristic::Melee), melee);
    assert_eq!(asking(Characteristic::Shooting), ["ghost_bow", "rapid_repeating_crossbow"]);
}

/// CA-PARRY-07: Items that parry: rusty sword, bastard sword, blessed sword, berserk axe, fury blade, hell blade, vampire
/// blade, shield of courage, great argika shield.
#[test]
fn what_parries() {
    let content = content();
    let printed =
        |id: &&str| content.items.iter().any(|(_, item)| item.id == *id && !is_reconstructed(&item.id));
    let mut parrying: Vec<&str> = all(&content, |kind| match kind {
        ItemKind::Weapon(weapon) => weapon.parries,
        ItemKind::Armour(armour) => armour.parries,
        _ => false,
    });
    parrying.retain(|id| printed(id));
    parrying.sort_unstable();
    let expected = [
        "bastard_sword",
        "berserk_axe",
        "blessed_sword",
        "courage_shield",
        "fury_blade",
        "great_argika_shield",
        "hell_blade",
        "rusty_sword",
        "vampire_blade",
    ];
    assert_eq!(parrying, expected);
}

/// Whether an object is ours and not of the print.
fn is_reconstructed(id: &str) -> bool {
    let library = undercroft_content::Library::built_in();
    let merged = super::merged(&library, super::BASE);
    merged.list("item").iter().any(|record| record.id == id && record.source.starts_with("reconstructed"))
}

/// What furniture gives: each row as printed.
#[test]
fn the_tables_of_furniture() {
    use TreasureKind::{MagicArmour, MagicObject, MagicWeapon, Potion, Rune, Weapon, Writing};
    let content = content();
    let rows = |id: &str| content.elements.iter().find(|(_, one)| one.id == id).unwrap().1.search.unwrap();
    let of = |kinds: &[TreasureKind]| {
        let mut treasures = [None; 2];
        for (place, kind) in treasures.iter_mut().zip(kinds) {
            *place = Some(Treasure::Of(*kind));
        }
        treasures
    };
    for (id, low, high) in [
        ("weapon_rack", of(&[Weapon, MagicWeapon]), of(&[MagicWeapon, MagicArmour])),
        ("bookcase", of(&[Writing, MagicObject]), of(&[MagicWeapon, Rune])),
        ("barrel", of(&[Potion]), of(&[Potion, Potion])),
        ("table", of(&[Potion]), of(&[Potion, MagicObject])),
        ("corpse", [None; 2], [Some(Treasure::Any), None]),
        ("tomb", [None; 2], [Some(Treasure::Any), None]),
    ] {
        let found = rows(id).map(|row| row.treasures);
        assert_eq!(found, [[None; 2], low, low, low, high, high], "{id}");
    }
    assert_eq!(rows("chest").map(|row| row.ecus), [0, 100, 500, 500, 500, 500]);
    assert!(rows("chest")[0].locked && rows("chest")[4].treasures == [Some(Treasure::Any), None]);
    assert_eq!(rows("blessed_statue").map(|row| row.ecus), [0, 50, 50, 50, 500, 500]);
    assert_eq!(rows("corpse")[0].infection, Some(2));
}
