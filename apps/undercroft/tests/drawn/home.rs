//! The one home of matches: what is begun in the terminal goes on in the browser and back, and nobody loses a step.

use crate::common::folder;
use crate::service::{Caller, Service};
use crate::tmux::{Tmux, bar, step};
use std::path::Path;
use std::process::{Command, Output};

/// Runs the program with the home in this folder.
fn undercroft(home: &Path, arguments: &[&str]) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_undercroft"));
    run(program, home, arguments)
}

fn run(mut program: Command, home: &Path, arguments: &[&str]) -> Output {
    program.args(arguments).env("XDG_DATA_HOME", home).env("LC_ALL", "C").current_dir(home).output().unwrap()
}

/// The ids of all matches, as the program lists them.
pub fn listed(home: &Path) -> Vec<String> {
    let list = undercroft(home, &["replay", "list"]);
    assert!(list.status.success(), "{list:?}");
    let text = String::from_utf8(list.stdout).unwrap();
    text.lines().filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).collect()
}

/// How many steps the file of a match has, which is checked step by step.
pub fn steps(home: &Path, table: &str) -> usize {
    let file = home.join("exported");
    let _ = std::fs::remove_file(&file);
    let exported = undercroft(home, &["replay", "export", table, "exported"]);
    assert!(exported.status.success(), "{exported:?}");
    let verified = undercroft(home, &["replay", "verify", "exported"]);
    assert!(verified.status.success(), "{verified:?}");
    std::fs::read_to_string(file).unwrap().lines().count() - 1
}

/// The person of this machine, as a browser.
fn browser(service: &Service, home: &Path) -> Caller {
    let cookie = std::fs::read_to_string(home.join("undercroft/people/here")).unwrap();
    Caller { cookie: cookie.trim().to_owned(), ..service.caller() }
}

