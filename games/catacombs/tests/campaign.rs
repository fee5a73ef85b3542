//! The party between its quests: what is carried over, what the town has, and that no match gives destiny away.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use catacombs::campaign::{Campaign, Shelf, TownAction, TownVerb};
use catacombs::content::{Characteristic, Content, ItemKind, check};
use catacombs::options::brought::{Brought, Slot};
use catacombs::state::{End, State};
use catacombs::{Catacombs, OpenError};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Setup, Silent, Turn, Value, Vocabulary, WordError};

fn content() -> Content {
    check::load(&Library::built_in(), "catacombs/base").expect("the pack is whole")
}

/// The match of the next quest, as it is set up.
fn table(campaign: &Campaign) -> (Catacombs, State) {
    let game = Catacombs::open(&campaign.setup(), &Library::built_in()).expect("the quest opens");
    let state = game.start(&mut Ctx::new(Fast::new(7), Silent)).expect("the match starts");
    (game, state)
}

fn set(game: &Catacombs, state: &mut State, facts: &[(&str, Value)]) {
    for (fact, value) in facts {
        game.write(state, fact, value).expect("a fact");
    }
}

fn read(game: &Catacombs, state: &State, fact: &str) -> Value {
    game.read(state, fact).expect("a fact").expect("a value")
}

/// Closes the well of the first quest, or ends it otherwise.
fn play(campaign: &mut Campaign, end: End, given: &[(&str, Value)]) {
    let (game, mut state) = table(campaign);
    set(&game, &mut state, given);
    state.table.end = Some(end);
    campaign.finish(&game, &state).expect("the quest was played");
}

fn rule(result: Result<(), WordError>) -> &'static str {
    match result {
        Err(WordError::Impossible { rule, .. }) => rule.0,
        other => panic!("a rule should forbid it: {other:?}"),
    }
}

/// CA-DESTINY-05: Destiny points are not restored at the start of a game; the remaining count carries over between quests.
#[test]
fn destiny_is_what_is_left_of_it() {
    let mut campaign = Campaign::start(&content(), &["maelle", "svein"]).expect("a campaign");
    let (game, state) = table(&campaign);
    assert_eq!(read(&game, &state, "p1.destiny"), Value::Int(3));
    play(&mut campaign, End::Late, &[("p1.destiny", Value::Int(1))]);
    let (game, state) = table(&campaign);
    assert_eq!(
        [read(&game, &state, "p1.destiny"), read(&game, &state, "p2.destiny")],
        [1, 2].map(Value::Int)
    );
}

/// CA-DESTINY-06: The sole way of gaining destiny points is succeeding at quests: whatever happens in a match, they never rise before it is
/// won.
#[test]
fn no_match_gives_destiny_away() {
    let setup = Setup::default().with("heroes", Value::words(["svein", "maelle", "isaure"]));
    let game = Catacombs::open(&setup, &Library::built_in()).expect("the table opens");
    let points = |state: &State| [0, 1, 2].map(|seat: usize| state.sheets[seat].destiny);
    for seed in 0..6 {
        let mut ctx = Ctx::new(Fast::new(seed), Silent);
        let mut state = game.start(&mut ctx).expect("a match starts");
        let mut offered = Actions::new();
        for _ in 0..1_500 {
            let Turn::Ask(seats) = game.turn(&state) else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            offered.clear();
            game.legal_actions(&state, seat, &mut offered);
            let at = ctx.chance.below(offered.len() as u32) as usize;
            let action = offered.get(at).expect("an action");
            let before = points(&state);
            game.apply(&mut ctx, &mut state, seat, action).expect("an offer is allowed");
            if state.end.is_none() {
                assert!(points(&state).iter().zip(before).all(|(after, before)| *after <= before));
            }
        }
    }
}

/// CA-DESTINY-02: Destiny rerolls are also allowed for rolls made outside the catacombs.
#[test]
fn a_roll_in_town_may_be_repeated() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    for left in [1, 0] {
        campaign.repeat_roll(&content, 0).expect("a point is left");
        assert_eq!(campaign.sheet(&content, 0).expect("a sheet").destiny, left);
    }
    assert_eq!(rule(campaign.repeat_roll(&content, 0)), "CA-DESTINY-01");
}

