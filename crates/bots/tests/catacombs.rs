//! The automated game master and the adventurers of Catacombs: what they may not do, whatever the dice say.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::content::{ItemId, Level, ZoneId};
use catacombs::geometry::Square;
use catacombs::state::{CreatureId, Frame, PieceId, Place, PlainRoll, Rolled, Side, State};
use undercroft_bots::catacombs::audit::{Audit, Auditor};
use undercroft_bots::catacombs::{Command, Master, Reason, Sensible, intention};
use undercroft_bots::{Level as PlayerLevel, Policy, Random};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Turn, Value, Viewer, Vocabulary};

const QUESTS: [&str; 4] = ["deratisation", "fabulous_treasure", "journey_in_shadow", "solar_orb"];
/// No match of these needs so many actions.
const ENDLESS: usize = 60_000;

fn table(quest: &str, level: &str, heroes: &[&str]) -> Catacombs {
    let setup = Setup::default()
        .with("quest", Value::word(quest))
        .with("level", Value::word(level))
        .with("heroes", Value::words(heroes.iter().copied()));
    Catacombs::open(&setup, &Library::built_in()).unwrap()
}

const PARTY: [&str; 4] = ["svein", "aldric", "maelle", "isaure"];

/// Everything that was done, with the end; `look` sees each decision of the game master before it is played.
fn play(
    game: &Catacombs,
    seed: u64,
    heroes: &mut dyn Policy<Catacombs>,
    mut look: impl FnMut(&State, &Actions<Action>, &Master, Action, Reason),
) -> (Vec<Action>, State) {
    let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
    let mut master = Master::new(seed);
    let mut state = game.start(&mut ctx).unwrap();
    let (mut done, mut offered) = (Vec::new(), Actions::new());
    while let Turn::Ask(seats) = game.turn(&state) {
        assert!(done.len() < ENDLESS, "seed {seed} does not end: round {}", state.round);
        for event in ctx.events.drain(..) {
            master.hear(game, &event);
            if let Some(event) = game.witness(&event, Viewer::Seat(Seat(0))) {
                heroes.hear(game, &event);
            }
        }
        let seat = seats.lowest().unwrap();
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = if seat == state.master() {
            let before = master.clone();
            let action = master.choose(game, &view, seat, &offered).unwrap();
            look(&state, &offered, &before, action, master.latest_reason().unwrap());
            action
        } else {
            heroes.choose(game, &view, seat, &offered).unwrap()
        };
        assert!(offered.iter().any(|one| one == action), "{action:?} is not offered");
        game.apply(&mut ctx, &mut state, seat, action).unwrap();
        done.push(action);
    }
    (done, state)
}

#[test]
fn every_quest_comes_to_its_end() {
    for quest in QUESTS {
        for level in Level::ALL {
            let game = table(quest, level.id(), &PARTY);
            for seed in 0..6 {
                play(&game, seed, &mut Sensible::new(seed), |_, _, _, _, _| ());
            }
        }
        // One hero alone, and heroes who do anything at all.
        play(&table(quest, "novice", &["svein"]), 1, &mut Sensible::new(1), |_, _, _, _, _| ());
        play(&table(quest, "hero", &["aldric", "isaure"]), 2, &mut Random::new(2), |_, _, _, _, _| ());
    }
}

/// Idle creatures, pacing heroes and standstills are counted in whole matches, not judged by eye.
#[test]
fn nobody_idles_paces_or_stands_still() {
    let mut sum = Audit::default();
    for quest in QUESTS {
        for heroes in 1..=PARTY.len() {
            let game = table(quest, "adventurer", PARTY.get(..heroes).unwrap());
            (0..8).for_each(|seed| sum += audit(&game, seed));
        }
    }
    assert_eq!((sum.matches, sum.endless, sum.standstills), (128, 0, 0));
    assert!(sum.activations > 2_000 && sum.hero_turns > 4_000, "{sum:?}");
    let idle = sum.unspent_with_aim + sum.unspent_behind_comrade + sum.passed_over;
    assert!(20 * idle < sum.activations, "{sum:?}");
    assert!(100 * sum.pacing < sum.hero_turns, "{sum:?}");
    assert!(100 * sum.wasted < sum.hero_turns, "{sum:?}");
    assert!(sum.runes > 0 && 10 * sum.idle_runes < sum.runes.max(10), "{sum:?}");
}

