//! `undercroft admin`: what whoever runs the service does with its database, also while it serves. Every change leaves a line in the audit.
//! What the service does with a table is not here: a table is closed by adding an entry, as everybody does, so that a match that counts is recorded.

use crate::common::{self, Done, Problem, problem};
use crate::{play, serve};
use clap::{Args as ClapArgs, Subcommand};
use indicatif::ProgressBar;
use std::path::Path;
use std::sync::Arc;
use undercroft_i18n::Texts;
use undercroft_kernel::Arg;
use undercroft_server::Config;
use undercroft_server::clock::{Clock, Millis, day};
use undercroft_server::live::{LiveError, TableError, close_table};
use undercroft_server::secret::{Randomness, log_name};
use undercroft_server::store::{
    self, AdminStore, Audit, Person, StoreError, TableFilter, TableRow, is_postgres,
};

/// How many lines a list has, unless more are asked for.
const LISTED: i64 = 50;

/// Looks after what the service keeps, also while it serves.
#[derive(ClapArgs)]
#[command(after_help = "Example: undercroft admin --db tables.db prune --idle-days 90 --dry-run")]
pub struct Args {
    /// Where everything is kept: a file, or postgres://…
    #[arg(long, global = true, default_value_t = crate::play::home::database(), value_name = "FILE|postgres://…")]
    db: String,
    /// The language: en or fr. Without it, the language of the system.
    #[arg(long, global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List tables, the latest first.
    Tables {
        /// Only those that stand so: gathering, playing, over or closed.
        #[arg(long)]
        stage: Option<String>,
        #[arg(long)]
        game: Option<String>,
        /// Only those at which this person sits.
        #[arg(long)]
        person: Option<String>,
        /// How many at most.
        #[arg(long, default_value_t = LISTED)]
        most: i64,
    },
    /// Show a table: who sits there, how much it takes.
    Table { table: String },
    /// Close a table: nothing is played there any more.
    Close { table: String },
    /// Remove a table; results of its match stay.
    Delete { table: String },
    /// List persons, the latest first, or those whose name or id is like a text.
    Persons {
        like: Option<String>,
        /// How many at most.
        #[arg(long, default_value_t = LISTED)]
        most: i64,
    },
    /// Show a person: devices, tables, what it may do, what the log calls it.
    Person { person: String },
    /// Shut a person out: it may look, and change nothing.
    Ban { person: String },
    /// Let a person in again.
    Unban { person: String },
    /// Take away a device of a person, by the beginning of its hash, or all of them.
    Revoke {
        person: String,
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        device: Option<String>,
        #[arg(long)]
        all: bool,
    },
    /// Allow a person so many open tables; without a number, as many as everybody.
    Quota { person: String, tables: Option<u32> },
    /// Remove tables at which nothing has happened for so many days, and what belongs to nothing any more.
    Prune {
        #[arg(long, value_name = "DAYS")]
        idle_days: u32,
        /// Only say what would be removed.
        #[arg(long)]
        dry_run: bool,
    },
    /// Copy everything from another database into this one, which must be empty: a file into Postgres, Postgres into a file, or a backup.
    Import {
        /// A file, or postgres://…
        from: String,
    },
    /// The newest lines of the audit.
    Audit {
        /// How many at most.
        #[arg(long, default_value_t = LISTED)]
        most: i64,
    },
}

/// Runs the command.
///
/// # Errors
/// Why it was not done, as a sentence.
pub fn run(args: &Args) -> Done {
    let texts = Texts::new(play::language(args.lang.as_deref())?, [])
        .map_err(|_| problem("the texts cannot be read"))?;
    serve::runtime()?.block_on(async {
        let imports = matches!(args.command, Command::Import { .. });
        let store = open(&texts, &args.db, imports).await?;
        let admin = Admin { store: Arc::clone(&store), texts, now: Clock::default().now() };
        let done = admin.run(&args.command).await;
        store.close().await;
        done
    })
}

/// Opens a database; a file has to be there, unless something is copied into it.
async fn open(texts: &Texts, db: &str, new: bool) -> Done<Arc<dyn AdminStore>> {
    let shown = serve::shown(db);
    if !new && !is_postgres(db) && !Path::new(db.strip_prefix("sqlite://").unwrap_or(db)).exists() {
        return Err(Problem(texts.text("admin-no-file", &[("file", Arg::Word(shown))])));
    }
    store::open_admin(db).await.map_err(|error| Problem(format!("{shown}: {error}")))
}

struct Admin {
    store: Arc<dyn AdminStore>,
    texts: Texts,
    now: Millis,
}

fn word(text: impl Into<String>) -> Arg {
    Arg::Word(text.into())
}

