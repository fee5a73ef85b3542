//! Wrong packs: every problem at once, with file, line and what was expected.

use mini_rogue::content::check;
use mini_rogue::content::{Amount, Icon, Resource, RoomKind};
use undercroft_content::{Library, Source};

/// Loads a pack that extends `base-ed2021` with one file of records and the names it needs.
fn load(records: &str) -> Result<mini_rogue::content::Content, Vec<String>> {
    load_with("extends = 'mini-rogue/base-ed2021'", records, "")
}

fn load_with(
    manifest: &str,
    records: &str,
    names: &str,
) -> Result<mini_rogue::content::Content, Vec<String>> {
    let mut library = Library::built_in();
    let head = "id = 'mine'\ngame = 'mini-rogue'\neditions = ['ed2021']\nversion = 1\nlicence = 'own'\n";
    let files = [
        ("pack.toml", format!("{head}{manifest}\n")),
        ("cards.toml", records.to_owned()),
        ("en.ftl", names.to_owned()),
        ("fr.ftl", names.to_owned()),
    ];
    let id = library.add(Source::new("mine", files)).unwrap();
    check::load(&library, &id).map_err(|problems| {
        // The names of made-up cards are not the matter here.
        problems.iter().map(ToString::to_string).filter(|line| !line.contains("missing text")).collect()
    })
}

fn assert_problems(records: &str, expected: &[&str]) {
    assert_eq!(load(records).unwrap_err(), expected);
}

#[test]
fn a_changed_room_replaces_the_old_one() {
    let content = load(
        "[[room]]\nid = 'trap_maze'\ntype = 'trap'\nbanner = 'check'\nsource = 'reconstructed'\n\
         row = [{ die = '1-6', fail = 'nothing', pass = '+floor gold' }]\n",
    )
    .unwrap();
    assert_eq!(content.rooms.len(), 20);
    let maze = content.rooms.find(|room| room.id == "trap_maze").unwrap();
    let RoomKind::Trap { fail, pass } = &content.rooms[maze].kind else { unreachable!("a trap") };
    assert!(content.lists[fail[0]].is_empty());
    assert_eq!(content.lists[pass[5]], [Icon::Gain(Resource::Gold, Amount::FLOOR)]);
    assert_eq!(
        content.packs.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(),
        ["mine", "mini-rogue/base-ed2021"]
    );
}

#[test]
fn every_problem_of_a_board_is_told() {
    assert_problems(
        "[[board]]\nid = 'dungeon'\nsource = 'public x'\narea = [\n\
         { floor = 1, below = 2 },\n\
         { floor = 1, below = 9 },\n\
         { floor = 3, guardian = true, below = 4 },\n\
         { floor = 5 },\n\
         { flor = 4, guardian = true },\n\
         ]\n",
        &[
            "mine/cards.toml:1: board dungeon: the last Floor is 1; expected 4 Floors",
            "mine/cards.toml:5: board dungeon: a fall from Floor 1 leads to Floor 1; expected an Area of Floor 2",
            "mine/cards.toml:6: board dungeon: the last Area of a Floor has no Guardian; expected `guardian = true` in the last \
             Area of each Floor",
            "mine/cards.toml:6: board dungeon: there is no Area 9; expected an Area of Floor 2",
            "mine/cards.toml:7: board dungeon: Floor 3 comes after Floor 1; expected Floors in order, none left out",
            "mine/cards.toml:7: board dungeon: a fall from Floor 3 leads to Floor 1; expected an Area of Floor 4",
            "mine/cards.toml:8: board dungeon: `floor` is 5; expected 1 to 4",
            "mine/cards.toml:8: board dungeon: Floor 1 comes after Floor 3; expected Floors in order, none left out",
            "mine/cards.toml:9: board dungeon: unknown field `flor`; expected one of `floor`, `guardian`, `below`",
            "mine/cards.toml:9: board dungeon: `floor` is missing",
        ],
    );
}

