//! What differs between two pictures. Parts are compared as they are; only those that differ are written out and compared place by place.

use super::{Change, within};
use crate::board::{Board, Cell, Ground, Piece};
use crate::picture::{LogLine, Picture};
use crate::sheet::Sheet;
use serde::Serialize;
use serde_json::{Map, Value};

/// A part of a list that is named by its id.
trait Named: Serialize + PartialEq + Sized {
    /// The step of a path that leads to it.
    fn step(&self) -> String;
    /// Notes what differs inside.
    fn compare(&self, new: &Self, at: &mut String, changes: &mut Vec<Change>) {
        values(&json(self), &json(new), at, changes);
    }
}

impl Named for Sheet {
    fn step(&self) -> String {
        self.id.clone()
    }
}

impl Named for Piece {
    fn step(&self) -> String {
        self.id.clone()
    }
}

impl Named for Cell {
    fn step(&self) -> String {
        self.id.clone()
    }
}

impl Named for LogLine {
    fn step(&self) -> String {
        self.id.to_string()
    }
}

impl Named for Board {
    fn step(&self) -> String {
        self.id.clone()
    }

    fn compare(&self, new: &Self, at: &mut String, changes: &mut Vec<Change>) {
        part("title", &self.title, &new.title, at, changes);
        match (&self.ground, &new.ground) {
            (Ground::Grid(old), Ground::Grid(new)) => within(at, "ground", |at| {
                part("columns", &old.columns, &new.columns, at, changes);
                list("cells", &old.cells, &new.cells, at, changes);
            }),
            (old, new) => part("ground", old, new, at, changes),
        }
        list("pieces", &self.pieces, &new.pieces, at, changes);
        part("marks", &self.marks, &new.marks, at, changes);
    }
}

/// Every difference between two pictures of a viewer, in order.
pub(super) fn pictures(old: &Picture, new: &Picture) -> Vec<Change> {
    let (mut at, mut changes) = (String::new(), Vec::new());
    macro_rules! parts {
        ($($field:ident)+) => {
            $(part(stringify!($field), &old.$field, &new.$field, &mut at, &mut changes);)+
        };
    }
    parts!(mark game theme title goal viewer moment seats);
    list("boards", &old.boards, &new.boards, &mut at, &mut changes);
    list("sheets", &old.sheets, &new.sheets, &mut at, &mut changes);
    parts!(fight dice piles turn prompt);
    list("log", &old.log, &new.log, &mut at, &mut changes);
    parts!(undo outcome);
    changes
}

pub(super) fn json<T: Serialize>(part: &T) -> Value {
    serde_json::to_value(part).unwrap_or_default()
}

/// What is nothing or empty is left out of a picture.
fn is_left_out(value: &Value) -> bool {
    value.is_null() || value.as_array().is_some_and(Vec::is_empty)
}

/// Compares a field.
fn part<T: Serialize + PartialEq>(name: &str, old: &T, new: &T, at: &mut String, changes: &mut Vec<Change>) {
    if old == new {
        return;
    }
    let (old, new) = (json(old), json(new));
    within(at, name, |at| match (is_left_out(&old), is_left_out(&new)) {
        (false, false) => values(&old, &new, at, changes),
        (_, true) => changes.push(Change { at: at.clone(), now: None }),
        (true, false) => changes.push(Change { at: at.clone(), now: Some(new) }),
    });
}

/// Compares a list of parts that have an id each.
fn list<T: Named>(name: &str, old: &[T], new: &[T], at: &mut String, changes: &mut Vec<Change>) {
    if old == new {
        return;
    }
    if old.is_empty() || new.is_empty() {
        return part(name, &old, &new, at, changes);
    }
    let before: Vec<String> = old.iter().map(Named::step).collect();
    let after: Vec<String> = new.iter().map(Named::step).collect();
    within(at, name, |at| {
        if !keeps_order(&before, &after) {
            return changes.push(Change { at: at.clone(), now: Some(json(&new)) });
        }
        for gone in before.iter().filter(|name| !after.contains(name)) {
            within(at, gone, |at| changes.push(Change { at: at.clone(), now: None }));
        }
        for (name, part) in after.iter().zip(new) {
            let known = before.iter().position(|known| known == name).and_then(|place| old.get(place));
            match known {
                Some(known) if known == part => {}
                Some(known) => within(at, name, |at| known.compare(part, at, changes)),
                None => {
                    within(at, name, |at| changes.push(Change { at: at.clone(), now: Some(json(part)) }));
                }
            }
        }
    });
}

