//! Chapter CAMPAIGN between matches: where chapters lead, what they earn, and the whole campaign with each Character. The
//! matches are cut short to their last fight, which is fought with scripted dice.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

mod links;
mod paths;
mod problems;

use mini_rogue::campaign::{Campaign, Ended};
use mini_rogue::content::{Branch, ChapterKind, Content, check};
use mini_rogue::state::State;
use mini_rogue::{MiniRogue, OpenError};
use undercroft_content::Library;
use undercroft_kernel::{
    Answers, BUDGET, Ctx, Fast, Game, Outcomes, Seat, Setup, Silent, Turn, Value, Vocabulary, WordError,
    outcomes,
};

const CLASSES: [&str; 4] = ["rogue", "crusader", "mage", "priestess"];

fn content() -> Content {
    check::load(&Library::built_in(), "mini-rogue/base-ed2021").expect("the pack is whole")
}

fn open(setup: Setup) -> Result<MiniRogue, OpenError> {
    MiniRogue::open(&setup.with("edition", Value::word("ed2021")), &Library::built_in())
}

/// How a chapter's match is brought to its end.
#[derive(Clone, Copy, PartialEq)]
enum Fate {
    /// The goal Guardian is beaten.
    Win,
    /// The goal Guardian strikes the last blow.
    Beaten,
    /// A trap kills.
    Trap,
}

/// The table of a campaign's chapter at its start.
fn table(campaign: &Campaign) -> (MiniRogue, State) {
    let game = open(campaign.setup()).expect("the chapter opens");
    let state = game.start(&mut Ctx::new(&mut Fast::new(7), Silent)).expect("the match starts");
    (game, state)
}

fn set(game: &MiniRogue, state: &mut State, facts: &[(&str, i64)]) {
    for (fact, number) in facts {
        game.write(state, fact, &Value::Int(*number)).expect("a fact");
    }
}

fn act(game: &MiniRogue, state: &mut State, action: &str, dice: &[(&str, u32)]) {
    let action = game.parse(action).expect("an action");
    let dice: Vec<(String, u32)> = dice.iter().map(|(die, face)| ((*die).to_owned(), *face)).collect();
    game.apply(&mut Ctx::new(&mut Answers::new(&dice), Silent), state, Seat(0), action).expect("allowed");
}

/// Goes to the fight or trap that decides, plays it, and gives the outcome's key with the Guardians beaten.
fn decide(campaign: &Campaign, fate: Fate) -> (&'static str, u8) {
    let (game, mut state) = table(campaign);
    let quest = game.quest.clone().expect("a chapter");
    let goal = quest.game.goal;
    let mut chance = Fast::new(7);
    if fate == Fate::Trap {
        game.go_to(&mut state, "room: trap_spikes, area 4", &mut chance).expect("a trap");
    } else {
        let place = match quest.game.second {
            _ if goal == 4 => "combat: ogs_remains, phase 2".to_owned(),
            Some(_) => "combat: cursed_dragon, floor 2".to_owned(),
            None => format!("combat: ghoul, floor {goal}"),
        };
        game.go_to(&mut state, &place, &mut chance).expect("a fight");
    }
    for fact in ["hero.cursed", "hero.poisoned"] {
        game.write(&mut state, fact, &Value::Bool(false)).expect("a fact");
    }
    // No saving skill: a Priestess cancels a death otherwise.
    game.write(&mut state, "hero.skills", &Value::word("spent")).expect("a fact");
    // Nothing to drink: who has a Healing potion is asked before a trap kills.
    game.write(&mut state, "hero.potions", &Value::List(Vec::new())).expect("a fact");
    set(&game, &mut state, &[("hero.xp", 0), ("hero.hp", 1), ("hero.armour", 0)]);
    match fate {
        Fate::Trap => act(&game, &mut state, "roll-check", &[("character", faces(&[4])), ("dungeon", 5)]),
        Fate::Win => {
            set(&game, &mut state, &[("enemy.hp", 2)]);
            act(&game, &mut state, "roll-attack", &[("character", faces(&[2])), ("dungeon", 1)]);
            act(&game, &mut state, "end-attack", &[]);
        }
        Fate::Beaten => {
            act(&game, &mut state, "roll-attack", &[("character", faces(&[2])), ("dungeon", 6)]);
            act(&game, &mut state, "end-attack", &[]);
        }
    }
    let Turn::Over(outcome) = game.turn(&state) else { panic!("the match is not over") };
    (outcome.key, state.guardians.beaten)
}

