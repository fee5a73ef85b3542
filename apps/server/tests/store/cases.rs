//! What a store must do, case by case.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use undercroft_server::store::{
    Added, Addition, Answer, AskedOpening, Campaign, Claim, Feat, Keyframe, NewTable, Person, Played,
    PutCampaign, Seated, SignedFeat, Store,
};

type Shared = Arc<dyn Store>;
type Running = Pin<Box<dyn Future<Output = ()> + Send>>;
type Case = fn(Shared) -> Running;

/// Every case with its name.
pub fn all() -> Vec<(&'static str, Case)> {
    macro_rules! cases {
        ($($case:ident),* $(,)?) => {
            vec![$((stringify!($case), (|store| Box::pin($case(store)) as Running) as Case)),*]
        };
    }
    cases![
        entries_come_back_in_order,
        a_position_is_taken_once,
        the_same_ask_gets_the_same_answer,
        a_conflict_writes_nothing,
        the_latest_state_of_each_build_is_kept,
        a_table_is_deleted_for_a_request,
        everything_of_an_addition_is_there,
        seats_change_hands,
        idle_tables_are_removed,
        a_lease_is_held_by_one_node,
        what_is_owed_is_taken_by_one_node,
        what_is_owed_is_kept_with_the_entry,
        a_check_is_written,
        keys_open_persons,
        a_transfer_works_once,
        nothing_of_a_forgotten_person_is_left,
        feats_are_noted_once,
        a_campaign_is_written_by_one,
        packs_are_kept_by_hash,
        many_write_at_once,
        a_feat_is_signed_once,
        what_belongs_to_nothing_is_removed,
        open_tables_are_counted,
    ]
}

/// A table with two entries.
pub fn table(id: &str, now: i64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "mini-rogue".to_owned(),
        secret: "5ec2e7".to_owned(),
        dice: "d1ce".to_owned(),
        root: id.to_owned(),
        line: 0,
        stage: "playing",
        summary: "{}".to_owned(),
        due: None,
        now,
        asked: None,
    }
}

pub async fn open(store: &Shared, id: &str, now: i64) {
    let first = ["\"opened\"".to_owned(), "\"started\"".to_owned()];
    let seats = [Seated { seat: 0, person: Some("anna".to_owned()), seen: 0 }];
    store.open_table(&table(id, now), &first, &seats).await.unwrap();
}

pub fn addition(id: &str, position: i64, now: i64) -> Addition {
    Addition {
        table: id.to_owned(),
        position,
        body: format!("\"entry {position}\""),
        now,
        ..Addition::default()
    }
}

fn answer(ask: &str, text: &str) -> Option<Answer> {
    Some(Answer { author: "anna".to_owned(), ask: ask.to_owned(), answer: text.to_owned() })
}

async fn entries_come_back_in_order(store: Shared) {
    open(&store, "t", 10).await;
    for position in 2..40 {
        assert_eq!(store.add(&addition("t", position, 10 + position)).await.unwrap(), Added::Done);
    }
    let entries = store.entries("t", 0).await.unwrap();
    assert_eq!(entries.len(), 40);
    assert!(entries.iter().zip(0..).all(|(entry, at)| entry.position == at));
    let late = store.entries("t", 38).await.unwrap();
    assert_eq!(
        late.iter().map(|entry| entry.body.as_str()).collect::<Vec<_>>(),
        ["\"entry 38\"", "\"entry 39\""]
    );
    assert!(store.entries("another", 0).await.unwrap().is_empty());
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.last, row.created, row.active), (39, 10, 49));
    assert!(store.table("another").await.unwrap().is_none());
}

async fn a_position_is_taken_once(store: Shared) {
    open(&store, "t", 0).await;
    assert_eq!(store.add(&addition("t", 2, 0)).await.unwrap(), Added::Done);
    assert_eq!(store.add(&addition("t", 2, 0)).await.unwrap(), Added::Conflict);
    assert_eq!(store.add(&addition("t", 1, 0)).await.unwrap(), Added::Conflict);
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 3);
}

async fn the_same_ask_gets_the_same_answer(store: Shared) {
    open(&store, "t", 0).await;
    let first = Addition { answer: answer("a1", "done once"), ..addition("t", 2, 0) };
    assert_eq!(store.add(&first).await.unwrap(), Added::Done);
    let again = Addition { answer: answer("a1", "done twice"), ..addition("t", 3, 0) };
    assert_eq!(store.add(&again).await.unwrap(), Added::Known("done once".to_owned()));
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 3);
    assert_eq!(store.answer("t", "anna", "a1").await.unwrap().as_deref(), Some("done once"));
    assert_eq!(store.answer("t", "bob", "a1").await.unwrap(), None);
    assert_eq!(store.answer("u", "anna", "a1").await.unwrap(), None);
}

