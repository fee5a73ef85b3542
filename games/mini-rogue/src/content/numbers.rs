//! The numbers that hold for a whole edition: tracks, dice, prices, difficulties.

/// The maxima of the tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub hp: u8,
    pub xp: u8,
    pub armour: u8,
    pub food: u8,
    pub gold: u8,
    /// Potions carried.
    pub potions: u8,
    /// The HP track of enemies.
    pub enemy_hp: u8,
    /// The XP at which each Level begins; the first is 0.
    pub levels: [u8; 3],
}

/// How the faces of dice are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// Of six faces, how many show the poison symbol.
    pub poison_symbols: u8,
    /// Of six faces, how many show the curse symbol.
    pub curse_symbols: u8,
    /// The lowest face with a star.
    pub star: u8,
    /// The lowest critical face.
    pub critical: u8,
    /// The highest face that misses.
    pub miss: u8,
}

/// Numbers that the rulebooks print in their text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Damage of a Fire potion.
    pub fire: u8,
    /// Damage of a Poison potion each combat turn.
    pub poison: u8,
    /// HP of a Healing potion.
    pub healing: u8,
    pub feat_xp: u8,
    pub feat_hp: u8,
    /// HP lost by going hungry.
    pub hunger: u8,
    /// HP lost instead of a penalty that cannot be paid, in editions that print it.
    pub substitute: u8,
}

/// What a difficulty mode takes from the start values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difficulty {
    pub id: String,
    /// HP less.
    pub hp: u8,
    /// Rations less.
    pub food: u8,
    /// Gold less.
    pub gold: u8,
}
