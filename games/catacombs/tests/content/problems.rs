//! Wrong packs: every problem at once, with file, line and what was expected.

use super::BASE;
use catacombs::content::check;
use catacombs::content::{Content, ItemKind, Style};
use undercroft_content::{Library, Source};

/// Loads a pack that extends the base with one file of records. The names of made-up cards are not the matter here.
fn load(records: &str) -> Result<Content, Vec<String>> {
    load_with("extends = 'catacombs/base'", records)
}

fn load_with(manifest: &str, records: &str) -> Result<Content, Vec<String>> {
    let mut library = Library::built_in();
    let head = "id = 'mine'\ngame = 'catacombs'\neditions = ['base']\nversion = 1\nlicence = 'own'\n";
    let files = [("pack.toml", format!("{head}{manifest}\n")), ("cards.toml", records.to_owned())];
    let id = library.add(Source::new("mine", files)).unwrap();
    check::load(&library, &id).map_err(|problems| {
        problems.iter().map(ToString::to_string).filter(|line| !line.contains("missing text")).collect()
    })
}

fn assert_problems(records: &str, expected: &[&str]) {
    assert_told(&load(records).unwrap_err(), expected);
}

/// Compares line by line. What was expected may be left out where it is a long list.
fn assert_told<S: AsRef<str>>(told: &[S], expected: &[&str]) {
    let told: Vec<&str> = told.iter().map(AsRef::as_ref).collect();
    let same = |told: &str, expected: &str| {
        told.strip_prefix(expected).is_some_and(|rest| rest.is_empty() || rest.starts_with("; expected "))
    };
    let all =
        told.len() == expected.len() && told.iter().zip(expected).all(|(told, wanted)| same(told, wanted));
    assert!(all, "{told:#?}");
}

#[test]
fn a_changed_record_replaces_the_old_one() {
    let content = load(
        "[[item]]\nid = 'spear'\nsource = 'reconstructed'\nkind = 'weapon'\ntable = 'weapon'\nroll = '10'\nstyle = 'ranged'\nrange = 9\n\
         damage = '2D'\nprice = 1\nweight = 1\n",
    )
    .unwrap();
    assert_eq!(content.items.len(), 82);
    let spear = super::item(&content, "spear");
    let ItemKind::Weapon(weapon) = spear.kind else { unreachable!("a weapon") };
    assert_eq!((weapon.style, weapon.damage.dice, spear.price), (Style::Ranged { range: 9 }, 2, 1));
    assert_eq!(content.packs.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["mine", BASE]);
}

#[test]
fn every_problem_of_dice_is_told() {
    assert_problems(
        "[dice]\nsource = 'reconstructed'\nd = [0, 1, 2, 3, 4]\nd3 = [1, 1, 2, 2, 3, 0]\nin_box = 0\n\
         [[power_die]]\nid = 'silver'\nsource = 'reconstructed'\nlevel = 8\nfaces = 'X 1 2 3 4'\n\
         [[power_die]]\nid = 'gold'\nsource = 'reconstructed'\nlevel = 9\nfaces = 'X -4 2 3 8 Y'\n\
         [[power_die]]\nid = 'ruby'\nsource = 'reconstructed'\nlevel = 8\nfaces = '0 3 4 5 6 7'\n",
        &[
            "mine/cards.toml:1: [dice]: `d` has 5 faces; expected 6",
            "mine/cards.toml:4: [dice]: `d3` is 0; expected 1 to 9",
            "mine/cards.toml:5: [dice]: `in_box` is 0; expected 1 to 20",
            "mine/cards.toml:6: power_die silver: the die is worse than `black`, one level below; expected sorted faces at least as high, with X as failure and with X as 0",
            "mine/cards.toml:10: power_die silver: `faces` has 5 faces; expected 6",
            "mine/cards.toml:11: power_die gold: the die is worse than `silver`, one level below; expected sorted faces at least as high, with X as failure and with X as 0",
            "mine/cards.toml:15: power_die gold: `-4` is not a face; expected X, blank or one of -10, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7",
            "mine/cards.toml:15: power_die gold: `8` is not a face; expected X, blank or one of -10, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7",
            "mine/cards.toml:15: power_die gold: `Y` is not a face; expected X, blank or one of -10, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7",
            "mine/cards.toml:16: power_die ruby: level 8 is not ruby",
            "mine/cards.toml:16: power_die ruby: level 8 has two dice; expected one die for each level",
            "mine/pack.toml: a level has no die; expected a [[power_die]] for each level from 1 to 10",
        ],
    );
}