#[test]
fn every_problem_of_a_character_is_told() {
    assert_problems(
        "[[character]]\nid = 'rogue'\nsource = 'public x'\nicon = 'Big Hood'\nhp = 2\nfood = 5\ngold = -1\n\
         potions = ['fire', 'fire', 'wine']\ncombat = 'triple_die'\npreparation = { arrange = 9 }\n",
        &[
            "mine/cards.toml:1: character rogue: `exploration` is missing",
            "mine/cards.toml:4: character rogue: `icon` is \"Big Hood\"; expected small letters, digits and single hyphens",
            "mine/cards.toml:5: character rogue: `hp` is 2; expected 3 to 20",
            "mine/cards.toml:6: character rogue: `food` is 5; expected 0 to 4",
            "mine/cards.toml:7: character rogue: `gold` is -1; expected 0 to 10",
            "mine/cards.toml:8: character rogue: two potions of the kind `fire`; expected one of each kind at most",
            "mine/cards.toml:8: character rogue: there is no potion `wine`; expected one of fire, frost, poison, healing, \
             holy_water, perception",
            "mine/cards.toml:9: character rogue: unknown variant `triple_die`; expected one of `double_die`, `double_next_attack`, \
             `conjure`, `armour_strike`, `tribute`",
            "mine/cards.toml:10: character rogue: `arrange` is 9; expected 1 to 2",
        ],
    );
}

#[test]
fn every_problem_of_rows_and_icons_is_told() {
    let told = load(
        "[[room]]\nid = 'tomb'\ntype = 'tomb'\nbanner = 'check'\nsource = 'public x'\nenter = 'raise hp'\nrow = [\n\
         { die = '1-3', result = '+1 xp / ' },\n\
         { die = '3', result = '+1 luck, potion wine' },\n\
         { die = '5-7', result = 'regenerate 2' },\n\
         { result = 'nothing' },\n\
         ]\n\
         [[room]]\nid = 'crow'\ntype = 'item'\nbanner = 'pay'\nsource = 'public x'\npay = '+1 food / -floor gold'\n\
         [rewards]\nsource = 'public x'\nrow = [\n{ die = '1-4', result = 'ghost, rewards' },\n]\n",
    )
    .unwrap_err();
    let short: Vec<&str> = told.iter().map(|line| line.split("; expected").next().unwrap()).collect();
    assert_eq!(
        short,
        [
            "mine/cards.toml:4: room tomb: `banner` of a tomb is \"check\"",
            "mine/cards.toml:6: room tomb: `raise hp` is not an icon",
            "mine/cards.toml:8: room tomb: `` is not an icon",
            "mine/cards.toml:9: room tomb: `+1 luck` is not an icon",
            "mine/cards.toml:9: room tomb: `potion wine` is not an icon",
            "mine/cards.toml:9: room tomb: face 3 has two rows",
            "mine/cards.toml:10: room tomb: `regenerate 2` cannot stand here",
            "mine/cards.toml:10: room tomb: `die` is \"5-7\"",
            "mine/cards.toml:11: room tomb: `die` is missing",
            "mine/cards.toml:13: room crow: the Item is good for nothing",
            "mine/cards.toml:18: room crow: `+1 food` cannot stand here",
            "mine/cards.toml:18: room crow: `-floor gold` cannot stand here",
            "mine/cards.toml:18: room crow: a price with a choice",
            "mine/cards.toml:19: [rewards]: no row for 5, 6",
            "mine/cards.toml:22: [rewards]: `ghost` cannot stand here",
            "mine/cards.toml:22: [rewards]: `rewards` cannot stand here",
        ]
    );
    assert!(
        told[1].contains("`raise hp 10`") && told[1].contains("any potion"),
        "the known icons are listed"
    );
}

