//! Whether the service can work: it can when the store takes writes. A full or read-only disk still answers questions, so that only writing tells.

use crate::clock::Millis;
use crate::store::Store;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// How long an answer is good for: whoever asks without end writes no more often than this.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// How long the store may take.
const LONGEST: Duration = Duration::from_secs(5);

/// What the store said last.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Whether the store takes writes now, or did a moment ago. All who ask at once share one answer.
    pub async fn check(&self, store: &dyn Store, node: &str, now: Millis) -> bool {
        let mut last = self.0.lock().await;
        if let Some((when, writable)) = *last
            && when.elapsed() < GOOD_FOR
        {
            return writable;
        }
        let problem = match timeout(LONGEST, store.check_writable(node, now)).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some("it takes too long".to_owned()),
        };
        let was_writable = last.is_none_or(|(_, writable)| writable);
        match &problem {
            Some(error) if was_writable => tracing::error!(%error, "the store takes no writes"),
            None if !was_writable => tracing::info!("the store takes writes again"),
            _ => {}
        }
        *last = Some((Instant::now(), problem.is_none()));
        problem.is_none()
    }
}
