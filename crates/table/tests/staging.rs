//! What the log stages is true: the arithmetic of a blow is the wound that follows, and the row that a Room fills is the one that came true.

mod common;

use common::{SEED, at, open, random_step, seating, setup};
use undercroft_kernel::{Fast, Seat, Value, Viewer};
use undercroft_table::{Ground, LogLine, Picture};

/// What a line takes from somebody's life.
fn wound(line: &LogLine) -> Option<i32> {
    let change = line.deed.as_ref()?.change.as_ref()?;
    (change.icon.as_deref() == Some("hearts")).then_some(change.figure?)
}

#[test]
fn a_blow_costs_what_its_sum_says() {
    let quest = |word| [("quest", Value::word(word))];
    let heroes = ["svein", "aldric", "maelle", "isaure"];
    let mut compared = 0;
    for (quest, seed) in [("deratisation", 1), ("deratisation", 2), ("fabulous_treasure", 3)]
        .map(|(word, seed)| (quest(word), seed))
    {
        let mut table = open(&seating("catacombs", &heroes, &quest));
        let mut chance = Fast::new(seed);
        while random_step(&mut table, &mut chance, &SEED) {
            let picture = table.picture(Viewer::Spectator);
            for pair in picture.log.windows(2) {
                let [blow, after] = pair else { continue };
                let (Some(sum), Some(lost)) = (&blow.sum, wound(after)) else { continue };
                let aimed = blow.deed.as_ref().map(|deed| &deed.to);
                if aimed.is_none() || aimed != after.deed.as_ref().map(|deed| &deed.to) {
                    continue;
                }
                assert_eq!(sum.value, Some(-lost), "{blow:?} {after:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 0, "no blow was struck");
}

/// The rows of the card that lies in a cell.
fn lit(picture: &Picture, cell: &str) -> Vec<(String, Option<u8>)> {
    let Some(Ground::Grid(grid)) = picture.boards.first().map(|board| &board.ground) else {
        return Vec::new();
    };
    let cards = grid.cells.iter().filter(|one| one.id == cell).filter_map(|one| one.card.as_ref());
    let rows = cards.flat_map(|card| &card.rows).filter(|row| row.on);
    rows.map(|row| (row.key.clone(), row.side)).collect()
}

#[test]
fn the_row_that_came_true_is_filled() {
    let solo = setup("ed2025", &["rogue"], &[]);
    let mut table = at(&solo, "room: trap_spikes", &[]);
    let before = table.picture(Viewer::Seat(Seat(0)));
    let cell = before.boards[0].pieces[0].at.clone();
    assert_eq!(lit(&before, &cell), []);
    let mut chance = Fast::new(5);
    let mut found = Vec::new();
    for _ in 0..12 {
        if !random_step(&mut table, &mut chance, &SEED) {
            break;
        }
        found = lit(&table.picture(Viewer::Seat(Seat(0))), &cell);
        if !found.is_empty() {
            break;
        }
    }
    let [(_, side)] = found.as_slice() else { panic!("one row, not {found:?}") };
    assert!(side.is_some(), "of a trap one side comes true");
}
