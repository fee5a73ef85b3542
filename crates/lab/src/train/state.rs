//! A training put aside and taken up again, as bytes: everything that the next round depends on.

use super::{Brain, Round, Schedule, Training};
use thiserror::Error;
use undercroft_bots::network::Subject;

/// Why a training cannot be taken up again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadTraining {
    #[error("this is no training that was put aside, or it is damaged")]
    Damaged,
    #[error("the training that was put aside is of another game, other rules or other inputs")]
    OtherSubject,
    #[error("the training that was put aside has another seed")]
    OtherSeed,
}

const MAGIC: &[u8; 8] = b"UCTRAIN\x01";

impl Training {
    #[must_use]
    pub fn put_aside(&self, subject: Subject) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(mark(subject).to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.brain.steps.to_le_bytes());
        bytes.extend((self.rounds.len() as u64).to_le_bytes());
        for round in &self.rounds {
            bytes.extend(round.matches.to_le_bytes());
            bytes.extend(round.watched.to_le_bytes());
            bytes.extend(round.won.to_le_bytes());
            bytes.extend(u64::from(round.surprise.to_bits()).to_le_bytes());
        }
        for list in [&self.brain.weights, &self.brain.mean, &self.brain.square] {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    /// Takes a training up again.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn take_up(
        bytes: &[u8],
        subject: Subject,
        seed: u64,
        schedule: Schedule,
    ) -> Result<Training, BadTraining> {
        let mut reader = Reader(bytes);
        if reader.take::<8>()? != *MAGIC {
            return Err(BadTraining::Damaged);
        }
        if reader.number()? != mark(subject) {
            return Err(BadTraining::OtherSubject);
        }
        if reader.number()? != seed {
            return Err(BadTraining::OtherSeed);
        }
        let steps = reader.number()?;
        let count = reader.number()?;
        if count > bytes.len() as u64 {
            return Err(BadTraining::Damaged);
        }
        let mut rounds = Vec::new();
        for _ in 0..count {
            let (matches, watched, won) = (reader.number()?, reader.number()?, reader.number()?);
            let surprise = f32::from_bits(reader.number()? as u32);
            rounds.push(Round { matches, surprise, watched, won });
        }
        let size = Brain::size(subject.inputs);
        let lists = [reader.list(size)?, reader.list(size)?, reader.list(size)?];
        if !reader.0.is_empty() {
            return Err(BadTraining::Damaged);
        }
        let brain = Brain::restore(subject.inputs, steps, lists).ok_or(BadTraining::Damaged)?;
        Ok(Training { seed, schedule, brain, rounds })
    }
}

/// What the bytes are about, in one number.
fn mark(subject: Subject) -> u64 {
    let words = format!("{} {} {}", subject.game, subject.rules_version, subject.inputs);
    words
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadTraining> {
        let (bytes, rest) = self.0.split_first_chunk::<N>().ok_or(BadTraining::Damaged)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn number(&mut self) -> Result<u64, BadTraining> {
        self.take().map(u64::from_le_bytes)
    }

    fn list(&mut self, size: usize) -> Result<Vec<f32>, BadTraining> {
        (0..size).map(|_| self.take().map(f32::from_le_bytes)).collect()
    }
}
