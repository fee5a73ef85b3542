//! CA-TEST: power die, D and bonuses against a difficulty. Every chapter that tests something comes through here.
//!
//! [`of`] names a test, [`roll`] rolls it. A failure that destiny may repeat stays on the stack; otherwise, and in the end, `conclude`
//! hands the result to the chapter that asked: one line for each purpose.

use super::{
    Done, Play, PlayExt, block, check, destiny, dice, element, fear, forbid, imprevu, jump, lock, poison,
    quest, sheet, shove, speech, spell, theft, throw, trap, treasure, web,
};
use crate::Catacombs;
use crate::content::{Characteristic, FACES, Knack, LEVELS, Task};
use crate::event::{Event, RollEvent};
use crate::state::{CreatureId, Frame, Purpose, Rolled, State, Test};
use undercroft_kernel::{Chance, Sink};

/// A test as the text states it: no bonus, the usual dice.
#[must_use]
pub fn of(who: CreatureId, characteristic: Characteristic, difficulty: u8, purpose: Purpose) -> Test {
    Test { who, characteristic, level: 0, bonus: 0, dice: 0, difficulty, purpose }
}

/// Rolls a test. `dice` of the test are D beyond the usual ones.
///
/// CA-TEST-08: Without a level there is no roll and it fails.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, test: Test) -> Done<C> {
    let mut test = test;
    let who = test.who;
    if level(play.state, &test) == 0 {
        play.tell(who, RollEvent::TestHopeless(test.characteristic));
        return conclude(play, test, false);
    }
    test.dice += usual_dice(play.game, play.state, who, test.characteristic);
    test.bonus += knack_bonus(play.game, play.state, &test) + play.state.creatures[who].luck as i8;
    play.creature(who).luck = 0;
    throw_it(play, test)
}

/// Rolls the dice and asks whether the result stands.
fn throw_it<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, test: Test) -> Done<C> {
    let level = level(play.state, &test);
    let roll = dice::power(play, test.who, level, test.dice)?;
    let passed = is_passed(&test, roll);
    let Test { characteristic, purpose, difficulty, bonus, .. } = test;
    let purpose = purpose.told();
    play.tell(test.who, RollEvent::Tested { characteristic, purpose, difficulty, bonus, roll, passed });
    if !passed && destiny::may_repeat(play.state, test.who) {
        return play.push(Frame::Test { test, roll });
    }
    conclude(play, test, passed)
}

/// CA-TEST-10: The level that is rolled: the effective one with what is added to it, never below 0.
fn level(state: &State, test: &Test) -> u8 {
    let effective = state.creatures[test.who].levels;
    let effective = effective.get(test.characteristic as usize).copied().unwrap_or_default();
    effective.saturating_add(test.level).max(0) as u8
}

/// CA-TEST-03, CA-TEST-04, CA-TEST-05, CA-TEST-11: Whether a roll passes: no X, and the total reaches the difficulty.
#[must_use]
pub fn is_passed(test: &Test, roll: Rolled) -> bool {
    !roll.x && i16::from(roll.sum) + i16::from(test.bonus) >= i16::from(test.difficulty)
}

/// CA-TEST-01, CA-TEST-02, CA-TEST-12, CA-TEST-13: How many D go with the power die: one, none for magic, the exponent of a monster,
/// and those of objects.
fn usual_dice(game: &Catacombs, state: &State, who: CreatureId, tested: Characteristic) -> u8 {
    let printed = match tested {
        Characteristic::Magic => 0,
        _ => game.block(state.creatures[who].kind).test_dice.of(tested).max(1),
    };
    printed + sheet::test_dice(game, state, who, tested)
}

/// The best that a test can come to: the highest face and the highest D, luck included.
#[must_use]
pub fn best(game: &Catacombs, state: &State, who: CreatureId, tested: Characteristic) -> i16 {
    let creature = &state.creatures[who];
    let level = creature.level(tested).min(LEVELS as u8);
    let Some(die) = usize::from(level).checked_sub(1).and_then(|at| game.power.get(at)) else { return -1 };
    let dice = usual_dice(game, state, who, tested) * (FACES as u8 - 1);
    i16::from(die.best) + i16::from(dice) + i16::from(creature.luck)
}

