//! The records of Mini Rogue packs as they are written. Every field is optional here and numbers are of any size: what
//! is missing or out of range is reported by [`super::check`], together with everything else. `id` and `source` are
//! read by the content crate before. Icons are one text each; their grammar is in `check/icons.rs`.

mod campaign;
mod values;

pub use campaign::{RawBonus, RawCampaign, RawChapter, RawPoints, RawRelic, RawSkill};
use std::collections::BTreeMap;
use undercroft_content::{Field, Rows, Spanned, records};
pub use values::{RawCombat, RawExploration, RawPassive, RawPreparation, RawPrice};

records! {
    /// `[limits]`: the maxima of the tracks.
    RawLimits {
        hp: Field<i64>,
        xp: Field<i64>,
        armour: Field<i64>,
        food: Field<i64>,
        gold: Field<i64>,
        /// Potions carried.
        potions: Field<i64>,
        /// The HP track of enemies.
        enemy_hp: Field<i64>,
        /// The XP at which each Level begins.
        levels: Field<Vec<Spanned<i64>>>,
    }

    /// `[dice]`: how faces are read.
    RawDice {
        /// Faces with the poison symbol.
        poison_symbols: Field<i64>,
        /// Faces with the curse symbol.
        curse_symbols: Field<i64>,
        /// The lowest face with a star.
        star: Field<i64>,
        /// The lowest critical face.
        critical: Field<i64>,
        /// The highest face that misses.
        miss: Field<i64>,
    }

    /// `[numbers]`: numbers of the rulebooks' text.
    RawNumbers {
        /// Damage of a Fire potion.
        fire: Field<i64>,
        /// Damage of a Poison potion.
        poison: Field<i64>,
        /// HP of a Healing potion.
        healing: Field<i64>,
        feat_xp: Field<i64>,
        feat_hp: Field<i64>,
        /// HP lost by going hungry.
        hunger: Field<i64>,
        /// HP lost instead of a penalty that cannot be paid; left out where an edition has no such rule.
        substitute: Field<i64>,
    }

    /// `[[stance]]`: how a stance reads the dice.
    RawStance {
        /// The highest face that misses; left out where none does.
        miss: Field<i64>,
        /// The lowest critical face; left out where none is.
        critical: Field<i64>,
        /// Armour for the combat turn.
        armour: Field<i64>,
    }

    /// `[[difficulty]]`: what is taken from the start values.
    RawDifficulty {
        /// HP less.
        hp: Field<i64>,
        /// Rations less.
        food: Field<i64>,
        /// Gold less.
        gold: Field<i64>,
    }

    /// `[[board]]`: the Areas in order.
    RawBoard {
        area: Rows<RawArea>,
    }

    /// One Area of a board.
    RawArea {
        floor: Field<i64>,
        /// Whether it bears the Guardian icon.
        guardian: Field<bool>,
        /// The Area that a fall leads to.
        below: Field<i64>,
    }

    /// `[[character]]`: start values and skills.
    RawCharacter {
        icon: Field<String>,
        hp: Field<i64>,
        armour: Field<i64>,
        xp: Field<i64>,
        food: Field<i64>,
        gold: Field<i64>,
        /// Potions by their words.
        potions: Vec<Spanned<String>>,
        combat: Field<RawCombat>,
        exploration: Field<RawExploration>,
        preparation: Field<RawPreparation>,
        passive: Field<RawPassive>,
    }

    /// `[[guardian]]`: either `floor` or `phase`.
    RawGuardian {
        icon: Field<String>,
        /// Crossed icons.
        forbids: Vec<Spanned<String>>,
        /// The lines of an ordinary Guardian.
        floor: Rows<RawEnemy>,
        /// The phases of the last one.
        phase: Rows<RawEnemy>,
    }

    /// `[ghost]`: one side of the reference card.
    RawGhost {
        floor: Rows<RawEnemy>,
    }

    /// `[rewards]`: the other side.
    RawRewards {
        /// By Dungeon die.
        row: Rows<RawResult>,
        /// What comes on top.
        extra: Field<String>,
    }

    /// One line of an enemy card.
    RawEnemy {
        /// The Floor; phases have none.
        floor: Field<i64>,
        /// Its word; the lines of a Guardian have none.
        id: Field<String>,
        icon: Field<String>,
        /// HP against one character and against two.
        hp: Field<Vec<Spanned<i64>>>,
        damage: Field<i64>,
        /// What a damaging hit does, in words of its own.
        effects: Field<String>,
        /// What it pays, in icons.
        reward: Field<String>,
        /// Crossed icons.
        forbids: Vec<Spanned<String>>,
    }

    /// `[[room]]`: what all Rooms have.
    RawRoom {
        /// Which of the eight types.
        r#type: Field<String>,
        /// How it is resolved, in one word.
        banner: Field<String>,
        icon: Field<String>,
        /// What is resolved on entering, in icons.
        enter: Field<String>,
        /// Crossed icons.
        forbids: Vec<Spanned<String>>,
    }

    /// The rest of a Monster.
    RawMonster {
        floor: Rows<RawEnemy>,
    }

    /// The rest of a Trap.
    RawTrap {
        /// By Dungeon die.
        row: Rows<RawTrapRow>,
    }

    RawTrapRow {
        /// The faces, such as `1-2`.
        die: Field<String>,
        /// What a failed check does.
        fail: Field<String>,
        /// What a passed check gives.
        pass: Field<String>,
    }

    /// The rest of a Treasure.
    RawTreasure {
        /// Gold when nothing was met.
        gold: Field<i64>,
        /// Gold when something was met.
        more: Field<i64>,
        /// By Dungeon die.
        row: Rows<RawResult>,
    }

    /// The rest of a Tomb.
    RawTomb {
        /// By Dungeon die.
        row: Rows<RawResult>,
    }

    /// One row with one result.
    RawResult {
        /// The faces, such as `3` or `4-6`.
        die: Field<String>,
        /// What happens, in icons.
        result: Field<String>,
    }

    /// The rest of a camp.
    RawCamp {
        option: Rows<RawOption>,
    }

    /// One option of a camp.
    RawOption {
        id: Field<String>,
        /// What it costs.
        pay: Field<String>,
        gain: Field<String>,
    }

    /// The rest of a merchant.
    RawMerchant {
        /// What can be bought.
        buy: Rows<RawGood>,
        /// What can be sold.
        sell: Rows<RawSale>,
    }

    RawGood {
        id: Field<String>,
        /// Gold, or `"floor"`.
        price: Field<RawPrice>,
        gain: Field<String>,
    }

    RawSale {
        /// `armour` or `potion`.
        what: Field<String>,
        /// Gold paid.
        price: Field<i64>,
    }

    /// The rest of a Shrine.
    RawShrine {
        /// The price of an offering.
        offering: Field<i64>,
        /// What it adds to the die.
        bonus: Field<i64>,
        /// By Dungeon die.
        row: Rows<RawResult>,
    }

    /// The rest of an Item: either `weapon` or `companion`.
    RawItem {
        /// What taking it costs; goes with the banner `pay`.
        pay: Field<String>,
        /// What leaving it costs.
        refuse: Field<String>,
        /// By Dungeon die of the check.
        weapon: Rows<RawWeapon>,
        /// Skills of its own.
        companion: Field<RawCompanion>,
    }

    RawWeapon {
        /// The faces.
        die: Field<String>,
        id: Field<String>,
        /// Free Feats.
        feats: Field<i64>,
    }

    /// The skills of a companion.
    RawCompanion {
        /// Cards of the deck that can be arranged.
        arrange: Field<i64>,
        /// Whether a Room can be replaced.
        replace: Field<bool>,
    }

    /// `[components]`: what lies in the box, by group and name.
    RawComponents {
        cards: Counts,
        dice: Counts,
        /// Wooden pieces by colour or kind.
        wood: Counts,
        boards: Counts,
        /// Tokens and meeples.
        tokens: Counts,
        /// Player aids.
        aids: Counts,
    }
}

/// How many there are, by name.
pub type Counts = BTreeMap<String, Spanned<i64>>;
