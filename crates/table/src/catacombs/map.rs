//! The map: the zones that are on the board, square by square, as small as holds them all. What nobody has discovered is blank.

use super::{Sight, ids, marks, names, pieces};
use crate::board::{Board, Ground, Terrain, Tiles, Zone};
use crate::words::Words;
use catacombs::geometry::{self, HEIGHT, Square, WIDTH};
use catacombs::state::{Leaf, PlacedZone, State};
use undercroft_kernel::Message;

/// The map with everything on it.
pub(super) fn board(look: &Sight<'_>) -> Board {
    Board {
        id: ids::MAP.to_owned(),
        title: Words::new("board-ca-map"),
        ground: Ground::Tiles(tiles(look)),
        pieces: pieces::all(look),
        marks: marks::all(look),
    }
}

/// The smallest part of the grid that holds all zones.
struct Extent {
    corner: Square,
    width: usize,
    height: usize,
}

impl Extent {
    fn of(state: &State) -> Option<Extent> {
        let origin = state.zones.first()?.corner;
        let (mut left, mut top, mut right, mut bottom) = (0, 0, 0, 0);
        for (x, y) in state.zones.iter().flat_map(|zone| corners(origin, zone)) {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        let across = |from: i16, to: i16, most: u8| ((to - from + 1) as usize).min(usize::from(most));
        Some(Extent {
            corner: origin.by(left, top),
            width: across(left, right, WIDTH),
            height: across(top, bottom, HEIGHT),
        })
    }

    /// Where a square lies in it.
    fn place(&self, square: Square) -> (usize, usize) {
        let x = (usize::from(square.x()) + usize::from(WIDTH) - usize::from(self.corner.x()))
            % usize::from(WIDTH);
        let y = (usize::from(square.y()) + usize::from(HEIGHT) - usize::from(self.corner.y()))
            % usize::from(HEIGHT);
        (x, y)
    }
}

/// The outermost squares of a zone and its passage, seen from another one.
fn corners(origin: Square, zone: &PlacedZone) -> Vec<(i16, i16)> {
    let (x, y) = origin.to(zone.corner);
    let mut corners = vec![(x, y), (x + i16::from(zone.width) - 1, y + i16::from(zone.height) - 1)];
    corners.extend(passage(zone).map(|square| origin.to(square)));
    corners
}

/// CA-MAP-19: The squares of passage before a zone.
fn passage(zone: &PlacedZone) -> impl Iterator<Item = Square> {
    let (dx, dy) = zone.inward.opposite().delta();
    let entrance = zone.entrance;
    (1..=i16::from(zone.passage)).map(move |step| entrance.by(i16::from(dx) * step, i16::from(dy) * step))
}

fn tiles(look: &Sight<'_>) -> Tiles {
    let state = &look.view.table;
    let Some(extent) = Extent::of(state) else { return Tiles::default() };
    let mut signs = vec![vec![' '; extent.width]; extent.height];
    let mut put = |square: Square, sign: char| {
        let (x, y) = extent.place(square);
        if let Some(place) = signs.get_mut(y).and_then(|row| row.get_mut(x)) {
            *place = sign;
        }
    };
    for zone in state.zones.iter() {
        for (dx, dy) in (0..zone.height).flat_map(|dy| (0..zone.width).map(move |dx| (dx, dy))) {
            let square = zone.corner.by(i16::from(dx), i16::from(dy));
            put(square, sign(state, square));
        }
        passage(zone).for_each(|square| put(square, sign(state, square)));
    }
    let used = |sign: &(char, &str, Option<&str>)| signs.iter().flatten().any(|used| *used == sign.0);
    Tiles {
        legend: GROUNDS.iter().filter(|sign| used(sign)).map(terrain).collect(),
        squares: signs.iter().map(|row| row.iter().collect()).collect(),
        left: u32::from(extent.corner.x()),
        top: u32::from(extent.corner.y()),
        columns: u32::from(WIDTH),
        rows: u32::from(HEIGHT),
        edges: Vec::new(),
        zones: state.zones.iter().enumerate().map(|(at, zone)| named(look, &extent, at, zone)).collect(),
    }
}

/// The kinds of ground: sign, kind and icon. The signs are those of scenario maps.
const GROUNDS: [(char, &str, Option<&str>); 17] = [
    ('#', "wall", None),
    ('.', "floor", None),
    ('o', "pillar", None),
    ('%', "rubble", Some("stone-pile")),
    ('~', "lava", Some("lava")),
    ('w', "swamp", Some("swamp")),
    ('=', "lava-bridge", Some("rope-bridge")),
    ('-', "swamp-bridge", Some("rope-bridge")),
    ('O', "hole", Some("hole")),
    ('+', "door", None),
    ('&', "locked-door", Some("padlock")),
    ('\'', "open-door", None),
    ('x', "exit", None),
    ('/', "broken-door", None),
    ('Q', "quest-exit", Some("exit-door")),
    ('*', "portal", Some("magic-portal")),
    ('<', "stairs", Some("stairs")),
];

fn terrain((sign, kind, icon): &(char, &str, Option<&str>)) -> Terrain {
    Terrain {
        id: sign.to_string(),
        kind: (*kind).to_owned(),
        name: Words::new(format!("ground-ca-{kind}")),
        icon: icon.map(str::to_owned),
        dim: false,
    }
}

/// The sign of a square, as this viewer knows it.
fn sign(state: &State, square: Square) -> char {
    use geometry::Ground;
    match state.grid.ground(square) {
        Ground::Wall => '#',
        Ground::Floor if state.other_end(square).is_some() => '<',
        Ground::Floor if leaf(state, square) == Some(Leaf::Broken) => '/',
        Ground::Floor | Ground::Low | Ground::Tall => '.',
        Ground::Pillar => 'o',
        Ground::Rubble => '%',
        Ground::Lava => '~',
        Ground::Swamp => 'w',
        Ground::LavaBridge => '=',
        Ground::SwampBridge => '-',
        Ground::Hole => 'O',
        Ground::ClosedDoor if leaf(state, square) == Some(Leaf::Locked) => '&',
        Ground::ClosedDoor => '+',
        Ground::OpenDoor => '\'',
        Ground::Exit => 'x',
        Ground::QuestExit => 'Q',
        Ground::Portal => '*',
    }
}

fn leaf(state: &State, square: Square) -> Option<Leaf> {
    state.gate_at(square).and_then(|gate| state.gates.get(gate.index())).map(|gate| gate.leaf)
}

/// CA-MAP-05: The game master knows the card of a zone, everybody else its number.
fn named(look: &Sight<'_>, extent: &Extent, at: usize, zone: &PlacedZone) -> Zone {
    let (x, y) = extent.place(zone.corner);
    let name = if look.view.is_master() {
        names::zone(look, zone.card)
    } else {
        look.say(Message::new("board-ca-zone").number("number", at as i64 + 1))
    };
    Zone {
        id: ids::zone(at + 1),
        name,
        x: x as i32,
        y: y as i32,
        width: u32::from(zone.width),
        height: u32::from(zone.height),
    }
}
