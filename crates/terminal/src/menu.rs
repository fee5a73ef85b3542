//! The start menu: which game, with which options, who sits where, what to go on with. Plain data in, a wish out; files and games are opened by the program.

use crate::app::{Flow, Input, Key};
use crate::canvas::{Border, Canvas};
use crate::draw::blank;
use crate::look::{Look, Role};
use crate::speech::{Speech, shortened, width, wrapped};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use undercroft_i18n::Lang;
use undercroft_kernel::Value;

/// Something that may be chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub value: Value,
    pub label: String,
    /// What it means; empty where the name says it.
    pub note: String,
}

/// An option of a game with what may be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name in the set-up; of a seat its word.
    pub name: String,
    pub label: String,
    /// The same in fewer words, for a narrow window; empty where there is no such form.
    pub brief: String,
    /// What it means; empty where the name says it.
    pub note: String,
    /// Values; of a seat who may sit there.
    pub offers: Vec<Offer>,
    pub at: usize,
    /// What stands there when nothing is chosen: it is not asked for.
    pub default: usize,
    /// It says who sits at a seat.
    pub is_seat: bool,
}

impl Choice {
    fn value(&self) -> Option<Value> {
        self.offers.get(self.at).map(|offer| offer.value.clone())
    }
}

/// What can be chosen for one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    pub game: String,
    pub title: String,
    pub about: String,
    pub options: Vec<Choice>,
    pub has_tutorial: bool,
    pub has_campaign: bool,
}

/// A match that can be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    pub title: String,
    pub place: String,
}

/// How a game is begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    pub game: String,
    /// Options of the table.
    pub options: Vec<(String, Value)>,
    /// Seats and who sits there, as words of the command line.
    pub seats: Vec<(String, String)>,
    pub tutorial: bool,
    pub campaign: bool,
}

/// What a person wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    Play(Start),
    Resume(String),
    /// The menu in another language.
    Speak(Lang),
    /// Other colours.
    Theme,
    /// What was played and earned.
    Statistics,
    Leave,
}

/// The name of the program in large letters.
const TITLE: [&str; 2] =
    ["█ █ █▄ █ █▀▄ █▀▀ █▀▄ █▀▀ █▀▄ █▀█ █▀▀ ▀█▀", "█▄█ █ ▀█ █▄▀ ██▄ █▀▄ █▄▄ █▀▄ █▄█ █▀   █ "];

/// Where arrows go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Panel {
    List,
    Options,
}

/// The menu.
pub struct Menu {
    forms: Vec<Form>,
    saved: Vec<Saved>,
    speech: Speech,
    look: Look,
    /// What its colours are called.
    theme: String,
    panel: Panel,
    at: usize,
    option: usize,
    wish: Option<Wish>,
    hits: Vec<(Rect, Key)>,
    keys_shown: bool,
    message: Option<String>,
}

