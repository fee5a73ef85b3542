//! Sheets: one in full, several in a strip, and the list of who acts when.

use crate::board::{Sight, label};
use crate::canvas::{Border, Canvas};
use crate::look::Role;
use crate::speech::{Speech, folded, listed, packed, width, wrapped};
use crate::things::{item_text, track_text};
use undercroft_table::{Group, Picture, Piece, PieceKind, Sheet, Track, Words};

/// The sheet of whoever acts, where the viewer plays it; else the viewer's own, or the first one.
pub(super) fn own(picture: &Picture) -> Option<&Sheet> {
    let mine = || picture.sheets.iter().filter(|sheet| !sheet.order && sheet.seat.is_some());
    let acts = mine().find(|sheet| {
        picture.turn.acts.iter().any(|thing| sheet.id == *thing || sheet.id == format!("sheet-{thing}"))
    });
    acts.or_else(|| mine().find(|sheet| sheet.seat == picture.viewer)).or_else(|| mine().next())
}

/// Every sheet of a person below each other, as far as they fit: the acting one first.
pub(super) fn column(canvas: &mut Canvas<'_>, picture: &Picture, speech: &Speech) {
    let first = own(picture);
    let mut row = first.map_or(0, |sheet| full(canvas, 0, sheet, speech));
    let others = picture.sheets.iter().filter(|sheet| !sheet.order && Some(*sheet) != first);
    for sheet in others {
        if row + 4 < i32::from(canvas.high()) {
            row = full(canvas, row + 1, sheet, speech);
        }
    }
}

/// Every other sheet of a person in few lines: numbers, then what is there. Gives the row after them.
pub(super) fn others(canvas: &mut Canvas<'_>, picture: &Picture, speech: &Speech) -> i32 {
    let (columns, high) = (usize::from(canvas.wide()).saturating_sub(2), i32::from(canvas.high()));
    let first = own(picture);
    let mut row = 0;
    let shown = |sheet: &&Sheet| !sheet.order && sheet.seat.is_some() && Some(*sheet) != first;
    for sheet in picture.sheets.iter().filter(shown) {
        let mut parts: Vec<String> = sheet.tracks.iter().map(|track| track_text(speech, track)).collect();
        let ails = sheet.conditions.iter().filter(|condition| condition.on);
        parts.extend(ails.map(|condition| format!("[{}]", speech.words(&condition.name))));
        let items = sheet.groups.iter().flat_map(|group| &group.items).filter(|item| item.figure.is_none());
        let items: Vec<String> = items.map(|item| item_text(speech, item)).collect();
        let lines: Vec<String> =
            packed(&parts, "  ", columns).into_iter().chain([listed(&items, ", ", columns)]).collect();
        if row + lines.len() as i32 + 1 > high {
            break;
        }
        canvas.within(1, row, columns, &speech.words(&sheet.title), Role::Key);
        row += 1;
        for line in lines.iter().filter(|line| !line.is_empty()) {
            canvas.text(1, row, line, Role::Text);
            row += 1;
        }
    }
    row
}

/// A track in one line: name, number and bar.
fn track(canvas: &mut Canvas<'_>, row: i32, track: &Track, speech: &Speech) {
    let columns = usize::from(canvas.wide());
    let text = track_text(speech, track);
    let used = canvas.within(1, row, columns.saturating_sub(1), &text, Role::Text) + 1;
    let pending = track.pending.as_ref().map_or(0, |pending| pending.by);
    if let Some(max) = track.max {
        let room = (columns as i32 - used - if pending == 0 { 0 } else { 4 }).max(0) as usize;
        if room >= 3 {
            canvas.bar(used, row, room.min(max as usize * 2).min(20), track.value, max, pending);
        }
    }
    if pending != 0 {
        canvas.right(
            columns as i32,
            row,
            &format!("{pending:+}"),
            if pending < 0 { Role::Bad } else { Role::Good },
        );
    }
}

