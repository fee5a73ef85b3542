//! Chapter COMBAT: the Attack Phase, from the combat skill to the damage.

use super::{Allowed, Done, Play, PlayExt, char, class, demand, dice, enemy, forbid, potion, stance};
use crate::MiniRogue;
use crate::action::SkillUse;
use crate::content::{CombatSkill, Potion};
use crate::editions::{CombatSkillTiming, PotionTiming};
use crate::event::{Event, FightEvent, HeroEvent};
use crate::state::{Die, Double, Fight, Frame, Shield, Stage, State};
use undercroft_kernel::{Chance, Sink, rarely};

/// The fight, if it is the pending frame.
#[inline]
pub fn now(state: &State) -> Option<&Fight> {
    (state.stack.now() == Frame::Fight).then_some(&state.fight)
}

#[inline]
fn at(state: &State, stage: Stage) -> bool {
    now(state).is_some_and(|fight| fight.stage == stage)
}

/// MR-COMBAT-04, MR-CLASS-11: Before the roll, with a card that is face up.
pub fn can_use_skill(game: &MiniRogue, state: &State, how: SkillUse) -> Allowed {
    if !at(state, Stage::Ready) {
        return forbid(game.rulebook.cite.combat_skill);
    }
    class::is_ready(state)?;
    match (class::card(game, state).combat, how) {
        // MR-POTION-23: An enemy under a Poison potion cannot be poisoned again.
        (CombatSkill::Conjure, SkillUse::Potion(Potion::Poison)) if state.fight.poisoned => {
            forbid("MR-POTION-23")
        }
        (CombatSkill::Conjure, SkillUse::Potion(potion)) if potion.is_offensive() => Ok(()),
        // MR-CLASS-27: At least 1 HP must stay.
        (CombatSkill::Tribute { .. }, SkillUse::Hp(hp)) if hp >= 1 && hp < state.hero().hp => Ok(()),
        (CombatSkill::Tribute { .. }, SkillUse::Hp(_)) => forbid(game.rulebook.cite.tribute),
        (
            CombatSkill::DoubleDie | CombatSkill::DoubleNextAttack | CombatSkill::ArmourStrike { .. },
            SkillUse::Plain,
        ) => Ok(()),
        _ => forbid("MR-CLASS-19"),
    }
}

/// Uses the combat skill.
/// MR-CLASS-13, MR-CLASS-23: The effect of a potion that nobody holds.
#[inline(always)]
pub fn use_skill<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, how: SkillUse) -> Done<C> {
    play.check(|game, state| can_use_skill(game, state, how))?;
    class::spend(play);
    play.tell(HeroEvent::CombatSkill);
    match (class::card(play.game, play.state).combat, how) {
        (CombatSkill::DoubleDie, _) => play.state.fight.double = Double::DieOpen,
        (CombatSkill::DoubleNextAttack, _) => play.state.fight.double = Double::NextAttack,
        (CombatSkill::ArmourStrike { times }, _) => play.state.fight.strike = times,
        (CombatSkill::Conjure, SkillUse::Potion(potion)) => potion_effect(play, potion),
        (CombatSkill::Tribute { times }, SkillUse::Hp(hp)) => {
            char::lose_hp(play, hp)?;
            if enemy::hurt(play, hp.saturating_mul(times))? {
                return Ok(());
            }
        }
        _ => {}
    }
    match play.rulebook().combat_skill {
        CombatSkillTiming::BeforeRoll => Ok(()),
        // MR-CLASS-11, MR-CLASS-35: The skill takes the place of the attack: no pool is rolled, no enemy attack follows.
        CombatSkillTiming::InsteadOfAttack => {
            let damage = tick(play) + play.state.fight.extra;
            if damage > 0 && enemy::hurt(play, damage)? {
                return Ok(());
            }
            // MR-POTION-26: There is no attack to lose in this round: Frost costs the next one.
            let frozen = play.state.fight.frozen;
            end_round(play);
            play.state.fight.frozen = frozen;
            Ok(())
        }
    }
}

/// Whether the pool may be rolled.
pub fn can_roll(state: &State) -> Allowed {
    demand(at(state, Stage::Ready), "MR-COMBAT-01")
}

