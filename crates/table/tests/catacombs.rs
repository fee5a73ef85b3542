//! What the main situations of Catacombs look like, as snapshots, and what the game master's picture has that nobody else's has.

mod common;

use common::{act, at, open, random_step, seating, viewers};
use undercroft_catalog::live::Dice;
use undercroft_kernel::{Fast, Seat, Value, Viewer};
use undercroft_table::{Choice, Ground, MarkKind, Motion, Picture};

const P1: Viewer = Viewer::Seat(Seat(0));
const GM: Viewer = Viewer::Seat(Seat(1));

/// Maëlle with a revenant beside her and one farther off, a chest, a door, and a pit that nobody has found.
const ROOM: &str = "map:
##########
#C.......#
#1R..S...+
#..T....P#
##########
R = first_moon_revenant
S = first_moon_revenant
C = chest
T = trap pit hidden
P = trap spikes known
";

/// The same with nobody beside her: who is held does not shoot.
const RANGE: &str = "map:
##########
#1.......#
#....S...#
##########
S = first_moon_revenant
";

/// A door with a zone behind it.
const DOOR: &str = "map:
#######
#.....#
#....1D
#.....#
#######
D = door standard shut cards 2
";

fn room() -> undercroft_table::LiveTable {
    at(&seating("catacombs", &["maelle"], &[]), ROOM, &[])
}

fn range() -> undercroft_table::LiveTable {
    at(&seating("catacombs", &["maelle"], &[]), RANGE, &[])
}

/// The leaf with this action, with the labels of the branches it hangs on.
fn find<'p>(choices: &'p [Choice], action: &str, path: &mut Vec<String>) -> Option<&'p Choice> {
    for choice in choices {
        if choice.action.as_deref() == Some(action) {
            return Some(choice);
        }
        path.push(choice.label.key.to_string());
        if let Some(found) = find(&choice.then, action, path) {
            return Some(found);
        }
        path.pop();
    }
    None
}

fn leaf(picture: &Picture, action: &str) -> (Vec<String>, Choice) {
    let prompt = picture.prompt.as_ref().expect("somebody is asked");
    let mut path = Vec::new();
    let leaf = find(&prompt.choices, action, &mut path).unwrap_or_else(|| panic!("{action} is not offered"));
    (path, leaf.clone())
}

#[test]
fn the_acting_hero_sees_map_sheet_and_groups_of_actions() {
    let picture = room().picture(P1);
    insta::assert_json_snapshot!("map", picture.boards);
    insta::assert_json_snapshot!("sheets", picture.sheets);
    let prompt = picture.prompt.as_ref().unwrap();
    let first: Vec<&str> = prompt.choices.iter().map(|choice| &*choice.label.key).collect();
    insta::assert_json_snapshot!("groups", first);
    assert!(!prompt.flat && prompt.choices.len() <= 10, "{first:?}");
}

#[test]
fn choices_say_their_price_their_test_and_what_they_are_about() {
    let picture = room().picture(P1);
    let (path, walk) = leaf(&picture, "walk ne");
    assert_eq!(path, ["verb-ca-move", "verb-ca-walk"]);
    assert_eq!((walk.things.first().map(String::as_str), walk.tags[0].figure), (Some("2,1"), Some(-1)));
    assert_eq!(walk.note.unwrap().key, "note-ca-held", "the revenant beside her holds her back");
    let (_, shot) = leaf(&range().picture(P1), "shoot m1");
    assert_eq!(shot.things, ["creature-1", "5,2"]);
    let line = &shot.marks[0];
    assert_eq!((line.kind, line.spots[1].figure), (MarkKind::Line, Some(4)));
    assert!(shot.reveals && shot.costs);
}

#[test]
fn reach_has_prices_and_ways_and_names_the_squares_that_hold() {
    let picture = room().picture(P1);
    let marks = &picture.boards[0].marks;
    let reach = marks.iter().find(|mark| mark.kind == MarkKind::Reach).unwrap();
    let spot = reach.spots.iter().find(|spot| spot.at == "3,1").unwrap();
    assert_eq!((spot.figure, spot.via.as_deref()), (Some(2), Some("2,1")));
    let danger = marks.iter().find(|mark| mark.kind == MarkKind::Danger).unwrap();
    assert!(danger.spots.iter().any(|spot| spot.at == "1,2"), "she stands beside a revenant herself");
    assert!(!danger.spots.iter().any(|spot| spot.at == "8,1"));
    assert!(room().picture(GM).boards[0].marks.is_empty(), "only whoever acts is shown where to go");
}

