//! What `lab sweep` found, in a file: the effect of each change, which `lab report` draws as cards that hurt and cards that help.
//! These are effects on the same dice. Whether a card was met says less: who gets far meets more of them.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use undercroft_lab::{Change, Comparison};

const HEAD: &str = "game,measure,kind,record,difference,low,high,pairs,change";

/// The effect of one change.
#[derive(Clone, PartialEq, Debug)]
pub struct Effect {
    pub game: String,
    /// What was measured: `won`, `decisions` or a fact.
    pub measure: String,
    /// The kind and the id of the changed card.
    pub kind: String,
    pub record: String,
    pub difference: f64,
    pub low: f64,
    pub high: f64,
    pub pairs: u64,
    /// What was changed of it.
    pub change: String,
}

impl Effect {
    pub fn of(game: &str, measure: &str, change: &Change, found: &Comparison) -> Effect {
        let what = change.name.split_once(": ").map_or(change.name.as_str(), |(_, what)| what);
        Effect {
            game: game.to_owned(),
            measure: measure.to_owned(),
            kind: change.kind.clone(),
            record: change.record.clone(),
            difference: found.difference.mean,
            low: found.difference.low,
            high: found.difference.high,
            pairs: found.pairs,
            change: what.to_owned(),
        }
    }

    /// The file of these effects.
    pub fn file(effects: impl Iterator<Item = Effect>) -> String {
        let row = |effect: Effect| {
            let Effect { game, measure, kind, record, difference, low, high, pairs, change } = effect;
            format!("{game},{measure},{kind},{record},{difference:.6},{low:.6},{high:.6},{pairs},{change}\n")
        };
        format!("{HEAD}\n{}", effects.map(row).collect::<String>())
    }

    /// Whether a file is one of effects.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn begins(path: &Path) -> std::io::Result<bool> {
        let mut start = Vec::new();
        File::open(path)?.take(HEAD.len() as u64).read_to_end(&mut start)?;
        Ok(start == HEAD.as_bytes())
    }

    /// Reads such a file.
    ///
    /// # Errors
    /// The line that has not its columns.
    pub fn read(text: &str) -> Result<Vec<Effect>, String> {
        let parse = |(line, number): (&str, usize)| {
            Effect::parse(line).ok_or_else(|| format!("line {number}: `{line}` has not the columns {HEAD}"))
        };
        text.lines().zip(1..).skip(1).map(parse).collect()
    }

    fn parse(line: &str) -> Option<Effect> {
        let mut cells = line.splitn(9, ',');
        let mut cell = || cells.next();
        let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
        Some(Effect {
            game: cell()?.to_owned(),
            measure: cell()?.to_owned(),
            kind: cell()?.to_owned(),
            record: cell()?.to_owned(),
            difference: number(cell()?)?,
            low: number(cell()?)?,
            high: number(cell()?)?,
            pairs: cell()?.parse().ok()?,
            change: cell()?.to_owned(),
        })
    }
}
