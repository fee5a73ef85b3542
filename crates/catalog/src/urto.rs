//! Urto in the catalogue.

use crate::title::{Measure, Title, Trial};
use crate::{Entry, OpenError};
use std::sync::Arc;
use undercroft_content::{Library, Origins};
use undercroft_kernel::{OptionWord, Setup, Value};
use urto::{Urto, content::check, options};

impl Title for Urto {
    const ENTRY: Entry = Entry {
        game: "urto",
        prefix: "UR",
        editions: &["base"],
        schema: &check::SCHEMA,
        tutorial: Some(include_str!("../../../games/urto/tutorial.toml")),
        campaigns: &[],
        party: 0,
    };
    const RULES_VERSION: u32 = urto::RULES_VERSION;
    const MEASURE: Measure = Measure {
        varied: &[],
        facts: &["round", "deaths", "arrivals", "score.sum", "score.best"],
        who: Some("hero"),
        opponent: None,
    };

    fn open(setup: &Setup, library: &Library) -> Result<Self, OpenError> {
        Urto::open(setup, library).map_err(|error| match error {
            urto::OpenError::Option(option) => OpenError::Option(option),
            urto::OpenError::Content(problems) => OpenError::Content(problems),
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

    /// Every number of players.
    fn trials(form: &[OptionWord]) -> Vec<Trial> {
        let players =
            form.iter().filter(|option| option.name == "players").flat_map(|option| &option.choices);
        let table = |count: &String| {
            let setup = Setup::default().with("players", Value::word(count));
            Trial { name: format!("{count}p"), tables: vec![(format!("{count} players"), setup)] }
        };
        players.map(table).collect()
    }
}
