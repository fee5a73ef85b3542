//! Face-down things: nothing known, a tag (what it may be), or a pin (a card, and who knows it).
//! No shuffled order is ever stored: a thing that nobody pinned is drawn when it turns up.

use crate::ids::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// A card fixed in its place, and who knows that it is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pin<Card> {
    pub card: Card,
    /// Who has seen it. Nobody, for a card that a scenario has fixed.
    pub knowers: Seats,
}

/// A face-down place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FaceDown<Card, Tag = ()> {
    /// What everybody knows it may be.
    pub tag: Tag,
    /// What it is, when somebody has looked.
    pub pin: Option<Pin<Card>>,
}

impl<Card: Copy + Eq, Tag: Copy> FaceDown<Card, Tag> {
    /// A place of which only the tag is known.
    pub const fn tagged(tag: Tag) -> Self {
        FaceDown { tag, pin: None }
    }

    /// Somebody looked at the place and saw `card`; who knew before still knows.
    pub fn look(&mut self, card: Card, seat: Seat) {
        let before = self.pin.map_or(Seats::NONE, |pin| pin.knowers);
        self.pin = Some(Pin { card, knowers: before.with(seat) });
    }

    /// The place was shuffled into others: nobody knows it any more.
    pub fn shuffle(&mut self) {
        self.pin = None;
    }

    /// What `viewer` knows of the place.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let known = self.pin.filter(|pin| viewer.is_among(pin.knowers));
        FaceDown { tag: self.tag, pin: known.map(|pin| Pin { card: pin.card, knowers: pin.knowers }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_looked_sees_the_pin_and_shuffling_removes_it() {
        let mut place: FaceDown<u8, char> = FaceDown::tagged('m');
        place.look(7, Seat(1));
        assert_eq!(place.seen_by(Viewer::Seat(Seat(0))), FaceDown::tagged('m'));
        assert_eq!(place.seen_by(Viewer::Spectator), FaceDown::tagged('m'));
        assert_eq!(place.seen_by(Viewer::Seat(Seat(1))).pin.map(|pin| pin.card), Some(7));
        place.shuffle();
        assert_eq!(place.seen_by(Viewer::Seat(Seat(1))), FaceDown::tagged('m'));
    }
}
