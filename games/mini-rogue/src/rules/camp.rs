//! Chapter CAMP: a refresh and one option.

use super::{Allowed, Done, Play, PlayExt, class, demand, forbid, room};
use crate::MiniRogue;
use crate::content::{CampOption, RoomKind};
use crate::editions::CampOrder;
use crate::event::{Event, TurnEvent};
use crate::state::{CellId, Frame, State};
use undercroft_kernel::{Chance, Sink};

/// MR-CAMP-01, MR-CAMP-03: The refresh comes before or after the option, as the edition says.
#[inline(always)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    // A camp none of whose options can be had is left with nothing but its refresh.
    let options = 1..=count(play.game, play.state);
    let idle = options.into_iter().all(|option| can_choose(play.game, play.state, option).is_err());
    if idle || play.rulebook().camp == CampOrder::RefreshFirst {
        class::refresh(play);
    }
    if idle { Ok(()) } else { play.push(Frame::Camp) }
}

#[inline]
fn options<'a>(game: &'a MiniRogue, state: &State) -> &'a [CampOption] {
    match state.room_here().map(|room| &game.content.rooms[room].kind) {
        Some(RoomKind::Camp(options)) => options,
        _ => &[],
    }
}

#[inline]
pub fn count(game: &MiniRogue, state: &State) -> u8 {
    options(game, state).len() as u8
}

/// MR-CAMP-02, MR-CAMP-06: One option; a price needs the real resource, a tunnel needs two Rooms.
#[inline]
pub fn can_choose(game: &MiniRogue, state: &State, option: u8) -> Allowed {
    let Some(option) = options(game, state).get(usize::from(option).wrapping_sub(1)) else {
        return forbid("MR-CAMP-04");
    };
    // MR-CHAR-18: By a rule of the house each missing unit costs 1 HP, as long as one stays.
    let missing = room::missing(game, state, option.pay);
    if missing > 0 && !(game.options.unpaid_costs_hp && missing < state.hero().hp) {
        return forbid("MR-CHAR-12");
    }
    if option.tunnels && unentered(state).count() < 2 {
        return forbid("MR-CAMP-07");
    }
    Ok(())
}

#[inline(always)]
pub fn choose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, option: u8) -> Done<C> {
    play.check(|game, state| can_choose(game, state, option))?;
    let game = play.game;
    let Some(option) = options(game, play.state).get(usize::from(option).wrapping_sub(1)) else {
        return Ok(());
    };
    play.state.stack.pop();
    if play.rulebook().camp == CampOrder::OptionFirst {
        class::refresh(play);
    }
    play.push_icons(option.gain)?;
    play.push_icons(option.pay)
}

/// The Rooms of the Area not yet entered.
pub fn unentered(state: &State) -> impl Iterator<Item = CellId> {
    CellId::rooms().filter(|cell| !state.was_entered(*cell))
}

/// MR-CAMP-07: Two Rooms of the Area not yet entered may be swapped.
pub fn can_swap(game: &MiniRogue, state: &State, a: CellId, b: CellId) -> Allowed {
    let free = |cell: CellId| cell != CellId::EXIT && !state.was_entered(cell);
    demand(state.stack.now() == Frame::Tunnel && a < b && free(a) && free(b), game.rulebook.cite.tunnel)
}

/// Swaps two Rooms; each keeps its face.
pub fn swap<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, a: CellId, b: CellId) -> Done<C> {
    play.check(|game, state| can_swap(game, state, a, b))?;
    play.state.stack.pop();
    let first = play.state.grid.at(a);
    play.state.grid.lay(a, play.state.grid.at(b));
    play.state.grid.lay(b, first);
    play.tell(TurnEvent::Swapped(a, b));
    Ok(())
}
