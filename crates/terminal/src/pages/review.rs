//! A match looked at again: the chance to win as a graph, where it turned, and what each moment had to choose from.

use super::Page;
use super::advice::{draw_choice, percent, points};
use crate::app::{App, Key};
use crate::canvas::{Border, Canvas};
use crate::host::{CERTAIN, Review, ReviewMoment, Thought};
use crate::look::Role;
use crate::speech::{Speech, folded, width, wrapped};
use undercroft_kernel::Arg;
use undercroft_table::LogLine;

/// What a row of strokes below the graph tells of a moment.
type Stroke = fn(&ReviewMoment) -> i32;

/// The dots of a braille character, by row and column.
const DOTS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
/// The size from which on lists stand below the graph.
const ROOMY: (u16, u16) = (100, 32);

impl App {
    /// Opens the review, or asks how far it is.
    pub(crate) fn ask_review(&mut self) {
        match self.host.review() {
            Thought::Ready(review) => {
                let at = review.turning_points.first().copied().unwrap_or_default();
                let told = self.host.log();
                self.page = Page::Review { review, at, told };
            }
            Thought::Working { done, of } => self.page = Page::Reviewing { done, of },
            Thought::Refused(why) => {
                self.page = Page::Table;
                self.tell(&why);
            }
        }
    }

    /// Keys of a review: along the match, and from one turning point to the next.
    pub(super) fn press_on_review(&mut self, key: Key) {
        let Page::Review { review, at, .. } = &mut self.page else { return };
        let last = review.moments.len().saturating_sub(1);
        let turns = turns(review);
        match key {
            Key::Left => *at = at.saturating_sub(1),
            Key::Right => *at = (*at + 1).min(last),
            Key::Home => *at = 0,
            Key::End => *at = last,
            Key::Down | Key::Tab => {
                let next = turns.iter().find(|point| **point > *at).or(turns.first());
                *at = next.copied().unwrap_or(*at);
            }
            Key::Up => {
                let before = turns.iter().rev().find(|point| **point < *at).or(turns.last());
                *at = before.copied().unwrap_or(*at);
            }
            Key::Char('w') => *at = worst(review).first().copied().unwrap_or(*at),
            Key::Char(digit @ '1'..='9') => {
                let number = digit.to_digit(10).unwrap_or(1) as usize;
                *at = turns.get(number - 1).copied().unwrap_or(*at);
            }
            Key::Enter | Key::Char('b') => {
                let moment = review.moments.get(*at).map(|moment| moment.moment);
                self.page = Page::Table;
                self.look_back(moment);
                if key == Key::Char('b') {
                    self.branch();
                }
            }
            _ => {}
        }
    }
}

/// The places of the turning points, in order of time: the first one has number 1.
fn turns(review: &Review) -> Vec<usize> {
    let mut turns = review.turning_points.clone();
    turns.sort_unstable();
    turns
}

/// The places of the decisions that lost something, the worst one first.
fn worst(review: &Review) -> Vec<usize> {
    let loss = |place: &usize| review.moments.get(*place).map_or(0, |moment| moment.strokes.decision);
    let mut lost: Vec<usize> = (0..review.moments.len()).filter(|place| loss(place) < 0).collect();
    lost.sort_by_key(loss);
    lost
}

/// What a moment changed in all.
fn change(moment: &ReviewMoment) -> i32 {
    moment.strokes.decision + moment.strokes.dice + moment.strokes.others
}

/// The decision of a moment in one sentence, with what would have been better; none where it lost nothing.
fn told_decision(moment: &ReviewMoment, speech: &Speech) -> Option<String> {
    let (chosen, best) = (moment.choices.get(moment.chosen?)?, moment.choices.first()?);
    let args = [
        ("step", Arg::Number(i64::from(moment.moment) + 1)),
        ("chosen", Arg::Word(speech.words(&chosen.says))),
        ("points", Arg::Word(points(speech, moment.strokes.decision))),
        ("best", Arg::Word(speech.words(&best.says))),
        ("percent", Arg::Word(percent(speech, moment.before))),
    ];
    (moment.strokes.decision < 0).then(|| folded(&speech.texts.text("review-moment-decision", &args)))
}

