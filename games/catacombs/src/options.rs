//! What the new-table form asks of Catacombs, and the match that results. What heroes bring from earlier quests is `brought`.

pub mod brought;

use crate::EDITION;
use crate::content::{Content, HeroId, Level, QuestId};
use crate::state::{MAX_PARTY, MAX_PLACED};
use brought::Brought;
use undercroft_kernel::{OptionWord, RuleId, Setup, Value, WordError};

/// CA-MAP-02: The fewest cards drawn at random.
pub const SHORTEST: u8 = 1;
/// CA-MAP-02: The most: with the main card, as many zones as the board holds.
pub const LONGEST: u8 = MAX_PLACED as u8 - 1;

/// The choices of a match that rules ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// CA-SETUP-05: The quest.
    pub quest: QuestId,
    /// CA-SETUP-06: The heroes by seat.
    pub heroes: Vec<HeroId>,
    /// CA-QUEST-19: The level of play.
    pub level: Level,
    /// CA-MAP-02: Cards drawn at random.
    pub length: u8,
    /// CA-QUEST-02: Objectives stay secret until the end. May be switched off.
    pub show_objective: bool,
    /// CA-DESTINY-01: Whether a search of a square that brings nothing is asked about. May be switched off to keep the pace.
    pub ask_searches: bool,
    /// CA-DESTINY-05, CA-SHEET-10: What the heroes bring, by seat.
    pub sheets: Vec<Brought>,
}

/// Reads the options.
///
/// # Errors
/// The first option that is unknown or cannot be had.
pub fn read(setup: &Setup, content: &Content) -> Result<Options, WordError> {
    let known = form(content);
    for name in setup.0.keys() {
        if name != "pack" && name != SHEETS && !known.iter().any(|option| option.name == name) {
            let known: Vec<&str> = known.iter().map(|option| option.name).collect();
            return Err(WordError::unknown("option", name, known.join(", ")));
        }
    }
    if let Some(value) = setup.get("edition").filter(|value| value.as_word() != Some(EDITION)) {
        return Err(WordError::value("edition", value, EDITION));
    }
    if let Some(value) = setup.get("gm").filter(|value| !matches!(value.as_word(), Some(AUTOMATIC | PERSON)))
    {
        return Err(WordError::value("gm", value, "automatic, person"));
    }
    let heroes = heroes(setup, content)?;
    Ok(Options {
        quest: quest(setup, content)?,
        sheets: sheets(setup, content, &heroes)?,
        heroes,
        level: level(setup)?,
        length: length(setup, content)?,
        show_objective: setup.switch("show-objective", false)?,
        ask_searches: setup.switch("ask-searches", true)?,
    })
}

/// What the heroes of a campaign bring, a line for each; no question of the form.
pub const SHEETS: &str = "sheets";
/// The game master's seat is played by a program.
const AUTOMATIC: &str = "automatic";
/// The game master's seat is played by somebody.
const PERSON: &str = "person";

/// The form: every option with what may be chosen.
#[must_use]
pub fn form(content: &Content) -> Vec<OptionWord> {
    let choice = |name, choices: Vec<String>, default: Value, at_most, rule| OptionWord {
        name,
        choices,
        default,
        at_most,
        rule: Some(RuleId(rule)),
    };
    let first = |choices: &[String]| Value::word(choices.first().cloned().unwrap_or_default());
    let quests: Vec<String> = content.quests.iter().map(|(_, quest)| quest.id.clone()).collect();
    let heroes: Vec<String> = content.heroes.iter().map(|(_, hero)| hero.id.clone()).collect();
    let levels: Vec<String> = Level::ALL.iter().map(|level| level.id().to_owned()).collect();
    let lengths: Vec<String> = (SHORTEST..=LONGEST).map(|length| length.to_string()).collect();
    let switches = || vec!["true".to_owned(), "false".to_owned()];
    vec![
        choice("edition", vec![EDITION.to_owned()], Value::word(EDITION), 1, "CA-SETUP-01"),
        choice("quest", quests.clone(), first(&quests), 1, "CA-SETUP-05"),
        choice("heroes", heroes.clone(), first(&heroes), MAX_PARTY, "CA-SETUP-06"),
        choice("level", levels.clone(), first(&levels), 1, "CA-QUEST-19"),
        choice("length", lengths, Value::Int(i64::from(content.numbers.cards)), 1, "CA-MAP-02"),
        choice("show-objective", switches(), Value::Bool(false), 1, "CA-QUEST-02"),
        choice("ask-searches", switches(), Value::Bool(true), 1, "CA-DESTINY-01"),
        choice("gm", vec![AUTOMATIC.to_owned(), PERSON.to_owned()], Value::word(AUTOMATIC), 1, "CA-SETUP-01"),
    ]
}

