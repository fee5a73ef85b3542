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

use self::writes::Inserted;
use super::known::KnownPersons;
use super::sqlite;
use super::{Added, Addition, StoreError, Stored, Woken, migrations};
use crate::secret::Randomness;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{PgPool, Row, Transaction};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};

/// The channel on which nodes wake each other.
const CHANNEL: &str = "undercroft";
/// What stands before the id of a person on that channel; the id of a table stands alone.
const PERSON: char = '@';
/// A number that nodes agree on while they bring the database up to date: only one of them does it.
const MIGRATING: i64 = 0x756e_6465_7263;

/// How many transactions write additions at the same time: one waits for the disk while the others gather.
const WRITERS: usize = 4;
/// How many additions share one commit at most.
const TOGETHER: usize = 64;

/// How much a check writes; Postgres makes room by itself long before it needs it.
const FILLER: usize = 0;

/// Whether other nodes may use the same database.
const SHARED: bool = true;

/// Whether this program notices whatever other programs write: keys that are taken away at another node are not told of.
const HEARS_ALL: bool = false;

type Backend = PostgresStore;
type Db = sqlx::Postgres;
type Link = sqlx::PgConnection;

/// An addition and where to tell what came of it.
type Waiting = (Addition, oneshot::Sender<Stored<Added>>);

