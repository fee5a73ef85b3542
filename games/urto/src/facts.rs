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
use crate::action::{Action, player, player_word};
use crate::content::SpaceId;
use crate::rules::turn;
use crate::state::{Player, State};
use crate::view::View;
use undercroft_kernel::fact::{self, Found};
use undercroft_kernel::{
    Chance, FactWord, FormWord, Given, Notation, Value, ViewReader, Vocabulary, WordError,
};

impl Vocabulary for Urto {
    fn facts(&self) -> Vec<FactWord> {
        let heroes = self.everybody().iter().flat_map(|who| hero_words(self, who));
        heroes.chain(table_words(self)).collect()
    }

    fn places(&self) -> Vec<FormWord> {
        places::words()
    }

    fn actions(&self) -> Vec<FormWord> {
        Action::forms(&self.content)
    }

    fn outcomes(&self) -> Vec<&'static str> {
        vec!["all-dead", "sole-survivor", "counted"]
    }

    fn draws(&self) -> Vec<FormWord> {
        draws::words(self)
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        match about(self, fact)? {
            About::Hero(who, fact) => fact.read(self, state, who),
            About::Table(fact) => fact.read(self, state, ()),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        self.read(&view.table, fact)
    }

    fn view_reader(&self, fact: &str) -> Option<ViewReader<Self>> {
        Some(match about(self, fact).ok()? {
            About::Hero(who, found) => {
                let read = found.reader()?;
                Box::new(move |game, view| read(game, &view.table, who))
            }
            About::Table(found) => {
                let read = found.reader()?;
                Box::new(move |game, view| read(game, &view.table, ()))
            }
        })
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        match about(self, fact)? {
            About::Hero(who, fact) => fact.write(self, state, who, value),
            About::Table(fact) => fact.write(self, state, (), value),
        }?;
        state.asked = turn::asked(state);
        Ok(())
    }

    fn pin(&self, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
        match owner(self, place) {
            Some((who, "hand")) => hero::pin(self, state, who, place, card),
            _ => Err(WordError::unknown(
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

/// What a fact is about.
enum About<'a> {
    /// A hero: `p1.life`.
    Hero(Player, Found<'a, Urto, Player>),
    /// The table: `round`, `combat.life`.
    Table(Found<'a, Urto, ()>),
}

fn about<'a>(game: &Urto, fact: &'a str) -> Result<About<'a>, WordError> {
    if let Some((who, name)) = owner(game, fact) {
        let found = fact::find(hero::FACTS, name, fact).map(|found| About::Hero(who, found));
        return found.ok_or_else(|| fact::unknown(fact, &hero_words(game, who)));
    }
    let found = fact::find(table::FACTS, fact, fact).or_else(|| fact::find(combat::FACTS, fact, fact));
    found.map(About::Table).ok_or_else(|| fact::unknown(fact, &table_words(game)))
}

/// The hero and the rest of a fact such as `p1.life`.
fn owner<'a>(game: &Urto, fact: &'a str) -> Option<(Player, &'a str)> {
    let (seat, rest) = fact.split_once('.')?;
    Some((seat_of(game, seat)?, rest))
}

fn hero_words(game: &Urto, who: Player) -> Vec<FactWord> {
    let seat = player_word(who);
    fact::words(hero::FACTS, game, |name| format!("{seat}.{name}"))
}

fn table_words(game: &Urto) -> Vec<FactWord> {
    let mut words = fact::words(table::FACTS, game, str::to_owned);
    words.extend(fact::words(combat::FACTS, game, str::to_owned));
    words
}

/// The seat of this word, if the table has it.
fn seat_of(game: &Urto, word: &str) -> Option<Player> {
    player(word).filter(|who| who.0 < game.players())
}

fn seat(game: &Urto, given: Given<'_>) -> Result<Player, WordError> {
    given.word(|word| seat_of(game, word), &format!("p1..p{}", game.players()))
}

fn space(game: &Urto, given: Given<'_>) -> Result<SpaceId, WordError> {
    given.word(|word| game.content.board.spaces.find(|space| space.id == word), "the id of a space")
}
