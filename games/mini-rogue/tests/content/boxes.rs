//! What lies in the box: counts of cards, dice and tokens, boards and tracks.

use super::{EDITIONS, FULL, components, content, merged, pack, room, type_name};
use mini_rogue::content::check::{self, DEALT, SCHEMA};
use mini_rogue::content::{Content, ItemKind, Limits, RoomKind, Start};
use undercroft_content::Library;
use undercroft_kernel::outcomes::{Outcomes, explore};
use undercroft_kernel::{Chance, Draw, Seat, Weights};

/// How many Rooms there are of each type, in the ledger's order.
/// A Room by its word.
fn rooms_by_type(content: &Content) -> [usize; 8] {
    ["monster", "trap", "treasure", "tomb", "camp", "merchant", "shrine", "item"]
        .map(|name| content.rooms.iter().filter(|(_, room)| type_name(room) == name).count())
}

#[test]
fn every_built_in_pack_is_without_problems() {
    let library = Library::built_in();
    let packs: Vec<_> = library.manifests(&SCHEMA);
    assert_eq!(packs.len(), 4);
    for manifest in packs {
        let content = check::load(&library, &manifest.id).unwrap();
        assert_eq!(content.packs[0].0, manifest.id);
        assert!(content.packs.iter().all(|(_, hash)| hash.len() == 64));
    }
}

/// MR-SETUP-02: The set holds 20 Room cards, 5 Guardian cards, 4 Character cards, 2 Stance cards and 1 double-sided
/// Ghost/Rewards reference card.
#[test]
fn the_box_holds_twenty_rooms_five_guardians_and_four_characters() {
    for edition in FULL {
        let (content, cards) = (content(edition), components(edition).remove("cards").unwrap());
        assert_eq!((content.rooms.len(), content.guardians.len(), content.characters.len()), (20, 5, 4));
        assert_eq!((cards["room"], cards["guardian"], cards["character"]), (20, 5, 4));
        assert_eq!((cards["stance"], cards["reference"]), (2, 1));
    }
}

/// MR-SETUP-03: The preview counts 18 cards; the final game is announced with 30, split into 4 Character, 5 Boss and
/// 21 Room cards.
#[test]
fn the_preview_counts_eighteen_cards() {
    let content = content("pnp2020");
    assert_eq!(components("pnp2020")["cards"].values().sum::<u8>(), 18);
    assert_eq!(content.rooms.len() + content.guardians.len() + content.characters.len() + 1, 18);
}

/// MR-SETUP-04: The dice are 2 black Dungeon, 6 white Character, 2 purple Curse and 2 green Poison dice.
#[test]
fn there_are_twelve_dice() {
    for edition in EDITIONS {
        let dice = components(edition).remove("dice").unwrap();
        assert_eq!((dice["dungeon"], dice["character"], dice["curse"], dice["poison"]), (2, 6, 2, 2));
        assert_eq!(dice.len(), 4);
    }
}

/// MR-SETUP-05: There are 18 cubes: 1 adventurer cube, 2 blue, 2 yellow, 2 brown, 3 red, 4 grey, 4 purple.
#[test]
fn there_are_eighteen_cubes() {
    for edition in FULL {
        let cubes = components(edition).remove("wood").unwrap();
        assert_eq!(cubes.values().sum::<u8>(), 18);
        let colours =
            ["adventurer", "blue", "yellow", "brown", "red", "grey", "purple"].map(|colour| cubes[colour]);
        assert_eq!(colours, [1, 2, 2, 2, 3, 4, 4]);
    }
}

/// MR-SETUP-06: There are 17 wooden tokens and 2 Character tokens (4 announced); the adventurer token is dark grey.
#[test]
fn the_preview_has_seventeen_wooden_tokens() {
    let components = components("pnp2020");
    assert_eq!((components["wood"]["token"], components["tokens"]["character"]), (17, 2));
}

/// MR-SETUP-07: There are 1 Dungeon board, 2 Character boards, 2 player aids, 2 meeples and 4 Character tokens.
#[test]
fn there_are_boards_aids_meeples_and_tokens() {
    for edition in FULL {
        let box_ = components(edition);
        assert_eq!(
            (box_["boards"]["dungeon"], box_["boards"]["character"], box_["aids"]["player"]),
            (1, 2, 2)
        );
        assert_eq!((box_["tokens"]["meeple"], box_["tokens"]["character"]), (2, 4));
    }
}

