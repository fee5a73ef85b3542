//! The campaign: chapters and where they lead, Relics, the skill tree and the points. A pack without chapters has none.

use super::icons::{Place, Shelf};
use crate::content::raw::{RawBonus, RawCampaign, RawChapter, RawPoints, RawRelic, RawSkill};
use crate::content::{
    Affliction, Branch, CampaignBook, Chapter, ChapterGame, ChapterId, ChapterKind, Character, CharacterId,
    Content, Difficulty, FLOORS, Icon, ListId, Next, Points, Relic, RelicBonus, RelicId, Skill, SkillId,
};
use std::collections::BTreeSet;
use undercroft_content::{Desk, Field, Inspection, Merged, Spanned};
use undercroft_kernel::{Id, IdVec};

/// What a start bonus may say.
const GAINS: &str = "gains such as `+1 hp` or `potion fire`, and slashes between them";

/// Reads the campaign of a pack, if it has one.
pub fn add(merged: &Merged<'_>, inspection: &mut Inspection, content: &mut Content) {
    if merged.list("chapter").is_empty() {
        return;
    }
    let shelf =
        Shelf { lists: std::mem::take(&mut content.lists), choices: std::mem::take(&mut content.choices) };
    let mut reader = Reader { merged, content, shelf };
    let relics = reader.relics(inspection);
    let book = CampaignBook {
        difficulty: reader.difficulty(inspection),
        skills: reader.skills(inspection),
        points: points(merged, inspection),
        chapters: reader.chapters(inspection, &relics),
        relics,
    };
    let Reader { shelf, .. } = reader;
    content.lists = shelf.lists;
    content.choices = shelf.choices;
    content.campaign = Some(walked(merged, inspection, book, content.characters.len()));
}

struct Reader<'r, 'l> {
    merged: &'r Merged<'l>,
    content: &'r Content,
    shelf: Shelf,
}

impl Reader<'_, '_> {
    fn difficulty(&self, inspection: &mut Inspection) -> Difficulty {
        let normal = Difficulty { id: String::new(), hp: 0, food: 0, gold: 0 };
        let Some((mut desk, raw)) = self.merged.open_table::<RawCampaign>(inspection, "campaign") else {
            return normal;
        };
        let at = desk.header();
        let word = desk.need(&at, "difficulty", raw.difficulty);
        let all = &self.content.difficulties;
        let found = all.iter().find(|mode| mode.id == *word.get_ref()).cloned();
        found.unwrap_or_else(|| {
            refuse_word(&mut desk, "difficulty", &word, all.iter().map(|mode| mode.id.as_str()));
            normal
        })
    }

    fn relics(&self, inspection: &mut Inspection) -> IdVec<RelicId, Relic> {
        let relics = self.merged.list("relic").iter().map(|record| {
            let mut desk = Desk::new(inspection, record);
            let raw: RawRelic = desk.read(&record.fields);
            desk.slug("icon", raw.icon.as_ref());
            desk.name("relic", &record.id);
            Relic { id: record.id.clone(), icon: raw.icon.map(Spanned::into_inner) }
        });
        relics.collect()
    }