/// Two ways to the same square: past a revenant in two steps, or around it in three.
const WAYS: &str = "map:
########
#1.....#
#..R...#
#......#
#......#
#......#
########
R = first_moon_revenant
";

#[test]
fn a_way_has_the_fewest_tests_and_says_how_likely_they_pass() {
    let table = at(&seating("catacombs", &["maelle"], &[]), WAYS, &[]);
    let picture = table.picture(P1);
    let reach = picture.boards[0].marks.iter().find(|mark| mark.kind == MarkKind::Reach).unwrap();
    let spot = |at: &str| reach.spots.iter().find(|spot| spot.at == at).unwrap_or_else(|| panic!("{at}"));
    assert_eq!((spot("1,5").tests, spot("1,5").share), (0, None), "nobody is beside that way");
    let beyond = spot("5,1");
    assert_eq!(beyond.figure, Some(4));
    assert!(beyond.tests > 0 && beyond.share.is_some_and(|share| share.ways < share.of), "{beyond:?}");
    for spot in &reach.spots {
        assert_eq!(spot.tests == 0, spot.share.is_none(), "{spot:?}");
    }
}

#[test]
fn what_a_test_on_the_way_is_worth_is_what_its_roll_shows() {
    let picture = room().picture(P1);
    let reach = picture.boards[0].marks.iter().find(|mark| mark.kind == MarkKind::Reach).unwrap();
    let share = reach.spots.iter().find(|spot| spot.at == "1,3").and_then(|spot| spot.share).unwrap();
    // The odds of the walk itself, counted branch by branch.
    let odds = room().odds(Seat(0), "walk s").unwrap();
    let passed = odds.lines.iter().filter(|line| line.mood != undercroft_table::Mood::Bad);
    let passed = undercroft_table::Share::sum(passed.map(|line| line.share));
    assert_eq!(share.ways * passed.of, passed.ways * share.of, "{share:?} {odds:?}");
}

#[test]
fn an_enemy_farther_off_can_be_walked_up_to_and_struck() {
    let table = at(&seating("catacombs", &["svein"], &[]), RANGE, &[]);
    let picture = table.picture(P1);
    let strike = picture.boards[0].marks.iter().find(|mark| mark.kind == MarkKind::Strike).unwrap();
    let spot = &strike.spots[0];
    assert_eq!((spot.at.as_str(), spot.figure), ("5,2", Some(4)), "three steps and a blow");
    let mut table = table;
    for step in ["walk e", "walk e", "walk e"] {
        act(&mut table, step, &[]);
    }
    assert!(leaf(&table.picture(P1), "attack m1").1.quick, "and there it is");
}

#[test]
fn every_choice_of_a_turn_is_below_a_tile_and_what_hurts_a_friend_asks() {
    let seats = ["maelle", "aldric", "svein", "isaure"];
    let (mut tiles, mut asked) = (0, 0);
    for seed in 0..3 {
        let mut table = open(&seating("catacombs", &seats, &[]));
        let mut chance = Fast::new(seed);
        for _ in 0..400 {
            for viewer in viewers(&table) {
                let picture = table.picture(viewer);
                let Some(prompt) = picture.prompt.as_ref().filter(|prompt| !prompt.tiles.is_empty()) else {
                    continue;
                };
                let mut below = Vec::new();
                for tile in &prompt.tiles {
                    let found = reached(&prompt.choices, &tile.path).expect("a tile leads somewhere");
                    below.extend(found.actions().map(str::to_owned));
                    assert!(tile.icon.is_some(), "{tile:?}");
                    assert!(
                        tile.name.key != "verb-ca-more" || found.actions().count() > 1,
                        "a tile never plays what it does not name: {tile:?}"
                    );
                    tiles += 1;
                }
                let mut all: Vec<String> = prompt
                    .choices
                    .iter()
                    .flat_map(|choice| choice.actions().map(str::to_owned).collect::<Vec<_>>())
                    .collect();
                below.sort();
                all.sort();
                assert_eq!(below, all, "every choice is below exactly one tile");
                for leaf in prompt.leaves() {
                    let hurts = leaf.action.as_deref().is_some_and(|action| {
                        ["attack p", "shoot p", "shove p"].iter().any(|verb| action.starts_with(verb))
                    });
                    if hurts && matches!(viewer, Viewer::Seat(seat) if seat.0 < 4) {
                        assert_eq!(leaf.confirm.as_ref().unwrap().key, "confirm-ca-friend");
                        assert!(!leaf.quick);
                        asked += 1;
                    }
                }
            }
            if !random_step(&mut table, &mut chance, &common::SEED) {
                break;
            }
        }
    }
    assert!(tiles > 0 && asked > 0, "{tiles} tiles, {asked} asked");
}

