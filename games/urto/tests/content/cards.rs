//! What cards and dice carry: heroes, monsters, artefacts, events, faces and feats.

use super::{artefact, content, event, has};
use std::collections::BTreeSet;
use urto::content::{
    ArtefactClass, Base, Die, Divine, Effect, Flag, Goal, Quarry, Role, Token, Until, Versus, When, Who,
};

/// UR-HERO-02: The five heroes are Sank'aa, Arminius, Oriandre, Molésor and Barbouaille.
/// UR-HERO-14: Each hero stands for one land: Sank'aa Azura, Molésor Opale, Arminius Morganite, Oriandre Emerald,
/// Barbouaille Onyx.
#[test]
fn five_heroes_of_five_lands() {
    let content = content();
    let heroes: Vec<_> =
        content.heroes.iter().map(|(_, hero)| (hero.id.as_str(), hero.land.as_str())).collect();
    assert_eq!(
        heroes,
        [
            ("sankaa", "azura"),
            ("arminius", "morganite"),
            ("oriandre", "emerald"),
            ("molesor", "opale"),
            ("barbouaille", "onyx")
        ]
    );
}

/// UR-HERO-05: Every hero has unique traits printed on the sheet.
/// UR-HERO-06: The frame colour of the sheet is the colour of that hero's meeple.
#[test]
fn traits_and_colours_are_unique() {
    let content = content();
    let colours: BTreeSet<_> = content.heroes.iter().map(|(_, hero)| hero.colour.as_str()).collect();
    assert_eq!(colours.len(), 5);
    for (id, hero) in content.heroes.iter() {
        let traits = content.program(hero.traits);
        assert!(!traits.is_empty(), "{}", hero.id);
        let others = content.heroes.iter().filter(|(other, _)| *other != id);
        assert!(others.into_iter().all(|(_, other)| content.program(other.traits) != traits), "{}", hero.id);
    }
}

/// UR-HERO-09: Molésor may use two weapons in the same combat.
/// UR-HERO-10: Barbouaille may use no weapon in combat.
/// UR-HERO-12: Molésor has a power of his own that lets him come back to life.
#[test]
fn the_two_traits_that_the_rulebook_names() {
    let content = content();
    let slots = |id: &str| {
        let hero = content.heroes.find(|hero| hero.id == id).unwrap();
        content.base(Base::WeaponSlots, std::iter::once(content.heroes[hero].traits))
    };
    assert_eq!(["sankaa", "arminius", "oriandre", "molesor", "barbouaille"].map(slots), [1, 1, 1, 2, 0]);
    let revives: Vec<_> = content
        .heroes
        .iter()
        .filter(|(_, hero)| has(&content, hero.traits, &|effect| matches!(effect, Effect::Revive { .. })))
        .map(|(_, hero)| hero.id.as_str())
        .collect();
    assert_eq!(revives, ["molesor"]);
}

#[test]
fn base_numbers_are_set_first_and_added_to_afterwards() {
    let content = content();
    let of = |base, programs: &[_]| content.base(base, programs.iter().copied());
    let oriandre = content.heroes.find(|hero| hero.id == "oriandre").unwrap();
    let traits = content.heroes[oriandre].traits;
    let anklets = artefact(&content, "runners_anklets").program;
    assert_eq!(of(Base::SprintCost, &[]), 2);
    assert_eq!(of(Base::SprintCost, &[traits]), 3);
    assert_eq!(of(Base::SprintCost, &[anklets, traits]), 2);
    assert_eq!(of(Base::SprintCost, &[anklets, anklets, anklets]), 1, "never under 1");
    let kettle = artefact(&content, "camp_kettle").program;
    assert_eq!((of(Base::RestLife, &[kettle]), of(Base::RestMana, &[kettle])), (2, 1));
}

/// UR-MONSTER-03: A monster card shows a fixed attack value, life points, PR and sometimes an extra reward.
/// UR-SETUP-15: The 5 Alpha cards are part of the 33 monster cards, so the monster pile has 28 cards.
#[test]
fn monsters_have_attack_life_and_renown() {
    let content = content();
    assert_eq!((content.monster_pile.len(), content.monsters[content.alpha].copies), (28, 5));
    assert!(content.monster_pile.iter().all(|monster| *monster != content.alpha));
    assert!(content.monsters.iter().all(|(_, one)| one.attack > 0 && one.life > 0 && one.pr > 0));
    let rewards = content.monsters.iter().filter(|(_, one)| !one.reward.is_empty()).count();
    assert!((1..content.monsters.len()).contains(&rewards));
    let two_mana = [Effect::Mana { n: 2, who: Who::Oneself }];
    assert!(content.monsters.iter().any(|(_, one)| content.program(one.reward) == two_mana));
    assert!(content.monsters.iter().any(|(_, one)| (one.attack, one.life) == (5, 2)), "the worked example");
    let best = content.monsters.iter().map(|(_, one)| one.pr).max();
    assert_eq!(best, Some(content.monsters[content.alpha].pr), "the Alpha is worth the most");
}

