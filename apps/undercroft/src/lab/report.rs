//! `undercroft lab report`: what rows of `lab run` say, as one page with plots in both languages.

use super::plot::{Bar, bars, colour, columns, escape};
use super::write;
use crate::common::{Done, line, problem, read};
use std::collections::BTreeMap;
use std::path::PathBuf;
use undercroft_i18n::{Lang, Texts};
use undercroft_kernel::Arg;
use undercroft_lab::Rate;

/// Put the rows of `lab run` into one page with plots, in both languages.
#[derive(clap::Args)]
#[command(after_help = "Example: undercroft lab report mage.csv rogue.csv --out report.html")]
pub struct Args {
    /// Files that `lab run` wrote.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The page.
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
}

/// One file.
struct Run {
    name: String,
    games: u64,
    won: u64,
    decisions: u64,
    /// How often a match took so many decisions.
    lengths: BTreeMap<u64, u64>,
    ends: BTreeMap<String, u64>,
    /// Of lost matches: how often each value of a fact.
    lost: BTreeMap<String, BTreeMap<i64, u64>>,
}

/// Runs the command.
///
/// # Errors
/// A file that is missing or was not written by `lab run`, or a page that cannot be written.
pub fn run(args: &Args) -> Done {
    crate::common::check_place(&args.out)?;
    let mut runs = Vec::new();
    for path in &args.files {
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let refused = |what: String| problem(format!("{}: {what}", path.display()));
        runs.push(parse(name, &read(path)?).map_err(refused)?);
    }
    write(&args.out, &page(&runs)?)?;
    line!("{} runs in {}", runs.len(), args.out.display());
    Ok(())
}

fn parse(name: String, text: &str) -> Result<Run, String> {
    let mut lines = text.lines().enumerate();
    let head: Vec<&str> = lines.next().map(|(_, head)| head.split(',').collect()).unwrap_or_default();
    let ["number", "seed", "won", "end", "decisions", facts @ ..] = head.as_slice() else {
        return Err("this is no file of `lab run`: its first line has to be number,seed,won,end,decisions …"
            .to_owned());
    };
    let mut run = Run {
        name,
        games: 0,
        won: 0,
        decisions: 0,
        lengths: BTreeMap::new(),
        ends: BTreeMap::new(),
        lost: BTreeMap::new(),
    };
    for (number, line) in lines {
        let wrong = || format!("line {}: `{line}` has not the columns {}", number + 1, head.join(","));
        let cells: Vec<&str> = line.split(',').collect();
        let [_, _, won, end, decisions, values @ ..] = cells.as_slice() else { return Err(wrong()) };
        if values.len() != facts.len() {
            return Err(wrong());
        }
        let won: u64 = won.parse().map_err(|_| wrong())?;
        let decisions: u64 = decisions.parse().map_err(|_| wrong())?;
        run.games += 1;
        run.won += won;
        run.decisions += decisions;
        *run.lengths.entry(decisions).or_default() += 1;
        *run.ends.entry((*end).to_owned()).or_default() += 1;
        for (fact, value) in facts.iter().zip(values).filter(|_| won == 0) {
            if let Ok(value) = value.parse() {
                *run.lost.entry((*fact).to_owned()).or_default().entry(value).or_default() += 1;
            }
        }
    }
    if run.games == 0 { Err("there is no row".to_owned()) } else { Ok(run) }
}

fn page(runs: &[Run]) -> Done<String> {
    let mut parts = String::new();
    for (lang, code, other) in [(Lang::En, "en", "fr"), (Lang::Fr, "fr", "en")] {
        let texts = Texts::new(lang, []).map_err(|_| problem("the texts cannot be read"))?;
        parts += &format!("<main lang='{code}' id='{code}'>{}", section(runs, &texts));
        parts += &format!(
            "<p><a href='#{other}'>{}</a></p></main>",
            escape(&texts.text("lab-other-language", &[]))
        );
    }
    let title = Texts::new(Lang::En, []).map_err(|_| problem("the texts cannot be read"))?;
    let title = escape(&title.text("lab-title", &[("count", Arg::Number(total(runs)))]));
    // The English part shows until the French one is asked for: no script, nothing from the network.
    Ok(format!(
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}</title><style>\
         body{{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;color-scheme:light dark}}\
         svg{{width:100%;height:auto;font-size:13px;fill:currentColor}}.side{{opacity:.7}}\
         table{{border-collapse:collapse}}td,th{{padding:.2rem .8rem .2rem 0;text-align:right}}td:first-child,th:first-child{{text-align:left}}\
         .key{{display:inline-block;width:.8em;height:.8em;margin-right:.4em}}\
         #fr{{display:none}}#fr:target{{display:block}}body:has(#fr:target) #en{{display:none}}\
         </style></head><body>{parts}</body></html>\n"
    ))
}

