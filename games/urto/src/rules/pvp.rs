//! Chapter PVP: one round between two heroes on the same space.

use super::{
    Allowed, Done, Play, PlayExt, Progress, artifact, check, demand, fame, forbid, life, magic, pvm, rest,
};
use crate::Urto;
use crate::content::{Effect, Program};
use crate::event::{Answer, Event, FightEvent, TurnEvent};
use crate::rules::hero;
use crate::state::{Cause, Combat, Foe, Frame, Phase, Player, Players, Side, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// Whose turn it is in a combat of heroes.
#[must_use]
pub const fn asked(state: &State) -> Player {
    let combat = &state.combat;
    match combat.stage {
        Stage::Declared => combat.side(1).who,
        Stage::Arming(side) | Stage::Answering { side, .. } => combat.side(side).who,
        Stage::Ready | Stage::Rolled | Stage::Struck => combat.side(0).who,
    }
}

/// UR-PVP-01, UR-PVP-10 to UR-PVP-13, UR-TURN-09: Whether the active hero may attack anybody now.
/// UR-TURN-10: Before the movement or after it. UR-PVP-16: A creature met elsewhere in this turn does not matter. UR-MONSTER-07: A nest
/// without a pile is no nest.
pub fn can_start(game: &Urto, state: &State) -> Allowed {
    demand(state.phase == Phase::Turn && state.stack.depth() == 0, "UR-PVP-13")?;
    demand(!state.turn.rested, "UR-REST-01")?;
    demand(state.turn.attacks == 0, "UR-TURN-09")?;
    if rest::on_monster_space(state) {
        let centre = state.hero().space == game.content.board.centre;
        return forbid(if centre { "UR-PVP-12" } else { "UR-MONSTER-02" });
    }
    Ok(())
}

/// UR-PVP-01, UR-PVP-15: Exactly one other hero on the same space.
pub fn can_attack(game: &Urto, state: &State, victim: Player) -> Allowed {
    demand(victim != state.active && victim.0 < game.players(), "UR-PVP-01")?;
    let other = &state.heroes[victim];
    match other.fate {
        crate::state::Fate::Arrived => return forbid("UR-PVP-10"),
        crate::state::Fate::Dead => return forbid("UR-LIFE-08"),
        crate::state::Fate::InCave => {}
    }
    can_start(game, state)?;
    demand(other.space == state.hero().space, "UR-PVP-01")
}

/// Declares an attack.
/// UR-FAME-04: Whoever begins gains renown whatever comes of it. UR-PVP-02: There is one round.
pub fn attack<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, victim: Player) -> Done<C> {
    check(can_attack(play.game, play.state, victim))?;
    let who = play.state.active;
    let side = |who| Side { who, ..Side::default() };
    play.state.combat = Combat {
        foe: Foe::Hero,
        stage: Stage::Declared,
        sides: [side(who), side(victim)],
        ..Combat::default()
    };
    play.state.turn.acted = true;
    play.state.turn.attacks += 1;
    play.tell(who, FightEvent::Attacked(victim));
    play.push(Frame::Combat)
}

/// Advances a combat of heroes where, by what everybody sees, nobody has an answer to give.
pub fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Progress> {
    let state = &*play.state;
    match state.combat.stage {
        Stage::Declared if !may_hide(play.game, state, state.combat.side(1).who) => {
            play.state.combat.stage = Stage::Arming(0);
        }
        Stage::Arming(side) if !may_arm(play.game, state, state.combat.side(side).who) => armed(play, side)?,
        Stage::Answering { side, passes } => {
            if passes < 2 && magic::may_answer(play.game, state, state.combat.side(side).who) {
                return Ok(Progress::Waiting);
            }
            if passes < 2 {
                play.state.combat.stage = Stage::Answering { side: 1 - side, passes: passes + 1 };
            } else {
                strike(play)?;
            }
        }
        Stage::Struck => {
            play.state.stack.pop();
            pvm::end_combat(play);
        }
        _ => return Ok(Progress::Waiting),
    }
    Ok(Progress::Advanced)
}

/// UR-PVP-09: By what everybody sees, the attacked hero may be able to hide.
fn may_hide(game: &Urto, state: &State, who: Player) -> bool {
    let hero = &state.heroes[who];
    game.options.pvp_hide
        && (hero.mana >= magic::hide_cost(game, state, who)
            || hero.hidden() > 0
            || artifact::has_open_hide(game, state, who))
}

/// UR-PVP-07: By what everybody sees, a hero may have something to add before the roll.
fn may_arm(game: &Urto, state: &State, who: Player) -> bool {
    let hero = &state.heroes[who];
    hero.mana > 0 || hero.attack > 0 || hero.hidden() > 0 || artifact::has_open_weapon(game, state, who)
}

/// UR-PVP-07: First the attacker, then the defender.
pub fn can_ready(state: &State, who: Player) -> Allowed {
    pvm::before_combat(state, who, "UR-PVP-07")?;
    demand(state.combat.foe == Foe::Hero, "UR-PVP-07")
}

