//! The program as people use it: played through a pipe, saved, resumed, and fed with bad input.

mod common;

use common::{folder, undercroft};
use std::process::Output;

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "bad input ends with status 1: {output:?}");
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// No key and no hole may show on any screen.
fn assert_spoken(text: &str) {
    for line in text.lines() {
        let raw = [
            "log-", "do-", "ask-", "play-", "board-", "sheet-", "room-", "enemy-", "potion-", "{", "}", "….",
        ];
        assert!(!raw.iter().any(|raw| line.contains(raw)), "a raw key or a hole: {line}");
    }
}

/// Always the first choice: a whole match, whatever happens in it.
fn first_choices(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn a_whole_match_in_both_languages() {
    for lang in ["en", "fr"] {
        for hero in ["rogue", "mage", "crusader", "priestess"] {
            let folder = folder(&format!("whole-{lang}-{hero}"));
            let arguments = [
                "play",
                "mini-rogue",
                "--plain",
                "--lang",
                lang,
                "--hero",
                hero,
                "--seed",
                "11",
                "--save",
                "mini-rogue.undercroft",
            ];
            let output = undercroft(&folder, &arguments, &first_choices(400));
            let text = said(&output);
            assert!(output.status.success(), "{output:?}");
            assert_spoken(&text);
            let replay = std::fs::read_to_string(folder.join("mini-rogue.undercroft")).unwrap();
            assert!(
                replay.lines().last().unwrap().contains("\"end\":\"lost\""),
                "the match did not end: {text}"
            );
            let verified = undercroft(&folder, &["replay", "verify", "mini-rogue.undercroft"], "");
            assert!(said(&verified).contains("lost"), "{verified:?}");
        }
    }
}

/// The matches of the home, as the program lists them.
fn listed(folder: &std::path::Path) -> Vec<String> {
    said(&undercroft(folder, &["replay", "list"], "")).lines().map(str::to_owned).collect()
}

#[test]
fn a_match_is_kept_at_every_step_and_resumed() {
    let folder = folder("resume");
    let begun = undercroft(&folder, &["play", "mini-rogue"], "1\n1\n");
    assert!(begun.status.success(), "{begun:?}");
    let list = listed(&folder);
    assert_eq!(list.len(), 1, "the match is in the home: {list:?}");
    assert!(list[0].contains("mini-rogue") && list[0].contains("playing"), "{list:?}");
    let resumed = undercroft(&folder, &["play", "--resume", "--lang", "fr"], "1\nundo\nlog\nquit\n");
    let text = said(&resumed);
    assert!(text.contains("Partie reprise"), "{text}");
    assert!(text.contains("annulé"), "{text}");
    assert_spoken(&text);
    let id = list[0].split_whitespace().next().unwrap();
    let by_name = undercroft(&folder, &["play", "--resume", id, "--plain"], "save copy\nquit\n");
    let text = said(&by_name);
    assert!(text.contains(&format!("Resumed from {id} after")), "{text}");
    assert!(text.contains("Saved in copy."), "{text}");
    assert!(undercroft(&folder, &["replay", "verify", "copy"], "").status.success());
    assert_eq!(listed(&folder).len(), 1, "nothing was begun anew");
    // A file is gone on with in the file.
    let file = undercroft(&folder, &["play", "--seed", "3", "--save", "file"], "1\n1\n");
    assert!(said(&file).contains("waits in file"), "{file:?}");
    let again = undercroft(&folder, &["play", "--resume", "file"], "quit\n");
    assert!(said(&again).contains("Resumed from file after"), "{again:?}");
    assert_eq!(listed(&folder).len(), 1, "a file is apart from the others");
}

#[test]
fn a_match_in_a_file_is_taken_home_and_goes_on() {
    let folder = folder("taken-home");
    let saved = ["play", "mini-rogue", "--plain", "--seed", "3", "--save", "kept"];
    assert!(undercroft(&folder, &saved, "1\n1\nquit\n").status.success());
    let taken = undercroft(&folder, &["replay", "import", "kept"], "");
    assert!(taken.status.success(), "{taken:?}");
    let list = listed(&folder);
    assert!(list.len() == 1 && list[0].contains("playing"), "{list:?}");
    let on = undercroft(&folder, &["play", "--resume", "--plain"], "1\nquit\n");
    assert!(said(&on).contains("Resumed from"), "{on:?}");
    let id = list[0].split_whitespace().next().unwrap();
    assert!(undercroft(&folder, &["replay", "export", id, "longer"], "").status.success());
    let lines = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap().lines().count();
    assert!(lines("longer") > lines("kept"));
}

#[test]
fn bots_at_home_are_waited_for() {
    let folder = folder("home-bots");
    let arguments = ["play", "urto", "--plain", "--option", "players=2", "--option", "round_limit=2"];
    let output = undercroft(&folder, &arguments, &first_choices(300));
    let text = said(&output);
    assert!(output.status.success(), "{output:?}");
    assert_spoken(&text);
    assert!(text.contains("The match is over."), "{text}");
    assert!(listed(&folder)[0].contains("over"), "{:?}", listed(&folder));
}

#[test]
fn hands_are_covered_between_turns_at_home() {
    let folder = folder("home-hands");
    let arguments = ["play", "urto", "--plain", "--option", "players=2", "--seat", "others=me"];
    let output = undercroft(&folder, &arguments, &first_choices(60));
    let text = said(&output);
    assert!(output.status.success(), "{output:?}");
    assert!(text.matches("Press Enter").count() > 2, "{text}");
}

#[test]
fn what_is_taken_back_and_played_again_gives_the_same_dice() {
    let folder = folder("undo");
    let play = ["play", "--seed", "5", "--save", "mini-rogue.undercroft"];
    let straight = undercroft(&folder, &play, "1\n1\n1\n1\nquit\n");
    let once = std::fs::read_to_string(folder.join("mini-rogue.undercroft")).unwrap();
    let back = undercroft(&folder, &play, "1\n1\nundo\n1\n1\n1\nundo\n1\nquit\n");
    let twice = std::fs::read_to_string(folder.join("mini-rogue.undercroft")).unwrap();
    assert!(straight.status.success() && back.status.success());
    assert_eq!(once, twice);
}

#[test]
fn odds_are_told_in_lines_and_result_by_result_for_one_choice() {
    let folder = folder("odds");
    let input = format!("{}odds 99\nodds it\nquit\n", "odds\nodds 1\n1\n".repeat(30));
    let output = undercroft(&folder, &["play", "mini-rogue", "--plain", "--seed", "7"], &input);
    let text = said(&output);
    assert!(output.status.success(), "{output:?}");
    assert_spoken(&text);
    // A range is told as one line, and number by number below the line of one choice.
    let told: Vec<&str> =
        text.lines().filter(|line| line.starts_with("   ") && line.contains("% ")).collect();
    let (rows, lines): (Vec<&str>, Vec<&str>) = told.into_iter().partition(|line| line.starts_with("      "));
    let range = lines.iter().find(|line| line.contains(" to ") && line.ends_with(" damage"));
    assert!(range.is_some_and(|line| lines.iter().filter(|other| *other == line).count() > 1), "{text}");
    assert!(rows.iter().any(|row| row.trim_start() == "16.7% 0 damage"), "{text}");
    assert!(text.contains("“99” is not a choice") && text.contains("“it” is not a choice"), "{text}");
}

#[test]
fn own_dice_are_asked_for_by_name() {
    let folder = folder("own-dice");
    let input = "trap_spikes\n1\n1\n7\n4\nsix\n6\nquit\n";
    let output = undercroft(&folder, &["play", "--own-dice", "--hero", "crusader"], input);
    let text = said(&output);
    assert!(text.contains("Turn the next Room card over"), "{text}");
    assert!(text.contains("Roll your Character die"), "{text}");
    assert!(text.contains("“7” cannot come out") && text.contains("“six” cannot come out"), "{text}");
    assert!(text.contains("Roll the Dungeon die"), "{text}");
    let id = listed(&folder)[0].split_whitespace().next().unwrap().to_owned();
    assert!(undercroft(&folder, &["replay", "export", &id, "match"], "").status.success());
    let replay = std::fs::read_to_string(folder.join("match")).unwrap();
    assert!(
        replay.contains("\"typed_in\":true") && replay.contains("\"character 4\",\"dungeon 6\""),
        "{replay}"
    );
}

#[test]
fn whoever_is_asked_for_a_roll_may_leave_and_sees_which_words_work() {
    let folder = folder("own-dice-quit");
    let output = undercroft(
        &folder,
        &["play", "--own-dice", "--hero", "crusader"],
        "trap_spikes\n1\n1\nhelp\n7\nquit\n4\n",
    );
    let text = said(&output);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(text.matches("Type 1..6, or cancel").count(), 2, "asked for, and after a wrong face: {text}");
    assert!(!text.contains("“quit” cannot come out") && !text.contains("Roll the Dungeon die"), "{text}");
    assert!(
        text.contains("Your match waits: undercroft play --resume"),
        "it says where the match is kept: {text}"
    );
    let id = listed(&folder)[0].split_whitespace().next().unwrap().to_owned();
    assert!(undercroft(&folder, &["replay", "export", &id, "match"], "").status.success());
    let replay = std::fs::read_to_string(folder.join("match")).unwrap();
    assert!(!replay.contains("\"character 4\""), "{replay}");
}

#[test]
fn win_rates_are_made_by_the_command_that_the_tables_name() {
    let folder = folder("rates");
    let words =
        ["lab", "mini-rogue", "--games", "20", "--seed", "1", "--policy", "both", "--edition", "pnp2020"];
    let output = undercroft(&folder, &[&words[..], &["--option", "difficulty=normal"]].concat(), "");
    let text = said(&output);
    assert!(output.status.success(), "{output:?}");
    assert!(text.contains("sensible") && text.contains("rogue") && text.contains("mage"), "{text}");
    let nothing = undercroft(&folder, &["lab"], "");
    assert!(
        !nothing.status.success() && String::from_utf8_lossy(&nothing.stderr).contains("<GAME>"),
        "{nothing:?}"
    );
}

#[test]
fn bad_words_at_the_table_are_answered_and_nothing_is_lost() {
    let folder = folder("bad-words");
    let input = "99\n0\n-1\nfoo bar\nmove 9\nwhy\nwhy MR-NOTHING-01\nundo\nredo\nundo 99999999999999999999\n\u{1F480}\nsave /no/such/folder/x\nquit\n";
    let output = undercroft(&folder, &["play", "--seed", "1"], input);
    let text = said(&output);
    assert!(output.status.success(), "{output:?}");
    assert!(text.contains("“99” is not a choice") && text.contains("“foo bar” is not a choice"), "{text}");
    assert!(text.contains("Not now. MR-TURN-02"), "{text}");
    assert!(text.contains("could not be saved"), "{text}");
}

#[test]
fn bad_options_are_refused_with_what_was_expected() {
    let folder = folder("bad-options");
    let cases: [(&[&str], &str); 6] = [
        (&["play", "chess"], "There is no game “chess”"),
        (&["play", "--edition", "ed1999"], "ed2025, ed2021, pnp2020"),
        (&["play", "--hero", "bard"], "MR-CLASS-01"),
        (&["play", "--edition", "pnp2020", "--hero", "priestess"], "MR-CLASS-02"),
        (&["play", "--edition", "pnp2020", "--difficulty", "hard"], "MR-DIFF-07"),
        (&["play", "--option", "luck=9"], "There is no option luck"),
    ];
    for (arguments, expected) in cases {
        let text = complained(&undercroft(&folder, arguments, ""));
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
    assert!(complained(&undercroft(&folder, &["play", "--lang", "xx"], "")).contains("en, fr"));
}

#[test]
fn a_file_that_does_not_fit_is_refused_with_line_and_reason() {
    let folder = folder("bad-files");
    undercroft(&folder, &["play", "--seed", "3", "--save", "mini-rogue.undercroft"], "1\n1\n1\nquit\n");
    let whole = std::fs::read_to_string(folder.join("mini-rogue.undercroft")).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let truncated = lines[..lines.len() - 1].join("\n");
    let tampered = whole.replacen("\"digest\":\"", "\"digest\":\"0", 2);
    let other_die = whole.replacen("room ", "room no_such_", 1);
    let cases = [
        ("empty", String::new(), "line 1"),
        ("foreign", "{\"hello\": 1}\n".to_owned(), "not the header"),
        ("binary", "\u{0}\u{1}\u{2}".to_owned(), "line 1"),
        ("truncated", truncated, "breaks off"),
        ("tampered", tampered, "differs"),
        ("other-die", other_die, "no_such_"),
        ("future", whole.replacen("\"undercroft\":1", "\"undercroft\":99", 1), "format 99"),
    ];
    for (name, text, expected) in cases {
        std::fs::write(folder.join(name), text).unwrap();
        let complaint = complained(&undercroft(&folder, &["replay", "verify", name], ""));
        assert!(complaint.contains(expected), "{name}: {complaint}");
        complained(&undercroft(&folder, &["play", "--resume", name], ""));
    }
    assert!(complained(&undercroft(&folder, &["replay", "verify", "nowhere"], "")).contains("nowhere"));
}

#[test]
fn a_pack_with_wrong_numbers_tells_every_problem_at_once() {
    let folder = folder("bad-pack");
    let pack = folder.join("mine");
    std::fs::create_dir(&pack).unwrap();
    let manifest = "id = \"mini-rogue/mine\"\ngame = \"mini-rogue\"\neditions = [\"ed2025\"]\nversion = 1\nlicence = \"mine\"\nextends = \"mini-rogue/base-ed2025\"\n";
    std::fs::write(pack.join("pack.toml"), manifest).unwrap();
    let cards = "[[character]]\nid = \"rogue\"\nhp = 99\nfood = 9\ncombat = \"double_die\"\nexploration = \"evade\"\n";
    std::fs::write(pack.join("cards.toml"), cards).unwrap();
    let text = complained(&undercroft(&folder, &["content", "check", "mine"], ""));
    assert!(
        text.contains("cards.toml:3") && text.contains("cards.toml:4") && text.contains("source"),
        "{text}"
    );
    std::fs::write(
        pack.join("cards.toml"),
        cards.replace("99", "12").replace("food = 9", "food = 2\nsource = \"reconstructed: a try\""),
    )
    .unwrap();
    let fine = undercroft(&folder, &["content", "check", "mine"], "");
    assert!(fine.status.success(), "{fine:?}");
    let played = said(&undercroft(&folder, &["play", "--pack", "mine", "--seed", "1"], "quit\n"));
    assert!(played.contains("HP 12 of 20") && played.contains("Rations 2 of 4"), "{played}");
}

#[test]
fn a_scenario_with_unused_dice_or_an_impossible_given_fails_with_its_line() {
    let folder = folder("bad-scenarios");
    let scenario = |body: &str| {
        format!(
            "[[scenario]]\nname = \"A case\"\nrules = [\"MR-COMBAT-06\"]\ngame = \"mini-rogue\"\nplace = \"combat: giant_rat\"\n{body}"
        )
    };
    let cases = [
        (
            "unused",
            scenario(
                "steps = [\n  { dice = { character = 3, dungeon = 4, curse = \"symbol\" }, do = \"roll-attack\", expect = { \"attack.total\" = 3 } },\n]\n",
            ),
            "unused.toml:7",
        ),
        (
            "missing",
            scenario(
                "steps = [\n  { dice = { character = 3 }, do = \"roll-attack\", expect = { \"attack.total\" = 3 } },\n]\n",
            ),
            "dungeon",
        ),
        ("impossible", scenario("given = { \"hero.hp\" = 0 }\nexpect = { area = 1 }\n"), "MR-CHAR-04"),
        ("range", scenario("given = { \"hero.hp\" = 21 }\nexpect = { area = 1 }\n"), "0..20"),
        ("unknown", scenario("expect = { \"hero.luck\" = 1 }\n"), "hero.luck"),
        ("action", scenario("steps = [\n  { do = \"dance\", expect = { area = 1 } },\n]\n"), "dance"),
    ];
    for (name, text, expected) in cases {
        let file = format!("{name}.toml");
        std::fs::write(folder.join(&file), text).unwrap();
        let output = undercroft(&folder, &["scenario", "run", &file], "");
        complained(&output);
        let text = said(&output);
        assert!(text.contains(expected) && text.contains("0 passed, 1 failed"), "{name}: {text}");
    }
}

#[test]
fn a_scenario_that_is_wrong_fails_alone() {
    let folder = folder("one-bad-scenario");
    let scenario = |name: &str, rule: &str, rest: &str| {
        format!(
            "[[scenario]]\nname = \"{name}\"\nrules = [\"{rule}\"]\ngame = \"urto\"\nplace = \"turn: p1\"\n{rest}\n"
        )
    };
    let good = "steps = [{ do = \"end\", refuse = true }]";
    let text = [
        scenario("A key that is not there", "UR-REST-01", "exepct = { turn = \"p1\" }"),
        scenario("A rule of another game", "MR-COMBAT-06", good),
        scenario("A refusal by any rule", "UR-REST-01", good),
    ];
    std::fs::write(folder.join("mixed.toml"), text.concat()).unwrap();
    let output = undercroft(&folder, &["scenario", "run", "--prove", "mixed.toml"], "");
    complained(&output);
    let text = said(&output);
    let lines = ["mixed.toml:6", "mixed.toml:9", "1 passed, 2 failed, 0 claims not proven"];
    assert!(lines.iter().all(|line| text.contains(line)), "{text}");
}

#[test]
fn rules_can_be_looked_up_in_both_languages() {
    let folder = folder("rules");
    let english = said(&undercroft(&folder, &["rules", "show", "mr-combat-28"], ""));
    assert!(english.contains("MR-COMBAT-28") && english.contains("Armour is ignored"), "{english}");
    let french = said(&undercroft(&folder, &["rules", "show", "MR-COMBAT-28", "--lang", "fr"], ""));
    assert!(french.contains("Armure"), "{french}");
    assert!(complained(&undercroft(&folder, &["rules", "show", "xyzzy"], "")).contains("xyzzy"));
}
