//! What the party has tried: public, made of witnessed events alone, and kept from one turn to the next.

use catacombs::event::{
    Event, EventKind, FightEvent, ItemEvent, MasterEvent, MoveEvent, PlaceEvent, TurnEvent,
};
use catacombs::geometry::{Board, Square};
use catacombs::state::{CreatureId, MAX_PARTY, Side};

#[derive(Clone, Debug, Default)]
pub(super) struct Lore {
    /// Squares that somebody of the party has walked on.
    pub trodden: Board,
    /// Squares that were searched, in any turn.
    pub searched: Board,
    /// Where each hero was last seen to come.
    places: [Option<Square>; MAX_PARTY],
    /// The squares on which whoever acts has been in this turn, in their order.
    visited: Vec<Square>,
    /// How many of them were left before its latest deed: a blow, a search, an opened door.
    before_deed: usize,
    /// The round in which something new last happened.
    news: u8,
    round: u8,
}

impl Lore {
    /// Something happened.
    pub fn hear(&mut self, event: &Event) {
        let hero = event.who.id < CreatureId::FIRST_OTHER;
        match event.kind {
            EventKind::Turn(TurnEvent::Opened) => *self = Lore::default(),
            EventKind::Turn(TurnEvent::TurnBegan(Side::Party, round)) => self.round = round,
            EventKind::Turn(TurnEvent::Began(_)) => {
                self.visited.clear();
                self.before_deed = 0;
                let place = self.places.get(usize::from(event.who.id.0)).copied().flatten();
                self.visited.extend(place);
            }
            EventKind::Move(
                MoveEvent::Moved(at, _)
                | MoveEvent::PutOn(at)
                | MoveEvent::Jumped(at)
                | MoveEvent::Shoved(at)
                | MoveEvent::ClimbedOut(at),
            ) if hero => self.came(event.who.id, at),
            EventKind::Item(ItemEvent::Searched(at)) => {
                self.searched.insert(at);
                self.achieve();
            }
            EventKind::Place(PlaceEvent::TrapSprung(_, at) | PlaceEvent::TrapFound(_, at)) => {
                self.trodden.remove(at);
                self.achieve();
            }
            EventKind::Fight(FightEvent::Attacked { .. }) => self.before_deed = self.visited.len(),
            EventKind::Fight(FightEvent::Wounded(_) | FightEvent::Healed(_) | FightEvent::Died)
            | EventKind::Item(ItemEvent::Found(_) | ItemEvent::Ecus(_))
            | EventKind::Place(
                PlaceEvent::DoorOpened(_) | PlaceEvent::Battered(..) | PlaceEvent::Looted(_),
            )
            | EventKind::Master(MasterEvent::ZonePlaced(_)) => self.achieve(),
            _ => {}
        }
    }

    fn achieve(&mut self) {
        self.news = self.round;
        self.before_deed = self.visited.len();
    }

    fn came(&mut self, who: CreatureId, at: Square) {
        if let Some(place) = self.places.get_mut(usize::from(who.0)) {
            *place = Some(at);
        }
        self.visited.push(at);
        if !self.trodden.has(at) {
            self.trodden.insert(at);
            self.news = self.round;
        }
    }

    /// Whether whoever acts was on a square twice in this turn, or once since it last did something.
    pub fn has_been(&self, at: Square) -> bool {
        let again = self.visited.iter().skip(self.before_deed).any(|there| *there == at);
        again || self.visited.iter().filter(|there| **there == at).count() > 1
    }

    /// How many rounds ago something new last happened.
    pub const fn quiet_rounds(&self, now: u8) -> u8 {
        now.saturating_sub(self.news)
    }
}
