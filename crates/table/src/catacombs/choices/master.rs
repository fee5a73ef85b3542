//! The game master's choices, and those of the party's leader: whom to name, what to place where.

use crate::catacombs::{Sight, ids, names, signs};
use crate::scene::{Branch, Place};
use crate::words::Words;
use catacombs::action::Action;
use catacombs::geometry::Square;
use catacombs::state::CreatureId;
use undercroft_kernel::Message;

/// Where such a choice belongs.
pub(super) fn place(look: &Sight<'_>, action: Action) -> Option<Place> {
    let icon = |icon: &str| Some(icon.to_owned());
    Some(match action {
        Action::Lead(who) => named(look, who, "crown"),
        Action::Order(who) => named(look, who, "sands-of-time"),
        Action::Award(who) => named(look, who, "open-treasure-chest"),
        Action::Activate(who) => named(look, who, "crossed-swords"),
        Action::Grant(who) => named(look, who, signs::AP),
        Action::DrawZone => Place { icon: icon("card-draw"), reveals: true, ..Place::default() },
        Action::RollContent | Action::Upkeep => {
            Place { icon: icon("rolling-dices"), reveals: true, ..Place::default() }
        }
        Action::DrawEvent => Place {
            icon: icon("card-draw"),
            things: vec![ids::EVENTS.to_owned()],
            reveals: true,
            ..Place::default()
        },
        Action::Ready => Place { icon: icon("check-mark"), ..Place::default() },
        Action::PlaceElement(kind, at) => {
            put(look, names::element(look, kind), signs::element(look, kind), at)
        }
        Action::PlaceTrap(kind, at) => put(look, names::trap(look, kind), signs::trap(look, kind), at),
        Action::PlaceMonster(kind, at) => {
            let icon = look.game.content.monsters[kind].icon.clone();
            put(look, names::monster(look, kind), icon, at)
        }
        Action::ShowTrap(at) => Place {
            brief: Some(coordinates(look, at)),
            things: vec![ids::square(at), ids::trap(at)],
            ..Place::default()
        },
        Action::Foresee(at) => Place {
            brief: Some(coordinates(look, at)),
            icon: icon("crystal-ball"),
            things: vec![ids::square(at), ids::gate(at)],
            reveals: true,
            ..Place::default()
        },
        _ => return None,
    })
}

fn named(look: &Sight<'_>, who: CreatureId, icon: &str) -> Place {
    let at = look.view.table.creatures[who].at;
    let square = at.is_somewhere().then(|| ids::square(at));
    Place {
        icon: signs::creature(look, who).or_else(|| Some(icon.to_owned())),
        things: [ids::creature(who)].into_iter().chain(square).collect(),
        ..Place::default()
    }
}

/// CA-MAP-06: One thing, then its square. Squares row by row are a branch of their own where there are many.
fn put(look: &Sight<'_>, name: Words, icon: Option<String>, at: Square) -> Place {
    let label = look.say(Message::new("verb-ca-place").name("what", name.key));
    let row = look.say(Message::new("verb-ca-row").number("row", at.y()));
    Place {
        path: vec![
            Branch { label, icon: icon.clone(), things: vec![ids::PENDING.to_owned()] },
            Branch { label: row, ..Branch::default() },
        ],
        brief: Some(coordinates(look, at)),
        icon,
        things: vec![ids::square(at)],
        ..Place::default()
    }
}

pub(super) fn coordinates(look: &Sight<'_>, at: Square) -> Words {
    look.say(Message::new("brief-ca-square").word("at", at.to_string()))
}
