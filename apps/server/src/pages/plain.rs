//! The frame of plain pages. Everything that goes into one is escaped by whoever writes it.

use crate::app::Shared;
use crate::edge::escape;
use axum::Router;
use axum::http::header;
use axum::routing::get;
use undercroft_i18n::Lang;

/// The only style of plain pages: the colours of the table without its fonts, which have other names with every build.
const STYLE: &str = "\
:root{color-scheme:dark;--bg0:#120e0b;--bg1:#1b1511;--bg2:#261e18;--line:#3d3026;--edge:#8a7560;--ink:#f1e8d6;--ink2:#d0c1a7;--acc:#b23a30;--hi:#f08b7d;--on:#fff6ec;--glow:#3a1d16}\
@media(prefers-color-scheme:light){:root{color-scheme:light;--bg0:#d9ccb3;--bg1:#f4ecdc;--bg2:#fbf6ea;--line:#cfc0a3;--edge:#87745a;--ink:#2a1e15;--ink2:#4d3d2f;--acc:#9a2b23;--hi:#9a2b23;--glow:#efe4cd}}\
body{margin:0;height:auto;min-height:100vh;overflow:auto;background:radial-gradient(ellipse 70% 60% at 50% 0,var(--glow),transparent 70%) no-repeat var(--bg0);color:var(--ink);font:17px/1.45 system-ui,sans-serif}\
main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:2.5rem 1.25rem}\
main::before{content:'Undercroft';display:block;padding-bottom:1.5rem;color:var(--ink2);font:1.1rem Georgia,serif}\
h1{margin:0 0 .6rem;font:400 2.1rem/1.15 Georgia,serif}h2{margin:1.6rem 0 .3rem;font-size:1rem}p{margin:.6rem 0;color:var(--ink2)}ul{padding-left:1.2rem;color:var(--ink2)}\
form{margin:1.4rem 0;padding:1.1rem;border:1px solid var(--line);border-radius:14px;background:var(--bg1)}label{display:block;margin:0 0 .8rem;color:var(--ink2)}\
input,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.4rem .9rem;border-radius:12px;border:1px solid var(--edge);background:var(--bg2);color:var(--ink);font:inherit}\
button{background:var(--acc);border-color:var(--acc);color:var(--on);font-weight:650;cursor:pointer}\
a{color:var(--hi)}:focus-visible{outline:3px solid var(--hi);outline-offset:2px}code{padding:0 .3rem;border-radius:4px;background:var(--bg2)}";

pub(super) fn routes() -> Router<Shared> {
    let style =
        || async { ([(header::CONTENT_TYPE, "text/css"), (header::CACHE_CONTROL, "max-age=3600")], STYLE) };
    Router::new().route("/plain.css", get(style))
}

/// A page with a title; the body is HTML.
pub(super) fn page(lang: Lang, title: &str, body: &str) -> String {
    let inside = inside(title, body);
    let title = escape(title);
    format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\"><title>{title}</title></head>\
         <body>{inside}</body></html>"
    )
}

/// What stands in such a page, with its style; the body is HTML.
pub(super) fn inside(title: &str, body: &str) -> String {
    let title = escape(title);
    format!("<link rel=\"stylesheet\" href=\"/plain.css\"><main><h1>{title}</h1>{body}</main>")
}

pub(super) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escape(text))
}
