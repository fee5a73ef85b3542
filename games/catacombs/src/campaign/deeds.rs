//! What somebody can do in town: every deed that the rules allow, each with the word to ask for it and the sentence that says it.

use super::{Campaign, unknown};
use crate::content::Content;
use crate::content::words::words;
use crate::message::key;
use crate::options::brought::{Owned, Slot};
use std::borrow::Cow;
use undercroft_kernel::{Message, WordError};

words! {
    /// What is done.
    Doing {
        /// CA-GOLD-05: Selling an object.
        Sell = "sell",
        /// CA-SHEET-09: Putting an object into the strongbox.
        Store = "store",
        /// CA-SHEET-04: Taking an object of the pack into use.
        Use = "use",
        /// Putting an object that is in use into the pack.
        Stow = "stow",
        /// CA-SHEET-09: Taking an object out of the strongbox.
        Fetch = "fetch",
        /// CA-TREASURE-40: Buying an object.
        Buy = "buy",
        /// CA-SPELL-10: Learning a spell.
        Learn = "learn",
    }

    /// Where that with which it is done lies.
    Shelf {
        /// With the hero.
        Owned = "owned",
        Strongbox = "strongbox",
        Shop = "shop",
        Grimoire = "grimoire",
    }
}

impl Doing {
    /// Where that with which it is done lies.
    #[must_use]
    pub const fn shelf(self) -> Shelf {
        match self {
            Doing::Sell | Doing::Store | Doing::Use | Doing::Stow => Shelf::Owned,
            Doing::Fetch => Shelf::Strongbox,
            Doing::Buy => Shelf::Shop,
            Doing::Learn => Shelf::Grimoire,
        }
    }
}

/// Something to be done in town, with the word of an object or a spell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What is done.
    pub doing: Doing,
    /// With what: an object with its runes, or a spell.
    pub with: String,
}

impl Deed {
    /// The word to ask for it, such as `sell care_potion`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("{} {}", self.doing.id(), self.with)
    }

    /// The key of the name of that with which it is done.
    #[must_use]
    pub fn thing(&self) -> String {
        let kind = if self.doing == Doing::Learn { "spell" } else { "item" };
        key(kind, self.with.split('+').next().unwrap_or_default())
    }

    #[must_use]
    pub fn message(&self, content: &Content) -> Message {
        let text = match self.doing {
            Doing::Sell => "deed-sell",
            Doing::Store => "deed-store",
            Doing::Use => "deed-use",
            Doing::Stow => "deed-stow",
            Doing::Fetch => "deed-fetch",
            Doing::Buy => "deed-buy",
            Doing::Learn => "deed-learn",
        };
        let named = Message::new(text).name("thing", self.thing());
        let item = self.with.split('+').next().unwrap_or_default();
        match content.items.find(|one| one.id == item) {
            Some(id) if matches!(self.doing, Doing::Sell | Doing::Buy) => {
                named.number("ecus", content.items[id].price)
            }
            _ => named,
        }
    }
}

impl Campaign {
    /// Everything that the rules let a hero do in town, each kind of object once.
    ///
    /// # Errors
    /// When nobody sits there, or the sheet does not fit the pack.
    pub fn deeds(&self, content: &Content, seat: usize) -> Result<Vec<Deed>, WordError> {
        let mut deeds: Vec<Deed> = Vec::new();
        let mut add = |doing, with: &str| {
            let deed = Deed { doing, with: with.to_owned() };
            if !deeds.contains(&deed) {
                deeds.push(deed);
            }
        };
        for owned in &self.sheet(content, seat)?.things {
            let word = owned.write(content);
            add(if owned.slot == Slot::Pack { Doing::Use } else { Doing::Stow }, &word);
            add(Doing::Store, &word);
            add(Doing::Sell, &word);
        }
        for word in self.adventurer(seat)?.strongbox.iter().flatten() {
            add(Doing::Fetch, word);
        }
        for item in Campaign::shop(content) {
            add(Doing::Buy, &item.id);
        }
        for (_, spell) in content.spells.iter() {
            add(Doing::Learn, &spell.id);
        }
        // Only what the rules allow is offered: each is tried on a copy.
        deeds.retain(|deed| self.clone().act(content, seat, deed).is_ok());
        Ok(deeds)
    }

