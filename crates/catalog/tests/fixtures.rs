//! Recorded matches: each file in `fixtures/<game>/` plays again to the same end, step by step, and is written again letter for letter.
//! Dropping a file there adds a test.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::replay::{self, Header};

struct Again<'a> {
    text: &'a str,
    header: &'a Header,
}

impl Visitor for Again<'_> {
    type Out = Result<(), Failed>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        if self.header.rules != card.rules_version {
            return Err(Failed::from("recorded under another version of the rules: record it again"));
        }
        let session = replay::read(game, self.text).map_err(|misfit| Failed::from(misfit.to_string()))?;
        let written = replay::write(&session, self.header);
        if written == self.text { Ok(()) } else { Err(Failed::from("the match is written differently now")) }
    }
}

fn check(file: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(file)?;
    let header = replay::header(&text).map_err(|misfit| Failed::from(misfit.to_string()))?;
    let again = Again { text: &text, header: &header };
    let opened = open(&header.game, &header.setup, &Library::built_in(), again);
    opened.unwrap_or_else(|error| Err(Failed::from(format!("{error:?}"))))
}

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut files: Vec<PathBuf> = Vec::new();
    for game in std::fs::read_dir(&root).expect("the folder of fixtures").flatten() {
        files.extend(
            std::fs::read_dir(game.path()).expect("a game's fixtures").flatten().map(|entry| entry.path()),
        );
    }
    files.sort();
    let trials = files.into_iter().map(|file| {
        let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
        Trial::test(name, move || check(&file))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}