#[test]
fn a_match_goes_on_in_the_browser_and_back() {
    let Some(tmux) = Tmux::begin("home-browser", 80, 24) else { return };
    tmux.play("mini-rogue --lang en");
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.begun();
    let here = step(&tmux.screen()).unwrap();
    tmux.keys(&["q"]);
    tmux.until("left with 0");

    let service = Service::at_home(&tmux.folder, &[]);
    let mut browser = browser(&service, &tmux.folder);
    let (_, tables) = browser.get("/tables");
    let table = tables[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (tables[0]["game"].as_str(), tables[0]["stage"].as_str()),
        (Some("mini-rogue"), Some("playing"))
    );
    let moment = |browser: &mut Caller| {
        let (_, view) = browser.get(&format!("/tables/{table}"));
        view["picture"]["moment"].as_u64().unwrap() as u32
    };
    assert_eq!(moment(&mut browser), here);
    browser.act(&table, "in-the-browser");
    let there = moment(&mut browser);
    assert!(there > here);

    // Back in the terminal, while the service still runs: each sees what the other does.
    tmux.line("clear");
    tmux.play("--resume --lang en");
    tmux.wait("the step of the browser", |screen| step(screen) == Some(there));
    tmux.keys(&["1"]);
    let screen = tmux.stepped(Some(there));
    for _ in 0..100 {
        if moment(&mut browser) == step(&screen).unwrap() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert_eq!(moment(&mut browser), step(&screen).unwrap());
    browser.act(&table, "beside-the-terminal");
    let there = moment(&mut browser);
    tmux.wait("the step of the browser", |screen| step(screen) == Some(there));
    drop(service);
    tmux.keys(&["1"]);
    tmux.stepped(Some(there));
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    assert!(steps(&tmux.folder, &table) >= there as usize);
}

#[test]
fn two_terminals_at_one_match() {
    let Some(one) = Tmux::begin("home-two", 80, 24) else { return };
    one.play("mini-rogue --lang en");
    one.until("Undercroft › Mini Rogue");
    let table = listed(&one.folder).remove(0);
    let other = one.another("other");
    other.play(&format!("--resume {table} --lang en"));
    other.until("Undercroft › Mini Rogue");
    for round in 0..6 {
        // Both want the same at the same time: it is done once.
        one.keys(&["1"]);
        other.keys(&["1"]);
        let last = one.stepped(Some(round));
        assert!(bar(&last).contains("Mini Rogue"));
    }
    // Both come to show the same.
    let mut shown = (None, None);
    for _ in 0..100 {
        shown = (step(&one.screen()), step(&other.screen()));
        if shown.0 == shown.1 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert_eq!(shown.0, shown.1);
    for tmux in [&one, &other] {
        tmux.keys(&["q"]);
        tmux.until("left with 0");
    }
    assert!(steps(&one.folder, &table) >= shown.0.unwrap() as usize);
}

#[test]
fn what_was_seen_is_kept_when_the_program_is_killed() {
    let Some(first) = Tmux::begin("home-killed", 120, 40) else { return };
    let mut seen = 0;
    for round in 0..4 {
        // A terminal whose program was killed stays as it was left: the next one is new.
        let tmux = first.another(&round.to_string());
        tmux.play(if round == 0 {
            "urto --lang en --speed 0 --option players=2"
        } else {
            "--resume --lang en --speed 0"
        });
        tmux.wait("the match", |screen| step(screen) >= Some(seen) && screen.contains("Undercroft › Urto"));
        for _ in 0..4 {
            tmux.keys(&["1", "1"]);
            std::thread::sleep(std::time::Duration::from_millis(60));
        }
        tmux.wait("a step", |screen| step(screen) > Some(seen));
        seen = step(&tmux.screen()).unwrap();
        let killed = Command::new("kill").args(["-9", &tmux.program().to_string()]).status();
        assert!(killed.unwrap().success());
    }
    let tables = listed(&first.folder);
    assert_eq!(tables.len(), 1);
}

#[test]
fn the_menu_leads_to_a_game_and_back_and_lists_it() {
    let Some(tmux) = Tmux::begin("home-menu", 80, 24) else { return };
    tmux.play("--lang en");
    let menu = tmux.until("Three ways down");
    assert!(menu.contains("Mini Rogue") && menu.contains("Catacombs") && menu.contains("Urto"), "{menu}");
    tmux.keys(&["g"]);
    tmux.until("Langue");
    tmux.keys(&["g"]);
    tmux.until("Language: en");
    tmux.keys(&["1", "Enter"]);
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.begun();
    let left_at = step(&tmux.screen());
    tmux.keys(&["q"]);
    tmux.until("4 Mini Rogue:");
    tmux.keys(&["4", "Enter"]);
    tmux.wait("the same step", |screen| step(screen) == left_at);
    tmux.keys(&["q"]);
    tmux.until("Three ways down");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}

/// Who sits where is chosen in the menu, as many seats as the table has, and stays so when a match is played on from an earlier moment.
#[test]
fn the_menu_seats_everybody() {
    let Some(tmux) = Tmux::begin("home-seats", 80, 40) else { return };
    tmux.play("--lang en --speed 0");
    let menu = tmux.until("Three ways down");
    assert!(!menu.contains("Seat 1"), "one person alone needs no seats\n{menu}");
    tmux.keys(&["3"]);
    let menu = tmux.until("Seat 2");
    assert!(!menu.contains("Seat 3"), "{menu}");
    // One more hero is one more seat.
    tmux.keys(&["Tab", "Right"]);
    tmux.until("Seat 3");
    let pointed = |screen: &str, name: &str| {
        screen.lines().any(|line| line.contains(name) && line.contains('◄') && line.contains('►'))
    };
    for _ in 0..30 {
        if pointed(&tmux.screen(), "Seat 3") {
            break;
        }
        tmux.keys(&["Down"]);
        std::thread::sleep(std::time::Duration::from_millis(80));
    }
    tmux.keys(&["Right", "Right"]);
    tmux.wait("a beginner", |screen| pointed(screen, "Seat 3") && screen.contains("bot, beginner"));
    tmux.keys(&["Enter"]);
    tmux.until("Undercroft › Urto");
    tmux.keys(&["1"]);
    tmux.begun();
    // Play on from an earlier line of the log.
    tmux.keys(&["l"]);
    tmux.until("/ finds");
    tmux.keys(&["Home", "Enter"]);
    tmux.until("looking back");
    tmux.keys(&["b"]);
    tmux.until("You play on from here");
    tmux.keys(&["q"]);
    tmux.until("Three ways down");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    let service = Service::at_home(&tmux.folder, &[]);
    let mut browser = browser(&service, &tmux.folder);
    let (_, tables) = browser.get("/tables");
    let tables = tables.as_array().unwrap();
    assert_eq!(tables.len(), 2);
    for table in tables {
        let (_, view) = browser.get(&format!("/tables/{}", table["id"].as_str().unwrap()));
        let seats = view["card"]["seats"].as_array().unwrap();
        let bots: Vec<Option<&str>> = seats.iter().map(|seat| seat["bot"].as_str()).collect();
        assert_eq!(bots, [None, Some("sensible"), Some("beginner")], "{view}");
    }
}

#[test]
fn a_campaign_is_the_same_in_the_browser() {
    let Some(tmux) = Tmux::begin("home-campaign", 80, 24) else { return };
    tmux.play("mini-rogue --campaign --hero mage --lang en");
    tmux.until("Chapter 1");
    // Stories are read until the match of a chapter can be played.
    for _ in 0..20 {
        if tmux.screen().contains("Play this chapter") {
            break;
        }
        tmux.keys(&["Enter"]);
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    tmux.until("Play this chapter");
    tmux.keys(&["Enter"]);
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.begun();
    tmux.keys(&["q"]);
    tmux.until("Back to the table");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    let service = Service::at_home(&tmux.folder, &[]);
    let (_, campaigns) = browser(&service, &tmux.folder).get("/campaigns");
    assert_eq!(campaigns.as_array().map(Vec::len), Some(1), "{campaigns}");
    assert_eq!(campaigns[0]["now"].as_str(), Some("match"), "{campaigns}");
    assert!(campaigns[0]["table"].is_string(), "{campaigns}");
    // The same command goes on with it.
    tmux.line("clear");
    tmux.play("mini-rogue --campaign --lang en");
    tmux.until("Back to the table");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}

#[test]
fn the_menu_changes_colours_and_tells_what_was_played() {
    let Some(tmux) = Tmux::begin("home-tools", 80, 24) else { return };
    tmux.play("--lang en");
    tmux.until("Three ways down");
    for theme in ["contrast", "ASCII", "none", "terminal"] {
        tmux.keys(&["t"]);
        let menu = tmux.until(&format!("Colours: {theme}"));
        assert_eq!(menu.is_ascii(), theme == "ASCII", "{menu}");
    }
    tmux.keys(&["s"]);
    tmux.until("No match that counts");
    tmux.keys(&["q"]);
    tmux.until("Three ways down");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}

#[test]
fn dice_of_ones_own_are_typed() {
    let Some(tmux) = Tmux::begin("home-dice", 80, 24) else { return };
    tmux.play("mini-rogue --own-dice --hero crusader --lang en");
    tmux.until("Turn the next Room card over");
    tmux.line("trap_spikes");
    tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.until("Roll the check");
    tmux.keys(&["1"]);
    tmux.until("Type what came out");
    let before = step(&tmux.screen());
    tmux.keys(&["9", "Enter"]);
    tmux.until("That cannot come out");
    tmux.keys(&["4", "Enter"]);
    tmux.until("Dungeon die");
    tmux.keys(&["6", "Enter"]);
    tmux.wait("the check that was rolled", |screen| step(screen) > before);
    tmux.keys(&["l"]);
    tmux.until("You roll 4 for the check; Dungeon die 6");
    tmux.keys(&["Escape"]);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}

#[test]
fn a_guide_leads_on_the_drawn_table() {
    let Some(tmux) = Tmux::begin("home-guide", 80, 24) else { return };
    tmux.play("mini-rogue --tutorial --lang en");
    tmux.until("This is the sample turn");
    tmux.keys(&["1"]);
    tmux.until("A Shrine is read with");
    // Another choice is answered kindly, and nothing is played.
    let before = step(&tmux.screen());
    tmux.keys(&["2"]);
    tmux.until("the guide does something else");
    assert_eq!(step(&tmux.screen()), before);
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}

#[test]
fn files_come_in_and_go_out() {
    let home = folder("home-files");
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/mini-rogue");
    let file = std::fs::read_dir(fixtures).unwrap().flatten().map(|entry| entry.path()).min().unwrap();
    let imported = undercroft(&home, &["replay", "import", file.to_str().unwrap()]);
    assert!(imported.status.success(), "{imported:?}");
    let table = listed(&home).remove(0);
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(steps(&home, &table), text.lines().count() - 1);
    // What is there is not written over, and what is no match is refused; nothing is left of either.
    let again = undercroft(&home, &["replay", "export", &table, "exported"]);
    assert_eq!(again.status.code(), Some(2));
    std::fs::write(home.join("wrong"), "no match\n").unwrap();
    for wrong in [
        &["replay", "import", "wrong"][..],
        &["replay", "import", "missing"],
        &["replay", "export", "none", "new"],
    ] {
        let refused = undercroft(&home, wrong);
        assert_eq!(refused.status.code(), Some(2), "{wrong:?}: {refused:?}");
        assert!(!refused.stderr.is_empty());
    }
    assert!(!home.join("new").exists());
    assert_eq!(listed(&home).len(), 1);
}
