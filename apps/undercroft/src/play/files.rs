//! Matches in files of their own, apart from the home: with dice that were fixed, with a pack of one's own, or where somebody names a file.

use super::dice::{NoPlay, Source, roll};
use super::drawn::WRITING;
use super::plain::Opening;
use super::save::{self, Seed};
use super::screen::{self, Screen};
use super::seats::{self, Sitter};
use super::{Args, Front, wanted};
use crate::common::{self, Done, Problem};
use std::path::{Path, PathBuf};
use std::sync::PoisonError;
use undercroft_catalog::Card;
use undercroft_catalog::live::{Closed, Match, Refused, open_match, resume};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Arg, Message, Seat, Setup, replay};
use undercroft_review::Effort;
use undercroft_scenario::Guided;
use undercroft_table::{LiveTable, Words};
use undercroft_terminal::{
    Advice, Adviser, CERTAIN, Fight, FightEstimate, Hint, Keeper, Local, Review, Speech, Table, Thought,
    Weighed,
};

/// A match that is opened in a file.
struct Sitting<'a> {
    game: String,
    setup: Setup,
    library: &'a Library,
    lang: Lang,
    own_dice: bool,
    seed: Seed,
    file: PathBuf,
    resumed: Option<String>,
    seats: &'a [(String, Sitter)],
    guide: Option<Guided>,
}

/// A match that is open, with the words for it and whoever sits there.
struct Opened {
    game: Box<dyn Match>,
    texts: Texts,
    sitters: Vec<Sitter>,
}

/// Plays what the arguments say, in a file.
pub fn play(args: &Args, lang: Lang, front: &Front) -> Done {
    let speak = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let (library, pack) = common::library(args.pack.as_deref())?;
    let guide = args.tutorial.then(|| guided(args.game(), &speak)).transpose()?;
    let resumed = match args.resume.as_ref().and_then(Option::as_ref) {
        Some(file) => Some((common::read(file)?, file.clone())),
        None => None,
    };
    let (game, setup, own_dice) = match &resumed {
        Some((text, file)) => {
            let header = replay::header(text).map_err(|misfit| screen::misfit(&speak, file, &misfit))?;
            (header.game, header.setup, header.typed_in || args.own_dice)
        }
        None => {
            let setup = guide.as_ref().map_or_else(|| wanted(args, pack), |guide| guide.setup.clone());
            (args.game().to_owned(), setup, args.own_dice)
        }
    };
    let file = match &resumed {
        Some((_, file)) => file.clone(),
        None => new_file(args, &speak)?,
    };
    let seed = Seed::choose(args.seed, resumed.is_some().then_some(&file));
    let resumed = resumed.map(|(text, _)| text);
    let sitting = Sitting {
        game,
        setup,
        library: &library,
        lang,
        own_dice,
        seed,
        file,
        resumed,
        seats: &args.seats,
        guide,
    };
    let Opened { game, texts, sitters } = open(&sitting)?;
    let opening = match sitting.resumed.is_some() {
        true => Opening::Resumed,
        false => Opening::New { edition: game.card().edition.to_string() },
    };
    let Sitting { seed, file, own_dice, guide, .. } = sitting;
    let table = Table { game, sitters, seed: seed.0, own_dice, guide };
    let mut keeper = File { file, seed };
    keeper.keep(&*table.game).map_err(Problem)?;
    let host = Local::new(table, Speech::new(texts, Listener::spectator()), Box::new(keeper));
    front.show(Box::new(host.with_adviser(Box::new(PlayedOn))), None, opening).map(|_| ())
}

/// Where a new match is kept: in the file that is named, or one of its own in the user's data folder.
fn new_file(args: &Args, speak: &Texts) -> Done<PathBuf> {
    if let Some(file) = &args.save {
        return Ok(file.clone());
    }
    undercroft_catalog::entry(args.game()).map_err(|error| screen::open_problem(speak, error))?;
    let home = save::home().ok_or_else(|| Problem("there is no folder for data".to_owned()))?;
    save::fresh_file(&home, args.game()).map_err(common::problem)
}

/// The guided game of a game.
fn guided(game: &str, speak: &Texts) -> Done<Guided> {
    undercroft_catalog::entry(game).map_err(|error| screen::open_problem(speak, error))?;
    let Some(script) = undercroft_catalog::tutorial(game) else {
        let name = Arg::Name(format!("game-{game}").into());
        return Err(Problem(speak.text("error-tutorial", &[("game", name)])));
    };
    Guided::read(script).map_err(Problem)
}

