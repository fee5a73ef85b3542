//! A terminal without a screen: tmux, and what it shows.

use crate::common::folder;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::Duration;

/// A terminal of its own, gone at the end.
pub struct Tmux {
    socket: String,
    pub folder: PathBuf,
}

impl Tmux {
    /// Begins a shell of this size; none where tmux is missing.
    pub fn begin(name: &str, wide: u16, high: u16) -> Option<Tmux> {
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("left out, 1 test: {name} needs tmux (apt-get install tmux)");
            return None;
        }
        let tmux = Tmux { socket: format!("undercroft-{name}-{}", std::process::id()), folder: folder(name) };
        tmux.start(wide, high);
        Some(tmux)
    }

    fn start(&self, wide: u16, high: u16) {
        let (wide, high) = (wide.to_string(), high.to_string());
        let begun = self.run(&["-f", "/dev/null", "new-session", "-d", "-x", &wide, "-y", &high, "sh"]);
        assert!(begun.status.success(), "{begun:?}");
        let home = self.folder.display();
        self.line(&format!("cd {home}; export XDG_DATA_HOME={home} LC_ALL=C.UTF-8 PS1='ready> '; clear"));
        self.until("ready>");
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new("tmux").args(["-L", &self.socket]).args(arguments).output().unwrap()
    }

    /// Types a line for the shell.
    pub fn line(&self, line: &str) {
        self.run(&["send-keys", "-l", line]);
        self.run(&["send-keys", "Enter"]);
    }

    /// Another terminal of this size in the same folder.
    pub fn another(&self, name: &str) -> Tmux {
        let tmux = Tmux { socket: format!("{}-{name}", self.socket), folder: self.folder.clone() };
        tmux.start(80, 24);
        tmux
    }

    pub fn play(&self, arguments: &str) {
        self.line(&format!("{} play {arguments}; echo left with $?", env!("CARGO_BIN_EXE_undercroft")));
    }

    pub fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    pub fn screen(&self) -> String {
        String::from_utf8_lossy(&self.run(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// Waits until the screen is as it has to be.
    pub fn wait(&self, what: &str, is: impl Fn(&str) -> bool) -> String {
        for _ in 0..2000 {
            let screen = self.screen();
            if is(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        panic!("no {what} on\n{}", self.screen())
    }

    /// Waits until the screen is as it has to be, and stays as it is for a moment.
    pub fn still(&self, is: impl Fn(&str) -> bool) -> String {
        let mut screen = self.wait("still screen", &is);
        for _ in 0..200 {
            std::thread::sleep(Duration::from_millis(150));
            let next = self.wait("still screen", &is);
            if next == screen {
                break;
            }
            screen = next;
        }
        screen
    }

    /// Gives the window another size.
    pub fn resize(&self, wide: u16, high: u16) {
        self.run(&["resize-window", "-x", &wide.to_string(), "-y", &high.to_string()]);
    }

    /// Waits until the screen shows something.
    pub fn until(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Waits until a step is played after the first choice was pressed; what wastes something asks for it once more.
    pub fn stepped(&self, from: Option<u32>) -> String {
        self.wait("step", |screen| {
            if step(screen) <= from && screen.contains("more to do it") {
                self.keys(&["1"]);
            }
            step(screen) > from
        })
    }

    /// Waits until the first step is played.
    pub fn begun(&self) {
        self.wait("step", |screen| bar(screen).contains("step") && !bar(screen).ends_with("step 0"));
    }

    /// Presses the same keys until the screen shows something.
    pub fn press_until(&self, keys: &[&str], text: &str, most: usize) -> String {
        for _ in 0..most {
            self.keys(keys);
            std::thread::sleep(Duration::from_millis(20));
            let screen = self.screen();
            if screen.contains(text) {
                return screen;
            }
        }
        panic!("no {text:?} after {most} times {keys:?} on\n{}", self.screen())
    }

    /// The process of the program that the shell runs.
    pub fn program(&self) -> u32 {
        let shell = self.run(&["list-panes", "-F", "#{pane_pid}"]).stdout;
        let shell = String::from_utf8_lossy(&shell).trim().to_owned();
        let mut program: u32 = shell.parse().unwrap();
        // The last child of the last child.
        loop {
            let children = std::fs::read_to_string(format!("/proc/{program}/task/{program}/children"));
            match children.unwrap_or_default().split_whitespace().last() {
                Some(child) => program = child.parse().unwrap(),
                None => return program,
            }
        }
    }

    pub fn file(&self, name: &str) -> String {
        std::fs::read_to_string(self.folder.join(name)).unwrap()
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

/// The first line of a screen.
pub fn bar(screen: &str) -> &str {
    screen.lines().next().unwrap_or_default()
}

/// The step that the first line of a screen names.
pub fn step(screen: &str) -> Option<u32> {
    let (_, rest) = bar(screen).rsplit_once("step ")?;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}
