//! The learning curve as a picture, and the log as a table: what a training leaves in the documentation.
#![allow(clippy::float_arithmetic, reason = "places on a picture")]

use super::{Round, Training};
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const EDGE: f64 = 48.0;
/// Rounds that are drawn as one point: a single round is mostly luck.
const SMOOTH: usize = 8;

impl Training {
    /// Matches, surprise, watched matches and how many of them were won, a line for each round.
    #[must_use]
    pub fn log(&self) -> String {
        let mut text = "matches,surprise,watched,won\n".to_owned();
        for Round { matches, surprise, watched, won } in &self.rounds {
            let _ = writeln!(text, "{matches},{surprise:.4},{watched},{won}");
        }
        text
    }

    /// The share of watched matches that was won, over the matches played, as SVG.
    #[must_use]
    pub fn curve(&self, title: &str) -> String {
        let most = self.matches().max(1) as f64;
        let across = |matches: f64| EDGE + (WIDTH - 2.0 * EDGE) * matches / most;
        let up = |share: f64| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * share;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{EDGE}\" y=\"24\">{title}</text>\n"
        );
        for tenth in (0..=10).step_by(2) {
            let share = f64::from(tenth) / 10.0;
            let y = up(share);
            let _ = writeln!(
                svg,
                "<path d=\"M{EDGE} {y:.1}H{:.1}\" stroke=\"#ccc\"/><text x=\"8\" y=\"{:.1}\">{}0 %</text>",
                WIDTH - EDGE,
                y + 4.0,
                tenth
            );
        }
        let lessons = self.schedule.lessons.min(self.matches()) as f64;
        let _ = writeln!(
            svg,
            "<path d=\"M{0:.1} {EDGE}V{1:.1}\" stroke=\"#999\" stroke-dasharray=\"4\"/><text x=\"{2:.1}\" y=\"{3:.1}\">self-play</text>",
            across(lessons),
            HEIGHT - EDGE,
            across(lessons) + 6.0,
            HEIGHT - EDGE - 8.0
        );
        let points: Vec<String> = self
            .rounds
            .chunks(SMOOTH)
            .filter_map(|rounds| {
                let watched: u64 = rounds.iter().map(|round| round.watched).sum();
                let won: u64 = rounds.iter().map(|round| round.won).sum();
                let matches = rounds.last()?.matches as f64;
                (watched > 0)
                    .then(|| format!("{:.1},{:.1}", across(matches), up(won as f64 / watched as f64)))
            })
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#1d4ed8\" stroke-width=\"2\"/>\n\
             <text x=\"{EDGE}\" y=\"{:.1}\">0</text><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{} matches</text>\n</svg>",
            points.join(" "),
            HEIGHT - 20.0,
            WIDTH - EDGE,
            HEIGHT - 20.0,
            self.matches()
        );
        svg
    }
}
