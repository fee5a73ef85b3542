//! Copying everything from one database into another, whichever kinds they are: rows go through a channel, read at one moment and written all or
//! not at all. Like `queries`, this file is a module of `sqlite` and of `postgres`, and means their own `Link`.

use super::super::migrations::TABLES;
use super::super::{Cell, Copied, StoreError, Stored};
use super::Link;
use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Row};
use tokio::sync::mpsc;

/// Sends every row of every table.
pub(in crate::store) async fn send_rows(link: &mut Link, into: &mpsc::Sender<Copied>) -> Stored {
    for (number, (table, columns)) in TABLES.iter().enumerate() {
        // The names are constants of the program.
        let statement = AssertSqlSafe(format!("SELECT {} FROM {table}", columns.join(", ")));
        let mut rows = sqlx::query(statement).fetch(&mut *link);
        while let Some(row) = rows.try_next().await? {
            let cell = |at: usize| match row.try_get::<Option<i64>, _>(at) {
                Ok(number) => Ok(Cell::Number(number)),
                Err(_) => row.try_get(at).map(Cell::Text),
            };
            let cells = (0..columns.len()).map(cell).collect::<Result<Vec<_>, _>>()?;
            into.send(Copied::Row { table: number, cells }).await.map_err(|_| given_up())?;
        }
    }
    into.send(Copied::End).await.map_err(|_| given_up())
}

/// Writes the rows that come, in one transaction of the caller.
pub(in crate::store) async fn take_rows(link: &mut Link, from: &mut mpsc::Receiver<Copied>) -> Stored<u64> {
    let mut count = 0;
    loop {
        let (number, cells) = match from.recv().await {
            Some(Copied::Row { table, cells }) => (table, cells),
            Some(Copied::End) => return Ok(count),
            None => return Err(given_up()),
        };
        let Some((table, columns)) = TABLES.get(number) else { return Err(given_up()) };
        let places: Vec<String> = (1..=columns.len()).map(|n| format!("${n}")).collect();
        // The names are constants of the program.
        let statement =
            format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for value in cells {
            query = match value {
                Cell::Text(text) => query.bind(text),
                Cell::Number(number) => query.bind(number),
            };
        }
        query.execute(&mut *link).await?;
        count += 1;
    }
}

fn given_up() -> StoreError {
    StoreError::Backup("the copy broke off; nothing of it is kept".to_owned())
}
