//! The one program: play, scenarios, rules, content, replays, benchmarks, measurements.
//! Each command is a file of its own; what they share is in `common`.

mod bench;
mod common;
mod conform;
mod content;
mod lab;
mod play;
mod replay;
mod rules;
mod scenario;
mod serve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Undercroft: the digital table for three dungeon-crawl board games, every rule enforced.
#[derive(Parser)]
#[command(version, about, max_term_width = 100, after_help = "Start with: undercroft play mini-rogue")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal, line by line.
    Play(play::Args),
    /// Serve the table in the browser, and to programs.
    Serve(serve::Args),
    /// Copy everything that the service keeps, while it serves.
    Backup(serve::Backup),
    /// Run scenario files, or list the words they may use.
    #[command(subcommand)]
    Scenario(scenario::Command),
    /// Look a rule up, or see which rules are shown by scenarios and tests.
    #[command(subcommand)]
    Rules(rules::Command),
    /// Check a content pack: every problem at once.
    #[command(subcommand)]
    Content(content::Command),
    /// Check or read a saved match.
    #[command(subcommand)]
    Replay(replay::Command),
    /// Measure the engine: decisions per second beside a hand-written loop.
    Bench(bench::Args),
    /// Play many random matches and check the laws every game must keep.
    Conform(conform::Args),
    /// Play many matches with bots and report win rates.
    Lab(lab::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => serve::backup(&args),
        Command::Scenario(command) => scenario::run(&command),
        Command::Rules(command) => rules::run(&command),
        Command::Content(command) => content::run(&command),
        Command::Replay(command) => replay::run(&command),
        Command::Bench(args) => bench::run(&args),
        Command::Conform(args) => conform::run(&args),
        Command::Lab(args) => {
            return match lab::run(&args) {
                Ok(()) => ExitCode::SUCCESS,
                Err(problem) => {
                    eprintln!("{problem}");
                    ExitCode::from(2)
                }
            };
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
