//! Catacombs in the catalogue.

mod campaign;

use crate::campaign::Campaigns;
use crate::title::{Measure, Title, Trial};
use crate::{Entry, OpenError};
use catacombs::{Catacombs, content::check, options, state::MAX_PARTY};
use std::sync::Arc;
use undercroft_content::{Library, Origins};
use undercroft_kernel::{OptionWord, Setup, Value};

/// The seat of the game master.
const GAME_MASTER: &str = "gm";

impl Title for Catacombs {
    const ENTRY: Entry = Entry {
        game: "catacombs",
        prefix: "CA",
        editions: &["base"],
        schema: &check::SCHEMA,
        tutorial: Some(include_str!("../../../games/catacombs/tutorial.toml")),
        campaigns: &["base"],
        party: MAX_PARTY,
    };
    const RULES_VERSION: u32 = catacombs::RULES_VERSION;
    const MEASURE: Measure =
        Measure { varied: &[], facts: &["round"], who: None, opponent: Some(GAME_MASTER) };

    fn open(setup: &Setup, library: &Library) -> Result<Self, OpenError> {
        Catacombs::open(setup, library).map_err(|error| match error {
            catacombs::OpenError::Option(option) => OpenError::Option(option),
            catacombs::OpenError::Content(problems) => OpenError::Content(problems),
        })
    }

    fn check_pack(library: &Library, pack: &str) -> Result<(), OpenError> {
        check::load(library, pack).map(|_| ()).map_err(OpenError::Content)
    }

    fn edition(&self) -> &'static str {
        "base"
    }

    fn packs(&self) -> &[(String, String)] {
        &self.content.packs
    }

    fn origins(&self) -> Arc<Origins> {
        self.content.origins.clone()
    }

    fn form(&self) -> Vec<OptionWord> {
        options::form(&self.content)
    }

    fn campaigns(self) -> Option<Box<dyn Campaigns>> {
        Some(Box::new(campaign::Parties(self)))
    }

    /// Every quest with the first hero, the first two, and so on.
    fn trials(form: &[OptionWord]) -> Vec<Trial> {
        let choices =
            |name| form.iter().filter(move |option| option.name == name).flat_map(|option| &option.choices);
        let heroes: Vec<&str> = choices("heroes").map(String::as_str).collect();
        let quest = |(number, quest): (usize, &String)| {
            let parties = (1..=heroes.len()).rev();
            let table = |size: usize| {
                let party = heroes.iter().take(size).copied();
                let setup =
                    Setup::default().with("quest", Value::word(quest)).with("heroes", Value::words(party));
                (format!("{quest}, {size} heroes"), setup)
            };
            Trial { name: format!("quest{}", number + 1), tables: parties.map(table).collect() }
        };
        choices("quest").enumerate().map(quest).collect()
    }
}
