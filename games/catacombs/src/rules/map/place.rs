//! CA-MAP-13 to CA-MAP-20: laying a plan on the grid and sharing its cards among the ways out.

use super::deck::{self, Packet};
use super::plan::Turned;
use crate::content::{ElementId, Point, Pool, Tile, ZoneId};
use crate::event::{Event, MasterEvent};
use crate::geometry::{Dir, Ground, HEIGHT, Square, WIDTH};
use crate::rules::{Done, Play, PlayExt, obstacle};
use crate::state::{Gate, GateId, Lead, Leaf, Piece, PlacedZone, State, ZoneSlot};
use undercroft_kernel::{Chance, Sink};

/// CA-MAP-19: The longest passage between two zones.
const PASSAGE: u8 = 12;
/// Where the first entrance lies: in the middle, so that the numbers of squares go on without a leap for as long as can be.
const FIRST: (i16, i16) = (WIDTH as i16 / 2, HEIGHT as i16 / 2);

/// Where a plan goes.
#[derive(Clone, Copy)]
struct Site {
    entrance: Square,
    inward: Dir,
    mirrored: bool,
    passage: u8,
    stairs: bool,
}

/// CA-MAP-18, CA-MAP-19: Lays a zone behind a gate, or as the first one. None where nothing fits.
pub fn zone<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    gate: Option<GateId>,
    card: ZoneId,
) -> Done<C, Option<ZoneSlot>> {
    let drawn = &play.game.content.zones[card];
    let behind = gate.and_then(|id| play.state.gates.get(id.index()).map(|gate| (id, *gate)));
    let site = match behind {
        None => Some(first_site(Turned::as_drawn(drawn))),
        Some((_, gate)) => site(play.state, &gate, drawn),
    };
    let Some(site) = site else { return Ok(None) };
    let plan = Turned::new(drawn, site.inward, site.mirrored);
    let slot = ZoneSlot(play.state.zones.len() as u8);
    let (width, height) = plan.size();
    let corner = plan.corner(site.entrance);
    play.state.table.zones.push(PlacedZone {
        card,
        corner,
        width,
        height,
        turned: plan.code(),
        entrance: site.entrance,
        inward: site.inward,
        passage: site.passage,
        ..PlacedZone::default()
    })?;
    for (point, tile) in drawn.points() {
        lay(play, slot, &plan, site.entrance, point, tile)?;
    }
    for square in passage(site.entrance, site.inward, site.passage) {
        play.state.grid.lay(square, Ground::Floor);
    }
    if let Some((id, gate)) = behind {
        if site.stairs {
            play.state.table.stairs.push((gate.at, site.entrance))?;
        }
        if let Some(gate) = play.state.table.gates.get_mut(id.index()) {
            gate.lead = Lead::Zone(slot);
        }
    }
    Ok(Some(slot))
}

fn first_site(plan: Turned) -> Site {
    let entrance = Square::new(FIRST.0, FIRST.1);
    Site { entrance, inward: plan.inward(), mirrored: false, passage: 0, stairs: false }
}

/// CA-MAP-18, CA-MAP-19: Straight before the exit, mirrored, with the shortest passage that fits, or elsewhere with stairs.
fn site(state: &State, gate: &Gate, zone: &crate::content::Zone) -> Option<Site> {
    for passage in 0..=PASSAGE {
        for mirrored in [false, true] {
            let entrance = (0..=passage).fold(gate.at, |at, _| at.step(gate.out));
            let site = Site { entrance, inward: gate.out, mirrored, passage, stairs: false };
            if fits(state, zone, site) && state.zones.len() < crate::state::MAX_PLACED {
                return Some(site);
            }
        }
    }
    elsewhere(state, gate, zone)
}

