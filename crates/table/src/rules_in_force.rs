//! Which rules a picture may cite: those of the edition in play. Messages name the rules of every edition; a rule that this table does not
//! have is left out. The ledger is read once. Beside them, where the values of its cards come from.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
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
        let Some(ledger) = ledger() else { return InForce::ALL };
        let begins = format!("{prefix}-");
        let here = ledger.rules().iter().filter(|rule| rule.id.starts_with(&begins));
        let here = here.filter(|rule| rule.editions.iter().any(|known| known == edition));
        let rules = here.map(|rule| rule.id.clone()).collect();
        InForce { rules: Some(Arc::new(rules)), origins: Some(origins) }
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

/// The ledger, read once; none if it cannot be read, which its own tests forbid.
pub(crate) fn ledger() -> Option<&'static Ledger> {
    static LEDGER: OnceLock<Option<Ledger>> = OnceLock::new();
    LEDGER.get_or_init(|| Ledger::load().ok()).as_ref()
}
