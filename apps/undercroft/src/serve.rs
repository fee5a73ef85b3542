//! `undercroft serve` and `undercroft backup`: the table service, and a copy of everything it keeps.

use crate::common::{self, Done, problem};
use crate::play::home;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use undercroft_server::secret::Randomness;
use undercroft_server::{App, Config, listen, store};

/// Serves the table in the browser, and to programs.
///
/// Everything is kept in one SQLite file, or in a Postgres database that several of these share. Only this machine can reach it unless `--listen` says
/// otherwise. Ctrl-C finishes what was accepted and stops.
#[derive(clap::Args)]
#[command(
    after_help = "Example: undercroft serve --port 7777 --db tables.db --public-url https://table.example"
)]
pub struct Args {
    /// The port.
    #[arg(long, default_value_t = 7777)]
    port: u16,
    /// The address of this machine on which it listens; 0.0.0.0 for every one.
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    listen: IpAddr,
    /// Where everything is kept: a file, or postgres://…; without it, where the terminal keeps your matches.
    #[arg(long, default_value_t = home::database(), value_name = "FILE|postgres://…")]
    db: String,
    /// The address under which people reach it; links begin with it.
    #[arg(long, value_name = "URL", value_parser = Config::read_public_url)]
    public_url: Option<String>,
    /// How many proxies of yours stand before it, one after the other: only what they add to X-Forwarded-For is believed.
    #[arg(long, default_value_t = 0, value_name = "COUNT")]
    trusted_proxies: u8,
    /// The same as --trusted-proxies 1.
    #[arg(long, conflicts_with = "trusted_proxies")]
    behind_proxy: bool,
    /// Another address for /metrics, /healthz and /readyz; /metrics is then told nowhere else.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_listen: Option<SocketAddr>,
    /// Write into each log line who calls: a hash of the person, and the address.
    #[arg(long)]
    log_callers: bool,
    /// Remove tables at which nothing has happened for so many days; without it they stay.
    #[arg(long, value_name = "DAYS")]
    keep_idle: Option<u32>,
    /// How many seconds a bot may think.
    #[arg(long, default_value_t = 5, value_name = "SECONDS")]
    bot_seconds: u64,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    log_json: bool,
    /// Write no log but warnings.
    #[arg(long)]
    quiet: bool,
    /// No limits on how often anybody asks: for measurements.
    #[arg(long, hide = true)]
    no_limits: bool,
    /// The same dice, keys and bots in every run, from this number: for tests, and for this machine alone.
    #[arg(long, hide = true, value_name = "NUMBER")]
    repeatable: Option<u64>,
}

/// Copies everything that the service keeps into a new file, while it serves.
///
/// The copy is an SQLite file, whichever database is used; `undercroft serve --db COPY` serves it.
#[derive(clap::Args)]
#[command(after_help = "Example: undercroft backup monday.db --db tables.db")]
pub struct Backup {
    /// The file to write; it must not be there yet.
    file: PathBuf,
    /// Where everything is kept: a file, or postgres://…
    #[arg(long, default_value_t = home::database(), value_name = "FILE|postgres://…")]
    db: String,
}

/// Serves until it is stopped.
///
/// # Errors
/// When the database or the port cannot be had.
pub fn run(args: &Args) -> Done {
    undercroft_server::log(args.log_json, args.quiet);
    runtime()?.block_on(async {
        home::make_folder(&args.db)?;
        let _lock = store::lock_to_serve(&args.db).map_err(problem)?;
        raise_file_limit();
        let store =
            store::open(&args.db).await.map_err(|error| problem(format!("{}: {error}", shown(&args.db))))?;
        let config = Config {
            public_url: args.public_url.clone(),
            trusted_proxies: args.trusted_proxies.max(u8::from(args.behind_proxy)),
            log_callers: args.log_callers,
            metrics_apart: args.metrics_listen.is_some(),
            keep_idle: args.keep_idle.map(Config::days),
            bot_time: Duration::from_secs(args.bot_seconds),
            ..Config::default()
        };
        let config = if args.no_limits { config.unlimited() } else { config };
        let mut service = App::new(store, config).map_err(problem)?;
        if let Some(seed) = args.repeatable {
            // Whoever knows the number knows every key.
            if !args.listen.is_loopback() || args.public_url.is_some() {
                return Err(problem(
                    "--repeatable is for tests: it listens on this machine's own address only",
                ));
            }
            service.random = Randomness::fixed(seed);
        }
        let service = Arc::new(service);
        let address = SocketAddr::new(args.listen, args.port);
        let listening =
            listen(service.clone(), address).await.map_err(|error| problem(format!("{address}: {error}")))?;
        let listening = match args.metrics_listen {
            Some(host) => listening
                .with_host_address(host)
                .await
                .map_err(|error| problem(format!("{host}: {error}")))?,
            None => listening,
        };
        let address = listening.address().map_err(problem)?;
        let shown = args.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        common::line!("The table is at {shown}");
        if let Some(code) = home::transfer_code(&service, &args.db).await {
            common::line!(
                "For your matches of the terminal, open within a quarter of an hour: {shown}/transfer/{code}"
            );
        }
        if let Some(host) = listening.host_address() {
            common::line!("Metrics are at http://{host}/metrics");
        }
        let stop = tokio::spawn(async move {
            stopped().await;
            service.stop();
        });
        listening.serve().await;
        stop.abort();
        Ok(())
    })
}

/// Copies everything.
///
/// # Errors
/// When the database cannot be read or the file not be written.
pub fn backup(args: &Backup) -> Done {
    runtime()?.block_on(async {
        if !args.db.contains("://") && !std::path::Path::new(&args.db).exists() {
            return Err(problem(format!("{}: there is no such file", args.db)));
        }
        let store =
            store::open(&args.db).await.map_err(|error| problem(format!("{}: {error}", shown(&args.db))))?;
        store.backup(&args.file).await.map_err(problem)?;
        store.close().await;
        common::line!("{}: everything is copied", args.file.display());
        Ok(())
    })
}

/// Every connection is a file to the system: as many as it allows may be open.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let most = limit.maximum.unwrap_or(1 << 20);
        if limit.current.is_some_and(|current| current < most) {
            // Where the system does not let it, fewer connections are open at once.
            let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum: limit.maximum });
        }
    }
}

/// The address of a database without the password in it.
pub fn shown(db: &str) -> String {
    match db.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?.1))) {
        Some((scheme, host)) => format!("{scheme}://{host}"),
        None => db.to_owned(),
    }
}

/// The threads on which the service runs.
pub fn runtime() -> Done<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(problem)
}

/// Waits for Ctrl-C, or for the system to ask.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
