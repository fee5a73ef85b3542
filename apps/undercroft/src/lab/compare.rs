//! `undercroft lab compare`: two tables on the same dice until the difference is decided. `lab sweep`: every number of a kind, ranked by
//! what changing it does.

use super::effects::Effect;
use super::side::Side;
use crate::common::{self, Done, line, problem};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::time::Duration;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::{Comparison, Interrupt, Measured, Rules, Sum, Verdict, changes, compare};

/// From here on matches have numbers that no run reaches.
const OTHER_DICE: u64 = 1 << 40;

/// What both commands take.
#[derive(clap::Args)]
pub struct Shared {
    /// The game.
    pub game: String,
    /// Who plays, where a side does not say it.
    #[arg(long, default_value = "sensible")]
    policy: String,
    /// What is compared: won, decisions, or a fact at the end of a match such as area.
    #[arg(long, default_value = "won")]
    measure: String,
    /// How often a difference may be claimed where there is none, in per cent.
    #[arg(long, default_value_t = 5.0)]
    error: f64,
    /// A smaller difference counts as none: points of per cent for won, units for everything else.
    #[arg(long, default_value_t = 1.0)]
    margin: f64,
    /// The base seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the new-table form, for both sides.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = common::option)]
    options: Vec<(String, Value)>,
}

/// Compare two tables on the same dice: packs, options, bots or levels.
#[derive(clap::Args)]
#[command(
    after_help = "A and B are words such as `difficulty=hard`, `pack=my-pack`, `policy=easy`; `base` changes nothing.\n\nExamples:\n  undercroft lab compare mini-rogue base pack=my-pack\n  undercroft lab compare mini-rogue policy=sensible policy=easy --option heroes=mage"
)]
pub struct Compare {
    #[command(flatten)]
    shared: Shared,
    /// The first table.
    a: String,
    /// The second table.
    b: String,
    /// After so many pairs of matches it stays open.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    most: u64,
    /// Gives the second table dice of its own: less sharp, but it shows what chance alone does.
    #[arg(long)]
    other_dice: bool,
}

/// Change every number of a kind in a pack, one at a time, and rank what it does.
#[derive(clap::Args)]
#[command(
    after_help = "Example: undercroft lab sweep mini-rogue --field hp --by 1 --pairs 4000 --out hp.csv\n\nWhat --out writes, `undercroft lab report` draws."
)]
pub struct Sweep {
    #[command(flatten)]
    shared: Shared,
    /// The number to change, such as hp.
    #[arg(long)]
    field: String,
    /// By how much; several are separated by commas.
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true, default_value = "-1,1")]
    by: Vec<i64>,
    /// How many pairs of matches for each change, at most.
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// A folder with a content pack whose numbers are changed, instead of the built-in one.
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
    /// A file for the ranking, as CSV.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Shared {
    fn base(&self) -> Setup {
        common::setup(&self.options)
    }

    fn check(&self) -> Done {
        if !(self.error > 0.0 && self.error < 100.0) {
            return Err(problem(format!("--error {}: expected per cent between 0 and 100", self.error)));
        }
        if !(self.margin > 0.0 && self.margin.is_finite()) {
            return Err(problem(format!("--margin {}: expected a number above 0", self.margin)));
        }
        Ok(())
    }

    /// What is measured, the facts to read for it, and how it is told.
    fn measured(&self, known: &[String]) -> Done<(Measured, Vec<String>)> {
        match self.measure.as_str() {
            "won" => Ok((Measured::Won, Vec::new())),
            "decisions" => Ok((Measured::Decisions, Vec::new())),
            fact if known.iter().any(|name| name == fact) => Ok((Measured::Fact(0), vec![fact.to_owned()])),
            fact => Err(problem(format!(
                "there is no fact `{fact}` to measure; `undercroft scenario words --game {}` lists them, and there are won and decisions",
                self.game
            ))),
        }
    }

    fn rules(&self, measured: Measured, most: u64) -> Rules {
        let unit = if measured == Measured::Won { 100.0 } else { 1.0 };
        Rules { error: self.error / 100.0, margin: self.margin / unit, most, measured, ..Rules::default() }
    }
}