/// UR-SETUP-02: The three divine artefacts (Hammer, Trumpets, Scythe) are taken out of the artefact cards before the pile
/// is formed.
#[test]
fn the_artefact_pile_has_thirty_five_cards_and_no_divine_one() {
    let content = content();
    assert_eq!(content.artefact_pile.len(), 35);
    for weapon in Divine::ALL {
        let card = content.divine_card(weapon).unwrap();
        assert!(!content.artefact_pile.contains(&card));
        assert_eq!(content.program(content.artefacts[card].program), [Effect::DivineDie(weapon)]);
    }
}

/// UR-ARTIFACT-01: There are three ways to get artefacts in the cave: search 4 to 6, the artefact face of the Hammer or
/// Trumpets die, or an artefact token.
#[test]
fn artefacts_come_from_two_kinds_of_die_and_a_token() {
    let content = content();
    let draws = |program| has(&content, program, &|effect| matches!(effect, Effect::DrawArtefact { .. }));
    let faces = |die: &Die| -> Vec<u8> {
        (1..=die.sides).filter(|face| draws(die.shown(*face).unwrap().program)).collect()
    };
    assert_eq!(faces(&content.dice.search), [4, 5, 6]);
    assert_eq!((faces(&content.dice.hammer).len(), faces(&content.dice.trumpets).len()), (1, 1));
    assert!(faces(&content.dice.scythe).is_empty());
    let tokens = content.tokens.iter().filter(|(_, row)| draws(row.program)).map(|(token, _)| token);
    assert!(tokens.eq([Token::Artefact]));
    assert!(!content.events.iter().any(|(_, one)| draws(one.program)));
    assert!(!content.monsters.iter().any(|(_, one)| draws(one.reward)));
    assert!(!content.artefacts.iter().any(|(_, one)| draws(one.program)));
}

/// UR-SEARCH-10: The odds of a search are 1/12 Alpha, 1/12 life, 1/12 mana, 3/12 artefact, 4/12 event, 2/12 monster.
#[test]
fn the_faces_of_the_search_die() {
    let content = content();
    let die = &content.dice.search;
    let shown = |face| die.shown(face).unwrap().id.clone();
    let faces: Vec<String> = (1..=12).map(shown).collect();
    assert_eq!(faces[..3], ["alpha", "life", "mana"]);
    assert_eq!(
        (faces[3..6].to_vec(), faces[6..10].to_vec()),
        (vec!["artefact".to_owned(); 3], vec!["event".to_owned(); 4])
    );
    assert_eq!(faces[10..], ["monster", "monster"]);
    assert!(die.shown(0).is_none());
}

fn results(die: &Die) -> Vec<Vec<Effect>> {
    let content = content();
    (1..=die.sides).map(|face| content.program(die.shown(face).unwrap().program).to_vec()).collect()
}

/// UR-DIVINE-05: The Trumpets die has six results: gain 1 PR; gain 2 PR; steal 1 PR from every player; gain 1 mana; draw
/// an artefact; failure, lose 1 life.
#[test]
fn the_faces_of_the_trumpets() {
    let who = Who::Oneself;
    assert_eq!(
        results(&content().dice.trumpets),
        [
            [Effect::Renown { n: 1 }],
            [Effect::Renown { n: 2 }],
            [Effect::StealRenown { n: 1, from: Quarry::EachOpponentInCave }],
            [Effect::Mana { n: 1, who }],
            [Effect::DrawArtefact { n: 1 }],
            [Effect::Life { n: -1, who }],
        ]
    );
}

