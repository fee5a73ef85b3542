//! The drawn table on a real terminal: keys in, screens out, and the terminal as it was after any end, a panic and a closed window included.
#![allow(clippy::disallowed_types, reason = "a screen waits by the clock; no rule does")]

use super::Sitting;
use super::save::{self, Seed};
use super::table::{Opened, open};
use crate::common::{Done, Problem, problem};
use clap::ValueEnum;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::io::{IsTerminal, Stdout, stdout};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use undercroft_catalog::live::Match;
use undercroft_kernel::{Message, Seat};
use undercroft_review::Effort;
use undercroft_table::{LiveTable, Words};
use undercroft_terminal::{
    Advice, Adviser, App, CERTAIN, Depth, Flow, Hint, Input, Keeper, Key, Local, Look, Review, Speech, Table,
    Thought, Weighed,
};

/// How many colours are drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Colours {
    /// 24 bits.
    True,
    #[value(name = "256")]
    Indexed,
    #[value(name = "16")]
    Sixteen,
    None,
}

/// How the table is drawn.
#[derive(Clone, Debug)]
pub struct Settings {
    pub look: Look,
    pub speed: u32,
    /// The program falls over at the first key: for a test.
    pub falls_over: bool,
}

impl Settings {
    /// What the arguments and the terminal say; none where nothing can be drawn.
    pub fn of(wanted: &super::Look) -> Option<Settings> {
        let set = |name: &str| std::env::var(name).unwrap_or_default();
        let term = set("TERM");
        let is_terminal = std::io::stdin().is_terminal() && stdout().is_terminal();
        if !is_terminal || term == "dumb" {
            return None;
        }
        let colours = wanted.colours.unwrap_or_else(|| {
            if !set("NO_COLOR").is_empty() {
                Colours::None
            } else if ["truecolor", "24bit"].contains(&set("COLORTERM").as_str()) {
                Colours::True
            } else if term.contains("256") {
                Colours::Indexed
            } else {
                Colours::Sixteen
            }
        });
        let depth = match colours {
            Colours::True => Depth::TrueColour,
            Colours::Indexed => Depth::Indexed,
            Colours::Sixteen => Depth::Sixteen,
            Colours::None => Depth::None,
        };
        Some(Settings { look: Look::new(depth, wanted.ascii, wanted.contrast), speed: 1, falls_over: false })
    }
}

/// Whoever writes a match holds this; whoever ends the program waits for it.
static WRITING: Mutex<()> = Mutex::new(());

/// The terminal while it is drawn on. Dropping it gives it back.
pub struct Drawing(Terminal<CrosstermBackend<Stdout>>);

impl Drawing {
    pub fn begin() -> Done<Drawing> {
        static PREPARED: Once = Once::new();
        PREPARED.call_once(|| {
            let told = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore();
                told(panic);
            }));
            std::thread::spawn(end_on_signal);
        });
        enable_raw_mode().map_err(problem)?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture).map_err(problem)?;
        Terminal::new(CrosstermBackend::new(stdout())).map(Drawing).map_err(problem)
    }

    pub fn draw(&mut self, draw: impl FnOnce(&mut ratatui::buffer::Buffer)) -> Done {
        self.0.draw(|frame| draw(frame.buffer_mut())).map(|_| ()).map_err(problem)
    }

    /// The next input; a tick when the time is over first. None when the person presses Ctrl-C or the terminal is gone.
    pub fn input(&self, wait: Option<Duration>) -> Option<Input> {
        loop {
            if let Some(wait) = wait
                && !event::poll(wait).ok()?
            {
                return Some(Input::Tick);
            }
            match event::read().ok()? {
                Event::Key(key) if key.kind == KeyEventKind::Release => {}
                Event::Key(key) => {
                    let control = key.modifiers.contains(KeyModifiers::CONTROL);
                    if control && matches!(key.code, KeyCode::Char('c' | 'd')) {
                        return None;
                    }
                    if let Some(key) = known(key.code).filter(|_| !control) {
                        return Some(Input::Key(key));
                    }
                }
                Event::Mouse(mouse) => match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => {
                        return Some(Input::Click { x: mouse.column, y: mouse.row });
                    }
                    MouseEventKind::ScrollUp => return Some(Input::Scroll(-1)),
                    MouseEventKind::ScrollDown => return Some(Input::Scroll(1)),
                    _ => {}
                },
                // The screen is drawn anew for its new size.
                Event::Resize(..) => return Some(Input::Resized),
                _ => {}
            }
        }
    }
}

