//! A small network that judges positions: whole numbers only, so that every machine comes to the same answer.
//!
//! Two hidden layers, clipped at 0 and [`TOP`], and a table for the logistic curve at the end. Weights come from a file with a header:
//! which game, which rules, which inputs, and a hash of everything. A file that does not fit is refused with a sentence; nothing is read
//! from a disk here.

use std::sync::LazyLock;
use thiserror::Error;

/// The width of the first hidden layer.
pub const FIRST: usize = 128;
/// The width of the second one.
pub const SECOND: usize = 32;
/// An input of 1.
pub const UNIT: i16 = 64;
/// A weight of 1.
pub const WEIGHT: i32 = 1 << 10;
/// An activation of 1.
const ACTIVE: i32 = 1 << 8;
/// No activation is larger.
pub const TOP: i32 = 8;
const MOST_ACTIVE: i32 = TOP * ACTIVE - 1;
/// No weight behind the first layer is larger, so that no sum overflows.
pub const HEAVIEST: i32 = 8 * WEIGHT - 1;
/// A chance of 1, as the curve gives it.
const CERTAIN: f64 = 65_535.0;
/// How finely the logistic curve is cut, and how far it reaches to both sides.
const CUTS: i32 = 128;
const REACH: i32 = 10;

/// What the network is told of a position: the inputs that are not 0.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    list: Vec<(u16, i16)>,
    next: u16,
}

impl Inputs {
    pub fn clear(&mut self) {
        self.list.clear();
        self.next = 0;
    }

    /// The inputs that are not 0, by their number.
    #[must_use]
    pub fn list(&self) -> &[(u16, i16)] {
        &self.list
    }

    /// How many inputs were written, those that are 0 included.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.next as usize
    }

    /// A number, `one` of it counting as 1.
    #[inline]
    pub fn number(&mut self, number: impl Into<i32>, one: i32) {
        let scaled = (number.into() * i32::from(UNIT) / one).clamp(-512, 512) as i16;
        self.put(scaled);
    }

    /// A worth that rules of thumb give.
    #[inline]
    pub fn worth(&mut self, worth: f64, one: f64) {
        let scaled = (worth.clamp(-1000.0, 1000.0) / one * f64::from(UNIT)).clamp(-256.0, 256.0);
        self.put(scaled as i16);
    }

    #[inline]
    pub fn flag(&mut self, is: bool) {
        self.put(if is { UNIT } else { 0 });
    }

    /// One of `size` kinds; none of them where it is not among them.
    #[inline]
    pub fn one_of(&mut self, which: usize, size: u16) {
        if which < usize::from(size) {
            self.list.push((self.next + which as u16, UNIT));
        }
        self.next += size;
    }

    /// How many of these steps a number has reached.
    #[inline]
    pub fn steps(&mut self, number: u8, steps: &[u8]) {
        for step in steps {
            self.flag(number >= *step);
        }
    }

    /// Inputs that do not apply.
    #[inline]
    pub const fn skip(&mut self, count: u16) {
        self.next += count;
    }

    #[inline]
    fn put(&mut self, value: i16) {
        if value != 0 {
            self.list.push((self.next, value));
        }
        self.next += 1;
    }
}

/// Why a file of weights is not used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadNetwork {
    #[error("this is no file of network weights")]
    NotOne,
    #[error("the weights are of {found}, not of {expected}")]
    OtherGame { found: String, expected: &'static str },
    #[error("the weights are of rules version {found}; this program plays version {expected}")]
    OtherRules { found: u32, expected: u32 },
    #[error("the weights take {found} inputs; this program gives {expected}")]
    OtherInputs { found: u32, expected: u32 },
    #[error("the file of weights is damaged: it has {found} bytes instead of {expected}")]
    Length { found: usize, expected: usize },
    #[error("the file of weights is damaged: its hash is another one")]
    Hash,
}

/// What a file of weights has to be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    pub game: &'static str,
    pub rules_version: u32,
    pub inputs: usize,
}

/// The weights. Layers are written one after the other, each with its constants first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    pub first_bias: [i32; FIRST],
    /// The weights of an input lie together: inputs that are 0 cost nothing.
    pub first: Vec<[i16; FIRST]>,
    pub second_bias: [i32; SECOND],
    pub second: Vec<[i16; FIRST]>,
    pub last_bias: i32,
    pub last: [i16; SECOND],
}

