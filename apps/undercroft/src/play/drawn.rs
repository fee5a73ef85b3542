//! The drawn table on a real terminal: keys in, screens out, and the terminal as it was after any end, a panic and a closed window included.
#![allow(clippy::disallowed_types, reason = "a screen waits by the clock; no rule does")]

use crate::common::{Done, problem};
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
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use undercroft_terminal::{App, Depth, Flow, Input, Key, Look};

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
    pub falls_over: Option<Fall>,
}

/// Where the program falls over, when it is told to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Fall {
    /// At the table.
    Table,
    /// Beside it, as a bot might that thinks.
    Beside,
}

impl Fall {
    fn over(self) {
        let fall = || assert!(std::hint::black_box(false), "as it was told to");
        match self {
            Fall::Table => fall(),
            // Whoever waits for it hears that it fell.
            Fall::Beside => drop(std::thread::spawn(fall).join()),
        }
    }
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
        Some(Settings { look: Look::new(depth, wanted.ascii, wanted.contrast), speed: 1, falls_over: None })
    }
}

/// Whoever writes a match holds this; whoever ends the program waits for it.
pub static WRITING: Mutex<()> = Mutex::new(());

/// The terminal is not as it was.
static IS_DRAWN_ON: AtomicBool = AtomicBool::new(false);

/// What other threads said when they fell over while the terminal was drawn on.
static FALLEN: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The terminal while it is drawn on. Dropping it gives it back.
pub struct Drawing(Terminal<CrosstermBackend<Stdout>>);

impl Drawing {
    pub fn begin() -> Done<Drawing> {
        static PREPARED: Once = Once::new();
        PREPARED.call_once(|| {
            let told = std::panic::take_hook();
            let drawing = std::thread::current().id();
            std::panic::set_hook(Box::new(move |panic| {
                // The table stays where it is when something beside it falls over: what that says is read when the table is left.
                if std::thread::current().id() != drawing && IS_DRAWN_ON.load(Ordering::SeqCst) {
                    return FALLEN.lock().unwrap_or_else(PoisonError::into_inner).push(panic.to_string());
                }
                restore();
                told(panic);
            }));
            std::thread::spawn(end_on_signal);
        });
        IS_DRAWN_ON.store(true, Ordering::SeqCst);
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

/// Gives the terminal back as it was, once: a second time would put the cursor over what was said since.
fn restore() {
    if !IS_DRAWN_ON.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
    for fallen in FALLEN.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        eprintln!("{fallen}");
    }
}

/// Ends the program when it is told to or its window is closed; a match that is being written is written first.
fn end_on_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let kinds =
                [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt(), SignalKind::quit()];
            let [Ok(mut term), Ok(mut hangup), Ok(mut interrupt), Ok(mut quit)] = kinds.map(signal) else {
                return std::future::pending().await;
            };
            tokio::select! {
                _ = term.recv() => {}
                _ = hangup.recv() => {}
                _ = interrupt.recv() => {}
                _ = quit.recv() => {}
            }
        });
        let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        restore();
        std::process::exit(0);
    }
}

/// How often it is looked whether something has happened elsewhere: while this person is asked, and while others act.
const NEWS: Duration = Duration::from_millis(300);
const SOON: Duration = Duration::from_millis(40);

/// Shows a table until the person leaves; `news` is set when something has happened at a service.
pub fn watch(mut app: App, news: Option<&AtomicBool>, falls_over: Option<Fall>) -> Done<App> {
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
        if let (Some(fall), Input::Key(_)) = (falls_over, input) {
            fall.over();
        }
        if app.handle(input) == Flow::Leave {
            return Ok(app);
        }
    }
}
