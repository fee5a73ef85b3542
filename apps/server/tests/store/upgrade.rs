//! A database that an older program has written is brought up to date: what its tables may owe is looked at once.

use super::cases::addition;
use super::folder::Folder;
use super::postgres::Cluster;
use undercroft_server::store::{Claim, PostgresStore, SqliteStore, Store};

/// What the first program made, with a table for each stage.
fn version_one() -> String {
    let stages = ["gathering", "playing", "over", "closed"];
    let row = |stage: &&str| {
        format!(
            "INSERT INTO tables VALUES ('{stage}', 'g', '', '', '{stage}', 0, '{stage}', '{{}}', 0, 5, 5);"
        )
    };
    let rows: Vec<String> = stages.iter().map(row).collect();
    let versions =
        "CREATE TABLE versions (version BIGINT PRIMARY KEY); INSERT INTO versions (version) VALUES (1);";
    format!("{versions} {} {}", include_str!("../../src/store/migrations/1.sql"), rows.concat())
}

async fn owes_what_may_be_owed(store: &dyn Store) {
    let claim = Claim { node: "node", due: 5, now: 5, until: 6, most: 9 };
    assert_eq!(store.take_owed(&claim).await.unwrap(), ["gathering", "playing"]);
    store.add(&addition("playing", 1, 7)).await.unwrap();
    assert_eq!(store.table("playing").await.unwrap().unwrap().due, None);
    store.check_writable("node", 7).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn sqlite_of_version_one() {
    let folder = Folder::new();
    let file = folder.file("store.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let old = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(version_one())).execute(&old).await.unwrap();
    old.close().await;
    owes_what_may_be_owed(&SqliteStore::open(&file).await.unwrap()).await;
}

pub async fn postgres_of_version_one(cluster: &Cluster) {
    let address = cluster.database("versionone");
    let old = sqlx::PgPool::connect(&address).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(version_one())).execute(&old).await.unwrap();
    old.close().await;
    owes_what_may_be_owed(&PostgresStore::open(&address).await.unwrap()).await;
}
