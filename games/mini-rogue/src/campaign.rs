//! A campaign between its matches: plain data and what changes it. A chapter is a match like any other; here is only where it
//! leads and what it earns. Nothing is drawn, saved or shown here.

use crate::content::{CampaignBook, ChapterId, ChapterKind, CharacterId, Content, Next, SkillId};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Setup, Value, WordError};

/// MR-CAMPAIGN-07, MR-CAMPAIGN-14: The campaign sheet, as it is kept between sessions. Cards go by their words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// MR-CAMPAIGN-66: The Character, for the whole campaign.
    pub character: String,
    /// The number of the chapter that is next.
    pub chapter: String,
    /// Skill Points not spent.
    pub points: u32,
    /// Unlocked skills, in the order of unlocking.
    pub skills: Vec<String>,
    /// MR-CAMPAIGN-11: Relics, in the order of gaining.
    pub relics: Vec<String>,
    /// What has been played and read.
    pub history: Vec<Past>,
}

/// A chapter that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// Its number.
    pub chapter: String,
    pub result: Ended,
    /// Skill Points earned.
    pub points: u32,
}

/// How a chapter ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// It was a story or a choice.
    Read,
    /// The goal Guardian is beaten.
    Won,
    /// The goal Guardian was stronger.
    BeatenByGoal,
    /// Any other death.
    Lost,
}

impl Ended {
    /// From the key of a match's outcome.
    ///
    /// # Errors
    /// When a match does not end like this.
    pub fn from_key(key: &str) -> Result<Ended, WordError> {
        match key {
            "won" => Ok(Ended::Won),
            "beaten-by-goal" => Ok(Ended::BeatenByGoal),
            "lost" => Ok(Ended::Lost),
            _ => Err(WordError::unknown("outcome", key, "won, beaten-by-goal, lost")),
        }
    }
}

impl Campaign {
    /// MR-CAMPAIGN-15, MR-CAMPAIGN-66: A campaign begins with its first chapter and one Character.
    ///
    /// # Errors
    /// When there is no campaign, or no such Character in it.
    pub fn start(content: &Content, character: &str) -> Result<Campaign, WordError> {
        let book = book(content)?;
        let mut campaign = Campaign {
            character: character.to_owned(),
            chapter: String::new(),
            points: 0,
            skills: Vec::new(),
            relics: Vec::new(),
            history: Vec::new(),
        };
        let hero = campaign.hero(content)?;
        let first = book.chapters.iter().next().filter(|(_, chapter)| chapter.is_reached_by(hero));
        let (first, _) = first.ok_or_else(|| {
            WordError::impossible("MR-CAMPAIGN-15", "the campaign has no way for this Character")
        })?;
        campaign.enter(book, first);
        Ok(campaign)
    }