#[test]
fn a_d_shows_0_to_5() {
    assert_problems(
        "[dice]\nsource = 'reconstructed'\nd = [1, 2, 3, 4, 5, 6]\nd3 = [1, 1, 2, 2, 3, 3]\nin_box = 4\n",
        &["mine/cards.toml:1: [dice]: `d` is no D; expected the faces 0 to 5, in this order"],
    );
}

#[test]
fn every_problem_of_a_zone_is_told() {
    assert_problems(
        "[[zone]]\nid = 'cellar'\nsource = 'reconstructed'\nplan = '''\n\
         ####x##\n\
         #*k.*.#\n\
         x..x..#\n\
         #####=#\n\
         #.#Z..d\n\
         #######\n\
         '''\nlocks = ['standard', 'golden']\nentry = [\n\
         { what = 'encounter', least = 6 },\n\
         { what = 'dragon' },\n\
         { what = 'chest', least = 0 },\n\
         { what = 'chest', least = 0 },\n\
         { what = 'tomb', least = 0 },\n\
         ]\n\
         [[zone]]\nid = 'gaol'\nsource = 'reconstructed'\nplan = '''\n\
         ###e###\n\
         #.....#\n\
         #......#\n\
         #######\n\
         '''\n\
         [[zone]]\nid = 'guard_room'\nsource = 'reconstructed'\nplan = '''\n\
         e##e\n\
         #..#\n\
         #..#\n\
         ##.#\n\
         '''\n\
         [[zone]]\nid = 't_corridor'\nsource = 'reconstructed'\nplan = 'e'\n\
         [[zone]]\nid = 'tomb_crypt'\nsource = 'reconstructed'\nquest = true\nplan = '''\n\
         #####\n\
         #w=~#\n\
         #.#S#\n\
         #e###\n\
         '''\nentry = [{ what = 'pit', least = 1 }]\n",
        &[
            "mine/cards.toml:1: zone cellar: the table may bring 4 pieces, and there are 2 places; expected a place `*` for each",
            "mine/cards.toml:4: zone cellar: `locks` has 2 doors, and 0 are drawn; expected one for each `l` and `j`, in reading order",
            "mine/cards.toml:4: zone cellar: there are 0 entrances; expected exactly one `e`",
            "mine/cards.toml:6: zone cellar: row 2, column 3: there is no square `k`",
            "mine/cards.toml:7: zone cellar: row 3, column 4: a way in or out inside the zone; expected on the edge",
            "mine/cards.toml:8: zone cellar: row 4, column 6: the bridge spans nothing; expected lava or swamp water beside it, not both",
            "mine/cards.toml:9: zone cellar: row 5, column 4: there is no square `Z`",
            "mine/cards.toml:12: zone cellar: there is no door `golden`; expected the id of one [[door]]",
            "mine/cards.toml:14: zone cellar: `least` is 6; expected 0 to 5",
            "mine/cards.toml:15: zone cellar: there is no element `dragon`; expected the id of one [[element]]",
            "mine/cards.toml:15: zone cellar: `least` is missing",
            "mine/cards.toml:26: zone gaol: row 3 has 8 columns; expected 7, as in the first row",
            "mine/cards.toml:32: zone guard_room: there are 2 entrances; expected exactly one `e`",
            "mine/cards.toml:33: zone guard_room: row 1, column 1: a way in or out in the corner; expected one that can be walked through straight",
            "mine/cards.toml:33: zone guard_room: row 1, column 4: a way in or out in the corner; expected one that can be walked through straight",
            "mine/cards.toml:36: zone guard_room: row 4, column 3: the edge is open; expected wall, or what leads in or out",
            "mine/cards.toml:41: zone t_corridor: the plan has 1 columns and 1 rows; expected 3 to 16 of each",
            "mine/cards.toml:42: zone tomb_crypt: a quest zone has a table; expected none: the quest says what is there",
            "mine/cards.toml:48: zone tomb_crypt: row 2, column 3: the bridge spans nothing; expected lava or swamp water beside it, not both",
            "mine/cards.toml:48: zone tomb_crypt: row 2, column 3: nobody can get there (2 such squares); expected a way from the entrance, side by side",
        ],
    );
}

