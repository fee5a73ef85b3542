//! The page of an invitation: who waits, and a button to sit down. Looking at it changes nothing, so that a mail program that opens links takes no
//! seat.

use super::plain;
use crate::api::sit_down;
use crate::app::Shared;
use crate::edge::{Caller, Names, Who, escape};
use crate::live::Holder;
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::wire::{Sit, SitSeat};
use axum::Router;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use axum::response::{Html, Redirect, Response};
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
) -> Outcome<Html<String>> {
    let live = app.hall.live(&app, &id).await?;
    let mut guard = live.table(&app).await?;
    let table = guard.get()?;
    let known = table.invitation(seat).is_some_and(|own| secret::same(&own, &invitation));
    if !known {
        return Err(Problem::forbidden("invitation-wrong"));
    }
    let say = |message: Message| app.speaker.say(caller.lang, &message);
    let people = live.people(table, app.clock.now());
    let host = people.names.get(&table.opened.host).cloned().unwrap_or_default();
    let title = Message::new("join-title").name("game", format!("game-{}", table.opened.game));
    let who = if host.is_empty() {
        Message::new("join-nobody")
    } else {
        Message::new("join-host").word("name", host)
    };
    let free = matches!(table.chair(seat).map(|chair| &chair.holder), Some(Holder::Open));
    let name = caller.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let form = if free {
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
    let watch = if table.ways.watching { watch } else { String::new() };
    let body = format!("{}{form}{watch}", plain::paragraph(&say(who)));
    Ok(Html(plain::page(caller.lang, &say(title), &body)))
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
    match sit_down(&app, &who, &id, seat, &Sit { invitation, name, share }).await {
        Ok(_) => {}
        Err(problem) if problem.message.key == "seated-already" => {}
        Err(problem) => return Err(problem),
    }
    Ok(who.answer(&app, Redirect::to(&format!("/t/{id}"))))
}
