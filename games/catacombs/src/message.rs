//! How Catacombs speaks: events, choices and prompts as keys and arguments, with the rules behind them.
//! Words are in the Fluent files. A creature is named by the sentence itself, not by its seat: one person may play several.

mod ask;
mod label;
mod log;

use crate::Catacombs;
use crate::action::Action;
use crate::content::{DoorId, ElementId, Face, ItemId, MonsterId, SpellId, TrapId, ZoneId};
use crate::event::{Event, EventKind, Figure, TurnEvent};
use crate::geometry::Dir;
use crate::state::{CreatureId, End, Kind, Rolled, State};
use crate::view::View;
use undercroft_kernel::{Message, Narrate, Seat, Viewer};

/// The key of a name in the texts: kind and id.
#[must_use]
pub fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('_', "-"))
}

/// The key of the name of a direction.
#[must_use]
pub const fn direction_key(dir: Dir) -> &'static str {
    match dir {
        Dir::N => "direction-n",
        Dir::Ne => "direction-ne",
        Dir::E => "direction-e",
        Dir::Se => "direction-se",
        Dir::S => "direction-s",
        Dir::Sw => "direction-sw",
        Dir::W => "direction-w",
        Dir::Nw => "direction-nw",
    }
}

impl Catacombs {
    /// The key of the name of a creature: a hero has one of its own, one monster of several alike has its mark.
    #[must_use]
    pub fn figure(&self, figure: Figure) -> String {
        match figure.kind {
            Kind::Nobody => "creature-nobody".to_owned(),
            Kind::Hero(hero) => key("hero", &self.content.heroes[hero].id),
            Kind::Monster(monster) => format!("{}#{}", self.monster(monster), figure.id.word()),
        }
    }

    /// The key of the name of a creature of the table.
    #[must_use]
    pub fn creature(&self, state: &State, who: CreatureId) -> String {
        self.figure(Figure { id: who, kind: state.creatures[who].kind })
    }

    /// CA-TEST-06: Whether the power die of a roll came up blank, which counts 0 and is no 0.
    #[must_use]
    pub fn shows_blank(&self, roll: Rolled) -> bool {
        let die = self.content.dice.power(i16::from(roll.level));
        !roll.x && roll.face == 0 && die.is_some_and(|die| die.faces.contains(&Face::Blank))
    }

    fn monster(&self, monster: MonsterId) -> String {
        key("monster", &self.content.monsters[monster].id)
    }

    fn item(&self, item: ItemId) -> String {
        key("item", &self.content.items[item].id)
    }

    fn spell(&self, spell: SpellId) -> String {
        key("spell", &self.content.spells[spell].id)
    }

    fn element(&self, element: ElementId) -> String {
        key("element", &self.content.elements[element].id)
    }

    fn trap(&self, trap: TrapId) -> String {
        key("trap", &self.content.traps[trap].id)
    }

    fn door(&self, door: DoorId) -> String {
        key("door", &self.content.doors[door].id)
    }

    fn zone(&self, zone: ZoneId) -> String {
        key("zone", &self.content.zones[zone].id)
    }

    /// A text that the quest carries, such as `intro`.
    fn quest_text(&self, carried: &str) -> Message {
        Message::new(format!("{}.{carried}", key("quest", &self.content.quests[self.options.quest].id)))
    }
}

impl Narrate for Catacombs {
    fn tell(&self, event: &Event) -> Option<Message> {
        if !self.is_told(event) {
            return None;
        }
        let message = log::tell(self, event.kind).name("who", self.figure(event.who));
        Some(match event.who.kind {
            Kind::Hero(_) => message.about(Seat(event.who.id.0)),
            Kind::Nobody | Kind::Monster(_) => message,
        })
    }

    fn is_told(&self, event: &Event) -> bool {
        // Whoever died in its own turn ends it without a word.
        !matches!((event.kind, event.who.kind), (EventKind::Turn(TurnEvent::Ended(_)), Kind::Nobody))
    }

    fn label(&self, view: &View, action: Action) -> Message {
        label::label(self, &view.table, action)
    }

    fn ask(&self, view: &View, _: Seat) -> Message {
        ask::ask(self, &view.table)
    }

    fn close(&self, view: &View, _: Viewer) -> Message {
        let told = |key: &'static str, carried: &str, rules: &[&'static str]| {
            Message::new(key).parts("story", vec![self.quest_text(carried)]).cite(rules)
        };
        match view.table.end {
            Some(End::Won) => {
                told("end-ca-won", "won", &["CA-SETUP-07", "CA-GOLD-03"]).number("ecus", view.table.purse)
            }
            Some(End::Late) => told("end-ca-late", "lost", &["CA-QUEST-12"]),
            Some(End::Lost) | None => told("end-ca-lost", "lost", &["CA-QUEST-18"]),
        }
    }
}
