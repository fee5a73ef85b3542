//! `undercroft conform`: many random matches of every game, and the laws that every game must keep.
//! A game with editions and characters is checked in each of them; they share the number of matches.

use crate::common::{self, Done, open_problem, problem};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use undercroft_catalog::{Card, Entry, GAMES, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::{Case, single_choices};
use undercroft_testkit::{Cellar, Pig, Report, Run, run_all};

/// The word for every game.
const ALL: &str = "all";

/// Play many random matches and check the laws every game must keep.
#[derive(clap::Args)]
#[command(after_help = "Example: undercroft conform --game mini-rogue --games 20000 --edition ed2021")]
pub struct Args {
    /// pig or cellar (the toys of the test kit), the name of a game, or all.
    #[arg(long, default_value = ALL)]
    game: String,
    /// How many matches of each game; dear laws look at a share of them.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first match; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cut matches off after so many steps, where random play may drag them out; otherwise they have to end.
    #[arg(long)]
    max_steps: Option<u64>,
    /// Only this edition.
    #[arg(long)]
    edition: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// A game that cannot be opened, or a law that is broken.
pub fn run(args: &Args) -> Done {
    let known: Vec<&str> =
        [ALL, "pig", "cellar"].into_iter().chain(GAMES.iter().map(|entry| entry.game)).collect();
    if !known.contains(&args.game.as_str()) {
        return Err(problem(format!("there is no game `{}`; known: {}", args.game, known.join(", "))));
    }
    let wanted = |name: &str| args.game == name || args.game == ALL;
    let (library, _) = common::library(None)?;
    let bar = bar();
    let mut verdicts = Vec::new();
    if wanted("pig") {
        verdicts.push(show(&bar, toy(args, "pig", Pig, &bar))?);
    }
    if wanted("cellar") {
        verdicts.push(show(&bar, toy(args, "cellar", Cellar::default(), &bar))?);
    }
    for entry in GAMES.iter().filter(|entry| wanted(entry.game)) {
        verdicts.push(show(&bar, game(args, entry, &library, &bar)?)?);
    }
    bar.finish_and_clear();
    let laws = || verdicts.iter().flat_map(|verdict| &verdict.laws);
    let failed = laws().filter(|law| !law.failures.is_empty()).count();
    let passed = laws().count() - failed;
    print(&format!("{passed} passed, {failed} failed\n"))?;
    match failed {
        0 => Ok(()),
        _ => {
            let broken =
                verdicts.iter().filter(|verdict| verdict.is_broken()).map(|verdict| verdict.game.as_str());
            Err(problem(format!("laws are broken: {}", broken.collect::<Vec<_>>().join(", "))))
        }
    }
}

/// What came of one game in all its variations.
struct Verdict {
    game: String,
    variations: usize,
    laws: Vec<Law>,
    too_many: BTreeSet<String>,
}

/// What came of one law.
struct Law {
    name: &'static str,
    games: u64,
    failures: Vec<String>,
}

impl Verdict {
    fn new(game: &str) -> Verdict {
        Verdict { game: game.to_owned(), variations: 0, laws: Vec::new(), too_many: BTreeSet::new() }
    }

    fn is_broken(&self) -> bool {
        self.laws.iter().any(|law| !law.failures.is_empty())
    }

    /// Adds the report of one variation.
    fn add(&mut self, variation: &str, report: Report) {
        self.variations += 1;
        self.too_many.extend(report.too_many);
        for checked in report.laws {
            let sentence = checked.failure.map(|failure| match variation {
                "" => failure.to_string(),
                _ => format!("{variation}: {failure}"),
            });
            match self.laws.iter_mut().find(|law| law.name == checked.law) {
                Some(law) => {
                    law.games += checked.games;
                    law.failures.extend(sentence);
                }
                None => self.laws.push(Law {
                    name: checked.law,
                    games: checked.games,
                    failures: sentence.into_iter().collect(),
                }),
            }
        }
    }

    fn text(&self) -> String {
        let mut text = self.game.clone();
        if self.variations > 1 {
            let _ = write!(text, " in {} variations", self.variations);
        }
        text.push('\n');
        for law in &self.laws {
            let word = if law.failures.is_empty() { "holds " } else { "BROKEN" };
            let _ = writeln!(text, "  {word}  {} ({} matches)", law.name, law.games);
            for failure in &law.failures {
                let _ = writeln!(text, "          {failure}");
            }
        }
        if !self.too_many.is_empty() {
            let kinds: Vec<&str> = self.too_many.iter().map(String::as_str).collect();
            let _ = writeln!(text, "  too many outcomes to tabulate: {}", kinds.join(", "));
        }
        text
    }
}

/// How much of one variation is played.
fn size(args: &Args, games: u64) -> Run {
    let run = Run::long(games, args.seed);
    match args.max_steps {
        Some(max_steps) => Run { max_steps, ends: false, ..run },
        None => run,
    }
}

/// A toy of the test kit.
fn toy<G: Playable>(args: &Args, name: &str, game: G, bar: &ProgressBar) -> Verdict {
    let mut verdict = Verdict::new(name);
    verdict.add("", check(&game, size(args, args.games), name, bar));
    verdict
}

/// A game in each edition with everybody who can sit down.
fn game(args: &Args, entry: &Entry, library: &Library, bar: &ProgressBar) -> Done<Verdict> {
    let mut cases: Vec<(String, Case)> = Vec::new();
    let named: Vec<&str> = args.edition.iter().map(String::as_str).collect();
    for edition in if named.is_empty() { entry.editions } else { &named } {
        let base = Setup::default().with("edition", Value::word(*edition));
        let card = open(entry.game, &base, library, Look).map_err(open_problem)?;
        let tables = card.trials.into_iter().flat_map(|trial| trial.tables);
        let seated =
            tables.map(|(word, table)| Case { labels: vec![word], setup: base.clone().over(&table) });
        let of_edition = seated.chain(single_choices(&base, &card.options));
        cases.extend(of_edition.map(|case| (format!("{edition} {}", case.labels.join(" ")), case)));
    }
    // What a rulebook rules out is not played: the set-up is refused with its rule.
    cases.retain(|(_, case)| open(entry.game, &case.setup, library, Look).is_ok());
    let mut verdict = Verdict::new(entry.game);
    let share = args.games.div_ceil(cases.len().max(1) as u64);
    for (label, case) in &cases {
        let label = label.trim();
        let check = Check { run: size(args, share), label: format!("{} {label}", entry.game), bar };
        verdict.add(label, open(entry.game, &case.setup, library, check).map_err(open_problem)?);
    }
    Ok(verdict)
}

/// Asks what there is to choose.
struct Look;

impl Visitor for Look {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}

/// Checks one variation.
struct Check<'a> {
    run: Run,
    label: String,
    bar: &'a ProgressBar,
}

impl Visitor for Check<'_> {
    type Out = Report;
    fn visit<G: Playable>(self, game: G, _: Card) -> Report {
        check(&game, self.run, &self.label, self.bar)
    }
}

fn check<G: Playable>(game: &G, run: Run, label: &str, bar: &ProgressBar) -> Report {
    run_all(game, &run, &mut |law, done, total| {
        if done == 0 {
            bar.set_message(format!("{label}: {law}"));
            bar.set_length(total);
        }
        bar.set_position(done);
    })
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent:>3} %  {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Shows a verdict as soon as there is one.
fn show(bar: &ProgressBar, verdict: Verdict) -> Done<Verdict> {
    bar.suspend(|| print(&verdict.text()))?;
    Ok(verdict)
}

fn print(text: &str) -> Done {
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(problem)
}
