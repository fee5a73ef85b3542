//! The log as one viewer has heard it. Lines and moments are counted by what that viewer witnessed, so that numbers tell nothing about what
//! happened out of its sight. A step is witnessed by whoever acts and by whoever witnesses one of its events.

use crate::picture::LogLine;
use crate::rules_in_force::InForce;
use crate::words::Words;
use undercroft_catalog::Playable;
use undercroft_kernel::{Message, Session, Step, Viewer};

/// A line before it is put into words.
struct Told {
    id: u32,
    moment: u32,
    message: Message,
    struck: bool,
}

/// Everything that a viewer has heard, with the moments it belongs to.
pub(crate) struct Chronicle {
    told: Vec<Told>,
    /// The number of witnessed steps among those in force.
    pub(crate) moment: u32,
}

impl Chronicle {
    /// Gathers the log of a session.
    pub(crate) fn of<G: Playable>(session: &Session<G>, viewer: Viewer) -> Chronicle {
        let game = session.game();
        let mut told = Vec::new();
        let mut tell = |message: Option<Message>, moment, struck| {
            if let Some(message) = message {
                told.push(Told { id: told.len() as u32 + 1, moment, message, struck });
            }
        };
        let hear = |event: &G::Event| game.witness(event, viewer).and_then(|event| game.tell(&event));
        session.opening_events().iter().for_each(|event| tell(hear(event), 0, false));
        let (mut moment, mut in_force) = (0, 0);
        for (at, step) in session.steps().iter().enumerate() {
            let struck = at >= session.at();
            moment += u32::from(is_witnessed(session, step, viewer));
            if !struck {
                in_force = moment;
            }
            step.events.iter().for_each(|event| tell(hear(event), moment, struck));
            // Everybody hears the seal, whoever knows what it hides.
            tell(
                step.seal.as_ref().map(|seal| Message::new("log-sealed").word("seal", seal)),
                moment,
                struck,
            );
        }
        Chronicle { told, moment: in_force }
    }

    /// The number of the first line after a moment.
    pub(crate) fn line_after(&self, moment: u32) -> u32 {
        self.told.iter().find(|line| line.moment > moment).map_or(u32::MAX, |line| line.id)
    }

    /// The last `count` lines before line `before`, oldest first.
    pub(crate) fn lines(&self, before: u32, count: usize, rules: &InForce) -> Vec<LogLine> {
        let end = self.told.iter().filter(|line| line.id < before).count();
        let lines = self.told.get(end.saturating_sub(count)..end).unwrap_or_default();
        let line = |told: &Told| LogLine {
            id: told.id,
            moment: told.moment,
            says: Words::of(&told.message, &|rule| rules.has(rule)),
            struck: told.struck,
        };
        lines.iter().map(line).collect()
    }
}

/// Whether a viewer was there.
fn is_witnessed<G: Playable>(session: &Session<G>, step: &Step<G>, viewer: Viewer) -> bool {
    viewer == Viewer::Seat(step.seat)
        || step.events.iter().any(|event| session.game().witness(event, viewer).is_some())
}

/// How many steps of the session lie behind a viewer's moment: up to the next one that it witnesses. `None` for a moment that has not come.
pub(crate) fn steps_at<G: Playable>(session: &Session<G>, viewer: Viewer, moment: u32) -> Option<usize> {
    let mut seen = 0;
    for (at, step) in session.steps().iter().enumerate().take(session.at()) {
        if is_witnessed(session, step, viewer) {
            if seen == moment {
                return Some(at);
            }
            seen += 1;
        }
    }
    (seen == moment).then_some(session.at())
}