    /// The options of the current chapter's match; edition and pack are the table's.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup::default()
            .with("heroes", Value::words([self.character.as_str()]))
            .with("chapter", Value::word(self.chapter.as_str()))
            .with("relics", Value::words(self.relics.iter().map(String::as_str)))
            .with("skills", Value::words(self.skills.iter().map(String::as_str)))
    }

    /// MR-CAMPAIGN-15 to MR-CAMPAIGN-17: The story has been read; what follows depends on the class.
    ///
    /// # Errors
    /// When the chapter is no story.
    pub fn go_on(&mut self, content: &Content) -> Result<(), WordError> {
        let (book, at) = self.place(content)?;
        let ChapterKind::Story(next) = &book.chapters[at].kind else {
            return Err(WordError::impossible("MR-CAMPAIGN-15", "this chapter is not only a story"));
        };
        let next = self.follow(content, next)?;
        self.note(Ended::Read, 0);
        self.enter(book, next);
        Ok(())
    }

    /// MR-CAMPAIGN-03, MR-CAMPAIGN-05: The match of this chapter is over: points by how far the character got, then the next chapter, or
    /// the same again. `guardians` is how many were beaten. Gives the points earned.
    ///
    /// # Errors
    /// When no match is played in this chapter, or none ends like this.
    pub fn finish(&mut self, content: &Content, key: &str, guardians: u8) -> Result<u32, WordError> {
        let (book, at) = self.place(content)?;
        let ended = Ended::from_key(key)?;
        let ChapterKind::Game(game) = &book.chapters[at].kind else {
            return Err(WordError::impossible("MR-CAMPAIGN-15", "no match is played in this chapter"));
        };
        let next = match (ended, &game.beaten) {
            (Ended::Won, _) => self.follow(content, &game.won)?,
            (Ended::BeatenByGoal, Some(beaten)) => self.follow(content, beaten)?,
            // MR-CAMPAIGN-03: Any other death restarts the chapter.
            _ => at,
        };
        let so_far = u32::from(guardians) * u32::from(book.points.guardian);
        let earned = match ended {
            Ended::Won => so_far + u32::from(book.points.victory),
            _ => so_far.max(u32::from(book.points.least)),
        };
        self.points += earned;
        self.note(ended, earned);
        self.enter(book, next);
        Ok(earned)
    }

    /// MR-CAMPAIGN-53: One of the chapters of a choice, by its number.
    ///
    /// # Errors
    /// When there is nothing to choose, or not this.
    pub fn choose(&mut self, content: &Content, number: &str) -> Result<(), WordError> {
        let (book, at) = self.place(content)?;
        let ChapterKind::Choice(options) = &book.chapters[at].kind else {
            return Err(WordError::impossible("MR-CAMPAIGN-53", "this chapter is no choice"));
        };
        let found = options.iter().copied().find(|option| book.chapters[*option].number == number);
        let next =
            found.ok_or_else(|| WordError::impossible("MR-CAMPAIGN-53", "this is not among the options"))?;
        self.note(Ended::Read, 0);
        self.enter(book, next);
        Ok(())
    }

    /// MR-CAMPAIGN-06, MR-CAMPAIGN-10: A skill is paid with points, once, and after the one before it.
    ///
    /// # Errors
    /// The rule against it.
    pub fn unlock(&mut self, content: &Content, word: &str) -> Result<(), WordError> {
        let book = book(content)?;
        let known: Vec<&str> = book.skills.iter().map(|(_, skill)| skill.id.as_str()).collect();
        let id = book.skill(word).ok_or_else(|| WordError::unknown("skill", word, known.join(", ")))?;
        let skill = &book.skills[id];
        if self.has(book, id) {
            return Err(WordError::impossible("MR-CAMPAIGN-09", "the skill is unlocked for good"));
        }
        if !skill.parent.is_none_or(|parent| self.has(book, parent)) {
            return Err(WordError::impossible("MR-CAMPAIGN-10", "the skill before it is locked"));
        }
        let Some(left) = self.points.checked_sub(u32::from(skill.cost)) else {
            return Err(WordError::impossible("MR-CAMPAIGN-06", "there are not enough Skill Points"));
        };
        self.points = left;
        self.skills.push(skill.id.clone());
        Ok(())
    }

    /// The skills that can be unlocked now.
    ///
    /// # Errors
    /// When there is no campaign.
    pub fn offers(&self, content: &Content) -> Result<Vec<SkillId>, WordError> {
        let book = book(content)?;
        let open = book.skills.iter().filter(|(id, skill)| {
            !self.has(book, *id)
                && skill.parent.is_none_or(|parent| self.has(book, parent))
                && u32::from(skill.cost) <= self.points
        });
        Ok(open.map(|(id, _)| id).collect())
    }

    /// MR-CAMPAIGN-54, MR-CAMPAIGN-55: Whether an ending is reached.
    ///
    /// # Errors
    /// When the sheet does not fit the pack.
    pub fn is_finished(&self, content: &Content) -> Result<bool, WordError> {
        let (book, at) = self.place(content)?;
        Ok(book.chapters[at].kind == ChapterKind::Ending)
    }

    /// The campaign on paper and the current chapter.
    ///
    /// # Errors
    /// When the sheet does not fit the pack.
    pub fn place<'c>(&self, content: &'c Content) -> Result<(&'c CampaignBook, ChapterId), WordError> {
        let book = book(content)?;
        let known: Vec<&str> = book.chapters.iter().map(|(_, chapter)| chapter.number.as_str()).collect();
        let at = book.chapter(&self.chapter);
        Ok((book, at.ok_or_else(|| WordError::unknown("chapter", &self.chapter, known.join(", ")))?))
    }

    /// Whether a sheet that was read from a file fits the pack.
    ///
    /// # Errors
    /// What does not fit.
    pub fn check(&self, content: &Content) -> Result<(), WordError> {
        let (book, at) = self.place(content)?;
        if !book.chapters[at].is_reached_by(self.hero(content)?) {
            return Err(WordError::impossible(
                "MR-CAMPAIGN-66",
                "this Character never comes to this chapter",
            ));
        }
        for word in &self.skills {
            let id =
                book.skill(word).ok_or_else(|| WordError::unknown("skill", word, "those of the pack"))?;
            if !book.skills[id].parent.is_none_or(|parent| self.has(book, parent)) {
                return Err(WordError::impossible("MR-CAMPAIGN-10", "a skill without the one before it"));
            }
        }
        let stray = self.relics.iter().find(|word| book.relic(word).is_none());
        stray.map_or(Ok(()), |word| Err(WordError::unknown("relic", word, "those of the pack")))
    }

    fn has(&self, book: &CampaignBook, skill: SkillId) -> bool {
        self.skills.contains(&book.skills[skill].id)
    }

    fn hero(&self, content: &Content) -> Result<CharacterId, WordError> {
        let known: Vec<&str> = content.characters.iter().map(|(_, one)| one.id.as_str()).collect();
        let found = content.characters.find(|one| one.id == self.character);
        found.ok_or_else(|| WordError::unknown("character", &self.character, known.join(", ")))
    }

    fn follow(&self, content: &Content, next: &Next) -> Result<ChapterId, WordError> {
        let hero = self.hero(content)?;
        next[hero].ok_or_else(|| {
            WordError::impossible("MR-CAMPAIGN-66", "this Character never comes to this chapter")
        })
    }

    fn note(&mut self, result: Ended, points: u32) {
        self.history.push(Past { chapter: self.chapter.clone(), result, points });
    }

    /// MR-CAMPAIGN-11, MR-CAMPAIGN-33: A chapter's Relics are recorded when it is set up, each once.
    fn enter(&mut self, book: &CampaignBook, next: ChapterId) {
        let chapter = &book.chapters[next];
        self.chapter.clone_from(&chapter.number);
        if let ChapterKind::Game(game) = &chapter.kind {
            for relic in game.relics.iter().map(|relic| &book.relics[*relic].id) {
                if !self.relics.contains(relic) {
                    self.relics.push(relic.clone());
                }
            }
        }
    }
}

fn book(content: &Content) -> Result<&CampaignBook, WordError> {
    content
        .campaign
        .as_ref()
        .ok_or_else(|| WordError::impossible("MR-CAMPAIGN-01", "this edition has no campaign"))
}
