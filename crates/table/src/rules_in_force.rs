//! Which rules a picture may cite: those of the edition in play. Messages name the rules of every edition; a rule that this table does not
//! have is left out. The ledger of a game is read once. Beside them, where the values of its cards come from.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use undercroft_content::Origins;
use undercroft_ledger::Ledger;

/// The rules of one edition, and where the values of its cards come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InForce {
    rules: Option<Arc<BTreeSet<String>>>,
    origins: Option<Arc<Origins>>,
}

impl InForce {
    /// Every rule: for games that are in no ledger.
    pub const ALL: InForce = InForce { rules: None, origins: None };

    /// The rules of an edition of a game of the ledger.
    #[must_use]
    pub fn of(prefix: &str, edition: &str, origins: Arc<Origins>) -> InForce {
        rules_of(prefix, edition)
            .map_or(InForce::ALL, |rules| InForce { rules: Some(rules), origins: Some(origins) })
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
