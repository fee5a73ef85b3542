//! The contract of the store, kept by both databases: the same cases run on a file and on a Postgres.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test may stop and tell"
)]

#[path = "../common/folder.rs"]
mod folder;
#[path = "../common/postgres.rs"]
mod postgres;

mod admin;
mod cases;
mod copies;
mod faults;
mod upgrade;

use folder::Folder;
use postgres::Cluster;
use std::sync::Arc;
use undercroft_server::store::{PostgresStore, SqliteStore, Store, open};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_the_contract() {
    for (name, case) in cases::all() {
        let folder = Folder::new();
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.file("store.db")).await.unwrap());
        println!("sqlite: {name}");
        case(Arc::clone(&store)).await;
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_contract() {
    let cluster = Cluster::start();
    for (at, (name, case)) in cases::all().into_iter().enumerate() {
        let address = cluster.database(&format!("case{at}"));
        let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
        println!("postgres: {name}");
        case(Arc::clone(&store)).await;
        store.close().await;
    }
    copies::postgres_is_copied_into_a_file(&cluster).await;
    copies::two_nodes_start_at_once(&cluster).await;
    let store = PostgresStore::open(&cluster.database("admin")).await.unwrap();
    admin::the_host_looks_and_decides(Arc::new(store)).await;
    copies::one_node_wakes_another(&cluster).await;
    copies::a_file_goes_into_postgres_and_back(&cluster).await;
    faults::postgres_goes_on_after_it_could_only_be_read(&cluster).await;
    upgrade::postgres_of_version_one(&cluster).await;
}

#[tokio::test]
async fn a_file_is_copied_while_it_is_written() {
    copies::sqlite_is_copied().await;
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_private_and_served_once() {
    copies::files_are_private_and_served_once().await;
}

#[tokio::test]
async fn the_host_looks_and_decides() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.file("store.db")).await.unwrap();
    admin::the_host_looks_and_decides(Arc::new(store)).await;
}

/// What an older program has left behind of tables that are no more is removed, and nothing else.
#[tokio::test]
async fn what_older_programs_left_behind_is_removed() {
    let folder = Folder::new();
    let file = folder.file("store.db");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&file).await.unwrap());
    cases::open(&store, "t", 0).await;
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{file}")).await.unwrap();
    for left in [
        "INSERT INTO entries (tbl, position, body, made) VALUES ('ghost', 0, '{}', 0)",
        "INSERT INTO keyframes (tbl, build, position, body) VALUES ('ghost', 'b', 0, '{}')",
        "INSERT INTO seats (tbl, seat, person, seen) VALUES ('ghost', 0, 'anna', 0)",
        "INSERT INTO answers (tbl, author, ask, answer) VALUES ('ghost', 'anna', 'a', '{}')",
        "INSERT INTO answers (tbl, author, ask, answer) VALUES ('', 'anna', 'b', 'ghost')",
    ] {
        sqlx::query(left).execute(&pool).await.unwrap();
    }
    pool.close().await;
    assert_eq!(store.remove_orphans(1).await.unwrap(), 5);
    assert_eq!(store.remove_orphans(1).await.unwrap(), 0);
    assert!(store.entries("ghost", 0).await.unwrap().is_empty());
    assert_eq!((store.entries("t", 0).await.unwrap().len(), store.seats("t").await.unwrap().len()), (2, 1));
    store.close().await;
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let folder = Folder::new();
    let file = folder.file("store.db");
    open(&file).await.unwrap().close().await;
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{file}")).await.unwrap();
    sqlx::query("INSERT INTO versions (version) VALUES (999)").execute(&pool).await.unwrap();
    pool.close().await;
    let refused = open(&file).await.err().unwrap().to_string();
    assert!(refused.contains("999"), "{refused}");
}
