//! The match at the keyboard: who is there, what is asked, what is typed, and the words that are not choices.

use super::dice::{NoPlay, Source, roll};
use super::prompt::{Asked, Picked};
use super::save::{self, Seed};
use super::screen::{self, Screen};
use super::seats::{self, Sitter};
use super::tutorial::Tutorial;
use super::{Sitting, odds};
use crate::common::{Done, Problem};
use std::collections::BTreeMap;
use std::io::BufRead;
use std::path::{Path, PathBuf};
use undercroft_bots::live::choose;
use undercroft_catalog::Card;
use undercroft_catalog::live::{Closed, Dice, Match, Refused, open_match, resume};
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Grain, Seat, Turn, Viewer};
use undercroft_table::{LiveTable, Picture, why};

/// A match under way.
pub struct Table {
    pub(super) table: LiveTable,
    pub(super) screen: Screen,
    pub(super) language: &'static str,
    pub(super) own_dice: bool,
    pub(super) seed: Seed,
    pub(super) file: PathBuf,
    pub(super) chapter: bool,
    pub(super) tutorial: Option<Tutorial>,
    /// Before which step the guide has spoken.
    pub(super) explained: Option<usize>,
    pub(super) sitters: Vec<Sitter>,
    /// Who is at the keyboard; a spectator while nobody has taken it.
    pub(super) viewer: Viewer,
    /// Who has taken the keyboard over while the others look away.
    pub(super) alone: Option<Seat>,
    /// How many lines of the log each viewer has been told.
    pub(super) told: BTreeMap<Viewer, u32>,
    pub(super) asked: Asked,
}

/// What a typed line leads to.
enum Next {
    /// Ask again.
    Again,
    Leave,
}

/// A match that is open, with the words for it and whoever sits there.
pub struct Opened {
    pub game: Box<dyn Match>,
    pub screen: Screen,
    pub sitters: Vec<Sitter>,
}

