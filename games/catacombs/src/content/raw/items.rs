//! Objects: what all have, and what each kind adds.

use super::{ByWord, Field, RawPotion, RawScroll, RawTrinket, Words, records};

records! {
    /// `[[item]]`: what all objects have.
    RawItem {
        icon: Field<String>,
        kind: Field<String>,
        table: Field<String>,
        roll: Field<String>,
        price: Field<i64>,
        weight: Field<i64>,
        requires: ByWord,
        competence: Field<String>,
        modifiers: ByWord,
    }

    /// The rest of a weapon.
    RawWeapon {
        style: Field<String>,
        hands: Field<i64>,
        reach: Field<i64>,
        range: Field<i64>,
        damage: Field<String>,
        parries: Field<bool>,
        unparryable: Field<bool>,
        pierces: Field<i64>,
        pierces_all: Field<bool>,
        attacks: Field<i64>,
        rerolls: Field<i64>,
        flaming: Field<bool>,
        drain: Field<i64>,
        sees_through: Field<bool>,
        magic: Field<bool>,
    }

    /// The rest of armour, or of a shield.
    RawArmour {
        hands: Field<i64>,
        points: Field<i64>,
        dice: Field<i64>,
        parries: Field<bool>,
        regeneration: Field<i64>,
        immunity: Field<String>,
        aura: Field<RawAura>,
        skin: Field<bool>,
        magic: Field<bool>,
    }

    /// What armour does to those beside its wearer.
    RawAura {
        natures: Words,
        dice: Field<i64>,
    }

    /// The rest of a potion.
    RawPotionItem {
        effect: Field<RawPotion>,
    }

    /// The rest of a magic object.
    RawObject {
        category: Field<String>,
        hands: Field<i64>,
        effect: Field<RawTrinket>,
    }

    /// The rest of a scroll.
    RawScrollItem {
        effect: Field<RawScroll>,
    }

    /// The rest of a grimoire.
    RawGrimoire {
        school: Field<String>,
    }

    /// The rest of a trap that can be laid.
    RawKit {
        trap: Field<String>,
    }

    /// The rest of a rune, a strongbox, a prize: there is none.
    RawNothing {}
}
