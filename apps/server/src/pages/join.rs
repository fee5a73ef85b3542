//! The page of an invitation: who waits, and a button to sit down. Looking at it changes nothing, so that a mail program that opens links takes no
//! seat.

use super::{embedded, plain};
use crate::api::{read_invitation, sit_down};
use crate::app::Shared;
use crate::edge::{Caller, Names, Who, escape};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::wire::{Sit, SitSeat};
use axum::Router;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{Redirect, Response};
use axum::routing::get;
use undercroft_kernel::Message;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/join/{id}/{seat}/{invitation}", get(invite).post(sit))
}

/// The page.
async fn invite(
    State(app): State<Shared>,
    caller: Caller,
    Names((id, seat, invitation)): Names<(String, u8, String)>,
) -> Outcome<Response> {
    let card = match read_invitation(&app, &caller, &id, seat, &invitation).await {
        Ok(card) => card,
        Err(problem) => return embedded::sorry(&app, caller.lang, problem),
    };
    let say = |message: Message| app.speaker.say(caller.lang, &message);
    let title = Message::new("join-title").name("game", format!("game-{}", card.game));
    let who = if card.host.is_empty() {
        Message::new("join-nobody")
    } else {
        Message::new("join-host").word("name", card.host)
    };
    let name = caller.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let form = if card.free {
        format!(
            "<form method=\"post\"><label>{} <input name=\"name\" maxlength=\"40\" autocomplete=\"nickname\" value=\"{}\"></label>\
             <button>{}</button></form>",
            escape(&say(Message::new("join-name"))),
            escape(&name),
            escape(&say(Message::new("join-sit")))
        )
    } else {
        plain::paragraph(&say(Message::new("seat-taken")))
    };
    let watch =
        format!("<p><a href=\"/t/{}\">{}</a></p>", escape(&id), escape(&say(Message::new("join-watch"))));
    let watch = if card.watching { watch } else { String::new() };
    let body = format!("{}{form}{watch}", plain::paragraph(&say(who)));
    Ok(embedded::shell(StatusCode::OK, caller.lang, &say(title), &body))
}

/// The button.
async fn sit(
    State(app): State<Shared>,
    who: Who,
    Names((id, seat, invitation)): Names<(String, u8, String)>,
    form: Result<Form<SitSeat>, FormRejection>,
) -> Outcome<Response> {
    let Form(form) = form.map_err(|_| Problem::bad("body-unreadable"))?;
    let name = Some(form.name).filter(|name| !name.trim().is_empty());
    // A page without a script adds to the dice all the same: the bytes come from this visit.
    let share = Some(secret::hex(&app.random.bytes::<16>()?));
    match sit_down(&app, &who, &id, seat, &Sit { id: None, invitation, name, share }).await {
        Ok(_) => {}
        Err(problem) if problem.message.key == "seated-already" => {}
        Err(problem) => return Err(problem),
    }
    Ok(who.answer(&app, Redirect::to(&format!("/t/{id}"))))
}
