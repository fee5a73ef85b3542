//! The only door to randomness: named draws, and the sources that answer them.
//!
//! Rules ask `ctx.pick(draw)?`. A source without an answer yet pauses; `apply` never waits.
//! The generator is never part of a state, and the sources here are the only ones there are:
//! [`Seeded`] for tables, [`Fast`] for simulation, [`Scripted`] for scenarios, [`Answers`] for typed-in
//! dice and written draws. Branching is in [`mod@crate::outcomes`].

use crate::ids::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;

/// What may come out of a draw, and how often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weights<'a> {
    /// 0 to n-1, all alike.
    Uniform(u32),
    /// The numbers of the set bits, all alike: a card out of those that are left.
    Mask(u64),
    /// 0 to n-1 with these integer weights: a die by its meanings.
    List(&'a [u32]),
    /// `count` interchangeable dice with the faces 1 to `sides`, as one multiset (see [`Faces`]).
    Dice {
        /// How many dice, at most 8.
        count: u8,
        /// How many faces each, at most 15.
        sides: u8,
    },
}

/// One named question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw<'a> {
    /// The die or pile, as players call it.
    pub name: &'static str,
    /// Who rolls or draws.
    pub seat: Option<Seat>,
    /// What may come out.
    pub weights: Weights<'a>,
}

impl<'a> Draw<'a> {
    #[must_use]
    pub const fn new(name: &'static str, seat: Seat, weights: Weights<'a>) -> Draw<'a> {
        Draw { name, seat: Some(seat), weights }
    }
}

/// The faces of several interchangeable dice, highest first, packed into a number of four bits a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Faces(pub u32);

impl Faces {
    /// Adds one die and keeps the order.
    #[inline]
    #[must_use]
    pub fn with(self, face: u32) -> Faces {
        // Below are the faces not greater than the new one: find how many dice stay above it.
        let mut shift = 0;
        while shift < 32 && (self.0 >> shift) & 15 >= face && (self.0 >> shift) & 15 != 0 {
            shift += 4;
        }
        if shift >= 32 {
            return self;
        }
        let above = self.0 & ((1u64 << shift) - 1) as u32;
        let below = ((u64::from(self.0) >> shift) << (shift + 4)) as u32;
        Faces(above | (face << shift) | below)
    }

    /// The highest face; 0 without a die.
    #[inline]
    #[must_use]
    pub const fn highest(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// The faces, highest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).map(move |at| ((self.0 >> (4 * at)) & 15) as u8).take_while(|face| *face != 0)
    }

    /// Reads faces in any order.
    pub fn collect(faces: impl IntoIterator<Item = u8>) -> Faces {
        faces.into_iter().fold(Faces::default(), |all, face| all.with(u32::from(face)))
    }
}

/// A source of answers to draws.
pub trait Chance {
    /// What the source says when it has no answer yet; uninhabited where it always has one.
    type Pause;
    /// Answers one draw.
    ///
    /// # Errors
    /// The pause, when there is no answer yet.
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Self::Pause>;
}

impl<C: Chance> Chance for &mut C {
    type Pause = C::Pause;
    #[inline]
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, C::Pause> {
        (**self).pick(draw)
    }
}

/// Gives numbers below others.
trait Below {
    /// A number below `n`.
    fn below(&mut self, n: u32) -> u32;
}

impl Below for Fast {
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        Fast::below(self, n)
    }
}

/// A stream of words, read without favouring small numbers.
struct Fair(ChaCha8Rng);

impl Below for Fair {
    fn below(&mut self, n: u32) -> u32 {
        fair_below(&mut self.0, n)
    }
}

/// Answers a draw from a source of numbers.
#[inline(always)]
fn from_below(draw: Draw<'_>, source: &mut impl Below) -> u32 {
    match draw.weights {
        Weights::Uniform(n) => source.below(n),
        Weights::Mask(mask) => set_bit(mask, source),
        Weights::List(list) => {
            let mut at = source.below(list.iter().sum());
            for (index, weight) in list.iter().enumerate() {
                if at < *weight {
                    return index as u32;
                }
                at -= weight;
            }
            0
        }
        Weights::Dice { count: 1, sides } => source.below(u32::from(sides)) + 1,
        Weights::Dice { count, sides } => {
            (0..count).fold(Faces::default(), |all, _| all.with(source.below(u32::from(sides)) + 1)).0
        }
    }
}

/// The number of a set bit, all alike. In a dense mask a guess is soon right; a sparse one is counted through.
#[inline(always)]
fn set_bit(mut mask: u64, source: &mut impl Below) -> u32 {
    debug_assert!(mask != 0, "a draw from nothing");
    let width = 64 - mask.leading_zeros();
    for _ in 0..16 {
        let bit = source.below(width);
        if mask >> bit & 1 == 1 {
            return bit;
        }
    }
    for _ in 0..source.below(mask.count_ones()) {
        mask &= mask - 1;
    }
    mask.trailing_zeros()
}

