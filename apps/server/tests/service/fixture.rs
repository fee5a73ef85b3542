//! A service for a test: a store in a folder of its own, a clock that stands, and limits that nothing reaches.

use crate::client::Client;
use crate::folder::Folder;
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;
use undercroft_server::clock::Clock;
use undercroft_server::secret::Randomness;
use undercroft_server::store::{SqliteStore, Store};
use undercroft_server::{App, Config, Shared, app};

/// When tests begin.
pub const NOON: i64 = 1_700_000_000_000;

pub struct Service {
    pub app: Shared,
    pub router: Router,
    pub store: Arc<dyn Store>,
    _folder: Option<Folder>,
}

impl Service {
    pub async fn new() -> Service {
        Service::with(Config { pass_hold: 20, ..Config::default() }.unlimited(), |_| {}).await
    }

    /// A service with other decisions, and changed before it is shared.
    pub async fn with(config: Config, change: impl FnOnce(&mut App)) -> Service {
        let folder = Folder::new();
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.file("service.db")).await.unwrap());
        let mut service = Service::node(1, store, config, change);
        service._folder = Some(folder);
        service
    }

    /// A service over a store that others use too. Each draws its own bytes, the same in every run, so that every run plays the same matches.
    pub fn node(
        number: u64,
        store: Arc<dyn Store>,
        config: Config,
        change: impl FnOnce(&mut App),
    ) -> Service {
        let mut service = App::new(Arc::clone(&store), config).unwrap();
        service.random = Randomness::fixed(number);
        service.clock = Clock::held(NOON);
        change(&mut service);
        let service = Arc::new(service);
        Service { router: app(service.clone()), app: service, store, _folder: None }
    }

    /// A caller.
    pub fn client(&self, name: &'static str) -> Client {
        Client::new(&self.router, name)
    }

    /// Somebody alone at a table of Mini Rogue.
    pub async fn solo(&self) -> (Client, String) {
        let mut anna = self.client("anna");
        let table = anna.open(&json!({ "game": "mini-rogue", "name": "Anna" })).await;
        (anna, table)
    }

    /// Two people at a table of Mini Rogue.
    pub async fn two(&self) -> (Client, Client, String) {
        let (mut anna, mut bob) = (self.client("anna"), self.client("bob"));
        let table = anna.open(&coop(&json!(["me", "open"]))).await;
        let card = anna.look(&table).await["card"].clone();
        bob.sit(&table, &card, "Bob").await;
        (anna, bob, table)
    }
}

/// A new table for two characters.
pub fn coop(seats: &Value) -> Value {
    json!({ "game": "mini-rogue", "setup": { "heroes": ["rogue", "mage"] }, "seats": seats, "name": "Anna" })
}

impl Client {
    /// Takes the first open seat that a card invites to.
    pub async fn sit(&mut self, table: &str, card: &Value, name: &str) -> Value {
        let seats = card["seats"].as_array().unwrap();
        let open = seats.iter().find(|seat| seat["holder"] == "open").expect("an open seat");
        let token = open["invitation"].as_str().unwrap().rsplit('/').next().unwrap();
        let path = format!("/api/v1/tables/{table}/seats/{}/sit", open["seat"]);
        self.post(&path, &json!({ "invitation": token, "name": name, "share": "ab".repeat(16) })).await.ok()
    }
}

/// Plays first choices until `steps` actions are done or nobody is asked; says how many.
pub async fn play_on(clients: &mut [&mut Client], table: &str, steps: usize) -> usize {
    for done in 0..steps {
        let mut acted = false;
        for client in clients.iter_mut() {
            if let Some((prompt, action)) = client.choice(table).await {
                let reply = client.change(table, "actions", json!({ "prompt": prompt, "do": action })).await;
                // A bot may have been quicker.
                if reply.status != axum::http::StatusCode::CONFLICT {
                    reply.ok();
                }
                acted = true;
                break;
            }
        }
        if !acted {
            return done;
        }
    }
    steps
}
