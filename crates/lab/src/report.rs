//! A report is rows of one table: what was played, and what came of it. As Markdown for a page, as plain text for a terminal.
#![allow(clippy::float_arithmetic, reason = "shares are shown as per cent")]

use crate::stats::{Mean, Rate};
use crate::tally::Tally;
use std::collections::BTreeSet;

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
        let any = |what: fn(&Tally) -> bool| self.rows.iter().any(|row| what(&row.tally));
        let columns = Columns {
            competing: any(|tally| !tally.who.is_empty()),
            unfinished: any(|tally| tally.unfinished > 0),
            ends: self.rows.iter().flat_map(|row| row.tally.ends.keys().copied()).collect(),
            who: self.rows.iter().flat_map(|row| row.tally.who.keys().cloned()).collect(),
        };
        let mut head = self.labels.clone();
        head.push("matches".to_owned());
        if !columns.competing {
            head.extend(["won", "95 % interval"].map(str::to_owned));
        }
        head.push("decisions a match".to_owned());
        head.extend(self.facts.iter().map(|fact| format!("{fact} at the end")));
        if columns.competing {
            head.extend(columns.ends.iter().map(|end| format!("end: {end}")));
            head.extend(columns.who.iter().map(|who| format!("{who} wins")));
        }
        head.extend(columns.unfinished.then(|| "unfinished".to_owned()));
        let lines = self.rows.iter().map(|row| line(row, &columns)).collect();
        (head, lines)
    }
}

/// Which columns a table has besides those that all have.
#[derive(Default)]
struct Columns {
    competing: bool,
    unfinished: bool,
    ends: BTreeSet<&'static str>,
    who: BTreeSet<String>,
}

fn line(row: &Row, columns: &Columns) -> Vec<String> {
    let tally = &row.tally;
    let mut line = row.labels.clone();
    line.push(tally.games.to_string());
    if !columns.competing {
        let rate = Rate::of(tally.won, tally.games);
        let places = rate_places(rate);
        line.push(format!("{:.places$} %", 100.0 * rate.share));
        line.push(interval(rate));
    }
    line.extend(std::iter::once(&tally.decisions).chain(&tally.facts).map(|sum| mean(Mean::of(*sum))));
    if columns.competing {
        let ends = columns.ends.iter().map(|end| tally.ends.get(end).copied().unwrap_or_default());
        line.extend(ends.map(|count| share(Rate::of(count, tally.games))));
        let sat = columns.who.iter().map(|who| tally.who.get(who).copied().unwrap_or_default());
        line.extend(sat.map(|sat| share(Rate::of(sat.won, sat.games))));
    }
    line.extend(columns.unfinished.then(|| tally.unfinished.to_string()));
    line
}

/// A share with its interval in one cell.
fn share(rate: Rate) -> String {
    let places = rate_places(rate);
    format!("{:.places$} % ({})", 100.0 * rate.share, interval(rate))
}

fn interval(rate: Rate) -> String {
    let places = rate_places(rate);
    format!("{:.places$} to {:.places$} %", 100.0 * rate.low, 100.0 * rate.high)
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
        let line = line(&Row { labels: Vec::new(), tally }, &Columns::default());
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
