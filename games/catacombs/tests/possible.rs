//! Random matches never lead to an impossible table: nobody shares a square or stands in a wall, the grid agrees with the lists, and
//! unfinished business stays within its bounds.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use catacombs::Catacombs;
use catacombs::geometry::{Ground, Square};
use catacombs::state::{Leaf, State};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Setup, Silent, Turn, Value, Vocabulary};

/// How many steps of each match are looked at.
const STEPS: u32 = 3_000;

fn table(pack: &str, quest: &str, heroes: &[&str]) -> Catacombs {
    let setup = Setup::default()
        .with("pack", Value::word(pack))
        .with("quest", Value::word(quest))
        .with("heroes", Value::words(heroes.iter().copied()));
    Catacombs::open(&setup, &Library::built_in()).expect("the table opens")
}

/// What no list and no rule may contradict.
fn look(game: &Catacombs, state: &State) -> Result<(), String> {
    game.check_state(state).map_err(|error| error.to_string())?;
    for square in (0..Square::COUNT).filter_map(Square::from_index) {
        let somebody = state.creatures.on_board().any(|who| state.creatures[who].at == square);
        if somebody != state.grid.is_occupied(square) {
            return Err(format!("{square} is occupied: {somebody}, but the grid says otherwise"));
        }
    }
    for gate in state.gates.iter() {
        let ground = state.grid.ground(gate.at);
        let fits = match gate.leaf {
            Leaf::Secret => ground == Ground::Wall,
            Leaf::Shut | Leaf::Locked => ground == Ground::ClosedDoor,
            Leaf::Open | Leaf::Broken => matches!(ground, Ground::OpenDoor | Ground::Floor | Ground::Rubble),
            Leaf::None => matches!(ground, Ground::Exit | Ground::Floor | Ground::Rubble),
        };
        if !fits {
            return Err(format!("the gate at {} is {:?}, but its ground is {ground:?}", gate.at, gate.leaf));
        }
    }
    Ok(())
}

/// Plays one match and says what went wrong, if something did.
fn play(game: &Catacombs, seed: u64) -> Result<(), String> {
    let mut ctx = Ctx::new(Fast::new(seed), Silent);
    let mut offered = Actions::new();
    let mut state = game.start(&mut ctx).map_err(|refusal| format!("seed {seed}: {refusal:?}"))?;
    let mut last = String::new();
    for step in 0..STEPS {
        let here = |what: String| format!("seed {seed}, step {step}, after `{last}`: {what}");
        // Unfinished business may leave somebody where nobody stays, such as above a pit that opened.
        if step % 4 == 0 && state.is_quiet() {
            look(game, &state).map_err(here)?;
        }
        let Turn::Ask(seats) = game.turn(&state) else { return Ok(()) };
        let chosen = ctx.chance.below(seats.len()) as usize;
        let seat = seats.iter().nth(chosen).ok_or_else(|| here("nobody is asked".to_owned()))?;
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let chosen = ctx.chance.below(offered.len() as u32) as usize;
        let action = offered.get(chosen).ok_or_else(|| here(format!("nothing to do: {:?}", state.stack)))?;
        let word = game.notation(action);
        let played = game.apply(&mut ctx, &mut state, seat, action);
        played.map_err(|refusal| here(format!("`{word}` is offered and refused by {refusal:?}")))?;
        last = word;
    }
    Ok(())
}

fn play_all(quest: &str, heroes: &[&str], seeds: u64) {
    play_pack("catacombs/base", quest, heroes, seeds);
}

fn play_pack(pack: &str, quest: &str, heroes: &[&str], seeds: u64) {
    let game = table(pack, quest, heroes);
    let wrong: Vec<String> = (0..seeds).filter_map(|seed| play(&game, seed).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn one_hero_alone() {
    play_all("deratisation", &["svein"], 12);
}

#[test]
fn four_heroes_close_a_well() {
    play_all("deratisation", &["svein", "aldric", "maelle", "isaure"], 12);
}

#[test]
fn four_heroes_search_chests() {
    play_all("fabulous_treasure", &["svein", "aldric", "maelle", "isaure"], 8);
}

#[test]
fn four_heroes_leave() {
    play_all("journey_in_shadow", &["isaure", "maelle", "aldric", "svein"], 8);
}

#[test]
fn four_heroes_recover_an_orb() {
    play_all("solar_orb", &["svein", "aldric", "maelle", "isaure"], 8);
}

/// Flyers, the immaterial, poison, portals, prisoners and every spell.
#[test]
fn odd_heroes_meet_odd_monsters() {
    let heroes = ["bran", "odile", "mathurin", "sidonie"];
    play_pack("catacombs/test-effects", "hidden_gate", &heroes, 12);
}
