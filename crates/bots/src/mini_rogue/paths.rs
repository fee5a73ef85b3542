//! Which way to go: the Rooms along the ways to the Exit are added up, unknown ones at a common price, nearer ones first.

use super::{Judge, best};
use mini_rogue::action::Action;
use mini_rogue::content::{ExplorationSkill, RoomKind};
use mini_rogue::rules::class;
use mini_rogue::state::{Cell, CellId, Phase};
use undercroft_kernel::Actions;

/// A Room nobody has seen.
pub const UNKNOWN: f64 = 0.5;
/// How much a Room counts for each step that it is farther away: what is far may still be avoided.
const FADE: f64 = 0.8;
/// What a skill is worth when a Guardian waits for it.
const KEPT_FOR_GUARDIAN: f64 = 7.0;
/// What a skill is worth in an Area without a Guardian.
const KEPT: f64 = 3.0;
/// How much better a way must get before a companion is spent on it.
const SWAP_FOR: f64 = 3.0;

/// Moves on, or uses an exploration skill or a companion where that is better.
pub fn choose(judge: &Judge, actions: &Actions<Action>) -> Option<Action> {
    let ahead = best_move(judge, None);
    best(actions, |action| match action {
        Action::Reveal => Some(0.0),
        Action::Resolve => judge.here().map(|room| judge.room(room)),
        Action::Move(cell) => Some(way(judge, cell, None)),
        Action::UseExplorationSkill(cell) => skill(judge, cell),
        Action::UseItem(Some(cell)) => {
            let better = best_move(judge, Some(cell));
            (judge.table.phase == Phase::Choice && better > ahead + SWAP_FOR).then_some(better - SWAP_FOR)
        }
        _ => None,
    })
}

/// The score of the better neighbour, one Room replaced by an unknown one.
fn best_move(judge: &Judge, replaced: Option<CellId>) -> f64 {
    let here = judge.hero().cell;
    let ways = [here.right(), here.below()].into_iter().flatten().map(|cell| way(judge, cell, replaced));
    ways.fold(f64::NEG_INFINITY, f64::max)
}

/// What the way through `cell` is worth, to the Exit.
pub fn way(judge: &Judge, cell: CellId, replaced: Option<CellId>) -> f64 {
    let value = |cell| if replaced == Some(cell) { UNKNOWN } else { value(judge, cell) };
    sum(cell, &value)
}

/// The worth of a cell and of the better way on from it.
fn sum(cell: CellId, value: &impl Fn(CellId) -> f64) -> f64 {
    let onward = [cell.right(), cell.below()].into_iter().flatten().map(|next| FADE * sum(next, value));
    value(cell) + onward.reduce(f64::max).unwrap_or(0.0)
}

/// What a cell is worth as far as it is known.
pub fn value(judge: &Judge, cell: CellId) -> f64 {
    match judge.table.grid.at(cell) {
        _ if cell == CellId::EXIT => 0.0,
        Cell::Open(room) | Cell::Pinned(room, _) => judge.room(room),
        Cell::Hidden | Cell::Taken => UNKNOWN,
    }
}

/// The ways after a tunnel.
pub fn after_swap(judge: &Judge, a: CellId, b: CellId) -> f64 {
    let place = |cell| {
        if cell == a {
            b
        } else if cell == b {
            a
        } else {
            cell
        }
    };
    let value = |cell| if cell == judge.hero().cell { 0.0 } else { value(judge, place(cell)) };
    sum(judge.hero().cell, &value)
}

/// What is kept by not using a skill now.
pub fn kept(judge: &Judge) -> f64 {
    if judge.table.guardians.open.is_some() { KEPT_FOR_GUARDIAN } else { KEPT }
}

/// An exploration skill, weighed against moving on without it.
fn skill(judge: &Judge, cell: Option<CellId>) -> Option<f64> {
    match (class::card(judge.game, judge.table).exploration, cell) {
        // The Room is walked through as if it were empty.
        (ExplorationSkill::Evade, Some(cell)) => {
            Some(way(judge, cell, None) - value(judge, cell) - kept(judge))
        }
        (ExplorationSkill::Evade, None) => Some(-kept(judge)),
        // Without Armour there is no Armour strike to keep the card for.
        (ExplorationSkill::Shield { .. }, None) if judge.hero().armour == 0 && fight_is_next(judge) => {
            Some(f64::INFINITY)
        }
        // Foresight and a saved life are worth less here than the same card in a fight, or at the brink.
        _ => None,
    }
}

/// Whether the way that would be chosen leads into a fight.
fn fight_is_next(judge: &Judge) -> bool {
    let here = judge.hero().cell;
    let ways = [here.right(), here.below()].into_iter().flatten();
    let next = ways.max_by(|a, b| way(judge, *a, None).total_cmp(&way(judge, *b, None)));
    match next.map(|next| (next, judge.table.grid.at(next))) {
        Some((CellId::EXIT, _)) => judge.table.guardians.open.is_some(),
        Some((_, Cell::Open(room))) => {
            matches!(judge.game.content.rooms[room].kind, RoomKind::Monster(_))
        }
        _ => false,
    }
}
