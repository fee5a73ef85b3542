//! CA-TURN-10, CA-TURN-11: What a turn begins with. Action points are dealt, what lasted a turn ends; then stage by stage, and within a
//! stage creature by creature, whoever has to roll rolls, each roll a step of its own. What is rolled for is told by its chapter.

use super::super::{
    Done, Out, Play, PlayExt, check, element, fear, fire, forbid, imprevu, poison, regen, speech, stat,
    swarm, treasure,
};
use crate::action::Action;
use crate::content::Characteristic;
use crate::event::Event;
use crate::state::{
    Boost, Creature, CreatureId, Frame, Kind, MAX_CREATURES, Phase, Side, State, Status, Upkeep, UpkeepStage,
};
use undercroft_kernel::{Chance, Seats, Sink};

/// CA-TURN-11: The stages in their order; a stage that rolls stops at whoever rolls.
pub(super) fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    let Upkeep { stage, .. } = play.state.upkeep;
    match stage {
        UpkeepStage::Fresh => freshen(play),
        UpkeepStage::Done => {
            play.state.upkeep = Upkeep::default();
            return start_acting(play);
        }
        UpkeepStage::Event if is_event_due(play.state) => return Ok(false),
        UpkeepStage::Event => play.state.upkeep = Upkeep { stage: UpkeepStage::Regeneration, slot: 0 },
        _ => return Ok(!find_due(play)),
    }
    Ok(true)
}

/// CA-TURN-05, CA-TURN-06, CA-TREASURE-20: An Imprévu at the start of the heroes' turn, not in the first one nor in an extra one.
fn is_event_due(state: &State) -> bool {
    state.side == Side::Party && state.round > 1 && !state.extra_turn
}

/// Moves on to the next creature for whom this stage has something to roll, or to the next stage. Says whether somebody has to roll.
fn find_due<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> bool {
    let Upkeep { stage, slot } = play.state.upkeep;
    let side = play.state.side;
    let due = play.state.creatures.of(side).find(|who| who.0 >= slot && is_due(play, stage, *who));
    play.state.upkeep = match due {
        Some(who) => Upkeep { stage, slot: who.0 },
        None => Upkeep { stage: following(stage), slot: 0 },
    };
    due.is_some()
}

const fn following(stage: UpkeepStage) -> UpkeepStage {
    match stage {
        UpkeepStage::Fresh => UpkeepStage::Event,
        UpkeepStage::Event => UpkeepStage::Regeneration,
        UpkeepStage::Regeneration => UpkeepStage::GhostArmour,
        UpkeepStage::GhostArmour => UpkeepStage::Aura,
        UpkeepStage::Aura => UpkeepStage::Fire,
        UpkeepStage::Fire => UpkeepStage::Poison,
        UpkeepStage::Poison => UpkeepStage::Fear,
        UpkeepStage::Fear => UpkeepStage::Bridge,
        UpkeepStage::Bridge | UpkeepStage::Done => UpkeepStage::Done,
    }
}

/// Whether a stage has something to roll for somebody.
fn is_due<C: Chance, S: Sink<Event>>(play: &Play<C, S>, stage: UpkeepStage, who: CreatureId) -> bool {
    let (game, state) = (play.game, &*play.state);
    match stage {
        UpkeepStage::Regeneration => regen::is_due(game, state, who),
        UpkeepStage::GhostArmour => treasure::ghost_is_due(game, state, who),
        UpkeepStage::Aura => treasure::aura_is_due(game, state, who),
        UpkeepStage::Fire => fire::is_due(state, who),
        UpkeepStage::Poison => poison::is_due(state, who),
        UpkeepStage::Fear => fear::is_due(game, state, who),
        UpkeepStage::Bridge => element::bridge_is_due(game, state, who),
        UpkeepStage::Fresh | UpkeepStage::Event | UpkeepStage::Done => false,
    }
}

pub(super) fn asked(state: &State) -> Seats {
    match state.upkeep.stage {
        UpkeepStage::Event => Seats::one(state.master()),
        _ => Seats::one(state.seat_of(CreatureId(state.upkeep.slot))),
    }
}

