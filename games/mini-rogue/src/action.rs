//! Everything a seat may do, and how it is written: the same words in logs, replays, scenarios, terminal and bot protocol.
//! Renaming a word or a variant breaks recorded matches.

use crate::content::{Affliction, Potion, Resource, Stance};
use crate::state::CellId;
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Amount, FormWord, RuleId};

/// One thing a seat does: as wide as a number, so that it moves like one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(align(4))]
pub enum Action {
    /// MR-TURN-04: Deals the shuffled Rooms. Word: `deal`.
    Deal,
    /// MR-TURN-11: Begins to resolve the Entrance. Word: `resolve`.
    Resolve,
    /// MR-TURN-12: Turns the neighbours face up. Word: `reveal`.
    Reveal,
    /// MR-TURN-14: Moves to a cell. Words: `move 2`.
    Move(CellId),
    /// MR-DELVE-01: Eats, refreshes and goes on to the next Area. Word: `descend`.
    Descend,
    /// MR-SKILL-01: Rolls the pool for a check. Word: `roll-check`.
    RollCheck,
    /// MR-ROOM-09: Rolls the Dungeon die alone. Word: `roll-dungeon`.
    RollDungeon,
    /// MR-TOMB-01: Uses the Dungeon die as it is, or one lower or higher. Words: `shift -1`, `shift 0`, `shift 1`.
    Shift(i8),
    /// MR-ROOM-16: Chooses one of the options, from 1. Words: `choose 1`.
    Choose(u8),
    /// MR-ROOM-29: Picks the kind of a potion. Words: `choose-potion fire`.
    ChoosePotion(Potion),
    /// MR-POTION-20: Gives up one potion for another. Words: `drop-potion fire`.
    DropPotion(Potion),
    /// MR-ITEM-03: Gives up one of two Items, from 1. Words: `drop-item 1`.
    DropItem(u8),
    /// MR-ITEM-01: Takes the Item of this Room. Word: `take-item`.
    TakeItem,
    /// MR-ITEM-06: Leaves the Item of this Room. Word: `leave-item`.
    LeaveItem,
    /// MR-ITEM-08: Uses a held companion, on a cell or on the deck. Words: `use-item`, `use-item 2`.
    UseItem(Option<CellId>),
    /// MR-ITEM-25: Puts a card of the deck back under a cell, or among the unused. Words: `put 2`, `put aside`.
    Put(Option<CellId>),
    /// MR-CAMP-07: Swaps two Rooms. Words: `swap 3 7`.
    Swap(CellId, CellId),
    /// MR-MERCHANT-01: Buys a good by its word. Words: `buy herbs`.
    Buy(u8),
    /// MR-MERCHANT-01: Sells one Armour. Words: `sell armour`.
    SellArmour,
    /// MR-MERCHANT-01: Sells a potion. Words: `sell fire`.
    SellPotion(Potion),
    /// MR-MERCHANT-02: Ends the visit. Word: `leave`.
    Leave,
    /// MR-SHRINE-02: Makes an offering. Word: `offer`.
    Offer,
    /// MR-POTION-17: Uses a potion. Words: `use-potion healing`.
    UsePotion(Potion),
    /// MR-POTION-11: Uses Perception on the eyes and not on the check. Words: `use-potion perception cure`.
    CurePerception,
    /// MR-CLASS-08: Uses the exploration skill, on a cell where it needs one. Words: `use-exploration-skill 2`.
    UseExplorationSkill(Option<CellId>),
    /// MR-CLASS-24: Turns one Room face up by foresight. Words: `foresee 3`.
    Foresee(CellId),
    /// MR-CLASS-24: Ends the foresight. Word: `stop`.
    Stop,
    /// MR-CLASS-10: Uses the preparation skill. Word: `use-preparation-skill`.
    UsePreparationSkill,
    /// MR-CLASS-28: Lets the character die. Word: `accept-death`.
    AcceptDeath,
    /// MR-COMBAT-05: Uses the combat skill. Words: `use-combat-skill`, `use-combat-skill fire`, `use-combat-skill 4`.
    UseCombatSkill(SkillUse),
    /// MR-COMBAT-06: Rolls the pool for an attack. Word: `roll-attack`.
    RollAttack,
    /// MR-COMBAT-10: Re-rolls a critical die, counted from 1. Words: `reroll-critical 1`.
    RerollCritical(u8),
    /// MR-FEAT-01: Re-rolls a die, counted from 1, by a Feat. Words: `feat 1 xp`.
    Feat(u8, Price),
    /// MR-COMBAT-21: Declares the dice final. Word: `keep-dice`.
    KeepDice,
    /// MR-CLASS-16: Doubles a die, counted from 1. Words: `double 2`.
    DoubleDie(u8),
    /// MR-COMBAT-24: Deals the damage. Word: `end-attack`.
    EndAttack,
    /// MR-COMBAT-22: Uses no potion after the damage. Word: `skip-potion`.
    SkipPotion,
    /// MR-STANCE-04: Moves to an adjacent stance. Words: `stance defensive`.
    Stance(Stance),
    /// MR-COOP-08: Proposes to go first. Word: `propose-order`.
    ProposeOrder,
    /// MR-COOP-08: Lets the other one go first. Word: `agree`.
    Agree,
    /// MR-COOP-08: Keeps the order. Word: `decline`.
    Decline,
    /// MR-COOP-13: Opens a trade with the other one. Word: `trade`.
    Trade,
    /// MR-COOP-13: Gives something to the other one. Words: `give gold 2`, `give fire`, `give item 1`.
    Give(Gift),
    /// MR-COOP-15: Ends the trade. Word: `end-trade`.
    EndTrade,
}