fn faces(faces: &[u8]) -> u32 {
    undercroft_kernel::Faces::collect(faces.iter().copied()).0
}

/// Plays the current chapter to this end.
fn play(campaign: &mut Campaign, content: &Content, fate: Fate) -> u32 {
    let (key, beaten) = decide(campaign, fate);
    campaign.finish(content, key, beaten).expect("a chapter was played")
}

/// A campaign that has read chapter 1.
fn begun(content: &Content, class: &str) -> Campaign {
    let mut campaign = Campaign::start(content, class).expect("a Character of the campaign");
    campaign.go_on(content).expect("a story");
    campaign
}

fn at(content: &Content, class: &str, chapter: &str) -> Campaign {
    let mut campaign = begun(content, class);
    let defeat = chapter == "3.1" || chapter == "3.2";
    if campaign.chapter != chapter {
        play(&mut campaign, content, if defeat { Fate::Beaten } else { Fate::Win });
    }
    if campaign.chapter != chapter {
        play(&mut campaign, content, Fate::Win);
    }
    assert_eq!(campaign.chapter, chapter, "{class}");
    campaign
}

/// Where a chapter leads.
fn next(class: &str, chapter: &str, fate: Fate) -> String {
    let content = content();
    let mut campaign = at(&content, class, chapter);
    play(&mut campaign, &content, fate);
    campaign.chapter
}

fn rule<T: std::fmt::Debug>(refused: Result<T, WordError>) -> &'static str {
    match refused {
        Err(WordError::Impossible { rule, .. }) => rule.0,
        other => panic!("a refusal with its rule expected, not {other:?}"),
    }
}

/// MR-CAMPAIGN-01: Chapters form a graph, and an edition that does not print the campaign refuses them.
#[test]
fn only_the_edition_that_prints_the_campaign_has_it() {
    let content = content();
    assert!(content.campaign.is_some());
    let preview = check::load(&Library::built_in(), "mini-rogue/base-pnp2020").expect("the pack is whole");
    assert_eq!(preview.campaign, None);
    assert_eq!(rule(Campaign::start(&preview, "rogue")), "MR-CAMPAIGN-01");
    for edition in ["pnp2020", "ed2025"] {
        let setup = Setup::default().with("edition", Value::word(edition));
        let game = MiniRogue::open(&setup, &Library::built_in()).expect("the table opens");
        let form = mini_rogue::options::form(&game.rulebook, &game.content);
        assert!(form.iter().all(|option| option.name != "chapter"), "{edition} offers chapters");
        let setup = setup.with("chapter", Value::word("2.1"));
        let Err(OpenError::Option(refused)) = MiniRogue::open(&setup, &Library::built_in()) else {
            panic!("{edition} plays a chapter")
        };
        assert_eq!(rule::<()>(Err(refused)), "MR-CAMPAIGN-01");
    }
}

/// MR-CAMPAIGN-03: Death restarts the current chapter unless the chapter says otherwise.
#[test]
fn death_restarts_the_chapter() {
    for (class, chapter) in [("rogue", "2.1"), ("mage", "3.2"), ("crusader", "4.2"), ("rogue", "4.1")] {
        assert_eq!(next(class, chapter, Fate::Trap), chapter);
    }
}

/// MR-CAMPAIGN-04: An unlocked skill is still active when the chapter restarts after a death.
#[test]
fn skills_survive_death() {
    let content = content();
    let mut campaign = begun(&content, "rogue");
    play(&mut campaign, &content, Fate::Trap);
    campaign.unlock(&content, "tough_hide").expect("one point");
    let (game, state) = table(&campaign);
    assert_eq!(game.read(&state, "hero.hp"), Ok(Some(Value::Int(9))));
    play(&mut campaign, &content, Fate::Trap);
    assert_eq!(campaign.skills, ["tough_hide"]);
    let (game, state) = table(&campaign);
    assert_eq!(game.read(&state, "hero.hp"), Ok(Some(Value::Int(9))));
}

