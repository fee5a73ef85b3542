//! A table line by line, in words alone: what has happened, what is asked, and the words that are not choices. For pipes and screen readers; whoever holds
//! the match is a host, as for the drawn table.

use super::dice::{self, NoPlay};
use super::prompt::{Asked, Picked};
use super::screen::Screen;
use crate::common::Done;
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use undercroft_kernel::{Arg, Message, Seat};
use undercroft_table::{LogLine, Odds, Prompt, Share, Words, why};
use undercroft_terminal::{Answer, CERTAIN, Details, Guidance, Host, Thought, details, folded, things};

/// How a table is begun.
pub enum Opening {
    /// With the rules of this edition.
    New {
        edition: String,
    },
    Resumed,
    /// In a campaign: it is left at its end.
    Chapter,
}

/// A table at the keyboard.
pub struct Plain {
    host: Box<dyn Host>,
    screen: Screen,
    asked: Asked,
    /// Set whenever something has happened at a service.
    news: Option<Arc<AtomicBool>>,
    is_chapter: bool,
    /// The last line of the log that was told to whoever is at the keyboard.
    told: u32,
    /// The same of those who have left the keyboard to somebody else.
    heard: BTreeMap<Option<u8>, u32>,
    /// What the guide said last, and before which step.
    guided: (u32, Guidance),
    /// The action that is played when it is chosen once more: what it risks was told.
    doubted: Option<String>,
}

/// What a typed line leads to.
enum Next {
    /// Ask again.
    Again,
    Leave,
}

/// How often it is looked whether others have done something, and after how many looks the table is asked for anyway.
const LOOK: Duration = Duration::from_millis(20);
const LOOKS: u32 = 50;

impl Plain {
    /// Sits down at a table and says what is played, and how.
    pub fn new(host: Box<dyn Host>, news: Option<Arc<AtomicBool>>, opening: Opening) -> Plain {
        let speech = host.speech();
        let mut screen = Screen::new(Arc::clone(&speech.texts), speech.listener.clone());
        let picture = host.picture();
        screen.game.clone_from(&picture.game);
        let mut plain = Plain {
            host,
            screen,
            asked: Asked::default(),
            news,
            is_chapter: matches!(opening, Opening::Chapter),
            told: 0,
            heard: BTreeMap::new(),
            guided: (u32::MAX, Guidance::new()),
            doubted: None,
        };
        match opening {
            Opening::New { edition } => {
                let (game, edition) = (format!("game-{}", picture.game), format!("edition-{edition}"));
                plain.screen.say_text("app-title", |m| m.word("version", env!("CARGO_PKG_VERSION")));
                plain.screen.say_text("play-welcome", |m| m.name("game", game).name("edition", edition));
                let about = format!("about-{}", plain.screen.game);
                if plain.screen.texts.has(&about) {
                    plain.screen.print(&plain.screen.texts.text(&about, &[]));
                }
                plain.screen.say_text("play-help", |m| m);
            }
            Opening::Resumed => {
                let (place, steps) = (plain.host.kept_in().unwrap_or_default(), i64::from(picture.moment));
                plain.screen.say_text("play-resumed", |m| m.word("file", place).number("steps", steps));
                plain.forget_told();
            }
            Opening::Chapter => {}
        }
        plain
    }

    /// Plays until the person leaves, or a chapter is over.
    pub fn play(mut self) -> Done {
        let stdin = std::io::stdin();
        let mut input = stdin.lock();
        loop {
            if let Next::Leave = self.go_on(&mut input) {
                break;
            }
            let Some(is_over) = self.face(&mut input) else { break };
            if self.is_chapter && is_over {
                return Ok(());
            }
            let Some(line) = self.screen.line(&mut input) else { break };
            if let Next::Leave = self.answer(&line, &mut input) {
                break;
            }
        }
        if let Some(place) = self.host.kept_in().filter(|_| !self.is_chapter) {
            let key = if self.news.is_some() { "term-left-here" } else { "play-bye" };
            self.screen.say_text(key, |m| m.word("file", place.clone()).word("table", place));
        }
        Ok(())
    }

