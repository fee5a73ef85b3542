//! What the host's tools do with a store, on both databases: each change with its line, and nothing without one.

use super::cases::{addition, open};
use std::sync::Arc;
use undercroft_server::store::{Addition, AdminStore, Audit, Person, Seated, Store, TableFilter};

fn line(what: &str, made: i64) -> Audit {
    Audit {
        id: format!("line-{made}"),
        made,
        who: "olga".to_owned(),
        what: what.to_owned(),
        target: "anna".to_owned(),
        detail: String::new(),
    }
}

pub async fn the_host_looks_and_decides(admin: Arc<dyn AdminStore>) {
    let store: Arc<dyn Store> = admin.clone();
    let anna = Person { id: "anna".to_owned(), name: "Anna".to_owned(), created: 5, ..Person::default() };
    store.add_person(&anna, "hash-one").await.unwrap();
    for (table, now) in [("old", 10), ("new", 20)] {
        open(&store, table, now).await;
    }
    let seated = Seated { seat: 1, person: Some("bob".to_owned()), seen: 0 };
    store.add(&Addition { seats: vec![seated], ..addition("new", 2, 30) }).await.unwrap();

    let listed = |filter: TableFilter| {
        let admin = Arc::clone(&admin);
        async move {
            let tables = admin.list_tables(&TableFilter { most: 9, ..filter }).await.unwrap();
            tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
        }
    };
    assert_eq!(listed(TableFilter::default()).await, ["new", "old"]);
    assert_eq!(listed(TableFilter { idle_since: Some(20), ..TableFilter::default() }).await, ["old"]);
    assert_eq!(
        listed(TableFilter { person: Some("bob".to_owned()), ..TableFilter::default() }).await,
        ["new"]
    );
    assert!(
        listed(TableFilter { stage: Some("closed".to_owned()), ..TableFilter::default() }).await.is_empty()
    );
    assert!(
        listed(TableFilter { game: Some("chess".to_owned()), ..TableFilter::default() }).await.is_empty()
    );
    let size = admin.table_size("new").await.unwrap();
    assert!(size.entries == 3 && size.bytes > 0, "{size:?}");
    assert_eq!(admin.list_persons(Some("NN"), 9).await.unwrap(), std::slice::from_ref(&anna));
    assert!(admin.list_persons(Some("bob"), 9).await.unwrap().is_empty());
    assert_eq!(admin.devices("anna").await.unwrap()[0].hash, "hash-one");

    assert!(admin.ban("anna", Some(7), &line("ban", 1)).await.unwrap());
    assert!(store.person_of("hash-one").await.unwrap().unwrap().banned);
    assert!(admin.ban("anna", None, &line("unban", 2)).await.unwrap());
    assert!(!store.person("anna").await.unwrap().unwrap().banned);
    assert!(admin.set_quota("anna", Some(3), &line("quota", 3)).await.unwrap());
    assert_eq!(store.person("anna").await.unwrap().unwrap().quota, Some(3));
    assert_eq!(admin.revoke("anna", "hash-two", &line("revoke", 8)).await.unwrap(), 0);
    assert_eq!(admin.revoke("anna", "hash-o", &line("revoke", 4)).await.unwrap(), 1);
    assert_eq!(store.person_of("hash-one").await.unwrap(), None);
    assert!(admin.delete_by_admin("old", &line("delete", 5)).await.unwrap());
    assert!(store.table("old").await.unwrap().is_none() && store.entries("old", 0).await.unwrap().is_empty());
    assert!(!admin.delete_by_admin("old", &line("delete", 9)).await.unwrap());
    assert!(!admin.ban("nobody", Some(1), &line("ban", 9)).await.unwrap());
    let lines = admin.audit(9).await.unwrap();
    let what: Vec<&str> = lines.iter().map(|line| line.what.as_str()).collect();
    assert_eq!(what, ["delete", "revoke", "quota", "unban", "ban"], "what was not done leaves no line");
    store.close().await;
}
