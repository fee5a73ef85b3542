//! What the main situations of Mini Rogue look like, as snapshots: a change of a picture is seen in review. The numbers of the fight are those of the
//! printed mock-up, checked by hand.

mod common;

use common::{act, at, open, setup};
use undercroft_kernel::{Seat, Value, Viewer};
use undercroft_table::{Card, Face, Glyph, Ground, LiveTable, Mood, Picture, Share, SpaceState};

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));

fn int(number: i64) -> Value {
    Value::Int(number)
}

/// The labels of the choices, by their actions and tags.
fn actions(picture: &Picture) -> Vec<String> {
    let prompt = picture.prompt.as_ref().expect("somebody is asked");
    prompt.leaves().iter().flat_map(|leaf| leaf.actions().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn the_start() {
    let table = open(&setup("ed2025", &["rogue"], &[]));
    // There is nothing to look at in a check value.
    insta::assert_json_snapshot!("start", Picture { mark: 0, ..table.picture(P1) });
    let watched = table.picture(Viewer::Spectator);
    assert!(watched.prompt.is_none() && !watched.turn.you && watched.turn.asked == [0]);
}

/// The Rogue of the mock-up: two dice, Armour 2, cursed, against a Winged Serpent on Floor III.
fn serpent() -> LiveTable {
    let given = [
        ("hero.hp", int(11)),
        ("hero.armour", int(2)),
        ("hero.xp", int(9)),
        ("hero.gold", int(6)),
        ("hero.cursed", Value::Bool(true)),
        ("hero.potions", Value::words(["fire", "healing"])),
    ];
    let mut table = at(&setup("ed2025", &["rogue"], &[]), "combat: winged_serpent, floor 3", &given);
    act(&mut table, "roll-attack", &[("character", "6 4"), ("dungeon", "2"), ("curse", "blank")]);
    table
}

#[test]
fn a_fight_shows_its_consequences_before_the_click() {
    let table = serpent();
    let picture = table.picture(P1);
    insta::assert_json_snapshot!("fight", (&picture.fight, &picture.dice, &picture.prompt));
    let fight = picture.fight.as_ref().unwrap();
    let life = &fight.sides[0].tracks[0];
    assert_eq!((life.value, life.max, life.pending.as_ref().unwrap().by), (12, Some(12), -10));
    assert_eq!(picture.sheets[0].tracks[0].pending.as_ref().unwrap().by, -4);
    assert!(picture.dice[0].open, "the critical 6 can be rolled again");
    // Re-rolling the 6: a 2 to 6 slays, a 1 voids the die.
    let odds = table.odds(Seat(0), "reroll-critical 1").unwrap();
    let slain: Vec<_> = odds.lines.iter().filter(|line| line.mood == Mood::Good).collect();
    assert_eq!(
        slain.iter().map(|line| line.share).collect::<Vec<_>>(),
        [Share { ways: 5, of: 6 }],
        "{odds:?}"
    );
}

#[test]
fn a_merchant_groups_what_is_bought_and_sold() {
    let given = [
        ("hero.gold", int(9)),
        ("hero.armour", int(2)),
        ("hero.potions", Value::words(["fire", "holy_water"])),
    ];
    let table = at(&setup("ed2025", &["rogue"], &[]), "room: merchant, area 2", &given);
    let picture = table.picture(P1);
    insta::assert_json_snapshot!("merchant", picture.prompt);
    let prompt = picture.prompt.unwrap();
    assert!(!prompt.flat, "more than nine choices are walked");
    assert!(prompt.choices.len() <= 9 && prompt.leaves().len() > 9);
}

#[test]
fn two_trade_and_each_sees_what_can_be_given() {
    let given = [("hero.gold", int(3)), ("hero2.gold", int(2)), ("hero2.potions", Value::words(["frost"]))];
    let mut table = at(&setup("ed2025", &["rogue", "mage"], &[]), "choice: tomb", &given);
    act(&mut table, "trade", &[]);
    let (first, second) = (table.picture(P1), table.picture(P2));
    insta::assert_json_snapshot!("trade", (&first.turn, &first.prompt, &second.prompt));
    assert!(first.turn.you && second.turn.you);
    assert!(actions(&first).contains(&"give gold 3".to_owned()));
    assert!(actions(&second).contains(&"give frost".to_owned()));
    // The pictures differ in nothing but whose they are.
    assert_eq!(first.sheets, second.sheets);
    assert_eq!(first.boards, second.boards);
}

#[test]
fn the_last_guardian_in_its_second_phase() {
    let table = at(&setup("ed2025", &["crusader"], &[]), "combat: ogs_remains, phase 2", &[]);
    let picture = table.picture(P1);
    insta::assert_json_snapshot!("boss", (&picture.title, &picture.fight, &picture.prompt));
}

#[test]
fn the_end_counts_up() {
    let mut table = at(&setup("ed2025", &["rogue"], &[]), "combat: giant_rat", &[("hero.hp", int(1))]);
    act(&mut table, "roll-attack", &[("character", "1"), ("dungeon", "6")]);
    act(&mut table, "end-attack", &[]);
    let picture = table.picture(P1);
    insta::assert_json_snapshot!("end", (&picture.turn, &picture.outcome, &picture.log));
    assert!(picture.prompt.is_none());
    assert!(picture.fight.is_none(), "what is over is not told on");
    assert!(picture.dice.iter().all(|die| die.past), "the last roll lies there and decides nothing");
    let story = table.story(P1);
    assert_eq!(story.lines[0].values, [1, 1, 0]);
    assert_eq!(story.fights.len(), 1);
    assert_eq!(story.fight.unwrap().sides[0].name.key, "enemy-giant-rat");
    let faces: Vec<_> = story.dice.iter().map(|die| die.face).collect();
    assert_eq!(faces, [Some(1), Some(6)]);
}

#[test]
fn the_last_roll_stays_with_what_was_rolled_again() {
    let mut table = serpent();
    act(&mut table, "reroll-critical 1", &[("character", "3")]);
    act(&mut table, "end-attack", &[]);
    let picture = table.picture(P1);
    let faces: Vec<_> = picture.dice.iter().filter(|die| die.seat.is_some()).map(|die| die.face).collect();
    assert_eq!(faces, [Some(3), Some(4)], "{:?}", picture.dice);
    assert!(picture.dice.iter().all(|die| die.past));
    assert_eq!(
        table.story(P1).best.unwrap().dice.len(),
        4,
        "two dice of the Rogue, the Dungeon's and the Curse"
    );
}

#[test]
fn what_would_be_paid_for_nothing_says_so_before() {
    let bread = |food: i64| {
        let given = [("hero.food", int(food)), ("hero.gold", int(5)), ("hero.hp", int(3))];
        let table = at(&setup("ed2025", &["rogue"], &[]), "room: merchant, area 2", &given);
        let picture = table.picture(P1);
        let prompt = picture.prompt.unwrap();
        prompt
            .leaves()
            .into_iter()
            .filter(|leaf| leaf.actions().any(|action| action.starts_with("buy")) && leaf.confirm.is_some())
            .map(|leaf| leaf.confirm.as_ref().unwrap().key.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(bread(2), Vec::<String>::new());
    assert_eq!(bread(4), ["note-full"]);
}

#[test]
fn a_story_has_a_value_of_everybody_at_every_moment() {
    for seating in common::tables() {
        let mut table = open(&seating);
        let mut chance = undercroft_kernel::Fast::new(3);
        while common::random_step(&mut table, &mut chance, &common::SEED) {}
        for viewer in common::viewers(&table) {
            let (story, picture) = (table.story(viewer), table.picture(viewer));
            assert_eq!(story.moments.last(), Some(&picture.moment));
            assert!(story.moments.is_sorted() && !story.parts.is_empty() && !story.lines.is_empty());
            for line in &story.lines {
                assert_eq!(line.values.len(), story.moments.len());
                let sheet = picture.sheets.iter().find(|sheet| sheet.seat == Some(line.seat) && !sheet.order);
                let now = sheet.and_then(|sheet| sheet.tracks.first()).map_or(0, |track| track.value);
                assert_eq!(line.values.last(), Some(&now), "{}", seating.game);
            }
        }
    }
}

fn entrance(heroes: &[&str], place: &str) -> Card {
    let picture = at(&setup("ed2025", heroes, &[]), place, &[]).picture(P1);
    let Ground::Grid(grid) = &picture.boards[0].ground else { panic!("the Rooms are a grid") };
    grid.cells[0].card.as_deref().cloned().expect("an open card")
}

#[test]
fn cards_show_every_number_that_is_printed() {
    let figures = |glyphs: &[Glyph]| glyphs.iter().filter_map(|glyph| glyph.figure).collect::<Vec<_>>();
    let strength = |card: Card| figures(&card.rows[0].sides[0][0]);
    let monster = "entrance: monster_poison, area 1";
    assert_eq!(strength(entrance(&["rogue"], monster)), [6, 2]);
    assert_eq!(strength(entrance(&["rogue", "mage"], monster)), [6, 12, 2]);
    let gold = figures(&entrance(&["rogue"], "entrance: treasure_chest, area 1").banner);
    assert!(matches!(gold.as_slice(), [less, more] if less < more), "{gold:?}");
}

#[test]
fn tips_are_true_in_every_edition_and_stance() {
    let potion = |edition: &str| {
        let given = [("hero.potions", Value::words(["perception"]))];
        let picture = at(&setup(edition, &["rogue"], &[]), "room: merchant, area 1", &given).picture(P1);
        picture.sheets[0].groups[0].items[0].tips[0].key.clone()
    };
    assert_eq!(potion("ed2021"), "tip-potion-perception");
    assert_eq!(potion("ed2025"), "tip-potion-perception-both");
    let tip = |stance: &str| {
        let stances = [("stances", Value::Bool(true))];
        let mut table = at(&setup("ed2025", &["rogue"], &stances), "combat: giant_rat", &[]);
        if stance != "balanced" {
            act(&mut table, &format!("stance {stance}"), &[]);
        }
        act(&mut table, "roll-attack", &[("character", "6"), ("dungeon", "1")]);
        serde_json::to_string(&table.picture(P1).dice[0].tips).unwrap()
    };
    assert_ne!(tip("balanced"), tip("aggressive"));
}

/// The Ghost with both numbers of HP where two play, the Rewards by Dungeon die, and the Stances where they are played; elsewhere, abbreviations.
#[test]
fn reference_cards_lie_beside_the_board() {
    let stances = [("stances", Value::Bool(true))];
    let picture = open(&setup("ed2025", &["rogue", "mage"], &stances)).picture(P1);
    let ids: Vec<&str> = picture.reference.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["reference-ghost", "reference-rewards", "reference-stances"]);
    let [ghost, rewards, stances] = &picture.reference[..] else { panic!("three cards") };
    let keys = |card: &Card| card.rows.iter().map(|row| row.key.clone()).collect::<Vec<_>>();
    let figures =
        |at: usize| ghost.rows[at].sides[0][0].iter().filter_map(|glyph| glyph.figure).collect::<Vec<_>>();
    assert_eq!(
        (keys(ghost), figures(0), figures(3)),
        (["I", "II", "III", "IV"].map(str::to_owned).to_vec(), vec![10, 20, 1], vec![16, 32, 5])
    );
    assert_eq!(keys(rewards), ["1", "2", "3", "4", "5", "6", ""]);
    assert!(rewards.rows[..6].iter().all(|row| row.sides[0].len() == 2), "two ways each: {rewards:?}");
    assert_eq!(stances.rows.len(), 3);
    let alone = open(&setup("pnp2020", &["rogue"], &[])).picture(P1);
    assert_eq!(alone.reference.len(), 2, "no variant, no Stances");
    for (game, heroes, terms) in [("urto", ["sankaa", "molesor"], 4), ("catacombs", ["svein", "aldric"], 6)] {
        let picture = open(&common::seating(game, &heroes, &[])).picture(P1);
        assert_eq!(picture.reference[0].text.len(), terms, "{game}");
    }
}

/// Who may take a Stance reads what it does.
#[test]
fn a_stance_says_what_it_does() {
    let stances = [("stances", Value::Bool(true))];
    let prompt =
        at(&setup("ed2025", &["rogue"], &stances), "combat: giant_rat", &[]).picture(P1).prompt.unwrap();
    let notes = prompt.leaves().into_iter().filter_map(|leaf| leaf.note.as_ref());
    assert_eq!(notes.filter(|note| note.key == "note-stance").count(), 2, "{prompt:?}");
}

#[test]
fn the_goal_of_a_chapter_stands_on_the_sheet() {
    let picture = open(&setup("ed2021", &["rogue"], &[("chapter", Value::word("2.1"))])).picture(P1);
    assert!(picture.sheets[0].notes.iter().any(|note| note.key == "sheet-goal"));
}

/// Two dice that show the same are told apart.
#[test]
fn no_two_choices_of_a_fight_have_the_same_words() {
    let given = [("hero.xp", int(9))];
    let mut table = at(&setup("ed2025", &["rogue"], &[]), "combat: winged_serpent, floor 3", &given);
    act(&mut table, "roll-attack", &[("character", "4 4"), ("dungeon", "2")]);
    let prompt = table.picture(P1).prompt.expect("somebody is asked");
    let said: Vec<String> =
        prompt.leaves().iter().map(|leaf| serde_json::to_string(&leaf.label).unwrap()).collect();
    let twins = said.iter().filter(|words| words.contains("do-feat-xp") && words.contains("yes"));
    assert_eq!(twins.count(), 2, "{said:?}");
}

#[test]
fn the_tower_is_read_upward_and_has_no_falls() {
    let table = open(&setup("ed2021", &["mage"], &[("board", Value::word("tower"))]));
    let picture = table.picture(P1);
    let Ground::Graph(graph) = &picture.boards[1].ground else { panic!("the track is a map of spaces") };
    assert_eq!(graph.spaces.first().map(|space| space.label.as_str()), Some("9"));
    assert_eq!(graph.links.len(), 9);
    assert!(graph.spaces.iter().all(|space| space.state == SpaceState::Known));
}

#[test]
fn only_the_party_knows_what_it_has_looked_at() {
    let given = [("hero.items", Value::words(["crow"]))];
    let mut table = at(&setup("ed2021", &["rogue"], &[]), "preparation: area 2", &given);
    act(&mut table, "use-item", &[("room", "tomb"), ("room", "merchant")]);
    act(&mut table, "put 5", &[]);
    let known = |viewer| {
        let picture = table.picture(viewer);
        let Ground::Grid(grid) = &picture.boards[0].ground else { panic!("the Rooms are a grid") };
        let card = grid.cells[4].card.clone();
        (card.map(|card| card.face), serde_json::to_string(&picture).unwrap())
    };
    assert_eq!(known(P1).0, Some(Face::Known));
    let (face, text) = known(Viewer::Spectator);
    assert_eq!(face, None, "before the deal nothing lies there for whoever has not looked");
    assert!(!text.contains("room-merchant") && !text.contains("room-tomb"), "{text}");
}
