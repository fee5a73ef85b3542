//! The published vocabulary of Mini Rogue: facts, places, actions, dice and piles. Scenarios, replays, companions and odds speak
//! these words and never see private fields.

mod campaign;
mod draws;
mod hero;
mod places;
mod table;

use crate::MiniRogue;
use crate::rules::{board, item, room};
use crate::state::{Cell, Frame, State};
use crate::view::View;
use undercroft_kernel::{Chance, FactWord, FormWord, Notation, RuleId, Value, Vocabulary, WordError};

impl Vocabulary for MiniRogue {
    fn facts(&self) -> Vec<FactWord> {
        let mut words = hero::words(self, "hero");
        if self.options.heroes.len() > 1 {
            words.extend(hero::words(self, "hero2"));
        }
        words.extend(table::words(self));
        words.extend(campaign::words(self));
        words
    }

    fn places(&self) -> Vec<FormWord> {
        places::words(self)
    }

    fn actions(&self) -> Vec<FormWord> {
        crate::action::Action::forms(&self.content)
    }

    fn draws(&self) -> Vec<FormWord> {
        draws::words(self)
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        match fact.split_once('.') {
            Some(("hero", rest)) => hero::read(self, state, 0, rest, fact),
            Some(("hero2", rest)) if state.is_coop() => hero::read(self, state, 1, rest, fact),
            _ if campaign::is_fact(self, fact) => Ok(campaign::read(self, state, fact)),
            _ => table::read(self, state, fact),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        self.read(&view.table, fact)
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        match fact.split_once('.') {
            Some(("hero", rest)) => hero::write(self, state, 0, rest, fact, value),
            Some(("hero2", rest)) if state.is_coop() => hero::write(self, state, 1, rest, fact, value),
            _ if campaign::is_fact(self, fact) => campaign::write(state, fact, value),
            _ => table::write(self, state, fact, value),
        }
    }

    fn pin(&self, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
        table::pin(self, state, place, card)
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        check_state(self, state)
    }

    fn go_to<C: Chance>(&self, state: &mut State, place: &str, chance: &mut C) -> Result<(), WordError> {
        places::go_to(self, state, place, chance)
    }

    fn draw_word(&self, name: &str, value: u32) -> String {
        draws::word(self, name, value)
    }

    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError> {
        draws::value(self, name, word)
    }
}

/// Whether a table can look like this.
fn check_state(game: &MiniRogue, state: &State) -> Result<(), WordError> {
    let limits = &game.content.limits;
    for hero in state.party() {
        let doomed = state.stack.iter().any(|frame| matches!(frame, Frame::Doom { .. }));
        if hero.hp == 0 && state.end.is_none() && !doomed {
            return impossible("MR-CHAR-04", "a character without HP has lost the game");
        }
        let trading = state.stack.iter().any(|frame| matches!(frame, Frame::Barter { .. }));
        if hero.potions.len() > u32::from(limits.potions) && !trading {
            return impossible("MR-POTION-18", "more potions than can be carried");
        }
        let dropping = state.stack.iter().any(|frame| matches!(frame, Frame::DropItem));
        if hero.items.len() > item::limit(game) && !dropping && !trading {
            return impossible(game.rulebook.cite.item_limit, "more Items than can be held");
        }
    }
    if state.guardians.open.is_some() && !board::has_guardian(game, state) {
        return impossible("MR-TURN-10", "a Guardian lies open in an Area without the icon");
    }
    let mut seen = 0u32;
    let cards = state.grid.iter().filter_map(|(_, cell)| match cell {
        Cell::Open(room) | Cell::Pinned(room, _) => Some(room),
        Cell::Hidden | Cell::Taken => None,
    });
    let held = state.party().flat_map(|hero| hero.items.iter().map(|item| item.room));
    for room in cards.chain(held) {
        if seen & (1 << room.0) != 0 {
            return impossible("MR-SETUP-18", "a Room card is in two places");
        }
        seen |= 1 << room.0;
    }
    let face_down = state.grid.iter().filter(|(_, cell)| *cell == Cell::Hidden).count();
    if room::hidden(game, state).count_ones() as usize + 1 < face_down {
        return impossible("MR-SETUP-18", "more face-down Rooms than there are cards");
    }
    Ok(())
}

fn impossible<T>(rule: &'static str, reason: &str) -> Result<T, WordError> {
    Err(WordError::Impossible { rule: RuleId(rule), reason: reason.to_owned() })
}

pub(crate) fn unknown(kind: &'static str, word: &str, known: &str) -> WordError {
    WordError::Unknown { kind, word: word.to_owned(), known: known.to_owned() }
}

pub(crate) fn wrong(word: &str, value: &Value, expected: &str) -> WordError {
    WordError::Value { word: word.to_owned(), value: value.to_string(), expected: expected.to_owned() }
}

/// Reads a number within a range.
pub(crate) fn number(fact: &str, value: &Value, low: u8, high: u8) -> Result<u8, WordError> {
    let found = value.as_int().filter(|number| (i64::from(low)..=i64::from(high)).contains(number));
    found.map(|number| number as u8).ok_or_else(|| wrong(fact, value, &format!("{low}..{high}")))
}

/// Reads yes or no.
pub(crate) fn truth(fact: &str, value: &Value) -> Result<bool, WordError> {
    value.as_bool().ok_or_else(|| wrong(fact, value, "true or false"))
}