/// A sheet from a row on. Gives the row after it.
pub(super) fn full(canvas: &mut Canvas<'_>, from: i32, sheet: &Sheet, speech: &Speech) -> i32 {
    let columns = usize::from(canvas.wide());
    let mut row = from;
    let signs: Vec<String> = sheet.signs.iter().map(|sign| speech.words(&sign.says)).collect();
    let after = canvas.within(1, row, columns - 1, &speech.words(&sheet.title), Role::Key);
    if let Some(subtitle) = &sheet.subtitle {
        let subtitle = speech.words(subtitle);
        if after as usize + width(&subtitle) + 3 <= columns {
            canvas.right(columns as i32, row, &subtitle, Role::Quiet);
        } else {
            row += 1;
            canvas.within(1, row, columns - 1, &subtitle, Role::Quiet);
        }
    }
    row += 1;
    if !signs.is_empty() {
        row = canvas.paragraph(1, row, columns.saturating_sub(1), &signs.join(" "), Role::Quiet);
    }
    for one in sheet.tracks.iter().filter(|one| one.max.is_some() || one.pending.is_some()) {
        track(canvas, row, one, speech);
        row += 1;
    }
    // Numbers without a bar stand beside each other.
    let bare = sheet.tracks.iter().filter(|one| one.max.is_none() && one.pending.is_none());
    let bare: Vec<String> = bare.map(|one| track_text(speech, one)).collect();
    for line in packed(&bare, "  ", columns.saturating_sub(1)) {
        canvas.text(1, row, &line, Role::Text);
        row += 1;
    }
    let ails = sheet.conditions.iter().filter(|condition| condition.on);
    for condition in ails {
        canvas.within(1, row, columns - 1, &format!("[{}]", speech.words(&condition.name)), Role::Bad);
        row += 1;
    }
    let high = i32::from(canvas.high());
    let lines = |group: &Group| {
        let items: Vec<String> = group.items.iter().map(|item| item_text(speech, item)).collect();
        let note = group.note.as_ref().map(|note| speech.words(note));
        // That there is nothing says what there is none of.
        let text = match (items.is_empty(), note) {
            (true, Some(note)) => note,
            (_, note) => {
                let all: Vec<String> = items.into_iter().chain(note).collect();
                speech.group(&speech.words(&group.name), &all.join(", "))
            }
        };
        wrapped(&text, columns.saturating_sub(2))
    };
    let told = || sheet.groups.iter().filter(|group| !group.items.is_empty() || group.note.is_some());
    // Where not all of it fits, what is not there is not told, and a group is told whole or not at all.
    let is_tight = row + told().map(|group| lines(group).len() as i32).sum::<i32>() > high;
    for group in told() {
        let lines = lines(group);
        if is_tight && (group.items.is_empty() || row + lines.len() as i32 > high) {
            continue;
        }
        for line in lines {
            canvas.text(1, row, &line, Role::Text);
            row += 1;
        }
    }
    if let Some(hand) = &sheet.hand {
        canvas.within(
            1,
            row,
            columns - 1,
            &format!("{} {}", speech.words(&hand.name), hand.count),
            Role::Text,
        );
        row += 1;
        for name in hand.cards.iter().filter_map(|card| card.name.as_ref()) {
            canvas.within(3, row, columns.saturating_sub(3), &speech.words(name), Role::Paper);
            row += 1;
        }
    }
    row
}

