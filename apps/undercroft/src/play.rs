//! `undercroft play`: a match at the keyboard: drawn on a terminal, line by line for pipes and screen readers. Knows no game: it shows pictures and speaks messages.

mod dice;
pub mod drawn;
mod files;
pub mod home;
mod menu;
mod plain;
mod prompt;
mod save;
mod screen;
mod seats;
mod sheets;
mod tell;

use crate::common::{self, Done, Problem};
use clap::Parser;
pub use files::texts;
pub use plain::Opening;
pub use save::Seed;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use undercroft_i18n::{Lang, Texts};
use undercroft_kernel::{Setup, Value};
use undercroft_terminal::{App, Host};

/// Plays a game in the terminal; without a game, shows a menu.
///
/// On a terminal the table is drawn, and F1 lists the keys. With --plain, or where the input or the output is no terminal, it is played line by line: type the number of
/// a choice, or: undo, redo, odds, why RULE, log, board, save, quit. Either way it is kept after every step among your matches, with those of the browser, so leaving is
/// always safe; `--resume` goes on with it. Without `--seat` you take the first seat and bots the others.
#[derive(Parser, Clone)]
#[command(
    after_help = "Examples:\n  undercroft play mini-rogue --hero mage --difficulty hard --lang fr\n  undercroft play mini-rogue --hero rogue --hero mage --seat p1=me --seat p2=me"
)]
pub struct Args {
    /// The game: mini-rogue, catacombs or urto.
    game: Option<String>,
    /// In words alone, for pipes and screen readers: maps are told instead of drawn.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: Look,
    /// How fast the turns of others are shown: 0 for at once, 1 for a line in 1.2 seconds, 2 for twice as fast …
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=8))]
    speed: u32,
    /// The edition of the rules.
    #[arg(long)]
    edition: Option<String>,
    /// The character; give it twice for a party of two.
    #[arg(long)]
    hero: Vec<String>,
    /// The difficulty mode.
    #[arg(long)]
    difficulty: Option<String>,
    /// The board.
    #[arg(long)]
    board: Option<String>,
    /// Any other option of the table, as NAME=VALUE.
    #[arg(long = "option", value_parser = common::option)]
    options: Vec<(String, Value)>,
    /// Who sits where, as SEAT=WHO: me (a person at this keyboard), sensible, random or a level from beginner to expert (a bot), auto (the bot made for the seat).
    /// Several people may share the keyboard; what only one of them may see is shown after that one has taken over.
    #[arg(long = "seat", value_name = "SEAT=WHO", value_parser = seats::read)]
    seats: Vec<(String, seats::Sitter)>,
    /// The language: en or fr. Without it, the language of the system.
    #[arg(long)]
    lang: Option<String>,
    /// You roll your own dice and turn your own cards; the table asks for each.
    #[arg(long)]
    own_dice: bool,
    /// Play with the changed content pack in this folder; the match is kept in a file of its own.
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
    /// A number that fixes all dice, to play the same match again; it is kept in a file of its own.
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a match: the one that was played last, the one of this file, or the one of this name in `undercroft replay list`.
    #[arg(long, value_name = "FILE|MATCH", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
    /// Play the campaign of Mini Rogue or Catacombs: chapter after chapter, kept with your matches; the same command goes on with it.
    #[arg(long, conflicts_with_all = ["difficulty", "board", "options", "resume", "own_dice", "pack", "seed", "save"])]
    campaign: bool,
    /// Learn the game by a guided turn: the table says what happens and why, and what is done next; then the match is yours.
    #[arg(long, conflicts_with_all = ["edition", "hero", "difficulty", "board", "options", "own_dice", "pack", "resume", "campaign"])]
    tutorial: bool,
    /// Fall over at the first key: for the test of what is left of the terminal then.
    #[arg(long, hide = true, value_enum)]
    fall_over: Option<drawn::Fall>,
    /// Keep the match in this file, apart from your other matches.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// How a terminal is drawn on.
#[derive(Parser, Clone, Debug)]
pub struct Look {
    /// Draw with ASCII characters alone.
    #[arg(long)]
    ascii: bool,
    /// Draw in black, white and reverse.
    #[arg(long)]
    contrast: bool,
    /// How many colours are drawn with; without it, what the terminal says it has. NO_COLOR in the environment means none.
    #[arg(long, value_enum, value_name = "COLOURS")]
    colours: Option<drawn::Colours>,
}

