//! Posts from other sites are refused: a browser says where a request comes from, and a page of somebody else must not act for its visitor.
//! Programs that are no browsers say nothing of the kind and carry no cookie by themselves; they pass.

use crate::app::Shared;
use crate::problem::Problem;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses what another site sends.
pub async fn refuse(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if harmless || comes_from_here(request.headers(), app.config.origin()) {
        next.run(request).await
    } else {
        Problem::forbidden("cross-site").into_response()
    }
}

/// Whether a request comes from our own page, or from no page at all.
fn comes_from_here(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    let Some(origin) = text("origin") else { return true };
    let same_host = || {
        let host = text(header::HOST.as_str())?;
        let (_, of_origin) = origin.split_once("://")?;
        Some(of_origin == host)
    };
    public == Some(origin) || same_host().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comes(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, axum::http::HeaderValue::from_static(value));
        }
        comes_from_here(&headers, Some("https://table.example"))
    }

    #[test]
    fn other_sites_are_told_apart() {
        for ours in [
            &[][..],
            &[("sec-fetch-site", "same-origin")],
            &[("sec-fetch-site", "none")],
            &[("origin", "http://127.0.0.1:7777"), ("host", "127.0.0.1:7777")],
            &[("origin", "https://table.example"), ("host", "10.0.0.5:7777")],
        ] {
            assert!(comes(ours), "{ours:?}");
        }
        for theirs in [
            &[("sec-fetch-site", "cross-site")][..],
            &[("sec-fetch-site", "same-site")],
            &[("origin", "null")],
            &[("origin", "http://evil.example"), ("host", "127.0.0.1:7777")],
            &[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:7777")],
            &[("sec-fetch-site", "cross-site"), ("origin", "https://table.example")],
        ] {
            assert!(!comes(theirs), "{theirs:?}");
        }
    }
}
