//! The network while it learns: the same layers in floating point, and Adam, which gives every weight a step of its own.

use rayon::prelude::*;
use undercroft_bots::network::{FIRST, HEAVIEST, Network, SECOND, TOP, UNIT, WEIGHT};
use undercroft_kernel::Fast;

/// Samples that are learned from together.
pub const BATCH: usize = 256;
/// Samples whose slopes are added up on one core: always the same ones, so that sums do not depend on how many cores there are.
const PART: usize = 64;
const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;

/// A position and how it should have been judged.
#[derive(Clone, Debug)]
pub struct Sample {
    pub inputs: Box<[(u16, i16)]>,
    pub target: f32,
}

/// Weights in the order of the file: constants and weights of the first layer, of the second, of the last.
#[derive(Clone, PartialEq, Debug)]
pub struct Brain {
    pub(super) inputs: usize,
    pub(super) weights: Vec<f32>,
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    pub(super) steps: u64,
    /// A gradient for each part of a batch.
    gradients: Vec<Vec<f32>>,
}

/// The parts of a list of weights.
struct Layers<T> {
    first_bias: T,
    first: T,
    second_bias: T,
    second: T,
    last_bias: T,
    last: T,
}

fn layers(weights: &[f32], inputs: usize) -> Layers<&[f32]> {
    let (first_bias, rest) = weights.split_at(FIRST);
    let (first, rest) = rest.split_at(inputs * FIRST);
    let (second_bias, rest) = rest.split_at(SECOND);
    let (second, rest) = rest.split_at(SECOND * FIRST);
    let (last_bias, last) = rest.split_at(1);
    Layers { first_bias, first, second_bias, second, last_bias, last }
}

fn layers_mut(weights: &mut [f32], inputs: usize) -> Layers<&mut [f32]> {
    let (first_bias, rest) = weights.split_at_mut(FIRST);
    let (first, rest) = rest.split_at_mut(inputs * FIRST);
    let (second_bias, rest) = rest.split_at_mut(SECOND);
    let (second, rest) = rest.split_at_mut(SECOND * FIRST);
    let (last_bias, last) = rest.split_at_mut(1);
    Layers { first_bias, first, second_bias, second, last_bias, last }
}

fn clipped(sum: f32) -> f32 {
    sum.clamp(0.0, TOP as f32)
}

/// Whether a clipped sum still moves with its inputs.
fn moves(sum: f32) -> bool {
    sum > 0.0 && sum < TOP as f32
}

fn gradients(count: usize) -> Vec<Vec<f32>> {
    vec![vec![0.0; count]; BATCH / PART]
}

impl Brain {
    #[must_use]
    pub fn new(inputs: usize, seed: u64) -> Brain {
        let count = Brain::size(inputs);
        let mut chance = Fast::new(seed ^ 0xB7A1);
        let mut draw = |width: f32| (chance.below(20_001) as f32 / 10_000.0 - 1.0) * width;
        let mut weights = vec![0.0; count];
        let parts = layers_mut(&mut weights, inputs);
        parts.first_bias.fill(0.1);
        parts.first.iter_mut().for_each(|weight| *weight = draw(0.15));
        parts.second_bias.fill(0.1);
        parts.second.iter_mut().for_each(|weight| *weight = draw(0.2));
        parts.last.iter_mut().for_each(|weight| *weight = draw(0.2));
        let zero = vec![0.0; count];
        Brain { inputs, weights, mean: zero.clone(), square: zero, steps: 0, gradients: gradients(count) }
    }

    /// How many weights there are.
    pub(super) const fn size(inputs: usize) -> usize {
        FIRST + inputs * FIRST + SECOND + SECOND * FIRST + 1 + SECOND
    }

    /// A brain that was put aside; none where the lengths do not fit.
    pub(super) fn restore(
        inputs: usize,
        steps: u64,
        [weights, mean, square]: [Vec<f32>; 3],
    ) -> Option<Brain> {
        let count = Brain::size(inputs);
        let fits = [&weights, &mean, &square].iter().all(|list| list.len() == count);
        fits.then(|| Brain { inputs, weights, mean, square, steps, gradients: gradients(count) })
    }

