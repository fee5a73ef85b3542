//! Chapter PVM: combat with a creature, round after round; with what all combats share: totals, weapons, the end.

use super::{
    Allowed, Done, Play, PlayExt, Progress, alpha, artifact, check, demand, die, forbid, hero, life, magic,
    mushroom,
};
use crate::Urto;
use crate::content::{ArtefactId, Effect, MonsterId, Program};
use crate::event::{Event, FightEvent};
use crate::state::{Cause, Combat, Foe, Frame, Hiding, Player, Players, Side, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// UR-PVM-01, UR-SPRINT-06: A creature is met; it bars the sprint of this turn.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, monster: MonsterId) -> Done<C> {
    let who = play.state.active;
    let side = Side { who, ..Side::default() };
    play.state.combat =
        Combat { foe: Foe::Creature(monster), sides: [side, Side::default()], ..Combat::default() };
    play.state.turn.creature = true;
    play.tell(who, FightEvent::Met(monster));
    play.push(Frame::Combat)
}

/// Whether a combat is what is being decided.
fn fighting(state: &State) -> bool {
    state.stack.top() == Some(Frame::Combat)
}

/// Whether `who` makes its choices before the first roll of a combat.
/// UR-PVM-13: When the card is seen, and before the first roll.
///
/// # Errors
/// `late`, once the dice have been rolled; the rule of combats elsewhere.
pub fn before_combat(state: &State, who: Player, late: &'static str) -> Allowed {
    demand(fighting(state), late)?;
    let combat = &state.combat;
    match (combat.stage, combat.side_of(who)) {
        (Stage::Ready, Some(0)) if combat.rounds == 0 => Ok(()),
        (Stage::Arming(side), Some(own)) if side == own => Ok(()),
        _ => forbid(late),
    }
}

/// What a total is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// The face of the die.
    Face,
    /// Mana put into it.
    Magic,
    /// Attack tokens.
    Tokens,
    /// A trait of the hero.
    Trait,
    /// An artefact in use.
    Card(ArtefactId),
}

/// UR-PVM-17: The die and all that counts for this combat.
#[must_use]
pub fn total(game: &Urto, state: &State, at: u8) -> u8 {
    let mut total = 0u8;
    add_up(game, state, at, |_, n| total = total.saturating_add(n));
    total
}

/// UR-PVM-17: Each part of a total, the die first.
#[inline]
pub fn add_up(game: &Urto, state: &State, at: u8, mut add: impl FnMut(Term, u8)) {
    let combat = &state.combat;
    let side = combat.side(at);
    add(Term::Face, side.face);
    add(Term::Magic, side.reinforcement);
    add(Term::Tokens, side.tokens * game.content.numbers.attack_token);
    let attack = match combat.foe {
        Foe::Creature(monster) => game.content.monsters[monster].attack,
        _ => 0,
    };
    let versus = combat.foe.versus();
    let mut run = |program: Program, term: Term| {
        for effect in game.content.program(program) {
            if let Effect::CombatAdd { n, vs, attack_min } = effect
                && vs.has(versus)
                && *attack_min <= attack
            {
                add(term, *n);
            }
        }
    };
    run(hero::sheet(game, state, side.who).traits, Term::Trait);
    for held in state.heroes[side.who].hand.iter().filter(|held| held.open) {
        if let Some(card) = held.card
            && (held.wielded || game.tables.standing[card])
        {
            run(game.content.artefacts[card].program, Term::Card(card));
        }
    }
}

/// The effects of the weapons in use.
pub fn wielded<'a>(game: &'a Urto, state: &'a State, who: Player) -> impl Iterator<Item = &'a Effect> {
    let cards = state.heroes[who].hand.iter().filter(|held| held.wielded).filter_map(|held| held.card);
    cards.flat_map(|card| game.content.program(game.content.artefacts[card].program))
}

/// UR-PVM-01, UR-PVM-09: The die is rolled for a round or a mushroom.
pub fn can_fight(state: &State) -> Allowed {
    demand(fighting(state) && state.combat.stage == Stage::Ready, "UR-PVM-02")
}

/// UR-PVM-03: The hero rolls its combat die.
pub fn fight<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_fight(play.state))?;
    let who = play.state.active;
    roll(play, who, 0)?;
    play.state.combat.rounds = play.state.combat.rounds.saturating_add(1);
    play.state.combat.stage = Stage::Rolled;
    Ok(())
}

/// Rolls the combat die of one side.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, at: u8) -> Done<C> {
    let sides = die::sides(play.game, play.state, who, play.state.combat.foe);
    let face = play.ctx.die(die::COMBAT, who.seat(), sides)?;
    let side = play.state.combat.side_mut(at);
    side.face = face;
    side.sides = sides;
    tell_roll(play, who, at);
    Ok(())
}

/// Tells what a die shows, and what it comes to.
pub fn tell_roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, at: u8) {
    let face = play.state.combat.side(at).face;
    let total = total(play.game, play.state, at);
    let against = match play.state.combat.foe {
        Foe::Creature(monster) => play.game.content.monsters[monster].attack,
        Foe::Mushroom => mushroom::target(play.game, play.state),
        Foe::Hero | Foe::Nobody => 0,
    };
    play.tell(who, FightEvent::Rolled { face, total, against });
}