/// The choice at the end of a path of keys.
fn reached<'p>(choices: &'p [Choice], path: &[u32]) -> Option<&'p Choice> {
    let (key, rest) = path.split_first()?;
    let choice = choices.iter().find(|choice| choice.key == *key)?;
    if rest.is_empty() { Some(choice) } else { reached(&choice.then, rest) }
}

#[test]
fn hidden_traps_cards_and_objectives_are_the_game_masters() {
    let table = room();
    let text = |viewer| serde_json::to_string(&table.picture(viewer)).unwrap();
    for viewer in [P1, Viewer::Spectator] {
        assert!(!text(viewer).contains("trap-pit") && !text(viewer).contains("trap-3,3"));
        assert!(text(viewer).contains("trap-spikes"), "a known trap is seen by all");
        assert!(!text(viewer).contains("objective") && !text(viewer).contains("sign-ca-cards"));
    }
    let master = table.picture(GM);
    insta::assert_json_snapshot!("master", (&master.boards[0].pieces, &master.sheets, &master.piles));
    assert!(text(GM).contains("trap-pit") && text(GM).contains("objective"));
}

#[test]
fn the_game_master_places_square_by_square() {
    let places = |choice: &&Choice| choice.actions().any(|action| action.starts_with("place-"));
    let mut placed = 0;
    for seed in 0..12 {
        let mut table = at(&seating("catacombs", &["maelle"], &[]), DOOR, &[]);
        table.game_mut().act(Seat(0), "open e", Dice::Seed(&[seed; 32])).unwrap();
        while table.game_mut().settle(Dice::Seed(&[seed; 32])).unwrap() {}
        let picture = table.picture(GM);
        let Ground::Tiles(tiles) = &picture.boards[0].ground else { panic!("a map of squares") };
        let Some(prompt) = &picture.prompt else { continue };
        for leaf in prompt.leaves().into_iter().filter(places) {
            let square = leaf.things.first().expect("each choice is a square");
            assert!(tiles.place(square).is_some(), "{square} is not on the map");
            let groups = picture.sheets.iter().flat_map(|sheet| &sheet.groups);
            let pending = groups.into_iter().find(|group| group.id == "quest-pending");
            assert!(pending.is_some_and(|group| !group.items.is_empty()), "what is to be placed is said");
            placed += 1;
        }
    }
    assert!(placed > 0, "nothing was ever placed");
}

#[test]
fn an_attack_that_can_be_parried_shows_both_sides_and_its_dice() {
    let place = "map:\n######\n#1R..#\n######\nR = first_moon_revenant\nturn = m1\n";
    let mut table = at(&seating("catacombs", &["aldric"], &[]), place, &[]);
    act(&mut table, "attack p1", &[("dark_blue", "1"), ("d", "4")]);
    let picture = table.picture(P1);
    insta::assert_json_snapshot!("parry", (&picture.fight, &picture.dice, &picture.prompt));
    assert_eq!(picture.log.last().unwrap().dice, *picture.dice, "the roll lies on the table");
}

/// CA-WOUND-03: Life points are counted below 0: on the sheet, under the figure and in the order of play it is one number.
#[test]
fn life_below_zero_is_the_same_number_everywhere() {
    let given =
        [("p1.pv", Value::Int(-3)), ("p1.grounded", Value::Bool(true)), ("p1.deadline", Value::Int(2))];
    let place = "map:\n######\n#1.2.#\n######\n";
    let table = at(&seating("catacombs", &["aldric", "maelle"], &[]), place, &given);
    let picture = serde_json::to_value(table.picture(P1)).unwrap();
    let mut found = Vec::new();
    gather(&picture, &mut found);
    let life = found.iter().filter(|(id, _)| id.ends_with("hero-1-pv")).collect::<Vec<_>>();
    assert!(life.len() >= 2, "{found:?}");
    assert!(life.iter().all(|(_, value)| *value == -3), "{life:?}");
}

