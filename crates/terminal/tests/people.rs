//! People before one screen: dice of their own, hands that are covered between turns, and a guide that leads.

mod common;

use common::{SEED, drawn, open, people, press, setup, speech};
use undercroft_catalog::live::{Dice, open_match};
use undercroft_content::Library;
use undercroft_i18n::Lang;
use undercroft_kernel::Value;
use undercroft_scenario::Guided;
use undercroft_terminal::{App, Depth, Local, Look, Sitter, Table};

fn look() -> Look {
    Look::new(Depth::None, false, false)
}

fn screen(app: &mut App) -> String {
    let backend = drawn(app, 120, 40);
    let buffer = backend.buffer();
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
}

#[test]
fn dice_of_ones_own_are_asked_for_and_typed() {
    let game = open("mini-rogue", &setup(&["rogue"], &[("edition", Value::word("ed2025"))]));
    let speech = speech(&*game, Lang::En);
    let table = Table { game, sitters: vec![Sitter::Person], seed: SEED, own_dice: true, guide: None };
    let host = Local::new(table, speech, common::nowhere());
    let mut app = App::new(Box::new(host), &look()).with_speed(0);
    // On until a die or a card is wanted.
    for _ in 0..20 {
        if screen(&mut app).contains("Type what came out") {
            break;
        }
        press(&mut app, "1");
    }
    let asked = screen(&mut app);
    assert!(asked.contains("Type what came out"), "{asked}");
    let before = app.picture().clone();
    press(&mut app, "nonsense\n");
    assert!(screen(&mut app).contains("That cannot come out"));
    // Called off, nothing has happened; asked again, it is asked for again.
    press(&mut app, "\u{1b}");
    assert_eq!(app.picture().moment, before.moment);
    assert!(!screen(&mut app).contains("Type what came out"));
}

#[test]
fn a_word_is_found_in_the_log() {
    let game = open("mini-rogue", &setup(&["rogue"], &[("edition", Value::word("ed2025"))]));
    let mut app = App::new(Box::new(common::host(game, Lang::En)), &look()).with_speed(0);
    press(&mut app, "11111");
    press(&mut app, "l/set OUT\n");
    let shown = screen(&mut app);
    let marked = shown.lines().find(|line| line.contains('►')).unwrap();
    assert!(marked.contains("You set out"), "{shown}");
    // What is typed commands nothing: the page is still there, and q leaves it now.
    assert!(shown.contains("/set OUT"), "{shown}");
    press(&mut app, "q");
    assert!(!screen(&mut app).contains("/set OUT"));
}

#[test]
fn a_leaflet_is_read_and_chosen_from() {
    use undercroft_terminal::{Flow, Input, Key, Leaflet, Leaves};
    let game = open("mini-rogue", &setup(&["rogue"], &[]));
    let leaves = Leaves {
        title: "Chapter 1".to_owned(),
        says: vec![("A long story. ".repeat(200), false), ("The end.".to_owned(), true)],
        choices: (1..=12).map(|number| format!("Way {number}")).collect(),
    };
    let mut leaflet = Leaflet::new(leaves, &speech(&*game, Lang::En), &look());
    let shown = |leaflet: &mut Leaflet, wide, high| {
        let mut buffer = ratatui::buffer::Buffer::empty(ratatui::layout::Rect::new(0, 0, wide, high));
        leaflet.draw(&mut buffer);
        buffer.content.iter().map(|cell| cell.symbol()).collect::<String>()
    };
    assert!(shown(&mut leaflet, 80, 24).contains("Way 12"));
    assert!(!shown(&mut leaflet, 80, 24).contains("The end."));
    for _ in 0..20 {
        leaflet.handle(Input::Key(Key::PageDown));
    }
    assert!(shown(&mut leaflet, 80, 24).contains("The end."), "the text scrolls to its end");
    shown(&mut leaflet, 20, 5);
    leaflet.handle(Input::Key(Key::Char('3')));
    leaflet.handle(Input::Key(Key::Down));
    assert_eq!(leaflet.take_choice(), None);
    leaflet.handle(Input::Key(Key::Enter));
    assert_eq!(leaflet.take_choice(), Some(3));
    assert_eq!(leaflet.handle(Input::Key(Key::Char('q'))), Flow::Leave);
}