async fn a_conflict_writes_nothing(store: Shared) {
    open(&store, "t", 0).await;
    let late = Addition {
        answer: answer("a1", "never told"),
        seats: vec![Seated { seat: 0, person: None, seen: 0 }],
        stage: Some("over"),
        summary: Some("another".to_owned()),
        ..addition("t", 1, 99)
    };
    assert_eq!(store.add(&late).await.unwrap(), Added::Conflict);
    assert_eq!(store.answer("t", "anna", "a1").await.unwrap(), None);
    assert_eq!(store.seats("t").await.unwrap().len(), 1);
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.stage.as_str(), row.summary.as_str(), row.active), ("playing", "{}", 0));
}

async fn the_latest_state_of_each_build_is_kept(store: Shared) {
    open(&store, "t", 0).await;
    let state = |build: &str, position, body: &str| {
        let keyframe = Keyframe { build: build.to_owned(), position, body: body.to_owned() };
        ("t".to_owned(), keyframe)
    };
    let gone = ("gone".to_owned(), state("one", 1, "nobody's").1);
    store.keep(&[state("one", 2, "after two"), gone]).await.unwrap();
    store.keep(&[state("one", 3, "after three"), state("two", 4, "after four")]).await.unwrap();
    let kept = [state("two", 4, "after four").1, state("one", 3, "after three").1];
    assert_eq!(store.keyframes("t").await.unwrap(), kept);
    assert_eq!(store.keyframes("gone").await.unwrap(), [], "a table that is no more has no state");
}

async fn a_table_is_deleted_for_a_request(store: Shared) {
    open(&store, "t", 0).await;
    open(&store, "u", 0).await;
    let asked = AskedOpening { from: String::new(), author: "anna".to_owned(), ask: "d1".to_owned() };
    assert!(store.delete_table("t", Some(&asked)).await.unwrap());
    assert!(store.table("t").await.unwrap().is_none() && store.entries("t", 0).await.unwrap().is_empty());
    assert_eq!(store.answer("", "anna", "d1").await.unwrap().as_deref(), Some("t"));
    assert!(!store.delete_table("t", Some(&asked)).await.unwrap());
    assert_eq!(store.entries("u", 0).await.unwrap().len(), 2);
    assert_eq!(store.add(&addition("t", 2, 0)).await.unwrap(), Added::Conflict);
}

async fn everything_of_an_addition_is_there(store: Shared) {
    open(&store, "t", 0).await;
    let played = Played {
        table: "t".to_owned(),
        seat: 0,
        person: "anna".to_owned(),
        game: "mini-rogue".to_owned(),
        edition: "ed2025".to_owned(),
        outcome: "won".to_owned(),
        won: true,
        steps: 12,
        undone: 1,
        began: 0,
        ended: 7,
    };
    let end = Addition {
        stage: Some("over"),
        summary: Some("{\"over\":\"won\"}".to_owned()),
        results: vec![played.clone()],
        ..addition("t", 2, 7)
    };
    assert_eq!(store.add(&end).await.unwrap(), Added::Done);
    for position in 3..=4 {
        store.add(&addition("t", position, 8)).await.unwrap();
    }
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.stage.as_str(), row.summary.as_str()), ("over", "{\"over\":\"won\"}"));
    assert_eq!(store.results("anna", 10).await.unwrap(), [played]);
    let moved = store.moved_since(8).await.unwrap();
    assert_eq!(moved.iter().map(|moved| (moved.table.as_str(), moved.last)).collect::<Vec<_>>(), [("t", 4)]);
    assert!(store.moved_since(9).await.unwrap().is_empty());
}