#[test]
fn every_problem_of_an_enemy_is_told() {
    assert_problems(
        "[[guardian]]\nid = 'ghoul'\nsource = 'public x'\nfloor = [\n\
         { floor = 1, hp = [60, 10], damage = 2, effects = 'poison, sleep', reward = 'ghost' },\n\
         { floor = 1, hp = [5], damage = 1 },\n\
         { floor = 2, id = 'x', damage = 300, forbids = ['fire'] },\n\
         ]\n\
         [[room]]\nid = 'monster_beasts'\ntype = 'monster'\nbanner = 'none'\nsource = 'public x'\nfloor = [\n\
         { floor = 1, id = 'giant_rat', hp = [4, 8], damage = 2 },\n\
         ]\n",
        &[
            "mine/cards.toml:1: guardian ghoul: no line for Floor 3; expected `floor` 1 to 3",
            "mine/cards.toml:5: guardian ghoul: `sleep` is not an effect; expected `poison`, `curse`, `blind`, `weaken`, `fall`, \
             `unstoppable`, `regenerate 2`, with commas between them",
            "mine/cards.toml:5: guardian ghoul: `ghost` cannot stand here; expected a reward that starts no fight",
            "mine/cards.toml:5: guardian ghoul: `hp` is 60; expected 1 to 50",
            "mine/cards.toml:6: guardian ghoul: `hp` has 1 numbers; expected two: against one character and against two",
            "mine/cards.toml:6: guardian ghoul: Floor 1 has two lines; expected one line for each Floor",
            "mine/cards.toml:7: guardian ghoul: a line of a Guardian has an `id`; expected none: the card's word is its name",
            "mine/cards.toml:7: guardian ghoul: `fire` cannot be forbidden; expected holy_water, blessing or fall",
            "mine/cards.toml:7: guardian ghoul: `hp` is missing",
            "mine/cards.toml:7: guardian ghoul: `damage` is 300; expected 0 to 99",
            "mine/cards.toml:9: room monster_beasts: no line for Floor 2, 3, 4; expected `floor` 1 to 4",
            "mine/cards.toml:15: room monster_beasts: there is already an enemy `giant_rat`; expected a word of its own for each enemy",
        ],
    );
}

#[test]
fn every_problem_of_trade_and_camps_is_told() {
    assert_problems(
        "[[room]]\nid = 'hunter'\ntype = 'merchant'\nbanner = 'trade'\nsource = 'public x'\ngold = 3\nbuy = [\n\
         { id = 'herbs', price = 'free', gain = '+1 hp' },\n\
         { id = 'herbs', price = 11 },\n\
         ]\nsell = [\n\
         { what = 'food', price = 1 },\n\
         { what = 'armour', price = 1 },\n\
         { what = 'armour', price = 0 },\n\
         ]\n\
         [[room]]\nid = 'hermit'\ntype = 'inn'\nbanner = 'refresh'\nsource = 'public x'\n\
         [[room]]\nid = 'bonfire'\ntype = 'camp'\nbanner = 'refresh'\nsource = 'public x'\n",
        &[
            "mine/cards.toml:6: room hunter: unknown field `gold`; expected `buy` or `sell`",
            "mine/cards.toml:8: room hunter: invalid value: string \"free\"; expected a whole number or \"floor\"",
            "mine/cards.toml:9: room hunter: `herbs` is there twice; expected a word of its own for each row",
            "mine/cards.toml:9: room hunter: `price` is 11; expected 1 to 10",
            "mine/cards.toml:9: room hunter: `gain` is missing",
            "mine/cards.toml:12: room hunter: `food` cannot be sold; expected armour or potion",
            "mine/cards.toml:14: room hunter: `price` is 0; expected 1 to 10",
            "mine/cards.toml:14: room hunter: `armour` has two prices; expected one",
            "mine/cards.toml:18: room hermit: there is no type `inn`; expected one of monster, trap, treasure, tomb, camp, merchant, \
             shrine, item",
            "mine/cards.toml:21: room bonfire: there is no option; expected at least one `option`",
        ],
    );
}