/// The simulation source: xoshiro256++ and a multiply-shift, no pause, no promise of fairness to the last bit.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// A source for this seed.
    #[must_use]
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `n`.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        let high = (self.0.next_u64() >> 32) as u32;
        ((u64::from(high) * u64::from(n)) >> 32) as u32
    }
}

impl Chance for Fast {
    type Pause = Infallible;
    #[inline(always)]
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Infallible> {
        Ok(from_below(draw, self))
    }
}

/// Scrambles a number: neighbours have nothing in common afterwards (`SplitMix64`). Seeds of many streams are made with it.
#[must_use]
pub const fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// The 32 bytes from which a table's draws are derived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key of line `line` of a table with this seed.
    #[must_use]
    pub fn derive(seed: &[u8], line: u32) -> Key {
        let mut hasher = blake3::Hasher::new_derive_key("undercroft 2026 table draws");
        hasher.update(&(seed.len() as u64).to_le_bytes()).update(seed).update(&line.to_le_bytes());
        Key(*hasher.finalize().as_bytes())
    }
}

/// The table source: draw number `n` is the stream `n` of ChaCha8 under the line's key, so that a draw depends on nothing
/// but the key and how many draws came before it.
#[derive(Clone, Debug)]
pub struct Seeded {
    key: Key,
    next: u64,
}

impl Seeded {
    /// A source whose first answer is draw `next`.
    #[must_use]
    pub const fn new(key: Key, next: u64) -> Seeded {
        Seeded { key, next }
    }
}

impl Chance for Seeded {
    type Pause = Infallible;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Infallible> {
        let mut stream = ChaCha8Rng::from_seed(self.key.0);
        stream.set_stream(self.next);
        self.next += 1;
        Ok(from_below(draw, &mut Fair(stream)))
    }
}

/// A number below `n`, exactly uniform: words that would favour small results are thrown away.
fn fair_below(stream: &mut ChaCha8Rng, n: u32) -> u32 {
    if n < 2 {
        return 0;
    }
    let usable = u64::from(n) * ((1u64 << 32) / u64::from(n));
    loop {
        let word = u64::from(stream.next_u32());
        if word < usable {
            return (word % u64::from(n)) as u32;
        }
    }
}

/// A draw that waits for an answer, in owned form: what a companion asks its player for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The die or pile.
    pub name: &'static str,
    /// Who rolls.
    pub seat: Option<Seat>,
    /// What may come out.
    pub range: Range,
}

/// The answers a draw accepts, in owned form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Range {
    /// Any of these numbers.
    OneOf(Vec<u32>),
    /// The faces of several dice.
    Dice {
        /// How many dice.
        count: u8,
        /// How many faces each.
        sides: u8,
    },
}

impl Range {
    /// The range of a draw.
    #[must_use]
    pub fn of(weights: Weights<'_>) -> Range {
        match weights {
            Weights::Uniform(n) => Range::OneOf((0..n).collect()),
            Weights::Mask(mask) => Range::OneOf((0..64).filter(|bit| mask >> bit & 1 == 1).collect()),
            Weights::List(list) => {
                let possible = list.iter().enumerate().filter(|(_, weight)| **weight > 0);
                Range::OneOf(possible.map(|(index, _)| index as u32).collect())
            }
            Weights::Dice { count, sides } => Range::Dice { count, sides },
        }
    }

    /// Whether `value` can come out.
    #[must_use]
    pub fn allows(&self, value: u32) -> bool {
        match self {
            Range::OneOf(values) => values.contains(&value),
            Range::Dice { count, sides } => {
                let faces: Vec<u8> = Faces(value).iter().collect();
                faces.len() == usize::from(*count)
                    && faces.iter().all(|face| face <= sides)
                    && Faces::collect(faces) == Faces(value)
            }
        }
    }
}

/// A draw with its answer, as a step writes it down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The die or pile.
    pub name: &'static str,
    /// What came out.
    pub value: u32,
}

/// Why a list of answers did not serve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// The list has ended: this is asked next.
    Asked(Asked),
    /// The next answer is for another die or cannot come out of this one.
    Misfit {
        asked: Asked,
        /// What the list holds in its place: name and value.
        found: (String, u32),
    },
}

/// Answers given beforehand, in order: typed-in dice, and the written draws of a step that is replayed.
#[derive(Clone, Debug)]
pub struct Answers<'a> {
    answers: &'a [(String, u32)],
    used: usize,
}

impl<'a> Answers<'a> {
    /// A source that gives these answers and then pauses.
    #[must_use]
    pub const fn new(answers: &'a [(String, u32)]) -> Answers<'a> {
        Answers { answers, used: 0 }
    }

    /// How many answers were taken.
    #[must_use]
    pub const fn used(&self) -> usize {
        self.used
    }
}

impl Chance for Answers<'_> {
    type Pause = NoAnswer;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, NoAnswer> {
        let asked = || Asked { name: draw.name, seat: draw.seat, range: Range::of(draw.weights) };
        match self.answers.get(self.used) {
            None => Err(NoAnswer::Asked(asked())),
            Some((name, value)) if name == draw.name && Range::of(draw.weights).allows(*value) => {
                self.used += 1;
                Ok(*value)
            }
            Some(found) => Err(NoAnswer::Misfit { asked: asked(), found: found.clone() }),
        }
    }
}

