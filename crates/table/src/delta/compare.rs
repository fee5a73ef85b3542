//! What differs between two pictures. Parts are compared as they are; only those that differ are laid out and compared place by place.

use super::tree::{Part, Tree};
use super::{Change, Json, within};
use crate::board::{Board, Cell, Ground, Piece, Space};
use crate::picture::{Picture, SharedLine};
use crate::rules_in_force::InForce;
use crate::sheet::{Condition, Group, Sheet, Track};
use serde::Serialize;
use std::borrow::Cow;
use std::sync::Arc;

/// A part of a list that is named by its id.
trait Named: Serialize + PartialEq + Sized {
    /// The step of a path that leads to it.
    fn step(&self) -> Cow<'_, str>;
    /// Notes what differs inside.
    fn compare(&self, new: &Self, at: &mut String, changes: &mut Vec<Change>) {
        values(Tree::of(self).root(), Tree::of(new).root(), at, changes);
    }
}

/// Parts whose id is a text.
macro_rules! named {
    ($($part:ty),+) => {
        $(impl Named for $part {
            fn step(&self) -> Cow<'_, str> {
                self.id.as_str().into()
            }
        })+
    };
}

named!(Piece, Cell, Space, Track, Group, Condition);

impl Named for SharedLine {
    fn step(&self) -> Cow<'_, str> {
        self.id.to_string().into()
    }
}

impl Named for Board {
    fn step(&self) -> Cow<'_, str> {
        self.id.as_str().into()
    }

    fn compare(&self, new: &Self, at: &mut String, changes: &mut Vec<Change>) {
        part("title", &self.title, &new.title, at, changes);
        match (&self.ground, &new.ground) {
            (Ground::Grid(old), Ground::Grid(new)) => within(at, "ground", |at| {
                part("columns", &old.columns, &new.columns, at, changes);
                list("cells", &old.cells, &new.cells, at, changes);
            }),
            (Ground::Graph(old), Ground::Graph(new)) => within(at, "ground", |at| {
                part("style", &old.style, &new.style, at, changes);
                list("spaces", &old.spaces, &new.spaces, at, changes);
                part("links", &old.links, &new.links, at, changes);
                part("rows", &old.rows, &new.rows, at, changes);
            }),
            (old, new) => part("ground", old, new, at, changes),
        }
        list("pieces", &self.pieces, &new.pieces, at, changes);
        part("marks", &self.marks, &new.marks, at, changes);
    }
}

impl Named for Sheet {
    fn step(&self) -> Cow<'_, str> {
        self.id.as_str().into()
    }

    fn compare(&self, new: &Self, at: &mut String, changes: &mut Vec<Change>) {
        macro_rules! parts {
            ($($field:ident)+) => {
                $(part(stringify!($field), &self.$field, &new.$field, at, changes);)+
            };
        }
        parts!(seat order title subtitle icon signs);
        list("tracks", &self.tracks, &new.tracks, at, changes);
        list("groups", &self.groups, &new.groups, at, changes);
        list("conditions", &self.conditions, &new.conditions, at, changes);
        parts!(hand notes);
    }
}

/// Every difference between two pictures of a viewer, in order.
pub(super) fn pictures(table: &InForce, old: &Picture, new: &Picture) -> Vec<Change> {
    let (mut at, mut changes) = (String::new(), Vec::new());
    macro_rules! parts {
        ($($field:ident)+) => {
            $(part(stringify!($field), &old.$field, &new.$field, &mut at, &mut changes);)+
        };
    }
    parts!(mark game theme title goal viewer moment seats);
    let what_lies_there = |picture: &Picture| (picture.boards.print(), picture.sheets.print());
    let key = (what_lies_there(old), what_lies_there(new));
    changes.extend_from_slice(&table.lately(key, || Arc::new(on_the_table(old, new))));
    parts!(fight dice piles reference turn prompt);
    list("log", &old.log, &new.log, &mut at, &mut changes);
    parts!(undo outcome);
    changes
}

/// What differs on boards and sheets. Several viewers may see the same there.
fn on_the_table(old: &Picture, new: &Picture) -> Vec<Change> {
    let (mut at, mut changes) = (String::new(), Vec::new());
    if old.boards != new.boards {
        list("boards", &old.boards, &new.boards, &mut at, &mut changes);
    }
    if old.sheets != new.sheets {
        list("sheets", &old.sheets, &new.sheets, &mut at, &mut changes);
    }
    changes
}

/// Compares a field.
fn part<T: Serialize + PartialEq>(name: &str, old: &T, new: &T, at: &mut String, changes: &mut Vec<Change>) {
    if old == new {
        return;
    }
    let (old, new) = (Tree::of(old), Tree::of(new));
    let (old, new) = (old.root(), new.root());
    within(at, name, |at| match (old.is_left_out(), new.is_left_out()) {
        (false, false) => values(old, new, at, changes),
        (_, true) => changes.push(Change { at: at.clone(), now: None }),
        (true, false) => changes.push(Change { at: at.clone(), now: Some(new.json()) }),
    });
}

/// Compares a list of parts that have an id each.
fn list<T: Named>(name: &str, old: &[T], new: &[T], at: &mut String, changes: &mut Vec<Change>) {
    if std::ptr::eq(old, new) {
        return;
    }
    if old.is_empty() || new.is_empty() {
        return part(name, &old, &new, at, changes);
    }
    let before: Vec<Cow<'_, str>> = old.iter().map(Named::step).collect();
    let after: Vec<Cow<'_, str>> = new.iter().map(Named::step).collect();
    within(at, name, |at| {
        let Some(kept) = kept_in_order(&before, &after).filter(|kept| !kept.is_empty()) else {
            return changes.push(Change { at: at.clone(), now: Some(Json::of(new)) });
        };
        note_gone(&before, &kept, at, changes);
        for (place, part) in new.iter().enumerate() {
            let name = after.get(place).map_or("", Cow::as_ref);
            match kept.get(place).and_then(|known| old.get(*known)) {
                Some(known) if known == part => {}
                Some(known) => within(at, name, |at| known.compare(part, at, changes)),
                None => {
                    within(at, name, |at| changes.push(Change { at: at.clone(), now: Some(Json::of(part)) }));
                }
            }
        }
    });
}

