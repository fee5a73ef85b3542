//! The published vocabulary of Urto: facts, places, actions, dice and piles. Scenarios, replays, companions and odds speak these
//! words and never see private fields.

mod check;
mod combat;
mod draws;
mod hero;
mod places;
mod spaces;
mod table;

use crate::Urto;
use crate::action::Action;
use crate::rules::turn;
use crate::state::{Player, State};
use crate::view::View;
use undercroft_kernel::{Chance, FactWord, FormWord, Notation, Value, Vocabulary, WordError};

impl Vocabulary for Urto {
    fn facts(&self) -> Vec<FactWord> {
        let heroes = self.everybody().iter().flat_map(|who| hero::words(self, who));
        heroes.chain(table::words(self)).chain(combat::words()).collect()
    }

    fn places(&self) -> Vec<FormWord> {
        places::words()
    }

    fn actions(&self) -> Vec<FormWord> {
        Action::forms(&self.content)
    }

    fn draws(&self) -> Vec<FormWord> {
        draws::words(self)
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        match owner(self, fact) {
            Some((who, rest)) => hero::read(self, state, who, rest, fact),
            None if combat::is_fact(fact) => Ok(combat::read(self, state, fact)),
            None => table::read(self, state, fact),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        self.read(&view.table, fact)
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        match owner(self, fact) {
            Some((who, rest)) => hero::write(self, state, who, rest, fact, value),
            None if combat::is_fact(fact) => combat::write(self, state, fact, value),
            None => table::write(self, state, fact, value),
        }?;
        state.asked = turn::asked(state);
        Ok(())
    }

    fn pin(&self, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
        match owner(self, place) {
            Some((who, "hand")) => hero::pin(self, state, who, place, card),
            _ => Err(unknown(
                "face-down place",
                place,
                "p1.hand to p5.hand; what a pile gives is scripted with `draw`",
            )),
        }
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        check::check(self, state)
    }

    fn go_to<C: Chance>(&self, state: &mut State, place: &str, chance: &mut C) -> Result<(), WordError> {
        places::go_to(self, state, place, chance)?;
        state.asked = turn::asked(state);
        Ok(())
    }

    fn draw_word(&self, name: &str, value: u32) -> String {
        draws::word(self, name, value)
    }

    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError> {
        draws::value(self, name, word)
    }
}

/// The hero and the rest of a fact such as `p1.life`.
fn owner<'a>(game: &Urto, fact: &'a str) -> Option<(Player, &'a str)> {
    let (seat, rest) = fact.split_once('.')?;
    let who = crate::action::player(seat).filter(|who| who.0 < game.players())?;
    Some((who, rest))
}

fn fact_word(name: &str, range: &str, writable: bool, headline: bool) -> FactWord {
    FactWord { name: name.to_owned(), range: range.to_owned(), writable, headline }
}

fn unknown(kind: &'static str, word: &str, known: &str) -> WordError {
    WordError::Unknown { kind, word: word.to_owned(), known: known.to_owned() }
}

fn wrong(word: &str, value: &Value, expected: &str) -> WordError {
    WordError::Value { word: word.to_owned(), value: value.to_string(), expected: expected.to_owned() }
}

fn int(number: impl Into<i64>) -> Option<Value> {
    Some(Value::Int(number.into()))
}

/// Reads a number within a range.
fn number(fact: &str, value: &Value, low: u16, high: u16) -> Result<u16, WordError> {
    let found = value.as_int().filter(|number| (i64::from(low)..=i64::from(high)).contains(number));
    found.map(|number| number as u16).ok_or_else(|| wrong(fact, value, &format!("{low}..{high}")))
}

/// Reads a small number within a range.
fn small(fact: &str, value: &Value, low: u8, high: u8) -> Result<u8, WordError> {
    number(fact, value, u16::from(low), u16::from(high)).map(|number| number as u8)
}

/// Reads yes or no.
fn truth(fact: &str, value: &Value) -> Result<bool, WordError> {
    value.as_bool().ok_or_else(|| wrong(fact, value, "true or false"))
}

/// Reads a seat.
fn seat(game: &Urto, fact: &str, value: &Value) -> Result<Player, WordError> {
    let who = value.as_word().and_then(crate::action::player).filter(|who| who.0 < game.players());
    who.ok_or_else(|| wrong(fact, value, &format!("p1..p{}", game.players())))
}

/// The word of a seat as a value.
fn seat_value(who: Player) -> Value {
    Value::word(crate::action::player_word(who))
}
