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
    let (mut column, mut row, mut here) = (0, 0, from);
    while column < columns || row < rows {
        // Where the next column and the next row begin, on the line, in comparable units.
        let next = (1 + 2 * column) * rows - (1 + 2 * row) * columns;
        if next == 0 {
            if blocks(here.by(right, 0)) && blocks(here.by(0, down)) {
                return false;
            }
            here = here.by(right, down);
            column += 1;
            row += 1;
        } else if next < 0 {
            here = here.by(right, 0);
            column += 1;
        } else {
            here = here.by(0, down);
            row += 1;
        }
        if here != to && blocks(here) {
            return false;
        }
    }
    true
}
