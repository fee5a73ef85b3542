//! CA-OBSTACLE: what blocks. The kinds of ground know it (`geometry::Ground`); here is what furniture makes of its square.

use crate::Catacombs;
use crate::content::{Bulk, ElementId};
use crate::geometry::Ground;

/// CA-OBSTACLE-03: What a piece of furniture makes of its square.
#[must_use]
pub fn ground_of(game: &Catacombs, kind: ElementId) -> Ground {
    match game.content.elements[kind].bulk {
        Bulk::Flat => Ground::Floor,
        Bulk::Low => Ground::Low,
        Bulk::Tall => Ground::Tall,
    }
}
