//! Bodies, path names and queries, with our own words for what is wrong with them.

use crate::problem::Problem;
use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "body-not-json"));
        }
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large")
                }
                _ => Problem::bad("body-unreadable"),
            })?;
        match Json::<T>::from_bytes(&bytes) {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => with_whole_numbers(&bytes).map(Body).ok_or_else(|| wrong_body(&rejection)),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json"
        || kind.strip_prefix("application/").is_some_and(|kind| kind.ends_with("+json"))
}

/// The largest whole number that is read however it is written.
pub const MOST_NUMBER: i64 = 999_999_999_999_999;

/// Reads the value of a fact or of an option; whole numbers may be written as 3.0.
pub fn read_value(value: &Value) -> Option<undercroft_kernel::Value> {
    let mut value = value.clone();
    make_whole(&mut value);
    serde_json::from_value(value).ok()
}

/// Reads a body once more in which whole numbers are written as 3.0, as programs without whole numbers do.
fn with_whole_numbers<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let mut value: Value = serde_json::from_slice(bytes).ok()?;
    make_whole(&mut value).then(|| serde_json::from_value(value).ok())?
}

/// Whether there was such a number.
fn make_whole(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            let whole =
                number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0 && float.abs() < 1e15);
            if let Some(whole) = whole {
                *value = Value::from(whole as i64);
            }
            whole.is_some()
        }
        Value::Array(values) => values.iter_mut().fold(false, |found, value| make_whole(value) | found),
        Value::Object(fields) => fields.values_mut().fold(false, |found, value| make_whole(value) | found),
        _ => false,
    }
}

fn wrong_body(rejection: &JsonRejection) -> Problem {
    match rejection {
        JsonRejection::JsonDataError(error) => Problem::bad_because("body-wrong", plain(&error.body_text())),
        JsonRejection::JsonSyntaxError(error) => {
            Problem::bad_because("body-wrong", plain(&error.body_text()))
        }
        _ => Problem::bad("body-unreadable"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_may_have_a_point() {
        let read = |text: &str| with_whole_numbers::<Vec<u32>>(text.as_bytes());
        assert_eq!(read("[1.0, 2, 3e2]"), Some(vec![1, 2, 300]));
        for wrong in ["[1.5]", "[-1.0]", "[1e20]", "[1, 2", "{\"a\": 1.0}"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