/// CA-SHEET-01, CA-SHEET-10, CA-DESTINY-02: What the printed sheet has room for can be written on it between quests, and goes along.
#[test]
fn a_sheet_is_written_on_by_hand() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    let act = |campaign: &mut Campaign, verb, with: &str| {
        campaign.act(&content, 0, &TownAction { verb, with: with.to_owned() })
    };
    for bad in ["", "  ", "a_b", "<b>", "destiny=9", "---", "More than twenty-four letters"] {
        assert!(act(&mut campaign, TownVerb::Name, bad).is_err(), "{bad}");
    }
    act(&mut campaign, TownVerb::Name, "  Ragnar l’Ancien ").expect("a name");
    act(&mut campaign, TownVerb::Lower, "agility").expect("a handicap");
    act(&mut campaign, TownVerb::Repeat, "roll").expect("a point is left");
    let offered = campaign.deeds(&content, 0).expect("a town");
    for verb in [TownVerb::Name, TownVerb::Repeat, TownVerb::Lower, TownVerb::Raise] {
        assert!(offered.iter().any(|action| action.verb == verb), "{verb:?}");
    }
    let before = campaign.sheet(&content, 0).expect("a sheet");
    assert_eq!((before.name.as_str(), before.destiny), ("Ragnar l’Ancien", 1));
    let keys = |campaign: &Campaign| {
        let told = campaign.told(&content, 0).expect("a sheet");
        told.into_iter().map(|message| message.key.into_owned()).collect::<Vec<_>>()
    };
    let all = ["town-called", "town-has", "town-carries", "town-experience", "town-noted"];
    assert!(all.iter().all(|key| keys(&campaign).iter().any(|told| told == key)), "{:?}", keys(&campaign));
    play(&mut campaign, End::Won, &[]);
    let after = campaign.sheet(&content, 0).expect("a sheet");
    assert_eq!((&after.name, after.handicaps), (&before.name, before.handicaps), "it goes along");
    for _ in 0..12 {
        let _ = act(&mut campaign, TownVerb::Lower, "agility");
    }
    assert_eq!(rule(act(&mut campaign, TownVerb::Lower, "agility")), "CA-STAT-02");
    let (game, state) = table(&campaign);
    assert_eq!(read(&game, &state, "p1.agility"), Value::Int(0));
}

/// CA-DESTINY-04: Destiny points cannot be bought.
#[test]
fn no_shop_sells_destiny() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    campaign.party[0].sheet = "destiny=0 ecus=5000".to_owned();
    let on_sale: Vec<String> = Campaign::shop(&content).map(|item| item.id.clone()).collect();
    assert!(on_sale.iter().any(|id| id == "iron_buckler") && on_sale.iter().all(|id| id != "destiny"));
    assert_eq!(rule(campaign.buy(&content, 0, "destiny")), "CA-DESTINY-04");
    for id in &on_sale {
        campaign.buy(&content, 0, id).expect("everything else has its price");
    }
    assert_eq!(campaign.sheet(&content, 0).expect("a sheet").destiny, 0);
}

/// CA-SHEET-10: Acquired competences and spells and any handicaps suffered are recorded on the sheet.
#[test]
fn what_was_learnt_and_suffered_stays() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["aldric"]).expect("a campaign");
    campaign.mark(&content, 0, Characteristic::Agility, -1).expect("a handicap");
    campaign.learn_competence(&content, 0, "dur_au_mal").expect("intelligence 2 has room for a second one");
    let (game, state) = table(&campaign);
    assert_eq!(read(&game, &state, "p1.agility"), Value::Int(2));
    let things = [("p1.pack", Value::words(["club"])), ("p1.runes", Value::words(["strength_rune"]))];
    play(&mut campaign, End::Won, &things);
    let (game, state) = table(&campaign);
    assert_eq!(
        [read(&game, &state, "p1.agility"), read(&game, &state, "p1.strength")],
        [2, 6].map(Value::Int)
    );
    assert_eq!(read(&game, &state, "p1.competences"), Value::words(["parade", "dur_au_mal"]));
    assert_eq!(read(&game, &state, "p1.pack"), Value::words(["club"]));
    assert_eq!(read(&game, &state, "p1.main"), Value::word("rusty_sword"));
    assert_eq!(campaign.quest.as_deref(), Some("fabulous_treasure"));
}

