//! Where everything is kept: one trait, SQLite (one node) and Postgres (several), the same statements on both.
//!
//! A table is a list of entries, only ever added to; its primary key (table, position) is the only lock. What an entry says is
//! not known here: bodies are text. No rule and no secret in the open is here either: keys and codes arrive as hashes. Nothing is remembered but
//! whom keys open, for streams, which ask for that all the time.

mod admin;
mod fault;
mod known;
mod migrations;
mod postgres;
mod records;
mod sqlite;

pub use admin::{AdminStore, Audit, Cell, Copied, Device, TableFilter, TableSize, copy};
pub use fault::Fault;
pub use postgres::PostgresStore;
pub use records::{
    Addition, Answer, AskedOpening, Campaign, Claim, EntryRow, Feat, Keyframe, Moved, NewTable, Person,
    Played, Seated, SignedFeat, TableRow, Woken,
};
pub use sqlite::SqliteStore;

use async_trait::async_trait;
use std::sync::Arc;

/// Why the store did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database was written by a newer program.
    #[error("the database has version {found}; this program knows version {known}: use a newer program")]
    Newer {
        /// What the database says.
        found: i64,
        known: i64,
    },
    /// What was to be written together was not written.
    #[error("not written: {0}")]
    NotWritten(String),
    /// Another program serves this file.
    #[error("{0}: another undercroft serves this file; stop it first, or use another file or Postgres")]
    InUse(String),
    /// A copy cannot be made there.
    #[error("{0}")]
    Backup(String),
}

/// What a store gives back.
pub type Stored<T = ()> = Result<T, StoreError>;

/// What came of an addition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is there, and will be after a crash.
    Done,
    /// Somebody else was first at this position; nothing was changed.
    Conflict,
    /// This client asked for the same before: what it was told then.
    Known(String),
}

/// What came of writing a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PutCampaign {
    Done,
    /// Somebody else has written it since.
    Outdated,
    /// The same was asked for before; this is the campaign that came of it.
    Known(String),
}

