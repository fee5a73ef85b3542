//! A cave of hexes, lying on its side: the rows of the picture are columns from right to left. Letters are those of the kinds of ground, so that they never
//! change their meaning; landmarks are words.

use super::Sight;
use crate::app::Hit;
use crate::canvas::Canvas;
use crate::look::Role;
use crate::speech::{Speech, cut};
use ratatui::layout::Rect;
use std::collections::BTreeMap;
use undercroft_table::{Board, Face, Graph, LinkKind, Piece, Space, SpaceState, ThingId};

/// The measures of one hex.
#[derive(Clone, Copy)]
struct Size {
    /// From one column of hexes to the next.
    pitch: i32,
    /// Lines for half a hex.
    half: i32,
    /// Columns inside at the widest place.
    inside: i32,
}

const SMALL: Size = Size { pitch: 6, half: 1, inside: 5 };
const LARGE: Size = Size { pitch: 8, half: 2, inside: 8 };

/// Icons whose things have a sign of their own on any map.
const SIGNS: [(&str, char); 2] = [("wolf-trap", '^'), ("super-mushroom", 'm')];

fn shown(graph: &Graph) -> impl Iterator<Item = &Space> {
    graph.spaces.iter().filter(|space| space.state != SpaceState::Out)
}

/// Column and half line of a space, from the upper left corner.
fn place(graph: &Graph, space: &Space) -> (i32, i32) {
    let last = shown(graph).map(|space| space.y).max().unwrap_or(0);
    let first = shown(graph).map(|space| space.x).min().unwrap_or(0);
    (last - space.y, space.x - first)
}

/// Columns and half lines of the whole.
fn extent(graph: &Graph) -> (i32, i32) {
    let places = || shown(graph).map(|space| place(graph, space));
    (places().map(|at| at.0).max().unwrap_or(0) + 1, places().map(|at| at.1).max().unwrap_or(0) + 1)
}

fn measure(graph: &Graph, columns: u16, rows: u16) -> Size {
    let (wide, high) = extent(graph);
    let fits = wide * LARGE.pitch + 2 <= i32::from(columns) && high * 2 + 3 <= i32::from(rows);
    if fits { LARGE } else { SMALL }
}

pub(super) fn wanted_rows(graph: &Graph, columns: u16, most: u16) -> u16 {
    let size = measure(graph, columns, most);
    let high = extent(graph).1 * size.half + if size.half == 2 { 3 } else { 2 };
    high as u16
}

pub(super) fn neighbour(graph: &Graph, from: &str, (dx, dy): (i32, i32)) -> Option<ThingId> {
    let here = place(graph, graph.spaces.iter().find(|space| space.id == from)?);
    let ahead = shown(graph).filter_map(|space| {
        let there = place(graph, space);
        // A column of hexes is about as wide as two half lines are high.
        let (x, y) = ((there.0 - here.0) * 2, there.1 - here.1);
        let forward = x * dx + y * dy;
        let aside = (x * dy).abs() + (y * dx).abs();
        (forward > 0 && aside <= forward * 2).then_some((forward + aside * 2, space))
    });
    ahead.min_by_key(|(far, _)| *far).map(|(_, space)| space.id.clone())
}

/// The small letter of what lies on a space.
fn letter(space: &Space) -> Option<char> {
    if space.state == SpaceState::Unknown {
        return Some('?');
    }
    space.card.as_ref().filter(|card| card.face != Face::Down).and_then(|card| card.kind.chars().next())
}

fn signs(space: &Space) -> String {
    let sign = |icon: &str| SIGNS.iter().find(|(known, _)| *known == icon).map_or('!', |(_, sign)| *sign);
    space.signs.iter().map(|glyph| glyph.icon.as_deref().map_or('!', sign)).collect()
}

