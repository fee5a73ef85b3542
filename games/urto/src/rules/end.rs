//! Chapter END: arriving at Urto and the three ends.

use super::{Done, Play, PlayExt, feats, life, score};
use crate::Urto;
use crate::content::Divine;
use crate::event::{Event, FateEvent};
use crate::state::{Cause, End, EndKind, Fate, Frame, Phase, Players, Scythe, State};
use undercroft_kernel::{Chance, Sink};

/// UR-END-01, UR-END-10: The hero's part is over; the first of all may take the Scythe.
/// UR-END-07: To be first is not to win. UR-END-08: Who is left alone in the cave plays on.
pub fn arrive<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = play.state.active;
    play.state.stack.clear();
    play.state.phase = Phase::Closing;
    play.state.cave = play.state.cave.without(who);
    play.hero(who).fate = Fate::Arrived;
    play.tell(who, FateEvent::Arrived);
    feats::arrived(play, who);
    // UR-END-03: The last hero arriving ends the game at once.
    if play.state.cave.is_empty() {
        return finish(play);
    }
    // UR-DIVINE-13: The Scythe is rolled in the turn of arrival and in each later turn, unless the table waits for the next one.
    play.state.turn.divine = !play.game.options.scythe_on_arrival;
    // UR-DIVINE-11: Only the first to reach Urto may take it.
    if play.state.scythe == Scythe::Waiting {
        play.state.scythe = Scythe::Declined;
        return play.push(Frame::Stele(Divine::Scythe));
    }
    Ok(())
}

/// UR-END-14: Whether the limit of rounds is reached.
#[must_use]
pub const fn is_last_round(game: &Urto, state: &State) -> bool {
    game.options.round_limit > 0 && state.round >= game.options.round_limit
}

/// UR-END-14: Every hero still in the cave counts as dead.
pub fn close_cave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = play.state.active;
    play.tell(who, FateEvent::RoundLimit);
    for who in play.state.cave.iter() {
        play.hero(who).life = 0;
        life::die(play, who, Cause::Nobody);
    }
    finish(play)
}

/// UR-END-03 to UR-END-06: Everybody has arrived or is dead.
pub fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let state = &mut *play.state;
    state.stack.clear();
    state.looked.clear();
    state.phase = Phase::Over;
    let all = play.game.everybody();
    let arrived: Players = all.iter().filter(|who| state.heroes[*who].fate == Fate::Arrived).collect();
    let end = match arrived.len() {
        0 => End { kind: EndKind::AllDead, winners: Players::NONE },
        1 => End { kind: EndKind::SoleSurvivor, winners: arrived },
        _ => End { kind: EndKind::Counted, winners: score::winners(play.game, state, arrived) },
    };
    state.end = Some(end);
    for who in arrived.iter() {
        let total = score::of(play.game, play.state, who).total();
        play.tell(who, FateEvent::Scored(total));
    }
    feats::finished(play, arrived);
    let who = play.state.active;
    play.tell(who, FateEvent::Ended(end.kind));
    Ok(())
}
