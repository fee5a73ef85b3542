//! The dice and piles by name, and what comes out of them in words.

use crate::Urto;
use crate::content::{Divine, Token};
use crate::rules::{artifact, die, event, monster, search, setup, token};
use undercroft_kernel::{FormWord, RuleId, Value, WordError, drawn_name};

pub(super) fn words(game: &Urto) -> Vec<FormWord> {
    let word = |form: &str, range: String, rule: &'static str| FormWord {
        form: form.to_owned(),
        range,
        rule: Some(RuleId(rule)),
    };
    let list = |name: &str| names(game, name).join(", ");
    vec![
        word(setup::HERO, list(setup::HERO), "UR-HERO-01"),
        word(setup::FIRST, list(setup::FIRST), "UR-SETUP-21"),
        word(setup::SIDE, list(setup::SIDE), "UR-SETUP-07"),
        word(artifact::ARTEFACT, list(artifact::ARTEFACT), "UR-ARTIFACT-01"),
        word(token::TOKEN, list(token::TOKEN), "UR-TURN-05"),
        word(event::EVENT, list(event::EVENT), "UR-EVENT-02"),
        word(monster::MONSTER, list(monster::MONSTER), "UR-MONSTER-01"),
        word(search::SEARCH, "1..12".to_owned(), "UR-SEARCH-02"),
        word(
            die::COMBAT,
            "1..6, or 1..8 with the better die; attacker then defender".to_owned(),
            "UR-PVM-03",
        ),
        word("hammer", faces(game, Divine::Hammer), "UR-DIVINE-06"),
        word("trumpets", faces(game, Divine::Trumpets), "UR-DIVINE-05"),
        word("scythe", faces(game, Divine::Scythe), "UR-DIVINE-08"),
    ]
}

/// The faces of a divine die with what they show.
fn faces(game: &Urto, weapon: Divine) -> String {
    let die = game.content.dice.divine(weapon);
    let face = |face: u8| die.shown(face).map(|outcome| format!("{face} ({})", outcome.id));
    (1..=die.sides).filter_map(face).collect::<Vec<_>>().join(", ")
}

/// The words of a pile in the order of its numbers.
fn names(game: &Urto, pile: &str) -> Vec<String> {
    let content = &game.content;
    match pile {
        setup::HERO => content.heroes.iter().map(|(_, hero)| hero.id.clone()).collect(),
        setup::FIRST => (1..=game.players()).map(|seat| format!("p{seat}")).collect(),
        setup::SIDE => [Divine::Hammer, Divine::Trumpets].iter().map(|side| side.id().to_owned()).collect(),
        artifact::ARTEFACT => content.artefacts.iter().map(|(_, card)| card.id.clone()).collect(),
        event::EVENT => content.events.iter().map(|(_, card)| card.id.clone()).collect(),
        monster::MONSTER => content.monsters.iter().map(|(_, card)| card.id.clone()).collect(),
        token::TOKEN => Token::ALL.iter().take(Token::BAG_KINDS).map(|token| token.id().to_owned()).collect(),
        _ => Vec::new(),
    }
}

fn sides(game: &Urto, name: &str) -> Option<u8> {
    let dice = &game.content.dice;
    match name {
        search::SEARCH => Some(dice.search.sides),
        die::COMBAT => Some(dice.large),
        _ => Divine::from_id(name).map(|weapon| dice.divine(weapon).sides),
    }
}

pub(super) fn word(game: &Urto, name: &str, value: u32) -> String {
    match sides(game, name) {
        Some(_) => value.to_string(),
        None => names(game, name).get(value as usize).cloned().unwrap_or_default(),
    }
}

pub(super) fn value(game: &Urto, name: &str, word: &Value) -> Result<u32, WordError> {
    if let Some(sides) = sides(game, name) {
        let number = word.as_int().or_else(|| word.as_word()?.parse().ok());
        let number = number.or_else(|| shown(game, name, word)).and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|face| (1..=u32::from(sides)).contains(face));
        return number.ok_or_else(|| WordError::value(name, word, format!("1..{sides}")));
    }
    let names = names(game, name);
    if names.is_empty() {
        return Err(WordError::unknown_draw(name, &words(game)));
    }
    drawn_name(name, &names, word)
}

/// The first face that shows a result, by its word.
fn shown(game: &Urto, name: &str, word: &Value) -> Option<i64> {
    let die = match Divine::from_id(name) {
        Some(weapon) => game.content.dice.divine(weapon),
        None => &game.content.dice.search,
    };
    let faces = (1..=die.sides)
        .find(|face| die.shown(*face).is_some_and(|outcome| Some(outcome.id.as_str()) == word.as_word()));
    faces.map(i64::from)
}
