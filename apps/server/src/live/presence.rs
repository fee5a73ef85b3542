//! Who has a table open, and who has been away for how long. What other nodes know comes from the store.

use crate::clock::Millis;
use crate::store::Seated;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

#[derive(Default)]
pub struct Presence(Mutex<BTreeMap<u8, Seat>>);

#[derive(Clone, Copy, Default)]
struct Seat {
    streams: u32,
    seen: Millis,
}

impl Presence {
    /// What the store knows.
    pub fn seat(&self, seated: &[Seated]) {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for one in seated {
            if let Ok(number) = u8::try_from(one.seat) {
                let seat = seats.entry(number).or_default();
                seat.seen = seat.seen.max(one.seen);
            }
        }
    }

    /// A stream of a seat was opened.
    pub fn came(&self, seat: u8, now: Millis) {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seat = seats.entry(seat).or_default();
        seat.streams += 1;
        seat.seen = now;
    }

    /// A stream of a seat was closed.
    pub fn went(&self, seat: u8, now: Millis) {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seat = seats.entry(seat).or_default();
        seat.streams = seat.streams.saturating_sub(1);
        seat.seen = now;
    }

    /// Somebody at this seat did something.
    pub fn did(&self, seat: u8, now: Millis) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(seat).or_default().seen = now;
    }

    /// When people at these seats did something, here or at another node.
    pub fn acted(&self, acted: &[(u8, Millis)]) {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (seat, made) in acted {
            let seat = seats.entry(*seat).or_default();
            seat.seen = seat.seen.max(*made);
        }
    }

    /// The seats that have the table open here.
    #[must_use]
    pub fn open(&self) -> Vec<u8> {
        let seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seats.iter().filter(|(_, seat)| seat.streams > 0).map(|(number, _)| *number).collect()
    }

    /// Which of these seats are there, and which are away for longer than `limit`.
    #[must_use]
    pub fn of(&self, seats: impl Iterator<Item = u8>, now: Millis, limit: Millis) -> (Vec<u8>, Vec<u8>) {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut there, mut away) = (Vec::new(), Vec::new());
        for number in seats {
            let seat = known.get(&number).copied().unwrap_or_default();
            if seat.streams > 0 {
                there.push(number);
            } else if now - seat.seen > limit {
                away.push(number);
            }
        }
        (there, away)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_went_is_away_after_a_while() {
        let presence = Presence::default();
        presence.came(0, 0);
        presence.came(0, 5);
        presence.came(1, 0);
        presence.went(0, 10);
        assert_eq!(presence.of([0, 1].into_iter(), 1000, 100), (vec![0, 1], vec![]));
        presence.went(0, 1000);
        assert_eq!(presence.of([0, 1].into_iter(), 1100, 100), (vec![1], vec![]));
        assert_eq!(presence.of([0, 1].into_iter(), 1101, 100), (vec![1], vec![0]));
        presence.seat(&[Seated { seat: 0, person: None, seen: 1050 }]);
        assert_eq!(presence.of([0].into_iter(), 1101, 100), (vec![], vec![]));
    }
}
