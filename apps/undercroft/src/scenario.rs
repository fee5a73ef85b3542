//! `undercroft scenario`: rules shown by example, as files.

use crate::common::{self, Done, Problem};
use clap::Subcommand;
use std::path::PathBuf;
use undercroft_catalog::{Card, Playable, Visitor, scenarios};
use undercroft_kernel::Value;
use undercroft_ledger::Ledger;
use undercroft_scenario::{Case, check_rules, expand, parse, words, words_json};

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
    /// List the words of a game: facts, places, actions, dice, piles, seats and options.
    #[command(after_help = "Example: undercroft scenario words --game mini-rogue")]
    Words {
        /// The game.
        #[arg(long, default_value = "mini-rogue")]
        game: String,
        /// The options of the table, as NAME=VALUE.
        #[arg(long = "option", value_parser = common::option)]
        options: Vec<(String, Value)>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Runs the command.
pub fn run(command: &Command) -> Done {
    match command {
        Command::Run { files, pack, prove } => run_files(files, pack.as_deref(), *prove),
        Command::Words { game, options, json } => {
            let (library, _) = common::library(None)?;
            let setup = common::setup(options);
            undercroft_catalog::open(game, &setup, &library, Words { json: *json })
                .map_err(common::open_problem)
        }
    }
}

/// Reads scenario files; a file that cannot be read counts as one failure.
fn read_cases(files: &[PathBuf]) -> Done<(Vec<Case>, Vec<String>)> {
    let ledger = Ledger::load().map_err(common::problem)?;
    let (mut cases, mut broken) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.display().to_string();
        let parsed = common::read(file)
            .map_err(|problem| problem.to_string())
            .and_then(|text| parse(&name, &text).map_err(|problems| problems.to_string()))
            .and_then(|scenarios| match check_rules(&scenarios, &ledger) {
                Ok(()) => Ok(scenarios),
                Err(problems) => Err(problems.to_string()),
            });
        match parsed {
            Ok(scenarios) => cases.extend(expand(&scenarios)),
            Err(problem) => broken.push(problem),
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
    if prove {
        for unproven in scenarios::prove_all(&cases, &library).into_iter().flatten().flatten() {
            common::line!("{unproven}");
            failed += 1;
        }
    }
    let all = cases.len() + broken.len();
    common::line!("{} passed, {failed} failed", all.saturating_sub(failed));
    if failed == 0 { Ok(()) } else { Err(Problem("some scenarios failed".to_owned())) }
}

struct Words {
    json: bool,
}

impl Visitor for Words {
    type Out = ();

    fn visit<G: Playable>(self, game: G, card: Card) {
        if self.json {
            common::line!("{:#}", words_json(&game, &card.options));
        } else {
            common::line!("{}", words(&game, &card.options).trim_end());
        }
    }
}
