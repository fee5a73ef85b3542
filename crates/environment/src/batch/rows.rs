//! The caller's arrays, cut into the rows of some matches.

use super::Buffers;

/// The rows of some matches; an array that nobody asked for has none.
pub(super) struct Rows<'a> {
    pub entries: &'a [i64],
    pub observations: &'a mut [f32],
    pub masks: &'a mut [i8],
    pub rewards: &'a mut [f32],
    pub terminated: &'a mut [bool],
    pub truncated: &'a mut [bool],
    /// How long a row of observations and one of masks are.
    pub widths: (usize, usize),
}

impl<'a> Rows<'a> {
    pub fn none() -> Rows<'a> {
        let none = Buffers {
            observations: &mut [],
            masks: &mut [],
            rewards: &mut [],
            terminated: &mut [],
            truncated: &mut [],
        };
        Rows::of(none, &[], 1)
    }

    /// All rows of `count` matches.
    pub fn of(out: Buffers<'a>, entries: &'a [i64], count: usize) -> Rows<'a> {
        let Buffers { observations, masks, rewards, terminated, truncated } = out;
        let widths = (observations.len() / count.max(1), masks.len() / count.max(1));
        Rows { entries, observations, masks, rewards, terminated, truncated, widths }
    }

    /// The row of one match.
    #[inline]
    pub fn row(&mut self, number: usize) -> Row<'_> {
        let ends =
            (self.rewards.get_mut(number), self.terminated.get_mut(number), self.truncated.get_mut(number));
        let ends = match ends {
            (Some(reward), Some(terminated), Some(truncated)) => Some((reward, terminated, truncated)),
            _ => None,
        };
        let (width, entries) = self.widths;
        Row {
            observation: self.observations.get_mut(number * width..(number + 1) * width).unwrap_or_default(),
            mask: self.masks.get_mut(number * entries..(number + 1) * entries).unwrap_or_default(),
            ends,
        }
    }

    /// These rows, `size` matches at a time; empty ones without end behind the last.
    pub fn parts(mut self, size: usize) -> impl Iterator<Item = Rows<'a>> {
        std::iter::from_fn(move || {
            let (entries, rest) = self.entries.split_at(size.min(self.entries.len()));
            self.entries = rest;
            Some(Rows {
                entries,
                observations: front(&mut self.observations, size * self.widths.0),
                masks: front(&mut self.masks, size * self.widths.1),
                rewards: front(&mut self.rewards, size),
                terminated: front(&mut self.terminated, size),
                truncated: front(&mut self.truncated, size),
                widths: self.widths,
            })
        })
    }
}

/// The row of one match; what nobody asked for is empty.
pub(super) struct Row<'a> {
    pub observation: &'a mut [f32],
    pub mask: &'a mut [i8],
    /// Reward, terminated, truncated.
    pub ends: Option<(&'a mut f32, &'a mut bool, &'a mut bool)>,
}

fn front<'a, T>(rest: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let all = std::mem::take(rest);
    let (front, behind) = all.split_at_mut(count.min(all.len()));
    *rest = behind;
    front
}