fn bar(most: u64) -> ProgressBar {
    let bar = ProgressBar::new(most);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of at most {len}  {per_sec}  {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

/// Runs `lab compare`.
///
/// # Errors
/// A side that cannot be opened, or an interruption before anything was decided.
pub fn run_compare(args: &Compare) -> Done {
    let shared = &args.shared;
    shared.check()?;
    let first = Side::read(&args.a, &shared.base(), &shared.policy)?;
    let second = Side::read(&args.b, &shared.base(), &shared.policy)?;
    let (card, known) = first.look(&shared.game)?;
    let (measured, facts) = shared.measured(&known)?;
    let one = first.bench(card.game, shared.seed, &facts)?;
    let two = second.bench(card.game, shared.seed, &facts)?;
    let (interrupt, bar) = (Interrupt::listen(), bar(args.most));
    let apart = if args.other_dice { OTHER_DICE } else { 0 };
    let rules = Rules { apart, ..shared.rules(measured, args.most) };
    let found = compare(&*one, &*two, &rules, &|pairs| bar.set_position(pairs), &|| interrupt.is_raised());
    bar.finish_and_clear();
    line!("A: {}  {}", first.name, told(measured, found.first));
    line!("B: {}  {}", second.name, told(measured, found.second));
    line!("B less A: {}", difference(measured, &found));
    line!("{} after {} pairs of matches; {} of them differ", verdict(&found), found.pairs, found.differing);
    line!("the interval holds at every look with an error of {} %", shared.error);
    if found.stopped { Err(problem("stopped before it was decided")) } else { Ok(()) }
}

fn told(measured: Measured, sum: Sum) -> String {
    let mean = if sum.count == 0 { 0.0 } else { sum.total as f64 / sum.count as f64 };
    if measured == Measured::Won { format!("{:.2} % won", mean * 100.0) } else { format!("{mean:.2}") }
}

fn difference(measured: Measured, found: &Comparison) -> String {
    let unit = if measured == Measured::Won { 100.0 } else { 1.0 };
    let part = |number: f64| number * unit;
    let interval = found.difference;
    let points = if measured == Measured::Won { " points" } else { "" };
    format!("{:+.2}{points} ({:+.2} to {:+.2})", part(interval.mean), part(interval.low), part(interval.high))
}

const fn verdict(found: &Comparison) -> &'static str {
    match found.verdict {
        Verdict::Difference if found.difference.mean > 0.0 => "difference: B has more than A",
        Verdict::Difference => "difference: B has less than A",
        Verdict::NoDifference => "no difference that matters",
        Verdict::Open => "not decided",
    }
}

/// Runs `lab sweep`.
///
/// # Errors
/// A game that cannot be opened, a field that no record has, or an interruption.
pub fn run_sweep(args: &Sweep) -> Done {
    let shared = &args.shared;
    shared.check()?;
    args.out.as_deref().map_or(Ok(()), common::check_place)?;
    let base = Side::read("base", &shared.base(), &shared.policy)?.with_pack(args.pack.as_deref())?;
    let (card, known) = base.look(&shared.game)?;
    let (measured, facts) = shared.measured(&known)?;
    let pack = card.packs.first().map(|(pack, _)| pack.clone()).unwrap_or_default();
    let changes = changes(&base.library, &pack, &args.field, &args.by).map_err(problem)?;
    let one = base.bench(card.game, shared.seed, &facts)?;
    let (interrupt, bar) = (Interrupt::listen(), bar(args.pairs * changes.len() as u64));
    let rules = shared.rules(measured, args.pairs);
    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for (number, change) in changes.iter().enumerate() {
        bar.set_message(change.name.clone());
        let mut side = base.clone();
        if let Err(problems) = side.library.add(change.source()) {
            refused.push((&change.name, problems.to_string()));
            continue;
        }
        side.setup = side.setup.with("pack", Value::word(&change.id));
        let two = match side.bench(card.game, shared.seed, &facts) {
            Ok(two) => two,
            Err(problem) => {
                refused.push((&change.name, problem.to_string()));
                continue;
            }
        };
        let done = number as u64 * args.pairs;
        let found =
            compare(&*one, &*two, &rules, &|pairs| bar.set_position(done + pairs), &|| interrupt.is_raised());
        if found.stopped {
            break;
        }
        rows.push((change, found));
    }
    bar.finish_and_clear();
    rows.sort_by(|a, b| b.1.difference.mean.abs().total_cmp(&a.1.difference.mean.abs()));
    let width = rows.iter().map(|(change, _)| change.name.chars().count()).max().unwrap_or(0);
    for (change, found) in &rows {
        line!(
            "{:<width$}  {:>28}  {:>6} pairs  {}",
            change.name,
            difference(measured, found),
            found.pairs,
            verdict(found)
        );
    }
    for (name, why) in &refused {
        line!("{name}: not played, the pack breaks a rule: {}", why.lines().next().unwrap_or_default());
    }
    if interrupt.is_raised() {
        return Err(problem(format!("stopped: {} of {} changes are done", rows.len(), changes.len())));
    }
    args.out.as_deref().map_or(Ok(()), |out| {
        let ranked = rows.iter().map(|(change, found)| Effect::of(card.game, &shared.measure, change, found));
        common::write(out, Effect::file(ranked))
    })
}