/// Who acts, in order, with what they have left.
pub(super) fn order(
    canvas: &mut Canvas<'_>,
    from: i32,
    sheet: &Sheet,
    picture: &Picture,
    sight: &Sight<'_>,
) -> i32 {
    let speech = sight.speech;
    let columns = usize::from(canvas.wide());
    let mut row = from;
    let title = speech.words(&sheet.title);
    let subtitle = sheet.subtitle.as_ref().map(|words| speech.words(words)).unwrap_or_default();
    let after = canvas.within(0, row, columns, &title, Role::Key) + 1;
    if after as usize + width(&subtitle) <= columns {
        canvas.text(after, row, &subtitle, Role::Quiet);
    }
    row += 1;
    let board = picture.boards.first();
    for item in sheet.groups.iter().flat_map(|group| &group.items) {
        if row >= i32::from(canvas.high()) {
            return row;
        }
        let piece = board.and_then(|board| {
            let piece = board.pieces.iter().find(|piece| Some(&piece.id) == item.piece.as_ref())?;
            Some((sight.label(board, piece), piece))
        });
        let name = speech.words(&item.name);
        let acts = piece.as_ref().is_some_and(|(_, piece)| picture.turn.acts.contains(&piece.id));
        let role = if acts { Role::Key } else { Role::Text };
        canvas.text(0, row, if acts { "►" } else { " " }, role);
        let Some((label, piece)) = piece else {
            canvas.within(4, row, columns.saturating_sub(4), &item_text(speech, item), role);
            row += 1;
            continue;
        };
        canvas.text(1, row, &label, role);
        // Name, life as a bar, and the points that are left.
        let numbers: Vec<String> = piece
            .tracks
            .iter()
            .map(|track| match track.max {
                Some(max) if columns >= 40 => format!("{}/{max}", track.value),
                _ => track.value.to_string(),
            })
            .collect();
        let points = piece.tracks.get(1).map(|track| {
            let value = track.value.max(0).unsigned_abs();
            let left = value.min(8) as usize;
            let spent = track.max.unwrap_or(value).saturating_sub(value).min(8) as usize;
            format!("{}{}", "◊".repeat(left), "∙".repeat(spent))
        });
        let points = points.unwrap_or_default();
        let bar = if columns >= 40 { 10 } else { 0 };
        let life = numbers.first().cloned().unwrap_or_default();
        let end = columns.saturating_sub(width(&points).max(6) + bar + 1);
        let room = end.saturating_sub(6 + width(&life));
        // A long name gives way to a short one, or to its first word.
        let first = || name.split(' ').next().unwrap_or_default().to_owned();
        let brief = [name.clone(), short(&item.name, speech), first()];
        let fits = brief.iter().find(|name| width(name) <= room).unwrap_or(&name);
        canvas.within(4, row, room, fits, role);
        canvas.right(end as i32 - 1, row, &life, role);
        if let (true, Some(track)) = (bar > 0, piece.tracks.first()) {
            let max = track.max.unwrap_or(track.value.max(0).unsigned_abs());
            canvas.bar(end as i32, row, bar, track.value, max, 0);
        }
        canvas.text((end + bar + 1) as i32, row, &points, Role::Key);
        row += 1;
    }
    row + i32::from(canvas.high() >= 20)
}

/// A name in fewer letters, where it has such a form. A mark that tells it from others alike stands before it already.
fn short(name: &Words, speech: &Speech) -> String {
    let brief = speech.brief(name);
    let short = brief.rsplit_once(' ').filter(|_| brief != speech.words(name)).map(|(name, _)| name);
    let form = || speech.texts.form(&name.key, "short").map(|form| folded(&form));
    short.map(str::to_owned).or_else(form).unwrap_or(brief)
}

/// How many rows the strip of sheets takes.
pub(super) fn strip_rows(wide: u16, high: u16) -> u16 {
    if wide >= 110 && high >= 36 { 5 } else { 2 }
}

/// What the letters of a strip without names mean.
pub(super) fn letters(picture: &Picture, speech: &Speech) -> Vec<String> {
    let sheet = picture.sheets.iter().find(|sheet| sheet.seat.is_some());
    let names = sheet.into_iter().flat_map(|sheet| &sheet.tracks).map(|track| speech.words(&track.name));
    names.collect()
}

