//! The log as one viewer has heard it. Lines and moments are counted by what that viewer witnessed, so that numbers tell nothing about what
//! happened out of its sight. A step is witnessed by whoever acts and by whoever witnesses one of its events.

use crate::picture::LogLine;
use crate::rules_in_force::InForce;
use crate::scene::scene_of;
use crate::words::Words;
use undercroft_catalog::Playable;
use undercroft_kernel::{Session, Step, Viewer};

/// A line before it is put into words.
struct Told<'s, G: Playable> {
    moment: u32,
    event: &'s G::Event,
    struck: bool,
}

/// Everything that a viewer has heard, with the moments it belongs to. Only the lines that are asked for are put into words.
pub(crate) struct Chronicle<'s, G: Playable> {
    session: &'s Session<G>,
    viewer: Viewer,
    told: Vec<Told<'s, G>>,
    /// The number of witnessed steps among those in force.
    pub(crate) moment: u32,
}

impl<'s, G: Playable> Chronicle<'s, G> {
    /// Gathers the log of a session.
    pub(crate) fn of(session: &'s Session<G>, viewer: Viewer) -> Chronicle<'s, G> {
        let game = session.game();
        let mut told = Vec::new();
        // Says whether the event is witnessed.
        let mut hear = |event: &'s G::Event, moment, struck| {
            let heard = game.witness(event, viewer);
            if heard.as_ref().is_some_and(|event| game.is_told(event)) {
                told.push(Told { moment, event, struck });
            }
            heard.is_some()
        };
        session.opening_events().iter().for_each(|event| {
            hear(event, 0, false);
        });
        let (mut moment, mut in_force) = (0, 0);
        for (at, step) in session.steps().iter().enumerate() {
            let struck = at >= session.at();
            let mut witnessed = viewer == Viewer::Seat(step.seat);
            for event in &step.events {
                witnessed |= hear(event, moment + 1, struck);
            }
            moment += u32::from(witnessed);
            if !struck {
                in_force = moment;
            }
        }
        Chronicle { session, viewer, told, moment: in_force }
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
            let heard = game.witness(told.event, self.viewer)?;
            let message = game.tell(&heard)?;
            Some(LogLine {
                id: at + 1,
                moment: told.moment,
                says: Words::of(&message, &|rule| rules.has(rule)),
                dice: scene.rolled(game, &heard),
                struck: told.struck,
            })
        };
        lines.iter().zip(begin as u32..).filter_map(line).collect()
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
