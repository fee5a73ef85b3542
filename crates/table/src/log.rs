//! The log as one viewer has heard it. Lines and moments are counted by what that viewer witnessed, so that numbers tell nothing about what
//! happened out of its sight. A step is witnessed by whoever acts and by whoever witnesses one of its events.

use crate::picture::LogLine;
use crate::rules_in_force::InForce;
use crate::words::Words;
use undercroft_catalog::Playable;
use undercroft_kernel::{Deed, Message, Session, Step, Viewer};

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
    /// Whether a witnessed step was taken back and can be played again.
    pub(crate) redo: bool,
}

impl Chronicle {
    /// Gathers the log of a session.
    pub(crate) fn of<G: Playable>(session: &Session<G>, viewer: Viewer) -> Chronicle {
        let game = session.game();
        let mut told: Vec<Told> = Vec::new();
        let mut note = |message: Option<Message>, moment, struck| {
            let id = told.len() as u32 + 1;
            told.extend(message.map(|message| Told { id, moment, message, struck }));
        };
        let heard =
            |event: &G::Event| game.witness(event, viewer).as_ref().and_then(|event| game.tell(event));
        session.opening_events().iter().for_each(|event| note(heard(event), 0, false));
        let (mut moment, mut in_force) = (0, 0);
        for (at, step) in session.steps().iter().enumerate() {
            let struck = at >= session.at();
            moment += u32::from(is_witnessed(session, step, viewer));
            if !struck {
                in_force = moment;
            }
            note(by_people(step), moment, struck);
            step.events.iter().for_each(|event| note(heard(event), moment, struck));
            // Everybody hears the seal, whoever knows what it hides.
            let sealed = step.seal.as_ref().map(|seal| Message::new("log-sealed").word("seal", seal));
            note(sealed, moment, struck);
        }
        Chronicle { told, moment: in_force, redo: moment > in_force }
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

/// What is told of a step that no rule has made.
fn by_people<G: Playable>(step: &Step<G>) -> Option<Message> {
    match &step.deed {
        Deed::Played(_) => None,
        Deed::Ruled(ruling, _) => Some(
            Message::new("table-ruled")
                .word("fact", ruling.fact.as_str())
                .word("value", ruling.value.to_string())
                .word("reason", ruling.reason.as_str())
                .about(step.seat),
        ),
        Deed::Adopted(_) => Some(Message::new("table-adopted")),
    }
}

/// Whether a viewer was there.
fn is_witnessed<G: Playable>(session: &Session<G>, step: &Step<G>, viewer: Viewer) -> bool {
    viewer == Viewer::Seat(step.seat)
        || step.action().is_none()
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

/// How many of the first `steps` steps a viewer has witnessed, undone ones included. `None` when there are not so many.
pub(crate) fn moment_at<G: Playable>(session: &Session<G>, viewer: Viewer, steps: usize) -> Option<u32> {
    let first = session.steps().get(..steps)?;
    Some(first.iter().filter(|step| is_witnessed(session, step, viewer)).count() as u32)
}