impl Drop for Drawing {
    fn drop(&mut self) {
        restore();
    }
}

fn known(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::Char(sign) => Key::Char(sign),
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab | KeyCode::BackTab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::F(1) => Key::Help,
        _ => return None,
    })
}

/// Gives the terminal back as it was.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
}

/// Ends the program when it is told to or its window is closed; a match that is being written is written first.
fn end_on_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let (Ok(mut term), Ok(mut hangup)) =
                (signal(SignalKind::terminate()), signal(SignalKind::hangup()))
            else {
                return std::future::pending().await;
            };
            tokio::select! {
                _ = term.recv() => {}
                _ = hangup.recv() => {}
            }
        });
        let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        restore();
        std::process::exit(0);
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
        Thought::Ready(Hint { advice, choices: choices.collect() })
    }

    fn review(&self, _: &LiveTable, _: Seat) -> Thought<Review> {
        Thought::Refused(Message::new("term-review-file"))
    }
}

/// Plays a match on the drawn table; gives the file in which it is kept.
pub(super) fn play(sitting: Sitting<'_>, settings: &Settings) -> Done<PathBuf> {
    let Opened { game, screen, sitters } = open(&sitting)?;
    let Sitting { seed, file, own_dice, tutorial, chapter, .. } = sitting;
    let guide = tutorial.map(super::tutorial::Tutorial::into_script);
    let table = Table { game, sitters, seed: seed.0, own_dice, guide };
    let mut keeper = File { file, seed };
    keeper.keep(&*table.game).map_err(Problem)?;
    let host = Local::new(table, Speech::new(screen.texts, screen.listener), Box::new(keeper));
    let host = host.with_adviser(Box::new(PlayedOn));
    let app = App::new(Box::new(host), &settings.look).with_speed(settings.speed);
    let app = watch(app, None, settings.falls_over)?;
    let place = app.host().kept_in().unwrap_or_default();
    if !chapter {
        crate::common::write_line(&app.host().speech().with("term-left", &[("place", &place)]));
    }
    Ok(PathBuf::from(place))
}

/// How often it is looked whether something has happened elsewhere: while this person is asked, and while others act.
const NEWS: Duration = Duration::from_millis(300);
const SOON: Duration = Duration::from_millis(40);

/// Shows a table until the person leaves; `news` is set when something has happened at a service.
pub fn watch(mut app: App, news: Option<&AtomicBool>, falls_over: bool) -> Done<App> {
    let mut drawing = Drawing::begin()?;
    loop {
        drawing.draw(|buffer| app.draw(buffer))?;
        let due = app.wait().map(|wait| Instant::now() + wait);
        let input = loop {
            let left = due.map(|due| due.saturating_duration_since(Instant::now()));
            let look = if app.picture().turn.you || app.picture().outcome.is_some() { NEWS } else { SOON };
            let wait = if news.is_some() { Some(left.map_or(look, |left| left.min(look))) } else { left };
            let Some(input) = drawing.input(wait) else { return Ok(app) };
            if input != Input::Tick {
                break input;
            }
            if news.is_some_and(|news| news.swap(false, Ordering::Relaxed)) {
                break Input::News;
            }
            if due.is_some_and(|due| Instant::now() >= due) {
                break Input::Tick;
            }
        };
        assert!(!falls_over, "as it was told to");
        if app.handle(input) == Flow::Leave {
            return Ok(app);
        }
    }
}