    /// MR-CAMPAIGN-08, MR-CAMPAIGN-10: Three branches; a parent stands before its children, in the same branch and one tier higher.
    fn skills(&mut self, inspection: &mut Inspection) -> IdVec<SkillId, Skill> {
        let mut skills: IdVec<SkillId, Skill> = IdVec::default();
        let merged = self.merged;
        for record in merged.list("skill") {
            let mut desk = Desk::new(inspection, record);
            let raw: RawSkill = desk.read(&record.fields);
            desk.name("skill", &record.id);
            let at = desk.header();
            let word = desk.need(&at, "branch", raw.branch);
            let branch = Branch::ALL.into_iter().find(|branch| branch.id() == word.get_ref().as_str());
            if branch.is_none() {
                refuse_word(&mut desk, "branch", &word, Branch::ALL.iter().map(|branch| branch.id()));
            }
            let branch = branch.unwrap_or(Branch::Exploration);
            desk.name("branch", branch.id());
            let tier = desk.number(&at, "tier", raw.tier, 1..=9);
            let parent = raw.parent.as_ref().and_then(|word| {
                let found = skills.find(|skill| {
                    skill.id == *word.get_ref() && skill.branch == branch && skill.tier + 1 == tier
                });
                if found.is_none() {
                    desk.refuse(
                        word.span(),
                        format!("`parent` is \"{word}\""),
                        "a skill before this one, in its branch and one tier higher",
                    );
                }
                found
            });
            if (tier == 1) != raw.parent.is_none() {
                desk.refuse(at.clone(), format!("tier {tier} and its `parent` do not fit"), "none in tier 1");
            }
            let cost = desk.number(&at, "cost", raw.cost, 1..=9);
            let gain = desk.need(&at, "gain", raw.gain);
            let gain = self.gain(&mut desk, Some(gain));
            skills.push(Skill { id: record.id.clone(), branch, tier, cost, parent, gain });
        }
        let missing: Vec<&str> = Branch::ALL
            .iter()
            .filter(|branch| !skills.iter().any(|(_, skill)| skill.branch == **branch))
            .map(|branch| branch.id())
            .collect();
        if !missing.is_empty() {
            let message = format!("the skill tree has no branch {}", missing.join(", "));
            inspection.push(self.merged.problem(message, "at least one [[skill]] in each of three branches"));
        }
        skills
    }

    /// A start bonus: nothing may be lost or fought for by it.
    fn gain(&mut self, desk: &mut Desk<'_, '_>, text: Field<String>) -> ListId {
        let Some(text) = text else { return self.shelf.list(Vec::new()) };
        let list = self.shelf.read(desk, Place::Reward, &text);
        if !self.is_gain(list) {
            desk.refuse(text.span(), format!("`gain` is \"{text}\""), GAINS);
        }
        list
    }

    fn is_gain(&self, list: ListId) -> bool {
        let icons = &self.shelf.lists[list];
        !icons.is_empty()
            && icons.iter().all(|icon| match icon {
                Icon::Gain(..) | Icon::Potion(_) | Icon::AnyPotion => true,
                Icon::Choose(choice) => self.shelf.choices[*choice].iter().all(|list| self.is_gain(*list)),
                _ => false,
            })
    }

    fn chapters(
        &mut self,
        inspection: &mut Inspection,
        relics: &IdVec<RelicId, Relic>,
    ) -> IdVec<ChapterId, Chapter> {
        let merged = self.merged;
        let mut numbers = BTreeSet::new();
        let mut chapters = IdVec::default();
        for record in merged.list("chapter") {
            let mut desk = Desk::new(inspection, record);
            let raw: RawChapter = desk.read(&record.fields);
            let at = desk.header();
            let number = desk.need(&at, "number", raw.number.clone());
            if !numbers.insert(number.get_ref().clone()) {
                desk.refuse(number.span(), format!("there are two chapters {number}"), "one");
            }
            let kind = desk.need(&at, "kind", raw.kind.clone());
            desk.name_with(
                "chapter",
                &record.id,
                if kind.get_ref() == "ending" { &["story", "choose"] } else { &["story"] },
            );
            let kind = match kind.get_ref().as_str() {
                "story" => ChapterKind::Story(self.next(&mut desk, &raw)),
                "game" => ChapterKind::Game(Box::new(self.game(&mut desk, &raw, relics))),
                "choice" => ChapterKind::Choice(
                    raw.options.iter().filter_map(|word| self.link(&mut desk, "options", word)).collect(),
                ),
                "ending" => ChapterKind::Ending,
                _ => {
                    refuse_word(&mut desk, "kind", &kind, ["story", "game", "choice", "ending"].into_iter());
                    ChapterKind::Ending
                }
            };
            let number = number.into_inner();
            chapters.push(Chapter { id: record.id.clone(), number, reached_by: 0, kind });
        }
        chapters
    }

