//! Who is at the keyboard: one person, several who look at the same table, or several who must not see each other's cards.
//! What one person may see alone is shown only after that person has taken the keyboard over; the log is told to each as each has heard it.

use super::seats;
use super::table::Table;
use std::io::BufRead;
use undercroft_i18n::{Called, Listener};
use undercroft_kernel::{Seat, Turn, Viewer};

impl Table {
    pub(super) fn people_asked(&self) -> Vec<Seat> {
        let Turn::Ask(seats) = self.game().turn() else { return Vec::new() };
        seats::people(&self.sitters).into_iter().filter(|seat| seats.has(*seat)).collect()
    }

    /// Whether the people at this keyboard all see the same, and have heard the same.
    pub(super) fn is_open(&self) -> bool {
        let people = seats::people(&self.sitters);
        if people.len() < 2 {
            return true;
        }
        let mut heard = people.iter().map(|seat| self.table.log(Viewer::Seat(*seat), u32::MAX, usize::MAX));
        let first = heard.next();
        heard.all(|other| Some(&other) == first.as_ref()) && self.game().is_shared_by(&people)
    }

    /// Puts one of those who are asked before the screen. Where somebody else may not see what it shows, that person takes the keyboard
    /// over first. False at the end of the input.
    pub(super) fn take_over(&mut self, asked: &[Seat], input: &mut impl BufRead) -> bool {
        let Some(next) = asked.first().copied() else { return true };
        if self.is_open() {
            // Everybody looks at the same table: nobody has to look away.
            let was_alone = self.alone.take().is_some();
            let stays = asked.iter().any(|seat| self.viewer == Viewer::Seat(*seat));
            if was_alone || !stays {
                self.viewer = Viewer::Seat(next);
                self.screen.listener = self.listener();
            }
            return true;
        }
        if self.alone.is_some_and(|seat| asked.contains(&seat)) {
            return true;
        }
        self.viewer = Viewer::Spectator;
        self.screen.clear();
        self.screen.listener = self.listener();
        self.tell_new();
        self.screen.print("");
        self.screen.say_text("turn-take-over", |m| m.about(next));
        if self.screen.line(input).is_none() {
            return false;
        }
        self.alone = Some(next);
        self.viewer = Viewer::Seat(next);
        self.screen.clear();
        self.screen.listener = self.listener();
        true
    }

    /// Who listens: one person is `you`; where several look at the same table, each is called by name.
    pub(super) fn listener(&self) -> Listener {
        let people = seats::people(&self.sitters);
        let own = match (self.viewer, people.len()) {
            (Viewer::Seat(seat), 1) => Listener::seat(seat),
            (Viewer::Seat(seat), _) if !self.is_open() => Listener::seat(seat),
            _ => Listener::spectator(),
        };
        (0..self.game().seats()).map(Seat).fold(own, |own, seat| own.call(seat, self.called(seat)))
    }

    /// How a seat is called: as what is played there, or by its word.
    fn called(&self, seat: Seat) -> Called {
        let named = self
            .table
            .picture(Viewer::Spectator)
            .seats
            .get(usize::from(seat.0))
            .and_then(|card| card.name.clone());
        named.map_or_else(|| Called::Word(self.game().seat_word(seat)), Called::Name)
    }

    /// Tells what this viewer has heard since the last time.
    pub(super) fn tell_new(&mut self) {
        let told = self.told.get(&self.viewer).copied().unwrap_or_default();
        let lines = self.table.log(self.viewer, u32::MAX, usize::MAX);
        let new = lines.iter().filter(|line| line.id > told && !line.struck);
        let mut last = told;
        for line in new {
            self.screen.log_line(line);
            last = line.id;
        }
        self.told.insert(self.viewer, last);
        // At an open table everybody has heard it.
        if seats::people(&self.sitters).len() > 1 && self.is_open() {
            self.forget_told();
        }
    }

    /// What was taken back counts as not told; what is in force counts as told.
    pub(super) fn forget_told(&mut self) {
        let seats = (0..self.game().seats()).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let lines = self.table.log(viewer, u32::MAX, usize::MAX);
            let last = lines.iter().filter(|line| !line.struck).map(|line| line.id).max().unwrap_or_default();
            self.told.insert(viewer, last);
        }
    }
}
