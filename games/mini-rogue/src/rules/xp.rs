//! Chapter XP: experience, Levels, and what happens at the end of the track.

use super::{Play, PlayExt, char};
use crate::content::{Limits, Resource};
use crate::editions::XpOverflow;
use crate::event::{Event, HeroEvent};
use undercroft_kernel::{Chance, Sink};

/// MR-XP-13: The Level of an amount of XP. MR-XP-02: So many Character dice are rolled.
#[inline]
pub fn level(limits: &Limits, xp: u8) -> u8 {
    limits.levels.iter().filter(|begin| xp >= **begin).count() as u8
}

/// MR-XP-06, MR-XP-07, MR-XP-10, MR-XP-11: XP that does not fit becomes HP as the edition says.
/// MR-XP-01: By fights, cards, rest and traps that were avoided.
#[inline(always)]
pub fn gain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, amount: u8) {
    let limits = play.game.content.limits;
    let before = play.hero().xp;
    let after = before.saturating_add(amount).min(limits.xp);
    let surplus = amount - (after - before);
    play.hero().xp = after;
    if after > before {
        play.tell(HeroEvent::Gained(Resource::Xp, after - before));
        if level(&limits, after) > level(&limits, before) {
            play.tell(HeroEvent::LevelChanged(level(&limits, after)));
        }
    }
    let hp = match play.rulebook().xp_overflow {
        XpOverflow::HpEach => surplus,
        XpOverflow::OneHp => u8::from(before == limits.xp && amount > 0),
    };
    if hp > 0 {
        play.tell(HeroEvent::XpOverflow(hp));
        char::gain(play, Resource::Hp, hp);
    }
}

/// MR-XP-04: Notes that a loss of `lost` XP cost a Level.
/// MR-EFFECT-30: Lost XP takes a die at once. MR-XP-03: Gained XP adds one at once.
pub fn note_level<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, lost: u8) {
    let limits = play.game.content.limits;
    let now = level(&limits, play.hero().xp);
    if now < level(&limits, play.hero().xp + lost) {
        play.tell(HeroEvent::LevelChanged(now));
    }
}