/// What a space is called: a landmark by its name, other ground by what lies there.
fn word(space: &Space, speech: &Speech) -> String {
    match (&space.name, &space.card) {
        (Some(name), Some(card)) if card.face != Face::Down => speech.words(name).to_uppercase(),
        (Some(name), _) => speech.words(name).to_lowercase(),
        (None, _) if space.state == SpaceState::Unknown => "?".to_owned(),
        (None, Some(card)) => card.name.as_ref().map(|name| speech.words(name)).unwrap_or_default(),
        (None, None) => String::new(),
    }
}

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    board: &Board,
    graph: &Graph,
    sight: &Sight<'_>,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let size = measure(graph, canvas.wide(), canvas.high());
    let (columns, _) = extent(graph);
    let left = ((i32::from(canvas.wide()) - columns * size.pitch - 1) / 2).max(0);
    // A window that is too low shows the rows around what is pointed at.
    let rows = extent(graph).1 * size.half + 2;
    let spare = (rows - i32::from(canvas.high())).max(0);
    let focus = sight.cursor.and_then(|id| graph.spaces.iter().find(|space| space.id == id));
    let focus = focus.map_or(0, |space| place(graph, space).1 * size.half);
    let lift = (focus - i32::from(canvas.high()) / 2).clamp(0, spare);
    for space in shown(graph) {
        let (column, half) = place(graph, space);
        let (x, y) = (left + column * size.pitch, 1 + half * size.half - lift);
        outline(canvas, size, x, y);
        let (corner_x, corner_y) = canvas.corner();
        if let (Ok(row), Ok(at)) = (u16::try_from(y), u16::try_from(x + 1)) {
            let area = Rect {
                x: corner_x + at,
                y: corner_y + row,
                width: size.inside as u16,
                height: size.half as u16 * 2,
            };
            hits.push((area, Hit::Thing(space.id.clone())));
        }
    }
    walls(canvas, graph, size, left, lift);
    if size.half == 1 {
        outside(canvas, graph, left, lift, sight.speech);
    }
    for space in shown(graph) {
        let (column, half) = place(graph, space);
        let (x, y) = (left + column * size.pitch, 1 + half * size.half - lift);
        let pieces: Vec<&Piece> = board.pieces.iter().filter(|piece| piece.at == space.id).collect();
        content(canvas, size, (x, y), board, space, &pieces, sight);
    }
}

/// The same in so many columns: in fewer letters, or the part of them that tells it from others.
fn large_word(space: &Space, speech: &Speech, columns: usize) -> String {
    let full = word(space, speech);
    let name = space.card.as_ref().and_then(|card| card.name.as_ref()).filter(|_| space.name.is_none());
    match name {
        Some(name) if full.chars().count() > columns => {
            let brief = speech.brief(name);
            match brief.rsplit_once(", ") {
                Some((_, last)) if brief.chars().count() > columns => last.to_owned(),
                _ => brief,
            }
        }
        _ => full,
    }
}

/// The whole names of landmarks that are written in fewer letters, beside them where no other hex is.
fn outside(canvas: &mut Canvas<'_>, graph: &Graph, left: i32, lift: i32, speech: &Speech) {
    let style = canvas.look.style(Role::Quiet);
    let is_free = |at: (i32, i32)| shown(graph).all(|space| place(graph, space) != at);
    for space in shown(graph) {
        let Some(name) = &space.name else { continue };
        let (column, half) = place(graph, space);
        let (full, brief) = (speech.words(name), speech.brief(name));
        if full == brief || full.chars().count() <= 5 {
            continue;
        }
        let (x, y) = (left + column * SMALL.pitch + SMALL.inside + 2, 1 + half - lift);
        let text = format!("◄ {full}");
        for (row, next) in [(y - 1, half - 1), (y + 1, half + 1)] {
            if is_free((column + 1, next)) && canvas.is_blank(x, row, text.chars().count() + 1) {
                canvas.styled(x, row, &text, style);
                break;
            }
        }
    }
}

fn outline(canvas: &mut Canvas<'_>, size: Size, x: i32, y: i32) {
    let style = canvas.look.style(Role::Quiet);
    let wide = size.inside;
    if size.half == 1 {
        for at in 1..=wide {
            canvas.put(x + at, y - 1, '_', style);
            canvas.put(x + at, y + 1, '_', style);
        }
        for (dx, dy, sign) in [(0, 0, '╱'), (wide + 1, 0, '╲'), (0, 1, '╲'), (wide + 1, 1, '╱')] {
            canvas.put(x + dx, y + dy, sign, style);
        }
        return;
    }
    for at in 2..wide {
        canvas.put(x + at, y - 1, '_', style);
        canvas.put(x + at, y + 3, '_', style);
    }
    let edges = [
        (1, 0, '╱'),
        (wide, 0, '╲'),
        (0, 1, '╱'),
        (wide + 1, 1, '╲'),
        (0, 2, '╲'),
        (wide + 1, 2, '╱'),
        (1, 3, '╲'),
        (wide, 3, '╱'),
    ];
    for (dx, dy, sign) in edges {
        canvas.put(x + dx, y + dy, sign, style);
    }
}

fn walls(canvas: &mut Canvas<'_>, graph: &Graph, size: Size, left: i32, lift: i32) {
    let style = canvas.look.style(Role::Text);
    let find = |id: &str| shown(graph).find(|space| space.id == id).map(|space| place(graph, space));
    for link in graph.links.iter().filter(|link| link.kind == LinkKind::Wall) {
        let (Some(a), Some(b)) = (find(&link.from), find(&link.to)) else { continue };
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        let (x, y) = (left + a.0 * size.pitch, 1 + a.1 * size.half - lift);
        let wide = size.inside;
        let places: Vec<(i32, i32)> = match (size.half, b.0 - a.0, (b.1 - a.1).signum()) {
            (1, 1, -1) => vec![(wide + 1, 0)],
            (1, 1, _) => vec![(wide + 1, 1)],
            (1, ..) => (1..=wide).map(|at| (at, 1)).collect(),
            (_, 1, -1) => vec![(wide, 0), (wide + 1, 1)],
            (_, 1, _) => vec![(wide + 1, 2), (wide, 3)],
            _ => (2..wide).map(|at| (at, 3)).collect(),
        };
        for (dx, dy) in places {
            canvas.put(x + dx, y + dy, '█', style);
        }
    }
}

