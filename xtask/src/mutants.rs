//! `cargo xtask mutants`: changes one line of a game's rules in 25 and asks the rulebook, the recorded matches and the game's own tests who
//! notices. The changes are those of cargo-mutants; all of them are compiled into one program, which plays with the one whose number it is
//! given, so that a mutant costs seconds and not a build.

mod build;
mod judge;
mod list;
mod weave;

use judge::Verdict;
use list::Mutant;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The games whose rules are changed, and the tests of each that look at rules, those that play many matches last.
const GAMES: [(&str, &[&str]); 3] = [
    ("urto", &["options", "prompts", "words", "effects", "conformance"]),
    ("catacombs", &["deck", "sealed", "spoken", "campaign", "possible", "odds", "conformance"]),
    ("mini-rogue", &["told", "camp", "leader", "options", "campaign", "odds", "duel", "conformance"]),
];

/// One mutant in so many is tried.
const EVERY: usize = 25;

/// What is asked of a run.
struct Wanted {
    games: Vec<&'static str>,
    every: usize,
    from: usize,
}

pub fn run(root: &Path, words: &[&str]) -> ExitCode {
    match wanted(words).and_then(|wanted| Trial::new(root, &wanted)?.play()) {
        Ok(table) => {
            println!("{table}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn wanted(words: &[&str]) -> Result<Wanted, String> {
    let mut wanted = Wanted { games: Vec::new(), every: EVERY, from: 1 };
    let number = |word: &str| word.parse::<usize>().map_err(|_| format!("`{word}` is no number"));
    for word in words {
        match (word.split_once('='), GAMES.iter().find(|(game, _)| game == word)) {
            (Some(("every", count)), _) => wanted.every = number(count)?.max(1),
            (Some(("from", first)), _) => wanted.from = number(first)?,
            (_, Some((game, _))) => wanted.games.push(game),
            _ => return Err(format!("`{word}` is no game whose rules are changed")),
        }
    }
    if wanted.games.is_empty() {
        wanted.games = GAMES.map(|(game, _)| game).to_vec();
    }
    Ok(wanted)
}

/// The mutants of some games.
struct Trial<'a> {
    root: &'a Path,
    mutants: Vec<Mutant>,
    games: Vec<&'static str>,
    /// What came of each, by its name.
    known: BTreeMap<String, Verdict>,
    file: PathBuf,
}

impl<'a> Trial<'a> {
    fn new(root: &'a Path, wanted: &Wanted) -> Result<Trial<'a>, String> {
        let excuses = list::excuses(root)?;
        let mut mutants = Vec::new();
        for game in &wanted.games {
            mutants.extend(list::list(root, game, wanted.every, wanted.from)?);
        }
        mutants.retain(|mutant| excuses.iter().all(|one| one.mutant != mutant.change()));
        let folder = build::target(root).join("make");
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let file = folder.join("mutants.tsv");
        let before = std::fs::read_to_string(&file).unwrap_or_default();
        let known = before.lines().filter_map(|line| line.split_once('\t'));
        let known = known.map(|(name, said)| (name.to_owned(), Verdict::read(said))).collect();
        Ok(Trial { root, mutants, games: wanted.games.clone(), known, file })
    }

    /// Tries what was not caught yet; the table of what came of all.
    fn play(&mut self) -> Result<String, String> {
        let mutants = std::mem::take(&mut self.mutants);
        let open: Vec<&Mutant> = mutants.iter().filter(|mutant| self.is_open(mutant)).collect();
        let (alone, together): (Vec<&Mutant>, Vec<&Mutant>) =
            open.into_iter().partition(|one| one.is_alone(self.root));
        let tree = build::Tree::new(self.root)?;
        if !together.is_empty() {
            self.together(&tree, &together)?;
        }
        for mutant in alone {
            let verdict = match tree.alone(mutant, tests_of(&mutant.package))? {
                Some(judges) => judge::patient(judges).ask(0, mutant)?,
                None => Verdict::Unviable,
            };
            self.say(mutant, verdict)?;
        }
        Ok(self.table(&mutants))
    }

    /// Tries mutants that are compiled together.
    fn together(&mut self, tree: &build::Tree, mutants: &[&Mutant]) -> Result<(), String> {
        let numbered: Vec<(usize, &Mutant)> = (1..).zip(mutants.iter().copied()).collect();
        let unviable = tree.together(&numbered)?;
        let common = judge::undisturbed(&tree.common(&self.games)?)?;
        let mut missed: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
        for (number, mutant) in numbered {
            let is_built = !unviable.contains(&number);
            let verdict = if is_built { common.ask(number, mutant)? } else { Verdict::Unviable };
            if verdict == Verdict::Missed {
                missed.entry(&mutant.package).or_default().push((number, mutant));
            }
            self.say(mutant, verdict)?;
        }
        // The game's own tests are built only for what nobody has noticed yet.
        for (game, mutants) in missed {
            let own = judge::undisturbed(&tree.own(game, tests_of(game))?)?;
            for (number, mutant) in mutants {
                self.say(mutant, own.ask(number, mutant)?)?;
            }
        }
        Ok(())
    }

    fn is_open(&self, mutant: &Mutant) -> bool {
        self.known.get(&mutant.name).is_none_or(|verdict| *verdict == Verdict::Missed)
    }

    /// Writes down what came of a mutant, at once: a run that is broken off goes on where it was.
    fn say(&mut self, mutant: &Mutant, verdict: Verdict) -> Result<(), String> {
        println!("{verdict}: {}", mutant.name);
        self.known.insert(mutant.name.clone(), verdict);
        let lines = self.known.iter().map(|(name, verdict)| format!("{name}\t{verdict}\n"));
        std::fs::write(&self.file, lines.collect::<String>()).map_err(|error| error.to_string())
    }

    fn table(&self, mutants: &[Mutant]) -> String {
        let mut table =
            String::from("| game | tried | caught | missed | did not compile |\n|---|---:|---:|---:|---:|\n");
        for game in &self.games {
            let of_game = || mutants.iter().filter(|mutant| mutant.package == *game);
            let count = |verdict: Verdict| {
                of_game().filter(|one| self.known.get(&one.name) == Some(&verdict)).count()
            };
            let (all, missed, unviable) =
                (of_game().count(), count(Verdict::Missed), count(Verdict::Unviable));
            let caught = all - missed - unviable;
            let _ = writeln!(table, "| {game} | {all} | {caught} | {missed} | {unviable} |");
        }
        table
    }
}

fn tests_of(game: &str) -> &'static [&'static str] {
    GAMES.iter().find(|(name, _)| *name == game).map_or(&[], |(_, tests)| tests)
}
