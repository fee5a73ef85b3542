//! CA-SPELL-07: what spells do, one function per effect. CA-TREASURE-33: Nothing of it touches whoever is immune to spells.

use crate::Catacombs;
use crate::content::{Aim, Characteristic, Guard, Immunity, MonsterId, Natures, Roll, SpellEffect, SpellId};
use crate::event::{Event, PlaceEvent, SpellEvent, StatusEvent};
use crate::geometry::{Dir, Square};
use crate::rules::legal::each;
use crate::rules::{
    Allowed, Done, Play, PlayExt, check, demand, dice, duel, fear, fire, forbid, los, potion, search, sheet,
    spawn, stat, test, web, wound,
};
use crate::state::{CreatureId, Frame, Group, Kind, PieceId, Purpose, Side, State, Status, Target};
use undercroft_kernel::{Chance, Sink};

/// A spell works.
pub fn work<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    spell: SpellId,
    target: Target,
) -> Done<C> {
    let effect = play.game.content.spells[spell].effect;
    let touched = touched(play.game, play.state, who, spell, target);
    match effect {
        SpellEffect::Reveal { radius } => reveal(play, who, radius),
        SpellEffect::Strike { amount, guard, flaming, drain } => {
            strike(play, who, touched, Blow { amount, guard, flaming, drain })
        }
        SpellEffect::Raise(monster) => raise(play, who, target, monster),
        SpellEffect::Heal(amount) => {
            let amount = dice::roll(play, who, amount)?;
            for one in each(touched) {
                wound::heal(play, one, amount)?;
            }
            Ok(())
        }
        SpellEffect::Pact { cost, ap } => {
            let loss = dice::roll(play, who, cost)?;
            potion::quicken(play, who, ap);
            wound::lose(play, who, loss)
        }
        SpellEffect::Dread { difficulty, .. } | SpellEffect::Possess { difficulty } => {
            let victim = each(touched).next();
            match victim {
                Some(victim) if !is_untouched(play, effect, victim) => {
                    let purpose = Purpose::Resist { spell, by: who };
                    test::roll(play, test::of(victim, Characteristic::Will, difficulty, purpose))
                }
                _ => Ok(()),
            }
        }
        SpellEffect::Luck(_)
        | SpellEffect::Shield(_)
        | SpellEffect::Purify
        | SpellEffect::Invisible
        | SpellEffect::Hold { .. } => {
            for one in each(touched) {
                bless(play, one, effect)?;
            }
            Ok(())
        }
    }
}

/// Whether a dreadful spell leaves somebody cold: the fearless do not dread.
fn is_untouched<C: Chance, S: Sink<Event>>(
    play: &Play<C, S>,
    effect: SpellEffect,
    victim: CreatureId,
) -> bool {
    matches!(effect, SpellEffect::Dread { .. }) && fear::is_fearless(play.game, play.state, victim)
}

/// Everybody whom a spell touches, one bit each.
fn touched(game: &Catacombs, state: &State, who: CreatureId, spell: SpellId, target: Target) -> u32 {
    let set = match (game.content.spells[spell].aim, target) {
        (Aim::Burst { radius }, Target::Square(at)) => around(state, at, radius),
        (Aim::AllSeen(natures), _) => seen(game, state, who, natures),
        (_, Target::Creature(target)) => target.bit(),
        _ => 0,
    };
    let open = each(set).filter(|one| {
        !sheet::is_immune(game, state, *one, Immunity::Spells) && duel::is_apart(state, who, *one).is_ok()
    });
    open.fold(0, |set, one| set | one.bit())
}

/// Friend and foe within so many squares.
fn around(state: &State, at: Square, radius: u8) -> u32 {
    let near = state.creatures.on_board().filter(|one| state.creatures[*one].at.distance(at) <= radius);
    near.fold(0, |set, one| set | one.bit())
}

/// Everybody of some natures in somebody's sight.
fn seen(game: &Catacombs, state: &State, who: CreatureId, natures: Natures) -> u32 {
    let of = |one: &CreatureId| match state.creatures[*one].kind {
        Kind::Monster(monster) => natures.has(game.content.monsters[monster].nature),
        _ => false,
    };
    let seen = state.creatures.on_board().filter(of).filter(|one| los::sees(state, who, *one));
    seen.fold(0, |set, one| set | one.bit())
}

/// Shows what is hidden around the caster.
fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, radius: u8) -> Done<C> {
    let at = play.state.creatures[who].at;
    let reach = i16::from(radius);
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            let square = at.by(dx, dy);
            let hidden =
                play.state.table.traps.iter_mut().find(|trap| trap.at == square && trap.armed && !trap.known);
            if let Some(trap) = hidden {
                trap.known = true;
                let kind = trap.kind;
                play.tell(who, PlaceEvent::TrapFound(kind, square));
            }
        }
    }
    search::uncover(play, who, at)
}

/// What a striking spell inflicts.
#[derive(Clone, Copy)]
struct Blow {
    amount: Roll,
    guard: Guard,
    flaming: bool,
    drain: u8,
}