/// Every sheet of a person side by side.
pub(super) fn strip(canvas: &mut Canvas<'_>, picture: &Picture, speech: &Speech) {
    let sheets: Vec<&Sheet> = picture.sheets.iter().filter(|sheet| sheet.seat.is_some()).collect();
    if sheets.is_empty() {
        return;
    }
    let wide = (usize::from(canvas.wide()) / sheets.len()).min(44) as u16;
    let high = canvas.high();
    for (at, sheet) in sheets.iter().enumerate() {
        let mut part = canvas.part(at as u16 * wide, 0, wide, high);
        let mine = sheet.seat == picture.viewer;
        let acts = sheet.seat.is_some_and(|seat| picture.turn.asked.contains(&seat));
        let role = if mine { Role::Key } else { Role::Text };
        // The letter by which its figure goes on the board.
        let figure = picture.boards.first().and_then(|board| {
            let own = |piece: &&Piece| piece.kind == PieceKind::Hero && piece.seat == sheet.seat;
            Some(label(board, board.pieces.iter().find(own)?, speech))
        });
        let title = speech.words(&sheet.title);
        let title = figure.map_or_else(|| title.clone(), |letter| format!("{letter} {title}"));
        if high < 5 {
            let columns = usize::from(wide).saturating_sub(1);
            part.text(0, 0, if acts { "►" } else { " " }, Role::Key);
            part.within(1, 0, columns.saturating_sub(1), &title, role);
            let number = |track: &Track| format!("{}{}", initial(&speech.words(&track.name)), track.value);
            let mut numbers: Vec<String> = sheet.tracks.iter().map(number).collect();
            let hand = sheet.hand.as_ref().map(|hand| (speech.words(&hand.name), hand.count));
            let is_counted = |name: &str| sheet.tracks.iter().any(|track| speech.words(&track.name) == name);
            let hand = hand.filter(|(name, _)| !is_counted(name));
            numbers.extend(hand.map(|(name, count)| format!("{}{count}", initial(&name))));
            // A sign that is as short as a number stands beside them.
            let signs = sheet.signs.iter().map(|sign| speech.words(&sign.says));
            numbers.extend(signs.filter(|sign| width(sign) <= 3));
            let numbers = packed(&numbers, " ", columns);
            let numbers = numbers.first().map(String::as_str).unwrap_or_default();
            part.text(0, 1, numbers, Role::Text);
            continue;
        }
        let border = if acts { Border::Double } else { Border::Round };
        let mut inside = part.frame(border, &title, role);
        for (row, one) in sheet.tracks.iter().take(2).enumerate() {
            track(&mut inside, row as i32, one, speech);
        }
        // The next number and signs stand in the lower border; inside what is held: one's own cards by name, of others how many, and which are known.
        let mut numbers = sheet.tracks.iter().skip(2).map(|track| track_text(speech, track));
        let below = numbers.next();
        let mut held: Vec<String> = numbers.collect();
        let signs: Vec<String> = sheet.signs.iter().map(|sign| speech.words(&sign.says)).collect();
        let columns = usize::from(inside.wide()).saturating_sub(1);
        if let Some(hand) = &sheet.hand {
            let names = hand.cards.iter().filter_map(|card| card.name.as_ref());
            let names: Vec<String> = names.map(|name| speech.words(name)).collect();
            let name = speech.words(&hand.name);
            if !sheet.tracks.iter().any(|track| speech.words(&track.name) == name) {
                held.push(format!("{name} {}", hand.count));
            }
            if mine && !names.is_empty() {
                held = vec![listed(&names, ", ", columns)];
            } else if !names.is_empty() {
                held = vec![speech.group(&held.join(" "), &names.join(", "))];
            }
        }
        inside.within(1, 2, columns, &held.join(" "), Role::Quiet);
        let bottom = i32::from(high) - 1;
        let room = usize::from(wide).saturating_sub(5);
        let signs = packed(&signs, " ", room).first().cloned().unwrap_or_default();
        if let Some(below) = below.filter(|text| width(text) + width(&signs) < room) {
            part.text(1, bottom, &format!(" {below} "), Role::Text);
        }
        if !signs.is_empty() {
            part.right(i32::from(wide) - 1, bottom, &format!(" {signs} "), Role::Quiet);
        }
    }
}

fn initial(name: &str) -> String {
    name.chars().take(1).collect()
}
