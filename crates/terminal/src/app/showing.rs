//! The turns of others, line by line: how long each line stands there, and what keys do meanwhile.

use super::{App, Key};
use crate::host::Answer;
use crate::pages::Page;
use std::time::Duration;

/// How long a line of somebody else's turn is shown at first.
const PACE: Duration = Duration::from_millis(1200);
/// In how many beats a line is shown: so many signs has the bar that fills meanwhile.
pub(super) const BEATS: u32 = 10;

impl App {
    /// Whether the turns of others are being shown.
    pub(crate) fn is_showing(&self) -> bool {
        self.running && self.waits.is_some()
    }

    /// Plays what nobody before the screen decides, until something is worth a look.
    pub(super) fn run(&mut self) {
        (self.waits, self.beats) = (None, 0);
        while self.running && self.rolling.is_none() {
            match self.host.advance(&[]) {
                Answer::Done => {}
                Answer::Nothing => {
                    self.running = false;
                    self.hurried = false;
                }
                Answer::Wants(roll) => self.ask_roll(None, Vec::new(), roll, false),
                Answer::Says(message) => {
                    self.running = false;
                    self.tell(&message);
                }
            }
            self.refresh();
            let last = self.picture.log.last().map_or(0, |line| line.id);
            let new = last.saturating_sub(self.last_line);
            self.last_line = last;
            let is_watched = self.choices.prompts().is_empty() && self.picture.outcome.is_none();
            if self.running && is_watched && new > 0 && self.speed > 0 && !self.hurried {
                self.waits = Some(PACE * new.min(4) / self.speed);
                return;
            }
        }
    }

    /// Nothing is shown of others while somebody pauses, reads a page or looks back.
    pub(super) fn stands_still(&self) -> bool {
        self.paused || self.page != Page::Table || self.past.is_some()
    }

    /// A part of the time of a line is over; after the last one comes the next line.
    pub(super) fn beat(&mut self) {
        self.beats += 1;
        if self.beats >= BEATS {
            self.run();
        }
    }

    /// How far the time of the line is that is shown, as a bar; or that it stands still.
    pub(crate) fn time_left(&self) -> Option<String> {
        if !self.is_showing() {
            return None;
        }
        if self.paused {
            return Some(self.host.speech().text("term-paused"));
        }
        let bar = |sign: &str, count: u32| sign.repeat(count as usize);
        let speed = if self.speed > 1 { format!(" {}x", self.speed) } else { String::new() };
        Some(format!("{}{}{speed}", bar("▆", self.beats), bar("▁", BEATS.saturating_sub(self.beats))))
    }

    /// Keys while somebody else's turn is shown. Says whether it was one.
    pub(super) fn press_while_showing(&mut self, key: Key) -> bool {
        match key {
            Key::Char(' ') => self.run(),
            Key::Enter => {
                (self.hurried, self.paused) = (true, false);
                self.run();
            }
            Key::Char('p') => self.paused = !self.paused,
            Key::Char('0') => {
                (self.speed, self.paused) = (0, false);
                self.run();
            }
            Key::Char('+') => self.speed = (self.speed * 2).clamp(1, 8),
            Key::Char('-') => self.speed = (self.speed / 2).max(1),
            _ => return false,
        }
        true
    }
}
