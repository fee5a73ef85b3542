//! `undercroft lab run`: many matches of one table into a file, a row for each. Ctrl-C keeps what is there, and the same command goes on.

use super::row_file::{Row, head, to_parquet};
use super::side::{Side, TableArgs};
use crate::common::{self, Done, line, problem};
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use undercroft_catalog::Card;
use undercroft_lab::{Interrupt, grid};

/// How many matches are written at once.
const PART: u64 = 4096;

/// Play many matches of one table and write a row for each.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  undercroft lab run mini-rogue --games 1000000 --option heroes=mage --out mage.csv\n  undercroft lab run mini-rogue --each --out rogues\n\nWhile it runs, what is done is in mage.csv.part; after Ctrl-C the same command goes on there."
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
    #[command(flatten)]
    table: TableArgs,
    /// Every class and difficulty that is not said, one after the other: a file for each, in the folder of `--out`.
    #[arg(long)]
    each: bool,
    /// The file for the rows: CSV, or Parquet where it ends with .parquet.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Runs the command.
///
/// # Errors
/// A game that cannot be opened, a file that cannot be written or belongs to another run, or an interruption.
pub fn run(args: &Args) -> Done {
    let mut words = vec!["base".to_owned()];
    words.extend(args.others.iter().map(|others| format!("others={others}")));
    let side = Side::read(&words.join(" "), &common::setup(&args.table.options), &args.policy)?
        .with_pack(args.table.pack.as_deref())?;
    let (card, _) = side.look(&args.game)?;
    let interrupt = Interrupt::listen();
    if !args.each {
        return play(args, &side, &card, &args.out, &interrupt);
    }
    let failed = |error: std::io::Error| problem(format!("{}: {error}", args.out.display()));
    std::fs::create_dir_all(&args.out).map_err(failed)?;
    let (_, cases) = grid(&side.setup, &card.options, card.measure.varied);
    for case in cases {
        let out = args.out.join(format!("{}.csv", case.labels.join("-")));
        if !out.exists() {
            play(args, &Side { setup: case.setup, ..side.clone() }, &card, &out, &interrupt)?;
        }
    }
    Ok(())
}

fn play(args: &Args, side: &Side, card: &Card, out: &Path, interrupt: &Interrupt) -> Done {
    let facts: Vec<String> = card.measure.facts.iter().map(|fact| (*fact).to_owned()).collect();
    let bench = side.bench(card.game, args.table.seed, &facts)?;
    if out.exists() {
        return Err(problem(format!("{} is there already", out.display())));
    }
    let part = with_end(out, ".part");
    let (mut file, mut done) = begin(&part, &head(&facts), &plan(args, side, &card.packs))?;
    if done > args.games {
        return Err(problem(format!("{} has {done} rows, more than --games {}", part.display(), args.games)));
    }
    if done > 0 {
        line!("going on after {done} matches in {}", part.display());
    }
    let bar = ProgressBar::new(args.games);
    let template = "{wide_bar} {percent:>3} %  {pos} of {len}  {per_sec}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_position(done);
    bar.reset_eta();
    while done < args.games && !interrupt.is_raised() {
        let to = args.games.min(done + PART);
        let played = bench.play(done..to, &|| interrupt.is_raised());
        let count = played.len() as u64;
        let rows: String = played.into_iter().map(|played| Row::of(args.table.seed, played).csv()).collect();
        let failed =
            |error: std::io::Error| problem(format!("{}: {error}; {done} rows are kept", part.display()));
        file.write_all(rows.as_bytes()).and_then(|()| file.flush()).map_err(failed)?;
        done += count;
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
    let failed = |error: std::io::Error| problem(format!("{}: {error}", out.display()));
    file.sync_all().map_err(failed)?;
    if out.extension().is_some_and(|end| end == "parquet") {
        let whole = with_end(out, ".new");
        let written = to_parquet(&part, &facts, &whole);
        if let Err(why) = written {
            let _ = std::fs::remove_file(&whole);
            return Err(problem(format!("{why}; the rows are kept in {}", part.display())));
        }
        std::fs::rename(&whole, out).and_then(|()| std::fs::remove_file(&part)).map_err(failed)?;
    } else {
        std::fs::rename(&part, out).map_err(failed)?;
    }
    let _ = std::fs::remove_file(with_end(&part, ".plan"));
    line!("{done} matches in {}", out.display());
    Ok(())
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// What makes two runs the same: everything but how many matches.
fn plan(args: &Args, side: &Side, packs: &[(String, String)]) -> String {
    format!(
        "{} {:?} seed {} policy {} others {:?} packs {packs:?}\n",
        args.game, side.setup, args.table.seed, args.policy, args.others
    )
}

/// Opens the unfinished file at its end, without a half-written row; says how many rows it has.
fn begin(part: &Path, head: &str, plan: &str) -> Done<(File, u64)> {
    let failed = |error: std::io::Error| problem(format!("{}: {error}", part.display()));
    let note = with_end(part, ".plan");
    if !part.exists() {
        common::write(&note, plan)?;
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
