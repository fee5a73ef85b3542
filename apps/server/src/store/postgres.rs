//! Postgres: several nodes on one database. NOTIFY only wakes them; each also looks every second.

#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "admin_queries.rs"]
mod admin_queries;
#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "copying.rs"]
mod copying;
#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "queries.rs"]
mod queries;
#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "writes.rs"]
mod writes;

use super::sqlite;
use super::{Added, Addition, Stored, Woken, migrations};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{PgPool, Transaction};
use std::path::Path;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc};

/// The channel on which nodes wake each other.
const CHANNEL: &str = "undercroft";
/// What stands before the id of a person on that channel; the id of a table stands alone.
const PERSON: char = '@';
/// A number that nodes agree on while they bring the database up to date: only one of them does it.
const MIGRATING: i64 = 0x756e_6465_7263;

/// How much a check writes; Postgres makes room by itself long before it needs it.
const FILLER: usize = 0;

/// Whether other nodes may use the same database.
const SHARED: bool = true;

type Backend = PostgresStore;
type Db = sqlx::Postgres;
type Link = sqlx::PgConnection;

/// The store in a database that several nodes share.
pub struct PostgresStore {
    pool: PgPool,
    listener: Mutex<Option<PgListener>>,
}

impl PostgresStore {
    /// Connects to a database, and makes its tables where there are none.
    ///
    /// # Errors
    /// When it cannot be reached, or a newer program has written it.
    pub async fn open(address: &str) -> Stored<PostgresStore> {
        let options: PgConnectOptions = address.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(options)
            .await?;
        let mut work = pool.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATING).execute(&mut *work).await?;
        writes::migrate(&mut work, migrations::VERSIONS).await?;
        work.commit().await?;
        Ok(PostgresStore { pool, listener: Mutex::new(None) })
    }

    fn readers(&self) -> &PgPool {
        &self.pool
    }

    async fn begin(&self) -> Stored<Transaction<'static, Db>> {
        Ok(self.pool.begin().await?)
    }

    async fn gather(&self, addition: &Addition) -> Stored<Added> {
        let mut work = self.pool.begin().await?;
        let added = writes::add(&mut work, addition).await?;
        if added == Added::Done {
            self.tell_changed(&mut work, &addition.table).await?;
            work.commit().await?;
        }
        Ok(added)
    }

    /// Copies every row, as it is at one moment, into a new SQLite file.
    async fn copy_to(&self, file: &Path) -> Stored {
        let mut from = self.begin_reading().await?;
        let copy = sqlite::empty(file).await?;
        let mut into = copy.begin().await?;
        let (send, mut sent) = mpsc::channel(1024);
        let reading = async move { copying::send_rows(&mut from, &send).await };
        let (read, written) = tokio::join!(reading, sqlite::copying::take_rows(&mut into, &mut sent));
        read?;
        written?;
        into.commit().await?;
        copy.close().await;
        Ok(())
    }

    /// What is read then is as it is at one moment.
    async fn begin_reading(&self) -> Stored<Transaction<'static, Db>> {
        let mut work = self.pool.begin().await?;
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut *work).await?;
        Ok(work)
    }

    /// Lets other nodes know that something was added to a table, or that it was removed.
    async fn tell_changed(&self, link: &mut Link, table: &str) -> Stored {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(table).execute(link).await?;
        Ok(())
    }

    /// Lets other nodes know that a person is called something else.
    async fn tell_renamed(&self, link: &mut Link, person: &str) -> Stored {
        let told = format!("{PERSON}{person}");
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(told).execute(link).await?;
        Ok(())
    }

    /// Every node looks anyway.
    async fn look_outside(&self) -> Stored<bool> {
        Ok(true)
    }

    /// Waits for another node. Losing the connection loses nothing: nodes also look every second.
    async fn listen(&self) -> Woken {
        let mut listener = self.listener.lock().await;
        loop {
            if listener.is_none() {
                *listener = self.listener().await.ok();
            }
            if let Some(known) = listener.as_mut() {
                if let Ok(told) = known.recv().await {
                    return match told.payload().strip_prefix(PERSON) {
                        Some(person) => Woken::Person(person.to_owned()),
                        None => Woken::Table(told.payload().to_owned()),
                    };
                }
                *listener = None;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    async fn listener(&self) -> Result<PgListener, sqlx::Error> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }

    /// Closes every connection, the one that listens too, whether somebody still waits on it or not.
    async fn let_go(&self) {
        let mut closed = std::pin::pin!(self.pool.close());
        tokio::select! {
            () = &mut closed => {}
            mut listener = self.listener.lock() => {
                listener.take();
                closed.await;
            }
        }
    }
}
