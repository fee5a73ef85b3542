//! `cargo xtask record`: bots play the matches that `fixtures/matches.toml` lists, and each becomes a file that `make test` replays.
//!
//! A match is known by its name: the name is the secret of its dice and the seed of its bots, so that the same table gives the same
//! files, on any machine. Files that are not of the table, such as a match from a bug report, are left alone.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::{Dice, Match, open_match};
use undercroft_content::Library;
use undercroft_kernel::fair::{self, Stretch};
use undercroft_kernel::{Seat, Setup, Turn};

/// A match that has not ended by then is not worth its size.
const MAX_STEPS: usize = 3000;

/// The matches of a game, by who plays them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Matches {
    /// Rule-of-thumb players.
    #[serde(default)]
    sensible: BTreeMap<String, Setup>,
    /// Random players, who do what no sensible one does. A game master stays sensible: without one a match hardly ends.
    #[serde(default)]
    random: BTreeMap<String, Setup>,
}

/// Records every match, or those of the named games.
pub fn run(root: &Path, games: &[&str]) -> ExitCode {
    match record(&root.join("fixtures"), games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn record(fixtures: &Path, wanted: &[&str]) -> Result<(), String> {
    let table = fixtures.join("matches.toml");
    let text = std::fs::read_to_string(&table).map_err(|error| format!("{}: {error}", table.display()))?;
    let games: BTreeMap<String, Matches> =
        toml::from_str(&text).map_err(|error| format!("{}: {error}", table.display()))?;
    if let Some(unknown) = wanted.iter().find(|name| !games.contains_key(**name)) {
        return Err(format!("{} has no matches of `{unknown}`", table.display()));
    }
    let library = Library::built_in();
    for (game, matches) in
        games.iter().filter(|(game, _)| wanted.is_empty() || wanted.contains(&game.as_str()))
    {
        let folder = fixtures.join(game);
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let sensible = matches.sensible.iter().map(|listed| (listed, Bot::Sensible));
        let random = matches.random.iter().map(|listed| (listed, Bot::Random));
        let (mut files, mut steps, mut bytes) = (0, 0, 0);
        for ((name, setup), bot) in sensible.chain(random) {
            let played =
                play(game, name, setup, bot, &library).map_err(|why| format!("{game} {name}: {why}"))?;
            let (file, text) = (folder.join(format!("{name}.undercroft")), played.replay());
            std::fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
            files += 1;
            steps += played.at();
            bytes += text.len();
        }
        println!("{game}: {files} matches, {steps} steps, {} kB", bytes.div_ceil(1000));
    }
    Ok(())
}

/// Plays one match to its end.
fn play(
    game: &str,
    name: &str,
    setup: &Setup,
    bot: Bot,
    library: &Library,
) -> Result<Box<dyn Match>, String> {
    let seed = fair::seed::<&[u8]>(name.as_bytes(), &[]);
    let dice = Dice::Seed(&seed);
    let mut played = open_match(game, setup, library, dice).map_err(|closed| format!("{closed:?}"))?;
    played.promise(vec![Stretch {
        from: 0,
        line: 0,
        commitment: fair::commitment(name.as_bytes()),
        secret: Some(name.bytes().map(|byte| format!("{byte:02x}")).collect()),
        shares: Vec::new(),
    }]);
    let opponent = played.card().measure.opponent;
    loop {
        if played.at() > MAX_STEPS {
            return Err(format!("no end after {MAX_STEPS} steps: give it another name"));
        }
        if played.settle(dice).map_err(|refused| format!("{refused:?}"))? {
            continue;
        }
        let Turn::Ask(seats) = played.turn() else { return Ok(played) };
        // Who answers first in a window for several seats changes from window to window.
        let asked: Vec<Seat> = (0..played.seats()).map(Seat).filter(|seat| seats.has(*seat)).collect();
        let seat = asked.get(played.at() % asked.len().max(1)).copied().ok_or("nobody is asked")?;
        let bot = if opponent == Some(played.seat_word(seat).as_str()) { Bot::Sensible } else { bot };
        let action = choose(&*played, seat, bot, bot_seed(&seed, seat)).ok_or("a bot knows no answer")?;
        played.act(seat, &action, dice).map_err(|refused| format!("{action}: {refused:?}"))?;
    }
}

fn bot_seed(seed: &[u8; 32], seat: Seat) -> u64 {
    let mixed = fair::seed(seed, &[[seat.0]]);
    mixed.iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte))
}
