//! The table before a person: what is shown, what is pointed at, and what keys and clicks do. Drawing is in `draw` and `pages`.

mod doing;
mod rolling;
mod showing;

use crate::board::{Direction, neighbour};
use crate::choices::{Choices, Chosen, Leads};
use crate::host::{Answer, Host};
use crate::look::Look;
use crate::pages::Page;
use crate::things;
pub(crate) use doing::way_to;
use ratatui::layout::Rect;
use rolling::Rolling;
pub use rolling::face;
use std::time::Duration;
use undercroft_kernel::Message;
use undercroft_table::{Odds, Picture, ThingId};

/// A key that the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Char(char),
    Up,
    Down,
    Left,
    Right,
    Enter,
    Esc,
    Tab,
    Backspace,
    PageUp,
    PageDown,
    Home,
    End,
    Help,
}

/// What happens to the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    Key(Key),
    Click {
        x: u16,
        y: u16,
    },
    /// The wheel, upwards below 0.
    Scroll(i32),
    /// The time of [`App::wait`] is over.
    Tick,
    /// The window has another size.
    Resized,
    /// Something happened elsewhere: the host has another picture.
    News,
}

/// Whether the table stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    Stay,
    Leave,
}

/// What is under a place of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    Choice(usize),
    Thing(ThingId),
    Press(Key),
}

/// Where arrows go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    List,
    Board,
}

/// An earlier moment that is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    pub(crate) moment: u32,
    pub(crate) picture: Picture,
}

/// How often it is asked how far a review is.
const REVIEWING: Duration = Duration::from_millis(500);
/// How long a message stands in the last line.
const MESSAGE: Duration = Duration::from_secs(4);

/// The table.
pub struct App {
    pub(crate) host: Box<dyn Host>,
    pub(crate) look: Look,
    pub(crate) picture: Picture,
    pub(crate) choices: Choices,
    pub(crate) focus: Focus,
    /// The place of the main board that is pointed at.
    pub(crate) cursor: Option<ThingId>,
    pub(crate) page: Page,
    pub(crate) past: Option<Past>,
    pub(crate) message: Option<String>,
    pub(crate) rolling: Option<Rolling>,
    pub(crate) hits: Vec<(Rect, Hit)>,
    pub(crate) odds: Option<(String, Option<Odds>)>,
    /// Digits of a number that may go on.
    digits: String,
    /// The action that is played when it is chosen once more: what it risks was told.
    doubted: Option<String>,
    /// Steps that nobody decides are still to be played.
    running: bool,
    pub(crate) paused: bool,
    /// Until a person is asked again nothing is waited for.
    hurried: bool,
    /// How many times faster than at first; 0 without waiting.
    pub(crate) speed: u32,
    /// How long a line of somebody else's turn is shown, while one is.
    waits: Option<Duration>,
    /// How many beats of that are over.
    beats: u32,
    last_line: u32,
    /// How many columns and rows a square of a map takes: a step of `+` and `-`.
    pub(crate) zoom: i32,
    leaving: bool,
}

impl App {
    #[must_use]
    pub fn new(host: Box<dyn Host>, look: &Look) -> App {
        let picture = host.picture();
        let look = look.themed(&picture.theme);
        let last_line = picture.log.last().map_or(0, |line| line.id);
        let mut app = App {
            host,
            look,
            picture,
            choices: Choices::default(),
            focus: Focus::List,
            cursor: None,
            page: Page::Table,
            past: None,
            message: None,
            rolling: None,
            hits: Vec::new(),
            odds: None,
            digits: String::new(),
            doubted: None,
            running: true,
            paused: false,
            hurried: false,
            speed: 1,
            waits: None,
            beats: 0,
            last_line,
            zoom: 0,
            leaving: false,
        };
        app.refresh();
        app.run();
        app
    }

    /// How fast the turns of others are shown: 0 for at once.
    #[must_use]
    pub fn with_speed(mut self, speed: u32) -> App {
        self.speed = speed;
        self.run();
        self
    }

