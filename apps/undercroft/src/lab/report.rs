//! `undercroft lab report`: what rows of `lab run` and rankings of `lab sweep` say, as one page with plots in both languages.

use super::effects::Effect;
use super::plot::{Bar, bars, colour, columns, effects, escape, has_colours, number, percent, shades, whole};
use super::row_file::{Row, each_row};
use super::side::Side;
use super::write;
use crate::common::{Done, line, problem};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use undercroft_i18n::{Lang, Texts};
use undercroft_kernel::{Arg, Setup};
use undercroft_lab::Rate;

/// So many changes of a ranking are drawn.
const MOST_EFFECTS: usize = 24;

/// Put the rows of `lab run` and the rankings of `lab sweep` into one page with plots, in both languages.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  undercroft lab report mage.csv rogue.parquet hp.csv --out report.html\n  undercroft lab report rogues/*.csv"
)]
pub struct Args {
    /// Files that `lab run` or `lab sweep` wrote.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The page.
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
}

/// One file of `lab run`.
#[derive(Default)]
struct Run {
    name: String,
    games: u64,
    won: u64,
    decisions: i64,
    /// How often a match took so many decisions.
    lengths: BTreeMap<i64, u64>,
    ends: BTreeMap<String, u64>,
    /// Of lost matches: how often each value of a fact.
    lost: BTreeMap<String, BTreeMap<i64, u64>>,
}

impl Run {
    fn add(&mut self, facts: &[String], row: &Row) {
        self.games += 1;
        self.won += u64::from(row.won);
        self.decisions += row.decisions;
        *self.lengths.entry(row.decisions).or_default() += 1;
        *self.ends.entry(row.end.clone()).or_default() += 1;
        for (fact, value) in facts.iter().zip(&row.facts).filter(|_| !row.won) {
            if let Some(value) = value {
                *self.lost.entry(fact.clone()).or_default().entry(*value).or_default() += 1;
            }
        }
    }
}

/// Everything that a page shows.
#[derive(Default)]
struct Found {
    runs: Vec<Run>,
    rankings: Vec<Vec<Effect>>,
}

impl Found {
    fn read(&mut self, path: &Path) -> Done {
        let refused = |what: String| problem(format!("{}: {what}", path.display()));
        // A ranking is a short text; rows may be millions, and are read one by one.
        if Effect::begins(path).map_err(|error| refused(error.to_string()))? {
            let ranking = Effect::read(&crate::common::read(path)?).map_err(refused)?;
            self.rankings.push(ranking);
            return Ok(());
        }
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut run = Run { name, ..Run::default() };
        each_row(path, &mut |facts, row| {
            run.add(facts, &row);
            Ok(())
        })?;
        if run.games == 0 {
            return Err(refused("there is no row".to_owned()));
        }
        self.runs.push(run);
        Ok(())
    }
}

/// Runs the command.
///
/// # Errors
/// A file that is missing or was not written by `lab run` or `lab sweep`, or a page that cannot be written.
pub fn run(args: &Args) -> Done {
    crate::common::check_place(&args.out)?;
    let mut found = Found::default();
    args.files.iter().try_for_each(|path| found.read(path))?;
    write(&args.out, &page(&found)?)?;
    line!("{} files in {}", args.files.len(), args.out.display());
    Ok(())
}

