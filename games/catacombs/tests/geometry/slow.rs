//! The line of sight as the ruling words it: slow, and in fractions.

use catacombs::geometry::Square;

/// CA-LOS-05: The line crosses the inside of a square, in halves: where it is inside the columns and the rows at the same time.
fn crosses_inside(dx: i64, dy: i64, x: i64, y: i64) -> bool {
    // The part of the line inside a strip: low < t * d < high, as fractions over |d|, or all of it or nothing where d is 0.
    let strip = |d: i64, at: i64| -> Option<((i64, i64), (i64, i64))> {
        let (low, high) = (2 * at - 1, 2 * at + 1);
        match d.signum() {
            0 => (low < 0 && 0 < high).then_some(((0, 1), (1, 1))),
            1 => Some(((low, 2 * d), (high, 2 * d))),
            _ => Some(((-high, -2 * d), (-low, -2 * d))),
        }
    };
    let less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
    let (Some((from_x, to_x)), Some((from_y, to_y))) = (strip(dx, x), strip(dy, y)) else { return false };
    let from = if less(from_x, from_y) { from_y } else { from_x };
    let to = if less(to_x, to_y) { to_x } else { to_y };
    let from = if less(from, (0, 1)) { (0, 1) } else { from };
    let to = if less((1, 1), to) { (1, 1) } else { to };
    less(from, to)
}

/// CA-LOS-05: The slow answer: every square and every corner of the rectangle between the two.
pub fn sight(from: Square, to: Square, is_blocked: impl Fn(Square) -> bool) -> bool {
    let (dx, dy) = from.to(to);
    let (dx, dy) = (i64::from(dx), i64::from(dy));
    let (left, right) = (dx.min(0), dx.max(0));
    let (top, bottom) = (dy.min(0), dy.max(0));
    let blocks = |x: i64, y: i64| is_blocked(from.by(x as i16, y as i16));
    for y in top..=bottom {
        for x in left..=right {
            let is_end = (x, y) == (0, 0) || (x, y) == (dx, dy);
            if !is_end && blocks(x, y) && crosses_inside(dx, dy, x, y) {
                return false;
            }
        }
    }
    // Corners, at odd halves: on the line, and not beyond its ends.
    for y in top..bottom {
        for x in left..right {
            let on_line = (2 * x + 1) * dy == (2 * y + 1) * dx;
            if !on_line {
                continue;
            }
            let rises = dx.signum() != dy.signum();
            let sides = if rises { [(x, y), (x + 1, y + 1)] } else { [(x + 1, y), (x, y + 1)] };
            if sides.iter().all(|(x, y)| blocks(*x, *y)) {
                return false;
            }
        }
    }
    true
}