async fn seats_change_hands(store: Shared) {
    open(&store, "t", 0).await;
    open(&store, "u", 5).await;
    let seated = |seat, person: Option<&str>| Seated { seat, person: person.map(str::to_owned), seen: 9 };
    let sit = Addition { seats: vec![seated(1, Some("bob"))], ..addition("t", 2, 9) };
    store.add(&sit).await.unwrap();
    store.seen(&[("t".to_owned(), 0), ("another".to_owned(), 0)], 9).await.unwrap();
    assert_eq!(store.seats("t").await.unwrap(), [seated(0, Some("anna")), seated(1, Some("bob"))]);
    let ids = |rows: Vec<undercroft_server::store::TableRow>| {
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(store.tables_of("anna", 10).await.unwrap()), ["t", "u"]);
    assert_eq!(ids(store.tables_of("anna", 1).await.unwrap()), ["t"]);
    assert_eq!(ids(store.tables_of("bob", 10).await.unwrap()), ["t"]);
    let leave = Addition { seats: vec![seated(0, None), seated(1, Some("carl"))], ..addition("t", 3, 9) };
    store.add(&leave).await.unwrap();
    assert_eq!(store.seats("t").await.unwrap(), [seated(1, Some("carl"))]);
    assert!(store.tables_of("bob", 10).await.unwrap().is_empty());
}

async fn idle_tables_are_removed(store: Shared) {
    for (id, now) in [("old", 10), ("older", 5), ("new", 100)] {
        open(&store, id, now).await;
    }
    open(&store, "open", 1).await;
    let in_use = ["open".to_owned()];
    assert_eq!(store.prune(50, 1, &in_use).await.unwrap(), ["older"]);
    assert_eq!(store.prune(50, 10, &in_use).await.unwrap(), ["old"]);
    assert!(store.table("open").await.unwrap().is_some());
    // An action at a table that was removed meanwhile is not answered.
    assert_eq!(store.add(&addition("old", 2, 60)).await.unwrap(), Added::Conflict);
    assert!(store.entries("old", 0).await.unwrap().is_empty());
    assert!(store.table("old").await.unwrap().is_none());
    assert!(store.entries("old", 0).await.unwrap().is_empty());
    assert!(store.table("new").await.unwrap().is_some());
    let family = store.family("new").await.unwrap();
    assert_eq!(family.len(), 1);
}

async fn a_lease_is_held_by_one_node(store: Shared) {
    assert!(store.lease("t", "node a", 0, 10).await.unwrap());
    assert!(!store.lease("t", "node b", 5, 15).await.unwrap());
    assert!(store.lease("t", "node a", 5, 15).await.unwrap());
    assert!(!store.lease("t", "node b", 14, 20).await.unwrap());
    assert!(store.lease("t", "node b", 15, 25).await.unwrap());
    assert!(store.lease("u", "node a", 15, 25).await.unwrap());
}

/// What a node takes of what is owed at a moment, with a lease of ten.
async fn taken(store: &Shared, node: &str, now: i64, most: i64) -> Vec<String> {
    store.take_owed(&Claim { node, due: now, now, until: now + 10, most }).await.unwrap()
}

async fn what_is_owed_is_taken_by_one_node(store: Shared) {
    let none: [&str; 0] = [];
    for (id, due) in [("a", Some(5)), ("b", Some(7)), ("c", Some(50)), ("d", None)] {
        let new = NewTable { due, ..table(id, 0) };
        store.open_table(&new, &["\"opened\"".to_owned()], &[]).await.unwrap();
    }
    assert_eq!(taken(&store, "one", 4, 9).await, none);
    assert_eq!(taken(&store, "one", 10, 1).await, ["b"], "the latest comes first");
    assert_eq!(taken(&store, "two", 11, 9).await, ["a"], "what another node has is left to it");
    assert_eq!(taken(&store, "one", 12, 9).await, none, "nor is taken twice");
    // A node that dies does not renew: another one takes over.
    assert!(store.lease("a", "two", 15, 40).await.unwrap());
    assert_eq!(taken(&store, "two", 20, 9).await, ["b"]);
    assert!(!store.lease("b", "one", 21, 40).await.unwrap());
    // A node that stops says so.
    store.release("two").await.unwrap();
    assert_eq!(taken(&store, "one", 22, 9).await, ["a", "b"]);
    assert_eq!(taken(&store, "one", 60, 9).await, ["a", "b", "c"]);
}

async fn what_is_owed_is_kept_with_the_entry(store: Shared) {
    open(&store, "t", 0).await;
    let due = async || store.table("t").await.unwrap().unwrap().due;
    assert_eq!(due().await, None);
    store.add(&Addition { due: Some(9), ..addition("t", 2, 1) }).await.unwrap();
    assert_eq!(due().await, Some(9));
    // Somebody else was first: what it says is true.
    store.add(&Addition { due: Some(99), ..addition("t", 2, 1) }).await.unwrap();
    assert_eq!(due().await, Some(9));
    store.set_due("t", 1, Some(77)).await.unwrap();
    assert_eq!(due().await, Some(9), "something was added since");
    store.set_due("t", 2, Some(11)).await.unwrap();
    assert_eq!(due().await, Some(11));
    store.add(&addition("t", 3, 1)).await.unwrap();
    assert_eq!(due().await, None);
}