    /// The picture that is shown: now, or an earlier moment.
    pub(crate) fn shown(&self) -> &Picture {
        self.past.as_ref().map_or(&self.picture, |past| &past.picture)
    }

    #[must_use]
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// What can be chosen, and what is highlighted.
    #[must_use]
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    #[must_use]
    pub fn host(&self) -> &dyn Host {
        &*self.host
    }

    /// How long to wait for a key before [`Input::Tick`]; none for as long as it takes.
    #[must_use]
    pub fn wait(&self) -> Option<Duration> {
        match (&self.message, self.waits) {
            _ if self.page == Page::Thinking || self.unweighed().is_some() => Some(Duration::ZERO),
            _ if matches!(self.page, Page::Reviewing { .. }) => Some(REVIEWING),
            (_, Some(wait)) if !self.stands_still() => Some(wait / showing::BEATS),
            (Some(_), _) => Some(MESSAGE),
            _ => None,
        }
    }

    /// The highlighted choice, while nobody has worked out what it may bring.
    fn unweighed(&self) -> Option<(u8, String)> {
        let is_seen = self.page == Page::Table
            && self.past.is_none()
            && self.rolling.is_none()
            && self.host.covered().is_none();
        let entry = self.choices.highlighted().filter(|_| is_seen)?;
        let Leads::Action { seat, action } = &entry.leads else { return None };
        let is_known = self.odds.as_ref().is_some_and(|(known, _)| known == action);
        (!is_known).then(|| (*seat, action.clone()))
    }

    fn refresh(&mut self) {
        self.picture = self.host.picture();
        self.look = self.look.themed(&self.picture.theme);
        self.choices.renew(self.host.prompts());
        self.odds = None;
        self.doubted = None;
        self.digits.clear();
        if self.cursor.as_ref().is_none_or(|cursor| !things::is_place(&self.picture, cursor)) {
            self.cursor = None;
        }
        self.follow_highlight();
    }

    pub(crate) fn tell(&mut self, message: &Message) {
        self.message = Some(self.host.speech().say(message));
    }

    pub(crate) fn tell_key(&mut self, key: &'static str) {
        self.message = Some(self.host.speech().text(key));
    }

    /// Takes an input.
    pub fn handle(&mut self, input: Input) -> Flow {
        match input {
            Input::Tick if self.page == Page::Thinking => self.ask_hint(),
            Input::Tick if self.unweighed().is_some() => {
                if let Some((seat, action)) = self.unweighed() {
                    let odds = self.host.odds(seat, &action);
                    self.odds = Some((action, odds));
                }
            }
            Input::Tick if matches!(self.page, Page::Reviewing { .. }) => self.ask_review(),
            Input::Tick => {
                if self.waits.is_some() && !self.stands_still() {
                    self.beat();
                } else {
                    self.message = None;
                }
            }
            // What is being shown comes to it by itself.
            Input::News if self.is_showing() => {}
            Input::News => {
                self.running = true;
                self.refresh();
                self.run();
            }
            Input::Key(key) => {
                self.message = None;
                self.press(key);
            }
            Input::Click { x, y } => {
                self.message = None;
                let inside = |area: &Rect| area.contains((x, y).into());
                let hit = self.hits.iter().rev().find(|(area, _)| inside(area)).map(|(_, hit)| hit.clone());
                match hit {
                    Some(Hit::Choice(at)) => self.choose(at),
                    Some(Hit::Thing(thing)) => self.click_thing(thing),
                    Some(Hit::Press(key)) => self.press(key),
                    None => {}
                }
            }
            Input::Scroll(by) => self.press(if by < 0 { Key::Up } else { Key::Down }),
            Input::Resized => {}
        }
        if self.leaving { Flow::Leave } else { Flow::Stay }
    }

