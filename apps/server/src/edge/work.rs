//! Work that costs a processor and that strangers ask for: reading their files and playing them, counting odds, opening boxes. It runs on few threads
//! of its own and never on those that answer requests. Whoever finds no place in the short line before it is turned away. It ends when its time is
//! over or nobody waits for it any more: at every step it asks for that itself, so that nothing goes on behind an answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout, timeout_at};

/// Some threads, and the line before them.
pub struct Workers {
    line: Semaphore,
    threads: Arc<Semaphore>,
    count: u32,
    time: Duration,
}

/// Tells work to end.
#[derive(Clone, Debug)]
pub struct Stop {
    deserted: Arc<AtomicBool>,
    until: Instant,
}

impl Stop {
    /// Whether the work has to end.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.deserted.load(Ordering::Relaxed) || Instant::now() >= self.until
    }

    /// # Errors
    /// When the work has to end.
    pub fn check(&self) -> Result<(), WorkError> {
        if self.is_set() { Err(WorkError::TooSlow) } else { Ok(()) }
    }
}

/// Why work was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WorkError {
    #[error("too-slow")]
    TooSlow,
    /// There is no place in the line.
    #[error("server-busy")]
    Busy,
    #[error("{0}")]
    FellOver(String),
}

/// Says that nobody waits any more when it is dropped.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    /// So many threads, a line of so many before them, and so much time for each piece of work.
    #[must_use]
    pub fn new(threads: usize, waiting: usize, time: Duration) -> Workers {
        let threads = threads.clamp(1, 64);
        Workers {
            line: Semaphore::new(waiting.min(100_000)),
            threads: Arc::new(Semaphore::new(threads)),
            count: threads as u32,
            time,
        }
    }

    /// Does some work: waits for a thread, and then for what comes of it.
    ///
    /// # Errors
    /// What the work says, or that there is too much of it.
    pub async fn run<T: Send + 'static, E: From<WorkError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let late = Instant::now() + self.time * 3 / 2;
        let thread = self.thread().await.ok_or(WorkError::Busy)?;
        let deserted = Arc::new(AtomicBool::new(false));
        let stop = Stop { deserted: Arc::clone(&deserted), until: Instant::now() + self.time };
        let _waiting = Waiting(deserted);
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&stop);
            drop(thread);
            done
        });
        // Work that does not ask keeps its thread until it is done, but nobody waits for it.
        let done = timeout_at(late, done).await.map_err(|_| WorkError::TooSlow)?;
        done.map_err(|error| WorkError::FellOver(error.to_string()))?
    }

    /// A thread: one that is free, or the next one if there is a place in the line.
    async fn thread(&self) -> Option<OwnedSemaphorePermit> {
        if let Ok(thread) = Arc::clone(&self.threads).try_acquire_owned() {
            return Some(thread);
        }
        let _place = self.line.try_acquire().ok()?;
        let next = Arc::clone(&self.threads).acquire_owned();
        timeout(self.time.max(Duration::from_secs(1)), next).await.ok()?.ok()
    }

    /// Takes every thread, as soon as they are free: for tests.
    pub async fn take_all(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.threads).acquire_many_owned(self.count).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// Work that would never end.
    fn endless(stop: &Stop) -> Result<(), WorkError> {
        loop {
            stop.check()?;
            std::thread::yield_now();
        }
    }

    #[tokio::test]
    async fn nobody_waits_for_work_that_does_not_stop() {
        let workers = Workers::new(1, 0, Duration::from_millis(50));
        let (go_on, wait) = mpsc::channel::<()>();
        let stubborn = move |_: &Stop| {
            let _ = wait.recv();
            Ok::<(), WorkError>(())
        };
        assert_eq!(workers.run(stubborn).await, Err(WorkError::TooSlow));
        assert_eq!(workers.run(endless).await, Err(WorkError::Busy), "its thread is still taken");
        go_on.send(()).unwrap();
        assert!(workers.take_all().await.is_some());
    }

    #[tokio::test]
    async fn work_ends_with_its_time() {
        let workers = Workers::new(1, 0, Duration::from_millis(50));
        assert_eq!(workers.run(endless).await, Err(WorkError::TooSlow));
        assert!(workers.take_all().await.is_some(), "its thread is free again");
    }

    #[tokio::test]
    async fn work_ends_when_nobody_waits_for_it() {
        let workers = Workers::new(1, 0, Duration::from_secs(3600));
        let left = timeout(Duration::from_millis(50), workers.run(endless)).await;
        assert!(left.is_err());
        timeout(Duration::from_secs(20), workers.take_all()).await.expect("its thread is free again");
    }

    #[tokio::test]
    async fn a_full_line_turns_callers_away() {
        let workers = Arc::new(Workers::new(1, 1, Duration::from_secs(3600)));
        let (go, wait) = mpsc::channel::<()>();
        let mut running = Vec::new();
        let mut first = Some(wait);
        for _ in 0..2 {
            let (workers, wait) = (Arc::clone(&workers), first.take());
            running.push(tokio::spawn(async move {
                workers.run(move |_| Ok::<_, WorkError>(wait.map(|wait| wait.recv().is_ok()))).await
            }));
            tokio::task::yield_now().await;
        }
        assert_eq!(workers.run(|_| Ok(())).await, Err(WorkError::Busy));
        go.send(()).unwrap();
        for one in running {
            one.await.unwrap().unwrap();
        }
        workers.run(|_| Ok::<_, WorkError>(())).await.unwrap();
    }

    #[tokio::test]
    async fn work_that_falls_over_frees_its_thread() {
        let workers = Workers::new(1, 0, Duration::from_secs(3600));
        let fallen: Result<(), WorkError> = workers.run(|_| panic!("on purpose")).await;
        assert!(matches!(fallen, Err(WorkError::FellOver(_))), "{fallen:?}");
        workers.run(|_| Ok::<_, WorkError>(())).await.unwrap();
    }
}
