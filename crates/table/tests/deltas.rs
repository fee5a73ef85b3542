//! Deltas: applied to the picture of before, each gives the picture of now, for every viewer, forward and backward in time.

mod common;

use common::{SEED, open, random_step, tables, viewers};
use serde_json::Value;
use std::collections::BTreeSet;
use undercroft_kernel::{Fast, Turn, Viewer};
use undercroft_table::{Delta, LiveTable, Motion, Picture, Torn};

/// How many matches of each table are played.
const MATCHES: u64 = 1;

fn pictures(table: &LiveTable) -> Vec<(Viewer, Picture)> {
    viewers(table).into_iter().map(|viewer| (viewer, table.picture(viewer))).collect()
}

/// Checks the deltas of all viewers since `olds`, and gives the new pictures.
fn check(table: &LiveTable, olds: &[(Viewer, Picture)], since: usize) -> Vec<(Viewer, Picture)> {
    let mut news = Vec::new();
    for (viewer, old) in olds {
        let (delta, new) = table.delta(*viewer, old, since);
        let now_and_then = table.game().at().is_multiple_of(8);
        if now_and_then {
            // A copy has told nothing yet, so that it tells the whole log anew.
            assert_eq!(new, table.copy().picture(*viewer));
        }
        assert_eq!((delta.base, delta.mark), (old.mark, new.mark));
        assert_eq!(delta.apply(old).as_ref(), Ok(&new), "{viewer:?}");
        // What goes over the wire comes back the same.
        if now_and_then {
            let wire = delta.json();
            assert_eq!(serde_json::from_str::<Delta>(&wire).unwrap(), delta);
            let (sent, held) = (serde_json::from_str::<Value>(&wire), serde_json::to_value(&delta));
            assert_eq!(sent.unwrap(), held.unwrap());
        }
        let told: Vec<u32> = delta
            .motions
            .iter()
            .filter_map(|motion| if let Motion::Tell { line } = motion { Some(*line) } else { None })
            .collect();
        assert!(told.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{told:?}");
        if let (Some(last), Some(line)) = (told.last(), new.log.iter().rfind(|line| !line.struck)) {
            assert_eq!(*last, line.id, "{viewer:?}");
        }
        news.push((*viewer, new));
    }
    news
}

#[test]
fn every_delta_leads_to_its_picture() {
    for (number, setup) in tables().iter().enumerate() {
        for game in 0..MATCHES {
            let mut chance = Fast::new(game * 100 + number as u64);
            let mut table = open(setup);
            let mut olds = pictures(&table);
            loop {
                let since = table.game().at();
                if !random_step(&mut table, &mut chance, &[game as u8; 32]) {
                    break;
                }
                olds = check(&table, &olds, since);
                // Now and then something is taken back and played again.
                if chance.below(10) == 0 {
                    let since = table.game().at();
                    table.game_mut().undo(3);
                    let news = check(&table, &olds, since);
                    // Whoever has witnessed what was taken back sees that it can be played again; from others it stays hidden.
                    for ((viewer, old), (_, new)) in olds.iter().zip(&news) {
                        assert_eq!(new.undo.redo, new.moment < old.moment, "{viewer:?}");
                    }
                    assert!(news.iter().any(|(_, picture)| picture.undo.redo));
                    olds = news;
                    // Or something else is played instead.
                    if chance.below(2) == 0 {
                        let since = table.game().at();
                        table.game_mut().redo(3);
                        olds = check(&table, &olds, since);
                    }
                }
            }
            let over = matches!(table.game().turn(), Turn::Over(_));
            assert!(olds.iter().all(|(_, picture)| picture.outcome.is_some() == over));
            assert!(over || setup.game != "mini-rogue", "a match of Mini Rogue ends");
        }
    }
}

#[test]
fn a_delta_of_another_picture_is_refused() {
    let setup = &tables()[0];
    let mut table = open(setup);
    let before = table.picture(Viewer::Spectator);
    random_step(&mut table, &mut Fast::new(1), &SEED);
    let (delta, after) = table.delta(Viewer::Spectator, &before, 0);
    assert_eq!(delta.apply(&after), Err(Torn::OtherBase));
    let mut torn = delta;
    torn.changes[0].at = "nowhere/at/all".to_owned();
    assert_eq!(torn.apply(&before), Err(Torn::NoSuchPlace));
}

#[test]
fn earlier_moments_are_shown_as_they_were() {
    for setup in &tables()[..2] {
        let mut table = open(setup);
        let mut chance = Fast::new(3);
        let mut seen: Vec<Vec<Picture>> =
            viewers(&table).iter().map(|viewer| vec![table.picture(*viewer)]).collect();
        while random_step(&mut table, &mut chance, &SEED) {
            for (viewer, pictures) in viewers(&table).into_iter().zip(&mut seen) {
                pictures.push(table.picture(viewer));
            }
        }
        for (viewer, pictures) in viewers(&table).into_iter().zip(&seen) {
            for picture in pictures {
                let then = table.picture_at(viewer, picture.moment).unwrap();
                // Of several pictures at one moment the last one is kept.
                let last = pictures.iter().rfind(|other| other.moment == picture.moment).unwrap();
                assert_eq!(
                    (&then.boards, &then.sheets, &then.fight),
                    (&last.boards, &last.sheets, &last.fight)
                );
                assert_eq!(then.log, last.log);
                assert!(then.prompt.is_none());
            }
            assert!(table.picture_at(viewer, pictures.last().unwrap().moment + 1).is_none());
        }
    }
}

#[test]
fn no_two_things_have_one_id() {
    for seating in tables().iter().skip(1).step_by(2) {
        let mut table = open(seating);
        let mut chance = Fast::new(8);
        while random_step(&mut table, &mut chance, &SEED) {
            for viewer in viewers(&table).into_iter().rev().take(2) {
                let picture = serde_json::to_value(table.picture(viewer)).unwrap();
                for part in ["boards", "sheets", "dice", "piles", "fight"] {
                    ids(&picture[part], &mut BTreeSet::new());
                }
            }
        }
    }
}

fn ids(value: &serde_json::Value, seen: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Array(parts) => parts.iter().for_each(|part| ids(part, seen)),
        serde_json::Value::Object(parts) => {
            if let Some(serde_json::Value::String(id)) = parts.get("id") {
                assert!(seen.insert(id.clone()), "twice: {id}");
                assert!(id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == ','), "{id}");
            }
            // The signs of a legend are no things.
            parts.iter().filter(|(name, _)| *name != "legend").for_each(|(_, part)| ids(part, seen));
        }
        _ => {}
    }
}
