//! What choices are worth: advice for the one that is asked for, and a match looked at again as a graph of the chance to win.

use super::Page;
use crate::app::{App, Key};
use crate::canvas::{Border, Canvas};
use crate::host::{Advice, CERTAIN, Hint, Review, ReviewMoment, Thought, Weighed};
use crate::look::Role;
use crate::speech::Speech;
use undercroft_kernel::Arg;

/// The dots of a braille character, by row and column.
const DOTS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

impl App {
    /// Asks what each choice is worth; the page that says that it is being thought about is on the screen.
    pub(crate) fn ask_hint(&mut self) {
        self.page = Page::Table;
        let Some(seat) = self.choices.prompts().first().map(|prompt| prompt.seat) else {
            return self.tell_key("term-no-odds");
        };
        match self.host.hint(seat) {
            Thought::Ready(hint) => self.page = Page::Hint { seat, hint, at: 0 },
            Thought::Refused(why) => self.tell(&why),
            Thought::Working { .. } => {}
        }
    }

    /// Opens the review, or asks how far it is.
    pub(crate) fn ask_review(&mut self) {
        match self.host.review() {
            Thought::Ready(review) => {
                let at = review.turning_points.first().copied().unwrap_or_default();
                self.page = Page::Review { review, at };
            }
            Thought::Working { done, of } => self.page = Page::Reviewing { done, of },
            Thought::Refused(why) => {
                self.page = Page::Table;
                self.tell(&why);
            }
        }
    }

    /// Does what the page points at.
    pub(super) fn take_advice(&mut self) {
        let Page::Hint { seat, hint, at } = &self.page else { return };
        let wanted = hint.choices.get(*at).map(|choice| (*seat, choice.action.clone()));
        self.page = Page::Table;
        if let Some((seat, action)) = wanted {
            self.do_surely(seat, action);
        }
    }

