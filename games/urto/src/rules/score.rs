//! Chapter SCORE: the final count and its tie-breaks.

use crate::Urto;
use crate::state::{Player, Players, State};

/// What a hero's points are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Score {
    /// UR-SCORE-02: Life left.
    pub life: u16,
    /// UR-SCORE-03: Mana left.
    pub mana: u16,
    /// UR-SCORE-04: Renown in tokens.
    pub tokens: u16,
    /// UR-SCORE-05: Monster cards, the Alpha's included.
    pub monsters: u16,
    /// UR-SCORE-06, UR-SCORE-15: Artefacts still held.
    pub artefacts: u16,
}

impl Score {
    /// UR-SCORE-16: All of it.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.life + self.mana + self.tokens + self.monsters + self.artefacts
    }

    /// UR-SCORE-08 to UR-SCORE-11: What decides, in this order: total, renown without artefacts, life, mana.
    #[must_use]
    pub const fn rank(self) -> [u16; 4] {
        [self.total(), self.tokens + self.monsters, self.life, self.mana]
    }
}

/// The score of a hero as it stands.
/// UR-SCORE-13: Tokens for combats count nothing. UR-FEATS-19: Neither do feats.
#[must_use]
pub fn of(game: &Urto, state: &State, who: Player) -> Score {
    let hero = &state.heroes[who];
    let content = &game.content;
    let cards =
        content.monsters.iter().map(|(id, card)| u16::from(hero.trophies.count(id)) * u16::from(card.pr));
    let alphas = u16::from(hero.alphas) * u16::from(content.monsters[content.alpha].pr);
    let held = hero.hand.iter().filter_map(|held| held.card);
    Score {
        life: u16::from(hero.life) * u16::from(content.numbers.score_life),
        mana: u16::from(hero.mana) * u16::from(content.numbers.score_mana),
        tokens: hero.renown,
        monsters: cards.sum::<u16>() + alphas,
        artefacts: held.map(|card| u16::from(content.artefacts[card].pr)).sum(),
    }
}

/// UR-SCORE-07, UR-SCORE-12: The best of those who arrived; equals share the victory.
#[must_use]
pub fn winners(game: &Urto, state: &State, arrived: Players) -> Players {
    let rank = |who: Player| of(game, state, who).rank();
    let best = arrived.iter().map(rank).max().unwrap_or_default();
    arrived.iter().filter(|who| rank(*who) == best).collect()
}