/// A moment in one sentence: what lost or won so much there.
fn told_moment(moment: &ReviewMoment, speech: &Speech) -> String {
    let strokes = moment.strokes;
    let step = ("step", Arg::Number(i64::from(moment.moment) + 1));
    let chosen = moment.chosen.and_then(|place| moment.choices.get(place));
    match (told_decision(moment, speech), chosen) {
        (Some(told), _) if strokes.decision.abs() >= strokes.dice.abs().max(strokes.others.abs()) => told,
        (_, Some(chosen)) if strokes.dice.abs() >= strokes.others.abs() => {
            let (chosen, points) = (speech.words(&chosen.says), points(speech, strokes.dice));
            let args = [step, ("chosen", Arg::Word(chosen)), ("points", Arg::Word(points))];
            folded(&speech.texts.text("review-moment-dice", &args))
        }
        _ => {
            let points = points(speech, change(moment));
            folded(&speech.texts.text("review-moment-others", &[step, ("points", Arg::Word(points))]))
        }
    }
}

pub(super) fn draw_progress(canvas: &mut Canvas<'_>, done: u32, of: u32, speech: &Speech) {
    let mut inside = canvas.frame(Border::Double, &speech.text("term-review-title"), Role::Key);
    let columns = i32::from(inside.wide()) - 2;
    inside.text(1, 0, &speech.text("review-progress"), Role::Text);
    let style = inside.look.style(Role::Key);
    for x in 0..columns {
        let filled = (x as u32) * of.max(1) < done * (columns.max(1) as u32);
        inside.put(1 + x, 1, if filled { '▆' } else { '▁' }, style);
    }
    inside.text(1, 2, &format!("{done}/{of}"), Role::Quiet);
}

pub(super) fn draw(canvas: &mut Canvas<'_>, review: &Review, at: usize, told: &[LogLine], speech: &Speech) {
    let (wide, high) = (canvas.wide(), canvas.high());
    canvas.paint_row(0, 0, i32::from(wide), Role::Bar);
    canvas.within(1, 0, usize::from(wide) - 2, &speech.text("term-review-title"), Role::Key);
    let total = review.total;
    let others = if total.others == 0 { "none" } else { "some" };
    let won = if review.end == CERTAIN { "yes" } else { "no" };
    let headline = speech.with(
        "review-headline",
        &[
            ("won", won),
            ("dice", &points(speech, total.dice)),
            ("decisions", &points(speech, total.decision)),
            ("others", others),
            ("others-points", &points(speech, total.others)),
        ],
    );
    let columns = usize::from(wide).saturating_sub(2);
    let row = canvas.paragraph(1, 1, columns, &headline, Role::Text);
    let start = speech.with("review-start", &[("percent", &percent(speech, review.start))]);
    let row = canvas.paragraph(1, row, columns, &start, Role::Quiet);
    let room = high.saturating_sub(row as u16);
    let roomy = wide >= ROOMY.0 && high >= ROOMY.1;
    let graph_rows = (room / 2).clamp(3, if roomy { 20 } else { 17 });
    let mut graph = canvas.part(0, row as u16, wide, graph_rows);
    draw_graph(&mut graph, review, at, speech, roomy);
    let below = row as u16 + graph_rows;
    let rest = high.saturating_sub(below);
    let moment = review.moments.get(at);
    if !roomy {
        let mut part = canvas.part(0, below, wide, rest);
        if let Some(moment) = moment {
            draw_moment(&mut part, review, moment, told, speech);
        }
        return;
    }
    let left = wide / 2;
    let mut part = canvas.part(0, below, left, rest);
    draw_lists(&mut part, review, at, speech);
    let style = canvas.look.style(Role::Quiet);
    for y in below..high {
        canvas.put(i32::from(left), i32::from(y), if y == below { '┬' } else { '│' }, style);
    }
    let mut part = canvas.part(left + 1, below, wide - left - 1, rest);
    if let Some(moment) = moment {
        draw_moment(&mut part, review, moment, told, speech);
    }
}

