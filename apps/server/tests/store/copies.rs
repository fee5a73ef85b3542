//! What concerns one of the databases only: copies, and several nodes.

use super::cases::{addition, open};
use super::folder::Folder;
use super::postgres::Cluster;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use undercroft_server::store::{Added, PostgresStore, SqliteStore, Store, StoreError};

/// Fills a store, copies it while somebody goes on writing, and reads the copy.
async fn copied(store: Arc<dyn Store>, folder: &Folder) {
    open(&store, "t", 0).await;
    for position in 2..50 {
        store.add(&addition("t", position, 1)).await.unwrap();
    }
    let writing = {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for position in 50..150 {
                assert_eq!(store.add(&addition("t", position, 2)).await.unwrap(), Added::Done);
            }
        })
    };
    let file = folder.file("copy.db");
    store.backup(Path::new(&file)).await.unwrap();
    assert!(matches!(store.backup(Path::new(&file)).await, Err(StoreError::Backup(_))));
    writing.await.unwrap();
    let copy = SqliteStore::open(&file).await.unwrap();
    let entries = copy.entries("t", 0).await.unwrap();
    let row = copy.table("t").await.unwrap().unwrap();
    assert!(entries.len() >= 50 && row.last == entries.len() as i64 - 1, "{row:?}");
    assert_eq!(copy.seats("t").await.unwrap(), store.seats("t").await.unwrap());
    copy.close().await;
}

pub async fn sqlite_is_copied() {
    let folder = Folder::new();
    let store = Arc::new(SqliteStore::open(&folder.file("store.db")).await.unwrap());
    copied(store, &folder).await;
}

pub async fn postgres_is_copied_into_a_file(cluster: &Cluster) {
    let folder = Folder::new();
    let store = PostgresStore::open(&cluster.database("copied")).await.unwrap();
    copied(Arc::new(store), &folder).await;
}

pub async fn two_nodes_start_at_once(cluster: &Cluster) {
    let address = cluster.database("started");
    let nodes = [0; 4].map(|_| {
        tokio::spawn({
            let address = address.clone();
            async move { PostgresStore::open(&address).await.map(|_| ()) }
        })
    });
    for node in nodes {
        node.await.unwrap().unwrap();
    }
}

pub async fn one_node_wakes_another(cluster: &Cluster) {
    let address = cluster.database("woken");
    let one: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
    let other = Arc::new(PostgresStore::open(&address).await.unwrap());
    open(&one, "t", 0).await;
    let waiting = {
        let other = Arc::clone(&other);
        tokio::spawn(async move { other.woken().await })
    };
    // The other node has to listen first; what it misses it sees when it looks.
    for position in 2..60 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        one.add(&addition("t", position, 0)).await.unwrap();
        if waiting.is_finished() {
            break;
        }
    }
    let told = tokio::time::timeout(Duration::from_secs(5), waiting).await;
    assert_eq!(told.expect("it was woken").unwrap(), "t");
}
