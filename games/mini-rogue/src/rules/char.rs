//! Chapter CHAR: the tracks of the Character board, gains and losses.

use super::{Done, Play, PlayExt, end, potion, xp};
use crate::content::{Limits, Resource};
use crate::editions::Missing;
use crate::event::{Event, HeroEvent};
use crate::state::{Frame, Hero};
use undercroft_kernel::{Chance, Sink, rarely};

#[inline]
pub const fn value(hero: &Hero, resource: Resource) -> u8 {
    match resource {
        Resource::Hp => hero.hp,
        Resource::Armour => hero.armour,
        Resource::Xp => hero.xp,
        Resource::Food => hero.food,
        Resource::Gold => hero.gold,
    }
}

/// MR-CHAR-15: The maximum of a track.
#[inline]
pub const fn limit(limits: &Limits, resource: Resource) -> u8 {
    match resource {
        Resource::Hp => limits.hp,
        Resource::Armour => limits.armour,
        Resource::Xp => limits.xp,
        Resource::Food => limits.food,
        Resource::Gold => limits.gold,
    }
}

#[inline]
pub const fn track(hero: &mut Hero, resource: Resource) -> &mut u8 {
    match resource {
        Resource::Hp => &mut hero.hp,
        Resource::Armour => &mut hero.armour,
        Resource::Xp => &mut hero.xp,
        Resource::Food => &mut hero.food,
        Resource::Gold => &mut hero.gold,
    }
}

/// MR-CHAR-01, MR-CHAR-16: A gain stops at the end of the track and the rest is lost; only XP overflow.
/// MR-CHAR-02, MR-CHAR-03: Up to the end of the track. MR-XP-12: HP gained for XP as well.
#[inline(always)]
pub fn gain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, resource: Resource, amount: u8) {
    if resource == Resource::Xp {
        return xp::gain(play, amount);
    }
    let limit = limit(&play.game.content.limits, resource);
    let track = track(play.hero(), resource);
    let before = *track;
    *track = before.saturating_add(amount).min(limit).max(before);
    let gained = *track - before;
    if gained > 0 {
        play.tell(HeroEvent::Gained(resource, gained));
    }
    if gained < amount {
        play.tell(HeroEvent::TrackFull(resource));
    }
}

/// A forced loss. HP may run out; of other resources what is missing is paid as the edition says.
#[inline(always)]
pub fn lose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, resource: Resource, amount: u8) -> Done<C> {
    if resource == Resource::Hp {
        return suffer(play, amount);
    }
    let paid = pay(play, resource, amount);
    let missing = amount - paid;
    if missing == 0 || (resource == Resource::Xp && !play.game.options.missing_xp_costs_hp) {
        return Ok(());
    }
    match play.rulebook().missing {
        // MR-CHAR-11, MR-CHAR-13: Each missing unit costs 1 HP.
        Missing::HpEach => {
            play.tell(HeroEvent::MissingPaid(missing));
            suffer(play, missing)
        }
        // MR-CHAR-17: Nothing more is lost; penalties of Traps and Tombs are looked at before they begin.
        Missing::PenaltyReplaced => Ok(()),
    }
}

/// Takes up to `amount` off a track other than HP and says how much there was.
#[inline(always)]
pub fn pay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, resource: Resource, amount: u8) -> u8 {
    let track = track(play.hero(), resource);
    let paid = amount.min(*track);
    *track -= paid;
    if paid > 0 {
        play.tell(HeroEvent::Lost(resource, paid));
        if resource == Resource::Xp {
            xp::note_level(play, paid);
        }
    }
    paid
}

/// A loss that a result brings. MR-POTION-24: When it would kill, who has something to drink is asked before.
#[inline(always)]
pub fn suffer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, amount: u8) -> Done<C> {
    if rarely(potion::could_save(play.state, amount)) {
        return play.push(Frame::LoseHp { amount });
    }
    lose_hp(play, amount)
}

/// MR-CHAR-06: A direct loss ignores Armour. MR-CHAR-04: At 0 HP the game is lost, unless the death is cancelled.
#[inline(always)]
pub fn lose_hp<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, amount: u8) -> Done<C> {
    if amount == 0 {
        return Ok(());
    }
    let hero = play.hero();
    hero.hp = hero.hp.saturating_sub(amount);
    let dead = hero.hp == 0;
    play.tell(HeroEvent::Lost(Resource::Hp, amount));
    if dead { end::doom(play) } else { Ok(()) }
}
