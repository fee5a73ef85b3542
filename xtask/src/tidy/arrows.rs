//! Arrows between crates point one way: whoever changes the kernel changes everything, whoever changes a screen nothing.

use crate::problem::Problem;
use crate::tree::File;
use serde::Deserialize;
use std::path::Path;
use std::process::Command;

/// The crates of a folder, which of ours they may use, and why no others.
struct Layer {
    crates: &'static str,
    may_use: &'static [&'static str],
    why: &'static str,
}

/// Who may use whom, lowest first. A crate uses those in its own line and no other of ours; `*` stands for every crate of a
/// folder. Dev-dependencies are free: a test may use anything that cargo can build.
const LAYERS: &[Layer] = &[
    Layer { crates: "kernel/derive", may_use: &[], why: "macros only read declarations" },
    Layer {
        crates: "kernel",
        may_use: &["kernel/derive"],
        why: "the kernel knows no game and no other crate but its macros",
    },
    Layer { crates: "crates/content", may_use: &["kernel"], why: "packs know no game" },
    Layer { crates: "crates/ledger", may_use: &["kernel"], why: "the ledger knows no game" },
    Layer { crates: "crates/i18n", may_use: &["kernel"], why: "texts know messages, not who sends them" },
    Layer { crates: "crates/search", may_use: &["kernel"], why: "a search plays any game and knows none" },
    Layer {
        crates: "crates/testkit",
        may_use: &["kernel"],
        why: "its laws hold for every game and know none",
    },
    Layer {
        crates: "crates/scenario",
        may_use: &["kernel", "crates/ledger"],
        why: "scenarios know words, not games",
    },
    Layer {
        crates: "games/*",
        may_use: &["kernel", "crates/content"],
        why: "rules know their cards and nothing else",
    },
    Layer {
        crates: "crates/catalog",
        may_use: &["kernel", "crates/content", "crates/ledger", "crates/scenario", "games/*"],
        why: "the list of games knows no program",
    },
    Layer {
        crates: "crates/table",
        may_use: &["kernel", "crates/content", "crates/ledger", "games/*", "crates/catalog"],
        why: "a picture has no screen, no prose and no player",
    },
    Layer {
        crates: "crates/bots",
        may_use: &["kernel", "crates/content", "crates/search", "games/*", "crates/catalog"],
        why: "a bot sees a view, not a picture",
    },
    Layer {
        crates: "crates/environment",
        may_use: &["kernel", "crates/content", "games/*", "crates/catalog", "crates/bots"],
        why: "researchers need no screen and no prose",
    },
    Layer {
        crates: "crates/terminal",
        may_use: &[
            "kernel",
            "crates/scenario",
            "crates/i18n",
            "crates/catalog",
            "crates/table",
            "crates/bots",
        ],
        why: "a screen draws pictures and knows no game",
    },
    Layer {
        crates: "crates/lab",
        may_use: &["kernel", "crates/content", "crates/search", "games/*", "crates/catalog", "crates/bots"],
        why: "measurements need no screen and no prose",
    },
    Layer {
        crates: "crates/review",
        may_use: &["kernel", "games/*", "crates/catalog", "crates/bots", "crates/lab"],
        why: "what a choice is worth is told by others",
    },
    Layer {
        crates: "apps/*",
        may_use: &["kernel", "crates/*", "games/*", "apps/*"],
        why: "programs stand at the edge, but chores are not for them",
    },
    Layer { crates: "xtask", may_use: &["kernel", "crates/*", "games/*"], why: "chores need no program" },
];

/// A crate of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crate {
    /// Its folder from the root.
    folder: String,
    /// What it is built with: the names and folders of our other crates.
    uses: Vec<(String, String)>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_root: String,
}

#[derive(Deserialize)]
struct Package {
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
    path: Option<String>,
}

/// Asks cargo for the crates of the workspace.
///
/// # Errors
/// When cargo cannot be run or cannot read the workspace.
pub fn crates(root: &Path) -> Result<Vec<Crate>, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let asked = Command::new(&cargo)
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root)
        .output();
    let answer = asked.map_err(|error| format!("{cargo}: {error}"))?;
    if !answer.status.success() {
        return Err(String::from_utf8_lossy(&answer.stderr).trim_end().to_owned());
    }
    read(&String::from_utf8_lossy(&answer.stdout))
}

