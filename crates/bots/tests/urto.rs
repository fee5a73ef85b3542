//! What the rule-of-thumb player of Urto must not do, and what it must.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use undercroft_bots::sensible;
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Silent, Turn, Value, Viewer, Vocabulary};
use urto::Urto;
use urto::action::Action;
use urto::rules::pvm;
use urto::state::State;

fn game() -> Urto {
    let heroes = Value::words(["sankaa", "molesor", "arminius"]);
    let setup = Setup::default().with("heroes", heroes).with("mode", Value::word("standard"));
    Urto::open(&setup, &Library::built_in()).unwrap()
}

fn at(game: &Urto, place: &str, facts: &[(&str, Value)], seed: u64) -> (State, Ctx<Fast, Silent>) {
    let mut ctx = Ctx::new(Fast::new(seed), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    game.go_to(&mut state, place, &mut ctx.chance).unwrap();
    for (fact, value) in facts {
        game.write(&mut state, fact, value).unwrap();
    }
    (state, ctx)
}

fn asked(game: &Urto, state: &State) -> (Seat, Actions<Action>) {
    let Turn::Ask(seats) = game.turn(state) else { unreachable!("the match goes on") };
    let seat = seats.lowest().unwrap();
    let mut offered = Actions::new();
    game.legal_actions(state, seat, &mut offered);
    (seat, offered)
}

fn choice(game: &Urto, state: &State, seed: u64) -> String {
    let (seat, offered) = asked(game, state);
    let action = sensible(seed).choose(game, &game.view(state, Viewer::Seat(seat)), seat, &offered).unwrap();
    game.notation(action)
}

/// What it does there, whatever its whims are.
fn always(game: &Urto, place: &str, facts: &[(&str, Value)]) -> String {
    let (state, _) = at(game, place, facts, 1);
    let first = choice(game, &state, 0);
    for seed in 1..40 {
        assert_eq!(choice(game, &state, seed), first, "{place} {facts:?}");
    }
    first
}

fn hand(card: &str) -> (&str, Value) {
    ("p1.hand", Value::words([card]))
}

const NO_MANA: (&str, Value) = ("p1.mana", Value::Int(0));

#[test]
fn a_weapon_that_helps_is_taken_up_before_the_first_roll() {
    let game = game();
    // The Alpha lies elsewhere.
    for (_, creature) in game.content.monsters.iter().filter(|(_, creature)| creature.id != "alpha") {
        let place = format!("combat: {}", creature.id);
        let strong = ("p1.life", Value::Int(15));
        let armed = |card| always(&game, &place, &[NO_MANA, strong.clone(), hand(card)]);
        assert_eq!(armed("notched_sabre"), "wield notched_sabre", "{place}");
        assert_eq!(armed("troll_femur"), "wield troll_femur", "{place}");
    }
    // A whip is for heroes, and an axe of glass for a hard fight.
    assert_ne!(always(&game, "combat: rat_carpet", &[NO_MANA, hand("silk_whip")]), "wield silk_whip");
    assert_ne!(always(&game, "combat: rat_carpet", &[NO_MANA, hand("glass_axe")]), "wield glass_axe");
}

#[test]
fn places_are_changed_with_somebody_further_on_or_not_at_all() {
    let game = game();
    let space = |who: &'static str, at: &str| (who, Value::word(at));
    let pool = |mine, second, third| {
        let facts = [space("p1.space", mine), space("p2.space", second), space("p3.space", third)];
        always(&game, "event: mirror_pool", &facts)
    };
    assert_eq!(pool("r1p1", "r5p1", "r3p1"), "choose p2");
    assert_eq!(pool("r1p1", "r3p1", "r5p1"), "choose p3");
    assert_eq!(pool("r5p1", "r1p1", "r3p1"), "skip");
}

/// Fights until `seat` may roll again, and tells its total, that of the other side, and what it does.
fn reroll_of(game: &Urto, place: &str, facts: &[(&str, Value)], seed: u64) -> Option<(u8, u8, String)> {
    let (mut state, mut ctx) = at(game, place, facts, seed);
    for _ in 0..12 {
        let (seat, offered) = asked(game, &state);
        if seat == Seat(0) && offered.iter().any(|action| action == Action::Reroll) {
            let other = match state.combat.foe {
                urto::state::Foe::Creature(monster) => game.content.monsters[monster].attack,
                _ => pvm::total(game, &state, 1),
            };
            return Some((pvm::total(game, &state, 0), other, choice(game, &state, seed)));
        }
        let wanted = ["attack p2", "wield silk_whip", "wield troll_femur", "fight", "ready", "pass", "keep"];
        let next =
            wanted.iter().find_map(|word| offered.iter().find(|action| game.notation(*action) == **word));
        game.apply(&mut ctx, &mut state, seat, next?).unwrap();
    }
    None
}

#[test]
fn a_roll_that_wins_is_kept_and_one_that_loses_is_rolled_again() {
    let game = game();
    let facts = |card| [hand(card), ("p1.mana", Value::Int(4)), ("p2.mana", Value::Int(0))];
    for (place, card) in [("turn: p1", "silk_whip"), ("combat: ember_drake", "troll_femur")] {
        let (mut kept, mut again) = (0, 0);
        for seed in 0..60 {
            let Some((mine, theirs, done)) = reroll_of(&game, place, &facts(card), seed) else { continue };
            if mine >= theirs {
                assert_ne!(done, "reroll", "{place}: {mine} against {theirs}");
                kept += 1;
            } else {
                assert_eq!(done, "reroll", "{place}: {mine} against {theirs}");
                again += 1;
            }
        }
        assert!(kept > 5 && again > 0, "{place}: {kept} kept, {again} rolled again");
    }
}

#[test]
fn cards_are_played_where_they_help() {
    let game = game();
    let space = |who: &'static str, at: &str| (who, Value::word(at));
    // Somebody rich stands here.
    let rich = [hand("pickpockets_glove"), NO_MANA, space("p2.space", "r1p1"), ("p2.renown", Value::Int(5))];
    assert_eq!(always(&game, "after: p1", &rich), "play pickpockets_glove");
    // Others come behind.
    let behind = [hand("needle_snare"), NO_MANA, space("p1.space", "r4p1"), space("p2.space", "r1p1")];
    assert_eq!(always(&game, "after: p1", &behind), "play needle_snare");
    // The way on can be gone at once.
    assert_eq!(always(&game, "after: p1", &[hand("grapnel"), NO_MANA]), "play grapnel");
    // A fight that would kill.
    let deadly = [hand("smoke_pellet"), NO_MANA, ("p1.life", Value::Int(3))];
    assert_eq!(always(&game, "combat: chasm_ogre", &deadly), "play smoke_pellet");
}
