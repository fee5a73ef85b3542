//! Ctrl-C as a wish to stop: a long run ends after the match in hand, and what is done is shown.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether somebody has pressed Ctrl-C since the program began to listen.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on. A second Ctrl-C ends the program at once, for somebody who will not wait. Where listening is
    /// impossible, Ctrl-C does what it always does.
    #[must_use]
    pub fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let flag = interrupt.clone();
        let heard = move || {
            if flag.0.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        // The only error is a handler that is there already: then the other one decides.
        let _ = ctrlc::set_handler(heard);
        interrupt
    }

    /// Whether to stop.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Asks to stop, as Ctrl-C does.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
