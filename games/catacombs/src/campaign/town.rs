//! The town: buying and selling, the strongbox, learning, and what somebody can carry down. A quest starts when nobody carries too much.

use super::{Campaign, hero_id, refusal, table_for, unknown};
use crate::content::{Characteristic, Content, Item, ItemId, ItemKind, Knack, LEVELS, School};
use crate::options::brought::{Brought, Owned, Slot, read_name};
use crate::rules::{setup, sheet};
use crate::state::CreatureId;
use undercroft_kernel::WordError;

/// The word for the points that no shop has.
const DESTINY: &str = "destiny";

impl Campaign {
    /// CA-TREASURE-40: What is on sale in town.
    pub fn shop(content: &Content) -> impl Iterator<Item = &Item> {
        content.items.iter().map(|(_, item)| item).filter(|item| item.in_town)
    }

    /// CA-DESTINY-04, CA-TREASURE-40: Buys an object at its price. A strongbox stays in town; destiny is not for sale.
    ///
    /// # Errors
    /// The rule against it.
    pub fn buy(&mut self, content: &Content, seat: usize, word: &str) -> Result<(), WordError> {
        if word == DESTINY {
            return Err(refusal("CA-DESTINY-04", "destiny points cannot be bought"));
        }
        let id = item_id(content, word)?;
        let item = &content.items[id];
        if !item.in_town {
            return Err(refusal("CA-TREASURE-40", "this is not on sale in town"));
        }
        let mut sheet = self.sheet(content, seat)?;
        let left = sheet.ecus.checked_sub(item.price);
        sheet.ecus = left.ok_or_else(|| refusal("CA-GOLD-05", "there are not enough écus"))?;
        if item.kind == ItemKind::Strongbox {
            if self.adventurer(seat)?.strongbox.is_some() {
                return Err(refusal("CA-SHEET-09", "one strongbox is enough"));
            }
            self.set_box(seat, Vec::new());
        } else {
            sheet.things.push(Owned { item: id, slot: Slot::Pack, runes: 0 });
        }
        self.write(content, seat, &sheet)
    }

    /// CA-GOLD-05: Sells an object for its price.
    ///
    /// # Errors
    /// When it is not among the things of this hero.
    pub fn sell(&mut self, content: &Content, seat: usize, word: &str) -> Result<(), WordError> {
        let mut sheet = self.sheet(content, seat)?;
        let sold = take(content, &mut sheet, word, true)?;
        sheet.ecus = sheet.ecus.saturating_add(content.items[sold.item].price);
        self.write(content, seat, &sheet)
    }

    /// CA-SHEET-09: Puts an object into the strongbox, where it weighs nothing.
    ///
    /// # Errors
    /// Without a strongbox, or without the object.
    pub fn store(&mut self, content: &Content, seat: usize, word: &str) -> Result<(), WordError> {
        let mut kept = self.strongbox(seat)?;
        let mut sheet = self.sheet(content, seat)?;
        kept.push(take(content, &mut sheet, word, true)?.write(content));
        self.set_box(seat, kept);
        self.write(content, seat, &sheet)
    }

    /// CA-SHEET-09: Takes an object out of the strongbox, into the pack.
    ///
    /// # Errors
    /// Without a strongbox, or when the object is not in it.
    pub fn fetch(&mut self, content: &Content, seat: usize, word: &str) -> Result<(), WordError> {
        let mut kept = self.strongbox(seat)?;
        let at = kept.iter().position(|one| one == word);
        let found = at.map(|at| kept.remove(at)).and_then(|one| Owned::read(&one, Slot::Pack, content));
        let found = found.ok_or_else(|| unknown("object", word, "what lies in the strongbox"))?;
        let mut sheet = self.sheet(content, seat)?;
        sheet.things.push(found);
        self.set_box(seat, kept);
        self.write(content, seat, &sheet)
    }

