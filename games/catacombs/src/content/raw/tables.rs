//! Dice, prices, numbers and the tables that are rolled on.

use super::{ByWord, Field, RawFind, Rows, Words, records};
use undercroft_content::Spanned;

records! {
    /// `[dice]`: the D and the D3.
    RawDice {
        d: Vec<Spanned<i64>>,
        d3: Vec<Spanned<i64>>,
        in_box: Field<i64>,
    }

    /// `[[power_die]]`: the die of a level.
    RawPowerDie {
        level: Field<i64>,
        faces: Field<String>,
    }

    /// `[[action]]`: a price.
    RawAction {
        cost: Field<i64>,
        who: Field<String>,
    }

    /// `[numbers]`: numbers of the rulebook's text.
    RawNumbers {
        test: Field<i64>,
        run_squares: Field<i64>,
        block_dice: Field<i64>,
        bare_hands: Field<String>,
        powerful_dice: Field<i64>,
        precise_dice: Field<i64>,
        shot_least: Field<i64>,
        improvised: Field<String>,
        improvised_range: Field<i64>,
        wait_points: Field<i64>,
        disarm: Field<i64>,
        dodge: Field<i64>,
        known_trap: Field<i64>,
        bridge: Field<i64>,
        mishaps: Words,
        swamp: Field<String>,
        throw_range: Field<i64>,
        throw: Field<i64>,
        theft_dice: Field<i64>,
        theft_ecus: Field<i64>,
        jump: Field<i64>,
        fear_ap: Field<i64>,
        ignite: Field<i64>,
        fire_dice: Field<i64>,
        burn_on: Field<i64>,
        poison_ap: Field<i64>,
        poison_dice: Field<i64>,
        swarm_melee: Field<i64>,
        swarm_dice: Field<i64>,
        regeneration_dice: Field<i64>,
        load: Field<i64>,
        destiny_pv: Field<i64>,
        rescue_turns: Field<i64>,
        heroes: Field<i64>,
        cards: Field<i64>,
    }

    /// `[speeches]`: what they need and do.
    RawSpeeches {
        difficulty: ByWord,
        threat_fear: Field<i64>,
        threat_failure_dice: Field<i64>,
        bravery_ap: Field<i64>,
        bravery_failure_ap: Field<i64>,
        manipulation_failure_ap: Field<i64>,
        bribe_ecus: Field<i64>,
    }

    /// `[search]`: what searching a square brings, by 2D.
    RawSearch {
        row: Rows<RawFind>,
    }

    /// `[treasure]`: the nature of a treasure, by 2D.
    RawTreasure {
        row: Rows<RawTreasureRow>,
    }

    RawTreasureRow {
        roll: Field<String>,
        kind: Field<String>,
    }

    /// `[town]`: what is on sale there.
    RawTown {
        sells: Words,
    }

    /// `[components]`: what lies in the box.
    RawComponents {
        dice: ByWord,
        boards: ByWord,
        tokens: Words,
    }
}
