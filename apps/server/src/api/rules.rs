//! The rule browser, and the about page: credits, and where the values of cards come from.

use crate::app::Shared;
use crate::edge::{Caller, Names, Query};
use crate::problem::{Outcome, Problem};
use crate::wire::{About, Credit, PackCard, PackSource, RuleCard, RulesFound};
use axum::Router;
use axum::extract::State;
use axum::response::Json;
use axum::routing::get;
use serde::Deserialize;
use std::collections::BTreeMap;
use undercroft_catalog::{GAMES, entry};
use undercroft_i18n::Lang;
use undercroft_ledger::{Ledger, Rule};

/// How many rules are given at once.
const PAGE: usize = 50;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/rules", get(search))
        .route("/api/v1/rules/{id}", get(rule))
        .route("/api/v1/about", get(about))
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// Words, or a number such as `MR-COMBAT-04`.
    q: Option<String>,
    game: Option<String>,
    edition: Option<String>,
    /// A chapter with the game's letters, such as `MR-COMBAT`.
    chapter: Option<String>,
    from: Option<u32>,
}

/// Rules by words, game, edition and chapter, in the caller's language.
#[utoipa::path(get, path = "/api/v1/rules", tag = "rules",
    params(("q" = Option<String>, Query), ("game" = Option<String>, Query), ("edition" = Option<String>, Query),
        ("chapter" = Option<String>, Query), ("from" = Option<u32>, Query)),
    responses((status = 200, body = RulesFound)))]
pub(super) async fn search(caller: Caller, Query(wanted): Query<Wanted>) -> Outcome<Json<RulesFound>> {
    let ledger = Ledger::shared();
    let prefix = match &wanted.game {
        Some(game) => Some(entry(game).map_err(super::problems::not_opened)?.prefix),
        None => None,
    };
    let found: Vec<&Rule> = match wanted.q.as_deref().map(str::trim).filter(|words| !words.is_empty()) {
        Some(words) => ledger.search(&words.chars().take(200).collect::<String>()),
        None => ledger.rules().iter().collect(),
    };
    let of_game = |rule: &&Rule| prefix.is_none_or(|prefix| rule.prefix() == prefix);
    let fits = |rule: &&Rule| {
        let chapter = wanted.chapter.as_ref().is_none_or(|chapter| rule.chapter() == chapter);
        chapter && wanted.edition.as_ref().is_none_or(|edition| rule.editions.contains(edition))
    };
    let found: Vec<&Rule> = found.into_iter().filter(of_game).filter(fits).collect();
    let mut chapters: Vec<String> =
        ledger.rules().iter().filter(of_game).map(|rule| rule.chapter().to_owned()).collect();
    chapters.dedup();
    let page = found.iter().skip(wanted.from.unwrap_or(0) as usize).take(PAGE);
    Ok(Json(RulesFound {
        total: found.len() as u32,
        chapters,
        rules: page.map(|rule| card(ledger, rule, caller.lang)).collect(),
    }))
}

/// One rule in the caller's language.
#[utoipa::path(get, path = "/api/v1/rules/{id}", tag = "rules", params(("id" = String, Path)),
    responses((status = 200, body = RuleCard)))]
pub(super) async fn rule(caller: Caller, Names(id): Names<String>) -> Outcome<Json<RuleCard>> {
    let ledger = Ledger::shared();
    let rule = ledger.rule(&id).ok_or_else(|| Problem::missing("no-such-rule"))?;
    Ok(Json(card(ledger, rule, caller.lang)))
}

fn card(ledger: &Ledger, rule: &Rule, lang: Lang) -> RuleCard {
    RuleCard {
        id: rule.id.clone(),
        sentence: rule.sentence(lang.code()).to_owned(),
        kind: rule.kind.clone(),
        editions: rule.editions.clone(),
        sources: ledger.citations(rule),
        note: rule.note.clone(),
        retired: rule.retired.clone(),
        scenarios: crate::rulebook::showing(&rule.id).to_vec(),
    }
}

/// Version, licence, what others have made, and where the values of cards come from.
#[utoipa::path(get, path = "/api/v1/about", tag = "rules", responses((status = 200, body = About)))]
pub(super) async fn about(State(app): State<Shared>) -> Json<About> {
    let mut packs = Vec::new();
    for game in GAMES {
        for manifest in app.games.library().manifests(game.schema) {
            let sources = sources(&app, &manifest.id);
            packs.push(PackCard { id: manifest.id, game: manifest.game, licence: manifest.licence, sources });
        }
    }
    let credit = |what: &str, by: &str, licence: &str| Credit {
        what: what.to_owned(),
        by: by.to_owned(),
        licence: licence.to_owned(),
    };
    Json(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        licence: "MIT OR Apache-2.0".to_owned(),
        credits: vec![credit("game-icons.net", "Lorc, Delapouite and contributors", "CC BY 3.0")],
        packs,
    })
}

/// How many records of a pack name which kind of source.
fn sources(app: &Shared, pack: &str) -> Vec<PackSource> {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for page in app.games.library().pages(pack) {
        let lines = page.text.lines().filter_map(|line| line.trim().strip_prefix("source = \""));
        for source in lines {
            let kind: String = source.chars().take_while(|letter| letter.is_ascii_alphabetic()).collect();
            *kinds.entry(kind).or_default() += 1;
        }
    }
    kinds.into_iter().map(|(kind, records)| PackSource { kind, records }).collect()
}
