//! A fight and the dice on the table.

use crate::app::Hit;
use crate::board::{glyphs, row_text};
use crate::canvas::{Border, Canvas};
use crate::choices::{Choices, Entry};
use crate::look::Role;
use crate::speech::{Speech, width, wrapped};
use crate::things::track_text;
use ratatui::layout::Rect;
use undercroft_table::{Die, Fight, Picture, Side};

/// A line of the panel of a fight, and what it is drawn as.
type Line = (String, Role);

/// The lines of a side, at most so many: what its card says last is never left out, what stands elsewhere too is.
fn side_lines(side: &Side, speech: &Speech, columns: usize, most: usize) -> Vec<Line> {
    let all = all_lines(side, speech, columns);
    if all.len() <= most {
        return all;
    }
    // What will happen stands beside the dice, and what it is at the top of the table.
    let mut side = side.clone();
    side.subtitle = None;
    side.tracks.iter_mut().for_each(|track| track.pending = None);
    all_lines(&side, speech, columns)
}

fn all_lines(side: &Side, speech: &Speech, columns: usize) -> Vec<Line> {
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
    sides.map(|side| all_lines(side, speech, columns.saturating_sub(2)).len() as u16 + 2).sum()
}

pub(super) fn panel(canvas: &mut Canvas<'_>, picture: &Picture, speech: &Speech) {
    let Some(fight) = &picture.fight else { return };
    let (wide, high) = (canvas.wide(), canvas.high());
    let mut row = 0;
    for side in fight.sides.iter().filter(|side| is_shown(fight, side)) {
        let most = usize::from(high.saturating_sub(row + 2));
        let lines = side_lines(side, speech, usize::from(wide).saturating_sub(2), most);
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
            let text = track_text(speech, track);
            let at = lines.iter().position(|(line, _)| *line == text).unwrap_or(0) as i32;
            let used = width(&text) as i32 + 1;
            let room = i32::from(inside.wide()) - used;
            if room > 3 {
                inside.bar(used, at, room as usize, track.value, max, by);
            }
        }
        row += rows;
    }
}

/// What will happen if nothing is changed: of the fight, or of each die.
fn told(picture: &Picture, speech: &Speech) -> String {
    match &picture.fight {
        Some(fight) if !fight.forecast.is_empty() => {
            fight.forecast.iter().map(|words| speech.words(words)).collect::<Vec<_>>().join("  ")
        }
        _ => {
            let says =
                |die: &Die| Some(speech.group(&speech.words(&die.name), &speech.words(die.says.as_ref()?)));
            speech.texts.join(&picture.dice.iter().filter_map(says).collect::<Vec<_>>())
        }
    }
}

/// How many columns the dice leave to words.
fn beside(picture: &Picture, wide: u16) -> usize {
    usize::from(wide).saturating_sub(picture.dice.len() * 6 + 4)
}

/// How many rows dice and words take.
pub(super) fn dice_rows(picture: &Picture, speech: &Speech, question: &str, wide: u16) -> u16 {
    let columns = beside(picture, wide);
    let words = wrapped(question, columns).len() + wrapped(&told(picture, speech), columns).len();
    (words as u16).clamp(3, 5)
}

/// The dice, and beside them the question and what will happen if nothing is changed.
pub(super) fn dice(
    canvas: &mut Canvas<'_>,
    picture: &Picture,
    speech: &Speech,
    question: &str,
    choices: &Choices,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let mut x = 1;
    for die in &picture.dice {
        let worth = die.worth.filter(|worth| Some(*worth) != die.face);
        let face = match (die.face, &die.sign) {
            (Some(face), _) => worth.map_or_else(|| face.to_string(), |worth| format!("{face}={worth}")),
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
        let letter = speech.texts.form(&die.name.key, "letter");
        let letter = letter.unwrap_or_else(|| speech.words(&die.name).chars().take(1).collect());
        part.text(2, 2, &letter, role);
        // The numbers of the choices about it, as on cards and spaces.
        let about = |entry: &Entry| entry.things.first() == Some(&die.id);
        let numbers = (1..10).zip(choices.entries()).filter(|(_, entry)| about(entry));
        for (at, (number, _)) in numbers.take(2).enumerate() {
            part.text(1 + 2 * at as i32, 0, &number.to_string(), Role::Key);
        }
        x += 6;
    }
    let columns = beside(picture, canvas.wide());
    let x = i32::from(x) + 2;
    let below = canvas.paragraph(x, 0, columns, question, Role::Key);
    for (row, line) in (below..).zip(wrapped(&told(picture, speech), columns)) {
        canvas.text(x, row, &line, Role::Text);
    }
}
