//! What somebody can do in town: every action that the rules allow, each with the word to ask for it and the sentence that says it.

use super::{Campaign, unknown};
use crate::content::words::words;
use crate::content::{Characteristic, Content};
use crate::message::key;
use crate::options::brought::{Owned, Slot};
use std::borrow::Cow;
use undercroft_kernel::{Message, WordError};

words! {
    /// What is done.
    TownVerb {
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
        /// CA-STAT-04: Learning a competence.
        Train = "train",
        /// CA-SHEET-01: Naming the hero; the name is typed.
        Name = "name",
        /// CA-DESTINY-02: Repeating a roll outside the catacombs.
        Repeat = "repeat",
        /// CA-SHEET-10: Noting a handicap: one level less.
        Lower = "lower",
        /// CA-SHEET-10: Noting a lasting gain, or that a handicap has passed: one level more.
        Raise = "raise",
    }

    /// Where that with which it is done lies.
    Shelf {
        /// With the hero.
        Owned = "owned",
        Strongbox = "strongbox",
        Shop = "shop",
        Grimoire = "grimoire",
        /// With those who teach.
        Teacher = "teacher",
        /// On the sheet: what the table notes by hand.
        Sheet = "sheet",
    }
}

impl TownVerb {
    /// Where that with which it is done lies.
    #[must_use]
    pub const fn shelf(self) -> Shelf {
        match self {
            TownVerb::Sell | TownVerb::Store | TownVerb::Use | TownVerb::Stow => Shelf::Owned,
            TownVerb::Fetch => Shelf::Strongbox,
            TownVerb::Buy => Shelf::Shop,
            TownVerb::Learn => Shelf::Grimoire,
            TownVerb::Train => Shelf::Teacher,
            TownVerb::Name | TownVerb::Repeat | TownVerb::Lower | TownVerb::Raise => Shelf::Sheet,
        }
    }

    /// Whether what it is done with is typed by somebody.
    #[must_use]
    pub const fn is_typed(self) -> bool {
        matches!(self, TownVerb::Name)
    }
}

/// Something to be done in town, with the word of an object, a spell or a competence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TownAction {
    /// What is done.
    pub verb: TownVerb,
    /// With what: an object with its runes, a spell, a competence, a characteristic, or what is typed.
    pub with: String,
}