/// MR-CAMPAIGN-05: Skill Points are added at the end of a chapter and on death, by how far the character got.
#[test]
fn points_depend_on_how_far_one_got() {
    let content = content();
    let earned = |key: &str, guardians| {
        let mut campaign = begun(&content, "rogue");
        let earned = campaign.finish(&content, key, guardians).expect("a chapter was played");
        assert_eq!(campaign.points, earned);
        earned
    };
    assert_eq!([earned("lost", 0), earned("lost", 1), earned("beaten-by-goal", 1)], [1, 1, 1]);
    assert_eq!([earned("won", 1), earned("won", 2)], [2, 3]);
    let mut campaign = begun(&content, "rogue");
    assert_eq!(play(&mut campaign, &content, Fate::Win), 2, "one Guardian and the goal");
    assert_eq!(campaign.history.last().map(|past| (past.result, past.points)), Some((Ended::Won, 2)));
}

/// MR-CAMPAIGN-06: Skill Points unlock permanent skills; unspent points are kept.
#[test]
fn unspent_points_are_kept() {
    let content = content();
    let mut campaign = begun(&content, "rogue");
    campaign.points = 5;
    for skill in ["tough_hide", "spare_ration"] {
        campaign.unlock(&content, skill).expect("affordable");
    }
    assert_eq!(campaign.points, 3);
    campaign.unlock(&content, "healing_flask").expect("a cost of 2");
    assert_eq!(campaign.points, 1);
    assert_eq!(rule(campaign.unlock(&content, "mail_shirt")), "MR-CAMPAIGN-06");
    assert_eq!(rule(campaign.unlock(&content, "tough_hide")), "MR-CAMPAIGN-09");
    assert_eq!((campaign.points, campaign.skills.len()), (1, 3));
    play(&mut campaign, &content, Fate::Trap);
    assert_eq!(campaign.points, 2);
}

/// MR-CAMPAIGN-07: Points, unlocked skills and Relics are kept with the campaign and not with the match.
#[test]
fn the_sheet_is_not_part_of_the_match() {
    let content = content();
    let mut campaign = at(&content, "rogue", "3.3");
    campaign.unlock(&content, "sparring").expect("affordable");
    let before = campaign.clone();
    decide(&campaign, Fate::Trap);
    assert_eq!(campaign, before, "a match changes nothing by itself");
    let words: Vec<String> = campaign.setup().0.into_keys().collect();
    assert_eq!(words, ["chapter", "heroes", "relics", "skills"], "and knows no points");
}

/// MR-CAMPAIGN-08, MR-CAMPAIGN-68: Three branches, each node with cost, parent and bonus, and a table of points.
#[test]
fn the_tree_has_three_branches() {
    let content = content();
    let book = content.campaign.as_ref().expect("a campaign");
    assert_eq!(Branch::ALL.map(Branch::id), ["exploration", "survival", "combat"]);
    for branch in Branch::ALL {
        let nodes: Vec<_> = book.skills.iter().filter(|(_, skill)| skill.branch == branch).collect();
        assert_eq!(nodes.iter().map(|(_, skill)| skill.tier).collect::<Vec<_>>(), [1, 2, 3, 4]);
        for ((_, skill), parent) in nodes.iter().zip([None].into_iter().chain(nodes.iter().map(Some))) {
            assert_eq!(skill.parent, parent.map(|(id, _)| *id));
            assert!(skill.cost > 0 && !content.lists[skill.gain].is_empty(), "{}", skill.id);
        }
    }
    assert_eq!((book.points.guardian, book.points.victory, book.points.least), (1, 1, 1));
    let library = Library::built_in();
    let mut inspection = undercroft_content::Inspection::new();
    let merged = library.merge(&check::SCHEMA, "mini-rogue/base-ed2021", &mut inspection).expect("the pack");
    let guessed = |source: &str| source.starts_with("reconstructed");
    assert!(merged.list("skill").iter().all(|record| guessed(&record.source)));
    assert!(merged.table("points").is_some_and(|record| guessed(&record.source)));
    assert!(!merged.list("chapter").iter().any(|record| guessed(&record.source)));
}

