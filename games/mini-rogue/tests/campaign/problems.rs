//! What wrong campaigns get: every problem with its line.

use mini_rogue::content::check;
use undercroft_content::{Library, Source};

/// The problems of a pack that lays these records over the 2021 box.
fn problems(records: &str) -> Vec<String> {
    let manifest = "id = 'mini-rogue/mine'\ngame = 'mini-rogue'\neditions = ['ed2021']\nversion = 1\nlicence = 'mine'\n\
        extends = 'mini-rogue/base-ed2021'\n";
    let mut library = Library::built_in();
    let id = library
        .add(Source::new("mine", [("pack.toml", manifest.to_owned()), ("c.toml", records.to_owned())]))
        .expect("a pack");
    match check::load(&library, &id) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.to_string().lines().map(str::to_owned).collect(),
    }
}

fn chapter(id: &str, number: &str, rest: &str) -> String {
    format!("[[chapter]]\nid = '{id}'\nsource = 'reconstructed: a try'\nnumber = '{number}'\n{rest}\n")
}

fn assert_told(records: &str, expected: &str) {
    let told = problems(records);
    assert!(told.iter().any(|line| line.contains(expected)), "{expected}: {told:#?}");
}

/// MR-CAMPAIGN-56: A link to a chapter that does not exist is told with its line.
#[test]
fn a_broken_link_is_told() {
    let records = chapter("ch4_2", "4.2", "kind = 'game'\nboard = 'dungeon'\ngoal = 4\nnext = 'ch7'");
    assert_told(&records, "mine/c.toml:8: chapter ch4_2: `next` is \"ch7\"; expected one of ch1, ch2_1");
    assert_told(&records, "chapter 4.2 leads nowhere");
    assert_told(&records, "cannot reach the ending 6.1");
}

#[test]
fn a_chapter_that_nobody_reaches_is_told() {
    let records = chapter("ch1", "1", "kind = 'story'\nnext = 'ch2_2'");
    assert_told(&records, "nobody reaches chapter 2.1");
    let missing = chapter("ch1", "1", "kind = 'story'");
    assert_told(&missing, "`next` is missing");
}

#[test]
fn words_of_a_chapter_are_looked_up() {
    let rest = "kind = 'game'\nboard = 'attic'\nfloor = 9\nafflictions = ['cold']\nsecond = 'nobody'\nrelics = ['spoon']\n\
        goal = 5\nnext_by = { plumber = 'ch5' }\nbonus = [{ relic = 'spoon', gain = '-1 hp' }]";
    let records = chapter("ch4_1", "2.1", rest);
    for expected in [
        "there are two chapters 2.1",
        "`board` is \"attic\"",
        "`floor` is 9",
        "`afflictions` is \"cold\"",
        "`second` is \"nobody\"",
        "`relics` is \"spoon\"",
        "`goal` is 5",
        "there is no Character `plumber`",
        "`relic` is \"spoon\"",
        "`gain` is \"-1 hp\"",
    ] {
        assert_told(&records, expected);
    }
    assert_told(&chapter("ch5", "5", "kind = 'dance'"), "`kind` is \"dance\"");
}

/// MR-CAMPAIGN-10: A skill stands behind one of its own branch, one tier higher.
#[test]
fn a_skill_needs_its_parent() {
    let skill = |rest: &str| format!("[[skill]]\nid = 'veteran'\nsource = 'reconstructed: a try'\n{rest}\n");
    let wrong = skill("branch = 'combat'\ntier = 4\ncost = 3\nparent = 'mail_shirt'\ngain = '+2 xp'");
    assert_told(&wrong, "`parent` is \"mail_shirt\"");
    assert_told(&skill("branch = 'dancing'\ntier = 2\ncost = 0\ngain = 'ghost'"), "`branch` is \"dancing\"");
    assert_told(&skill("branch = 'combat'\ntier = 2\ncost = 0\ngain = '+1 xp'"), "`cost` is 0");
    assert_told(
        &skill("branch = 'combat'\ntier = 2\ncost = 1\ngain = '+1 xp'"),
        "tier 2 and its `parent` do not fit",
    );
}
