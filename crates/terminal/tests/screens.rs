//! What the main situations of each game look like, as snapshots at three sizes: a change of a screen is seen in review.

mod common;

use common::{app, at, drawn, host, open, press, setup};
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::{Dice, Match};
use undercroft_i18n::Lang;
use undercroft_kernel::{Seat, Value};
use undercroft_terminal::{App, Depth, Look};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

fn int(number: i64) -> Value {
    Value::Int(number)
}

fn act(game: &mut dyn Match, action: &str, dice: &[(&str, &str)]) {
    let dice: Vec<(String, String)> =
        dice.iter().map(|(die, face)| ((*die).to_owned(), (*face).to_owned())).collect();
    game.act(Seat(0), action, Dice::Typed(&dice)).unwrap();
}

fn rogue() -> Box<dyn Match> {
    open("mini-rogue", &setup(&["rogue"], &[("edition", Value::word("ed2025"))]))
}

/// A Rogue with two dice against a Winged Serpent.
fn serpent() -> Box<dyn Match> {
    let given = [
        ("hero.hp", int(11)),
        ("hero.armour", int(2)),
        ("hero.xp", int(9)),
        ("hero.gold", int(6)),
        ("hero.cursed", Value::Bool(true)),
        ("hero.potions", Value::words(["fire", "healing"])),
    ];
    let setup = setup(&["rogue"], &[("edition", Value::word("ed2025"))]);
    let mut game = at("mini-rogue", &setup, "combat: winged_serpent, floor 3", &given);
    act(&mut *game, "roll-attack", &[("character", "6 4"), ("dungeon", "2"), ("curse", "blank")]);
    game
}

fn cave() -> Box<dyn Match> {
    open("urto", &setup(&["oriandre", "sankaa", "arminius", "molesor", "barbouaille"], &[]))
}

fn quest() -> Box<dyn Match> {
    let quest = [("quest", Value::word("fabulous_treasure"))];
    open("catacombs", &setup(&["maelle", "svein", "aldric", "isaure"], &quest))
}

fn snapshots(name: &str, game: fn() -> Box<dyn Match>, keys: &str) {
    for (wide, high) in SIZES {
        let mut app = app(game(), &Look::new(Depth::None, false, false));
        press(&mut app, keys);
        insta::assert_snapshot!(format!("{name}-{wide}x{high}"), drawn(&mut app, wide, high));
    }
}

#[test]
fn mini_rogue_begins() {
    snapshots("mini-rogue-begin", rogue, "");
}

#[test]
fn mini_rogue_fights() {
    snapshots("mini-rogue-fight", serpent, "");
}

#[test]
fn urto_moves() {
    snapshots("urto-turn", cave, "");
}

#[test]
fn catacombs_begins() {
    snapshots("catacombs-turn", quest, "");
}

/// A Rogue who has walked a while, and stands before a choice of ways.
#[test]
fn mini_rogue_explores() {
    snapshots("mini-rogue-explore", rogue, "1111111111");
}

#[test]
fn urto_goes_somewhere() {
    snapshots("urto-move", cave, "1");
}

#[test]
fn catacombs_walks() {
    snapshots("catacombs-walk", quest, "1\t→");
}

/// A cave that has been played in for a while, with most of it found.
fn late_cave() -> Box<dyn Match> {
    let mut game = cave();
    for _ in 0..900 {
        let undercroft_kernel::Turn::Ask(seats) = game.turn() else { break };
        let Some(seat) = seats.iter().next() else { break };
        let Some(action) = choose(&*game, seat, Bot::Sensible, 7) else { break };
        if game.act(seat, &action, Dice::Seed(&common::SEED)).is_err() {
            break;
        }
        let _ = game.settle(Dice::Seed(&common::SEED));
        let is_first = matches!(game.turn(), undercroft_kernel::Turn::Ask(seats) if seats.has(Seat(0)));
        if game.at() > 230 && is_first {
            break;
        }
    }
    game
}

#[test]
fn urto_late() {
    snapshots("urto-late", late_cave, "");
}

/// Others play: what they do is told line by line, with the keys that work meanwhile.
fn others(name: &str, game: fn() -> Box<dyn Match>, keys: &str) {
    for (wide, high) in SIZES {
        let mut app = App::new(Box::new(host(game(), Lang::En)), &Look::new(Depth::None, false, false));
        // At a readable pace from the beginning on; every turn but the last one is skipped.
        let mut watched = 0;
        for _ in 0..400 {
            let is_asked = !app.choices().prompts().is_empty();
            press(&mut app, if is_asked { keys } else { "" });
            watched = if is_asked { 0 } else { watched + 1 };
            if watched == 3 {
                break;
            }
            common::next_line(&mut app);
        }
        assert_eq!(watched, 3, "others play");
        insta::assert_snapshot!(format!("{name}-{wide}x{high}"), drawn(&mut app, wide, high));
    }
}

#[test]
fn urto_others_play() {
    others("urto-others", cave, "1");
}

#[test]
fn catacombs_others_play() {
    others("catacombs-others", quest, "↑\n");
}

