//! Campaigns belong to a person: a sheet between matches, and a table for the match of each chapter. A chapter whose match is over is noted on the sheet
//! when the sheet is looked at next.

use super::campaign_card;
use super::problems::{not_opened, wrong_word};
use super::tables::{Asking, add_table};
use crate::app::Shared;
use crate::edge::{Body, Caller, Known, Names, Query, Stop, Who};
use crate::live::{Entry, Opened, Origin, Settings, Stage};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::store::{AskedOpening, Campaign, PutCampaign};
use crate::wire::{Branched, CampaignCard, CampaignTurn, NewCampaign, TextFiles};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::get;
use serde::{Deserialize, Serialize};
use undercroft_bots::live::Bot;
use undercroft_catalog::campaign::{Campaigns, Now, Turn};
use undercroft_catalog::campaigns;
use undercroft_kernel::{Message, Setup, Value, WordError};

/// What is kept of a campaign.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    /// The game's own sheet.
    sheet: String,
    /// The options of all its matches.
    setup: Setup,
    /// The table of the current chapter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<String>,
}

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/campaigns", get(mine).post(begin))
        .route("/api/v1/campaigns/{id}", get(look).post(turn))
}

/// The campaigns of the caller, the latest first.
#[utoipa::path(get, path = "/api/v1/campaigns", tag = "campaigns", responses((status = 200, body = Vec<CampaignCard>)))]
pub(super) async fn mine(State(app): State<Shared>, caller: Caller) -> Outcome<Json<Vec<CampaignCard>>> {
    let Some(person) = &caller.person else { return Ok(Json(Vec::new())) };
    let mut cards = Vec::new();
    for campaign in app.store.campaigns(&person.id).await? {
        let (campaign, kept, book) = settled(&app, campaign).await?;
        cards.push(card(&app, &campaign, &kept, &*book).await?);
    }
    Ok(Json(cards))
}

/// Begins a campaign.
#[utoipa::path(post, path = "/api/v1/campaigns", tag = "campaigns", request_body = NewCampaign,
    responses((status = 201, body = CampaignCard)))]
pub(super) async fn begin(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewCampaign>,
) -> Outcome<Response> {
    let asked = Asking::new("", &who.person.id, new.id.as_deref())?;
    if let Some(id) = asked.known(&app).await? {
        return begun(&app, &who, &id).await;
    }
    app.count_table(&who.caller, &who.person).await?;
    let printings = undercroft_catalog::entry(&new.game).map_err(not_opened)?.editions;
    // A game with one printing has no option for it.
    let edition = new.edition.as_deref().filter(|edition| printings != [*edition]);
    let setup = Setup::default();
    let setup = edition.map_or(setup.clone(), |edition| setup.with("edition", Value::word(edition)));
    let book = open(&app, &new.game, &setup).await?;
    let sheet = book.start(&new.characters).map_err(wrong)?;
    let kept = Kept { sheet, setup, table: None };
    let campaign = Campaign {
        id: app.random.token::<10>()?,
        person: who.person.id.clone(),
        game: new.game,
        version: 0,
        body: String::new(),
        active: app.clock.now(),
    };
    let written = write(&app, campaign, &kept, asked.request()).await?;
    let campaign = match written {
        Written::Done(campaign) => campaign,
        Written::Known(id) => return begun(&app, &who, &id).await,
    };
    let card = card(&app, &campaign, &kept, &*book).await?;
    Ok(who.answer(&app, (StatusCode::CREATED, Json(card))))
}

/// The answer to a request that has begun a campaign before.
async fn begun(app: &Shared, who: &Who, id: &str) -> Outcome<Response> {
    let (campaign, kept, book) = settled(app, find(app, &who.person.id, id).await?).await?;
    let card = card(app, &campaign, &kept, &*book).await?;
    Ok(who.answer(app, (StatusCode::CREATED, Json(card))))
}

/// The id of a turn: the turn itself is one of several things and has no room for it.
#[derive(Deserialize)]
pub(super) struct Request {
    /// An id that the client made: the same id again is not done again.
    id: Option<String>,
}