/// What is counted in one match.
fn audit(game: &Catacombs, seed: u64) -> Audit {
    let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
    let (mut auditor, mut both) = (Auditor::new(), Sensible::new(seed));
    let (mut state, mut offered) = (game.start(&mut ctx).unwrap(), Actions::new());
    for _ in 0..ENDLESS {
        for event in ctx.events.drain(..) {
            auditor.hear(&state, &event);
            both.hear(game, &event);
        }
        let Turn::Ask(seats) = game.turn(&state) else { break };
        let seat = seats.lowest().unwrap();
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = both.choose(game, &view, seat, &offered).unwrap();
        auditor.before(&state, action);
        game.apply(&mut ctx, &mut state, seat, action).unwrap();
    }
    auditor.finish(game, &state)
}

/// What a fresh player of a level does at a seat, and how many playouts it took.
fn planned(game: &Catacombs, state: &State, seat: Seat, level: PlayerLevel) -> (Action, u64) {
    let mut offered = Actions::new();
    game.legal_actions(state, seat, &mut offered);
    let view = game.view(state, Viewer::Seat(seat));
    let mut player = undercroft_bots::catacombs::player(level, 7);
    (player.choose(game, &view, seat, &offered).unwrap(), player.simulations())
}

#[test]
fn what_is_hidden_changes_no_plan() {
    let (mut looked, mut playouts, mut whim) = ([0; 2], [0; 2], Fast::new(23));
    for (seed, quest) in (0..).zip(QUESTS) {
        let game = table(quest, "adventurer", &PARTY);
        let (mut ctx, mut both) = (Ctx::new(Fast::new(seed), Vec::new()), Sensible::new(seed));
        let (mut state, mut offered) = (game.start(&mut ctx).unwrap(), Actions::new());
        for number in 0.. {
            ctx.events.drain(..).for_each(|event| both.hear(&game, &event));
            let Turn::Ask(seats) = game.turn(&state) else { break };
            let seat = seats.lowest().unwrap();
            offered.clear();
            game.legal_actions(&state, seat, &mut offered);
            let view = game.view(&state, Viewer::Seat(seat));
            if offered.len() > 1 && number % 9 == 0 {
                let Ok(other) = game.imagine(&view, &mut whim);
                let answer = planned(&game, &state, seat, PlayerLevel::Hard);
                assert_eq!(
                    answer,
                    planned(&game, &other, seat, PlayerLevel::Hard),
                    "step {number} of {quest}"
                );
                let side = usize::from(view.is_master());
                looked[side] += 1;
                playouts[side] += answer.1;
            }
            let action = both.choose(&game, &view, seat, &offered).unwrap();
            game.apply(&mut ctx, &mut state, seat, action).unwrap();
        }
    }
    assert!(looked.iter().all(|count| *count > 20) && playouts.iter().all(|count| *count > 100));
}

#[test]
fn the_same_seed_is_the_same_match() {
    let game = table("deratisation", "adventurer", &PARTY);
    let match_of = |seed| play(&game, seed, &mut Sensible::new(7), |_, _, _, _, _| ());
    assert_eq!(match_of(3), match_of(3));
    assert_ne!(match_of(3).0, match_of(4).0);
}

/// What an adventurer with so many points of destiny answers about a roll that brought nothing.
fn answer(
    game: &Catacombs,
    (place, at): (&str, &str),
    destiny: i64,
    plain: PlainRoll,
    face: u8,
) -> Option<Action> {
    let mut chance = Fast::new(0);
    let mut state = game.start(&mut Ctx::new(&mut chance, Vec::new())).unwrap();
    game.go_to(&mut state, place, &mut chance).unwrap();
    game.write(&mut state, "p1.at", &Value::word(at)).unwrap();
    game.write(&mut state, "p1.destiny", &Value::Int(destiny)).unwrap();
    let roll = Rolled { sum: face as i8, dice: u32::from(face) + 1, ..Rolled::default() };
    state.stack.push(Frame::Fruitless { who: CreatureId(0), plain, roll }).unwrap();
    let mut offered = Actions::new();
    game.legal_actions(&state, Seat(0), &mut offered);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    Sensible::new(1).choose(game, &view, Seat(0), &offered)
}