/// CA-MAP-19: A free part of the grid, joined by stairs.
fn elsewhere(state: &State, gate: &Gate, zone: &crate::content::Zone) -> Option<Site> {
    if state.stairs.len() >= crate::state::MAX_STAIRS || state.zones.len() >= crate::state::MAX_PLACED {
        return None;
    }
    let squares = (0..HEIGHT as i16).flat_map(|y| (0..WIDTH as i16).map(move |x| Square::new(x, y)));
    let site = |entrance| Site { entrance, inward: gate.out, mirrored: false, passage: 0, stairs: true };
    squares.map(site).find(|site| fits(state, zone, *site))
}

/// The squares of a passage before an entrance.
fn passage(entrance: Square, inward: Dir, squares: u8) -> impl Iterator<Item = Square> {
    let (dx, dy) = inward.opposite().delta();
    (1..=i16::from(squares)).map(move |step| entrance.by(i16::from(dx) * step, i16::from(dy) * step))
}

/// CA-MAP-19: Whether a plan and its passage would share no square with a zone on the board.
fn fits(state: &State, zone: &crate::content::Zone, site: Site) -> bool {
    let plan = Turned::new(zone, site.inward, site.mirrored);
    let (width, height) = plan.size();
    let new = PlacedZone { corner: plan.corner(site.entrance), width, height, ..PlacedZone::default() };
    let walk = |zone: &PlacedZone| passage(zone.entrance, zone.inward, zone.passage);
    let clear = |old: &PlacedZone| !overlap(&new, old) && walk(old).all(|square| !new.holds(square));
    state.zones.iter().all(clear)
        && passage(site.entrance, site.inward, site.passage).all(|square| state.zone_of(square).is_none())
}

/// Whether two rectangles share a square; the grid has no edge.
fn overlap(one: &PlacedZone, other: &PlacedZone) -> bool {
    let meet = |from: u8, size: u8, there: u8, length: u8, all: u8| {
        let ahead = (there + all - from) % all;
        let behind = (from + all - there) % all;
        ahead < size || behind < length
    };
    meet(one.corner.x(), one.width, other.corner.x(), other.width, WIDTH)
        && meet(one.corner.y(), one.height, other.corner.y(), other.height, HEIGHT)
}

/// Lays one square of a plan.
fn lay<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    zone: ZoneSlot,
    plan: &Turned,
    entrance: Square,
    point: Point,
    tile: Tile,
) -> Done<C> {
    let at = plan.square(entrance, point);
    let ground = match tile {
        // CA-ELEMENT-17: A secret door looks like a wall.
        Tile::Wall | Tile::SecretDoor => Ground::Wall,
        Tile::Floor | Tile::Spot | Tile::Entrance | Tile::Element(_) => Ground::Floor,
        Tile::Exit => Ground::Exit,
        Tile::Door { .. } | Tile::Cell(_) => Ground::ClosedDoor,
        Tile::QuestExit => Ground::QuestExit,
        Tile::Pillar => Ground::Pillar,
        Tile::Rubble => Ground::Rubble,
        Tile::Pool(Pool::Lava) => Ground::Lava,
        Tile::Pool(Pool::Swamp) => Ground::Swamp,
        Tile::Bridge(Pool::Lava) => Ground::LavaBridge,
        Tile::Bridge(Pool::Swamp) => Ground::SwampBridge,
        Tile::Portal => Ground::Portal,
    };
    play.state.grid.lay(at, ground);
    match tile {
        Tile::Element(kind) => furnish(play, kind, at),
        Tile::Cell(door) => {
            let cell = Gate { at, zone, door, leaf: Leaf::Locked, lead: Lead::Cell, ..Gate::default() };
            Ok(play.state.table.gates.push(cell)?)
        }
        _ => Ok(()),
    }
}

