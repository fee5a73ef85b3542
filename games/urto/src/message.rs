//! How Urto speaks: events, choices and prompts as keys and arguments, with the rules behind them. What happens is told in
//! `log`, the words on buttons are in `label`, the sentences over them in `ask`. Words are in the Fluent files.

mod ask;
mod icon;
mod label;
mod log;

use crate::Urto;
use crate::action::Action;
use crate::content::{ArtefactId, Die, Divine, HeroId, MonsterId, SpaceId, Token};
use crate::event::Event;
use crate::state::EndKind;
use crate::view::View;
use undercroft_kernel::{Message, Narrate, Seat, Viewer};

/// The key of a name in the texts: kind and id.
#[must_use]
pub fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('_', "-"))
}

impl Urto {
    /// The key of a hero's name.
    #[must_use]
    pub fn hero_key(&self, hero: HeroId) -> String {
        key("hero", &self.content.heroes[hero].id)
    }

    /// The key of a space's name.
    #[must_use]
    pub fn space_key(&self, space: SpaceId) -> String {
        key("space", &self.content.board.spaces[space].id)
    }

    /// The key of a creature's name.
    #[must_use]
    pub fn monster_key(&self, monster: MonsterId) -> String {
        key("monster", &self.content.monsters[monster].id)
    }

    /// The key of an artefact's name.
    #[must_use]
    pub fn artefact_key(&self, artefact: ArtefactId) -> String {
        key("artefact", &self.content.artefacts[artefact].id)
    }

    /// The key of the name of a divine weapon: that of its card.
    #[must_use]
    pub fn weapon_key(&self, weapon: Divine) -> String {
        self.content.divine_card(weapon).map_or_else(String::new, |card| self.artefact_key(card))
    }
}

/// The key of a token's name.
fn token_key(token: Token) -> String {
    key("token", token.id())
}

/// The key of the result that a face of a die shows.
fn outcome_key(name: &str, die: &Die, face: u8) -> String {
    let id = die.shown(face).map_or("", |outcome| outcome.id.as_str());
    key("outcome", &format!("{name}_{id}"))
}

impl Narrate for Urto {
    fn tell(&self, event: &Event) -> Option<Message> {
        Some(log::tell(self, event).about(event.who.seat()))
    }

    fn label(&self, view: &View, action: Action) -> Message {
        label::label(self, view, action)
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        ask::ask(self, &view.table, seat)
    }

    fn close(&self, view: &View, _: Viewer) -> Message {
        let Some(end) = view.table.end else { return Message::new("end-ur-all-dead") };
        let names = end.winners.iter().map(|who| self.hero_key(view.table.heroes[who].sheet).into());
        let key = match end.kind {
            EndKind::AllDead => return Message::new("end-ur-all-dead").cite(&["UR-END-04"]),
            EndKind::SoleSurvivor => "end-ur-sole-survivor",
            EndKind::Counted => "end-ur-counted",
        };
        let rules: &[&str] =
            if end.kind == EndKind::Counted { &["UR-END-06", "UR-SCORE-07"] } else { &["UR-END-05"] };
        Message::new(key).names("winners", names.collect()).cite(rules)
    }
}
