//! Everything that lies on a table can be read in full, every sign is in the legend, and what a choice risks is asked before.

mod common;

use common::{app, at, drawn, host, open, press, setup};
use undercroft_catalog::live::Match;
use undercroft_i18n::Lang;
use undercroft_kernel::Value;
use undercroft_terminal::{App, Depth, Host, Look, details, things};

fn look() -> Look {
    Look::new(Depth::None, false, false)
}

fn screen(app: &mut App, wide: u16, high: u16) -> String {
    let backend = drawn(app, wide, high);
    let buffer = backend.buffer();
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
}

fn tables() -> Vec<(&'static str, Box<dyn Match>)> {
    let int = Value::Int;
    let edition = [("edition", Value::word("ed2025"))];
    let rich = [
        ("hero.gold", int(9)),
        ("hero.cursed", Value::Bool(true)),
        ("hero.potions", Value::words(["fire", "healing"])),
    ];
    let quest = [("quest", Value::word("fabulous_treasure"))];
    vec![
        ("mini-rogue", at("mini-rogue", &setup(&["mage"], &edition), "room: merchant, area 2", &rich)),
        (
            "mini-rogue",
            at("mini-rogue", &setup(&["rogue"], &edition), "combat: winged_serpent, floor 3", &rich),
        ),
        ("urto", open("urto", &setup(&["oriandre", "sankaa", "arminius", "molesor", "barbouaille"], &[]))),
        ("catacombs", open("catacombs", &setup(&["maelle", "svein", "aldric", "isaure"], &quest))),
    ]
}

#[test]
fn everything_on_a_table_can_be_read() {
    for lang in [Lang::En, Lang::Fr] {
        for (game, table) in tables() {
            let host = host(table, lang);
            let picture = host.picture();
            let all = things(&picture);
            assert!(all.len() > 8, "{game}: {all:?}");
            for thing in all {
                let told = details(&picture, &thing, host.speech());
                let told = told.unwrap_or_else(|| panic!("{game}: nothing is known of {thing}"));
                assert!(!told.title.is_empty(), "{game}: {thing} has no name: {told:?}");
                let text: usize = told.lines.iter().map(|(line, _)| line.len()).sum();
                // Of a pile its number is what is known.
                let counted = usize::from(told.title.ends_with(|sign: char| sign.is_ascii_digit()));
                assert!(
                    text + told.subtitle.len() + counted > 0,
                    "{game}: of {thing} only its name is known: {told:?}"
                );
            }
        }
    }
}

/// What an object of Catacombs does, weighs and costs; what a spell does and costs.
#[test]
fn objects_and_spells_are_told_with_effect_weight_and_price() {
    let quest = [("quest", Value::word("fabulous_treasure"))];
    let host = host(open("catacombs", &setup(&["maelle", "svein", "aldric", "isaure"], &quest)), Lang::En);
    let picture = host.picture();
    let named = |part: &str| {
        let found = things(&picture).into_iter().filter_map(|thing| details(&picture, &thing, host.speech()));
        let found: Vec<_> = found.filter(|told| told.title.to_lowercase().contains(part)).collect();
        let all = found.iter().map(|told| {
            let lines: Vec<&str> = told.lines.iter().map(|(line, _)| line.as_str()).collect();
            format!("{} {}", told.title, lines.join(" "))
        });
        all.collect::<Vec<_>>().join(" ").to_lowercase()
    };
    let potion = named("potion");
    assert!(potion.contains("weight") || potion.contains("weighs"), "{potion}");
    assert!(potion.contains("écu") || potion.contains("price"), "{potion}");
    let bow = named("yew bow");
    assert!(bow.contains("range") && (bow.contains("weight") || bow.contains("weighs")), "{bow}");
    let spell = named("shadow bolt");
    assert!(spell.contains("difficulty") || spell.contains("damage"), "{spell}");
}

