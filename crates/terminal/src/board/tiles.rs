//! A map of squares: walls joined from square to square, figures, furniture, prices and the way to where one points. What was seen and is not in sight is dim,
//! what is unknown is blank.

use super::Sight;
use crate::app::{Hit, way_to};
use crate::canvas::Canvas;
use crate::look::Role;
use ratatui::layout::Rect;
use std::collections::BTreeMap;
use undercroft_table::{Board, EdgeSide, MarkKind, PieceKind, Terrain, Tiles};

/// How many columns and rows a square takes.
const SIZES: [(i32, i32); 3] = [(3, 1), (4, 2), (6, 3)];

/// The part of a map that is drawn, and how large.
struct Window {
    wide: i32,
    high: i32,
    left: i32,
    top: i32,
}

fn extent(tiles: &Tiles) -> (i32, i32) {
    let wide = tiles.squares.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    (wide as i32, tiles.squares.len() as i32)
}

fn window(canvas: &Canvas<'_>, board: &Board, tiles: &Tiles, sight: &Sight<'_>) -> Window {
    let (columns, rows) = extent(tiles);
    // Numbers of the rows stand at the left, those of the columns on top.
    let (room_x, room_y) = (i32::from(canvas.wide()) - 3, i32::from(canvas.high()) - 1);
    let fits = |size: &&(i32, i32)| columns * size.0 <= room_x && rows * size.1 <= room_y;
    let best = SIZES.iter().rposition(|size| fits(&size)).unwrap_or(0) as i32;
    let at = (best + sight.zoom).clamp(0, SIZES.len() as i32 - 1);
    let (wide, high) = SIZES.get(at as usize).copied().unwrap_or((3, 1));
    let actor = board.pieces.iter().find(|piece| sight.acts(piece)).map(|piece| piece.at.as_str());
    let hero = board.pieces.iter().find(|piece| piece.kind == PieceKind::Hero).map(|piece| piece.at.as_str());
    let middle = sight.cursor.and_then(|cursor| tiles.place(cursor));
    let middle = middle.or_else(|| actor.or(hero).and_then(|at| tiles.place(at))).unwrap_or((0, 0));
    let begin = |middle: i32, room: i32, size: i32, all: i32| {
        let count = (room / size).max(1);
        (middle - count / 2).clamp(0, (all - count).max(0))
    };
    Window {
        wide,
        high,
        left: begin(middle.0 as i32, room_x, wide, columns),
        top: begin(middle.1 as i32, room_y, high, rows),
    }
}

/// What stands on one square.
#[derive(Clone, Default)]
struct Square {
    label: String,
    hero: bool,
    foe: bool,
    acts: bool,
    price: Option<i32>,
    danger: bool,
    path: bool,
    aim: bool,
}

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    board: &Board,
    tiles: &Tiles,
    sight: &Sight<'_>,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let window = window(canvas, board, tiles, sight);
    let squares: Vec<Vec<char>> = tiles.squares.iter().map(|row| row.chars().collect()).collect();
    let terrain = |sign: char| tiles.legend.iter().find(|terrain| terrain.id.starts_with(sign));
    let on_top = gather(board, tiles, sight);
    for (y, row) in squares.iter().enumerate() {
        let line = 1 + (y as i32 - window.top) * window.high;
        if line < 1 || line >= i32::from(canvas.high()) {
            continue;
        }
        canvas.right(2, line, &tiles.row(y).to_string(), Role::Quiet);
        for (x, sign) in row.iter().enumerate() {
            let column = 3 + (x as i32 - window.left) * window.wide;
            if column < 3 || column + window.wide > i32::from(canvas.wide()) {
                continue;
            }
            if line == 1 {
                canvas.text(column + 1, 0, &tiles.column(x).to_string(), Role::Quiet);
            }
            let at = format!("{},{}", tiles.column(x), tiles.row(y));
            let (corner_x, corner_y) = canvas.corner();
            let area = Rect {
                x: corner_x + column as u16,
                y: corner_y + line as u16,
                width: window.wide as u16,
                height: window.high as u16,
            };
            hits.push((area, Hit::Thing(at)));
            let known = terrain(*sign);
            if known.is_some_and(|terrain| terrain.kind == "wall") {
                wall(canvas, &squares, tiles, (x, y), (column, line), &window);
                continue;
            }
            square(canvas, known, *sign, on_top.get(&(x, y)), (column, line), &window);
        }
    }
    edges(canvas, tiles, &window);
}

