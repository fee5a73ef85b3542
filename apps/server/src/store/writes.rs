//! What is written within a transaction: the newest version of the database, an entry with everything that belongs to it, a seat, a lease, the end of a table.
//! Like `queries`, this file is a module of `sqlite` and of `postgres`, and means their own `Link`.

use super::super::{Added, Addition, AskedOpening, Keyframe, NewTable, Played, Seated, SignedFeat, Stored};
use super::Link;
use sqlx::Row;

/// After how many milliseconds the check of a node is nobody's any more.
const ABANDONED: i64 = 60_000;

/// Brings a database to the newest version.
pub(super) async fn migrate(link: &mut Link, versions: &[&'static str]) -> Stored {
    sqlx::query("CREATE TABLE IF NOT EXISTS versions (version BIGINT PRIMARY KEY)")
        .execute(&mut *link)
        .await?;
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM versions").fetch_one(&mut *link).await?;
    let found: i64 = row.try_get(0)?;
    let known = versions.len() as i64;
    if found > known {
        return Err(super::super::StoreError::Newer { found, known });
    }
    for (statements, version) in versions.iter().zip(1i64..).skip(found as usize) {
        sqlx::raw_sql(*statements).execute(&mut *link).await?;
        sqlx::query("INSERT INTO versions (version) VALUES ($1)").bind(version).execute(&mut *link).await?;
    }
    Ok(())
}

/// What came of inserting an entry with its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Inserted {
    /// Both are there, and the table says so.
    Both,
    /// Nothing was written: there is such an entry or answer, or no such table.
    Nothing,
}

/// Adds one entry within a transaction. A conflict and a known answer have written nothing; a table that was removed is a conflict.
pub(super) async fn add(link: &mut Link, addition: &Addition) -> Stored<Added> {
    if super::insert(link, addition).await? == Inserted::Nothing {
        return Ok(known(link, addition).await?.map_or(Added::Conflict, Added::Known));
    }
    for seated in &addition.seats {
        seat(link, &addition.table, seated, addition.now).await?;
    }
    for played in &addition.results {
        result(link, played).await?;
    }
    for signed in &addition.signed {
        sign(link, signed).await?;
    }
    Ok(Added::Done)
}

