//! CA-WOUND: losing and regaining PV, the ground, death. What a slain adversary yields is CA-GOLD.

use super::legal::each;
use super::{Done, Out, Play, PlayExt, check, destiny, duel, forbid, gold, quest, treasure};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Characteristic, Guard, Knack};
use crate::event::{Event, FightEvent, ItemEvent};
use crate::geometry::{Ground, Square};
use crate::state::{Creature, CreatureId, Death, Frame, Place, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-MELEE-10, CA-MELEE-11: Damage to somebody, less what it is guarded by. Damage that is guarded off costs nothing and heals nothing.
pub fn hurt<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    damage: i16,
    guard: Guard,
) -> Done<C> {
    let loss = damage - guarded(&play.state.creatures[who], guard);
    if loss <= 0 {
        play.tell(who, FightEvent::Unhurt);
        return Ok(());
    }
    lose(play, who, loss.min(i16::from(u8::MAX)) as u8)
}

/// What is taken off damage.
fn guarded(creature: &Creature, guard: Guard) -> i16 {
    match guard {
        Guard::Full => i16::from(creature.level(Characteristic::Endurance)) + i16::from(creature.armour),
        Guard::MagicArmour => i16::from(creature.magic_armour),
        Guard::Nothing => 0,
    }
}

/// CA-STAT-14: Somebody loses PV directly. CA-POTION-05: The invulnerable lose none.
pub fn lose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, amount: u8) -> Done<C> {
    let creature = &play.state.creatures[who];
    if amount == 0 || !creature.at.is_somewhere() {
        return Ok(());
    }
    if creature.is(Status::INVULNERABLE) {
        play.tell(who, FightEvent::Unhurt);
        return Ok(());
    }
    play.tell(who, FightEvent::Wounded(amount));
    match play.state.creatures[who].side {
        Side::Party => weaken(play, who, amount),
        Side::Master => thin_out(play, who, amount),
    }
}

/// CA-WOUND-01, CA-WOUND-02, CA-SWARM-04: Somebody of the party falls when no PV is left; of a swarm that was won over, one figure after the
/// other dies, and the last one falls.
fn weaken<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, amount: u8) -> Done<C> {
    let mut left = i16::from(amount);
    while play.state.creatures[who].figures() > 1 && play.state.creatures[who].pv <= left {
        let creature = play.creature(who);
        left -= creature.pv;
        step_up(creature);
        play.tell(who, FightEvent::FigureDied);
    }
    let creature = play.creature(who);
    creature.pv -= left;
    if creature.pv <= 0 && !creature.is_grounded() { fall(play, who) } else { Ok(()) }
}

/// CA-WOUND-07, CA-SWARM-04: GM characters are removed the moment they have no PV left; what is left of a blow to a swarm strikes its
/// next figure.
fn thin_out<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, amount: u8) -> Done<C> {
    let mut left = i16::from(amount);
    loop {
        let creature = play.creature(who);
        if creature.pv > left {
            creature.pv -= left;
            return Ok(());
        }
        left -= creature.pv;
        if creature.figures() == 1 {
            return slay(play, who);
        }
        // CA-SWARM-07: Each figure has its own bounty.
        gold::slain(play, who, 1)?;
        step_up(play.creature(who));
        play.tell(who, FightEvent::FigureDied);
        if left <= 0 {
            return Ok(());
        }
    }
}

/// CA-SWARM-04: The next figure of a swarm takes the place of the one that died.
fn step_up(creature: &mut Creature) {
    let [first, second, third] = creature.mates;
    creature.pv = i16::from(first);
    creature.mates = [second, third, 0];
    creature.newcomers = creature.newcomers.min(creature.figures() - 1);
}

/// CA-WOUND-01, CA-WOUND-02, CA-DUEL-05: Somebody of the party lies on the ground; its clock runs.
fn fall<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    // CA-WOUND-05: The party always has one complete turn; a turn that has begun does not count.
    let begun = u8::from(play.state.side == play.state.creatures[who].side);
    let turns = play.content().numbers.rescue_turns + begun + hardiness(play.game, play.state, who);
    let acting = play.state.actor == who;
    let creature = play.creature(who);
    creature.set(Status::GROUNDED, true);
    creature.deadline = turns;
    creature.wait = 0;
    if acting {
        creature.ap = 0;
        play.state.run_left = 0;
    }
    play.tell(who, FightEvent::Grounded);
    duel::end(play, who)
}

/// CA-WOUND-05: Turns more by a competence.
fn hardiness(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let Some(sheet) = state.sheet(who) else { return 0 };
    let known = game.content.competences.iter().filter(|(id, _)| sheet.knows(*id));
    known
        .filter_map(|(_, one)| match one.effect {
            Knack::HardToKill { turns } => Some(turns),
            _ => None,
        })
        .sum()
}

