//! Exact odds of a choice as data: what it may come to, in a few lines of words, and in how many cases of how many. Worked out on an imagined table
//! that fits the viewer's view, never on the true one. A screen prints these lines as they are; it never puts results together itself.

mod fate;
mod lines;
mod share;
mod tell;

pub use fate::{Fact, Fate, Mood, Weight};
pub use lines::lines;
pub use share::Share;

use crate::rules_in_force::InForce;
use crate::scene::{Look, scene_of};
use crate::words::{Fill, Words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use undercroft_catalog::Playable;
use undercroft_kernel::{Effort, Fast, Outcomes, RuleId, Seat, Turn, Value, Viewer, outcomes};

/// The odds of one choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Odds {
    /// The action, in its notation.
    pub action: String,
    /// Everything was counted; otherwise there are too many results and none is listed.
    pub exact: bool,
    /// What may come of it: what is hoped for first, what is feared last. Every result is in exactly one line.
    pub lines: Vec<OddsLine>,
}

/// Results that are told together. The words are true of all of them and of no other result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OddsLine {
    /// How likely they are together.
    pub share: Share,
    /// What they have in common, with ranges, and what some of them have.
    pub says: Words,
    /// Whether the one who asks would like it.
    pub mood: Mood,
    /// Somebody dies, or will unless it is averted. In no other line anybody does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deadly: bool,
    /// It is whatever no other line tells.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub others: bool,
    /// The results one by one, the most likely first, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<OddsRow>,
}

/// One result of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OddsRow {
    /// How likely it is.
    pub share: Share,
    /// In what it differs from the other results of its line.
    pub says: Words,
    /// Whether the one who asks would like it.
    pub mood: Mood,
}

/// The odds of an action for the seat that would take it, as far as an effort goes.
///
/// # Errors
/// The rule that forbids it.
pub fn odds<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    effort: Effort<'_>,
    in_force: &InForce,
) -> Result<Odds, RuleId> {
    let counted = fates(game, state, seat, action, effort, in_force)?;
    let action = game.notation(action);
    Ok(match counted {
        Outcomes::TooMany => Odds { action, exact: false, lines: Vec::new() },
        Outcomes::Exact(table) => Odds { action, exact: true, lines: lines(&table) },
    })
}

/// Every different result of an action with its weight, as far as the seat that would take it can know.
///
/// # Errors
/// The rule that forbids it.
pub fn fates<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    effort: Effort<'_>,
    in_force: &InForce,
) -> Result<Outcomes<Fate>, RuleId> {
    let viewer = Viewer::Seat(seat);
    let view = game.view(state, viewer);
    let Ok(before) = game.imagine(&view, &mut Fast::new(0));
    let look = Look { game, view: &view, viewer, in_force };
    let scene = scene_of::<G>();
    outcomes(game, &before, seat, action, effort, |after, events| {
        let mut fate = scene.fate(&look, &before, after, events);
        if let Turn::Over(outcome) = game.turn(after) {
            let won = outcome.winners.has(seat);
            fate.mood = if won { Mood::Good } else { Mood::Bad };
            if won {
                fate.add(Fact::verdict(Words::new("odds-won")));
            } else if !fate.is_deadly() {
                fate.add(Fact::verdict(Words::new("odds-lost")));
            }
        }
        fate
    })
}

/// For any game: the facts that players weigh and that changed, by their names in the vocabulary.
pub(crate) fn changed_headlines<G: Playable>(game: &G, before: &G::State, after: &G::State) -> Fate {
    let read = |state: &G::State, fact: &str| game.read(state, fact).unwrap_or(None);
    let headlines = game.facts().into_iter().filter(|fact| fact.headline);
    let changed = headlines.filter_map(|fact| {
        let (old, new) = (read(before, &fact.name), read(after, &fact.name));
        (old != new).then(|| Fact::detail(changed(&fact.name, old.as_ref(), new.as_ref())))
    });
    Fate { facts: changed.collect(), mood: Mood::Plain }
}

fn changed(fact: &str, old: Option<&Value>, new: Option<&Value>) -> Words {
    let fill = |value: Option<&Value>| match value {
        Some(Value::Int(number)) => Fill::Number(i32::try_from(*number).unwrap_or(i32::MAX)),
        Some(other) => Fill::Word(other.to_string()),
        None => Fill::Word("-".to_owned()),
    };
    let args = [("fact", Fill::Word(fact.to_owned())), ("before", fill(old)), ("after", fill(new))];
    let args = args.into();
    Words { args, ..Words::new("odds-change") }
}