const MAGIC: &[u8; 8] = b"UCNET\0\0\x01";
const NAME: usize = 16;
const HASH: usize = 32;
const HEADER: usize = MAGIC.len() + NAME + 4 + 4 + HASH;

impl Network {
    /// A network that finds every position even.
    #[must_use]
    pub fn blank(inputs: usize) -> Network {
        Network {
            first_bias: [0; FIRST],
            first: vec![[0; FIRST]; inputs],
            second_bias: [0; SECOND],
            second: vec![[0; FIRST]; SECOND],
            last_bias: 0,
            last: [0; SECOND],
        }
    }

    /// The chance to win, from 0 to 1.
    #[must_use]
    pub fn chance(&self, inputs: &Inputs) -> f32 {
        let mut first = self.first_bias;
        for (number, value) in &inputs.list {
            let Some(weights) = self.first.get(usize::from(*number)) else { continue };
            for (sum, weight) in first.iter_mut().zip(weights) {
                *sum += i32::from(*value) * i32::from(*weight);
            }
        }
        // Inputs are in parts of 64 and weights in parts of 1,024: eight bits go to get to activations.
        let active: [i16; FIRST] = first.map(|sum| (sum >> 8).clamp(0, MOST_ACTIVE) as i16);
        let mut logit = self.last_bias;
        for ((weights, bias), weight) in self.second.iter().zip(self.second_bias).zip(self.last) {
            let products =
                weights.iter().zip(&active).map(|(weight, one)| i32::from(*weight) * i32::from(*one));
            let sum = bias + products.sum::<i32>();
            logit += (sum >> 10).clamp(0, MOST_ACTIVE) * i32::from(weight);
        }
        logistic(logit)
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn read(bytes: &[u8], subject: Subject) -> Result<Network, BadNetwork> {
        let (magic, rest) = bytes.split_at_checked(MAGIC.len()).ok_or(BadNetwork::NotOne)?;
        if magic != MAGIC {
            return Err(BadNetwork::NotOne);
        }
        let (name, rest) = rest.split_at_checked(NAME).ok_or(BadNetwork::NotOne)?;
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        if name != subject.game {
            return Err(BadNetwork::OtherGame { found: name, expected: subject.game });
        }
        let mut numbers = Numbers(rest);
        let version = numbers.long().ok_or(BadNetwork::NotOne)?;
        if version != subject.rules_version {
            return Err(BadNetwork::OtherRules { found: version, expected: subject.rules_version });
        }
        let (found, expected) = (numbers.long().ok_or(BadNetwork::NotOne)?, subject.inputs as u32);
        if found != expected {
            return Err(BadNetwork::OtherInputs { found, expected });
        }
        let expected = HEADER + Network::blank(subject.inputs).body().len();
        if bytes.len() != expected {
            return Err(BadNetwork::Length { found: bytes.len(), expected });
        }
        let (hash, body) = numbers.0.split_at_checked(HASH).ok_or(BadNetwork::NotOne)?;
        if blake3::hash(body).as_bytes() != hash {
            return Err(BadNetwork::Hash);
        }
        Network::from_body(body, subject.inputs).ok_or(BadNetwork::Hash)
    }

    /// The file of these weights.
    #[must_use]
    pub fn write(&self, subject: Subject) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        let name = subject.game.bytes().chain(std::iter::repeat(0)).take(NAME);
        file.extend(name);
        file.extend(subject.rules_version.to_le_bytes());
        file.extend((self.first.len() as u32).to_le_bytes());
        let body = self.body();
        file.extend(blake3::hash(&body).as_bytes());
        file.extend(body);
        file
    }

