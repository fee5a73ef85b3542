//! How Catacombs speaks: events, choices and prompts as messages. No prose: keys and arguments, spoken by the texts.

use crate::Catacombs;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;
use undercroft_kernel::{Message, Narrate, Seat, Viewer};

impl Narrate for Catacombs {
    fn tell(&self, _: &Event) -> Option<Message> {
        None
    }

    fn label(&self, _: &View, action: Action) -> Message {
        Message::new("action").word("action", crate::action::write(action, &self.content))
    }

    fn ask(&self, _: &View, seat: Seat) -> Message {
        Message::new("ask").about(seat)
    }

    fn close(&self, _: &View, _: Viewer) -> Message {
        Message::new("close")
    }
}
