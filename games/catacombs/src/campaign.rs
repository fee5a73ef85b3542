//! A party between its quests: plain data and what changes it. A quest is a match like any other; here is only what a match leaves to
//! the next one. What is done in town is `town`, what of it somebody can do is `action`. Nothing is drawn, saved or shown here.

mod action;
mod town;

use crate::Catacombs;
use crate::content::{Content, HeroId, ItemKind, Level, QuestId};
use crate::options::brought::{Brought, Owned, Slot};
use crate::options::{Options, SHEETS, SHORTEST};
use crate::state::{CreatureId, End, MAX_PARTY, Place, State, Status};
pub use action::{Shelf, TownAction, TownVerb};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{RuleId, Setup, Value, WordError};

/// CA-QUEST-03: A party on its way through the quests, as it is kept between sessions. Cards go by their words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The quest that is next; none when all are done.
    pub quest: Option<String>,
    /// The party, by seats.
    pub party: Vec<Adventurer>,
    /// What has been played.
    pub history: Vec<Past>,
}

/// A hero between quests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adventurer {
    /// The word of the hero.
    pub hero: String,
    /// CA-SHEET-10: The sheet, as one line.
    pub sheet: String,
    /// CA-SHEET-09: What lies in the strongbox; none without a strongbox.
    pub strongbox: Option<Vec<String>>,
}

/// A quest that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    pub quest: String,
    /// Whether it succeeded.
    pub won: bool,
    /// CA-GOLD-03: The écus of the common purse.
    pub score: u32,
}

impl Campaign {
    /// CA-QUEST-03, CA-SETUP-06: A campaign begins with its first quest and ready-made sheets.
    ///
    /// # Errors
    /// When there is no such hero, or a sheet is claimed twice.
    pub fn start(content: &Content, heroes: &[&str]) -> Result<Campaign, WordError> {
        let quest = content.quests.iter().next().map(|(_, quest)| quest.id.clone());
        let mut campaign = Campaign { quest, party: Vec::new(), history: Vec::new() };
        for hero in heroes {
            campaign.join(content, hero)?;
        }
        Ok(campaign)
    }

    /// CA-SETUP-06: Somebody joins with a ready-made sheet that nobody has.
    ///
    /// # Errors
    /// When there is no such hero, somebody has the sheet, or the party is complete.
    pub fn join(&mut self, content: &Content, hero: &str) -> Result<(), WordError> {
        let id = hero_id(content, hero)?;
        if self.party.iter().any(|one| one.hero == hero) {
            return Err(refusal("CA-SETUP-06", "somebody has this sheet"));
        }
        if self.party.len() >= MAX_PARTY {
            return Err(refusal("CA-SETUP-06", "the party is complete"));
        }
        let sheet = Brought::ready_made(content, &content.heroes[id]).write(content);
        self.party.push(Adventurer { hero: hero.to_owned(), sheet, strongbox: None });
        Ok(())
    }

