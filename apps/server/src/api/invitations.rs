//! Looking at an invitation: who waits where, and what the seat plays. Looking changes nothing, so that a mail program that opens links takes no seat.

use crate::app::Shared;
use crate::edge::{Caller, Names};
use crate::live::{Chair, Holder, People};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::wire::{InvitationCard, InvitedSeat};
use axum::Router;
use axum::extract::State;
use axum::response::Json;
use axum::routing::get;
use undercroft_catalog::live::{AnyGame, Dice};
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::{LiveTable, Picture, Sheet};

/// The dice of the match from which the beginning is shown; nobody ever plays it, so it tells nothing of the real one.
const SAMPLE: &[u8] = b"a match that nobody plays";

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/v1/tables/{id}/seats/{seat}/invitations/{invitation}", get(invitation))
}

/// What an invitation is for.
#[utoipa::path(get, path = "/api/v1/tables/{id}/seats/{seat}/invitations/{invitation}", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path), ("invitation" = String, Path)),
    responses((status = 200, body = InvitationCard), (status = 403, description = "The invitation is not for this seat.")))]
pub(super) async fn invitation(
    State(app): State<Shared>,
    caller: Caller,
    Names((id, seat, token)): Names<(String, u8, String)>,
) -> Outcome<Json<InvitationCard>> {
    Ok(Json(read(&app, &caller, &id, seat, &token).await?))
}

/// Reads an invitation.
pub(crate) async fn read(
    app: &Shared,
    caller: &Caller,
    id: &str,
    seat: u8,
    token: &str,
) -> Outcome<InvitationCard> {
    let live = app.registry.live(app, id).await?;
    let mut guard = live.table(app).await?;
    let table = guard.get()?;
    if !table.invitation(seat).is_some_and(|own| secret::same(&own, token)) {
        return Err(Problem::forbidden("invitation-wrong"));
    }
    let people = live.people(table, app.clock.now());
    let sample = sample(table.any_game());
    let person = caller.person.as_ref().map(|person| person.id.as_str());
    Ok(InvitationCard {
        table: table.id.clone(),
        game: table.opened.game.clone(),
        edition: table.any_game().card().edition.to_owned(),
        stage: table.stage().word().to_owned(),
        host: people.names.get(&table.opened.host).cloned().unwrap_or_default(),
        seat,
        free: table.chair(seat).is_some_and(|chair| chair.holder == Holder::Open),
        seated: person.is_some_and(|person| table.has(person)),
        watching: table.settings.watching,
        own_dice: table.opened.own_dice,
        seats: table.seats().map(|(seat, chair)| invited(&sample, seat, chair, &people)).collect(),
        sheet: sample.sheets.iter().find(|sheet| sheet.seat == Some(seat)).cloned(),
        texts: table.texts(),
    })
}

/// How a match with this set-up begins, without what chance decides.
fn sample(game: &dyn AnyGame) -> Picture {
    let Ok(sample) = game.open(Dice::Seed(SAMPLE)).map(LiveTable::new) else { return Picture::default() };
    let mut picture = sample.picture(Viewer::Spectator);
    let is_cast = |sheet: &Sheet| sheet.seat.is_some_and(|seat| sample.is_cast(Seat(seat)));
    picture.sheets.change(|sheets| sheets.retain(is_cast));
    picture
}

fn invited(sample: &Picture, seat: u8, chair: &Chair, people: &People) -> InvitedSeat {
    let is_cast = sample.sheets.iter().any(|sheet| sheet.seat == Some(seat));
    InvitedSeat {
        seat,
        word: chair.word.clone(),
        holder: chair.holder.word().to_owned(),
        name: chair.person().and_then(|person| people.names.get(person).cloned()).unwrap_or_default(),
        plays: sample.seats.get(usize::from(seat)).filter(|_| is_cast).cloned(),
    }
}