/// The turning points with their numbers, and below them the decisions that lost most.
fn draw_lists(canvas: &mut Canvas<'_>, review: &Review, at: usize, speech: &Speech) {
    let (columns, high) = (usize::from(canvas.wide()).saturating_sub(7), i32::from(canvas.high()));
    let turns = turns(review);
    canvas.rule(0, &speech.text("review-turning-points"), "");
    let mut row = 1;
    let list = |canvas: &mut Canvas<'_>, mut row: i32, mark: &str, place: usize, told: &str| {
        let role = if place == at { Role::Key } else { Role::Text };
        let lines = wrapped(told, columns);
        if row + lines.len() as i32 > high {
            return row;
        }
        canvas.text(0, row, if place == at { "►" } else { " " }, Role::Key);
        canvas.text(2, row, mark, Role::Key);
        for line in lines {
            canvas.text(5, row, &line, role);
            row += 1;
        }
        row
    };
    for (number, place) in turns.iter().take(9).enumerate() {
        let Some(moment) = review.moments.get(*place) else { continue };
        row = list(canvas, row, &(number + 1).to_string(), *place, &told_moment(moment, speech));
    }
    let slips: Vec<usize> = worst(review).into_iter().filter(|place| !turns.contains(place)).collect();
    if slips.is_empty() || row + 2 >= high {
        return;
    }
    canvas.part(0, row as u16, columns as u16 + 7, 1).rule(0, &speech.text("review-decisions"), "");
    row += 1;
    for place in slips.into_iter().take(5) {
        let told = review.moments.get(place).and_then(|moment| told_decision(moment, speech));
        row = list(canvas, row, "", place, &told.unwrap_or_default());
    }
}

/// How high the stroke of a column is, by the points that it changed.
const fn stroke(points: i32) -> char {
    match points.unsigned_abs() {
        0..100 => ' ',
        100..300 => '▁',
        300..800 => '▃',
        800..2000 => '▆',
        _ => '█',
    }
}

/// The chance to win over the match in braille: two dots a column, four a row. The moment that is looked at has a line; turning points have their number below
/// the graph and, where there is room, what they changed beside it. Below, in a roomy window, what dice and choices changed at each moment.
fn draw_graph(canvas: &mut Canvas<'_>, review: &Review, at: usize, speech: &Speech, roomy: bool) {
    let names =
        ["term-review-lucky", "term-review-unlucky", "term-review-choice"].map(|key| speech.text(key));
    let below = if roomy { names.len() as i32 } else { 0 };
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0) as i32 + 2;
    let left = if roomy { widest.max(6) } else { 6 };
    let columns = (i32::from(canvas.wide()) - left - 1).max(1);
    let rows = i32::from(canvas.high()) - 1 - below;
    if rows < 1 {
        return;
    }
    let mut chances: Vec<i32> = review.moments.iter().map(|moment| moment.before).collect();
    chances.push(review.end);
    let count = chances.len().max(2) as i32;
    let (wide, high) = (columns * 2, rows * 4);
    let height = |chance: i32| (CERTAIN - chance.clamp(0, CERTAIN)) * (high - 1) / CERTAIN;
    for quarter in 0..=4 {
        let row = (rows - 1) * quarter / 4;
        let chance = speech.with("term-percent", &[("percent", &(100 - 25 * quarter).to_string())]);
        canvas.right(left - 1, row, &chance, Role::Quiet);
        let style = canvas.look.style(Role::Dim);
        (0..columns).for_each(|x| canvas.put(left + x, row, '┈', style));
    }
    let column = |place: usize| left + place as i32 * (wide - 1) / (count - 1) / 2;
    let style = canvas.look.style(Role::Quiet);
    (0..rows).for_each(|row| canvas.put(column(at), row, '┊', style));
    let mut dots = vec![0u32; (columns * rows) as usize];
    let mut before: Option<i32> = None;
    for x in 0..wide {
        let place = (x * (count - 1) / (wide - 1).max(1)) as usize;
        let y = height(chances.get(place).copied().unwrap_or_default());
        let (from, to) = before.map_or((y, y), |before| (before.min(y), before.max(y)));
        for y in from..=to {
            let cell = dots.get_mut((y / 4 * columns + x / 2) as usize);
            let dot = DOTS.get((y % 4) as usize).and_then(|row| row.get((x % 2) as usize));
            if let (Some(cell), Some(dot)) = (cell, dot) {
                *cell |= dot;
            }
        }
        before = Some(y);
    }
    let style = canvas.look.style(Role::Key);
    for (cell, dots) in dots.iter().enumerate().filter(|(_, dots)| **dots > 0) {
        let (x, y) = (cell as i32 % columns, cell as i32 / columns);
        canvas.put(left + x, y, char::from_u32(0x2800 + dots).unwrap_or('*'), style);
    }
    // Each label stands where the curve leaves room, as near to it as can be.
    let mut taken: Vec<bool> = dots.iter().map(|dots| *dots > 0).collect();
    for (number, point) in turns(review).iter().take(9).enumerate() {
        let (x, Some(moment)) = (column(*point) - left, review.moments.get(*point)) else { continue };
        canvas.text(left + x, rows, &(number + 1).to_string(), Role::Bad);
        let label = format!(" {} {} ", number + 1, points(speech, change(moment)));
        let room = width(&label) as i32;
        let from = if x + 1 + room <= columns { x + 1 } else { x - room };
        let cells = |row: i32| (from..from + room).map(move |x| (row * columns + x) as usize);
        let is_free = |row: &i32| {
            from >= 0 && from + room <= columns && cells(*row).all(|cell| taken.get(cell) == Some(&false))
        };
        let near = height(moment.before) / 4;
        if let Some(row) = (0..rows).filter(is_free).min_by_key(|row| (row - near).abs()) {
            let role = if change(moment) < 0 { Role::Bad } else { Role::Good };
            canvas.text(left + from, row, &label, role);
            cells(row).for_each(|cell| taken.iter_mut().skip(cell).take(1).for_each(|cell| *cell = true));
        }
    }
    canvas.text(column(at), rows, "◆", Role::Key);
    if !roomy {
        return;
    }
    let kinds: [(Stroke, Role); 3] = [
        (|moment| moment.strokes.dice.max(0), Role::Good),
        (|moment| moment.strokes.dice.min(0), Role::Bad),
        (|moment| moment.strokes.decision.min(0), Role::Key),
    ];
    for ((name, (of, role)), row) in names.iter().zip(kinds).zip(rows + 1..) {
        canvas.text(1, row, name, Role::Quiet);
        let mut sums = vec![0; columns as usize];
        for (place, moment) in review.moments.iter().enumerate() {
            let sum = sums.get_mut((column(place) - left) as usize);
            sum.into_iter().for_each(|sum| *sum += of(moment));
        }
        for (x, sum) in (left..).zip(sums) {
            canvas.text(x, row, stroke(sum).encode_utf8(&mut [0; 4]), role);
        }
    }
}

