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

/// What can be begun with a game stands below its options, and can be reached without knowing a letter: by arrows, and by a click.
#[test]
fn what_can_be_begun_is_an_entry() {
    let below = [Key::Tab, Key::Down, Key::Down];
    let begun = |keys: &[Key]| match press(&mut menu(), &[&below, keys].concat()) {
        Some(Wish::Play(start)) => (start.campaign, start.tutorial),
        other => panic!("{other:?}"),
    };
    assert_eq!(begun(&[Key::Enter]), (false, false));
    assert_eq!(begun(&[Key::Right, Key::Enter]), (true, false));
    assert_eq!(begun(&[Key::Right, Key::Right, Key::Enter]), (false, true));
    assert_eq!(begun(&[Key::Left, Key::Enter]), (false, true));
    assert_eq!(begun(&[Key::Left, Key::Down, Key::Right, Key::Enter]), (false, false), "round again");

    let mut menu = menu();
    let place = |menu: &mut Menu, text: &str| {
        let screen = screen(menu);
        let (y, row) = screen.iter().enumerate().find(|(_, row)| row.contains(text)).unwrap();
        let x = row.split(text).next().unwrap().chars().count();
        Input::Click { x: x as u16 + 1, y: y as u16 }
    };
    let (campaign, option) = (place(&mut menu, "campaign]"), place(&mut menu, "difficulty"));
    menu.handle(campaign);
    assert!(matches!(menu.take_wish(), Some(Wish::Play(start)) if start.campaign));
    // The first click on an option points at it, the second one changes it.
    for _ in 0..2 {
        menu.handle(option);
        screen(&mut menu);
    }
    assert_eq!(menu.chosen().unwrap().1, [("difficulty".to_owned(), Value::word("hard"))]);
}

/// The address of a table is typed or pasted; no sign of it is a command, and Esc calls it off.
#[test]
fn a_table_of_a_service_is_an_entry() {
    let typed = |text: &str| text.chars().map(Key::Char).collect::<Vec<_>>();
    let to_it = [Key::Char('4'), Key::Enter];
    let url = "http://127.0.0.1:7777/t/qgtslc";
    let mut menu = menu();
    assert_eq!(press(&mut menu, &[&to_it[..], &typed(url)].concat()), None);
    assert!(screen(&mut menu).iter().any(|row| row.contains(&format!("> {url}_"))));
    assert_eq!(press(&mut menu, &[Key::Enter]), Some(Wish::Join(url.to_owned())));
    assert_eq!(press(&mut menu, &[&to_it[..], &typed("ab"), &[Key::Backspace, Key::Esc]].concat()), None);
    assert_eq!(menu.handle(Input::Key(Key::Char('q'))), Flow::Leave, "and q is q again");
}

/// However many matches wait, what is pointed at is seen.
#[test]
fn a_long_list_follows_what_is_pointed_at() {
    let saved = |number| Saved { title: format!("Pig, {number} steps"), place: "there".to_owned() };
    let speech = Speech::new(Texts::new(Lang::En, []).unwrap(), Listener::spectator());
    let mut menu = Menu::new(Vec::new(), (0..30).map(saved).collect(), speech, &Look::default());
    assert!(!screen(&mut menu).concat().contains("Language"));
    press(&mut menu, &[Key::Up]);
    assert!(screen(&mut menu).iter().any(|row| row.starts_with('►') && row.contains("Language")));
    press(&mut menu, &[Key::Down]);
    assert!(screen(&mut menu).iter().any(|row| row.starts_with('►') && row.contains("0 steps")));
}

fn screen(menu: &mut Menu) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| menu.draw(frame.buffer_mut())).unwrap();
    let cells = &terminal.backend().buffer().content;
    cells.chunks(80).map(|row| row.iter().map(|cell| cell.symbol()).collect()).collect()
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