/// What one character gives to the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gift {
    /// MR-COOP-14: So much of a track; of XP and HP never.
    Track(Resource, u8),
    /// A potion.
    Potion(Potion),
    /// An Item, counted from 1.
    Item(u8),
    /// MR-COOP-14: An affliction; never.
    Affliction(Affliction),
}

/// The words of tracks in `give`.
const TRACKS: [(&str, Resource); 5] = [
    ("gold", Resource::Gold),
    ("food", Resource::Food),
    ("armour", Resource::Armour),
    ("xp", Resource::Xp),
    ("hp", Resource::Hp),
];

/// The words of afflictions in `give affliction`.
const AFFLICTIONS: [(&str, Affliction); 3] =
    [("poison", Affliction::Poison), ("curse", Affliction::Curse), ("blindness", Affliction::Blindness)];

fn word_of<T: PartialEq>(words: &[(&'static str, T)], thing: &T) -> &'static str {
    words.iter().find(|(_, known)| known == thing).map_or("?", |(word, _)| word)
}

fn write_gift(gift: Gift) -> String {
    match gift {
        Gift::Track(resource, amount) => format!("give {} {amount}", word_of(&TRACKS, &resource)),
        Gift::Potion(potion) => format!("give {}", potion.id()),
        Gift::Item(item) => format!("give item {item}"),
        Gift::Affliction(affliction) => format!("give affliction {}", word_of(&AFFLICTIONS, &affliction)),
    }
}

fn read_gift(words: &[&str]) -> Result<Gift, String> {
    match words {
        ["item", item] => Ok(Gift::Item(number(item, 1, 3)?)),
        ["affliction", word] => match AFFLICTIONS.iter().find(|(known, _)| known == word) {
            Some((_, affliction)) => Ok(Gift::Affliction(*affliction)),
            None => Err(expected(word, "poison, curse or blindness")),
        },
        [word, amount] => match TRACKS.iter().find(|(known, _)| known == word) {
            Some((_, resource)) => Ok(Gift::Track(*resource, number(amount, 0, u8::MAX)?)),
            None => Err(expected(word, "gold, food, armour or item")),
        },
        [word] => Ok(Gift::Potion(potion(word)?)),
        _ => Err(expected(&words.join(" "), "something to give, such as `gold 2`, `fire` or `item 1`")),
    }
}

/// How a combat skill is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SkillUse {
    /// Without a choice.
    Plain,
    /// With the effect of a potion.
    Potion(Potion),
    /// With a number of HP.
    Hp(u8),
}

/// How a Feat is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Price {
    /// By experience.
    Xp,
    /// By hit points.
    Hp,
    /// By a use of an Item.
    Item,
}

impl Price {
    /// All prices.
    pub const ALL: [Price; 3] = [Price::Xp, Price::Hp, Price::Item];

    /// Its word.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Price::Xp => "xp",
            Price::Hp => "hp",
            Price::Item => "item",
        }
    }
}

