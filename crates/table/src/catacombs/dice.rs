//! Dice as they were rolled: the power die in the colour of its level, then the D.

use crate::fight::Die;
use crate::words::Words;
use catacombs::Catacombs;
use catacombs::event::{Event, EventKind, FightEvent, RollEvent};
use catacombs::message::key;
use catacombs::state::{Kind, Rolled};
use undercroft_kernel::Faces;

/// The dice of a roll that the log tells of.
pub(super) fn rolled(game: &Catacombs, event: &Event) -> Vec<Die> {
    let (roll, says) = match event.kind {
        EventKind::Roll(RollEvent::Tested { roll, passed, .. }) => {
            (roll, if passed { "die-ca-passed" } else { "die-ca-failed" })
        }
        EventKind::Fight(FightEvent::Attacked { roll, hit, .. }) => {
            (roll, if hit { "die-ca-hit" } else { "die-ca-missed" })
        }
        _ => return Vec::new(),
    };
    let seat = if let Kind::Hero(_) = event.who.kind { Some(event.who.id.0) } else { None };
    let mut dice = of(game, roll, seat);
    if let Some(last) = dice.last_mut() {
        last.says = Some(Words::new(says));
    }
    dice
}

/// The dice of a roll.
pub(super) fn of(game: &Catacombs, roll: Rolled, seat: Option<u8>) -> Vec<Die> {
    let power = game.content.dice.power(i16::from(roll.level)).map(|die| Die {
        id: "power-die".to_owned(),
        kind: "power".to_owned(),
        name: Words::new(key("die", &die.id)),
        seat,
        // X fails whatever else shows; a blank face counts 0 and shows nothing.
        face: (!roll.x && !game.shows_blank(roll)).then_some(i32::from(roll.face)),
        sign: roll.x.then(|| "cancel".to_owned()),
        swatch: Some(roll.level.to_string()),
        says: roll.x.then(|| Words::new("die-ca-x")),
        ..Die::default()
    });
    let d = |(face, at): (u8, usize)| Die {
        id: format!("die-d-{at}"),
        kind: "d".to_owned(),
        name: Words::new("die-ca-d"),
        seat,
        face: Some(i32::from(face) - 1),
        ..Die::default()
    };
    power.into_iter().chain(Faces(roll.dice).iter().zip(1..).map(d)).collect()
}
