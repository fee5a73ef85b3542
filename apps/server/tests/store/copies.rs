//! What concerns one of the databases only: copies, and several nodes.

use super::cases::{addition, open};
use super::folder::Folder;
use super::postgres::Cluster;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use undercroft_server::store::{
    Added, AdminStore, Person, PostgresStore, SqliteStore, Store, StoreError, Woken, copy, lock_to_serve,
};

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

/// Everything goes from a file into Postgres and back, and a copy that breaks off leaves nothing.
pub async fn a_file_goes_into_postgres_and_back(cluster: &Cluster) {
    let folder = Folder::new();
    let file: Arc<dyn AdminStore> = Arc::new(SqliteStore::open(&folder.file("store.db")).await.unwrap());
    assert!(file.is_empty().await.unwrap());
    let store: Arc<dyn Store> = file.clone();
    open(&store, "t", 0).await;
    for position in 2..40 {
        store.add(&addition("t", position, 1)).await.unwrap();
    }
    let anna = Person { id: "anna".to_owned(), name: "Anna é".to_owned(), created: 5, ..Person::default() };
    store.add_person(&anna, "hash").await.unwrap();
    let postgres: Arc<dyn AdminStore> =
        Arc::new(PostgresStore::open(&cluster.database("imported")).await.unwrap());
    let mut seen = 0;
    let count = copy(&*file, &*postgres, || seen += 1).await.unwrap();
    assert!(count > 40 && seen == count + 1, "{count} {seen}");
    assert!(!postgres.is_empty().await.unwrap());
    assert!(copy(&*file, &*postgres, || {}).await.is_err(), "the rows are there already");
    let back: Arc<dyn AdminStore> = Arc::new(SqliteStore::open(&folder.file("back.db")).await.unwrap());
    assert_eq!(copy(&*postgres, &*back, || {}).await.unwrap(), count);
    for other in [&postgres, &back] {
        assert_eq!(other.entries("t", 0).await.unwrap(), file.entries("t", 0).await.unwrap());
        assert_eq!(other.table("t").await.unwrap(), file.table("t").await.unwrap());
        assert_eq!(other.person_of("hash").await.unwrap(), Some(anna.clone()));
    }
    // Rows without an end are not kept.
    let empty = SqliteStore::open(&folder.file("broken.db")).await.unwrap();
    let (send, sent) = tokio::sync::mpsc::channel(1);
    drop(send);
    assert!(empty.take_rows(sent).await.is_err());
}

/// Only who runs the service reads its files, and a second program does not serve one.
#[cfg(unix)]
pub async fn files_are_private_and_served_once() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let file = folder.file("store.db");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let lock = lock_to_serve(&file).unwrap();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&file).await.unwrap());
    open(&store, "t", 0).await;
    let copy = folder.file("copy.db");
    store.backup(Path::new(&copy)).await.unwrap();
    for name in ["store.db", "store.db-wal", "store.db-shm", "store.db.lock", "copy.db"] {
        let rights = std::fs::metadata(folder.file(name)).unwrap().permissions().mode();
        assert_eq!(rights & 0o777, 0o600, "{name}");
    }
    assert!(!Path::new(&folder.file("copy.db.part")).exists());
    let refused = lock_to_serve(&file).unwrap_err().to_string();
    assert!(refused.contains("another undercroft serves this file"), "{refused}");
    drop(lock);
    lock_to_serve(&file).unwrap();
    // Another program writes to the file: the one that serves hears of it, and its own writing is no news.
    assert!(store.changed_outside().await.unwrap());
    store.add(&addition("t", 2, 1)).await.unwrap();
    assert!(!store.changed_outside().await.unwrap());
    let other = SqliteStore::open(&file).await.unwrap();
    other.add(&addition("t", 3, 1)).await.unwrap();
    assert!(store.changed_outside().await.unwrap());
    assert!(!store.changed_outside().await.unwrap());
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
    assert_eq!(told.expect("it was woken").unwrap(), Woken::Table("t".to_owned()));
    one.rename("anna", "Anne").await.unwrap();
    let told = tokio::time::timeout(Duration::from_secs(5), async {
        loop {
            // What was added before comes first.
            if let Woken::Person(person) = other.woken().await {
                return person;
            }
        }
    });
    assert_eq!(told.await.expect("it was woken"), "anna");
}
