//! What things are called: the keys of names that the pack carries.

use super::Sight;
use crate::words::Words;
use catacombs::content::{
    Characteristic, CompetenceId, ElementId, ItemId, MonsterId, SpellId, TrapId, ZoneId,
};
use catacombs::geometry::Dir;
use catacombs::message::{direction_key, key};
use catacombs::state::CreatureId;
use undercroft_kernel::Message;

/// Somebody; one monster of several alike has its mark.
pub(super) fn creature(look: &Sight<'_>, who: CreatureId) -> Words {
    let name = look.game.creature(&look.view.table, who);
    if name.contains('#') {
        look.say(Message::new("board-ca-figure").name("who", name))
    } else {
        Words::new(name)
    }
}

pub(super) fn monster(look: &Sight<'_>, monster: MonsterId) -> Words {
    Words::new(key("monster", &look.game.content.monsters[monster].id))
}

pub(super) fn item(look: &Sight<'_>, item: ItemId) -> Words {
    Words::new(key("item", &look.game.content.items[item].id))
}

pub(super) fn spell(look: &Sight<'_>, spell: SpellId) -> Words {
    Words::new(key("spell", &look.game.content.spells[spell].id))
}

pub(super) fn competence(look: &Sight<'_>, competence: CompetenceId) -> Words {
    Words::new(key("competence", &look.game.content.competences[competence].id))
}

pub(super) fn element(look: &Sight<'_>, element: ElementId) -> Words {
    Words::new(key("element", &look.game.content.elements[element].id))
}

pub(super) fn trap(look: &Sight<'_>, trap: TrapId) -> Words {
    Words::new(key("trap", &look.game.content.traps[trap].id))
}

pub(super) fn zone(look: &Sight<'_>, zone: ZoneId) -> Words {
    Words::new(key("zone", &look.game.content.zones[zone].id))
}

pub(super) fn characteristic(one: Characteristic) -> Words {
    Words::new(key("characteristic", one.id()))
}

pub(super) fn direction(dir: Dir) -> Words {
    Words::new(direction_key(dir))
}

/// The text that a name carries: what the thing does.
pub(super) fn text(name: &Words) -> Words {
    Words::new(format!("{}.text", name.key))
}
