//! A second tree of the workspace in the target folder, whose rules are changed and compiled; the true one is left alone.

use super::list::Mutant;
use super::weave::{self, Woven};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Where cargo builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Who says which mutant is in hand: the number in the environment, read once.
const IN_HAND: &str = "\n#[doc(hidden)]\n#[inline]\npub fn mutant_in_hand() -> u32 {\n    \
    static NUMBER: std::sync::OnceLock<u32> = std::sync::OnceLock::new();\n    \
    *NUMBER.get_or_init(|| std::env::var(\"UNDERCROFT_MUTANT\").ok().and_then(|number| number.parse().ok()).unwrap_or(0))\n}\n";

/// A program that notices changed rules.
#[derive(Clone, Debug)]
pub struct Judge {
    pub name: String,
    pub game: String,
    pub program: PathBuf,
    /// What it is asked about.
    pub words: Vec<String>,
    /// Its tests begin with the chapter of the rules that they show.
    pub by_chapter: bool,
}

/// The judges of the catalogue, which know every game: recorded matches first, because they are the quickest.
const COMMON: [&str; 2] = ["fixtures", "rulebook"];

pub struct Tree {
    /// The true one.
    root: PathBuf,
    /// The copy.
    folder: PathBuf,
    target: PathBuf,
}

impl Tree {
    /// Copies what differs.
    pub fn new(root: &Path) -> Result<Tree, String> {
        let place = target(root).join("mutants");
        let tree = Tree { root: root.to_owned(), folder: place.join("tree"), target: place.join("build") };
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .map_err(|error| error.to_string())?;
        for path in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|path| !path.is_empty()) {
            // What was deleted and not yet committed is listed, too.
            if let Ok(bytes) = std::fs::read(root.join(path)) {
                write(&tree.folder.join(path), &bytes)?;
            }
        }
        Ok(tree)
    }

    /// Puts all mutants into the tree; says which do not compile. Those are left out, one round after another.
    pub fn together(&self, mutants: &[(usize, &Mutant)]) -> Result<BTreeSet<usize>, String> {
        let mut unviable = BTreeSet::new();
        loop {
            let left: Vec<(usize, &Mutant)> =
                mutants.iter().filter(|(number, _)| !unviable.contains(number)).copied().collect();
            let woven = self.weave(mutants, &left)?;
            let games: BTreeSet<&str> = mutants.iter().map(|(_, mutant)| mutant.package.as_str()).collect();
            let checked = self.check(&games)?;
            if checked.status.success() {
                return Ok(unviable);
            }
            let wrong = wrong(&checked, &woven);
            if wrong.is_empty() {
                return Err(format!(
                    "the rules do not compile, and no mutant is to blame:\n{}",
                    rendered(&checked)
                ));
            }
            unviable.extend(wrong);
        }
    }

    /// Builds the judges with one mutant for good; none when it does not compile.
    pub fn alone(&self, mutant: &Mutant, tests: &[&str]) -> Result<Option<Vec<Judge>>, String> {
        self.weave(&[], &[])?;
        let file = self.folder.join(&mutant.file);
        let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
        write(&file, weave::alone(&text, mutant)?.as_bytes())?;
        let game = mutant.package.as_str();
        let judges = match self.check(&BTreeSet::from([game]))?.status.success() {
            true => Some([self.common(&[game])?, self.own(game, tests)?].concat()),
            false => None,
        };
        write(&file, text.as_bytes())?;
        Ok(judges)
    }

    /// Writes every source that has mutants with those that are left.
    fn weave(
        &self,
        all: &[(usize, &Mutant)],
        left: &[(usize, &Mutant)],
    ) -> Result<BTreeMap<String, Woven>, String> {
        let mut sources: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
        for (_, mutant) in all {
            sources.entry(&mutant.file).or_default();
        }
        for (number, mutant) in left {
            sources.entry(&mutant.file).or_default().push((*number, mutant));
        }
        let mut done = BTreeMap::new();
        for (file, mutants) in sources {
            let text = std::fs::read_to_string(self.root.join(file)).map_err(|error| error.to_string())?;
            let woven = weave::weave(&text, &mutants).map_err(|problem| format!("{file}: {problem}"))?;
            write(&self.folder.join(file), woven.text.as_bytes())?;
            done.insert(file.to_owned(), woven);
        }
        for game in all.iter().map(|(_, mutant)| &mutant.package).collect::<BTreeSet<_>>() {
            let opening = format!("games/{game}/src/lib.rs");
            let text =
                std::fs::read_to_string(self.root.join(&opening)).map_err(|error| error.to_string())?;
            write(&self.folder.join(&opening), format!("{text}{IN_HAND}").as_bytes())?;
        }
        Ok(done)
    }

    /// Builds the judges that know every game, each once for every game that is asked about.
    pub fn common(&self, games: &[&str]) -> Result<Vec<Judge>, String> {
        let programs = self.tests("undercroft-catalog", &COMMON)?;
        let judge = |game: &str, name: &str| {
            let words = if name == "fixtures" { vec![format!("{game}/")] } else { Vec::new() };
            let program = programs.get(name)?.clone();
            let by_chapter = name == "rulebook";
            Some(Judge { name: name.to_owned(), game: game.to_owned(), program, words, by_chapter })
        };
        Ok(games.iter().flat_map(|game| COMMON.iter().filter_map(|name| judge(game, name))).collect())
    }

    /// Builds tests of a game.
    pub fn own(&self, game: &str, tests: &[&str]) -> Result<Vec<Judge>, String> {
        let programs = self.tests(game, tests)?;
        let judge = |name: &&str| {
            let program = programs.get(*name)?.clone();
            let (name, game) = ((*name).to_owned(), game.to_owned());
            Some(Judge { name, game, program, words: Vec::new(), by_chapter: false })
        };
        Ok(tests.iter().filter_map(judge).collect())
    }

    /// Test programs of the tree as it stands, by their names.
    fn tests(&self, package: &str, tests: &[&str]) -> Result<BTreeMap<String, PathBuf>, String> {
        let mut words = vec!["test", "--no-run", "--package", package];
        for test in tests {
            words.extend(["--test", test]);
        }
        let built = self.cargo(&words)?;
        if !built.status.success() {
            return Err(format!("the judges do not compile:\n{}", rendered(&built)));
        }
        let program = |line: Value| {
            let name = line["target"]["name"].as_str()?.to_owned();
            Some((name, PathBuf::from(line["executable"].as_str()?)))
        };
        Ok(lines(&built).filter_map(program).collect())
    }

    fn check(&self, games: &BTreeSet<&str>) -> Result<Output, String> {
        let packages = games.iter().flat_map(|game| ["--package", game]);
        self.cargo(&["check"].into_iter().chain(packages).collect::<Vec<_>>())
    }

    fn cargo(&self, words: &[&str]) -> Result<Output, String> {
        Command::new("cargo")
            .args(words)
            .args(["--profile", "mutants", "--message-format=json"])
            .env("CARGO_TARGET_DIR", &self.target)
            .current_dir(&self.folder)
            .output()
            .map_err(|error| error.to_string())
    }
}