#[test]
fn every_problem_of_an_object_is_told() {
    assert_problems(
        "[[item]]\nid = 'spear'\nsource = 'reconstructed'\nkind = 'weapon'\ntable = 'weapon'\nroll = '9-10'\nstyle = 'melee'\nrange = 3\n\
         hands = 3\ndamage = 'Fu'\npierces = 1\npierces_all = true\nrequires = { melee = 4, luck = 2 }\nprice = -5\nsharp = true\n\
         [[item]]\nid = 'club'\nsource = 'reconstructed'\nkind = 'weapon'\nroll = '4'\nstyle = 'thrown'\ndamage = '2D+1D'\nprice = 1\nweight = 1\n\
         [[item]]\nid = 'cure_potion'\nsource = 'reconstructed'\nkind = 'potion'\ntable = 'potion'\nroll = '5-11'\n\
         effect = { heal = { amount = 'much' } }\nprice = 1\nweight = 1\n\
         [[item]]\nid = 'strength_potion'\nsource = 'reconstructed'\nkind = 'potion'\ntable = 'potion'\nroll = '2'\neffect = 'sleep'\nprice = 1\nweight = 1\n\
         [[item]]\nid = 'hell_armour'\nsource = 'reconstructed'\nkind = 'armour'\ntable = 'magic_armour'\nroll = '8'\npoints = 2\nimmunity = 'rain'\n\
         modifiers = { magic = -20, beauty = 1 }\nprice = 1\nweight = 1\n\
         [[item]]\nid = 'sceptre'\nsource = 'reconstructed'\nkind = 'wand'\ntable = 'jewels'\nroll = '10'\ncompetence = 'baking'\nprice = 1\nweight = 1\n",
        &[
            "content/catacombs/base/heroes.toml:57: hero isaure: `sceptre` cannot be used; expected an object whose demands are met",
            "mine/cards.toml:1: item spear: `weight` is missing",
            "mine/cards.toml:1: item spear: `requires` has 2 entries; expected one",
            "mine/cards.toml:6: item spear: a roll of 9 on the table weapon has two objects; expected one object for each roll",
            "mine/cards.toml:8: item spear: a melee weapon has no `range`; expected `reach`",
            "mine/cards.toml:9: item spear: `hands` is 3; expected 1 to 2",
            "mine/cards.toml:10: item spear: `damage` is \"Fu\"; expected damage such as Fu+1D, Fu+1+2D or 3D",
            "mine/cards.toml:11: item spear: `pierces` beside `pierces_all`; expected one of them",
            "mine/cards.toml:13: item spear: `requires` is \"luck\"",
            "mine/cards.toml:14: item spear: `price` is -5; expected 0 to 9999",
            "mine/cards.toml:15: item spear: unknown field `sharp`",
            "mine/cards.toml:20: item club: a roll on no table; expected `table` with a kind of treasure",
            "mine/cards.toml:21: item club: `style` is \"thrown\"; expected melee or ranged",
            "mine/cards.toml:22: item club: `damage` is \"2D+1D\"; expected damage such as Fu+1D, Fu+1+2D or 3D",
            "mine/cards.toml:30: item cure_potion: `roll` is \"5-11\"; expected a roll or a range of rolls from 0 to 10, such as `3` or `1-2`",
            "mine/cards.toml:31: item cure_potion: `amount` is \"much\"; expected a sum such as 4+5D, 2D or 4",
            "mine/cards.toml:40: item strength_potion: unknown variant `sleep`; expected one of `invisible`, `invulnerable`, `level`, `action_points`, `heal`",
            "mine/cards.toml:50: item hell_armour: `immunity` is \"rain\"; expected one of poison, fire, fear, web, spells",
            "mine/cards.toml:51: item hell_armour: `modifiers` is \"beauty\"",
            "mine/cards.toml:51: item hell_armour: `magic` is -20; expected -10 to 10",
            "mine/cards.toml:57: item sceptre: there is no kind `wand`",
            "mine/cards.toml:58: item sceptre: `table` is \"jewels\"",
            "mine/cards.toml:60: item sceptre: there is no competence `baking`; expected the id of one [[competence]]",
            "mine/pack.toml: the table weapon has no object for 4; expected an [[item]] for each roll from 0 to 10",
            "mine/pack.toml: the table potion has no object for 5, 6; expected an [[item]] for each roll from 0 to 10",
            "mine/pack.toml: the table magic_object has no object for 10; expected an [[item]] for each roll from 0 to 10",
        ],
    );
}

