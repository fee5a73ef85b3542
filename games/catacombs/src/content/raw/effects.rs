//! What potions, magic objects, scrolls, spells, competences and Imprévus do: a word, or a word with its values.

use super::{ByWord, Field, Words, records};
use serde::Deserialize;
use undercroft_content::Spanned;

/// A potion: `"invisible"`, or `{ action_points = 4 }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawPotion {
    #[default]
    Invisible,
    Invulnerable,
    Level(ByWord),
    ActionPoints(Spanned<i64>),
    Heal(RawHeal),
}

/// A magic object: `{ test_dice = { agility = 1 } }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawTrinket {
    Immune(Spanned<String>),
    TestDice(ByWord),
    CastingDice(Spanned<i64>),
    RunFarther(Spanned<i64>),
    HealPerAp(Spanned<i64>),
    Teleport(Spanned<i64>),
    Replay(Spanned<i64>),
}

impl Default for RawTrinket {
    fn default() -> Self {
        RawTrinket::CastingDice(Spanned::new(0..0, 1))
    }
}

/// A scroll: `"teleport_group"`, or `{ banish = 6 }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawScroll {
    Banish(Spanned<i64>),
    HealAll(RawHeal),
    Protect(Spanned<i64>),
    #[default]
    TeleportGroup,
    Turns(Spanned<i64>),
    Resurrect(Spanned<i64>),
}

records! {
    /// PV that come back.
    RawHeal {
        amount: Field<String>,
        remedy: Field<bool>,
    }

    /// `[[spell]]`.
    RawSpell {
        icon: Field<String>,
        school: Field<String>,
        difficulty: Field<i64>,
        aim: Field<RawAim>,
        effect: Field<RawSpellEffect>,
    }

    /// A companion, and how far away.
    RawFriend {
        within: Field<String>,
        or_caster: Field<bool>,
    }

    /// Damage, or PV lost directly.
    RawStrike {
        amount: Field<String>,
        guard: Field<String>,
        flaming: Field<bool>,
        drain: Field<i64>,
    }

    /// A will test and the action points that failing costs.
    RawDread {
        difficulty: Field<i64>,
        ap: Field<i64>,
    }

    /// PV for action points.
    RawPact {
        cost: Field<String>,
        ap: Field<i64>,
    }

    /// A test and the damage of failing.
    RawHurt {
        test: Field<String>,
        difficulty: Field<i64>,
        damage: Field<String>,
    }

    /// A test and the action points that failing costs.
    RawTire {
        test: Field<String>,
        difficulty: Field<i64>,
        ap: Field<i64>,
    }

    /// `[[competence]]`.
    RawCompetence {
        icon: Field<String>,
        monsters_only: Field<bool>,
        effect: Field<RawKnack>,
    }

    /// Two weapons at once.
    RawTwoWeapons {
        penalty: Field<i64>,
        per_turn: Field<i64>,
    }

    /// Better results.
    RawBonus {
        tasks: Words,
        bonus: Field<i64>,
    }

    /// Longer shots.
    RawFarShot {
        squares: Field<i64>,
        improvised: Field<i64>,
    }

    /// `[[event]]`: an Imprévu card.
    RawEvent {
        icon: Field<String>,
        copies: Field<i64>,
        effect: Field<RawEventEffect>,
    }
}

/// Whom a spell is aimed at: `"caster"`, or `{ enemy = "sight" }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawAim {
    #[default]
    Caster,
    Friend(RawFriend),
    Enemy(Spanned<String>),
    Burst(Spanned<i64>),
    AllSeen(Words),
    Corpse,
}

/// What a spell does: `"purify"`, or `{ heal = "2+2D" }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawSpellEffect {
    Reveal(Spanned<i64>),
    Heal(Spanned<String>),
    Strike(RawStrike),
    Luck(Spanned<i64>),
    Shield(Spanned<i64>),
    #[default]
    Purify,
    Invisible,
    Dread(RawDread),
    Raise(Spanned<String>),
    Pact(RawPact),
    Hold(Spanned<i64>),
    Possess(Spanned<i64>),
}

/// What a competence does: `"parry"`, or `{ tough = 2 }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawKnack {
    #[default]
    Parry,
    TwoWeapons(RawTwoWeapons),
    Tough(Spanned<i64>),
    Arcane(Words),
    Flight,
    Bonus(RawBonus),
    FarShot(RawFarShot),
    HardToKill(Spanned<i64>),
}

/// What an Imprévu does: `"calm"`, or `{ ecus = 30 }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawEventEffect {
    #[default]
    Calm,
    Ambush,
    CloseDoor,
    Hurt(RawHurt),
    Trap(Spanned<String>),
    Fear(Spanned<i64>),
    Tire(RawTire),
    Spur(Spanned<i64>),
    Ecus(Spanned<i64>),
    Item(Spanned<String>),
    Heal(Spanned<String>),
    ShowTrap,
    Toll(Spanned<i64>),
    Stir(Spanned<i64>),
    Foresee,
}