    /// Lets happen what nobody at this keyboard decides, and waits for others. Whoever is asked for a roll may leave instead.
    fn go_on(&mut self, input: &mut impl BufRead) -> Next {
        let mut rolls: Vec<(String, String)> = Vec::new();
        loop {
            match self.host.advance(&rolls) {
                Answer::Done => rolls.clear(),
                Answer::Wants(roll) => match dice::ask(&roll, &mut self.screen, input) {
                    Ok(face) => rolls.push((roll.die, face)),
                    Err(NoPlay::Leave) => return Next::Leave,
                    Err(_) => return Next::Again,
                },
                Answer::Says(message) => {
                    self.screen.say(&message);
                    return Next::Again;
                }
                Answer::Nothing if self.is_for_others() => {
                    self.tell_meanwhile();
                    self.wait();
                }
                Answer::Nothing => return Next::Again,
            }
        }
    }

    /// Whether only others can go on, at a service.
    fn is_for_others(&self) -> bool {
        let is_ours = self.host.picture().outcome.is_some() || self.host.covered().is_some();
        self.news.is_some() && !is_ours && self.host.prompts().is_empty()
    }

    /// Waits for news of a service, or a while.
    fn wait(&self) {
        let Some(news) = &self.news else { return };
        let _ = (0..LOOKS).find(|_| {
            std::thread::sleep(LOOK);
            news.swap(false, Ordering::Relaxed)
        });
    }

    /// What others do is told while they do it; the table first of all, to whoever has just come.
    fn tell_meanwhile(&mut self) {
        self.screen.listener = self.host.speech().listener.clone();
        self.tell_new();
        if self.screen.shown.game.is_empty() {
            self.screen.show_changes(self.host.picture());
        }
    }

    /// Shows the table to whoever is asked, and asks. Says whether the match is over; nothing at the end of the input.
    fn face(&mut self, input: &mut impl BufRead) -> Option<bool> {
        self.hand_over(input)?;
        self.screen.listener = self.host.speech().listener.clone();
        self.tell_new();
        let picture = self.host.picture();
        self.asked.renew(self.host.prompts());
        let (outcome, moment) = (picture.outcome.clone(), picture.moment);
        self.screen.show_changes(picture);
        self.explain(moment);
        self.screen.print("");
        match &outcome {
            Some(page) => {
                self.screen.outcome(page);
                if !self.is_chapter {
                    self.screen.say_text("play-ended", |m| m);
                }
            }
            None => self.asked.show(&self.screen),
        }
        Some(outcome.is_some())
    }

    /// Where others may not see what comes, the next person takes the keyboard over first. Nothing at the end of the input.
    fn hand_over(&mut self, input: &mut impl BufRead) -> Option<()> {
        let Some(next) = self.host.covered() else { return Some(()) };
        self.heard.insert(self.screen.viewer, self.told);
        self.screen.clear();
        self.screen.listener = self.host.speech().listener.clone();
        self.screen.viewer = None;
        self.told = self.heard.get(&None).copied().unwrap_or_default();
        self.tell_new();
        self.heard.insert(None, self.told);
        self.screen.print("");
        self.screen.say_text("turn-take-over", |m| m.about(next));
        self.screen.line(input)?;
        self.host.uncover();
        self.screen.clear();
        self.told = self.heard.get(&Some(next.0)).copied().unwrap_or_default();
        Some(())
    }

    /// Lets the guide speak, once before each step.
    fn explain(&mut self, moment: u32) {
        let says = self.host.guidance();
        if says.is_empty() || self.guided == (moment, says.clone()) {
            return;
        }
        for words in &says {
            self.screen.print("");
            let rules =
                if words.rules.is_empty() { String::new() } else { format!(" [{}]", words.rules.join(" ")) };
            self.screen.print(&format!("{}{rules}", self.screen.words(words)));
        }
        self.guided = (moment, says);
    }

    /// The log, at least from the first line that was not told.
    fn lines(&mut self) -> Vec<LogLine> {
        let recent = self.host.picture().log;
        match recent.first() {
            Some(first) if first.id > self.told + 1 => self.host.log(),
            _ => recent.iter().map(|line| LogLine::clone(line)).collect(),
        }
    }

    /// Tells what whoever is at the keyboard has heard since the last time.
    fn tell_new(&mut self) {
        for line in self.lines() {
            if line.id > self.told && !line.struck {
                self.screen.log_line(&line);
                self.told = line.id;
            }
        }
    }

    /// What was taken back counts as not told; what is in force counts as told.
    fn forget_told(&mut self) {
        let lines = self.host.log();
        self.told = lines.iter().filter(|line| !line.struck).map(|line| line.id).max().unwrap_or_default();
    }