impl Amount for Action {
    fn with_amount(self, amount: u16) -> Self {
        match self {
            Action::UseCombatSkill(SkillUse::Hp(_)) => {
                Action::UseCombatSkill(SkillUse::Hp(amount.min(u16::from(u8::MAX)) as u8))
            }
            Action::Give(Gift::Track(resource, _)) => {
                Action::Give(Gift::Track(resource, amount.min(u16::from(u8::MAX)) as u8))
            }
            other => other,
        }
    }
}

/// Writes an action; `goods` are the words of all goods.
pub(crate) fn write(action: Action, goods: &[String]) -> String {
    let plain = |word: &str| word.to_owned();
    match action {
        Action::Deal => plain("deal"),
        Action::Resolve => plain("resolve"),
        Action::Reveal => plain("reveal"),
        Action::Move(cell) => format!("move {}", cell.number()),
        Action::Descend => plain("descend"),
        Action::RollCheck => plain("roll-check"),
        Action::RollDungeon => plain("roll-dungeon"),
        Action::Shift(by) => format!("shift {by}"),
        Action::Choose(option) => format!("choose {option}"),
        Action::ChoosePotion(potion) => format!("choose-potion {}", potion.id()),
        Action::DropPotion(potion) => format!("drop-potion {}", potion.id()),
        Action::DropItem(item) => format!("drop-item {item}"),
        Action::TakeItem => plain("take-item"),
        Action::LeaveItem => plain("leave-item"),
        Action::UseItem(cell) => with_cell("use-item", cell),
        Action::Put(None) => plain("put aside"),
        Action::Put(cell) => with_cell("put", cell),
        Action::Swap(a, b) => format!("swap {} {}", a.number(), b.number()),
        Action::Buy(good) => format!("buy {}", goods.get(usize::from(good)).map_or("?", String::as_str)),
        Action::SellArmour => plain("sell armour"),
        Action::SellPotion(potion) => format!("sell {}", potion.id()),
        Action::Leave => plain("leave"),
        Action::Offer => plain("offer"),
        Action::UsePotion(potion) => format!("use-potion {}", potion.id()),
        Action::CurePerception => plain("use-potion perception cure"),
        Action::UseExplorationSkill(cell) => with_cell("use-exploration-skill", cell),
        Action::Foresee(cell) => format!("foresee {}", cell.number()),
        Action::Stop => plain("stop"),
        Action::UsePreparationSkill => plain("use-preparation-skill"),
        Action::AcceptDeath => plain("accept-death"),
        Action::UseCombatSkill(SkillUse::Plain) => plain("use-combat-skill"),
        Action::UseCombatSkill(SkillUse::Potion(potion)) => format!("use-combat-skill {}", potion.id()),
        Action::UseCombatSkill(SkillUse::Hp(hp)) => format!("use-combat-skill {hp}"),
        Action::RollAttack => plain("roll-attack"),
        Action::RerollCritical(die) => format!("reroll-critical {die}"),
        Action::Feat(die, price) => format!("feat {die} {}", price.id()),
        Action::KeepDice => plain("keep-dice"),
        Action::DoubleDie(die) => format!("double {die}"),
        Action::EndAttack => plain("end-attack"),
        Action::SkipPotion => plain("skip-potion"),
        Action::Stance(stance) => format!("stance {}", stance.id()),
        Action::ProposeOrder => plain("propose-order"),
        Action::Agree => plain("agree"),
        Action::Decline => plain("decline"),
        Action::Trade => plain("trade"),
        Action::Give(gift) => write_gift(gift),
        Action::EndTrade => plain("end-trade"),
    }
}

fn with_cell(word: &str, cell: Option<CellId>) -> String {
    cell.map_or_else(|| word.to_owned(), |cell| format!("{word} {}", cell.number()))
}

