//! Which rules a picture may cite: those of the edition in play. Messages name the rules of every edition; a rule that this table does not
//! have is left out. The ledger of a game is read once. Beside them, where the values of its cards come from, and what is drawn once for many pictures.

use crate::kept::Kept;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};
use undercroft_content::Origins;
use undercroft_ledger::Ledger;

/// The rules of one edition, and where the values of its cards come from.
#[derive(Clone, Debug)]
pub struct InForce {
    rules: Option<Arc<BTreeSet<String>>>,
    origins: Option<Arc<Origins>>,
    kept: Option<Kept>,
}

impl InForce {
    /// Every rule: for games that are in no ledger.
    pub const ALL: InForce = InForce { rules: None, origins: None, kept: None };

    /// The rules of an edition of a game of the ledger.
    #[must_use]
    pub fn of(prefix: &str, edition: &str, origins: Arc<Origins>) -> InForce {
        rules_of(prefix, edition).map_or(InForce::ALL, |rules| InForce {
            rules: Some(rules),
            origins: Some(origins),
            kept: None,
        })
    }

    /// The same for a table of its own, which draws once what stays the same.
    #[must_use]
    pub(crate) fn keeping(self, kept: Kept) -> InForce {
        InForce { kept: Some(kept), ..self }
    }

    /// What depends on the game and its key alone: made once for all tables of the game.
    pub(crate) fn always<K, V>(&self, key: K, make: impl Fn() -> V) -> V
    where
        K: Ord + Send + 'static,
        V: Clone + PartialEq + Debug + Send + 'static,
    {
        self.kept.as_ref().map_or_else(&make, |kept| kept.always(key, &make))
    }

    /// The same where there are many keys: made anew once the table has made another since.
    pub(crate) fn lately<K, V>(&self, key: K, make: impl Fn() -> V) -> V
    where
        K: PartialEq + Send + 'static,
        V: Clone + PartialEq + Debug + Send + 'static,
    {
        self.kept.as_ref().map_or_else(&make, |kept| kept.lately(key, &make))
    }

    /// Where the values of cards come from; none for games without packs.
    #[must_use]
    pub fn origins(&self) -> Option<&Origins> {
        self.origins.as_deref()
    }

    /// Whether the rule is among them.
    #[must_use]
    pub fn has(&self, rule: &str) -> bool {
        self.rules.as_ref().is_none_or(|rules| rules.contains(rule))
    }
}

/// The rules of an edition, gathered once: all tables that play it share them.
fn rules_of(prefix: &str, edition: &str) -> Option<Arc<BTreeSet<String>>> {
    type Known = BTreeMap<(String, String), Arc<BTreeSet<String>>>;
    static KNOWN: Mutex<Known> = Mutex::new(BTreeMap::new());
    let ledger = Ledger::of(prefix)?;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let gather = || {
        let begins = format!("{prefix}-");
        let here = ledger.rules().iter().filter(|rule| rule.id.starts_with(&begins));
        let here = here.filter(|rule| rule.editions.iter().any(|known| known == edition));
        Arc::new(here.map(|rule| rule.id.clone()).collect())
    };
    Some(Arc::clone(known.entry((prefix.to_owned(), edition.to_owned())).or_insert_with(gather)))
}
