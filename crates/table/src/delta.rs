//! A delta: what changed between two pictures of one viewer, and the motions that led there.
//!
//! A change names a place of the serialised picture, such as `boards/grid/pieces/hero-1/at`, and what stands there now. In a list of
//! parts that have an `id` a part is named by it, in any other list by its place from 0. A client applies the changes in order and then has
//! the new picture, to the letter; `mark` tells it whether it has.

mod compare;
mod json;
mod tree;

pub use json::Json;

use crate::motion::Motion;
use crate::picture::Picture;
use crate::rules_in_force::InForce;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The way from one picture to the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Delta {
    /// The mark of the picture that it starts from.
    pub base: u32,
    /// The mark of the picture that it leads to.
    pub mark: u32,
    /// What changed, in order.
    pub changes: Vec<Change>,
    /// What was seen to happen, in order.
    pub motions: Vec<Motion>,
}

/// One change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Change {
    /// The place.
    pub at: String,
    /// What stands there now; nothing when it is gone. A new part goes to the end of its list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    pub now: Option<Json>,
}

impl Change {
    /// Makes the change in a serialised picture, or in a part of one that holds its place; `None` when the place is not there.
    #[must_use]
    pub fn put(&self, picture: &mut Value) -> Option<()> {
        let now = self.now.as_ref().map(Json::value);
        put(picture, &self.at, now.as_ref())
    }
}

/// Why a delta cannot be applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Torn {
    /// It starts from another picture.
    OtherBase,
    /// A change names a place that is not there, or does not fit into it.
    NoSuchPlace,
}

impl Delta {
    /// The delta from one picture of a viewer to another.
    #[must_use]
    pub fn between(old: &Picture, new: &Picture, motions: Vec<Motion>) -> Delta {
        Delta::at_table(&InForce::ALL, old, new, motions)
    }

    /// The same at a table, where others may have gone the same way.
    pub(crate) fn at_table(table: &InForce, old: &Picture, new: &Picture, motions: Vec<Motion>) -> Delta {
        Delta { base: old.mark, mark: new.mark, changes: compare::pictures(table, old, new), motions }
    }

    /// How it is written: what changed is written already.
    #[must_use]
    pub fn json(&self) -> String {
        let motions = Json::of(&self.motions);
        let room =
            |change: &Change| 24 + change.at.len() + change.now.as_ref().map_or(0, |now| now.text().len());
        let room = 64 + motions.text().len() + self.changes.iter().map(room).sum::<usize>();
        let mut text = String::with_capacity(room);
        text.push_str(&format!("{{\"base\":{},\"mark\":{},\"changes\":[", self.base, self.mark));
        for (number, change) in self.changes.iter().enumerate() {
            text.push_str(if number == 0 { "{\"at\":" } else { ",{\"at\":" });
            tree::write_text(&change.at, &mut text);
            if let Some(now) = &change.now {
                text.push_str(",\"now\":");
                text.push_str(now.text());
            }
            text.push('}');
        }
        text.push_str("],\"motions\":");
        text.push_str(motions.text());
        text.push('}');
        text
    }

    /// The new picture.
    ///
    /// # Errors
    /// When the delta does not start from `old`.
    pub fn apply(&self, old: &Picture) -> Result<Picture, Torn> {
        if old.mark != self.base {
            return Err(Torn::OtherBase);
        }
        let mut picture = serde_json::to_value(old).map_err(|_| Torn::NoSuchPlace)?;
        for change in &self.changes {
            change.put(&mut picture).ok_or(Torn::NoSuchPlace)?;
        }
        serde_json::from_value(picture).map_err(|_| Torn::NoSuchPlace)
    }

    /// Whether nothing changed and nothing happened.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.motions.is_empty()
    }
}

/// The id of a part as a step of a path.
fn name(part: &Value) -> Option<String> {
    match part.get("id")? {
        Value::String(id) if !id.contains('/') => Some(id.clone()),
        Value::Number(id) => Some(id.to_string()),
        _ => None,
    }
}

fn within(at: &mut String, step: &str, work: impl FnOnce(&mut String)) {
    let length = at.len();
    if !at.is_empty() {
        at.push('/');
    }
    at.push_str(step);
    work(at);
    at.truncate(length);
}

/// Puts a value where a path leads; `None` when it leads nowhere.
fn put(whole: &mut Value, path: &str, now: Option<&Value>) -> Option<()> {
    let (step, rest) = path.split_once('/').map_or((path, None), |(step, rest)| (step, Some(rest)));
    match (whole, rest) {
        (Value::Object(parts), Some(rest)) => put(parts.get_mut(step)?, rest, now),
        (Value::Object(parts), None) => {
            match now {
                Some(now) => parts.insert(step.to_owned(), now.clone()),
                None => Some(parts.remove(step)?),
            };
            Some(())
        }
        (Value::Array(list), rest) => {
            let named = list.iter().position(|part| name(part).as_deref() == Some(step));
            let has_names = list.iter().any(|part| part.get("id").is_some());
            let place = if has_names { named } else { step.parse().ok().filter(|place| *place < list.len()) };
            match (place, rest, now) {
                (Some(place), Some(rest), _) => put(list.get_mut(place)?, rest, now),
                (Some(place), None, Some(now)) => {
                    *list.get_mut(place)? = now.clone();
                    Some(())
                }
                (Some(place), None, None) => {
                    list.remove(place);
                    Some(())
                }
                (None, None, Some(now)) => {
                    list.push(now.clone());
                    Some(())
                }
                _ => None,
            }
        }
        _ => None,
    }
}
