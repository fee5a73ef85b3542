//! Everything a seat may do, and how it is written: the same words in logs, replays, scenarios, terminal and bot protocol.
//! Renaming a word or a variant breaks recorded matches.

use crate::content::{Affliction, Content, GoodId, Potion, Resource, Stance};
use crate::state::CellId;
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Id, Keyword, Notation, Word};

/// One thing a seat does: as wide as a number, so that it moves like one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Notation)]
#[notation(content = Content, then = normal)]
#[repr(align(4))]
pub enum Action {
    /// MR-TURN-04: Deals the shuffled Rooms.
    #[say("deal")]
    Deal,
    /// MR-TURN-11: Begins to resolve the Entrance.
    #[say("resolve")]
    Resolve,
    /// MR-TURN-12: Turns the neighbours face up.
    #[say("reveal")]
    Reveal,
    /// MR-TURN-14: Moves to a cell.
    #[say("move {0}")]
    Move(CellId),
    /// MR-DELVE-01: Eats, refreshes and goes on to the next Area.
    #[say("descend")]
    Descend,
    /// MR-SKILL-01: Rolls the pool for a check.
    #[say("roll-check")]
    RollCheck,
    /// MR-ROOM-09: Rolls the Dungeon die alone.
    #[say("roll-dungeon")]
    RollDungeon,
    /// MR-TOMB-01: Uses the Dungeon die as it is, or one lower or higher.
    #[say("shift {0 BY -1..1}", rule = "MR-TOMB-04")]
    Shift(i8),
    /// MR-ROOM-16: Chooses one of the options, from 1.
    #[say("choose {0 OPTION 1..9}", rule = "MR-ROOM-17")]
    Choose(u8),
    /// MR-ROOM-29: Picks the kind of a potion.
    #[say("choose-potion {0}", rule = "MR-POTION-19")]
    ChoosePotion(Potion),
    /// MR-POTION-20: Gives up one potion for another.
    #[say("drop-potion {0}")]
    DropPotion(Potion),
    /// MR-ITEM-03: Gives up one of two Items, from 1.
    #[say("drop-item {0 ITEM 1..3}", help = "1, 2; while trading, too, by who has one too many")]
    DropItem(u8),
    /// MR-ITEM-01: Takes the Item of this Room.
    #[say("take-item")]
    TakeItem,
    /// MR-ITEM-06: Leaves the Item of this Room.
    #[say("leave-item")]
    LeaveItem,
    /// MR-ITEM-08: Uses a held companion, on a cell or on the deck.
    #[say("use-item", 0 = None, rule = "MR-ITEM-27", help = "the held companion, on the shuffled deck")]
    #[say("use-item {0?}", rule = "MR-ITEM-27")]
    UseItem(Option<CellId>),
    /// MR-ITEM-25: Puts a card of the deck back under a cell, or among the unused.
    #[say("put aside", 0 = None)]
    #[say("put {0?}")]
    Put(Option<CellId>),
    /// MR-CAMP-07: Swaps two Rooms.
    #[say("swap {0} {1}")]
    Swap(CellId, CellId),
    /// MR-MERCHANT-01: Buys a good by its word.
    #[say("buy {0}")]
    Buy(GoodId),
    /// MR-MERCHANT-01: Sells one Armour.
    #[say("sell armour")]
    SellArmour,
    /// MR-MERCHANT-01: Sells a potion.
    #[say("sell {0}")]
    SellPotion(Potion),
    /// MR-MERCHANT-02: Ends the visit.
    #[say("leave")]
    Leave,
    /// MR-SHRINE-02: Makes an offering.
    #[say("offer")]
    Offer,
    /// MR-POTION-17: Uses a potion.
    #[say("use-potion {0}")]
    UsePotion(Potion),
    /// MR-POTION-11: Uses Perception on the eyes and not on the check.
    #[say("use-potion perception cure")]
    CurePerception,
    /// MR-CLASS-08: Uses the exploration skill, on a cell where it needs one.
    #[say("use-exploration-skill", 0 = None, rule = "MR-CLASS-04")]
    #[say("use-exploration-skill {0?}", rule = "MR-CLASS-22")]
    UseExplorationSkill(Option<CellId>),
    /// MR-CLASS-24: Turns one Room face up by foresight.
    #[say("foresee {0}")]
    Foresee(CellId),
    /// MR-CLASS-24: Ends the foresight.
    #[say("stop")]
    Stop,
    /// MR-CLASS-10: Uses the preparation skill.
    #[say("use-preparation-skill")]
    UsePreparationSkill,
    /// MR-CLASS-28: Lets the character die.
    #[say("accept-death", rule = "MR-CHAR-04")]
    AcceptDeath,
    /// MR-COMBAT-05: Uses the combat skill.
    #[say("use-combat-skill {0..}", rule = "MR-COMBAT-04")]
    UseCombatSkill(#[amount] SkillUse),
    /// MR-COMBAT-06: Rolls the pool for an attack.
    #[say("roll-attack")]
    RollAttack,
    /// MR-COMBAT-10: Re-rolls a critical die, counted from 1.
    #[say("reroll-critical {0 DIE 1..3}", help = "a die from 1 to 3, highest first")]
    RerollCritical(u8),
    /// MR-FEAT-01: Re-rolls a die, counted from 1, by a Feat.
    #[say("feat {0 DIE 1..3} {1}", help = "a die from 1 to 3, highest first; xp, hp, item")]
    Feat(u8, Price),
    /// MR-COMBAT-21: Declares the dice final.
    #[say("keep-dice")]
    KeepDice,
    /// MR-CLASS-16: Doubles a die, counted from 1.
    #[say("double {0 DIE 1..3}", help = "a die from 1 to 3, highest first")]
    DoubleDie(u8),
    /// MR-COMBAT-24: Deals the damage.
    #[say("end-attack")]
    EndAttack,
    /// MR-COMBAT-22: Uses no potion after the damage.
    #[say("skip-potion")]
    SkipPotion,
    /// MR-STANCE-04: Moves to an adjacent stance.
    #[say("stance {0}")]
    Stance(Stance),
    /// MR-COOP-08: Proposes to go first.
    #[say("propose-order", help = "by the one who comes second")]
    ProposeOrder,
    /// MR-COOP-08: Lets the other one go first.
    #[say("agree")]
    Agree,
    /// MR-COOP-08: Keeps the order.
    #[say("decline")]
    Decline,
    /// MR-COOP-13: Opens a trade with the other one.
    #[say("trade")]
    Trade,
    /// MR-COOP-13: Gives something to the other one.
    #[say("give {0..}")]
    Give(#[amount] Gift),
    /// MR-COOP-15: Ends the trade.
    #[say("end-trade")]
    EndTrade,
    /// MR-MERCHANT-13: Takes a purchase back whose kind is not named yet.
    #[say("take-back")]
    TakeBack,
}

/// What one character gives to the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Notation)]
#[notation(content = Content)]
pub enum Gift {
    /// MR-COOP-14: So much of a track; of XP and HP never.
    #[say(
        "{0} {1 AMOUNT 0..255}",
        help = "1..10; `xp`, `hp` and `affliction KIND` are always refused",
        rule = "MR-COOP-13"
    )]
    Track(Resource, #[amount] u8),
    #[say("{0}")]
    Potion(Potion),
    /// An Item, counted from 1.
    #[say("item {0 ITEM 1..3}", help = "1, 2")]
    Item(u8),
    /// MR-COOP-14: An affliction; never.
    #[say("affliction {0}")]
    Affliction(Affliction),
}

/// How a combat skill is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Notation)]
#[notation(content = Content)]
pub enum SkillUse {
    /// Without a choice.
    #[say("")]
    Plain,
    /// With the effect of a potion.
    #[say("{0}")]
    Potion(Potion),
    #[say("{0 HP 0..255}", rule = "MR-CLASS-27", help = "1..19")]
    Hp(#[amount] u8),
}

/// How a Feat is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Keyword)]
pub enum Price {
    Xp,
    Hp,
    Item,
}

/// Two Rooms are swapped in either order; one of them is written.
fn normal(action: Action) -> Action {
    match action {
        Action::Swap(a, b) => Action::Swap(a.min(b), a.max(b)),
        other => other,
    }
}

impl<T: ?Sized> Word<T> for CellId {
    const PLACE: &'static str = "CELL";
    fn write_word(&self, _: &T) -> String {
        self.number().to_string()
    }
    fn read_word(word: &str, _: &T) -> Option<CellId> {
        word.parse().ok().and_then(CellId::new)
    }
    fn range(_: &T) -> String {
        "a cell from 1 to 9".to_owned()
    }
}

impl Word<Content> for GoodId {
    const PLACE: &'static str = "GOOD";
    fn write_word(&self, content: &Content) -> String {
        content.goods.get(self.index()).map_or_else(|| "?".to_owned(), String::clone)
    }
    fn read_word(word: &str, content: &Content) -> Option<GoodId> {
        content.goods.iter().position(|good| good == word).map(GoodId::from_index)
    }
    fn range(content: &Content) -> String {
        content.goods.join(", ")
    }
}