    /// CA-SHEET-04, CA-SHEET-05, CA-SHEET-06: Takes an object of the pack into use, or puts one back.
    ///
    /// # Errors
    /// When hands or body have no room for it.
    pub fn equip(&mut self, content: &Content, seat: usize, word: &str, slot: Slot) -> Result<(), WordError> {
        let mut sheet = self.sheet(content, seat)?;
        let owned = take(content, &mut sheet, word, slot != Slot::Pack)?;
        if slot == Slot::Worn {
            may_wear(content, &sheet, owned.item)?;
        }
        sheet.things.push(Owned { slot, ..owned });
        setup::seated(&table_for(content, hero_id(content, &self.adventurer(seat)?.hero)?, &sheet))?;
        self.write(content, seat, &sheet)
    }

    /// CA-SHEET-07: What somebody carries, and the most it can carry.
    ///
    /// # Errors
    /// When nobody sits there, or the sheet does not fit the pack.
    pub fn load(&self, content: &Content, seat: usize) -> Result<(u16, u16), WordError> {
        let sheet = self.sheet(content, seat)?;
        let game = table_for(content, hero_id(content, &self.adventurer(seat)?.hero)?, &sheet);
        let state = setup::seated(&game)?;
        let who = CreatureId(0);
        Ok((sheet::load(&game, &state, who), sheet::load_limit(&game, &state, who)))
    }

    /// CA-SPELL-10, CA-STAT-04: Learns a spell from a grimoire of its school, which stays.
    ///
    /// # Errors
    /// The rule against it.
    pub fn learn_spell(&mut self, content: &Content, seat: usize, word: &str) -> Result<(), WordError> {
        let known: Vec<&str> = content.spells.iter().map(|(_, spell)| spell.id.as_str()).collect();
        let id = content.spells.find(|spell| spell.id == word);
        let id = id.ok_or_else(|| unknown("spell", word, &known.join(", ")))?;
        let school = content.spells[id].school;
        let mut sheet = self.sheet(content, seat)?;
        let book = |owned: &Owned| content.items[owned.item].kind == ItemKind::Grimoire(school);
        if !sheet.things.iter().any(book) {
            return Err(refusal("CA-SPELL-10", "no grimoire of this school is owned"));
        }
        if school != School::Peasant && !is_initiated(content, &sheet, school) {
            return Err(refusal("CA-SPELL-10", "this school is for the initiated"));
        }
        let bit = 1 << id.0;
        self.has_room(content, seat, &sheet, sheet.spells & bit != 0)?;
        sheet.spells |= bit;
        self.write(content, seat, &sheet)
    }

    /// CA-STAT-04: Learns a competence that is for heroes.
    ///
    /// # Errors
    /// The rule against it.
    pub fn learn_competence(&mut self, content: &Content, seat: usize, word: &str) -> Result<(), WordError> {
        let known: Vec<&str> = content.competences.iter().map(|(_, one)| one.id.as_str()).collect();
        let id = content.competences.find(|one| one.id == word && !one.monsters_only);
        let id = id.ok_or_else(|| unknown("competence", word, &known.join(", ")))?;
        let mut sheet = self.sheet(content, seat)?;
        let bit = 1 << id.0;
        self.has_room(content, seat, &sheet, sheet.competences & bit != 0)?;
        sheet.competences |= bit;
        self.write(content, seat, &sheet)
    }

    /// CA-SHEET-01: A hero gets the name that somebody has invented for it.
    ///
    /// # Errors
    /// When it is no name.
    pub fn call(&mut self, content: &Content, seat: usize, name: &str) -> Result<(), WordError> {
        let mut sheet = self.sheet(content, seat)?;
        let invented = read_name(name);
        sheet.name =
            invented.ok_or_else(|| unknown("name", name, "letters, spaces and hyphens, at most 24"))?;
        self.write(content, seat, &sheet)
    }