/// Everything that stands on squares or is pointed out there.
fn gather(board: &Board, tiles: &Tiles, sight: &Sight<'_>) -> BTreeMap<(usize, usize), Square> {
    let mut all: BTreeMap<(usize, usize), Square> = BTreeMap::new();
    let marks = sight.choices.highlighted().map(|entry| entry.marks.as_slice()).unwrap_or_default();
    for mark in board.marks.iter().chain(marks) {
        for spot in &mark.spots {
            let Some(place) = tiles.place(&spot.at) else { continue };
            let square = all.entry(place).or_default();
            match mark.kind {
                MarkKind::Reach | MarkKind::Jump | MarkKind::Strike => {
                    square.price = spot.figure.or(square.price);
                }
                MarkKind::Danger => square.danger = true,
                MarkKind::Path | MarkKind::Line | MarkKind::Area => {
                    square.path = true;
                    square.price = spot.figure.or(square.price);
                }
            }
        }
    }
    // The way to where one points.
    let pointed = sight.cursor.filter(|_| sight.aiming);
    for spot in pointed.map(|cursor| way_to(sight.picture, cursor)).unwrap_or_default() {
        if let Some(place) = tiles.place(&spot.at) {
            all.entry(place).or_default().path = true;
        }
    }
    for piece in &board.pieces {
        let Some((x, y)) = tiles.place(&piece.at) else { continue };
        let size =
            piece.size.map_or((1, 1), |size| (size.width.max(1) as usize, size.height.max(1) as usize));
        for (dx, dy) in (0..size.0).flat_map(|dx| (0..size.1).map(move |dy| (dx, dy))) {
            let square = all.entry((x + dx, y + dy)).or_default();
            // Figures stand on top of furniture and tokens.
            let figure = matches!(piece.kind, PieceKind::Hero | PieceKind::Foe | PieceKind::Guest);
            if figure || square.label.is_empty() {
                square.label = sight.label(board, piece);
            }
            square.hero |= piece.kind == PieceKind::Hero;
            square.foe |= piece.kind == PieceKind::Foe;
            square.acts |= sight.acts(piece);
        }
    }
    let aimed = sight.cursor.and_then(|cursor| tiles.place(cursor));
    if let Some(place) = aimed {
        all.entry(place).or_default().aim = true;
    }
    all
}

fn square(
    canvas: &mut Canvas<'_>,
    terrain: Option<&Terrain>,
    sign: char,
    here: Option<&Square>,
    (column, line): (i32, i32),
    window: &Window,
) {
    let nothing = Square::default();
    let here = here.unwrap_or(&nothing);
    let dim = terrain.is_some_and(|terrain| terrain.dim);
    let ground = match terrain {
        Some(terrain) if terrain.kind == "floor" => "∙".to_owned(),
        Some(_) => sign.to_string(),
        None if sign == ' ' => " ".to_owned(),
        None => sign.to_string(),
    };
    let price = here.price.map(|price| price.to_string());
    let text = match (&here.label, &price) {
        (label, _) if !label.is_empty() => label.clone(),
        (_, Some(price)) => price.clone(),
        _ => ground,
    };
    let role = match here {
        square if square.aim => Role::Focus,
        square if square.foe => Role::Bad,
        square if square.hero => Role::Key,
        square if square.path => Role::Path,
        square if square.price.is_some() && square.label.is_empty() => Role::Reach,
        square if !square.label.is_empty() => Role::Paper,
        _ if dim => Role::Dim,
        _ if terrain.is_some_and(|terrain| terrain.kind == "floor") => Role::Quiet,
        _ => Role::Text,
    };
    let brackets = match here {
        square if square.aim => Some(('[', ']')),
        square if square.acts => Some(('(', ')')),
        square if square.path => Some(('‹', '›')),
        _ => None,
    };
    if here.aim || here.path || (here.price.is_some() && here.label.is_empty()) {
        for dy in 0..window.high {
            for dx in 0..window.wide {
                let style = canvas.look.style(role);
                canvas.put(column + dx, line + dy, ' ', style);
            }
        }
    }
    let mut after = canvas.text(column + 1, line, &text.chars().take(2).collect::<String>(), role);
    if here.danger && here.price.is_some() && here.label.is_empty() {
        after = canvas.text(after, line, "!", Role::Bad);
    }
    if let Some((before, behind)) = brackets {
        let style = canvas.look.style(role);
        canvas.put(column, line, before, style);
        if after < column + window.wide {
            canvas.put(after, line, behind, style);
        }
    }
}

