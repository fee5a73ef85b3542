//! Exact odds of a choice as data: what it may come to, and in how many cases of how many. Worked out on an imagined table that fits the
//! viewer's view, never on the true one.

use crate::rules_in_force::InForce;
use crate::scene::{Look, scene_of};
use crate::words::{Fill, Words};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use ts_rs::TS;
use undercroft_catalog::Playable;
use undercroft_kernel::{Effort, Fast, Outcomes, RuleId, Seat, Table, Turn, Value, Viewer, outcomes};

/// How many results are listed before the rest is summed up.
const ROWS: usize = 12;

/// The odds of one choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Odds {
    /// The action, in its notation.
    pub action: String,
    /// Everything was counted; otherwise there are too many results and none is listed.
    pub exact: bool,
    /// The results, the most likely first.
    pub rows: Vec<OddsRow>,
    /// The share of all other results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<Share>,
}

/// One result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OddsRow {
    /// How likely it is.
    pub share: Share,
    /// What it is.
    pub fate: Fate,
}

/// So many cases of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Share {
    /// Cases in which it happens.
    pub ways: u32,
    /// All cases.
    pub of: u32,
}

/// What a branch of chance comes to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Fate {
    /// In words; nothing where nothing changes.
    pub says: Vec<Words>,
    /// Whether the one who asks would like it.
    pub mood: Mood,
}

/// Whether something is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Mood {
    /// What was hoped for.
    Good,
    /// Neither.
    #[default]
    Plain,
    /// What was feared.
    Bad,
}

impl Share {
    /// A share of large numbers in small ones. What is possible stays possible, what may fail may still fail.
    fn of(part: u128, whole: u128) -> Share {
        let common = gcd(part, whole).max(1);
        let (mut ways, mut of) = (part / common, whole / common);
        while of > u128::from(u32::MAX) {
            ways = (ways >> 1).max(u128::from(ways > 0));
            of >>= 1;
        }
        if part < whole {
            ways = ways.min(of.saturating_sub(1));
        }
        Share { ways: ways as u32, of: of as u32 }
    }
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
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
    let viewer = Viewer::Seat(seat);
    let view = game.view(state, viewer);
    let Ok(before) = game.imagine(&view, &mut Fast::new(0));
    let look = Look { game, view: &view, viewer, in_force };
    let scene = scene_of::<G>();
    let counted = outcomes(game, &before, seat, action, effort, |after, events| {
        let mut fate = scene.fate(&look, &before, after, events);
        if let Turn::Over(outcome) = game.turn(after) {
            fate.mood = if outcome.winners.has(seat) { Mood::Good } else { Mood::Bad };
        }
        fate
    })?;
    let action = game.notation(action);
    Ok(match counted {
        Outcomes::TooMany => Odds { action, exact: false, rows: Vec::new(), others: None },
        Outcomes::Exact(table) => listed(action, table),
    })
}

fn listed(action: String, table: Table<Fate>) -> Odds {
    let Table { total, mut rows } = table;
    rows.sort_by_key(|(_, weight)| Reverse(*weight));
    let rest: u128 = rows.iter().skip(ROWS).map(|(_, weight)| weight).sum();
    rows.truncate(ROWS);
    let row = |(fate, weight)| OddsRow { share: Share::of(weight, total), fate };
    Odds {
        action,
        exact: true,
        rows: rows.into_iter().map(row).collect(),
        others: (rest > 0).then(|| Share::of(rest, total)),
    }
}

/// For any game: the facts that players weigh and that changed, by their names in the vocabulary.
pub(crate) fn changed_headlines<G: Playable>(game: &G, before: &G::State, after: &G::State) -> Fate {
    let read = |state: &G::State, fact: &str| game.read(state, fact).unwrap_or(None);
    let headlines = game.facts().into_iter().filter(|fact| fact.headline);
    let changed = headlines.filter_map(|fact| {
        let (old, new) = (read(before, &fact.name), read(after, &fact.name));
        (old != new).then(|| changed(&fact.name, old.as_ref(), new.as_ref()))
    });
    Fate { says: changed.collect(), mood: Mood::Plain }
}

fn changed(fact: &str, old: Option<&Value>, new: Option<&Value>) -> Words {
    let fill = |value: Option<&Value>| match value {
        Some(Value::Int(number)) => Fill::Number(i32::try_from(*number).unwrap_or(i32::MAX)),
        Some(other) => Fill::Word(other.to_string()),
        None => Fill::Word("-".to_owned()),
    };
    let args = [("fact", Fill::Word(fact.to_owned())), ("before", fill(old)), ("after", fill(new))];
    let args = args.into_iter().map(|(name, fill)| (name.to_owned(), fill)).collect();
    Words { args, ..Words::new("odds-change") }
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn shares_are_in_lowest_terms_and_never_reach_the_end_by_rounding() {
        assert_eq!(Share::of(30, 36), Share { ways: 5, of: 6 });
        let huge = Share::of(u128::from(u64::MAX), u128::from(u64::MAX) + 1);
        assert!(huge.ways < huge.of, "{huge:?}");
        assert!(Share::of(1, u128::MAX).ways > 0);
    }
}
