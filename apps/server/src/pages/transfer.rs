//! The page of a transfer link: a button that brings a person to this device.

use super::plain;
use crate::api::claim_code;
use crate::app::Shared;
use crate::edge::{Caller, Names, escape};
use crate::problem::{Outcome, Problem};
use crate::secret;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use undercroft_kernel::Message;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/transfer/{code}", get(offer).post(take))
}

/// The page: it says who comes, and changes nothing.
async fn offer(
    State(app): State<Shared>,
    caller: Caller,
    Names(code): Names<String>,
) -> Outcome<Html<String>> {
    app.count_claim(caller.address)?;
    let found = app.store.transfer(&secret::kept(&code), app.clock.now()).await?;
    let person = found.ok_or_else(|| Problem::missing("code-wrong"))?;
    let say = |message: Message| app.speaker.say(caller.lang, &message);
    let who = if person.name.is_empty() {
        Message::new("transfer-nameless")
    } else {
        Message::new("transfer-named").word("name", person.name)
    };
    let button = say(Message::new("transfer-take"));
    let body = format!(
        "{}<form method=\"post\"><button>{}</button></form>",
        plain::paragraph(&say(who)),
        escape(&button)
    );
    Ok(Html(plain::page(caller.lang, &say(Message::new("transfer-title")), &body)))
}

/// The button.
async fn take(State(app): State<Shared>, caller: Caller, Names(code): Names<String>) -> Outcome<Response> {
    let cookie = claim_code(&app, &caller, &code).await?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}