fn total(runs: &[Run]) -> i64 {
    runs.iter().map(|run| run.games as i64).sum()
}

fn section(runs: &[Run], texts: &Texts) -> String {
    let say = |key: &str| texts.text(key, &[]);
    let files: Vec<String> = runs.iter().map(|run| run.name.clone()).collect();
    let mut html = format!(
        "<h1>{}</h1><p>{}</p>",
        escape(&texts.text("lab-title", &[("count", Arg::Number(total(runs)))])),
        escape(&texts.text("lab-made-of", &[("files", Arg::Word(texts.list(&files)))]))
    );
    html += &table(runs, &say);
    let title = say("lab-rate-title");
    let bar = |run: &Run| {
        let rate = Rate::of(run.won, run.games);
        Bar { name: run.name.clone(), share: rate.share, low: rate.low, high: rate.high }
    };
    let rows: Vec<Bar> = runs.iter().map(bar).collect();
    html += &format!(
        "<h2>{}</h2>{}<p>{}</p>",
        escape(&title),
        bars(&title, &rows),
        escape(&say("lab-rate-note"))
    );
    let mut facts: Vec<&String> = runs.iter().flat_map(|run| run.lost.keys()).collect();
    facts.sort();
    facts.dedup();
    for fact in facts {
        let title = texts.text("lab-lost-title", &[("fact", Arg::Word(fact.clone()))]);
        let counts: Vec<BTreeMap<i64, u64>> =
            runs.iter().map(|run| run.lost.get(fact).cloned().unwrap_or_default()).collect();
        html += &histogram(&title, &counts, &say("lab-share"));
    }
    let lengths: Vec<BTreeMap<i64, u64>> = runs
        .iter()
        .map(|run| run.lengths.iter().map(|(length, count)| (*length as i64, *count)).collect())
        .collect();
    html += &histogram(&say("lab-length-title"), &lengths, &say("lab-share"));
    html + &ends(runs, &say)
}

fn table(runs: &[Run], say: &dyn Fn(&str) -> String) -> String {
    let head =
        ["lab-table-run", "lab-table-matches", "lab-table-won", "lab-table-interval", "lab-table-decisions"];
    let head: String = head.iter().map(|key| format!("<th>{}</th>", escape(&say(key)))).collect();
    let row = |(number, run): (usize, &Run)| {
        let rate = Rate::of(run.won, run.games);
        format!(
            "<tr><td><span class='key' style='background:{}'></span>{}</td><td>{}</td><td>{:.2} %</td><td>{:.2} – {:.2} %</td><td>{:.1}</td></tr>",
            colour(number),
            escape(&run.name),
            run.games,
            rate.share * 100.0,
            rate.low * 100.0,
            rate.high * 100.0,
            run.decisions as f64 / run.games as f64
        )
    };
    let rows: String = runs.iter().enumerate().map(row).collect();
    format!("<table><tr>{head}</tr>{rows}</table>")
}

/// Shares of numbers, in at most 40 columns.
fn histogram(title: &str, counts: &[BTreeMap<i64, u64>], side: &str) -> String {
    let low = counts.iter().filter_map(|counts| counts.keys().next()).min().copied().unwrap_or(0);
    let high = counts.iter().filter_map(|counts| counts.keys().next_back()).max().copied().unwrap_or(0);
    let wide = ((high - low + 1) as u64).div_ceil(40).max(1) as i64;
    let columns_ = ((high - low) / wide + 1) as usize;
    let labels: Vec<String> = (0..columns_).map(|at| (low + at as i64 * wide).to_string()).collect();
    let share = |counts: &BTreeMap<i64, u64>| {
        let all: u64 = counts.values().sum();
        let mut shares = vec![0.0; columns_];
        for (value, count) in counts {
            if let Some(share) = shares.get_mut(((value - low) / wide) as usize) {
                *share += *count as f64 / all.max(1) as f64;
            }
        }
        shares
    };
    let series: Vec<Vec<f64>> = counts.iter().map(share).collect();
    format!("<h2>{}</h2>{}", escape(title), columns(title, &labels, &series, side))
}

fn ends(runs: &[Run], say: &dyn Fn(&str) -> String) -> String {
    let mut words: Vec<String> = runs.iter().flat_map(|run| run.ends.keys().cloned()).collect();
    words.sort();
    words.dedup();
    let share = |run: &Run| {
        words.iter().map(|word| run.ends.get(word).copied().unwrap_or(0) as f64 / run.games as f64).collect()
    };
    let series: Vec<Vec<f64>> = runs.iter().map(share).collect();
    let title = say("lab-ends-title");
    format!("<h2>{}</h2>{}", escape(&title), columns(&title, &words, &series, &say("lab-share")))
}
