//! Chapter FAME: renown held as tokens.

use crate::event::{Event, TrackEvent};
use crate::rules::{Play, PlayExt};
use crate::state::{Player, Players};
use undercroft_kernel::{Chance, Sink};

/// UR-FAME-09: Token renown is one number per hero.
/// UR-FAME-08: Everybody sees it.
pub fn gain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) {
    let hero = play.hero(who);
    hero.renown = hero.renown.saturating_add(u16::from(n));
    if n > 0 {
        play.tell(who, TrackEvent::RenownGained(n));
    }
}

/// UR-FAME-07: Only renown held as tokens can be lost.
pub fn lose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) {
    let hero = play.hero(who);
    let lost = u16::from(n).min(hero.renown) as u8;
    hero.renown -= u16::from(lost);
    if lost > 0 {
        play.tell(who, TrackEvent::RenownLost(lost));
    }
}

/// UR-FAME-07: Takes up to so much from each of these.
pub fn steal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, from: Players, n: u8) {
    for victim in from.iter() {
        let robbed = play.hero(victim);
        let taken = u16::from(n).min(robbed.renown) as u8;
        robbed.renown -= u16::from(taken);
        let thief = play.hero(who);
        thief.renown = thief.renown.saturating_add(u16::from(taken));
        if taken > 0 {
            play.tell(who, TrackEvent::RenownStolen { from: victim, n: taken });
        }
    }
}
