//! The records of Urto packs as they are written. Every field is optional here and numbers are of any size: what is
//! missing or out of range is reported by [`super::check`], together with everything else. `id` and `source` are read by
//! the content crate before.

mod effect;

pub use effect::RawEffect;
use std::collections::BTreeMap;
pub use undercroft_content::{Field, Rows};
use undercroft_content::{Spanned, records};

/// How many there are, by name.
pub type Counts = BTreeMap<String, Spanned<i64>>;

records! {
    /// `[[space]]`: a space of the cave.
    RawSpace {
        /// How many rows above START.
        row: Field<i64>,
        /// From left to right in half steps, 0 in the middle.
        x: Field<i64>,
        /// What is printed on it; nothing if left out.
        role: Field<String>,
        /// What becomes of it at a table of two; nothing if left out.
        small_table: Field<String>,
        /// The spaces it has a passage to.
        neighbours: Field<Rows<String>>,
    }

    /// `[[hero]]`: a hero sheet.
    RawHero {
        /// Its icon, by its name in the icon family.
        icon: Field<String>,
        /// The colour of its frame and its meeple.
        colour: Field<String>,
        /// The land it stands for.
        land: Field<String>,
        /// Life at the start and at most.
        life: Field<i64>,
        /// Mana at the start and at most.
        mana: Field<i64>,
        /// What is better than usual.
        bonus: Rows<RawEffect>,
        /// What is worse.
        penalty: Rows<RawEffect>,
    }

    /// `[[monster]]`: a kind of monster card.
    RawMonster {
        /// Its icon, by its name in the icon family.
        icon: Field<String>,
        copies: Field<i64>,
        alpha: Field<bool>,
        /// Its attack in each round.
        attack: Field<i64>,
        /// Damage that kills it.
        life: Field<i64>,
        /// What its card is worth.
        pr: Field<i64>,
        /// What its winner gets at once.
        reward: Rows<RawEffect>,
    }

    /// `[[artefact]]`: a kind of artefact card.
    RawArtefact {
        /// Its icon, by its name in the icon family.
        icon: Field<String>,
        copies: Field<i64>,
        /// Its colour in a word.
        class: Field<String>,
        /// What it is worth at the end; 1 if left out.
        pr: Field<i64>,
        effects: Rows<RawEffect>,
    }

    /// `[[event]]`: a kind of event card.
    RawEvent {
        copies: Field<i64>,
        effects: Rows<RawEffect>,
    }

    /// `[[token]]`: a kind of token.
    RawToken {
        /// In the box.
        count: Field<i64>,
        /// In the bag at the start.
        bag: Field<i64>,
        /// In the supply at the start.
        supply: Field<i64>,
        /// On the board at the start.
        board: Field<i64>,
        /// On the hero sheets at the start.
        sheets: Field<i64>,
        effects: Rows<RawEffect>,
    }

    /// `[[die]]`: a die.
    RawDie {
        /// How many faces it has.
        sides: Field<i64>,
        /// Its results; a combat die has none.
        outcome: Rows<RawOutcome>,
    }

    /// A result of a die.
    RawOutcome {
        id: Field<String>,
        /// The faces that show it.
        faces: Field<Rows<i64>>,
        effects: Rows<RawEffect>,
        failure: Field<bool>,
    }

    /// `[[feat]]`: a line of the heroes' record.
    RawFeat {
        /// What has to be done.
        goal: Field<String>,
        n: Field<i64>,
        token: Field<String>,
    }

    /// `[numbers]`: the numbers of the rulebook's text.
    RawNumbers {
        /// The fewest heroes.
        players_min: Field<i64>,
        /// The most heroes.
        players_max: Field<i64>,
        /// The largest table that plays without the darkened spaces.
        small_table: Field<i64>,
        /// Life in the standard mode.
        standard_life: Field<i64>,
        /// Mana in the standard mode.
        standard_mana: Field<i64>,
        /// Artefacts dealt to each hero, to keep one of them.
        dealt: Field<i64>,
        /// Artefacts that a hero may hold.
        artefact_limit: Field<i64>,
        rest_life: Field<i64>,
        rest_mana: Field<i64>,
        /// Life that a Sprint costs.
        sprint_cost: Field<i64>,
        /// Mana that hiding costs.
        hide_cost: Field<i64>,
        /// Mana that the better die costs.
        d8_cost: Field<i64>,
        /// Mana that a reroll costs.
        reroll_cost: Field<i64>,
        /// Mana that each point of reinforcement costs.
        reinforcement_cost: Field<i64>,
        /// Points of reinforcement in one combat.
        reinforcement_max: Field<i64>,
        /// The roll that destroys a mushroom.
        mushroom_target: Field<i64>,
        /// Life that a search can give.
        search_heal: Field<i64>,
        /// Weapons in one combat.
        weapon_slots: Field<i64>,
        /// What an attack token adds.
        attack_token: Field<i64>,
        /// Damage that a defence token cancels.
        defence_token: Field<i64>,
        /// Renown for an attack on a hero.
        attack_renown: Field<i64>,
        /// What each life is worth at the end.
        score_life: Field<i64>,
        /// What each mana is worth at the end.
        score_mana: Field<i64>,
    }

    /// `[box]`: what lies in the box. The sums of the other records must agree with it.
    RawBox {
        /// Cards by kind: `event`, `monster` (the Alpha's included), `alpha`, `artefact` (divine ones included), `divine`.
        cards: Counts,
        /// Tokens: `all`, and `bag` for those in the bag.
        tokens: Counts,
        /// Dice by word.
        dice: Counts,
        /// Everything else.
        pieces: Counts,
        /// For whom and how long: `age`, `minutes_min`, `minutes_max`.
        advice: Counts,
    }
}
