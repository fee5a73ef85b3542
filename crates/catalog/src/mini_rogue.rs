//! Mini Rogue in the catalogue.

mod campaign;

use crate::campaign::Campaigns;
use crate::title::{Measure, Title, Trial};
use crate::{Entry, OpenError};
use mini_rogue::{MiniRogue, content::check, options};
use std::sync::Arc;
use undercroft_content::{Library, Origins};
use undercroft_kernel::{OptionWord, Setup, Value};

/// The choice that leaves the character to chance.
const DRAWN: &str = "random";

impl Title for MiniRogue {
    const ENTRY: Entry = Entry {
        game: "mini-rogue",
        prefix: "MR",
        editions: &["ed2025", "ed2021", "pnp2020"],
        schema: &check::SCHEMA,
        tutorial: Some(include_str!("../../../games/mini-rogue/tutorial.toml")),
        campaigns: &["ed2021"],
        party: 1,
    };
    const RULES_VERSION: u32 = mini_rogue::RULES_VERSION;
    const MEASURE: Measure =
        Measure { varied: &["heroes", "difficulty"], facts: &["area"], who: None, opponent: None };

    fn open(setup: &Setup, library: &Library) -> Result<Self, OpenError> {
        MiniRogue::open(setup, library).map_err(|error| match error {
            mini_rogue::OpenError::Option(option) => OpenError::Option(option),
            mini_rogue::OpenError::Content(problems) => OpenError::Content(problems),
        })
    }

    fn check_pack(library: &Library, pack: &str) -> Result<(), OpenError> {
        check::load(library, pack).map(|_| ()).map_err(OpenError::Content)
    }

    fn edition(&self) -> &'static str {
        self.rulebook.id.0
    }

    fn packs(&self) -> &[(String, String)] {
        &self.content.packs
    }

    fn origins(&self) -> Arc<Origins> {
        self.content.origins.clone()
    }

    fn form(&self) -> Vec<OptionWord> {
        options::form(&self.rulebook, &self.content)
    }

    fn campaigns(self) -> Option<Box<dyn Campaigns>> {
        self.content.campaign.is_some().then(|| Box::new(campaign::Sheets(self)) as Box<dyn Campaigns>)
    }

    /// Every character alone, and every two of them.
    fn trials(form: &[OptionWord]) -> Vec<Trial> {
        let heroes = form.iter().filter(|option| option.name == "heroes");
        let heroes = heroes.flat_map(|option| &option.choices).filter(|hero| *hero != DRAWN);
        let heroes: Vec<&str> = heroes.map(String::as_str).collect();
        let alone = heroes.iter().map(|hero| party(&[hero]));
        let pairs = heroes
            .iter()
            .enumerate()
            .flat_map(|(at, first)| heroes.iter().skip(at + 1).map(|second| party(&[first, second])));
        vec![
            Trial { name: "solo".to_owned(), tables: alone.collect() },
            Trial { name: "coop".to_owned(), tables: pairs.collect() },
        ]
    }
}

fn party(heroes: &[&str]) -> (String, Setup) {
    (heroes.join("+"), Setup::default().with("heroes", Value::words(heroes.iter().copied())))
}