/// A campaign of the caller.
#[utoipa::path(get, path = "/api/v1/campaigns/{id}", tag = "campaigns", params(("id" = String, Path)),
    responses((status = 200, body = CampaignCard)))]
pub(super) async fn look(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
) -> Outcome<Json<CampaignCard>> {
    let person = caller.known()?.id.clone();
    let (campaign, kept, book) = settled(&app, find(&app, &person, &id).await?).await?;
    Ok(Json(card(&app, &campaign, &kept, &*book).await?))
}

/// Goes on, chooses a way, buys a skill, lets somebody join, does something in town, or begins the match of the chapter.
#[utoipa::path(post, path = "/api/v1/campaigns/{id}", tag = "campaigns", params(("id" = String, Path), ("id" = Option<String>, Query, min_length = 1, max_length = 64, pattern = "^[!-~]+$", description = "An id that the client made: the same id again is not done again.")),
    request_body = CampaignTurn,
    responses((status = 200, body = CampaignCard), (status = 201, body = Branched, description = "The table of the match.")))]
pub(super) async fn turn(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Query(request): Query<Request>,
    Body(turn): Body<CampaignTurn>,
) -> Outcome<Response> {
    let asked = Asking::new(&id, &known.person.id, request.id.as_deref())?;
    let (campaign, mut kept, book) = settled(&app, find(&app, &known.person.id, &id).await?).await?;
    let turn = match turn {
        CampaignTurn::GoOn => Turn::GoOn,
        CampaignTurn::Choose(word) => Turn::Choose(word),
        CampaignTurn::Unlock(word) => Turn::Unlock(word),
        CampaignTurn::Join(word) => Turn::Join(word),
        CampaignTurn::TownAction { who, word } => Turn::TownAction { who: usize::from(who), action: word },
        CampaignTurn::Play => {
            let table = play(&app, &known, campaign, kept, &*book).await?;
            return Ok((StatusCode::CREATED, Json(Branched { table })).into_response());
        }
    };
    if asked.known(&app).await?.is_some() {
        return Ok(Json(card(&app, &campaign, &kept, &*book).await?).into_response());
    }
    if kept.table.is_some() {
        return Err(Problem::conflict("chapter-played"));
    }
    kept.sheet = book.turn(&kept.sheet, &turn).map_err(wrong)?;
    let campaign = match write(&app, campaign, &kept, asked.request()).await? {
        Written::Done(campaign) => campaign,
        Written::Known(_) => return Err(Problem::conflict("too-busy")),
    };
    Ok(Json(card(&app, &campaign, &kept, &*book).await?).into_response())
}

/// The table of the current chapter: the one that is there, or a new one.
async fn play(
    app: &Shared,
    known: &Known,
    campaign: Campaign,
    mut kept: Kept,
    book: &dyn Campaigns,
) -> Outcome<String> {
    if let Some(table) = kept.table {
        return Ok(table);
    }
    let page = book.page(&kept.sheet).map_err(wrong)?;
    if page.now != Now::Match {
        return Err(Problem::conflict("no-chapter-match"));
    }
    if let Some(hindrance) = page.hindrance {
        return Err(Problem::says(StatusCode::UNPROCESSABLE_ENTITY, hindrance));
    }
    app.count_table(&known.caller, &known.person).await?;
    let setup = book.setup(&kept.sheet).map_err(wrong)?.over(&kept.setup);
    let any_game = app.games.open(app, &campaign.game, &setup, None).await?;
    let seats = any_game.game.seats();
    let opened = Opened {
        game: campaign.game.clone(),
        setup,
        host: known.person.id.clone(),
        seats: seats.clone(),
        settings: Settings::default(),
        origin: Origin::Campaign { id: campaign.id.clone() },
        own_dice: false,
    };
    let mut first = vec![Entry::Opened(opened)];
    for (seat, word) in (0u8..).zip(&seats) {
        first.push(match book.game_master() == Some(word.as_str()) {
            true => Entry::BotSat { seat, bot: Bot::Sensible.word().to_owned() },
            false => Entry::Sat { seat, person: known.person.id.clone(), share: None },
        });
    }
    // Two requests at once open one table.
    let chapter = format!("chapter-{}", campaign.version);
    let asked = Asking::new(&campaign.id, &known.person.id, Some(&chapter))?;
    let table = add_table(app, &*any_game.game, first, None, asked).await?;
    kept.table = Some(table.clone());
    keep(app, campaign, &kept).await?;
    Ok(table)
}

