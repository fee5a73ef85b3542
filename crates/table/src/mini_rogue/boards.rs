//! The boards: the grid of Rooms with the Exit, and the track of Areas, Dungeon or Tower.

use super::{Sight, cards, ids};
use crate::board::{
    Board, Cell, Graph, GraphRow, GraphStyle, Grid, Ground, Link, LinkKind, Piece, PieceKind, Space,
    SpaceState, Under,
};
use crate::card::{Card, Face};
use crate::provenance;
use crate::shared::Shared;
use crate::sheet::Pile;
use crate::words::Words;
use mini_rogue::content::{Area, RoomId};
use mini_rogue::message::key;
use mini_rogue::rules::board;
use mini_rogue::state::{self, CellId, Hero, Phase, State};
use undercroft_kernel::Message;

/// The Rooms of this Area.
pub(super) fn grid(look: &Sight<'_>) -> Board {
    let state = &look.view.table;
    let title = Message::new("board-title")
        .number("area", i64::from(state.area))
        .number("floor", i64::from(board::floor(look.game, state)))
        .name("board", key("board", &look.game.content.boards[state.board].id));
    let cells = (1..=9).filter_map(CellId::new).map(|cell| place(look, cell)).collect();
    Board {
        id: ids::GRID.to_owned(),
        title: look.say(title),
        ground: Ground::Grid(Grid { columns: 3, cells }),
        pieces: state.party().zip(0..).map(|(hero, seat)| piece(look, hero, seat)).collect(),
        marks: Vec::new(),
    }
}

/// The kind of the backs of Guardians.
const BACK: &str = "back-guardian";

fn place(look: &Sight<'_>, cell: CellId) -> Cell {
    let state = &look.view.table;
    let place = Cell {
        id: ids::cell(cell),
        number: u32::from(cell.number()),
        visited: state.was_entered(cell),
        ..Cell::default()
    };
    if cell == CellId::EXIT {
        let open = state.guardians.open;
        let is_last = open == Some(look.game.last_guardian);
        let floor = board::floor(look.game, state);
        let card = look.in_force.always((open, floor), || match open {
            Some(guardian) => laid(look, cards::guardian(look, guardian)),
            None => laid(look, cards::back(ids::GUARDIAN_BACK, BACK, "crowned-skull")),
        });
        // The last Guardian lies below the others; closed, the uppermost of them is the card that is seen.
        let count = u32::from(state.guardians.left) + u32::from(open.is_some() && !is_last);
        let says = look.say(Message::new("board-guardians-left").number("count", count + 1));
        let under = Under { count, kind: BACK.to_owned(), says };
        let tip = look.say(Message::new("tip-exit").cite(&["MR-TURN-17", "MR-GUARDIAN-01"]));
        let name = Some(Words::new("board-exit"));
        return Cell { card: Some(card), name, under: Some(under), tips: vec![tip], ..place };
    }
    Cell { card: card(look, cell), ..place }
}

/// What lies on a cell; nothing before the deal, and where a card was taken along.
fn card(look: &Sight<'_>, cell: CellId) -> Option<Shared<Card>> {
    let state = &look.view.table;
    let floor = board::floor(look.game, state);
    let room = |room: RoomId, face: Face| {
        look.in_force.always((room, face, floor), || laid(look, cards::room(look, room, face)))
    };
    match state.grid.at(cell) {
        state::Cell::Open(open) => Some(room(open, Face::Up)),
        state::Cell::Pinned(known, _) => Some(room(known, Face::Known)),
        state::Cell::Hidden if !is_dealt(state) => None,
        state::Cell::Hidden => Some(
            look.in_force
                .always(cell, || laid(look, cards::back(&ids::back(cell), "back-room", "dungeon-gate"))),
        ),
        state::Cell::Taken => None,
    }
}

/// A card as it lies there, with where its values come from.
fn laid(look: &Sight<'_>, mut card: Card) -> Shared<Card> {
    provenance::on_card(look, &mut card);
    card.into()
}

/// Whether the Rooms of this Area lie there.
const fn is_dealt(state: &State) -> bool {
    !matches!(state.phase, Phase::Preparation | Phase::FallPreparation)
}

/// Whether a card lies on a cell.
fn is_covered(state: &State, cell: CellId) -> bool {
    match state.grid.at(cell) {
        state::Cell::Open(_) | state::Cell::Pinned(..) => true,
        state::Cell::Hidden => is_dealt(state),
        state::Cell::Taken => false,
    }
}

