//! A grid of cards: names, signs and result rows, as much of them as there is room for.

use super::Sight;
use crate::app::Hit;
use crate::canvas::{Border, Canvas};
use crate::look::Role;
use crate::speech::{Speech, cut, width, wrapped};
use ratatui::layout::Rect;
use undercroft_table::{Board, Card, Cell, Face, Glyph, Grid, Ground, Row};

/// Signs in words, one after the other.
pub(crate) fn glyphs(speech: &Speech, glyphs: &[Glyph]) -> String {
    let mut all = String::new();
    for glyph in glyphs {
        // What ends in a colon announces the next one.
        all.push_str(match all.chars().last() {
            None => "",
            Some(':') => " ",
            Some(_) => ", ",
        });
        all.push_str(&speech.words(&glyph.says));
    }
    all
}

/// A row of a card's table: its sides, and in each the ways to choose from.
pub(crate) fn row_text(speech: &Speech, row: &Row) -> String {
    let side = |side: &Vec<Vec<Glyph>>| {
        let ways: Vec<String> = side.iter().map(|way| glyphs(speech, way)).collect();
        let ways = ways.join(" / ");
        if ways.is_empty() { "-".to_owned() } else { ways }
    };
    row.sides.iter().map(side).collect::<Vec<_>>().join(" | ")
}

/// Everything that is written on a card, in lines of so many columns; the rows that count now are marked.
pub(crate) fn card_lines(speech: &Speech, card: &Card, columns: usize) -> Vec<(String, bool)> {
    let banner = wrapped(&glyphs(speech, &card.banner), columns).into_iter().map(|line| (line, false));
    banner.chain(row_lines(speech, card, columns)).collect()
}

/// The same in so many lines: what a card says first is shortened for the sake of its results.
fn fitting_lines(speech: &Speech, card: &Card, columns: usize, most: usize) -> Vec<(String, bool)> {
    let rows = row_lines(speech, card, columns);
    let mut banner = wrapped(&glyphs(speech, &card.banner), columns);
    let room = most.saturating_sub(rows.len()).max(1);
    if banner.len() > room {
        banner.truncate(room);
        if let Some(last) = banner.last_mut() {
            *last = cut(&format!("{last} .."), columns);
        }
    }
    banner.into_iter().map(|line| (line, false)).chain(rows).collect()
}

/// The results on a card, and what is written below them.
fn row_lines(speech: &Speech, card: &Card, columns: usize) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    let plain = |text: &str, lines: &mut Vec<(String, bool)>| {
        lines.extend(wrapped(text, columns).into_iter().map(|line| (line, false)));
    };
    let keys = card.rows.iter().map(|row| width(&row.key)).max().unwrap_or(0);
    for row in &card.rows {
        let mark = if row.on { '►' } else { ' ' };
        let indent = if keys > 0 { keys + 2 } else { 1 };
        let text = wrapped(&row_text(speech, row), columns.saturating_sub(indent));
        for (at, line) in text.iter().enumerate() {
            let line = match (at, keys) {
                (0, 0) => format!("{mark}{line}"),
                (0, keys) => format!("{mark}{:keys$} {line}", row.key),
                _ => format!("{:indent$}{line}", ""),
            };
            lines.push((line, row.on));
        }
    }
    for text in &card.text {
        plain(&speech.words(text), &mut lines);
    }
    if let Some(worth) = &card.worth {
        plain(&speech.words(&worth.says), &mut lines);
    }
    lines
}

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    board: &Board,
    grid: &Grid,
    sight: &Sight<'_>,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let columns = grid.columns.max(1) as usize;
    let rows = grid.cells.len().div_ceil(columns).max(1);
    let wide = (usize::from(canvas.wide()) / columns).clamp(4, 30) as u16;
    let high = (usize::from(canvas.high()) / rows).clamp(3, 12) as u16;
    let left = canvas.wide().saturating_sub(wide * columns as u16) / 2;
    for (at, cell) in grid.cells.iter().enumerate() {
        let (x, y) = (left + (at % columns) as u16 * wide, (at / columns) as u16 * high);
        let mut place = canvas.part(x, y, wide, high);
        let (corner, size) = (place.corner(), (place.wide(), place.high()));
        let area = Rect { x: corner.0, y: corner.1, width: size.0, height: size.1 };
        hits.push((area, Hit::Thing(cell.id.clone())));
        draw_cell(&mut place, board, cell, sight);
    }
}