/// A line of the list at the left.
enum Line<'m> {
    Game(&'m Form),
    Saved(&'m Saved),
    Statistics,
    Theme,
    Language,
}

impl Menu {
    #[must_use]
    pub fn new(forms: Vec<Form>, saved: Vec<Saved>, speech: Speech, look: &Look) -> Menu {
        Menu {
            forms,
            saved,
            speech,
            look: look.clone(),
            theme: String::new(),
            panel: Panel::List,
            at: 0,
            option: 0,
            wish: None,
            hits: Vec::new(),
            keys_shown: false,
            message: None,
        }
    }

    /// Says what its colours are called.
    #[must_use]
    pub fn with_theme(self, theme: String) -> Menu {
        Menu { theme, ..self }
    }

    /// What the person wants, once it is plain.
    pub fn take_wish(&mut self) -> Option<Wish> {
        self.wish.take()
    }

    /// Says something in the last line, such as why a game could not be opened.
    pub fn say(&mut self, message: String) {
        self.message = Some(message);
    }

    fn lines(&self) -> Vec<Line<'_>> {
        let games = self.forms.iter().map(Line::Game);
        let saved = self.saved.iter().map(Line::Saved);
        games.chain(saved).chain([Line::Statistics, Line::Theme, Line::Language]).collect()
    }

    fn form(&self) -> Option<&Form> {
        self.forms.get(self.at)
    }

    /// The game whose form is shown, and the options of the table that are not as they were.
    #[must_use]
    pub fn chosen(&self) -> Option<(String, Vec<(String, Value)>)> {
        let form = self.form()?;
        let options = form.options.iter().filter(|choice| !choice.is_seat && choice.at != choice.default);
        let options = options.filter_map(|choice| Some((choice.name.clone(), choice.value()?)));
        Some((form.game.clone(), options.collect()))
    }

    /// The seats that a table has with these options. Who sat at one of them stays there.
    pub fn set_seats(&mut self, seats: Vec<Choice>) {
        let at = self.at;
        let Some(form) = self.forms.get_mut(at) else { return };
        let (before, mut options): (Vec<Choice>, Vec<Choice>) =
            std::mem::take(&mut form.options).into_iter().partition(|choice| choice.is_seat);
        options.extend(seats.into_iter().map(|seat| {
            let known = before.iter().find(|known| known.name == seat.name).map(|known| known.at);
            Choice { at: known.unwrap_or(seat.at), ..seat }
        }));
        form.options = options;
        self.option = self.option.min(form.options.len().saturating_sub(1));
    }

    fn start(&self, tutorial: bool, campaign: bool) -> Option<Wish> {
        let form = self.form()?;
        let (game, options) = self.chosen()?;
        let seats = form.options.iter().filter(|choice| choice.is_seat);
        let seats = seats.filter_map(|choice| match choice.value()? {
            Value::Word(who) if !who.is_empty() => Some((choice.name.clone(), who)),
            _ => None,
        });
        Some(Wish::Play(Start {
            game,
            options: if tutorial { Vec::new() } else { options },
            seats: if tutorial { Vec::new() } else { seats.collect() },
            tutorial,
            campaign,
        }))
    }

    pub fn handle(&mut self, input: Input) -> Flow {
        self.message = None;
        match input {
            Input::Key(key) => self.press(key),
            Input::Click { x, y } => {
                let hit =
                    self.hits.iter().find(|(area, _)| area.contains((x, y).into())).map(|(_, key)| *key);
                if let Some(key) = hit {
                    self.press(key);
                }
            }
            Input::Scroll(by) => self.press(if by < 0 { Key::Up } else { Key::Down }),
            Input::Tick | Input::News | Input::Resized => {}
        }
        if self.wish == Some(Wish::Leave) { Flow::Leave } else { Flow::Stay }
    }

    fn press(&mut self, key: Key) {
        if self.keys_shown {
            self.keys_shown = false;
            return;
        }
        let count = self.lines().len();
        match (self.panel, key) {
            (_, Key::Char('q')) => self.wish = Some(Wish::Leave),
            (_, Key::Help) => self.keys_shown = true,
            (_, Key::Char('g')) => self.other_language(),
            (_, Key::Char('t')) => self.wish = Some(Wish::Theme),
            (_, Key::Char('s')) => self.wish = Some(Wish::Statistics),
            (_, Key::Char('c')) if self.form().is_some_and(|form| form.has_campaign) => {
                self.wish = self.start(false, true);
            }
            (_, Key::Char('l')) if self.form().is_some_and(|form| form.has_tutorial) => {
                self.wish = self.start(true, false);
            }
            (_, Key::Char(digit)) if digit.is_ascii_digit() => {
                let number = digit.to_digit(10).unwrap_or(0) as usize;
                if (1..=count).contains(&number) {
                    (self.at, self.panel, self.option) = (number - 1, Panel::List, 0);
                }
            }
            (_, Key::Tab) => {
                self.panel = match self.panel {
                    Panel::List if self.form().is_some() => Panel::Options,
                    _ => Panel::List,
                };
            }
            (Panel::List, Key::Up) => (self.at, self.option) = ((self.at + count - 1) % count, 0),
            (Panel::List, Key::Down) => (self.at, self.option) = ((self.at + 1) % count, 0),
            (Panel::List, Key::Right) if self.form().is_some() => self.panel = Panel::Options,
            (Panel::Options, Key::Esc) => self.panel = Panel::List,
            (Panel::Options, Key::Up) => self.option = self.option.saturating_sub(1),
            (Panel::Options, Key::Down) => {
                let most = self.form().map_or(0, |form| form.options.len().saturating_sub(1));
                self.option = (self.option + 1).min(most);
            }
            (Panel::Options, Key::Left) => self.turn(-1),
            (Panel::Options, Key::Right) => self.turn(1),
            (_, Key::Enter) => self.enter(),
            _ => {}
        }
    }

    fn enter(&mut self) {
        let wish = match self.lines().get(self.at) {
            Some(Line::Game(_)) => self.start(false, false),
            Some(Line::Saved(saved)) => Some(Wish::Resume(saved.place.clone())),
            Some(Line::Statistics) => Some(Wish::Statistics),
            Some(Line::Theme) => Some(Wish::Theme),
            Some(Line::Language) => return self.other_language(),
            None => None,
        };
        self.wish = wish;
    }

    fn other_language(&mut self) {
        let other = match self.speech.texts.lang() {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        };
        self.wish = Some(Wish::Speak(other));
    }

    /// Chooses the next value of an option.
    fn turn(&mut self, by: isize) {
        let option = self.option;
        if let Some(choice) = self.forms.get_mut(self.at).and_then(|form| form.options.get_mut(option)) {
            let count = choice.offers.len().max(1) as isize;
            choice.at = (choice.at as isize + by).rem_euclid(count) as usize;
        }
    }

    pub fn draw(&mut self, buffer: &mut Buffer) {
        let theme = self.form().map_or("", |form| form.game.as_str()).to_owned();
        let look = self.look.themed(&theme);
        let mut hits = Vec::new();
        let speech = &self.speech;
        let mut canvas = blank(buffer, &look);
        let (wide, high) = (canvas.wide(), canvas.high());
        if wide < 40 || high < 10 {
            canvas.paragraph(0, 0, usize::from(wide), &speech.text("term-larger"), Role::Text);
            return;
        }
        let end = i32::from(high) - 1;
        draw_title(&mut canvas, &speech.text("term-menu-motto"));
        let left = (wide / 3).clamp(18, 34);
        let (first_saved, first_tool) = (self.forms.len(), self.forms.len() + self.saved.len());
        for (at, line) in self.lines().iter().enumerate() {
            let gaps = i32::from(at >= first_saved) + i32::from(at >= first_tool && !self.saved.is_empty());
            let row = 3 + at as i32 + gaps;
            if row >= end {
                break;
            }
            let on = at == self.at;
            let text = match line {
                Line::Game(form) => form.title.clone(),
                Line::Saved(saved) => saved.title.clone(),
                Line::Statistics => speech.text("term-menu-statistics"),
                Line::Theme => speech.with("term-menu-theme", &[("theme", &self.theme)]),
                Line::Language => {
                    speech.with("term-menu-language", &[("language", speech.texts.lang().code())])
                }
            };
            let role = match (on, self.panel) {
                (true, Panel::List) => Role::Focus,
                (true, Panel::Options) => Role::Key,
                (false, _) => Role::Text,
            };
            canvas.text(0, row, if on { "►" } else { " " }, Role::Key);
            canvas.text(1, row, &format!("{:>2} ", at + 1), Role::Key);
            canvas.within(4, row, usize::from(left) - 6, &text, role);
            let digit = char::from_digit(at as u32 + 1, 10).unwrap_or(' ');
            hits.push((Rect { x: 0, y: row as u16, width: left, height: 1 }, Key::Char(digit)));
        }
        let mut part = canvas.part(left, 3, wide - left, high - 5);
        if let Some(form) = self.form() {
            let mut inside = part.frame(Border::Double, &form.title, Role::Key);
            let columns = usize::from(inside.wide()).saturating_sub(2);
            let top = inside.paragraph(1, 0, columns, &form.about, Role::Text) + 1;
            let pointed = form.options.get(self.option).filter(|_| self.panel == Panel::Options);
            let note = pointed.map(|choice| wrapped(&meaning(choice), columns)).unwrap_or_default();
            let note_rows = (note.len() as i32).min(4);
            let rows = (i32::from(inside.high()) - top - 3 - note_rows).max(1) as usize;
            let first = self.option.saturating_sub(rows.saturating_sub(1));
            let shown = form.options.iter().enumerate().skip(first).take(rows);
            for (row, (at, choice)) in (top..).zip(shown) {
                let on = self.panel == Panel::Options && at == self.option;
                let value =
                    choice.offers.get(choice.at).map(|offer| offer.label.as_str()).unwrap_or_default();
                let value = if on { format!("◄ {value} ►") } else { value.to_owned() };
                // The name in fewer words where its value needs the room, and neither takes all of it.
                let is_whole = width(&choice.label) + width(&value) + 2 <= columns;
                let name = if is_whole || choice.brief.is_empty() { &choice.label } else { &choice.brief };
                let room = columns.saturating_sub(width(name).min(columns / 2) + 2).min(width(&value));
                let begin = (columns * 11 / 20).max(width(name) + 1).min(columns.saturating_sub(room + 1));
                let role = if on { Role::Focus } else { Role::Text };
                inside.text(1, row, &shortened(name, begin.saturating_sub(1)), role);
                inside.text(begin as i32 + 1, row, &shortened(&value, room), Role::Key);
            }
            // Where not all of them are seen, dots say that there are more.
            for (row, is_more) in
                [(top - 1, first > 0), (top + rows as i32, first + rows < form.options.len())]
            {
                if is_more {
                    inside.text(1, row, "..", Role::Key);
                }
            }
            for (row, line) in (i32::from(inside.high()) - 2 - note_rows..).zip(note.iter().take(4)) {
                inside.text(1, row, line, Role::Good);
            }
            let keys = [
                ("Enter", "term-menu-play", true),
                ("c", "term-menu-campaign", form.has_campaign),
                ("l", "term-menu-tutorial", form.has_tutorial),
            ];
            let mut x = 1;
            let last = i32::from(inside.high()) - 1;
            for (key, meaning, shown) in keys {
                let text = format!("[{} {}] ", speech.key(key), speech.text(meaning));
                if shown && x as usize + width(&text) <= usize::from(inside.wide()) + 1 {
                    x = inside.text(x, last, &text, Role::Key);
                }
            }
        }
        canvas.paint_row(end, 0, i32::from(wide), Role::Bar);
        let keys = self.message.clone().unwrap_or_else(|| speech.text("term-menu-keys"));
        canvas.within(
            1,
            end,
            usize::from(wide) - 2,
            &keys,
            if self.message.is_some() { Role::Key } else { Role::Bar },
        );
        if self.keys_shown {
            let mut part = canvas.part(wide / 8, high / 4, wide * 3 / 4, high / 2);
            part.clear();
            let mut inside = part.frame(Border::Heavy, &speech.text("term-key-keys"), Role::Key);
            let columns = usize::from(inside.wide()).saturating_sub(2);
            for (row, line) in wrapped(&speech.text("term-menu-help"), columns).iter().enumerate() {
                inside.text(1, row as i32, line, Role::Text);
            }
        }
        self.hits = hits;
    }
}

