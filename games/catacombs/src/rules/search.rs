//! CA-SEARCH: searching squares and furniture. What the tables hold is content; treasures are rolled in CA-TREASURE.

use super::legal::Actor;
use super::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, destiny, dice, door, forbid, gold, imprevu,
    poison, quest, treasure, wound,
};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Element, Find, Roll};
use crate::event::{Event, ItemEvent, PlaceEvent};
use crate::geometry::{Dir, Square};
use crate::state::{CreatureId, GateId, Kind, Leaf, PieceId, PlainRoll, Side, State};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if actor.me.side != Side::Party || actor.points < game.content.cost(Act::Search) {
        return;
    }
    if can_search(state, who, None).is_ok() {
        out.push(Action::Search(None));
    }
    // Nothing that can be reached is an obstacle.
    for dir in actor.around.reach.iter().filter(|dir| is_unsearched(state, actor.at().step(*dir)).is_ok()) {
        out.push(Action::Search(Some(dir)));
    }
    if state.pieces.is_empty() {
        return;
    }
    let pieces = std::iter::once(None).chain(actor.furniture.iter().map(Some));
    for dir in pieces.filter(|dir| can_loot(game, state, who, *dir).is_ok()) {
        out.push(Action::Loot(dir));
    }
}

/// The own square, or the one in a direction.
fn square(state: &State, who: CreatureId, dir: Option<Dir>) -> Square {
    let at = state.creatures[who].at;
    dir.map_or(at, |dir| at.step(dir))
}

/// CA-SEARCH-01, CA-SEARCH-04, CA-ELEMENT-17: Whether a square may be searched: the own one or one in reach that is no wall, not yet this turn.
fn can_search(state: &State, who: CreatureId, dir: Option<Dir>) -> Allowed {
    let me = &state.creatures[who];
    demand(me.side == Side::Party, "CA-SEARCH-02")?;
    let square = square(state, who, dir);
    demand(dir.is_none() || state.grid.is_in_reach(me.at, square), "CA-SEARCH-01")?;
    demand(!state.grid.ground(square).is_obstacle(), "CA-ELEMENT-17")?;
    is_unsearched(state, square)
}

/// CA-SEARCH-04: A square is searched once a turn.
fn is_unsearched(state: &State, square: Square) -> Allowed {
    demand(!state.searched.contains(&square), "CA-SEARCH-04")
}

/// CA-SEARCH-01, CA-SEARCH-02, CA-SEARCH-03: Searches a square: heroes roll on the table, and whatever it says, what is hidden there shows.
pub fn search<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Option<Dir>) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Search))?;
    check(can_search(play.state, who, dir))?;
    let square = square(play.state, who, dir);
    action::charge(play, who, play.game.content.cost(Act::Search));
    play.state.table.searched.push(square)?;
    play.tell(who, ItemEvent::Searched(square));
    if matches!(play.state.creatures[who].kind, Kind::Hero(_)) {
        return destiny::roll(play, who, PlainRoll::Search(square));
    }
    uncover(play, who, square)
}

/// CA-SEARCH-05 to CA-SEARCH-11: The row of the table for a sum of 2D.
#[must_use]
pub fn on_square(game: &Catacombs, sum: u8) -> Find {
    game.content.tables.search.get(usize::from(sum)).copied().unwrap_or_default()
}

/// CA-SEARCH-02, CA-SEARCH-03: What came of searching a square.
pub fn searched<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    square: Square,
    sum: u8,
) -> Done<C> {
    bring(play, who, &on_square(play.game, sum))?;
    uncover(play, who, square)
}

/// CA-SEARCH-03, CA-ELEMENT-17, CA-ELEMENT-18: The trap of a square becomes known, and the secret doors beside it stand open.
pub fn uncover<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, square: Square) -> Done<C> {
    let hidden =
        play.state.table.traps.iter_mut().find(|trap| trap.at == square && trap.armed && !trap.known);
    if let Some(trap) = hidden {
        trap.known = true;
        let kind = trap.kind;
        play.tell(who, PlaceEvent::TrapFound(kind, square));
    }
    for slot in 0..play.state.gates.len() {
        let Some(gate) = play.state.gates.get(slot) else { continue };
        if gate.leaf == Leaf::Secret && gate.at.is_beside(square) {
            door::reveal_secret(play, who, GateId(slot as u8))?;
        }
    }
    Ok(())
}

