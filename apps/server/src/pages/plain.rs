//! The frame of plain pages. Everything that goes into one is escaped by whoever writes it.

use crate::app::Shared;
use crate::edge::escape;
use axum::Router;
use axum::http::header;
use axum::routing::get;
use undercroft_i18n::Lang;

/// The only style of plain pages.
const STYLE: &str = "body{margin:0;background:#14110f;color:#e8dfd0;font:18px/1.5 Georgia,serif}\
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}h1{font-weight:normal}a{color:#e0a458}\
input,button{font:inherit;padding:.4rem .8rem;border-radius:.3rem;border:1px solid #6b5f50;background:#221d19;color:inherit}\
button{background:#7a2e2e;cursor:pointer}label{display:block;margin:1rem 0}code{background:#221d19;padding:0 .3rem}\
@media(prefers-color-scheme:light){body{background:#f4ede1;color:#2a231c}input,code{background:#fff}button{color:#fff}a{color:#7a2e2e}}";

pub(super) fn routes() -> Router<Shared> {
    let style =
        || async { ([(header::CONTENT_TYPE, "text/css"), (header::CACHE_CONTROL, "max-age=3600")], STYLE) };
    Router::new().route("/plain.css", get(style))
}

/// A page with a title; the body is HTML.
pub(super) fn page(lang: Lang, title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\"><title>{title}</title>\
         <link rel=\"stylesheet\" href=\"/plain.css\"></head><body><main><h1>{title}</h1>{body}</main></body></html>"
    )
}

/// Text as a paragraph.
pub(super) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escape(text))
}
