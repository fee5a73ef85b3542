//! Chapter DIVINE: the Hammer, the Trumpets and the Scythe.

use super::{Allowed, Done, Play, PlayExt, artifact, check, demand, feats, forbid};
use crate::Urto;
use crate::content::{ArtefactClass, Divine};
use crate::event::{CardEvent, Event};
use crate::state::{Cause, Fate, Frame, Ground, Phase, Player, Players, Scythe, State};
use undercroft_kernel::{Chance, Sink};

/// The divine weapon of a hero, if it has one.
#[must_use]
pub fn weapon(game: &Urto, state: &State, who: Player) -> Option<Divine> {
    let open = state.heroes[who].hand.iter().filter(|held| held.open).filter_map(|held| held.card);
    open.filter_map(|card| match game.content.artefacts[card].class {
        ArtefactClass::Divine(weapon) => Some(weapon),
        _ => None,
    })
    .next()
}

/// UR-DIVINE-03, UR-DIVINE-21: Whoever has no divine artefact may take the one on the stele.
pub fn offer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, on_it: Divine) -> Done<C> {
    let who = play.state.active;
    if weapon(play.game, play.state, who).is_some() { Ok(()) } else { play.push(Frame::Stele(on_it)) }
}

/// Whether a weapon may be taken now.
pub fn can_take(game: &Urto, state: &State) -> Allowed {
    if let Some(Frame::Stele(_)) = state.stack.top() {
        return Ok(());
    }
    let at_stele = matches!(state.ground[state.hero().space], Ground::Stele(_));
    let has = weapon(game, state, state.active).is_some();
    forbid(match state.hero().fate {
        Fate::InCave if at_stele && has => "UR-DIVINE-03",
        Fate::InCave => "UR-DIVINE-21",
        _ => "UR-DIVINE-11",
    })
}

/// UR-DIVINE-02, UR-DIVINE-14, UR-DIVINE-21: Card and die together; the Scythe drives out another weapon.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_take(play.game, play.state))?;
    let Some(Frame::Stele(taken)) = play.state.stack.pop() else { return Ok(()) };
    let who = play.state.active;
    if taken == Divine::Scythe {
        play.state.scythe = Scythe::Taken(who);
        lay_down(play, who);
    } else {
        let space = play.state.hero().space;
        play.state.ground[space] = Ground::Bare;
    }
    play.tell(who, CardEvent::WeaponTaken(taken));
    match play.game.content.divine_card(taken) {
        Some(card) => artifact::receive(play, who, card, true),
        None => Ok(()),
    }
}

/// UR-DIVINE-14, UR-DIVINE-22: A weapon that is given up leaves the game.
fn lay_down<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    let Some(old) = weapon(play.game, play.state, who) else { return };
    let card = play.game.content.divine_card(old);
    let hero = play.hero(who);
    if let Some(at) = card.and_then(|card| hero.find(card)) {
        hero.hand.remove(at);
    }
    play.tell(who, CardEvent::DivineGone(old));
}

/// UR-DIVINE-15, UR-END-13: A weapon may be left; the Scythe is then nobody's.
pub fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, left: Divine) {
    play.state.stack.pop();
    if left == Divine::Scythe {
        play.state.scythe = Scythe::Declined;
    }
    let who = play.state.active;
    play.tell(who, CardEvent::WeaponLeft(left));
}

/// UR-DIVINE-04, UR-DIVINE-12, UR-DIVINE-17, UR-END-09: At the end of one's own turn, once; on Urto only the Scythe.
/// UR-DIVINE-16: In the turn in which it was taken, too.
pub fn can_roll(game: &Urto, state: &State) -> Allowed {
    demand(state.phase == Phase::Closing && state.stack.depth() == 0 && !state.turn.divine, "UR-DIVINE-04")?;
    match (weapon(game, state, state.active), state.hero().fate) {
        (None, _) => forbid("UR-DIVINE-01"),
        (Some(Divine::Scythe), Fate::Arrived) => demand(!state.cave.is_empty(), "UR-END-12"),
        (Some(_), Fate::Arrived) => forbid("UR-END-09"),
        (Some(_), Fate::InCave) => Ok(()),
        (Some(_), Fate::Dead) => forbid("UR-DIVINE-20"),
    }
}

/// UR-DIVINE-05, UR-DIVINE-06, UR-DIVINE-08: What the die shows happens.
/// UR-DIVINE-24: A failure can kill. UR-DIVINE-25: An artefact is drawn as any other.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_roll(play.game, play.state))?;
    let who = play.state.active;
    let Some(own) = weapon(play.game, play.state, who) else { return Ok(()) };
    let die = play.game.content.dice.divine(own);
    let face = play.ctx.die(own.id(), who.seat(), die.sides)?;
    play.state.turn.divine = true;
    play.tell(who, CardEvent::DivineRolled(own, face));
    let Some(shown) = die.shown(face) else { return Ok(()) };
    feats::rolled_divine(play, who, shown.failure);
    play.carry_out(shown.program, Players::one(who), Cause::Divine(who))
}
