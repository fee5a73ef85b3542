//! `undercroft lab calibrate`: whether chances to win are what they say, as a reliability table and a plot.

use super::plot::escape;
use crate::common::{self, Done, line, open_problem, problem};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::Setup;
use undercroft_lab::Interrupt;
use undercroft_review::{Called, Quick, Reliability, calibrate};

/// Call the chance to win of many positions, play each of them on once, and see whether what was called came true.
#[derive(clap::Args)]
#[command(
    after_help = "Example: undercroft lab calibrate mini-rogue --positions 5000 --matches 200 --markdown docs/calibration.md"
)]
pub struct Args {
    /// The game.
    game: String,
    /// How many positions, each of a match of its own; the tables worth trying take turns.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    positions: u64,
    /// How many matches are played on to call a position.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    matches: u32,
    /// Who calls and who plays on.
    #[arg(long, value_enum, default_value_t = Player::Thumb)]
    player: Player,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Writes the table as a section of this Markdown file, in the place of an older one of the same game and player, and its plot beside it.
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Player {
    /// Rules of thumb, as in hints and reviews.
    Thumb,
    /// The network of the game, one action ahead.
    Network,
}

impl Player {
    const fn quick(self) -> Quick {
        match self {
            Player::Thumb => Quick::Thumb,
            Player::Network => Quick::Network,
        }
    }
}

/// So many positions between two looks at progress and interruption.
const ROUND: u64 = 64;

pub fn run(args: &Args) -> Done {
    args.markdown.as_deref().map_or(Ok(()), common::check_place)?;
    let library = Library::built_in();
    let card = open(&args.game, &Setup::default(), &library, Ask).map_err(open_problem)?;
    let tables: Vec<Setup> =
        card.trials.iter().flat_map(|trial| &trial.tables).map(|(_, setup)| setup.clone()).collect();
    let tables = if tables.is_empty() { vec![Setup::default()] } else { tables };
    let interrupt = Interrupt::listen();
    let bar = ProgressBar::new(args.positions);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} positions {eta:>4}") {
        bar.set_style(style);
    }
    let mut calls: Vec<Called> = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        let seeds: Vec<u64> = (0..args.positions)
            .filter(|position| *position as usize % tables.len() == number)
            .map(|position| args.seed.wrapping_mul(1 << 40).wrapping_add(position))
            .collect();
        let work = Work { args, seeds: &seeds, bar: &bar, interrupt: &interrupt };
        calls.extend(open(&args.game, table, &library, work).map_err(open_problem)?);
    }
    bar.finish_and_clear();
    if interrupt.is_raised() {
        return Err(problem(format!(
            "stopped: {} of {} positions were called, nothing was written",
            calls.len(),
            args.positions
        )));
    }
    let reliability = Reliability::of(&calls);
    let table = table(args, &calls, &reliability);
    line!("{table}");
    args.markdown.as_ref().map_or(Ok(()), |file| put(args, file, &table, &reliability))
}

struct Ask;

impl Visitor for Ask {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}

struct Work<'a> {
    args: &'a Args,
    seeds: &'a [u64],
    bar: &'a ProgressBar,
    interrupt: &'a Interrupt,
}