/// MR-CAMPAIGN-10: A child is refused while its parent is locked.
#[test]
fn a_locked_parent_locks_its_child() {
    let content = content();
    let mut campaign = begun(&content, "mage");
    campaign.points = 9;
    assert_eq!(rule(campaign.unlock(&content, "hidden_pouch")), "MR-CAMPAIGN-10");
    assert!(matches!(campaign.unlock(&content, "juggling"), Err(WordError::Unknown { .. })));
    campaign.unlock(&content, "full_purse").expect("the first of its branch");
    campaign.unlock(&content, "hidden_pouch").expect("its parent is unlocked");
}

/// MR-CAMPAIGN-11, MR-CAMPAIGN-13: A chapter's Relic is in the list when it is set up, and is kept after death.
#[test]
fn relics_are_recorded_and_kept() {
    let content = content();
    let mut campaign = at(&content, "rogue", "3.1");
    assert_eq!(campaign.relics, ["pilgrims_flesh"]);
    play(&mut campaign, &content, Fate::Trap);
    assert_eq!(campaign.relics, ["pilgrims_flesh"]);
    let (game, state) = table(&campaign);
    assert_eq!(game.read(&state, "relics"), Ok(Some(Value::words(["pilgrims_flesh"]))));
}

/// MR-CAMPAIGN-14: A saved campaign comes back with its chapter, points, skills and Relics.
#[test]
fn a_campaign_can_be_saved() {
    let content = content();
    let mut campaign = at(&content, "priestess", "4.2");
    campaign.unlock(&content, "full_purse").expect("affordable");
    let text = serde_json::to_string(&campaign).expect("plain data");
    let loaded: Campaign = serde_json::from_str(&text).expect("the same form");
    assert_eq!(loaded, campaign);
    loaded.check(&content).expect("it fits the pack");
    for wrong in
        [text.replace("4.2", "4.3"), text.replace("4.2", "3.1"), text.replace("full_purse", "forager")]
    {
        let loaded: Campaign = serde_json::from_str(&wrong).expect("the same form");
        loaded.check(&content).expect_err("it does not fit");
    }
}

/// MR-CAMPAIGN-15: Chapter 1 is story only and branches by class.
#[test]
fn chapter_1_is_a_story() {
    let content = content();
    let mut campaign = Campaign::start(&content, "rogue").expect("a Character");
    assert_eq!(campaign.chapter, "1");
    assert_eq!(rule(campaign.finish(&content, "won", 0)), "MR-CAMPAIGN-15");
    assert!(open(campaign.setup()).is_err(), "no match is played");
    campaign.go_on(&content).expect("a story");
    assert_eq!(rule(campaign.go_on(&content)), "MR-CAMPAIGN-15");
}

/// A campaign that has come to the choice.
fn chooser(content: &Content, class: &str, first: Fate) -> Campaign {
    let mut campaign = begun(content, class);
    play(&mut campaign, content, first);
    play(&mut campaign, content, Fate::Win);
    play(&mut campaign, content, Fate::Win);
    campaign
}

/// MR-CAMPAIGN-53: Chapter 5 is a choice: two options lead to 6.1 and 6.2, and nowhere else.
#[test]
fn chapter_5_is_a_choice() {
    let content = content();
    let mut campaign = chooser(&content, "rogue", Fate::Win);
    assert_eq!(campaign.chapter, "5");
    let (book, at) = campaign.place(&content).expect("a chapter");
    let ChapterKind::Choice(options) = &book.chapters[at].kind else { panic!("a choice") };
    let numbers: Vec<&str> = options.iter().map(|id| book.chapters[*id].number.as_str()).collect();
    assert_eq!(numbers, ["6.1", "6.2"]);
    assert_eq!(rule(campaign.choose(&content, "4.1")), "MR-CAMPAIGN-53");
    assert_eq!(rule(begun(&content, "rogue").choose(&content, "6.1")), "MR-CAMPAIGN-53");
    assert_eq!(campaign.is_finished(&content), Ok(false));
    campaign.choose(&content, "6.1").expect("an option");
}

