//! The rulebook as tests: every scenario of `games/*/rulebook` in every edition it names, one named test each.
//! With `UNDERCROFT_RULEBOOK=urto` it is the rulebook of that game alone; `make mutants` asks so, once for each changed line.

use libtest_mimic::{Arguments, Failed, Trial};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use undercroft_catalog::scenarios::{Verdict, run_all};
use undercroft_content::Library;
use undercroft_ledger::Ledger;
use undercroft_scenario::{Case, check_rules, expand, parse};

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut trials = Vec::new();
    for file in files(&root) {
        let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
        let chapter = file.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        match read(&file, &name) {
            Ok(cases) => trials.extend(tests(&chapter, cases)),
            Err(problem) => trials.push(Trial::test(name, move || Err(Failed::from(problem)))),
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// The scenario files of all games, or of the one that is asked for.
fn files(root: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let wanted = std::env::var("UNDERCROFT_RULEBOOK").ok();
    let games = std::fs::read_dir(root.join("games")).expect("the folder of games");
    for game in games.flatten().filter(|game| wanted.as_deref().is_none_or(|name| game.file_name() == name)) {
        let Ok(rulebook) = std::fs::read_dir(game.path().join("rulebook")) else { continue };
        files.extend(
            rulebook
                .flatten()
                .map(|entry| entry.path())
                .filter(|path| path.extension().is_some_and(|e| e == "toml")),
        );
    }
    files.sort();
    files
}

fn read(file: &Path, name: &str) -> Result<Vec<Case>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let scenarios = parse(name, &text).map_err(|problems| problems.to_string())?;
    let ledger = Ledger::load().map_err(|problems| problems.to_string())?;
    check_rules(&scenarios, &ledger).map_err(|problems| problems.to_string())?;
    Ok(expand(&scenarios))
}

/// The cases of a chapter. The first that is asked plays all of them, so that each set-up is opened once; where that falls over, every one
/// is played by itself, so that only the one to blame fails.
struct Chapter {
    cases: Vec<Case>,
    verdicts: OnceLock<Option<Vec<Verdict<()>>>>,
}

impl Chapter {
    fn verdict(&self, at: usize) -> Result<(), String> {
        let library = Library::built_in();
        let all = || catch_unwind(AssertUnwindSafe(|| run_all(&self.cases, &library))).ok();
        let verdict = match self.verdicts.get_or_init(all) {
            Some(verdicts) => verdicts.get(at).cloned(),
            None => self.cases.get(at).and_then(|case| run_all(std::slice::from_ref(case), &library).pop()),
        };
        verdict.unwrap_or_else(|| panic!("nothing was run")).map_err(|failure| failure.to_string())
    }
}

fn tests(chapter: &str, cases: Vec<Case>) -> Vec<Trial> {
    let names: Vec<String> = cases.iter().map(|case| format!("{chapter}: {}", case.name())).collect();
    let chapter = Arc::new(Chapter { cases, verdicts: OnceLock::new() });
    let test = |(at, name)| {
        let chapter = chapter.clone();
        Trial::test(name, move || chapter.verdict(at).map_err(Failed::from))
    };
    names.into_iter().enumerate().map(test).collect()
}
