//! Tables to draw: at a named place or played by bots, kept nowhere.
#![allow(dead_code, reason = "each test file uses its own part")]

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::{Dice, Match, open_match, practise};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Setup, Value};
use undercroft_terminal::{App, Input, Keeper, Key, Local, Look, Sitter, Speech, Table};

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
    let packs = game
        .card()
        .texts
        .clone()
        .into_iter()
        .filter_map(|(code, text)| Some((Lang::from_code(&code)?, text)));
    let speech = Speech::new(Texts::new(lang, packs).unwrap(), Listener::spectator());
    Local::new(Table { game, sitters, seed: SEED, own_dice: false, guide: None }, speech, Box::new(Nowhere))
}

pub fn app(game: Box<dyn Match>, look: &Look) -> App {
    App::new(Box::new(host(game, Lang::En)), look).with_speed(0)
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
    }
}

/// What the table looks like on a screen of this size.
pub fn drawn(app: &mut App, wide: u16, high: u16) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(wide, high)).unwrap();
    terminal.draw(|frame| app.draw(frame.buffer_mut())).unwrap();
    terminal.backend().clone()
}