    /// The options of the next quest's match; pack, level and length are the table's.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let setup = Setup::default()
            .with("heroes", Value::words(self.party.iter().map(|one| one.hero.as_str())))
            .with(SHEETS, Value::words(self.party.iter().map(|one| one.sheet.as_str())));
        match &self.quest {
            Some(quest) => setup.with("quest", Value::word(quest.as_str())),
            None => setup,
        }
    }

    /// CA-DESTINY-05, CA-DESTINY-06, CA-SHEET-10: The match of this quest is over: whoever lives keeps points, écus, what was learnt and
    /// what is carried. After a success the next quest follows; otherwise the same one again.
    ///
    /// # Errors
    /// When the match goes on, or was not this quest's.
    pub fn finish(&mut self, game: &Catacombs, state: &State) -> Result<(), WordError> {
        let quest = &game.content.quests[state.quest].id;
        let Some(end) = state.end.filter(|_| self.quest.as_ref() == Some(quest)) else {
            return Err(refusal("CA-SETUP-07", "this quest is not over"));
        };
        let won = end == End::Won;
        self.history.push(Past { quest: quest.clone(), won, score: state.purse });
        let before = std::mem::take(&mut self.party);
        for (who, mut one) in state.heroes().zip(before) {
            if !state.creatures[who].is(Status::DEAD) {
                let name =
                    Brought::read(&one.sheet, &game.content).map(|sheet| sheet.name).unwrap_or_default();
                one.sheet = Brought { name, ..brought_back(game, state, who) }.write(&game.content);
                self.party.push(one);
            }
        }
        if won {
            let next = QuestId(state.quest.0 + 1);
            self.quest = game.content.quests.row(next).map(|quest| quest.id.clone());
        }
        Ok(())
    }

    /// CA-DESTINY-02: A roll outside the catacombs that failed may be repeated for a destiny point.
    ///
    /// # Errors
    /// When no point is left.
    pub fn repeat_roll(&mut self, content: &Content, seat: usize) -> Result<(), WordError> {
        let mut sheet = self.sheet(content, seat)?;
        let Some(left) = sheet.destiny.checked_sub(1) else {
            return Err(refusal("CA-DESTINY-01", "no destiny point is left"));
        };
        sheet.destiny = left;
        self.write(content, seat, &sheet)
    }

    /// The sheet of somebody.
    ///
    /// # Errors
    /// When nobody sits there, or the sheet does not fit the pack.
    pub fn sheet(&self, content: &Content, seat: usize) -> Result<Brought, WordError> {
        let line = &self.adventurer(seat)?.sheet;
        Brought::read(line, content).map_err(|expected| WordError::Value {
            word: SHEETS.to_owned(),
            value: line.clone(),
            expected,
        })
    }

    fn adventurer(&self, seat: usize) -> Result<&Adventurer, WordError> {
        self.party.get(seat).ok_or_else(|| unknown("seat", &seat.to_string(), "those of the party"))
    }

    /// Somebody's sheet is written anew.
    fn write(&mut self, content: &Content, seat: usize, sheet: &Brought) -> Result<(), WordError> {
        let one = self.party.get_mut(seat);
        let one = one.ok_or_else(|| unknown("seat", &seat.to_string(), "those of the party"))?;
        one.sheet = sheet.write(content);
        Ok(())
    }
}

/// CA-DESTINY-05, CA-SHEET-10: What a hero brings back from a quest. What the quest was about is not its own.
fn brought_back(game: &Catacombs, state: &State, who: CreatureId) -> Brought {
    let sheet = state.sheet(who).copied().unwrap_or_default();
    let mut brought = Brought {
        name: String::new(),
        destiny: sheet.destiny,
        ecus: sheet.ecus,
        xp: sheet.xp,
        competences: sheet.competences,
        spells: sheet.spells,
        handicaps: sheet.handicaps,
        things: Vec::new(),
    };
    for item in state.items.iter().filter(|item| item.place.holder() == Some(who)) {
        let slot = match item.place {
            Place::MainHand(_) => Slot::Main,
            Place::OffHand(_) => Slot::Off,
            Place::Body(_) => Slot::Body,
            Place::Worn(_) => Slot::Worn,
            _ => Slot::Pack,
        };
        if !matches!(game.content.items[item.id].kind, ItemKind::Prize) {
            brought.things.push(Owned { item: item.id, slot, runes: item.runes });
        }
    }
    brought
}

/// A table for one hero, to ask the rules what it can carry and learn.
fn table_for(content: &Content, hero: HeroId, sheet: &Brought) -> Catacombs {
    let options = Options {
        quest: QuestId(0),
        heroes: vec![hero],
        level: Level::Novice,
        length: SHORTEST,
        show_objective: false,
        ask_searches: true,
        sheets: vec![sheet.clone()],
    };
    Catacombs::new(content.clone(), options)
}

fn hero_id(content: &Content, hero: &str) -> Result<HeroId, WordError> {
    let known: Vec<&str> = content.heroes.iter().map(|(_, one)| one.id.as_str()).collect();
    content.heroes.find(|one| one.id == hero).ok_or_else(|| unknown("hero", hero, &known.join(", ")))
}

fn refusal(rule: &'static str, reason: &str) -> WordError {
    WordError::Impossible { rule: RuleId(rule), reason: reason.to_owned() }
}

fn unknown(kind: &'static str, word: &str, known: &str) -> WordError {
    WordError::Unknown { kind, word: word.to_owned(), known: known.to_owned() }
}