    fn body(&self) -> Vec<u8> {
        let mut body = Vec::new();
        body.extend(self.first_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        body.extend(self.first.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        body.extend(self.second_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        body.extend(self.second.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        body.extend(self.last_bias.to_le_bytes());
        body.extend(self.last.iter().flat_map(|weight| weight.to_le_bytes()));
        body
    }

    fn from_body(body: &[u8], inputs: usize) -> Option<Network> {
        let mut numbers = Numbers(body);
        let mut network = Network::blank(inputs);
        for bias in &mut network.first_bias {
            *bias = numbers.long()? as i32;
        }
        for weight in network.first.iter_mut().flatten() {
            *weight = numbers.short()?;
        }
        for bias in &mut network.second_bias {
            *bias = numbers.long()? as i32;
        }
        for weight in network.second.iter_mut().flatten() {
            *weight = numbers.short()?;
        }
        network.last_bias = numbers.long()? as i32;
        for weight in &mut network.last {
            *weight = numbers.short()?;
        }
        Some(network)
    }
}

/// Little-endian numbers, one after the other.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn long(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn short(&mut self) -> Option<i16> {
        self.take().map(i16::from_le_bytes)
    }
}

/// The logistic curve in whole numbers, so that rounding is over before anything is compared.
static CURVE: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let cuts = -REACH * CUTS..=REACH * CUTS;
    cuts.map(|cut| (CERTAIN / (1.0 + (-f64::from(cut) / f64::from(CUTS)).exp())).round() as u16).collect()
});

/// The chance that belongs to a sum of the last layer, between two cuts in a straight line.
fn logistic(sum: i32) -> f32 {
    const BETWEEN: i32 = ACTIVE * WEIGHT / CUTS;
    let sum = sum.clamp(-REACH * CUTS * BETWEEN, REACH * CUTS * BETWEEN - 1) + REACH * CUTS * BETWEEN;
    let (cut, part) = ((sum / BETWEEN) as usize, i64::from(sum % BETWEEN));
    let at = |cut: usize| CURVE.get(cut).map_or(0, |chance| i64::from(*chance));
    let scaled = at(cut) * i64::from(BETWEEN) + (at(cut + 1) - at(cut)) * part;
    scaled as f32 / (BETWEEN as f32 * CERTAIN as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUBJECT: Subject = Subject { game: "pig", rules_version: 3, inputs: 2 };

    fn network() -> Network {
        let mut network = Network::blank(2);
        network.first[1][5] = 2 * WEIGHT as i16;
        network.second[3][5] = WEIGHT as i16;
        network.last[3] = -(WEIGHT as i16);
        network
    }

    #[test]
    fn a_blank_network_finds_everything_even() {
        let mut inputs = Inputs::default();
        inputs.flag(true);
        assert!((Network::blank(2).chance(&inputs) - 0.5).abs() < 1e-4);
    }

    #[test]
    fn sums_are_those_of_the_weights() {
        let mut inputs = Inputs::default();
        inputs.flag(false);
        inputs.number(3, 2);
        // 1.5 times 2 through the layers, and -3 through the curve.
        let expected = 1.0 / (1.0 + 3.0f32.exp());
        assert!((network().chance(&inputs) - expected).abs() < 1e-3);
        assert_eq!(inputs.written(), 2);
    }

    #[test]
    fn a_file_is_read_back_and_anything_else_is_refused_with_its_reason() {
        let file = network().write(SUBJECT);
        assert_eq!(Network::read(&file, SUBJECT), Ok(network()));
        assert_eq!(Network::read(b"", SUBJECT), Err(BadNetwork::NotOne));
        assert_eq!(Network::read(&[7; 400], SUBJECT), Err(BadNetwork::NotOne));
        let other = Subject { game: "cellar", ..SUBJECT };
        assert_eq!(
            Network::read(&file, other),
            Err(BadNetwork::OtherGame { found: "pig".to_owned(), expected: "cellar" })
        );
        let newer = Subject { rules_version: 4, ..SUBJECT };
        assert_eq!(Network::read(&file, newer), Err(BadNetwork::OtherRules { found: 3, expected: 4 }));
        let wider = Subject { inputs: 9, ..SUBJECT };
        assert_eq!(Network::read(&file, wider), Err(BadNetwork::OtherInputs { found: 2, expected: 9 }));
        let short = file.get(..file.len() - 1).unwrap_or_default();
        assert!(matches!(Network::read(short, SUBJECT), Err(BadNetwork::Length { .. })));
        for at in HEADER - 1..file.len() {
            let mut bent = file.clone();
            bent[at] ^= 1;
            assert_eq!(Network::read(&bent, SUBJECT), Err(BadNetwork::Hash), "byte {at}");
        }
    }
}
