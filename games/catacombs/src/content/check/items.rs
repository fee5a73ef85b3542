//! Objects: what all have, what each kind adds, and their places in the treasure tables.

use super::fields::{
    each, flag, need_reference, need_wide, need_word, number_or_one, set, signed, single, word,
};
use super::notation::{self, Row, range, refuse_range};
use super::tables::{MAX_DIFFICULTY, MAX_ECUS};
use crate::content::raw::{
    ByWord, Field, RawArmour, RawAura, RawGrimoire, RawHeal, RawItem, RawKit, RawNothing, RawObject,
    RawPotion, RawPotionItem, RawScroll, RawScrollItem, RawTrinket, RawWeapon,
};
use crate::content::{
    Armour, Aura, Category, Characteristic, CompetenceId, Immunity, Item, ItemId, ItemKind, LEVELS,
    Modifiers, Natures, Piercing, Potion, Requires, Roll, SUMS, School, Scroll, Style, TreasureKind, Trinket,
    TrinketEffect, Weapon,
};
use undercroft_content::{Desk, Fields, Inspection, Merged, Span, Spanned};
use undercroft_kernel::{Id, IdVec};

/// The fields that every object may have.
const COMMON: [&str; 9] =
    ["icon", "kind", "table", "roll", "price", "weight", "requires", "competence", "modifiers"];
/// The kinds of object.
const KINDS: [&str; 10] =
    ["weapon", "armour", "potion", "trinket", "scroll", "grimoire", "rune", "kit", "strongbox", "prize"];
/// The most that a modifier changes a level.
const MAX_MODIFIER: i8 = 10;
/// The most armour points of one object.
const MAX_POINTS: u8 = 9;
/// The longest range of a weapon: the diagonal of a few zones.
const MAX_RANGE: u8 = 40;

/// Objects, and the treasure tables that they fill.
pub struct Items {
    pub items: IdVec<ItemId, Item>,
    /// The treasures of each kind, by 2D.
    pub treasures: [[ItemId; SUMS]; TreasureKind::COUNT],
}

