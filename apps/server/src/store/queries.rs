//! The store's statements, once for both databases: this file is a module of `sqlite` and of `postgres`, and means their own `Backend`,
//! `Db` and `Link`. What differs between the two (opening, waking, copying, how additions are gathered) is in those files.

use super::super::{
    Added, Addition, AskedOpening, Campaign, Claim, EntryRow, Feat, Keyframe, Moved, NewTable, Person,
    Played, PutCampaign, Seated, SignedFeat, Store, StoreError, Stored, TableRow, Woken,
};
use super::writes::{check, keep, known_opening, known_request, lease, open, remove, remove_orphans};
use super::{Backend, Db};
use async_trait::async_trait;
use sqlx::Row;

type DbRow = <Db as sqlx::Database>::Row;

/// The columns of a table, in the order in which [`table_row`] reads them.
macro_rules! table_columns {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.secret, t.dice, t.root, t.line, t.stage, t.summary, t.last, t.created, t.active, t.due \
             FROM tables t ",
            $rest
        )
    };
}

pub(super) use table_columns;

pub(super) fn table_row(row: &DbRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        secret: row.try_get(2)?,
        dice: row.try_get(3)?,
        root: row.try_get(4)?,
        line: row.try_get(5)?,
        stage: row.try_get(6)?,
        summary: row.try_get(7)?,
        last: row.try_get(8)?,
        created: row.try_get(9)?,
        active: row.try_get(10)?,
        due: row.try_get(11)?,
    })
}

pub(super) fn person_row(row: &DbRow) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        banned: row.try_get::<i64, _>(3)? != 0,
        quota: row.try_get(4)?,
    })
}

fn keyframe_row(row: &DbRow) -> Result<Keyframe, sqlx::Error> {
    Ok(Keyframe { build: row.try_get(0)?, position: row.try_get(1)?, body: row.try_get(2)? })
}

fn campaign_row(row: &DbRow) -> Result<Campaign, sqlx::Error> {
    Ok(Campaign {
        id: row.try_get(0)?,
        person: row.try_get(1)?,
        game: row.try_get(2)?,
        version: row.try_get(3)?,
        body: row.try_get(4)?,
        active: row.try_get(5)?,
    })
}