async fn a_check_is_written(store: Shared) {
    for now in [1, 2, 2, 1, 100_000] {
        store.check_writable("one", now).await.unwrap();
        store.check_writable("two", now).await.unwrap();
    }
}

fn person(id: &str, name: &str) -> Person {
    Person { id: id.to_owned(), name: name.to_owned(), created: 1, ..Person::default() }
}

async fn keys_open_persons(store: Shared) {
    let anna = person("anna", "Anna <b>");
    store.add_person(&anna, "key one").await.unwrap();
    assert_eq!(store.person_of("key one").await.unwrap(), Some(anna.clone()));
    assert_eq!(store.person_of("key two").await.unwrap(), None);
    store.rename("anna", "Änne").await.unwrap();
    assert_eq!(store.person("anna").await.unwrap().unwrap().name, "Änne");
    store.forget_key("key one").await.unwrap();
    assert_eq!(store.person_of("key one").await.unwrap(), None);
    assert!(store.add_person(&anna, "key three").await.is_err());
    assert_eq!(store.person_of("key three").await.unwrap(), None);
}

async fn a_transfer_works_once(store: Shared) {
    store.add_person(&person("anna", "Anna"), "key one").await.unwrap();
    store.add_transfer("code", "anna", 100).await.unwrap();
    assert_eq!(store.transfer("code", 99).await.unwrap().unwrap().id, "anna");
    assert_eq!(store.transfer("code", 100).await.unwrap(), None);
    assert!(!store.claim("code", "key two", 100).await.unwrap());
    assert!(store.claim("code", "key two", 99).await.unwrap());
    assert!(!store.claim("code", "key three", 99).await.unwrap());
    assert_eq!(store.person_of("key two").await.unwrap().unwrap().id, "anna");
    assert_eq!(store.person_of("key one").await.unwrap().unwrap().id, "anna");
    assert_eq!(store.person_of("key three").await.unwrap(), None);
}

async fn nothing_of_a_forgotten_person_is_left(store: Shared) {
    store.add_person(&person("anna", "Anna"), "key").await.unwrap();
    store.add_transfer("code", "anna", 100).await.unwrap();
    open(&store, "t", 0).await;
    let campaign = Campaign {
        id: "c".to_owned(),
        person: "anna".to_owned(),
        game: "mini-rogue".to_owned(),
        version: 1,
        body: "{}".to_owned(),
        active: 0,
    };
    assert_eq!(store.put_campaign(&campaign, None).await.unwrap(), PutCampaign::Done);
    store.forget("anna").await.unwrap();
    assert_eq!(store.person("anna").await.unwrap(), None);
    assert_eq!(store.person_of("key").await.unwrap(), None);
    assert_eq!(store.transfer("code", 0).await.unwrap(), None);
    assert!(store.tables_of("anna", 10).await.unwrap().is_empty());
    assert_eq!(store.campaign("c").await.unwrap(), None);
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 2);
}

async fn feats_are_noted_once(store: Shared) {
    let feat = |feat: &str, made| Feat {
        person: "anna".to_owned(),
        feat: feat.to_owned(),
        table: "t".to_owned(),
        made,
    };
    store.add_feats(&[feat("first-win", 5), feat("no-undo", 5)]).await.unwrap();
    store.add_feats(&[feat("first-win", 9)]).await.unwrap();
    assert_eq!(store.feats("anna").await.unwrap(), [feat("first-win", 5), feat("no-undo", 5)]);
}

async fn a_campaign_is_written_by_one(store: Shared) {
    let campaign = |version, body: &str| Campaign {
        id: "c".to_owned(),
        person: "anna".to_owned(),
        game: "mini-rogue".to_owned(),
        version,
        body: body.to_owned(),
        active: version,
    };
    let asked =
        |ask: &str| AskedOpening { from: "c".to_owned(), author: "anna".to_owned(), ask: ask.to_owned() };
    assert_eq!(store.put_campaign(&campaign(1, "one"), None).await.unwrap(), PutCampaign::Done);
    assert_eq!(store.put_campaign(&campaign(2, "two"), Some(&asked("x"))).await.unwrap(), PutCampaign::Done);
    assert_eq!(
        store.put_campaign(&campaign(2, "late"), Some(&asked("y"))).await.unwrap(),
        PutCampaign::Outdated
    );
    // What was not written was not asked for either.
    assert_eq!(store.answer("c", "anna", "y").await.unwrap(), None);
    let again = store.put_campaign(&campaign(3, "twice"), Some(&asked("x"))).await.unwrap();
    assert_eq!(again, PutCampaign::Known(campaign(0, "").id));
    assert_eq!(store.campaign("c").await.unwrap().unwrap().body, "two");
    assert_eq!(store.campaigns("anna").await.unwrap().len(), 1);
}

