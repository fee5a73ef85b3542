//! `undercroft ladder`: how strong the levels of a game are, against each other or against the game.
//! Results are kept match by match in a file, so that the same command goes on after an interruption, and more matches cost only the rest.

use crate::common::{self, Done, open_problem, problem, write};
use indicatif::{ProgressBar, ProgressStyle};
use std::ops::Range;
use std::path::PathBuf;
use undercroft_catalog::{Card, Measure, Playable, Trial, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::ladder::{self, Played, RUNGS};
use undercroft_lab::{Interrupt, Plan, Player, Stopped, play_each};

/// Play the levels of a game against each other, or against the game.
#[derive(clap::Args)]
#[command(
    after_help = "Example: undercroft ladder urto --games 400 --record urto.ladder --markdown ladder.md"
)]
pub struct Args {
    /// The game.
    game: String,
    /// How many matches for each row.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// The base seed: match n is the same for every player.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The edition; the default one of the game if it is not said.
    #[arg(long)]
    edition: Option<String>,
    /// An option of the new-table form.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = common::option)]
    options: Vec<(String, Value)>,
    /// Only this group of tables, such as `solo` or `4p`.
    #[arg(long, value_name = "NAME")]
    group: Option<String>,
    /// Where results are kept.
    #[arg(long, value_name = "FILE")]
    record: PathBuf,
    /// Also writes the tables to a Markdown file.
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

/// Matches of a row between two times that the record is written.
const AT_ONCE: u64 = 24;

/// Runs the command.
///
/// # Errors
/// A game or a group that is not there, a file that cannot be read or written, or an interruption.
pub fn run(args: &Args) -> Done {
    let (library, _) = common::library(None)?;
    let mut base = common::setup(&args.options);
    if let Some(edition) = &args.edition {
        base = base.with("edition", Value::word(edition));
    }
    let (card, _) = open(&args.game, &base, &library, Look).map_err(open_problem)?;
    let groups: Vec<&Trial> = card
        .trials
        .iter()
        .filter(|trial| args.group.as_ref().is_none_or(|name| *name == trial.name))
        .collect();
    if groups.is_empty() {
        let known: Vec<&str> = card.trials.iter().map(|trial| trial.name.as_str()).collect();
        return Err(problem(format!("there is no such group of tables; known: {}", known.join(", "))));
    }
    let made_with = made_with(args, &card);
    let mut played = match std::fs::read_to_string(&args.record) {
        Ok(text) => Played::read(&text, &made_with)
            .map_err(|error| problem(format!("{}: {error}", args.record.display())))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Played::default(),
        Err(error) => return Err(problem(format!("{}: {error}", args.record.display()))),
    };
    // A place that cannot be written is told before the work, not after it.
    write(&args.record, played.write(&made_with))?;
    let bar = ProgressBar::new(args.games.next_multiple_of(AT_ONCE) * (groups.len() * RUNGS.len()) as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent:>3} % {eta:>4}  {msg}") {
        bar.set_style(style);
    }
    let interrupt = Interrupt::listen();
    let climb = Climb { args, library: &library, base: &base, measure: card.measure, interrupt, bar };
    let stopped = climb.play(&groups, &mut played, &made_with)?;
    climb.bar.finish_and_clear();
    let mut text = String::new();
    for group in &groups {
        let Some((_, table)) = group.tables.first() else { continue };
        let (_, seats) =
            open(&args.game, &table.clone().over(&base), &library, Look).map_err(open_problem)?;
        let table = match card.measure.who {
            Some(_) => ladder::against_each_other(&played, &group.name, seats),
            None => ladder::against_the_game(&played, &group.name),
        };
        text.push_str(&format!("### {}\n\n{table}\n", group.name));
    }
    common::write_line(&text);
    if stopped {
        return Err(problem("stopped: the same command goes on from there"));
    }
    match &args.markdown {
        Some(path) => {
            let command = format!("{made_with} --games {}", args.games);
            write(path, format!("# Ladder of {}\n\nMade by `{command}`.\n\n{text}", args.game))
        }
        None => Ok(()),
    }
}

