//! What a table owes by itself is done after a restart, and after the death of a node: a bot's move, the end of a window, the end of a proposal. Nobody asks
//! for it; what happens is read from the store, for looking at a table must not be what wakes it.

use crate::client::Client;
use crate::fixture::{Service, coop, play_on};
use crate::folder::Folder;
use crate::postgres::Cluster;
use crate::windows;
use axum::Router;
use serde_json::json;
use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::Match;
use undercroft_kernel::Seat;
use undercroft_server::clock::Clock;
use undercroft_server::live::{BotPolicy, BotThreads};
use undercroft_server::store::{Fault, PostgresStore, SqliteStore, Store};
use undercroft_server::{Config, Shared, run_maintenance};

/// A bot that is thinking when its node dies.
struct Asleep;

impl BotPolicy for Asleep {
    fn choose(&self, _: &dyn Match, _: Seat, _: Bot, _: u64) -> Option<String> {
        loop {
            std::thread::park();
        }
    }
}

fn config() -> Config {
    let config = Config { pass_hold: 20, bot_time: Duration::from_secs(60), ..Config::default() };
    Config { proposal_time: 1000, ..config }.unlimited()
}

fn node(number: u64, store: Arc<dyn Store>) -> Service {
    Service::node(number, store, config(), |app| app.clock = Clock::default())
}

async fn file(name: &str) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(name).await.unwrap())
}

async fn postgres(address: &str) -> Arc<dyn Store> {
    Arc::new(PostgresStore::open(address).await.unwrap())
}

/// A node whose bots never come to an end, on a runtime of its own. When it is killed, its tasks end where they stand, and nothing is tidied up.
struct Doomed {
    runtime: Runtime,
    app: Shared,
    router: Router,
}

impl Doomed {
    async fn start(store: impl Future<Output = Arc<dyn Store>> + Send + 'static) -> Doomed {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let opened = runtime.spawn(async {
            let service = Service::node(1, store.await, config(), |app| {
                app.clock = Clock::default();
                app.bots = BotThreads::with(Arc::new(Asleep), Duration::from_secs(60));
            });
            windows::load_toy(&service);
            tokio::spawn(run_maintenance(service.app.clone()));
            service
        });
        let service = opened.await.unwrap();
        Doomed { runtime, app: service.app.clone(), router: service.router.clone() }
    }

    /// Does something on the node, and on its runtime.
    async fn run<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> T {
        self.runtime.spawn(work).await.unwrap()
    }

    /// Somebody opens a table with a bot and plays until the bot has to move.
    async fn bot_table(&self) -> String {
        let mut anna = Client::new(&self.router, "anna");
        self.run(async move {
            let table = anna.open(&coop(&json!(["me", "bot"]))).await;
            while play_on(&mut [&mut anna], &table, 1).await == 1 {}
            table
        })
        .await
    }

    fn kill(self) {
        self.runtime.shutdown_background();
    }
}

/// A node that is there to stay, and keeps service until the test is over.
struct Living {
    service: Service,
    keeping: JoinHandle<()>,
}

impl Living {
    fn start(number: u64, store: Arc<dyn Store>) -> Living {
        let service = node(number, store);
        windows::load_toy(&service);
        let keeping = tokio::spawn(run_maintenance(service.app.clone()));
        Living { service, keeping }
    }

    async fn stop(self) {
        self.keeping.abort();
        self.service.app.stop();
        self.service.store.close().await;
    }
}

/// How many entries of a table hold a text.
async fn entries_with(store: &dyn Store, table: &str, text: &str) -> usize {
    store.entries(table, 0).await.unwrap().iter().filter(|row| row.body.contains(text)).count()
}

const BY_BOT: &str = "\"by\":\"bot\"";