/// CA-STAT-04: The number of spells or competences a character may learn equals its intelligence level.
#[test]
fn nobody_learns_more_than_his_intelligence() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["aldric"]).expect("a campaign");
    campaign.learn_competence(&content, 0, "meneur").expect("the second of two");
    assert_eq!(rule(campaign.learn_competence(&content, 0, "dur_au_mal")), "CA-STAT-04");
    campaign.party[0].sheet.push_str(" pack=peasant_magic_grimoire");
    assert_eq!(rule(campaign.learn_spell(&content, 0, "peasant_glow")), "CA-STAT-04");
    campaign.mark(&content, 0, Characteristic::Intelligence, 1).expect("one level more");
    campaign.learn_spell(&content, 0, "peasant_glow").expect("and there is room");
}

/// CA-SPELL-10: Owning a grimoire allows learning spells of its school; black, white, necromantic and demonological ones require the
/// arcane-initiate competence.
#[test]
fn grimoires_teach_their_school() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["maelle", "isaure"]).expect("a campaign");
    assert_eq!(rule(campaign.learn_spell(&content, 0, "peasant_glow")), "CA-SPELL-10");
    campaign.party[0].sheet.push_str(" pack=peasant_magic_grimoire,black_magic_grimoire");
    campaign.learn_spell(&content, 0, "peasant_glow").expect("for everybody");
    assert_eq!(rule(campaign.learn_spell(&content, 0, "black_veil")), "CA-SPELL-10");
    campaign.party[1].sheet = "competences=initie_aux_arcanes pack=black_magic_grimoire".to_owned();
    campaign.learn_spell(&content, 1, "black_veil").expect("she is initiated");
    assert_eq!(rule(campaign.learn_spell(&content, 1, "black_veil")), "CA-STAT-04");
    assert_eq!(rule(campaign.learn_spell(&content, 1, "white_heal")), "CA-SPELL-10");
    let owns = campaign.sheet(&content, 1).expect("a sheet").things.len();
    assert_eq!(owns, 1, "the grimoire stays");
}

/// CA-SHEET-07: Maximum load in encumbrance points equals (strength level + endurance level) x 10.
/// CA-SHEET-08: The load limit is enforced when a game starts.
#[test]
fn nobody_starts_with_too_much() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["aldric"]).expect("a campaign");
    assert_eq!(campaign.load(&content, 0).expect("a sheet"), (37, 90));
    let open = |campaign: &Campaign| Catacombs::open(&campaign.setup(), &Library::built_in());
    let weight =
        |id: &str| u16::from(content.items[content.items.find(|item| item.id == id).expect("it")].weight);
    // Three mail coats more are 66, so that 103 is too much and one coat less is not.
    campaign.party[0].sheet.push_str(" pack=mail_coat,mail_coat,mail_coat");
    assert_eq!(campaign.load(&content, 0).expect("a sheet").0, 37 + 3 * weight("mail_coat"));
    match open(&campaign) {
        Err(OpenError::Option(WordError::Impossible { rule, .. })) => assert_eq!(rule.0, "CA-SHEET-08"),
        other => panic!("too heavy: {:?}", other.map(|_| ())),
    }
    campaign.sell(&content, 0, "mail_coat").expect("one is sold");
    assert!(open(&campaign).is_ok());
    campaign.party[0].sheet.push_str(" pack=iron_buckler endurance=-1");
    assert_eq!(campaign.load(&content, 0).expect("a sheet"), (87, 80));
    assert!(open(&campaign).is_err());
    campaign.mark(&content, 0, Characteristic::Endurance, 1).expect("healed");
    assert_eq!(campaign.load(&content, 0).expect("a sheet"), (87, 90));
    assert!(open(&campaign).is_ok());
}

