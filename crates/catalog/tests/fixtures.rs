//! Recorded matches: each file in `fixtures/<game>/` plays again to the same end, step by step and die for die, and is written again
//! letter for letter. Dropping a file there adds a test. `cargo xtask record` writes those that `fixtures/matches.toml` lists.

#[path = "fixtures/coverage.rs"]
mod coverage;
#[path = "fixtures/explain.rs"]
mod explain;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, GAMES, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::replay::{self, Header, Record};
use undercroft_kernel::{Actions, fair};

/// The ending of saved matches.
const SAVED: &str = "undercroft";

/// Plays a file again, and says at which step and by which rules it goes another way.
fn check(text: &str) -> Result<(), String> {
    let header = replay::header(text).map_err(|misfit| misfit.to_string())?;
    let again = Again { text, header: &header };
    let opened = open(&header.game, &header.setup, &Library::built_in(), again);
    opened.unwrap_or_else(|error| Err(format!("the set-up cannot be had any more: {error:?}")))
}

struct Again<'a> {
    text: &'a str,
    header: &'a Header,
}

impl Visitor for Again<'_> {
    type Out = Result<(), String>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        if self.header.rules != card.rules_version {
            return Err("recorded under another version of the rules: record it again".to_owned());
        }
        let session = replay::read(game.clone(), self.text)
            .map_err(|misfit| explain::misfit(&game, self.header, self.text, &misfit))?;
        if !self.header.fair.is_empty() {
            fair::verify(&session, &self.header.fair).map_err(|unfair| unfair.to_string())?;
        }
        each_step_was_offered(game, self.header, self.text)?;
        let written = replay::write(&session, self.header);
        if written == self.text { Ok(()) } else { Err("the match is written differently now".to_owned()) }
    }
}

/// What somebody played must have been offered: a match can be played again although nobody would be shown its choices any more.
fn each_step_was_offered<G: Playable>(game: G, header: &Header, text: &str) -> Result<(), String> {
    let mut session = replay::open(game, header).map_err(|misfit| misfit.to_string())?;
    let mut offered = Actions::new();
    for (line, text) in (2..).zip(text.lines().skip(1)) {
        // The last line is none.
        let Ok(record) = serde_json::from_str::<Record>(text) else { break };
        if !record.action.is_empty() {
            let seat = replay::seat(session.game(), &record.seat)?;
            let action = session.game().parse(&record.action)?;
            offered.clear();
            session.game().legal_actions(session.state(), seat, &mut offered);
            if !offered.iter().any(|one| one == action) {
                return Err(format!(
                    "line {line}: `{}` was played, and yet it is not offered",
                    record.action
                ));
            }
        }
        replay::play_record(&mut session, &record, line).map_err(|misfit| misfit.to_string())?;
    }
    Ok(())
}

/// The recorded matches of a game.
fn files(root: &Path, game: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root.join(game)).expect("the game has a folder of recorded matches");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == SAVED));
    files.sort();
    files
}

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut trials = explain::trials(&root);
    for entry in GAMES {
        let recorded = files(&root, entry.game);
        for file in recorded.clone() {
            let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            let again = move || check(&std::fs::read_to_string(&file)?).map_err(Failed::from);
            trials.push(Trial::test(name, again));
        }
        trials.extend(coverage::trials(&root, entry, &recorded));
    }
    libtest_mimic::run(&arguments, trials).exit();
}