/// One roll for everybody it strikes; magic wounds the immaterial too.
fn strike<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    touched: u32,
    blow: Blow,
) -> Done<C> {
    let damage = dice::roll(play, who, blow.amount)?;
    for one in each(touched) {
        let before = play.state.creatures[one].total_pv();
        wound::hurt(play, one, i16::from(damage), blow.guard)?;
        let there = play.state.creatures[one].at.is_somewhere();
        if blow.drain > 0 {
            let lost = if there { before - play.state.creatures[one].total_pv() } else { before };
            let healed = (lost.max(0) / i16::from(blow.drain)).clamp(0, i16::from(u8::MAX)) as u8;
            wound::heal(play, who, healed)?;
        }
    }
    let left = each(touched).filter(|one| fire::may_catch(play.game, play.state, *one));
    let left = left.fold(0, |set, one| set | one.bit());
    if blow.flaming && left != 0 { play.push(Frame::Flames { by: who, left }) } else { Ok(()) }
}

/// CA-FIRE-01: One of those whom the flames of a spell have struck catches fire or not.
pub fn kindle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Flames { by, left }) = play.state.stack.top() else { return check(forbid("CA-FIRE-01")) };
    let Some(who) = each(left).next() else { return check(forbid("CA-FIRE-01")) };
    play.state.stack.pop();
    let left = left & !who.bit();
    if left != 0 {
        play.push(Frame::Flames { by, left })?;
    }
    fire::ignite(play, who, by)
}

/// What lasts a turn, and what ends.
fn bless<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, effect: SpellEffect) -> Done<C> {
    match effect {
        SpellEffect::Luck(by) => play.creature(who).luck = by,
        SpellEffect::Shield(by) => {
            let creature = play.creature(who);
            creature.shield = creature.shield.max(by);
            stat::refresh(play.game, play.state, who);
        }
        SpellEffect::Invisible => play.creature(who).set(Status::INVISIBLE, true),
        SpellEffect::Purify => {
            potion::cure(play, who);
            let creature = play.creature(who);
            creature.set(Status::BURNING, false);
            creature.web = 0;
        }
        SpellEffect::Hold { level } => return web::entangle(play, who, level),
        _ => {}
    }
    play.tell(who, StatusEvent::Strengthened);
    Ok(())
}

/// Whether the first resisted the spell of the second.
pub fn resisted<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    spell: SpellId,
    by: CreatureId,
    passed: bool,
) -> Done<C> {
    if passed {
        return Ok(());
    }
    match play.game.content.spells[spell].effect {
        SpellEffect::Dread { ap, .. } => {
            let creature = play.creature(who);
            creature.next_ap = creature.next_ap.saturating_sub(ap as i8);
            play.tell(who, StatusEvent::ApLost(ap));
            Ok(())
        }
        SpellEffect::Possess { .. } => possess(play, who, by),
        _ => Ok(()),
    }
}

/// The caster plays somebody once, at once, with all its action points.
fn possess<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, by: CreatureId) -> Done<C> {
    let back = play.state.actor;
    let seat = play.state.creatures[by].owner;
    let creature = play.creature(who);
    let ap = creature.ap;
    creature.ap = creature.level(Characteristic::ActionPoints);
    creature.owner = seat;
    play.push(Frame::Possess { by, back, ap })?;
    play.state.actor = who;
    play.tell(who, SpellEvent::Possessed);
    Ok(())
}

/// Whoever was possessed is its own master again, with the points that it had, and whose turn it was goes on.
pub fn release(state: &mut State, back: CreatureId, ap: u8) {
    let master = state.master().0;
    let creature = &mut state.table.creatures[state.table.actor];
    if creature.kind != Kind::Nobody {
        creature.ap = ap;
        creature.owner = master;
    }
    state.table.actor = back;
}

/// The corpse in a direction that can be raised: one at a time, and nobody stands on it.
pub fn corpse(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed<PieceId> {
    let at = state.creatures[who].at;
    let square = at.step(dir);
    demand(state.grid.is_in_reach(at, square) && !state.grid.is_occupied(square), "CA-SPELL-07")?;
    let raised = state.creatures.on_board().any(|one| state.creatures[one].is(Status::RAISED));
    demand(!raised && state.creatures.vacant().is_some(), "CA-SPELL-07")?;
    let Some(id) = state.piece_at(square) else { return forbid("CA-SPELL-07") };
    let kind = state.pieces.get(id.index()).map(|piece| piece.kind);
    match kind {
        Some(kind) if game.content.elements[kind].corpse => Ok(id),
        _ => forbid("CA-SPELL-07"),
    }
}

/// A corpse becomes a companion of the caster; it acts from the party's next turn on.
fn raise<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    target: Target,
    monster: MonsterId,
) -> Done<C> {
    let Target::Piece(id) = target else { return Ok(()) };
    let Some(at) = play.state.pieces.get(id.index()).map(|piece| piece.at) else { return Ok(()) };
    let owner = play.state.creatures[who].owner;
    let Some(raised) = spawn::stand(play, Group { monster, figures: 1 }, at, false) else { return Ok(()) };
    if let Some(piece) = play.state.table.pieces.get_mut(id.index()) {
        piece.at = Square::NOWHERE;
    }
    let creature = play.creature(raised);
    creature.side = Side::Party;
    creature.owner = owner;
    for status in [Status::RAISED, Status::LATE, Status::BRIBED] {
        creature.set(status, true);
    }
    Ok(())
}
