//! How the game master of each level leads at a table. The more heroes and the easier the quest, the more it takes to be as strong, so that
//! each quest has a row for each number of heroes. The numbers were chosen so that the party wins about 90, 75, 50, 25 and 10 % of its
//! matches, as far as a game master can bring that about; `examples/catacombs_levels.rs` plays them, `docs/catacombs-levels.md` says what
//! came of it.

use super::plan::Lead;
use crate::Level;
use catacombs::Catacombs;
use catacombs::state::State;

/// From the weakest level to the strongest.
type Row = [Lead; 5];
/// For one hero to four.
type Rows = [Row; 4];

/// Orders in ten turns.
const fn o(in_ten: u8) -> Lead {
    Lead::Orders(in_ten)
}

/// Everybody acts; plans are tried in so many playouts.
const fn p(playouts: u32) -> Lead {
    Lead::Plans(playouts)
}

const ROWS: [(&str, Rows); 4] = [
    (
        "deratisation",
        [
            [o(2), o(3), o(6), o(20), p(10)],
            [o(5), o(7), o(20), p(3), p(10)],
            [o(7), o(14), p(0), p(3), p(10)],
            [o(14), p(0), p(3), p(10), p(30)],
        ],
    ),
    ("fabulous_treasure", UNKNOWN),
    (
        "journey_in_shadow",
        [
            [o(3), o(7), o(20), p(0), p(10)],
            [o(3), o(10), o(30), p(0), p(10)],
            [o(3), o(10), o(14), p(0), p(10)],
            [o(3), o(10), o(14), p(0), p(10)],
        ],
    ),
    (
        "solar_orb",
        [
            [o(1), o(2), o(3), o(5), o(7)],
            [o(2), o(4), o(6), p(0), p(10)],
            [o(5), o(7), o(14), p(3), p(10)],
            [o(10), o(20), p(0), p(3), p(10)],
        ],
    ),
];

/// The rows of a quest that was never measured: those of the one in the middle.
const UNKNOWN: Rows = [
    [o(1), o(2), o(3), o(7), p(0)],
    [o(2), o(4), o(7), p(0), p(10)],
    [o(5), o(7), p(0), p(3), p(10)],
    [o(7), o(10), p(0), p(3), p(10)],
];

/// What a level does at a table.
pub fn lead(level: Level, game: &Catacombs, state: &State) -> Lead {
    let quest = &game.content.quests[state.quest].id;
    let rows = ROWS.iter().find(|(known, _)| known == quest).map_or(&UNKNOWN, |(_, rows)| rows);
    row(rows, state.party, level)
}

fn row(rows: &Rows, party: u8, level: Level) -> Lead {
    let [one, two, three, more] = rows;
    let [beginner, easy, normal, hard, expert] = match party {
        0 | 1 => one,
        2 => two,
        3 => three,
        _ => more,
    };
    *match level {
        Level::Beginner => beginner,
        Level::Easy => easy,
        Level::Normal => normal,
        Level::Hard => hard,
        Level::Expert => expert,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much a lead asks of a game master.
    fn effort(lead: Lead) -> u32 {
        match lead {
            Lead::Orders(in_ten) => u32::from(in_ten),
            Lead::Plans(playouts) => 1_000 + playouts,
        }
    }

    #[test]
    fn every_level_does_more_than_the_one_below_it() {
        let all = ROWS.iter().map(|(_, rows)| rows).chain([&UNKNOWN]);
        for (rows, party) in all.flat_map(|rows| (1..=4).map(move |party| (rows, party))) {
            let efforts = Level::ALL.map(|level| effort(row(rows, party, level)));
            assert!(efforts.is_sorted_by(|a, b| a < b), "{party} heroes: {efforts:?}");
        }
    }
}
