//! The start menu: what it shows, and what a person may want of it.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::Value;
use undercroft_terminal::{
    Flow, Form, Input, Key, Look, Menu, MenuChoice, Offer, Saved, Speech, Start, Wish,
};

fn choice(name: &str, values: &[&str], is_seat: bool) -> MenuChoice {
    let offer = |value: &&str| Offer {
        value: Value::word(*value),
        label: (*value).to_owned(),
        note: format!("What {value} means."),
    };
    let offers = values.iter().map(offer).collect();
    let (name, note) = (name.to_owned(), String::new());
    let brief = String::new();
    MenuChoice { label: name.clone(), name, brief, note, offers, at: 0, default: 0, is_seat }
}

fn menu() -> Menu {
    let form = |game: &str, has_campaign| Form {
        game: game.to_owned(),
        title: game.to_owned(),
        about: "About it.".to_owned(),
        options: vec![
            choice("difficulty", &["normal", "hard"], false),
            choice("others", &["sensible", "me"], true),
        ],
        has_tutorial: true,
        has_campaign,
    };
    let saved = vec![Saved { title: "Pig, 3 steps".to_owned(), place: "there".to_owned() }];
    let speech = Speech::new(Texts::new(Lang::En, []).unwrap(), Listener::spectator());
    Menu::new(vec![form("pig", true), form("cellar", false)], saved, speech, &Look::default())
}

fn press(menu: &mut Menu, keys: &[Key]) -> Option<Wish> {
    for key in keys {
        menu.handle(Input::Key(*key));
    }
    menu.take_wish()
}

#[test]
fn options_that_were_not_touched_are_not_asked_for() {
    let begin = |keys: &[Key]| press(&mut menu(), keys);
    let start = |options: &[(&str, &str)], others: &str| {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), Value::word(*value))).collect();
        let seats = vec![("others".to_owned(), others.to_owned())];
        Some(Wish::Play(Start { game: "pig".to_owned(), options, seats, tutorial: false, campaign: false }))
    };
    assert_eq!(begin(&[Key::Enter]), start(&[], "sensible"));
    assert_eq!(begin(&[Key::Tab, Key::Right, Key::Enter]), start(&[("difficulty", "hard")], "sensible"));
    assert_eq!(begin(&[Key::Tab, Key::Down, Key::Left, Key::Enter]), start(&[], "me"));
}

/// The seats of a form follow its options; whoever sat at one of them stays there, and a seat that goes with the others is not named.
#[test]
fn seats_follow_the_options() {
    let mut menu = menu();
    assert_eq!(menu.chosen(), Some(("pig".to_owned(), Vec::new())));
    press(&mut menu, &[Key::Tab, Key::Down, Key::Right]);
    let seats = |count: usize| {
        let named = ["others", "p2", "p3"].into_iter().take(count);
        named.map(|name| choice(name, if name == "others" { &["sensible", "me"] } else { &["", "me"] }, true))
    };
    menu.set_seats(seats(3).collect());
    let begun = |menu: &mut Menu, keys: &[Key]| match press(menu, keys) {
        Some(Wish::Play(start)) => start.seats,
        other => panic!("{other:?}"),
    };
    let named = |seats: &[(&str, &str)]| -> Vec<(String, String)> {
        seats.iter().map(|(seat, who)| ((*seat).to_owned(), (*who).to_owned())).collect()
    };
    assert_eq!(begun(&mut menu, &[Key::Enter]), named(&[("others", "me")]), "the choice of before stays");
    assert_eq!(
        begun(&mut menu, &[Key::Down, Key::Down, Key::Right, Key::Enter]),
        named(&[("others", "me"), ("p3", "me")])
    );
    menu.set_seats(seats(2).collect());
    assert_eq!(begun(&mut menu, &[Key::Enter]), named(&[("others", "me")]));
    menu.set_seats(Vec::new());
    assert_eq!(begun(&mut menu, &[Key::Enter]), named(&[]));
}

#[test]
fn campaigns_tutorials_matches_and_languages() {
    assert!(matches!(press(&mut menu(), &[Key::Char('c')]), Some(Wish::Play(start)) if start.campaign));
    assert_eq!(press(&mut menu(), &[Key::Down, Key::Char('c')]), None, "the second game has none");
    assert!(
        matches!(press(&mut menu(), &[Key::Char('l')]), Some(Wish::Play(start)) if start.tutorial && start.seats.is_empty())
    );
    assert_eq!(press(&mut menu(), &[Key::Char('3'), Key::Enter]), Some(Wish::Resume("there".to_owned())));
    assert_eq!(press(&mut menu(), &[Key::Char('g')]), Some(Wish::Speak(Lang::Fr)));
    assert_eq!(menu().handle(Input::Key(Key::Char('q'))), Flow::Leave);
}

#[test]
fn what_it_looks_like() {
    for (wide, high) in [(80, 24), (40, 12), (20, 5)] {
        let mut menu = menu();
        let mut terminal = Terminal::new(TestBackend::new(wide, high)).unwrap();
        terminal.draw(|frame| menu.draw(frame.buffer_mut())).unwrap();
        insta::assert_snapshot!(format!("menu-{wide}x{high}"), terminal.backend());
    }
}