async fn packs_are_kept_by_hash(store: Shared) {
    store.put_pack("hash", "mini-rogue/mine", "files").await.unwrap();
    store.put_pack("hash", "mini-rogue/mine", "other files").await.unwrap();
    let found = store.pack("hash").await.unwrap();
    assert_eq!(found, Some(("mini-rogue/mine".to_owned(), "files".to_owned())));
    assert_eq!(store.pack("another").await.unwrap(), None);
}

/// The record has the name that the person had then, and the first signature stays.
async fn a_feat_is_signed_once(store: Shared) {
    open(&store, "t", 0).await;
    store.add_person(&person("anna", "Anna"), "hash").await.unwrap();
    let signed = |day: &str| SignedFeat {
        person: "anna".to_owned(),
        game: "urto".to_owned(),
        feat: "goat".to_owned(),
        day: day.to_owned(),
        name: "Anna".to_owned(),
        table: "t".to_owned(),
    };
    for (position, day) in [(2, "2026-01-01"), (3, "2026-02-02")] {
        let wanted = Addition { signed: vec![signed(day)], ..addition("t", position, 0) };
        store.add(&wanted).await.unwrap();
        store.rename("anna", "Anne").await.unwrap();
    }
    assert_eq!(store.signed_feats("anna").await.unwrap(), [signed("2026-01-01")]);
    store.forget("anna").await.unwrap();
    assert!(store.signed_feats("anna").await.unwrap().is_empty());
}

/// Rows of a table that is there stay, and so do the answers of campaigns.
async fn what_belongs_to_nothing_is_removed(store: Shared) {
    open(&store, "t", 0).await;
    let answer = Answer { author: "anna".to_owned(), ask: "x".to_owned(), answer: "{}".to_owned() };
    store.add(&Addition { answer: Some(answer), ..addition("t", 2, 0) }).await.unwrap();
    assert!(store.lease("t", "node", 0, 9).await.unwrap());
    assert!(store.lease("gone", "node", 0, 9).await.unwrap());
    store.add_transfer("late", "anna", 10).await.unwrap();
    store.add_transfer("early", "anna", 1000).await.unwrap();
    assert_eq!(store.remove_orphans(100).await.unwrap(), 2, "the lease of no table, and the old code");
    assert_eq!(store.remove_orphans(100).await.unwrap(), 0);
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 3);
    assert!(store.answer("t", "anna", "x").await.unwrap().is_some());
}

async fn open_tables_are_counted(store: Shared) {
    for table in ["one", "two", "three"] {
        open(&store, table, 0).await;
    }
    let seated = |person: &str| Seated { seat: 0, person: Some(person.to_owned()), seen: 0 };
    for table in ["one", "two"] {
        store.add(&Addition { seats: vec![seated("zoe")], ..addition(table, 2, 0) }).await.unwrap();
    }
    assert_eq!(store.open_tables("zoe").await.unwrap(), 2);
    store.add(&Addition { stage: Some("closed"), ..addition("one", 3, 0) }).await.unwrap();
    assert_eq!(store.open_tables("zoe").await.unwrap(), 1);
}

/// Eight writers want every position of a table: each position is got by exactly one, and none is left out.
async fn many_write_at_once(store: Shared) {
    open(&store, "t", 0).await;
    let mut writers = Vec::new();
    for writer in 0..8 {
        let store = Arc::clone(&store);
        writers.push(tokio::spawn(async move {
            let mut got = 0;
            let mut position = 2;
            while position < 42 {
                let wanted = Addition { body: format!("{writer}"), ..addition("t", position, 0) };
                got += usize::from(store.add(&wanted).await.unwrap() == Added::Done);
                position += 1;
            }
            got
        }));
    }
    let mut got = 0;
    for writer in writers {
        got += writer.await.unwrap();
    }
    assert_eq!(got, 40);
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 42);
}