    /// How many of a kind lie where a deed takes one from.
    ///
    /// # Errors
    /// When nobody sits there, or the sheet does not fit the pack.
    pub fn count(&self, content: &Content, seat: usize, deed: &Deed) -> Result<usize, WordError> {
        Ok(match deed.doing.shelf() {
            Shelf::Owned => {
                let alike = |owned: &&Owned| owned.write(content) == deed.with;
                self.sheet(content, seat)?.things.iter().filter(alike).count()
            }
            Shelf::Strongbox => {
                let kept = self.adventurer(seat)?.strongbox.iter().flatten();
                kept.filter(|word| **word == deed.with).count()
            }
            Shelf::Shop | Shelf::Grimoire => 1,
        })
    }

    /// Does something in town.
    ///
    /// # Errors
    /// The rule against it.
    pub fn act(&mut self, content: &Content, seat: usize, deed: &Deed) -> Result<(), WordError> {
        let word = deed.with.as_str();
        match deed.doing {
            Doing::Sell => self.sell(content, seat, word),
            Doing::Store => self.store(content, seat, word),
            Doing::Use => {
                let sheet = self.sheet(content, seat)?;
                let packed = |owned: &&Owned| owned.slot == Slot::Pack && owned.write(content) == word;
                let owned = sheet.things.iter().find(packed);
                let owned = owned.ok_or_else(|| unknown("object", word, "what this hero has in the pack"))?;
                self.equip(content, seat, word, sheet.use_of(content, owned.item))
            }
            Doing::Stow => self.equip(content, seat, word, Slot::Pack),
            Doing::Fetch => self.fetch(content, seat, word),
            Doing::Buy => self.buy(content, seat, word),
            Doing::Learn => self.learn_spell(content, seat, word),
        }
    }

    /// CA-SHEET-08: What keeps the party from setting out: somebody carries too much.
    ///
    /// # Errors
    /// When a sheet does not fit the pack.
    pub fn hindrance(&self, content: &Content) -> Result<Option<Message>, WordError> {
        for (seat, one) in self.party.iter().enumerate() {
            let (load, limit) = self.load(content, seat)?;
            if load > limit {
                let message = Message::new("town-heavy").name("hero", key("hero", &one.hero));
                return Ok(Some(message.cite(&["CA-SHEET-08", "CA-SHEET-09"])));
            }
        }
        Ok(None)
    }

    /// What a hero has and knows, in sentences.
    ///
    /// # Errors
    /// When nobody sits there, or the sheet does not fit the pack.
    pub fn told(&self, content: &Content, seat: usize) -> Result<Vec<Message>, WordError> {
        let sheet = self.sheet(content, seat)?;
        let (load, limit) = self.load(content, seat)?;
        let has = Message::new("town-has").number("destiny", sheet.destiny).number("ecus", sheet.ecus);
        let carries = Message::new("town-carries").number("load", load).number("limit", limit);
        let competences = content.competences.iter().filter(|(id, _)| sheet.competences >> id.0 & 1 == 1);
        let spells = content.spells.iter().filter(|(id, _)| sheet.spells >> id.0 & 1 == 1);
        let known: Vec<Cow<'static, str>> = competences
            .map(|(_, one)| key("competence", &one.id).into())
            .chain(spells.map(|(_, one)| key("spell", &one.id).into()))
            .collect();
        let mut told = vec![has, carries];
        if !known.is_empty() {
            told.push(Message::new("town-knows").names("known", known));
        }
        Ok(told)
    }
}
