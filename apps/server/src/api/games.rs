//! The lobby: which games there are, and what the form of a new table asks, in both languages.

use super::problems::not_opened;
use crate::app::Shared;
use crate::edge::{Body, Names, read_value};
use crate::problem::{Outcome, Problem};
use crate::wire::{ChoiceCard, EditionCard, FormCheck, GameCard, Label, Lobby, OptionCard};
use axum::Router;
use axum::extract::State;
use axum::response::Json;
use axum::routing::{get, post};
use serde_json::Value as Json_;
use std::collections::BTreeMap;
use undercroft_bots::live::Bot;
use undercroft_catalog::{Card, Entry, GAMES};
use undercroft_content::Origin;
use undercroft_i18n::{Lang, Texts};
use undercroft_kernel::{Arg, OptionWord, Setup, Value};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/v1/games", get(lobby)).route("/api/v1/games/{game}/check", post(check))
}

/// The games with their editions and forms, and where the texts are.
#[utoipa::path(get, path = "/api/v1/games", tag = "lobby", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(State(app): State<Shared>) -> Outcome<Json<Lobby>> {
    let mut games = Vec::new();
    for entry in GAMES {
        games.push(game(&app, entry).await?);
    }
    Ok(Json(Lobby {
        games,
        texts: app.games.program_texts(),
        bots: [Bot::Sensible, Bot::Random].map(|bot| bot.word().to_owned()).to_vec(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    }))
}

/// Whether a form can be played, and which seats the table has then.
#[utoipa::path(post, path = "/api/v1/games/{game}/check", tag = "lobby", params(("game" = String, Path)),
    request_body = Object, responses((status = 200, body = FormCheck), (status = 404, description = "There is no such game."),
        (status = 422, description = "Why not."), (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn check(
    State(app): State<Shared>,
    Names(game): Names<String>,
    Body(setup): Body<BTreeMap<String, Json_>>,
) -> Outcome<Json<FormCheck>> {
    let setup = read_setup(&setup)?;
    let any_game = app.games.open(&app, &game, &setup, None).await?;
    Ok(Json(FormCheck { seats: any_game.game.seats() }))
}

/// Reads what a form says.
pub(super) fn read_setup(setup: &BTreeMap<String, Json_>) -> Outcome<Setup> {
    let mut read = Setup::default();
    for (name, value) in setup {
        let wrong = || Problem::bad_because("body-wrong", format!("setup.{name}"));
        read = read.with(name, read_value(value).ok_or_else(wrong)?);
    }
    Ok(read)
}

async fn game(app: &Shared, entry: &Entry) -> Outcome<GameCard> {
    let mut editions = Vec::new();
    for edition in entry.editions {
        let setup = Setup::default().with("edition", Value::word(*edition));
        // A game with one printing has no option for it.
        let any_game = match app.games.open(app, entry.game, &setup, None).await {
            Ok(any_game) => any_game,
            Err(_) => app.games.open(app, entry.game, &Setup::default(), None).await?,
        };
        let card = any_game.game.card();
        let speak = Both::of(card).map_err(|()| {
            not_opened(undercroft_catalog::OpenError::Game {
                name: entry.game.to_owned(),
                known: String::new(),
            })
        })?;
        editions.push(EditionCard {
            edition: (*edition).to_owned(),
            label: speak.label(&format!("edition-{edition}")),
            options: card.options.iter().filter_map(|option| speak.option(entry.game, option)).collect(),
            values: speak.values(card),
            texts: any_game.texts.clone(),
        });
    }
    let label =
        |key: String| Label { en: app.speaker.text(Lang::En, &key), fr: app.speaker.text(Lang::Fr, &key) };
    Ok(GameCard {
        game: entry.game.to_owned(),
        title: label(format!("game-{}", entry.game)),
        about: label(format!("about-{}", entry.game)),
        editions,
        tutorial: entry.tutorial.is_some(),
        party: entry.party as u32,
        campaigns: entry.campaigns.iter().map(|edition| (*edition).to_owned()).collect(),
    })
}

/// Both languages with the names of a pack.
struct Both {
    en: Texts,
    fr: Texts,
}

impl Both {
    fn of(card: &Card) -> Result<Both, ()> {
        let texts = |lang| {
            let packs =
                card.texts.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
            Texts::new(lang, packs).map_err(|_| ())
        };
        Ok(Both { en: texts(Lang::En)?, fr: texts(Lang::Fr)? })
    }

    fn label(&self, key: &str) -> Label {
        Label { en: self.en.name(key), fr: self.fr.name(key) }
    }

    /// Where the values of its cards come from.
    fn values(&self, card: &Card) -> Label {
        let args = Origin::ALL.map(|origin| (origin.id(), Arg::Number(card.origins.count(origin) as i64)));
        Label { en: self.en.text("about-values", &args), fr: self.fr.text("about-values", &args) }
    }

    /// An option of the form; none for one that has no text, because programs set it.
    fn option(&self, game: &str, option: &OptionWord) -> Option<OptionCard> {
        let key = format!("option-{game}-{}", option.name.replace('_', "-"));
        if !self.en.has(&key) {
            return None;
        }
        let choices = option.choices.iter().map(|choice| ChoiceCard {
            value: match choice.as_str() {
                "true" => Json_::Bool(true),
                "false" => Json_::Bool(false),
                word => Json_::from(word),
            },
            label: self.choice(&key, choice),
        });
        Some(OptionCard {
            name: option.name.to_owned(),
            label: self.label(&key),
            choices: choices.collect(),
            default: serde_json::to_value(&option.default).unwrap_or_default(),
            at_most: option.at_most as u32,
            rule: option.rule.map(|rule| rule.0.to_owned()),
        })
    }

    /// What a choice is called: by a text of its own, by the name of the thing it is, by its number, or as any other switch.
    fn choice(&self, option: &str, choice: &str) -> Label {
        if choice.parse::<u32>().is_ok() {
            return Label { en: choice.to_owned(), fr: choice.to_owned() };
        }
        let word = choice.replace('_', "-");
        let own = format!("{option}-{word}");
        let kind = self.en.form(option, "kind");
        let named = kind.map(|kind| format!("{kind}-{word}")).filter(|key| self.en.has(key));
        match (self.en.has(&own), named) {
            (true, _) => self.label(&own),
            (_, Some(named)) => self.label(&named),
            _ => self.label(&format!("choice-{word}")),
        }
    }
}