    fn game(
        &mut self,
        desk: &mut Desk<'_, '_>,
        raw: &RawChapter,
        relics: &IdVec<RelicId, Relic>,
    ) -> ChapterGame {
        let at = desk.header();
        let limits = self.content.limits;
        let word = desk.need(&at, "board", raw.board.clone());
        let boards = &self.content.boards;
        let board = boards.find(|board| board.id == *word.get_ref()).unwrap_or_else(|| {
            refuse_word(desk, "board", &word, boards.iter().map(|(_, board)| board.id.as_str()));
            Default::default()
        });
        let floors = FLOORS as u8;
        let floor = raw.floor.as_ref().map_or(1, |floor| desk.within("floor", floor, 1..=floors));
        let afflictions = raw.afflictions.iter().filter_map(|word| affliction(desk, word)).collect();
        let bonuses = raw.bonus.iter().map(|row| self.bonus(desk, row, relics)).collect();
        let owned = raw.relics.iter().filter_map(|word| {
            let found = relics.find(|relic| relic.id == *word.get_ref());
            if found.is_none() {
                refuse_word(desk, "relics", word, relics.iter().map(|(_, relic)| relic.id.as_str()));
            }
            found
        });
        let owned = owned.collect();
        let guardians = &self.content.guardians;
        let mut guardian = |name: &str, word: &Field<String>| {
            let word = word.as_ref()?;
            let found = guardians.find(|guardian| guardian.id == *word.get_ref());
            if found.is_none() {
                refuse_word(desk, name, word, guardians.iter().map(|(_, guardian)| guardian.id.as_str()));
            }
            found
        };
        let second = guardian("second", &raw.second);
        let removed = guardian("removed", &raw.removed);
        ChapterGame {
            board,
            floor,
            afflictions,
            hp: raw.hp.as_ref().map(|hp| desk.within("hp", hp, 1..=limits.hp)),
            bonuses,
            relics: owned,
            second,
            removed,
            goal: desk.number(&at, "goal", raw.goal.clone(), floor..=floors),
            won: self.next(desk, raw),
            beaten: raw.beaten.as_ref().map(|word| {
                let link = self.link(desk, "beaten", word);
                self.content.characters.iter().map(|_| link).collect()
            }),
        }
    }

    fn bonus(
        &mut self,
        desk: &mut Desk<'_, '_>,
        row: &Spanned<RawBonus>,
        relics: &IdVec<RelicId, Relic>,
    ) -> RelicBonus {
        let (at, raw) = (row.span(), row.get_ref());
        let word = desk.need(&at, "relic", raw.relic.clone());
        let relic = relics.find(|relic| relic.id == *word.get_ref()).unwrap_or_else(|| {
            refuse_word(desk, "relic", &word, relics.iter().map(|(_, relic)| relic.id.as_str()));
            RelicId::default()
        });
        let hp = raw.hp.as_ref().map(|hp| desk.within("hp", hp, 1..=self.content.limits.hp));
        RelicBonus { relic, hp, gain: self.gain(desk, raw.gain.clone()) }
    }

    /// Where a chapter leads: for all Characters the same, or one by one.
    fn next(&self, desk: &mut Desk<'_, '_>, raw: &RawChapter) -> Next {
        let characters = &self.content.characters;
        match (&raw.next, &raw.next_by) {
            (None, None) => desk.refuse(desk.header(), "`next` is missing", "`next` or `next_by`"),
            (Some(_), Some(by)) => {
                desk.refuse(by.span(), "`next` and `next_by` are both there", "one of them");
            }
            _ => {}
        }
        let Some(by) = &raw.next_by else {
            let link = raw.next.as_ref().and_then(|word| self.link(desk, "next", word));
            return characters.iter().map(|_| link).collect();
        };
        for (character, word) in by.get_ref() {
            if !characters.iter().any(|(_, known)| known.id == *character) {
                let known: Vec<&str> = characters.iter().map(|(_, one)| one.id.as_str()).collect();
                let message = format!("there is no Character `{character}`");
                desk.refuse(word.span(), message, format!("one of {}", known.join(", ")));
            }
        }
        let link =
            |(_, one): (CharacterId, &Character)| self.link(desk, "next_by", by.get_ref().get(&one.id)?);
        characters.iter().map(link).collect()
    }

    /// MR-CAMPAIGN-56: Every link leads to a chapter.
    fn link(&self, desk: &mut Desk<'_, '_>, name: &str, word: &Spanned<String>) -> Option<ChapterId> {
        let chapters = self.merged.list("chapter");
        let found = chapters.iter().position(|record| record.id == *word.get_ref());
        if found.is_none() {
            refuse_word(desk, name, word, chapters.iter().map(|record| record.id.as_str()));
        }
        found.map(ChapterId::from_index)
    }
}

