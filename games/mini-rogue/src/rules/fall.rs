//! Chapter FALL: dropping to the Area below.

use super::{Done, Play, PlayExt, board, campaign, coop, guardian, room, setup, turn};
use crate::event::{Event, TurnEvent};
use crate::state::{Cell, CellId, Fight, Frame, Phase};
use undercroft_kernel::{Chance, Sink};

/// MR-FALL-08, MR-FALL-09, MR-FALL-13: The icon is ignored on the last Floor, on the Tower, and where a card crosses it out. Otherwise
/// the fall follows once the rest of the result is resolved; MR-ENEMY-07: a fight ends unpaid.
/// MR-FALL-12: The HP are lost first.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    // MR-CAMPAIGN-25: A fall would remove the Guardian that is the goal of a chapter.
    let ignored = room::marks(play.game, play.state).fall || campaign::is_goal_floor(play.game, play.state);
    if ignored || board::below(play.game, play.state).is_none() {
        play.tell(TurnEvent::FallIgnored);
        return Ok(());
    }
    let rest = play.state.stack.top().filter(|frame| matches!(frame, Frame::Icons { .. }));
    play.state.stack.clear();
    coop::note_fall(play.state);
    play.state.fight = Fight::default();
    play.state.phase = Phase::Falling;
    rest.map_or(Ok(()), |rest| play.push(rest))
}

/// MR-FALL-01 to MR-FALL-06: The Room becomes the resolved Entrance of the Area below; no meal, no refresh; the Guardian of the Floor left
/// behind is gone.
/// MR-FALL-07, MR-FALL-16: Nobody eats, nothing is refreshed, and the Room counts as resolved. MR-FALL-14: A Guardian of the new Area
/// shows its face. MR-FALL-17: What is shuffled may be prepared.
pub fn land<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let from = play.state.area;
    let Some(to) = board::below(play.game, play.state) else { return Ok(()) };
    let here = play.hero().cell;
    let card = play.state.grid.at(here);
    guardian::lose_one(play);
    play.state.area = to;
    play.tell(TurnEvent::Fell { from, to });
    turn::collect(play);
    play.state.grid.lay(CellId::ENTRANCE, card);
    if let Cell::Open(room) = card {
        play.state.seen |= setup::bit(room);
    }
    debug_assert!(matches!(card, Cell::Open(_)));
    play.state.phase = Phase::FallPreparation;
    turn::prepare(play)
}
