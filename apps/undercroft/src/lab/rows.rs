//! `undercroft lab run`: many matches of one table into a file, a row for each. Ctrl-C keeps what is there, and the same command goes on.

use super::side::Side;
use crate::common::{self, Done, line, problem};
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use undercroft_kernel::Value;
use undercroft_lab::{Interrupt, Played};

/// How many matches are written at once.
const PART: u64 = 4096;

/// Play many matches of one table and write a row for each.
#[derive(clap::Args)]
#[command(
    after_help = "Example: undercroft lab run mini-rogue --games 1000000 --option heroes=mage --out mage.csv\n\nWhile it runs, what is done is in mage.csv.part; after Ctrl-C the same command goes on there."
)]
pub struct Args {
    /// The game.
    game: String,
    /// How many matches.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays.
    #[arg(long, default_value = "sensible")]
    policy: String,
    /// Who plays the seats other than the first one.
    #[arg(long)]
    others: Option<String>,
    /// The base seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A folder with a content pack to use instead of the built-in one.
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
    /// An option of the new-table form.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = common::option)]
    options: Vec<(String, Value)>,
    /// The file for the rows, as CSV.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Runs the command.
///
/// # Errors
/// A game that cannot be opened, a file that cannot be written or belongs to another run, or an interruption.
pub fn run(args: &Args) -> Done {
    let mut words = vec!["base".to_owned()];
    words.extend(args.pack.iter().map(|pack| format!("pack={}", pack.display())));
    words.extend(args.others.iter().map(|others| format!("others={others}")));
    let side = Side::read(&words.join(" "), &common::setup(&args.options), &args.policy)?;
    let (card, _) = side.look(&args.game)?;
    let facts: Vec<String> = card.measure.facts.iter().map(|fact| (*fact).to_owned()).collect();
    let bench = side.bench(card.game, args.seed, &facts)?;
    if args.out.exists() {
        return Err(problem(format!("{} is there already", args.out.display())));
    }
    let part = with_end(&args.out, ".part");
    let head = head(&facts);
    let (mut file, mut done) = begin(&part, &head, &plan(args, &card.packs))?;
    if done > args.games {
        return Err(problem(format!("{} has {done} rows, more than --games {}", part.display(), args.games)));
    }
    if done > 0 {
        line!("going on after {done} matches in {}", part.display());
    }
    let (interrupt, bar) = (Interrupt::listen(), ProgressBar::new(args.games));
    let template = "{wide_bar} {percent:>3} %  {pos} of {len}  {per_sec}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_position(done);
    bar.reset_eta();
    while done < args.games && !interrupt.is_raised() {
        let to = args.games.min(done + PART);
        let played = bench.play(done..to, &|| interrupt.is_raised());
        let rows: String = played.iter().map(|played| row(args.seed, played)).collect();
        let failed =
            |error: std::io::Error| problem(format!("{}: {error}; {done} rows are kept", part.display()));
        file.write_all(rows.as_bytes()).and_then(|()| file.flush()).map_err(failed)?;
        done += played.len() as u64;
        bar.set_position(done);
    }
    bar.finish_and_clear();
    if done < args.games {
        return Err(problem(format!(
            "stopped: {done} of {} matches are in {}; the same command goes on",
            args.games,
            part.display()
        )));
    }
    let failed = |error: std::io::Error| problem(format!("{}: {error}", args.out.display()));
    file.sync_all().and_then(|()| std::fs::rename(&part, &args.out)).map_err(failed)?;
    let _ = std::fs::remove_file(with_end(&part, ".plan"));
    line!("{done} matches in {}", args.out.display());
    Ok(())
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// What makes two runs the same: everything but how many matches.
fn plan(args: &Args, packs: &[(String, String)]) -> String {
    let options: Vec<String> = args.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!(
        "{} {} seed {} policy {} others {:?} packs {packs:?}\n",
        args.game,
        options.join(" "),
        args.seed,
        args.policy,
        args.others
    )
}

fn head(facts: &[String]) -> String {
    let facts: String = facts.iter().map(|fact| format!(",{fact}")).collect();
    format!("number,seed,won,end,decisions{facts}\n")
}

fn row(seed: u64, played: &Played) -> String {
    let fact = |fact: &Option<i64>| format!(",{}", fact.map(|number| number.to_string()).unwrap_or_default());
    let facts: String = played.facts.iter().map(fact).collect();
    let (won, end) = (u8::from(played.won), played.end.unwrap_or("unfinished"));
    format!("{},{seed},{won},{end},{}{facts}\n", played.number, played.decisions)
}

/// Opens the unfinished file at its end, without a half-written row; says how many rows it has.
fn begin(part: &Path, head: &str, plan: &str) -> Done<(File, u64)> {
    let failed = |error: std::io::Error| problem(format!("{}: {error}", part.display()));
    let note = with_end(part, ".plan");
    if !part.exists() {
        std::fs::write(&note, plan).map_err(|error| problem(format!("{}: {error}", note.display())))?;
        let mut file = File::create(part).map_err(failed)?;
        file.write_all(head.as_bytes()).map_err(failed)?;
        return Ok((file, 0));
    }
    if std::fs::read_to_string(&note).ok().as_deref() != Some(plan) {
        return Err(problem(format!(
            "{} belongs to another run: remove it, or run the command that made it",
            part.display()
        )));
    }
    let mut file = OpenOptions::new().read(true).write(true).open(part).map_err(failed)?;
    let (mut rows, mut whole, mut at) = (0u64, 0u64, 0u64);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = file.read(&mut buffer).map_err(failed)?;
        if count == 0 {
            break;
        }
        for byte in buffer.iter().take(count) {
            at += 1;
            if *byte == b'\n' {
                (rows, whole) = (rows + 1, at);
            }
        }
    }
    if rows == 0 {
        file.set_len(0).and_then(|()| file.rewind()).map_err(failed)?;
        file.write_all(head.as_bytes()).map_err(failed)?;
        return Ok((file, 0));
    }
    file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0)).map(|_| ())).map_err(failed)?;
    Ok((file, rows - 1))
}
