//! Who sees whom and who holds whom on random maps full of characters, held against the sentences of the rules read one by one.

use super::slow;
use catacombs::Catacombs;
use catacombs::geometry::{Ground, Square};
use catacombs::rules::{block, los};
use catacombs::state::{Creature, CreatureId, State, Status};
use undercroft_content::Library;
use undercroft_kernel::{Ctx, Fast, Game, Setup, Silent, Value, Vocabulary};

/// How many random maps each property is tried on.
const MAPS: u64 = 150;
/// The side of a random map, its walls left out.
const SIDE: u32 = 9;

fn table() -> (Catacombs, State) {
    let setup = Setup::default().with("heroes", Value::words(["svein", "aldric", "maelle", "isaure"]));
    let game = Catacombs::open(&setup, &Library::built_in()).expect("the table opens");
    let state = game.start(&mut Ctx::new(&mut Fast::new(0), Silent)).expect("a match starts");
    (game, state)
}

/// A crowded room with pillars, doors and furniture; everybody in some state or other.
fn crowd(game: &Catacombs, state: &mut State, random: &mut Fast) {
    let mut rows = vec![vec!['.'; SIDE as usize]; SIDE as usize];
    for _ in 0..random.below(22) {
        let sign = ['o', '%', '+', 'B', 'C'][random.below(5) as usize];
        rows[random.below(SIDE) as usize][random.below(SIDE) as usize] = sign;
    }
    for sign in ['1', '2', '3', '4', 'O', 'R', 'S', 'V', 'W'] {
        rows[random.below(SIDE) as usize][random.below(SIDE) as usize] = sign;
    }
    let wall = "#".repeat(SIDE as usize + 2);
    let inside: Vec<String> =
        rows.iter().map(|row| format!("#{}#", row.iter().collect::<String>())).collect();
    let legend = "B = bookcase\nC = chest\nO = voracious_ogre\nR = first_moon_revenant\nS = guardian_giant_spider\n\
                  V = vermin_giant_rat x3\nW = first_moon_revenant ally\nturn = gm\n";
    let map = format!("map:\n{wall}\n{}\n{wall}\n{legend}", inside.join("\n"));
    game.go_to(state, &map, &mut Fast::new(0)).expect("a place");
    let everybody: Vec<CreatureId> = state.creatures.on_board().collect();
    for who in &everybody {
        match random.below(12) {
            0 => state.creatures[*who].set(Status::GROUNDED, true),
            1 => state.creatures[*who].set(Status::INVISIBLE, true),
            2 => state.creatures[*who].set(Status::IN_PIT, true),
            3 => state.creatures[*who].web = 1,
            4 => state.creatures[*who].duel = everybody[random.below(everybody.len() as u32) as usize],
            _ => {}
        }
    }
}

fn is_obstacle(state: &State, square: Square) -> bool {
    let ground = state.grid.ground(square);
    matches!(ground, Ground::Wall | Ground::Pillar | Ground::Rubble | Ground::ClosedDoor | Ground::Tall)
}

/// The distance along columns and along rows.
fn apart(one: Square, other: Square) -> (i16, i16) {
    one.to(other)
}

fn is_beside(one: Square, other: Square) -> bool {
    let (dx, dy) = apart(one, other);
    (dx, dy) != (0, 0) && dx.abs() <= 1 && dy.abs() <= 1
}

/// CA-BLOCK-03: Beside, and no obstacle at either flank of a diagonal.
fn reaches(state: &State, one: Square, other: Square) -> bool {
    let (dx, dy) = apart(one, other);
    let diagonal = dx != 0 && dy != 0;
    let flanked = is_obstacle(state, one.by(dx, 0)) || is_obstacle(state, one.by(0, dy));
    is_beside(one, other) && !(diagonal && flanked)
}

/// The rules of blocking, sentence by sentence.
fn is_held(state: &State, me: &Creature) -> bool {
    let invisible = me.is(Status::INVISIBLE);
    state.creatures.on_board().map(|who| &state.creatures[who]).any(|foe| {
        let adversary = foe.side != me.side;
        let webbed = foe.web > 0;
        let duels = foe.duel.is_somebody();
        let down = foe.is(Status::GROUNDED) || foe.is(Status::IN_PIT);
        adversary && reaches(state, foe.at, me.at) && !webbed && !duels && !down && !invisible
    })
}

/// The rules of sight, sentence by sentence.
fn is_seen(state: &State, viewer: CreatureId, target: CreatureId) -> bool {
    let (me, other) = (&state.creatures[viewer], &state.creatures[target]);
    let hidden = other.is(Status::INVISIBLE)
        || me.is(Status::IN_PIT)
        || (other.is(Status::IN_PIT) && !is_beside(me.at, other.at));
    let stands_there = |square: Square| {
        state.creatures.on_board().map(|who| &state.creatures[who]).find(|one| one.at == square)
    };
    let hides = |square: Square| {
        let somebody = stands_there(square).is_some_and(|one| {
            let low = one.is(Status::GROUNDED) || one.is(Status::INVISIBLE) || one.is(Status::IN_PIT);
            let friend_beside = one.side == me.side && is_beside(me.at, square);
            !low && !friend_beside
        });
        is_obstacle(state, square) || somebody
    };
    !hidden && (me.at == other.at || slow::sight(me.at, other.at, hides))
}

/// CA-BLOCK-01: Whoever leaves a square beside an adversary who can act has to break away.
/// CA-BLOCK-03: Behind the corner of an obstacle nobody blocks.
/// CA-BLOCK-04: Nor does a duellist.
/// CA-BLOCK-11: Nor whoever cannot act.
#[test]
fn who_is_held_is_what_the_sentences_say() {
    let (game, mut state) = table();
    let (mut held, mut free) = (0, 0);
    for seed in 0..MAPS {
        crowd(&game, &mut state, &mut Fast::new(seed));
        for who in state.creatures.on_board() {
            let found = block::is_held(&game, &state, who);
            assert_eq!(found, is_held(&state, &state.creatures[who]), "seed {seed}: {}", who.word());
            *(if found { &mut held } else { &mut free }) += 1;
        }
    }
    assert!(held > 100 && free > 100, "{held} held, {free} free");
}

/// CA-LOS-02: An obstacle hides whatever lies behind it.
/// CA-LOS-03: So does a character in between.
/// CA-LOS-04: But not an ally beside the viewer.
/// CA-LOS-07: Nor somebody on the ground or invisible.
#[test]
fn who_is_seen_is_what_the_sentences_say() {
    let (game, mut state) = table();
    let (mut seen, mut unseen) = (0, 0);
    for seed in 0..MAPS {
        crowd(&game, &mut state, &mut Fast::new(seed));
        for viewer in state.creatures.on_board() {
            for target in state.creatures.on_board().filter(|target| *target != viewer) {
                let found = los::sees(&state, viewer, target);
                let expected = is_seen(&state, viewer, target);
                assert_eq!(found, expected, "seed {seed}: {} to {}", viewer.word(), target.word());
                *(if found { &mut seen } else { &mut unseen }) += 1;
            }
        }
    }
    assert!(seen > 1000 && unseen > 1000, "{seen} seen, {unseen} unseen");
}
