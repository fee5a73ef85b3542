//! Disks that are full or can only be read: nothing is written then, everything is afterwards, without a restart.

use super::cases::{addition, open};
use super::folder::Folder;
use super::postgres::Cluster;
use std::sync::Arc;
use undercroft_server::store::{Added, Fault, PostgresStore, SqliteStore, Store};

/// A long entry, so that a full file soon has no room for one.
fn long(position: i64) -> undercroft_server::store::Addition {
    undercroft_server::store::Addition { body: "x".repeat(20_000), ..addition("t", position, position) }
}

async fn sqlite_goes_on_after(fault: Fault) {
    let folder = Folder::new();
    let file = Arc::new(SqliteStore::open(&folder.file("store.db")).await.unwrap());
    let store: Arc<dyn Store> = file.clone();
    open(&store, "t", 0).await;
    store.add(&long(2)).await.unwrap();
    store.check_writable("node", 1).await.unwrap();
    file.simulate(fault);
    // What was free within the file is used up first.
    let mut position = 3;
    while store.add(&long(position)).await.is_ok() {
        position += 1;
        assert!(position < 20, "there is always room");
    }
    for now in 2..6 {
        assert!(store.check_writable("node", now).await.is_err(), "{fault:?}: it takes writes");
        assert!(store.add(&long(position)).await.is_err());
        assert!(store.set_due("t", position - 1, Some(now)).await.is_err() || fault == Fault::Full);
    }
    assert_eq!(store.entries("t", 0).await.unwrap().len() as i64, position, "it is still read");
    file.simulate(Fault::None);
    store.check_writable("node", 9).await.unwrap();
    assert_eq!(store.add(&long(position)).await.unwrap(), Added::Done);
    assert_eq!(store.entries("t", 0).await.unwrap().len() as i64, position + 1);
    store.close().await;
}

#[tokio::test]
async fn sqlite_goes_on_after_a_full_disk() {
    sqlite_goes_on_after(Fault::Full).await;
}

#[tokio::test]
async fn sqlite_goes_on_after_a_disk_that_could_only_be_read() {
    sqlite_goes_on_after(Fault::ReadOnly).await;
}

pub async fn postgres_goes_on_after_it_could_only_be_read(cluster: &Cluster) {
    let address = cluster.database("readonly");
    let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
    open(&store, "t", 0).await;
    store.check_writable("node", 1).await.unwrap();
    let host = sqlx::PgPool::connect(&address).await.unwrap();
    let only_read = async |value: &str| {
        let statement = format!("ALTER SYSTEM SET default_transaction_read_only = {value}");
        for statement in ["SET default_transaction_read_only = off", &statement, "SELECT pg_reload_conf()"] {
            sqlx::raw_sql(sqlx::AssertSqlSafe(statement.to_owned())).execute(&host).await.unwrap();
        }
    };
    // The server reads its configuration a moment later.
    let becomes = async |writable: bool| {
        for now in 2..200 {
            if store.check_writable("node", now).await.is_ok() == writable {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("it never becomes writable = {writable}");
    };
    only_read("on").await;
    becomes(false).await;
    assert!(store.add(&long(2)).await.is_err());
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 2);
    only_read("off").await;
    becomes(true).await;
    assert_eq!(store.add(&long(2)).await.unwrap(), Added::Done);
    host.close().await;
    store.close().await;
}