#[test]
fn every_problem_of_a_creature_is_told() {
    assert_problems(
        "[[monster]]\nid = 'voracious_ogre'\nsource = 'reconstructed'\nicon = 'An Ogre'\nnature = 'giant'\nlevels = { melee = 11, strength = 7, action_points = 0, luck = 1 }\n\
         test_dice = { strength = 1 }\npv = 0\ndamage = 'Fu+9D'\ndeployment = '1D'\nswarm = 7\nhabits = { lair = 'bed' }\n\
         [[hero]]\nid = 'svein'\nsource = 'reconstructed'\nrace = 'human'\nvocation = 'The Barbarian'\nlevels = { dexterity = 5, intelligence = 1, melee = 3, shooting = 2, agility = 4, magic = 0, action_points = 4, strength = 1, charisma = 3, endurance = 1, will = 4 }\n\
         pv = 26\ndestiny = 2\narmour_points = 5\ncompetences = ['super_tanke', 'vol']\nspells = ['black_veil', 'sneeze']\nequipment = [\n\
         { item = 'two_handed_cleaver', equipped = true },\n\
         { item = 'mail_coat', equipped = true },\n\
         { item = 'hell_armour', equipped = true },\n\
         { item = 'iron_buckler', equipped = true },\n\
         { item = 'beer' },\n\
         ]\n",
        &[
            "mine/cards.toml:1: monster voracious_ogre: `levels` lacks dexterity, intelligence, shooting, agility, magic, charisma, endurance, will; expected all eleven characteristics",
            "mine/cards.toml:4: monster voracious_ogre: `icon` is \"An Ogre\"; expected small letters, digits and single hyphens",
            "mine/cards.toml:5: monster voracious_ogre: `nature` is \"giant\"; expected one of undead, demon, beast, folk",
            "mine/cards.toml:6: monster voracious_ogre: `action_points` is 0; expected 1 to 9",
            "mine/cards.toml:6: monster voracious_ogre: `levels` is \"luck\"",
            "mine/cards.toml:6: monster voracious_ogre: `melee` is 11; expected 0 to 10",
            "mine/cards.toml:7: monster voracious_ogre: `strength` is 1; expected 2 to 4",
            "mine/cards.toml:8: monster voracious_ogre: `pv` is 0; expected 1 to 99",
            "mine/cards.toml:9: monster voracious_ogre: `damage` is \"Fu+9D\"; expected damage such as Fu+1D, Fu+1+2D or 3D",
            "mine/cards.toml:10: monster voracious_ogre: `deployment` is \"1D\"; expected a number such as 7+1D, 2+1D3 or 1, never 0",
            "mine/cards.toml:11: monster voracious_ogre: `swarm` is 7; expected 0 to 4",
            "mine/cards.toml:12: monster voracious_ogre: `lair` is \"bed\"; expected one of far, way, furniture",
            "mine/cards.toml:13: hero svein: 3 spells and competences are too many; expected at most the intelligence, 1",
            "mine/cards.toml:13: hero svein: the load is 60; expected at most 20",
            "mine/cards.toml:13: hero svein: 3 hands are full; expected at most 2",
            "mine/cards.toml:13: hero svein: 2 suits of armour are worn; expected at most one",
            "mine/cards.toml:13: hero svein: `two_handed_cleaver` cannot be used; expected an object whose demands are met",
            "mine/cards.toml:13: hero svein: `mail_coat` cannot be used; expected an object whose demands are met",
            "mine/cards.toml:13: hero svein: `hell_armour` cannot be used; expected an object whose demands are met",
            "mine/cards.toml:13: hero svein: `black_veil` cannot be learnt; expected a competence for its school",
            "mine/cards.toml:13: hero svein: `vol` is not for heroes",
            "mine/cards.toml:13: hero svein: `armour_points` is 5; expected 7, as objects and competences give",
            "mine/cards.toml:17: hero svein: `vocation` is \"The Barbarian\"; expected small letters, digits and underscores, a letter first",
            "mine/cards.toml:23: hero svein: there is no spell `sneeze`; expected the id of one [[spell]]",
            "mine/cards.toml:29: hero svein: there is no item `beer`; expected the id of one [[item]]",
        ],
    );
}

