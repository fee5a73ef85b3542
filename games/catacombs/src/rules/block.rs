//! CA-BLOCK: breaking away from adversaries, and the free step after a kill.

use super::{Done, Out, Play, PlayExt, check, demand, dice, fly, forbid, r#move, test, wound};
use crate::Catacombs;
use crate::action::Action;
use crate::content::Characteristic;
use crate::event::{Event, MoveEvent};
use crate::state::{CreatureId, Frame, Gait, Purpose, State, Status, Way};
use undercroft_kernel::{Chance, Sink};

/// CA-BLOCK-01, CA-BLOCK-03, CA-BLOCK-04, CA-BLOCK-11: Whether somebody has to break away: an adversary in reach who can act and does not
/// duel. CA-FLY-01, CA-INVIS-03: Flyers and the invisible are never held.
#[must_use]
pub fn is_held(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let me = &state.creatures[who];
    if me.is(Status::INVISIBLE) || fly::is_unbound(game, state, who) {
        return false;
    }
    state.creatures.present().any(|(_, foe)| {
        foe.side != me.side && state.is_in_reach(foe.at, me.at) && foe.is_able() && !foe.duel.is_somebody()
    })
}

/// CA-BLOCK-01, CA-BLOCK-08: One agility test, however many adversaries there are.
pub fn break_away<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, way: Way) -> Done<C> {
    let difficulty = play.game.content.numbers.test;
    test::roll(play, test::of(who, Characteristic::Agility, difficulty, Purpose::BreakAway(way)))
}

/// CA-BLOCK-05, CA-BLOCK-06, CA-BLOCK-07: Passed, it goes; failed, it chooses.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    way: Way,
    passed: bool,
) -> Done<C> {
    if passed { r#move::go(play, who, way) } else { play.push(Frame::Held { who, to: way }) }
}

/// CA-BLOCK-05, CA-BLOCK-06: The choice comes before the wound is rolled.
pub fn held_offers(out: Out) {
    out.push_all(&[Action::GoOn, Action::GiveUp]);
}

/// CA-BLOCK-05: Goes on; the wound is reduced by nothing.
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Held { who, to }) = play.state.stack.top() else { return check(forbid("CA-BLOCK-05")) };
    let wound = dice::sum(dice::d(play, who, play.game.content.numbers.block_dice)?);
    play.state.stack.pop();
    play.tell(who, MoveEvent::BrokeAway(wound));
    wound::lose(play, who, wound)?;
    // Whoever falls on the way stays where it was.
    if play.state.creatures[who].is_able() { r#move::go(play, who, to) } else { Ok(()) }
}

/// CA-BLOCK-06: Gives the move up; what was paid is gone.
pub fn give_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Held { who, .. }) = play.state.stack.top() else { return check(forbid("CA-BLOCK-06")) };
    play.state.stack.pop();
    play.state.run_left = 0;
    play.tell(who, MoveEvent::GaveUp);
    Ok(())
}

/// CA-BLOCK-09, CA-BLOCK-10: Steps onto the square of the slain, without paying and without a test.
pub fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Advance { who, to }) = play.state.stack.top() else {
        return check(forbid("CA-BLOCK-09"));
    };
    check(demand(play.state.grid.is_free(to), "CA-BLOCK-09"))?;
    play.state.stack.pop();
    r#move::step(play, who, to, Gait::Brought)
}
