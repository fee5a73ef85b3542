//! The statements of the host's tools, once for both databases: like `queries`, this file is a module of `sqlite` and of `postgres`.

use super::super::admin::{AdminStore, Audit, Copied, Device, TableFilter, TableSize};
use super::super::{Person, Stored, TableRow};
use super::queries::{all, person_row, table_columns, table_row};
use super::writes::remove;
use super::{Backend, Db, Link, copying};
use async_trait::async_trait;
use sqlx::Row;
use tokio::sync::mpsc;

#[async_trait]
impl AdminStore for Backend {
    async fn list_tables(&self, filter: &TableFilter) -> Stored<Vec<TableRow>> {
        let rows = sqlx::query(table_columns!(
            "WHERE t.stage = COALESCE($1, t.stage) AND t.game = COALESCE($2, t.game) AND t.active < COALESCE($3, t.active + 1) \
             AND ($4 = '' OR t.id IN (SELECT s.tbl FROM seats s WHERE s.person = $4)) ORDER BY t.active DESC, t.id LIMIT $5"
        ))
        .bind(filter.stage.as_deref())
        .bind(filter.game.as_deref())
        .bind(filter.idle_since)
        .bind(filter.person.as_deref().unwrap_or_default())
        .bind(filter.most)
        .fetch_all(self.readers())
        .await?;
        all(&rows, table_row)
    }

    async fn table_size(&self, table: &str) -> Stored<TableSize> {
        let row = sqlx::query(
            "SELECT COUNT(*), CAST(COALESCE(SUM(LENGTH(body)), 0) AS BIGINT), \
             (SELECT CAST(COALESCE(SUM(LENGTH(k.body)), 0) AS BIGINT) FROM keyframes k WHERE k.tbl = $1) \
             FROM entries WHERE tbl = $1",
        )
        .bind(table)
        .fetch_one(self.readers())
        .await?;
        Ok(TableSize { entries: row.try_get(0)?, bytes: row.try_get(1)?, states: row.try_get(2)? })
    }

    async fn list_persons(&self, like: Option<&str>, most: i64) -> Stored<Vec<Person>> {
        let rows = sqlx::query(
            "SELECT id, name, created, banned, quota FROM persons \
             WHERE $1 = '' OR id = $1 OR LOWER(name) LIKE '%' || LOWER($1) || '%' ORDER BY created DESC, id LIMIT $2",
        )
        .bind(like.unwrap_or_default())
        .bind(most)
        .fetch_all(self.readers())
        .await?;
        all(&rows, person_row)
    }

    async fn devices(&self, person: &str) -> Stored<Vec<Device>> {
        let rows = sqlx::query("SELECT hash, created FROM keys WHERE person = $1 ORDER BY created, hash")
            .bind(person)
            .fetch_all(self.readers())
            .await?;
        all(&rows, |row| Ok(Device { hash: row.try_get(0)?, created: row.try_get(1)? }))
    }

    async fn ban(&self, person: &str, since: Option<i64>, audit: &Audit) -> Stored<bool> {
        let mut work = self.begin().await?;
        let done = sqlx::query("UPDATE persons SET banned = $2 WHERE id = $1")
            .bind(person)
            .bind(since.unwrap_or_default())
            .execute(&mut *work)
            .await?;
        self.finish(work, done.rows_affected(), audit).await.map(|count| count > 0)
    }

    async fn set_quota(&self, person: &str, quota: Option<i64>, audit: &Audit) -> Stored<bool> {
        let mut work = self.begin().await?;
        let done = sqlx::query("UPDATE persons SET quota = $2 WHERE id = $1")
            .bind(person)
            .bind(quota)
            .execute(&mut *work)
            .await?;
        self.finish(work, done.rows_affected(), audit).await.map(|count| count > 0)
    }

    async fn revoke(&self, person: &str, hash: &str, audit: &Audit) -> Stored<u64> {
        let mut work = self.begin().await?;
        let done = sqlx::query("DELETE FROM keys WHERE person = $1 AND SUBSTR(hash, 1, LENGTH($2)) = $2")
            .bind(person)
            .bind(hash)
            .execute(&mut *work)
            .await?;
        self.finish(work, done.rows_affected(), audit).await
    }

    async fn delete_by_admin(&self, table: &str, audit: &Audit) -> Stored<bool> {
        let mut work = self.begin().await?;
        let removed = remove(&mut work, table).await?;
        self.tell_changed(&mut work, table).await?;
        self.finish(work, u64::from(removed), audit).await.map(|count| count > 0)
    }

    async fn note(&self, audit: &Audit) -> Stored {
        let mut work = self.begin().await?;
        write_audit(&mut work, audit).await?;
        work.commit().await?;
        Ok(())
    }

    async fn audit(&self, most: i64) -> Stored<Vec<Audit>> {
        let rows = sqlx::query(
            "SELECT id, made, who, what, target, detail FROM audit ORDER BY made DESC, id LIMIT $1",
        )
        .bind(most)
        .fetch_all(self.readers())
        .await?;
        all(&rows, |row| {
            Ok(Audit {
                id: row.try_get(0)?,
                made: row.try_get(1)?,
                who: row.try_get(2)?,
                what: row.try_get(3)?,
                target: row.try_get(4)?,
                detail: row.try_get(5)?,
            })
        })
    }

    async fn is_empty(&self) -> Stored<bool> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM persons) + (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM audit) \
             + (SELECT COUNT(*) FROM packs) + (SELECT COUNT(*) FROM results)",
        )
        .fetch_one(self.readers())
        .await?;
        Ok(row.try_get::<i64, _>(0)? == 0)
    }

    async fn send_rows(&self, into: mpsc::Sender<Copied>) -> Stored {
        let mut work = self.begin_reading().await?;
        copying::send_rows(&mut work, &into).await
    }

    async fn take_rows(&self, mut from: mpsc::Receiver<Copied>) -> Stored<u64> {
        let mut work = self.begin().await?;
        let count = copying::take_rows(&mut work, &mut from).await?;
        work.commit().await?;
        self.persons.forget();
        Ok(count)
    }
}

impl Backend {
    /// Writes the line and commits, unless nothing was changed.
    async fn finish(
        &self,
        mut work: sqlx::Transaction<'static, Db>,
        changed: u64,
        audit: &Audit,
    ) -> Stored<u64> {
        if changed > 0 {
            write_audit(&mut work, audit).await?;
            work.commit().await?;
            self.persons.forget();
        }
        Ok(changed)
    }
}

async fn write_audit(link: &mut Link, audit: &Audit) -> Stored {
    sqlx::query("INSERT INTO audit (id, made, who, what, target, detail) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(&audit.id)
        .bind(audit.made)
        .bind(&audit.who)
        .bind(&audit.what)
        .bind(&audit.target)
        .bind(&audit.detail)
        .execute(&mut *link)
        .await?;
    Ok(())
}