/// UR-DIVINE-06: The Hammer die has six results: 1 damage to all heroes on one chosen space; 2 damage to all heroes on one
/// chosen space; 1 damage to every opponent; failure, lose 1 life; gain 1 mana; draw an artefact.
#[test]
fn the_faces_of_the_hammer() {
    let who = Who::Oneself;
    assert_eq!(
        results(&content().dice.hammer),
        [
            [Effect::DamageSpace { n: 1 }],
            [Effect::DamageSpace { n: 2 }],
            [Effect::DamageOpponents { n: 1 }],
            [Effect::Life { n: -1, who }],
            [Effect::Mana { n: 1, who }],
            [Effect::DrawArtefact { n: 1 }],
        ]
    );
}

/// UR-DIVINE-08: The Scythe die makes all opponents lose 1, 2 or 3 life.
/// UR-DIVINE-09: The Scythe die has faces 1,1,2,2,3,3.
#[test]
fn the_faces_of_the_scythe() {
    let hurt = |n| [Effect::DamageOpponents { n }];
    assert_eq!(results(&content().dice.scythe), [1, 1, 2, 2, 3, 3].map(hurt));
}

/// UR-FEATS-08: Feat 'La Chèvre': roll three failures in a row with a divine die: the Scythe has no failure to roll.
#[test]
fn only_hammer_and_trumpets_can_fail() {
    let content = content();
    let failures = |weapon| content.dice.divine(weapon).outcomes.iter().filter(|one| one.failure).count();
    assert_eq!(Divine::ALL.map(failures), [1, 1, 0]);
}

/// UR-TOKEN-05: Defence tokens come from an event.
/// UR-TOKEN-09: Attack tokens come from an event.
/// UR-TOKEN-10: Blook traps belong to an event card which says how to use them.
/// UR-TOKEN-11: The minus-2-life token belongs to an artefact card which says how to use it.
#[test]
fn where_tokens_of_the_supply_come_from() {
    let content = content();
    let givers = |wanted: Token| -> Vec<&str> {
        let gives = |effect: &Effect| match effect {
            Effect::TakeTokens { token, .. } | Effect::PlaceToken { token } => *token == wanted,
            _ => false,
        };
        let events = content.events.iter().map(|(_, one)| (one.id.as_str(), one.program));
        let artefacts = content.artefacts.iter().map(|(_, one)| (one.id.as_str(), one.program));
        let all = events.chain(artefacts).filter(|(_, program)| has(&content, *program, &gives));
        all.map(|(id, _)| id).collect()
    };
    assert_eq!(givers(Token::Defence), ["shield_of_a_fallen_hero"]);
    assert_eq!(givers(Token::Attack), ["whetstone"]);
    assert_eq!(givers(Token::BlookTrap), ["blook_trapper"]);
    assert_eq!(givers(Token::Minus2), ["needle_snare"]);
    let minus2 = content.tokens[Token::Minus2].program;
    assert_eq!(content.program(minus2), [Effect::Life { n: -2, who: Who::Oneself }]);
    let [Effect::DefenceRoll { target: 4, fail, who: Who::Oneself }] =
        content.program(content.tokens[Token::BlookTrap].program)
    else {
        unreachable!("a Blook trap asks a defence roll")
    };
    assert_eq!(
        content.program(*fail),
        [
            Effect::Life { n: -1, who: Who::Oneself },
            Effect::Status { flag: Flag::NoMove, until: Until::EndOfTurn }
        ]
    );
}

/// UR-ARTIFACT-03: Green artefacts are weapons.
/// UR-ARTIFACT-07: Pink artefacts are limited-use: they can be used at any time, a set number of times, and are then
/// discarded.
/// UR-ARTIFACT-08: Yellow artefacts are permanent and can be used all game long within what the card says.
#[test]
fn when_and_how_often_artefacts_are_used() {
    let content = content();
    for (_, artefact) in content.artefacts.iter() {
        let (is_single, uses) = (artefact.class == ArtefactClass::Single, artefact.uses);
        assert_eq!(is_single, uses > 0, "{}", artefact.id);
        let is_weapon = artefact.class == ArtefactClass::Weapon;
        assert_eq!(is_weapon, artefact.when == When::CombatStart, "{}", artefact.id);
    }
    let when = |id: &str| artefact(&content, id).when;
    assert_eq!(["vitality_flask", "root_brew"].map(when), [When::Any; 2]);
    assert_eq!(["ember_feather", "second_breath_knot"].map(when), [When::OwnDeath; 2]);
    assert_eq!(["spore_bomb", "grapnel", "pickpockets_glove", "needle_snare"].map(when), [When::OwnTurn; 4]);
    assert_eq!(["loaded_knucklebone", "ring_of_second_thoughts"].map(when), [When::OwnCombatRoll; 2]);
    assert_eq!(
        ["smoke_pellet", "lucky_candle", "onyx_eye", "bone_amulet", "scythe"].map(when),
        [When::Hide, When::OwnSearchRoll, When::OwnDraw, When::Always, When::EndOfTurn]
    );
    assert_eq!((artefact(&content, "smoke_pellet").uses, artefact(&content, "grapnel").uses), (2, 1));
}