/// In how many cases of how many a test would pass at the first roll, luck included: every face of the power die with every sum of its D.
#[must_use]
pub fn chance(game: &Catacombs, state: &State, test: &Test) -> (u64, u64) {
    let who = test.who;
    let level = level(state, test);
    let die = usize::from(level.min(LEVELS as u8)).checked_sub(1).and_then(|at| game.power.get(at));
    let Some(die) = die else { return (0, 1) };
    let dice = usual_dice(game, state, who, test.characteristic) + test.dice;
    let bonus = test.bonus + knack_bonus(game, state, test) + state.creatures[who].luck as i8;
    // How many throws of the D come to each sum.
    let mut sums = vec![1_u64];
    for _ in 0..dice {
        let mut next = vec![0; sums.len() + FACES - 1];
        for (sum, ways) in sums.iter().enumerate() {
            next.iter_mut().skip(sum).take(FACES).for_each(|slot: &mut u64| *slot += ways);
        }
        sums = next;
    }
    let needed = |face: i8| (i16::from(test.difficulty) - i16::from(bonus) - i16::from(face)).max(0) as usize;
    let faces = die.faces.iter().zip(&die.weights);
    let passes = faces.filter_map(|(face, weight)| Some((face.value()?, u64::from(*weight))));
    let ways = passes.map(|(face, weight)| weight * sums.iter().skip(needed(face)).sum::<u64>()).sum();
    (ways, FACES as u64 * sums.iter().sum::<u64>())
}

/// What competences add to the result of a test.
fn knack_bonus(game: &Catacombs, state: &State, test: &Test) -> i8 {
    let task = match test.purpose {
        Purpose::PickGate(_) | Purpose::PickPiece(_) => Task::PickLock,
        Purpose::Disarm(_) => Task::Disarm,
        Purpose::Steal { .. } => Task::Steal,
        Purpose::BreakAway(_) => Task::BreakAway,
        Purpose::Bridge(_) => Task::Bridge,
        Purpose::Speech { speech: crate::content::Speech::Bravery, .. } => Task::Bravery,
        Purpose::Speech { speech: crate::content::Speech::Threat, .. } => Task::Threat,
        _ => return 0,
    };
    let Some(sheet) = state.sheet(test.who) else { return 0 };
    let known = game.content.competences.iter().filter(|(id, _)| sheet.knows(*id));
    let bonus = known.filter_map(|(_, competence)| match competence.effect {
        Knack::Bonus { tasks, bonus } if tasks.has(task) => Some(bonus as i8),
        _ => None,
    });
    bonus.sum()
}

/// CA-DESTINY-01: The whole roll is repeated for a destiny point.
pub fn repeat<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Test { test, .. }) = play.state.stack.top() else {
        return check(forbid("CA-DESTINY-01"));
    };
    check(destiny::can_repeat(play.state, test.who))?;
    play.state.stack.pop();
    destiny::spend(play, test.who);
    throw_it(play, test)
}

/// The failure stands.
pub fn stand<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Test { test, .. }) = play.state.stack.pop() else {
        return check(forbid("CA-DESTINY-01"));
    };
    conclude(play, test, false)
}

/// Hands a result to the chapter that asked for the test.
/// CA-TEST-06, CA-TEST-07: What the power dice show is taken from the D or added.
fn conclude<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, test: Test, passed: bool) -> Done<C> {
    let who = test.who;
    match test.purpose {
        Purpose::BreakAway(way) => block::tested(play, who, way, passed),
        Purpose::Dodge { trap, from } => trap::dodged(play, who, trap, from, passed),
        Purpose::Bridge(from) => element::crossed(play, who, from, passed),
        Purpose::PickGate(gate) => lock::picked_gate(play, who, gate, passed),
        Purpose::PickPiece(piece) => lock::picked_piece(play, who, piece, passed),
        Purpose::Disarm(trap) => trap::disarmed(play, who, trap, passed),
        Purpose::Steal { from, item } => theft::tested(play, who, from, item, passed),
        Purpose::Throw { item, to } => throw::tested(play, who, item, to, passed),
        Purpose::Shove { target, dir } => shove::tested(play, who, target, dir, passed),
        Purpose::Jump { dir, over } => jump::tested(play, who, dir, over, passed),
        Purpose::Speech { speech, target, ecus } => speech::tested(play, who, speech, target, ecus, passed),
        Purpose::Bribe { by } => speech::resisted(play, who, by, passed),
        Purpose::Fear => fear::tested(play, who, passed),
        Purpose::Poison => poison::tested(play, who, passed),
        Purpose::BreakFree => web::tested(play, who, passed),
        Purpose::Cast { spell, target } => spell::tested(play, who, spell, target, passed),
        Purpose::Banish(_) => treasure::banished(play, who, passed),
        Purpose::Resist { spell, by } => spell::resisted(play, who, spell, by, passed),
        Purpose::Close(piece) => quest::tested(play, who, piece, passed),
        Purpose::Event(card) => imprevu::tested(play, who, card, passed),
    }
}
