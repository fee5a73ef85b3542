//! Nothing in the project knows the machine it was written on: no home folder, no package host.
//! Lock files name a host by their nature; theirs has to be the public one.

use crate::problem::Problem;
use crate::tree::File;

/// Folders of one machine. Each is looked for where a path begins.
const HOMES: &[&str] = &["/work/", "/root/", "/home/", "/Users/", "\\Users\\"];
/// Hosts that packages are fetched from.
const HOSTS: &[&str] = &[
    "index.crates.io",
    "static.crates.io",
    "crates.io-index",
    "registry.npmjs.org",
    "registry.yarnpkg.com",
    "artifactory",
];
/// This file names what it looks for.
const ITSELF: &str = "xtask/src/tidy/places.rs";
/// Lock files: how the line begins that names a source, and how the source has to begin.
const LOCKS: &[(&str, &str, &str)] = &[
    ("Cargo.lock", "source = \"", "registry+https://github.com/rust-lang/crates.io-index"),
    ("package-lock.json", "\"resolved\": \"", "https://registry.npmjs.org/"),
];

/// Every line that names a machine or a host.
pub fn check(files: &[File]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in files.iter().filter(|file| file.path != ITSELF) {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        let lock = LOCKS.iter().find(|(lock, ..)| *lock == name);
        for (number, line) in file.lines() {
            if let Some((_, key, public)) = lock {
                let source = line.trim_start().strip_prefix(key);
                if let Some(source) = source.filter(|source| !source.starts_with(public)) {
                    problems.push(Problem::new(
                        &file.path,
                        number,
                        format!("a package comes from `{}`", source.trim_end_matches([',', '"'])),
                        *public,
                    ));
                }
                continue;
            }
            if let Some(home) = HOMES.iter().find(|home| names_path(line, home)) {
                problems.push(Problem::new(
                    &file.path,
                    number,
                    format!("the path `{home}` of a machine"),
                    "a path from the root of the project",
                ));
            }
            if let Some(host) = HOSTS.iter().find(|host| line.contains(**host)) {
                problems.push(Problem::new(
                    &file.path,
                    number,
                    format!("the package host `{host}`"),
                    "no host: cargo and npm know theirs",
                ));
            }
        }
    }
    problems
}

/// Whether a path begins with this folder: nothing of a longer path stands before it, though a drive may.
fn names_path(line: &str, home: &str) -> bool {
    line.match_indices(home).any(|(at, _)| {
        let before = line.get(..at).and_then(|before| before.chars().next_back());
        before.is_none_or(|letter| {
            !letter.is_alphanumeric() && !['.', '_', '-', '~', '}', ')', '*'].contains(&letter)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(path: &str, text: &str) -> Vec<String> {
        check(&[File::new(path, text)]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_path_of_a_machine_is_refused() {
        assert_eq!(
            problems("docs/a.md", "Build it.\nIt is in `/work/main`.\n"),
            ["docs/a.md:2: the path `/work/` of a machine; expected a path from the root of the project"]
        );
        for line in ["/root/.cargo", "file:///home/me/x", "C:\\Users\\me", "\"/Users/me\""] {
            assert_eq!(problems("a.toml", line).len(), 1, "{line}");
        }
        for line in
            ["docs/work/plan.md", "$(HOME)/work/x", "https://example.org/home/page", "the root/branch"]
        {
            assert!(problems("a.toml", line).is_empty(), "{line}");
        }
    }

    #[test]
    fn a_package_host_is_refused() {
        assert_eq!(
            problems(".cargo/config.toml", "registry = \"sparse+https://index.crates.io/\""),
            [
                ".cargo/config.toml:1: the package host `index.crates.io`; expected no host: cargo and npm know theirs"
            ]
        );
    }

    #[test]
    fn a_lock_file_names_the_public_host_only() {
        let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n";
        assert!(problems("Cargo.lock", public).is_empty());
        assert_eq!(
            problems("Cargo.lock", "\nsource = \"registry+https://mirror.example/index\"\n"),
            [
                "Cargo.lock:2: a package comes from `registry+https://mirror.example/index`; expected registry+https://github.com/rust-lang/crates.io-index"
            ]
        );
        assert!(
            problems("web/package-lock.json", "  \"resolved\": \"https://registry.npmjs.org/a.tgz\",")
                .is_empty()
        );
        assert_eq!(problems("web/package-lock.json", "  \"resolved\": \"http://10.0.0.1/a.tgz\",").len(), 1);
    }
}
