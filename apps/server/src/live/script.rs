//! Dice and cards that a script has fixed: of a guided table, or of a scenario that is played before somebody takes over.

use undercroft_catalog::live::{Dice, Match, Refused, Roll};
use undercroft_kernel::replay::Record;
use undercroft_kernel::{Seat, Turn};
use undercroft_scenario::{Faces, Step};

/// Plays the first steps of a scenario, as many as wanted, and says what was done. A step that is refused or only claims something is passed over.
///
/// # Errors
/// Why a step could not be played.
pub fn play(game: &mut dyn Match, steps: &[Step], count: usize) -> Result<Vec<Record>, Refused> {
    for step in steps.iter().take(count).filter(|step| step.refuse.is_none()) {
        let Some(action) = step.action.as_ref().map(|action| action.value.as_str()) else { continue };
        let named = step.seat.as_ref().and_then(|word| {
            (0..game.seats()).map(Seat).find(|seat| game.seat_word(*seat) == word.value)
        });
        let asked = if let Turn::Ask(seats) = game.turn() { seats.iter().next() } else { None };
        let seat = named.or(asked).ok_or(Refused::Over)?;
        let mut faces = Faces::default();
        for script in &step.script {
            faces.entry(script.name.clone()).or_default().extend(script.values.iter().map(ToString::to_string));
        }
        let answers = answers(&mut faces, |dice| game.copy().act(seat, action, dice));
        game.act(seat, action, Dice::Scripted(&answers))?;
    }
    Ok((0..game.at()).filter_map(|step| game.record(step)).collect())
}

/// The answers of a script in the order in which they are asked for: it is tried again with one more, until nothing is wanted any more.
pub(super) fn answers(
    faces: &mut Faces,
    mut play: impl FnMut(Dice<'_>) -> Result<(), Refused>,
) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    while let Err(Refused::Roll(wanted)) = play(Dice::Scripted(&answers)) {
        let Some(face) = next(faces, &wanted) else { break };
        answers.push((wanted.die, face));
    }
    answers
}

/// The next faces of a die in the script.
fn next(faces: &mut Faces, wanted: &Roll) -> Option<String> {
    let left = faces.get_mut(&wanted.die)?;
    let taken: Option<Vec<String>> = (0..wanted.count).map(|_| left.pop_front()).collect();
    taken.map(|taken| taken.join(" "))
}