/// MR-COMBAT-06, MR-COMBAT-07: The whole pool at once; symbols act before any re-roll.
#[inline(always)]
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_roll(state))?;
    let pool = dice::roll_pool(play)?;
    play.tell(FightEvent::Rolled(pool));
    let curse = pool.curse == Some(true);
    let reading = stance::reading(play.game, play.state);
    let fight = &mut play.state.fight;
    fight.dice.clear();
    for face in pool.faces.iter() {
        let value = dice::lowered(face, curse);
        let total = if dice::is_miss(reading, value) { 0 } else { value };
        fight.dice.push(Die { value, total, critical: dice::is_critical(reading, value), feat: false })?;
    }
    fight.dungeon = pool.dungeon;
    fight.curse = curse;
    fight.stage = Stage::Dice;
    if fight.double == Double::NextAttack {
        fight.double = Double::Attack;
    }
    dice::poison_bites(play, pool)?;
    close_dice(play);
    Ok(())
}

/// The die with this number, from 1.
pub fn die(state: &State, number: u8) -> Option<Die> {
    state.fight.dice.get(usize::from(number).wrapping_sub(1)).copied()
}

/// MR-COMBAT-10, MR-COMBAT-30: Only a Character die whose last value is critical.
/// MR-COMBAT-11: Nobody has to.
#[inline]
pub fn can_reroll(state: &State, number: u8) -> Allowed {
    match die(state, number) {
        Some(die) if at(state, Stage::Dice) && die.critical => Ok(()),
        _ => forbid("MR-COMBAT-10"),
    }
}

/// MR-COMBAT-10, MR-COMBAT-12, MR-COMBAT-14: The new value is added; a Miss cancels the die; a new critical may be re-rolled again.
#[inline(always)]
pub fn reroll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, number: u8) -> Done<C> {
    play.check(|_, state| can_reroll(state, number))?;
    let value = roll_one(play)?;
    let reading = stance::reading(play.game, play.state);
    let Some(die) = play.state.fight.dice.get_mut(usize::from(number).wrapping_sub(1)) else { return Ok(()) };
    die.value = value;
    die.total = if dice::is_miss(reading, value) { 0 } else { die.total.saturating_add(value) };
    die.critical = dice::is_critical(reading, value);
    let total = die.total;
    play.tell(FightEvent::CriticalRerolled { die: number, value, total });
    close_dice(play);
    Ok(())
}

/// MR-EFFECT-04: One Character die, lowered like the others of this attack.
#[inline(always)]
pub fn roll_one<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, u8> {
    let face = play.ctx.die(dice::CHARACTER, play.state.seat(), dice::SIDES)?;
    Ok(dice::lowered(face, play.state.fight.curse))
}

/// MR-COMBAT-18: When no re-roll is left the dice are final.
#[inline(always)]
pub fn close_dice<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if !has_reroll(play.game, play.state) {
        play.state.fight.stage = Stage::Final;
    }
}

/// MR-COMBAT-18: Dice that were final only because no Feat could be paid are open again when one can.
pub fn reopen_dice<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let waiting = at(play.state, Stage::Final) && !play.state.fight.kept;
    if waiting && has_reroll(play.game, play.state) {
        play.state.fight.stage = Stage::Dice;
    }
}

#[inline(always)]
fn has_reroll(game: &MiniRogue, state: &State) -> bool {
    state.fight.dice.iter().fold(false, |any, die| any | die.critical)
        || super::feat::any_possible(game, state)
}

/// Whether the dice may be declared final while re-rolls are left.
pub fn can_keep(game: &MiniRogue, state: &State) -> Allowed {
    // It matters only where something comes between the dice and the damage.
    let follows = game.rulebook.potion == PotionTiming::BeforeDamage && state.hero().potions.any_offensive();
    demand(at(state, Stage::Dice) && follows, game.rulebook.cite.after_damage)
}

/// MR-COMBAT-21: The dice are final.
pub fn keep<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_keep)?;
    play.state.fight.kept = true;
    play.state.fight.stage = Stage::Final;
    Ok(())
}