/// Reads all objects. `town` are those on sale there.
pub fn items(merged: &Merged<'_>, inspection: &mut Inspection, town: &[ItemId]) -> Items {
    let mut rows: [Vec<Row<ItemId>>; TreasureKind::COUNT] = Default::default();
    let mut items = IdVec::<ItemId, Item>::default();
    for (index, record) in merged.list("item").iter().enumerate() {
        let id = ItemId::from_index(index);
        let mut desk = Desk::new(inspection, record);
        let mut rest = record.fields.clone();
        let raw: RawItem = desk.read(&rest.split_off(&COMMON));
        desk.name_with("item", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        if let Some((kind, row)) = place(&mut desk, &raw, id)
            && let Some(table) = rows.get_mut(kind as usize)
        {
            table.push(row);
        }
        let at = desk.header();
        let kind = desk.need(&at, "kind", raw.kind);
        let card = Card { desk: &mut desk, merged, rest: &rest, at: at.clone() };
        let kind = card.kind(&kind);
        items.push(Item {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            price: need_wide(&mut desk, &at, "price", raw.price, 0..=MAX_ECUS),
            weight: desk.number(&at, "weight", raw.weight, 0..=99),
            in_town: town.contains(&id),
            requires: requires(&mut desk, merged, &raw.requires, raw.competence),
            modifiers: modifiers(&mut desk, &raw.modifiers),
            kind,
        });
    }
    Items { items, treasures: treasures(merged, inspection, rows) }
}

/// The row of a treasure table that leads to an object; none for what is never found.
fn place(desk: &mut Desk<'_, '_>, raw: &RawItem, id: ItemId) -> Option<(TreasureKind, Row<ItemId>)> {
    let at = desk.header();
    match (&raw.table, &raw.roll) {
        (None, None) => None,
        (Some(table), roll) => {
            let kind = word(desk, "table", table)?;
            let roll = desk.need(&at, "roll", roll.clone());
            if range(roll.get_ref(), SUMS).is_none() {
                refuse_range(desk, roll.span(), roll.get_ref(), SUMS);
                return None;
            }
            Some((kind, Row { span: roll.span(), roll: Some(roll), says: id }))
        }
        (None, Some(roll)) => {
            desk.refuse(roll.span(), "a roll on no table", "`table` with a kind of treasure");
            None
        }
    }
}

/// Every sum of every table leads to exactly one object.
fn treasures(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    rows: [Vec<Row<ItemId>>; TreasureKind::COUNT],
) -> [[ItemId; SUMS]; TreasureKind::COUNT] {
    let mut kinds = TreasureKind::ALL.iter();
    rows.map(|rows| {
        let mut table = [ItemId::default(); SUMS];
        let kind = kinds.next().map_or("", |kind| kind.id());
        let mut found = [false; SUMS];
        for row in &rows {
            let Some(range) = row.roll.as_ref().and_then(|roll| range(roll.get_ref(), SUMS)) else {
                continue;
            };
            for (sum, (slot, taken)) in table.iter_mut().zip(&mut found).enumerate() {
                if !range.contains(&sum) {
                    continue;
                }
                if *taken && let Some(record) = merged.list("item").get(row.says.index()) {
                    let mut desk = Desk::new(inspection, record);
                    let message = format!("a roll of {sum} on the table {kind} has two objects");
                    desk.refuse(row.span.clone(), message, "one object for each roll");
                }
                (*slot, *taken) = (row.says, true);
            }
        }
        let missing: Vec<String> =
            found.iter().enumerate().filter(|(_, found)| !**found).map(|(sum, _)| sum.to_string()).collect();
        if !missing.is_empty() {
            let message = format!("the table {kind} has no object for {}", missing.join(", "));
            inspection.push(merged.problem(message, "an [[item]] for each roll from 0 to 10"));
        }
        table
    })
}

fn requires(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    levels: &ByWord,
    competence: Field<String>,
) -> Requires {
    let at = desk.header();
    let level = if levels.is_empty() {
        None
    } else {
        single::<Characteristic>(desk, &at, "requires", levels, 1..=LEVELS as u8)
    };
    let competence: Option<CompetenceId> =
        competence.map(|field| super::fields::reference(desk, merged, "competence", &field));
    Requires { level, competence }
}

fn modifiers(desk: &mut Desk<'_, '_>, table: &ByWord) -> Modifiers {
    let mut levels = table.clone();
    let pv = levels.iter().find(|(key, _)| key.get_ref() == "pv").map(|(key, _)| key.clone());
    let pv = pv.and_then(|key| levels.remove(&key));
    Modifiers {
        pv: desk.number_or_zero("pv", pv, 0..=20),
        levels: each(desk, "modifiers", &levels, |desk, one, number| {
            signed(desk, one.id(), number, -MAX_MODIFIER..=MAX_MODIFIER)
        }),
    }
}

/// An object under check: what is left of its fields once the common ones are read.
struct Card<'c, 'i, 'l> {
    desk: &'c mut Desk<'i, 'l>,
    merged: &'c Merged<'l>,
    rest: &'c Fields<'l>,
    at: Span,
}