/// MR-CAMPAIGN-54, MR-CAMPAIGN-55: With 6.1 or 6.2 the campaign is finished, whoever plays it and however it went.
#[test]
fn both_endings_are_reached_by_everybody() {
    let content = content();
    for class in CLASSES {
        for first in [Fate::Win, Fate::Beaten] {
            for ending in ["6.1", "6.2"] {
                let mut campaign = chooser(&content, class, first);
                assert_eq!(campaign.is_finished(&content), Ok(false));
                campaign.choose(&content, ending).expect("an option");
                assert_eq!(campaign.is_finished(&content), Ok(true));
                assert_eq!(campaign.chapter, ending);
                assert_eq!(rule(campaign.finish(&content, "won", 0)), "MR-CAMPAIGN-15");
            }
        }
    }
}

/// MR-CAMPAIGN-56: These eleven chapters exist, and every link leads to one of them.
#[test]
fn there_are_eleven_chapters() {
    let content = content();
    let book = content.campaign.as_ref().expect("a campaign");
    let numbers: Vec<&str> = book.chapters.iter().map(|(_, chapter)| chapter.number.as_str()).collect();
    assert_eq!(numbers, ["1", "2.1", "2.2", "3.1", "3.2", "3.3", "4.1", "4.2", "5", "6.1", "6.2"]);
    for (_, chapter) in book.chapters.iter() {
        assert!(chapter.reached_by != 0, "{}", chapter.number);
    }
    let endings = book.chapters.iter().filter(|(_, chapter)| chapter.kind == ChapterKind::Ending);
    assert!(endings.into_iter().all(|(_, chapter)| chapter.reached_by == 0b1111));
}

/// MR-CAMPAIGN-57: The chapters grant exactly three Relics.
#[test]
fn there_are_three_relics() {
    let content = content();
    let book = content.campaign.as_ref().expect("a campaign");
    let mut granted: Vec<&str> = Vec::new();
    for (_, chapter) in book.chapters.iter() {
        if let ChapterKind::Game(game) = &chapter.kind {
            granted.extend(game.relics.iter().map(|relic| book.relics[*relic].id.as_str()));
        }
    }
    granted.sort_unstable();
    granted.dedup();
    assert_eq!(granted, ["bone_of_ernazar", "eye_of_constantine", "pilgrims_flesh"]);
    assert_eq!(book.relics.len(), 3);
}

/// MR-CAMPAIGN-66: The Character of chapter 1 is kept: another one is refused in chapter 3.1.
#[test]
fn the_character_cannot_be_changed() {
    let content = content();
    let campaign = at(&content, "rogue", "3.1");
    let (game, state) = table(&campaign);
    assert_eq!(game.read(&state, "hero.character"), Ok(Some(Value::word("rogue"))));
    let other = campaign.setup().with("heroes", Value::words(["mage"]));
    let Err(OpenError::Option(refused)) = open(other) else { panic!("refused") };
    assert_eq!(rule::<()>(Err(refused)), "MR-CAMPAIGN-66");
    let changed = Campaign { character: "mage".to_owned(), ..campaign };
    assert_eq!(rule(changed.check(&content)), "MR-CAMPAIGN-66");
}

/// MR-CAMPAIGN-69: In chapter 2.2 each of the three others is first with odds of one third, the Cursed Dragon never.
#[test]
fn the_first_guardian_of_2_2_is_drawn_from_three() {
    let content = content();
    let (game, mut state) = table(&begun(&content, "mage"));
    game.go_to(&mut state, "preparation: area 3", &mut Fast::new(0)).expect("a place");
    let deal = game.parse("deal").expect("an action");
    let odds = outcomes(&game, &state, Seat(0), deal, BUDGET, |after, _| after.guardians.open);
    let Ok(Outcomes::Exact(table)) = odds else { panic!("exact odds expected") };
    assert_eq!(table.rows.len(), 3);
    assert!(table.rows.iter().all(|(_, weight)| weight * 3 == table.total));
    let dragon = content.guardians.find(|guardian| guardian.id == "cursed_dragon");
    assert_eq!(table.weight(|open| *open == dragon), 0);
}
