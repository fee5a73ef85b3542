//! Readiness tells whether anything can be saved, and a service whose disk was full goes on by itself.

use crate::fixture::Service;
use crate::folder::Folder;
use axum::http::StatusCode;
use std::sync::Arc;
use std::time::Duration;
use undercroft_server::Config;
use undercroft_server::store::{Fault, SqliteStore, Store};

async fn service(folder: &Folder) -> (Service, Arc<SqliteStore>) {
    let file = Arc::new(SqliteStore::open(&folder.file("service.db")).await.unwrap());
    (Service::node(1, file.clone(), Config::default().unlimited(), |_| {}), file)
}

/// What is said of readiness once the last answer is outdated.
async fn readiness(service: &Service) -> StatusCode {
    tokio::time::sleep(Duration::from_millis(1050)).await;
    service.client("host").get("/readyz").await.status
}

async fn goes_on_after(fault: Fault) {
    let folder = Folder::new();
    let (service, file) = service(&folder).await;
    let (mut anna, table) = service.solo().await;
    assert_eq!(readiness(&service).await, StatusCode::OK);
    file.simulate(fault);
    // A full file still has room for the small: it is played until that is used up.
    let mut refused = 0;
    for _ in 0..200 {
        if anna.play(&table).await.status == StatusCode::SERVICE_UNAVAILABLE {
            refused += 1;
        }
        if refused == 3 {
            break;
        }
    }
    assert_eq!(refused, 3, "everything was saved");
    assert_eq!(readiness(&service).await, StatusCode::SERVICE_UNAVAILABLE);
    let told = service.client("host").speaking("fr").get("/readyz").await;
    assert_eq!((told.error().as_str(), told.headers["retry-after"].to_str().unwrap()), ("not-writable", "1"));
    assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);
    // What was saved can be read all the time.
    let before = anna.look(&table).await["picture"].clone();
    file.simulate(Fault::None);
    assert_eq!(anna.look(&table).await["picture"], before);
    anna.play(&table).await.ok();
    anna.play(&table).await.ok();
    service.client("bob").post("/api/v1/me", &serde_json::json!({ "name": "Bob" })).await.ok();
    assert_eq!(readiness(&service).await, StatusCode::OK);
}

#[tokio::test]
async fn a_full_disk_heals() {
    goes_on_after(Fault::Full).await;
}

#[tokio::test]
async fn a_disk_that_could_only_be_read_heals() {
    goes_on_after(Fault::ReadOnly).await;
}

/// Asking is cheap: whoever asks without end does not write without end.
#[tokio::test]
async fn readiness_writes_once_a_second() {
    let folder = Folder::new();
    let (service, file) = service(&folder).await;
    let mut host = service.client("host");
    for _ in 0..300 {
        assert_eq!(host.get("/readyz").await.status, StatusCode::OK);
    }
    file.close().await;
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", folder.file("service.db"))).await.unwrap();
    let rounds: Vec<i64> = sqlx::query_scalar("SELECT round FROM checks").fetch_all(&pool).await.unwrap();
    assert!(rounds.len() == 1 && rounds[0] < 10, "{rounds:?}");
    pool.close().await;
}
