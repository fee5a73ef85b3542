//! `undercroft play`: a match at the keyboard: drawn on a terminal, line by line for pipes and screen readers.
//! Knows no game: it draws pictures and speaks messages. Only `campaign` and `quests` do.

mod campaign;
mod chapters;
mod dice;
mod draw;
pub mod drawn;
pub mod home;
mod keyboard;
mod menu;
mod odds;
mod prompt;
mod quests;
mod save;
mod screen;
mod seats;
mod sheets;
mod table;
mod tutorial;

use crate::common::{self, Done, Problem};
use clap::Parser;
pub use save::Seed;
use std::path::PathBuf;
pub use table::texts;
use undercroft_content::Library;
use undercroft_i18n::{Lang, Texts};
use undercroft_kernel::{Arg, Setup, Value, replay};

/// Plays a game in the terminal; without a game, shows a menu.
///
/// On a terminal the table is drawn, and F1 lists the keys. With --plain, or where the input or the output is no terminal, it is played line by line: type the number of
/// a choice, or: undo, redo, odds, why RULE, log, board, save, quit. The match is saved after every step, so leaving is always safe; `--resume` goes on with
/// it. Without `--seat` you take the first seat and bots the others.
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
    /// Play with the changed content pack in this folder.
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
    /// A number that fixes all dice, to play the same match again.
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a match: the one that was played last, the one of this file, or the one of this name in `undercroft replay list`.
    #[arg(long, value_name = "FILE|MATCH", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
    /// Play the campaign of Mini Rogue or Catacombs: chapter after chapter, kept with your matches; the same command goes on with it.
    #[arg(long, conflicts_with_all = ["difficulty", "board", "options", "resume"])]
    campaign: bool,
    /// Learn the game by a guided turn: the table says what happens and why, and what is done next; then the match is yours.
    #[arg(long, conflicts_with_all = ["edition", "hero", "difficulty", "board", "options", "own_dice", "pack", "resume", "campaign"])]
    tutorial: bool,
    /// Fall over at the first key: for the test of what is left of the terminal then.
    #[arg(long, hide = true)]
    fall_over: bool,
    /// Keep the match in this file, apart from the others.
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

/// Everything a match at the keyboard needs.
struct Sitting<'a> {
    game: String,
    setup: Setup,
    library: &'a Library,
    lang: Lang,
    plain: bool,
    own_dice: bool,
    seed: save::Seed,
    file: PathBuf,
    resumed: Option<String>,
    seats: &'a [(String, seats::Sitter)],
    /// Whether the match is a chapter: then it is left at its end.
    chapter: bool,
    /// The guided game that leads through the first steps.
    tutorial: Option<tutorial::Tutorial>,
    /// How the table is drawn; none for line by line.
    drawn: Option<drawn::Settings>,
}

impl Args {
    /// How the table is drawn; none for line by line.
    fn drawn(&self) -> Option<drawn::Settings> {
        let settings = drawn::Settings::of(&self.look).filter(|_| !self.plain)?;
        Some(drawn::Settings { speed: self.speed, falls_over: self.fall_over, ..settings })
    }

    /// Whether the match is kept in the store of the user, and in no file: it is drawn, its dice are nobody's, and no file is named.
    fn is_at_home(&self) -> bool {
        let is_file = self.resume.as_ref().and_then(Option::as_ref).is_some_and(|file| file.exists());
        let is_fixed = self.seed.is_some() || self.pack.is_some() || self.save.is_some();
        !self.plain && !is_fixed && !is_file
    }

    fn game(&self) -> &str {
        self.game.as_deref().unwrap_or("mini-rogue")
    }
}