#[test]
fn every_problem_of_spells_competences_and_events_is_told() {
    assert_problems(
        "[[spell]]\nid = 'white_heal'\nsource = 'reconstructed'\nschool = 'grey'\ndifficulty = 40\naim = { enemy = 'far' }\neffect = { heal = '2+2D3' }\n\
         [[spell]]\nid = 'necro_raise'\nsource = 'reconstructed'\nschool = 'necromantic'\ndifficulty = 4\naim = 'moon'\neffect = { raise = 'dragon' }\n\
         [[spell]]\nid = 'black_fire'\nsource = 'reconstructed'\nschool = 'black'\ndifficulty = 4\naim = { burst = 5 }\neffect = { strike = { amount = '2D', guard = 'prayer', loud = true } }\n\
         [[competence]]\nid = 'meneur'\nsource = 'reconstructed'\neffect = { bonus = { tasks = ['sing'] } }\n\
         [[competence]]\nid = 'super_tanke'\nsource = 'reconstructed'\neffect = { tough = 0 }\n\
         [[event]]\nid = 'calm'\nsource = 'reconstructed'\ncopies = 8\neffect = { hurt = { test = 'luck', damage = '3D' } }\n\
         [[event]]\nid = 'stirring'\nsource = 'reconstructed'\neffect = { stir = 12 }\n\
         [[event]]\nid = 'old_pouch'\nsource = 'reconstructed'\ncopies = 1\neffect = { item = 'lamp' }\n",
        &[
            "content/catacombs/base/heroes.toml:3: hero svein: `armour_points` is 2; expected 1, as objects and competences give",
            "mine/cards.toml:4: spell white_heal: `school` is \"grey\"; expected one of peasant, white, black, necromantic, demonology",
            "mine/cards.toml:5: spell white_heal: `difficulty` is 40; expected 0 to 30",
            "mine/cards.toml:6: spell white_heal: it carries \"far\"; expected reach, sight, or a number of squares from 1 to 40",
            "mine/cards.toml:6: spell white_heal: the effect does not fit the aim",
            "mine/cards.toml:7: spell white_heal: `heal` is \"2+2D3\"; expected a sum such as 4+5D, 2D or 4",
            "mine/cards.toml:13: spell necro_raise: unknown variant `moon`; expected one of `caster`, `friend`, `enemy`, `burst`, `all_seen`, `corpse`",
            "mine/cards.toml:14: spell necro_raise: there is no monster `dragon`; expected the id of one [[monster]]",
            "mine/cards.toml:20: spell black_fire: `burst` is 5; expected 0 to 2",
            "mine/cards.toml:21: spell black_fire: unknown field `loud`; expected one of `amount`, `guard`, `flaming`, `drain`",
            "mine/cards.toml:21: spell black_fire: `guard` is \"prayer\"; expected one of full, magic_armour, nothing",
            "mine/cards.toml:25: competence meneur: `tasks` is \"sing\"; expected one of pick_lock, disarm, steal, break_away, bridge, bravery, threat",
            "mine/cards.toml:25: competence meneur: `bonus` is missing",
            "mine/cards.toml:29: competence super_tanke: `tough` is 0; expected 1 to 9",
            "mine/cards.toml:33: event calm: `copies` is 8; expected 1 to 7",
            "mine/cards.toml:34: event calm: `test` is \"luck\"",
            "mine/cards.toml:34: event calm: `difficulty` is missing",
            "mine/cards.toml:35: event stirring: `copies` is missing",
            "mine/cards.toml:38: event stirring: `stir` is 12; expected -9 to 9",
            "mine/cards.toml:43: event old_pouch: there is no item `lamp`; expected the id of one [[item]]",
        ],
    );
}

