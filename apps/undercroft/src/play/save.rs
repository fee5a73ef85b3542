//! Saving a match: the replay file, and its seed in a file beside it, so that the match itself can be shown to anybody.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};

/// The 32 bytes from which the dice of a match are derived.
#[derive(Clone, Copy)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that is asked for, the one of a saved match, or a new one.
    pub fn choose(wanted: Option<u64>, saved: Option<&PathBuf>) -> Seed {
        if let Some(number) = wanted {
            let mut bytes = [0; 32];
            for (byte, value) in bytes.iter_mut().zip(number.to_le_bytes()) {
                *byte = value;
            }
            return Seed(bytes);
        }
        saved.and_then(|file| Seed::of(file)).unwrap_or_else(Seed::fresh)
    }

    /// The seed that lies beside a saved match.
    pub fn of(file: &Path) -> Option<Seed> {
        Seed::read(&beside(file))
    }

    /// A new seed from the system's randomness.
    fn fresh() -> Seed {
        let mut bytes = [0; 32];
        for part in bytes.chunks_mut(8) {
            let word = RandomState::new().build_hasher().finish().to_le_bytes();
            for (byte, value) in part.iter_mut().zip(word) {
                *byte = value;
            }
        }
        Seed(bytes)
    }

    fn read(file: &Path) -> Option<Seed> {
        let text = std::fs::read_to_string(file).ok()?;
        let text = text.trim();
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(at * 2..at * 2 + 2)?, 16).ok()?;
        }
        Some(Seed(bytes))
    }

    fn hex(self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The file in which the seed of a match is kept.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".seed");
    PathBuf::from(name)
}

/// Writes a match and its seed; a half-written file never replaces a whole one.
pub fn write(file: &Path, text: &str, seed: Seed) -> io::Result<()> {
    replace(file, text)?;
    std::fs::write(beside(file), seed.hex())
}

/// Writes a file whole or not at all.
pub fn replace(file: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    let mut draft = file.as_os_str().to_owned();
    draft.push(".new");
    let draft = PathBuf::from(draft);
    std::fs::write(&draft, text)?;
    std::fs::rename(&draft, file)
}

/// Where files of matches are kept that were given no name: in the user's data folder.
pub fn home() -> Option<PathBuf> {
    Some(super::home::folder()?.join("matches"))
}

/// A file for a new match, which no other match has.
pub fn fresh_file(home: &Path, game: &str) -> io::Result<PathBuf> {
    std::fs::create_dir_all(home)?;
    for number in 1.. {
        let file = home.join(format!("{game}-{number}.undercroft"));
        // Two programs at once never take the same one.
        match std::fs::OpenOptions::new().write(true).create_new(true).open(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}

/// The matches of a folder, the latest first.
pub fn kept(home: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(home) else { return Vec::new() };
    let mut files: Vec<(_, PathBuf)> = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == "undercroft"))
        .filter_map(|entry| {
            let about = entry.metadata().ok().filter(|about| about.len() > 0)?;
            Some((about.modified().ok()?, entry.path()))
        })
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, file)| file).collect()
}