/// Where the first parts of a new list stood in the old one, as long as what stays keeps its order and what is new follows; none otherwise: then
/// the list is told anew.
fn kept_in_order(before: &[Cow<'_, str>], after: &[Cow<'_, str>]) -> Option<Vec<usize>> {
    let mut kept = Vec::with_capacity(after.len());
    for (place, name) in before.iter().enumerate() {
        if after.get(kept.len()) == Some(name) {
            kept.push(place);
        }
    }
    let added = after.get(kept.len()..)?;
    (!added.iter().any(|name| before.contains(name))).then_some(kept)
}

/// Notes what is gone of a list.
fn note_gone(before: &[Cow<'_, str>], kept: &[usize], at: &mut String, changes: &mut Vec<Change>) {
    let mut kept = kept.iter().peekable();
    for (place, name) in before.iter().enumerate() {
        if kept.next_if_eq(&&place).is_none() {
            within(at, name, |at| changes.push(Change { at: at.clone(), now: None }));
        }
    }
}

/// Notes every difference between two values at the same place.
fn values(old: Part<'_>, new: Part<'_>, at: &mut String, changes: &mut Vec<Change>) {
    if old == new {
        return;
    }
    let before = changes.len();
    if old.fields().is_some() && new.fields().is_some() {
        objects(old, new, at, changes);
        return keep_shorter(before, new, at, changes);
    }
    if let (Some(old), Some(inside)) = (old.list(), new.list())
        && arrays(&old, &inside, at, changes)
    {
        return keep_shorter(before, new, at, changes);
    }
    changes.push(Change { at: at.clone(), now: Some(new.json()) });
}

/// Tells the whole instead of its parts, where that is shorter.
fn keep_shorter(before: usize, whole: Part<'_>, at: &str, changes: &mut Vec<Change>) {
    // The keys and marks around a change.
    const AROUND: usize = 18;
    let parts = changes.get(before..).unwrap_or_default();
    if parts.len() < 2 {
        return;
    }
    let size =
        |change: &Change| AROUND + change.at.len() + change.now.as_ref().map_or(0, |now| now.text().len());
    if parts.iter().map(size).sum::<usize>() > AROUND + at.len() + whole.length() {
        changes.truncate(before);
        changes.push(Change { at: at.to_owned(), now: Some(whole.json()) });
    }
}

fn objects(old: Part<'_>, new: Part<'_>, at: &mut String, changes: &mut Vec<Change>) {
    for (name, _) in old.fields().into_iter().flatten() {
        if new.field(name).is_none() {
            within(at, name, |at| changes.push(Change { at: at.clone(), now: None }));
        }
    }
    for (name, value) in new.fields().into_iter().flatten() {
        within(at, name, |at| match old.field(name) {
            Some(before) => values(before, value, at, changes),
            None => changes.push(Change { at: at.clone(), now: Some(value.json()) }),
        });
    }
}

/// Compares lists part by part. False when they are so different that the whole list is the shorter answer.
fn arrays(old: &[Part<'_>], new: &[Part<'_>], at: &mut String, changes: &mut Vec<Change>) -> bool {
    let (Some(before), Some(after)) = (names(old), names(new)) else {
        if old.is_empty() || new.is_empty() || old.iter().chain(new).any(|part| part.field("id").is_some()) {
            return false;
        }
        for (place, (old, new)) in old.iter().zip(new).enumerate() {
            within(at, &place.to_string(), |at| values(*old, *new, at, changes));
        }
        // Longer or shorter lists differ at their ends, the last part first.
        for place in (new.len()..old.len()).rev() {
            within(at, &place.to_string(), |at| changes.push(Change { at: at.clone(), now: None }));
        }
        for (place, part) in new.iter().enumerate().skip(old.len()) {
            within(at, &place.to_string(), |at| {
                changes.push(Change { at: at.clone(), now: Some(part.json()) });
            });
        }
        return true;
    };
    let Some(kept) = kept_in_order(&before, &after).filter(|kept| !kept.is_empty()) else { return false };
    note_gone(&before, &kept, at, changes);
    for (place, (name, part)) in after.iter().zip(new).enumerate() {
        within(at, name, |at| match kept.get(place).and_then(|known| old.get(*known)) {
            Some(known) => values(*known, *part, at, changes),
            None => changes.push(Change { at: at.clone(), now: Some(part.json()) }),
        });
    }
    true
}

/// The ids of the parts of a list; none unless each has its own.
fn names<'t>(list: &[Part<'t>]) -> Option<Vec<Cow<'t, str>>> {
    let names: Option<Vec<Cow<'t, str>>> = list.iter().map(|part| name(*part)).collect();
    names.filter(|names| {
        let mut sorted: Vec<&Cow<'t, str>> = names.iter().collect();
        sorted.sort();
        sorted.windows(2).all(|pair| pair.first() != pair.last()) && !names.is_empty()
    })
}

/// The id of a part as a step of a path.
fn name(part: Part<'_>) -> Option<Cow<'_, str>> {
    let id = part.field("id")?;
    match id.text() {
        Some(text) => (!text.contains('/')).then_some(text.into()),
        None => id.number().map(|number| number.to_string().into()),
    }
}
