//! `undercroft bench table`: the table service under load on loopback. The service runs as a program of its own, so that its memory can be told, or as
//! several nodes on one Postgres; the load is bounded. Aims are printed beside the figures, never demanded.
#![allow(clippy::disallowed_types, reason = "a stopwatch reads the clock")]

use super::caller::{Arrived, Caller, Events, Told};
use crate::common::{self, Done, Problem, problem};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use undercroft_table::Delta;

/// Measure the table service: actions a second, the way from an action to another screen, memory, loading.
#[derive(clap::Args)]
#[command(after_help = "Example: undercroft bench table --tables 1000 --seconds 10")]
pub struct Args {
    /// How many tables are live.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How many seconds each kind of load lasts.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How many actions a second the calm load has.
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
    /// How many nodes share the tables; who watches a table asks another node than who plays there. Several need --db postgres://…
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// Where the service keeps everything, an empty database; without it a file that is thrown away.
    #[arg(long, value_name = "FILE|postgres://…")]
    db: Option<String>,
    /// How many actions the long match has.
    #[arg(long, default_value_t = 2000)]
    actions: usize,
    /// Instead: plays at the calm rate for so many minutes, tells memory and errors minute by minute, and looks whether anything was lost.
    #[arg(long, value_name = "MINUTES")]
    soak: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// How long an event may take at most: what comes later, or not at all, is no delay that is counted.
const SEEN: Duration = Duration::from_secs(3);
/// How long a stream may take to begin.
const BEGUN: Duration = Duration::from_secs(60);

/// One table with somebody who plays and somebody who watches, each with a stream, as pages have.
struct Seat {
    player: Caller,
    table: String,
    /// What the player sees.
    own: Events,
    /// The part of the player's picture that holds the open prompt.
    asked: Value,
    watching: Events,
    count: usize,
    /// What was asked last, and what was answered.
    last: Option<(String, String, Value)>,
}

/// What a load came to.
#[derive(Default)]
struct Load {
    delays: Vec<Duration>,
    bytes: usize,
    time: Duration,
    /// The time that all nodes have worked.
    cpu: Duration,
}

/// Runs the measurement.
///
/// # Errors
/// When the service cannot be started or does not answer.
pub fn run(args: &Args) -> Done {
    if args.tables == 0
        || args.tables > 20_000
        || !(args.seconds > 0.0 && args.seconds <= 600.0)
        || args.rate.is_nan()
        || args.rate < 1.0
    {
        return Err(problem("expected 1 to 20000 tables, up to 600 seconds, and a rate of at least 1"));
    }
    let is_shared = args.db.as_deref().is_some_and(undercroft_server::store::is_postgres);
    if !(1..=8).contains(&args.nodes) || (args.nodes > 1 && !is_shared) {
        return Err(problem("expected 1 to 8 nodes, and --db postgres://… for several"));
    }
    let folder = Folder::new()?;
    let runtime = crate::serve::runtime()?;
    runtime.block_on(async {
        let db = args.db.clone().unwrap_or_else(|| folder.0.join("bench.db").display().to_string());
        let nodes: Vec<Service> = (0..args.nodes).map(|_| Service::start(&db)).collect::<Done<_>>()?;
        // The box and the texts are opened once, whatever the number of tables.
        for node in &nodes {
            new_table(node.address).await?;
        }
        let empty = memory(&nodes);
        let mut seats = open(&nodes, args.tables).await?;
        let live = memory(&nodes);
        watch(&mut seats).await?;
        let watched = memory(&nodes);
        let seats: Vec<Arc<Mutex<Seat>>> = seats.into_iter().map(|seat| Arc::new(Mutex::new(seat))).collect();
        if let Some(minutes) = args.soak {
            return soak(&nodes, &seats, minutes, args).await;
        }
        let calm = load(&nodes, &seats, Duration::from_secs_f64(args.seconds), Some(args.rate)).await?;
        let full = load(&nodes, &seats, Duration::from_secs_f64(args.seconds), None).await?;
        let (played, cold, warm) = long_match(nodes, &db, args.actions).await?;
        let each = |before: u64, after: u64| after.saturating_sub(before) as f64 / args.tables as f64;
        if args.json {
            let figures = json!({
                "tables": args.tables,
                "nodes": args.nodes,
                "database": if is_shared { "postgres" } else { "sqlite" },
                "calm": figures(&calm),
                "full": figures(&full),
                "kib_per_table": each(empty, live),
                "kib_per_watched_table": each(empty, watched),
                "frame_bytes": mean_bytes(&[&calm, &full]),
                "long_match": { "actions": played, "ms_to_load": cold, "ms_in_memory": warm },
            });
            common::line!("{figures}");
            return Ok(());
        }
        let database = if is_shared { "Postgres" } else { "SQLite" };
        let (tables, nodes) = (args.tables, args.nodes);
        common::line!("{tables} live tables, one player and one watcher each, {nodes} nodes, {database}");
        tell("calm", &calm);
        tell("full", &full);
        common::line!(
            "memory     {:>8.1} KiB a live table (aim 64), {:.1} KiB more while watched",
            each(empty, live),
            each(live, watched)
        );
        common::line!("frame      {:>8.0} bytes on average", mean_bytes(&[&calm, &full]));
        common::line!(
            "load       {:>8.1} ms for a match of {played} actions (aim 5); {:.1} ms when it is in memory",
            cold,
            warm
        );
        Ok(())
    })
}

impl Load {
    /// The microseconds that all nodes have worked for one action and for telling both screens.
    fn cpu_each(&self) -> f64 {
        self.cpu.as_secs_f64() * 1e6 / self.delays.len().max(1) as f64
    }