/// Plays a match until the person leaves it; gives the file in which it is kept.
fn sit_down(sitting: Sitting<'_>) -> Done<PathBuf> {
    match sitting.drawn.clone() {
        Some(settings) => drawn::play(sitting, &settings),
        None => table::Table::sit(sitting)?.play(),
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Done {
    let lang = language(args.lang.as_deref())?;
    match args.drawn() {
        Some(settings)
            if args.game.is_none() && args.resume.is_none() && !args.tutorial && !args.campaign =>
        {
            menu::run(args, lang, &settings)
        }
        _ => play(args, lang),
    }
}

/// Plays what the arguments say.
fn play(args: &Args, lang: Lang) -> Done {
    let speak = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let (library, pack) = common::library(args.pack.as_deref())?;
    let drawn = args.drawn();
    if let Some(settings) = drawn.as_ref().filter(|_| args.campaign && args.is_at_home()) {
        return sheets::campaign(args, lang, settings);
    }
    if args.campaign && args.game() == quests::GAME {
        return quests::run(args, lang, &library, pack);
    }
    if args.campaign {
        return campaign::run(args, lang, &library, pack);
    }
    if let Some(settings) = drawn.as_ref().filter(|_| args.is_at_home()) {
        let mut web = home::open(lang)?;
        let table = match &args.resume {
            None => home::begin(&mut web, args, lang)?,
            Some(Some(table)) => table.display().to_string(),
            Some(None) => match home::latest(&mut web)? {
                Some(table) => table,
                None => return Err(Problem(speak.text("play-nothing-waits", &[]))),
            },
        };
        return home::play(web, &table, lang, settings);
    }
    let tutorial = args.tutorial.then(|| guided(args.game(), &speak)).transpose()?;
    let file = file(args, drawn.is_some())?;
    let resumed = match &args.resume {
        None => None,
        Some(wanted) => {
            let file = wanted.clone().unwrap_or_else(|| file.clone());
            Some((common::read(&file)?, file))
        }
    };
    let (game, setup, own_dice) = match &resumed {
        Some((text, file)) => {
            let header = replay::header(text).map_err(|misfit| screen::misfit(&speak, file, &misfit))?;
            (header.game, header.setup, header.typed_in || args.own_dice)
        }
        None => {
            let setup =
                tutorial.as_ref().map_or_else(|| wanted(args, pack), |tutorial| tutorial.setup().clone());
            (args.game().to_owned(), setup, args.own_dice)
        }
    };
    let file = resumed.as_ref().map_or(file, |(_, file)| file.clone());
    let seed = save::Seed::choose(args.seed, resumed.is_some().then_some(&file));
    let resumed = resumed.map(|(text, _)| text);
    let sitting = Sitting {
        game,
        setup,
        library: &library,
        lang,
        plain: args.plain,
        own_dice,
        seed,
        file,
        resumed,
        seats: &args.seats,
        chapter: false,
        tutorial,
        drawn,
    };
    sit_down(sitting).map(|_| ())
}

/// Where the match is kept: the file that is named, a new one in the user's data folder for a drawn table, or one in this folder.
fn file(args: &Args, is_drawn: bool) -> Done<PathBuf> {
    // A guided game never takes the place of a match under way.
    let suffix = if args.tutorial { "-tutorial" } else { "" };
    let name = format!("{}{suffix}", args.game());
    match (&args.save, save::home()) {
        (Some(file), _) => Ok(file.clone()),
        (None, Some(home)) if is_drawn && args.resume.is_none() => {
            undercroft_catalog::entry(args.game()).map_err(common::open_problem)?;
            save::fresh_file(&home, &name).map_err(common::problem)
        }
        _ => Ok(PathBuf::from(format!("{name}.undercroft"))),
    }
}

/// The guided game of a game.
fn guided(game: &str, speak: &Texts) -> Done<tutorial::Tutorial> {
    undercroft_catalog::entry(game).map_err(|error| screen::open_problem(speak, error))?;
    let Some(script) = undercroft_catalog::tutorial(game) else {
        let name = Arg::Name(format!("game-{game}").into());
        return Err(Problem(speak.text("error-tutorial", &[("game", name)])));
    };
    tutorial::Tutorial::read(script)
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
