//! The log as one viewer has heard it. Lines and moments are counted by what that viewer witnessed, so that numbers tell nothing about what
//! happened out of its sight. A step is witnessed by whoever acts and by whoever witnesses one of its events.

use crate::fight::Die;
use crate::picture::{LOG_LINES, LogLine, SharedLine};
use crate::rules_in_force::InForce;
use crate::scene::scene_of;
use crate::staging::Staging;
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

/// How much a viewer has heard after so many steps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    /// How many steps it has witnessed.
    pub(crate) moment: u32,
    /// How many lines it was told.
    pub(crate) lines: u32,
}

/// What a viewer has heard, counted after each step. Kept between questions, so that a picture late in a match costs no more than an early one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heard {
    rewrites: u64,
    /// After the opening.
    opening: Option<Count>,
    /// After each step, undone ones included.
    steps: Vec<Count>,
    /// The last lines in words, as long as nothing of them was taken back: most of a log is told in one picture after another.
    lines: Vec<SharedLine>,
}

impl Heard {
    /// Counts a whole session.
    pub(crate) fn of<G: Playable>(session: &Session<G>, viewer: Viewer) -> Heard {
        let mut heard = Heard::default();
        heard.follow(session, viewer);
        heard
    }

    /// Counts what is new in the session that was counted before.
    pub(crate) fn follow<G: Playable>(&mut self, session: &Session<G>, viewer: Viewer) {
        if self.rewrites != session.rewrites() || self.steps.len() > session.steps().len() {
            *self = Heard { rewrites: session.rewrites(), ..Heard::default() };
        }
        let opening = *self.opening.get_or_insert_with(|| {
            let events = session.opening_events().iter();
            let told = events.filter(|event| is_told(session, event, viewer)).count();
            Count { moment: 0, lines: told as u32 }
        });
        // The step that was the latest may have been sealed since.
        self.steps.pop();
        let mut count = self.steps.last().copied().unwrap_or(opening);
        for step in session.steps().get(self.steps.len()..).unwrap_or_default() {
            let (before, after) = around_events(step);
            let told = step.events.iter().filter(|event| is_told(session, event, viewer)).count();
            count.moment += u32::from(is_witnessed(session, step, viewer));
            count.lines += (before + told + after) as u32;
            self.steps.push(count);
        }
    }

    /// After so many steps, or after all of them.
    pub(crate) fn after(&self, steps: usize) -> Count {
        let last = steps.min(self.steps.len()).checked_sub(1);
        last.and_then(|last| self.steps.get(last)).copied().or(self.opening).unwrap_or_default()
    }

    /// How many of the first `steps` steps it has witnessed. `None` when there are not so many.
    pub(crate) fn moment_at(&self, steps: usize) -> Option<u32> {
        (steps <= self.steps.len()).then(|| self.after(steps).moment)
    }

    /// How many of the steps in force, of which there are `at`, lie behind a moment: up to the next one that is witnessed. `None` for a moment that
    /// has not come.
    pub(crate) fn steps_at(&self, moment: u32, at: usize) -> Option<usize> {
        let in_force = self.steps.get(..at)?;
        let behind = in_force.partition_point(|count| count.moment <= moment);
        (behind < at || self.after(at).moment == moment).then_some(behind)
    }
}

/// The last lines of a log that was counted, as a picture shows them.
pub(crate) fn latest<G: Playable>(
    session: &Session<G>,
    viewer: Viewer,
    heard: &mut Heard,
    rules: &InForce,
) -> Vec<SharedLine> {
    let mut lines = std::mem::take(&mut heard.lines);
    let chronicle = Chronicle { session, viewer, heard: &*heard };
    if chronicle.has_struck_lines() {
        return chronicle.lines(u32::MAX, LOG_LINES, rules).map(SharedLine::from).collect();
    }
    let end = heard.after(usize::MAX).lines;
    lines.retain(|line| line.id <= end && line.id + LOG_LINES as u32 > end);
    let known = lines.last().map_or(0, |line| line.id);
    let new = chronicle.lines(u32::MAX, LOG_LINES.min((end - known) as usize), rules);
    lines.extend(new.map(SharedLine::from));
    heard.lines.clone_from(&lines);
    lines
}

/// The log of a viewer. Only the lines that are asked for are gathered and put into words.
pub(crate) struct Chronicle<'s, G: Playable> {
    pub(crate) session: &'s Session<G>,
    pub(crate) viewer: Viewer,
    pub(crate) heard: &'s Heard,
}

impl<'s, G: Playable> Chronicle<'s, G> {
    /// The number of witnessed steps among those in force.
    pub(crate) fn moment(&self) -> u32 {
        self.heard.after(self.session.at()).moment
    }

    /// Whether a witnessed step was taken back and can be played again.
    pub(crate) fn has_redo(&self) -> bool {
        self.heard.after(usize::MAX).moment > self.moment()
    }

    /// Whether steps were taken back whose lines still stand in the log.
    fn has_struck_lines(&self) -> bool {
        self.session.at() < self.session.steps().len()
    }

    /// The number of the first line after a moment.
    pub(crate) fn line_after(&self, moment: u32) -> u32 {
        let steps = self.heard.steps.partition_point(|count| count.moment <= moment);
        let lines = self.heard.after(steps).lines;
        if lines < self.heard.after(usize::MAX).lines { lines + 1 } else { u32::MAX }
    }

