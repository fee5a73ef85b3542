//! Dice: six faces each, one power die for every level, and none worse than the die below it.

use crate::content::raw::{RawDice, RawPowerDie};
use crate::content::{COLOURS, Dice, FACES, Face, LEVELS, PowerDie};
use undercroft_content::{Desk, Inspection, Merged, Record, Spanned};

/// CA-DICE-08: The numbers that a face of a power die may show.
const NUMBERS: [i8; 13] = [-10, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];
/// The highest face of a D, and of a D3.
const HIGHEST: u8 = 9;

pub fn dice(merged: &Merged<'_>, inspection: &mut Inspection) -> Dice {
    let mut power: [Option<PowerDie>; LEVELS] = std::array::from_fn(|_| None);
    for record in merged.list("power_die") {
        let mut desk = Desk::new(inspection, record);
        let (level, die) = power_die(&mut desk, record);
        match power.get_mut(usize::from(level).wrapping_sub(1)) {
            Some(place @ None) => *place = Some(die),
            _ => desk.refuse(desk.header(), format!("level {level} has two dice"), "one die for each level"),
        }
    }
    if power.iter().any(Option::is_none) {
        inspection.push(
            merged
                .problem("a level has no die", format!("a [[power_die]] for each level from 1 to {LEVELS}")),
        );
    }
    let power = power.map(|die| die.unwrap_or(PowerDie { id: String::new(), faces: [Face::Blank; FACES] }));
    dominance(merged, inspection, &power);
    let Some((mut desk, raw)) = merged.open_table::<RawDice>(inspection, "dice") else {
        return Dice { d: [0; FACES], d3: [0; FACES], d_in_box: 1, power };
    };
    let at = desk.header();
    let d = faces(&mut desk, "d", &raw.d, 0);
    if raw.d.len() == FACES && d.iter().zip(0..).any(|(face, place)| *face != place) {
        desk.refuse(at.clone(), "`d` is no D", "the faces 0 to 5, in this order");
    }
    Dice {
        d,
        d3: faces(&mut desk, "d3", &raw.d3, 1),
        d_in_box: desk.number(&at, "in_box", raw.in_box, 1..=20),
        power,
    }
}

fn faces(desk: &mut Desk<'_, '_>, name: &str, list: &[Spanned<i64>], least: u8) -> [u8; FACES] {
    if list.len() != FACES {
        desk.refuse(desk.header(), format!("`{name}` has {} faces", list.len()), format!("{FACES}"));
    }
    let mut faces = [least; FACES];
    for (place, face) in faces.iter_mut().zip(list) {
        *place = desk.within(name, face, least..=HIGHEST);
    }
    faces
}

fn power_die<'l>(desk: &mut Desk<'_, 'l>, record: &Record<'l>) -> (u8, PowerDie) {
    let raw: RawPowerDie = desk.read(&record.fields);
    desk.name("die", &record.id);
    let at = desk.header();
    let level = desk.number(&at, "level", raw.level, 1..=LEVELS as u8);
    if COLOURS.get(usize::from(level) - 1).is_some_and(|colour| *colour != record.id) {
        let message = format!("level {level} is not {}", record.id);
        desk.refuse(at.clone(), message, format!("from level 1 on: {}", COLOURS.join(", ")));
    }
    let text = desk.need(&at, "faces", raw.faces);
    let words: Vec<&str> = text.get_ref().split_whitespace().collect();
    if words.len() != FACES && !words.is_empty() {
        desk.refuse(text.span(), format!("`faces` has {} faces", words.len()), format!("{FACES}"));
    }
    let mut faces = [Face::Blank; FACES];
    for (place, word) in faces.iter_mut().zip(words) {
        match face(word) {
            Some(face) => *place = face,
            None => {
                let known = NUMBERS.map(|number| number.to_string()).join(", ");
                desk.refuse(
                    text.span(),
                    format!("`{word}` is not a face"),
                    format!("X, blank or one of {known}"),
                );
            }
        }
    }
    (level, PowerDie { id: record.id.clone(), faces })
}

fn face(word: &str) -> Option<Face> {
    match word {
        "X" => Some(Face::X),
        "blank" => Some(Face::Blank),
        number => number.parse().ok().filter(|number| NUMBERS.contains(number)).map(Face::Number),
    }
}

/// A higher level is never worse: face by face from the lowest, whether X fails or counts as 0.
fn dominance(merged: &Merged<'_>, inspection: &mut Inspection, power: &[PowerDie; LEVELS]) {
    for pair in power.windows(2) {
        let [lower, higher] = pair else { continue };
        let worse = [i8::MIN, 0].into_iter().any(|x| {
            let (low, high) = (sorted(lower, x), sorted(higher, x));
            low.iter().zip(high).any(|(low, high)| high < *low)
        });
        let record = merged.list("power_die").iter().find(|record| record.id == higher.id);
        if let Some(record) = record.filter(|_| worse) {
            let mut desk = Desk::new(inspection, record);
            let message = format!("the die is worse than `{}`, one level below", lower.id);
            desk.refuse(
                desk.header(),
                message,
                "sorted faces at least as high, with X as failure and with X as 0",
            );
        }
    }
}

fn sorted(die: &PowerDie, x: i8) -> [i8; FACES] {
    let mut values = die.faces.map(|face| face.value().unwrap_or(x));
    values.sort_unstable();
    values
}
