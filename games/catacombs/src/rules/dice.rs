//! CA-DICE: how dice are thrown and read. What a throw means is told by the chapter that asks for it.

use super::{Done, Play, PlayExt};
use crate::content::{Count, CountDie, FACES, Face, LEVELS, PowerDie, Roll};
use crate::event::Event;
use crate::state::{CreatureId, Rolled};
use undercroft_kernel::{Chance, Draw, Faces, Seat, Sink, Weights};

/// The name of the D.
pub const D: &str = "d";
/// CA-DICE-07: The names of the power dice by level, from 1.
pub const POWER: [&str; LEVELS] =
    ["brown", "white", "light_blue", "dark_blue", "yellow", "green", "black", "silver", "gold", "ruby"];

/// A power die by its meanings: each different face once, with how often it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meanings {
    /// The different faces.
    pub faces: [Face; FACES],
    /// How often each is there; 0 behind the last one.
    pub weights: [u32; FACES],
    /// The highest number on it.
    pub best: i8,
}

impl Meanings {
    /// The meanings of a die, in the order of its faces.
    #[must_use]
    pub fn of(die: &PowerDie) -> Meanings {
        let best = die.faces.iter().filter_map(|face| face.value()).max().unwrap_or_default();
        let mut meanings = Meanings { faces: [Face::X; FACES], weights: [0; FACES], best };
        for face in die.faces {
            let slots = meanings.faces.iter_mut().zip(&mut meanings.weights);
            for (known, weight) in slots {
                if *weight == 0 || *known == face {
                    *known = face;
                    *weight += 1;
                    break;
                }
            }
        }
        meanings
    }

    /// The face of a result.
    #[must_use]
    pub fn face(&self, value: u32) -> Face {
        self.faces.get(value as usize).copied().unwrap_or(Face::X)
    }
}

/// CA-DICE-04: The sum of D that lie there; a face is kept one higher than it shows.
#[inline]
#[must_use]
pub fn sum(faces: Faces) -> u8 {
    let mut sum = 0;
    let mut left = faces.0;
    while left != 0 {
        sum += (left & 15) as u8 - 1;
        left >>= 4;
    }
    sum
}

/// Throws so many D for whoever plays `who`.
pub fn d<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, count: u8) -> Done<C, Faces> {
    if count == 0 {
        return Ok(Faces::default());
    }
    let seat = play.seat_of(who);
    throw(play, seat, count)
}

/// Throws so many D for the game master.
pub fn master_d<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, count: u8) -> Done<C, Faces> {
    let seat = play.state.master();
    throw(play, seat, count)
}

#[inline]
fn throw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, seat: Seat, count: u8) -> Done<C, Faces> {
    Ok(play.ctx.dice(D, seat, count, FACES as u8)?)
}

/// CA-DICE-06: A sum such as 4+5D.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, roll: Roll) -> Done<C, u8> {
    Ok(roll.fixed + sum(d(play, who, roll.dice)?))
}

/// CA-DICE-03, CA-DICE-06: A number of figures such as 2+1D3, thrown by the game master.
pub fn count<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, count: Count) -> Done<C, u8> {
    if count.dice == 0 {
        return Ok(count.fixed);
    }
    let faces = master_d(play, count.dice)?;
    let read = |face: u8| match count.die {
        CountDie::D => face - 1,
        CountDie::D3 => play.game.content.dice.d3.get(usize::from(face - 1)).copied().unwrap_or(1),
    };
    Ok(count.fixed + faces.iter().map(read).sum::<u8>())
}

/// CA-TEST-01, CA-MELEE-07: The power die of a level together with so many D. The level is at least 1.
pub fn power<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    level: u8,
    count: u8,
) -> Done<C, Rolled> {
    let seat = play.seat_of(who);
    let at = usize::from(level.clamp(1, LEVELS as u8)) - 1;
    let (Some(meanings), Some(name)) = (play.game.power.get(at), POWER.get(at)) else {
        return Ok(Rolled::default());
    };
    let value = play.ctx.pick(Draw::new(name, seat, Weights::List(&meanings.weights)))?;
    let dice = if count > 0 { throw(play, seat, count)? } else { Faces::default() };
    let face = meanings.face(value).value();
    let shown = face.unwrap_or_default();
    Ok(Rolled {
        level: at as u8 + 1,
        x: face.is_none(),
        face: shown,
        dice: dice.0,
        sum: shown + sum(dice) as i8,
    })
}
