//! The campaign of Catacombs behind the catalogue's trait: its chapters are the quests, and a town lies between them.

use crate::campaign::{Campaigns, Deed, Member, Now, Page, Shelf, Thing, Turn};
use crate::live::{Live, Match};
use catacombs::Catacombs;
use catacombs::campaign::{self, Campaign, TownAction, TownVerb};
use catacombs::content::Content;
use catacombs::message::key;
use undercroft_kernel::{RuleId, Setup, WordError};

/// The campaigns of one pack.
pub(crate) struct Parties(pub(crate) Catacombs);

impl Campaigns for Parties {
    fn start(&self, characters: &[String]) -> Result<String, WordError> {
        if characters.is_empty() {
            return Err(refusal("CA-SETUP-06", "somebody has to set out"));
        }
        let heroes: Vec<&str> = characters.iter().map(String::as_str).collect();
        Campaign::start(self.content(), &heroes).map(|campaign| write(&campaign))
    }

    fn page(&self, sheet: &str) -> Result<Page, WordError> {
        let campaign = self.read(sheet)?;
        let content = self.content();
        let last = campaign.history.last();
        let told = campaign.quest.as_ref().or(last.map(|past| &past.quest));
        let quest = told.map(|quest| key("quest", quest)).unwrap_or_default();
        let now = match (&campaign.quest, campaign.party.is_empty()) {
            (None, _) => Now::End,
            (Some(_), true) => Now::Gathering,
            (Some(_), false) => Now::Match,
        };
        let ended = |won: bool| if won { "won" } else { "lost" };
        let seats = 0..campaign.party.len();
        let heroes = content.heroes.iter().filter(|_| campaign.quest.is_some()).map(|(_, hero)| &hero.id);
        let free = heroes.filter(|hero| campaign.clone().join(content, hero).is_ok());
        let ahead = content.quests.iter().skip_while(|(_, one)| Some(&one.id) != told).skip(1);
        Ok(Page {
            characters: campaign.party.iter().map(|one| key("hero", &one.hero)).collect(),
            number: told.map(|quest| self.number(quest)).unwrap_or_default(),
            story: if now == Now::End { "won" } else { "intro" },
            chapter: quest,
            now,
            hindrance: campaign.hindrance(content)?,
            points: 0,
            offers: Vec::new(),
            skills: Vec::new(),
            relics: Vec::new(),
            town: seats.map(|seat| self.member(&campaign, seat)).collect::<Result<_, _>>()?,
            joining: free.map(|hero| (hero.clone(), key("hero", hero))).collect(),
            ahead: ahead.map(|(_, quest)| key("quest", &quest.id)).collect(),
            past: campaign
                .history
                .iter()
                .map(|past| (self.number(&past.quest), ended(past.won).to_owned(), past.score))
                .collect(),
        })
    }

    fn turn(&self, sheet: &str, turn: &Turn) -> Result<String, WordError> {
        let mut campaign = self.read(sheet)?;
        if campaign.quest.is_none() {
            return Err(refusal("CA-QUEST-03", "all quests are done"));
        }
        match turn {
            Turn::Join(hero) => campaign.join(self.content(), hero)?,
            Turn::TownAction { who, action } => {
                let deeds = campaign.deeds(self.content(), *who)?;
                let found = deeds.into_iter().find(|one| one.word() == *action).or_else(|| typed(action));
                let found = found.ok_or_else(|| WordError::Unknown {
                    kind: "deed",
                    word: action.clone(),
                    known: "those that the page offers".to_owned(),
                })?;
                campaign.act(self.content(), *who, &found)?;
            }
            Turn::GoOn | Turn::Choose(_) | Turn::Unlock(_) => {
                return Err(refusal("CA-QUEST-03", "the quests follow one another"));
            }
        }
        Ok(write(&campaign))
    }

    fn game_master(&self) -> Option<&'static str> {
        Some(super::GAME_MASTER)
    }

    fn setup(&self, sheet: &str) -> Result<Setup, WordError> {
        Ok(self.read(sheet)?.setup())
    }

    fn finish(&self, sheet: &str, game: &dyn Match) -> Result<(String, u32), WordError> {
        let mut campaign = self.read(sheet)?;
        let live = game.any().downcast_ref::<Live<Catacombs>>();
        let session = live.ok_or_else(|| refusal("CA-SETUP-07", "this quest is not over"))?.session();
        campaign.finish(session.game(), session.state())?;
        let score = campaign.history.last().map(|past| past.score).unwrap_or_default();
        Ok((write(&campaign), score))
    }
}

impl Parties {
    const fn content(&self) -> &Content {
        &self.0.content
    }

    fn read(&self, sheet: &str) -> Result<Campaign, WordError> {
        serde_json::from_str(sheet).map_err(|error| WordError::Value {
            word: "campaign".to_owned(),
            value: error.to_string(),
            expected: "a campaign sheet".to_owned(),
        })
    }

    /// Which of the quests it is, from 1.
    fn number(&self, quest: &str) -> String {
        let at = self.content().quests.find(|one| one.id == quest);
        at.map(|id| (usize::from(id.0) + 1).to_string()).unwrap_or_default()
    }

    /// Somebody in town, with what can be done there.
    fn member(&self, campaign: &Campaign, seat: usize) -> Result<Member, WordError> {
        let deeds = campaign.deeds(self.content(), seat)?;
        let mut shelves = Vec::new();
        for shelf in campaign::Shelf::ALL {
            let mut things: Vec<Thing> = Vec::new();
            let mut with = "";
            for deed in deeds.iter().filter(|deed| deed.verb.shelf() == *shelf) {
                let word = if deed.verb.is_typed() { deed.verb.id().to_owned() } else { deed.word() };
                let said = Deed { word, says: deed.message(self.content()), typed: deed.verb.is_typed() };
                match things.last_mut().filter(|_| with == deed.with) {
                    Some(thing) => thing.deeds.push(said),
                    None => {
                        let count = campaign.count(self.content(), seat, deed)? as u32;
                        things.push(Thing { name: deed.thing(), count, deeds: vec![said] });
                    }
                }
                with = &deed.with;
            }
            if !things.is_empty() {
                shelves.push(Shelf { name: key("town", shelf.id()), things });
            }
        }
        let name = campaign.party.get(seat).map(|one| key("hero", &one.hero)).unwrap_or_default();
        Ok(Member { name, told: campaign.told(self.content(), seat)?, shelves })
    }
}

/// An action whose last part somebody has typed.
fn typed(action: &str) -> Option<TownAction> {
    let (verb, with) = action.split_once(' ')?;
    let verb = TownVerb::from_id(verb).filter(|verb| verb.is_typed())?;
    Some(TownAction { verb, with: with.to_owned() })
}

fn write(campaign: &Campaign) -> String {
    serde_json::to_string(campaign).unwrap_or_default()
}

fn refusal(rule: &'static str, reason: &str) -> WordError {
    WordError::Impossible { rule: RuleId(rule), reason: reason.to_owned() }
}