/// MR-SETUP-13: The reference card (called Treasure reference in setup, Rewards reference elsewhere) is placed by the
/// player.
#[test]
fn the_reference_card_of_the_preview_is_no_room() {
    let library = Library::built_in();
    let merged = merged(&library, &pack("pnp2020"));
    assert!(merged.table("ghost").is_some() && merged.table("rewards").is_some());
    assert_eq!(components("pnp2020")["cards"]["reference"], 1);
    assert!(merged.list("room").iter().all(|room| room.id != "ghost" && room.id != "rewards"));
}

/// MR-SETUP-24: Two purple tokens mark the potions held, one per potion.
#[test]
fn the_preview_allows_two_potions() {
    assert_eq!(content("pnp2020").limits.potions, 2);
}

/// MR-SETUP-27: The 20 Rooms are 3 Monsters, 4 Traps, 2 Treasures, 4 Tombs, 2 Campfires, 2 Merchants, 1 Shrine and
/// 2 Items.
#[test]
fn the_rooms_by_type() {
    for edition in FULL {
        let content = content(edition);
        assert_eq!(rooms_by_type(&content), [3, 4, 2, 4, 2, 2, 1, 2]);
        let mut ids: Vec<_> = content.rooms.iter().map(|(_, room)| room.id.clone()).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 20);
    }
}

/// MR-SETUP-28: The 18 preview cards are 2 Characters, 4 Bosses, 1 reference card and 11 Rooms: 2 Monsters, 2 Traps and
/// one each of Treasure, Tomb, Bonfire, Merchant, Shrine, Armoury and Crow.
#[test]
fn the_cards_of_the_preview() {
    let content = content("pnp2020");
    assert_eq!((content.characters.len(), content.guardians.len(), content.rooms.len()), (2, 4, 11));
    assert_eq!(rooms_by_type(&content), [2, 2, 1, 1, 1, 1, 1, 2]);
    assert!(
        matches!(&room(&content, "armory").kind, RoomKind::Item(item) if matches!(item.kind, ItemKind::Weapon { .. }))
    );
    assert!(
        matches!(&room(&content, "crow").kind, RoomKind::Item(item) if matches!(item.kind, ItemKind::Companion { .. }))
    );
    assert_eq!(content.rooms.len() - DEALT, 3);
}

/// MR-BOARD-02: Each Floor holds a variable number of Areas.
#[test]
fn the_areas_by_floor() {
    for edition in EDITIONS {
        let content = content(edition);
        let (_, dungeon) = content.boards.iter().next().unwrap();
        let counts =
            [1, 2, 3, 4].map(|floor| dungeon.areas.iter().filter(|area| area.floor == floor).count());
        assert_eq!((dungeon.id.as_str(), counts), ("dungeon", [2, 2, 3, 3]));
    }
}

/// MR-CHAR-14: The tracked stats are XP, Armour, HP, Rations, Gold and Potions.
#[test]
fn six_stats_are_tracked() {
    for edition in EDITIONS {
        let content = content(edition);
        let Limits { xp, armour, hp, food, gold, potions, .. } = content.limits;
        assert!([xp, armour, hp, food, gold, potions].iter().all(|most| *most > 0));
        for (_, character) in content.characters.iter() {
            let Start { xp: x, armour: a, hp: h, food: f, gold: g, potions: p } = character.start;
            assert!(
                x <= xp && a <= armour && h <= hp && f <= food && g <= gold && p.len() <= u32::from(potions)
            );
        }
    }
}

/// MR-DICE-10: Character dice and Dungeon dice are fair six-sided dice with the values 1 to 6.
#[test]
fn dice_are_fair_and_six_sided() {
    for die in ["character", "dungeon"] {
        let draw = Draw::new(die, Seat(0), Weights::Dice { count: 1, sides: 6 });
        let odds = explore(100, |branch| Ok::<_, ()>(branch.pick(draw).ok()));
        let Ok(Outcomes::Exact(table)) = odds else { unreachable!("one die has six branches") };
        assert_eq!(table.rows, [1, 2, 3, 4, 5, 6].map(|face| (face, table.total / 6)));
    }
    for edition in EDITIONS {
        let dice = content(edition).dice;
        assert!([dice.star, dice.critical, dice.miss].iter().all(|face| (1..=6).contains(face)));
    }
}
