//! `undercroft watch URL` and `undercroft join URL`: a table of a service on the same screens, over its interface and its stream of events.

mod host;
mod web;

use crate::common::{Done, Problem};
use crate::play::{Front, Look, Opening, language};
use clap::Parser;
pub use host::{Remote, wanted as wanted_roll};
use web::Address;
pub use web::{Answer as Reply, Web, fresh_id, key_here};

/// Follows a table of a service in the terminal.
#[derive(Parser)]
#[command(after_help = "Example:\n  undercroft watch http://127.0.0.1:7777/t/4f8c")]
pub struct Watch {
    /// The address of the table, as in the browser.
    url: String,
    /// In words alone, for pipes and screen readers.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: Look,
    /// The language: en or fr. Without it, the language of the system.
    #[arg(long)]
    lang: Option<String>,
}

/// Sits down at a table of a service, or goes on there, in the terminal.
#[derive(Parser)]
#[command(after_help = "Example:\n  undercroft join http://127.0.0.1:7777/join/4f8c/1/Zk3v --name Anna")]
pub struct Join {
    /// The invitation, as in the browser; or the address of a table at which you sit already.
    url: String,
    /// What you are called at the table.
    #[arg(long)]
    name: Option<String>,
    /// In words alone, for pipes and screen readers.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: Look,
    /// The language: en or fr. Without it, the language of the system.
    #[arg(long)]
    lang: Option<String>,
}

pub fn watch(args: &Watch) -> Done {
    let address = Address::read(&args.url)?;
    show(&address, Web::new(&address.host, None), &Front::of(&args.look, args.plain), args.lang.as_deref())
}

pub fn join(args: &Join) -> Done {
    sit(&args.url, args.name.as_deref(), &Front::of(&args.look, args.plain), args.lang.as_deref())
}

/// Takes an invitation, where the address is one, and shows the table; whoever has no seat there watches.
pub fn sit(url: &str, name: Option<&str>, front: &Front, lang: Option<&str>) -> Done {
    let address = Address::read(url)?;
    let mut web = Web::known(&address.host);
    if let Some((seat, invitation)) = &address.invitation {
        let body = serde_json::json!({ "id": web::fresh_id(), "invitation": invitation, "name": name });
        let path = format!("/api/v1/tables/{}/seats/{seat}/sit", address.table);
        let answer = web.post(&path, &body)?;
        if answer.status >= 400 {
            return Err(Problem(answer.says()));
        }
        web.remember();
    }
    show(&address, web, front, lang)
}

fn show(address: &Address, web: Web, front: &Front, lang: Option<&str>) -> Done {
    let host = Remote::open(web, &address.table, language(lang)?)?;
    let (news, edition) = (host.news(), host.edition().to_owned());
    front.show(Box::new(host), Some(news), Opening::New { edition })
}
