//! What a hero brings to a quest: its sheet and its things, ready-made or as an earlier quest left them.
//!
//! In the options and in a campaign's file a sheet is one line: `name=Ragnar_the_Red destiny=1 ecus=30 xp=0 competences=parade agility=-1
//! main=club+strength_rune body=mail_coat pack=care_potion,care_potion`. What is empty may be left out.

use crate::content::words::words;
use crate::content::{Armour, Characteristic, Content, Hero, ItemId, ItemKind};
use crate::state::{CreatureId, Place};
use undercroft_kernel::{Id, IdVec};

words! {
    /// Where a hero has an object.
    Slot {
        /// In the first hand.
        Main = "main",
        /// In the second hand.
        Off = "off",
        Body = "body",
        /// Worn or in effect.
        Worn = "worn",
        Pack = "pack",
    }
}

impl Slot {
    /// The place of this kind that a hero has.
    #[must_use]
    pub const fn of(self, who: CreatureId) -> Place {
        match self {
            Slot::Main => Place::MainHand(who),
            Slot::Off => Place::OffHand(who),
            Slot::Body => Place::Body(who),
            Slot::Worn => Place::Worn(who),
            Slot::Pack => Place::Pack(who),
        }
    }
}

/// An object of a hero, with the runes that are bound to it, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned {
    pub item: ItemId,
    pub slot: Slot,
    /// CA-TREASURE-37: The runes bound to it.
    pub runes: u16,
}

/// CA-SHEET-01, CA-SHEET-03, CA-SHEET-10: A sheet: what is left of points and écus, what was learnt and suffered, and the things.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    /// CA-SHEET-01: The name that was invented for it; empty without one.
    pub name: String,
    /// CA-DESTINY-05: Destiny points that are left.
    pub destiny: u8,
    /// Écus of its own.
    pub ecus: u16,
    pub xp: u16,
    /// Competences, one bit each.
    pub competences: u32,
    /// Spells, one bit each.
    pub spells: u32,
    /// CA-SHEET-10: Handicaps and lasting gains, by characteristic.
    pub handicaps: [i8; Characteristic::COUNT],
    pub things: Vec<Owned>,
}

impl Brought {
    /// CA-SETUP-06: What a ready-made sheet says.
    #[must_use]
    pub fn ready_made(content: &Content, hero: &Hero) -> Brought {
        let mut brought = Brought {
            destiny: hero.destiny,
            ecus: hero.ecus,
            xp: hero.xp,
            competences: hero.competences.iter().fold(0, |set, one| set | 1 << one.0),
            spells: hero.spells.iter().fold(0, |set, spell| set | 1 << spell.0),
            ..Brought::default()
        };
        for carried in &hero.equipment {
            let slot = if carried.equipped { brought.use_of(content, carried.item) } else { Slot::Pack };
            brought.things.push(Owned { item: carried.item, slot, runes: 0 });
        }
        brought
    }

    /// Where an object is used: armour on the body, what needs a hand in the first one that is free.
    #[must_use]
    pub fn use_of(&self, content: &Content, item: ItemId) -> Slot {
        let on_paper = &content.items[item];
        match on_paper.kind {
            ItemKind::Armour(Armour { hands: 0, .. }) => Slot::Body,
            _ if on_paper.hands() == 0 => Slot::Worn,
            _ if self.things.iter().any(|held| held.slot == Slot::Main) => Slot::Off,
            _ => Slot::Main,
        }
    }

    /// The line of a sheet.
    #[must_use]
    pub fn write(&self, content: &Content) -> String {
        let name = if self.name.is_empty() {
            String::new()
        } else {
            format!("name={} ", self.name.replace(' ', "_"))
        };
        let mut line = format!("{name}destiny={} ecus={} xp={}", self.destiny, self.ecus, self.xp);
        let mut list = |name: &str, words: Vec<String>| {
            if !words.is_empty() {
                line.push_str(&format!(" {name}={}", words.join(",")));
            }
        };
        list("competences", set_words(&content.competences, self.competences, |one| &one.id));
        list("spells", set_words(&content.spells, self.spells, |spell| &spell.id));
        for (characteristic, by) in Characteristic::ALL.iter().zip(self.handicaps) {
            list(characteristic.id(), if by == 0 { Vec::new() } else { vec![by.to_string()] });
        }
        for slot in Slot::ALL {
            let here = self.things.iter().filter(|owned| owned.slot == *slot);
            list(slot.id(), here.map(|owned| owned.write(content)).collect());
        }
        line
    }

