//! The log as one viewer has heard it. Lines and moments are counted by what that viewer witnessed, so that numbers tell nothing about what
//! happened out of its sight. A step is witnessed by whoever acts and by whoever witnesses one of its events.

use crate::picture::LogLine;
use crate::rules_in_force::InForce;
use crate::scene::scene_of;
use crate::words::Words;
use undercroft_catalog::Playable;
use undercroft_kernel::{Message, Session, Step, StepKind, Viewer};

/// A line before it is put into words.
struct Told<'s, G: Playable> {
    moment: u32,
    what: What<'s, G>,
    struck: bool,
}

/// What a line tells.
enum What<'s, G: Playable> {
    /// An event of the rules.
    Event(&'s G::Event),
    /// What people or the table itself have to say.
    Said(Message),
}

/// Everything that a viewer has heard, with the moments it belongs to. Only the lines that are asked for are put into words.
pub(crate) struct Chronicle<'s, G: Playable> {
    session: &'s Session<G>,
    viewer: Viewer,
    told: Vec<Told<'s, G>>,
    /// The number of witnessed steps among those in force.
    pub(crate) moment: u32,
    /// Whether a witnessed step was taken back and can be played again.
    pub(crate) redo: bool,
}

impl<'s, G: Playable> Chronicle<'s, G> {
    /// Gathers the log of a session.
    pub(crate) fn of(session: &'s Session<G>, viewer: Viewer) -> Chronicle<'s, G> {
        let game = session.game();
        let is_told =
            |event: &G::Event| game.witness(event, viewer).as_ref().is_some_and(|event| game.is_told(event));
        let mut told = Vec::new();
        for event in session.opening_events().iter().filter(|event| is_told(event)) {
            told.push(Told { moment: 0, what: What::Event(event), struck: false });
        }
        let (mut moment, mut in_force) = (0, 0);
        for (at, step) in session.steps().iter().enumerate() {
            let struck = at >= session.at();
            moment += u32::from(is_witnessed(session, step, viewer));
            if !struck {
                in_force = moment;
            }
            let ruled = by_people(step).map(What::Said);
            let events = step.events.iter().filter(|event| is_told(event)).map(What::Event);
            // Everybody hears the seal, whoever knows what it hides.
            let sealed = step.seal.as_ref().map(|seal| Message::new("log-sealed").word("seal", short(seal)));
            let lines = ruled.into_iter().chain(events).chain(sealed.map(What::Said));
            told.extend(lines.map(|what| Told { moment, what, struck }));
        }
        Chronicle { session, viewer, told, moment: in_force, redo: moment > in_force }
    }

    /// The number of the first line after a moment.
    pub(crate) fn line_after(&self, moment: u32) -> u32 {
        let before = self.told.iter().position(|line| line.moment > moment);
        before.map_or(u32::MAX, |before| before as u32 + 1)
    }

    /// The last `count` lines before line `before`, oldest first.
    pub(crate) fn lines(&self, before: u32, count: usize, rules: &InForce) -> Vec<LogLine> {
        let end = self.told.len().min(before.saturating_sub(1) as usize);
        let begin = end.saturating_sub(count);
        let lines = self.told.get(begin..end).unwrap_or_default();
        let (game, scene) = (self.session.game(), scene_of::<G>());
        let line = |(told, at): (&Told<'s, G>, u32)| {
            let (says, dice) = match &told.what {
                What::Event(event) => {
                    let heard = game.witness(event, self.viewer)?;
                    (game.tell(&heard)?, scene.rolled(game, &heard))
                }
                What::Said(message) => (message.clone(), Default::default()),
            };
            let says = Words::of(&says, &|rule| rules.has(rule));
            Some(LogLine { id: at + 1, moment: told.moment, says, dice, struck: told.struck })
        };
        lines.iter().zip(begin as u32..).filter_map(line).collect()
    }
}

/// How many lines everybody hears of a step before and after those of its events.
pub(crate) fn around_events<G: Playable>(step: &Step<G>) -> (usize, usize) {
    (usize::from(step.action().is_none()), usize::from(step.seal.is_some()))
}

/// What is told of a step that no rule has made.
fn by_people<G: Playable>(step: &Step<G>) -> Option<Message> {
    match &step.kind {
        StepKind::Played(_) => None,
        StepKind::Ruled(ruling, _) => Some(
            Message::new("table-ruled")
                .word("fact", ruling.fact.as_str())
                .word("value", ruling.value.to_string())
                .word("reason", ruling.reason.as_str())
                .about(step.seat),
        ),
        StepKind::Adopted(_) => Some(Message::new("table-adopted")),
    }
}

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

/// The beginning of a seal, enough to compare by eye; the replay has the whole.
fn short(seal: &str) -> &str {
    seal.get(..8).unwrap_or(seal)
}
