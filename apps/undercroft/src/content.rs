//! `undercroft content`: content packs.

use crate::common::{self, Done, Problem};
use clap::Subcommand;
use std::path::PathBuf;
use undercroft_catalog::{GAMES, OpenError};

/// What to do with packs.
#[derive(Subcommand)]
pub enum Command {
    /// Check the pack in a folder: every problem with file, line and what was expected.
    #[command(
        after_help = "Example: undercroft content check my-pack\nA pack is a folder with pack.toml and its cards; start from \
                            `extends = \"mini-rogue/base-ed2025\"` and write down only what you change."
    )]
    Check {
        /// The folder.
        dir: PathBuf,
    },
    /// List the packs that are built in.
    List,
}

/// Runs the command.
pub fn run(command: &Command) -> Done {
    match command {
        Command::Check { dir } => {
            let (library, id) = common::library(Some(dir))?;
            let id = id.unwrap_or_default();
            let game = id.split('/').next().unwrap_or_default();
            let game = GAMES.iter().find(|entry| entry.game == game).or(GAMES.first());
            let name = game.map_or("", |entry| entry.game);
            match undercroft_catalog::check_pack(name, &id, &library) {
                Ok(()) => {
                    common::line!("{id}: no problems");
                    Ok(())
                }
                Err(OpenError::Content(problems)) => {
                    let count = problems.len();
                    Err(Problem(format!(
                        "{problems}\n{id}: {count} problem{}",
                        if count == 1 { "" } else { "s" }
                    )))
                }
                Err(other) => Err(common::open_problem(other)),
            }
        }
        Command::List => {
            let (library, _) = common::library(None)?;
            for id in library.ids() {
                common::line!("{id}");
            }
            Ok(())
        }
    }
}