/// CA-ELEMENT-20, CA-OBSTACLE-03: A piece stands on a square from now on, and its zone knows what it does.
pub fn furnish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, kind: ElementId, at: Square) -> Done<C> {
    let element = &play.game.content.elements[kind];
    play.state.grid.lay(at, obstacle::ground_of(play.game, kind));
    let zone = play.state.zone_of(at);
    if let Some(zone) = zone.and_then(|zone| play.state.table.zones.get_mut(zone.index())) {
        zone.bars |= element.bars.0;
        zone.silences |= element.silences.0;
    }
    play.state.table.pieces.push(Piece { kind, at, ..Piece::default() })?;
    play.tell_all(MasterEvent::ElementPlaced(kind, at));
    Ok(())
}

/// CA-MAP-13, CA-MAP-14, CA-MAP-16, CA-MAP-20: The cards behind a new zone go to its ways out, secret ones included; those of a dead end to
/// the other exits, or to one that is added.
pub fn share<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, slot: ZoneSlot, packet: Packet) -> Done<C> {
    let Some(placed) = play.state.zones.get(slot.index()).copied() else { return Ok(()) };
    let drawn = &play.game.content.zones[placed.card];
    let plan = Turned::new(drawn, placed.inward, placed.is_mirrored());
    let exits = drawn.exits.len();
    for (number, point) in plan.exits().enumerate() {
        let (leaf, door) = match drawn.at(point) {
            Tile::Door { door, locked: true } => (Leaf::Locked, door),
            Tile::Door { door, locked: false } => (Leaf::Shut, door),
            Tile::SecretDoor => (Leaf::Secret, Default::default()),
            _ => (Leaf::None, Default::default()),
        };
        let pile = packet.share(number, exits);
        let at = plan.square(placed.entrance, point);
        let out = plan.outward(point);
        let gate =
            Gate { at, out, zone: slot, door, leaf, cards: pile.cards, main: pile.main, ..Gate::default() };
        play.state.table.gates.push(gate)?;
    }
    if exits == 0 && packet.cards > 0 && !deck::share_dead_end(play.state, packet) && packet.main != 0 {
        return add_exit(play, slot, packet);
    }
    Ok(())
}

/// CA-MAP-16: A dead end that would strand the party gets a way out: on the first wall square clockwise from the entrance with floor
/// straight inside and nothing outside.
fn add_exit<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, slot: ZoneSlot, packet: Packet) -> Done<C> {
    let Some(zone) = play.state.zones.get(slot.index()).copied() else { return Ok(()) };
    let found = rim(&zone).find(|(at, out)| {
        let (inside, outside) = (at.step(out.opposite()), at.step(*out));
        play.state.grid.ground(*at) == Ground::Wall
            && play.state.grid.ground(inside) == Ground::Floor
            && play.state.zone_of(outside).is_none()
    });
    let Some((at, out)) = found else { return Ok(()) };
    play.state.grid.lay(at, Ground::Exit);
    let gate = Gate { at, out, zone: slot, cards: packet.cards, main: packet.main, ..Gate::default() };
    play.state.table.gates.push(gate)?;
    play.tell_all(MasterEvent::ExitAdded(at));
    Ok(())
}

/// The squares of a zone's rim with their ways out, clockwise from its entrance; corners lead nowhere.
fn rim(zone: &PlacedZone) -> impl Iterator<Item = (Square, Dir)> {
    let (w, h) = (i16::from(zone.width), i16::from(zone.height));
    let corner = zone.corner;
    let north = (1..w - 1).map(move |x| (corner.by(x, 0), Dir::N));
    let east = (1..h - 1).map(move |y| (corner.by(w - 1, y), Dir::E));
    let south = (1..w - 1).rev().map(move |x| (corner.by(x, h - 1), Dir::S));
    let west = (1..h - 1).rev().map(move |y| (corner.by(0, y), Dir::W));
    let all = north.chain(east).chain(south).chain(west);
    let entrance = zone.entrance;
    let before = all.clone().take_while(move |(at, _)| *at != entrance).count();
    all.clone().skip(before + 1).chain(all.take(before))
}