impl Visitor for Work<'_> {
    type Out = Vec<Called>;
    fn visit<G: Playable>(self, game: G, card: Card) -> Vec<Called> {
        let mut calls = Vec::new();
        for round in self.seeds.chunks(ROUND as usize) {
            let stop = || self.interrupt.is_raised();
            let quick = self.args.player.quick();
            let called = calibrate(&game, &card, quick, self.args.matches, round, &stop);
            self.bar.inc(called.len() as u64);
            calls.extend(called.into_iter().flatten());
        }
        calls
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn table(args: &Args, calls: &[Called], reliability: &Reliability) -> String {
    let mut out = String::from(
        "| called | positions | called on average | won | 95 % interval | holds |\n|---|--:|--:|--:|---|---|\n",
    );
    for (number, decile) in reliability.deciles.iter().enumerate() {
        let rate = decile.rate();
        let holds = match (decile.positions, decile.holds()) {
            (0, _) => "no position",
            (_, true) => "yes",
            (_, false) => "no",
        };
        let _ = writeln!(
            out,
            "| {} to {} % | {} | {} | {} | {} to {} | {holds} |",
            number * 10,
            number * 10 + 10,
            decile.positions,
            percent(decile.called),
            percent(rate.share),
            percent(rate.low),
            percent(rate.high)
        );
    }
    let held = reliability.deciles.iter().filter(|decile| decile.holds()).count();
    let _ = write!(
        out,
        "\nBrier score {:.4} (always calling the mean: {:.4}); {held} of 10 deciles hold; {} positions, each called by {} matches.",
        reliability.brier,
        reliability.brier_of_mean,
        calls.len(),
        args.matches
    );
    out
}

/// Puts the section into the file, and the plot beside it.
fn put(args: &Args, file: &Path, table: &str, reliability: &Reliability) -> Done {
    let word = args.player.quick().word();
    let title = format!("{}, {word}", args.game);
    let plot = file.with_extension(format!("{}-{word}.svg", args.game));
    let name = plot.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let section = format!(
        "## {title}\n\nMade by `undercroft lab calibrate {} --positions {} --matches {} --player {word} --seed {} --markdown {}`.\n\n{table}\n\n![Called and won, {title}]({name})\n",
        args.game,
        args.positions,
        args.matches,
        args.seed,
        file.display()
    );
    let old = if file.exists() { common::read(file)? } else { "# Chances that hold\n".to_owned() };
    common::write(&plot, svg(&title, reliability))?;
    common::write(file, replace(&old, &title, &section))
}

/// The file with this section in the place of the one of the same title, or after all others.
fn replace(old: &str, title: &str, section: &str) -> String {
    let mut parts: Vec<String> = old.split("\n## ").map(str::to_owned).collect();
    let body = section.trim_start_matches("## ").trim_end().to_owned();
    match parts.iter_mut().skip(1).find(|part| part.lines().next() == Some(title)) {
        Some(part) => *part = body,
        None => parts.push(body),
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
    parts.join("\n\n## ") + "\n"
}

/// What was called across, what came upwards: on the line both are the same.
fn svg(title: &str, reliability: &Reliability) -> String {
    let (size, left, top) = (320.0, 56.0, 40.0);
    let at = |called: f64, came: f64| (left + called * size, top + (1.0 - came) * size);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 404\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\"><title>{title}</title><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><text x=\"{left}\" y=\"24\" font-size=\"15\">{title}</text>",
        title = escape(title)
    );
    for part in 0..=5 {
        let share = f64::from(part) / 5.0;
        let (x, y) = at(share, share);
        let _ = write!(
            out,
            "<path d=\"M{left} {y:.1}h{size}M{x:.1} {top}v{size}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{} %</text><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{} %</text>",
            left - 6.0,
            y + 4.0,
            part * 20,
            top + size + 18.0,
            part * 20
        );
    }
    let ((x0, y0), (x1, y1)) = (at(0.0, 0.0), at(1.0, 1.0));
    let _ = write!(out, "<path d=\"M{x0} {y0}L{x1} {y1}\" stroke=\"#999\" stroke-dasharray=\"4 4\"/>");
    for decile in reliability.deciles.iter().filter(|decile| decile.positions > 0) {
        let rate = decile.rate();
        let ((x, low), (_, high), (_, y)) =
            (at(decile.called, rate.low), at(decile.called, rate.high), at(decile.called, rate.share));
        let _ = write!(
            out,
            "<path d=\"M{x:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h8M{:.1} {high:.1}h8\" stroke=\"#0072b2\" fill=\"none\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#0072b2\"/>",
            x - 4.0,
            x - 4.0
        );
    }
    let _ = write!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">called</text><text x=\"{:.1}\" y=\"{:.1}\">won</text></svg>",
        left + size,
        top + size + 36.0,
        left + 6.0,
        top + 14.0
    );
    out + "\n"
}

#[cfg(test)]
mod tests {
    use super::replace;

    #[test]
    fn a_section_takes_the_place_of_its_older_self_and_leaves_the_others() {
        let first = replace("# Title\n\nWords.\n", "a, thumb", "## a, thumb\n\nold\n");
        let second = replace(&first, "b, thumb", "## b, thumb\n\nother\n");
        let third = replace(&second, "a, thumb", "## a, thumb\n\nnew\n");
        assert_eq!(third, "# Title\n\nWords.\n\n## a, thumb\n\nnew\n\n## b, thumb\n\nother\n");
    }
}
