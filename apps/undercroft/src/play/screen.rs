//! Lines on the terminal: speaks messages and words, and reads lines. How a picture is told in lines is in `tell`.

use crate::common::Problem;
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use undercroft_catalog::OpenError;
use undercroft_i18n::{Listener, Texts};
use undercroft_kernel::replay::Misfit;
use undercroft_kernel::{Arg, Message, WordError};
use undercroft_table::{LogLine, Picture, Words};

/// Where lines go, and in which language.
pub struct Screen {
    pub texts: Arc<Texts>,
    pub listener: Listener,
    pub(super) shown: Picture,
    /// The game whose dice are asked for.
    pub game: String,
    /// Whose picture is told, from 0.
    pub(super) viewer: Option<u8>,
}

impl Screen {
    pub fn new(texts: impl Into<Arc<Texts>>, listener: Listener) -> Screen {
        Screen { texts: texts.into(), listener, shown: Picture::default(), game: String::new(), viewer: None }
    }

    /// Writes a line. A closed pipe is no reason to fall over.
    pub fn print(&self, line: &str) {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "{line}");
    }

    pub fn speak(&self, message: &Message) -> String {
        self.texts.say(message, &self.listener)
    }

    /// What a die or pile is called: by the game, by its cards, or by its notation.
    pub fn die(&self, die: &str) -> String {
        let word = die.replace('_', "-");
        let keys = [format!("die-{}-{word}", self.game), format!("die-{word}")];
        keys.iter().find(|key| self.texts.has(key)).map_or_else(|| die.to_owned(), |key| self.texts.name(key))
    }

    /// Speaks words of a picture.
    pub fn words(&self, words: &Words) -> String {
        self.speak(&words.message())
    }

    pub fn say(&self, message: &Message) {
        self.print(&self.speak(message));
    }

    /// Speaks a message by its key, with arguments added by `fill`.
    pub fn say_text(&self, key: &'static str, fill: impl FnOnce(Message) -> Message) {
        self.say(&fill(Message::new(key)));
    }

    /// A line of the log, with the rules behind it.
    pub fn log_line(&self, line: &LogLine) {
        let mut text = self.words(&line.says);
        if line.struck {
            text = self.texts.text("play-log-struck", &[("line", Arg::Word(text))]);
        }
        if line.says.rules.is_empty() {
            self.print(&text);
        } else {
            self.print(&format!("{text} [{}]", line.says.rules.join(" ")));
        }
    }

    /// Reads a line; none at the end of the input.
    pub fn line(&mut self, input: &mut impl BufRead) -> Option<String> {
        {
            let mut out = std::io::stdout().lock();
            let _ = write!(out, "> ");
            let _ = out.flush();
        }
        let mut line = String::new();
        match input.read_line(&mut line) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(line.trim().to_owned()),
        }
    }

    /// Takes what was shown out of sight: the screen of a terminal is cleared, and everything is told anew to whoever comes.
    pub fn clear(&mut self) {
        self.shown = Picture::default();
        let mut out = std::io::stdout().lock();
        if out.is_terminal() {
            let _ = write!(out, "\x1b[2J\x1b[3J\x1b[H");
        }
    }
}

/// The sentence for a file that does not fit.
pub fn misfit(texts: &Texts, file: &Path, misfit: &Misfit) -> Problem {
    let reason = texts.say(&misfit.message(), &Listener::spectator());
    let args = [("file", Arg::Word(file.display().to_string())), ("reason", Arg::Word(reason))];
    Problem(texts.text("error-file", &args))
}

/// The sentence for a game that could not be opened.
pub fn open_problem(texts: &Texts, error: OpenError) -> Problem {
    let word = |name, word: String| (name, Arg::Word(word));
    Problem(match error {
        OpenError::Game { name, known } => {
            texts.text("error-game", &[word("name", name), word("known", known)])
        }
        OpenError::Option(WordError::Value { word: name, value, expected }) => texts
            .text("error-option", &[word("name", name), word("value", value), word("expected", expected)]),
        OpenError::Option(WordError::Unknown { word: name, known, .. }) => {
            texts.text("error-unknown-option", &[word("name", name), word("known", known)])
        }
        OpenError::Option(WordError::Impossible { rule, reason }) => {
            texts.text("error-impossible", &[word("rule", rule.0.to_owned()), word("reason", reason)])
        }
        OpenError::Option(other) => other.to_string(),
        OpenError::Content(problems) => {
            let count = Arg::Number(problems.len() as i64);
            format!("{}\n{problems}", texts.text("error-pack", &[("count", count)]))
        }
    })
}
