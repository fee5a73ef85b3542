//! The dice: each kind once, and a result for every face.

use super::effects::Shelf;
use super::places::Place;
use crate::content::raw::{RawDie, RawOutcome};
use crate::content::{Dice, Die, MAX_FACES, Outcome};
use undercroft_content::{Desk, Inspection, Merged, Spanned};

/// All dice, each with the sides it may have.
const DICE: [&str; 6] = ["d6", "d8", "search", "hammer", "trumpets", "scythe"];

pub fn dice(merged: &Merged<'_>, inspection: &mut Inspection, shelf: &mut Shelf) -> Dice {
    let mut dice = Dice::default();
    for record in merged.list("die") {
        let mut desk = Desk::new(inspection, record);
        let raw: RawDie = desk.read(&record.fields);
        desk.name("die", &record.id);
        let mut bench = Bench { desk: &mut desk, shelf };
        match record.id.as_str() {
            "d6" => dice.small = bench.plain(&raw, 6),
            "d8" => dice.large = bench.plain(&raw, 8),
            "search" => dice.search = bench.die(&raw, "search", Place::SearchFace),
            "hammer" => dice.hammer = bench.die(&raw, "hammer", Place::DivineFace),
            "trumpets" => dice.trumpets = bench.die(&raw, "trumpets", Place::DivineFace),
            "scythe" => dice.scythe = bench.die(&raw, "scythe", Place::DivineFace),
            _ => desk.refuse(desk.header(), "there is no such die", format!("one of {}", DICE.join(", "))),
        }
    }
    for id in DICE {
        if !merged.list("die").iter().any(|record| record.id == id) {
            inspection.push(merged.problem(format!("there is no die `{id}`"), "one [[die]] for each kind"));
        }
    }
    dice
}

/// A die under check.
struct Bench<'b, 'i, 'l> {
    desk: &'b mut Desk<'i, 'l>,
    shelf: &'b mut Shelf,
}

impl Bench<'_, '_, '_> {
    /// A combat die: plain numbers.
    fn plain(&mut self, raw: &RawDie, sides: u8) -> u8 {
        let at = self.desk.header();
        if let Some(outcome) = raw.outcome.first() {
            self.desk.refuse(outcome.span(), "a combat die has results", "plain faces: no `outcome`");
        }
        self.desk.number(&at, "sides", raw.sides.clone(), sides..=sides)
    }

    /// A die whose faces are results.
    fn die(&mut self, raw: &RawDie, name: &str, place: Place) -> Die {
        let at = self.desk.header();
        let sides = self.desk.number(&at, "sides", raw.sides.clone(), 2..=MAX_FACES as u8);
        let mut die = Die { sides, ..Die::default() };
        let mut taken = [false; MAX_FACES];
        for (number, row) in raw.outcome.iter().enumerate() {
            self.faces(row, number as u8, sides, &mut die.faces, &mut taken);
            let outcome = self.outcome(row, name, place);
            if die.outcomes.iter().any(|known: &Outcome| known.id == outcome.id) {
                let message = format!("`{}` is there twice", outcome.id);
                self.desk.refuse(row.span(), message, "a word of its own for each result");
            }
            die.outcomes.push(outcome);
        }
        let free = taken.iter().zip(1..=sides).filter(|(taken, _)| !**taken);
        let free: Vec<String> = free.map(|(_, face)| face.to_string()).collect();
        if !free.is_empty() {
            self.desk.refuse(at, format!("no result for {}", free.join(", ")), "one result for each face");
        }
        die
    }

    fn faces(
        &mut self,
        row: &Spanned<RawOutcome>,
        number: u8,
        sides: u8,
        faces: &mut [u8; MAX_FACES],
        taken: &mut [bool; MAX_FACES],
    ) {
        for face in self.desk.need(&row.span(), "faces", row.get_ref().faces.clone()).into_inner() {
            let shown = self.desk.within("faces", &face, 1..=sides);
            if i64::from(shown) != *face.get_ref() {
                continue;
            }
            let index = usize::from(shown).saturating_sub(1);
            let (Some(slot), Some(taken)) = (faces.get_mut(index), taken.get_mut(index)) else { continue };
            if *taken {
                let message = format!("face {shown} has two results");
                self.desk.refuse(face.span(), message, "one result for each face");
            }
            (*slot, *taken) = (number, true);
        }
    }

    fn outcome(&mut self, row: &Spanned<RawOutcome>, name: &str, place: Place) -> Outcome {
        let raw = row.get_ref();
        let id = self.desk.word(&row.span(), "id", raw.id.clone()).into_inner();
        self.desk.name("outcome", &format!("{name}_{id}"));
        let (program, effects) = self.shelf.program(self.desk, place, &raw.effects);
        if effects.is_empty() && raw.effects.is_empty() {
            self.desk.refuse(row.span(), "the result does nothing", "at least one of `effects`");
        }
        Outcome { id, program, failure: raw.failure.as_ref().is_some_and(|failure| *failure.get_ref()) }
    }
}