/// The command without the number of matches and the files: results of the same one belong together.
fn made_with(args: &Args, card: &Card) -> String {
    let mut words =
        format!("undercroft ladder {} --seed {} --edition {}", args.game, args.seed, card.edition);
    for (name, value) in &args.options {
        words.push_str(&format!(" --option {name}={value}"));
    }
    words
}

/// A ladder under way.
struct Climb<'a> {
    args: &'a Args,
    library: &'a Library,
    base: &'a Setup,
    measure: Measure,
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl Climb<'_> {
    /// Everybody plays a few matches, then everybody a few more: an interruption leaves rows of about the same length. Says whether there
    /// was one.
    fn play(&self, groups: &[&Trial], played: &mut Played, made_with: &str) -> Done<bool> {
        let mut until = 0;
        while until < self.args.games {
            until += AT_ONCE;
            for group in groups {
                for (at, rung) in RUNGS.into_iter().enumerate() {
                    let below = at.checked_sub(1).and_then(|below| RUNGS.get(below)).copied();
                    // Where seats compete, the lowest rung has nobody to play against.
                    if self.measure.who.is_some() && below.is_none() {
                        continue;
                    }
                    let others = below.filter(|_| self.measure.who.is_some());
                    let numbers = played.of(&group.name, rung).len() as u64..until.min(self.args.games);
                    self.bar.set_message(format!("{} {}", group.name, rung.id()));
                    let count = numbers.end.saturating_sub(numbers.start);
                    let Some(results) = self.row(group, rung, others, numbers)? else { return Ok(true) };
                    if count > 0 {
                        played.add(&group.name, rung, results);
                        write(&self.args.record, played.write(made_with))?;
                    }
                    self.bar.inc(AT_ONCE);
                }
            }
        }
        Ok(false)
    }

    /// The matches of one player with these numbers, at one table of the group after the other; none after an interruption.
    fn row(
        &self,
        group: &Trial,
        player: Player,
        others: Option<Player>,
        numbers: Range<u64>,
    ) -> Done<Option<Vec<Option<bool>>>> {
        let mut plan = Plan::new(numbers.end, self.args.seed, player);
        plan.others = others;
        plan.rotates = others.is_some();
        plan.opponent = self.measure.opponent;
        let mut results = Vec::new();
        for (at, (_, table)) in group.tables.iter().enumerate() {
            let is_here = |number: &u64| (*number % group.tables.len() as u64) == at as u64;
            let numbers: Vec<u64> = numbers.clone().filter(is_here).collect();
            if numbers.is_empty() {
                continue;
            }
            let table = table.clone().over(self.base);
            let row = Row { plan: &plan, numbers: &numbers, interrupt: &self.interrupt };
            match open(&self.args.game, &table, self.library, row).map_err(open_problem)? {
                Ok(found) => results.extend(numbers.into_iter().zip(found)),
                Err(Stopped) => return Ok(None),
            }
        }
        results.sort_by_key(|(number, _)| *number);
        Ok(Some(results.into_iter().map(|(_, result)| result).collect()))
    }
}

struct Row<'a> {
    plan: &'a Plan,
    numbers: &'a [u64],
    interrupt: &'a Interrupt,
}

impl Visitor for Row<'_> {
    type Out = Result<Vec<Option<bool>>, Stopped>;
    fn visit<G: Playable>(self, game: G, _: Card) -> Self::Out {
        play_each(&game, self.plan, self.numbers, &|| self.interrupt.is_raised())
    }
}

/// What is known of a game before it is played, and how many seats it has.
struct Look;

impl Visitor for Look {
    type Out = (Card, u8);
    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        (card, game.seats())
    }
}
