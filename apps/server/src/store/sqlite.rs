//! SQLite: one file, one node. One connection writes, the others read (WAL), and a commit is on the disk before it is told
//! (`synchronous=FULL`). Additions that arrive while the disk is busy are gathered and committed together.
//!
//! When a disk is full, SQLite ends the transaction by itself and its connection cannot be told to begin another: such a connection is thrown away, so
//! that writing goes on as soon as there is room.

#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "admin_queries.rs"]
mod admin_queries;
#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "copying.rs"]
pub(super) mod copying;
#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "queries.rs"]
mod queries;
#[allow(clippy::duplicate_mod, reason = "the same statements on both databases")]
#[path = "writes.rs"]
mod writes;

use self::writes::Inserted;
use super::fault::{Fault, Faults};
use super::known::KnownPersons;
use super::{Added, Addition, StoreError, Stored, Woken, migrations};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Row, SqlitePool, Transaction};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many additions share one commit at most.
const TOGETHER: usize = 128;

/// How much a check writes: about what an entry takes with the state after it. A smaller row may find room where no entry does.
const FILLER: usize = 32 * 1024;

/// Whether other nodes may use the same database.
const SHARED: bool = false;

/// Whether this program notices whatever other programs write: within a second, see `look_outside`.
const HEARS_ALL: bool = true;

type Backend = SqliteStore;
type Db = sqlx::Sqlite;
type Link = sqlx::SqliteConnection;

/// An addition and where to tell what came of it.
type Waiting = (Addition, oneshot::Sender<Stored<Added>>);

/// The store in a file.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: SqlitePool,
    additions: mpsc::Sender<Waiting>,
    faults: Arc<Faults>,
    persons: KnownPersons,
    /// What the connection that writes saw last of writes by other programs.
    version: AtomicI64,
}

impl SqliteStore {
    /// Opens a file, and makes it where there is none.
    ///
    /// # Errors
    /// When it cannot be opened, or a newer program has written it.
    pub async fn open(file: &str) -> Stored<SqliteStore> {
        let file = path_of(file);
        make_private(Path::new(file))?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-16000");
        let faults = Arc::<Faults>::default();
        let writer = writer(&faults).connect_with(options.clone()).await?;
        let mut work = writer.begin_with("BEGIN IMMEDIATE").await?;
        writes::migrate(&mut work, migrations::VERSIONS).await?;
        work.commit().await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (additions, waiting) = mpsc::channel(4096);
        tokio::spawn(write(writer.clone(), waiting));
        Ok(SqliteStore {
            readers,
            writer,
            additions,
            faults,
            persons: KnownPersons::default(),
            version: AtomicI64::new(0),
        })
    }

    /// Makes every write fail as it does on such a disk, until another fault is wanted: for tests.
    pub fn simulate(&self, fault: Fault) {
        self.faults.want(fault);
    }

    fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    async fn begin(&self) -> Stored<Transaction<'static, Db>> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    async fn gather(&self, addition: &Addition) -> Stored<Added> {
        let (tell, told) = oneshot::channel();
        let gone = || StoreError::Database(sqlx::Error::PoolClosed);
        self.additions.send((addition.clone(), tell)).await.map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
    }

    async fn copy_to(&self, file: &Path) -> Stored {
        backup_file(&self.readers, file).await
    }

    /// There is no other node: nobody ever wakes this one.
    async fn listen(&self) -> Woken {
        std::future::pending().await
    }

    /// Nobody else has to be told.
    async fn tell_renamed(&self, _: &mut Link, _: &str) -> Stored {
        Ok(())
    }

    async fn tell_changed(&self, _: &mut Link, _: &str) -> Stored {
        Ok(())
    }

    /// The connection that writes is told by SQLite when anybody else has written.
    async fn look_outside(&self) -> Stored<bool> {
        let row = sqlx::query("PRAGMA data_version").fetch_one(&self.writer).await?;
        let version: i64 = row.try_get(0)?;
        let changed = self.version.swap(version, Ordering::Relaxed) != version;
        if changed {
            self.persons.forget();
        }
        Ok(changed)
    }

    /// What is read then is as it is at one moment.
    async fn begin_reading(&self) -> Stored<Transaction<'static, Db>> {
        Ok(self.readers.begin().await?)
    }

    async fn let_go(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

/// One connection that writes. It is given out only while no transaction is open on it; another is made in its place.
fn writer(faults: &Arc<Faults>) -> SqlitePoolOptions {
    let (new, used) = (Arc::clone(faults), Arc::clone(faults));
    SqlitePoolOptions::new()
        .max_connections(1)
        .after_connect(move |link, _| {
            let faults = Arc::clone(&new);
            Box::pin(async move {
                faults.forget();
                faults.tell(link).await
            })
        })
        .before_acquire(move |link, _| {
            let faults = Arc::clone(&used);
            Box::pin(async move {
                if link.is_in_transaction() {
                    return Ok(false);
                }
                faults.tell(link).await?;
                Ok(true)
            })
        })
}

/// Copies a database, as it is at one moment, into a new file.
async fn backup_file(pool: &SqlitePool, file: &Path) -> Stored {
    make_private(file)?;
    sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy().into_owned()).execute(pool).await?;
    Ok(())
}

