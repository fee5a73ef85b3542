//! What the new-table form asks of Mini Rogue, and the match that results.

pub mod campaign;

use crate::content::{BoardId, CharacterId, Content, Difficulty};
use crate::editions::{self, Missing, Rulebook};
use crate::state::MAX_HEROES;
pub use campaign::Quest;
use undercroft_kernel::{OptionWord, RuleId, Setup, Value, WordError};

/// The word for a Character drawn at random.
const RANDOM: &str = "random";
/// MR-CHAR-18: The rule of the house about options of a camp.
const UNPAID: &str = "unpaid-option-costs-hp";

/// The choices of a match that rules ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The Characters by seat; none for one drawn at random.
    pub heroes: Vec<Option<CharacterId>>,
    /// MR-CHAR-13: A forced loss of XP that are missing costs HP. May be switched off.
    pub missing_xp_costs_hp: bool,
    /// MR-CHAR-18: An option of a camp that cannot be paid costs HP instead. May be switched on.
    pub unpaid_costs_hp: bool,
    /// MR-ITEM-22: One Item at most, even in editions that name no limit. May be switched on.
    pub one_item: bool,
    /// MR-STANCE-01: Stances are an optional variant. May be switched on.
    pub stances: bool,
}

/// The options of a match with its board and difficulty.
pub type Choices = (Options, BoardId, Difficulty);

/// Finds the rulebook of the edition that is asked for.
///
/// # Errors
/// When there is no such edition.
pub fn rulebook(setup: &Setup) -> Result<&'static Rulebook, WordError> {
    let [default, ..] = editions::ALL;
    let Some(value) = setup.get("edition") else { return Ok(default) };
    let known: Vec<&str> = editions::ALL.iter().map(|book| book.id.0).collect();
    let found = value.as_word().and_then(|word| editions::ALL.into_iter().find(|book| book.id.0 == word));
    found.ok_or_else(|| WordError::value("edition", value, known.join(", ")))
}

/// Reads the other options.
///
/// # Errors
/// The first option that is unknown or cannot be had in this edition.
pub fn read(setup: &Setup, rulebook: &Rulebook, content: &Content) -> Result<Choices, WordError> {
    for name in setup.0.keys() {
        let known = form(rulebook, content);
        if name != "edition" && name != "pack" && !known.iter().any(|option| option.name == name) {
            let known: Vec<&str> = known.iter().map(|option| option.name).collect();
            return Err(WordError::unknown("option", name, known.join(", ")));
        }
    }
    let heroes = heroes(setup, rulebook, content)?;
    let board = match setup.get("board") {
        None => BoardId(0),
        Some(value) => {
            pick(value, "board", content.boards.iter().map(|(id, board)| (board.id.as_str(), id)))?
        }
    };
    let difficulty = match setup.get("difficulty") {
        None => content.difficulties.first().cloned(),
        Some(value) => {
            let all = content.difficulties.iter().map(|mode| (mode.id.as_str(), mode));
            let known: Vec<&str> = content.difficulties.iter().map(|mode| mode.id.as_str()).collect();
            let found = pick(value, "difficulty", all);
            Some(
                found
                    .map_err(|_| not_here(rulebook.cite.difficulty, &value.to_string(), &known.join(", ")))?
                    .clone(),
            )
        }
    };
    let difficulty =
        difficulty.ok_or_else(|| WordError::value("difficulty", &Value::word(""), "a mode of the pack"))?;
    let options = Options {
        heroes,
        missing_xp_costs_hp: setup.switch("missing-xp-costs-hp", true)?,
        unpaid_costs_hp: unpaid_costs_hp(setup, rulebook)?,
        one_item: setup.switch("one-item", false)?,
        stances: stances(setup, rulebook, content)?,
    };
    Ok((options, board, difficulty))
}