#[test]
fn destiny_is_spent_on_what_matters() {
    let (hunt, hoard) =
        (table("deratisation", "novice", &["svein"]), table("fabulous_treasure", "novice", &["svein"]));
    let bridge = ("map:\n####\n#~=#\n#.1#\n####", "2,1");
    let slip = PlainRoll::Slip(Square::new(2, 2));
    let chest = ("map:\n####\n#1C#\n####\nC = chest", "1,1");
    let locked = PlainRoll::Content { piece: PieceId(0), may_lock: true };
    let on_bridge = |destiny, face| answer(&hunt, bridge, destiny, slip, face);
    // A search is a mere search, however many points are left.
    assert_eq!(answer(&hunt, chest, 3, PlainRoll::Search(Square::new(1, 1)), 3), Some(Action::Pass));
    // The last point is kept: it saves for certain from what the roll may save from.
    assert_eq!(
        [on_bridge(2, 0), on_bridge(1, 0), on_bridge(2, 1)].map(Option::unwrap),
        [Action::Destiny, Action::Pass, Action::Pass]
    );
    // A chest matters where chests win the match.
    assert_eq!(answer(&hoard, chest, 2, locked, 0), Some(Action::Destiny));
    assert_eq!(answer(&hoard, chest, 1, locked, 0), Some(Action::Pass));
    assert_eq!(answer(&hunt, chest, 2, locked, 0), Some(Action::Pass));
}

/// Changes everything that a creature could not know: what is in packs, what heroes could still do, what they have learnt and own, what they plan,
/// and what lies in the piles.
fn scramble(game: &Catacombs, state: &mut State, whim: &mut Fast) {
    let heroes = state.party;
    for who in (0..heroes).map(CreatureId) {
        let creature = &mut state.table.creatures[who];
        creature.ap = whim.below(9) as u8;
        creature.wait = whim.below(3) as u8;
        creature.pv = if creature.pv > 0 { 1 + whim.below(30) as i16 } else { creature.pv };
        creature.luck = whim.below(4) as u8;
        creature.next_ap = whim.below(3) as i8;
        creature.parries = whim.below(3) as u8;
    }
    for sheet in &mut state.table.sheets {
        sheet.spells = whim.below(1 << 16);
        sheet.cast = whim.below(1 << 16);
        sheet.destiny = whim.below(5) as u8;
        sheet.ecus = whim.below(900) as u16;
        sheet.competences = whim.below(16);
    }
    let kinds = game.content.items.len() as u32;
    for item in state.table.items.iter_mut() {
        if matches!(item.place, Place::Pack(who) if who.0 < heroes) {
            item.id = ItemId(whim.below(kinds) as u8);
        }
    }
    for gate in state.table.gates.iter_mut() {
        gate.cards = whim.below(4) as u8;
        gate.main = whim.below(8) as u16;
        gate.pin = (whim.below(2) == 1).then_some(ZoneId(whim.below(4) as u8));
    }
    state.table.purse = whim.below(5000);
    state.table.speeches = whim.below(8) as u8;
    state.table.order.clear();
    state.table.events_drawn.shuffle();
    state.before = None;
}

#[test]
fn the_game_master_decides_by_what_creatures_know() {
    let (mut looked, mut whim) = (0, Fast::new(11));
    for (seed, quest) in (0..).zip(QUESTS.into_iter().cycle().take(16)) {
        let game = table(quest, "adventurer", &PARTY);
        play(&game, seed, &mut Sensible::new(seed), |state, offered, master, action, reason| {
            let mut other = *state;
            scramble(&game, &mut other, &mut whim);
            let view = game.view(&other, Viewer::Seat(other.master()));
            let mut again = master.clone();
            let answer = again.choose(&game, &view, other.master(), offered);
            assert_eq!((answer, again.latest_reason()), (Some(action), Some(reason)));
            looked += 1;
        });
    }
    assert!(looked > 400, "only {looked} decisions");
}

#[test]
fn whoever_can_strike_strikes() {
    let (mut struck, game) = ([0; 4], table("fabulous_treasure", "adventurer", &PARTY));
    for seed in 0..8 {
        play(&game, seed, &mut Sensible::new(seed), |state, offered, _, action, _| {
            let standing = |target: CreatureId| {
                let creature = &state.creatures[target];
                creature.side == Side::Party && !creature.is_grounded()
            };
            let could = offered
                .iter()
                .any(|action| matches!(action, Action::Attack { target, .. } if standing(target)));
            let free = matches!(action, Action::Attack { .. } | Action::Shove(..) | Action::Walk(_));
            if could && state.run_left == 0 {
                assert!(free, "{action:?} with somebody within reach");
                if let catacombs::state::Kind::Monster(kind) = state.creatures[state.actor].kind {
                    struck[usize::from(kind.0)] += 1;
                }
            }
        });
    }
    assert!(struck.iter().filter(|count| **count > 0).count() >= 3, "{struck:?}");
}