/// Answers by the name of the die, for scenarios: each die has its own queue of faces.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    /// What is left to roll, by name. For several dice in one draw the faces are taken one by one.
    pub queues: BTreeMap<String, VecDeque<u32>>,
}

impl Chance for Scripted {
    type Pause = NoAnswer;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, NoAnswer> {
        let asked = || Asked { name: draw.name, seat: draw.seat, range: Range::of(draw.weights) };
        let Some(queue) = self.queues.get_mut(draw.name) else { return Err(NoAnswer::Asked(asked())) };
        let count = if let Weights::Dice { count, .. } = draw.weights { usize::from(count) } else { 1 };
        if queue.len() < count {
            return Err(NoAnswer::Asked(asked()));
        }
        let taken: Vec<u32> = queue.drain(..count).collect();
        let value = match draw.weights {
            Weights::Dice { .. } => Faces::collect(taken.iter().map(|face| *face as u8)).0,
            _ => taken.first().copied().unwrap_or_default(),
        };
        if Range::of(draw.weights).allows(value) {
            Ok(value)
        } else {
            Err(NoAnswer::Misfit { asked: asked(), found: (draw.name.to_owned(), value) })
        }
    }
}

/// Passes draws through and writes the answers down.
#[derive(Debug)]
pub struct Recorder<C> {
    /// The source behind.
    pub source: C,
    /// What came out so far.
    pub drawn: Vec<Drawn>,
}

impl<C> Recorder<C> {
    /// Records what `source` answers.
    pub const fn new(source: C) -> Recorder<C> {
        Recorder { source, drawn: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<C> {
    type Pause = C::Pause;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, C::Pause> {
        let value = self.source.pick(draw)?;
        self.drawn.push(Drawn { name: draw.name, value });
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: Draw<'static> =
        Draw { name: "die", seat: None, weights: Weights::Dice { count: 1, sides: 6 } };

    #[test]
    fn faces_keep_the_highest_first() {
        let faces = Faces::collect([2, 6, 1, 6]);
        assert_eq!(faces.iter().collect::<Vec<_>>(), [6, 6, 2, 1]);
        assert_eq!(Faces::collect([1, 6, 2, 6]), faces);
        assert_eq!(
            Faces::collect([3, 1, 4, 1, 5, 6, 2, 6]).iter().collect::<Vec<_>>(),
            [6, 6, 5, 4, 3, 2, 1, 1]
        );
    }

    #[test]
    fn draw_n_depends_on_the_key_and_n_alone() {
        let key = Key::derive(b"seed", 0);
        let mut one = Seeded::new(key, 0);
        let first: Vec<u32> = (0..20).map(|_| one.pick(DIE).unwrap()).collect();
        for (n, value) in first.iter().enumerate() {
            assert_eq!(Seeded::new(key, n as u64).pick(DIE).unwrap(), *value);
        }
        let mut branch = Seeded::new(Key::derive(b"seed", 1), 0);
        let other: Vec<u32> = (0..20).map(|_| branch.pick(DIE).unwrap()).collect();
        assert_ne!(first, other);
    }

    #[test]
    fn every_kind_of_weight_stays_in_its_range() {
        let kinds = [
            Weights::Uniform(5),
            Weights::Mask(0b1010_0100),
            Weights::List(&[0, 3, 0, 1]),
            Weights::Dice { count: 3, sides: 6 },
        ];
        let mut fast = Fast::new(1);
        for weights in kinds {
            let range = Range::of(weights);
            for n in 0..500 {
                let draw = Draw { name: "x", seat: None, weights };
                assert!(range.allows(fast.pick(draw).unwrap()));
                assert!(range.allows(Seeded::new(Key([7; 32]), n).pick(draw).unwrap()));
            }
        }
    }

    #[test]
    fn a_list_is_drawn_by_its_weights() {
        let mut fast = Fast::new(3);
        let draw = Draw { name: "x", seat: None, weights: Weights::List(&[1, 3]) };
        let ones: u32 = (0..40_000).map(|_| fast.pick(draw).unwrap()).sum();
        assert!((29_400..30_600).contains(&ones), "{ones}");
    }

    #[test]
    fn answers_end_in_a_question_and_a_misfit_is_named() {
        let given = [("die".to_owned(), 4), ("coin".to_owned(), 1)];
        let mut answers = Answers::new(&given);
        assert_eq!(answers.pick(DIE), Ok(4));
        assert!(matches!(answers.pick(DIE), Err(NoAnswer::Misfit { found, .. }) if found.0 == "coin"));
        let mut empty = Answers::new(&[]);
        assert!(matches!(empty.pick(DIE), Err(NoAnswer::Asked(asked)) if asked.name == "die"));
        let seven = [("die".to_owned(), 7)];
        assert!(matches!(Answers::new(&seven).pick(DIE), Err(NoAnswer::Misfit { .. })));
    }
}
