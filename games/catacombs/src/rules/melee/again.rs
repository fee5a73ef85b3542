//! CA-TREASURE-24: weapons that strike more than once for one action: the further blows, at whom or what their bearer likes. How each of
//! them is rolled is the attack of any other weapon.

use super::{can_strike, declare, profile};
use crate::Catacombs;
use crate::action::{Action, Hand};
use crate::event::Event;
use crate::rules::{Allowed, Done, Out, Play, check, demand, door, forbid, shoot};
use crate::state::{Attack, CreatureId, Frame, State, Target, Weapon};
use undercroft_kernel::{Chance, Sink};

/// CA-TREASURE-24: The targets of a further attack of the same action, or none of them.
pub fn again_offers(game: &Catacombs, state: &State, by: CreatureId, weapon: Weapon, strong: bool, out: Out) {
    let hand = hand_of(weapon);
    for target in state.creatures.on_board() {
        if strike_again(game, state, by, target, weapon, hand).is_ok() {
            out.push(if profile(game, state, by, weapon).ranged {
                Action::Shoot { target, hand, strong }
            } else {
                Action::Attack { target, hand, strong }
            });
        }
    }
    if !profile(game, state, by, weapon).ranged {
        door::again_offers(game, state, by, hand, strong, out);
    }
    out.push(Action::Pass);
}

fn strike_again(
    game: &Catacombs,
    state: &State,
    by: CreatureId,
    target: CreatureId,
    weapon: Weapon,
    hand: Hand,
) -> Allowed {
    if profile(game, state, by, weapon).ranged {
        shoot::can_shoot(game, state, by, target, weapon)
    } else {
        can_strike(game, state, by, target, hand)
    }
}

/// CA-TREASURE-24: A further attack of the same action on somebody; it is paid for already.
pub fn again<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    target: CreatureId,
    hand: Hand,
    strong: bool,
) -> Done<C> {
    let (by, weapon) = check(same_blow(play.state, hand, strong))?;
    check(strike_again(play.game, play.state, by, target, weapon, hand))?;
    go_on(play, Target::Creature(target))
}

/// CA-TREASURE-24: Who goes on and with what: the blows of one action are alike.
pub fn same_blow(state: &State, hand: Hand, strong: bool) -> Allowed<(CreatureId, Weapon)> {
    match state.stack.top() {
        Some(Frame::Again { by, weapon, strong: wanted, .. }) => {
            demand(hand == hand_of(weapon) && strong == wanted, "CA-TREASURE-24")?;
            Ok((by, weapon))
        }
        _ => forbid("CA-TREASURE-24"),
    }
}

fn hand_of(weapon: Weapon) -> Hand {
    if weapon == Weapon::Off { Hand::Off } else { Hand::Main }
}

/// CA-TREASURE-24: A further attack of the same action, on whatever can be struck.
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: Target) -> Done<C> {
    let Some(Frame::Again { by, weapon, strong, left }) = play.state.stack.pop() else {
        return check(forbid("CA-TREASURE-24"));
    };
    if left > 1 {
        play.push(Frame::Again { by, weapon, strong, left: left - 1 })?;
    }
    declare(play, Attack { by, target, weapon, strong, ..Attack::default() })
}

/// CA-TREASURE-24: Whether a further attack of the same action is being made.
#[must_use]
pub fn is_again(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Again { .. }))
}
