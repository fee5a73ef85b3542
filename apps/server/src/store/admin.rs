//! What whoever runs the service may do with a database besides serving it: look, shut out, take away, remove, copy. Every change is written
//! together with its line in the audit.

use super::{Person, Store, Stored, TableRow};
use async_trait::async_trait;
use tokio::sync::mpsc;

/// Which tables to list; what is left out does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    pub stage: Option<String>,
    pub game: Option<String>,
    /// Somebody who sits there.
    pub person: Option<String>,
    /// Nothing has happened since this moment.
    pub idle_since: Option<i64>,
    pub most: i64,
}

/// How much a table takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSize {
    pub entries: i64,
    /// Bytes of its entries.
    pub bytes: i64,
    /// Bytes of the states that are kept.
    pub states: i64,
}

/// A key of a person: one browser or program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash under which the key is kept.
    pub hash: String,
    pub created: i64,
}

/// What was done to whom, by which user of the machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    pub id: String,
    pub made: i64,
    pub who: String,
    pub what: String,
    pub target: String,
    pub detail: String,
}

/// A value of a row: there are no others.
#[derive(Debug)]
pub enum Cell {
    Text(String),
    /// A whole number, or none.
    Number(Option<i64>),
}

/// What goes from one database into another.
#[derive(Debug)]
pub enum Copied {
    Row {
        /// Which table, by its place among all.
        table: usize,
        cells: Vec<Cell>,
    },
    /// Everything was sent: without it, what came is not kept.
    End,
}

#[async_trait]
pub trait AdminStore: Store {
    /// Tables, the latest first.
    async fn list_tables(&self, filter: &TableFilter) -> Stored<Vec<TableRow>>;
    async fn table_size(&self, table: &str) -> Stored<TableSize>;
    /// Persons, the latest first; only those whose name or id is `like` it, if something is given.
    async fn list_persons(&self, like: Option<&str>, most: i64) -> Stored<Vec<Person>>;
    async fn devices(&self, person: &str) -> Stored<Vec<Device>>;
    /// Shuts a person out since a moment, or lets it in again. Says whether there is such a person.
    async fn ban(&self, person: &str, since: Option<i64>, audit: &Audit) -> Stored<bool>;
    /// Allows a person so many open tables, or as many as everybody.
    async fn set_quota(&self, person: &str, quota: Option<i64>, audit: &Audit) -> Stored<bool>;
    /// Takes away the keys of a person whose hash begins so. Says how many.
    async fn revoke(&self, person: &str, hash: &str, audit: &Audit) -> Stored<u64>;
    /// Removes a table; results stay.
    async fn delete_by_admin(&self, table: &str, audit: &Audit) -> Stored<bool>;
    /// Writes a line for what was done by other means.
    async fn note(&self, audit: &Audit) -> Stored;
    /// The newest lines, the latest first.
    async fn audit(&self, most: i64) -> Stored<Vec<Audit>>;
    /// Whether nothing was ever kept here.
    async fn is_empty(&self) -> Stored<bool>;
    /// Sends every row, as it is at one moment.
    async fn send_rows(&self, into: mpsc::Sender<Copied>) -> Stored;
    /// Writes every row that comes, all or none. Says how many.
    async fn take_rows(&self, from: mpsc::Receiver<Copied>) -> Stored<u64>;
}

/// Copies everything from one database into another, and tells `seen` of each row.
///
/// # Errors
/// When one cannot be read or the other not written; nothing is written then.
pub async fn copy(
    from: &dyn AdminStore,
    into: &dyn AdminStore,
    mut seen: impl FnMut() + Send,
) -> Stored<u64> {
    let (send, mut sent) = mpsc::channel(1024);
    let (pass, passed) = mpsc::channel(1024);
    let forward = async move {
        while let Some(row) = sent.recv().await {
            seen();
            if pass.send(row).await.is_err() {
                return;
            }
        }
    };
    let (read, (), written) = tokio::join!(from.send_rows(send), forward, into.take_rows(passed));
    read?;
    written
}
