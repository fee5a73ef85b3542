//! A report is rows of one table: what was played, and what came of it. As Markdown for a page, as plain text for a terminal.
#![allow(clippy::float_arithmetic, reason = "shares are shown as per cent")]

use crate::stats::{Mean, Rate};
use crate::tally::Tally;

/// One set-up with what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What was played, a word for each label of the report.
    pub labels: Vec<String>,
    /// What came of it.
    pub tally: Tally,
}

/// A table of results.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// What tells rows apart, such as character, difficulty and policy.
    pub labels: Vec<String>,
    /// The facts that were read at the end of a match.
    pub facts: Vec<String>,
    /// The rows.
    pub rows: Vec<Row>,
}

impl Report {
    /// The table as Markdown: words to the left, numbers to the right.
    #[must_use]
    pub fn markdown(&self) -> String {
        let (head, lines) = self.cells();
        let rule = head.iter().enumerate().map(|(at, _)| if at < self.labels.len() { "---" } else { "---:" });
        let mut text = format!("| {} |\n|{}|\n", head.join(" | "), rule.collect::<Vec<_>>().join("|"));
        for line in lines {
            text.push_str(&format!("| {} |\n", line.join(" | ")));
        }
        text
    }

    /// The table as text in columns.
    #[must_use]
    pub fn text(&self) -> String {
        let (head, lines) = self.cells();
        let all: Vec<&Vec<String>> = std::iter::once(&head).chain(&lines).collect();
        let width = |at: usize| {
            all.iter().filter_map(|line| line.get(at)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let mut text = String::new();
        for line in &all {
            let cells = line.iter().enumerate().map(|(at, cell)| {
                let width = width(at);
                if at < self.labels.len() { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
            text.push('\n');
        }
        text
    }

    /// The head and the lines. Matches that did not end get a column only if there are any.
    fn cells(&self) -> (Vec<String>, Vec<Vec<String>>) {
        let unfinished = self.rows.iter().any(|row| row.tally.unfinished > 0);
        let mut head = self.labels.clone();
        head.extend(["matches", "won", "95 % interval", "decisions a match"].map(str::to_owned));
        head.extend(self.facts.iter().map(|fact| format!("{fact} at the end")));
        head.extend(unfinished.then(|| "unfinished".to_owned()));
        let lines = self.rows.iter().map(|row| line(row, unfinished)).collect();
        (head, lines)
    }
}

fn line(row: &Row, unfinished: bool) -> Vec<String> {
    let tally = &row.tally;
    let rate = Rate::of(tally.won, tally.games);
    let mut line = row.labels.clone();
    line.push(tally.games.to_string());
    let places = rate_places(rate);
    line.push(format!("{:.places$} %", 100.0 * rate.share));
    line.push(format!("{:.places$} to {:.places$} %", 100.0 * rate.low, 100.0 * rate.high));
    line.extend(std::iter::once(&tally.decisions).chain(&tally.facts).map(|sum| mean(Mean::of(*sum))));
    line.extend(unfinished.then(|| tally.unfinished.to_string()));
    line
}

/// Two places, and four where the interval would shrink to a point.
fn rate_places(rate: Rate) -> usize {
    if rate.high - rate.low < 0.000_2 { 4 } else { 2 }
}

/// A mean with as many places as its interval has something to say about.
fn mean(mean: Mean) -> String {
    let places = if mean.half >= 1.0 { 1 } else { 2 };
    if mean.half < 0.0005 {
        return format!("{:.places$}", mean.mean);
    }
    let places = if mean.half < 0.01 { 3 } else { places };
    format!("{:.places$} ± {:.places$}", mean.mean, mean.half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Sum;

    fn report() -> Report {
        let mut decisions = Sum::default();
        (1..=9).for_each(|number| decisions.add(number));
        let tally = Tally { games: 10, won: 8, decisions, facts: vec![decisions], ..Tally::default() };
        let row = Row { labels: vec!["rogue".to_owned()], tally };
        Report { labels: vec!["character".to_owned()], facts: vec!["area".to_owned()], rows: vec![row] }
    }

    #[test]
    fn a_report_is_a_markdown_table() {
        let expected = "\
| character | matches | won | 95 % interval | decisions a match | area at the end |
|---|---:|---:|---:|---:|---:|
| rogue | 10 | 80.00 % | 49.02 to 94.33 % | 5.0 ± 1.8 | 5.0 ± 1.8 |
";
        assert_eq!(report().markdown(), expected);
    }

    #[test]
    fn a_rare_win_is_not_rounded_away() {
        let tally = Tally { games: 100_000, won: 1, ..Tally::default() };
        let line = line(&Row { labels: Vec::new(), tally }, false);
        assert_eq!(line[1..3], ["0.0010 %", "0.0002 to 0.0057 %"]);
    }

    #[test]
    fn a_report_is_columns_of_text_and_shows_what_did_not_end() {
        let mut report = report();
        if let Some(row) = report.rows.first_mut() {
            row.tally.unfinished = 3;
        }
        let expected = "\
character  matches      won     95 % interval  decisions a match  area at the end  unfinished
rogue           10  80.00 %  49.02 to 94.33 %          5.0 ± 1.8        5.0 ± 1.8           3
";
        assert_eq!(report.text(), expected);
    }
}
