//! The chance to win over a match as a picture: a line that only ever moves down or up where somebody or the dice moved it.

use crate::review::{Moment, Review};
use crate::verdict::Verdict;
use crate::weigh::POINTS;
use std::fmt::Write;

/// What the picture is painted with: the words are the caller's, in the language of whoever looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paint {
    pub title: String,
    /// The names of the marks: dice, slip, blunder, find.
    pub legend: [String; 4],
}

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 340.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 28.0;
const DICE: &str = "#86c5ea";
const SLIP: &str = "#f0b24a";
const BLUNDER: &str = "#ef6f5f";
const FIND: &str = "#9ccc78";

/// The picture as one SVG file, readable without anything else.
#[must_use]
pub fn svg(review: &Review, paint: &Paint) -> String {
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="13"><title>{title}</title><rect width="100%" height="100%" fill="#14100d"/><text x="16" y="28" fill="#f3ead7" font-size="19">{title}</text>"##,
        title = escape(&paint.title)
    );
    legend(&mut out, paint);
    for percent in [0, 25, 50, 75, 100] {
        let y = height(percent * POINTS / 100);
        let _ = write!(
            out,
            r##"<path d="M{LEFT} {y:.1}H{end:.1}" stroke="#4a4038" stroke-dasharray="2 4"/><text x="{text:.1}" y="{base:.1}" fill="#b9ad98" text-anchor="end">{percent} %</text>"##,
            end = WIDTH - RIGHT,
            text = LEFT - 8.0,
            base = y + 4.0
        );
    }
    line(&mut out, review);
    out.push_str("</svg>\n");
    out
}

fn legend(out: &mut String, paint: &Paint) {
    let mut x = LEFT;
    for (name, colour) in paint.legend.iter().zip([DICE, SLIP, BLUNDER, FIND]) {
        let _ = write!(
            out,
            r##"<rect x="{x:.1}" y="40" width="10" height="10" fill="{colour}"/><text x="{text:.1}" y="50" fill="#d8ccb6">{name}</text>"##,
            text = x + 16.0,
            name = escape(name)
        );
        x += 32.0 + 8.0 * name.chars().count() as f64;
    }
}

fn height(points: i32) -> f64 {
    TOP + (HEIGHT - TOP - BOTTOM) * f64::from(POINTS - points) / f64::from(POINTS)
}

/// Level while nothing changes, one vertical stroke for the decision and one for what came after it.
fn line(out: &mut String, review: &Review) {
    let width = (WIDTH - LEFT - RIGHT) / (review.moments.len().max(1) as f64);
    for (number, moment) in review.moments.iter().enumerate() {
        let x = LEFT + width * number as f64;
        let end = x + width;
        let before = height(moment.before);
        let decided = height(moment.before + moment.strokes.decision);
        let after = height(moment.before + moment.strokes.sum());
        let (colour, mark) = mark(moment);
        let _ = write!(
            out,
            r##"<path d="M{x:.1} {before:.1}V{decided:.1}" stroke="{colour}" stroke-width="3"/>"##
        );
        let _ =
            write!(out, r##"<path d="M{x:.1} {decided:.1}H{end:.1}" stroke="#f3ead7" stroke-width="2"/>"##);
        let _ = write!(
            out,
            r##"<path d="M{end:.1} {decided:.1}V{after:.1}" stroke="{DICE}" stroke-width="2" stroke-dasharray="2 2"/>"##
        );
        if mark {
            let _ = write!(
                out,
                r##"<path d="M{x:.1} {top:.1}l6 6l-6 6l-6 -6z" fill="{colour}"/>"##,
                top = decided + 4.0
            );
        }
    }
}

fn mark(moment: &Moment) -> (&'static str, bool) {
    match moment.verdict {
        Some(Verdict::Slip) => (SLIP, true),
        Some(Verdict::Blunder) => (BLUNDER, true),
        Some(Verdict::Find) => (FIND, true),
        Some(Verdict::Best | Verdict::Fine) | None => ("#f3ead7", false),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