/// MR-CLASS-16: One die, once, when there is a choice.
pub fn can_double(game: &MiniRogue, state: &State, number: u8) -> Allowed {
    let rolled = at(state, Stage::Dice) || at(state, Stage::Final);
    let open = state.fight.double == Double::DieOpen && state.fight.dice.len() > 1;
    demand(rolled && open && die(state, number).is_some(), game.rulebook.cite.double)
}

/// Names the die that counts twice; the dice are final then.
pub fn double<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, number: u8) -> Done<C> {
    play.check(|game, state| can_double(game, state, number))?;
    play.state.fight.double = Double::Die(number - 1);
    play.state.fight.kept = true;
    play.state.fight.stage = Stage::Final;
    play.tell(FightEvent::Doubled { die: number });
    Ok(())
}

/// MR-COMBAT-20: The sum of the Character dice, with what skills make of it.
pub fn total(game: &MiniRogue, state: &State) -> u8 {
    capped(sum(game, state))
}

/// What the whole attack deals if it is ended now.
#[inline(always)]
pub fn damage(game: &MiniRogue, state: &State) -> u8 {
    let poison = if state.fight.poisoned { game.content.numbers.poison } else { 0 };
    capped(sum(game, state) + u32::from(state.fight.extra) + u32::from(poison))
}

/// The sum of which [`total`] is the capped part.
/// MR-COMBAT-08: Dice that miss count nothing. MR-COMBAT-13: Neither does what the same die showed before.
#[inline(always)]
fn sum(game: &MiniRogue, state: &State) -> u32 {
    let fight = &state.fight;
    let sum = fight.dice.iter().fold(0, |sum, die| sum + u32::from(die.total));
    let doubled = match fight.double {
        Double::Die(at) => fight.dice.get(usize::from(at)).map_or(0, |die| u32::from(die.total)),
        // With one die there is nothing to choose.
        Double::DieOpen if fight.dice.len() == 1 => sum,
        Double::Attack => sum,
        _ => 0,
    };
    if rarely(fight.strike > 0) {
        // MR-CLASS-25: The Armour strike counts even when every die misses.
        return sum + doubled + u32::from(fight.strike) * u32::from(worn_armour(game, state));
    }
    sum + doubled
}

/// No enemy has more HP than fit into a byte.
#[inline]
fn capped(damage: u32) -> u8 {
    damage.min(u32::from(u8::MAX)) as u8
}

/// Armour with what a skill adds for this Room, and a stance for this combat turn.
#[inline(always)]
pub fn worn_armour(game: &MiniRogue, state: &State) -> u8 {
    let hero = state.hero();
    let shield = if let Shield::Up(more) = hero.shield { more } else { 0 };
    let stance = if potion::in_fight(state) { stance::armour(game, state) } else { 0 };
    hero.armour + shield + stance
}

/// MR-COMBAT-24: After the roll; a die to be doubled must be named first.
#[inline]
pub fn can_end(game: &MiniRogue, state: &State) -> Allowed {
    if !at(state, Stage::Dice) && !at(state, Stage::Final) {
        return forbid("MR-COMBAT-06");
    }
    if state.fight.double == Double::DieOpen && state.fight.dice.len() > 1 {
        return forbid(game.rulebook.cite.double);
    }
    Ok(())
}

/// MR-COMBAT-24: All damage is dealt together; an enemy that survives attacks.
#[inline(always)]
pub fn end<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_end)?;
    let damage = damage(play.game, play.state);
    if enemy::strike(play, damage)? {
        return Ok(());
    }
    let waits = play.rulebook().potion == PotionTiming::AfterDamage && play.hero().potions.any_offensive();
    if waits {
        play.state.fight.stage = Stage::Struck;
        return Ok(());
    }
    answer(play)
}

/// MR-POTION-06: An enemy under a Poison potion loses HP in each of the character's combat turns.
/// MR-POTION-08: For this fight only. MR-COOP-31: At every attack, so twice a round for two.
fn tick<C: Chance, S: Sink<Event>>(play: &Play<C, S>) -> u8 {
    if play.state.fight.poisoned { play.game.content.numbers.poison } else { 0 }
}

