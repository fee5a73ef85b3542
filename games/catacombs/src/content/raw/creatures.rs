//! Heroes and monsters.

use super::{ByWord, Field, Rows, Words, records};

records! {
    /// `[[monster]]`: a GM character.
    RawMonster {
        icon: Field<String>,
        nature: Field<String>,
        levels: ByWord,
        test_dice: ByWord,
        pv: Field<i64>,
        armour: Field<i64>,
        damage: Field<String>,
        range: Field<i64>,
        ecus: Field<i64>,
        treasures: Field<i64>,
        deployment: Field<String>,
        fear: Field<i64>,
        fearless: Field<bool>,
        cowardly: Field<bool>,
        slow: Field<bool>,
        swarm: Field<i64>,
        web: Field<i64>,
        poison: Field<i64>,
        flaming: Field<bool>,
        flies: Field<bool>,
        immaterial: Field<bool>,
        regeneration: Field<i64>,
        parries: Field<i64>,
        magic_weapon: Field<bool>,
        magic_armour: Field<bool>,
        habits: Field<RawHabits>,
    }

    /// How an automated game master plays a monster.
    RawHabits {
        opens_doors: Field<bool>,
        shoves: Field<bool>,
        eats_fallen: Field<bool>,
        lair: Field<String>,
    }

    /// `[[hero]]`: a ready-made sheet.
    RawHero {
        icon: Field<String>,
        race: Field<String>,
        vocation: Field<String>,
        levels: ByWord,
        pv: Field<i64>,
        destiny: Field<i64>,
        ecus: Field<i64>,
        xp: Field<i64>,
        armour_points: Field<i64>,
        cowardly: Field<bool>,
        competences: Words,
        spells: Words,
        equipment: Rows<RawCarried>,
    }

    /// One object of a sheet.
    RawCarried {
        item: Field<String>,
        equipped: Field<bool>,
    }
}