fn heroes(
    setup: &Setup,
    rulebook: &Rulebook,
    content: &Content,
) -> Result<Vec<Option<CharacterId>>, WordError> {
    let Some(value) = setup.get("heroes") else { return Ok(vec![Some(CharacterId(0))]) };
    let expected = characters(rulebook, content).join(", ");
    let words = value.as_words().ok_or_else(|| WordError::value("heroes", value, expected.as_str()))?;
    if words.is_empty() || words.len() > MAX_HEROES {
        return Err(WordError::value("heroes", value, "one Character, or two"));
    }
    let mut heroes = Vec::new();
    for word in words {
        let found = content.characters.find(|character| character.id == word);
        let drawn = word == RANDOM && rulebook.random_character;
        if found.is_none() && !drawn {
            return Err(not_here(rulebook.cite.heroes, word, &expected));
        }
        // MR-COOP-36: Each Character card exists once.
        if found.is_some() && heroes.contains(&found) {
            return Err(WordError::impossible("MR-COOP-36", format!("both characters are `{word}`")));
        }
        heroes.push(found);
    }
    Ok(heroes)
}

/// MR-STANCE-01: The variant needs Stance cards, and a rulebook that has them.
fn stances(setup: &Setup, rulebook: &Rulebook, content: &Content) -> Result<bool, WordError> {
    let wanted = setup.switch("stances", false)?;
    if wanted && !(rulebook.stances && content.stances.is_some()) {
        return Err(WordError::impossible(rulebook.cite.no_stance, "there are no Stance cards"));
    }
    Ok(wanted)
}

/// MR-CHAR-18: The rule of the house needs losses that cost HP, for XP as well.
fn unpaid_costs_hp(setup: &Setup, rulebook: &Rulebook) -> Result<bool, WordError> {
    let wanted = setup.switch(UNPAID, false)?;
    let each = rulebook.missing == Missing::HpEach && setup.switch("missing-xp-costs-hp", true)?;
    if wanted && !each {
        return Err(WordError::impossible("MR-CHAR-18", "a loss of what is missing costs no HP here"));
    }
    Ok(wanted)
}

fn characters(rulebook: &Rulebook, content: &Content) -> Vec<String> {
    let mut words: Vec<String> =
        content.characters.iter().map(|(_, character)| character.id.clone()).collect();
    if rulebook.random_character {
        words.push(RANDOM.to_owned());
    }
    words
}

/// The form: every option with what may be chosen in this edition.
#[must_use]
pub fn form(rulebook: &Rulebook, content: &Content) -> Vec<OptionWord> {
    let choice = |name, choices: Vec<String>, at_most, rule| OptionWord {
        name,
        default: Value::word(choices.first().cloned().unwrap_or_default()),
        choices,
        at_most,
        rule: Some(RuleId(rule)),
    };
    let switch = |name, default: bool, rule| OptionWord {
        name,
        choices: vec!["true".to_owned(), "false".to_owned()],
        default: Value::Bool(default),
        at_most: 1,
        rule: Some(RuleId(rule)),
    };
    let mut form = vec![
        choice("edition", editions::ALL.iter().map(|book| book.id.0.to_owned()).collect(), 1, "MR-SETUP-01"),
        choice("heroes", characters(rulebook, content), MAX_HEROES, "MR-SETUP-01"),
        choice(
            "difficulty",
            content.difficulties.iter().map(|mode| mode.id.clone()).collect(),
            1,
            "MR-DIFF-01",
        ),
        choice("board", content.boards.iter().map(|(_, board)| board.id.clone()).collect(), 1, "MR-SETUP-25"),
        switch("missing-xp-costs-hp", true, "MR-CHAR-13"),
        switch(UNPAID, false, "MR-CHAR-18"),
        switch("one-item", false, "MR-ITEM-22"),
        switch("stances", false, rulebook.cite.no_stance),
    ];
    form.extend(campaign::form(content));
    form
}

fn pick<'a, T>(value: &Value, name: &str, all: impl Iterator<Item = (&'a str, T)>) -> Result<T, WordError> {
    let mut known = Vec::new();
    for (word, thing) in all {
        if value.as_word() == Some(word) {
            return Ok(thing);
        }
        known.push(word);
    }
    Err(WordError::value(name, value, known.join(", ")))
}

/// A choice that this edition does not have, with the rule that says what it has.
fn not_here(rule: &'static str, word: &str, known: &str) -> WordError {
    WordError::impossible(rule, format!("`{word}` is not among {known}"))
}