    fn press(&mut self, key: Key) {
        if self.rolling.is_some() {
            return self.type_roll(key);
        }
        if self.host.covered().is_some() {
            match key {
                Key::Enter => {
                    self.host.uncover();
                    self.refresh();
                }
                Key::Char('q') => self.leaving = true,
                _ => {}
            }
            return;
        }
        if self.page != Page::Table {
            return self.press_on_page(key);
        }
        if self.is_showing() && self.press_while_showing(key) {
            return;
        }
        match key {
            Key::Char(digit) if digit.is_ascii_digit() => self.type_digit(digit),
            Key::Enter => self.enter(),
            Key::Esc => self.back(),
            Key::Tab => self.toggle_focus(),
            Key::Up => self.arrow(Direction::Up),
            Key::Down => self.arrow(Direction::Down),
            Key::Left => self.arrow(Direction::Left),
            Key::Right => self.arrow(Direction::Right),
            Key::Char('u') => self.take_back(false),
            Key::Char('r') => self.take_back(true),
            Key::Char('+') => self.zoom = (self.zoom + 1).min(2),
            Key::Char('-') => self.zoom = (self.zoom - 1).max(-2),
            Key::Char('q') => self.leaving = true,
            Key::Char('b') => self.branch(),
            key => self.open_page(key),
        }
    }

    fn type_digit(&mut self, digit: char) {
        if self.past.is_some() {
            return self.tell_key("term-past-only");
        }
        self.digits.push(digit);
        let count = self.choices.entries().len();
        let number: usize = self.digits.parse().unwrap_or(0);
        if number == 0 || number > count {
            self.digits.clear();
            if count > 0 {
                self.message = Some(self.host.speech().counted("term-no-choice", "count", count as i64));
            }
            return;
        }
        self.choices.set_highlight(number - 1);
        self.follow_highlight();
        // A longer number may be meant: then Enter says that it is whole.
        if number * 10 > count {
            self.digits.clear();
            self.choose(number - 1);
        }
    }

    fn enter(&mut self) {
        if self.past.is_some() {
            return self.tell_key("term-past-only");
        }
        self.digits.clear();
        match (self.focus, self.cursor.clone()) {
            (Focus::Board, Some(cursor)) => self.choose_thing(&cursor),
            _ => self.choose(self.choices.highlight()),
        }
    }

    fn choose(&mut self, at: usize) {
        if self.past.is_some() {
            return self.tell_key("term-past-only");
        }
        let chosen = self.choices.choose(at);
        self.chosen(chosen);
    }

    fn choose_thing(&mut self, place: &str) {
        if self.walk_to(place) {
            return;
        }
        // What stands on a place is meant, too.
        let here = things::at(&self.picture, place);
        let thing = here.into_iter().find(|thing| self.choices.concerns(thing));
        let Some(thing) = thing else { return self.tell_key("term-nothing-here") };
        let chosen = self.choices.choose_thing(&thing);
        self.chosen(chosen);
        if self.choices.is_below() {
            self.focus = Focus::List;
        }
    }

    fn click_thing(&mut self, thing: ThingId) {
        let is_place = things::is_place(&self.picture, &thing);
        if is_place && self.cursor.as_ref() != Some(&thing) {
            // The first click points, the second one does.
            self.cursor = Some(thing.clone());
            self.focus = Focus::Board;
            self.follow_cursor();
        } else {
            self.choose_thing(&thing);
        }
    }