    fn answer(&mut self, line: &str, input: &mut impl BufRead) -> Next {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" | "q" => return Next::Leave,
            "help" | "?" => self.screen.say_text("play-help", |m| m),
            "undo" | "u" => self.take_back(rest, false),
            "redo" | "r" => self.take_back(rest, true),
            "why" => self.why(rest),
            "log" | "l" => self.log(),
            "board" | "b" => {
                let picture = self.host.picture();
                self.screen.show_all(picture);
            }
            "back" => {
                self.asked.back();
            }
            "save" => self.save(rest.trim()),
            "odds" | "o" => self.odds(rest),
            "hint" | "h" => self.hint(),
            "look" | "i" => self.look(rest.trim()),
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
        match picked {
            Picked::Action(seat, action) => {
                let doubt = self.asked.confirm(seat, &action).filter(|_| numbers.is_some());
                if let Some(doubt) = doubt.filter(|_| self.doubted.as_ref() != Some(&action)) {
                    self.screen.print(&self.screen.words(doubt));
                    self.screen.say_text("term-once-more", |m| m);
                    self.doubted = Some(action);
                    return Next::Again;
                }
                self.doubted = None;
                return self.perform(seat, &action, line, input);
            }
            Picked::Branch => {}
            Picked::Nothing => self.no_choice(line),
        }
        Next::Again
    }

    /// Does it, with the dice that it asks for.
    fn perform(&mut self, Seat(seat): Seat, action: &str, line: &str, input: &mut impl BufRead) -> Next {
        let mut rolls: Vec<(String, String)> = Vec::new();
        loop {
            let wanted = match self.host.act(seat, action, &rolls) {
                Answer::Wants(roll) => roll,
                Answer::Says(message) if message.key == "unknown-action" => {
                    self.no_choice(line);
                    return Next::Again;
                }
                Answer::Says(message) => {
                    self.screen.say(&message);
                    return Next::Again;
                }
                Answer::Done | Answer::Nothing => return Next::Again,
            };
            match dice::ask(&wanted, &mut self.screen, input) {
                Ok(face) => rolls.push((wanted.die, face)),
                Err(NoPlay::Leave) => return Next::Leave,
                Err(_) => return Next::Again,
            }
        }
    }

    fn no_choice(&self, line: &str) {
        let count = self.asked.count() as i64;
        self.screen.say_text("play-number-expected", |m| m.word("text", line).number("count", count));
    }

    /// Takes choices back, or plays them again: as many as are named, or one.
    fn take_back(&mut self, count: &str, again: bool) {
        for _ in 0..count.parse().unwrap_or(1) {
            let moment = self.host.picture().moment;
            let answer = if again { self.host.redo() } else { self.host.undo() };
            if let Answer::Says(message) = answer {
                self.screen.say(&message);
            }
            if self.host.picture().moment == moment {
                break;
            }
        }
        if !again {
            self.forget_told();
        }
    }

    fn why(&self, id: &str) {
        let language = self.screen.texts.lang().code();
        let Some(why) = why(id.trim(), language) else {
            return self.screen.say_text("play-why-unknown", |m| m.word("rule", id));
        };
        self.screen.print(&format!("{}: {}", why.rule, why.sentence));
        self.screen.say_text("play-why-editions", |m| m.word("editions", why.editions.join(", ")));
        for source in why.sources {
            self.screen.say_text("play-why-source", |m| m.word("source", source));
        }
        if let (Some(note), "en") = (why.note, language) {
            self.screen.say_text("play-why-note", |m| m.word("note", note));
        }
    }

    fn log(&mut self) {
        self.screen.say_text("log-title", |m| m);
        let lines = self.host.log();
        if lines.is_empty() {
            self.screen.say_text("play-log-empty", |m| m);
        }
        lines.iter().for_each(|line| self.screen.log_line(line));
    }

    /// Writes the match into a file; without one, says where it is kept.
    fn save(&mut self, file: &str) {
        let kept = self.host.kept_in().unwrap_or_default();
        if file.is_empty() {
            return self.screen.say_text("play-saved", |m| m.word("file", kept));
        }
        let failed = |reason: String| move |m: Message| m.word("file", file).word("reason", reason);
        match self.host.file() {
            Ok(text) => match super::save::replace(Path::new(file), &text) {
                Ok(()) => self.screen.say_text("play-saved", |m| m.word("file", file)),
                Err(error) => self.screen.say_text("play-save-failed", failed(error.to_string())),
            },
            Err(message) => self.screen.say_text("play-save-failed", failed(self.screen.speak(&message))),
        }
    }

