//! Sums and ranges as the rulebook prints them: `4+5D`, `2+1D3`, `Fu+1+2D`, `5-6`.

use crate::content::raw::Field;
use crate::content::{Count, CountDie, Damage, Roll};
use std::ops::RangeInclusive;
use undercroft_content::{Desk, Span};

/// The most dice of one sum: a roll is written down as one draw.
pub const MAX_DICE: u8 = 8;
/// The largest fixed part of a sum.
pub const MAX_FIXED: u8 = 20;

/// The strength of the attacker, as printed.
const STRENGTH: &str = "Fu";

/// A sum taken apart.
#[derive(Clone, Copy, Default)]
struct Sum {
    strength: bool,
    fixed: u8,
    dice: u8,
    die: CountDie,
}

/// PV, écus and the like: a fixed part and D.
pub fn roll(desk: &mut Desk<'_, '_>, at: &Span, name: &str, field: Field<String>) -> Roll {
    let allowed = |sum: &Sum| !sum.strength && sum.die == CountDie::D;
    let sum = sum(desk, at, name, field, allowed, "a sum such as 4+5D, 2D or 4");
    Roll { fixed: sum.fixed, dice: sum.dice }
}

/// The damage of a weapon.
pub fn damage(desk: &mut Desk<'_, '_>, at: &Span, name: &str, field: Field<String>) -> Damage {
    let allowed = |sum: &Sum| sum.dice > 0 && sum.die == CountDie::D;
    let sum = sum(desk, at, name, field, allowed, "damage such as Fu+1D, Fu+1+2D or 3D");
    Damage { strength: sum.strength, fixed: sum.fixed, dice: sum.dice }
}

/// How many figures.
pub fn count(desk: &mut Desk<'_, '_>, at: &Span, name: &str, field: Field<String>) -> Count {
    let allowed = |sum: &Sum| !sum.strength && (sum.fixed > 0 || sum.die == CountDie::D3);
    let sum = sum(desk, at, name, field, allowed, "a number such as 7+1D, 2+1D3 or 1, never 0");
    Count { fixed: sum.fixed, dice: sum.dice, die: sum.die }
}

fn sum(
    desk: &mut Desk<'_, '_>,
    at: &Span,
    name: &str,
    field: Field<String>,
    allowed: impl Fn(&Sum) -> bool,
    expected: &str,
) -> Sum {
    let field = desk.need(at, name, field);
    let text = field.get_ref().as_str();
    match parse(text) {
        Some(sum) if allowed(&sum) => sum,
        // What is missing has been told already.
        _ if text.is_empty() => Sum::default(),
        _ => {
            desk.refuse(field.span(), format!("`{name}` is \"{text}\""), expected);
            Sum::default()
        }
    }
}

/// Reads a sum; each part at most once.
fn parse(text: &str) -> Option<Sum> {
    let mut sum = Sum::default();
    for part in text.split('+') {
        if part == STRENGTH && !sum.strength {
            sum.strength = true;
        } else if let Some((count, faces)) = part.split_once('D') {
            if sum.dice > 0 {
                return None;
            }
            sum.dice = count.parse().ok().filter(|dice| (1..=MAX_DICE).contains(dice))?;
            sum.die = match faces {
                "" => CountDie::D,
                "3" => CountDie::D3,
                _ => return None,
            };
        } else if sum.fixed == 0 {
            sum.fixed = part.parse().ok().filter(|fixed| (1..=MAX_FIXED).contains(fixed))?;
        } else {
            return None;
        }
    }
    Some(sum)
}

/// A row of a table: which rolls it is for as written, its place, and what it says.
pub struct Row<T> {
    /// The rolls, such as `5-6`.
    pub roll: Field<String>,
    /// The row's place.
    pub span: Span,
    pub says: T,
}

/// Spreads rows over the rolls from 0 on. `at` is the table that must have them all.
pub fn spread<T: Clone, const N: usize>(
    desk: &mut Desk<'_, '_>,
    at: &Span,
    rows: Vec<Row<T>>,
    blank: &T,
) -> [T; N] {
    let mut table: [Option<T>; N] = std::array::from_fn(|_| None);
    let mut all_read = true;
    for row in rows {
        let roll = desk.need(&row.span, "roll", row.roll);
        let Some(range) = range(roll.get_ref(), N) else {
            all_read = false;
            refuse_range(desk, roll.span(), roll.get_ref(), N);
            continue;
        };
        for (slot, number) in table.iter_mut().zip(0..N).filter(|(_, number)| range.contains(number)) {
            if slot.is_some() {
                desk.refuse(roll.span(), format!("a roll of {number} has two rows"), "one row for each roll");
            }
            *slot = Some(row.says.clone());
        }
    }
    let missing: Vec<String> = table
        .iter()
        .zip(0..N)
        .filter(|(slot, _)| slot.is_none())
        .map(|(_, number)| number.to_string())
        .collect();
    if all_read && !missing.is_empty() {
        desk.refuse(at.clone(), format!("no row for {}", missing.join(", ")), "one row for each roll");
    }
    table.map(|slot| slot.unwrap_or_else(|| blank.clone()))
}

/// Says what a range of rolls looks like.
pub fn refuse_range(desk: &mut Desk<'_, '_>, at: Span, text: &str, rolls: usize) {
    if !text.is_empty() {
        let expected = format!("a roll or a range of rolls from 0 to {}, such as `3` or `1-2`", rolls - 1);
        desk.refuse(at, format!("`roll` is \"{text}\""), expected);
    }
}

/// Reads `3` or `5-6`.
pub fn range(text: &str, rolls: usize) -> Option<RangeInclusive<usize>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<usize>().ok().filter(|number| *number < rolls);
    let range = number(first)?..=number(last)?;
    (!range.is_empty()).then_some(range)
}
