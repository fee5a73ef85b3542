//! The published vocabulary of Mini Rogue: facts, places, actions, dice and piles. Scenarios, replays, companions and odds speak
//! these words and never see private fields.

mod campaign;
mod check;
mod draws;
mod fight;
mod grid;
mod hero;
mod places;
mod table;

use crate::MiniRogue;
use crate::action::Action;
use crate::content::RoomId;
use crate::state::{CellId, State};
use crate::view::View;
use undercroft_kernel::fact::{self, Found};
use undercroft_kernel::{Chance, FactWord, FormWord, Notation, Value, ViewReader, Vocabulary, WordError};

impl Vocabulary for MiniRogue {
    fn facts(&self) -> Vec<FactWord> {
        let mut words = hero_words(self, "hero");
        if self.options.heroes.len() > 1 {
            words.extend(hero_words(self, "hero2"));
        }
        words.extend(table_words(self));
        words
    }

    fn places(&self) -> Vec<FormWord> {
        places::words(self)
    }

    fn actions(&self) -> Vec<FormWord> {
        Action::forms(&self.content)
    }

    fn outcomes(&self) -> Vec<&'static str> {
        vec!["won", "lost", "beaten-by-goal"]
    }

    fn draws(&self) -> Vec<FormWord> {
        draws::words(self)
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        match about(self, state.is_coop(), fact)? {
            About::Hero(seat, fact) => fact.read(self, state, seat),
            About::Cell(cell, fact) => fact.read(self, state, cell),
            About::Table(fact) => fact.read(self, state, ()),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        self.read(&view.table, fact)
    }

    fn view_reader(&self, fact: &str) -> Option<ViewReader<Self>> {
        Some(match about(self, self.options.heroes.len() > 1, fact).ok()? {
            About::Hero(seat, found) => {
                let read = found.reader()?;
                Box::new(move |game, view| read(game, &view.table, seat))
            }
            About::Cell(cell, found) => {
                let read = found.reader()?;
                Box::new(move |game, view| read(game, &view.table, cell))
            }
            About::Table(found) => {
                let read = found.reader()?;
                Box::new(move |game, view| read(game, &view.table, ()))
            }
        })
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        match about(self, state.is_coop(), fact)? {
            About::Hero(seat, fact) => fact.write(self, state, seat, value),
            About::Cell(cell, fact) => fact.write(self, state, cell, value),
            About::Table(fact) => fact.write(self, state, (), value),
        }?;
        state.recount();
        Ok(())
    }

    fn pin(&self, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
        grid::pin(self, state, place, card)
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        check::check(self, state)
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

/// What a fact is about.
enum About<'a> {
    /// A character, by its seat: `hero.hp`, `hero2.hp`.
    Hero(usize, Found<'a, MiniRogue, usize>),
    /// A place of the grid: `grid.3`.
    Cell(CellId, Found<'a, MiniRogue, CellId>),
    /// The table: `area`, `enemy.hp`, `chapter`.
    Table(Found<'a, MiniRogue, ()>),
}

fn about<'a>(game: &MiniRogue, coop: bool, fact: &'a str) -> Result<About<'a>, WordError> {
    let hero = match fact.split_once('.') {
        Some((hero @ "hero", name)) => Some((0, hero, name)),
        Some((hero @ "hero2", name)) if coop => Some((1, hero, name)),
        _ => None,
    };
    if let Some((seat, hero, name)) = hero {
        let found = fact::find(hero::FACTS, name, fact).map(|found| About::Hero(seat, found));
        return found.ok_or_else(|| fact::unknown(fact, &hero_words(game, hero)));
    }
    if let Some((name, number)) = fact::split_subject(fact)
        && let Some(found) = fact::find(grid::FACTS, &name, fact)
    {
        return Ok(About::Cell(grid::cell(fact, number)?, found));
    }
    let tables = [table::AREA, table::PILES, fight::FACTS, campaign::facts(game)];
    let found = tables.into_iter().find_map(|facts| fact::find(facts, fact, fact));
    found.map(About::Table).ok_or_else(|| fact::unknown(fact, &table_words(game)))
}

fn hero_words(game: &MiniRogue, hero: &str) -> Vec<FactWord> {
    fact::words(hero::FACTS, game, |name| format!("{hero}.{name}"))
}

fn grid_words(game: &MiniRogue) -> Vec<FactWord> {
    fact::words(grid::FACTS, game, |name| fact::with_subject(name, "1"))
}

fn table_words(game: &MiniRogue) -> Vec<FactWord> {
    let words = |facts: &[table::Fact]| fact::words(facts, game, str::to_owned);
    let (piles, fight) = (words(table::PILES), words(fight::FACTS));
    [words(table::AREA), grid_words(game), piles, fight, words(campaign::facts(game))].concat()
}

/// The ids of all Rooms.
fn rooms(game: &MiniRogue) -> String {
    game.content.rooms.iter().map(|(_, room)| room.id.as_str()).collect::<Vec<_>>().join(", ")
}

fn room(game: &MiniRogue, fact: &str, word: &str) -> Result<RoomId, WordError> {
    let found = game.content.rooms.find(|room| room.id == word);
    found.ok_or_else(|| WordError::value(fact, &Value::word(word), rooms(game)))
}