/// ASCII alone, on a map of squares.
#[test]
fn catacombs_in_ascii() {
    let mut app = app(quest(), &Look::new(Depth::None, true, false));
    press(&mut app, "1");
    let screen = drawn(&mut app, 80, 24);
    assert!(screen.buffer().content.iter().all(|cell| cell.symbol().is_ascii()));
    insta::assert_snapshot!("ascii-catacombs-80x24", screen);
}

/// The end of a match.
#[test]
fn mini_rogue_ends() {
    snapshots("mini-rogue-end", serpent, &"1".repeat(80));
}

/// Every game in French, at the smallest size with a board.
#[test]
fn in_french() {
    for (name, game) in
        [("mini-rogue", serpent as fn() -> Box<dyn Match>), ("urto", cave), ("catacombs", quest)]
    {
        let look = Look::new(Depth::None, false, false);
        let mut app = App::new(Box::new(host(game(), Lang::Fr)), &look).with_speed(0);
        insta::assert_snapshot!(format!("french-{name}-80x24"), drawn(&mut app, 80, 24));
    }
}

#[test]
fn pages_over_the_table() {
    let pages =
        [("odds", "o"), ("fractions", "of"), ("inspect", "i"), ("log", "l"), ("why", "?"), ("hint", "h")];
    for (name, keys) in pages {
        let mut app = app(serpent(), &Look::new(Depth::None, false, false));
        press(&mut app, keys);
        insta::assert_snapshot!(format!("page-{name}-80x24"), drawn(&mut app, 80, 24));
    }
}

/// Every theme at one size: the characters are the same but for ASCII, and only colour tells the others apart.
#[test]
fn themes() {
    let looks = [
        ("true-colour", Look::new(Depth::TrueColour, false, false)),
        ("256", Look::new(Depth::Indexed, false, false)),
        ("16", Look::new(Depth::Sixteen, false, false)),
        ("no-colour", Look::new(Depth::None, false, false)),
        ("ascii", Look::new(Depth::None, true, false)),
        ("contrast", Look::new(Depth::TrueColour, false, true)),
    ];
    let mut plain = None;
    for (name, look) in looks {
        let mut app = app(serpent(), &look);
        let screen = drawn(&mut app, 80, 24);
        let buffer = screen.buffer().clone();
        let symbols: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        if look.ascii {
            assert!(symbols.is_ascii(), "{name}");
        } else {
            assert_eq!(*plain.get_or_insert_with(|| symbols.clone()), symbols, "{name}");
        }
        // The screen, below it the same with a letter for each style, and what the letters mean.
        let mut styles: Vec<String> = Vec::new();
        let mut letters = String::new();
        for (at, cell) in buffer.content.iter().enumerate() {
            let style = format!("{:?} on {:?} {:?}", cell.fg, cell.bg, cell.modifier);
            let known = styles.iter().position(|known| *known == style).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(char::from(b'a' + known as u8));
            if (at + 1) % usize::from(buffer.area.width) == 0 {
                letters.push('\n');
            }
        }
        let meaning: Vec<String> =
            (b'a'..).zip(&styles).map(|(letter, style)| format!("{} {style}", char::from(letter))).collect();
        insta::assert_snapshot!(
            format!("theme-{name}"),
            format!("{screen}\n{letters}\n{}", meaning.join("\n"))
        );
    }
}

/// French sets a space before a colon, on the sheet as anywhere else.
#[test]
fn a_colon_is_that_of_the_language() {
    for game in [rogue, serpent, cave, quest] {
        let look = Look::new(Depth::None, false, false);
        let mut app = App::new(Box::new(host(game(), Lang::Fr)), &look).with_speed(0);
        let screen = drawn(&mut app, 120, 40).to_string();
        assert!(screen.contains(" :") || screen.contains("\u{a0}:"), "{screen}");
        let tight: Vec<&str> = screen
            .lines()
            .filter(|line| {
                line.as_bytes().windows(3).any(|at| at[0].is_ascii_alphabetic() && &at[1..] == b": ")
            })
            .collect();
        assert!(tight.is_empty(), "{tight:?}");
    }
}

/// The captures of the README are screens that are drawn today.
#[test]
fn the_readme_shows_real_screens() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = std::fs::read_to_string(root.join("../../README.md")).unwrap();
    let trimmed = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    let captures: Vec<Vec<String>> = readme
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|text| text.starts_with(" Undercroft ›"))
        .map(trimmed)
        .collect();
    assert!(captures.len() >= 3, "one of each game");
    let drawn: Vec<Vec<String>> = std::fs::read_dir(root.join("tests/snapshots"))
        .unwrap()
        .flatten()
        .filter_map(|file| std::fs::read_to_string(file.path()).ok())
        .map(|text| {
            let rows = text.lines().filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
            rows.map(|row| row.trim_end().to_owned()).collect()
        })
        .collect();
    for capture in captures {
        assert!(drawn.contains(&capture), "no snapshot is like this:\n{}", capture.join("\n"));
    }
}
