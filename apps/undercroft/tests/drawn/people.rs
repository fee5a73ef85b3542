//! Several people before one screen, guides and campaigns, on the drawn table at home.

use crate::home::{listed, steps};
use crate::tmux::{Tmux, step};
use std::collections::BTreeSet;
use std::time::Duration;

/// What stands there before somebody takes the keyboard over.
const COVER: &str = "Is it you? Press Enter";

/// Whose cards are seen: the hero who stands in brackets on the map.
fn uncovered(screen: &str) -> Option<&'static str> {
    [("(S)", "Sank'aa"), ("(A)", "Arminius")]
        .into_iter()
        .find_map(|(sign, hero)| screen.contains(sign).then_some(hero))
}

#[test]
fn hands_are_covered_between_turns() {
    let Some(tmux) = Tmux::begin("people-hands", 80, 24) else { return };
    let heroes = "--option heroes=sankaa,arminius --option players=2 --option round_limit=3";
    tmux.play(&format!("urto --lang en --speed 0 {heroes} --seat others=me"));
    tmux.wait("a table", |screen| screen.contains("Undercroft › Urto") || screen.contains(COVER));
    let (mut covers, mut seen, mut last) = (0, BTreeSet::new(), None);
    for _ in 0..1500 {
        let screen = tmux.wait("a question or a cover", |screen| {
            screen.contains(COVER) || screen.contains("1-9 choose") || screen.contains("u takes back")
        });
        if screen.contains("u takes back") {
            break;
        }
        if screen.contains(COVER) {
            covers += 1;
            assert!(!screen.contains("choose"), "nothing is offered and no hand is shown\n{screen}");
            // Only Enter uncovers.
            tmux.keys(&["1"]);
            std::thread::sleep(Duration::from_millis(60));
            assert!(tmux.screen().contains(COVER));
            tmux.keys(&["Enter"]);
            tmux.wait("the table", |screen| !screen.contains(COVER));
            last = None;
            continue;
        }
        let now = uncovered(&screen);
        seen.extend(now);
        if let (Some(now), Some(before)) = (now, last) {
            assert_eq!(now, before, "another person's cards without a cover between\n{screen}");
        }
        last = now.or(last);
        let before = step(&screen);
        tmux.keys(&["1"]);
        // A branch opens, a step is played, or somebody else takes over.
        for _ in 0..40 {
            std::thread::sleep(Duration::from_millis(15));
            let after = tmux.screen();
            if after.contains(COVER) || step(&after) != before || after.contains("Esc back") {
                break;
            }
        }
    }
    let end = tmux.screen();
    assert!(end.contains("u takes back"), "the match comes to its end\n{end}");
    assert!(covers > 2, "{covers} covers\n{end}");
    assert_eq!(seen.len(), 2, "both have had the keyboard: {seen:?}\n{end}");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    let table = listed(&tmux.folder).remove(0);
    assert!(steps(&tmux.folder, &table) > 10);
}

/// Every game has a guide that leads on the drawn table at home; another choice than the guide's is answered kindly.
#[test]
fn guides_lead_in_every_game() {
    let Some(tmux) = Tmux::begin("people-guides", 120, 40) else { return };
    for (game, title) in [("mini-rogue", "Mini Rogue"), ("urto", "Urto"), ("catacombs", "Catacombs")] {
        for lang in ["en", "fr"] {
            tmux.line("clear");
            tmux.play(&format!("{game} --tutorial --lang {lang} --speed 0"));
            let screen = tmux.wait("a guide", |screen| {
                screen.contains("Undercroft ›")
                    && screen.contains(if lang == "en" { "1-9 choose" } else { "1-9 choisir" })
            });
            assert!(screen.contains(title) || lang == "fr", "{screen}");
            let before = step(&screen).or(Some(0));
            // The guide names the number of its choice, or takes the first.
            let mut went_on = false;
            for number in ["1", "2", "3", "4", "5"] {
                tmux.keys(&[number]);
                std::thread::sleep(Duration::from_millis(250));
                let after = tmux.screen();
                went_on |= step(&after).unwrap_or(0) > before.unwrap_or(0) || after != screen;
                if step(&after).unwrap_or(0) > before.unwrap_or(0) {
                    break;
                }
            }
            assert!(went_on, "{game} {lang}\n{}", tmux.screen());
            tmux.keys(&["q"]);
            tmux.until("left with 0");
        }
    }
}

#[test]
fn a_campaign_of_catacombs_is_played_in_the_drawn_terminal() {
    let Some(tmux) = Tmux::begin("people-campaign", 100, 30) else { return };
    tmux.play("catacombs --campaign --hero svein --lang en --speed 0");
    tmux.wait("a leaflet", |screen| screen.contains("arrows or a number choose"));
    for _ in 0..20 {
        if tmux.screen().contains("Undercroft › Catacombs") {
            break;
        }
        // The match of the chapter is the last of what can be done in town.
        for _ in 0..40 {
            if tmux.screen().lines().any(|line| line.starts_with('►') && line.contains("Play this chapter"))
            {
                break;
            }
            tmux.keys(&["Down"]);
            std::thread::sleep(Duration::from_millis(40));
        }
        tmux.keys(&["Enter"]);
        std::thread::sleep(Duration::from_millis(400));
    }
    let before = step(&tmux.until("Undercroft › Catacombs"));
    tmux.press_until(&["Up", "Enter"], "AP", 5);
    tmux.wait("a step", |screen| step(screen) > before);
    tmux.keys(&["q"]);
    tmux.until("Back to the table");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    // The same command goes on with it.
    tmux.line("clear");
    tmux.play("catacombs --campaign --lang en");
    tmux.until("Back to the table");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
}
