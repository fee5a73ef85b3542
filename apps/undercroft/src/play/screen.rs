//! Lines on the terminal: speaks messages, draws pictures as text, and reads lines.

use crate::common::Problem;
use std::io::{BufRead, Write};
use std::path::Path;
use undercroft_catalog::OpenError;
use undercroft_i18n::{Listener, Texts};
use undercroft_kernel::replay::Misfit;
use undercroft_kernel::{Arg, Message, WordError};
use undercroft_table::{Board, Cell, Face, Picture, Sheet};

/// Where lines go, and in which language.
pub struct Screen {
    pub texts: Texts,
    pub listener: Listener,
    shown: Picture,
}

impl Screen {
    pub fn new(texts: Texts, listener: Listener) -> Screen {
        Screen { texts, listener, shown: Picture::default() }
    }

    /// Writes a line. A closed pipe is no reason to fall over.
    pub fn print(&self, line: &str) {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "{line}");
    }

    pub fn speak(&self, message: &Message) -> String {
        self.texts.say(message, &self.listener)
    }

    pub fn say(&self, message: &Message) {
        self.print(&self.speak(message));
    }

    /// Speaks a message by its key, with arguments added by `fill`.
    pub fn say_text(&self, key: &'static str, fill: impl FnOnce(Message) -> Message) {
        self.say(&fill(Message::new(key)));
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

    /// Draws what has changed since the last time.
    pub fn show_changes(&mut self, picture: Picture) {
        if picture.boards != self.shown.boards {
            picture.boards.iter().for_each(|board| self.board(board));
        }
        if picture.sheets != self.shown.sheets {
            picture.sheets.iter().for_each(|sheet| self.sheet(sheet));
        }
        if picture.foe != self.shown.foe {
            self.foe(&picture);
        }
        self.shown = picture;
    }

    /// Draws everything.
    pub fn show_all(&mut self, picture: Picture) {
        self.shown = Picture::default();
        self.show_changes(picture);
    }

    fn board(&self, board: &Board) {
        self.print("");
        self.say(&board.title);
        let names: Vec<String> = board.cells.iter().map(|cell| self.cell(cell)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for row in names.chunks(board.columns) {
            let cells: Vec<String> = row.iter().map(|name| format!("{name:width$}")).collect();
            self.print(format!("  {}", cells.join("  ")).trim_end());
        }
    }

    fn cell(&self, cell: &Cell) -> String {
        let name = match &cell.face {
            Face::Down => self.texts.text("board-cell-hidden", &[]),
            Face::Gone => self.texts.text("board-cell-taken", &[]),
            Face::Up(name) => self.speak(name),
            Face::Known(name) => {
                let name = self.speak(name);
                self.texts.text("board-pinned", &[("room", Arg::Word(name))])
            }
        };
        let mark = if cell.here { "@" } else { " " };
        format!("{mark}{} {name}", cell.number)
    }

    fn sheet(&self, sheet: &Sheet) {
        let tracks: Vec<String> = sheet
            .tracks
            .iter()
            .map(|track| {
                let (value, max) = (i64::from(track.value), i64::from(track.max));
                self.speak(
                    &Message::new("sheet-track")
                        .name("resource", track.name)
                        .number("value", value)
                        .number("max", max),
                )
            })
            .collect();
        let lines: Vec<String> = sheet.lines.iter().map(|line| self.speak(line)).collect();
        self.print(&format!("{}: {}.", self.speak(&sheet.title), tracks.join(", ")));
        self.print(&format!("  {}.", lines.join(". ")));
    }

    fn foe(&self, picture: &Picture) {
        let Some(foe) = &picture.foe else { return };
        let lines: Vec<String> = foe.lines.iter().map(|line| self.speak(line)).collect();
        self.print(format!("{}. {}", self.speak(&foe.title), lines.join(" ")).trim_end());
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