/// UR-SCORE-15: Each artefact still held is worth the PR value of its card: 1 unless the card says otherwise, divine
/// artefacts included.
#[test]
fn every_artefact_is_worth_one() {
    assert!(content().artefacts.iter().all(|(_, one)| one.pr == 1));
}

/// UR-DIE-02: An eight-sided die is gained through artefact cards or by paying 5 mana.
#[test]
fn two_weapons_give_the_better_die() {
    let content = content();
    let gives = |effect: &Effect| matches!(effect, Effect::CombatDie { faces: 8, .. });
    let cards = content.artefacts.iter().filter(|(_, one)| has(&content, one.program, &gives));
    assert_eq!(
        cards.map(|(_, one)| one.id.as_str()).collect::<Vec<_>>(),
        ["octagon_blade", "eightfold_maul"]
    );
    assert_eq!(content.numbers.bases[Base::D8Cost], 5);
}

#[test]
fn nested_effects_are_read() {
    let content = content();
    let [Effect::CombatAdd { n: 3, vs, attack_min: 5 }] =
        content.program(artefact(&content, "moon_quartz_spear").program)
    else {
        unreachable!("a spear against the strong")
    };
    assert!(vs.has(Versus::PVM) && !vs.has(Versus::PVP) && !vs.has(Versus::MUSHROOM));
    let [Effect::MayPay { cost, then }] = content.program(event(&content, "blood_bargain").program) else {
        unreachable!("a bargain")
    };
    assert_eq!(content.program(*cost), [Effect::Life { n: -2, who: Who::Oneself }]);
    assert_eq!(content.first(*then), Some(Effect::Renown { n: 3 }));
    let [Effect::Choose(choice)] = content.program(event(&content, "hidden_larder").program) else {
        unreachable!("a choice")
    };
    assert_eq!(content.choices[*choice].len(), 2);
    let [Effect::MoveToward { to, n: 1, discovered_only: true, apply_effects: false }] =
        content.program(event(&content, "scree_slide").program)
    else {
        unreachable!("a slide")
    };
    assert_eq!(content.board.spaces[*to].role, Role::Start);
    let trap = content.tokens[Token::BlookTrap].program;
    assert!(trap.rest().is_empty());
    assert!(std::mem::size_of::<Effect>() <= 12, "effects are copied all the time");
}

/// UR-FEATS-18: There are 17 feats in the heroes' record; each is ticked, dated and signed by whoever does it.
#[test]
fn seventeen_feats_with_their_goals() {
    let content = content();
    let goals: Vec<Goal> = content.feats.iter().map(|(_, feat)| feat.goal).collect();
    assert_eq!(
        goals,
        [
            Goal::ArriveWithLife(1),
            Goal::ArriveUnhurt,
            Goal::ArriveAlone,
            Goal::ArriveWithMana(7),
            Goal::Kill(2),
            Goal::Kill(3),
            Goal::Kill(4),
            Goal::FailInARow(3),
            Goal::DrawInARow(Token::Shortcut, 2),
            Goal::ArriveTogether(4),
            Goal::DieBeforeTheEnd,
            Goal::DrawInARow(Token::Mushroom, 2),
            Goal::DieAgainstAlpha,
            Goal::ArriveWithFirstArtefacts(2),
            Goal::Score(50),
            Goal::Score(60),
            Goal::Score(70),
        ]
    );
    assert_eq!(goals.len(), 17);
}

/// UR-ALPHA-05: The renown of the Alpha is great: no monster of the pile is worth as much, and it is worth more than one of its
/// strength would be. One more life is worth one PR among those that strike as hard.
#[test]
fn the_alpha_is_worth_more_than_any_monster() {
    let content = content();
    let alpha = &content.monsters[content.alpha];
    let ordinary = content.monsters.iter().filter(|(id, _)| *id != content.alpha).map(|(_, monster)| monster);
    for monster in ordinary {
        let alike = if monster.attack == alpha.attack { alpha.life.abs_diff(monster.life) } else { 0 };
        assert!(alpha.pr > monster.pr + alike, "{}", monster.id);
    }
}
