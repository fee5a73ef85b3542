//! The one program: play, scenarios, rules, content, replays, benchmarks, measurements.
//! Each command is a file of its own; what they share is in `common`.

mod admin;
mod bench;
mod common;
mod conform;
mod content;
mod lab;
mod ladder;
mod play;
mod puzzles;
mod remote;
mod replay;
mod review;
mod rules;
mod scenario;
mod serve;
mod train;

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
    /// Play a game in the terminal.
    Play(play::Args),
    /// Follow a table of a service in the terminal.
    Watch(remote::Watch),
    /// Sit down at a table of a service in the terminal.
    Join(remote::Join),
    /// Serve the table in the browser, and to programs.
    Serve(serve::Args),
    /// Copy everything that the service keeps, while it serves.
    Backup(serve::Backup),
    /// Look after what the service keeps: tables, persons, copies; an audit line for each change.
    Admin(admin::Args),
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
    /// Look at a saved match again: what was luck, what were decisions.
    Review(review::Args),
    Puzzles(puzzles::Args),
    /// Measure the engine: decisions per second beside a hand-written loop.
    Bench(bench::Args),
    /// Play many random matches and check the laws every game must keep.
    Conform(conform::Args),
    /// Play many matches with bots and report win rates.
    Lab(lab::Args),
    /// Play the levels of a game against each other, or against the game.
    Ladder(ladder::Args),
    /// Train the network of a game by self-play.
    Train(train::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    // What was asked for cannot be done: the status says so, as it does for a wrong option. A check that does not hold ends with 1.
    let refused = match command {
        Command::Serve(_)
        | Command::Backup(_)
        | Command::Admin(_)
        | Command::Review(_)
        | Command::Puzzles(_)
        | Command::Replay(
            replay::Command::List | replay::Command::Export { .. } | replay::Command::Import { .. },
        )
        | Command::Lab(_)
        | Command::Ladder(_)
        | Command::Train(_) => ExitCode::from(2),
        _ => ExitCode::FAILURE,
    };
    let done = match command {
        Command::Play(args) => play::run(&args),
        Command::Watch(args) => remote::watch(&args),
        Command::Join(args) => remote::join(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => serve::backup(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Scenario(command) => scenario::run(&command),
        Command::Rules(command) => rules::run(&command),
        Command::Content(command) => content::run(&command),
        Command::Replay(command) => replay::run(&command),
        Command::Review(args) => review::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Conform(args) => conform::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Train(args) => train::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            refused
        }
    }
}
