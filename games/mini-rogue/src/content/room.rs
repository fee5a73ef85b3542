//! Room cards: what each kind of Room asks and gives.

use super::{Amount, EnemyId, FLOORS, GoodId, ListId, Marks};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub id: String,
    /// What is resolved on entering, before everything else.
    pub entering: ListId,
    pub kind: RoomKind,
    /// What cannot be done while it is resolved.
    pub forbids: Marks,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
}

/// The eight types of Room.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum RoomKind {
    /// A fight with the line of the current Floor.
    Monster([EnemyId; FLOORS]),
    /// A check; the Dungeon die names the row.
    Trap {
        /// What a failed check does, by Dungeon die.
        fail: [ListId; 6],
        /// What a passed check gives, by Dungeon die.
        pass: [ListId; 6],
    },
    /// Gold, then a check for more.
    Treasure {
        /// Gold when nothing was met in this Area.
        gold: u8,
        /// Gold when a Monster or Trap was met.
        more: u8,
        /// What a passed check gives, by Dungeon die.
        rows: [ListId; 6],
    },
    /// A check that lets the Dungeon die be shifted; its row applies in any case.
    Tomb {
        /// By Dungeon die.
        rows: [ListId; 6],
    },
    /// A refresh and one option.
    Camp(Vec<CampOption>),
    Merchant {
        /// What can be bought.
        buy: Vec<Good>,
        /// What can be sold.
        sell: Vec<Sale>,
    },
    /// A Dungeon die, after an offering if one likes.
    Shrine {
        /// The price of an offering.
        offering: u8,
        /// What it adds to the die.
        bonus: u8,
        /// By Dungeon die.
        rows: [ListId; 6],
    },
    /// A card that may be kept.
    Item(ItemRoom),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampOption {
    pub id: String,
    /// What it costs; needs the real resource.
    pub pay: ListId,
    pub gain: ListId,
    /// Whether a tunnel is among it.
    pub tunnels: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    pub id: String,
    /// The number of its word among all goods.
    pub word: GoodId,
    pub price: Amount,
    pub gain: ListId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// What changes hands.
    pub what: Ware,
    /// Gold paid.
    pub price: u8,
}

/// What a character can sell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ware {
    /// One point of Armour.
    Armour,
    Potion,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemRoom {
    pub condition: Condition,
    /// What leaving it costs.
    pub refuse: ListId,
    /// What it is good for.
    pub kind: ItemKind,
}

/// How an Item is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// By a passed check.
    Check,
    /// By paying; needs the real resource.
    Pay(ListId),
}

/// What an Item is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// Free Feats: how many, by the Dungeon die of the check.
    Weapon {
        /// By Dungeon die.
        feats: [u8; 6],
        /// The word of the weapon, by Dungeon die.
        names: [String; 6],
    },
    /// One use of one of two skills.
    Companion {
        /// How many cards of the shuffled deck it lets its owner arrange.
        arrange: u8,
        /// Whether it can replace a Room.
        replace: bool,
    },
}
