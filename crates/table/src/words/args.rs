//! What fills the variables of a text, by name. There are one or two of them, so that a sorted list takes a tenth of what a tree does.

use super::{Fill, TextKey};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What fills the variables of a text, in the order of their names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Args(Vec<(TextKey, Fill)>);

impl Args {
    /// Fills a variable, whatever has filled it before.
    pub fn insert(&mut self, name: impl Into<TextKey>, fill: Fill) {
        let name = name.into();
        match self.place(&name) {
            Ok(at) => {
                if let Some((_, old)) = self.0.get_mut(at) {
                    *old = fill;
                }
            }
            Err(at) => self.0.insert(at, (name, fill)),
        }
    }

    /// What fills a variable.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Fill> {
        self.0.get(self.place(name).ok()?).map(|(_, fill)| fill)
    }

    /// Whether there is such a variable.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.place(name).is_ok()
    }

    /// Whether nothing has to be filled.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The variables and what fills them.
    pub fn iter(&self) -> impl Iterator<Item = (&TextKey, &Fill)> {
        self.0.iter().map(|(name, fill)| (name, fill))
    }

    /// Takes a variable out.
    pub fn remove(&mut self, name: &str) -> Option<Fill> {
        let at = self.place(name).ok()?;
        Some(self.0.remove(at).1)
    }

    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_ref().cmp(name))
    }
}

impl<K: Into<TextKey>> FromIterator<(K, Fill)> for Args {
    fn from_iter<I: IntoIterator<Item = (K, Fill)>>(fills: I) -> Args {
        let fills = fills.into_iter();
        let mut args = Args(Vec::with_capacity(fills.size_hint().0));
        for (name, fill) in fills {
            args.insert(name, fill);
        }
        args
    }
}

impl<K: Into<TextKey>, const N: usize> From<[(K, Fill); N]> for Args {
    fn from(fills: [(K, Fill); N]) -> Args {
        fills.into_iter().collect()
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
        struct Fills;
        impl<'de> Visitor<'de> for Fills {
            type Value = Args;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("what fills each variable")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
                let mut args = Args::default();
                while let Some((name, fill)) = map.next_entry::<TextKey, Fill>()? {
                    args.insert(name, fill);
                }
                Ok(args)
            }
        }
        deserializer.deserialize_map(Fills)
    }
}
