//! Tables that were played under other rules: what does not fit is said, and the table can go on from the state that was kept.

use super::act::{Draft, Tried};
use super::entry::Entry;
use super::table::Table;
use crate::problem::Problem;
use serde_json::Value;
use undercroft_kernel::replay::Misfit;
use undercroft_kernel::{Message, Seats, Viewer};
use undercroft_table::{LiveTable, Words};

impl Table {
    /// Goes on from the state that was kept: a decision of the host, or of somebody who is alone.
    ///
    /// # Errors
    /// Why not.
    pub fn adopt(&mut self, person: &str, state: &Value, now: crate::clock::Millis) -> Tried {
        if self.broken.is_none() {
            return Err(Problem::conflict("rules-unchanged").into());
        }
        if self.opened.host != person && !self.is_alone(person) {
            return Err(Problem::forbidden("not-host").into());
        }
        let Some(game) = self.game.as_mut().map(LiveTable::game_mut) else {
            return Err(Problem::conflict("state-lost").into());
        };
        let from = game.at();
        game.adopt(state).map_err(|_| Problem::conflict("state-lost"))?;
        let Some(step) = game.record(from) else { return Err(Problem::conflict("state-lost").into()) };
        self.broken = None;
        self.dice.played(from, from + 1, false);
        self.acted(Seats::NONE, 0, now);
        Ok(Draft { entry: Entry::Adopted { step }, taken: true, viewer: Viewer::Spectator, word: "done" })
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