#[test]
fn every_problem_of_tables_is_told() {
    assert_problems(
        "[search]\nsource = 'reconstructed'\nrow = [\n\
         { roll = '0-5', loss = '1D', events = 9 },\n\
         { roll = '5-9', ecus = 10000 },\n\
         { roll = '10', finds = ['treasure', 'potion', 'rune'] },\n\
         ]\n\
         [treasure]\nsource = 'reconstructed'\nrow = [\n\
         { roll = '0-8', kind = 'weapon' },\n\
         { roll = '9', kind = 'horse' },\n\
         ]\n\
         [[element]]\nid = 'chest'\nsource = 'reconstructed'\nbulk = 'huge'\nmark = 'Q'\nrow = [\n\
         { roll = '0', locked = true },\n\
         { roll = '1-6', finds = ['gold'] },\n\
         ]\n\
         [[element]]\nid = 'table'\nsource = 'reconstructed'\nbulk = 'low'\nmark = 'S'\nlock = { pv = 1, endurance = 1 }\npower = { peasant = 1, white = 2 }\n\
         [[trap]]\nid = 'corpse'\nsource = 'reconstructed'\nharm = '6D'\nguard = 'luck'\n\
         [[door]]\nid = 'prison'\nsource = 'reconstructed'\nendurance = 12\npv = 0\ndifficulty = 8\n\
         [town]\nsource = 'reconstructed'\nsells = ['club', 'horse']\n\
         [[action]]\nid = 'dance'\nsource = 'reconstructed'\ncost = 1\nwho = 'anybody'\n\
         [[action]]\nid = 'walk'\nsource = 'reconstructed'\ncost = 0\nwho = 'dogs'\n\
         [speeches]\nsource = 'reconstructed'\ndifficulty = { threat = 4, song = 5, bravery = 31 }\nthreat_fear = 2\nthreat_failure_dice = 1\nbravery_ap = 1\n\
         bravery_failure_ap = 1\nmanipulation_failure_ap = 2\n",
        &[
            "content/catacombs/base/elements.toml:77: element blessed_statue: `mark` is \"S\"; expected a capital letter of its own, and not Q",
            "mine/cards.toml:4: [search]: `events` is 9; expected 0 to 2",
            "mine/cards.toml:5: [search]: `ecus` is 10000; expected 0 to 9999",
            "mine/cards.toml:5: [search]: a roll of 5 has two rows; expected one row for each roll",
            "mine/cards.toml:6: [search]: more than two finds; expected at most two",
            "mine/cards.toml:8: [treasure]: no row for 10; expected one row for each roll",
            "mine/cards.toml:12: [treasure]: `kind` is \"horse\"",
            "mine/cards.toml:14: element chest: a row is `locked` and there is no `lock`; expected `lock` and a row with `locked = true`, or neither",
            "mine/cards.toml:17: element chest: `bulk` is \"huge\"; expected one of flat, low, tall",
            "mine/cards.toml:18: element chest: `mark` is \"Q\"; expected a capital letter of its own, and not Q",
            "mine/cards.toml:21: element chest: there is no find `gold`",
            "mine/cards.toml:21: element chest: `roll` is \"1-6\"; expected a roll or a range of rolls from 0 to 5, such as `3` or `1-2`",
            "mine/cards.toml:23: element table: a `lock` that no row shuts; expected `lock` and a row with `locked = true`, or neither",
            "mine/cards.toml:23: element table: `power` has 2 entries; expected one",
            "mine/cards.toml:28: element table: `difficulty` is missing",
            "mine/cards.toml:30: trap corpse: an element has the same id; expected a word of its own",
            "mine/cards.toml:34: trap corpse: `guard` is \"luck\"; expected one of full, magic_armour, nothing",
            "mine/cards.toml:39: door prison: `pv` is 0; expected 1 to 99",
            "mine/cards.toml:43: [town]: there is no item `horse`; expected the id of one [[item]]",
            "mine/cards.toml:44: action dance: there is no such action",
            "mine/cards.toml:52: action walk: `cost` is 0; expected 1 to 9",
            "mine/cards.toml:53: action walk: `who` is \"dogs\"; expected one of anybody, party, heroes",
            "mine/cards.toml:54: [speeches]: `difficulty` of manipulation is missing",
            "mine/cards.toml:54: [speeches]: `difficulty` of corruption is missing",
            "mine/cards.toml:54: [speeches]: `bribe_ecus` is missing",
            "mine/cards.toml:56: [speeches]: `bravery` is 31; expected 0 to 30",
            "mine/cards.toml:56: [speeches]: `difficulty` is \"song\"; expected one of threat, bravery, manipulation, corruption",
        ],
    );
}

