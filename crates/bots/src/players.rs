//! The players of one simulated match, each in its seat, and what they hear of it.

use crate::Policy;
use undercroft_kernel::{Actions, Game, Seat, Sink, Viewer};

/// One player for every seat, from the first on.
pub struct Players<G: Game>(Vec<Box<dyn Policy<G>>>);

impl<G: Game> Players<G> {
    /// Sits somebody at every seat of a game.
    pub fn sit(game: &G, who: impl FnMut(Seat) -> Box<dyn Policy<G>>) -> Players<G> {
        Players((0..game.seats()).map(Seat).map(who).collect())
    }

    /// Where the events of their match go.
    #[must_use]
    pub fn event_buffer(&self) -> EventBuffer<G::Event> {
        EventBuffer { heard: Vec::new(), open: self.0.iter().any(|player| player.listens()) }
    }

    /// Tells those who listen what their seats witnessed since the last time.
    pub fn tell(&mut self, game: &G, events: &mut EventBuffer<G::Event>) {
        for event in events.heard.drain(..) {
            for (player, seat) in self.0.iter_mut().zip(0..).filter(|(player, _)| player.listens()) {
                if let Some(event) = game.witness(&event, Viewer::Seat(Seat(seat))) {
                    player.hear(game, &event);
                }
            }
        }
    }

    /// What the player of a seat does: the only choice where there is one, else what it picks from its view.
    pub fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        offered: &Actions<G::Action>,
    ) -> Option<G::Action> {
        if offered.len() < 2 {
            return offered.get(0);
        }
        let view = game.view(state, Viewer::Seat(seat));
        self.0.get_mut(usize::from(seat.0))?.choose(game, &view, seat, offered)
    }
}

/// Keeps events where somebody listens, and throws them away where nobody does.
pub struct EventBuffer<E> {
    heard: Vec<E>,
    open: bool,
}

impl<E> Sink<E> for EventBuffer<E> {
    fn emit(&mut self, event: E) {
        if self.open {
            self.heard.push(event);
        }
    }
}
