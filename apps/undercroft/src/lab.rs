//! `undercroft lab`: many matches of every character and difficulty, and the win rates that come of it; a row for each match (`run`),
//! two tables on the same dice (`compare`), every number of a kind (`sweep`), a page with plots (`report`), whether chances are what they say (`calibrate`).
//! The table goes to standard output, progress to standard error. Ctrl-C ends the run and shows what is done.

mod calibrate;
mod compare;
mod effects;
mod plot;
mod report;
mod row_file;
mod rows;
mod side;

use crate::common::{self, Done, open_problem, problem, write};
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use side::TableArgs;
use std::io::Write;
use std::path::PathBuf;
use undercroft_bots::{Level, has_sensible};
use undercroft_catalog::{Card, Measure, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::{Case, Interrupt, Plan, Player, Report, Row, Stopped, Tally, grid, play_many};

/// Play many matches with bots and report win rates.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "Example: undercroft lab mini-rogue --games 20000 --option difficulty=hard --markdown rates.md"
)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    table: Table,
}

#[derive(clap::Subcommand)]
enum Command {
    Run(rows::Args),
    Compare(compare::Compare),
    Sweep(compare::Sweep),
    Report(report::Args),
    Calibrate(calibrate::Args),
}

/// Win rates in a table.
#[derive(clap::Args)]
struct Table {
    /// The game.
    #[arg(required = true)]
    game: Option<String>,
    /// How many matches for each row of the table.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = Policy::Both)]
    policy: Policy,
    /// Who plays the seats other than the first one, where seats compete; the same if it is not said.
    #[arg(long, value_enum)]
    others: Option<Policy>,
    /// The edition; the default one of the game if it is not said.
    #[arg(long)]
    edition: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Also writes the table to a Markdown file.
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

impl Table {
    fn game(&self) -> &str {
        self.game.as_deref().unwrap_or_default()
    }
}

/// Whose win rates are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Policy {
    /// Any offered action, all alike.
    Random,
    /// Rules of thumb.
    Sensible,
    /// First one, then the other.
    Both,
    /// The network alone, one action ahead.
    Network,
    /// Rules of thumb, no look ahead.
    Beginner,
    /// A short look ahead.
    Easy,
    /// Looks ahead more often.
    Normal,
    /// Looks ahead often.
    Hard,
    /// Thinks up to a tenth of a second about each choice.
    Expert,
    /// Every level, one after the other.
    Levels,
}

impl Policy {
    const fn players(self) -> &'static [Player] {
        match self {
            Policy::Random => &[Player::Random],
            Policy::Sensible => &[Player::Sensible],
            Policy::Both => &[Player::Random, Player::Sensible],
            Policy::Network => &[Player::Network],
            Policy::Beginner => &[Player::Level(Level::Beginner)],
            Policy::Easy => &[Player::Level(Level::Easy)],
            Policy::Normal => &[Player::Level(Level::Normal)],
            Policy::Hard => &[Player::Level(Level::Hard)],
            Policy::Expert => &[Player::Level(Level::Expert)],
            Policy::Levels => &Player::LEVELS,
        }
    }
}

/// Runs the command.
///
/// # Errors
/// A game that cannot be opened, a file that cannot be written, or an interruption.
pub fn run(args: &Args) -> Done {
    match &args.command {
        Some(Command::Run(args)) => rows::run(args),
        Some(Command::Compare(args)) => compare::run_compare(args),
        Some(Command::Sweep(args)) => compare::run_sweep(args),
        Some(Command::Report(args)) => report::run(args),
        Some(Command::Calibrate(args)) => calibrate::run(args),
        None => rates(&args.table),
    }
}

/// The win rates of every row of a table.
fn rates(args: &Table) -> Done {
    args.markdown.as_deref().map_or(Ok(()), common::check_place)?;
    let (library, pack) = common::library(args.table.pack.as_deref())?;
    let base = base(args, pack);
    let look = open(args.game(), &base, &library, Look).map_err(open_problem)?;
    if !look.has_sensible && args.policy == Policy::Sensible {
        eprintln!("{} has no sensible player: a random one plays", args.game());
    }
    let (mut labels, cases) = rows(&base, &look.card);
    labels.push("policy".to_owned());
    let facts = look.card.measure.facts.iter().map(|fact| (*fact).to_owned()).collect();
    let mut report = Report { labels, facts, rows: Vec::new() };
    let rows = cases.len() * args.policy.players().len();
    let stopped = play_rows(args, &library, &cases, look.card.measure, &mut report)?;
    if !report.rows.is_empty() {
        print(&report.text())?;
    }
    if stopped {
        return Err(problem(format!(
            "stopped: {} of {rows} rows are done, nothing was written",
            report.rows.len()
        )));
    }
    match &args.markdown {
        Some(path) => write(path, page(args, look.card.edition, &report)),
        None => Ok(()),
    }
}