/// Makes an empty database for a copy, and gives a connection to it.
pub(super) async fn empty(file: &Path) -> Stored<SqlitePool> {
    make_private(file)?;
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    let mut work = pool.begin().await?;
    writes::migrate(&mut work, migrations::VERSIONS).await?;
    work.commit().await?;
    Ok(pool)
}

/// Writes additions in the order in which they come, as many as are waiting in one commit.
async fn write(pool: SqlitePool, mut waiting: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let additions: Vec<&Addition> = batch.iter().map(|(addition, _)| addition).collect();
        match write_together(&pool, &additions).await {
            Ok(added) => {
                for ((_, tell), added) in batch.drain(..).zip(added) {
                    // Whoever asked may have gone; the addition stays.
                    let _ = tell.send(Ok(added));
                }
            }
            Err(error) => {
                tracing::error!(%error, "additions were not written");
                for (_, tell) in batch.drain(..) {
                    let _ = tell.send(Err(StoreError::NotWritten(error.to_string())));
                }
            }
        }
    }
}

async fn write_together(pool: &SqlitePool, additions: &[&Addition]) -> Stored<Vec<Added>> {
    let mut work = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut added = Vec::with_capacity(additions.len());
    for addition in additions {
        added.push(writes::add(&mut work, addition).await?);
    }
    work.commit().await?;
    Ok(added)
}

/// Notes that these seats are there now.
async fn see(link: &mut Link, seats: &[(String, i64)], now: i64) -> Stored {
    let seats = serde_json::to_string(seats).unwrap_or_default();
    sqlx::query(
        "UPDATE seats SET seen = $1 WHERE (tbl, seat) IN (SELECT value ->> 0, value ->> 1 FROM json_each($2))",
    )
    .bind(now)
    .bind(seats)
    .execute(link)
    .await?;
    Ok(())
}

/// Inserts an entry with its answer, and notes it at its table: three statements that cross to the thread of the connection together. Each is carried out only
/// if the one before has written something.
async fn insert(link: &mut Link, addition: &Addition) -> Stored<Inserted> {
    macro_rules! statements {
        ($($answer:literal)?) => {
            concat!(
                "INSERT INTO entries (tbl, position, body, made) SELECT $1, $2, $3, $4 \
                 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING; ",
                $($answer,)?
                "UPDATE tables SET last = $2, active = $4, stage = COALESCE($5, stage), \
                 summary = COALESCE($6, summary), due = $7 WHERE id = $1 AND changes() > 0",
            )
        };
    }
    let statements = match addition.answer {
        Some(_) => statements!(
            "INSERT INTO answers (tbl, author, ask, answer) SELECT $1, $8, $9, $10 WHERE changes() > 0 ON CONFLICT DO NOTHING; "
        ),
        None => statements!(),
    };
    let mut query = sqlx::query(statements)
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
    let all = 2 + u64::from(addition.answer.is_some());
    let written = query.execute(&mut *link).await?.rows_affected();
    if written > 0 && written < all {
        // Nothing is played twice: the entry goes again.
        sqlx::query("DELETE FROM entries WHERE tbl = $1 AND position = $2")
            .bind(&addition.table)
            .bind(addition.position)
            .execute(link)
            .await?;
    }
    Ok(if written == all { Inserted::Both } else { Inserted::Nothing })
}

/// The file that an address names.
fn path_of(address: &str) -> &str {
    address.strip_prefix("sqlite://").unwrap_or(address)
}

/// Lets only this user read a file with everybody's hashes and secrets, and makes it where there is none. SQLite gives the files beside it the same
/// rights.
fn make_private(file: &Path) -> Stored {
    let cannot = |error: std::io::Error| StoreError::Backup(format!("{}: {error}", file.display()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        if !file.exists() {
            OpenOptions::new().write(true).create_new(true).mode(0o600).open(file).map_err(cannot)?;
        }
        let rights = file.metadata().map_err(cannot)?.permissions();
        // A file that belongs to somebody else stays as it is.
        if rights.mode() & 0o077 != 0
            && std::fs::set_permissions(file, PermissionsExt::from_mode(0o600)).is_err()
        {
            tracing::warn!(file = %file.display(), "others may read this file");
        }
    }
    Ok(())
}

/// Takes a file to serve it; none where the disk knows no locks. The lock is a file beside it: SQLite would lose its own locks on the file itself.
pub(super) fn lock(address: &str) -> Stored<Option<File>> {
    let path = format!("{}.lock", path_of(address));
    make_private(Path::new(&path))?;
    let cannot = |error: std::io::Error| StoreError::Backup(format!("{path}: {error}"));
    let file = OpenOptions::new().write(true).open(&path).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path_of(address).to_owned())),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "nothing keeps a second program from serving this file");
            Ok(None)
        }
    }
}
