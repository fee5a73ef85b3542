//! One effect as it is written: an `op` and the fields that this op has, such as `{ op = "life", n = -2 }`.

use super::{Field, Rows};
use serde::Deserialize;
use undercroft_content::Span;

/// Defines the effect, and the list of the fields that are given.
macro_rules! effect {
    ($($(#[$doc:meta])* $field:ident: $type:ty),* $(,)?) => {
        /// An effect: which fields it may have depends on `op`.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct RawEffect {
            pub op: Field<String>,
            $($(#[$doc])* pub $field: Field<$type>,)*
        }

        impl RawEffect {
            /// The names of the fields that are given, `op` apart, each with its place.
            #[must_use]
            pub fn given(&self) -> Vec<(&'static str, Span)> {
                let mut given = Vec::new();
                $(given.extend(self.$field.as_ref().map(|field| (stringify!($field), field.span())));)*
                given
            }
        }
    };
}

effect! {
    n: i64,
    /// `self` or `all_in_cave`; oneself if left out.
    who: String,
    /// Against `pvm`, `pvp`, `mushroom`.
    vs: Rows<String>,
    /// The least attack of the creature.
    attack_min: i64,
    /// Sides of a die.
    faces: i64,
    /// How often.
    uses: i64,
    /// `turn` or `combat`.
    per: String,
    /// `first_per_combat` or `divine_dice`.
    scope: String,
    life: i64,
    mana: i64,
    mana_cost: i64,
    /// It never goes under this.
    min: i64,
    /// How many are drawn.
    draw: i64,
    /// Whether one may decline.
    optional: bool,
    /// A space.
    to: String,
    /// Whether only discovered spaces will do.
    discovered_only: bool,
    /// Whether the space reached works.
    apply_effects: bool,
    /// `hero_same_space` or `each_opponent_in_cave`.
    from: String,
    token: String,
    /// What must be reached.
    target: i64,
    /// `no_sprint` or `no_move`.
    flag: String,
    /// `end_of_turn` or `end_of_next_turn`.
    until: String,
    /// Which divine weapon.
    die: String,
    /// What follows.
    then: Rows<RawEffect>,
    /// What follows a failure.
    fail: Rows<RawEffect>,
    /// What the loser suffers.
    loser: Rows<RawEffect>,
    /// What has to be paid.
    cost: Rows<RawEffect>,
    /// Lists to choose from.
    options: Vec<Rows<RawEffect>>,
}
