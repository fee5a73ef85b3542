//! A review in lines: the sum, the graph, the turning points, every decision that lost something.

use crate::common::line;
use undercroft_i18n::{Listener, Texts};
use undercroft_kernel::{Arg, Message, Seat};
use undercroft_review::{Judged, Moment, POINTS, Review, Stroke};

/// A review, in the language of whoever reads it.
pub struct Told<'a> {
    pub texts: &'a Texts,
    pub review: &'a Review,
    pub seat: Seat,
}

/// How wide and high the graph is, in characters.
const WIDTH: usize = 72;
const ROWS: i32 = 8;

impl Told<'_> {
    pub fn print(&self) {
        line!("{}", self.headline());
        line!("{}", self.text("review-start", &[("percent", self.percent(self.review.start))]));
        for row in self.graph() {
            line!("{row}");
        }
        let turning_points = self.review.turning_points.iter().filter_map(|at| self.review.moments.get(*at));
        self.list("review-turning-points", turning_points.map(|moment| self.turning_point(moment)));
        self.list("review-decisions", self.review.moments.iter().filter_map(|moment| self.lost(moment)));
        if self.review.total.decision == 0 {
            line!("{}", self.text("review-no-mistake", &[]));
        }
        line!("{}", self.text("review-estimate", &[]));
    }

    /// What the dice, the decisions and the others changed, in one sentence.
    pub fn headline(&self) -> String {
        let total = self.review.total;
        let others = if total.others == 0 { "none" } else { "some" };
        self.text(
            "review-headline",
            &[
                ("won", Arg::Word(if self.review.end == POINTS { "yes" } else { "no" }.to_owned())),
                ("dice", self.points(total.dice)),
                ("decisions", self.points(total.decision)),
                ("others", Arg::Word(others.to_owned())),
                ("others-points", self.points(total.others)),
            ],
        )
    }

    fn list(&self, title: &str, lines: impl Iterator<Item = String>) {
        let mut lines = lines.peekable();
        if lines.peek().is_some() {
            line!("\n{}", self.text(title, &[]));
        }
        for told in lines {
            line!("{told}");
        }
    }

    fn turning_point(&self, moment: &Moment) -> String {
        let step = ("step", Arg::Number(moment.step as i64 + 1));
        match (moment.strokes.largest(), &moment.chosen) {
            ((Stroke::Dice, points), Some(chosen)) => {
                let args = [step, ("chosen", self.label(chosen)), ("points", self.points(points))];
                self.text("review-moment-dice", &args)
            }
            ((_, points), _) => self.lost(moment).unwrap_or_else(|| {
                self.text("review-moment-others", &[step, ("points", self.points(points))])
            }),
        }
    }

    /// The line of a decision that lost something.
    fn lost(&self, moment: &Moment) -> Option<String> {
        let (chosen, best) = (moment.chosen.as_ref()?, moment.choices.first()?);
        (moment.strokes.decision < 0).then(|| {
            let args = [
                ("step", Arg::Number(moment.step as i64 + 1)),
                ("chosen", self.label(chosen)),
                ("points", self.points(moment.strokes.decision)),
                ("best", self.label(best)),
                ("percent", self.percent(moment.before)),
            ];
            self.text("review-moment-decision", &args)
        })
    }

    /// The chance to win over the match, a column for a stretch of it.
    fn graph(&self) -> Vec<String> {
        let mut chances: Vec<i32> = self.review.moments.iter().map(|moment| moment.before).collect();
        chances.push(self.review.end);
        let columns = chances.len().min(WIDTH);
        let column = |at: usize| chances.get(at * chances.len() / columns).copied().unwrap_or_default();
        let row = |row: i32| {
            let level = POINTS * row / ROWS;
            let bars: String = (0..columns).map(|at| bar(column(at) - level)).collect();
            let share = self.texts.percent((level + POINTS / ROWS) as u128, POINTS as u128);
            format!("{share:>6} % |{bars}")
        };
        (0..ROWS).rev().map(row).collect()
    }

    fn label(&self, choice: &Judged) -> Arg {
        Arg::Word(self.say(&choice.label))
    }

    fn say(&self, message: &Message) -> String {
        self.texts.say(message, &Listener::seat(self.seat))
    }

    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.text(key, args)
    }

    /// Points to one decimal, without a sign.
    fn points(&self, points: i32) -> Arg {
        let sign = match points {
            1.. => "+",
            0 => "",
            ..0 => "\u{2212}",
        };
        Arg::Word(format!("{sign}{}", self.texts.percent(u128::from(points.unsigned_abs()), POINTS as u128)))
    }

    fn percent(&self, points: i32) -> Arg {
        Arg::Word(self.texts.percent(points.max(0) as u128, POINTS as u128))
    }
}

/// One character of a column: full, partly filled or empty.
fn bar(above: i32) -> char {
    const PARTS: [char; 9] =
        [' ', '\u{2581}', '\u{2582}', '\u{2583}', '\u{2584}', '\u{2585}', '\u{2586}', '\u{2587}', '\u{2588}'];
    let eighths = (above * 8 * ROWS / POINTS).clamp(0, 8);
    PARTS.get(eighths as usize).copied().unwrap_or(' ')
}
