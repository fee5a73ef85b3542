//! The page of a transfer link: a button that brings a person to this device.

use super::{embedded, plain};
use crate::api::{claim_code, offered};
use crate::app::Shared;
use crate::edge::{Caller, Names, escape};
use crate::problem::Outcome;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use undercroft_kernel::Message;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/transfer/{code}", get(offer).post(take))
}

/// The page: it says who comes, and changes nothing.
async fn offer(State(app): State<Shared>, caller: Caller, Names(code): Names<String>) -> Outcome<Response> {
    let name = match offered(&app, &caller, &code).await {
        Ok(name) => name,
        Err(problem) => return embedded::sorry(&app, caller.lang, problem),
    };
    let say = |message: Message| app.speaker.say(caller.lang, &message);
    let who = if name.is_empty() {
        Message::new("transfer-nameless")
    } else {
        Message::new("transfer-named").word("name", name)
    };
    let button = say(Message::new("transfer-take"));
    let body = format!(
        "{}<form method=\"post\"><button>{}</button></form>",
        plain::paragraph(&say(who)),
        escape(&button)
    );
    let title = say(Message::new("transfer-title"));
    Ok(embedded::shell(StatusCode::OK, caller.lang, &title, &body))
}

/// The button.
async fn take(State(app): State<Shared>, caller: Caller, Names(code): Names<String>) -> Outcome<Response> {
    let cookie = claim_code(&app, &caller, &code).await?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}
