//! The characters of a match and their boards. What they may do is a rule, not here.

use super::CellId;
use crate::content::{CharacterId, Potions, RoomId, Stance};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use undercroft_kernel::List;

/// How many characters a party can have: solo, or two in co-op.
pub const MAX_HEROES: usize = 2;
/// How many Items one character can hold: the base set has two Item cards, and the print-and-play sets no limit.
pub const MAX_ITEMS: usize = 2;

/// One character with its board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hero {
    pub character: CharacterId,
    pub hp: u8,
    pub armour: u8,
    pub xp: u8,
    pub food: u8,
    pub gold: u8,
    pub potions: Potions,
    pub items: List<Item, MAX_ITEMS>,
    /// The Poison die is in the pool.
    pub poisoned: bool,
    /// The Curse die is in the pool.
    pub cursed: bool,
    /// Neighbours are not revealed.
    pub blind: bool,
    /// The Character card lies face down: its skills are used up.
    pub spent: bool,
    /// Temporary Armour of a skill.
    pub shield: Shield,
    /// A Monster or Trap was met in this Area.
    pub met: bool,
    pub cell: CellId,
    /// Where it will go once the other has chosen too. Blank in solo.
    pub way: Option<Way>,
    /// The stance of its fight.
    pub stance: Stance,
}

/// A chosen way that is not walked yet: both leave at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Way {
    pub cell: CellId,
    /// The Room is entered without being resolved.
    pub evade: bool,
}

/// Temporary Armour for the next Room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Shield {
    #[default]
    Down,
    /// This much, from the next Room on.
    Coming(u8),
    /// This much, in this Room.
    Up(u8),
}

/// An Item in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Item {
    pub room: RoomId,
    /// How often it can still be used.
    pub uses: u8,
    /// The Dungeon die it was won with: which weapon it is. 0 for cards without one.
    pub die: u8,
}

/// The party. The active hero lies apart, so that no rule has to ask who it is; the two change places when the other one
/// becomes active.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Party {
    hero: Hero,
    /// Blank in solo.
    partner: Hero,
    size: u8,
    active: u8,
}

/// A party as it is written: the characters by seat.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Party")]
struct Written {
    heroes: [Hero; MAX_HEROES],
    size: u8,
    active: u8,
}

impl Party {
    /// One more character sits down.
    pub fn join(&mut self, hero: Hero) {
        let seat = self.size;
        self.size += 1;
        self.turn_to(seat);
        self.hero = hero;
    }

    /// How many play.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The seat of the active hero.
    #[inline]
    #[must_use]
    pub const fn active(&self) -> u8 {
        self.active
    }

    /// Makes this hero the active one.
    #[inline]
    pub fn turn_to(&mut self, hero: u8) {
        if hero != self.active {
            self.active = hero;
            std::mem::swap(&mut self.hero, &mut self.partner);
        }
    }

    /// The active hero: the one whom rules are about now.
    #[inline]
    #[must_use]
    pub const fn hero(&self) -> &Hero {
        &self.hero
    }

    /// The active hero, to change it.
    #[inline]
    pub const fn hero_mut(&mut self) -> &mut Hero {
        &mut self.hero
    }

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn partner(&self) -> &Hero {
        &self.partner
    }

    /// The other one, to change it.
    #[inline]
    pub const fn partner_mut(&mut self) -> &mut Hero {
        &mut self.partner
    }

    /// The character at a seat.
    #[must_use]
    pub fn at(&self, seat: usize) -> Option<&Hero> {
        let hero = if seat == usize::from(self.active) { &self.hero } else { &self.partner };
        (seat < MAX_HEROES).then_some(hero)
    }

    /// The character at a seat, to change it.
    pub fn at_mut(&mut self, seat: usize) -> Option<&mut Hero> {
        let hero = if seat == usize::from(self.active) { &mut self.hero } else { &mut self.partner };
        (seat < MAX_HEROES).then_some(hero)
    }

    /// Those who play, by seat.
    pub fn iter(&self) -> impl Iterator<Item = &Hero> {
        (0..usize::from(self.size)).filter_map(|seat| self.at(seat))
    }

    /// Does the same to all who play.
    #[inline]
    pub fn for_each(&mut self, mut change: impl FnMut(&mut Hero)) {
        change(&mut self.hero);
        if self.size > 1 {
            change(&mut self.partner);
        }
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Party { hero, partner, size, active } = *self;
        let heroes = if active == 0 { [hero, partner] } else { [partner, hero] };
        Written { heroes, size, active }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Party {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { heroes: [first, second], size, active } = Written::deserialize(deserializer)?;
        let (hero, partner) = if active == 0 { (first, second) } else { (second, first) };
        Ok(Party { hero, partner, size, active })
    }
}