/// CA-WOUND-03, CA-WOUND-04, CA-WOUND-08: PV come back, at most to the maximum; with at least one of them whoever lay there stands.
pub fn heal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, amount: u8) -> Done<C> {
    let creature = play.creature(who);
    let healed = (creature.pv_max - creature.pv).clamp(0, i16::from(amount));
    creature.pv += healed;
    let stands = creature.is_grounded() && creature.pv >= 1;
    if stands {
        creature.set(Status::GROUNDED, false);
        creature.deadline = 0;
    }
    play.tell(who, FightEvent::Healed(healed as u8));
    if stands {
        play.tell(who, FightEvent::Revived);
    }
    Ok(())
}

/// CA-WOUND-05: At the end of a side's turn, the clocks of the grounded. Says whether something has to be answered.
pub fn deadlines<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    // The cursor of the start of the turn serves again: a death that destiny may prevent interrupts the round of clocks.
    for slot in play.state.upkeep.slot..crate::state::MAX_CREATURES as u8 {
        play.state.upkeep.slot = slot + 1;
        let who = CreatureId(slot);
        let creature = &play.state.creatures[who];
        let ticks = creature.is_grounded() && creature.side == play.state.side && creature.deadline > 0;
        if !ticks {
            continue;
        }
        let creature = play.creature(who);
        creature.deadline -= 1;
        if creature.deadline == 0 {
            doom(play, who, Death::Wounds)?;
            if !play.state.is_quiet() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// CA-DESTINY-03: Somebody dies, unless destiny prevents it.
pub fn doom<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, death: Death) -> Done<C> {
    if destiny::may_repeat(play.state, who) {
        return play.push(Frame::Doom { who, death });
    }
    die(play, who, death)
}

/// What comes of a death that nothing prevents.
fn die<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, death: Death) -> Done<C> {
    match death {
        Death::Wounds | Death::Lava { .. } => slay(play, who),
        Death::Banishment => treasure::banish(play, who),
    }
}

/// CA-DESTINY-03: Whether somebody escapes its death.
pub fn doom_offers(state: &State, who: CreatureId, out: Out) {
    if destiny::may_repeat(state, who) {
        out.push(Action::Destiny);
    }
    out.push(Action::Pass);
}

/// CA-DESTINY-03: Death is accepted.
pub fn accept<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Doom { who, death }) = play.state.stack.pop() else {
        return check(forbid("CA-DESTINY-03"));
    };
    die(play, who, death)
}

/// CA-WOUND-05, CA-WOUND-07: Somebody dies and leaves the board; what it carried stays on its square.
pub fn slay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let at = play.state.creatures[who].at;
    play.tell(who, FightEvent::Died);
    duel::end(play, who)?;
    quest::slain(play, who);
    if play.state.creatures[who].side == Side::Master {
        let figures = play.state.creatures[who].figures();
        gold::slain(play, who, figures)?;
    }
    melt(play, who, at);
    remove(play.state, who, at);
    Ok(())
}

/// CA-THROW-04, CA-ELEMENT-23: What somebody carried into lava is lost, like what is thrown there.
fn melt<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, at: Square) {
    if !matches!(play.state.grid.ground(at), Ground::Lava | Ground::LavaBridge) {
        return;
    }
    for slot in 0..play.state.items.len() {
        let Some(item) = play.state.table.items.get_mut(slot) else { continue };
        if item.place.holder() == Some(who) {
            item.place = Place::Nowhere;
            let id = item.id;
            play.tell(who, ItemEvent::Lost(id));
        }
    }
}

/// Takes somebody off the board. CA-TREASURE-21: Those of the party stay in their slots, for a scroll may bring them back.
pub fn remove(state: &mut State, who: CreatureId, leaves: Square) {
    state.put(who, Square::NOWHERE);
    for item in state.table.items.iter_mut() {
        if item.place.holder() == Some(who) && leaves.is_somewhere() {
            item.place = Place::Floor(leaves);
        }
    }
    if state.actor == who {
        state.run_left = 0;
    }
    let creature = &mut state.table.creatures[who];
    creature.ap = 0;
    creature.wait = 0;
    creature.web = 0;
    if creature.side == Side::Party {
        creature.set(Status::GROUNDED, false);
        creature.set(Status::IN_PIT, false);
        creature.set(Status::DEAD, true);
        creature.deadline = 0;
    } else {
        *creature = Creature::NOBODY;
        forget(state, who);
    }
}

/// Nobody waits for a slot that is empty, and its next holder inherits nothing.
fn forget(state: &mut State, who: CreatureId) {
    for other in each(u32::MAX >> (32 - crate::state::MAX_CREATURES)) {
        if state.creatures[other].duel == who {
            state.table.creatures[other].duel = CreatureId::NONE;
        }
    }
}