fn content(
    canvas: &mut Canvas<'_>,
    size: Size,
    (x, y): (i32, i32),
    board: &Board,
    space: &Space,
    pieces: &[&Piece],
    sight: &Sight<'_>,
) {
    let (numbers, highlighted) = sight.numbers(&space.id);
    let focused = highlighted || sight.is_cursor(&space.id);
    let number = numbers.first().map(ToString::to_string).unwrap_or_default();
    let who: Vec<String> = pieces
        .iter()
        .map(|piece| {
            let label = sight.label(board, piece);
            let own = piece.seat.is_some() && piece.seat == sight.picture.viewer;
            if own { format!("({label})") } else { label }
        })
        .collect();
    let room = size.inside as usize;
    // Whoever has no room is counted.
    let shortened = (0..=who.len()).rev().map(|shown| match who.len() - shown {
        0 => who.concat(),
        more => format!("{}+{more}", who.iter().take(shown).map(String::as_str).collect::<String>()),
    });
    let who = shortened.into_iter().find(|text| text.chars().count() <= room).unwrap_or_default();
    let ground = match space.state {
        SpaceState::Unknown => Role::Dim,
        _ if space.name.is_some() => Role::Paper,
        _ => Role::Text,
    };
    let role = if focused {
        Role::Focus
    } else if numbers.is_empty() {
        ground
    } else {
        Role::Reach
    };
    let signs = signs(space);
    if size.half == 1 {
        let middle = if let Some(name) = &space.name {
            let full = word(space, sight.speech);
            let brief = sight.speech.brief(name);
            let is_open = full.chars().any(char::is_uppercase);
            match full.chars().count() <= 5 {
                true => full,
                false if is_open => brief.to_uppercase(),
                false => brief.to_lowercase(),
            }
        } else {
            format!("{}{signs}", letter(space).map(String::from).unwrap_or_default())
        };
        let mut line = match number.is_empty() {
            true => format!("{middle:^5}"),
            false => format!("{number} {middle:<4}").chars().take(5).collect(),
        };
        if focused {
            line = format!("►{:^3}◄", line.trim().chars().take(3).collect::<String>());
        }
        canvas.text(x + 1, y, &cut(&line, 5), role);
        if !who.is_empty() {
            canvas.text(x + 1 + (5 - who.chars().count().min(5) as i32) / 2, y + 1, &cut(&who, 5), Role::Key);
        }
        return;
    }
    let full =
        format!("{}{signs}", large_word(space, sight.speech, 8usize.saturating_sub(signs.chars().count())));
    if !number.is_empty() {
        let number = if focused { format!("►[{number}]◄") } else { format!(" [{number}]") };
        canvas.text(x + 2, y, &cut(&format!("{number:<6}"), 6), role);
    } else if focused {
        canvas.text(x + 2, y, "►    ◄", role);
    }
    canvas.text(x + 1, y + 1, &format!("{:^8}", cut(&full, 8)), role);
    canvas.text(
        x + 1,
        y + 2,
        &format!("{:^8}", cut(&who, 8)),
        if who.is_empty() { ground } else { Role::Key },
    );
}

/// What the letters, signs and capitals stand for.
pub(super) fn legend(graph: &Graph, sight: &Sight<'_>) -> Vec<String> {
    let speech = sight.speech;
    let mut letters: BTreeMap<char, String> = BTreeMap::new();
    for space in shown(graph).filter(|space| space.name.is_none()) {
        if let (Some(letter), Some(card)) = (letter(space).filter(|sign| *sign != '?'), &space.card)
            && let Some(name) = &card.name
        {
            letters.insert(letter, speech.brief(name));
        }
    }
    let mut lines: Vec<String> =
        letters.into_iter().map(|(letter, name)| format!("{letter} {name}")).collect();
    for space in shown(graph) {
        for sign in &space.signs {
            let known = SIGNS.iter().find(|(icon, _)| sign.icon.as_deref() == Some(*icon));
            let line = format!("{} {}", known.map_or('!', |(_, sign)| *sign), speech.brief(&sign.says));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines.push(format!("? {}", speech.text("term-unknown")));
    if graph.links.iter().any(|link| link.kind == LinkKind::Wall) {
        lines.push(format!("█ {}", speech.text("term-wall")));
    }
    // Heroes stand with their letters on the sheets below the map.
    lines.extend(sight.picture.viewer.map(|_| speech.text("term-you-here")));
    lines
}