/// Waits until an entry of a table holds a text; says how long it took.
async fn waited_for(store: &dyn Store, table: &str, text: &str) -> Duration {
    let begin = Instant::now();
    while entries_with(store, table, text).await == 0 {
        assert!(begin.elapsed() < Duration::from_secs(15), "no entry with {text}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    begin.elapsed()
}

/// Waits until a table owes nothing.
async fn owes_nothing(store: &dyn Store, table: &str) {
    for _ in 0..500 {
        if store.table(table).await.unwrap().unwrap().due.is_none() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("something is still owed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_moves_after_a_restart() {
    let folder = Folder::new();
    let name = folder.file("service.db");
    let doomed = Doomed::start({
        let name = name.clone();
        async move { file(&name).await }
    })
    .await;
    let table = doomed.bot_table().await;
    doomed.kill();
    let store = file(&name).await;
    assert_eq!(entries_with(&*store, &table, BY_BOT).await, 0);
    assert!(store.table(&table).await.unwrap().unwrap().due.is_some(), "a move is owed");
    let next = Living::start(2, store);
    waited_for(&*next.service.store, &table, BY_BOT).await;
    owes_nothing(&*next.service.store, &table).await;
    assert_eq!(next.service.app.metrics.taken_up.get(), 1, "it is taken up once");
    next.stop().await;
}

/// Two nodes see a third one die in the middle of a bot's thought. As long as it lived they left the bot to it; then one of them moves, once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_moves_once_when_its_node_dies() {
    let cluster = Cluster::start();
    let address = cluster.database("dying");
    let doomed = Doomed::start({
        let address = address.clone();
        async move { postgres(&address).await }
    })
    .await;
    let others = [Living::start(2, postgres(&address).await), Living::start(3, postgres(&address).await)];
    let store = Arc::clone(&others[0].service.store);
    let table = doomed.bot_table().await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(entries_with(&*store, &table, BY_BOT).await, 0, "another node has moved");
    let now = Clock::default().now();
    assert!(!store.lease(&table, "somebody else", now, now + 1).await.unwrap(), "the lease was not renewed");
    let turns = || others.iter().map(|node| node.service.app.metrics.bot_turns.get()).sum::<u64>() as usize;
    assert_eq!((turns(), doomed.app.metrics.taken_up.get()), (0, 0));
    doomed.kill();
    let took = waited_for(&*store, &table, BY_BOT).await;
    assert!(took < Duration::from_secs(5), "{took:?}");
    owes_nothing(&*store, &table).await;
    assert_eq!(entries_with(&*store, &table, BY_BOT).await, turns(), "a bot thought twice");
    for node in others {
        node.stop().await;
    }
}

/// A window with a limit of time is closed by the next node, and not before its time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_window_closes_after_a_restart() {
    let folder = Folder::new();
    let name = folder.file("service.db");
    let doomed = Doomed::start({
        let name = name.clone();
        async move { file(&name).await }
    })
    .await;
    let mut anna = Client::new(&doomed.router, "anna");
    let app = doomed.app.clone();
    let table = doomed
        .run(async move {
            let seats = json!(["me", "me", "me", "me"]);
            let new = json!({ "game": "cellar", "seats": seats, "settings": { "reactWithin": 2 } });
            let table = anna.open(&new).await;
            windows::open_window(&app, &table).await;
            table
        })
        .await;
    doomed.kill();
    let store = file(&name).await;
    let row = store.table(&table).await.unwrap().unwrap();
    assert_eq!(row.due, Some(row.active + 2000), "the window closes after two seconds");
    let next = Living::start(2, store);
    let passed = "\"by\":\"table\"";
    let before = entries_with(&*next.service.store, &table, passed).await;
    assert_eq!(before, 0);
    waited_for(&*next.service.store, &table, passed).await;
    let entries = next.service.store.entries(&table, 0).await.unwrap();
    let pass = entries.iter().find(|entry| entry.body.contains(passed)).unwrap();
    assert!(pass.made >= row.active + 2000, "it was passed {} ms too early", row.active + 2000 - pass.made);
    next.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proposal_ends_after_a_restart() {
    let folder = Folder::new();
    let name = folder.file("service.db");
    let doomed = Doomed::start({
        let name = name.clone();
        async move { file(&name).await }
    })
    .await;
    let (mut anna, mut bob) = (Client::new(&doomed.router, "anna"), Client::new(&doomed.router, "bob"));
    let table = doomed
        .run(async move {
            let table = anna.open(&coop(&json!(["me", "open"]))).await;
            let card = anna.look(&table).await["card"].clone();
            bob.sit(&table, &card, "Bob").await;
            play_on(&mut [&mut anna, &mut bob], &table, 4).await;
            let proposed = anna.change(&table, "undo", json!({ "moment": 0 })).await.ok();
            assert_eq!(proposed["done"], "proposed");
            table
        })
        .await;
    doomed.kill();
    let store = file(&name).await;
    let row = store.table(&table).await.unwrap().unwrap();
    assert_eq!(row.due, Some(row.active + 1000));
    let next = Living::start(2, store);
    waited_for(&*next.service.store, &table, "\"answered\"").await;
    let entries = next.service.store.entries(&table, 0).await.unwrap();
    let last = entries.last().unwrap();
    assert!(last.body.contains("\"yes\":false") && last.made >= row.active + 1000, "{}", last.body);
    owes_nothing(&*next.service.store, &table).await;
    assert_eq!(next.service.store.entries(&table, 0).await.unwrap().len(), entries.len(), "it ends once");
    next.stop().await;
}

/// A database of the program before: nothing says what its tables owe, and one of them was killed between the last seat and the start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_an_older_program_goes_on() {
    let folder = Folder::new();
    let name = folder.file("service.db");
    let service = node(1, file(&name).await);
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["bot", "bot"]))).await;
    service.app.stop();
    service.store.close().await;
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{name}")).await.unwrap();
    for statement in [
        "DELETE FROM entries WHERE body NOT LIKE '{\"opened\"%' AND body NOT LIKE '{\"bot-sat\"%'",
        "DELETE FROM keyframes",
        "UPDATE tables SET stage = 'gathering', last = (SELECT MAX(position) FROM entries)",
        "DROP INDEX tables_due",
        "ALTER TABLE tables DROP COLUMN due",
        "DROP TABLE checks",
        "DROP TABLE audit",
        "DROP TABLE records",
        "ALTER TABLE persons DROP COLUMN banned",
        "ALTER TABLE persons DROP COLUMN quota",
        "DELETE FROM versions WHERE version >= 2",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let next = Living::start(2, file(&name).await);
    waited_for(&*next.service.store, &table, "\"started\"").await;
    waited_for(&*next.service.store, &table, BY_BOT).await;
    next.stop().await;
}