impl Admin {
    async fn run(&self, command: &Command) -> Done {
        match command {
            Command::Tables { stage, game, person, most } => {
                let filter = TableFilter {
                    stage: stage.clone(),
                    game: game.clone(),
                    person: person.clone(),
                    idle_since: None,
                    most: *most,
                };
                let tables = self.store.list_tables(&filter).await.map_err(problem)?;
                tables.iter().for_each(|table| self.list_table(table));
                self.say("admin-tables", &[("count", Arg::Number(tables.len() as i64))]);
                Ok(())
            }
            Command::Table { table } => self.show_table(table).await,
            Command::Close { table } => self.close(table).await,
            Command::Delete { table } => {
                let audit = self.audit("delete", table, "")?;
                self.found(self.store.delete_by_admin(table, &audit).await, "admin-no-table", table)?;
                self.done("admin-deleted", table)
            }
            Command::Persons { like, most } => {
                let persons = self.store.list_persons(like.as_deref(), *most).await.map_err(problem)?;
                persons.iter().for_each(|person| self.list_person(person));
                self.say("admin-persons", &[("count", Arg::Number(persons.len() as i64))]);
                Ok(())
            }
            Command::Person { person } => self.show_person(person).await,
            Command::Ban { person } => {
                let audit = self.audit("ban", person, "")?;
                self.found(self.store.ban(person, Some(self.now), &audit).await, "admin-no-person", person)?;
                self.done("admin-banned", person)
            }
            Command::Unban { person } => {
                let audit = self.audit("unban", person, "")?;
                self.found(self.store.ban(person, None, &audit).await, "admin-no-person", person)?;
                self.done("admin-unbanned", person)
            }
            Command::Revoke { person, device, .. } => self.revoke(person, device.as_deref()).await,
            Command::Quota { person, tables } => {
                let detail = tables.map_or_else(String::new, |tables| tables.to_string());
                let audit = self.audit("quota", person, &detail)?;
                let set = self.store.set_quota(person, tables.map(i64::from), &audit).await;
                self.found(set, "admin-no-person", person)?;
                self.done("admin-quota-set", person)
            }
            Command::Prune { idle_days, dry_run } => self.prune(*idle_days, *dry_run).await,
            Command::Import { from } => self.import(from).await,
            Command::Audit { most } => {
                for line in self.store.audit(*most).await.map_err(problem)? {
                    let Audit { made, who, what, target, detail, .. } = line;
                    common::line!("{} {who} {what} {target} {detail}", moment(made));
                }
                Ok(())
            }
        }
    }

    fn say(&self, key: &str, args: &[(&str, Arg)]) {
        common::write_line(&self.texts.text(key, args));
    }

    fn done(&self, key: &str, target: &str) -> Done {
        self.say(key, &[("target", word(target))]);
        Ok(())
    }

    fn sentence(&self, key: &str, target: &str) -> Problem {
        Problem(self.texts.text(key, &[("target", word(target))]))
    }

