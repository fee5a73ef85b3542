//! The options of a chapter: which one is played, and what the campaign brings along.

use super::not_here;
use crate::content::{ChapterGame, ChapterId, ChapterKind, Content, ListId, RelicId, SkillId};
use crate::options::Options;
use undercroft_kernel::{OptionWord, RuleId, Setup, Value, WordError};

/// The word for a match outside of a campaign.
const NONE: &str = "none";
/// The names of these options.
const NAMES: [&str; 3] = ["chapter", "relics", "skills"];

/// A chapter that is played, with what the campaign brings along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest {
    pub chapter: ChapterId,
    pub game: ChapterGame,
    /// MR-CAMPAIGN-11: The Relics of the campaign, those of this chapter included.
    pub relics: Vec<RelicId>,
    /// MR-CAMPAIGN-09: The unlocked skills.
    pub skills: Vec<SkillId>,
    /// HP at the start, where the chapter sets them.
    pub hp: Option<u8>,
    /// MR-CAMPAIGN-67: What Relics and then skills give, once everything else is laid out.
    pub gains: ListId,
}

/// The questions of the form.
pub(super) fn form(content: &Content) -> Vec<OptionWord> {
    let Some(book) = &content.campaign else { return Vec::new() };
    let chapters = book.chapters.iter().filter(|(_, chapter)| matches!(chapter.kind, ChapterKind::Game(_)));
    let chapters = chapters.map(|(_, chapter)| chapter.number.clone());
    let list = |name, choices: Vec<String>, rule| OptionWord {
        name,
        default: Value::List(Vec::new()),
        at_most: choices.len(),
        choices,
        rule: Some(RuleId(rule)),
    };
    vec![
        OptionWord {
            name: "chapter",
            choices: [NONE.to_owned()].into_iter().chain(chapters).collect(),
            default: Value::word(NONE),
            at_most: 1,
            rule: Some(RuleId("MR-CAMPAIGN-01")),
        },
        list("relics", book.relics.iter().map(|(_, relic)| relic.id.clone()).collect(), "MR-CAMPAIGN-11"),
        list("skills", book.skills.iter().map(|(_, skill)| skill.id.clone()).collect(), "MR-CAMPAIGN-09"),
    ]
}

/// MR-CAMPAIGN-01: A box without a campaign has no chapters.
///
/// # Errors
/// When one is asked for.
pub fn check_box(setup: &Setup, content: &Content) -> Result<(), WordError> {
    let wanted = NAMES.iter().any(|name| setup.get(name).is_some_and(|value| *value != Value::word(NONE)));
    if wanted && content.campaign.is_none() {
        return impossible("MR-CAMPAIGN-01", "this edition has no campaign");
    }
    Ok(())
}

/// Reads the chapter, if one is played, and puts its start bonuses among the lists of the cards.
///
/// # Errors
/// The first option that is unknown or against the chapter.
pub fn read(setup: &Setup, options: &Options, content: &mut Content) -> Result<Option<Quest>, WordError> {
    let Some(book) = &content.campaign else { return Ok(None) };
    let wanted = setup.get("chapter").map(ToString::to_string).filter(|word| word != NONE);
    let Some(number) = wanted else {
        let strays = NAMES.iter().filter_map(|name| setup.get(name)).any(is_filled);
        return if strays {
            impossible("MR-CAMPAIGN-11", "Relics and skills without a chapter")
        } else {
            Ok(None)
        };
    };
    let known: Vec<&str> = book.chapters.iter().map(|(_, chapter)| chapter.number.as_str()).collect();
    let id = book
        .chapter(&number)
        .ok_or_else(|| WordError::value("chapter", &Value::word(number.clone()), known.join(", ")))?;
    let chapter = &book.chapters[id];
    let game = match &chapter.kind {
        ChapterKind::Game(game) => game.as_ref().clone(),
        // MR-CAMPAIGN-15, MR-CAMPAIGN-53, MR-CAMPAIGN-54: A story, a choice and an ending are no matches.
        ChapterKind::Story(_) => return impossible("MR-CAMPAIGN-15", "nothing is played in this chapter"),
        ChapterKind::Choice(_) => return impossible("MR-CAMPAIGN-53", "this chapter is a choice"),
        ChapterKind::Ending => return impossible("MR-CAMPAIGN-54", "this chapter is an ending"),
    };
    // MR-CAMPAIGN-01: The campaign is solo.
    let [Some(character)] = options.heroes.as_slice() else {
        return impossible("MR-CAMPAIGN-01", "the campaign is played with one chosen Character");
    };
    // MR-CAMPAIGN-66: Who is led elsewhere by the first chapter never comes here.
    if !chapter.is_reached_by(*character) {
        return impossible("MR-CAMPAIGN-66", "this Character never comes to this chapter");
    }
    let board = &content.boards[game.board].id;
    if setup.get("board").is_some_and(|value| value.as_word() != Some(board)) {
        return impossible("MR-CAMPAIGN-01", "the chapter says which board is used");
    }
    // MR-CAMPAIGN-02: The difficulty is no choice.
    let mode = &book.difficulty.id;
    if let Some(value) = setup.get("difficulty").filter(|value| value.as_word() != Some(mode)) {
        return Err(not_here("MR-CAMPAIGN-02", &value.to_string(), mode));
    }
    let mut relics = words(setup, "relics", |word| book.relic(word))?;
    relics.extend(game.relics.iter().copied().filter(|relic| !relics.contains(relic)).collect::<Vec<_>>());
    let skills = words(setup, "skills", |word| book.skill(word))?;
    // MR-CAMPAIGN-10: A skill lies behind its parent.
    let has_parent =
        |skill: &SkillId| book.skills[*skill].parent.is_none_or(|parent| skills.contains(&parent));
    if !skills.iter().all(has_parent) {
        return impossible("MR-CAMPAIGN-10", "a skill without the one before it");
    }
    let owned = game.bonuses.iter().filter(|bonus| relics.contains(&bonus.relic));
    let hp = owned.clone().filter_map(|bonus| bonus.hp).max().or(game.hp);
    let lists = owned.map(|bonus| bonus.gain).chain(skills.iter().map(|skill| book.skills[*skill].gain));
    let gains = lists.flat_map(|list| content.lists[list].clone()).collect();
    let gains = content.lists.push(gains);
    Ok(Some(Quest { chapter: id, game, relics, skills, hp, gains }))
}

fn is_filled(value: &Value) -> bool {
    value.as_words().is_none_or(|words| !words.is_empty() && words != [NONE])
}

/// Different words of a list.
fn words<T: PartialEq>(
    setup: &Setup,
    name: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, WordError> {
    let Some(value) = setup.get(name) else { return Ok(Vec::new()) };
    let refused = || WordError::value(name, value, "different words of the campaign");
    let mut found = Vec::new();
    for word in value.as_words().ok_or_else(refused)? {
        let thing = find(word).filter(|thing| !found.contains(thing)).ok_or_else(refused)?;
        found.push(thing);
    }
    Ok(found)
}

fn impossible<T>(rule: &'static str, reason: &str) -> Result<T, WordError> {
    Err(WordError::impossible(rule, reason))
}
