//! How Mini Rogue speaks: events, choices and prompts as keys and arguments, with the rules behind them.
//! Words are in the Fluent files; a rule that an edition does not have is left out when the line is shown.

mod ask;
mod label;
mod log;

use crate::MiniRogue;
use crate::action::Action;
use crate::content::{Affliction, EnemyId, GoodId, Icon, ListId, Potion, Resource, RoomId};
use crate::event::{Event, Pool};
use crate::rules::{combat, coop};
use crate::state::{CellId, End, Hero, State};
use crate::view::View;
use undercroft_kernel::{Faces, Id, Message, Narrate, Seat, Viewer};

/// The key of a name in the texts: kind and id.
#[must_use]
pub fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('_', "-"))
}

/// The key of the name of a resource.
#[must_use]
pub const fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Hp => "resource-hp",
        Resource::Armour => "resource-armour",
        Resource::Xp => "resource-xp",
        Resource::Food => "resource-food",
        Resource::Gold => "resource-gold",
    }
}

/// The key of the name of an affliction.
#[must_use]
pub const fn affliction_key(affliction: Affliction) -> &'static str {
    match affliction {
        Affliction::Poison => "affliction-poison",
        Affliction::Curse => "affliction-curse",
        Affliction::Blindness => "affliction-blindness",
    }
}

fn key_of(game: &MiniRogue, hero: &Hero) -> String {
    key("character", &game.content.characters[hero.character].id)
}

fn faces(faces: Faces) -> String {
    let faces: Vec<String> = faces.iter().map(|face| face.to_string()).collect();
    faces.join(", ")
}

impl MiniRogue {
    fn room(&self, room: RoomId) -> String {
        key("room", &self.content.rooms[room].id)
    }

    /// The key of an enemy's name. A Guardian's lines carry the Guardian's word.
    #[must_use]
    pub fn enemy(&self, enemy: EnemyId) -> String {
        let id = &self.content.enemies[enemy].id;
        let guardian = self.content.guardians.find(|guardian| guardian.id == *id).is_some();
        key(if guardian { "guardian" } else { "enemy" }, id)
    }

    fn potion(potion: Potion) -> String {
        key("potion", potion.id())
    }

    fn pool(message: Message, pool: Pool) -> Message {
        let symbol = |shown: Option<bool>| match shown {
            None => "none",
            Some(false) => "blank",
            Some(true) => "symbol",
        };
        let count = pool.faces.iter().count() as i64;
        message
            .word("dice", faces(pool.faces))
            .number("count", count)
            .number("dungeon", pool.dungeon)
            .word("poison", symbol(pool.poison))
            .word("curse", symbol(pool.curse))
    }
}

/// Whether another die of the attack shows the same: then a choice about this one names its number, too.
#[must_use]
pub fn twin(state: &State, number: u8) -> &'static str {
    let value = combat::die(state, number).map(|die| die.value);
    let alike = state.fight.dice.iter().filter(|die| Some(die.value) == value).count();
    if alike > 1 { "yes" } else { "no" }
}

fn cell(message: Message, cell: CellId) -> Message {
    message.number("row", cell.row()).number("column", cell.column()).number("cell", cell.number())
}

impl Narrate for MiniRogue {
    fn tell(&self, event: &Event) -> Option<Message> {
        Some(log::tell(self, event.kind)?.about(Seat(event.hero)))
    }

    fn label(&self, view: &View, action: Action) -> Message {
        match view.viewer {
            // Where both are asked, the words are about what the viewer has.
            Viewer::Seat(seat) if coop::asked(self, &view.table).has(seat) => {
                label::label(self, &coop::seen_by(&view.table, seat.0), action)
            }
            _ => label::label(self, &view.table, action),
        }
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        let state = &view.table;
        if !state.is_coop() {
            return ask::ask(self, state);
        }
        // With two characters the prompt says whose turn it is.
        let seen = coop::seen_by(state, seat.0);
        let hero = state.party.at(usize::from(seat.0)).unwrap_or(state.hero());
        let key = if seat.0 == state.leader { "ask-of-leader" } else { "ask-of" };
        Message::new(key).name("character", key_of(self, hero)).parts("ask", vec![ask::ask(self, &seen)])
    }

    fn close(&self, view: &View, _: Viewer) -> Message {
        match view.table.end {
            Some(End::Won) if self.quest.is_some() => {
                Message::new("end-chapter-won").cite(&["MR-CAMPAIGN-21"])
            }
            Some(End::Beaten) => Message::new("end-chapter-beaten").cite(&["MR-CAMPAIGN-70"]),
            Some(End::Won) => Message::new("end-won").cite(&["MR-END-01"]),
            _ => Message::new("end-lost").number("area", view.table.area).cite(&["MR-END-02", "MR-CHAR-04"]),
        }
    }
}

fn good(game: &MiniRogue, word: GoodId) -> String {
    key("good", game.content.goods.get(word.index()).map_or("", String::as_str))
}

/// What a list of icons does, in short: the parts of a choice or price.
pub fn icons(game: &MiniRogue, list: ListId, floor: u8) -> Vec<Message> {
    let amount = |key: &'static str, kind: Resource, number: u8| {
        Message::new(key).name("resource", resource_key(kind)).number("amount", number)
    };
    let icon = |icon: &Icon| match icon {
        Icon::Gain(kind, number) => amount("icon-gain", *kind, number.on(floor)),
        Icon::Lose(kind, number) => amount("icon-lose", *kind, number.on(floor)),
        Icon::Potion(kind) => Message::new("icon-potion").name("potion", MiniRogue::potion(*kind)),
        Icon::AnyPotion => Message::new("icon-any-potion"),
        Icon::Choose(_) => Message::new("icon-choice"),
        Icon::Refresh => Message::new("icon-refresh"),
        Icon::Blessing => Message::new("icon-blessing"),
        Icon::Cure(kind) => Message::new("icon-cure").name("affliction", affliction_key(*kind)),
        Icon::Suffer(kind) => Message::new("icon-suffer").name("affliction", affliction_key(*kind)),
        Icon::Fall => Message::new("icon-fall"),
        Icon::Ghost => Message::new("icon-ghost"),
        Icon::Rewards => Message::new("icon-rewards"),
        Icon::RaiseHp(to) => Message::new("icon-raise-hp").number("hp", *to),
        Icon::LoseItem => Message::new("icon-lose-item"),
        Icon::Tunnel => Message::new("icon-tunnel"),
        Icon::Regenerate(hp) => Message::new("icon-regenerate").number("hp", *hp),
        Icon::Story => Message::new("icon-story"),
    };
    game.content.lists[list].iter().map(icon).collect()
}