/// Bots whose moves could not be saved go on as soon as there is room, and so does a node that had given them up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_when_there_is_room_again() {
    let folder = Folder::new();
    let disk = Arc::new(SqliteStore::open(&folder.file("service.db")).await.unwrap());
    let store: Arc<dyn Store> = disk.clone();
    let living = Living::start(1, Arc::clone(&store));
    let mut anna = living.service.client("anna");
    let table = anna.open(&coop(&json!(["me", "bot"]))).await;
    while entries_with(&*store, &table, BY_BOT).await == 0 {
        if play_on(&mut [&mut anna], &table, 1).await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    owes_nothing(&*store, &table).await;
    let rows = store.entries(&table, 0).await.unwrap();
    // As if the node had stopped when the bot had to move, and the disk had been full since.
    let at = rows.iter().position(|row| row.body.contains(BY_BOT)).unwrap() as i64;
    living.stop().await;
    let name = folder.file("service.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{name}")).await.unwrap();
    sqlx::query("DELETE FROM entries WHERE position >= $1").bind(at).execute(&pool).await.unwrap();
    sqlx::query("UPDATE tables SET last = $1, due = active").bind(at - 1).execute(&pool).await.unwrap();
    pool.close().await;
    let disk = Arc::new(SqliteStore::open(&name).await.unwrap());
    disk.simulate(Fault::ReadOnly);
    let next = Living::start(2, disk.clone());
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(entries_with(&*disk, &table, BY_BOT).await, 0);
    disk.simulate(Fault::None);
    waited_for(&*disk, &table, BY_BOT).await;
    next.stop().await;
}