    /// Of every choice, or with every result of the one with this number.
    fn odds(&mut self, number: &str) {
        let prompts: Vec<Prompt> = self.asked.prompts().to_vec();
        if prompts.is_empty() {
            return self.screen.say_text("play-ended", |m| m);
        }
        let only = match number.trim() {
            "" => None,
            number => match number.parse() {
                Ok(only) => Some(only),
                Err(_) => return self.no_choice(number),
            },
        };
        let leaves: usize = prompts.iter().map(|prompt| prompt.leaves().len()).sum();
        if only.is_some_and(|only| !(1..=leaves).contains(&only)) {
            return self.no_choice(number);
        }
        self.screen.say_text("play-odds-title", |m| m);
        let mut number = 0;
        for prompt in &prompts {
            for leaf in prompt.leaves() {
                number += 1;
                if only.is_some_and(|only| only != number) {
                    continue;
                }
                self.screen.print(&format!("{number}. {}", self.screen.words(&leaf.label)));
                let odds = leaf.actions().next().and_then(|action| self.host.odds(prompt.seat, action));
                if let Some(odds) = odds {
                    self.tell_odds(&odds, only.is_some());
                }
            }
        }
    }

    /// The odds of a choice in lines; each result below them where only one choice is looked at.
    fn tell_odds(&self, odds: &Odds, each: bool) {
        if !odds.exact {
            return self.screen.print(&format!("   {}", self.screen.texts.text("odds-too-many", &[])));
        }
        for line in &odds.lines {
            self.screen.print(&format!("   {}", self.share(line.share, &line.says)));
            for row in line.rows.iter().filter(|_| each) {
                self.screen.print(&format!("      {}", self.share(row.share, &row.says)));
            }
        }
    }

    /// Everything that is known of the things with a name, or with the words of one; without words, what there is to look at.
    fn look(&self, wanted: &str) {
        let (picture, speech) = (self.host.picture(), self.host.speech());
        let known = things(&picture).into_iter().filter_map(|thing| details(&picture, &thing, speech));
        let known: Vec<Details> = known.filter(|details| !details.title.is_empty()).collect();
        let lower = folded(wanted).to_lowercase();
        if wanted.is_empty() {
            let mut names: Vec<String> = known.into_iter().map(|details| details.title).collect();
            let mut told = BTreeSet::new();
            names.retain(|name| told.insert(name.clone()));
            let names = self.screen.texts.join(&names);
            return self.screen.say_text("play-look-what", |m| m.word("things", names));
        }
        let mut told = BTreeSet::new();
        for details in known.iter().filter(|details| details.title.to_lowercase().contains(&lower)) {
            let lines: Vec<String> = details.lines.iter().map(|(line, _)| line.trim().to_owned()).collect();
            let text = format!("{}. {} {}", details.title, details.subtitle, lines.join(". "));
            if told.insert(text.clone()) {
                self.screen.print(&format!(
                    "{}.",
                    text.replace("  ", " ").replace("..", ".").trim_end_matches(['.', ' '])
                ));
            }
        }
        if told.is_empty() {
            self.screen.say_text("play-look-nothing", |m| m.word("text", wanted));
        }
    }

    /// What each choice is worth, the best one first, with where its chance lies.
    fn hint(&mut self) {
        let Some(Seat(seat)) = self.asked.seats().next() else {
            return self.screen.say_text("play-ended", |m| m);
        };
        let hint = match self.host.hint(seat) {
            Thought::Ready(hint) => hint,
            Thought::Refused(why) => return self.screen.say(&why),
            Thought::Working { .. } => return,
        };
        self.screen.say_text("term-hint-title", |m| m);
        let percent = |chance: i32| self.screen.texts.percent(chance.max(0) as u128, CERTAIN as u128);
        for weighed in &hint.choices {
            let [chance, low, high] = [weighed.chance, weighed.low, weighed.high].map(percent);
            let chance =
                Message::new("term-chance").word("percent", chance).word("low", low).word("high", high);
            let (says, chance) = (self.screen.words(&weighed.says), self.screen.speak(&chance));
            self.screen.print(&self.screen.group(&says, &chance));
        }
        self.screen.say_text("play-hint-estimate", |m| m);
    }

    fn share(&self, share: Share, says: &Words) -> String {
        let percent = self.screen.texts.percent(u128::from(share.ways), u128::from(share.of));
        let args = [("percent", Arg::Word(percent)), ("result", Arg::Word(self.screen.words(says)))];
        self.screen.texts.text("play-odds-row", &args)
    }
}
