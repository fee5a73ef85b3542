//! The campaign of Mini Rogue behind the catalogue's trait.

use crate::campaign::{Campaigns, Now, Page, Skill, Turn};
use crate::live::{Live, Match};
use mini_rogue::MiniRogue;
use mini_rogue::campaign::{Campaign, Ended};
use mini_rogue::content::{CampaignBook, ChapterKind, SkillId};
use mini_rogue::message::{icons, key};
use undercroft_kernel::{RuleId, Setup, WordError};

/// The campaigns of one pack.
pub(crate) struct Sheets(pub(crate) MiniRogue);

impl Campaigns for Sheets {
    fn start(&self, characters: &[String]) -> Result<String, WordError> {
        let [character] = characters else {
            return Err(WordError::Value {
                word: "characters".to_owned(),
                value: characters.join(", "),
                expected: "one character".to_owned(),
            });
        };
        Campaign::start(&self.0.content, character).map(|campaign| write(&campaign))
    }

    fn page(&self, sheet: &str) -> Result<Page, WordError> {
        let campaign = self.read(sheet)?;
        let (book, at) = campaign.place(&self.0.content)?;
        let chapter = &book.chapters[at];
        let named = |id: &str| key("chapter", id);
        let now = match &chapter.kind {
            ChapterKind::Story(_) => Now::Story,
            ChapterKind::Game(_) => Now::Match,
            ChapterKind::Ending => Now::End,
            ChapterKind::Choice(options) => {
                let option = |chapter: &_| {
                    let chapter: &mini_rogue::content::Chapter = chapter;
                    (chapter.number.clone(), named(&chapter.id))
                };
                Now::Choice(options.iter().map(|id| option(&book.chapters[*id])).collect())
            }
        };
        let owned = campaign.skills.iter().filter_map(|word| book.skill(word));
        let ended = |ended: Ended| match ended {
            Ended::Read => "read",
            Ended::Won => "won",
            Ended::BeatenByGoal => "beaten-by-goal",
            Ended::Lost => "lost",
        };
        Ok(Page {
            characters: vec![key("character", &campaign.character)],
            number: chapter.number.clone(),
            chapter: named(&chapter.id),
            story: "story",
            now,
            hindrance: None,
            points: campaign.points,
            offers: campaign.offers(&self.0.content)?.into_iter().map(|id| self.skill(book, id)).collect(),
            skills: owned.map(|id| self.skill(book, id)).collect(),
            relics: campaign.relics.iter().map(|relic| key("relic", relic)).collect(),
            town: Vec::new(),
            joining: Vec::new(),
            ahead: Vec::new(),
            past: campaign
                .history
                .iter()
                .map(|past| (past.chapter.clone(), ended(past.result).to_owned(), past.points))
                .collect(),
        })
    }

    fn turn(&self, sheet: &str, turn: &Turn) -> Result<String, WordError> {
        let mut campaign = self.read(sheet)?;
        match turn {
            Turn::GoOn => campaign.go_on(&self.0.content)?,
            Turn::Choose(word) => campaign.choose(&self.0.content, word)?,
            Turn::Unlock(word) => campaign.unlock(&self.0.content, word)?,
            Turn::Join(_) | Turn::TownAction { .. } => {
                return Err(WordError::Impossible {
                    rule: RuleId("MR-CAMPAIGN-01"),
                    reason: "one character goes through this campaign, and no town".to_owned(),
                });
            }
        }
        Ok(write(&campaign))
    }

    fn setup(&self, sheet: &str) -> Result<Setup, WordError> {
        Ok(self.read(sheet)?.setup())
    }

    fn finish(&self, sheet: &str, game: &dyn Match) -> Result<(String, u32), WordError> {
        let mut campaign = self.read(sheet)?;
        let not_over = || WordError::Impossible {
            rule: RuleId("MR-CAMPAIGN-15"),
            reason: "the match of this chapter is not over".to_owned(),
        };
        let live = game.any().downcast_ref::<Live<MiniRogue>>().ok_or_else(not_over)?;
        let undercroft_kernel::Turn::Over(outcome) = game.turn() else { return Err(not_over()) };
        let beaten = live.session().state().guardians.beaten;
        let earned = campaign.finish(&self.0.content, outcome.key, beaten)?;
        Ok((write(&campaign), earned))
    }
}

impl Sheets {
    fn read(&self, sheet: &str) -> Result<Campaign, WordError> {
        let campaign: Campaign = serde_json::from_str(sheet).map_err(|error| WordError::Value {
            word: "campaign".to_owned(),
            value: error.to_string(),
            expected: "a campaign sheet".to_owned(),
        })?;
        campaign.check(&self.0.content)?;
        Ok(campaign)
    }

    fn skill(&self, book: &CampaignBook, id: SkillId) -> Skill {
        let skill = &book.skills[id];
        Skill {
            word: skill.id.clone(),
            name: key("skill", &skill.id),
            branch: key("branch", skill.branch.id()),
            cost: u32::from(skill.cost),
            gain: icons(&self.0, skill.gain, 1),
        }
    }
}

fn write(campaign: &Campaign) -> String {
    serde_json::to_string(campaign).unwrap_or_default()
}
