//! A table of the lab as it is named on the command line, and a bench that plays it.

use crate::common::{self, Done, open_problem, problem};
use std::path::{Path, PathBuf};
use undercroft_bots::Level;
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::{Bench, Benches, Plan, Player};

/// The dice and the cards of a table on the command line.
#[derive(clap::Args)]
pub struct TableArgs {
    /// The base seed: the same seed plays the same matches, on any number of cores.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A folder with a content pack to use instead of the built-in one.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// An option of the new-table form; one that is fixed here is not varied.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = common::option)]
    pub options: Vec<(String, Value)>,
}

/// One side of a comparison: `NAME=VALUE` words with `pack`, `policy` and `others` among the options; `base` changes nothing.
#[derive(Clone, Debug)]
pub struct Side {
    pub name: String,
    pub setup: Setup,
    pub library: Library,
    pub player: Player,
    pub others: Option<Player>,
}

/// Reads the word of a bot.
pub fn player(word: &str) -> Done<Player> {
    let level = Level::from_word(word).map(Player::Level);
    let plain = [Player::Random, Player::Sensible].into_iter().find(|player| player.id() == word);
    plain.or(level).ok_or_else(|| {
        problem(format!(
            "there is no policy `{word}`; known: random, sensible, beginner, easy, normal, hard, expert"
        ))
    })
}

impl Side {
    /// Reads one side over what both have in common.
    pub fn read(text: &str, base: &Setup, policy: &str) -> Done<Side> {
        let mut side = Side {
            name: text.to_owned(),
            setup: base.clone(),
            library: Library::built_in(),
            player: player(policy)?,
            others: None,
        };
        for word in text.split_whitespace().filter(|word| *word != "base") {
            match word.split_once('=') {
                Some(("policy", policy)) => side.player = player(policy)?,
                Some(("others", policy)) => side.others = Some(player(policy)?),
                Some(("pack", folder)) => side = side.with_pack(Some(Path::new(folder)))?,
                _ => {
                    let (name, value) = common::option(word).map_err(problem)?;
                    side.setup = side.setup.with(&name, value);
                }
            }
        }
        Ok(side)
    }

    /// The same with the pack in a folder, where one is named.
    pub fn with_pack(self, folder: Option<&Path>) -> Done<Side> {
        let Some(folder) = folder else { return Ok(self) };
        let (library, id) = common::library(Some(folder))?;
        let setup =
            id.map_or_else(|| self.setup.clone(), |id| self.setup.clone().with("pack", Value::word(id)));
        Ok(Side { library, setup, ..self })
    }

    /// Opens the table.
    pub fn bench(&self, game: &str, seed: u64, facts: &[String]) -> Done<Box<dyn Bench>> {
        let mut plan = Plan::new(0, seed, self.player);
        plan.others = self.others;
        plan.facts = facts.to_vec();
        open(game, &self.setup, &self.library, Benches(plan)).map_err(open_problem)
    }

    /// What is known of the game, with the names of its facts.
    pub fn look(&self, game: &str) -> Done<(Card, Vec<String>)> {
        open(game, &self.setup, &self.library, Look).map_err(open_problem)
    }
}

struct Look;

impl Visitor for Look {
    type Out = (Card, Vec<String>);
    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        (card, game.facts().into_iter().map(|fact| fact.name).collect())
    }
}
