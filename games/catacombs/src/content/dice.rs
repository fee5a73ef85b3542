//! Dice: the ten power dice with their faces, the D and the D3, and sums such as 4+5D. How a test reads them is a rule.

/// How many levels a characteristic has, each with a power die of its own.
pub const LEVELS: usize = 10;
/// How many faces every die has.
pub const FACES: usize = 6;
/// How many sums a roll of 2D has: 0 to 10.
pub const SUMS: usize = 11;

/// CA-DICE-07: The colours of the power dice, level 1 first: also the names under which they are rolled.
pub const COLOURS: [&str; LEVELS] =
    ["brown", "white", "light_blue", "dark_blue", "yellow", "green", "black", "silver", "gold", "ruby"];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    /// CA-DICE-02: The faces of the D: 0 to 5 in this order, so that a face is also its place.
    pub d: [u8; FACES],
    /// CA-DICE-03: What each face of the D, in the same order, counts when it is read as a D3.
    pub d3: [u8; FACES],
    /// How many D lie in the box; more are rolled in several throws.
    pub d_in_box: u8,
    /// The power dice, level 1 first.
    pub power: [PowerDie; LEVELS],
}

impl Dice {
    /// CA-STAT-02: The die of a level: none at 0 and below, the best one at 10 and above.
    #[must_use]
    pub fn power(&self, level: i16) -> Option<&PowerDie> {
        let above_first = usize::try_from(level.checked_sub(1)?).ok()?;
        self.power.get(above_first.min(LEVELS - 1))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PowerDie {
    /// Its colour, in a word.
    pub id: String,
    pub faces: [Face; FACES],
}

/// CA-DICE-08: One face of a power die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// Failure whatever else is rolled.
    X,
    Blank,
    Number(i8),
}

impl Face {
    /// What it adds to a roll; nothing for X.
    #[must_use]
    pub const fn value(self) -> Option<i8> {
        match self {
            Face::X => None,
            Face::Blank => Some(0),
            Face::Number(number) => Some(number),
        }
    }
}

/// A sum such as 4+5D.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Roll {
    /// The fixed part.
    pub fixed: u8,
    pub dice: u8,
}

/// A number of figures such as 2+1D3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Count {
    /// The fixed part.
    pub fixed: u8,
    pub dice: u8,
    /// Which dice.
    pub die: CountDie,
}

/// The die of a number of figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CountDie {
    /// The D, 0 to 5.
    #[default]
    D,
    /// The D3, 1 to 3.
    D3,
}

/// What an attack inflicts: Fu+1+2D.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Damage {
    /// Whether the attacker's strength is added (Fu).
    pub strength: bool,
    /// The fixed part.
    pub fixed: u8,
    pub dice: u8,
}

/// What is taken off before PV are lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Guard {
    /// Endurance and armour, as usual.
    #[default]
    Full,
    /// Magic armour points alone.
    MagicArmour,
    /// Nothing: PV are lost directly.
    Nothing,
}
