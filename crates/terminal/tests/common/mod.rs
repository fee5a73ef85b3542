//! Tables to draw: at a named place or played by bots, kept nowhere.
#![allow(dead_code, reason = "each test file uses its own part")]

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::{Dice, Match, open_match, practise};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Seat, Setup, Value};
use undercroft_table::{LiveTable, Words};
use undercroft_terminal::{
    Advice, Adviser, App, Choices, Chosen, Fight, Hint, Input, Keeper, Key, Local, Look, Review,
    ReviewMoment, Sitter, Speech, Strokes, Table, Thought, Weighed,
};

pub const SEED: [u8; 32] = [7; 32];

struct Nowhere;

impl Keeper for Nowhere {
    fn keep(&mut self, _: &dyn Match) -> Result<(), String> {
        Ok(())
    }
    fn fork(&mut self) {}
    fn place(&self) -> String {
        "nowhere".to_owned()
    }
}

pub fn setup(heroes: &[&str], more: &[(&str, Value)]) -> Setup {
    let setup = Setup::default().with("heroes", Value::words(heroes.iter().copied()));
    more.iter().fold(setup, |setup, (name, value)| setup.with(name, value.clone()))
}

/// A match at a named place with given facts.
pub fn at(game: &str, setup: &Setup, place: &str, given: &[(&str, Value)]) -> Box<dyn Match> {
    practise(game, setup, &Library::built_in(), place, given).unwrap()
}

pub fn open(game: &str, setup: &Setup) -> Box<dyn Match> {
    open_match(game, setup, &Library::built_in(), Dice::Seed(&SEED)).unwrap()
}

/// The table of a match at which a person has the first seat and bots the others.
pub fn host(game: Box<dyn Match>, lang: Lang) -> Local {
    let bots = (1..game.seats()).map(|_| Sitter::Bot(Bot::Sensible));
    let sitters = [Sitter::Person].into_iter().chain(bots).collect();
    let speech = speech(&*game, lang);
    Local::new(Table { game, sitters, seed: SEED, own_dice: false, guide: None }, speech, nowhere())
}

/// The table of a match at which people have all seats.
pub fn people(game: Box<dyn Match>, lang: Lang) -> Local {
    let sitters = (0..game.seats()).map(|_| Sitter::Person).collect();
    let speech = speech(&*game, lang);
    Local::new(Table { game, sitters, seed: SEED, own_dice: false, guide: None }, speech, nowhere())
}

pub fn nowhere() -> Box<dyn Keeper> {
    Box::new(Nowhere)
}

pub fn speech(game: &dyn Match, lang: Lang) -> Speech {
    let packs = game
        .card()
        .texts
        .clone()
        .into_iter()
        .filter_map(|(code, text)| Some((Lang::from_code(&code)?, text)));
    Speech::new(Texts::new(lang, packs).unwrap(), Listener::spectator())
}

/// Walks to an action by keys, through branches and amounts. Says whether it was played.
pub fn choose(app: &mut App, action: &str) -> bool {
    fn walk(choices: &Choices, wanted: &str) -> Option<Vec<usize>> {
        (0..choices.entries().len()).find_map(|at| {
            let mut below = choices.clone();
            match below.choose(at) {
                Chosen::Action { action, .. } => (action == wanted).then(|| vec![at]),
                Chosen::Opened => Some([vec![at], walk(&below, wanted)?].concat()),
                Chosen::Nothing(_) => None,
            }
        })
    }
    let Some(path) = walk(app.choices(), action) else { return false };
    let before = app.picture().moment;
    for at in path {
        let from = app.choices().highlight();
        press(app, &"↑".repeat(from.saturating_sub(at)));
        press(app, &"↓".repeat(at.saturating_sub(from)));
        press(app, "\n");
    }
    app.picture().moment > before
}

/// Says the same of every match.
pub struct Fixed;

fn weighed(action: &str, key: &'static str, chance: i32) -> Weighed {
    let (low, high) = (chance - 450, chance + 450);
    Weighed { action: action.to_owned(), says: Words::new(key), chance, low, high, matches: 512 }
}

fn fight(action: String, won: u64) -> Fight {
    Fight { action, reach: "fight".to_owned(), won, lost: 6 - won, of: 6, hp: 740, estimate: None }
}

fn choices() -> Vec<Weighed> {
    vec![weighed("roll-attack", "die-character", 6240), weighed("flee", "die-dungeon", 4110)]
}

impl Adviser for Fixed {
    fn hint(&self, _: &LiveTable, _: Seat) -> Thought<Hint> {
        let fights = vec![fight("roll-attack".to_owned(), 5)];
        Thought::Ready(Hint { advice: Advice::Clear, choices: choices(), fights })
    }

    fn fights(&self, table: &LiveTable, seat: Seat) -> Vec<Fight> {
        let actions = table.game().legal(seat).into_iter().take(6);
        actions.zip(1..).map(|(action, won)| fight(action, won)).collect()
    }

    fn review(&self, _: &LiveTable, _: Seat) -> Thought<Review> {
        let chances = [5100, 1900, 2400, 2900, 4300, 4600, 4100, 5200, 4300, 2800, 2700, 1800, 2500, 2300];
        // Two choices lost something; all else that changed were dice.
        let moment = |(number, chance): (usize, &i32)| {
            let decision =
                [(8, -900), (3, -250)].iter().find(|(at, _)| *at == number).map_or(0, |(_, lost)| *lost);
            let after = chances.get(number + 1).copied().unwrap_or(0);
            ReviewMoment {
                moment: number as u32 * 3,
                before: *chance,
                strokes: Strokes { decision, dice: after - chance - decision, others: 0 },
                chosen: Some(usize::from(decision < 0)),
                choices: choices(),
            }
        };
        Thought::Ready(Review {
            start: 5100,
            end: 0,
            total: Strokes { decision: -1150, dice: -3950, others: 0 },
            moments: chances.iter().enumerate().map(moment).collect(),
            turning_points: vec![8, 0, 5],
        })
    }
}

pub fn app(game: Box<dyn Match>, look: &Look) -> App {
    let host = host(game, Lang::En).with_adviser(Box::new(Fixed));
    let mut app = App::new(Box::new(host), look).with_speed(0);
    // The odds of the first choice are there a moment later.
    app.handle(Input::Tick);
    app
}

pub fn press(app: &mut App, keys: &str) {
    for key in keys.chars() {
        app.handle(Input::Key(match key {
            '\n' => Key::Enter,
            '\t' => Key::Tab,
            '\u{1b}' => Key::Esc,
            '↑' => Key::Up,
            '↓' => Key::Down,
            '←' => Key::Left,
            '→' => Key::Right,
            key => Key::Char(key),
        }));
        // What is thought about is there when the time is over.
        if app.wait() == Some(std::time::Duration::ZERO) {
            app.handle(Input::Tick);
        }
    }
}

/// Lets the time pass that a line of others is shown.
pub fn next_line(app: &mut App) {
    for _ in 0..10 {
        app.handle(Input::Tick);
    }
}

/// What the table looks like on a screen of this size.
pub fn drawn(app: &mut App, wide: u16, high: u16) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(wide, high)).unwrap();
    terminal.draw(|frame| app.draw(frame.buffer_mut())).unwrap();
    terminal.backend().clone()
}
