//! Tables that were played under other rules: what does not fit is said, and the table can go on from the state that was kept.

use super::attempt::{Attempted, write};
use super::entry::Entry;
use super::error::TableError;
use super::table::Table;
use serde_json::Value;
use undercroft_kernel::replay::Misfit;
use undercroft_kernel::{Message, Viewer};
use undercroft_table::Words;

impl Table {
    /// Goes on from the state that was kept: a decision of the host, or of somebody who is alone.
    pub fn adopt(&self, person: &str, state: Option<&Value>) -> Attempted {
        if self.broken.is_none() {
            return Err(TableError::RulesUnchanged);
        }
        if self.opened.host != person && !self.is_alone(person) {
            return Err(TableError::NotHost);
        }
        let mut game = self.game().ok_or(TableError::StateLost)?.still();
        game.adopt(state.ok_or(TableError::StateLost)?).map_err(|_| TableError::StateLost)?;
        let step = game.record(0).ok_or(TableError::StateLost)?;
        write(Entry::Adopted { step }, Viewer::Spectator)
    }

    /// What does not fit, in words.
    #[must_use]
    pub fn misfit(&self) -> Option<Words> {
        let broken = self.broken.as_ref()?;
        let message = match &broken.misfit {
            Misfit::Differs { action, .. } => Message::new("update-differs").word("action", action.as_str()),
            Misfit::Refused { action, rule, .. } => {
                Message::new("update-refused").word("action", action.as_str()).word("rule", rule.as_str())
            }
            _ => Message::new("update-unreadable"),
        };
        Some(Words::of(&message.number("step", broken.step as i64 + 1), &|_| true))
    }

    /// The rules behind what does not fit.
    #[must_use]
    pub fn changed_rules(&self) -> Vec<String> {
        let Some(broken) = &self.broken else { return Vec::new() };
        let mut rules: Vec<String> = broken.rules.iter().map(|rule| (*rule).to_owned()).collect();
        if let Misfit::Refused { rule, .. } = &broken.misfit {
            rules.push(rule.clone());
        }
        rules.dedup();
        rules
    }
}
