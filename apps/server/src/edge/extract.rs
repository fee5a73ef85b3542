//! Bodies, path names and queries, with our own words for what is wrong with them.

use crate::problem::Problem;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(wrong_body(&rejection)),
        }
    }
}

fn wrong_body(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "body-not-json")
        }
        _ => match rejection {
            JsonRejection::JsonDataError(error) => {
                Problem::bad_because("body-wrong", plain(&error.body_text()))
            }
            JsonRejection::JsonSyntaxError(error) => {
                Problem::bad_because("body-wrong", plain(&error.body_text()))
            }
            _ => Problem::bad("body-unreadable"),
        },
    }
}

/// The part of a reason that says what is wrong and where, without the preamble.
fn plain(reason: &str) -> String {
    let short = reason.rsplit_once("target type: ").map_or(reason, |(_, short)| short);
    let short = short.strip_prefix("Failed to parse the request body as JSON: ").unwrap_or(short);
    short.chars().take(200).collect()
}

/// The names in the path of an address.
pub struct Names<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Names<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        path.map(|Path(names)| Names(names)).map_err(|_| Problem::missing("no-such-page"))
    }
}

/// What stands behind the question mark of an address.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let query: Result<axum::extract::Query<T>, QueryRejection> =
            axum::extract::Query::from_request_parts(parts, state).await;
        match query {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejection) => Err(Problem::bad_because("query-wrong", plain(&rejection.body_text()))),
        }
    }
}