#[test]
fn every_problem_of_a_quest_is_told() {
    assert_problems(
        "[[quest]]\nid = 'deratisation'\nsource = 'reconstructed'\nzone = 'cellar'\nelements = { chest = 7, dragon = 1 }\nmonsters = [\n\
         { monster = 'dragon', count = '1' },\n\
         { count = '0' },\n\
         ]\nobjective = { close = { element = 'well', difficulty = { novice = 1, god = 9 } } }\nreward = { fame = 1, destiny = 10 }\n\
         encounter = [\n\
         { roll = '0-4', monster = 'voracious_ogre', count = '1' },\n\
         ]\nportal = 'moon'\n\
         [[quest]]\nid = 'fabulous_treasure'\nsource = 'reconstructed'\nzone = 'magician_laboratory'\nelements = { chest = 2 }\n\
         objective = { search_all = { element = 'chest', count = 3 } }\nportal = 'start'\n\
         encounter = [{ roll = '0-5', monster = 'voracious_ogre', count = '1' }]\n\
         [[quest]]\nid = 'journey_in_shadow'\nsource = 'reconstructed'\nzone = 'magician_laboratory'\nobjective = { leave = 1 }\n\
         encounter = [{ roll = '0-5', monster = 'voracious_ogre', count = '1' }]\n\
         [[quest]]\nid = 'solar_orb'\nsource = 'reconstructed'\nzone = 'magician_laboratory'\nobjective = { recover = { item = 'solar_orb', holder = 'voracious_ogre' } }\n\
         encounter = [{ roll = '0-5', monster = 'voracious_ogre', count = '1' }]\n",
        &[
            "mine/cards.toml:1: quest deratisation: no row for 5; expected one row for each roll",
            "mine/cards.toml:4: quest deratisation: `cellar` is an ordinary zone; expected one with `quest = true`",
            "mine/cards.toml:4: quest deratisation: 7 pieces and 5 places in `cellar`; expected a place `*` for each",
            "mine/cards.toml:5: quest deratisation: there is no element `dragon`; expected the id of one [[element]]",
            "mine/cards.toml:7: quest deratisation: there is no monster `dragon`; expected the id of one [[monster]]",
            "mine/cards.toml:8: quest deratisation: `monster` is missing",
            "mine/cards.toml:8: quest deratisation: `count` is \"0\"; expected a number such as 7+1D, 2+1D3 or 1, never 0",
            "mine/cards.toml:10: quest deratisation: `difficulty` is \"god\"; expected one of novice, adventurer, hero",
            "mine/cards.toml:10: quest deratisation: `difficulty` of adventurer is missing; expected one for each level",
            "mine/cards.toml:10: quest deratisation: `difficulty` of hero is missing; expected one for each level",
            "mine/cards.toml:10: quest deratisation: what is to be closed is not there once; expected one in the zone",
            "mine/cards.toml:11: quest deratisation: `destiny` is 10; expected 0 to 9",
            "mine/cards.toml:11: quest deratisation: there is no reward `fame`; expected destiny, xp or ecus",
            "mine/cards.toml:15: quest deratisation: `portal` is \"moon\"; expected one of start, quest_zone",
            "mine/cards.toml:16: quest fabulous_treasure: a destination and no portal; expected a zone with a `p` on its plan",
            "mine/cards.toml:21: quest fabulous_treasure: `count` is not what the zone holds; expected as many pieces with a table as `elements` has",
            "mine/cards.toml:28: quest journey_in_shadow: `leave` is 1; expected 2 to 99",
            "mine/cards.toml:28: quest journey_in_shadow: the zone has no quest exit; expected a `Q` on its plan",
            "mine/cards.toml:34: quest solar_orb: the holder is not in the zone; expected a monster of the zone",
        ],
    );
}