fn quest(setup: &Setup, content: &Content) -> Result<QuestId, WordError> {
    let Some(value) = setup.get("quest") else { return Ok(QuestId(0)) };
    let found = value.as_word().and_then(|word| content.quests.find(|quest| quest.id == word));
    found.ok_or_else(|| {
        let known: Vec<&str> = content.quests.iter().map(|(_, quest)| quest.id.as_str()).collect();
        WordError::value("quest", value, known.join(", "))
    })
}

/// CA-SETUP-06: Each ready-made sheet is claimed once.
fn heroes(setup: &Setup, content: &Content) -> Result<Vec<HeroId>, WordError> {
    let Some(value) = setup.get("heroes") else { return Ok(vec![HeroId(0)]) };
    let known: Vec<&str> = content.heroes.iter().map(|(_, hero)| hero.id.as_str()).collect();
    let expected = known.join(", ");
    let words = value.as_words().ok_or_else(|| WordError::value("heroes", value, expected.as_str()))?;
    if words.is_empty() || words.len() > MAX_PARTY {
        return Err(WordError::value("heroes", value, format!("1 to {MAX_PARTY} of {expected}")));
    }
    let mut heroes = Vec::new();
    for word in words {
        let hero = content
            .heroes
            .find(|hero| hero.id == word)
            .ok_or_else(|| WordError::value("heroes", value, expected.as_str()))?;
        if heroes.contains(&hero) {
            let reason = format!("two players have claimed `{word}`");
            return Err(WordError::impossible("CA-SETUP-06", reason));
        }
        heroes.push(hero);
    }
    Ok(heroes)
}

/// CA-DESTINY-05, CA-SHEET-10: The sheets of a campaign, one for each hero; without them the ready-made ones.
fn sheets(setup: &Setup, content: &Content, heroes: &[HeroId]) -> Result<Vec<Brought>, WordError> {
    let Some(value) = setup.get(SHEETS) else {
        let ready = heroes.iter().map(|hero| Brought::ready_made(content, &content.heroes[*hero]));
        return Ok(ready.collect());
    };
    let lines = value.as_words().filter(|lines| lines.len() == heroes.len());
    let lines = lines.ok_or_else(|| WordError::value(SHEETS, value, "a line for each hero"))?;
    let read = |line: &&str| Brought::read(line, content).map_err(|why| WordError::value(SHEETS, value, why));
    lines.iter().map(read).collect()
}

fn level(setup: &Setup) -> Result<Level, WordError> {
    let Some(value) = setup.get("level") else { return Ok(Level::Novice) };
    let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
    value.as_word().and_then(Level::from_id).ok_or_else(|| WordError::value("level", value, known.join(", ")))
}

/// CA-MAP-02: A number, or its word from the form.
fn length(setup: &Setup, content: &Content) -> Result<u8, WordError> {
    let Some(value) = setup.get("length") else { return Ok(content.numbers.cards) };
    let number = value.as_int().or_else(|| value.as_word().and_then(|word| word.parse().ok()));
    let found = number.filter(|number| (i64::from(SHORTEST)..=i64::from(LONGEST)).contains(number));
    found
        .map(|number| number as u8)
        .ok_or_else(|| WordError::value("length", value, format!("{SHORTEST}..{LONGEST}")))
}