/// CA-SHEET-07: The limit itself can be carried, one point more cannot.
#[test]
fn the_limit_can_be_carried() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["isaure"]).expect("a campaign");
    let open = |campaign: &Campaign| Catacombs::open(&campaign.setup(), &Library::built_in()).is_ok();
    // Strength 2 and endurance 2 carry 40: a mail coat of 22 and 18 potions of 1.
    let potions = vec!["care_potion"; 18].join(",");
    campaign.party[0].sheet = format!("pack=mail_coat,{potions}");
    assert_eq!(campaign.load(&content, 0).expect("a sheet"), (40, 40));
    assert!(open(&campaign));
    campaign.party[0].sheet.push_str(" pack=care_potion");
    assert_eq!(campaign.load(&content, 0).expect("a sheet"), (41, 40));
    assert!(!open(&campaign));
}

/// CA-SHEET-09: Before starting, equipment above the limit must be sold or put in a strongbox that was bought earlier.
#[test]
fn what_is_too_heavy_is_sold_or_stored() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["isaure"]).expect("a campaign");
    assert!(campaign.hindrance(&content).expect("sheets").is_none());
    campaign.party[0].sheet = "ecus=100 pack=mail_coat,mail_coat".to_owned();
    assert!(campaign.hindrance(&content).expect("sheets").is_some());
    assert_eq!(rule(campaign.store(&content, 0, "mail_coat")), "CA-SHEET-09");
    campaign.buy(&content, 0, "strongbox").expect("100 écus");
    assert!(campaign.hindrance(&content).expect("sheets").is_some());
    campaign.store(&content, 0, "mail_coat").expect("into the strongbox");
    assert_eq!(campaign.load(&content, 0).expect("a sheet"), (22, 40));
    assert!(campaign.hindrance(&content).expect("sheets").is_none());
    assert_eq!(campaign.party[0].strongbox.as_deref(), Some(&["mail_coat".to_owned()][..]));
    play(&mut campaign, End::Won, &[]);
    campaign.fetch(&content, 0, "mail_coat").expect("it is still there");
    assert_eq!(campaign.load(&content, 0).expect("a sheet").0, 44);
}

/// CA-GOLD-05: A cure potion sold in town brings 25 écus and frees a point of weight.
#[test]
fn selling_brings_the_price() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["isaure"]).expect("a campaign");
    let (before, _) = campaign.load(&content, 0).expect("a sheet");
    campaign.sell(&content, 0, "cure_potion").expect("she has one");
    assert_eq!(campaign.sheet(&content, 0).expect("a sheet").ecus, 25);
    assert_eq!(campaign.load(&content, 0).expect("a sheet").0, before - 1);
    assert!(matches!(campaign.sell(&content, 0, "cure_potion"), Err(WordError::Unknown { .. })));
}

/// CA-GOLD-05, CA-TREASURE-40: What is not on sale cannot be bought, nor what is too dear.
#[test]
fn the_shop_has_its_limits() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    campaign.party[0].sheet = "ecus=29".to_owned();
    assert_eq!(rule(campaign.buy(&content, 0, "hell_blade")), "CA-TREASURE-40");
    assert_eq!(rule(campaign.buy(&content, 0, "short_sword")), "CA-GOLD-05");
    campaign.party[0].sheet = "ecus=30".to_owned();
    campaign.buy(&content, 0, "short_sword").expect("30 écus");
    assert_eq!(campaign.party[0].sheet, "destiny=0 ecus=0 xp=0 pack=short_sword");
}

/// CA-SHEET-04, CA-SHEET-05: In town things are taken in hand as hands allow.
#[test]
fn hands_are_two() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    campaign.party[0].sheet = "main=rusty_sword pack=iron_buckler,great_club,club".to_owned();
    campaign.equip(&content, 0, "iron_buckler", Slot::Off).expect("a free hand");
    assert_eq!(rule(campaign.equip(&content, 0, "club", Slot::Off)), "CA-SHEET-04");
    campaign.equip(&content, 0, "rusty_sword", Slot::Pack).expect("put away");
    assert_eq!(rule(campaign.equip(&content, 0, "great_club", Slot::Main)), "CA-SHEET-05");
}

