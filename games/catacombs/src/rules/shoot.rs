//! CA-SHOOT: shots with weapons and with whatever lies around. How a shot is rolled is CA-MELEE.

use super::legal::{Actor, each};
use super::melee::{self, profile};
use super::{Allowed, Done, Out, Play, action, check, demand, invis, los};
use crate::Catacombs;
use crate::action::{Action, Hand};
use crate::content::{Act, Characteristic, ItemKind, Knack, Style};
use crate::event::Event;
use crate::state::{Attack, CreatureId, Frame, Kind, Place, State, Target, Weapon};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if !actor.has_foes() {
        return;
    }
    let improvises = can_improvise(state, who).is_ok();
    let armed = [Hand::Main, Hand::Off].map(|hand| weapon(game, state, who, hand));
    if !improvises && armed == [None, None] {
        return;
    }
    for target in each(seen(actor, armed)) {
        for (hand, weapon) in [Hand::Main, Hand::Off].into_iter().zip(armed) {
            let Some(weapon) = weapon else { continue };
            if can_shoot(game, state, who, target, weapon).is_ok() {
                push(actor, Act::Shoot, Act::PreciseShot, out, |strong| Action::Shoot {
                    target,
                    hand,
                    strong,
                });
            }
        }
        if improvises && can_shoot(game, state, who, target, Weapon::Improvised).is_ok() {
            let offer = |strong| Action::Improvise { target, strong };
            push(actor, Act::ImprovisedShot, Act::PreciseShot, out, offer);
        }
    }
}

/// Whom somebody might aim at: those in sight, and with some weapons those behind others.
fn seen(actor: &Actor, armed: [Option<Weapon>; 2]) -> u32 {
    let through = |weapon: Option<Weapon>| {
        weapon.is_some_and(|weapon| profile(actor.game, actor.state, actor.who, weapon).sees_through)
    };
    if armed.into_iter().any(through) { actor.foes(u32::MAX) } else { actor.seen_foes() }
}

fn push(actor: &Actor, plain: Act, precise: Act, out: Out, offer: impl Fn(bool) -> Action) {
    if actor.can_pay(plain) {
        out.push(offer(false));
    }
    if actor.can_pay(precise) {
        out.push(offer(true));
    }
}

/// CA-SHOOT-01: The weapon made for shooting that somebody has in a hand, or its own.
fn weapon(game: &Catacombs, state: &State, who: CreatureId, hand: Hand) -> Option<Weapon> {
    if let Kind::Monster(monster) = state.creatures[who].kind {
        let shoots = game.content.monsters[monster].range > 0 && hand == Hand::Main;
        return shoots.then_some(Weapon::OwnShot);
    }
    let item = melee::wielded(game, state, who, hand)?;
    let ranged = matches!(
        game.content.items[item.id].kind,
        ItemKind::Weapon(crate::content::Weapon { style: Style::Ranged { .. }, .. })
    );
    let weapon = if item.place == Place::MainHand(who) { Weapon::Main } else { Weapon::Off };
    ranged.then_some(weapon)
}

/// CA-SHOOT-08: Only heroes throw stones.
fn can_improvise(state: &State, who: CreatureId) -> Allowed {
    demand(matches!(state.creatures[who].kind, Kind::Hero(_)), "CA-SHOOT-08")
}

/// CA-SHOOT-03, CA-SHOOT-08: How far a weapon carries.
fn range(game: &Catacombs, state: &State, who: CreatureId, weapon: Weapon) -> u8 {
    let (farther, times) = far_shot(game, state, who);
    match weapon {
        Weapon::Improvised => {
            let times = times.unwrap_or(game.content.numbers.improvised_range);
            state.creatures[who].level(Characteristic::Strength).saturating_mul(times)
        }
        Weapon::OwnShot => match state.creatures[who].kind {
            Kind::Monster(monster) => game.content.monsters[monster].range,
            _ => 0,
        },
        _ => profile(game, state, who, weapon).reach + farther,
    }
}

/// What a competence adds to range: squares for weapons, and the factor of improvised shots.
fn far_shot(game: &Catacombs, state: &State, who: CreatureId) -> (u8, Option<u8>) {
    let Some(sheet) = state.sheet(who) else { return (0, None) };
    let known = game.content.competences.iter().filter(|(id, _)| sheet.knows(*id));
    let found = known.filter_map(|(_, one)| match one.effect {
        Knack::FarShot { squares, improvised } => Some((squares, improvised)),
        _ => None,
    });
    found.fold((0, None), |_, (squares, improvised)| (squares, Some(improvised)))
}

/// CA-SHOOT-02, CA-SHOOT-03, CA-INVIS-01, CA-DUEL-06: Whether somebody can shoot somebody: an adversary more than a square away, in sight
/// and in range.
pub fn can_shoot(
    game: &Catacombs,
    state: &State,
    who: CreatureId,
    target: CreatureId,
    weapon: Weapon,
) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(other.at.is_somewhere() && other.side != me.side, "CA-SHOOT-02")?;
    invis::can_target(state, target)?;
    demand(!other.duel.is_somebody() && !me.duel.is_somebody(), "CA-DUEL-06")?;
    let distance = me.at.distance(other.at);
    demand(distance >= game.content.numbers.shot_least, "CA-SHOOT-02")?;
    demand(distance <= range(game, state, who, weapon), "CA-SHOOT-03")?;
    let through = profile(game, state, who, weapon).sees_through;
    let seen = if through { los::sees_through(state, who, target) } else { los::sees(state, who, target) };
    demand(seen, "CA-SHOOT-03")
}

/// CA-SHOOT-01, CA-SHOOT-09: Shoots at somebody.
pub fn shoot<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    target: CreatureId,
    hand: Hand,
    strong: bool,
) -> Done<C> {
    if melee::is_again(play.state) {
        return melee::again(play, target, hand, strong);
    }
    let act = if strong { Act::PreciseShot } else { Act::Shoot };
    let who = check(action::can(play.game, play.state, act))?;
    let weapon = weapon(play.game, play.state, who, hand);
    check(demand(weapon.is_some(), "CA-SHOOT-01"))?;
    let weapon = weapon.unwrap_or_default();
    check(can_shoot(play.game, play.state, who, target, weapon))?;
    action::settle_up(play, who, act);
    let attacks = profile(play.game, play.state, who, weapon).attacks;
    if attacks > 1 {
        play.push(Frame::Again { by: who, weapon, strong, left: attacks - 1 })?;
    }
    let target = Target::Creature(target);
    melee::declare(play, Attack { by: who, target, weapon, strong, ..Attack::default() })
}

/// CA-SHOOT-08, CA-SHOOT-09: Shoots with whatever lies around.
pub fn improvise<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    target: CreatureId,
    strong: bool,
) -> Done<C> {
    let act = if strong { Act::PreciseShot } else { Act::ImprovisedShot };
    let who = check(action::can(play.game, play.state, act))?;
    check(can_improvise(play.state, who))?;
    check(can_shoot(play.game, play.state, who, target, Weapon::Improvised))?;
    action::settle_up(play, who, act);
    let weapon = Weapon::Improvised;
    let target = Target::Creature(target);
    melee::declare(play, Attack { by: who, target, weapon, strong, ..Attack::default() })
}
