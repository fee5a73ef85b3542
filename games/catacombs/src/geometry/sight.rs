//! CA-LOS-05: The line from centre to centre. Which squares block is asked of the caller; nobody and nothing is known here.

use super::square::Square;

/// CA-LOS-05: Whether `from` sees `to`: the line between their centres crosses the inside of no square that blocks, and does not pass
/// exactly between two of them that touch at a corner. The squares at the ends never block.
#[inline]
#[must_use]
pub fn sight(from: Square, to: Square, blocks: impl Fn(Square) -> bool) -> bool {
    let (dx, dy) = from.to(to);
    let (columns, rows) = (i32::from(dx.unsigned_abs()), i32::from(dy.unsigned_abs()));
    let (right, down) = (dx.signum(), dy.signum());
    let (mut here, mut left) = (from, columns + rows);
    // How much earlier on the line the next row begins than the next column; each step puts one of them two halves farther away.
    let mut next = rows - columns;
    while left > 0 {
        if next == 0 {
            if blocks(here.by(right, 0)) && blocks(here.by(0, down)) {
                return false;
            }
            here = here.by(right, down);
            next += 2 * rows - 2 * columns;
            left -= 2;
        } else if next < 0 {
            here = here.by(right, 0);
            next += 2 * rows;
            left -= 1;
        } else {
            here = here.by(0, down);
            next -= 2 * columns;
            left -= 1;
        }
        if left > 0 && blocks(here) {
            return false;
        }
    }
    true
}
