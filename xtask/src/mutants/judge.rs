//! Who notices a mutant: each judge is run with it until one says that something failed, or takes far longer than without.

#![allow(clippy::disallowed_types, reason = "how long a judge takes is no rule of a game")]

use super::build::Judge;
use super::list::Mutant;
use std::fmt;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What came of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// By whom.
    Caught(String),
    Missed,
    /// It does not compile.
    Unviable,
}

impl Verdict {
    pub fn read(said: &str) -> Verdict {
        match said.split_once(" by ") {
            Some(("caught", by)) => Verdict::Caught(by.to_owned()),
            _ if said == "does not compile" => Verdict::Unviable,
            _ => Verdict::Missed,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Caught(by) => write!(f, "caught by {by}"),
            Verdict::Missed => f.write_str("missed"),
            Verdict::Unviable => f.write_str("does not compile"),
        }
    }
}

/// A mutant may take so many times as long as the rules do without it, and a little more.
const PATIENCE: u32 = 5;
const A_LITTLE: Duration = Duration::from_secs(20);

/// Judges, and how long each may take.
pub struct Judges {
    judges: Vec<(Judge, Duration)>,
}

/// Runs every judge without a mutant: it has to find nothing, and shows how long that takes.
///
/// # Errors
/// When a judge finds something.
pub fn undisturbed(judges: &[Judge]) -> Result<Judges, String> {
    let mut timed = Vec::new();
    for judge in judges {
        let begin = Instant::now();
        if let Some(found) = listen(judge, &judge.words, 0, Duration::from_secs(3600))? {
            return Err(format!("{} fails without a mutant: {found}", judge.name));
        }
        timed.push((judge.clone(), begin.elapsed() * PATIENCE + A_LITTLE));
    }
    Ok(Judges { judges: timed })
}

/// Judges that were not timed.
pub fn patient(judges: Vec<Judge>) -> Judges {
    Judges { judges: judges.into_iter().map(|judge| (judge, Duration::from_secs(600))).collect() }
}

impl Judges {
    /// Asks one judge after another until one notices; the rulebook first about the chapter that was changed.
    ///
    /// # Errors
    /// When a judge cannot be run.
    pub fn ask(&self, number: usize, mutant: &Mutant) -> Result<Verdict, String> {
        for (judge, limit) in self.judges.iter().filter(|(judge, _)| judge.game == mutant.package) {
            let own = format!("{}: ", mutant.chapter());
            let near = if judge.by_chapter { listen(judge, &[own], number, *limit)? } else { None };
            let found = if near.is_some() { near } else { listen(judge, &judge.words, number, *limit)? };
            if let Some(found) = found {
                return Ok(Verdict::Caught(format!("{}: {found}", judge.name)));
            }
        }
        Ok(Verdict::Missed)
    }
}

/// Runs a judge up to the first failure; what failed.
fn listen(judge: &Judge, words: &[String], mutant: usize, limit: Duration) -> Result<Option<String>, String> {
    let mut child = Command::new(&judge.program)
        .args(words)
        .env("UNDERCROFT_MUTANT", mutant.to_string())
        .env("UNDERCROFT_RULEBOOK", &judge.game)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{}: {error}", judge.program.display()))?;
    let (tell, hear) = std::sync::mpsc::channel();
    if let Some(said) = child.stdout.take() {
        std::thread::spawn(move || {
            let failed = BufReader::new(said)
                .lines()
                .map_while(Result::ok)
                .find(|line| line.trim_end().ends_with("FAILED"));
            let _ = tell.send(failed);
        });
    }
    let failed = match hear.recv_timeout(limit) {
        Ok(Some(line)) => Some(
            line.trim_start_matches("test ")
                .trim_end_matches("FAILED")
                .trim_end_matches([' ', '.'])
                .to_owned(),
        ),
        Ok(None) => None,
        Err(_) => Some("it comes to no end".to_owned()),
    };
    if failed.is_some() {
        let _ = child.kill();
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    Ok(failed.or((!status.success()).then(|| "it breaks down".to_owned())))
}