/// CA-SEARCH-12, CA-SEARCH-13: The piece that may be searched: in reach, with a table of its own, not searched before and not locked.
fn can_loot(game: &Catacombs, state: &State, who: CreatureId, dir: Option<Dir>) -> Allowed<PieceId> {
    let me = &state.creatures[who];
    demand(me.side == Side::Party, "CA-SEARCH-02")?;
    let square = square(state, who, dir);
    let Some(id) = state.piece_at(square) else { return forbid("CA-SEARCH-12") };
    demand(dir.is_none() || state.grid.is_in_reach(me.at, square), "CA-SEARCH-12")?;
    let Some(piece) = state.pieces.get(id.index()) else { return forbid("CA-SEARCH-12") };
    demand(game.content.elements[piece.kind].search.is_some(), "CA-SEARCH-12")?;
    demand(!piece.searched, "CA-SEARCH-13")?;
    demand(!piece.locked, "CA-ELEMENT-06")?;
    Ok(id)
}

/// CA-SEARCH-12: Searches a piece of furniture.
pub fn loot<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Option<Dir>) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Search))?;
    let piece = check(can_loot(play.game, play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::Search));
    content(play, who, piece, true)
}

/// CA-DOOR-04, CA-ELEMENT-04: Somebody opens a chest that is not known to be locked: its one content roll, which may lock it.
pub fn open_chest<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    piece: PieceId,
) -> Done<C> {
    content(play, who, piece, true)
}

/// CA-ELEMENT-05, CA-ELEMENT-06: The lock of a chest is picked or broken: its content roll is made at once, and it cannot lock again.
pub fn smash_chest<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    piece: PieceId,
) -> Done<C> {
    content(play, who, piece, false)
}

/// CA-ELEMENT-01 to CA-ELEMENT-07, CA-ELEMENT-16, CA-ELEMENT-21, CA-ELEMENT-22: One D on the table of a piece.
fn content<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    piece: PieceId,
    may_lock: bool,
) -> Done<C> {
    // CA-DESTINY-07: Robbing the blessed costs destiny before the die is rolled, whatever is found.
    let price = element(play.game, play.state, piece).map_or(0, |element| element.destiny);
    if let Some(sheet) = play.state.sheet_mut(who) {
        sheet.destiny = sheet.destiny.saturating_sub(price);
    }
    destiny::roll(play, who, PlainRoll::Content { piece, may_lock })
}

/// What a piece is on paper.
fn element<'a>(game: &'a Catacombs, state: &State, piece: PieceId) -> Option<&'a Element> {
    state.pieces.get(piece.index()).map(|piece| &game.content.elements[piece.kind])
}

/// The row of the table of a piece for one D.
#[must_use]
pub fn in_piece(game: &Catacombs, state: &State, piece: PieceId, face: u8) -> Find {
    let table = element(game, state, piece).and_then(|element| element.search).unwrap_or_default();
    table.get(usize::from(face)).copied().unwrap_or_default()
}

/// CA-ELEMENT-04, CA-ELEMENT-05, CA-ELEMENT-06: What came of the roll for a piece.
pub fn opened<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    piece: PieceId,
    may_lock: bool,
    face: u8,
) -> Done<C> {
    let Some(kind) = play.state.pieces.get(piece.index()).map(|piece| piece.kind) else { return Ok(()) };
    let mut find = in_piece(play.game, play.state, piece, face);
    if find.locked && may_lock {
        if let Some(piece) = play.state.table.pieces.get_mut(piece.index()) {
            piece.locked = true;
        }
        play.tell(who, PlaceEvent::ChestLocked(kind));
        return Ok(());
    }
    find.locked = false;
    if let Some(piece) = play.state.table.pieces.get_mut(piece.index()) {
        piece.locked = false;
        piece.searched = true;
    }
    let chest = play.game.content.elements[kind].lock.is_some();
    play.tell(who, if chest { PlaceEvent::ChestOpened(kind) } else { PlaceEvent::Looted(kind) });
    quest::searched(play.game, play.state, piece);
    bring(play, who, &find)
}

/// CA-SEARCH-05 to CA-SEARCH-11: What a row of a table brings: losses, écus, Imprévus, infection, treasures.
fn bring<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, find: &Find) -> Done<C> {
    if *find == Find::default() {
        play.tell(who, ItemEvent::FoundNothing);
        return Ok(());
    }
    if find.ecus > 0 {
        gold::find(play, who, find.ecus)?;
    }
    treasure::hoard(play, who, find.treasures)?;
    for _ in 0..find.events {
        imprevu::due(play)?;
    }
    if find.loss != Roll::default() {
        let loss = dice::roll(play, who, find.loss)?;
        wound::lose(play, who, loss)?;
    }
    match find.infection {
        Some(level) => poison::expose(play, who, level),
        None => Ok(()),
    }
}
