//! A fight and the dice on the table.

use crate::app::Hit;
use crate::board::{glyphs, row_text};
use crate::canvas::{Border, Canvas};
use crate::look::Role;
use crate::speech::{Speech, width, wrapped};
use crate::things::track_text;
use ratatui::layout::Rect;
use undercroft_table::{Die, Fight, Picture, Side};

/// A line of the panel of a fight, and what it is drawn as.
type Line = (String, Role);

fn side_lines(side: &Side, speech: &Speech, columns: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let push = |text: &str, role: Role, lines: &mut Vec<Line>| {
        lines.extend(wrapped(text, columns).into_iter().map(|line| (line, role)));
    };
    if let Some(subtitle) = &side.subtitle {
        push(&speech.words(subtitle), Role::Quiet, &mut lines);
    }
    for track in &side.tracks {
        push(&track_text(speech, track), Role::Text, &mut lines);
        if let Some(pending) = &track.pending {
            push(&speech.words(&pending.says), Role::Bad, &mut lines);
        }
    }
    if let Some(total) = &side.total {
        let terms: Vec<String> =
            total.terms.iter().filter_map(|term| Some(term.figure?.to_string())).collect();
        let sum = match terms.len() {
            0 | 1 => total.value.to_string(),
            _ => format!("{} = {}", terms.join(" + "), total.value),
        };
        push(&sum, if total.loses { Role::Bad } else { Role::Good }, &mut lines);
    }
    push(&glyphs(speech, &side.facts), Role::Text, &mut lines);
    for row in &side.rows {
        let mark = if row.on { "►" } else { " " };
        let text = format!("{mark}{:4} {}", row.key, row_text(speech, row));
        push(&text, if row.on { Role::Key } else { Role::Text }, &mut lines);
    }
    for note in &side.notes {
        push(&speech.words(note), Role::Quiet, &mut lines);
    }
    lines
}

fn is_shown(fight: &Fight, side: &Side) -> bool {
    // Whoever has a sheet on the table needs no second one.
    side.seat.is_none() || fight.sides.iter().all(|side| side.seat.is_some())
}

/// How many rows the panel of a fight would like to have.
pub(super) fn rows(picture: &Picture, speech: &Speech, columns: usize) -> u16 {
    let Some(fight) = &picture.fight else { return 0 };
    let sides = fight.sides.iter().filter(|side| is_shown(fight, side));
    sides.map(|side| side_lines(side, speech, columns.saturating_sub(2)).len() as u16 + 2).sum()
}

pub(super) fn panel(canvas: &mut Canvas<'_>, picture: &Picture, speech: &Speech) {
    let Some(fight) = &picture.fight else { return };
    let (wide, high) = (canvas.wide(), canvas.high());
    let mut row = 0;
    for side in fight.sides.iter().filter(|side| is_shown(fight, side)) {
        let lines = side_lines(side, speech, usize::from(wide).saturating_sub(2));
        let rows = (lines.len() as u16 + 2).min(high.saturating_sub(row));
        let mut part = canvas.part(0, row, wide, rows);
        let mut inside = part.frame(Border::Double, &speech.words(&side.name), Role::Text);
        for (at, (line, role)) in lines.iter().enumerate() {
            inside.text(0, at as i32, line, *role);
        }
        if let Some(track) = side.tracks.first()
            && let Some(max) = track.max
        {
            let by = track.pending.as_ref().map_or(0, |pending| pending.by);
            let at = i32::from(side.subtitle.is_some());
            let used = width(&track_text(speech, track)) as i32 + 1;
            let room = i32::from(inside.wide()) - used;
            if room > 3 {
                inside.bar(used, at, room as usize, track.value, max, by);
            }
        }
        row += rows;
    }
}

/// The dice, and beside them the question and what will happen if nothing is changed.
pub(super) fn dice(
    canvas: &mut Canvas<'_>,
    picture: &Picture,
    speech: &Speech,
    question: &str,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let mut x = 1;
    for die in &picture.dice {
        let face = match (die.face, &die.sign) {
            (Some(face), _) => face.to_string(),
            (None, Some(_)) => "*".to_owned(),
            (None, None) => " ".to_owned(),
        };
        let (border, role) = match (die.open, die.past) {
            (_, true) => (Border::Round, Role::Quiet),
            (true, false) => (Border::Heavy, Role::Key),
            (false, false) => (Border::Round, Role::Text),
        };
        let mut part = canvas.part(x, 0, 5, 3);
        let (left, top) = part.corner();
        hits.push((Rect { x: left, y: top, width: 5, height: 3 }, Hit::Thing(die.id.clone())));
        part.frame(border, "", role).text(0, 0, &format!("{face:^3}"), role);
        // The kind's letter, for whoever does not see its colour.
        let letter = speech.words(&die.name).chars().next().unwrap_or(' ');
        part.text(2, 2, &letter.to_string(), role);
        if let Some(worth) = die.worth.filter(|worth| Some(*worth) != die.face) {
            part.text(1, 0, &worth.to_string(), role);
        }
        x += 6;
    }
    let columns = usize::from(canvas.wide()).saturating_sub(usize::from(x) + 3);
    let x = i32::from(x) + 2;
    let below = canvas.paragraph(x, 0, columns, question, Role::Key);
    let told: Vec<String> = match &picture.fight {
        Some(fight) if !fight.forecast.is_empty() => {
            fight.forecast.iter().map(|words| speech.words(words)).collect()
        }
        _ => {
            let says =
                |die: &Die| Some(speech.group(&speech.words(&die.name), &speech.words(die.says.as_ref()?)));
            picture.dice.iter().filter_map(says).collect()
        }
    };
    for (row, line) in (below..).zip(wrapped(&told.join("  "), columns)) {
        canvas.text(x, row, &line, Role::Text);
    }
}