/// Id and value of everything that is counted.
fn gather<'p>(part: &'p serde_json::Value, found: &mut Vec<(&'p str, i64)>) {
    if let (Some(id), Some(value)) = (part["id"].as_str(), part["value"].as_i64()) {
        found.push((id, value));
    }
    let parts: Vec<&serde_json::Value> = match part {
        serde_json::Value::Array(list) => list.iter().collect(),
        serde_json::Value::Object(fields) => fields.values().collect(),
        _ => return,
    };
    parts.into_iter().for_each(|part| gather(part, found));
}

#[test]
fn what_happens_is_seen_to_happen() {
    let mut table = range();
    let (before, since) = (table.picture(P1), table.game().at());
    act(&mut table, "precise-shot m1", &[("yellow", "2"), ("d", "4 3")]);
    let (delta, _) = table.delta(P1, &before, since);
    let seen = |wanted: &dyn Fn(&Motion) -> bool| delta.motions.iter().position(wanted);
    let rolled = seen(&|motion| matches!(motion, Motion::Roll { dice } if dice.len() >= 2)).unwrap();
    let hurt =
        seen(&|motion| matches!(motion, Motion::Count { thing, by } if thing == "creature-1-pv" && *by < 0));
    assert!(hurt.is_some_and(|hurt| rolled < hurt), "first the dice, then the wound: {:?}", delta.motions);
    let (before, since) = (table.picture(P1), table.game().at());
    act(&mut table, "walk s", &[]);
    let (delta, _) = table.delta(P1, &before, since);
    let walks = |motion: &Motion| matches!(motion, Motion::Move { thing, to, .. } if thing == "hero-1" && to == "1,2");
    assert!(delta.motions.iter().any(walks), "{:?}", delta.motions);
}

#[test]
fn every_place_that_is_named_is_on_the_board() {
    let seats = ["maelle", "aldric", "svein", "isaure"];
    let mut table = open(&seating("catacombs", &seats, &[("quest", Value::word("solar_orb"))]));
    let mut chance = Fast::new(11);
    while random_step(&mut table, &mut chance, &common::SEED) {
        for viewer in viewers(&table) {
            let picture = table.picture(viewer);
            let Ground::Tiles(tiles) = &picture.boards[0].ground else { panic!("a map of squares") };
            for piece in &picture.boards[0].pieces {
                assert!(tiles.place(&piece.at).is_some(), "{} at {}", piece.id, piece.at);
            }
            let spots = picture.boards[0].marks.iter().flat_map(|mark| &mark.spots);
            assert!(spots.into_iter().all(|spot| tiles.place(&spot.at).is_some()));
        }
    }
}

/// CA-WOUND-03: Life points below zero are counted on, and everywhere the same: on the sheet, under the figure and in the order of turns.
#[test]
fn life_below_zero_is_the_same_everywhere() {
    let given =
        [("p2.pv", Value::Int(-3)), ("p2.grounded", Value::Bool(true)), ("p2.deadline", Value::Int(1))];
    let table = at(&seating("catacombs", &["maelle", "svein"], &[]), "map:\n#####\n#1.2#\n#####\n", &given);
    for viewer in viewers(&table) {
        let picture = table.picture(viewer);
        let json = serde_json::to_value(&picture).unwrap();
        let mut said = Vec::new();
        gather_life(&json, &mut said);
        let below = said.iter().filter(|value| **value == -3).count();
        assert!(below >= 3 && !said.contains(&0), "{viewer:?}: {said:?}");
    }
}

/// Every number of life points in a picture: tracks called so, and arguments of sentences.
fn gather_life(value: &serde_json::Value, said: &mut Vec<i64>) {
    match value {
        serde_json::Value::Array(parts) => parts.iter().for_each(|part| gather_life(part, said)),
        serde_json::Value::Object(parts) => {
            if parts.get("name").is_some_and(|name| name["key"] == "track-ca-pv") {
                said.extend(parts["value"].as_i64());
            }
            said.extend(parts.get("args").and_then(|args| args["pv"].as_i64()));
            parts.values().for_each(|part| gather_life(part, said));
        }
        _ => {}
    }
}

/// What a pack describes says where its values come from.
#[test]
fn things_say_where_their_values_come_from() {
    let picture = room().picture(P1);
    let json = serde_json::to_string(&picture).unwrap();
    assert!(json.contains("tip-origin-rulebook"), "{json}");
}
