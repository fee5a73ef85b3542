//! Pages: the embedded web table, and plain pages that need no script: invitations and transfers. Opening one never changes anything; its
//! button does.

mod embedded;
mod join;
mod plain;
mod transfer;

use crate::app::Shared;
use axum::Router;

/// The routes.
pub fn routes() -> Router<Shared> {
    Router::new()
        .merge(join::routes())
        .merge(transfer::routes())
        .merge(plain::routes())
        .merge(embedded::routes())
}