    /// A problem where nothing of that name was found.
    fn found(&self, done: Result<bool, StoreError>, missing: &str, target: &str) -> Done {
        match done {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.sentence(missing, target)),
            Err(error) => Err(problem(error)),
        }
    }

    fn audit(&self, what: &str, target: &str, detail: &str) -> Done<Audit> {
        let who = ["SUDO_USER", "USER", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
        Ok(Audit {
            id: Randomness::default().token::<10>().map_err(problem)?,
            made: self.now,
            who: who.unwrap_or_else(|| "-".to_owned()),
            what: what.to_owned(),
            target: target.to_owned(),
            detail: detail.to_owned(),
        })
    }

    async fn row(&self, table: &str) -> Done<TableRow> {
        let row = self.store.table(table).await.map_err(problem)?;
        row.ok_or_else(|| self.sentence("admin-no-table", table))
    }

    fn list_table(&self, table: &TableRow) {
        common::line!(
            "{}  {:<10} {:<9} {}  {}",
            table.id,
            table.game,
            table.stage,
            moment(table.active),
            table.last + 1
        );
    }

    async fn show_table(&self, table: &str) -> Done {
        let row = self.row(table).await?;
        let size = self.store.table_size(table).await.map_err(problem)?;
        self.list_table(&row);
        let number = Arg::Number;
        self.say(
            "admin-table-size",
            &[
                ("opened", word(moment(row.created))),
                ("entries", number(size.entries)),
                ("bytes", number(size.bytes)),
                ("states", number(size.states)),
                ("root", word(row.root)),
            ],
        );
        for seated in self.store.seats(table).await.map_err(problem)? {
            let id = seated.person.unwrap_or_default();
            let name = self.store.person(&id).await.map_err(problem)?.map(|person| person.name);
            let args = [
                ("seat", number(seated.seat)),
                ("person", word(id)),
                ("name", word(name.unwrap_or_default())),
                ("seen", word(moment(seated.seen))),
            ];
            self.say("admin-seat", &args);
        }
        Ok(())
    }

    async fn close(&self, table: &str) -> Done {
        let audit = self.audit("close", table, "")?;
        match close_table(Arc::<dyn AdminStore>::clone(&self.store), table).await {
            Ok(()) => {
                self.store.note(&audit).await.map_err(problem)?;
                self.done("admin-closed", table)
            }
            Err(LiveError::NoSuchTable) => Err(self.sentence("admin-no-table", table)),
            Err(LiveError::Refused(TableError::TableClosed)) => {
                Err(self.sentence("admin-closed-already", table))
            }
            Err(LiveError::TooBusy) => Err(self.sentence("admin-busy", table)),
            Err(error) => Err(problem(error)),
        }
    }

    fn list_person(&self, person: &Person) {
        let banned = if person.banned { self.texts.text("admin-is-banned", &[]) } else { String::new() };
        common::line!("{}  {}  {}  {banned}", person.id, moment(person.created), person.name);
    }

    async fn show_person(&self, id: &str) -> Done {
        let person = self.store.person(id).await.map_err(problem)?;
        let person = person.ok_or_else(|| self.sentence("admin-no-person", id))?;
        self.list_person(&person);
        let open = self.store.open_tables(id).await.map_err(problem)?;
        let most = person.quota.unwrap_or(Config::default().limits.open_tables);
        let args = [("open", Arg::Number(open)), ("most", Arg::Number(most)), ("log", word(log_name(id)))];
        self.say("admin-person", &args);
        for device in self.store.devices(id).await.map_err(problem)? {
            let hash: String = device.hash.chars().take(12).collect();
            self.say("admin-device", &[("device", word(hash)), ("created", word(moment(device.created)))]);
        }
        Ok(())
    }

    async fn revoke(&self, person: &str, device: Option<&str>) -> Done {
        let hash = device.unwrap_or_default();
        if device.is_some_and(|hash| hash.len() < 6) {
            return Err(self.sentence("admin-device-short", hash));
        }
        let audit = self.audit("revoke", person, hash)?;
        match self.store.revoke(person, hash, &audit).await.map_err(problem)? {
            0 => Err(self.sentence("admin-no-device", person)),
            count => {
                self.say("admin-revoked", &[("count", Arg::Number(count as i64))]);
                Ok(())
            }
        }
    }

    async fn prune(&self, idle_days: u32, dry_run: bool) -> Done {
        let since = self.now - Config::days(idle_days);
        let filter = TableFilter { idle_since: Some(since), most: i64::MAX, ..TableFilter::default() };
        let idle = self.store.list_tables(&filter).await.map_err(problem)?;
        let count = Arg::Number(idle.len() as i64);
        if dry_run {
            idle.iter().for_each(|table| self.list_table(table));
            self.say("admin-would-prune", &[("count", count)]);
            return Ok(());
        }
        let audit = self.audit("prune", "", &format!("{idle_days} days, {} tables", idle.len()))?;
        let progress = ProgressBar::new(idle.len() as u64);
        loop {
            // In small parts: the service goes on writing in between.
            let removed = self.store.prune(since, 100, &[]).await.map_err(problem)?;
            progress.inc(removed.len() as u64);
            if removed.is_empty() {
                break;
            }
        }
        progress.finish_and_clear();
        let orphans = self.store.remove_orphans(self.now).await.map_err(problem)?;
        self.store.note(&audit).await.map_err(problem)?;
        self.say("admin-pruned", &[("count", count), ("rows", Arg::Number(orphans as i64))]);
        Ok(())
    }

    async fn import(&self, from: &str) -> Done {
        if !self.store.is_empty().await.map_err(problem)? {
            return Err(self.sentence("admin-not-empty", from));
        }
        let source = open(&self.texts, from, false).await?;
        let progress = ProgressBar::new_spinner();
        let copied = store::copy(&*source, &*self.store, || progress.inc(1)).await.map_err(problem);
        progress.finish_and_clear();
        source.close().await;
        let rows = copied?;
        self.store
            .note(&self.audit("import", &serve::shown(from), &format!("{rows} rows"))?)
            .await
            .map_err(problem)?;
        self.say("admin-imported", &[("rows", Arg::Number(rows as i64))]);
        Ok(())
    }
}

/// A moment as day and time of day by Greenwich.
fn moment(at: Millis) -> String {
    let minutes = at.div_euclid(60_000).rem_euclid(24 * 60);
    format!("{} {:02}:{:02}", day(at), minutes / 60, minutes % 60)
}