/// Reads an action back.
///
/// # Errors
/// A sentence that says which word was not understood and what was expected.
pub(crate) fn read(text: &str, goods: &[String]) -> Result<Action, String> {
    let words: Vec<&str> = text.split(' ').collect();
    if let [word] = words.as_slice()
        && let Some(action) = PLAIN.iter().find(|action| write(**action, goods) == *word)
    {
        return Ok(*action);
    }
    match words.as_slice() {
        ["move", at] => Ok(Action::Move(cell(at)?)),
        ["shift", by] => match by.parse() {
            Ok(by @ -1..=1) => Ok(Action::Shift(by)),
            _ => Err(expected(by, "-1, 0 or 1")),
        },
        ["choose", option] => Ok(Action::Choose(number(option, 1, 9)?)),
        ["choose-potion", word] => Ok(Action::ChoosePotion(potion(word)?)),
        ["drop-potion", word] => Ok(Action::DropPotion(potion(word)?)),
        ["drop-item", item] => Ok(Action::DropItem(number(item, 1, 3)?)),
        ["use-item", at] => Ok(Action::UseItem(Some(cell(at)?))),
        ["put", "aside"] => Ok(Action::Put(None)),
        ["put", at] => Ok(Action::Put(Some(cell(at)?))),
        ["swap", a, b] => {
            let (a, b) = (cell(a)?, cell(b)?);
            Ok(Action::Swap(a.min(b), a.max(b)))
        }
        ["buy", word] => match goods.iter().position(|good| good == word) {
            Some(good) => Ok(Action::Buy(good as u8)),
            None => Err(expected(word, &goods.join(", "))),
        },
        ["sell", "armour"] => Ok(Action::SellArmour),
        ["sell", word] => Ok(Action::SellPotion(potion(word)?)),
        ["use-potion", "perception", "cure"] => Ok(Action::CurePerception),
        ["use-potion", word] => Ok(Action::UsePotion(potion(word)?)),
        ["use-exploration-skill", at] => Ok(Action::UseExplorationSkill(Some(cell(at)?))),
        ["foresee", at] => Ok(Action::Foresee(cell(at)?)),
        ["use-combat-skill", word] => match potion(word) {
            Ok(potion) => Ok(Action::UseCombatSkill(SkillUse::Potion(potion))),
            Err(_) => Ok(Action::UseCombatSkill(SkillUse::Hp(number(word, 0, u8::MAX)?))),
        },
        ["reroll-critical", die] => Ok(Action::RerollCritical(number(die, 1, 3)?)),
        ["feat", die, price] => match Price::ALL.into_iter().find(|known| known.id() == *price) {
            Some(price) => Ok(Action::Feat(number(die, 1, 3)?, price)),
            None => Err(expected(price, "xp, hp or item")),
        },
        ["double", die] => Ok(Action::DoubleDie(number(die, 1, 3)?)),
        ["stance", word] => match Stance::from_id(word) {
            Some(stance) => Ok(Action::Stance(stance)),
            None => Err(expected(word, "aggressive, balanced or defensive")),
        },
        ["give", gift @ ..] => Ok(Action::Give(read_gift(gift)?)),
        _ => Err(format!(
            "`{text}` is not an action; `undercroft scenario words --game mini-rogue` lists them"
        )),
    }
}

/// The actions that are a single word.
const PLAIN: [Action; 25] = [
    Action::Deal,
    Action::Resolve,
    Action::Reveal,
    Action::Descend,
    Action::RollCheck,
    Action::RollDungeon,
    Action::TakeItem,
    Action::LeaveItem,
    Action::UseItem(None),
    Action::Leave,
    Action::Offer,
    Action::UseExplorationSkill(None),
    Action::Stop,
    Action::UsePreparationSkill,
    Action::AcceptDeath,
    Action::UseCombatSkill(SkillUse::Plain),
    Action::RollAttack,
    Action::KeepDice,
    Action::EndAttack,
    Action::SkipPotion,
    Action::ProposeOrder,
    Action::Agree,
    Action::Decline,
    Action::Trade,
    Action::EndTrade,
];

