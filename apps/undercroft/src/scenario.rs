//! `undercroft scenario`: rules shown by example, as files.

use crate::common::{self, Done, Problem};
use clap::Subcommand;
use std::path::PathBuf;
use undercroft_catalog::{Card, Playable, Visitor, scenarios};
use undercroft_i18n::{Lang, built_in};
use undercroft_kernel::{Setup, Value};
use undercroft_ledger::Ledger;
use undercroft_scenario::{Case, check_rules, expand, parse_each, words, words_json};

/// What to do with scenarios.
#[derive(Subcommand)]
pub enum Command {
    /// Run scenario files; ends with `N passed, M failed`.
    #[command(after_help = "Example: undercroft scenario run games/mini-rogue/rulebook/combat.toml")]
    Run {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// A pack in a folder that scenarios may name in `setup.pack`.
        #[arg(long, value_name = "DIR")]
        pack: Option<PathBuf>,
        /// Also list every claim that would hold without its action.
        #[arg(long)]
        prove: bool,
    },
    /// List the words of a game: facts, places, actions, dice, piles, ends, log lines, seats and options.
    #[command(after_help = "Example: undercroft scenario words --game mini-rogue")]
    Words {
        /// The game.
        #[arg(long, default_value = "mini-rogue")]
        game: String,
        /// The options of the table, as NAME=VALUE.
        #[arg(long = "option", value_parser = common::option)]
        options: Vec<(String, Value)>,
        /// A pack in a folder, whose words are listed.
        #[arg(long, value_name = "DIR")]
        pack: Option<PathBuf>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Runs the command.
pub fn run(command: &Command) -> Done {
    match command {
        Command::Run { files, pack, prove } => run_files(files, pack.as_deref(), *prove),
        Command::Words { game, options, pack, json } => {
            let (library, own) = common::library(pack.as_deref())?;
            let mut setup = common::setup(options);
            if let Some(pack) = own {
                setup = setup.with("pack", Value::word(pack));
            }
            let open = |setup: &Setup, visitor| undercroft_catalog::open(game, setup, &library, visitor);
            let logs = log_keys(game);
            let alone =
                open(&setup, Words { logs: logs.clone(), listed: &[] }).map_err(common::open_problem)?;
            if *json {
                common::line!("{:#}", alone.json);
                return Ok(());
            }
            common::line!("{}", alone.text.trim_end());
            // A second hero brings facts of its own.
            if !alone.pair.is_empty() && options.iter().all(|(name, _)| name != "heroes") {
                let pair = setup.with("heroes", Value::words(alone.pair.clone()));
                let words =
                    open(&pair, Words { logs, listed: &alone.facts }).map_err(common::open_problem)?;
                if !words.more.is_empty() {
                    common::line!("\nmore facts, of a party of two: {}", words.more.join(", "));
                }
            }
            Ok(())
        }
    }
}

/// Reads scenario files. A scenario that cannot be read, or names a rule that it cannot show, counts as one failure and leaves
/// the others of its file alone.
fn read_cases(files: &[PathBuf]) -> Done<(Vec<Case>, Vec<String>)> {
    let ledger = Ledger::load().map_err(common::problem)?;
    let (mut cases, mut broken) = (Vec::new(), Vec::new());
    for file in files {
        let text = match common::read(file) {
            Ok(text) => text,
            Err(problem) => {
                broken.push(problem.to_string());
                continue;
            }
        };
        let (scenarios, wrong) = parse_each(&file.display().to_string(), &text);
        broken.extend(wrong.iter().map(ToString::to_string));
        for scenario in scenarios {
            let scenario = std::slice::from_ref(&scenario);
            match check_rules(scenario, &ledger) {
                Ok(()) => cases.extend(expand(scenario)),
                Err(problems) => broken.push(problems.to_string()),
            }
        }
    }
    Ok((cases, broken))
}

fn run_files(files: &[PathBuf], pack: Option<&std::path::Path>, prove: bool) -> Done {
    let (library, _) = common::library(pack)?;
    let (cases, broken) = read_cases(files)?;
    let mut failed = broken.len();
    broken.iter().for_each(|problem| common::line!("{problem}"));
    for verdict in scenarios::run_all(&cases, &library) {
        if let Err(failure) = verdict {
            common::line!("{failure}");
            failed += 1;
        }
    }
    let mut unproven = 0;
    if prove {
        for claim in scenarios::prove_all(&cases, &library).into_iter().flatten().flatten() {
            common::line!("{claim}");
            unproven += 1;
        }
    }
    let passed = (cases.len() + broken.len()).saturating_sub(failed);
    // Scenarios and claims are counted apart: one scenario may leave several claims unproven.
    let claims = if prove { format!(", {unproven} claims not proven") } else { String::new() };
    common::line!("{passed} passed, {failed} failed{claims}");
    match (failed, unproven) {
        (0, 0) => Ok(()),
        (0, _) => Err(Problem("some claims are not proven".to_owned())),
        _ => Err(Problem("some scenarios failed".to_owned())),
    }
}

/// The keys of the log lines of a game, for `log`.
fn log_keys(game: &str) -> Vec<String> {
    let of_game = |file: &str| file.rsplit('/').next().is_some_and(|name| name.starts_with(game));
    let texts = built_in(Lang::En).iter().filter(|source| of_game(source.file));
    let keys = texts.flat_map(|source| source.text.lines()).filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key).filter(|key| key.starts_with("log-")).map(str::to_owned).collect()
}

struct Words<'a> {
    logs: Vec<String>,
    /// Facts that are listed already.
    listed: &'a [String],
}

/// The words of one table.
struct Listing {
    text: String,
    json: serde_json::Value,
    facts: Vec<String>,
    /// The facts that were not listed before.
    more: Vec<String>,
    /// Two heroes, where the game has a choice of some.
    pair: Vec<String>,
}

impl Visitor for Words<'_> {
    type Out = Listing;

    fn visit<G: Playable>(self, game: G, card: Card) -> Listing {
        let mut json = words_json(&game, &card.options);
        json["log"] = self.logs.clone().into();
        let facts: Vec<String> = game.facts().into_iter().map(|fact| fact.name).collect();
        let heroes = card.options.iter().find(|option| option.name == "heroes" && option.at_most > 1);
        let named = heroes.map(|option| option.choices.as_slice()).unwrap_or_default();
        Listing {
            text: format!(
                "{}\nlog lines, in `log`\n  {}",
                words(&game, &card.options),
                self.logs.join("\n  ")
            ),
            json,
            more: facts.iter().filter(|fact| !self.listed.contains(fact)).cloned().collect(),
            facts,
            pair: named.iter().filter(|name| *name != "random").take(2).map(ToString::to_string).collect(),
        }
    }
}
