//! `undercroft replay`: saved matches.

use crate::common::{self, Done, Problem};
use crate::play::{Seed, home};
use clap::Subcommand;
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, Playable, Visitor};
use undercroft_i18n::Lang;
use undercroft_kernel::fair::{self, Kept, Unfair};
use undercroft_kernel::{Session, Turn, replay};

/// What to do with a saved match.
#[derive(Subcommand)]
pub enum Command {
    /// Play every step of a file again, derive its dice again, and say where it does not fit.
    #[command(after_help = "Example: undercroft replay verify mini-rogue.undercroft")]
    Verify {
        /// The file.
        file: PathBuf,
        /// The pack the match was played with, if it is not built in.
        #[arg(long, value_name = "DIR")]
        pack: Option<PathBuf>,
    },
    /// List your matches: those of the terminal, and of the browser where you are the same person.
    List,
    /// Write a match into a file.
    #[command(after_help = "Example: undercroft replay export 4f8cz2k1 match.undercroft")]
    Export {
        /// The match, as `undercroft replay list` names it.
        table: String,
        /// The file; it must not be there yet.
        file: PathBuf,
    },
    /// Take a file in among your matches; you play on in all seats.
    #[command(after_help = "Example: undercroft replay import match.undercroft")]
    Import {
        /// The file.
        file: PathBuf,
    },
}

/// Runs the command.
pub fn run(command: &Command) -> Done {
    match command {
        Command::Verify { file, pack } => verify(file, pack.as_deref()),
        Command::List => {
            let lines = home::list(&mut home::open(Lang::default())?)?;
            lines.iter().for_each(|line| common::write_line(line));
            Ok(())
        }
        Command::Export { table, file } => {
            if file.exists() {
                return Err(Problem(format!("{}: there is such a file already", file.display())));
            }
            let bytes = home::export(&mut home::open(Lang::default())?, table)?;
            common::write(file, bytes)?;
            common::line!("{}: written", file.display());
            Ok(())
        }
        Command::Import { file } => {
            let table = home::import(&mut home::open(Lang::default())?, file)?;
            common::line!("{}: taken in as {table}", file.display());
            Ok(())
        }
    }
}

fn verify(file: &Path, pack: Option<&Path>) -> Done {
    let text = common::read(file)?;
    let at = |reason: String| Problem(format!("{}: {reason}", file.display()));
    let header = replay::header(&text).map_err(|misfit| at(misfit.to_string()))?;
    let (library, _) = common::library(pack)?;
    let verify = Verify { text: &text, file, header: &header };
    undercroft_catalog::open(&header.game, &header.setup, &library, verify).map_err(common::open_problem)?
}

struct Verify<'a> {
    text: &'a str,
    file: &'a Path,
    header: &'a replay::Header,
}

impl Visitor for Verify<'_> {
    type Out = Done;

    fn visit<G: Playable>(self, game: G, card: Card) -> Done {
        let at = |reason: String| Problem(format!("{}: {reason}", self.file.display()));
        for (pack, hash) in &self.header.packs {
            let known = card.packs.iter().find(|(id, _)| id == pack);
            if known.is_none_or(|(_, found)| found != hash) {
                eprintln!("{}: the pack {pack} has changed since the match was played", self.file.display());
            }
        }
        let session = replay::read(game, self.text).map_err(|misfit| at(misfit.to_string()))?;
        dice(self.file, &session, self.header)?;
        let end = match session.game().turn(session.state()) {
            Turn::Over(outcome) => outcome.key,
            Turn::Ask(_) => "running",
        };
        common::line!(
            "{}: {} steps fit, {} draws, {end}",
            self.file.display(),
            session.at(),
            session.draws()
        );
        Ok(())
    }
}

/// Derives every draw again and opens every seal, where the file promises that it can be done, or its secret lies beside it.
fn dice<G: Playable>(file: &Path, session: &Session<G>, header: &replay::Header) -> Done {
    match fair::verify(session, &header.fair) {
        Ok(Kept { draws, seals }) => common::line!(
            "{}: {draws} draws derived again from the promised secret, {seals} seals opened",
            file.display()
        ),
        Err(Unfair::NoPromise) if header.typed_in => {
            common::line!("{}: people rolled the dice", file.display())
        }
        Err(Unfair::NoPromise) => {
            let Some(Seed(secret)) = Seed::of(file) else { return Ok(()) };
            let seals = session.check_seals(&[(0, secret)]).map_err(|step| Unfair::Sealed { step });
            let seals = seals.map_err(|unfair| Problem(format!("{}: {unfair}", file.display())))?;
            common::line!("{}: {seals} seals opened with the secret beside it", file.display());
        }
        Err(closed @ Unfair::Closed) => common::line!("{}: {closed}", file.display()),
        Err(unfair) => return Err(Problem(format!("{}: {unfair}", file.display()))),
    }
    Ok(())
}