/// How a table is shown.
#[derive(Clone, Debug)]
pub enum Front {
    Drawn(drawn::Settings),
    /// Line by line, in words alone.
    Plain,
}

impl Front {
    /// What the arguments and the terminal say.
    pub fn of(look: &Look, is_plain: bool) -> Front {
        drawn::Settings::of(look).filter(|_| !is_plain).map_or(Front::Plain, Front::Drawn)
    }

    /// Shows a table until the person leaves it; `news` is set when something has happened at a service.
    pub fn show(&self, host: Box<dyn Host>, news: Option<Arc<AtomicBool>>, opening: Opening) -> Done {
        let settings = match self {
            Front::Plain => return plain::Plain::new(host, news, opening).play(),
            Front::Drawn(settings) => settings,
        };
        let app = App::new(host, &settings.look).with_speed(settings.speed);
        let app = drawn::watch(app, news.as_deref(), settings.falls_over)?;
        if let (Some(place), false) = (app.host().kept_in(), matches!(opening, Opening::Chapter)) {
            let key = if news.is_some() { "term-left-here" } else { "term-left" };
            common::write_line(&app.host().speech().with(key, &[("place", &place), ("table", &place)]));
        }
        Ok(())
    }
}

impl Args {
    fn front(&self) -> Front {
        match Front::of(&self.look, self.plain) {
            Front::Drawn(settings) => {
                Front::Drawn(drawn::Settings { speed: self.speed, falls_over: self.fall_over, ..settings })
            }
            Front::Plain => Front::Plain,
        }
    }

    /// Whether the match is kept in a file of its own, and not among the others: its dice are fixed, its cards are somebody's own, or a file is named.
    fn is_apart(&self) -> bool {
        let is_file = self.resume.as_ref().and_then(Option::as_ref).is_some_and(|file| file.exists());
        self.seed.is_some() || self.pack.is_some() || self.save.is_some() || is_file
    }

    fn game(&self) -> &str {
        self.game.as_deref().unwrap_or("mini-rogue")
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Done {
    let lang = language(args.lang.as_deref())?;
    match args.front() {
        Front::Drawn(settings)
            if args.game.is_none() && args.resume.is_none() && !args.tutorial && !args.campaign =>
        {
            menu::run(args, lang, &settings)
        }
        _ => play(args, lang),
    }
}

/// Plays what the arguments say.
fn play(args: &Args, lang: Lang) -> Done {
    let front = args.front();
    if args.campaign {
        return sheets::campaign(args, lang, &front);
    }
    if args.is_apart() {
        return files::play(args, lang, &front);
    }
    let mut web = home::open(lang)?;
    let (table, is_new) = match &args.resume {
        None => (home::begin(&mut web, args, lang)?, true),
        Some(Some(table)) => (table.display().to_string(), false),
        Some(None) => match home::latest(&mut web)? {
            Some(table) => (table, false),
            None => {
                let speak = Texts::new(lang, []);
                let speak = speak.map_err(|_| Problem("the texts cannot be read".to_owned()))?;
                return Err(Problem(speak.text("play-nothing-waits", &[])));
            }
        },
    };
    home::play(web, &table, lang, &front, is_new)
}

pub fn language(wanted: Option<&str>) -> Done<Lang> {
    match wanted {
        Some(code) => Lang::from_code(code)
            .ok_or_else(|| Problem(format!("--lang {code}: there is no such language; known: en, fr"))),
        None => {
            let values =
                ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).unwrap_or_default());
            Ok(Lang::choose(values.iter().map(String::as_str)))
        }
    }
}

/// The options of the table from the command line.
fn wanted(args: &Args, pack: Option<String>) -> Setup {
    let mut setup = common::setup(&args.options);
    let words = [
        ("edition", &args.edition),
        ("difficulty", &args.difficulty),
        ("board", &args.board),
        ("pack", &pack),
    ];
    for (name, word) in words {
        if let Some(word) = word {
            setup = setup.with(name, Value::word(word.clone()));
        }
    }
    if !args.hero.is_empty() {
        setup = setup.with("heroes", Value::words(args.hero.iter().map(String::as_str)));
    }
    setup
}