#[test]
fn every_problem_of_the_numbers_is_told() {
    let numbers = "[numbers]\nsource = 'reconstructed'\ntest = -1\nbare_hands = 'Fu'\nswamp = '1D3'\nmishaps = ['fall', 'swim']\ncards = 'four'\nwalk = 1\n";
    let told = load(numbers).unwrap_err();
    assert_eq!(told.iter().filter(|line| line.contains("is missing")).count(), 30, "{told:#?}");
    let others: Vec<&String> = told.iter().filter(|line| !line.contains("is missing")).collect();
    assert_told(
        &others,
        &[
            "mine/cards.toml:1: [numbers]: `mishaps` has 2 entries; expected one for each face of the D, from 0 on",
            "mine/cards.toml:3: [numbers]: `test` is -1; expected 0 to 30",
            "mine/cards.toml:4: [numbers]: `bare_hands` is \"Fu\"; expected damage such as Fu+1D, Fu+1+2D or 3D",
            "mine/cards.toml:5: [numbers]: `swamp` is \"1D3\"; expected a sum such as 4+5D, 2D or 4",
            "mine/cards.toml:6: [numbers]: `mishaps` is \"swim\"; expected one of fall, stumble, cross",
            "mine/cards.toml:7: [numbers]: invalid type: string \"four\"; expected a whole number",
            "mine/cards.toml:8: [numbers]: unknown field `walk`",
        ],
    );
}

#[test]
fn a_pack_must_be_enough_to_play() {
    let only = "extends = 'catacombs/base'\n[only]\nevent = []\nhero = []\n\
        zone = ['cellar', 'gaol', 'dead_end_well', 'magician_laboratory', 'lower_levels_exit']";
    assert_told(
        &load_with(only, "").unwrap_err(),
        &[
            "mine/pack.toml: there is no [[event]]; expected at least one",
            "mine/pack.toml: there is no [[hero]]; expected at least one",
            "mine/pack.toml: there are 2 ordinary zones; expected at least the 4 that are drawn",
        ],
    );
    let told = load_with("", "").unwrap_err();
    for table in ["dice", "numbers", "search", "speeches", "town", "treasure"] {
        assert!(
            told.iter().any(|line| line.contains(&format!("there is no table `[{table}]`"))),
            "{told:#?}"
        );
    }
    for kind in ["zone", "event", "hero", "item", "monster", "element", "door", "trap", "quest"] {
        assert!(told.iter().any(|line| line.contains(&format!("there is no [[{kind}]]"))), "{told:#?}");
    }
}

#[test]
fn too_many_zones_are_refused() {
    let zones: String = (0..20)
        .map(|n| {
            format!("[[zone]]\nid = 'extra_{n}'\nsource = 'reconstructed'\nplan = '''\n###\n#.#\n#e#\n'''\n")
        })
        .collect();
    assert_eq!(load(&zones).unwrap_err(), ["mine/pack.toml: there are 36 [[zone]]; expected at most 32"]);
}

#[test]
fn a_board_of_the_largest_zones_must_have_its_place() {
    let plan = "'''\n#x#x##\nx.*.*x\n#*.*.#\n##e###\n'''";
    let entries = "{ what = 'chest', least = 0 },\n".repeat(4) + &"{ what = 'pit', least = 0 },\n".repeat(3);
    let zone = |n: u8| {
        format!(
            "[[zone]]\nid = 'extra_{n}'\nsource = 'reconstructed'\nplan = {plan}\nentry = [\n{entries}]\n"
        )
    };
    let zones: String = (0..9).map(zone).collect();
    assert_eq!(
        load(&zones).unwrap_err(),
        [
            "mine/pack.toml: the 9 largest zones hold 36 doors; expected at most 28",
            "mine/pack.toml: the 9 largest zones hold 41 pieces; expected at most 40",
            "mine/pack.toml: the 9 largest zones hold 27 traps; expected at most 20",
        ]
    );
}

#[test]
fn a_new_card_needs_its_name_and_text_in_both_languages() {
    let mut library = Library::built_in();
    let manifest = "id = 'mine'\ngame = 'catacombs'\neditions = ['base']\nversion = 1\nlicence = 'own'\nextends = 'catacombs/base'\n";
    let event = "[[event]]\nid = 'yawn'\nsource = 'reconstructed'\ncopies = 1\neffect = 'calm'\n";
    let name = " .the = the A\n .a = an A\n .of = of the A\n .to = to the A\n .gender = n\n .plural = As\n";
    let en = format!("event-yawn = A\n{name} .text = Nothing.\n");
    let fr = format!("event-yawn = A\n{name}");
    let files = [
        ("pack.toml", manifest.to_owned()),
        ("events.toml", event.to_owned()),
        ("en.ftl", en),
        ("fr.ftl", fr),
    ];
    let id = library.add(Source::new("mine", files)).unwrap();
    let told: Vec<String> = check::load(&library, &id).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(told, ["mine/fr.ftl:1: missing text in fr: `event-yawn.text`"]);
}