#[test]
fn what_is_hidden_stays_where_it_was_put() {
    let mut watched = 0;
    for (seed, quest) in (0..).zip(QUESTS) {
        let game = table(quest, "novice", &PARTY);
        let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
        let mut both = Sensible::new(seed);
        let (mut state, mut offered) = (game.start(&mut ctx).unwrap(), Actions::new());
        while let Turn::Ask(seats) = game.turn(&state) {
            ctx.events.drain(..).for_each(|event| both.hear(&game, &event));
            let before = state.traps;
            let seat = seats.lowest().unwrap();
            offered.clear();
            game.legal_actions(&state, seat, &mut offered);
            let view = game.view(&state, Viewer::Seat(seat));
            let action = both.choose(&game, &view, seat, &offered).unwrap();
            game.apply(&mut ctx, &mut state, seat, action).unwrap();
            // One that has gone off makes room for another; one that lies hidden lies where it lay.
            for (old, new) in before.iter().zip(state.traps.iter()) {
                if old.armed && !old.known && new.armed && !new.laid {
                    assert_eq!((old.kind, old.at), (new.kind, new.at), "moved by {action:?}");
                    watched += 1;
                }
            }
        }
    }
    assert!(watched > 400, "only {watched} looks at hidden traps");
}

#[test]
fn every_decision_has_a_reason_in_both_languages() {
    let game = table("solar_orb", "hero", &PARTY);
    for lang in [Lang::from_code("en").unwrap(), Lang::from_code("fr").unwrap()] {
        let library = Library::built_in();
        let packs = undercroft_catalog::open("catacombs", &Setup::default(), &library, Packs).unwrap();
        let packs = packs.into_iter().filter_map(|(code, text)| Some((Lang::from_code(&code)?, text)));
        let texts = Texts::new(lang, packs).unwrap();
        let mut spoken = std::collections::BTreeSet::new();
        for seed in 0..3 {
            play(&game, seed, &mut Sensible::new(seed), |state, _, _, _, reason| {
                let message = reason.message(&game, state);
                let sentence = texts.say(&message, &Listener::spectator());
                assert!(!sentence.contains("gm-ca-") && !sentence.contains('{'), "{sentence}");
                spoken.insert(message.key.clone());
            });
        }
        assert!(spoken.len() > 6, "{spoken:?}");
        let state = game.start(&mut Ctx::new(Fast::new(1), Vec::new())).unwrap();
        for command in [Command::Focus, Command::Target(CreatureId(0)), Command::Hold] {
            let sentence = texts.say(&intention(command, &game, &state).unwrap(), &Listener::spectator());
            assert!(!sentence.contains("gm-ca-") && !sentence.contains('{'), "{sentence}");
        }
    }
}

#[test]
fn why_something_was_placed_is_the_masters_secret() {
    let game = table("deratisation", "adventurer", &PARTY);
    let (mut placed, mut told) = (0, 0);
    play(&game, 1, &mut Sensible::new(1), |state, offered, master, action, _| {
        let view = game.view(state, Viewer::Seat(state.master()));
        let mut master = master.clone();
        assert_eq!(master.choose(&game, &view, state.master(), offered), Some(action));
        let own = master.reason(&game, &view, view.viewer).is_some();
        let heard =
            [Viewer::Seat(Seat(0)), Viewer::Spectator].map(|who| master.reason(&game, &view, who).is_some());
        if game.notation(action).starts_with("place-") {
            assert_eq!(heard, [false; 2], "{}", game.notation(action));
            placed += usize::from(own);
        } else {
            assert_eq!(heard, [own; 2], "{}", game.notation(action));
            told += usize::from(own);
        }
    });
    assert!(placed > 0 && told > 0, "{placed} placed, {told} told");
}

/// The texts of the packs of a game.
struct Packs;

impl undercroft_catalog::Visitor for Packs {
    type Out = Vec<(String, String)>;
    fn visit<G: undercroft_catalog::Playable>(self, _: G, card: undercroft_catalog::Card) -> Self::Out {
        card.texts
    }
}