/// What the client was told before, if it asks again.
async fn known(link: &mut Link, addition: &Addition) -> Stored<Option<String>> {
    let Some(answer) = &addition.answer else { return Ok(None) };
    let row = sqlx::query("SELECT answer FROM answers WHERE tbl = $1 AND author = $2 AND ask = $3")
        .bind(&addition.table)
        .bind(&answer.author)
        .bind(&answer.ask)
        .fetch_optional(&mut *link)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// Writes a new table with its first entries.
pub(super) async fn open(link: &mut Link, table: &NewTable, first: &[String], seats: &[Seated]) -> Stored {
    sqlx::query(
        "INSERT INTO tables (id, game, secret, dice, root, line, stage, summary, last, created, active, due) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.secret)
    .bind(&table.dice)
    .bind(&table.root)
    .bind(table.line)
    .bind(table.stage)
    .bind(&table.summary)
    .bind(first.len() as i64 - 1)
    .bind(table.now)
    .bind(table.due)
    .execute(&mut *link)
    .await?;
    for (position, body) in (0i64..).zip(first) {
        sqlx::query("INSERT INTO entries (tbl, position, body, made) VALUES ($1, $2, $3, $4)")
            .bind(&table.id)
            .bind(position)
            .bind(body)
            .bind(table.now)
            .execute(&mut *link)
            .await?;
    }
    for seated in seats {
        seat(link, &table.id, seated, table.now).await?;
    }
    Ok(())
}

/// Notes for which request a table is opened; gives the table that was opened for the same request before.
pub(super) async fn known_opening(link: &mut Link, table: &NewTable) -> Stored<Option<String>> {
    match &table.asked {
        Some(asked) => known_request(link, asked, &table.id).await,
        None => Ok(None),
    }
}

/// Notes what comes of a request; gives what came of the same request before.
pub(super) async fn known_request(
    link: &mut Link,
    asked: &AskedOpening,
    answer: &str,
) -> Stored<Option<String>> {
    let noted = sqlx::query(
        "INSERT INTO answers (tbl, author, ask, answer) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    )
    .bind(&asked.from)
    .bind(&asked.author)
    .bind(&asked.ask)
    .bind(answer)
    .execute(&mut *link)
    .await?;
    if noted.rows_affected() > 0 {
        return Ok(None);
    }
    let row = sqlx::query("SELECT answer FROM answers WHERE tbl = $1 AND author = $2 AND ask = $3")
        .bind(&asked.from)
        .bind(&asked.author)
        .bind(&asked.ask)
        .fetch_one(&mut *link)
        .await?;
    Ok(Some(row.try_get(0)?))
}

/// Keeps the state of a table that is still there.
pub(super) async fn keep(link: &mut Link, table: &str, keyframe: &Keyframe) -> Stored {
    sqlx::query(
        "INSERT INTO keyframes (tbl, build, position, body) SELECT $1, $2, $3, $4 \
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT (tbl, build) DO UPDATE SET position = excluded.position, body = excluded.body",
    )
    .bind(table)
    .bind(&keyframe.build)
    .bind(keyframe.position)
    .bind(&keyframe.body)
    .execute(&mut *link)
    .await?;
    Ok(())
}

pub(super) async fn seat(link: &mut Link, table: &str, seated: &Seated, now: i64) -> Stored {
    let Some(person) = &seated.person else {
        sqlx::query("DELETE FROM seats WHERE tbl = $1 AND seat = $2")
            .bind(table)
            .bind(seated.seat)
            .execute(&mut *link)
            .await?;
        return Ok(());
    };
    sqlx::query(
        "INSERT INTO seats (tbl, seat, person, seen) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (tbl, seat) DO UPDATE SET person = excluded.person, seen = excluded.seen",
    )
    .bind(table)
    .bind(seated.seat)
    .bind(person)
    .bind(now)
    .execute(&mut *link)
    .await?;
    Ok(())
}

async fn result(link: &mut Link, played: &Played) -> Stored {
    sqlx::query(
        "INSERT INTO results (tbl, seat, person, game, edition, outcome, won, steps, undone, began, ended) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
    )
    .bind(&played.table)
    .bind(played.seat)
    .bind(&played.person)
    .bind(&played.game)
    .bind(&played.edition)
    .bind(&played.outcome)
    .bind(i64::from(played.won))
    .bind(played.steps)
    .bind(played.undone)
    .bind(played.began)
    .bind(played.ended)
    .execute(&mut *link)
    .await?;
    Ok(())
}

/// Signs with the name that the person has now; the first signature stays.
async fn sign(link: &mut Link, signed: &SignedFeat) -> Stored {
    sqlx::query(
        "INSERT INTO records (person, game, feat, day, name, tbl) \
         SELECT $1, $2, $3, $4, p.name, $5 FROM persons p WHERE p.id = $1 ON CONFLICT DO NOTHING",
    )
    .bind(&signed.person)
    .bind(&signed.game)
    .bind(&signed.feat)
    .bind(&signed.day)
    .bind(&signed.table)
    .execute(&mut *link)
    .await?;
    Ok(())
}

/// Gives a table to a node until a moment, unless another node has it. Says whether it got it.
pub(super) async fn lease(link: &mut Link, table: &str, node: &str, now: i64, until: i64) -> Stored<bool> {
    let taken = sqlx::query(
        "INSERT INTO leases (tbl, node, until) VALUES ($1, $2, $4) \
         ON CONFLICT (tbl) DO UPDATE SET node = excluded.node, until = excluded.until \
         WHERE leases.until <= $3 OR leases.node = excluded.node",
    )
    .bind(table)
    .bind(node)
    .bind(now)
    .bind(until)
    .execute(&mut *link)
    .await?;
    Ok(taken.rows_affected() > 0)
}

/// Writes as much as an entry does, and removes what was written for the same before.
pub(super) async fn check(link: &mut Link, node: &str, now: i64, filler: usize) -> Stored {
    // The new row comes first: it must find room beside the old one.
    sqlx::query(
        "INSERT INTO checks (node, round, made, filler) \
         SELECT $1, COALESCE(MAX(round), 0) + 1, $2, $3 FROM checks WHERE node = $1",
    )
    .bind(node)
    .bind(now)
    .bind(".".repeat(filler))
    .execute(&mut *link)
    .await?;
    // Nodes that are gone leave theirs behind.
    sqlx::query(
        "DELETE FROM checks WHERE made < $2 \
         OR (node = $1 AND round < (SELECT MAX(c.round) FROM checks c WHERE c.node = $1))",
    )
    .bind(node)
    .bind(now - ABANDONED)
    .execute(&mut *link)
    .await?;
    Ok(())
}

/// Removes a table with everything but its results. Says whether it was there.
pub(super) async fn remove(link: &mut Link, table: &str) -> Stored<bool> {
    let mut removed = 0;
    for statement in [
        "DELETE FROM entries WHERE tbl = $1",
        "DELETE FROM answers WHERE tbl = $1",
        "DELETE FROM keyframes WHERE tbl = $1",
        "DELETE FROM seats WHERE tbl = $1",
        "DELETE FROM leases WHERE tbl = $1",
        "DELETE FROM answers WHERE tbl = '' AND answer = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        removed = sqlx::query(statement).bind(table).execute(&mut *link).await?.rows_affected();
    }
    Ok(removed > 0)
}

/// Removes what belongs to nothing any more.
pub(super) async fn remove_orphans(link: &mut Link, now: i64) -> Stored<u64> {
    let mut count = 0;
    for statement in [
        "DELETE FROM entries WHERE tbl NOT IN (SELECT id FROM tables)",
        "DELETE FROM keyframes WHERE tbl NOT IN (SELECT id FROM tables)",
        "DELETE FROM seats WHERE tbl NOT IN (SELECT id FROM tables)",
        "DELETE FROM leases WHERE tbl NOT IN (SELECT id FROM tables)",
        "DELETE FROM answers WHERE tbl <> '' AND tbl NOT IN (SELECT id FROM tables) \
         AND tbl NOT IN (SELECT id FROM campaigns)",
        "DELETE FROM answers WHERE tbl = '' AND answer NOT IN (SELECT id FROM tables) \
         AND answer NOT IN (SELECT id FROM campaigns)",
    ] {
        count += sqlx::query(statement).execute(&mut *link).await?.rows_affected();
    }
    let expired =
        sqlx::query("DELETE FROM transfers WHERE expires < $1").bind(now).execute(&mut *link).await?;
    Ok(count + expired.rows_affected())
}