#[test]
fn hands_are_covered_between_turns() {
    let game = open("urto", &setup(&["oriandre", "sankaa"], &[]));
    let mut app = App::new(Box::new(people(game, Lang::En)), &look()).with_speed(0);
    let mut covered = 0;
    let mut seats = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let shown = screen(&mut app);
        if app.host().covered().is_some() {
            covered += 1;
            assert!(shown.contains("Is it you? Press Enter"), "{shown}");
            assert!(app.host().prompts().is_empty());
            assert_eq!(app.picture().viewer, None, "nobody's hand is shown");
            press(&mut app, "1");
            assert!(app.host().covered().is_some(), "only Enter uncovers");
            press(&mut app, "\n");
        } else {
            seats.extend(app.picture().viewer);
            press(&mut app, "1");
        }
    }
    assert!(covered > 0 || seats.len() < 2, "two hands, and never covered");
    assert_eq!(seats.len(), 2, "both have had the keyboard");
}

#[test]
fn a_guide_leads_through_its_game() {
    for entry in undercroft_catalog::GAMES {
        let script = entry.tutorial.expect("every game has a guide");
        let guide = Guided::read(script).unwrap();
        let mut faces = guide.opening();
        let mut answers = Vec::new();
        let game = loop {
            match open_match(entry.game, &guide.setup, &Library::built_in(), Dice::Scripted(&answers)) {
                Ok(game) => break game,
                Err(undercroft_catalog::live::Closed::Roll(undercroft_catalog::live::Refused::Roll(
                    roll,
                ))) => {
                    let next: Vec<String> = (0..roll.count)
                        .map(|_| faces.get_mut(&roll.die).unwrap().pop_front().unwrap())
                        .collect();
                    answers.push((roll.die, next.join(" ")));
                }
                Err(_) => panic!("{}: the guide does not open", entry.game),
            }
        };
        let speech = speech(&*game, Lang::En);
        let bots = (1..game.seats()).map(|_| Sitter::Bot(undercroft_bots::live::Bot::Sensible));
        let sitters = [Sitter::Person].into_iter().chain(bots).collect();
        let steps = guide.steps.clone();
        let table = Table { game, sitters, seed: SEED, own_dice: false, guide: Some(guide) };
        let host = Local::new(table, speech, common::nowhere());
        let mut app = App::new(Box::new(host), &look()).with_speed(0);
        let mut told = 0;
        for _ in 0..steps.len() * 3 {
            let guidance = app.host().guidance();
            let Some(says) = guidance.last() else { break };
            if says.key == "tutorial-over" {
                break;
            }
            // The words of the guide are on the screen, whole: first of all, what the guided game is.
            let shown: String = screen(&mut app).split_whitespace().collect::<Vec<_>>().join(" ");
            for says in &guidance {
                let words = app.host().speech().words(says);
                let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(shown.contains(&words), "{}: {words}\n{}", entry.game, screen(&mut app));
            }
            assert_eq!(guidance.len(), if told == 0 { 2 } else { 1 });
            told += 1;
            let expected = steps.iter().find(|step| step.say.as_deref() == Some(&*says.key)).unwrap();
            assert!(
                common::choose(&mut app, &expected.action),
                "{}: {} is offered",
                entry.game,
                expected.action
            );
        }
        let told_steps = steps.iter().filter(|step| step.say.is_some()).count();
        assert_eq!(told, told_steps, "{}", entry.game);
        assert_eq!(app.host().guidance().last().unwrap().key, "tutorial-over", "{}", entry.game);
    }
}
