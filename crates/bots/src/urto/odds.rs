//! What a fight with a creature costs on average: round by round, until it is dead.

/// A creature and whoever fights it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duel {
    /// Faces of the die.
    pub faces: i32,
    /// Added to every roll.
    pub bonus: i32,
    /// The creature's attack.
    pub attack: i32,
    /// Life it has left.
    pub life: i32,
    /// What its card is worth.
    pub worth: f64,
}

impl Duel {
    /// Life that is lost on average until the creature is dead; a great deal where no roll can hurt it.
    pub fn expected_loss(&self) -> f64 {
        let rolls = (1..=self.faces).map(|face| face + self.bonus - self.attack);
        let share = f64::from(self.faces);
        let dealt = rolls.clone().map(|edge| f64::from(edge.max(0))).sum::<f64>() / share;
        let lost = rolls.map(|edge| f64::from((-edge).max(0))).sum::<f64>() / share;
        if dealt <= 0.0 {
            return 99.0;
        }
        // The last blow is often larger than needed, so a little less than the plain quotient.
        let rounds = (f64::from(self.life) / dealt).max(1.0);
        rounds * lost
    }
}

#[cfg(test)]
mod tests {
    use super::Duel;

    #[test]
    fn a_stronger_creature_costs_more_and_one_that_cannot_be_hurt_costs_everything() {
        let duel = |attack| Duel { faces: 6, bonus: 0, attack, life: 2, worth: 1.0 };
        assert!(duel(2).expected_loss() < duel(4).expected_loss());
        assert!(duel(6).expected_loss() > 90.0);
        assert!(duel(0).expected_loss() < 0.01);
    }
}