/// Advances a combat with a creature where the hero cannot answer.
pub fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Progress> {
    match play.state.combat.stage {
        Stage::Rolled if !magic::may_answer(play.game, play.state, play.state.active) => count(play)?,
        Stage::Struck => next_round(play),
        _ => return Ok(Progress::Waiting),
    }
    Ok(Progress::Advanced)
}

/// Whether the die on the table may stay as it lies.
pub fn can_keep(state: &State) -> Allowed {
    demand(fighting(state) && state.combat.stage == Stage::Rolled, "UR-MAGIC-12")
}

/// The die stays as it lies.
pub fn keep<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_keep(play.state))?;
    if play.state.combat.foe == Foe::Mushroom { mushroom::resolve(play) } else { count(play) }
}

/// UR-PVM-05 to UR-PVM-08: The lower of total and attack loses the difference.
/// UR-PVM-04: A creature does not roll.
pub fn count<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Foe::Creature(monster) = play.state.combat.foe else { return Ok(()) };
    let who = play.state.active;
    let card = &play.game.content.monsters[monster];
    let total = total(play.game, play.state, 0);
    play.state.combat.stage = Stage::Struck;
    if total < card.attack {
        let cause = if monster == play.game.content.alpha { Cause::Alpha } else { Cause::Creature };
        return life::threaten(play, Players::one(who), card.attack - total, cause);
    }
    if total == card.attack {
        play.tell(who, FightEvent::Even);
        return Ok(());
    }
    let damage = total - card.attack;
    play.state.combat.dealt = play.state.combat.dealt.saturating_add(damage);
    let left = card.life.saturating_sub(play.state.combat.dealt);
    play.tell(who, FightEvent::CreatureHurt { monster, damage, left });
    if left == 0 { slay(play, who, monster) } else { Ok(()) }
}

/// UR-PVM-08, UR-MONSTER-04, UR-FAME-05: The card is won, with its reward and what follows from a kill.
fn slay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, monster: MonsterId) -> Done<C> {
    play.state.stack.pop();
    play.tell(who, FightEvent::Slain(monster));
    if monster == play.game.content.alpha {
        alpha::slain(play, who);
    } else {
        play.hero(who).trophies.add(monster);
    }
    let one = Players::one(who);
    let mut kill = [Program::default(); 4];
    let weapons = wielded(play.game, play.state, who).filter_map(|effect| match effect {
        Effect::OnMonsterKill(program) => Some(*program),
        _ => None,
    });
    kill.iter_mut().zip(weapons).for_each(|(place, program)| *place = program);
    end_combat(play);
    for program in kill {
        play.push_effects(program, one, Cause::Nobody)?;
    }
    play.push_effects(hero::sheet(play.game, play.state, who).on_kill, one, Cause::Nobody)?;
    play.carry_out(play.game.content.monsters[monster].reward, one, Cause::Nobody)
}

/// UR-PVM-02, UR-PVM-10: After the damage the hero has hidden, or the next round follows.
fn next_round<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let who = play.state.active;
    match play.state.combat.hiding {
        None => play.state.combat.stage = Stage::Ready,
        Some(Hiding::Mana) => {
            let cost = magic::hide_cost(play.game, play.state, who);
            hero::lose_mana(play, who, cost);
            slip_away(play);
        }
        Some(Hiding::Card(card)) => {
            artifact::use_up(play, who, card);
            slip_away(play);
        }
    }
}

/// UR-PVM-11, UR-ALPHA-10: The hero stays where it is, gains nothing, and the creature is discarded.
pub fn slip_away<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let who = play.state.active;
    if let Foe::Creature(monster) = play.state.combat.foe {
        play.state.turn.hid = true;
        play.tell(who, FightEvent::Hid(monster));
    }
    play.state.stack.pop();
    abandon(play);
}

/// UR-PVM-14, UR-MONSTER-06: The combat is over without a winner; a creature of the pile is discarded.
pub fn abandon<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if let Foe::Creature(monster) = play.state.combat.foe
        && monster != play.game.content.alpha
    {
        play.state.monster_discards.add(monster);
    }
    end_combat(play);
}

/// The combat is over, however it ended: weapons are put away, some are discarded.
/// UR-PVM-12: What a creature has lost is forgotten.
pub fn end_combat<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let combat = std::mem::take(&mut play.state.combat);
    put_away(play, combat.first().who);
    if combat.foe == Foe::Hero {
        put_away(play, combat.side(1).who);
    }
}

fn put_away<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    let (game, mut used_up) = (play.game, None::<ArtefactId>);
    let fragile = |card: ArtefactId| {
        let effects = game.content.program(game.content.artefacts[card].program);
        effects.iter().any(|effect| matches!(effect, Effect::DiscardAfterCombat))
    };
    for held in play.hero(who).hand.iter_mut().filter(|held| held.wielded) {
        held.wielded = false;
        used_up = held.card.filter(|card| fragile(*card)).or(used_up);
    }
    if let Some(card) = used_up {
        artifact::discard(play, who, card);
    }
}