    fn rate(&self) -> f64 {
        self.delays.len() as f64 / self.time.as_secs_f64()
    }

    /// The milliseconds that these shares of all actions take at most.
    fn at<const N: usize>(&self, shares: [f64; N]) -> [f64; N] {
        let mut delays = self.delays.clone();
        delays.sort_unstable();
        shares.map(|share| {
            let place = (delays.len() as f64 * share) as usize;
            let delay = delays.get(place.min(delays.len().saturating_sub(1)));
            delay.map_or(0.0, |delay| delay.as_secs_f64() * 1e3)
        })
    }
}

fn figures(load: &Load) -> Value {
    let [p50, p99, worst] = load.at([0.5, 0.99, 1.0]);
    json!({
        "actions_per_second": load.rate(), "p50_ms": p50, "p99_ms": p99, "worst_ms": worst, "cpu_us_per_action": load.cpu_each(),
    })
}

/// Plays for minutes and tells one line for each. Afterwards every last request is sent again: what was answered must still be there.
async fn soak(nodes: &[Service], seats: &[Arc<Mutex<Seat>>], minutes: u32, args: &Args) -> Done {
    common::line!(
        "{:>6} {:>10} {:>9} {:>9} {:>12} {:>7}",
        "minute",
        "actions",
        "p50 ms",
        "p99 ms",
        "memory KiB",
        "errors"
    );
    let mut errors = 0;
    for minute in 1..=minutes {
        let done = load(nodes, seats, Duration::from_secs(60), Some(args.rate)).await;
        let load = done.unwrap_or_else(|error| {
            eprintln!("{error}");
            errors += 1;
            Load::default()
        });
        let ([p50, p99], memory, actions) = (load.at([0.5, 0.99]), memory(nodes), load.delays.len());
        if args.json {
            let line = json!({ "minute": minute, "actions": actions, "p50_ms": p50, "p99_ms": p99, "memory_kib": memory, "errors": errors });
            common::line!("{line}");
        } else {
            common::line!("{minute:>6} {actions:>10} {p50:>9.2} {p99:>9.2} {memory:>12} {errors:>7}");
        }
    }
    let mut lost = 0;
    for seat in seats {
        let seat = &mut *seat.lock().await;
        let Some((path, body, answer)) = seat.last.take() else { continue };
        let (status, again) = seat.player.call("POST", &path, &body).await?;
        lost += u32::from(status != 200 || again != answer);
    }
    common::line!("{lost} of {} last answers were lost", seats.len());
    if lost + errors > 0 { Err(problem("the service did not last")) } else { Ok(()) }
}

fn tell(name: &str, load: &Load) {
    let ([p50, p99, worst], rate) = (load.at([0.5, 0.99, 1.0]), load.rate());
    common::line!(
        "{name:<10} {rate:>8.0} actions/s; from the post to the event at the other screen: p50 {p50:.2} ms, p99 {p99:.2} ms (aim 10), worst {worst:.2} ms; {:.0} µs of work each",
        load.cpu_each()
    );
}

fn mean_bytes(loads: &[&Load]) -> f64 {
    let frames: usize = loads.iter().map(|load| load.delays.len()).sum();
    let bytes: usize = loads.iter().map(|load| load.bytes).sum();
    bytes as f64 / frames.max(1) as f64
}

async fn open(nodes: &[Service], count: usize) -> Done<Vec<Seat>> {
    let mut seats = Vec::with_capacity(count);
    let others = nodes.iter().cycle().skip(1);
    for (node, other) in nodes.iter().cycle().zip(others).take(count) {
        let (player, table) = new_table(node.address).await?;
        let own = player.told_events(&table).await?;
        let watching = Caller::new(other.address).await?.events(&table).await?;
        seats.push(Seat { player, table, own, asked: json!({}), watching, count: 0, last: None });
    }
    Ok(seats)
}

async fn new_table(address: SocketAddr) -> Done<(Caller, String)> {
    let mut player = Caller::new(address).await?;
    let (status, answer) = player.call("POST", "/api/v1/tables", "{\"game\":\"mini-rogue\"}").await?;
    let table = answer.get("table").and_then(Value::as_str);
    let table = table.ok_or_else(|| Problem(format!("no table: {status} {answer}")))?.to_owned();
    Ok((player, table))
}

/// Waits until everybody sees the table.
async fn watch(seats: &mut [Seat]) -> Done {
    for seat in seats {
        let (own, other) = (seat.own.next_within(BEGUN).await?, seat.watching.next_within(BEGUN).await?);
        let (Some(own), Some(_)) = (own, other) else { return Err(problem("a stream did not begin")) };
        seat.hear(&own);
    }
    Ok(())
}

/// Plays for a while, at a rate or as fast as a few callers can.
async fn load(
    nodes: &[Service],
    seats: &[Arc<Mutex<Seat>>],
    time: Duration,
    rate: Option<f64>,
) -> Done<Load> {
    const AT_ONCE: usize = 16;
    let worked = cpu(nodes);
    let begin = Instant::now();
    let mut tasks = tokio::task::JoinSet::new();
    let mut all = Load::default();
    let mut sent = 0;
    while begin.elapsed() < time {
        let Some(seat) = seats.get(sent % seats.len()).cloned() else { break };
        if let Some(rate) = rate {
            let due = Duration::from_secs_f64(sent as f64 / rate);
            tokio::time::sleep(due.saturating_sub(begin.elapsed())).await;
        } else if tasks.len() >= AT_ONCE {
            gather(&mut all, tasks.join_next().await)?;
        }
        sent += 1;
        tasks.spawn(async move { act(&mut *seat.lock().await).await });
    }
    while let Some(done) = tasks.join_next().await {
        gather(&mut all, Some(done))?;
    }
    all.time = begin.elapsed();
    all.cpu = cpu(nodes).saturating_sub(worked);
    Ok(all)
}

/// What a task that acts comes to: the way of an action to the watcher and the bytes of its frame.
type Joined = Result<Done<Option<(Duration, usize)>>, tokio::task::JoinError>;

fn gather(load: &mut Load, done: Option<Joined>) -> Done {
    match done {
        Some(Ok(acted)) => {
            if let Some((delay, bytes)) = acted? {
                load.delays.push(delay);
                load.bytes += bytes;
            }
            Ok(())
        }
        Some(Err(error)) => Err(problem(error)),
        None => Ok(()),
    }
}

impl Seat {
    /// Takes in what the player is told, as far as it is about the open prompt: whoever measures must not work more than who is measured.
    fn hear(&mut self, arrived: &Arrived) {
        match &arrived.says {
            Some(Told::Picture(picture)) => {
                let picture: Value = serde_json::from_str(picture).unwrap_or_default();
                self.asked =
                    picture.get("prompt").map_or_else(|| json!({}), |prompt| json!({ "prompt": prompt }));
            }
            Some(Told::Delta(delta)) => {
                let delta: Option<Delta> = serde_json::from_str(delta).ok();
                let changes = delta.into_iter().flat_map(|delta| delta.changes);
                for change in
                    changes.filter(|change| change.at == "prompt" || change.at.starts_with("prompt/"))
                {
                    let _ = change.put(&mut self.asked);
                }
            }
            None => {}
        }
    }