/// One side has made its choices.
pub fn ready<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_ready(play.state, who))?;
    let side = play.state.combat.side_of(who).unwrap_or_default();
    armed(play, side)
}

/// UR-PVP-03, UR-FAME-10: Both roll in one step; the attacker gains its renown with the roll.
fn armed<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, side: u8) -> Done<C> {
    if side == 0 {
        play.state.combat.stage = Stage::Arming(1);
        return Ok(());
    }
    let [attacker, defender] = play.state.combat.sides.map(|side| side.who);
    pvm::roll(play, attacker, 0)?;
    pvm::roll(play, defender, 1)?;
    play.state.combat.rounds = 1;
    fame::gain(play, attacker, play.game.content.numbers.attack_renown);
    // UR-PVP-08: The lower total answers first, the attacker on a tie.
    let totals = [0, 1].map(|at| pvm::total(play.game, play.state, at));
    let [first, second] = totals;
    play.state.combat.stage = Stage::Answering { side: u8::from(second < first), passes: 0 };
    Ok(())
}

/// UR-PVP-08: Something was done about a die: the other side comes next, and both have to pass again.
pub const fn answered(state: &mut State) {
    if let Stage::Answering { side, .. } = state.combat.stage {
        state.combat.stage = Stage::Answering { side: 1 - side, passes: 0 };
    }
}

/// Whether a side may let things stand.
pub fn can_pass(state: &State, who: Player) -> Allowed {
    let fighting = state.stack.top() == Some(Frame::Combat) && state.combat.foe == Foe::Hero;
    let open = matches!(state.combat.stage, Stage::Declared | Stage::Answering { .. });
    demand(fighting && open && asked(state) == who, "UR-PVP-08")
}

/// The attacked hero stands, or a die stays as it lies.
pub fn pass<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_pass(play.state, who))?;
    let (answer, next) = match play.state.combat.stage {
        Stage::Answering { side, passes } => {
            (Answer::Die, Stage::Answering { side: 1 - side, passes: passes + 1 })
        }
        _ => (Answer::Attack, Stage::Arming(0)),
    };
    play.tell(who, TurnEvent::Passed(answer));
    play.state.combat.stage = next;
    Ok(())
}

/// UR-PVP-09: The combat does not take place; the attack is used up. UR-FAME-11: It brings no renown, unless the table plays otherwise.
pub fn hidden<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    let attacker = play.state.combat.first().who;
    play.tell(who, FightEvent::HidFrom(attacker));
    if play.game.options.renown_when_hidden {
        fame::gain(play, attacker, play.game.content.numbers.attack_renown);
    }
    play.state.stack.pop();
    pvm::end_combat(play);
}

/// UR-PVP-04, UR-PVP-05: The lower total loses the difference; a tie hurts nobody, unless a weapon says so.
/// UR-PVP-06: What both have put in counts for both. UR-PVP-14: A kill gives nothing more.
fn strike<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let [first, second] = [0, 1].map(|at| pvm::total(play.game, play.state, at));
    play.state.combat.stage = Stage::Struck;
    if first == second {
        return tie(play);
    }
    let at = u8::from(second > first);
    let [winner, loser] = [at, 1 - at].map(|at| play.state.combat.side(at).who);
    play.tell(winner, FightEvent::DuelWon(loser));
    life::threaten(play, Players::one(loser), first.abs_diff(second), Cause::Pvp(winner))?;
    // What a victory brings comes before the damage.
    let mut wins = [Program::default(); 4];
    let gains =
        hero::standing(play.game, play.state, winner).chain(pvm::wielded(play.game, play.state, winner));
    let gains = gains.filter_map(|effect| match effect {
        Effect::OnPvpWin(program) => Some(*program),
        _ => None,
    });
    wins.iter_mut().zip(gains).for_each(|(place, program)| *place = program);
    for program in wins {
        play.push_effects(program, Players::one(winner), Cause::Nobody)?;
    }
    Ok(())
}

fn tie<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = play.state.active;
    let damage = [0, 1].map(|at| {
        let weapons = pvm::wielded(play.game, play.state, play.state.combat.side(at).who);
        let sum: u8 =
            weapons.map(|effect| if let Effect::PvpTieDamage { n } = effect { *n } else { 0 }).sum();
        sum
    });
    let [by_attacker, by_defender] = damage;
    let [attacker, defender] = play.state.combat.sides.map(|side| side.who);
    if damage == [0, 0] {
        play.tell(who, FightEvent::Even);
        return Ok(());
    }
    let mut victims = Players::NONE;
    for (victim, n) in [(defender, by_attacker), (attacker, by_defender)] {
        if n > 0 {
            victims = victims.with(victim);
            life::expect(play, victim, n, Cause::Pvp(attacker));
        }
    }
    life::announce(play, victims, Cause::Pvp(attacker))
}