/// Every action form with what may stand for its arguments and the rule it belongs to.
pub(crate) fn words(goods: &[String]) -> Vec<FormWord> {
    const CELL: &str = "a cell from 1 to 9";
    const DIE: &str = "a die from 1 to 3, highest first";
    let potions: Vec<&str> = Potion::ALL.iter().map(|potion| potion.id()).collect();
    let potions = potions.join(", ");
    let goods = goods.join(", ");
    let forms: [(&str, &str, &'static str); 52] = [
        ("deal", "", "MR-TURN-04"),
        ("resolve", "", "MR-TURN-11"),
        ("reveal", "", "MR-TURN-12"),
        ("move CELL", CELL, "MR-TURN-14"),
        ("descend", "", "MR-DELVE-01"),
        ("roll-check", "", "MR-SKILL-01"),
        ("roll-dungeon", "", "MR-ROOM-09"),
        ("shift BY", "-1, 0, 1", "MR-TOMB-04"),
        ("choose OPTION", "1..9", "MR-ROOM-17"),
        ("choose-potion POTION", &potions, "MR-POTION-19"),
        ("drop-potion POTION", &potions, "MR-POTION-20"),
        ("drop-item ITEM", "1, 2", "MR-ITEM-03"),
        ("take-item", "", "MR-ITEM-01"),
        ("leave-item", "", "MR-ITEM-06"),
        ("use-item", "the held companion, on the shuffled deck", "MR-ITEM-27"),
        ("use-item CELL", CELL, "MR-ITEM-27"),
        ("put CELL", CELL, "MR-ITEM-25"),
        ("put aside", "", "MR-ITEM-25"),
        ("swap CELL CELL", CELL, "MR-CAMP-07"),
        ("buy GOOD", &goods, "MR-MERCHANT-01"),
        ("sell armour", "", "MR-MERCHANT-01"),
        ("sell POTION", &potions, "MR-MERCHANT-01"),
        ("leave", "", "MR-MERCHANT-02"),
        ("offer", "", "MR-SHRINE-02"),
        ("use-potion POTION", &potions, "MR-POTION-17"),
        ("use-potion perception cure", "", "MR-POTION-11"),
        ("use-exploration-skill", "", "MR-CLASS-04"),
        ("use-exploration-skill CELL", CELL, "MR-CLASS-22"),
        ("foresee CELL", CELL, "MR-CLASS-24"),
        ("stop", "", "MR-CLASS-24"),
        ("use-preparation-skill", "", "MR-CLASS-10"),
        ("accept-death", "", "MR-CHAR-04"),
        ("use-combat-skill", "", "MR-COMBAT-04"),
        ("use-combat-skill POTION", "fire, frost, poison", "MR-CLASS-23"),
        ("use-combat-skill HP", "1..19", "MR-CLASS-27"),
        ("roll-attack", "", "MR-COMBAT-06"),
        ("reroll-critical DIE", DIE, "MR-COMBAT-10"),
        ("feat DIE xp|hp|item", DIE, "MR-FEAT-01"),
        ("keep-dice", "", "MR-COMBAT-21"),
        ("double DIE", DIE, "MR-CLASS-16"),
        ("end-attack", "", "MR-COMBAT-24"),
        ("skip-potion", "", "MR-COMBAT-22"),
        ("stance STANCE", "aggressive, balanced, defensive", "MR-STANCE-04"),
        ("propose-order", "by the one who comes second", "MR-COOP-08"),
        ("agree", "", "MR-COOP-08"),
        ("decline", "", "MR-COOP-08"),
        ("trade", "", "MR-COOP-13"),
        (
            "give gold|food|armour AMOUNT",
            "1..10; `xp`, `hp` and `affliction KIND` are always refused",
            "MR-COOP-13",
        ),
        ("give POTION", &potions, "MR-COOP-13"),
        ("give item ITEM", "1, 2", "MR-COOP-13"),
        ("drop-item ITEM", "while trading, too, by who has one too many", "MR-COOP-21"),
        ("end-trade", "", "MR-COOP-15"),
    ];
    let word = |(form, range, rule): (&str, &str, &'static str)| FormWord {
        form: form.to_owned(),
        range: range.to_owned(),
        rule: Some(RuleId(rule)),
    };
    forms.into_iter().map(word).collect()
}

fn cell(word: &str) -> Result<CellId, String> {
    word.parse().ok().and_then(CellId::new).ok_or_else(|| expected(word, "a cell from 1 to 9"))
}

fn number(word: &str, low: u8, high: u8) -> Result<u8, String> {
    let value =
        word.parse::<u8>().ok().filter(|value| (low..=high).contains(value) && value.to_string() == word);
    value.ok_or_else(|| expected(word, &format!("a number from {low} to {high}")))
}

fn potion(word: &str) -> Result<Potion, String> {
    let known: Vec<&str> = Potion::ALL.iter().map(|potion| potion.id()).collect();
    Potion::from_id(word).ok_or_else(|| expected(word, &known.join(", ")))
}

fn expected(word: &str, what: &str) -> String {
    format!("`{word}` is not understood; expected {what}")
}
