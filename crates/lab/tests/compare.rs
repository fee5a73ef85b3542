//! Comparisons: no false alarms, differences with their sign, and sweeps over real packs.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that fails may say so")]

use undercroft_catalog::open;
use undercroft_content::{Library, Source};
use undercroft_kernel::{Setup, Value};
use undercroft_lab::{Bench, Benches, Measured, Plan, Player, Rules, Verdict, bench, changes, compare};
use undercroft_testkit::Pig;

const PACK: &str = "mini-rogue/base-ed2025";

fn mini_rogue(library: &Library, pack: &str, player: Player) -> Box<dyn Bench> {
    let setup = Setup::default().with("pack", Value::word(pack));
    let plan = Plan::new(0, 1, player).reading(&["area"]);
    open("mini-rogue", &setup, library, Benches(plan)).unwrap()
}

#[test]
fn a_pack_that_changes_nothing_is_no_difference() {
    let mut library = Library::built_in();
    let manifest = "id = \"mini-rogue/same\"\ngame = \"mini-rogue\"\neditions = [\"ed2025\"]\nversion = 1\n\
                    licence = \"none\"\nextends = \"mini-rogue/base-ed2025\"\n";
    let files = [("pack.toml", manifest), ("en.ftl", ""), ("fr.ftl", "")];
    let same = library.add(Source::new("same", files)).unwrap();
    let (one, two) =
        (mini_rogue(&library, PACK, Player::Sensible), mini_rogue(&library, &same, Player::Sensible));
    let found = compare(&*one, &*two, &Rules::default(), &|_| (), &|| false);
    assert_eq!((found.verdict, found.differing), (Verdict::NoDifference, 0));
    assert!(found.pairs < 2000, "{}", found.pairs);
}

/// The same game on other dice: the difference is nothing but chance, and 200 runs are looked at after every round.
#[test]
fn false_alarms_are_at_most_five_in_a_hundred() {
    let alarms = (0..200).filter(|run| {
        let one = bench(Pig, Plan::new(0, 1, Player::Random));
        let two = bench(Pig, Plan::new(0, 1, Player::Random));
        let first = run * 10_000;
        let rules = Rules { margin: 0.001, most: 1500, first, apart: 3_000_000, ..Rules::default() };
        let found = compare(&*one, &*two, &rules, &|_| (), &|| false);
        assert!(found.differing > 100, "other dice play other matches");
        found.verdict == Verdict::Difference
    });
    let alarms = alarms.count();
    assert!(alarms <= 10, "{alarms} of 200");
}

#[test]
fn a_better_player_is_found_with_its_sign() {
    let library = Library::built_in();
    let (random, sensible) =
        (mini_rogue(&library, PACK, Player::Random), mini_rogue(&library, PACK, Player::Sensible));
    let found = compare(&*random, &*sensible, &Rules::default(), &|_| (), &|| false);
    assert_eq!(found.verdict, Verdict::Difference);
    assert!(found.difference.low > 0.0, "{found:?}");
    let turned = compare(&*sensible, &*random, &Rules::default(), &|_| (), &|| false);
    assert!(turned.difference.high < 0.0, "{turned:?}");
}

#[test]
fn a_sweep_changes_one_number_each_and_its_sign_is_found() {
    let mut library = Library::built_in();
    let up = changes(&library, PACK, "hp", &[20]).unwrap();
    assert!(up.len() > 20, "{}", up.len());
    assert!(up.iter().any(|change| change.name == "room monster_poison: floor 1 hp +20"), "{:?}", up[0].name);
    let spider = up.iter().find(|change| change.name.starts_with("room monster_poison: floor 1")).unwrap();
    let id = library.add(spider.source()).unwrap();
    let (one, two) =
        (mini_rogue(&library, PACK, Player::Sensible), mini_rogue(&library, &id, Player::Sensible));
    let rules = Rules { measured: Measured::Fact(0), margin: 0.01, most: 4000, ..Rules::default() };
    let found = compare(&*one, &*two, &rules, &|_| (), &|| false);
    assert_eq!(found.verdict, Verdict::Difference, "{found:?}");
    assert!(found.difference.high < 0.0, "a spider of 26 HP stops people early: {found:?}");
    let far = changes(&library, PACK, "hp", &[i64::MAX]).unwrap();
    assert_eq!(far.len(), up.len(), "a step too far is a pack that is refused, and no panic");
    let refused = changes(&library, PACK, "charm", &[1]).unwrap_err().to_string();
    assert!(refused.contains("no record") && refused.contains("hp"), "{refused}");
}

#[test]
fn a_stop_keeps_the_matches_from_the_front() {
    let bench = bench(Pig, Plan::new(0, 1, Player::Random));
    assert!(bench.play(0..500, &|| true).is_empty());
    let all = bench.play(100..300, &|| false);
    assert_eq!(all.len(), 200);
    assert_eq!(all[50], bench.play(150..151, &|| false)[0]);
    let rules = Rules { most: 1000, ..Rules::default() };
    assert!(compare(&*bench, &*bench, &rules, &|_| (), &|| true).stopped);
}
