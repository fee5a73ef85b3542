//! The published vocabulary of Catacombs: facts, places, actions, dice and piles. Scenarios, replays, companions and odds speak these words
//! and never see private fields.
//!
//! Facts of creatures are `p1.pv`, `m1.at`; of squares `ground.3,4`, `door.3,4`; all others are facts of the table. A chapter that needs a
//! new word adds it where it belongs, with its range and, where it makes sense, a checked writer.

mod check;
mod creature;
pub mod draws;
mod gear;
mod hidden;
mod map_text;
mod places;
mod square;
mod table;
mod zone;

use crate::Catacombs;
use crate::action::Action;
use crate::event::Event;
use crate::geometry::Square;
use crate::state::{CreatureId, Kind, State};
use crate::view::View;
use undercroft_kernel::fact::{self, Found};
use undercroft_kernel::{
    Chance, FactWord, FormWord, Given, Notation, Seat, Value, Viewer, Vocabulary, WordError,
};

impl Vocabulary for Catacombs {
    fn facts(&self) -> Vec<FactWord> {
        let creature = |name: &str| format!("p1.{name}");
        [
            fact::words(table::FACTS, self, str::to_owned),
            fact::words(creature::FACTS, self, creature),
            fact::words(gear::FACTS, self, creature),
            fact::words(square::FACTS, self, |name| fact::with_subject(name, "3,4")),
            fact::words(zone::FACTS, self, |name| fact::with_subject(name, "1")),
        ]
        .concat()
    }

    fn places(&self) -> Vec<FormWord> {
        places::words()
    }

    fn actions(&self) -> Vec<FormWord> {
        Action::forms(&self.content)
    }

    fn outcomes(&self) -> Vec<&'static str> {
        vec!["won", "lost", "late"]
    }

    fn draws(&self) -> Vec<FormWord> {
        draws::words(self)
    }

    fn seat_word(&self, seat: Seat) -> String {
        if usize::from(seat.0) == self.options.heroes.len() {
            "gm".to_owned()
        } else {
            format!("p{}", seat.0 + 1)
        }
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        match about(self, fact)? {
            About::Creature(who, fact) => {
                // Nothing is known of an empty slot.
                Ok(fact.read(self, state, who)?.filter(|_| state.creatures[who].kind != Kind::Nobody))
            }
            About::Square(square, fact) => fact.read(self, state, square),
            About::Zone(at, fact) => fact.read(self, state, at),
            About::Table(fact) => fact.read(self, state, ()),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        let found = self.read(&view.table, fact)?;
        let master = view.viewer == Viewer::Seat(view.table.master());
        Ok(found.filter(|_| master || !is_secret(self, &view.table, fact)))
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        match about(self, fact)? {
            About::Creature(who, _) if state.creatures[who].kind == Kind::Nobody => {
                Err(WordError::value(fact, value, "somebody who is in play (use a place)"))
            }
            About::Creature(who, fact) => fact.write(self, state, who, value),
            About::Square(square, fact) => fact.write(self, state, square, value),
            About::Zone(at, fact) => fact.write(self, state, at, value),
            About::Table(fact) => fact.write(self, state, (), value),
        }
    }

    fn pin(&self, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
        square::pin(self, state, place, card)
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        check::check(self, state)
    }

    fn go_to<C: Chance>(&self, state: &mut State, place: &str, chance: &mut C) -> Result<(), WordError> {
        places::go_to(self, state, place, chance)
    }

    fn hides(&self, state: &State, events: &[Event]) -> Option<String> {
        hidden::after(self, state, events)
    }

    fn draw_word(&self, name: &str, value: u32) -> String {
        draws::word(self, name, value)
    }

    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError> {
        draws::value(self, name, word)
    }
}

/// What a fact is about.
enum About<'a> {
    /// A creature: `p1.pv`.
    Creature(CreatureId, Found<'a, Catacombs, CreatureId>),
    /// A square: `door.3,4.locked`.
    Square(Square, Found<'a, Catacombs, Square>),
    /// A zone on the board, counted from 0: `zone.1.entrance`.
    Zone(usize, Found<'a, Catacombs, usize>),
    /// The table: `round`.
    Table(Found<'a, Catacombs, ()>),
}

fn about<'a>(game: &Catacombs, fact: &'a str) -> Result<About<'a>, WordError> {
    let creature = || {
        let (who, name) = fact.split_once('.')?;
        let who = CreatureId::from_word(who)?;
        let found = fact::find(creature::FACTS, name, fact).or_else(|| fact::find(gear::FACTS, name, fact));
        found.map(|found| About::Creature(who, found))
    };
    let place = || {
        let (name, place) = fact::split_subject(fact)?;
        let square =
            || Some(About::Square(Square::from_word(place)?, fact::find(square::FACTS, &name, fact)?));
        let zone = || Some(About::Zone(zone::slot(place)?, fact::find(zone::FACTS, &name, fact)?));
        square().or_else(zone)
    };
    let table = || fact::find(table::FACTS, fact, fact).map(About::Table);
    creature().or_else(place).or_else(table).ok_or_else(|| fact::unknown(fact, &game.facts()))
}

/// What only the game master reads: piles, cards, untried locks, and the objective before the end.
fn is_secret(game: &Catacombs, state: &State, fact: &str) -> bool {
    match about(game, fact) {
        Ok(About::Square(square, fact)) => square::is_secret(state, square, fact.name()),
        Ok(About::Zone(_, fact)) => zone::is_secret(fact.name()),
        Ok(About::Table(fact)) => table::is_secret(game, state, fact.name()),
        Ok(About::Creature(..)) | Err(_) => false,
    }
}

/// Reads a square.
fn place(given: Given<'_>) -> Result<Square, WordError> {
    given.word(Square::from_word, "a square, such as 3,4")
}

/// Reads a creature.
fn somebody(given: Given<'_>) -> Result<CreatureId, WordError> {
    let read = |word: &str| match word {
        "nobody" => Some(CreatureId::NONE),
        word => CreatureId::from_word(word),
    };
    given.word(read, "p1, m1 … or nobody")
}

/// The word of a creature; nothing for nobody.
fn somebody_word(who: CreatureId) -> Option<Value> {
    who.is_somebody().then(|| Value::word(who.word()))
}