/// The name of the program, in large letters where they fit, and what it is.
fn draw_title(canvas: &mut Canvas<'_>, motto: &str) {
    let wide = usize::from(canvas.wide());
    if wide < 78 || canvas.look.ascii {
        canvas.text(2, 1, "U N D E R C R O F T", Role::Key);
        canvas.text(23, 1, &shortened(motto, wide.saturating_sub(24)), Role::Quiet);
        return;
    }
    for (row, line) in (0..).zip(TITLE) {
        canvas.text(2, row, line, Role::Key);
    }
    let x = width(TITLE[0]) + 5;
    for (row, line) in wrapped(motto, wide - x - 1).iter().take(2).enumerate() {
        canvas.text(x as i32, row as i32, line, Role::Quiet);
    }
}

/// What an option means with the value that stands there.
fn meaning(choice: &Choice) -> String {
    let offer = choice.offers.get(choice.at).map(|offer| offer.note.as_str()).unwrap_or_default();
    let value = choice.offers.get(choice.at).map(|offer| offer.label.as_str()).unwrap_or_default();
    // What the row may have no room for is told whole.
    let whole = if width(&choice.label) + width(value) > 36 {
        format!("{}: {value}.", choice.label)
    } else {
        String::new()
    };
    let notes = [&whole, offer, &choice.note].into_iter().filter(|note| !note.is_empty());
    notes.collect::<Vec<_>>().join(" ")
}
