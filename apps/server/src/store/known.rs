//! Whom keys open, remembered for thousands of streams that ask again and again. Whatever is written about persons or keys, here or by another program,
//! makes all of it forgotten.

use super::Person;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many keys are remembered.
const MOST: usize = 20_000;

/// The persons that keys open.
#[derive(Default)]
pub(super) struct KnownPersons(Mutex<Known>);

#[derive(Default)]
struct Known {
    by_key: BTreeMap<String, Person>,
    /// How often all were forgotten.
    changes: u64,
}

impl KnownPersons {
    /// The person that a key opens, if that is remembered.
    pub(super) fn get(&self, key: &str) -> Option<Person> {
        self.lock().by_key.get(key).cloned()
    }

    /// How often all were forgotten: to be asked before the database is.
    pub(super) fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Remembers whom a key opens, unless anything was written since it was asked for.
    pub(super) fn keep(&self, since: u64, key: &str, person: &Person) {
        let mut known = self.lock();
        if known.changes == since {
            if known.by_key.len() >= MOST {
                known.by_key.clear();
            }
            known.by_key.insert(key.to_owned(), person.clone());
        }
    }

    /// Forgets all: something was written.
    pub(super) fn forget(&self) {
        let mut known = self.lock();
        known.by_key.clear();
        known.changes += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_remembered() {
        let known = KnownPersons::default();
        let person = Person { id: "anna".to_owned(), ..Person::default() };
        let before = known.changes();
        known.keep(before, "key", &person);
        assert_eq!(known.get("key"), Some(person.clone()));
        known.forget();
        known.keep(before, "key", &person);
        assert_eq!(known.get("key"), None);
    }
}