async fn find(app: &Shared, person: &str, id: &str) -> Outcome<Campaign> {
    let found = if secret::is_token(id) { app.store.campaign(id).await? } else { None };
    let found = found.filter(|campaign| campaign.person == person);
    found.ok_or_else(|| Problem::missing("no-such-campaign"))
}

async fn open(app: &Shared, game: &str, setup: &Setup) -> Outcome<Box<dyn Campaigns>> {
    let (name, setup, library) = (game.to_owned(), setup.clone(), app.games.library().clone());
    let open = move |_: &Stop| campaigns(&name, &setup, &library).map_err(not_opened);
    let opened = app.openings.run(open).await?;
    opened.ok_or_else(|| Problem::says(StatusCode::UNPROCESSABLE_ENTITY, Message::new("no-campaign")))
}

/// A campaign with the match of its chapter noted, if that is over.
async fn settled(app: &Shared, campaign: Campaign) -> Outcome<(Campaign, Kept, Box<dyn Campaigns>)> {
    let mut kept: Kept = serde_json::from_str(&campaign.body).map_err(|error| Problem::internal(&error))?;
    let book = open(app, &campaign.game, &kept.setup).await?;
    let Some(table) = kept.table.clone() else { return Ok((campaign, kept, book)) };
    let finished = match app.registry.live(app, &table).await {
        // The table was removed: the chapter is played again.
        Err(_) => Some(kept.sheet.clone()),
        Ok(live) => {
            let mut guard = live.table(app).await?;
            let table = guard.get()?;
            let played = || table.game().and_then(|game| book.finish(&kept.sheet, game).ok());
            match table.stage() {
                Stage::Over => played().map(|(sheet, _)| sheet),
                // Closed before its end: the chapter is played again.
                Stage::Closed => Some(played().map_or_else(|| kept.sheet.clone(), |(sheet, _)| sheet)),
                _ => None,
            }
        }
    };
    let Some(sheet) = finished else { return Ok((campaign, kept, book)) };
    kept.sheet = sheet;
    kept.table = None;
    let campaign = keep(app, campaign, &kept).await?;
    Ok((campaign, kept, book))
}

/// Writes a campaign, unless somebody else was first.
async fn keep(app: &Shared, campaign: Campaign, kept: &Kept) -> Outcome<Campaign> {
    match write(app, campaign, kept, None).await? {
        Written::Done(campaign) => Ok(campaign),
        Written::Known(_) => Err(Problem::conflict("too-busy")),
    }
}

/// What came of writing a campaign for a request.
enum Written {
    Done(Campaign),
    /// The same request has led to this campaign before.
    Known(String),
}

async fn write(
    app: &Shared,
    mut campaign: Campaign,
    kept: &Kept,
    asked: Option<&AskedOpening>,
) -> Outcome<Written> {
    campaign.version += 1;
    campaign.body = serde_json::to_string(kept).map_err(|error| Problem::internal(&error))?;
    campaign.active = app.clock.now();
    match app.store.put_campaign(&campaign, asked).await? {
        PutCampaign::Done => Ok(Written::Done(campaign)),
        PutCampaign::Known(id) => Ok(Written::Known(id)),
        PutCampaign::Outdated => Err(Problem::conflict("too-busy")),
    }
}

async fn card(app: &Shared, campaign: &Campaign, kept: &Kept, book: &dyn Campaigns) -> Outcome<CampaignCard> {
    let page = book.page(&kept.sheet).map_err(wrong)?;
    let texts: TextFiles = app.games.open(app, &campaign.game, &kept.setup, None).await?.texts;
    Ok(campaign_card::of(campaign, kept.table.clone(), page, texts))
}

fn wrong(error: WordError) -> Problem {
    wrong_word(&error)
}
