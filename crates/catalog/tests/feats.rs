//! The record of feats: what a match has brought is signed once, and kept between matches.

use undercroft_catalog::feats::{FeatRecord, Signature, done, listed};
use undercroft_catalog::live::{Match, practise};
use undercroft_content::Library;
use undercroft_kernel::{Seat, Setup, Value};

fn urto(feats: &[&str]) -> Box<dyn Match> {
    let setup = Setup::default().with("heroes", Value::words(["sankaa", "molesor"]));
    let given = [("p2.feats", Value::words(feats.iter().copied()))];
    practise("urto", &setup, &Library::built_in(), "turn: p1", &given).unwrap()
}

fn signed(date: &str) -> Signature {
    Signature { date: date.to_owned(), name: "Ada".to_owned() }
}

/// UR-FEATS-18: There are 17 feats in the heroes' record; each is ticked, dated and signed by whoever does it.
#[test]
fn a_feat_is_signed_by_who_has_done_it_once() {
    let mut record = FeatRecord::default();
    let first = urto(&["flash", "goat"]);
    assert_eq!(listed(&*first).len(), 17);
    assert_eq!(done(&*first).len(), 2);
    assert!(record.sign(&*first, Seat(0), &signed("2026-01-01")).is_empty(), "the other hero has done it");
    assert_eq!(record.sign(&*first, Seat(1), &signed("2026-01-02")), ["goat", "flash"]);
    let second = urto(&["flash", "survivor"]);
    assert_eq!(record.sign(&*second, Seat(1), &signed("2026-02-03")), ["survivor"]);
    let date = |feat| record.signature("urto", feat).map(|signature| signature.date.as_str());
    assert_eq!(date("flash"), Some("2026-01-02"), "the first signature stays");
    assert_eq!((date("survivor"), date("killer")), (Some("2026-02-03"), None));
    let kept = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<FeatRecord>(&kept).unwrap(), record);
}

#[test]
fn a_game_without_a_record_has_no_feats() {
    let setup = Setup::default().with("heroes", Value::words(["rogue"]));
    let game = practise("mini-rogue", &setup, &Library::built_in(), "combat: goblin_warrior", &[]).unwrap();
    assert!(listed(&*game).is_empty() && done(&*game).is_empty());
}