/// CA-QUEST-03: The quests follow each other in order; a quest that failed is tried again, by whoever lives.
#[test]
fn quests_follow_each_other() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein", "maelle"]).expect("a campaign");
    let (game, state) = table(&campaign);
    assert_eq!(rule(campaign.finish(&game, &state)), "CA-SETUP-07");
    play(&mut campaign, End::Lost, &[("p2.dead", Value::Bool(true))]);
    assert_eq!((campaign.quest.as_deref(), campaign.party.len()), (Some("deratisation"), 1));
    assert_eq!(rule(campaign.join(&content, "svein")), "CA-SETUP-06");
    campaign.join(&content, "maelle").expect("somebody new with her sheet");
    for next in [Some("fabulous_treasure"), Some("journey_in_shadow"), Some("solar_orb"), None] {
        play(&mut campaign, End::Won, &[]);
        assert_eq!(campaign.quest.as_deref(), next);
    }
    assert_eq!(campaign.history.len(), 5);
    assert!(!campaign.history[0].won && campaign.history[4].won);
}

/// CA-SHEET-01, CA-SHEET-03: A sheet is written and read back as it is, and no prize of a quest is on it.
#[test]
fn a_sheet_is_one_line() {
    let content = content();
    for (_, hero) in content.heroes.iter() {
        let line = Brought::ready_made(&content, hero).write(&content);
        assert_eq!(Brought::read(&line, &content).map(|sheet| sheet.write(&content)), Ok(line));
    }
    let line = "destiny=1 ecus=30 xp=5 spells=white_heal agility=-2 main=club+strength_rune+life_rune worn=speed_boots";
    assert_eq!(Brought::read(line, &content).map(|sheet| sheet.write(&content)), Ok(line.to_owned()));
    for wrong in ["destiny", "destiny=many", "main=excalibur", "main=club+club", "luck=3"] {
        assert!(Brought::read(wrong, &content).is_err(), "{wrong}");
    }
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    play(&mut campaign, End::Won, &[("p1.pack", Value::words(["solar_orb", "club"]))]);
    let things = campaign.sheet(&content, 0).expect("a sheet").things;
    assert!(things.iter().all(|owned| content.items[owned.item].kind != ItemKind::Prize));
    assert_eq!(things.len(), 2);
}

/// CA-TREASURE-07: Two permanent effects of the same object category cannot be used together, and what has none is not worn.
#[test]
fn one_amulet_is_worn_at_a_time() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    campaign.party[0].sheet = "destiny=2 ecus=0 xp=0 pack=care_potion,blessed_amulet,ice_amulet".to_owned();
    assert_eq!(rule(campaign.equip(&content, 0, "care_potion", Slot::Worn)), "CA-TREASURE-07");
    campaign.equip(&content, 0, "blessed_amulet", Slot::Worn).expect("an amulet is worn");
    assert_eq!(rule(campaign.equip(&content, 0, "ice_amulet", Slot::Worn)), "CA-TREASURE-07");
    campaign.equip(&content, 0, "blessed_amulet", Slot::Pack).expect("it is taken off");
    campaign.equip(&content, 0, "ice_amulet", Slot::Worn).expect("now the other is worn");
    assert_eq!(
        campaign.party[0].sheet,
        "destiny=2 ecus=0 xp=0 worn=ice_amulet pack=care_potion,blessed_amulet"
    );
}