/// What cargo said, a line each.
fn lines(said: &Output) -> impl Iterator<Item = Value> {
    said.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok())
}

/// The mutants in which the compiler found a mistake.
fn wrong(said: &Output, woven: &BTreeMap<String, Woven>) -> BTreeSet<usize> {
    let mut wrong = BTreeSet::new();
    for line in lines(said).filter(|line| line["message"]["level"] == "error") {
        let mut spans: Vec<&Value> = line["message"]["spans"].as_array().into_iter().flatten().collect();
        while let Some(span) = spans.pop() {
            if span["expansion"]["span"].is_object() {
                spans.push(&span["expansion"]["span"]);
            }
            let (Some(file), Some(start)) = (span["file_name"].as_str(), span["byte_start"].as_u64()) else {
                continue;
            };
            let start = usize::try_from(start).unwrap_or_default();
            let arms = woven.get(file).into_iter().flat_map(|one| &one.arms);
            wrong.extend(arms.filter(|(_, arm)| arm.contains(&start)).map(|(number, _)| *number));
        }
    }
    wrong
}

fn rendered(said: &Output) -> String {
    let errors = lines(said).filter(|line| line["message"]["level"] == "error");
    let told: String =
        errors.filter_map(|line| line["message"]["rendered"].as_str().map(str::to_owned)).collect();
    if told.is_empty() { String::from_utf8_lossy(&said.stderr).into_owned() } else { told }
}

/// Writes a file unless it says so already, so that cargo builds only what differs.
fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if std::fs::read(path).is_ok_and(|before| before == bytes) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, bytes));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
