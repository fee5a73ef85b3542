//! The public interface, `/api/v1`: one file per resource, each handler next to its route. Bots and pages use the same.

mod actions;
mod campaign_card;
mod campaigns;
mod day;
mod designer;
mod docs;
mod events;
mod games;
mod health;
mod invitations;
mod lines;
mod look;
mod me;
mod practice;
mod problems;
mod puzzles;
mod review;
mod rules;
mod seats;
mod signals;
mod tables;
mod texts;

pub use docs::document;
pub(crate) use health::host_routes;
pub(crate) use invitations::read as read_invitation;
pub(crate) use me::{claim_code, offered};
pub(crate) use seats::sit_down;

use crate::app::Shared;
use axum::Router;

pub fn routes() -> Router<Shared> {
    Router::new()
        .merge(games::routes())
        .merge(tables::routes())
        .merge(events::routes())
        .merge(actions::routes())
        .merge(seats::routes())
        .merge(signals::routes())
        .merge(invitations::routes())
        .merge(look::routes())
        .merge(review::routes())
        .merge(day::routes())
        .merge(designer::routes())
        .merge(puzzles::routes())
        .merge(lines::routes())
        .merge(practice::routes())
        .merge(me::routes())
        .merge(campaigns::routes())
        .merge(rules::routes())
        .merge(texts::routes())
        .merge(health::routes())
        .merge(docs::routes())
}