    /// Reads a line.
    ///
    /// # Errors
    /// The word that was not understood.
    pub fn read(line: &str, content: &Content) -> Result<Brought, String> {
        let mut brought = Brought::default();
        for word in line.split_whitespace() {
            let (name, value) = word.split_once('=').ok_or_else(|| unread(word))?;
            brought.set(name, value, content).ok_or_else(|| unread(word))?;
        }
        Ok(brought)
    }

    fn set(&mut self, name: &str, value: &str, content: &Content) -> Option<()> {
        match name {
            "name" => self.name = read_name(&value.replace('_', " "))?,
            "destiny" => self.destiny = value.parse().ok()?,
            "ecus" => self.ecus = value.parse().ok()?,
            "xp" => self.xp = value.parse().ok()?,
            "competences" => self.competences = read_set(&content.competences, value, |one| &one.id)?,
            "spells" => self.spells = read_set(&content.spells, value, |spell| &spell.id)?,
            _ => match (Slot::from_id(name), Characteristic::from_id(name)) {
                (Some(slot), _) => {
                    for word in value.split(',') {
                        self.things.push(Owned::read(word, slot, content)?);
                    }
                }
                (None, Some(characteristic)) => {
                    *self.handicaps.get_mut(characteristic as usize)? = value.parse().ok()?;
                }
                (None, None) => return None,
            },
        }
        Some(())
    }
}

impl Owned {
    /// An object by its word, with the runes bound to it: `club+strength_rune`.
    #[must_use]
    pub fn write(&self, content: &Content) -> String {
        let bound = content.runes().enumerate().filter(|(bit, _)| self.runes >> bit & 1 == 1);
        let runes = bound.map(|(_, rune)| format!("+{}", content.items[rune].id)).collect::<String>();
        format!("{}{runes}", content.items[self.item].id)
    }

    /// Reads the word of an object.
    #[must_use]
    pub fn read(word: &str, slot: Slot, content: &Content) -> Option<Owned> {
        let mut words = word.split('+');
        let first = words.next()?;
        let item = content.items.find(|item| item.id == first)?;
        let mut runes = 0;
        for rune in words {
            runes |= 1u16 << content.runes().position(|known| content.items[known].id == rune)?;
        }
        Some(Owned { item, slot, runes })
    }
}

fn set_words<I: Id, T>(rows: &IdVec<I, T>, set: u32, id: impl Fn(&T) -> &String) -> Vec<String> {
    let known = rows.iter().filter(|(row, _)| set >> row.index() & 1 == 1);
    known.map(|(_, row)| id(row).clone()).collect()
}

fn read_set<I: Id, T>(rows: &IdVec<I, T>, list: &str, id: impl Fn(&T) -> &String) -> Option<u32> {
    list.split(',').try_fold(0, |set, word| Some(set | 1 << rows.find(|row| id(row) == word)?.index()))
}

/// The most letters of a hero's name.
const NAME: usize = 24;

/// CA-SHEET-01: A name somebody has invented: letters and what stands between them.
#[must_use]
pub fn read_name(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = words.join(" ");
    let fits = |letter: char| letter.is_alphanumeric() || [' ', '-', '\'', '’', '.'].contains(&letter);
    let is_name =
        name.chars().any(char::is_alphabetic) && name.chars().all(fits) && name.chars().count() <= NAME;
    is_name.then_some(name)
}

fn unread(word: &str) -> String {
    format!("`{word}` does not belong on a sheet")
}
