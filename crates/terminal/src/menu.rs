//! The start menu: which game, with which options, who sits where, what to go on with. Plain data in, a wish out; files and games are opened by the program.

mod drawing;

use crate::app::{Flow, Input, Key};
use crate::look::Look;
use crate::speech::Speech;
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

/// What can be begun with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Play,
    Campaign,
    Tutorial,
}

impl Deed {
    /// Its key, and the texts that name it and say what it is.
    const fn named(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Deed::Play => ("Enter", "term-menu-play", "term-menu-play-about"),
            Deed::Campaign => ("c", "term-menu-campaign", "term-menu-campaign-about"),
            Deed::Tutorial => ("l", "term-menu-tutorial", "term-menu-tutorial-about"),
        }
    }
}

impl Form {
    fn deeds(&self) -> Vec<Deed> {
        let campaign = self.has_campaign.then_some(Deed::Campaign);
        let tutorial = self.has_tutorial.then_some(Deed::Tutorial);
        std::iter::once(Deed::Play).chain(campaign).chain(tutorial).collect()
    }
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
    /// A table of a service, by its address or an invitation.
    Join(String),
    /// The menu in another language.
    Speak(Lang),
    /// Other colours.
    Theme,
    /// What was played and earned.
    Statistics,
    Leave,
}

/// How long an address may be.
const LONGEST: usize = 300;
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
    /// The option that is pointed at; behind the last one stands what can be begun.
    option: usize,
    deed: usize,
    /// The address of a table, while it is typed.
    address: Option<String>,
    wish: Option<Wish>,
    hits: Vec<(Rect, Spot)>,
    keys_shown: bool,
    message: Option<String>,
}

/// What is under a place of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Line(usize),
    Option(usize),
    Deed(usize),
}

/// A line of the list at the left.
enum Line<'m> {
    Game(&'m Form),
    Saved(&'m Saved),
    Join,
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
            deed: 0,
            address: None,
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
        games.chain(saved).chain([Line::Join, Line::Statistics, Line::Theme, Line::Language]).collect()
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
        self.option = self.option.min(form.options.len());
    }

    fn start(&self, deed: Deed) -> Option<Wish> {
        let (tutorial, campaign) = (deed == Deed::Tutorial, deed == Deed::Campaign);
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
                let hit = self.hits.iter().find(|(area, _)| area.contains((x, y).into()));
                if let Some(spot) = hit.map(|(_, spot)| *spot) {
                    self.click(spot);
                }
            }
            Input::Scroll(by) => self.press(if by < 0 { Key::Up } else { Key::Down }),
            Input::Tick | Input::News | Input::Resized => {}
        }
        if self.wish == Some(Wish::Leave) { Flow::Leave } else { Flow::Stay }
    }

    /// The first click points, the second one does; what can be begun is begun at once.
    fn click(&mut self, spot: Spot) {
        (self.keys_shown, self.address) = (false, None);
        match spot {
            Spot::Line(at) if at == self.at && self.panel == Panel::List => self.enter(),
            Spot::Line(at) => self.point(at),
            Spot::Option(at) if at == self.option && self.panel == Panel::Options => self.turn(1),
            Spot::Option(at) => (self.panel, self.option) = (Panel::Options, at),
            Spot::Deed(at) => self.begin(at),
        }
    }

    fn point(&mut self, at: usize) {
        (self.at, self.panel, self.option, self.deed) = (at, Panel::List, 0, 0);
    }

    /// Begins what stands at this place behind the options.
    fn begin(&mut self, at: usize) {
        let deed = self.form().and_then(|form| form.deeds().get(at).copied());
        self.wish = deed.and_then(|deed| self.start(deed));
    }

    /// Whether the row of what can be begun is pointed at.
    fn is_at_deeds(&self) -> bool {
        self.panel == Panel::Options && self.form().is_some_and(|form| self.option >= form.options.len())
    }

    /// A key while an address is typed.
    fn type_address(&mut self, mut address: String, key: Key) {
        match key {
            Key::Esc => return,
            Key::Enter if address.trim().is_empty() => return,
            Key::Enter => {
                self.wish = Some(Wish::Join(address.trim().to_owned()));
                return;
            }
            Key::Char(sign) if address.chars().count() < LONGEST => address.push(sign),
            Key::Backspace => {
                address.pop();
            }
            _ => {}
        }
        self.address = Some(address);
    }

    fn press(&mut self, key: Key) {
        if self.keys_shown {
            self.keys_shown = false;
            return;
        }
        if let Some(address) = self.address.take() {
            return self.type_address(address, key);
        }
        let count = self.lines().len();
        match (self.panel, key) {
            (_, Key::Char('q')) => self.wish = Some(Wish::Leave),
            (_, Key::Help) => self.keys_shown = true,
            (_, Key::Char('g')) => self.other_language(),
            (_, Key::Char('t')) => self.wish = Some(Wish::Theme),
            (_, Key::Char('s')) => self.wish = Some(Wish::Statistics),
            (_, Key::Char('c')) if self.form().is_some_and(|form| form.has_campaign) => {
                self.wish = self.start(Deed::Campaign);
            }
            (_, Key::Char('l')) if self.form().is_some_and(|form| form.has_tutorial) => {
                self.wish = self.start(Deed::Tutorial);
            }
            (_, Key::Char(digit)) if digit.is_ascii_digit() => {
                let number = digit.to_digit(10).unwrap_or(0) as usize;
                if (1..=count).contains(&number) {
                    self.point(number - 1);
                }
            }
            (_, Key::Tab) => {
                self.panel = match self.panel {
                    Panel::List if self.form().is_some() => Panel::Options,
                    _ => Panel::List,
                };
            }
            (Panel::List, Key::Up) => self.point((self.at + count - 1) % count),
            (Panel::List, Key::Down) => self.point((self.at + 1) % count),
            (Panel::List, Key::Right) if self.form().is_some() => self.panel = Panel::Options,
            (Panel::Options, Key::Esc) => self.panel = Panel::List,
            (Panel::Options, Key::Up) => self.option = self.option.saturating_sub(1),
            (Panel::Options, Key::Down) => {
                let most = self.form().map_or(0, |form| form.options.len());
                self.option = (self.option + 1).min(most);
            }
            (Panel::Options, Key::Left) => self.turn(-1),
            (Panel::Options, Key::Right) => self.turn(1),
            (_, Key::Enter) if self.is_at_deeds() => self.begin(self.deed),
            (_, Key::Enter) => self.enter(),
            _ => {}
        }
    }

    fn enter(&mut self) {
        let wish = match self.lines().get(self.at) {
            Some(Line::Game(_)) => self.start(Deed::Play),
            Some(Line::Join) => {
                self.address = Some(String::new());
                return;
            }
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

    /// Chooses the next value of an option, or the next thing that can be begun.
    fn turn(&mut self, by: isize) {
        let option = self.option;
        if self.is_at_deeds() {
            let count = self.form().map_or(1, |form| form.deeds().len()) as isize;
            self.deed = (self.deed as isize + by).rem_euclid(count) as usize;
            return;
        }
        if let Some(choice) = self.forms.get_mut(self.at).and_then(|form| form.options.get_mut(option)) {
            let count = choice.offers.len().max(1) as isize;
            choice.at = (choice.at as isize + by).rem_euclid(count) as usize;
        }
    }
}
