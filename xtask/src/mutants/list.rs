//! Which mutants there are: as cargo-mutants lists them, every 25th of a game's rules, but for those of which `fixtures/mutants.toml` says
//! why nothing can tell them.

use serde::Deserialize;
use std::path::Path;
use std::process::Command;

#[derive(Clone, Debug, Deserialize)]
pub struct Mutant {
    /// File, line, column and what is changed.
    pub name: String,
    /// The game.
    pub package: String,
    /// From the root of the workspace.
    pub file: String,
    pub function: Option<Function>,
    /// What is replaced.
    pub span: Span,
    pub replacement: String,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Function {
    pub return_type: String,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Span {
    pub start: Place,
    pub end: Place,
}

/// Both from 1.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Mutant {
    /// What is changed and in which file, without the line, which moves.
    pub fn change(&self) -> String {
        let what = self.name.splitn(4, ':').nth(3).unwrap_or(&self.name);
        format!("{}:{what}", self.file)
    }

    /// The chapter of the rules that it changes.
    pub fn chapter(&self) -> &str {
        let inside = self.file.split("/rules/").nth(1).unwrap_or_default();
        inside.split(['/', '.']).next().unwrap_or_default()
    }

    /// Whether it cannot be chosen while the program runs: what the function returns has a type of its own in each body, or the function
    /// is asked while compiling.
    pub fn is_alone(&self, root: &Path) -> bool {
        let Some(function) = &self.function else { return true };
        let text = std::fs::read_to_string(root.join(&self.file)).unwrap_or_default();
        let first = text.lines().skip(function.span.start.line - 1).find(|line| line.contains("fn "));
        function.return_type.contains("impl ") || first.is_none_or(|line| line.contains("const fn "))
    }
}

/// Every so many mutants of a game's rules, beginning with one.
///
/// # Errors
/// When cargo-mutants is not there, or says something else than a list.
pub fn list(root: &Path, game: &str, every: usize, from: usize) -> Result<Vec<Mutant>, String> {
    let rules = format!("games/{game}/src/rules/**");
    let said = Command::new("cargo")
        .args(["mutants", "--list", "--json", "--no-config", "--package", game, "--file", &rules])
        .current_dir(root)
        .output()
        .map_err(|error| error.to_string())?;
    if !said.status.success() {
        let problem = String::from_utf8_lossy(&said.stderr);
        return Err(format!("cargo mutants (cargo install --locked cargo-mutants): {problem}"));
    }
    let all: Vec<Mutant> = serde_json::from_slice(&said.stdout).map_err(|error| error.to_string())?;
    let chosen = all.into_iter().enumerate().filter(|(at, _)| (at + 1) % every == from % every);
    Ok(chosen.map(|(_, mutant)| mutant).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Untold {
    #[serde(default)]
    untold: Vec<Excuse>,
}

/// A mutant that nothing can tell, and why.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Excuse {
    /// As `change` says it.
    pub mutant: String,
    /// Read by people.
    #[allow(dead_code)]
    pub why: String,
}

/// Those that nothing can tell.
///
/// # Errors
/// When the file is not there or not readable.
pub fn excuses(root: &Path) -> Result<Vec<Excuse>, String> {
    let text =
        std::fs::read_to_string(root.join("fixtures/mutants.toml")).map_err(|error| error.to_string())?;
    let read: Untold = toml::from_str(&text).map_err(|error| error.to_string())?;
    Ok(read.untold)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_excuses_can_be_read() {
        let excuses = excuses(&crate::root()).expect("it is read");
        assert!(excuses.iter().all(|one| one.mutant.starts_with("games/") && one.why.ends_with('.')));
    }
}