/// Opens the match, or the saved one. Where people roll their own dice, those of the set-up are asked for line by line.
fn open(sitting: &Sitting<'_>) -> Done<Opened> {
    let Sitting { game, setup, library, lang, own_dice, seed, resumed, .. } = sitting;
    let plain = Texts::new(*lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let mut screen = Screen { game: game.clone(), ..Screen::new(plain, Listener::spectator()) };
    let opened = match resumed {
        Some(text) => resume(text, library).map_err(NoPlay::Closed),
        None => {
            let stdin = std::io::stdin();
            let mut input = stdin.lock();
            let source = match &sitting.guide {
                Some(guide) => Source::Script(guide.opening()),
                None if *own_dice => Source::Person(&mut screen, &mut input),
                None => Source::Seed(*seed),
            };
            let mut closed = None;
            let opened = roll(source, |dice| match open_match(game, setup, library, dice) {
                Err(Closed::Roll(refused)) => Err(refused),
                Err(other) => {
                    closed = Some(other);
                    Err(Refused::Over)
                }
                Ok(game) => Ok(game),
            });
            opened.map_err(|no| closed.map_or(no, NoPlay::Closed))
        }
    };
    let game = opened.map_err(|no| unopened(&screen, &sitting.file, no))?;
    let texts = texts(*lang, game.card())?;
    let words: Vec<String> = (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect();
    let sitters = seats::seat(&words, sitting.seats, &texts)?;
    Ok(Opened { game, texts, sitters })
}

/// The texts of a game and its packs.
pub fn texts(lang: Lang, card: &Card) -> Done<Texts> {
    let packs = card.texts.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
    Texts::new(lang, packs).map_err(|problems| Problem(problems.iter().map(|p| format!("{p}\n")).collect()))
}

/// The sentence for a match that is not there.
fn unopened(screen: &Screen, file: &Path, no: NoPlay) -> Problem {
    match no {
        NoPlay::Closed(Closed::Open(error)) => screen::open_problem(&screen.texts, error),
        NoPlay::Closed(Closed::Misfit(misfit)) => screen::misfit(&screen.texts, file, &misfit),
        NoPlay::Closed(Closed::Place(error)) => Problem(error.to_string()),
        NoPlay::Closed(Closed::Roll(refused)) | NoPlay::Refused(refused) => {
            Problem(screen.speak(&refused.message()))
        }
        NoPlay::NoRoll | NoPlay::Leave => Problem(screen.texts.text("error-pause", &[])),
    }
}

/// Keeps a match in its file.
struct File {
    file: PathBuf,
    seed: Seed,
}

impl Keeper for File {
    fn keep(&mut self, game: &dyn Match) -> Result<(), String> {
        let text = game.replay();
        let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        save::write(&self.file, &text, self.seed).map_err(|error| error.to_string())
    }

    fn fork(&mut self) {
        let stem = self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let folder = self.file.parent().map(PathBuf::from).unwrap_or_default();
        let folder = if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder };
        if let Ok(file) = save::fresh_file(&folder, &format!("{stem}-line")) {
            self.file = file;
        }
    }

    fn place(&self) -> String {
        self.file.display().to_string()
    }
}

/// Advice from matches that are played on, for a match in a file.
struct PlayedOn;

impl Adviser for PlayedOn {
    fn hint(&self, table: &LiveTable, seat: Seat) -> Thought<Hint> {
        let effort = Effort { first: 32, most: 512 };
        let Some(hint) = undercroft_review::hint(table.game(), seat, effort, 1) else {
            return Thought::Refused(Message::new("term-no-odds"));
        };
        let choices = hint.choices.iter().map(|judged| {
            let rate = judged.count.rate();
            let points = |share: f64| (share * f64::from(CERTAIN)).round() as i32;
            Weighed {
                action: judged.action.clone(),
                says: Words::of(&judged.label, &|rule| table.is_in_force(rule)),
                chance: judged.count.points(),
                low: points(rate.low),
                high: points(rate.high),
                matches: judged.count.of,
            }
        });
        let advice = match hint.advice {
            undercroft_review::Advice::Forced => Advice::Forced,
            undercroft_review::Advice::Clear => Advice::Clear,
            undercroft_review::Advice::Close => Advice::Close,
        };
        Thought::Ready(Hint { advice, choices: choices.collect(), fights: self.fights(table, seat) })
    }

    fn fights(&self, table: &LiveTable, seat: Seat) -> Vec<Fight> {
        let fights = undercroft_review::fights(table.game(), seat, &|| false).into_iter();
        let told = |odds: undercroft_review::FightOdds| Fight {
            action: odds.action,
            reach: odds.reach.word().to_owned(),
            won: odds.won,
            lost: odds.lost,
            of: odds.of,
            hp: odds.hp,
            estimate: odds.estimate.map(|found| FightEstimate { won: found.won, lost: found.lost }),
        };
        fights.map(told).collect()
    }

    fn review(&self, _: &LiveTable, _: Seat) -> Thought<Review> {
        Thought::Refused(Message::new("term-review-file"))
    }
}
