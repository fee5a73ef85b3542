//! `undercroft rules`: the rule ledger, and which rules are shown.

use crate::common::{self, Done, Problem};
use clap::Subcommand;
use std::path::{Path, PathBuf};
use undercroft_catalog::scenarios;
use undercroft_content::Library;
use undercroft_ledger::{Citation, Filter, Ledger, Rule, Trace, coverage, scan};
use undercroft_scenario::{expand, parse};

/// What to do with rules.
#[derive(Subcommand)]
pub enum Command {
    /// Show a rule, a chapter, or the rules that contain some words.
    #[command(
        after_help = "Examples: undercroft rules show MR-COMBAT-28\n          undercroft rules show MR-FEAT\n          \
                            undercroft rules show poison potion"
    )]
    Show {
        /// An id, a chapter, or words to look for.
        #[arg(required = true)]
        what: Vec<String>,
        /// The language: en or fr.
        #[arg(long, default_value = "en")]
        lang: String,
        /// The project's folder, to show the lines of code.
        #[arg(long, default_value = ".")]
        root: PathBuf,
    },
    /// Count the rules that scenarios and tests show, per edition.
    #[command(after_help = "Example: undercroft rules coverage --game mini-rogue --prove")]
    Coverage {
        /// Only this game.
        #[arg(long)]
        game: Option<String>,
        /// Leave these chapters out, separated by commas.
        #[arg(long, value_delimiter = ',')]
        except: Vec<String>,
        /// Name what nothing shows.
        #[arg(long)]
        list: bool,
        /// Also check that each expectation fails when its action is left out.
        #[arg(long)]
        prove: bool,
        /// Fail below this percentage.
        #[arg(long)]
        at_least: Option<f64>,
        /// The project's folder.
        #[arg(long, default_value = ".")]
        root: PathBuf,
    },
}

/// Runs the command.
pub fn run(command: &Command) -> Done {
    let ledger = Ledger::load().map_err(common::problem)?;
    match command {
        Command::Show { what, lang, root } => show(&ledger, &what.join(" "), lang, root),
        Command::Coverage { game, except, list, prove, at_least, root } => {
            let filter = Filter { game: game.clone(), only: Vec::new(), except: except.clone() };
            count(&ledger, &filter, *list, root, *at_least)?;
            if *prove { prove_files(root, game.as_deref()) } else { Ok(()) }
        }
    }
}

fn show(ledger: &Ledger, what: &str, lang: &str, root: &Path) -> Done {
    let found = match ledger.rule(what) {
        Some(rule) => vec![rule],
        None => {
            let chapter = ledger.in_chapter(what);
            if chapter.is_empty() { ledger.search(what) } else { chapter }
        }
    };
    if found.is_empty() {
        return Err(Problem(format!(
            "no rule, chapter or words `{what}` in the ledger; try MR-COMBAT-28, MR-COMBAT or `poison`"
        )));
    }
    let single = found.len() == 1;
    for rule in found {
        common::line!("{}  {}", rule.id, rule.sentence(lang));
        if single {
            common::line!("  {} · {} · {}", rule.kind, rule.basis, rule.editions.join(", "));
            ledger.citations(rule).iter().for_each(|citation| common::line!("  {citation}"));
            common::line!("  {}", rule.test);
            rule.note.iter().for_each(|note| common::line!("  {note}"));
            rule.place.iter().for_each(|place| common::line!("  in {place}"));
            show_code(rule, root);
        }
    }
    Ok(())
}

/// The lines of code that cite a rule, where the project's files are at hand.
fn show_code(rule: &Rule, root: &Path) {
    let Ok(trace) = Trace::read(root) else { return };
    for Citation { file, line } in trace.of(rule) {
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_default();
        let text = text.lines().nth(line - 1).unwrap_or_default().trim();
        common::line!("  {file}:{line}: {text}");
    }
}

fn count(ledger: &Ledger, filter: &Filter, list: bool, root: &Path, at_least: Option<f64>) -> Done {
    let found = scan(root).map_err(|error| Problem(format!("{}: {error}", root.display())))?;
    let coverage = coverage(ledger, &found.shown, &found.in_tests, filter);
    for chapter in &coverage.chapters {
        if chapter.shown == chapter.total {
            continue;
        }
        if list {
            common::line!("{chapter}  missing: {}", chapter.missing_words())
        } else {
            common::line!("{chapter}")
        }
    }
    found.notes.iter().for_each(|note| common::line!("note: {note}"));
    coverage.unknown.iter().for_each(|id| common::line!("unknown: {id}"));
    if !coverage.retired.is_empty() {
        common::line!("retired: {}", coverage.retired.join(" "));
    }
    common::line!("{coverage}");
    match at_least {
        Some(percent) if !coverage.reaches((percent * 10.0).round() as usize) => {
            Err(Problem(format!("fewer than {percent} % are shown")))
        }
        _ => Ok(()),
    }
}

/// Checks that every claim of every scenario depends on its action.
fn prove_files(root: &Path, game: Option<&str>) -> Done {
    let library = Library::built_in();
    let (mut claims, mut problems) = (0usize, Vec::new());
    for entry in undercroft_catalog::GAMES.iter().filter(|entry| game.is_none_or(|name| name == entry.game)) {
        let folder = root.join("games").join(entry.game).join("rulebook");
        let Ok(files) = std::fs::read_dir(&folder) else { continue };
        let mut files: Vec<PathBuf> = files
            .flatten()
            .map(|file| file.path())
            .filter(|path| path.extension().is_some_and(|e| e == "toml"))
            .collect();
        files.sort();
        for file in files {
            let text = common::read(&file)?;
            let scenarios = parse(&file.display().to_string(), &text).map_err(common::problem)?;
            let cases = expand(&scenarios);
            claims += cases.len();
            for verdict in scenarios::prove_all(&cases, &library) {
                match verdict {
                    Ok(unproven) => problems.extend(unproven.iter().map(ToString::to_string)),
                    Err(failure) => problems.push(failure.to_string()),
                }
            }
        }
    }
    problems.iter().for_each(|problem| common::line!("{problem}"));
    common::line!("{claims} cases proven but for {} claims", problems.len());
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Problem("some expectations hold without their action".to_owned()))
    }
}
