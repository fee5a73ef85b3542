//! What shows the rules of a project: its scenario files, and the doc comments above its tests.
//!
//! A scenario counts where it names at most four ids and expects something, in the editions in which it runs; an id in
//! the doc comment of a test counts where the test's body checks something. This is the only module that reads the disk.

use crate::games::{GAMES, GameRules};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// How many ids one scenario may name.
pub const MOST_IDS: usize = 4;
/// The keys with which a scenario or a step expects something.
const EXPECTS: [&str; 7] = ["expect", "refuse", "see", "log", "legal", "illegal", "over"];
/// How the attributes of tests begin.
const TESTS: [&str; 4] = ["#[rstest", "#[case", "#[proptest", "#[test_case"];
/// What a body that checks something holds.
const CHECKS: [&str; 7] = ["assert", "expect", "check", "prop_", "refuse", "?;", "matches!"];

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scan {
    /// What scenarios show: id and edition.
    pub shown: BTreeSet<(String, String)>,
    /// What tests show, in every edition of the rule.
    pub in_tests: BTreeSet<String>,
    /// Scenario files that cannot be read and scenarios that count for nothing.
    pub notes: Vec<String>,
}

/// Reads the scenarios (`games/*/rulebook/**/*.toml`) and the Rust sources of the project at `root`.
///
/// # Errors
/// When a folder or a file cannot be read.
pub fn scan(root: &Path) -> io::Result<Scan> {
    let mut scan = Scan::default();
    let games = root.join("games");
    let mut scenarios = Vec::new();
    for game in folders(&games)? {
        files(&game.join("rulebook"), "toml", &mut scenarios)?;
    }
    scenarios.sort();
    for path in scenarios {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        scan.read_scenarios(&name, &read(&path)?);
    }
    let mut sources = Vec::new();
    files(root, "rs", &mut sources)?;
    for path in sources {
        scan.read_tests(&read(&path)?);
    }
    Ok(scan)
}

impl Scan {
    /// Notes what the scenarios of one file show.
    pub fn read_scenarios(&mut self, file: &str, text: &str) {
        let table = match DeTable::parse(text) {
            Ok(table) => table.into_inner(),
            Err(error) => return self.notes.push(format!("{file}: {}", error.message().trim_end())),
        };
        let scenarios = table.get("scenario").and_then(|list| list.get_ref().as_array());
        for scenario in
            scenarios.into_iter().flat_map(|list| list.iter()).filter_map(|one| one.get_ref().as_table())
        {
            let name = scenario.get("name").and_then(|name| name.get_ref().as_str()).unwrap_or("?");
            let ids = words(scenario.get("rules").map(|ids| ids.get_ref()));
            if ids.len() > MOST_IDS {
                self.notes.push(format!("{file}: {name}: names {} rules, so it counts for none", ids.len()));
            } else if !expects(scenario) {
                self.notes.push(format!("{file}: {name}: expects nothing, so it counts for none"));
            } else {
                let editions = scenario.get("setup").and_then(|setup| setup.get_ref().get("edition"));
                let editions = words(editions.map(|editions| editions.get_ref()));
                self.show(&ids, &editions);
            }
        }
    }

    fn show(&mut self, ids: &[&str], editions: &[&str]) {
        for id in ids {
            let default = [GameRules::of(id).map_or("base", |game| game.default_edition)];
            let runs = if editions.is_empty() { default.as_slice() } else { editions };
            self.shown.extend(runs.iter().map(|edition| ((*id).to_owned(), (*edition).to_owned())));
        }
    }

    /// Notes what the tests of one Rust source show.
    pub fn read_tests(&mut self, text: &str) {
        let mut pending: Vec<String> = Vec::new();
        let (mut is_test, mut body, mut depth) = (false, None::<String>, 0);
        for line in text.lines() {
            let trimmed = line.trim();
            if let Some(written) = &mut body {
                written.push_str(trimmed);
                written.push('\n');
                depth += braces(line);
            } else if trimmed.starts_with("///") {
                pending.extend(ids(trimmed));
                continue;
            } else if is_test_attribute(trimmed) {
                is_test = true;
                continue;
            } else if trimmed.starts_with("#[") || trimmed.is_empty() {
                continue;
            } else if is_test && trimmed.contains("fn ") {
                body = Some(trimmed.split_once('{').map_or("", |(_, rest)| rest).to_owned());
                depth = braces(line);
            } else {
                (pending, is_test) = (Vec::new(), false);
                continue;
            }
            if depth <= 0 {
                let written = body.take().unwrap_or_default();
                let ended = std::mem::take(&mut pending);
                if CHECKS.iter().any(|check| written.contains(check)) {
                    self.in_tests.extend(ended);
                }
                is_test = false;
            }
        }
    }
}