/// Opens the match, or the saved one. Where people roll their own dice, those of the set-up are asked for line by line.
pub fn open(sitting: &Sitting<'_>) -> Done<Opened> {
    let Sitting { game, setup, library, lang, own_dice, seed, resumed, .. } = sitting;
    let plain = Texts::new(*lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let mut screen =
        Screen { plain: sitting.plain, game: game.clone(), ..Screen::new(plain, Listener::spectator()) };
    let opened = match resumed {
        Some(text) => resume(text, library).map_err(NoPlay::Closed),
        None => {
            let stdin = std::io::stdin();
            let mut input = stdin.lock();
            let source = match &sitting.tutorial {
                Some(tutorial) => Source::Script(tutorial.opening()),
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
    screen.texts = texts(*lang, game.card())?;
    let words: Vec<String> = (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect();
    let sitters = seats::seat(&words, sitting.seats, &screen.texts)?;
    Ok(Opened { game, screen, sitters })
}

impl Table {
    /// Opens the match, or the saved one, to be played line by line.
    pub fn sit(sitting: Sitting<'_>) -> Done<Self> {
        let Opened { game, screen, sitters } = open(&sitting)?;
        let Sitting { lang, own_dice, seed, file, resumed, chapter, tutorial, .. } = sitting;
        let mut table = Table {
            table: LiveTable::new(game),
            screen,
            language: lang.code(),
            own_dice,
            seed,
            file,
            chapter,
            tutorial,
            explained: None,
            sitters,
            viewer: Viewer::Spectator,
            alone: None,
            told: BTreeMap::new(),
            asked: Asked::default(),
        };
        table.greet(resumed.is_some());
        Ok(table)
    }

    /// Says what is played, and how.
    fn greet(&mut self, resumed: bool) {
        let people = seats::people(&self.sitters);
        // The only person is there from the beginning.
        if let [only] = people.as_slice() {
            self.viewer = Viewer::Seat(*only);
        }
        self.screen.listener = self.listener();
        if resumed {
            let (file, steps) = (self.file.display().to_string(), self.game().at() as i64);
            self.screen.say_text("play-resumed", |m| m.word("file", file).number("steps", steps));
            self.forget_told();
            return;
        }
        if !self.chapter {
            let card = self.game().card();
            let (game, edition) = (format!("game-{}", card.game), format!("edition-{}", card.edition));
            self.screen.say_text("app-title", |m| m.word("version", env!("CARGO_PKG_VERSION")));
            self.screen.say_text("play-welcome", |m| m.name("game", game).name("edition", edition));
            self.screen.say_text("play-help", |m| m);
        }
        if let Some(tutorial) = &self.tutorial {
            self.screen.print("");
            tutorial.begin(&self.screen);
            self.screen.print("");
        }
    }

    /// Plays until the person leaves, or a chapter is over; gives the file in which the match is kept.
    pub fn play(mut self) -> Done<PathBuf> {
        let stdin = std::io::stdin();
        let mut input = stdin.lock();
        loop {
            if let Next::Leave = self.settle(&mut input) {
                break;
            }
            if self.is_led(&mut input) || self.bots_act() {
                continue;
            }
            self.save_quietly();
            let Some(over) = self.face(&mut input) else { break };
            if self.chapter && over {
                return Ok(self.file);
            }
            let Some(line) = self.screen.line(&mut input) else { break };
            if let Next::Leave = self.answer(&line, &mut input) {
                break;
            }
        }
        self.save_quietly();
        if self.chapter {
            return Ok(self.file);
        }
        let file = self.file.display().to_string();
        self.screen.say_text("play-bye", |m| m.word("file", file));
        Ok(self.file)
    }

    pub(super) fn game(&self) -> &dyn Match {
        self.table.game()
    }

    fn picture(&self) -> Picture {
        self.table.picture(self.viewer)
    }

    /// Shows the table to whoever is asked, and asks. Says whether the match is over; nothing at the end of the input.
    fn face(&mut self, input: &mut impl BufRead) -> Option<bool> {
        let people = self.people_asked();
        if !self.take_over(&people, input) {
            return None;
        }
        self.tell_new();
        let picture = self.picture();
        let prompts = match people.as_slice() {
            [] => Vec::new(),
            // At an open table the choices of several seats are numbered through.
            _ if self.is_open() => {
                people.iter().filter_map(|seat| self.table.picture(Viewer::Seat(*seat)).prompt).collect()
            }
            _ => picture.prompt.clone().into_iter().collect(),
        };
        self.asked.renew(prompts);
        let outcome = picture.outcome.clone();
        self.screen.show_changes(picture);
        self.explain();
        self.screen.print("");
        match &outcome {
            Some(page) => {
                self.screen.outcome(page);
                if !self.chapter {
                    self.screen.say_text("play-ended", |m| m);
                }
            }
            None => self.asked.show(&self.screen),
        }
        Some(outcome.is_some())
    }

    fn answer(&mut self, line: &str, input: &mut impl BufRead) -> Next {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" | "q" => return Next::Leave,
            "help" | "?" => self.screen.say_text("play-help", |m| m),
            "undo" | "u" => self.undo(rest),
            "redo" | "r" => self.redo(rest),
            "why" => self.why(rest),
            "log" | "l" => self.log(),
            "board" | "b" => {
                let picture = self.picture();
                self.screen.show_all(picture);
            }
            "back" => {
                self.asked.back();
            }
            "save" => self.save(rest),
            "odds" | "o" => self.odds(rest),
            _ => return self.act(line, input),
        }
        Next::Again
    }

    /// A number, a number with an amount, or an action in its notation.
    fn act(&mut self, line: &str, input: &mut impl BufRead) -> Next {
        let Some(first) = self.asked.seats().next() else {
            self.screen.say_text("play-ended", |m| m);
            return Next::Again;
        };
        let numbers: Option<Vec<u32>> = line.split(' ').map(|word| word.parse().ok()).collect();
        let picked = match numbers.as_deref() {
            Some(numbers) => self.asked.walk(numbers),
            // A notation is meant by the seat that is offered it.
            None => Picked::Action(self.asked.offered_to(line).unwrap_or(first), line.to_owned()),
        };
        let (seat, action) = match picked {
            Picked::Action(seat, action) => (seat, action),
            Picked::Branch => return Next::Again,
            Picked::Nothing => {
                self.no_choice(line);
                return Next::Again;
            }
        };
        if self.expected().is_some_and(|expected| expected != action) {
            self.other(seat, &action, line);
            return Next::Again;
        }
        match self.perform(seat, &action, input) {
            Err(NoPlay::Leave) => return Next::Leave,
            Err(NoPlay::Refused(refused)) => self.refused(&refused, line),
            _ => {}
        }
        Next::Again
    }

    fn no_choice(&self, line: &str) {
        let count = self.asked.count() as i64;
        self.screen.say_text("play-number-expected", |m| m.word("text", line).number("count", count));
    }

    /// Plays one action with the dice of this table.
    fn perform(&mut self, seat: Seat, action: &str, input: &mut impl BufRead) -> Result<(), NoPlay> {
        let at = self.game().at();
        let script = self.tutorial.as_ref().filter(|tutorial| tutorial.expected(at).is_some());
        let source = match script {
            Some(tutorial) => Source::Script(tutorial.rolls(at)),
            None if self.own_dice => Source::Person(&mut self.screen, input),
            None => Source::Seed(self.seed),
        };
        let scripted = matches!(source, Source::Script(_));
        let game = self.table.game_mut();
        roll(source, |dice| game.act(seat, action, dice))?;
        if scripted {
            game.seal(&self.seed.0);
        }
        Ok(())
    }

    /// What the guide does now; none without a guide and after its last step.
    fn expected(&self) -> Option<&str> {
        self.tutorial.as_ref()?.expected(self.game().at())
    }

    /// Lets the guide speak, once before each step.
    fn explain(&mut self) {
        let at = self.game().at();
        if let Some(tutorial) = self.tutorial.as_ref().filter(|_| self.explained != Some(at)) {
            tutorial.explain(at, &self.screen);
            self.explained = Some(at);
        }
    }

    /// Answers a choice that is not the guide's: what is forbidden is refused as always, and nothing is played.
    fn other(&mut self, seat: Seat, action: &str, line: &str) {
        let mut copy = self.game().copy();
        let tried = copy.act(seat, action, Dice::Seed(&self.seed.0));
        if let Err(refused) = tried {
            return self.refused(&refused, line);
        }
        let Some((choice, label)) = self.expected().and_then(|expected| self.asked.how_to(expected)) else {
            return;
        };
        let label = self.screen.words(&label);
        self.screen.say_text("tutorial-other", |m| m.word("label", label).word("choice", choice));
    }

    /// Plays what needs no decision. Whoever is asked for a roll may leave instead.
    fn settle(&mut self, input: &mut impl BufRead) -> Next {
        // A guide explains every step, so that the person takes each.
        while self.expected().is_none() {
            let source = match self.own_dice {
                true => Source::Person(&mut self.screen, input),
                false => Source::Seed(self.seed),
            };
            let game = self.table.game_mut();
            match roll(source, |dice| game.settle(dice)) {
                Ok(true) => {}
                Err(NoPlay::Leave) => return Next::Leave,
                Ok(false) | Err(_) => break,
            }
        }
        Next::Again
    }

    /// Plays a step that the guide does not tell. Says whether it did.
    fn is_led(&mut self, input: &mut impl BufRead) -> bool {
        let game = self.game();
        let untold = self.tutorial.as_ref().and_then(|tutorial| tutorial.untold(game.at()));
        let Some((word, action)) = untold.filter(|_| game.at() == game.steps()) else { return false };
        let seat = (0..game.seats()).map(Seat).find(|seat| game.seat_word(*seat) == word);
        seat.is_some_and(|seat| self.perform(seat, &action, input).is_ok())
    }

    /// Lets a bot act where only bots are asked. Says whether one did.
    fn bots_act(&mut self) -> bool {
        let Turn::Ask(seats) = self.game().turn() else { return false };
        if !self.people_asked().is_empty() || self.game().at() < self.game().steps() {
            return false;
        }
        let bot = seats.iter().find_map(|seat| match self.sitters.get(usize::from(seat.0)) {
            Some(Sitter::Bot(bot)) => Some((seat, *bot)),
            _ => None,
        });
        let Some((seat, bot)) = bot else { return false };
        let Some(action) = choose(self.game(), seat, bot, self.seed.number()) else { return false };
        let dice = Dice::Seed(&self.seed.0);
        self.table.game_mut().act(seat, &action, dice).is_ok()
    }

    fn refused(&mut self, refused: &Refused, line: &str) {
        match refused {
            Refused::Illegal(rule) => {
                let sentence = why(rule.0, self.language).map_or_else(String::new, |why| why.sentence);
                self.screen.say_text("play-refused", |m| m.word("rule", rule.0).word("sentence", sentence));
            }
            Refused::NotUnderstood { .. } => self.no_choice(line),
            Refused::Roll(_) | Refused::WrongRoll { .. } | Refused::Full(_) => {
                self.screen.say_text("error-pause", |m| m);
            }
            Refused::NotAsked | Refused::Over => self.screen.say(&refused.message()),
        }
    }

    /// Takes steps back: as many as are named, or to the last choice of a person.
    fn undo(&mut self, count: &str) {
        let mut taken = match count.parse() {
            Ok(count) => self.table.game_mut().undo(count),
            Err(_) => {
                let size = self.game().undo_size(Grain::Action);
                self.table.game_mut().undo(size)
            }
        };
        // What bots and the guide would only do again is taken back with it.
        let untold = |table: &Table| {
            table.tutorial.as_ref().is_some_and(|guide| guide.untold(table.game().at()).is_some())
        };
        while self.game().at() > 0
            && (self.people_asked().is_empty() || untold(self))
            && !seats::people(&self.sitters).is_empty()
        {
            taken += self.table.game_mut().undo(1);
        }
        match taken {
            0 => self.screen.say_text("play-nothing-to-undo", |m| m),
            taken => self.screen.say_text("play-undone", |m| m.number("count", taken as i64)),
        }
        self.forget_told();
    }

    /// Plays steps again, those of bots too.
    fn redo(&mut self, count: &str) {
        let mut again = self.table.game_mut().redo(count.parse().unwrap_or(1));
        while self.game().at() < self.game().steps() && self.people_asked().is_empty() {
            again += self.table.game_mut().redo(1);
        }
        match again {
            0 => self.screen.say_text("play-nothing-to-redo", |m| m),
            again => self.screen.say_text("play-redone", |m| m.number("count", again as i64)),
        }
    }

    fn why(&mut self, id: &str) {
        let Some(why) = why(id.trim(), self.language) else {
            return self.screen.say_text("play-why-unknown", |m| m.word("rule", id));
        };
        self.screen.print(&format!("{}: {}", why.rule, why.sentence));
        self.screen.say_text("play-why-editions", |m| m.word("editions", why.editions.join(", ")));
        for source in why.sources {
            self.screen.say_text("play-why-source", |m| m.word("source", source));
        }
        if let (Some(note), "en") = (why.note, self.language) {
            self.screen.say_text("play-why-note", |m| m.word("note", note));
        }
    }

    fn log(&mut self) {
        self.screen.say_text("log-title", |m| m);
        let lines = self.table.log(self.viewer, u32::MAX, usize::MAX);
        if lines.is_empty() {
            self.screen.say_text("play-log-empty", |m| m);
        }
        lines.iter().for_each(|line| self.screen.log_line(line));
    }

    /// Of every choice, or with every result of the one with this number.
    fn odds(&mut self, number: &str) {
        if self.asked.prompts().is_empty() {
            return self.screen.say_text("play-ended", |m| m);
        }
        let only = match number.trim() {
            "" => None,
            number => match number.parse() {
                Ok(only) => Some(only),
                Err(_) => return self.no_choice(number),
            },
        };
        let leaves: usize = self.asked.prompts().iter().map(|prompt| prompt.leaves().len()).sum();
        if only.is_some_and(|only| !(1..=leaves).contains(&only)) {
            return self.no_choice(number);
        }
        self.screen.say_text("play-odds-title", |m| m);
        let mut before = 0;
        for prompt in self.asked.prompts() {
            odds::speak(&self.table, prompt, before, only, &self.screen);
            before += prompt.leaves().len();
        }
    }

    fn save(&mut self, file: &str) {
        if !file.trim().is_empty() {
            self.file = PathBuf::from(file.trim());
        }
        let name = self.file.display().to_string();
        match self.write() {
            Ok(()) => self.screen.say_text("play-saved", |m| m.word("file", name)),
            Err(reason) => {
                self.screen.say_text("play-save-failed", |m| {
                    m.word("file", name).word("reason", reason.to_string())
                });
            }
        }
    }

    fn write(&self) -> std::io::Result<()> {
        save::write(&self.file, &self.game().replay(), self.seed)
    }

    /// The match is kept after every step; a disk that refuses is told once the person saves.
    fn save_quietly(&self) {
        let _ = self.write();
    }
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
