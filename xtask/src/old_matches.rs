//! `cargo xtask old-matches`: every recorded match that the history of `fixtures/` holds, played again under the rules of today.
//!
//! A check value is of the whole state and changes with its layout, so a file counts twice: whether every check value holds, and
//! whether its actions and dice still lead, step by step, to the recorded end. Where they do not, the first step that differs is
//! told with the rules at work. `docs/rules-versions.md` keeps the answer and says which change of the rules is behind it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use undercroft_catalog::cited::{read_draws, rules_at_work};
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::replay::{self, Header, Misfit, Record};
use undercroft_kernel::{Actions, Answers, Seat, Session, Turn};

/// What came of one file.
enum Verdict {
    /// Every check value holds.
    Verifies,
    /// The same actions and dice lead to the same end; states are laid out differently.
    SameEnd,
    /// It goes another way.
    Differs { step: usize, steps: usize, what: String },
    /// It cannot be opened any more.
    Closed(String),
}

/// Prints a table of all old files, and a line for each that goes another way.
pub fn run(root: &Path) -> ExitCode {
    match table(root) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn table(root: &Path) -> Result<(), String> {
    let files = old_files(root)?;
    let library = Library::built_in();
    let mut counts: BTreeMap<(String, u32), [usize; 4]> = BTreeMap::new();
    let mut others = Vec::new();
    for (done, (blob, name)) in files.iter().enumerate() {
        eprint!("\r{done} of {}", files.len());
        let text = git(root, &["cat-file", "blob", blob])?;
        let (game, version, verdict) = match replay::header(&text) {
            Ok(header) => {
                let again = Again { text: &text, header: &header };
                let verdict = open(&header.game, &header.setup, &library, again)
                    .unwrap_or_else(|error| Verdict::Closed(format!("the set-up is refused: {error:?}")));
                (header.game, header.rules, verdict)
            }
            Err(misfit) => (folder(name), 0, Verdict::Closed(misfit.to_string())),
        };
        let column = match &verdict {
            Verdict::Verifies => 0,
            Verdict::SameEnd => 1,
            Verdict::Differs { .. } => 2,
            Verdict::Closed(_) => 3,
        };
        let row = counts.entry((game.clone(), version)).or_default();
        if let Some(count) = row.get_mut(column) {
            *count += 1;
        }
        let short = name.trim_start_matches("fixtures/").trim_end_matches(".undercroft");
        let told = match verdict {
            Verdict::Verifies | Verdict::SameEnd => continue,
            Verdict::Differs { step, steps, what } => format!("| {step} of {steps} | {what} |"),
            Verdict::Closed(why) => format!("| – | {why} |"),
        };
        others.push(format!("| {short} | {version} {told}"));
    }
    eprintln!("\r{} files", files.len());
    println!(
        "| game | rules version | files | every check value | same actions, dice and end | another way | cannot be opened |"
    );
    println!("|---|---|---|---|---|---|---|");
    for ((game, version), [verifies, same, differs, closed]) in counts {
        let all = verifies + same + differs + closed;
        println!("| {game} | {version} | {all} | {verifies} | {same} | {differs} | {closed} |");
    }
    println!("\n| match | rules version | step | what is different |\n|---|---|---|---|");
    others.sort();
    others.iter().for_each(|line| println!("{line}"));
    Ok(())
}

fn folder(name: &str) -> String {
    name.split('/').nth(1).unwrap_or(name).to_owned()
}

/// Blob and path of each file that was recorded once and is not the one of today.
fn old_files(root: &Path) -> Result<BTreeSet<(String, String)>, String> {
    let listed = |commit: &str| -> Result<BTreeSet<(String, String)>, String> {
        let tree = git(root, &["ls-tree", "-r", commit, "fixtures"])?;
        let files = tree.lines().filter_map(|line| {
            let (head, path) = line.split_once('\t')?;
            path.ends_with(".undercroft")
                .then(|| Some((head.split(' ').nth(2)?.to_owned(), path.to_owned())))?
        });
        Ok(files.collect())
    };
    let commits = git(root, &["log", "--format=%H", "--", "fixtures"])?;
    let mut files = BTreeSet::new();
    for commit in commits.lines() {
        files.extend(listed(commit)?);
    }
    let today = listed("HEAD")?;
    Ok(files.difference(&today).cloned().collect())
}

fn git(root: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").current_dir(root).args(arguments).output();
    let output = output.map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("git {}: {error}", arguments.join(" ")))
}

struct Again<'a> {
    text: &'a str,
    header: &'a Header,
}

impl Visitor for Again<'_> {
    type Out = Verdict;

    fn visit<G: Playable>(self, game: G, _: Card) -> Verdict {
        if replay::read(game.clone(), self.text).is_ok() {
            return Verdict::Verifies;
        }
        let opening = read_draws(&game, &self.header.opening);
        let game = Arc::new(game);
        let mut session = match Session::open_shared(game.clone(), Answers::new(&opening)) {
            Ok(session) => session,
            Err(error) => return Verdict::Closed(format!("the set-up goes another way: {error:?}")),
        };
        let lines: Vec<&str> = self.text.lines().skip(1).filter(|line| !line.trim().is_empty()).collect();
        let Some((closing, lines)) = lines.split_last() else { return Verdict::Closed("no step".to_owned()) };
        for (line, step) in lines.iter().zip(1..) {
            let differs = |what| Verdict::Differs { step, steps: lines.len(), what };
            let record: Record = match serde_json::from_str(line) {
                Ok(record) => record,
                Err(error) => return differs(format!("`{line}` is not read: {error}")),
            };
            let before = session.state().clone();
            match replay::play_record(&mut session, &record, step + 1) {
                Ok(()) | Err(Misfit::Differs { .. }) => {}
                Err(misfit) => return differs(told(&*game, before, &record, &misfit)),
            }
        }
        let end = match session.game().turn(session.state()) {
            Turn::Over(outcome) => outcome.key,
            Turn::Ask(_) => "running",
        };
        if closing.contains(&format!("\"end\":\"{end}\"")) {
            Verdict::SameEnd
        } else {
            let what = format!("the match ends as `{end}` instead of {closing}");
            Verdict::Differs { step: lines.len(), steps: lines.len(), what }
        }
    }
}

/// The first difference in a line: what was done, how it does not fit, and the rules at work.
fn told<G: Playable>(game: &G, before: G::State, record: &Record, misfit: &Misfit) -> String {
    let asked = asked(game, &before);
    let rules = rules_at_work(game, before, record).join(", ");
    let what = match misfit {
        Misfit::Refused { rule, .. } => format!("is refused by {rule}; {asked}"),
        Misfit::Draws { asked, found, .. } => {
            format!("draws {asked}, recorded {found}; rules at work: {rules}")
        }
        _ => format!("is out of turn; {asked}"),
    };
    format!("`{}` {what}", record.action)
}

/// Who is asked instead, and the first things they may do.
fn asked<G: Playable>(game: &G, state: &G::State) -> String {
    let Turn::Ask(seats) = game.turn(state) else { return "the match is over".to_owned() };
    let may = (0..game.seats()).map(Seat).filter(|seat| seats.has(*seat)).map(|seat| {
        let mut actions = Actions::new();
        game.legal_actions(state, seat, &mut actions);
        let first: Vec<String> = actions.iter().take(3).map(|action| game.notation(action)).collect();
        format!("{} may `{}`", game.seat_word(seat), first.join("`, `"))
    });
    may.collect::<Vec<_>>().join("; ")
}