/// The words of a list, or a single word; none where something else stands.
fn words<'v>(value: Option<&'v DeValue<'_>>) -> Vec<&'v str> {
    match value {
        Some(DeValue::Array(list)) => list.iter().filter_map(|word| word.get_ref().as_str()).collect(),
        Some(DeValue::String(word)) if !word.is_empty() => vec![word.as_ref()],
        _ => Vec::new(),
    }
}

/// Whether a scenario, or one of its steps, says what has to be.
fn expects(scenario: &DeTable<'_>) -> bool {
    let says = |place: &DeTable<'_>| {
        EXPECTS.iter().filter_map(|key| place.get(*key)).any(|value| match value.get_ref() {
            DeValue::Table(table) => !table.is_empty(),
            DeValue::Array(list) => !list.is_empty(),
            DeValue::String(word) => !word.is_empty(),
            _ => true,
        })
    };
    let steps = scenario.get("steps").and_then(|steps| steps.get_ref().as_array());
    says(scenario)
        || steps.is_some_and(|steps| steps.iter().filter_map(|step| step.get_ref().as_table()).any(says))
}

fn is_test_attribute(line: &str) -> bool {
    let plain = line.strip_prefix("#[tokio::test").or_else(|| line.strip_prefix("#[test"));
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    plain.is_some_and(ends) || TESTS.iter().any(|attribute| line.starts_with(attribute))
}

fn braces(line: &str) -> i64 {
    line.bytes().map(|byte| i64::from(byte == b'{') - i64::from(byte == b'}')).sum()
}

/// The ids of the ledger's games in a line: prefix, chapter, number, as whole words.
fn ids(line: &str) -> Vec<String> {
    let is_word = |letter: &char| letter.is_alphanumeric() || *letter == '_';
    let mut found = Vec::new();
    for (at, _) in line.match_indices('-') {
        let before = line.get(..at).unwrap_or_default();
        let Some(prefix) = GAMES.iter().map(|game| game.prefix).find(|prefix| before.ends_with(prefix))
        else {
            continue;
        };
        let start = at - prefix.len();
        let rest = line.get(at + 1..).unwrap_or_default();
        let chapter = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        let Some(number) = rest.get(chapter..).and_then(|rest| rest.strip_prefix('-')) else { continue };
        let digits = number.bytes().take_while(u8::is_ascii_digit).count();
        let ends =
            number.get(digits..).and_then(|rest| rest.chars().next()).is_none_or(|next| !is_word(&next));
        let begins = line
            .get(..start)
            .and_then(|before| before.chars().next_back())
            .is_none_or(|last| !is_word(&last));
        if chapter > 0 && digits > 0 && begins && ends {
            found.extend(line.get(start..at + 1 + chapter + 1 + digits).map(str::to_owned));
        }
    }
    found
}

fn read(path: &Path) -> io::Result<String> {
    fs::read(path)
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .map_err(|error| named(path, &error))
}

/// The folders in a folder that may be missing.
fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in entries(folder)? {
        if entry.file_type()?.is_dir() {
            folders.push(entry.path());
        }
    }
    Ok(folders)
}

/// Every file with this ending below a folder that may be missing; what was built or installed is left out.
pub(crate) fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in entries(folder)? {
        let (kind, path) = (entry.file_type()?, entry.path());
        if kind.is_dir() {
            if !["target", "node_modules", ".git"].iter().any(|name| entry.file_name() == *name) {
                files(&path, ending, found)?;
            }
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> io::Result<Vec<fs::DirEntry>> {
    match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        listing => listing.and_then(Iterator::collect).map_err(|error| named(folder, &error)),
    }
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
