//! What can be wrong with a disk, put on by tests: the database itself then refuses to write, with the errors that the disk would cause.

use sqlx::{AssertSqlSafe, SqliteConnection};
use std::sync::atomic::{AtomicU8, Ordering};

/// What is wrong with the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing.
    None,
    /// It is full: the file cannot grow.
    Full,
    ReadOnly,
}

/// The fault that is wanted, and what the connection that writes was last told.
#[derive(Default)]
pub(super) struct Faults {
    wanted: AtomicU8,
    told: AtomicU8,
}

impl Faults {
    /// Puts a fault on, or takes it off, from the next transaction on.
    pub(super) fn want(&self, fault: Fault) {
        self.wanted.store(fault as u8, Ordering::SeqCst);
    }

    /// A new connection knows of no fault.
    pub(super) fn forget(&self) {
        self.told.store(Fault::None as u8, Ordering::SeqCst);
    }

    /// Tells the connection that writes, if it does not know yet.
    pub(super) async fn tell(&self, link: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let wanted = self.wanted.load(Ordering::SeqCst);
        if self.told.swap(wanted, Ordering::SeqCst) == wanted {
            return Ok(());
        }
        // A file that may have no more pages than one keeps those that it has.
        let pages = if wanted == Fault::Full as u8 { 1 } else { u32::MAX - 1 };
        let only_read = u8::from(wanted == Fault::ReadOnly as u8);
        let pragmas = format!("PRAGMA max_page_count = {pages}; PRAGMA query_only = {only_read}");
        sqlx::raw_sql(AssertSqlSafe(pragmas)).execute(link).await?;
        Ok(())
    }
}