pub(super) fn all<T>(rows: &[DbRow], read: impl Fn(&DbRow) -> Result<T, sqlx::Error>) -> Stored<Vec<T>> {
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

#[async_trait]
impl Store for Backend {
    async fn check_writable(&self, node: &str, now: i64) -> Stored {
        let mut work = self.begin().await?;
        check(&mut work, node, now, super::FILLER).await?;
        work.commit().await?;
        Ok(())
    }

    async fn open_table(&self, table: &NewTable, first: &[String], seats: &[Seated]) -> Stored<String> {
        let mut work = self.begin().await?;
        if let Some(known) = known_opening(&mut work, table).await? {
            work.commit().await?;
            return Ok(known);
        }
        open(&mut work, table, first, seats).await?;
        work.commit().await?;
        Ok(table.id.clone())
    }

    async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        let row =
            sqlx::query(table_columns!("WHERE t.id = $1")).bind(id).fetch_optional(self.readers()).await?;
        Ok(row.as_ref().map(table_row).transpose()?)
    }

    async fn entries(&self, table: &str, from: i64) -> Stored<Vec<EntryRow>> {
        let rows = sqlx::query(
            "SELECT position, body, made FROM entries WHERE tbl = $1 AND position >= $2 ORDER BY position",
        )
        .bind(table)
        .bind(from)
        .fetch_all(self.readers())
        .await?;
        all(&rows, |row| {
            Ok(EntryRow { position: row.try_get(0)?, body: row.try_get(1)?, made: row.try_get(2)? })
        })
    }

    async fn add(&self, addition: &Addition) -> Stored<Added> {
        self.gather(addition).await
    }

    async fn delete_table(&self, table: &str, asked: Option<&AskedOpening>) -> Stored<bool> {
        let mut work = self.begin().await?;
        let removed = remove(&mut work, table).await?;
        if let Some(asked) = asked {
            known_request(&mut work, asked, table).await?;
        }
        self.tell_changed(&mut work, table).await?;
        work.commit().await?;
        Ok(removed)
    }

    async fn answer(&self, table: &str, author: &str, ask: &str) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT answer FROM answers WHERE tbl = $1 AND author = $2 AND ask = $3")
            .bind(table)
            .bind(author)
            .bind(ask)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn keep(&self, states: &[(String, Keyframe)]) -> Stored {
        let mut work = self.begin().await?;
        for (table, state) in states {
            keep(&mut work, table, state).await?;
        }
        work.commit().await?;
        Ok(())
    }

    async fn keyframes(&self, table: &str) -> Stored<Vec<Keyframe>> {
        let rows =
            sqlx::query("SELECT build, position, body FROM keyframes WHERE tbl = $1 ORDER BY position DESC")
                .bind(table)
                .fetch_all(self.readers())
                .await?;
        all(&rows, keyframe_row)
    }

    async fn moved_since(&self, moment: i64) -> Stored<Vec<Moved>> {
        let rows = sqlx::query("SELECT id, last, active FROM tables WHERE active >= $1 ORDER BY active")
            .bind(moment)
            .fetch_all(self.readers())
            .await?;
        all(&rows, |row| Ok(Moved { table: row.try_get(0)?, last: row.try_get(1)?, active: row.try_get(2)? }))
    }

    async fn tables_of(&self, person: &str, most: i64) -> Stored<Vec<TableRow>> {
        let rows = sqlx::query(table_columns!(
            "WHERE t.id IN (SELECT s.tbl FROM seats s WHERE s.person = $1) ORDER BY t.active DESC, t.id LIMIT $2"
        ))
        .bind(person)
        .bind(most)
        .fetch_all(self.readers())
        .await?;
        all(&rows, table_row)
    }

    async fn seats(&self, table: &str) -> Stored<Vec<Seated>> {
        let rows = sqlx::query("SELECT seat, person, seen FROM seats WHERE tbl = $1 ORDER BY seat")
            .bind(table)
            .fetch_all(self.readers())
            .await?;
        all(&rows, |row| Ok(Seated { seat: row.try_get(0)?, person: row.try_get(1)?, seen: row.try_get(2)? }))
    }

    async fn seen(&self, seats: &[(String, i64)], now: i64) -> Stored {
        // Few at a time: whoever acts does not wait for all of them.
        for seats in seats.chunks(500) {
            let mut work = self.begin().await?;
            super::see(&mut work, seats, now).await?;
            work.commit().await?;
        }
        Ok(())
    }

    async fn family(&self, root: &str) -> Stored<Vec<TableRow>> {
        let rows = sqlx::query(table_columns!("WHERE t.root = $1 ORDER BY t.line"))
            .bind(root)
            .fetch_all(self.readers())
            .await?;
        all(&rows, table_row)
    }

    async fn open_tables(&self, person: &str) -> Stored<i64> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM tables t WHERE t.stage <> 'closed' \
             AND t.id IN (SELECT s.tbl FROM seats s WHERE s.person = $1)",
        )
        .bind(person)
        .fetch_one(self.readers())
        .await?;
        Ok(row.try_get(0)?)
    }

    async fn remove_orphans(&self, now: i64) -> Stored<u64> {
        let mut work = self.begin().await?;
        let count = remove_orphans(&mut work, now).await?;
        work.commit().await?;
        Ok(count)
    }

    async fn prune(&self, idle_since: i64, most: i64, in_use: &[String]) -> Stored<Vec<String>> {
        let mut work = self.begin().await?;
        let rows = sqlx::query("SELECT id FROM tables WHERE active < $1 ORDER BY active LIMIT $2")
            .bind(idle_since)
            .bind(most + in_use.len() as i64)
            .fetch_all(&mut *work)
            .await?;
        let mut tables: Vec<String> = all(&rows, |row| row.try_get(0))?;
        tables.retain(|table| !in_use.contains(table));
        tables.truncate(usize::try_from(most).unwrap_or_default());
        for table in &tables {
            remove(&mut work, table).await?;
        }
        work.commit().await?;
        Ok(tables)
    }

    async fn lease(&self, table: &str, node: &str, now: i64, until: i64) -> Stored<bool> {
        let mut work = self.begin().await?;
        let got = lease(&mut work, table, node, now, until).await?;
        work.commit().await?;
        Ok(got)
    }

    async fn take_owed(&self, claim: &Claim<'_>) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT t.id FROM tables t LEFT JOIN leases l ON l.tbl = t.id AND l.until > $2 \
             WHERE t.due <= $1 AND l.tbl IS NULL ORDER BY t.due DESC LIMIT $3",
        )
        .bind(claim.due)
        .bind(claim.now)
        .bind(claim.most)
        .fetch_all(self.readers())
        .await?;
        let mut free: Vec<String> = all(&rows, |row| row.try_get(0))?;
        if free.is_empty() {
            return Ok(free);
        }
        // Every node claims in the same order, so that no two wait for each other.
        free.sort_unstable();
        let mut work = self.begin().await?;
        let mut taken = Vec::new();
        for table in free {
            if lease(&mut work, &table, claim.node, claim.now, claim.until).await? {
                taken.push(table);
            }
        }
        work.commit().await?;
        Ok(taken)
    }

    async fn set_due(&self, table: &str, last: i64, due: Option<i64>) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("UPDATE tables SET due = $3 WHERE id = $1 AND last = $2")
            .bind(table)
            .bind(last)
            .bind(due)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
        Ok(())
    }

    async fn release(&self, node: &str) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("DELETE FROM leases WHERE node = $1").bind(node).execute(&mut *work).await?;
        work.commit().await?;
        Ok(())
    }

    async fn add_person(&self, person: &Person, key: &str) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("INSERT INTO persons (id, name, created) VALUES ($1, $2, $3)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(person.created)
            .execute(&mut *work)
            .await?;
        sqlx::query("INSERT INTO keys (hash, person, created) VALUES ($1, $2, $3)")
            .bind(key)
            .bind(&person.id)
            .bind(person.created)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
        Ok(())
    }

    async fn person_of(&self, key: &str) -> Stored<Option<Person>> {
        let since = self.persons.changes();
        let row = sqlx::query(
            "SELECT p.id, p.name, p.created, p.banned, p.quota FROM persons p JOIN keys k ON k.person = p.id WHERE k.hash = $1",
        )
        .bind(key)
        .fetch_optional(self.readers())
        .await?;
        let person = row.as_ref().map(person_row).transpose()?;
        if let Some(person) = person.as_ref().filter(|_| super::HEARS_ALL) {
            self.persons.keep(since, key, person);
        }
        Ok(person)
    }

    async fn person_of_lately(&self, key: &str) -> Stored<Option<Person>> {
        match self.persons.get(key) {
            Some(person) => Ok(Some(person)),
            None => self.person_of(key).await,
        }
    }

    async fn person(&self, id: &str) -> Stored<Option<Person>> {
        let row = sqlx::query("SELECT id, name, created, banned, quota FROM persons WHERE id = $1")
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.as_ref().map(person_row).transpose()?)
    }

    async fn rename(&self, person: &str, name: &str) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("UPDATE persons SET name = $2 WHERE id = $1")
            .bind(person)
            .bind(name)
            .execute(&mut *work)
            .await?;
        self.tell_renamed(&mut work, person).await?;
        work.commit().await?;
        self.persons.forget();
        Ok(())
    }

    async fn add_transfer(&self, code: &str, person: &str, expires: i64) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("INSERT INTO transfers (hash, person, expires) VALUES ($1, $2, $3)")
            .bind(code)
            .bind(person)
            .bind(expires)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
        Ok(())
    }

    async fn transfer(&self, code: &str, now: i64) -> Stored<Option<Person>> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.created, p.banned, p.quota FROM persons p JOIN transfers t ON t.person = p.id \
             WHERE t.hash = $1 AND t.expires > $2",
        )
        .bind(code)
        .bind(now)
        .fetch_optional(self.readers())
        .await?;
        Ok(row.as_ref().map(person_row).transpose()?)
    }

    async fn claim(&self, code: &str, key: &str, now: i64) -> Stored<bool> {
        let mut work = self.begin().await?;
        let row = sqlx::query("DELETE FROM transfers WHERE hash = $1 AND expires > $2 RETURNING person")
            .bind(code)
            .bind(now)
            .fetch_optional(&mut *work)
            .await?;
        let Some(row) = row else { return Ok(false) };
        let person: String = row.try_get(0)?;
        sqlx::query("INSERT INTO keys (hash, person, created) VALUES ($1, $2, $3)")
            .bind(key)
            .bind(person)
            .bind(now)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
        Ok(true)
    }

    async fn forget_key(&self, key: &str) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("DELETE FROM keys WHERE hash = $1").bind(key).execute(&mut *work).await?;
        work.commit().await?;
        self.persons.forget();
        Ok(())
    }

    async fn forget(&self, person: &str) -> Stored {
        let mut work = self.begin().await?;
        for statement in [
            "DELETE FROM keys WHERE person = $1",
            "DELETE FROM transfers WHERE person = $1",
            "DELETE FROM results WHERE person = $1",
            "DELETE FROM feats WHERE person = $1",
            "DELETE FROM records WHERE person = $1",
            "DELETE FROM campaigns WHERE person = $1",
            "DELETE FROM seats WHERE person = $1",
            "DELETE FROM persons WHERE id = $1",
        ] {
            sqlx::query(statement).bind(person).execute(&mut *work).await?;
        }
        self.tell_renamed(&mut work, person).await?;
        work.commit().await?;
        self.persons.forget();
        Ok(())
    }

    async fn results(&self, person: &str, most: i64) -> Stored<Vec<Played>> {
        let rows = sqlx::query(
            "SELECT tbl, seat, person, game, edition, outcome, won, steps, undone, began, ended FROM results \
             WHERE person = $1 ORDER BY ended DESC, tbl LIMIT $2",
        )
        .bind(person)
        .bind(most)
        .fetch_all(self.readers())
        .await?;
        all(&rows, |row| {
            Ok(Played {
                table: row.try_get(0)?,
                seat: row.try_get(1)?,
                person: row.try_get(2)?,
                game: row.try_get(3)?,
                edition: row.try_get(4)?,
                outcome: row.try_get(5)?,
                won: row.try_get::<i64, _>(6)? != 0,
                steps: row.try_get(7)?,
                undone: row.try_get(8)?,
                began: row.try_get(9)?,
                ended: row.try_get(10)?,
            })
        })
    }

    async fn feats(&self, person: &str) -> Stored<Vec<Feat>> {
        let rows =
            sqlx::query("SELECT person, feat, tbl, made FROM feats WHERE person = $1 ORDER BY made, feat")
                .bind(person)
                .fetch_all(self.readers())
                .await?;
        all(&rows, |row| {
            Ok(Feat {
                person: row.try_get(0)?,
                feat: row.try_get(1)?,
                table: row.try_get(2)?,
                made: row.try_get(3)?,
            })
        })
    }

    async fn add_feats(&self, feats: &[Feat]) -> Stored {
        let mut work = self.begin().await?;
        for feat in feats {
            sqlx::query(
                "INSERT INTO feats (person, feat, tbl, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            )
            .bind(&feat.person)
            .bind(&feat.feat)
            .bind(&feat.table)
            .bind(feat.made)
            .execute(&mut *work)
            .await?;
        }
        work.commit().await?;
        Ok(())
    }

    async fn signed_feats(&self, person: &str) -> Stored<Vec<SignedFeat>> {
        let rows = sqlx::query(
            "SELECT person, game, feat, day, name, tbl FROM records WHERE person = $1 ORDER BY game, day, feat",
        )
        .bind(person)
        .fetch_all(self.readers())
        .await?;
        all(&rows, |row| {
            Ok(SignedFeat {
                person: row.try_get(0)?,
                game: row.try_get(1)?,
                feat: row.try_get(2)?,
                day: row.try_get(3)?,
                name: row.try_get(4)?,
                table: row.try_get(5)?,
            })
        })
    }

    async fn campaigns(&self, person: &str) -> Stored<Vec<Campaign>> {
        let rows = sqlx::query(
            "SELECT id, person, game, version, body, active FROM campaigns WHERE person = $1 \
             ORDER BY active DESC, id",
        )
        .bind(person)
        .fetch_all(self.readers())
        .await?;
        all(&rows, campaign_row)
    }

    async fn campaign(&self, id: &str) -> Stored<Option<Campaign>> {
        let row = sqlx::query("SELECT id, person, game, version, body, active FROM campaigns WHERE id = $1")
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.as_ref().map(campaign_row).transpose()?)
    }

    async fn put_campaign(&self, campaign: &Campaign, asked: Option<&AskedOpening>) -> Stored<PutCampaign> {
        let mut work = self.begin().await?;
        if let Some(asked) = asked
            && let Some(known) = known_request(&mut work, asked, &campaign.id).await?
        {
            return Ok(PutCampaign::Known(known));
        }
        let put = sqlx::query(
            "INSERT INTO campaigns (id, person, game, version, body, active) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (id) DO UPDATE SET version = excluded.version, body = excluded.body, active = excluded.active \
             WHERE campaigns.version = excluded.version - 1",
        )
        .bind(&campaign.id)
        .bind(&campaign.person)
        .bind(&campaign.game)
        .bind(campaign.version)
        .bind(&campaign.body)
        .bind(campaign.active)
        .execute(&mut *work)
        .await?;
        if put.rows_affected() == 0 {
            return Ok(PutCampaign::Outdated);
        }
        work.commit().await?;
        Ok(PutCampaign::Done)
    }

    async fn put_pack(&self, hash: &str, id: &str, body: &str) -> Stored {
        let mut work = self.begin().await?;
        sqlx::query("INSERT INTO packs (hash, id, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(hash)
            .bind(id)
            .bind(body)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
        Ok(())
    }

    async fn pack(&self, hash: &str) -> Stored<Option<(String, String)>> {
        let row = sqlx::query("SELECT id, body FROM packs WHERE hash = $1")
            .bind(hash)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }

    fn is_shared(&self) -> bool {
        super::SHARED
    }

    async fn backup(&self, file: &std::path::Path) -> Stored {
        let there = || StoreError::Backup(format!("{}: the file is there already", file.display()));
        if file.exists() {
            return Err(there());
        }
        // A copy that breaks off must not look like a whole one.
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = std::path::PathBuf::from(part);
        let _ = std::fs::remove_file(&part);
        if let Err(error) = self.copy_to(&part).await {
            let _ = std::fs::remove_file(&part);
            return Err(error);
        }
        let cannot = |error: std::io::Error| StoreError::Backup(format!("{}: {error}", file.display()));
        std::fs::rename(&part, file).map_err(cannot)
    }

    async fn woken(&self) -> Woken {
        self.listen().await
    }

    async fn changed_outside(&self) -> Stored<bool> {
        self.look_outside().await
    }

    async fn close(&self) {
        self.let_go().await;
    }
}