fn piece(look: &Sight<'_>, hero: &Hero, seat: u8) -> Piece {
    let state = &look.view.table;
    let card = &look.game.content.characters[hero.character];
    let leads = state.is_coop() && seat == state.leader;
    let name = Words::new(key("character", &card.id));
    Piece {
        id: ids::hero(seat),
        at: ids::cell(hero.cell),
        kind: PieceKind::Hero,
        tips: provenance::tip(look, &name).into_iter().collect(),
        name,
        label: if state.is_coop() { (seat + 1).to_string() } else { "@".to_owned() },
        icon: card.icon.clone(),
        seat: Some(seat),
        badge: Some(card.id.clone()),
        signs: if leads { vec![leader(look)] } else { Vec::new() },
        ..Piece::default()
    }
}

/// The sign of the Party Leader.
pub(super) fn leader(look: &Sight<'_>) -> crate::card::Glyph {
    let says = look.say(Message::new("sheet-leader").cite(&["MR-COOP-02", "MR-COOP-16"]));
    crate::card::Glyph::new("crown", says)
}

/// The track of Areas.
pub(super) fn areas(look: &Sight<'_>) -> Board {
    let state = &look.view.table;
    let printed = &look.game.content.boards[state.board];
    let name = Words::new("board-party");
    let party = Piece {
        id: ids::PARTY.to_owned(),
        at: ids::area(state.area),
        kind: PieceKind::Token,
        tips: provenance::tip(look, &name).into_iter().collect(),
        name,
        label: "@".to_owned(),
        icon: Some("footsteps".to_owned()),
        ..Piece::default()
    };
    Board {
        id: "areas".to_owned(),
        title: Words::new(key("board", &printed.id)),
        ground: Ground::Graph(look.in_force.always((state.board, state.area), || track(look))),
        pieces: vec![party],
        marks: Vec::new(),
    }
}

/// The Areas, one row for each Floor, so that a fall is one step straight down. The Tower is read upward.
fn track(look: &Sight<'_>) -> Graph {
    let state = &look.view.table;
    let printed = &look.game.content.boards[state.board];
    let upward = printed.areas.iter().all(|area| area.below.is_none());
    let top = printed.areas.iter().map(|area| area.floor).max().unwrap_or(1);
    let mut spaces: Vec<Space> = Vec::new();
    let mut links = Vec::new();
    for (area, number) in printed.areas.iter().zip(1u8..) {
        let y = if upward { top - area.floor } else { area.floor - 1 };
        let column = spaces.iter().filter(|space| space.y == i32::from(y)).count();
        spaces.push(space(look, area, number, column, y));
        if number > 1 {
            links.push(Link { from: ids::area(number - 1), to: ids::area(number), kind: LinkKind::Way });
        }
        if let Some(below) = area.below {
            links.push(Link { from: ids::area(number), to: ids::area(below), kind: LinkKind::Fall });
        }
    }
    spaces.sort_by_key(|space| (space.y, space.x));
    let here = board::floor(look.game, state);
    let row = |floor: u8| GraphRow {
        y: i32::from(if upward { top - floor } else { floor - 1 }),
        label: super::roman(floor).to_owned(),
        name: look.say(
            Message::new("board-floor-name").number("floor", floor).name("board", key("board", &printed.id)),
        ),
        on: floor == here,
    };
    let mut rows: Vec<GraphRow> = (1..=top).map(row).collect();
    rows.sort_by_key(|row| row.y);
    Graph { style: GraphStyle::Track, spaces: spaces.into(), links: links.into(), rows: rows.into() }
}

fn space(look: &Sight<'_>, area: &Area, number: u8, column: usize, y: u8) -> Space {
    let state = &look.view.table;
    let done = number < state.area;
    let guardian = (area.guardian && !done).then(|| {
        let says = look.say(Message::new("sign-guardian").cite(&["MR-BOARD-06"]));
        crate::card::Glyph::new("crowned-skull", says)
    });
    Space {
        id: ids::area(number),
        x: column as i32 * 2,
        y: i32::from(y),
        state: if done { SpaceState::Done } else { SpaceState::Known },
        label: number.to_string(),
        name: Some(look.say(Message::new("board-area").number("area", i64::from(number)))),
        card: None,
        signs: guardian.into_iter().collect(),
        tips: Vec::new(),
    }
}

/// The Rooms that are neither dealt nor held.
pub(super) fn unused(look: &Sight<'_>) -> Pile {
    let state = &look.view.table;
    let dealt = (1..=8).filter_map(CellId::new).filter(|cell| is_covered(state, *cell)).count();
    let held = state.party().map(|hero| hero.items.len()).sum::<usize>();
    let all = look.game.content.rooms.len();
    Pile {
        id: ids::UNUSED.to_owned(),
        name: Words::new("pile-rooms"),
        icon: Some("dungeon-gate".to_owned()),
        count: Some(all.saturating_sub(dealt + held + state.looked.len()) as u32),
        tips: vec![look.say(Message::new("tip-unused").cite(&["MR-TURN-04"]))],
        ..Pile::default()
    }
}