    /// Learns from a batch; gives the sum of its surprises.
    pub fn improve(&mut self, batch: &[Sample], step: f32) -> f32 {
        let mut gradients = std::mem::take(&mut self.gradients);
        let surprises: Vec<f32> = batch
            .par_chunks(PART)
            .zip(gradients.par_iter_mut())
            .map(|(part, gradient)| {
                gradient.fill(0.0);
                part.iter().map(|sample| self.follow(sample, gradient)).sum()
            })
            .collect();
        let parts = surprises.len();
        let Some((gradient, others)) = gradients.split_first_mut() else { return 0.0 };
        for other in others.iter().take(parts.saturating_sub(1)) {
            for (sum, slope) in gradient.iter_mut().zip(other) {
                *sum += slope;
            }
        }
        self.steps += 1;
        let age = self.steps.min(100_000) as i32;
        let (first, second) = (1.0 - MOMENTUM.powi(age), 1.0 - SPREAD.powi(age));
        let share = 1.0 / batch.len().max(1) as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in self.weights.iter_mut().zip(&*gradient).zip(moments) {
            let slope = slope * share;
            *mean = MOMENTUM * *mean + (1.0 - MOMENTUM) * slope;
            *square = SPREAD * *square + (1.0 - SPREAD) * slope * slope;
            *weight -= step * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
        self.gradients = gradients;
        surprises.into_iter().sum()
    }

    /// Adds the slopes of one sample to the gradient; gives its surprise.
    fn follow(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let parts = layers(&self.weights, self.inputs);
        let mut first = [0.0; FIRST];
        first.copy_from_slice(parts.first_bias);
        for (number, value) in &sample.inputs {
            let value = f32::from(*value) / f32::from(UNIT);
            let row = usize::from(*number) * FIRST;
            for (sum, weight) in first.iter_mut().zip(parts.first.iter().skip(row)) {
                *sum += value * weight;
            }
        }
        let active = first.map(clipped);
        let mut second = [0.0; SECOND];
        for ((sum, bias), weights) in
            second.iter_mut().zip(parts.second_bias).zip(parts.second.chunks_exact(FIRST))
        {
            *sum = bias + weights.iter().zip(&active).map(|(weight, one)| weight * one).sum::<f32>();
        }
        let bias = parts.last_bias.first().copied().unwrap_or_default();
        let logit =
            bias + second.iter().zip(parts.last).map(|(sum, weight)| clipped(*sum) * weight).sum::<f32>();
        let chance = (1.0 / (1.0 + (-logit).exp())).clamp(1e-6, 1.0 - 1e-6);
        let off = chance - sample.target;

        let slopes = layers_mut(gradient, self.inputs);
        slopes.last_bias.iter_mut().for_each(|slope| *slope += off);
        let mut back = [0.0f32; FIRST];
        for (at, sum) in second.iter().enumerate() {
            let (Some(weight), Some(slope)) = (parts.last.get(at), slopes.last.get_mut(at)) else { continue };
            *slope += off * clipped(*sum);
            if !moves(*sum) {
                continue;
            }
            let here = off * weight;
            if let Some(slope) = slopes.second_bias.get_mut(at) {
                *slope += here;
            }
            let row = at * FIRST..(at + 1) * FIRST;
            let (Some(weights), Some(slopes)) = (parts.second.get(row.clone()), slopes.second.get_mut(row))
            else {
                continue;
            };
            for (((slope, weight), active), back) in
                slopes.iter_mut().zip(weights).zip(&active).zip(&mut back)
            {
                *slope += here * active;
                *back += here * weight;
            }
        }
        for ((back, sum), slope) in back.iter_mut().zip(&first).zip(slopes.first_bias) {
            *back = if moves(*sum) { *back } else { 0.0 };
            *slope += *back;
        }
        for (number, value) in &sample.inputs {
            let value = f32::from(*value) / f32::from(UNIT);
            let row = usize::from(*number) * FIRST;
            for (slope, back) in slopes.first.iter_mut().skip(row).zip(&back) {
                *slope += value * back;
            }
        }
        -(sample.target * chance.ln() + (1.0 - sample.target) * (1.0 - chance).ln())
    }

    /// The same in whole numbers.
    #[must_use]
    pub fn network(&self) -> Network {
        let parts = layers(&self.weights, self.inputs);
        let one = WEIGHT as f32;
        let rounded = |weight: &f32, scale: f32| (weight * scale).round() as i32;
        let light = |weight: &f32| rounded(weight, one).clamp(-HEAVIEST, HEAVIEST) as i16;
        let mut network = Network::blank(self.inputs);
        let of_inputs = one * f32::from(UNIT);
        let of_activations = one * 256.0;
        for (to, from) in network.first_bias.iter_mut().zip(parts.first_bias) {
            *to = rounded(from, of_inputs);
        }
        for (to, from) in network.first.iter_mut().flatten().zip(parts.first) {
            *to = rounded(from, one).clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        }
        for (to, from) in network.second_bias.iter_mut().zip(parts.second_bias) {
            *to = rounded(from, of_activations);
        }
        for (to, from) in network.second.iter_mut().flatten().zip(parts.second) {
            *to = light(from);
        }
        network.last_bias = parts.last_bias.first().map_or(0, |bias| rounded(bias, of_activations));
        for (to, from) in network.last.iter_mut().zip(parts.last) {
            *to = light(from);
        }
        network
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_bots::network::Inputs;

    /// Two coins decide whether a position is won: neither alone says anything.
    fn samples(count: u32, seed: u64) -> Vec<Sample> {
        let mut chance = Fast::new(seed);
        let draw = |_| {
            let (a, b) = (chance.below(2) == 1, chance.below(2) == 1);
            let mut inputs = Inputs::default();
            inputs.flag(a);
            inputs.flag(b);
            Sample { inputs: inputs.list().into(), target: f32::from(u8::from(a != b)) }
        };
        (0..count).map(draw).collect()
    }

    #[test]
    fn a_brain_learns_what_no_single_input_tells_and_rounding_keeps_it() {
        let mut brain = Brain::new(2, 1);
        let first = brain.clone().improve(&samples(256, 1), 0.0);
        for seed in 0..400 {
            brain.improve(&samples(BATCH as u32, seed), 3e-3);
        }
        let last = brain.clone().improve(&samples(256, 1), 0.0);
        assert!(last < first / 10.0, "{last} after {first}");
        for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
            let mut inputs = Inputs::default();
            inputs.flag(a);
            inputs.flag(b);
            let chance = brain.network().chance(&inputs);
            assert_eq!(chance > 0.5, a != b, "{chance}");
        }
    }
}
