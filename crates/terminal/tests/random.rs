//! Any keys, clicks and sizes in any order: nothing falls over, nothing is drawn outside, and the match can still be read.
//!
//! `UNDERCROFT_KEYS=100000 cargo test -p undercroft-terminal --test random` presses so many.

mod common;

use common::{Fixed, SEED, app, host, nowhere, open, people, setup, speech};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::collections::BTreeSet;
use undercroft_catalog::live::Match;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Fast, Value};
use undercroft_terminal::{
    App, Depth, Flow, Form, Input, Key, Leaflet, Leaves, Local, Look, Menu, MenuChoice, Offer, Saved, Sitter,
    Speech, Table,
};

/// How many inputs each game gets without the variable.
const FEW: u32 = 600;

fn count() -> u32 {
    std::env::var("UNDERCROFT_KEYS").ok().and_then(|text| text.parse().ok()).map_or(FEW, |all: u32| all / 7)
}

fn any_input(chance: &mut Fast) -> Input {
    const KEYS: [Key; 14] = [
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Enter,
        Key::Enter,
        Key::Esc,
        Key::Tab,
        Key::Backspace,
        Key::PageUp,
        Key::PageDown,
        Key::Home,
        Key::End,
        Key::Help,
    ];
    let letter = |chance: &mut Fast| char::from(b"abcdefghijklmnoprstuvwxyz"[chance.below(25) as usize]);
    match chance.below(20) {
        0..8 => Input::Key(KEYS[chance.below(KEYS.len() as u32) as usize]),
        8..14 => Input::Key(Key::Char(char::from_digit(chance.below(10), 10).unwrap())),
        // The keys of the table and its pages, and now and then any letter, which means something where words are typed.
        14 => Input::Key(Key::Char(char::from(b"uro?blihvp +-/nfw"[chance.below(17) as usize]))),
        15 => Input::Key(Key::Char(letter(chance))),
        16 | 17 => Input::Click { x: chance.below(210) as u16, y: chance.below(70) as u16 },
        18 => [Input::Tick, Input::News][chance.below(2) as usize],
        _ => [Input::Tick, Input::Scroll(1), Input::Scroll(-1), Input::Resized][chance.below(4) as usize],
    }
}

/// What is on a screen when each of the pages lies over the table.
const PAGES: [(&str, &str); 8] = [
    ("keys", "larger or smaller squares"),
    ("log", "/ finds, n finds on"),
    ("odds", "f percent or fractions"),
    ("inspect", "Left Right the next one"),
    ("why", "Source: "),
    ("hint", "What each choice is worth"),
    ("review", "1-9 turning points"),
    ("past", "looking back"),
];

/// Presses anything; says which pages were seen.
fn hammer(mut app: App, seed: u64) -> BTreeSet<&'static str> {
    let mut chance = Fast::new(seed);
    let mut size = Rect::new(0, 0, 80, 24);
    let mut seen = BTreeSet::new();
    for _ in 0..count() {
        if chance.below(20) == 0 {
            size = Rect::new(0, 0, 20 + chance.below(190) as u16, 5 + chance.below(60) as u16);
        }
        let mut buffer = Buffer::empty(size);
        app.draw(&mut buffer);
        let rows = buffer.content.chunks(usize::from(size.width));
        let last: String = rows.flat_map(|row| row.iter().map(ratatui::buffer::Cell::symbol)).collect();
        seen.extend(PAGES.iter().filter(|(_, sign)| last.contains(sign)).map(|(page, _)| *page));
        let input = match any_input(&mut chance) {
            // The last row has a button to leave.
            Input::Click { x, y } if y + 1 == size.height => Input::Click { x, y: 0 },
            input => input,
        };
        assert_eq!(app.handle(input), Flow::Stay, "only q leaves");
        if app.picture().outcome.is_some() && chance.below(4) == 0 {
            let key = if chance.below(3) == 0 { 'v' } else { 'u' };
            app.handle(Input::Key(Key::Esc));
            app.handle(Input::Key(Key::Char(key)));
        }
    }
    let problems = app.host().speech().texts.problems();
    assert!(problems.is_empty(), "without a text: {problems:?}");
    seen
}

