//! The drawn table on a real terminal: whole games by keys in tmux, and the terminal as it was after any end. Without tmux these are left out, and say so.

mod common;

use common::{folder, undercroft};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::Duration;

/// A terminal of its own, gone at the end.
struct Tmux {
    socket: String,
    folder: PathBuf,
}

impl Tmux {
    /// Begins a shell of this size; none where tmux is missing.
    fn begin(name: &str, wide: u16, high: u16) -> Option<Tmux> {
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("left out, 1 test: {name} needs tmux (apt-get install tmux)");
            return None;
        }
        let tmux = Tmux { socket: format!("undercroft-{name}-{}", std::process::id()), folder: folder(name) };
        let (wide, high) = (wide.to_string(), high.to_string());
        let begun = tmux.run(&["-f", "/dev/null", "new-session", "-d", "-x", &wide, "-y", &high, "sh"]);
        assert!(begun.status.success(), "{begun:?}");
        let home = tmux.folder.display();
        tmux.line(&format!("cd {home}; export XDG_DATA_HOME={home} LC_ALL=C.UTF-8 PS1='ready> '; clear"));
        tmux.until("ready>");
        Some(tmux)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new("tmux").args(["-L", &self.socket]).args(arguments).output().unwrap()
    }

    /// Types a line for the shell.
    fn line(&self, line: &str) {
        self.run(&["send-keys", "-l", line]);
        self.run(&["send-keys", "Enter"]);
    }

    fn play(&self, arguments: &str) {
        self.line(&format!("{} play {arguments}; echo left with $?", env!("CARGO_BIN_EXE_undercroft")));
    }

    fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.run(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// Waits until the screen is as it has to be.
    fn wait(&self, what: &str, is: impl Fn(&str) -> bool) -> String {
        for _ in 0..2000 {
            let screen = self.screen();
            if is(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        panic!("no {what} on\n{}", self.screen())
    }

    /// Waits until the screen shows something.
    fn until(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Waits until the first step is played.
    fn begun(&self) {
        self.wait("step", |screen| bar(screen).contains("step") && !bar(screen).ends_with("step 0"));
    }

    /// Presses the same keys until the screen shows something.
    fn press_until(&self, keys: &[&str], text: &str, most: usize) -> String {
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
    fn program(&self) -> u32 {
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

    fn file(&self, name: &str) -> String {
        std::fs::read_to_string(self.folder.join(name)).unwrap()
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

/// The first line of a screen.
fn bar(screen: &str) -> &str {
    screen.lines().next().unwrap_or_default()
}

/// What stands in the last line of a table that is over.
const OVER: &str = "u takes a step back";

fn is_over(replay: &str) -> bool {
    replay.lines().last().is_some_and(|line| line.contains("\"end\":\""))
}

#[test]
fn a_whole_game_of_mini_rogue_by_keys() {
    let Some(tmux) = Tmux::begin("drawn-mini-rogue", 80, 24) else { return };
    tmux.play("mini-rogue --seed 11 --lang en --speed 0 --save match");
    tmux.until("Undercroft › Mini Rogue");
    tmux.press_until(&["1", "1", "1"], OVER, 300);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    assert!(is_over(&tmux.file("match")));
    let verified = undercroft(&tmux.folder, &["replay", "verify", "match"], "");
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn a_quest_of_catacombs() {
    let Some(tmux) = Tmux::begin("drawn-catacombs", 120, 40) else { return };
    tmux.play("catacombs --seed 5 --lang en --speed 0 --hero svein --option quest=deratisation --save match");
    tmux.until("Undercroft › Catacombs");
    // The last choice ends a turn: the creatures come.
    tmux.press_until(&["Up", "Enter", "Up", "Enter"], OVER, 600);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    assert!(is_over(&tmux.file("match")));
}

#[test]
fn the_terminal_is_given_back_and_nothing_is_lost() {
    let Some(tmux) = Tmux::begin("drawn-ends", 80, 24) else { return };
    let steps = |tmux: &Tmux| tmux.file("match").lines().count();
    for end in ["C-c", "TERM", "HUP", "q"] {
        let _ = std::fs::remove_file(tmux.folder.join("match"));
        tmux.line("clear");
        tmux.play("mini-rogue --seed 3 --lang en --save match");
        tmux.until("Undercroft › Mini Rogue");
        tmux.keys(&["1"]);
        tmux.begun();
        match end {
            "C-c" | "q" => tmux.keys(&[end]),
            signal => {
                let kill = Command::new("kill").args(["-s", signal, &tmux.program().to_string()]).status();
                assert!(kill.unwrap().success());
            }
        }
        let screen = tmux.until("left with 0");
        assert!(!screen.contains("Undercroft ›"), "{end}: the other screen is there again\n{screen}");
        assert!(steps(&tmux) >= 3, "{end}: header, step and end");
        tmux.line("clear; stty -a | grep -q -- ' -echo ' && echo mute || echo heard");
        tmux.until("heard");
    }
}

/// A service that is gone at the end.
struct Service(std::process::Child);

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Sends a request; gives the cookie that was set and the answer.
fn post(address: &str, cookie: &str, path: &str, body: &str) -> (Option<String>, serde_json::Value) {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    let method = if body.is_empty() { "GET" } else { "POST" };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    (cookie.and_then(|text| text.split(';').next()).map(str::to_owned), serde_json::from_str(body).unwrap())
}

#[test]
fn a_table_of_a_service_is_watched_and_played() {
    use std::io::BufRead;
    let Some(tmux) = Tmux::begin("drawn-remote", 80, 24) else { return };
    let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(["serve", "--port", "0", "--db", "tables.db", "--quiet", "--no-limits"])
        .current_dir(&tmux.folder)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let _service = Service(child);
    let address = line.trim().rsplit("http://").next().unwrap().to_owned();
    let (cookie, opened) = post(&address, "", "/api/v1/tables", r#"{"game":"mini-rogue"}"#);
    let (cookie, table) = (cookie.unwrap(), opened["table"].as_str().unwrap().to_owned());
    let program = env!("CARGO_BIN_EXE_undercroft");

    tmux.line(&format!("{program} watch http://{address}/t/{table} --lang en; echo left with $?"));
    tmux.until("Undercroft › Mini Rogue");
    let (_, view) = post(&address, &cookie, &format!("/api/v1/tables/{table}"), "");
    let mut choice = &view["picture"]["prompt"]["choices"][0];
    while choice["then"].is_array() {
        choice = &choice["then"][0];
    }
    let act =
        serde_json::json!({ "id": "1", "prompt": view["picture"]["prompt"]["id"], "do": choice["action"] });
    post(&address, &cookie, &format!("/api/v1/tables/{table}/actions"), &act.to_string());
    tmux.begun();
    let watched = tmux.screen();
    tmux.keys(&["1"]);
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(bar(&tmux.screen()), bar(&watched), "who watches plays nothing");
    tmux.keys(&["q"]);
    tmux.until("left with 0");

    // Whoever sat down from here before goes on at the seat.
    let people = tmux.folder.join("undercroft/people");
    std::fs::create_dir_all(&people).unwrap();
    std::fs::write(people.join(address.replace(':', "-")), cookie).unwrap();
    tmux.line("clear");
    tmux.line(&format!("{program} join http://{address}/t/{table} --lang en; echo left with $?"));
    let before = tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.wait("another step", |screen| bar(screen) != bar(&before));
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    tmux.line(&format!("clear; {program} watch http://{address}/t/nothing; echo left with $?"));
    tmux.until("left with 1");
}