    /// The open prompt and the first of its choices.
    fn first_choice(&self) -> Option<(u64, &str)> {
        let prompt = self.asked.get("prompt")?;
        let mut choice = prompt.get("choices")?.get(0)?;
        while let Some(then) = choice.get("then") {
            choice = then.get(0)?;
        }
        let action = choice.get("action").or_else(|| choice.get("amounts")?.get(0)?.get("action"))?;
        Some((prompt.get("id")?.as_u64()?, action.as_str()?))
    }
}

/// Plays the first choice and waits until the watcher sees it. A match that is over is taken back to its beginning.
async fn act(seat: &mut Seat) -> Done<Option<(Duration, usize)>> {
    while let Some(late) = seat.own.waiting() {
        seat.hear(&late);
    }
    seat.count += 1;
    let (path, body) = match seat.first_choice() {
        Some((prompt, action)) => {
            ("actions", json!({ "id": seat.count.to_string(), "prompt": prompt, "do": action }))
        }
        None => ("undo", json!({ "id": seat.count.to_string(), "moment": 0 })),
    };
    seat.watching.forget_late();
    let begin = Instant::now();
    let path = format!("/api/v1/tables/{}/{path}", seat.table);
    let body = body.to_string();
    let (status, answer) = seat.player.call("POST", &path, &body).await?;
    if status != 200 {
        return Err(Problem(format!("{status} {answer}")));
    }
    seat.last = Some((path, body, answer));
    if let Some(own) = seat.own.next_within(SEEN).await? {
        seat.hear(&own);
    }
    // Who watches does not see everything: a choice between potions shows when one is gone.
    let arrived = seat.watching.next_within(SEEN).await?;
    Ok(arrived.map(|arrived| (arrived.at.duration_since(begin), arrived.bytes)))
}

/// The first leaf of the open prompt, found without reading the rest.
fn first_choice(view: &str) -> Option<(u64, &str)> {
    let (_, prompt) = view.split_once("\"prompt\":{\"id\":")?;
    let id = prompt.split_once(',')?.0.parse().ok()?;
    let (_, choices) = prompt.split_once("\"choices\":[")?;
    let (_, action) = choices.split_once("\"action\":\"")?;
    Some((id, action.split_once('"')?.0))
}

/// Plays a long match, starts the service anew, and asks for the table: milliseconds for the first and for later times.
async fn long_match(nodes: Vec<Service>, db: &str, actions: usize) -> Done<(usize, f64, f64)> {
    let Some(first) = nodes.first() else { return Ok((0, 0.0, 0.0)) };
    let (mut player, table) = new_table(first.address).await?;
    let mut played = 0;
    while played < actions {
        let view = player.look(&format!("/api/v1/tables/{table}")).await?;
        let (path, body) = match first_choice(&view) {
            Some((prompt, action)) => {
                ("actions", json!({ "id": played.to_string(), "prompt": prompt, "do": action }))
            }
            None => ("undo", json!({ "id": played.to_string(), "moment": 5 })),
        };
        let (status, answer) =
            player.call("POST", &format!("/api/v1/tables/{table}/{path}"), &body.to_string()).await?;
        if status != 200 {
            return Err(Problem(format!("{status} {answer}")));
        }
        played += 1;
    }
    drop(nodes);
    let service = Service::start(db)?;
    // The box is opened by another table first: it is shared by all.
    new_table(service.address).await?;
    let mut watcher = Caller::new(service.address).await?;
    let mut times = Vec::new();
    for _ in 0..6 {
        let begin = Instant::now();
        watcher.call("GET", &format!("/api/v1/tables/{table}"), "").await?;
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    let warm = times.iter().skip(1).copied().fold(f64::MAX, f64::min);
    Ok((played, times.first().copied().unwrap_or_default(), warm))
}

/// The service, as a program of its own.
struct Service {
    child: Child,
    address: SocketAddr,
}

impl Service {
    fn start(db: &str) -> Done<Service> {
        let program = std::env::current_exe().map_err(problem)?;
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--quiet", "--no-limits", "--db", db])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(problem)?;
        let said = child.stdout.take().and_then(|out| BufReader::new(out).lines().next());
        let line = said.and_then(Result::ok).unwrap_or_default();
        let address = line.rsplit("http://").next().and_then(|address| address.parse().ok());
        match address {
            Some(address) => Ok(Service { child, address }),
            None => {
                let _ = child.kill();
                Err(Problem(format!("the service did not start: {line}")))
            }
        }
    }

    fn status(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
    }
}

/// The memory that all nodes have in use, in KiB.
fn memory(nodes: &[Service]) -> u64 {
    let of = |node: &Service| {
        let status = node.status("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    nodes.iter().filter_map(of).sum()
}

/// The time that all nodes have worked so far. It depends less than delays do on what else the machine does.
fn cpu(nodes: &[Service]) -> Duration {
    /// How much a tick is: a hundredth of a second wherever Linux runs.
    const TICK: Duration = Duration::from_millis(10);
    let of = |node: &Service| {
        // The name of the program may hold spaces, and is followed by a bracket.
        let stat = node.status("stat");
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at)?.parse::<u32>().ok();
        Some(TICK * (ticks(11)? + ticks(12)?))
    };
    nodes.iter().filter_map(of).sum()
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Done<Folder> {
        let folder = std::env::temp_dir().join(format!("undercroft-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(problem)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
