//! The dice of a table: its secret, what people have added, and how every draw can be derived again.

use undercroft_kernel::fair::{self, Stretch};

/// The source of a table's draws.
#[derive(Clone)]
pub struct Dice {
    secret: Vec<u8>,
    line: u32,
    shares: Vec<Vec<u8>>,
    /// How the draws before the table's own can be derived.
    past: Vec<Stretch>,
    /// From which step on the draws are the table's own.
    own_from: usize,
    /// How many shares there were when the set-up was drawn.
    at_start: usize,
    /// How many shares there were at each step.
    at_step: Vec<usize>,
}

impl std::fmt::Debug for Dice {
    /// Without the secret, so that no log line ever holds it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dice").field("line", &self.line).finish_non_exhaustive()
    }
}

impl Dice {
    /// The dice of a line. What lies before `own_from` steps is derived as `past` says.
    #[must_use]
    pub const fn new(
        secret: Vec<u8>,
        line: u32,
        shares: Vec<Vec<u8>>,
        past: Vec<Stretch>,
        own_from: usize,
    ) -> Dice {
        let at_start = shares.len();
        Dice { secret, line, shares, past, own_from, at_start, at_step: Vec::new() }
    }

    /// What the server has promised.
    #[must_use]
    pub fn commitment(&self) -> String {
        fair::commitment(&self.secret)
    }

    /// What people have added.
    #[must_use]
    pub fn shares(&self) -> &[Vec<u8>] {
        &self.shares
    }

    /// The seed of the next draw.
    #[must_use]
    pub fn seed(&self) -> [u8; 32] {
        fair::seed(&self.secret, &self.shares)
    }

    /// Somebody sat down.
    pub fn add(&mut self, share: Vec<u8>) {
        self.shares.push(share);
    }

    /// The set-up was drawn.
    pub const fn started(&mut self) {
        self.at_start = self.shares.len();
    }

    /// Steps were played, so that there are `steps` now; the first of them was number `from`. Steps of the past are not the table's own.
    pub fn played(&mut self, from: usize, steps: usize, past: bool) {
        self.at_step.truncate(from);
        self.at_step.resize(steps, self.shares.len());
        if past {
            self.own_from = self.own_from.max(steps);
        } else {
            self.own_from = self.own_from.min(from);
        }
    }

    /// How the draws of the first `steps` steps can be derived again; with the secret only if it is opened.
    #[must_use]
    pub fn stretches(&self, steps: usize, opened: bool) -> Vec<Stretch> {
        let hex = |bytes: &Vec<u8>| crate::secret::hex(bytes);
        let stretch = |from, shares: usize| Stretch {
            from,
            line: self.line,
            commitment: self.commitment(),
            secret: opened.then(|| hex(&self.secret)),
            shares: self.shares.iter().take(shares).map(hex).collect(),
        };
        // The set-up of a branch belongs to the past, however far the branch goes back.
        let before = |(at, stretch): &(usize, &Stretch)| *at == 0 || stretch.from < self.own_from;
        let past = self.past.iter().enumerate().filter(before);
        let mut all: Vec<Stretch> = past.map(|(_, stretch)| stretch.clone()).collect();
        // The lines of a family share their secret, and it is opened for all of them at once.
        let own = self.commitment();
        for stretch in all.iter_mut().filter(|stretch| opened && stretch.commitment == own) {
            stretch.secret = Some(hex(&self.secret));
        }
        let own = self.at_step.iter().enumerate().take(steps).skip(self.own_from);
        let mut last = None;
        if all.is_empty() {
            all.push(stretch(0, self.at_start));
            last = Some(self.at_start);
        }
        for (step, shares) in own {
            if last != Some(*shares) {
                all.push(stretch(step, *shares));
                last = Some(*shares);
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn froms(dice: &Dice, steps: usize) -> Vec<(usize, usize)> {
        dice.stretches(steps, false).iter().map(|stretch| (stretch.from, stretch.shares.len())).collect()
    }

    #[test]
    fn a_share_counts_from_the_next_step_on() {
        let mut dice = Dice::new(vec![1], 0, Vec::new(), Vec::new(), 0);
        dice.add(vec![2]);
        dice.started();
        dice.played(0, 3, false);
        let before = dice.seed();
        dice.add(vec![3]);
        assert_ne!(dice.seed(), before);
        dice.played(3, 5, false);
        assert_eq!(froms(&dice, 5), [(0, 1), (3, 2)]);
        // Steps that were taken back and played anew have the dice of now.
        dice.played(1, 2, false);
        assert_eq!(froms(&dice, 2), [(0, 1), (1, 2)]);
        assert_eq!(froms(&dice, 1), [(0, 1)]);
    }

    #[test]
    fn a_branch_keeps_the_past_as_far_as_it_is_still_played() {
        let past = Dice::new(vec![9], 0, vec![vec![1]], Vec::new(), 0).stretches(0, true);
        let mut dice = Dice::new(vec![1], 1, vec![vec![1]], past, 0);
        dice.played(0, 4, true);
        assert_eq!(dice.own_from, 4);
        dice.played(4, 6, false);
        let all = dice.stretches(6, false);
        assert_eq!(
            all.iter().map(|stretch| (stretch.from, stretch.line)).collect::<Vec<_>>(),
            [(0, 0), (4, 1)]
        );
        assert!(all[0].secret.is_some() && all[1].secret.is_none());
        dice.played(2, 3, false);
        let all = dice.stretches(3, false);
        assert_eq!(
            all.iter().map(|stretch| (stretch.from, stretch.line)).collect::<Vec<_>>(),
            [(0, 0), (2, 1)]
        );
    }
}