fn read(json: &str) -> Result<Vec<Crate>, String> {
    let metadata: Metadata =
        serde_json::from_str(json).map_err(|error| format!("cargo metadata: {error}"))?;
    let from_root = |path: &str| {
        let path = Path::new(path).strip_prefix(&metadata.workspace_root).unwrap_or(Path::new(path));
        path.to_string_lossy().replace('\\', "/")
    };
    let crates = metadata.packages.iter().map(|package| {
        let is_built_with = |dependency: &&Dependency| dependency.kind.as_deref() != Some("dev");
        let uses = package.dependencies.iter().filter(is_built_with).filter_map(|dependency| {
            dependency.path.as_deref().map(|path| (dependency.name.clone(), from_root(path)))
        });
        Crate {
            folder: from_root(package.manifest_path.trim_end_matches("Cargo.toml")),
            uses: uses.collect(),
        }
    });
    Ok(crates.collect())
}

/// Every arrow that no layer allows, at its line of the manifest.
pub fn check(crates: &[Crate], files: &[File]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for Crate { folder, uses } in crates {
        let manifest = format!("{folder}/Cargo.toml");
        let Some(layer) = LAYERS.iter().find(|layer| covers(layer.crates, folder)) else {
            let expected = "a line for it in the layers of xtask/src/tidy/arrows.rs";
            problems.push(Problem::new(&manifest, 0, format!("{folder} is in no layer"), expected));
            continue;
        };
        for (name, used) in uses.iter().filter(|(_, used)| !layer.may_use.iter().any(|may| covers(may, used)))
        {
            let text = files.iter().find(|file| file.path == manifest);
            let line = text.and_then(|file| file.lines().find(|(_, line)| line.starts_with(name.as_str())));
            let may =
                if layer.may_use.is_empty() { "none of ours".to_owned() } else { layer.may_use.join(", ") };
            problems.push(Problem::new(
                &manifest,
                line.map_or(0, |(number, _)| number),
                format!("{folder} uses {used}"),
                format!("{may}: {}", layer.why),
            ));
        }
    }
    problems
}

/// Whether a folder is meant by a pattern.
fn covers(pattern: &str, folder: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(prefix) => folder.strip_prefix(prefix).is_some_and(|name| !name.contains('/')),
        None => pattern == folder,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(folder: &str, used: &str) -> Vec<String> {
        let uses = vec![("thing".to_owned(), used.to_owned())];
        let manifest = File::new(
            &format!("{folder}/Cargo.toml"),
            "[package]\n\n[dependencies]\nthing.workspace = true\n",
        );
        let problems = check(&[Crate { folder: folder.to_owned(), uses }], &[manifest]);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_that_point_down_are_fine() {
        for (folder, used) in [
            ("games/pig", "kernel"),
            ("games/pig", "crates/content"),
            ("crates/catalog", "games/pig"),
            ("crates/lab", "crates/bots"),
            ("apps/undercroft", "crates/testkit"),
        ] {
            assert!(with(folder, used).is_empty(), "{folder} -> {used}");
        }
    }

    #[test]
    fn arrows_that_point_up_or_aside_are_named_with_their_line() {
        assert_eq!(
            with("games/pig", "crates/i18n"),
            [
                "games/pig/Cargo.toml:4: games/pig uses crates/i18n; expected kernel, crates/content: rules know their cards and nothing else"
            ]
        );
        for (folder, used) in [
            ("kernel", "crates/content"),
            ("crates/i18n", "crates/content"),
            ("crates/testkit", "games/pig"),
            ("games/pig", "games/urn"),
            ("crates/table", "crates/bots"),
            ("crates/lab", "crates/i18n"),
            ("apps/undercroft", "xtask"),
        ] {
            assert_eq!(with(folder, used).len(), 1, "{folder} -> {used}");
        }
    }

    #[test]
    fn a_crate_that_nobody_placed_is_refused() {
        assert!(with("crates/new", "kernel").concat().contains("crates/new is in no layer"));
    }

    #[test]
    fn dev_dependencies_and_foreign_crates_are_free() {
        let json = r#"{"workspace_root": "/w", "packages": [{"manifest_path": "/w/kernel/Cargo.toml", "dependencies": [
            {"name": "serde", "kind": null, "path": null},
            {"name": "pig", "kind": "dev", "path": "/w/games/pig"},
            {"name": "content", "kind": "build", "path": "/w/crates/content"}]}]}"#;
        let crates = read(json).unwrap();
        assert_eq!(crates[0].folder, "kernel");
        assert_eq!(crates[0].uses, [("content".to_owned(), "crates/content".to_owned())]);
        assert!(read("{}").is_err());
    }
}
