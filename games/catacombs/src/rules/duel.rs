//! CA-DUEL: challenges, and what duellists and others may do while a duel lasts.

use super::legal::{Actor, each};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, los, melee, r#move};
use crate::Catacombs;
use crate::action::{Action, Hand};
use crate::content::{Act, Characteristic};
use crate::event::{Event, FightEvent};
use crate::geometry::{Board, Square};
use crate::state::{CreatureId, Gait, Kind, State};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let hero = matches!(actor.me.kind, Kind::Hero(_));
    if !hero || actor.points < actor.game.content.cost(Act::Duel) {
        return;
    }
    for target in each(actor.seen_foes()) {
        if is_worthy(actor.game, actor.state, actor.who, target).is_ok() {
            out.push(Action::Challenge(target));
        }
    }
}

/// CA-DUEL-01, CA-DUEL-02: Whether a hero may challenge somebody: an adversary in sight who fights as well or better, both free to duel.
fn can_challenge(game: &Catacombs, state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(matches!(me.kind, Kind::Hero(_)), "CA-DUEL-01")?;
    demand(other.at.is_somewhere() && other.side != me.side, "CA-DUEL-01")?;
    demand(los::sees(state, who, target), "CA-DUEL-01")?;
    is_worthy(game, state, who, target)
}

/// CA-DUEL-02, CA-DUEL-06: Whether somebody fights as well or better, and both are free to duel.
fn is_worthy(game: &Catacombs, state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(!me.duel.is_somebody() && !other.duel.is_somebody(), "CA-DUEL-06")?;
    demand(prowess(game, state, target) >= prowess(game, state, who), "CA-DUEL-02")
}

/// CA-DUEL-02: The melee level of somebody, that of a swarm with all its figures.
fn prowess(game: &Catacombs, state: &State, who: CreatureId) -> i8 {
    let weapon = melee::weapon_of(game, state, who, Hand::Main);
    let level = state.creatures[who].level(Characteristic::Melee) as i8;
    level + melee::profile(game, state, who, weapon).level
}

/// CA-DUEL-01: Challenges somebody.
pub fn challenge<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId) -> Done<C> {
    let actor = action::actor(play.state);
    check(demand(
        actor.is_none_or(|who| matches!(play.state.creatures[who].kind, Kind::Hero(_))),
        "CA-DUEL-01",
    ))?;
    let who = check(action::can(play.game, play.state, Act::Duel))?;
    check(can_challenge(play.game, play.state, who, target))?;
    action::charge(play, who, play.game.content.cost(Act::Duel));
    play.creature(who).duel = target;
    play.creature(target).duel = who;
    let challenged = play.figure(target);
    play.tell(who, FightEvent::Challenged(challenged));
    Ok(())
}

/// CA-DUEL-03, CA-DUEL-04: The only things a duellist may do: blows when beside the opponent, steps toward it before.
pub fn acts(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if is_engaged(state, who) {
        return melee::offers(actor, out);
    }
    let steps = r#move::steps(game, state, who, actor.around.steps(), Gait::Walk);
    if action::points(state, who) >= game.content.cost(Act::Walk) {
        steps.iter().for_each(|dir| out.push(Action::Walk(dir)));
    }
    if !game.block(actor.me.kind).traits.slow && action::points(state, who) >= game.content.cost(Act::Run) {
        steps.iter().for_each(|dir| out.push(Action::Run(dir)));
    }
}

/// CA-DUEL-04: Whether a duellist can strike its opponent.
#[must_use]
pub fn is_engaged(state: &State, who: CreatureId) -> bool {
    let me = &state.creatures[who];
    state.is_in_reach(me.at, state.creatures[me.duel].at)
}

/// CA-DUEL-03, CA-DUEL-04: Whether a duel lets somebody do this.
/// CA-DUEL-08: A web may be torn; others are not passed and doors not battered.
pub fn allows(_: &Catacombs, state: &State, who: CreatureId, act: Act) -> Allowed {
    if is_engaged(state, who) {
        return demand(matches!(act, Act::Attack | Act::PowerfulAttack), "CA-DUEL-04");
    }
    demand(matches!(act, Act::Walk | Act::Run), "CA-DUEL-03")
}

/// CA-DUEL-03: Whether a step of a duellist shortens the way to its opponent.
pub fn approaches(state: &State, who: CreatureId, to: Square) -> Allowed {
    let me = &state.creatures[who];
    let nearer = !me.duel.is_somebody() || nearer(state, who).is_some_and(|squares| squares.has(to));
    demand(nearer, "CA-DUEL-03")
}

/// CA-DUEL-03: The free squares beside a duellist from which its opponent is one step fewer away; none without a way.
pub fn nearer(state: &State, who: CreatureId) -> Option<Board> {
    let me = &state.creatures[who];
    let opponent = Board::one(state.creatures[me.duel].at);
    let clear = state.grid.board(|ground| !ground.is_obstacle());
    // Counted from the opponent, the last squares of all shortest ways are those around the duellist.
    let (_, squares) = opponent.last_before(&Board::one(me.at), &state.grid.free(), &clear)?;
    Some(squares)
}

/// CA-DUEL-03: Whether a duellist may end its turn: not while it could come nearer.
pub fn may_end(game: &Catacombs, state: &State, who: CreatureId) -> Allowed {
    let me = &state.creatures[who];
    if !me.duel.is_somebody() || me.web > 0 || is_engaged(state, who) {
        return Ok(());
    }
    let steps = r#move::steps(game, state, who, state.grid.around(me.at).steps(), Gait::Walk);
    let could = action::points(state, who) >= game.content.cost(Act::Walk) && !steps.is_empty();
    demand(!could, "CA-DUEL-03")
}

/// CA-DUEL-03: At the end of the turn of a duellist without a way to its opponent the duel lapses.
pub fn lapse<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let me = &play.state.creatures[who];
    if !me.duel.is_somebody() || !me.at.is_somewhere() || is_engaged(play.state, who) {
        return Ok(());
    }
    if nearer(play.state, who).is_some() { Ok(()) } else { end(play, who) }
}

/// CA-DUEL-06: Nobody else may meddle with a duellist.
pub fn is_apart(state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let duel = state.creatures[target].duel;
    demand(!duel.is_somebody() || duel == who || target == who, "CA-DUEL-06")
}

/// CA-DUEL-05: The duel of somebody is over.
pub fn end<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let other = std::mem::take(&mut play.creature(who).duel);
    if other.is_somebody() {
        play.creature(other).duel = CreatureId::NONE;
        play.tell(who, FightEvent::DuelEnded);
    }
    Ok(())
}
