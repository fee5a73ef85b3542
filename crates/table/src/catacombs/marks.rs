//! What is pointed out on the map for whoever acts: where it can walk at what price and by which way, and which squares it can only leave by a
//! test. Only squares and creatures that the viewer sees are counted; hidden traps are in nobody's way.

use super::{Sight, ids};
use crate::board::{Mark, MarkKind, MarkSpot};
use crate::words::Words;
use catacombs::content::Act;
use catacombs::geometry::{Dir, Square};
use catacombs::rules::{action, fly, los, monster};
use catacombs::state::{Creature, CreatureId, State, Status};
use undercroft_kernel::{Message, Viewer};

/// Reach and danger of the viewer's own actor.
pub(super) fn all(look: &Sight<'_>) -> Vec<Mark> {
    let state = &look.view.table;
    let Some(who) = action::actor(state).filter(|who| look.viewer == Viewer::Seat(state.seat_of(*who)))
    else {
        return Vec::new();
    };
    let me = &state.creatures[who];
    if me.web > 0 || me.is(Status::HELPLESS) || fly::is_unbound(look.game, state, who) {
        return Vec::new();
    }
    let reached = reach(look, who);
    let spot = |spot: &Reached| MarkSpot {
        at: ids::square(spot.at),
        figure: Some(spot.price),
        via: Some(ids::square(spot.via)),
    };
    let held = |square: &Square| !me.is(Status::INVISIBLE) && is_held(state, me, *square);
    let squares = [me.at].into_iter().chain(reached.iter().map(|spot| spot.at));
    let plain = |square| MarkSpot { at: ids::square(square), figure: None, via: None };
    let danger: Vec<MarkSpot> = squares.filter(held).map(plain).collect();
    let mut marks = Vec::new();
    if !reached.is_empty() {
        let says = Some(Words::new(if state.run_left > 0 { "mark-ca-run" } else { "mark-ca-reach" }));
        marks.push(Mark { kind: MarkKind::Reach, spots: reached.iter().map(spot).collect(), says });
    }
    if !danger.is_empty() {
        let says = look.say(Message::new("mark-ca-danger").cite(&["CA-BLOCK-01"]));
        marks.push(Mark { kind: MarkKind::Danger, spots: danger, says: Some(says) });
    }
    marks
}

/// A square that can be walked to.
struct Reached {
    at: Square,
    via: Square,
    price: i32,
}

/// The squares that somebody can walk or run to, nearest first.
fn reach(look: &Sight<'_>, who: CreatureId) -> Vec<Reached> {
    let (game, state) = (look.game, &look.view.table);
    let start = state.creatures[who].at;
    let price = i32::from(game.content.cost(Act::Walk));
    let most = match state.run_left {
        0 => i32::from(action::points(state, who)).checked_div(price).unwrap_or(0),
        left => i32::from(left),
    };
    let each = if state.run_left > 0 { 0 } else { price };
    let mut reached = vec![Reached { at: start, via: start, price: 0 }];
    let (mut steps, mut ring) = (0, 0..1);
    while steps < most && !ring.is_empty() {
        steps += 1;
        let end = ring.end;
        for at in ring {
            let from = reached.get(at).map_or(start, |spot| spot.at);
            let ways = state.grid.around(from).steps();
            let beside = ways.iter().map(|dir: Dir| from.step(dir));
            for to in beside.chain(state.other_end(from)) {
                let is_new = !reached.iter().any(|spot| spot.at == to);
                if is_new && state.grid.is_free(to) && monster::may_enter(game, state, who, to).is_ok() {
                    reached.push(Reached { at: to, via: from, price: steps * each });
                }
            }
        }
        ring = end..reached.len();
    }
    reached.remove(0);
    reached
}

/// CA-BLOCK-01, CA-BLOCK-03: Whether an adversary of somebody could hold it back on a square.
fn is_held(state: &State, me: &Creature, square: Square) -> bool {
    state.creatures.of(me.side.other()).any(|other| {
        let foe = &state.creatures[other];
        foe.is_able() && !foe.duel.is_somebody() && state.is_in_reach(foe.at, square)
    })
}

/// The line from the one who acts to a target, with its length in squares; broken where it is not seen.
pub(super) fn line(look: &Sight<'_>, to: Square) -> Option<Mark> {
    let state = &look.view.table;
    let from = state.creatures[state.actor].at;
    let seen = los::sees_square(state, state.actor, to);
    let spot = |at: Square, figure| MarkSpot { at: ids::square(at), figure, via: None };
    (seen && from != to).then(|| Mark {
        kind: MarkKind::Line,
        spots: vec![spot(from, None), spot(to, Some(i32::from(from.distance(to))))],
        says: None,
    })
}

/// The squares around one, which is struck too.
pub(super) fn area(middle: Square, radius: u8) -> Mark {
    let reach = -i16::from(radius)..=i16::from(radius);
    let squares = reach.clone().flat_map(|y| reach.clone().map(move |x| middle.by(x, y)));
    let spot = |at| MarkSpot { at: ids::square(at), figure: None, via: None };
    Mark { kind: MarkKind::Area, spots: squares.map(spot).collect(), says: None }
}