/// What the print has on reference cards is read like any other card.
#[test]
fn reference_cards_are_read_at_the_table() {
    for lang in [Lang::En, Lang::Fr] {
        for (game, table) in tables() {
            let host = host(table, lang);
            let picture = host.picture();
            let ids = things(&picture).into_iter().filter(|thing| thing.starts_with("reference-"));
            let told: Vec<String> = ids
                .filter_map(|thing| details(&picture, &thing, host.speech()))
                .map(|told| format!("{}: {:?}", told.title, told.lines))
                .collect();
            let (least, inside): (usize, &[&str]) = match (game, lang) {
                ("mini-rogue", Lang::En) => (2, &["Ghost: ", "Rewards: ", "10 HP", "Fire potion"]),
                ("mini-rogue", Lang::Fr) => (2, &["Fantôme", "Récompenses", "10"]),
                ("urto", _) => (1, &["PR", "PvP", "PM"]),
                (_, Lang::En) => (1, &["AP: action point", "Fu"]),
                (_, Lang::Fr) => (1, &["points de vie", "Fu"]),
            };
            let all = told.join("\n");
            assert!(told.len() == least && inside.iter().all(|part| all.contains(part)), "{game}: {all}");
        }
    }
}

/// The goal of a quest stands at the table, and its page says how far it is.
#[test]
fn the_goal_is_at_the_table() {
    let quest = [("quest", Value::word("deratisation"))];
    for (lang, goal) in [(Lang::En, "Goal"), (Lang::Fr, "But")] {
        let host = host(open("catacombs", &setup(&["svein", "isaure"], &quest)), lang);
        let mut app = App::new(Box::new(host), &look()).with_speed(0);
        assert!(screen(&mut app, 120, 40).contains(goal), "{}", screen(&mut app, 120, 40));
        press(&mut app, "i");
        assert!(screen(&mut app, 80, 24).contains(&format!(" {goal} ═")), "{}", screen(&mut app, 80, 24));
    }
}

/// The page of all keys has a legend below it, on the smallest screen, too.
#[test]
fn every_sign_is_in_the_legend() {
    let signs: [&[&str]; 4] = [
        &["@ you", "face down", "[1]", "▃ at stake"],
        &["@ you", "D Dungeon die", "[1]"],
        &["? unknown", "█ wall", "( ) your hero", "CACHE"],
        &["( ) acts now", "‹ › the way", "◊ AP left", "█ pillar", "' open door"],
    ];
    for ((game, table), signs) in tables().into_iter().zip(signs) {
        let mut app = app(table, &look());
        if signs.iter().any(|sign| sign.contains("die")) {
            press(&mut app, "1");
        }
        // Help is pressed as a key of its own.
        app.handle(undercroft_terminal::Input::Key(undercroft_terminal::Key::Help));
        let shown = screen(&mut app, 80, 24);
        let flat: String = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        for sign in signs {
            let sign = sign.trim();
            assert!(flat.contains(sign), "{game}: {sign:?} is explained nowhere\n{shown}");
        }
    }
}

/// What is paid for nothing is asked before it is bought, and bought when it is chosen once more.
#[test]
fn a_choice_that_wastes_something_is_asked_for_twice() {
    let given = [("hero.food", Value::Int(4)), ("hero.gold", Value::Int(5)), ("hero.hp", Value::Int(3))];
    let edition = [("edition", Value::word("ed2025"))];
    let table = at("mini-rogue", &setup(&["rogue"], &edition), "room: merchant, area 2", &given);
    let mut app = app(table, &look());
    let prompt = app.choices().prompts().first().cloned().unwrap();
    let wasted = prompt.leaves().into_iter().find(|leaf| leaf.confirm.is_some()).unwrap();
    let action = wasted.actions().next().unwrap().to_owned();
    let before = app.picture().moment;
    assert!(!common::choose(&mut app, &action), "it is asked first");
    assert!(screen(&mut app, 80, 24).contains("for nothing. Choose it once"), "{}", screen(&mut app, 80, 24));
    // Looking elsewhere calls it off; chosen twice in a row, it is bought.
    press(&mut app, "↓↑");
    press(&mut app, "\n");
    assert_eq!(app.picture().moment, before);
    press(&mut app, "\n");
    assert!(app.picture().moment > before);
}