/// Where tables, persons and everything that belongs to them are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// Whether the database takes writes: writes something for this node, as large as an entry, and commits it.
    async fn check_writable(&self, node: &str, now: i64) -> Stored;

    /// Opens a table with its first entries, in order from position 0. Gives its id, or the id of the table that was opened for the same request before.
    async fn open_table(&self, table: &NewTable, first: &[String], seats: &[Seated]) -> Stored<String>;
    async fn table(&self, id: &str) -> Stored<Option<TableRow>>;
    /// The entries of a table from a position on.
    async fn entries(&self, table: &str, from: i64) -> Stored<Vec<EntryRow>>;
    /// Adds one entry and everything that follows from it, all or nothing.
    async fn add(&self, addition: &Addition) -> Stored<Added>;
    /// Removes a table for a request; results and feats stay. Says whether it was there.
    async fn delete_table(&self, table: &str, asked: Option<&AskedOpening>) -> Stored<bool>;
    /// What a client was told about an action id.
    async fn answer(&self, table: &str, author: &str, ask: &str) -> Stored<Option<String>>;
    /// Keeps the states of these tables under the builds that made them, in the place of earlier ones.
    async fn keep(&self, states: &[(String, Keyframe)]) -> Stored;
    /// The kept states of a table, the latest one of each build, the latest position first.
    async fn keyframes(&self, table: &str) -> Stored<Vec<Keyframe>>;
    /// The tables in which something happened since a moment, with their last position.
    async fn moved_since(&self, moment: i64) -> Stored<Vec<Moved>>;
    /// The tables at which a person sits, the latest first.
    async fn tables_of(&self, person: &str, most: i64) -> Stored<Vec<TableRow>>;
    /// Who sits at a table.
    async fn seats(&self, table: &str) -> Stored<Vec<Seated>>;
    /// Notes that these seats are there now.
    async fn seen(&self, seats: &[(String, i64)], now: i64) -> Stored;
    /// Which lines of a family there are.
    async fn family(&self, root: &str) -> Stored<Vec<TableRow>>;
    /// How many tables that are not closed a person sits at.
    async fn open_tables(&self, person: &str) -> Stored<i64>;
    /// Removes what belongs to tables and campaigns that are no more, and codes that work no more. Says how many rows.
    async fn remove_orphans(&self, now: i64) -> Stored<u64>;
    /// Removes tables in which nothing has happened since a moment, but for those in use; results and feats stay. Says which.
    async fn prune(&self, idle_since: i64, most: i64, in_use: &[String]) -> Stored<Vec<String>>;
    /// Claims what a table owes for a node until a moment, or renews the claim. Says whether the node has it.
    async fn lease(&self, table: &str, node: &str, now: i64, until: i64) -> Stored<bool>;
    /// Claims tables that owe something and that no node has, the latest first. Says which.
    async fn take_owed(&self, claim: &Claim<'_>) -> Stored<Vec<String>>;
    /// Corrects when a table has to do something by itself, unless something was added after its entry `last`.
    async fn set_due(&self, table: &str, last: i64, due: Option<i64>) -> Stored;
    /// Gives up every claim of a node: it stops, and others go on at once.
    async fn release(&self, node: &str) -> Stored;

    /// Adds a person with a first key.
    async fn add_person(&self, person: &Person, key: &str) -> Stored;
    /// The person that a key opens.
    async fn person_of(&self, key: &str) -> Stored<Option<Person>>;
    /// The same for whoever asks again and again and may be told what was true a moment ago: in a file another program may have changed it within a second.
    async fn person_of_lately(&self, key: &str) -> Stored<Option<Person>>;
    async fn person(&self, id: &str) -> Stored<Option<Person>>;
    /// Gives a person another name.
    async fn rename(&self, person: &str, name: &str) -> Stored;
    async fn add_transfer(&self, code: &str, person: &str, expires: i64) -> Stored;
    /// Whose transfer code this is, if it still works.
    async fn transfer(&self, code: &str, now: i64) -> Stored<Option<Person>>;
    /// Uses a transfer code up and gives the person another key. Says whether it worked.
    async fn claim(&self, code: &str, key: &str, now: i64) -> Stored<bool>;
    /// Removes one key.
    async fn forget_key(&self, key: &str) -> Stored;
    /// Removes a person's name, keys, codes, results, feats and campaigns. Their moves stay where others need them.
    async fn forget(&self, person: &str) -> Stored;

    /// What a person has played, the latest first.
    async fn results(&self, person: &str, most: i64) -> Stored<Vec<Played>>;
    /// What a person has earned, the earliest first.
    async fn feats(&self, person: &str) -> Stored<Vec<Feat>>;
    /// Notes what a person has earned; what is noted already stays as it is.
    async fn add_feats(&self, feats: &[Feat]) -> Stored;

    /// What a person has signed for in the records of games, the earliest first.
    async fn signed_feats(&self, person: &str) -> Stored<Vec<SignedFeat>>;

    /// The campaigns of a person, the latest first.
    async fn campaigns(&self, person: &str) -> Stored<Vec<Campaign>>;
    async fn campaign(&self, id: &str) -> Stored<Option<Campaign>>;
    /// Writes a campaign whose version was the one before, and for which request.
    async fn put_campaign(&self, campaign: &Campaign, asked: Option<&AskedOpening>) -> Stored<PutCampaign>;

    /// Keeps a pack by its hash.
    async fn put_pack(&self, hash: &str, id: &str, body: &str) -> Stored;
    /// A pack by its hash: id and body.
    async fn pack(&self, hash: &str) -> Stored<Option<(String, String)>>;

    /// Whether other nodes may use the same database.
    fn is_shared(&self) -> bool;
    /// Copies everything into a new SQLite file while the service goes on.
    async fn backup(&self, file: &std::path::Path) -> Stored;
    /// Waits until another node has changed something, and says what; for ever where there is no other node.
    async fn woken(&self) -> Woken;
    /// Whether another program has written to a database that is not shared, since it was asked last.
    async fn changed_outside(&self) -> Stored<bool>;
    /// Finishes what was begun and lets go of the database.
    async fn close(&self);
}

/// Opens the store that an address names: `postgres://…`, or the file of an SQLite database.
///
/// # Errors
/// When it cannot be reached, or a newer program has written it.
pub async fn open(address: &str) -> Stored<Arc<dyn Store>> {
    Ok(open_admin(address).await?)
}

/// The same with what only the host may do.
///
/// # Errors
/// When it cannot be reached, or a newer program has written it.
pub async fn open_admin(address: &str) -> Stored<Arc<dyn AdminStore>> {
    if is_postgres(address) {
        Ok(Arc::new(PostgresStore::open(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open(address).await?))
    }
}

/// Whether an address names a database that several nodes share.
#[must_use]
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// Keeps others from serving the same file for as long as it is there.
#[derive(Debug)]
pub struct ServingLock(#[allow(dead_code, reason = "it only has to be there")] Option<std::fs::File>);

/// Takes a file for one program to serve; copies and the host's tools need no lock. Nodes share a Postgres.
///
/// # Errors
/// When another program serves it.
pub fn lock_to_serve(address: &str) -> Stored<ServingLock> {
    if is_postgres(address) { Ok(ServingLock(None)) } else { Ok(ServingLock(sqlite::lock(address)?)) }
}