/// CA-GOLD-05, CA-SHEET-09, CA-TREASURE-40: What the town offers is what it then does: nothing that a rule forbids, and nothing twice.
#[test]
fn the_town_offers_what_the_rules_allow() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    campaign.party[0].sheet = "ecus=99 pack=care_potion,care_potion".to_owned();
    let words = |campaign: &Campaign| -> Vec<String> {
        campaign.deeds(&content, 0).expect("a sheet").iter().map(TownAction::word).collect()
    };
    let offered = words(&campaign);
    assert_eq!(offered.iter().filter(|word| word.ends_with("care_potion")).count(), 1, "{offered:?}");
    assert!(
        offered.contains(&"buy short_sword".to_owned()) && !offered.contains(&"buy strongbox".to_owned())
    );
    assert!(
        offered.contains(&"train meneur".to_owned()),
        "CA-STAT-04: a competence may be learnt: {offered:?}"
    );
    assert!(
        !offered.iter().any(|word| word.starts_with("store") || word.starts_with("learn")),
        "{offered:?}"
    );
    campaign.party[0].sheet = "ecus=100 pack=care_potion".to_owned();
    let deed = |verb, with: &str| TownAction { verb, with: with.to_owned() };
    campaign.act(&content, 0, &deed(TownVerb::Buy, "strongbox")).expect("100 écus");
    let of_things = |campaign: &Campaign| -> Vec<String> {
        let mut deeds = campaign.deeds(&content, 0).expect("a sheet");
        deeds.retain(|deed| ![Shelf::Teacher, Shelf::Sheet].contains(&deed.verb.shelf()));
        deeds.iter().map(TownAction::word).collect()
    };
    assert_eq!(of_things(&campaign), ["store care_potion", "sell care_potion"]);
    campaign.act(&content, 0, &deed(TownVerb::Store, "care_potion")).expect("into the strongbox");
    assert_eq!(of_things(&campaign), ["fetch care_potion"]);
}

/// CA-SHEET-04, CA-SHEET-06: Of two swords the one in the pack is taken into use and the one in use put away.
#[test]
fn of_two_alike_the_right_one_moves() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    let deed = |verb| TownAction { verb, with: "rusty_sword".to_owned() };
    campaign.party[0].sheet = "main=rusty_sword pack=rusty_sword".to_owned();
    campaign.act(&content, 0, &deed(TownVerb::Stow)).expect("one is in hand");
    assert_eq!(campaign.party[0].sheet, "destiny=0 ecus=0 xp=0 pack=rusty_sword,rusty_sword");
    campaign.act(&content, 0, &deed(TownVerb::Use)).expect("a free hand");
    assert_eq!(campaign.party[0].sheet, "destiny=0 ecus=0 xp=0 main=rusty_sword pack=rusty_sword");
    campaign.party[0].sheet = "main=rusty_sword".to_owned();
    assert!(matches!(campaign.act(&content, 0, &deed(TownVerb::Use)), Err(WordError::Unknown { .. })));
}

/// CA-SHEET-08: Who carries too much keeps the party in town.
#[test]
fn a_load_that_is_too_heavy_hinders() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein", "isaure"]).expect("a campaign");
    assert_eq!(campaign.hindrance(&content).expect("sheets"), None);
    campaign.party[1].sheet = "pack=mail_coat,mail_coat".to_owned();
    let hindrance = campaign.hindrance(&content).expect("sheets").expect("44 of 40");
    assert_eq!(hindrance.key, "town-heavy");
    assert_eq!(rule(campaign.join(&content, "svein")), "CA-SETUP-06");
}

/// CA-STAT-04: A teacher is found as long as there is room for a competence, and only for those of heroes.
#[test]
fn the_town_teaches_competences() {
    let content = content();
    let mut campaign = Campaign::start(&content, &["svein"]).expect("a campaign");
    let taught = |campaign: &Campaign| -> Vec<TownAction> {
        let deeds = campaign.deeds(&content, 0).expect("a sheet");
        deeds.into_iter().filter(|deed| deed.verb == TownVerb::Train).collect()
    };
    while let Some(lesson) = taught(&campaign).first() {
        let monsters_only =
            content.competences.iter().any(|(_, one)| one.id == lesson.with && one.monsters_only);
        assert!(!monsters_only, "{lesson:?}");
        campaign.act(&content, 0, lesson).expect("what is offered is taught");
        assert!(campaign.party[0].sheet.contains(&lesson.with), "{}", campaign.party[0].sheet);
        assert!(!taught(&campaign).contains(lesson), "nobody learns it twice");
    }
    let refused = campaign.act(&content, 0, &TownAction { verb: TownVerb::Train, with: "meneur".to_owned() });
    assert_eq!(rule(refused), "CA-STAT-04");
}
