//! A campaign's page as it is sent.

use crate::store::Campaign;
use crate::wire::{
    CampaignCard, CampaignDeed, CampaignJoin, CampaignMember, CampaignPast, CampaignShelf, CampaignSkill,
    CampaignThing, CampaignWay, TextFiles,
};
use undercroft_catalog::campaign::{Deed, Member, Now, Page, Shelf, Skill, Thing};
use undercroft_kernel::Message;
use undercroft_table::Words;

/// The card of a campaign whose chapter is played at this table.
pub(super) fn of(campaign: &Campaign, table: Option<String>, page: Page, texts: TextFiles) -> CampaignCard {
    let (now, ways) = match page.now {
        Now::Story => ("story", Vec::new()),
        Now::Match => ("match", Vec::new()),
        Now::Gathering => ("gathering", Vec::new()),
        Now::End => ("end", Vec::new()),
        Now::Choice(ways) => ("choice", ways),
    };
    let past = |(number, ended, points)| CampaignPast { number, ended, points };
    CampaignCard {
        id: campaign.id.clone(),
        game: campaign.game.clone(),
        characters: page.characters,
        number: page.number,
        chapter: page.chapter,
        story: page.story.to_owned(),
        now: now.to_owned(),
        hindrance: page.hindrance.as_ref().map(words),
        table,
        ways: ways.into_iter().map(|(word, chapter)| CampaignWay { word, chapter }).collect(),
        points: page.points,
        offers: page.offers.into_iter().map(skill).collect(),
        skills: page.skills.into_iter().map(skill).collect(),
        relics: page.relics,
        town: page.town.into_iter().map(member).collect(),
        joining: page.joining.into_iter().map(|(word, name)| CampaignJoin { word, name }).collect(),
        ahead: page.ahead,
        past: page.past.into_iter().map(past).collect(),
        texts,
    }
}

fn skill(skill: Skill) -> CampaignSkill {
    CampaignSkill {
        word: skill.word,
        name: skill.name,
        branch: skill.branch,
        cost: skill.cost,
        gain: skill.gain.iter().map(words).collect(),
    }
}

fn member(member: Member) -> CampaignMember {
    CampaignMember {
        name: member.name,
        told: member.told.iter().map(words).collect(),
        shelves: member.shelves.into_iter().map(shelf).collect(),
    }
}

fn shelf(shelf: Shelf) -> CampaignShelf {
    let deed = |deed: Deed| CampaignDeed { word: deed.word, says: words(&deed.says), typed: deed.typed };
    let thing = |thing: Thing| CampaignThing {
        name: thing.name,
        count: thing.count,
        deeds: thing.deeds.into_iter().map(deed).collect(),
    };
    CampaignShelf { name: shelf.name, things: shelf.things.into_iter().map(thing).collect() }
}

fn words(message: &Message) -> Words {
    Words::of(message, &|_| true)
}