fn page(found: &Found) -> Done<String> {
    let runs = &found.runs;
    let mut parts = String::new();
    for (lang, code, other) in [(Lang::En, "en", "fr"), (Lang::Fr, "fr", "en")] {
        let texts =
            Texts::new(lang, card_texts(found, lang)).map_err(|_| problem("the texts cannot be read"))?;
        let speech = Speech { lang, texts };
        parts += &format!("<main lang='{code}' id='{code}'>{}", section(found, &speech));
        let texts = &speech.texts;
        parts += &format!(
            "<p><a href='#{other}'>{}</a></p></main>",
            escape(&texts.text("lab-other-language", &[]))
        );
    }
    let title = Texts::new(Lang::En, []).map_err(|_| problem("the texts cannot be read"))?;
    let title = escape(&title.text("lab-title", &[("count", Arg::Word(whole(Lang::En, total(runs))))]));
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

fn total(runs: &[Run]) -> u64 {
    runs.iter().map(|run| run.games).sum()
}

/// The names of cards in the games of the rankings.
fn card_texts(found: &Found, lang: Lang) -> Vec<(Lang, String)> {
    let mut games: Vec<&str> = found.rankings.iter().flatten().map(|effect| effect.game.as_str()).collect();
    games.dedup();
    let cards = games.into_iter().filter_map(|game| {
        let side = Side::read("base", &Setup::default(), "random").ok()?;
        Some(side.look(game).ok()?.0)
    });
    let own = cards.flat_map(|card| card.texts).filter(|(code, _)| *code == lang.code());
    own.map(|(_, text)| (lang, text)).collect()
}

struct Speech {
    lang: Lang,
    texts: Texts,
}

impl Speech {
    fn say(&self, key: &str) -> String {
        self.texts.text(key, &[])
    }

    /// The word of a fact or an end; one that nobody has written a text for stands for itself.
    fn word(&self, kind: &str, word: &str) -> String {
        let key = format!("lab-{kind}-{}", word.replace(['.', '_'], "-"));
        if self.texts.has(&key) { self.say(&key) } else { word.to_owned() }
    }

    /// What was changed of a card: `floor 1 hp +1` in words.
    fn change(&self, effect: &Effect) -> String {
        let mut told = String::new();
        for word in effect.change.split(' ') {
            // A number belongs to the word before it.
            let is_number = word.trim_start_matches(['+', '-']).parse::<u64>().is_ok();
            told += match (told.is_empty(), is_number) {
                (true, _) => "",
                (false, true) => "\u{a0}",
                (false, false) => ", ",
            };
            told += &if is_number { word.replace('-', "−") } else { self.word("field", word) };
        }
        told
    }

    /// The name of a card.
    fn card(&self, effect: &Effect) -> String {
        let key = format!("{}-{}", effect.kind, effect.record.replace('_', "-"));
        if self.texts.has(&key) { self.texts.name(&key) } else { effect.record.clone() }
    }
}

fn section(found: &Found, speech: &Speech) -> String {
    let (runs, texts) = (&found.runs, &speech.texts);
    let mut html = String::new();
    if !runs.is_empty() {
        html += &rates(runs, speech);
    }
    for ranking in &found.rankings {
        html += &ranked(ranking, speech);
    }
    if runs.is_empty() {
        return html;
    }
    let mut facts: Vec<&String> = runs.iter().flat_map(|run| run.lost.keys()).collect();
    facts.sort();
    facts.dedup();
    for fact in facts {
        let title = texts.text("lab-lost-title", &[("fact", Arg::Word(speech.word("fact", fact)))]);
        let counts: Vec<BTreeMap<i64, u64>> =
            runs.iter().map(|run| run.lost.get(fact).cloned().unwrap_or_default()).collect();
        html += &histogram(speech, &title, runs, &counts);
    }
    let lengths: Vec<BTreeMap<i64, u64>> = runs.iter().map(|run| run.lengths.clone()).collect();
    html += &histogram(speech, &speech.say("lab-length-title"), runs, &lengths);
    html + &ends(runs, speech)
}

fn rates(runs: &[Run], speech: &Speech) -> String {
    let (say, texts) = (|key: &str| speech.say(key), &speech.texts);
    let files: Vec<String> = runs.iter().map(|run| run.name.clone()).collect();
    let bar = |run: &Run| {
        let rate = Rate::of(run.won, run.games);
        Bar { name: run.name.clone(), share: rate.share, low: rate.low, high: rate.high }
    };
    let bar_list: Vec<Bar> = runs.iter().map(bar).collect();
    let title = say("lab-rate-title");
    format!(
        "<h1>{}</h1><p>{}</p>{}<h2>{}</h2>{}<p>{}</p>",
        escape(&texts.text("lab-title", &[("count", Arg::Word(whole(speech.lang, total(runs))))])),
        escape(&texts.text("lab-made-of", &[("files", Arg::Word(texts.list(&files)))])),
        table(runs, speech),
        escape(&title),
        bars(speech.lang, &title, &bar_list),
        escape(&say("lab-rate-note"))
    )
}

/// Cards that hurt and cards that help, the largest effects first.
fn ranked(ranking: &[Effect], speech: &Speech) -> String {
    let Some(first) = ranking.first() else { return String::new() };
    let (title, note) = match first.measure.as_str() {
        "won" => (speech.say("lab-effects-title"), speech.say("lab-effects-note")),
        measure => {
            let what = [("measure", Arg::Word(speech.word("fact", measure)))];
            let text = |key: &str| speech.texts.text(key, &what);
            (text("lab-effects-of-title"), text("lab-effects-of-note"))
        }
    };
    let (unit, sign) = if first.measure == "won" { (100.0, "\u{a0}pt") } else { (1.0, "") };
    let rows: Vec<Bar> = ranking
        .iter()
        .take(MOST_EFFECTS)
        .map(|effect| Bar {
            name: format!("{} ({})", speech.card(effect), speech.change(effect)),
            share: effect.difference * unit,
            low: effect.low * unit,
            high: effect.high * unit,
        })
        .collect();
    let text = |value: f64| number(speech.lang, format!("{value:+.1}{sign}"));
    format!("<h2>{}</h2>{}<p>{}</p>", escape(&title), effects(&title, &rows, text), escape(&note))
}

fn table(runs: &[Run], speech: &Speech) -> String {
    let head =
        ["lab-table-run", "lab-table-matches", "lab-table-won", "lab-table-interval", "lab-table-decisions"];
    let head: String = head.iter().map(|key| format!("<th>{}</th>", escape(&speech.say(key)))).collect();
    let lang = speech.lang;
    let row = |(at, run): (usize, &Run)| {
        let rate = Rate::of(run.won, run.games);
        format!(
            "<tr><td>{}{}</td><td>{}</td><td>{}</td><td>{} – {}</td><td>{}</td></tr>",
            if has_colours(runs.len()) {
                format!("<span class='key' style='background:{}'></span>", colour(at))
            } else {
                String::new()
            },
            escape(&run.name),
            whole(lang, run.games),
            percent(lang, rate.share),
            percent(lang, rate.low),
            percent(lang, rate.high),
            number(lang, format!("{:.1}", run.decisions as f64 / run.games as f64))
        )
    };
    let rows: String = runs.iter().enumerate().map(row).collect();
    format!("<table><tr>{head}</tr>{rows}</table>")
}

/// Shares of numbers, in at most 40 columns.
fn histogram(speech: &Speech, title: &str, runs: &[Run], counts: &[BTreeMap<i64, u64>]) -> String {
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
    shares(speech, title, runs, &labels, &series)
}

/// Shares of each run: side by side where colours tell runs apart, below each other where there are too many.
fn shares(speech: &Speech, title: &str, runs: &[Run], labels: &[String], series: &[Vec<f64>]) -> String {
    let head = format!("<h2>{}</h2>", escape(title));
    if has_colours(runs.len()) {
        return head + &columns(speech.lang, title, labels, series, &speech.say("lab-share"));
    }
    let names: Vec<String> = runs.iter().map(|run| run.name.clone()).collect();
    let plot = shades(speech.lang, title, &names, labels, series);
    format!("{head}{plot}<p class='side'>{}</p>", escape(&speech.say("lab-shades-note")))
}

fn ends(runs: &[Run], speech: &Speech) -> String {
    let mut words: Vec<String> = runs.iter().flat_map(|run| run.ends.keys().cloned()).collect();
    words.sort();
    words.dedup();
    let share = |run: &Run| {
        words.iter().map(|word| run.ends.get(word).copied().unwrap_or(0) as f64 / run.games as f64).collect()
    };
    let series: Vec<Vec<f64>> = runs.iter().map(share).collect();
    let title = speech.say("lab-ends-title");
    let labels: Vec<String> = words.iter().map(|word| speech.word("end", word)).collect();
    shares(speech, &title, runs, &labels, &series)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

    use super::*;
    use undercroft_content::Library;
    use undercroft_lab::numbers;

    fn speech(lang: Lang) -> Speech {
        Speech { lang, texts: Texts::new(lang, []).unwrap() }
    }

    fn effect(change: &str) -> Effect {
        let head = "game,measure,kind,record,difference,low,high,pairs,change";
        let line = format!("mini-rogue,won,room,monster_poison,-0.02,-0.05,0.01,1000,{change}");
        Effect::read(&format!("{head}\n{line}\n")).unwrap().remove(0)
    }

    #[test]
    fn a_change_is_told_in_the_language_of_the_page() {
        assert_eq!(speech(Lang::En).change(&effect("floor 1 hp +1")), "Floor\u{a0}1, HP\u{a0}+1");
        assert_eq!(speech(Lang::Fr).change(&effect("floor 1 hp -1")), "Étage\u{a0}1, PV\u{a0}−1");
    }

    /// Whatever number of a built-in pack a sweep changes, both languages have a word for it.
    #[test]
    fn every_number_of_a_pack_has_a_word() {
        let library = Library::built_in();
        let mut missing = std::collections::BTreeSet::new();
        for pack in [
            "mini-rogue/base-pnp2020",
            "mini-rogue/base-ed2021",
            "mini-rogue/base-ed2025",
            "urto/base",
            "catacombs/base",
        ] {
            for (path, _) in numbers(&library, pack).unwrap().iter().flat_map(|record| &record.numbers) {
                for word in path.split('.').filter(|word| word.parse::<u64>().is_err()) {
                    let key = format!("lab-field-{}", word.replace('_', "-"));
                    missing.extend(
                        [Lang::En, Lang::Fr]
                            .map(speech)
                            .iter()
                            .any(|speech| !speech.texts.has(&key))
                            .then_some(key),
                    );
                }
            }
        }
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn thousands_stand_apart_as_the_language_has_it() {
        assert_eq!(
            [0, 999, 16_000, 1_000_000].map(|n| whole(Lang::En, n)),
            ["0", "999", "16,000", "1,000,000"]
        );
        assert_eq!(whole(Lang::Fr, 16_000), "16\u{202f}000");
    }
}
