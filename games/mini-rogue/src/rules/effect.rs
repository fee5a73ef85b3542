//! Chapter EFFECT: afflictions and their cures.

use super::{Play, PlayExt, room};
use crate::content::Affliction;
use crate::event::{Event, HeroEvent};
use crate::state::{Hero, Phase};
use undercroft_kernel::{Chance, Sink};

const fn flag(hero: &mut Hero, affliction: Affliction) -> &mut bool {
    match affliction {
        Affliction::Poison => &mut hero.poisoned,
        Affliction::Curse => &mut hero.cursed,
        Affliction::Blindness => &mut hero.blind,
    }
}

/// MR-EFFECT-14, MR-EFFECT-19: An affliction that is there already is ignored.
/// MR-EFFECT-01, MR-EFFECT-02: By blows, traps and Rooms. MR-EFFECT-35: One can suffer from all at once.
pub fn suffer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, affliction: Affliction) {
    let flag = flag(play.hero(), affliction);
    if *flag {
        return play.tell(HeroEvent::AfflictedAlready(affliction));
    }
    *flag = true;
    play.tell(HeroEvent::Afflicted(affliction));
}

/// Ends one affliction, if it is there.
pub fn cure<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, affliction: Affliction) {
    let flag = flag(play.hero(), affliction);
    if !*flag {
        return;
    }
    *flag = false;
    play.tell(HeroEvent::Cured(affliction));
    // MR-EFFECT-38: Sight that comes back before the move reveals the neighbours.
    if affliction == Affliction::Blindness && play.state.phase == Phase::Choice {
        play.state.phase = Phase::Resolved;
        // In co-op the windows before the reveal are over.
        (0..play.state.party.size()).for_each(|hero| play.state.mark_done(hero));
    }
}

/// MR-EFFECT-13, MR-EFFECT-18, MR-EFFECT-23: Holy Water and Blessings cure everything.
/// MR-EFFECT-36: Every one of them.
pub fn cure_all<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    for affliction in [Affliction::Poison, Affliction::Curse, Affliction::Blindness] {
        cure(play, affliction);
    }
}

/// MR-ROOM-31, MR-ROOM-36: A Blessing cures everything, unless the card in play crosses it out.
pub fn bless<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if room::marks(play.game, play.state).blessing {
        return play.tell(HeroEvent::BlessingBlocked);
    }
    cure_all(play);
}