fn draw_cell(canvas: &mut Canvas<'_>, board: &Board, cell: &Cell, sight: &Sight<'_>) {
    let speech = sight.speech;
    let here: Vec<String> = board
        .pieces
        .iter()
        .filter(|piece| piece.at == cell.id)
        .map(|piece| sight.label(board, piece))
        .collect();
    let (numbers, highlighted) = sight.numbers(&cell.id);
    let focused = highlighted || sight.is_cursor(&cell.id);
    let (border, role) = match (focused, here.is_empty()) {
        (true, _) => (Border::Heavy, Role::Key),
        (false, false) => (Border::Double, Role::Text),
        (false, true) => (Border::Round, Role::Quiet),
    };
    let card = cell.card.as_deref();
    let known = card.filter(|card| card.face != Face::Down);
    let name = known.and_then(|card| card.name.as_ref()).or(cell.name.as_ref());
    let name = name.map(|name| speech.words(name)).unwrap_or_default();
    let wide = usize::from(canvas.wide());
    let high = canvas.high();
    let in_border = wide >= 14;
    let title =
        if in_border { cut(&name, wide.saturating_sub(4 + numbers.len() * 3)) } else { String::new() };
    let mut inside = canvas.frame(border, &title, role);
    let columns = usize::from(inside.wide());
    let mut row = 0;
    if !in_border {
        for line in wrapped(&name, columns).into_iter().take(3) {
            inside.text(0, row, &line, Role::Paper);
            row += 1;
        }
    }
    match card {
        Some(card) if card.face != Face::Down && in_border => {
            for (line, on) in fitting_lines(speech, card, columns, usize::from(inside.high())) {
                inside.within(0, row, columns, &line, if on { Role::Key } else { Role::Paper });
                row += 1;
            }
        }
        Some(card) if card.face == Face::Down => back(&mut inside),
        _ => {}
    }
    if let Some(under) = &cell.under {
        let at = i32::from(inside.high()) - 1;
        inside.text(0, at, &" ".repeat(columns), Role::Text);
        let says = Some(speech.words(&under.says)).filter(|says| width(says) <= columns);
        inside.within(0, at, columns, &says.unwrap_or_else(|| speech.brief(&under.says)), Role::Text);
    }
    // The lower border says who is here, whether somebody was, and which cell it is.
    let bottom = i32::from(high) - 1;
    if !here.is_empty() {
        canvas.text(2, bottom, &format!(" {} ", here.join("")), Role::Key);
    } else if cell.visited && wide > 12 {
        canvas.text(2, bottom, &format!(" {} ", speech.text("term-visited")), Role::Quiet);
    }
    canvas.right(wide as i32 - 1, bottom, &format!("{}", cell.number), Role::Quiet);
    if !numbers.is_empty() {
        let numbers: String = numbers.iter().map(|number| format!("[{number}]")).collect();
        canvas.right(wide as i32 - 1, 0, &numbers, if focused { Role::Focus } else { Role::Key });
    }
}

/// The open card that is pointed at on a grid; where none is, the one where somebody stands.
pub(crate) fn pointed_card<'p>(sight: &Sight<'p>) -> Option<&'p Card> {
    let board = sight.picture.boards.first()?;
    let Ground::Grid(grid) = &board.ground else { return None };
    let open = |id: &str| -> Option<&'p Card> {
        let cell = grid.cells.iter().find(|cell| cell.id == id)?;
        cell.card.as_deref().filter(|card| card.face != Face::Down)
    };
    let here = || board.pieces.iter().find_map(|piece| open(&piece.at));
    sight.cursor.and_then(open).or_else(here)
}

/// A card in a frame, as much of it as fits.
pub(crate) fn draw_card(canvas: &mut Canvas<'_>, card: &Card, speech: &Speech) {
    let (columns, most) = (usize::from(canvas.wide()) - 2, usize::from(canvas.high()) - 2);
    let lines = fitting_lines(speech, card, columns, most);
    let (wide, high) = (canvas.wide(), (lines.len().min(most) + 2) as u16);
    let name = card.name.as_ref().map(|name| speech.words(name)).unwrap_or_default();
    let mut part = canvas.part(0, 0, wide, high);
    let mut inside = part.frame(Border::Round, &name, Role::Quiet);
    for (row, (line, on)) in lines.iter().take(most).enumerate() {
        inside.within(0, row as i32, columns, line, if *on { Role::Key } else { Role::Paper });
    }
}

/// The back of a card.
fn back(canvas: &mut Canvas<'_>) {
    let (wide, high) = (i32::from(canvas.wide()), i32::from(canvas.high()));
    for y in 0..high {
        for x in 0..wide {
            let sign = match wide >= 14 {
                false => '░',
                true if (x + y * 2) % 4 == 0 => '∙',
                true => continue,
            };
            let style = canvas.look.style(Role::Quiet);
            canvas.put(x, y, sign, style);
        }
    }
}