/// A wall square that touches an open one, joined to its neighbours.
fn wall(
    canvas: &mut Canvas<'_>,
    squares: &[Vec<char>],
    tiles: &Tiles,
    (x, y): (usize, usize),
    (column, line): (i32, i32),
    window: &Window,
) {
    let sign = |dx: i32, dy: i32| {
        let (x, y) = (usize::try_from(x as i32 + dx).ok()?, usize::try_from(y as i32 + dy).ok()?);
        squares.get(y)?.get(x).copied()
    };
    let is_wall = |sign: char| {
        tiles.legend.iter().any(|terrain| terrain.id.starts_with(sign) && terrain.kind == "wall")
    };
    let is_open = |dx: i32, dy: i32| sign(dx, dy).is_some_and(|sign| sign != ' ' && !is_wall(sign));
    let around = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    if !around.iter().any(|(dx, dy)| is_open(*dx, *dy)) {
        return;
    }
    // Two walls are one where something open lies along both of them; rock behind them joins nothing.
    let joins = |dx: i32, dy: i32| {
        let along = [(dy, dx), (-dy, -dx), (dx + dy, dy + dx), (dx - dy, dy - dx)];
        sign(dx, dy).is_some_and(is_wall) && along.iter().any(|(x, y)| is_open(*x, *y))
    };
    let (up, down, left, right) = (joins(0, -1), joins(0, 1), joins(-1, 0), joins(1, 0));
    // Walls that stand in the open are blocks.
    let joint = match (up, down, left, right) {
        (false, false, false, false) => '█',
        (false, false, ..) => '═',
        (_, _, false, false) => '║',
        (false, true, false, true) => '╔',
        (false, true, true, false) => '╗',
        (true, false, false, true) => '╚',
        (true, false, true, false) => '╝',
        (true, true, false, true) => '╠',
        (true, true, true, false) => '╣',
        (false, true, true, true) => '╦',
        (true, false, true, true) => '╩',
        (true, true, true, true) => '╬',
    };
    let style = canvas.look.style(Role::Quiet);
    if joint == '█' {
        for (dx, sign) in [(0, '▐'), (1, '█'), (2, '▌')] {
            canvas.put(column + dx, line, sign, style);
        }
        return;
    }
    for dx in 0..window.wide {
        let sign = match dx {
            1 => joint,
            0 if left => '═',
            2.. if right => '═',
            _ => continue,
        };
        canvas.put(column + dx, line, sign, style);
    }
    for dy in 1..window.high {
        if down {
            canvas.put(column + 1, line + dy, '║', style);
        }
    }
}

/// Doors and walls between squares.
fn edges(canvas: &mut Canvas<'_>, tiles: &Tiles, window: &Window) {
    for edge in &tiles.edges {
        let (column, line) =
            (3 + (edge.x - window.left) * window.wide, 1 + (edge.y - window.top) * window.high);
        let (x, y, wall) = match edge.side {
            EdgeSide::Left => (column, line, '│'),
            EdgeSide::Right => (column + window.wide - 1, line, '│'),
            EdgeSide::Top => (column + 1, line, '─'),
            EdgeSide::Bottom => (column + 1, line + window.high - 1, '─'),
        };
        let style = canvas.look.style(Role::Text);
        canvas.put(x, y, if edge.kind == "wall" { wall } else { '+' }, style);
    }
}

/// What the signs of the ground, the furniture and the marks mean.
pub(super) fn legend(board: &Board, tiles: &Tiles, sight: &Sight<'_>) -> Vec<String> {
    let speech = sight.speech;
    let is_shown = |sign: &str| tiles.squares.iter().any(|row| row.contains(sign));
    let grounds = tiles
        .legend
        .iter()
        .filter(|terrain| !["wall", "floor"].contains(&terrain.kind.as_str()) && is_shown(&terrain.id));
    let mut lines: Vec<String> =
        grounds.map(|terrain| format!("{} {}", terrain.id, speech.words(&terrain.name))).collect();
    let things = board.pieces.iter().filter(|piece| !matches!(piece.kind, PieceKind::Hero | PieceKind::Foe));
    for piece in things {
        let line = format!("{} {}", sight.label(board, piece), speech.words(&piece.name));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    for mark in &board.marks {
        let sign = match mark.kind {
            MarkKind::Reach | MarkKind::Jump | MarkKind::Strike => '1',
            MarkKind::Danger => '!',
            MarkKind::Path | MarkKind::Line | MarkKind::Area => '‹',
        };
        lines.extend(mark.says.as_ref().map(|says| format!("{sign} {}", speech.words(says))));
    }
    lines.dedup();
    lines
}