/// What happened in a moment, and what else could have been chosen.
fn draw_moment(
    canvas: &mut Canvas<'_>,
    review: &Review,
    moment: &ReviewMoment,
    told: &[LogLine],
    speech: &Speech,
) {
    let columns = usize::from(canvas.wide()).saturating_sub(2);
    let title = speech.texts.text(
        "term-review-moment",
        &[
            ("step", Arg::Number(i64::from(moment.moment) + 1)),
            ("percent", Arg::Word(percent(speech, moment.before))),
            ("decision", Arg::Word(points(speech, moment.strokes.decision))),
            ("dice", Arg::Word(points(speech, moment.strokes.dice))),
            ("others", Arg::Word(points(speech, moment.strokes.others))),
        ],
    );
    canvas.rule(0, "", "");
    let row = canvas.paragraph(1, 1, columns, &folded(&title), Role::Key);
    let rows = (i32::from(canvas.high()) - row).max(0) as usize;
    let wide = canvas.wide().saturating_sub(2);
    let shown = moment.choices.len().min(rows);
    let mut list = canvas.part(1, row as u16, wide, shown as u16);
    for (number, choice) in moment.choices.iter().enumerate().take(shown) {
        let chosen = moment.chosen == Some(number);
        let role = if chosen { Role::Focus } else { Role::Text };
        draw_choice(&mut list, number as i32, choice, if chosen { "►" } else { " " }, role, speech);
    }
    // What came of it, up to the next moment that is looked at.
    let next = review.moments.iter().map(|other| other.moment).find(|other| *other > moment.moment);
    let next = next.unwrap_or(u32::MAX);
    let mut row = row + shown as i32 + i32::from(shown > 0);
    let came = told.iter().filter(|line| !line.struck && !line.quiet);
    for line in came.filter(|line| line.moment > moment.moment && line.moment <= next) {
        for text in wrapped(&speech.words(&line.says), columns) {
            if row < i32::from(canvas.high()) {
                canvas.text(1, row, &text, Role::Quiet);
                row += 1;
            }
        }
    }
}