/// The enemy attacks and a new round begins.
#[inline(always)]
fn answer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Fight { enemy, frozen, dungeon, .. } = play.state.fight;
    end_round(play);
    // MR-POTION-04: A frozen enemy loses its attack, whatever the die shows.
    if rarely(frozen) {
        play.tell(FightEvent::EnemyFrozen(enemy));
        return Ok(());
    }
    enemy::attack(play, enemy, dungeon)
}

/// MR-COMBAT-35: The next round begins with a new roll; what lasts one round ends.
#[inline(always)]
fn end_round<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let active = play.state.active();
    let Fight { foe, enemy, hp, full, poisoned, double, shared, waiting, .. } = play.state.fight;
    let kept = double == Double::NextAttack;
    let double = if kept && !shared { double } else { Double::None };
    let fight = Fight { foe, enemy, hp, full, poisoned, double, shared, waiting, ..Fight::default() };
    play.state.fight = fight;
    if rarely(shared) {
        // MR-COOP-27: The other one attacks next; what one has prepared waits.
        play.state.fight.stage = Stage::Answered;
        play.state.fight.waiting |= u8::from(kept) << active;
    }
}

/// MR-COMBAT-21, MR-COMBAT-22: Where in the Attack Phase offensive potions are used.
const fn throwing_stage(game: &MiniRogue) -> Stage {
    match game.rulebook.potion {
        PotionTiming::BeforeDamage => Stage::Final,
        PotionTiming::AfterDamage => Stage::Struck,
    }
}

/// MR-COMBAT-23: Whether an offensive potion may be used now.
pub fn is_throwing_time(game: &MiniRogue, state: &State) -> bool {
    at(state, throwing_stage(game)) && !state.fight.potion
}

/// MR-POTION-14, MR-COMBAT-21, MR-COMBAT-22, MR-COMBAT-23, MR-COMBAT-37: When an offensive potion may be used.
/// MR-COOP-32: Not a second poison. MR-COOP-33: Everything else as for one.
pub fn can_throw(game: &MiniRogue, state: &State, potion: Potion) -> Allowed {
    if !potion::in_fight(state) {
        return forbid(game.rulebook.cite.offensive_potion);
    }
    if !at(state, throwing_stage(game)) {
        return forbid(game.rulebook.cite.potion_moment);
    }
    if state.fight.potion {
        return forbid("MR-COMBAT-23");
    }
    if potion == Potion::Poison && state.fight.poisoned {
        return forbid("MR-POTION-23");
    }
    Ok(())
}

/// Throws an offensive potion: its damage comes with the attack, or at once where the attack is already dealt.
pub fn throw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) -> Done<C> {
    play.state.fight.potion = true;
    play.state.fight.kept = true;
    potion_effect(play, potion);
    if play.state.fight.stage != Stage::Struck {
        return Ok(());
    }
    let poison = if potion == Potion::Poison { tick(play) } else { 0 };
    let damage = play.state.fight.extra + poison;
    if damage > 0 && enemy::hurt(play, damage)? {
        return Ok(());
    }
    answer(play)
}

/// MR-POTION-02, MR-POTION-04, MR-POTION-06: What an offensive potion does.
fn potion_effect<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) {
    let fire = play.game.content.numbers.fire;
    let fight = &mut play.state.fight;
    match potion {
        Potion::Fire => fight.extra = fight.extra.saturating_add(fire),
        Potion::Frost => fight.frozen = true,
        Potion::Poison => fight.poisoned = true,
        Potion::Healing | Potion::HolyWater | Potion::Perception => {}
    }
}

/// Whether the potion after the damage may be skipped.
pub fn can_skip(game: &MiniRogue, state: &State) -> Allowed {
    demand(at(state, Stage::Struck) || potion::is_deadly(state), game.rulebook.cite.after_damage)
}

/// MR-COMBAT-22: No potion; the enemy attacks. MR-POTION-24: Or a deadly loss is taken.
pub fn skip<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_skip)?;
    if let Frame::LoseHp { amount } = play.state.stack.now() {
        play.state.stack.pop();
        return char::lose_hp(play, amount);
    }
    answer(play)
}
