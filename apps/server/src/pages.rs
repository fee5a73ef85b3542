//! Pages: the embedded web table, also for invitations and transfers, which work without scripts, too. Opening one never changes anything; its
//! button does.

mod embedded;
mod join;
mod plain;
mod transfer;

use crate::app::Shared;
use axum::Router;

pub fn routes() -> Router<Shared> {
    Router::new()
        .merge(join::routes())
        .merge(transfer::routes())
        .merge(plain::routes())
        .merge(embedded::routes())
}