fn at_table(game: Box<dyn Match>, seed: u64) -> BTreeSet<&'static str> {
    hammer(app(game, &Look::new(Depth::TrueColour, seed % 2 == 1, false)), seed)
}

#[test]
fn any_keys_at_mini_rogue() {
    let seen = at_table(open("mini-rogue", &setup(&["mage"], &[])), 1);
    if count() > FEW {
        let pages = PAGES.iter().map(|(page, _)| *page).collect();
        assert_eq!(seen, pages, "every page was seen");
    }
}

#[test]
fn any_keys_at_urto() {
    at_table(open("urto", &setup(&["oriandre", "sankaa", "arminius"], &[])), 2);
}

#[test]
fn any_keys_at_catacombs() {
    let quest = [("quest", Value::word("deratisation"))];
    at_table(open("catacombs", &setup(&["svein", "isaure"], &quest)), 3);
}

#[test]
fn any_keys_of_several_people_with_hands_of_their_own_in_french() {
    let game = open("urto", &setup(&["oriandre", "sankaa"], &[]));
    let look = Look::new(Depth::Sixteen, false, false);
    hammer(App::new(Box::new(people(game, Lang::Fr)), &look).with_speed(0), 4);
}

/// The turns of others are shown line by line meanwhile: keys hurry, pause and look elsewhere.
#[test]
fn any_keys_while_others_play() {
    let quest = [("quest", Value::word("deratisation"))];
    let game = open("catacombs", &setup(&["svein", "isaure"], &quest));
    let host = host(game, Lang::En).with_adviser(Box::new(Fixed));
    hammer(App::new(Box::new(host), &Look::new(Depth::Indexed, false, false)), 6);
}

#[test]
fn any_keys_where_people_roll() {
    let game = open("mini-rogue", &setup(&["rogue"], &[]));
    let speech = speech(&*game, Lang::En);
    let table = Table { game, sitters: vec![Sitter::Person], seed: SEED, own_dice: true, guide: None };
    let host = Local::new(table, speech, nowhere());
    hammer(App::new(Box::new(host), &Look::new(Depth::Indexed, false, true)).with_speed(0), 5);
}

#[test]
fn any_keys_in_the_menu_and_on_leaflets() {
    let speech = || Speech::new(Texts::new(Lang::En, []).unwrap(), Listener::spectator());
    let look = Look::new(Depth::Sixteen, false, false);
    let offer = |word: &str| Offer { value: Value::word(word), label: word.repeat(9), note: word.repeat(99) };
    let choice = MenuChoice {
        name: "name".to_owned(),
        label: "a long label ".repeat(6),
        brief: "a label".to_owned(),
        note: "note".to_owned(),
        offers: vec![offer("one "), offer("other ")],
        at: 0,
        default: 0,
        is_seat: false,
    };
    let form = Form {
        game: "pig".to_owned(),
        title: "Pig".to_owned(),
        about: "About it. ".repeat(30),
        options: vec![choice; 9],
        has_tutorial: true,
        has_campaign: true,
    };
    let saved = vec![Saved { title: "Waits".to_owned(), place: "there".to_owned() }; 5];
    let mut menu = Menu::new(vec![form; 3], saved, speech(), &look);
    let leaves = Leaves {
        title: "Title".to_owned(),
        says: vec![("Story ".repeat(200), false)],
        choices: vec!["A way ".repeat(30); 14],
    };
    let mut leaflet = Leaflet::new(leaves, &speech(), &look);
    let mut chance = Fast::new(6);
    for _ in 0..count() {
        let size = Rect::new(0, 0, 20 + chance.below(190) as u16, 5 + chance.below(60) as u16);
        let mut buffer = Buffer::empty(size);
        menu.draw(&mut buffer);
        leaflet.draw(&mut buffer);
        let input = any_input(&mut chance);
        menu.handle(input);
        leaflet.handle(input);
        let _ = (menu.take_wish(), leaflet.take_choice());
    }
}

#[test]
fn every_size_is_drawn() {
    let mut app = app(open("urto", &setup(&["oriandre", "sankaa"], &[])), &Look::default());
    for wide in (1..220).step_by(7) {
        for high in (1..70).step_by(5) {
            app.draw(&mut Buffer::empty(Rect::new(0, 0, wide, high)));
        }
    }
}