impl TownAction {
    /// The word to ask for it, such as `sell care_potion`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("{} {}", self.verb.id(), self.with)
    }

    /// The key of the name of that with which it is done.
    #[must_use]
    pub fn thing(&self) -> String {
        let kind = match self.verb {
            TownVerb::Learn => "spell",
            TownVerb::Train => "competence",
            TownVerb::Lower | TownVerb::Raise => "characteristic",
            TownVerb::Name | TownVerb::Repeat => return key("town-note", self.verb.id()),
            _ => "item",
        };
        key(kind, self.with.split('+').next().unwrap_or_default())
    }

    #[must_use]
    pub fn message(&self, content: &Content) -> Message {
        let text = match self.verb {
            TownVerb::Sell => "deed-sell",
            TownVerb::Store => "deed-store",
            TownVerb::Use => "deed-use",
            TownVerb::Stow => "deed-stow",
            TownVerb::Fetch => "deed-fetch",
            TownVerb::Buy => "deed-buy",
            TownVerb::Learn => "deed-learn",
            TownVerb::Train => "deed-train",
            TownVerb::Name => return Message::new("deed-name"),
            TownVerb::Repeat => return Message::new("deed-repeat").cite(&["CA-DESTINY-02"]),
            TownVerb::Lower => "deed-lower",
            TownVerb::Raise => "deed-raise",
        };
        let named = Message::new(text).name("thing", self.thing());
        let item = self.with.split('+').next().unwrap_or_default();
        match content.items.find(|one| one.id == item) {
            Some(id) if matches!(self.verb, TownVerb::Sell | TownVerb::Buy) => {
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
    pub fn deeds(&self, content: &Content, seat: usize) -> Result<Vec<TownAction>, WordError> {
        let mut actions: Vec<TownAction> = Vec::new();
        let mut add = |verb, with: &str| {
            let action = TownAction { verb, with: with.to_owned() };
            if !actions.contains(&action) {
                actions.push(action);
            }
        };
        for owned in &self.sheet(content, seat)?.things {
            let word = owned.write(content);
            add(if owned.slot == Slot::Pack { TownVerb::Use } else { TownVerb::Stow }, &word);
            add(TownVerb::Store, &word);
            add(TownVerb::Sell, &word);
        }
        for word in self.adventurer(seat)?.strongbox.iter().flatten() {
            add(TownVerb::Fetch, word);
        }
        for item in Campaign::shop(content) {
            add(TownVerb::Buy, &item.id);
        }
        for (_, spell) in content.spells.iter() {
            add(TownVerb::Learn, &spell.id);
        }
        for (_, competence) in content.competences.iter() {
            add(TownVerb::Train, &competence.id);
        }
        add(TownVerb::Repeat, "roll");
        for characteristic in Characteristic::ALL {
            add(TownVerb::Lower, characteristic.id());
            add(TownVerb::Raise, characteristic.id());
        }
        // Only what the rules allow is offered: each is tried on a copy.
        actions.retain(|action| self.clone().act(content, seat, action).is_ok());
        actions.push(TownAction { verb: TownVerb::Name, with: String::new() });
        Ok(actions)
    }

    /// How many of a kind lie where a action takes one from.
    ///
    /// # Errors
    /// When nobody sits there, or the sheet does not fit the pack.
    pub fn count(&self, content: &Content, seat: usize, action: &TownAction) -> Result<usize, WordError> {
        Ok(match action.verb.shelf() {
            Shelf::Owned => {
                let alike = |owned: &&Owned| owned.write(content) == action.with;
                self.sheet(content, seat)?.things.iter().filter(alike).count()
            }
            Shelf::Strongbox => {
                let kept = self.adventurer(seat)?.strongbox.iter().flatten();
                kept.filter(|word| **word == action.with).count()
            }
            Shelf::Shop | Shelf::Grimoire | Shelf::Teacher | Shelf::Sheet => 1,
        })
    }

    /// Does something in town.
    ///
    /// # Errors
    /// The rule against it.
    pub fn act(&mut self, content: &Content, seat: usize, action: &TownAction) -> Result<(), WordError> {
        let word = action.with.as_str();
        match action.verb {
            TownVerb::Sell => self.sell(content, seat, word),
            TownVerb::Store => self.store(content, seat, word),
            TownVerb::Use => {
                let sheet = self.sheet(content, seat)?;
                let packed = |owned: &&Owned| owned.slot == Slot::Pack && owned.write(content) == word;
                let owned = sheet.things.iter().find(packed);
                let owned = owned.ok_or_else(|| unknown("object", word, "what this hero has in the pack"))?;
                self.equip(content, seat, word, sheet.use_of(content, owned.item))
            }
            TownVerb::Stow => self.equip(content, seat, word, Slot::Pack),
            TownVerb::Fetch => self.fetch(content, seat, word),
            TownVerb::Buy => self.buy(content, seat, word),
            TownVerb::Learn => self.learn_spell(content, seat, word),
            TownVerb::Train => self.learn_competence(content, seat, word),
            TownVerb::Name => self.call(content, seat, word),
            TownVerb::Repeat => self.repeat_roll(content, seat),
            TownVerb::Lower | TownVerb::Raise => {
                let level = Characteristic::from_id(word);
                let level = level.ok_or_else(|| unknown("characteristic", word, "those of the sheet"))?;
                self.mark(content, seat, level, if action.verb == TownVerb::Raise { 1 } else { -1 })
            }
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
        if !sheet.name.is_empty() {
            told.insert(
                0,
                Message::new("town-called").word("name", sheet.name.clone()).cite(&["CA-SHEET-01"]),
            );
        }
        told.push(Message::new("town-experience").number("xp", sheet.xp).cite(&["CA-SHEET-01"]));
        for (characteristic, by) in Characteristic::ALL.iter().zip(sheet.handicaps).filter(|(_, by)| *by != 0)
        {
            let noted = Message::new("town-noted").name("level", key("characteristic", characteristic.id()));
            told.push(noted.number("by", by).cite(&["CA-SHEET-10"]));
        }
        if !known.is_empty() {
            told.push(Message::new("town-knows").names("known", known));
        }
        Ok(told)
    }
}