#[test]
fn every_problem_of_the_numbers_is_told() {
    assert_problems(
        "[limits]\nsource = 'public x'\nhp = 20\nxp = 23\narmour = 4\nfood = 4\ngold = 10\npotions = 2\nenemy_hp = 50\n\
         levels = [0, 18, 6]\n[dice]\nsource = 'public x'\npoison_symbols = 7\ncurse_symbols = 3\nstar = 5\ncritical = 3\nmiss = 4\n\
         [numbers]\nsource = 'public x'\nfire = 7\nhealing = 6\nfeat_xp = 1\nfeat_hp = 2\nhunger = 'much'\n\
         [[difficulty]]\nid = 'normal'\nsource = 'public x'\nhp = 1\n",
        &[
            "mine/cards.toml:10: [limits]: `levels` do not ascend from 0; expected the XP at which Levels 1, 2 and 3 begin, such as \
             [0, 6, 18]",
            "mine/cards.toml:13: [dice]: `poison_symbols` is 7; expected 0 to 6",
            "mine/cards.toml:17: [dice]: `miss` is 4 and `critical` is 3; expected a miss below a critical",
            "mine/cards.toml:18: [numbers]: `poison` is missing",
            "mine/cards.toml:24: [numbers]: invalid type: string \"much\"; expected a whole number",
            "mine/cards.toml:25: difficulty normal: the first difficulty takes something; expected the normal one first, which takes \
             nothing",
        ],
    );
}

#[test]
fn a_pack_must_be_enough_to_play() {
    let only = "extends = 'mini-rogue/base-ed2021'\n[only]\nroom = ['tomb', 'crow']\nguardian = ['ghoul']\ncharacter = []\nboard = []\ndifficulty = []\nchapter = []";
    assert_eq!(
        load_with(only, "", "").unwrap_err(),
        [
            "mine/pack.toml: there are 2 Rooms, 1 of them Items; expected at least 9, and 8 to deal when Items are held",
            "mine/pack.toml: there are 0 Guardians with phases; expected exactly one, the last",
            "mine/pack.toml: there are 1 ordinary Guardians; expected 3 to 15",
            "mine/pack.toml: there is no Character; expected at least one [[character]]",
            "mine/pack.toml: there is no board; expected at least one [[board]]",
            "mine/pack.toml: there is no difficulty; expected at least one [[difficulty]]",
        ]
    );
    let told = load_with("", "", "").unwrap_err();
    for table in ["limits", "dice", "numbers", "ghost", "rewards"] {
        assert!(
            told.iter().any(|line| line.contains(&format!("there is no table `[{table}]`"))),
            "{told:#?}"
        );
    }
}

#[test]
fn too_many_rooms_are_refused() {
    let rooms: String = (0..13)
        .map(|n| {
            format!(
                "[[room]]\nid = 'extra_{n}'\ntype = 'tomb'\nbanner = 'check shift'\nsource = 'reconstructed'\n\
                 row = [{{ die = '1-6', result = '+{} xp' }}]\n",
                n + 1
            )
        })
        .collect();
    assert_eq!(load(&rooms).unwrap_err(), ["mine/pack.toml: there are 33 Rooms; expected at most 32"]);
}

#[test]
fn a_new_card_needs_its_name_in_both_languages() {
    let mut library = Library::built_in();
    let manifest = "id = 'mine'\ngame = 'mini-rogue'\neditions = ['ed2021']\nversion = 1\nlicence = 'own'\nextends = 'mini-rogue/base-ed2021'\n";
    let room = "[[room]]\nid = 'cellar'\ntype = 'camp'\nbanner = 'refresh'\nsource = 'reconstructed'\noption = [\n{ id = 'nap', gain = '+1 hp' },\n]\n";
    let name = |key: &str| {
        format!(
            "{key} = A\n .the = the A\n .a = an A\n .of = of the A\n .to = to the A\n .gender = n\n .plural = As\n"
        )
    };
    let fr = name("room-cellar") + &name("option-nap");
    let en = name("room-cellar") + " .flavour = Cool and dark.\n";
    let files =
        [("pack.toml", manifest.to_owned()), ("rooms.toml", room.to_owned()), ("en.ftl", en), ("fr.ftl", fr)];
    let id = library.add(Source::new("mine", files)).unwrap();
    let told: Vec<String> = check::load(&library, &id).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "mine/fr.ftl:1: missing text in fr: `room-cellar.flavour`",
            "mine/rooms.toml:1: room cellar: missing text in en: `option-nap`; expected a message `option-nap = …` in en.ftl",
        ]
    );
}
