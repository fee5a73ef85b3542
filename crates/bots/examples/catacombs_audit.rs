//! Plays matches of Catacombs with bots and counts what a critical spectator would: one line for each quest and number of heroes.
//!
//! `cargo run --profile play -p undercroft-bots --example catacombs_audit -- [games=100] [seed=1] [quest=WORD] [heroes=N] [master=PLAYER] [party=PLAYER] [pack=DIR]`
//! The table goes to standard output, progress to standard error. PLAYER is `sensible` or a level;
//! DIR holds the files of a pack that is played instead of the built-in one.

#![allow(clippy::print_stdout, reason = "a program that prints")]
#![allow(clippy::float_arithmetic, reason = "shares")]

use catacombs::Catacombs;
use std::process::ExitCode;
use undercroft_bots::catacombs::audit::{Audit, Auditor};
use undercroft_bots::live::Bot;
use undercroft_bots::{Policy, Random, player, sensible};
use undercroft_content::{Library, Source};
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Turn, Value, Viewer};

const QUESTS: [&str; 4] = ["deratisation", "fabulous_treasure", "journey_in_shadow", "solar_orb"];
const PARTY: [&str; 4] = ["svein", "aldric", "maelle", "isaure"];
/// A match that takes more actions is given up.
const ENDLESS: usize = 30_000;

/// What is to be played.
struct Order {
    games: u64,
    seed: u64,
    quests: Vec<&'static str>,
    parties: Vec<usize>,
    master: Bot,
    party: Bot,
    library: Library,
    /// The pack, where it is not the built-in one.
    pack: Option<String>,
}

fn main() -> ExitCode {
    match read() {
        Ok(order) => {
            run(&order);
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn read() -> Result<Order, String> {
    let mut order = Order {
        games: 100,
        seed: 1,
        quests: QUESTS.to_vec(),
        parties: vec![4, 3, 2, 1],
        master: Bot::Sensible,
        party: Bot::Sensible,
        library: Library::built_in(),
        pack: None,
    };
    for word in std::env::args().skip(1) {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("{word}: NAME=VALUE is expected"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{name} is a whole number, not {value}"));
        let bot = || Bot::from_word(value).ok_or_else(|| format!("there is no player called {value}"));
        match name {
            "games" => order.games = number()?.max(1),
            "seed" => order.seed = number()?,
            "heroes" => {
                let count = number()? as usize;
                if !(1..=PARTY.len()).contains(&count) {
                    return Err(format!("heroes is 1 to {}, not {value}", PARTY.len()));
                }
                order.parties = vec![count];
            }
            "quest" => {
                let known = QUESTS.into_iter().find(|quest| *quest == value);
                order.quests = vec![known.ok_or_else(|| format!("the quests are {}", QUESTS.join(", ")))?];
            }
            "master" => order.master = bot()?,
            "party" => order.party = bot()?,
            "pack" => order.pack = Some(add_pack(&mut order.library, value)?),
            _ => return Err(format!("{name} is none of games, seed, quest, heroes, master, party, pack")),
        }
    }
    Ok(order)
}

/// Adds the pack of a folder to a library and says its id.
fn add_pack(library: &mut Library, folder: &str) -> Result<String, String> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| format!("{folder}: {error}"))? {
        let path = entry.map_err(|error| format!("{folder}: {error}"))?.path();
        let known = path.extension().is_some_and(|extension| extension == "toml" || extension == "ftl");
        if let Some(name) = path.file_name().filter(|_| known) {
            let text =
                std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            files.push((name.to_string_lossy().into_owned(), text));
        }
    }
    files.sort();
    library.add(Source::new(folder.to_owned(), files)).map_err(|problems| problems.to_string())
}

fn run(order: &Order) {
    println!(
        "| quest | heroes | matches | won | endless | rounds | activations | idle with aim | behind comrade | passed over | hero turns | pacing | 3+ lost | standstills | runes idle | bows idle |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for quest in &order.quests {
        for heroes in &order.parties {
            row(order, quest, *heroes);
        }
    }
}

fn row(order: &Order, quest: &str, heroes: usize) {
    let pack = order.pack.as_deref().unwrap_or(catacombs::BASE_PACK);
    let setup = Setup::default()
        .with("pack", Value::word(pack))
        .with("quest", Value::word(quest))
        .with("level", Value::word("adventurer"))
        .with("heroes", Value::words(PARTY.iter().copied().take(heroes)));
    let game = match Catacombs::open(&setup, &order.library) {
        Ok(game) => game,
        Err(problem) => return eprintln!("{quest}: {problem:?}"),
    };
    let mut sum = Audit::default();
    for number in 0..order.games {
        sum += play(&game, order, order.seed.wrapping_mul(1_000_003).wrapping_add(number));
        if (number + 1) % 10 == 0 {
            eprint!("\r{quest}, {heroes} heroes: {} of {} ", number + 1, order.games);
        }
    }
    eprintln!();
    let share = |part: u64, whole: u64| format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64);
    println!(
        "| {quest} | {heroes} | {} | {} | {} | {:.1} | {} | {} | {} | {} | {} | {} | {} | {} | {} of {} | {} of {} |",
        sum.matches,
        share(sum.won, sum.matches),
        sum.endless,
        sum.rounds as f64 / sum.matches.max(1) as f64,
        sum.activations,
        share(sum.unspent_with_aim, sum.activations),
        share(sum.unspent_behind_comrade, sum.activations),
        share(sum.passed_over, sum.activations + sum.passed_over),
        sum.hero_turns,
        share(sum.pacing, sum.hero_turns),
        share(sum.wasted, sum.hero_turns),
        sum.standstills,
        sum.idle_runes,
        sum.runes,
        sum.idle_bows,
        sum.bows,
    );
}

fn sit(bot: Bot, seed: u64) -> Box<dyn Policy<Catacombs>> {
    match bot {
        Bot::Random => Box::new(Random::new(seed)),
        Bot::Sensible => sensible(seed),
        Bot::Level(level) => player(level, seed),
    }
}

fn play(game: &Catacombs, order: &Order, seed: u64) -> Audit {
    let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
    let (mut master, mut heroes) = (sit(order.master, seed), sit(order.party, seed ^ 0x5eed));
    let mut auditor = Auditor::new();
    let Ok(mut state) = game.start(&mut ctx) else { return Audit::default() };
    let mut offered = Actions::new();
    for _ in 0..ENDLESS {
        for event in ctx.events.drain(..) {
            auditor.hear(&state, &event);
            master.hear(game, &event);
            if let Some(event) = game.witness(&event, Viewer::Seat(Seat(0))) {
                heroes.hear(game, &event);
            }
        }
        let Turn::Ask(seats) = game.turn(&state) else { break };
        let Some(seat) = seats.lowest() else { break };
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let player = if seat == state.master() { &mut master } else { &mut heroes };
        let Some(action) = player.choose(game, &view, seat, &offered) else { break };
        auditor.before(&state, action);
        if game.apply(&mut ctx, &mut state, seat, action).is_err() {
            break;
        }
    }
    auditor.finish(game, &state)
}
