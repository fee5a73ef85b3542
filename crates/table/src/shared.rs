//! Parts of pictures that many pictures hold: those of one moment after another, of every viewer, of every table of a game. Such a part is made once,
//! walked once for its check value, and two of them are the same where they lie at the same place.

use crate::check_value::fingerprint;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// A part that others hold, too.
pub struct Shared<T>(Arc<Inner<T>>);

struct Inner<T> {
    value: T,
    /// Its check value, once somebody has asked for it.
    print: OnceLock<u64>,
}

impl<T> Shared<T> {
    fn is_one_with(&self, other: &Shared<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T: Serialize> Shared<T> {
    /// Its check value.
    pub(crate) fn print(&self) -> u64 {
        *self.0.print.get_or_init(|| fingerprint(&self.0.value))
    }
}

impl<T: Clone> Shared<T> {
    /// Changes it here; whoever holds it elsewhere keeps it as it was.
    pub(crate) fn change(&mut self, work: impl FnOnce(&mut T)) {
        let inner = Arc::make_mut(&mut self.0);
        inner.print = OnceLock::new();
        work(&mut inner.value);
    }
}

impl<T: Clone> Clone for Inner<T> {
    fn clone(&self) -> Inner<T> {
        Inner { value: self.value.clone(), print: OnceLock::new() }
    }
}

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Shared<T> {
        Shared(Arc::new(Inner { value, print: OnceLock::new() }))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(Arc::clone(&self.0))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Shared<T>) -> bool {
        let differs = match (self.0.print.get(), other.0.print.get()) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        };
        self.is_one_with(other) || (!differs && self.0.value == other.0.value)
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.value.fmt(out)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    /// For a reader the part itself; for a check value the one that it has.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return self.0.value.serialize(serializer);
        }
        serializer.serialize_u64(self.print())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared<T>, D::Error> {
        T::deserialize(deserializer).map(Shared::from)
    }
}

/// A list that others hold, too. An empty one takes no room.
pub struct SharedList<T>(Option<Shared<Vec<T>>>);

impl<T> SharedList<T> {
    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl<T: Serialize> SharedList<T> {
    /// Its check value.
    pub(crate) fn print(&self) -> u64 {
        self.0.as_ref().map_or(0, Shared::print)
    }
}

impl<T: Clone> SharedList<T> {
    /// Changes it here; whoever holds it elsewhere keeps it as it was.
    pub fn change(&mut self, work: impl FnOnce(&mut Vec<T>)) {
        let mut list = self.0.take().unwrap_or_else(|| Vec::new().into());
        list.change(work);
        self.0 = Some(list).filter(|list| !list.is_empty());
    }
}

impl<T> Default for SharedList<T> {
    fn default() -> SharedList<T> {
        SharedList(None)
    }
}

impl<T> From<Vec<T>> for SharedList<T> {
    fn from(list: Vec<T>) -> SharedList<T> {
        SharedList((!list.is_empty()).then(|| list.into()))
    }
}

impl<T> FromIterator<T> for SharedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(parts: I) -> SharedList<T> {
        parts.into_iter().collect::<Vec<T>>().into()
    }
}

impl<T> Clone for SharedList<T> {
    fn clone(&self) -> SharedList<T> {
        SharedList(self.0.clone())
    }
}

impl<T> Deref for SharedList<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.0.as_ref().map_or(&[], |list| list.as_slice())
    }
}

impl<'a, T> IntoIterator for &'a SharedList<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

impl<T: PartialEq> PartialEq for SharedList<T> {
    fn eq(&self, other: &SharedList<T>) -> bool {
        self.0 == other.0
    }
}

impl<T: Eq> Eq for SharedList<T> {}

impl<T: fmt::Debug> fmt::Debug for SharedList<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(out)
    }
}

impl<T: Serialize> Serialize for SharedList<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(list) => list.serialize(serializer),
            None => serializer.collect_seq::<&[T]>(&[]),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for SharedList<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SharedList<T>, D::Error> {
        Vec::deserialize(deserializer).map(SharedList::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check_value::check_value;

    #[test]
    fn what_is_changed_is_changed_here_alone() {
        let one: SharedList<u8> = vec![1, 2].into();
        let mut other = one.clone();
        let before = (check_value(&one), check_value(&other));
        assert_eq!(before.0, before.1);
        other.change(|list| list.push(3));
        assert_eq!((&*one, &*other), (&[1, 2][..], &[1, 2, 3][..]));
        assert_ne!(one, other);
        assert_ne!(check_value(&one), check_value(&other));
        other.change(|list| list.truncate(2));
        assert_eq!(one, other);
        assert_eq!(check_value(&one), check_value(&other), "the same part made elsewhere has the same value");
        other.change(Vec::clear);
        assert!(other.is_empty() && other == SharedList::default());
    }

    #[test]
    fn a_reader_sees_the_part_itself() {
        let list: SharedList<Shared<u8>> = vec![4.into(), 5.into()].into();
        let text = serde_json::to_string(&list).unwrap();
        assert_eq!(text, "[4,5]");
        assert_eq!(serde_json::from_str::<SharedList<Shared<u8>>>(&text).unwrap(), list);
        assert_eq!(serde_json::to_string(&SharedList::<u8>::default()).unwrap(), "[]");
    }
}