    /// Keys of a review: along the match, and from one turning point to the next.
    pub(super) fn press_on_review(&mut self, key: Key) {
        let Page::Review { review, at } = &mut self.page else { return };
        let last = review.moments.len().saturating_sub(1);
        match key {
            Key::Left => *at = at.saturating_sub(1),
            Key::Right => *at = (*at + 1).min(last),
            Key::Home => *at = 0,
            Key::End => *at = last,
            Key::Down | Key::Tab => {
                let mut points = review.turning_points.clone();
                points.sort_unstable();
                let next = points.iter().find(|point| **point > *at).or(points.first());
                *at = next.copied().unwrap_or(*at);
            }
            Key::Up => {
                let mut points = review.turning_points.clone();
                points.sort_unstable();
                let before = points.iter().rev().find(|point| **point < *at).or(points.last());
                *at = before.copied().unwrap_or(*at);
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

fn percent(speech: &Speech, chance: i32) -> String {
    speech.texts.percent(chance.clamp(0, CERTAIN) as u128, CERTAIN as u128)
}

/// A change in points, with its sign.
fn points(speech: &Speech, change: i32) -> String {
    let sign = if change < 0 { "−" } else { "+" };
    format!("{sign}{}", speech.texts.percent(u128::from(change.unsigned_abs()), CERTAIN as u128))
}

/// One choice with its bar and interval.
fn draw_choice(canvas: &mut Canvas<'_>, row: i32, choice: &Weighed, mark: &str, role: Role, speech: &Speech) {
    let wide = usize::from(canvas.wide());
    let chance = speech.with(
        "term-chance",
        &[
            ("percent", &percent(speech, choice.chance)),
            ("low", &percent(speech, choice.low)),
            ("high", &percent(speech, choice.high)),
        ],
    );
    let bar = wide / 4;
    let label = wide.saturating_sub(bar + 28);
    canvas.text(0, row, mark, role);
    canvas.within(2, row, label, &speech.words(&choice.says), role);
    canvas.within(label as i32 + 3, row, 22, &chance, role);
    let filled = choice.chance.clamp(0, CERTAIN) as usize * bar / CERTAIN as usize;
    let style = canvas.look.style(role);
    for x in 0..bar {
        canvas.put((wide - bar + x) as i32, row, if x < filled { '▆' } else { '▁' }, style);
    }
}

pub(super) fn draw_hint(canvas: &mut Canvas<'_>, hint: &Hint, at: usize, speech: &Speech) {
    let mut inside = canvas.frame(Border::Double, &speech.text("term-hint-title"), Role::Key);
    let columns = usize::from(inside.wide()).saturating_sub(2);
    let (Some(best), second) = (hint.choices.first(), hint.choices.get(1)) else { return };
    let key = match hint.advice {
        Advice::Forced => "term-hint-forced",
        Advice::Clear => "term-hint-clear",
        Advice::Close => "term-hint-close",
    };
    let other = second.unwrap_or(best);
    let why = speech.texts.text(
        key,
        &[
            ("best", Arg::Word(speech.words(&best.says))),
            ("other", Arg::Word(speech.words(&other.says))),
            ("percent", Arg::Word(percent(speech, best.chance))),
            ("other-percent", Arg::Word(percent(speech, other.chance))),
            ("count", Arg::Number(i64::from(best.matches))),
        ],
    );
    let mut top = inside.paragraph(1, 0, columns, &crate::speech::folded(&why), Role::Key);
    if let Some(fight) = hint.fights.iter().find(|fight| fight.action == best.action) {
        top = inside.paragraph(1, top, columns, &super::odds::told_fight(speech, fight, false), Role::Text);
    }
    top += 1;
    let rows = (i32::from(inside.high()) - top - 3).max(1) as usize;
    let first = at.saturating_sub(rows.saturating_sub(1));
    let wide = inside.wide().saturating_sub(2);
    let mut list = inside.part(1, top as u16, wide, rows as u16);
    for (row, (number, choice)) in hint.choices.iter().enumerate().skip(first).take(rows).enumerate() {
        let on = number == at;
        let role = if on { Role::Focus } else { Role::Text };
        draw_choice(&mut list, row as i32, choice, if on { "►" } else { " " }, role, speech);
    }
    let last = i32::from(inside.high()) - 2;
    inside.paragraph(1, last, columns, &speech.text("term-hint-estimate"), Role::Quiet);
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

pub(super) fn draw_review(canvas: &mut Canvas<'_>, review: &Review, at: usize, speech: &Speech) {
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
    let graph_rows = (room / 2).clamp(3, 17);
    let mut graph = canvas.part(0, row as u16, wide, graph_rows);
    draw_graph(&mut graph, review, at);
    let below = row as u16 + graph_rows;
    let mut part = canvas.part(0, below, wide, high.saturating_sub(below));
    if let Some(moment) = review.moments.get(at) {
        draw_moment(&mut part, moment, speech);
    }
}

/// The chance to win over the match in braille: two dots a column, four a row. The moment that is looked at has a line, turning points a mark below.
fn draw_graph(canvas: &mut Canvas<'_>, review: &Review, at: usize) {
    let left = 6i32;
    let columns = (i32::from(canvas.wide()) - left - 1).max(1);
    let rows = i32::from(canvas.high()) - 1;
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
        canvas.right(left - 1, row, &format!("{}%", 100 - 25 * quarter), Role::Quiet);
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
    for point in &review.turning_points {
        canvas.text(column(*point), rows, "▲", Role::Bad);
    }
    canvas.text(column(at), rows, "◆", Role::Key);
}

/// What happened in a moment, and what else could have been chosen.
fn draw_moment(canvas: &mut Canvas<'_>, moment: &ReviewMoment, speech: &Speech) {
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
    let row = canvas.paragraph(1, 1, columns, &title, Role::Key);
    let rows = i32::from(canvas.high()) - row;
    let wide = canvas.wide().saturating_sub(2);
    let mut list = canvas.part(1, row as u16, wide, rows.max(0) as u16);
    for (number, choice) in moment.choices.iter().enumerate().take(rows.max(0) as usize) {
        let chosen = moment.chosen == Some(number);
        let role = if chosen { Role::Focus } else { Role::Text };
        draw_choice(&mut list, number as i32, choice, if chosen { "►" } else { " " }, role, speech);
    }
}