impl Card<'_, '_, '_> {
    fn kind(mut self, kind: &Spanned<String>) -> ItemKind {
        match kind.get_ref().as_str() {
            "weapon" => self.weapon(),
            "armour" => self.armour(),
            "potion" => self.potion(),
            "trinket" => self.trinket(),
            "scroll" => self.scroll(),
            "grimoire" => self.grimoire(),
            "kit" => {
                let raw: RawKit = self.desk.read(self.rest);
                ItemKind::Kit(need_reference(self.desk, self.merged, &self.at, "trap", raw.trap))
            }
            "rune" => self.nothing(ItemKind::Rune),
            "strongbox" => self.nothing(ItemKind::Strongbox),
            "prize" => self.nothing(ItemKind::Prize),
            other => {
                if !other.is_empty() {
                    let message = format!("there is no kind `{other}`");
                    self.desk.refuse(kind.span(), message, format!("one of {}", KINDS.join(", ")));
                }
                ItemKind::Prize
            }
        }
    }

    /// A kind without fields of its own.
    fn nothing(&mut self, kind: ItemKind) -> ItemKind {
        let RawNothing {} = self.desk.read(self.rest);
        kind
    }

    fn weapon(&mut self) -> ItemKind {
        let raw: RawWeapon = self.desk.read(self.rest);
        let style = self.style(&raw);
        let piercing = match (flag(raw.pierces_all), raw.pierces) {
            (true, None) => Piercing::All,
            (false, None) => Piercing::None,
            (false, Some(points)) => Piercing::Points(self.desk.within("pierces", &points, 1..=MAX_POINTS)),
            (true, Some(points)) => {
                self.desk.refuse(points.span(), "`pierces` beside `pierces_all`", "one of them");
                Piercing::All
            }
        };
        let desk = &mut *self.desk;
        ItemKind::Weapon(Weapon {
            style,
            hands: number_or_one(desk, "hands", raw.hands, 1..=2),
            damage: notation::damage(desk, &self.at, "damage", raw.damage),
            parries: flag(raw.parries),
            unparryable: flag(raw.unparryable),
            piercing,
            attacks: number_or_one(desk, "attacks", raw.attacks, 1..=3),
            rerolls: desk.number_or_zero("rerolls", raw.rerolls, 0..=1),
            flaming: flag(raw.flaming),
            drain: desk.number_or_zero("drain", raw.drain, 0..=3),
            sees_through: flag(raw.sees_through),
            magic: flag(raw.magic),
        })
    }

    fn style(&mut self, raw: &RawWeapon) -> Style {
        let field = self.desk.need(&self.at, "style", raw.style.clone());
        match field.get_ref().as_str() {
            "ranged" => {
                if let Some(reach) = &raw.reach {
                    self.desk.refuse(reach.span(), "a bow has no `reach`", "`range`");
                }
                Style::Ranged { range: self.desk.number(&self.at, "range", raw.range.clone(), 2..=MAX_RANGE) }
            }
            other => {
                if !["melee", ""].contains(&other) {
                    self.desk.refuse(field.span(), format!("`style` is \"{other}\""), "melee or ranged");
                }
                if let Some(range) = &raw.range {
                    self.desk.refuse(range.span(), "a melee weapon has no `range`", "`reach`");
                }
                Style::Melee { reach: number_or_one(self.desk, "reach", raw.reach.clone(), 1..=2) }
            }
        }
    }

    fn armour(&mut self) -> ItemKind {
        let raw: RawArmour = self.desk.read(self.rest);
        let immunity = raw.immunity.and_then(|field| word::<Immunity>(self.desk, "immunity", &field));
        let aura = raw.aura.map(|aura| self.aura(&aura));
        let desk = &mut *self.desk;
        ItemKind::Armour(Armour {
            hands: desk.number_or_zero("hands", raw.hands, 0..=1),
            points: desk.number(&self.at, "points", raw.points, 0..=MAX_POINTS),
            dice: desk.number_or_zero("dice", raw.dice, 0..=1),
            parries: flag(raw.parries),
            regeneration: desk.number_or_zero("regeneration", raw.regeneration, 0..=3),
            immunity,
            aura,
            skin: flag(raw.skin),
            magic: flag(raw.magic),
        })
    }

    fn aura(&mut self, aura: &Spanned<RawAura>) -> Aura {
        let at = aura.span();
        let raw = aura.get_ref();
        Aura {
            natures: set(self.desk, "natures", &raw.natures, Natures::with),
            dice: self.desk.number(&at, "dice", raw.dice.clone(), 1..=notation::MAX_DICE),
        }
    }

    fn potion(&mut self) -> ItemKind {
        let raw: RawPotionItem = self.desk.read(self.rest);
        let effect = self.desk.need(&self.at, "effect", raw.effect);
        let at = effect.span();
        ItemKind::Potion(match effect.into_inner() {
            RawPotion::Invisible => Potion::Invisible,
            RawPotion::Invulnerable => Potion::Invulnerable,
            RawPotion::Level(table) => {
                let level = single(self.desk, &at, "level", &table, 1..=LEVELS as u8);
                let (characteristic, levels) = level.unwrap_or((Characteristic::Strength, 1));
                Potion::Level(characteristic, levels)
            }
            RawPotion::ActionPoints(ap) => {
                Potion::ActionPoints(self.desk.within("action_points", &ap, 1..=9))
            }
            RawPotion::Heal(heal) => {
                let (amount, remedy) = self.heal(&at, heal);
                Potion::Heal { amount, remedy }
            }
        })
    }

    fn heal(&mut self, at: &Span, raw: RawHeal) -> (Roll, bool) {
        (notation::roll(self.desk, at, "amount", raw.amount), flag(raw.remedy))
    }

    fn trinket(&mut self) -> ItemKind {
        let raw: RawObject = self.desk.read(self.rest);
        let category = need_word(self.desk, &self.at, "category", raw.category).unwrap_or(Category::Amulet);
        let effect = self.desk.need(&self.at, "effect", raw.effect);
        let at = effect.span();
        let desk = &mut *self.desk;
        let effect = match effect.into_inner() {
            RawTrinket::Immune(field) => {
                TrinketEffect::Immune(word(desk, "immune", &field).unwrap_or(Immunity::Poison))
            }
            RawTrinket::TestDice(table) => {
                let dice = single(desk, &at, "test_dice", &table, 1..=3);
                let (characteristic, dice) = dice.unwrap_or((Characteristic::Agility, 1));
                TrinketEffect::TestDice(characteristic, dice)
            }
            RawTrinket::CastingDice(dice) => {
                TrinketEffect::CastingDice(desk.within("casting_dice", &dice, 1..=3))
            }
            RawTrinket::RunFarther(squares) => {
                TrinketEffect::RunFarther(desk.within("run_farther", &squares, 1..=2))
            }
            RawTrinket::HealPerAp(pv) => TrinketEffect::HealPerAp(desk.within("heal_per_ap", &pv, 1..=20)),
            RawTrinket::Teleport(uses) => TrinketEffect::Teleport(desk.within("teleport", &uses, 1..=1)),
            RawTrinket::Replay(uses) => TrinketEffect::Replay(desk.within("replay", &uses, 1..=1)),
        };
        ItemKind::Trinket(Trinket { category, hands: desk.number_or_zero("hands", raw.hands, 0..=1), effect })
    }

    fn scroll(&mut self) -> ItemKind {
        let raw: RawScrollItem = self.desk.read(self.rest);
        let effect = self.desk.need(&self.at, "effect", raw.effect);
        let at = effect.span();
        ItemKind::Scroll(match effect.into_inner() {
            RawScroll::Banish(difficulty) => {
                Scroll::Banish { difficulty: self.desk.within("banish", &difficulty, 0..=MAX_DIFFICULTY) }
            }
            RawScroll::HealAll(heal) => {
                let (amount, remedy) = self.heal(&at, heal);
                Scroll::HealAll { amount, remedy }
            }
            RawScroll::Protect(armour) => {
                Scroll::Protect { armour: self.desk.within("protect", &armour, 1..=9) }
            }
            RawScroll::TeleportGroup => Scroll::TeleportGroup,
            RawScroll::Turns(turns) => Scroll::Turns(self.desk.within("turns", &turns, 2..=2)),
            RawScroll::Resurrect(divisor) => {
                Scroll::Resurrect { divisor: self.desk.within("resurrect", &divisor, 1..=4) }
            }
        })
    }

    fn grimoire(&mut self) -> ItemKind {
        let raw: RawGrimoire = self.desk.read(self.rest);
        let school = need_word(self.desk, &self.at, "school", raw.school);
        ItemKind::Grimoire(school.unwrap_or(School::Peasant))
    }
}