    fn chosen(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::Action { seat, action } => self.do_surely(seat, action),
            Chosen::Opened => {
                self.odds = None;
                self.follow_highlight();
            }
            Chosen::Nothing(Some(why)) => self.message = Some(self.host.speech().words(&why)),
            Chosen::Nothing(None) => {}
        }
    }

    fn act(&mut self, seat: u8, action: String, rolls: Vec<(String, String)>, again: bool) {
        match self.host.act(seat, &action, &rolls) {
            Answer::Wants(roll) => self.ask_roll(Some((seat, action)), rolls, roll, again),
            Answer::Says(message) => self.tell(&message),
            Answer::Done | Answer::Nothing => {}
        }
        if self.rolling.is_none() {
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        self.running = true;
        self.focus =
            if self.focus == Focus::Board && self.cursor.is_some() { Focus::Board } else { Focus::List };
        self.refresh();
        self.last_line = self.last_line.min(self.picture.log.last().map_or(0, |line| line.id));
        self.run();
    }

    fn take_back(&mut self, again: bool) {
        let answer = if again { self.host.redo() } else { self.host.undo() };
        if let Answer::Says(message) = &answer {
            self.tell(message);
        }
        self.past = None;
        self.refresh();
        self.last_line = self.picture.log.last().map_or(0, |line| line.id);
        // Steps that were taken back wait for redo: nothing is played meanwhile.
        self.running = again;
        self.run();
    }

    pub(crate) fn branch(&mut self) {
        let Some(past) = self.past.take() else { return self.tell_key("term-branch-where") };
        let answer = self.host.branch(past.moment);
        if let Answer::Says(message) = &answer {
            self.tell(message);
        }
        self.refresh();
        self.last_line = self.picture.log.last().map_or(0, |line| line.id);
        self.running = true;
        self.run();
    }

    fn back(&mut self) {
        self.digits.clear();
        self.doubted = None;
        if self.past.take().is_some() {
            return self.follow_highlight();
        }
        if self.choices.back() {
            self.odds = None;
        } else {
            self.focus = Focus::List;
        }
        self.follow_highlight();
    }

    fn toggle_focus(&mut self) {
        self.focus = match self.focus {
            Focus::List => Focus::Board,
            Focus::Board => Focus::List,
        };
        if self.focus == Focus::Board && self.cursor.is_none() {
            self.cursor = things::first_place(&self.picture);
        }
    }

    fn arrow(&mut self, direction: Direction) {
        self.digits.clear();
        self.doubted = None;
        if let Some(past) = &self.past {
            let moment = match direction {
                Direction::Left | Direction::Up => past.moment.checked_sub(1),
                Direction::Right | Direction::Down => Some(past.moment + 1),
            };
            return self.look_back(moment);
        }
        match (self.focus, direction) {
            (Focus::List, Direction::Up) => self.choices.shift(-1),
            (Focus::List, Direction::Down) => self.choices.shift(1),
            (Focus::List, Direction::Left) => return self.back(),
            (Focus::List, Direction::Right) => {
                let leads = self.choices.highlighted().map(|entry| entry.leads.clone());
                if let Some(Leads::Branch(_) | Leads::Amounts { .. }) = leads {
                    return self.choose(self.choices.highlight());
                }
            }
            (Focus::Board, direction) => {
                let from = self.cursor.clone().or_else(|| things::first_place(&self.picture));
                if let Some(from) = from {
                    let next =
                        self.picture.boards.first().and_then(|board| neighbour(board, &from, direction));
                    self.cursor = Some(next.unwrap_or(from));
                    self.follow_cursor();
                }
                return;
            }
        }
        self.follow_highlight();
    }

    /// Shows an earlier moment; the present one when it is not in the past.
    pub(crate) fn look_back(&mut self, moment: Option<u32>) {
        let Some(moment) = moment else { return };
        if moment >= self.picture.moment {
            self.past = None;
        } else if let Some(picture) = self.host.picture_at(moment) {
            self.past = Some(Past { moment, picture });
        }
    }

    /// Points at what the highlighted choice is about.
    fn follow_highlight(&mut self) {
        self.odds = None;
        let Some(entry) = self.choices.highlighted() else { return };
        if let Leads::Branch(_) = entry.leads {
            return;
        }
        let place = entry.things.iter().find_map(|thing| things::place_of(&self.picture, thing));
        if place.is_some() {
            self.cursor = place;
        }
    }

    /// Highlights the choice about what is pointed at.
    fn follow_cursor(&mut self) {
        self.odds = None;
        let Some(cursor) = &self.cursor else { return };
        for thing in things::at(&self.picture, cursor) {
            if self.choices.point_at(&thing) {
                return;
            }
        }
    }
}