/// The options that every row has in common.
fn base(args: &Table, pack: Option<String>) -> Setup {
    let mut base = common::setup(&args.table.options);
    if let Some(edition) = &args.edition {
        base = base.with("edition", Value::word(edition));
    }
    match pack {
        Some(pack) => base.with("pack", Value::word(pack)),
        None => base,
    }
}

/// What is compared: the combinations of some options, or the tables that are worth trying, as far as they agree with what was said.
fn rows(base: &Setup, card: &Card) -> (Vec<String>, Vec<Case>) {
    if !card.measure.varied.is_empty() {
        return grid(base, &card.options, card.measure.varied);
    }
    let agrees = |table: &Setup| table.clone().over(base) == base.clone().over(table);
    let tables = card.trials.iter().flat_map(|trial| &trial.tables).filter(|(_, table)| agrees(table));
    let case = |(word, table): &(String, Setup)| Case {
        labels: vec![word.clone()],
        setup: table.clone().over(base),
    };
    let mut cases: Vec<Case> = tables.map(case).collect();
    if cases.is_empty() {
        cases.push(Case { labels: vec!["as said".to_owned()], setup: base.clone() });
    }
    (vec!["table".to_owned()], cases)
}

/// Plays row by row into the report. Says whether somebody stopped it.
fn play_rows(
    args: &Table,
    library: &Library,
    cases: &[Case],
    measure: Measure,
    report: &mut Report,
) -> Done<bool> {
    let interrupt = Interrupt::listen();
    let players = args.policy.players();
    let bar = ProgressBar::new(args.games * (cases.len() * players.len()) as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent:>3} % {eta:>4}  {msg}") {
        bar.set_style(style);
    }
    for case in cases {
        for player in players {
            let labels: Vec<String> = case.labels.iter().cloned().chain([player.id().to_owned()]).collect();
            bar.set_message(labels.join(" "));
            let mut plan = Plan::new(args.games, args.table.seed, *player);
            plan.others = args.others.and_then(|others| others.players().last().copied());
            plan.facts = report.facts.clone();
            plan.who = measure.who;
            plan.opponent = measure.opponent;
            let play = Play { plan: &plan, bar: &bar, interrupt: &interrupt };
            match open(args.game(), &case.setup, library, play).map_err(open_problem)? {
                Ok(tally) => report.rows.push(Row { labels, tally }),
                Err(Stopped) => {
                    bar.finish_and_clear();
                    return Ok(true);
                }
            }
        }
    }
    bar.finish_and_clear();
    Ok(false)
}

/// What is asked of a game before it is played.
struct Look;

/// What it answers.
struct Looked {
    card: Card,
    has_sensible: bool,
}

impl Visitor for Look {
    type Out = Looked;
    fn visit<G: Playable>(self, _: G, card: Card) -> Looked {
        Looked { card, has_sensible: has_sensible::<G>() }
    }
}

/// One row.
struct Play<'a> {
    plan: &'a Plan,
    bar: &'a ProgressBar,
    interrupt: &'a Interrupt,
}

impl Visitor for Play<'_> {
    type Out = Result<Tally, Stopped>;
    fn visit<G: Playable>(self, game: G, _: Card) -> Self::Out {
        play_many(&game, self.plan, &|games| self.bar.inc(games), &|| self.interrupt.is_raised())
    }
}

/// The table with the command that made it.
fn page(args: &Table, edition: &str, report: &Report) -> String {
    let command = command(args);
    format!("# Win rates of {}, {edition}\n\nMade by `{command}`.\n\n{}", args.game(), report.markdown())
}

/// The command that makes the same table again.
fn command(args: &Table) -> String {
    let mut words = vec!["undercroft lab".to_owned(), args.game().to_owned()];
    words.push(format!("--games {} --seed {}", args.games, args.table.seed));
    if let Some(value) = args.policy.to_possible_value() {
        words.push(format!("--policy {}", value.get_name()));
    }
    let others = args.others.and_then(|others| others.to_possible_value());
    words.extend(others.iter().map(|others| format!("--others {}", others.get_name())));
    words.extend(args.edition.iter().map(|edition| format!("--edition {edition}")));
    words.extend(args.table.pack.iter().map(|pack| format!("--pack {}", pack.display())));
    words.extend(args.table.options.iter().map(|(name, value)| format!("--option {name}={}", plain(value))));
    words.join(" ")
}

/// A value as it is typed.
fn plain(value: &Value) -> String {
    value.as_words().map_or_else(|| value.to_string(), |words| words.join(","))
}

fn print(text: &str) -> Done {
    std::io::stdout().write_all(text.as_bytes()).map_err(problem)
}
