//! What a roll that stands does: the wound, and everything that a hit brings with it.

use super::{is_hit, is_magic, profile};
use crate::Catacombs;
use crate::content::{Characteristic, Guard, Piercing};
use crate::event::{Event, FightEvent, Force};
use crate::rules::{Done, Play, PlayExt, dice, door, ether, fire, poison, web, wound};
use crate::state::{Attack, CreatureId, Frame, Rolled, State, Status, Target, Weapon};
use undercroft_kernel::{Chance, Sink};

/// CA-MELEE-10: A hit inflicts dice, fixed part and strength; a miss does nothing.
pub fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, attack: Attack, roll: Rolled) -> Done<C> {
    if !is_hit(&attack, roll) {
        return Ok(());
    }
    let damage = damage(play, &attack, roll);
    match attack.target {
        Target::Creature(target) => strike(play, &attack, target, damage),
        _ => door::struck(play, &attack, damage, roll),
    }
}

/// CA-MELEE-10, CA-MELEE-12: What the dice show, with the fixed part, and strength where the weapon says so.
fn damage<C: Chance, S: Sink<Event>>(play: &Play<C, S>, attack: &Attack, roll: Rolled) -> i16 {
    let (fixed, strength) = added(play.game, play.state, attack);
    i16::from(roll.sum) + fixed + strength
}

/// The fixed part of the weapon, and strength.
fn added(game: &Catacombs, state: &State, attack: &Attack) -> (i16, i16) {
    let profile = profile(game, state, attack.by, attack.weapon);
    let level = || i16::from(state.creatures[attack.by].level(Characteristic::Strength));
    (i16::from(profile.damage.fixed), if profile.damage.strength { level() } else { 0 })
}

/// CA-MELEE-10: All that is added to the dice of an attack and taken off them, as the log tells it before the wound.
pub fn force(game: &Catacombs, state: &State, attack: &Attack) -> Force {
    let (fixed, strength) = added(game, state, attack);
    let Target::Creature(target) = attack.target else {
        return Force { fixed, strength, ..Force::default() };
    };
    let creature = &state.creatures[target];
    let (endurance, armour) = match ether::guard_against(game, state, attack.by) {
        Guard::Full => (i16::from(creature.level(Characteristic::Endurance)), creature.armour),
        Guard::MagicArmour => (0, creature.magic_armour),
        Guard::Nothing => (0, 0),
    };
    let armour = i16::from(armour) - pierced(game, state, attack, target);
    Force { fixed, strength, endurance, armour, defence: defence(game, state, attack, target) }
}

/// CA-MELEE-10, CA-MELEE-11: The wound, and what hits bring with them, wound or not.
fn strike<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    attack: &Attack,
    target: CreatureId,
    damage: i16,
) -> Done<C> {
    let by = attack.by;
    let (before, beside) = {
        let (me, other) = (&play.state.creatures[by], &play.state.creatures[target]);
        (other.total_pv(), play.state.is_in_reach(me.at, other.at))
    };
    let at = play.state.creatures[target].at;
    let magic = is_magic(play.game, play.state, by, attack.weapon);
    if ether::can_hurt(play.game, play.state, target, magic) {
        let net = damage + pierced(play.game, play.state, attack, target)
            - defence(play.game, play.state, attack, target);
        let guard = ether::guard_against(play.game, play.state, by);
        wound::hurt(play, target, net, guard)?;
    } else {
        play.tell(target, FightEvent::Unhurt);
    }
    let other = &play.state.creatures[target];
    let gone = !other.at.is_somewhere();
    let lost = gone || other.total_pv() < before;
    after_hit(play, attack, target, lost, gone)?;
    let ranged = profile(play.game, play.state, by, attack.weapon).ranged;
    if gone && !ranged && beside && can_advance(play, by, at) {
        return play.push(Frame::Advance { who: by, to: at });
    }
    Ok(())
}

/// CA-MELEE-16, CA-TREASURE-30: Armour that the weapon goes through counts as damage more; endurance is never touched, and magic armour is
/// armour.
fn pierced(game: &Catacombs, state: &State, attack: &Attack, target: CreatureId) -> i16 {
    let guard = ether::guard_against(game, state, attack.by);
    let creature = &state.creatures[target];
    let armour = if guard == Guard::Full { creature.armour } else { creature.magic_armour };
    match profile(game, state, attack.by, attack.weapon).piercing {
        Piercing::None => 0,
        Piercing::Points(points) => i16::from(points.min(armour)),
        Piercing::All => i16::from(armour),
    }
}

/// CA-WAIT-03, CA-SWARM-03: Whoever defends adds its melee level to what guards it, a swarm that of all its figures.
fn defence(game: &Catacombs, state: &State, attack: &Attack, target: CreatureId) -> i16 {
    if !attack.defended {
        return 0;
    }
    let further = profile(game, state, target, Weapon::Own).level;
    i16::from(state.creatures[target].level(Characteristic::Melee)) + i16::from(further)
}

/// CA-FIRE-01, CA-WEB-01, CA-POISON-01, CA-TREASURE-27: What follows a hit; some of it only a wound.
fn after_hit<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    attack: &Attack,
    target: CreatureId,
    lost: bool,
    gone: bool,
) -> Done<C> {
    let by = attack.by;
    let weapon = profile(play.game, play.state, by, attack.weapon);
    if lost && weapon.drain > 0 && play.state.creatures[by].at.is_somewhere() {
        let healed = dice::sum(dice::d(play, by, weapon.drain)?);
        wound::heal(play, by, healed)?;
    }
    if gone {
        return Ok(());
    }
    if weapon.flaming {
        fire::ignite(play, target, by)?;
    }
    let traits = play.game.block(play.state.creatures[by].kind).traits;
    if !weapon.ranged {
        web::entangle(play, target, traits.web)?;
    }
    if lost && traits.poison > 0 {
        return poison::expose(play, target, traits.poison);
    }
    Ok(())
}

/// CA-BLOCK-09: Whether the killer may step onto the square of the slain: it is able to, and free to move.
fn can_advance<C: Chance, S: Sink<Event>>(
    play: &Play<C, S>,
    who: CreatureId,
    to: crate::geometry::Square,
) -> bool {
    let creature = &play.state.creatures[who];
    let able = creature.is_able() && !creature.is(Status::HELPLESS) && !creature.duel.is_somebody();
    let welcome = crate::rules::monster::may_enter(play.game, play.state, who, to).is_ok();
    able && welcome && play.state.grid.is_free(to)
}