/// The store in a database that several nodes share.
pub struct PostgresStore {
    pool: PgPool,
    listener: Mutex<Option<PgListener>>,
    additions: mpsc::Sender<Waiting>,
    persons: KnownPersons,
    /// What stands before whatever this store tells: nobody is woken by what it has written itself.
    tag: String,
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
        let tag =
            Randomness::default().token::<10>().map_err(|error| StoreError::Backup(error.to_string()))?;
        let (additions, waiting) = mpsc::channel(4096);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..WRITERS {
            tokio::spawn(write(pool.clone(), Arc::clone(&waiting), tag.clone()));
        }
        Ok(PostgresStore {
            pool,
            listener: Mutex::new(None),
            additions,
            persons: KnownPersons::default(),
            tag,
        })
    }

    fn readers(&self) -> &PgPool {
        &self.pool
    }

    async fn begin(&self) -> Stored<Transaction<'static, Db>> {
        Ok(self.pool.begin().await?)
    }

    async fn gather(&self, addition: &Addition) -> Stored<Added> {
        let (tell, told) = oneshot::channel();
        let gone = || StoreError::Database(sqlx::Error::PoolClosed);
        self.additions.send((addition.clone(), tell)).await.map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
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
        notify(link, &self.tag, &[table]).await
    }

    /// Lets other nodes know that a person is called something else.
    async fn tell_renamed(&self, link: &mut Link, person: &str) -> Stored {
        notify(link, &self.tag, &[&format!("{PERSON}{person}")]).await
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
                    match told.payload().split_once(' ') {
                        Some((tag, _)) if tag == self.tag => {}
                        Some((_, what)) => return woken(what),
                        None => return woken(told.payload()),
                    }
                    continue;
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

fn woken(what: &str) -> Woken {
    match what.strip_prefix(PERSON) {
        Some(person) => Woken::Person(person.to_owned()),
        None => Woken::Table(what.to_owned()),
    }
}

async fn notify(link: &mut Link, tag: &str, what: &[&str]) -> Stored {
    let told: Vec<String> = what.iter().map(|what| format!("{tag} {what}")).collect();
    sqlx::query("SELECT pg_notify($1, told) FROM unnest($2) AS told")
        .bind(CHANNEL)
        .bind(told)
        .execute(link)
        .await?;
    Ok(())
}

/// Writes additions, as many as are waiting in one commit. When they cannot be written together, each is tried alone, so that nobody suffers from
/// what another one has sent.
async fn write(pool: PgPool, waiting: Arc<Mutex<mpsc::Receiver<Waiting>>>, tag: String) {
    loop {
        let mut batch = Vec::new();
        if waiting.lock().await.recv_many(&mut batch, TOGETHER).await == 0 {
            return;
        }
        // Every node takes tables in the same order, so that no two wait for each other.
        batch.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
        let additions: Vec<&Addition> = batch.iter().map(|(addition, _)| addition).collect();
        if let Ok(added) = write_together(&pool, &additions, &tag).await {
            for ((_, tell), added) in batch.into_iter().zip(added) {
                // Whoever asked may have gone; the addition stays.
                let _ = tell.send(Ok(added));
            }
            continue;
        }
        for (addition, tell) in batch {
            let alone = write_together(&pool, &[&addition], &tag).await;
            if let Err(error) = &alone {
                tracing::error!(%error, "an addition was not written");
            }
            let _ = tell.send(alone.map(|added| added.into_iter().next().unwrap_or(Added::Conflict)));
        }
    }
}

async fn write_together(pool: &PgPool, additions: &[&Addition], tag: &str) -> Stored<Vec<Added>> {
    let mut work = pool.begin().await?;
    let (mut added, mut changed) = (Vec::with_capacity(additions.len()), Vec::new());
    for addition in additions {
        let done = writes::add(&mut work, addition).await?;
        if done == Added::Done {
            changed.push(addition.table.as_str());
        }
        added.push(done);
    }
    if !changed.is_empty() {
        notify(&mut work, tag, &changed).await?;
    }
    work.commit().await?;
    Ok(added)
}

/// Notes that these seats are there now.
async fn see(link: &mut Link, seats: &[(String, i64)], now: i64) -> Stored {
    let (tables, seats): (Vec<&str>, Vec<i64>) =
        seats.iter().map(|(table, seat)| (table.as_str(), *seat)).unzip();
    sqlx::query("UPDATE seats SET seen = $1 WHERE (tbl, seat) IN (SELECT * FROM unnest($2, $3))")
        .bind(now)
        .bind(tables)
        .bind(seats)
        .execute(link)
        .await?;
    Ok(())
}

/// Inserts an entry with its answer, and notes it at its table: one way to the database and back.
async fn insert(link: &mut Link, addition: &Addition) -> Stored<Inserted> {
    macro_rules! statement {
        ($answer:literal, $noted:literal) => {
            concat!(
                "WITH entry AS (INSERT INTO entries (tbl, position, body, made) SELECT $1, $2, $3, $4 \
                 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING RETURNING 1)",
                $answer,
                ", changed AS (UPDATE tables SET last = $2, active = $4, stage = COALESCE($5, stage), \
                 summary = COALESCE($6, summary), due = $7 WHERE id = $1 AND EXISTS (SELECT 1 FROM ",
                $noted,
                ") RETURNING 1) SELECT (SELECT COUNT(*) FROM entry), (SELECT COUNT(*) FROM ",
                $noted,
                ")"
            )
        };
    }
    let statement = match addition.answer {
        Some(_) => statement!(
            ", noted AS (INSERT INTO answers (tbl, author, ask, answer) SELECT $1, $8, $9, $10 FROM entry \
             ON CONFLICT DO NOTHING RETURNING 1)",
            "noted"
        ),
        None => statement!("", "entry"),
    };
    let mut query = sqlx::query(statement)
        .bind(&addition.table)
        .bind(addition.position)
        .bind(&addition.body)
        .bind(addition.now)
        .bind(addition.stage)
        .bind(addition.summary.as_deref())
        .bind(addition.due);
    if let Some(answer) = &addition.answer {
        query = query.bind(&answer.author).bind(&answer.ask).bind(&answer.answer);
    }
    let row = query.fetch_one(&mut *link).await?;
    let (entries, noted): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if entries > 0 && noted == 0 {
        // Nothing is played twice: the entry goes again.
        sqlx::query("DELETE FROM entries WHERE tbl = $1 AND position = $2")
            .bind(&addition.table)
            .bind(addition.position)
            .execute(link)
            .await?;
    }
    Ok(if noted > 0 { Inserted::Both } else { Inserted::Nothing })
}