/// CA-TURN-05, CA-TURN-10: The one thing to do.
pub fn offers(state: &State, out: Out) {
    out.push(if state.upkeep.stage == UpkeepStage::Event { Action::DrawEvent } else { Action::Upkeep });
}

/// CA-TURN-10: Rolls what this stage asks of this creature, and moves on.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if let Some(Frame::Event { .. }) = play.state.stack.top() {
        return imprevu::roll(play);
    }
    let due = play.state.is_quiet() && play.state.phase == Phase::Upkeep;
    let Upkeep { stage, slot } = play.state.upkeep;
    if !due || stage <= UpkeepStage::Event || stage == UpkeepStage::Done {
        return check(forbid("CA-TURN-10"));
    }
    play.state.upkeep.slot = slot + 1;
    let who = CreatureId(slot);
    match stage {
        UpkeepStage::Regeneration => regen::regenerate(play, who),
        UpkeepStage::GhostArmour => treasure::roll_ghost(play, who),
        UpkeepStage::Aura => treasure::radiate(play, who),
        UpkeepStage::Fire => fire::burn(play, who),
        UpkeepStage::Poison => poison::suffer(play, who),
        UpkeepStage::Fear => fear::face(play, who),
        _ => element::start_on_bridge(play, who),
    }
}

/// CA-TURN-05: The game master draws the Imprévu of the turn.
pub fn draw_event<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let quiet = play.state.is_quiet() && play.state.phase == Phase::Upkeep;
    if quiet && play.state.upkeep.stage == UpkeepStage::Event && is_event_due(play.state) {
        play.state.upkeep = Upkeep { stage: UpkeepStage::Regeneration, slot: 0 };
        return imprevu::draw(play);
    }
    imprevu::draw_again(play)
}

/// CA-TURN-12, CA-WAIT-05, CA-PARRY-01: Action points are dealt anew, what lasted a turn ends, the adversaries' parries are fresh.
fn freshen<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let side = play.state.side;
    for slot in 0..MAX_CREATURES as u8 {
        let who = CreatureId(slot);
        if play.state.creatures[who].kind == Kind::Nobody {
            continue;
        }
        if play.state.creatures[who].side == side {
            freshen_one(play, who);
        } else {
            play.creature(who).parries = 0;
        }
    }
    if side == Side::Party {
        play.state.searched.clear();
        play.state.speeches = 0;
    }
    play.state.upkeep = Upkeep { stage: UpkeepStage::Event, slot: 0 };
}

fn freshen_one<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    if let Some(sheet) = play.state.sheet_mut(who) {
        sheet.cast = 0;
    }
    let creature = play.creature(who);
    let refresh = creature.shield > 0 || creature.boosts.iter().any(|boost| boost.by > 0);
    creature.boosts = [Boost::default(); 2];
    creature.shield = 0;
    creature.luck = 0;
    creature.fear_loss = 0;
    creature.wait = 0;
    let fooled = creature.is(Status::FOOLED);
    creature.set(Status::TURN_LONG, false);
    if refresh {
        stat::refresh(play.game, play.state, who);
    }
    swarm::settle_newcomers(play.state, who);
    let creature = play.creature(who);
    // CA-SPEECH-09: Whoever was fooled loses this turn.
    creature.set(Status::DONE, fooled);
    creature.ap = if fooled { 0 } else { full_points(creature) };
    creature.next_ap = 0;
}

/// CA-STAT-09: The action points of a turn, with what was promised or taken beforehand.
#[must_use]
pub fn full_points(creature: &Creature) -> u8 {
    let level = creature.level(Characteristic::ActionPoints) as i8;
    level.saturating_add(creature.next_ap).max(0) as u8
}

/// The start of the turn is over.
fn start_acting<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    match play.state.side {
        Side::Party => play.state.phase = Phase::Order,
        Side::Master => {
            play.state.phase = Phase::Next;
            speech::share(play)?;
        }
    }
    Ok(true)
}
