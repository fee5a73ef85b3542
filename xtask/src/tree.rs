//! The files of the workspace as texts. What was built or installed, saved matches and binary files are left out.

use crate::rust;
use std::fs;
use std::io;
use std::path::Path;

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 3] = ["target", "node_modules", ".git"];
/// The ending of saved matches.
const SAVED: &str = "undercroft";

#[derive(Clone, Debug)]
pub struct File {
    /// Its path from the root, with slashes.
    pub path: String,
    /// What is written in it.
    pub text: String,
    /// The same, line by line and taken apart, if it is Rust.
    pub rust: Vec<rust::Line>,
}

impl File {
    pub fn new(path: &str, text: &str) -> File {
        let rust = if path.ends_with(".rs") { rust::read(text) } else { Vec::new() };
        File { path: path.to_owned(), text: text.to_owned(), rust }
    }

    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether all of it is test code.
    pub fn is_test(&self) -> bool {
        self.is_rust() && (self.path.contains("/tests/") || self.path.ends_with("/tests.rs"))
    }

    /// Whether it lies in one of these folders of the root.
    pub fn is_in(&self, folders: &[&str]) -> bool {
        let first = self.path.split_once('/').map(|(first, _)| first);
        first.is_some_and(|first| folders.contains(&first))
    }

    /// Its lines, numbered from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// Its lines taken apart, numbered from 1.
    pub fn rust_lines(&self) -> impl Iterator<Item = (usize, &rust::Line)> {
        self.rust.iter().enumerate().map(|(at, line)| (at + 1, line))
    }
}

/// Reads every file below `root`, in the order of their paths.
///
/// # Errors
/// When a folder or a file cannot be read.
pub fn read(root: &Path) -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    walk(root, "", &mut files)?;
    files.sort_by(|a: &File, b| a.path.cmp(&b.path));
    Ok(files)
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                walk(&entry.path(), &format!("{path}/"), files)?;
            }
        } else if entry.file_type()?.is_file()
            && Path::new(&name).extension().is_none_or(|end| end != SAVED)
            && let Ok(text) = String::from_utf8(fs::read(entry.path())?)
        {
            files.push(File::new(&path, &text));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_knows_where_it_lies() {
        let file = File::new("games/pig/tests/rulebook/main.rs", "//! Tests.\n");
        assert!(file.is_test() && file.is_in(&["crates", "games"]) && !file.is_in(&["pig"]));
        assert!(!File::new("games/pig/src/lib.rs", "").is_test());
        assert!(!File::new("Makefile", "").is_in(&["Makefile"]), "it lies in no folder");
    }
}