    /// CA-SHEET-10: A handicap, or a lasting gain, is noted on the sheet; a level stays between 0 and 10.
    ///
    /// # Errors
    /// When nobody sits there, the sheet does not fit the pack, or the level would leave the printed ones.
    pub fn mark(
        &mut self,
        content: &Content,
        seat: usize,
        characteristic: Characteristic,
        by: i8,
    ) -> Result<(), WordError> {
        let mut sheet = self.sheet(content, seat)?;
        let hero = hero_id(content, &self.adventurer(seat)?.hero)?;
        let printed = content.heroes[hero].block.levels.of(characteristic);
        if let Some(handicap) = sheet.handicaps.get_mut(characteristic as usize) {
            *handicap = handicap.saturating_add(by);
            let level = i16::from(printed) + i16::from(*handicap);
            if !(0..=LEVELS as i16).contains(&level) {
                return Err(refusal("CA-STAT-02", "there is no such level"));
            }
        }
        self.write(content, seat, &sheet)
    }

    /// CA-STAT-04: Whether there is room for one more spell or competence: as many as the level of intelligence.
    fn has_room(
        &self,
        content: &Content,
        seat: usize,
        sheet: &Brought,
        knows: bool,
    ) -> Result<(), WordError> {
        let hero = hero_id(content, &self.adventurer(seat)?.hero)?;
        let state = setup::seated(&table_for(content, hero, sheet))?;
        let most = state.creatures[CreatureId(0)].level(Characteristic::Intelligence);
        let learnt = sheet.spells.count_ones() + sheet.competences.count_ones();
        if knows || learnt >= u32::from(most) {
            return Err(refusal("CA-STAT-04", "no more can be learnt"));
        }
        Ok(())
    }

    fn strongbox(&self, seat: usize) -> Result<Vec<String>, WordError> {
        let kept = self.adventurer(seat)?.strongbox.clone();
        kept.ok_or_else(|| refusal("CA-SHEET-09", "a strongbox has to be bought first"))
    }

    fn set_box(&mut self, seat: usize, kept: Vec<String>) {
        if let Some(one) = self.party.get_mut(seat) {
            one.strongbox = Some(kept);
        }
    }
}

/// CA-SPELL-10: Whether a competence opens a school.
fn is_initiated(content: &Content, sheet: &Brought, school: School) -> bool {
    let learnt = content.competences.iter().filter(|(id, _)| sheet.competences >> id.0 & 1 == 1);
    learnt.into_iter().any(|(_, one)| matches!(one.effect, Knack::Arcane(schools) if schools.has(school)))
}

/// Takes an object off a sheet: of two alike the one that is in the pack, or else the one that is in use.
fn take(content: &Content, sheet: &mut Brought, word: &str, packed: bool) -> Result<Owned, WordError> {
    let fits = |owned: &Owned| owned.write(content) == word;
    let first = |owned: &Owned| fits(owned) && (owned.slot == Slot::Pack) == packed;
    let at = sheet.things.iter().position(first).or_else(|| sheet.things.iter().position(fits));
    match at {
        Some(at) => Ok(sheet.things.remove(at)),
        None => Err(unknown("object", word, "what this hero has")),
    }
}

fn item_id(content: &Content, word: &str) -> Result<ItemId, WordError> {
    let known: Vec<&str> = content.items.iter().map(|(_, item)| item.id.as_str()).collect();
    content.items.find(|item| item.id == word).ok_or_else(|| unknown("object", word, &known.join(", ")))
}

/// CA-TREASURE-07: Only what has a lasting effect is worn, and one of each category.
fn may_wear(content: &Content, sheet: &Brought, item: ItemId) -> Result<(), WordError> {
    let category = |item: ItemId| match content.items[item].kind {
        ItemKind::Trinket(trinket) if trinket.hands == 0 && trinket.effect.lasts() => Some(trinket.category),
        _ => None,
    };
    let Some(wanted) = category(item) else { return Err(refusal("CA-TREASURE-07", "this is not worn")) };
    let worn = |one: &Owned| one.slot == Slot::Worn && category(one.item) == Some(wanted);
    if sheet.things.iter().any(worn) {
        return Err(refusal("CA-TREASURE-07", "something of this kind is worn"));
    }
    Ok(())
}
