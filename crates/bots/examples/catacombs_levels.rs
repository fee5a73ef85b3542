//! Plays matches of Catacombs and counts how many the party wins against one game master after the other, with the same dice.
//!
//! `cargo run --profile play -p undercroft-bots --example catacombs_levels -- [games=100] [first=0] [quest=WORD] [heroes=N] [masters=WHO,…]`
//! WHO is a level, `orders:N` (N orders in ten turns) or `plans:N` (everybody acts, plans are tried in N playouts). The heroes are played by
//! the rule-of-thumb player. One line a row goes to standard output: quest, heroes, game master, matches, won, milliseconds of processor
//! time a match.

#![allow(clippy::print_stdout, reason = "a program that prints")]
#![allow(clippy::float_arithmetic, reason = "shares")]

use catacombs::Catacombs;
use std::process::ExitCode;
use undercroft_bots::catacombs::{Lead, leading};
use undercroft_bots::{Level, Policy, player, sensible};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Turn, Value, Viewer};

const QUESTS: [&str; 4] = ["deratisation", "fabulous_treasure", "journey_in_shadow", "solar_orb"];
const PARTY: [&str; 4] = ["svein", "aldric", "maelle", "isaure"];
/// A match that takes more actions is given up.
const ENDLESS: usize = 30_000;

#[derive(Clone, Copy)]
enum Who {
    Level(Level),
    Lead(Lead),
}

impl Who {
    fn read(word: &str) -> Option<Who> {
        let number = |prefix: &str| word.strip_prefix(prefix).map(str::parse::<u8>);
        match (number("orders:"), number("plans:")) {
            (Some(orders), _) => orders.ok().map(|orders| Who::Lead(Lead::Orders(orders))),
            (_, Some(plans)) => plans.ok().map(|plans| Who::Lead(Lead::Plans(u32::from(plans)))),
            _ => Level::from_word(word).map(Who::Level),
        }
    }

    fn sit(self, seed: u64) -> Box<dyn Policy<Catacombs>> {
        match self {
            Who::Level(level) => player(level, seed),
            Who::Lead(lead) => leading(lead, seed),
        }
    }
}

struct Order {
    games: u64,
    first: u64,
    quests: Vec<String>,
    parties: Vec<usize>,
    masters: Vec<(String, Who)>,
}

fn main() -> ExitCode {
    let done = read().and_then(|order| run(&order));
    done.map_or_else(
        |problem| {
            eprintln!("{problem}");
            ExitCode::from(2)
        },
        |()| ExitCode::SUCCESS,
    )
}

fn read() -> Result<Order, String> {
    let who = |word: &str| Some((word.to_owned(), Who::read(word)?));
    let masters = |words: &str| {
        let all: Option<Vec<_>> = words.split(',').map(who).collect();
        all.ok_or_else(|| format!("{words}: expected levels, orders:N or plans:N"))
    };
    let mut order = Order {
        games: 100,
        first: 0,
        quests: QUESTS.map(str::to_owned).to_vec(),
        parties: vec![4, 3, 2, 1],
        masters: masters("beginner,easy,normal,hard,expert")?,
    };
    for word in std::env::args().skip(1) {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("{word}: NAME=VALUE is expected"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{name} is a whole number, not {value}"));
        match name {
            "games" => order.games = number()?.max(1),
            "first" => order.first = number()?,
            "heroes" => order.parties = vec![(number()? as usize).clamp(1, PARTY.len())],
            "quest" => order.quests = vec![value.to_owned()],
            "masters" => order.masters = masters(value)?,
            _ => return Err(format!("{name} is none of games, first, quest, heroes, masters")),
        }
    }
    Ok(order)
}

fn run(order: &Order) -> Result<(), String> {
    let library = Library::built_in();
    for quest in &order.quests {
        for heroes in &order.parties {
            let setup = Setup::default()
                .with("quest", Value::word(quest))
                .with("level", Value::word("adventurer"))
                .with("heroes", Value::words(PARTY.iter().copied().take(*heroes)));
            let game =
                Catacombs::open(&setup, &library).map_err(|problem| format!("{quest}: {problem:?}"))?;
            for (word, who) in &order.masters {
                let begin = busy();
                let numbers = order.first..order.first + order.games;
                let won = numbers.filter(|number| is_won(&game, *who, 1_000_003 + number)).count();
                let spent = (busy() - begin) / order.games as f64;
                let share = 100.0 * won as f64 / order.games as f64;
                println!("{quest} {heroes} {word} {} {share:.1} {spent:.2}", order.games);
            }
        }
    }
    Ok(())
}

/// Milliseconds of this thread on a processor, where the system tells them.
fn busy() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|word| word.parse().ok()).map_or(0.0, |ns: f64| ns / 1e6)
}

/// Whether the party wins a match.
fn is_won(game: &Catacombs, who: Who, seed: u64) -> bool {
    let (mut master, mut heroes) = (who.sit(seed), sensible::<Catacombs>(seed ^ 0x5eed));
    let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
    let Ok(mut state) = game.start(&mut ctx) else { return false };
    let mut offered = Actions::new();
    for _ in 0..ENDLESS {
        for event in ctx.events.drain(..) {
            master.hear(game, &event);
            if let Some(event) = game.witness(&event, Viewer::Seat(Seat(0))) {
                heroes.hear(game, &event);
            }
        }
        let seat = match game.turn(&state) {
            Turn::Ask(seats) => seats.lowest(),
            Turn::Over(outcome) => return outcome.winners.has(Seat(0)),
        };
        let Some(seat) = seat else { break };
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let player = if seat == state.master() { &mut master } else { &mut heroes };
        let Some(action) = player.choose(game, &view, seat, &offered) else { break };
        if game.apply(&mut ctx, &mut state, seat, action).is_err() {
            break;
        }
    }
    false
}
