//! What the commands share: opening a game from the command line, and problems as sentences.

use std::fmt;
use std::path::{Path, PathBuf};
use undercroft_catalog::OpenError;
use undercroft_content::{Library, Source};
use undercroft_kernel::{Setup, Value};

/// What went wrong, as a sentence for the person at the keyboard.
#[derive(Debug)]
pub struct Problem(pub String);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a command gives back.
pub type Done<T = ()> = Result<T, Problem>;

/// A problem from anything that can be shown.
pub fn problem(what: impl fmt::Display) -> Problem {
    Problem(what.to_string())
}

/// Reads a file.
pub fn read(path: &Path) -> Done<String> {
    std::fs::read_to_string(path).map_err(|error| Problem(format!("{}: {error}", path.display())))
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Done {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    let written = std::fs::write(&part, content).and_then(|()| std::fs::rename(&part, path));
    written.map_err(|error| {
        let _ = std::fs::remove_file(&part);
        Problem(format!("{}: {error}", path.display()))
    })
}

/// The built-in packs, and the one in `folder` if there is one; gives its id too.
pub fn library(folder: Option<&Path>) -> Done<(Library, Option<String>)> {
    let mut library = Library::built_in();
    let Some(folder) = folder else { return Ok((library, None)) };
    let source = pack(folder)?;
    let id = library.add(source).map_err(problem)?;
    Ok((library, Some(id)))
}

/// Reads the files of a pack folder.
fn pack(folder: &Path) -> Done<Source> {
    let mut files: Vec<(String, String)> = Vec::new();
    collect(folder, folder, &mut files)?;
    Ok(Source::new(folder.display().to_string(), files))
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) -> Done {
    let entries =
        std::fs::read_dir(folder).map_err(|error| Problem(format!("{}: {error}", folder.display())))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        let known = path.extension().is_some_and(|extension| extension == "toml" || extension == "ftl");
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if known {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            files.push((name, read(&path)?));
        }
    }
    Ok(())
}

/// A sentence for a game that could not be opened.
pub fn open_problem(error: OpenError) -> Problem {
    match error {
        OpenError::Game { name, known } => Problem(format!("there is no game `{name}`; known: {known}")),
        OpenError::Option(option) => problem(option),
        OpenError::Content(problems) => problem(problems),
    }
}

/// Reads an option of the form `name=value`; several values are separated by commas.
pub fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("`{text}`: expected NAME=VALUE"))?;
    let value = match value {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ if value.contains(',') => Value::words(value.split(',')),
        _ => value.parse().map_or_else(|_| Value::word(value), Value::Int),
    };
    Ok((name.to_owned(), value))
}

/// The options of a table from `name=value` pairs.
pub fn setup(options: &[(String, Value)]) -> Setup {
    options.iter().fold(Setup::default(), |setup, (name, value)| setup.with(name, value.clone()))
}

/// A folder that is missing is told before the work, not after it.
pub fn check_place(file: &Path) -> Done {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder {
        Some(folder) if !folder.is_dir() => Err(problem(format!("there is no folder {}", folder.display()))),
        _ => Ok(()),
    }
}

/// Writes a line. A closed pipe is no reason to fall over.
pub fn write_line(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout().lock(), "{line}");
}

/// Writes a formatted line.
macro_rules! line {
    ($($part:tt)*) => {
        $crate::common::write_line(&format!($($part)*))
    };
}
pub(crate) use line;