    /// The dice of the last roll before line `before`, as far as a picture's log goes back. What was rolled again lies among the other dice of its roll.
    pub(crate) fn last_roll(&self, before: u32) -> Vec<Die> {
        let (game, scene) = (self.session.game(), scene_of::<G>());
        let mut again: Vec<Die> = Vec::new();
        // Lines that were taken back stand after all others.
        let end = self.heard.after(self.session.at()).lines.min(before.saturating_sub(1));
        let begin = end.saturating_sub(LOG_LINES as u32);
        let (told, first) = self.told_from(begin, end);
        let lines = told.into_iter().zip(first..).filter(|(_, number)| (begin..end).contains(number));
        let lines: Vec<Told<'s, G>> = lines.map(|(told, _)| told).collect();
        for told in lines.iter().rev() {
            let What::Event(event) = &told.what else { continue };
            let Some(heard) = game.witness(event, self.viewer) else { continue };
            let dice = scene.rolled(game, &heard);
            if scene.is_reroll(&heard) {
                again.extend(
                    dice.into_iter()
                        .filter(|die| again.iter().all(|known| known.id != die.id))
                        .collect::<Vec<_>>(),
                );
            } else if !dice.is_empty() {
                let newer = |die: Die| again.iter().find(|known| known.id == die.id).cloned().unwrap_or(die);
                return dice.into_iter().map(newer).collect();
            }
        }
        again
    }

    /// What was heard from the last roll before line `before` on, as far as a picture's log goes back.
    pub(crate) fn since_roll(&self, before: u32) -> Vec<G::Event> {
        let (game, scene) = (self.session.game(), scene_of::<G>());
        let end = self.heard.after(self.session.at()).lines.min(before.saturating_sub(1));
        let begin = end.saturating_sub(LOG_LINES as u32);
        let (told, first) = self.told_from(begin, end);
        let lines = told.into_iter().zip(first..).filter(|(_, number)| (begin..end).contains(number));
        let mut since: Vec<G::Event> = Vec::new();
        for (told, _) in lines {
            let What::Event(event) = told.what else { continue };
            let Some(heard) = game.witness(event, self.viewer) else { continue };
            if !scene.is_reroll(&heard) && !scene.rolled(game, &heard).is_empty() {
                since.clear();
            }
            since.push(heard);
        }
        since
    }

    /// The last `count` lines before line `before`, oldest first.
    pub(crate) fn lines(&self, before: u32, count: usize, rules: &InForce) -> impl Iterator<Item = LogLine> {
        let end = self.heard.after(usize::MAX).lines.min(before.saturating_sub(1));
        let begin = end.saturating_sub(count as u32);
        let (game, scene) = (self.session.game(), scene_of::<G>());
        let line = move |(told, number): (Told<'s, G>, u32)| {
            let (says, dice, Staging { deed, sum, quiet }) = match &told.what {
                What::Event(event) => {
                    let heard = game.witness(event, self.viewer)?;
                    (game.tell(&heard)?, scene.rolled(game, &heard), scene.staged(game, &heard))
                }
                // A seal is for whoever checks it later.
                What::Said(message) => {
                    let quiet = message.key == "log-sealed";
                    (message.clone(), Default::default(), Staging { quiet, ..Staging::default() })
                }
            };
            let says = Words::from_message(says, &|rule| rules.has(rule));
            let (id, moment, struck) = (number + 1, told.moment, told.struck);
            Some(LogLine { id, moment, says, dice, sum, deed, quiet, struck })
        };
        let (told, first) = self.told_from(begin, end);
        let wanted = told.into_iter().zip(first..).filter(move |(_, number)| (begin..end).contains(number));
        wanted.filter_map(line)
    }

    /// At least the lines from `begin` to `end`, by whole steps; and the number of the first of them, from 0.
    fn told_from(&self, begin: u32, end: u32) -> (Vec<Told<'s, G>>, u32) {
        let opening = self.heard.after(0).lines;
        let mut told = Vec::new();
        let (first, steps) = if begin < opening {
            let events = self.session.opening_events().iter();
            let events = events.filter(|event| is_told(self.session, event, self.viewer));
            told.extend(events.map(|event| Told { moment: 0, what: What::Event(event), struck: false }));
            (0, 0)
        } else {
            let steps = self.heard.steps.partition_point(|count| count.lines <= begin);
            (self.heard.after(steps).lines, steps)
        };
        for (at, step) in self.session.steps().iter().enumerate().skip(steps) {
            if first + told.len() as u32 >= end {
                break;
            }
            let (moment, struck) = (self.heard.after(at + 1).moment, at >= self.session.at());
            let ruled = by_people(step).map(What::Said);
            let heard = |event: &&G::Event| is_told(self.session, event, self.viewer);
            let events = step.events.iter().filter(heard).map(What::Event);
            // Everybody hears the seal, whoever knows what it hides.
            let sealed = step.seal.as_ref().map(|seal| Message::new("log-sealed").word("seal", short(seal)));
            let lines = ruled.into_iter().chain(events).chain(sealed.map(What::Said));
            told.extend(lines.map(|what| Told { moment, what, struck }));
        }
        (told, first)
    }
}

fn is_told<G: Playable>(session: &Session<G>, event: &G::Event, viewer: Viewer) -> bool {
    let game = session.game();
    game.witness(event, viewer).is_some_and(|event| game.is_told(&event))
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

/// The beginning of a seal, enough to compare by eye; the replay has the whole.
fn short(seal: &str) -> &str {
    seal.get(..8).unwrap_or(seal)
}
