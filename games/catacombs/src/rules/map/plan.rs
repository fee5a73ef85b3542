//! CA-MAP-18: a plan turned and mirrored as it lies on the grid. Pure geometry of one card.

use crate::content::{Point, Zone};
use crate::geometry::{Dir, Square};

/// How a plan lies: quarters clockwise, and mirrored before it is turned or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned<'a> {
    zone: &'a Zone,
    quarters: u8,
    mirrored: bool,
}

impl<'a> Turned<'a> {
    /// The plan turned so that whoever enters it walks in direction `inward`.
    #[must_use]
    pub fn new(zone: &'a Zone, inward: Dir, mirrored: bool) -> Turned<'a> {
        let drawn = inward_of(zone, zone.entrance);
        let quarters = (inward as u8 + 8 - drawn as u8) / 2 % 4;
        Turned { zone, quarters, mirrored }
    }

    #[must_use]
    pub fn as_drawn(zone: &'a Zone) -> Turned<'a> {
        Turned { zone, quarters: 0, mirrored: false }
    }

    /// The way in, as it lies.
    #[must_use]
    pub fn inward(&self) -> Dir {
        inward_of(self.zone, self.zone.entrance).turned(self.quarters * 2)
    }

    /// Columns and rows, as it lies.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        let (width, height) = (self.zone.width, self.zone.height);
        if self.quarters.is_multiple_of(2) { (width, height) } else { (height, width) }
    }

    /// The number that is kept of it: quarters, and 4 more where it is mirrored.
    #[must_use]
    pub const fn code(&self) -> u8 {
        self.quarters + if self.mirrored { 4 } else { 0 }
    }

    /// Where a point of the plan lies, from the upper left corner.
    #[must_use]
    pub fn point(&self, point: Point) -> Point {
        let (w, h) = (self.zone.width, self.zone.height);
        let Point { x, y } = if self.mirrored { self.mirror(point) } else { point };
        match self.quarters {
            0 => Point { x, y },
            1 => Point { x: h - 1 - y, y: x },
            2 => Point { x: w - 1 - x, y: h - 1 - y },
            _ => Point { x: y, y: w - 1 - x },
        }
    }

    /// CA-MAP-19: Left and right of whoever walks in change places.
    fn mirror(&self, point: Point) -> Point {
        match inward_of(self.zone, self.zone.entrance) {
            Dir::E | Dir::W => Point { x: point.x, y: self.zone.height - 1 - point.y },
            _ => Point { x: self.zone.width - 1 - point.x, y: point.y },
        }
    }

    /// The square of a point, for a plan whose entrance lies on `entrance`.
    #[must_use]
    pub fn square(&self, entrance: Square, point: Point) -> Square {
        let (at, origin) = (self.point(point), self.point(self.zone.entrance));
        entrance.by(i16::from(at.x) - i16::from(origin.x), i16::from(at.y) - i16::from(origin.y))
    }

    /// The upper left corner, for a plan whose entrance lies on `entrance`.
    #[must_use]
    pub fn corner(&self, entrance: Square) -> Square {
        let origin = self.point(self.zone.entrance);
        entrance.by(-i16::from(origin.x), -i16::from(origin.y))
    }

    /// The way out at a point of the edge, as it lies.
    #[must_use]
    pub fn outward(&self, point: Point) -> Dir {
        let drawn = inward_of(self.zone, point).opposite();
        let drawn = match (self.mirrored, inward_of(self.zone, self.zone.entrance), drawn) {
            (true, Dir::E | Dir::W, Dir::N | Dir::S) | (true, Dir::N | Dir::S, Dir::E | Dir::W) => {
                drawn.opposite()
            }
            _ => drawn,
        };
        drawn.turned(self.quarters * 2)
    }

    /// CA-MAP-13: The ways out, clockwise from the entrance as the plan lies.
    pub fn exits(&self) -> impl Iterator<Item = Point> + '_ {
        let exits = &self.zone.exits;
        let count = exits.len();
        (0..count).filter_map(move |at| exits.get(if self.mirrored { count - 1 - at } else { at }).copied())
    }
}

/// The direction into the plan from a point of its edge.
fn inward_of(zone: &Zone, point: Point) -> Dir {
    match point {
        Point { x: 0, .. } => Dir::E,
        Point { y: 0, .. } => Dir::S,
        Point { x, .. } if x + 1 == zone.width => Dir::W,
        _ => Dir::N,
    }
}