/// Whether what stays keeps its order and what is new follows: otherwise the list is told anew.
fn keeps_order(before: &[String], after: &[String]) -> bool {
    let stays: Vec<&String> = before.iter().filter(|name| after.contains(name)).collect();
    !stays.is_empty() && after.iter().zip(&stays).all(|(name, kept)| name == *kept)
}

/// Notes every difference between two values at the same place.
fn values(old: &Value, new: &Value, at: &mut String, changes: &mut Vec<Change>) {
    match (old, new) {
        _ if old == new => {}
        (Value::Object(old), Value::Object(inside)) => {
            let before = changes.len();
            objects(old, inside, at, changes);
            keep_shorter(before, new, at, changes);
        }
        (Value::Array(old), Value::Array(inside)) => {
            let before = changes.len();
            if arrays(old, inside, at, changes) {
                keep_shorter(before, new, at, changes);
            } else {
                changes.push(Change { at: at.clone(), now: Some(new.clone()) });
            }
        }
        _ => changes.push(Change { at: at.clone(), now: Some(new.clone()) }),
    }
}

/// Tells the whole instead of its parts, where that is shorter.
fn keep_shorter(before: usize, whole: &Value, at: &str, changes: &mut Vec<Change>) {
    // The keys and marks around a change.
    const AROUND: usize = 18;
    let parts = changes.get(before..).unwrap_or_default();
    if parts.len() < 2 {
        return;
    }
    let size = |change: &Change| AROUND + change.at.len() + change.now.as_ref().map_or(0, length);
    if parts.iter().map(size).sum::<usize>() > AROUND + at.len() + length(whole) {
        changes.truncate(before);
        changes.push(Change { at: at.to_owned(), now: Some(whole.clone()) });
    }
}

/// About how many letters a value has when it is written.
fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 4,
        Value::Number(_) => 3,
        Value::String(text) => text.len() + 2,
        Value::Array(values) => values.iter().map(|value| length(value) + 1).sum::<usize>() + 1,
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| name.len() + 4 + length(value)).sum::<usize>() + 1
        }
    }
}

fn objects(old: &Map<String, Value>, new: &Map<String, Value>, at: &mut String, changes: &mut Vec<Change>) {
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        within(at, name, |at| changes.push(Change { at: at.clone(), now: None }));
    }
    for (name, value) in new {
        within(at, name, |at| match old.get(name) {
            Some(before) => values(before, value, at, changes),
            None => changes.push(Change { at: at.clone(), now: Some(value.clone()) }),
        });
    }
}

/// Compares lists part by part. False when they are so different that the whole list is the shorter answer.
fn arrays(old: &[Value], new: &[Value], at: &mut String, changes: &mut Vec<Change>) -> bool {
    let (Some(before), Some(after)) = (names(old), names(new)) else {
        if old.is_empty() || new.is_empty() || old.iter().chain(new).any(|part| part.get("id").is_some()) {
            return false;
        }
        for (place, (old, new)) in old.iter().zip(new).enumerate() {
            within(at, &place.to_string(), |at| values(old, new, at, changes));
        }
        // Longer or shorter lists differ at their ends, the last part first.
        for place in (new.len()..old.len()).rev() {
            within(at, &place.to_string(), |at| changes.push(Change { at: at.clone(), now: None }));
        }
        for (place, part) in new.iter().enumerate().skip(old.len()) {
            within(at, &place.to_string(), |at| {
                changes.push(Change { at: at.clone(), now: Some(part.clone()) });
            });
        }
        return true;
    };
    if !keeps_order(&before, &after) {
        return false;
    }
    for name in before.iter().filter(|name| !after.contains(name)) {
        within(at, name, |at| changes.push(Change { at: at.clone(), now: None }));
    }
    for (name, part) in after.iter().zip(new) {
        let known = before.iter().position(|known| known == name).and_then(|place| old.get(place));
        within(at, name, |at| match known {
            Some(known) => values(known, part, at, changes),
            None => changes.push(Change { at: at.clone(), now: Some(part.clone()) }),
        });
    }
    true
}

/// The ids of the parts of a list; none unless each has its own.
fn names(list: &[Value]) -> Option<Vec<String>> {
    let names: Option<Vec<String>> = list.iter().map(super::name).collect();
    names.filter(|names| {
        let mut sorted: Vec<&String> = names.iter().collect();
        sorted.sort();
        sorted.windows(2).all(|pair| pair.first() != pair.last()) && !names.is_empty()
    })
}
