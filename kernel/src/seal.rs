//! Seals: whatever a step hides for good is committed to before anybody can act on it, and can be checked once the secret is open.
//!
//! A seal is a keyed hash, so that nobody can find what it hides by trying everything; the key comes from the secret of the table, which is
//! opened at the end. It is a part of its step: the log shows it to everybody, and a replay carries it. Where people roll the dice the
//! table has no secret, and nothing is sealed.

use crate::session::Session;
use crate::vocabulary::Vocabulary;

/// What the keys of seals are derived for; never the same key as that of dice.
const CONTEXT: &str = "undercroft 2026-11 seals of hidden things";

/// How many bytes of the hash are shown.
const SHOWN: usize = 16;

/// The seal of what step number `step` (from 0) has hidden, in words.
fn seal(secret: &[u8], step: usize, hidden: &str) -> String {
    let key = blake3::derive_key(CONTEXT, secret);
    let mut hasher = blake3::Hasher::new_keyed(&key);
    hasher.update(&(step as u64).to_le_bytes()).update(hidden.as_bytes());
    hasher.finalize().as_bytes().iter().take(SHOWN).map(|byte| format!("{byte:02x}")).collect()
}

impl<G: Vocabulary + Clone> Session<G> {
    /// Seals what the latest step has hidden, if it has hidden something.
    pub fn seal(&mut self, secret: &[u8]) {
        let Some(step) = self.at().checked_sub(1) else { return };
        let events = self.steps().get(step).map(|step| step.events.as_slice()).unwrap_or_default();
        if let Some(hidden) = self.game().hides(self.state(), events) {
            self.mark_sealed(seal(secret, self.steps_before() + step, &hidden));
        }
    }

    /// Checks every seal with the secrets that were opened, each with how many steps came before it. Says how many seals there are.
    ///
    /// # Errors
    /// The first step, from 1, whose seal is another or is missing: something was hidden otherwise than it turned out.
    pub fn check_seals<S: AsRef<[u8]>>(&self, secrets: &[(usize, S)]) -> Result<usize, usize> {
        let mut found = 0;
        for (number, step) in self.steps().iter().enumerate().take(self.at()) {
            let hidden = self.game().hides(&self.state_at(number + 1), &step.events);
            let secret =
                secrets.iter().rev().find(|(from, _)| *from <= number).map(|(_, secret)| secret.as_ref());
            let expected = hidden.map(|hidden| seal(secret.unwrap_or_default(), number, &hidden));
            if step.seal != expected {
                return Err(number + 1);
            }
            found += usize::from(expected.is_some());
        }
        Ok(found)
    }
}