fn affliction(desk: &mut Desk<'_, '_>, word: &Spanned<String>) -> Option<Affliction> {
    match word.get_ref().as_str() {
        "poison" => Some(Affliction::Poison),
        "curse" => Some(Affliction::Curse),
        "blindness" => Some(Affliction::Blindness),
        _ => {
            refuse_word(desk, "afflictions", word, ["poison", "curse", "blindness"].into_iter());
            None
        }
    }
}

fn refuse_word<'w>(
    desk: &mut Desk<'_, '_>,
    name: &str,
    word: &Spanned<String>,
    known: impl Iterator<Item = &'w str>,
) {
    // A field that is missing has been reported.
    if !word.get_ref().is_empty() {
        let known: Vec<&str> = known.collect();
        desk.refuse(word.span(), format!("`{name}` is \"{word}\""), format!("one of {}", known.join(", ")));
    }
}

/// MR-CAMPAIGN-68: What a match earns is data.
fn points(merged: &Merged<'_>, inspection: &mut Inspection) -> Points {
    let Some((mut desk, raw)) = merged.open_table::<RawPoints>(inspection, "points") else {
        return Points { guardian: 0, victory: 0, least: 0 };
    };
    let at = desk.header();
    Points {
        guardian: desk.number(&at, "guardian", raw.guardian, 0..=9),
        victory: desk.number(&at, "victory", raw.victory, 0..=9),
        least: desk.number(&at, "least", raw.least, 0..=9),
    }
}

/// Walks the chapters with every Character from the first one: who comes where, that nobody gets stuck, that every chapter is
/// reached by somebody, and every ending by everybody who starts.
fn walked(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    mut book: CampaignBook,
    characters: usize,
) -> CampaignBook {
    let mut refuse = |message: String, expected: &str| inspection.push(merged.problem(message, expected));
    let mut reached_by = vec![0u64; book.chapters.len()];
    for character in (0..characters).map(CharacterId::from_index) {
        let mut reached: BTreeSet<ChapterId> = BTreeSet::new();
        let mut open = vec![ChapterId::from_index(0)];
        while let Some(at) = open.pop() {
            if !reached.insert(at) {
                continue;
            }
            let chapter = &book.chapters[at];
            let ways: Vec<Option<ChapterId>> = match &chapter.kind {
                // A Character that the first chapter does not name plays no campaign.
                ChapterKind::Story(next) if at.0 == 0 && next[character].is_none() => break,
                ChapterKind::Story(next) => vec![next[character]],
                ChapterKind::Game(game) => {
                    let beaten = game.beaten.as_ref().map(|beaten| beaten[character]);
                    [game.won[character]].into_iter().chain(beaten).collect()
                }
                ChapterKind::Choice(options) => options.iter().copied().map(Some).collect(),
                ChapterKind::Ending => Vec::new(),
            };
            if ways.contains(&None) {
                let message =
                    format!("chapter {} leads nowhere for Character {}", chapter.number, character.0);
                refuse(message, "a `next` for every Character that comes there");
            }
            open.extend(ways.into_iter().flatten());
        }
        let plays = reached.len() > 1;
        let endings = book.chapters.iter().filter(|(_, chapter)| chapter.kind == ChapterKind::Ending);
        for (id, ending) in endings {
            if plays && !reached.contains(&id) {
                let message = format!("Character {} cannot reach the ending {}", character.0, ending.number);
                refuse(message, "a way from the first chapter to every ending");
            }
        }
        for id in reached.into_iter().filter(|_| plays) {
            if let Some(mask) = reached_by.get_mut(id.index()) {
                *mask |= 1 << character.0;
            }
        }
    }
    let masks = book.chapters.iter().zip(reached_by);
    book.chapters =
        masks.map(|((_, chapter), reached_by)| Chapter { reached_by, ..chapter.clone() }).collect();
    for (_, chapter) in book.chapters.iter().filter(|(_, chapter)| chapter.reached_by == 0) {
        refuse(format!("nobody reaches chapter {}", chapter.number), "a way from the first chapter");
    }
    if !book.chapters.iter().any(|(_, chapter)| chapter.kind == ChapterKind::Ending) {
        refuse("the campaign has no ending".to_owned(), "at least one chapter of the kind `ending`");
    }
    book
}
