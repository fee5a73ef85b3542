//! Where the choices of Catacombs belong in the prompt: the group of the action, then its verb, then whom or what it is about, with its price in action
//! points and the test that it asks for. One file for each part of the list; the sentences themselves are the game's labels.

mod acts;
mod answers;
mod master;
mod things;

use super::{Sight, ids, marks, names, signs};
use crate::board::Mark;
use crate::picture::ThingId;
use crate::scene::{Branch, Place};
use crate::words::Words;
use catacombs::action::Action;
use catacombs::content::{Act, Characteristic};
use catacombs::rules::action;
use catacombs::state::CreatureId;
use undercroft_kernel::Message;

/// Where a choice belongs.
pub(super) fn place(look: &Sight<'_>, action: Action) -> Place {
    master::place(look, action)
        .or_else(|| acts::moves(look, action))
        .or_else(|| acts::fights(look, action))
        .or_else(|| acts::places(look, action))
        .or_else(|| things::magic(look, action))
        .or_else(|| things::objects(look, action))
        .unwrap_or_else(|| answers::place(look, action))
}

/// The groups of actions.
#[derive(Clone, Copy)]
enum Group {
    Move,
    Fight,
    Shoot,
    Magic,
    Things,
    Places,
    Speak,
}

impl Group {
    fn branch(self) -> Branch {
        let (key, icon) = match self {
            Group::Move => ("verb-ca-move", "footsteps"),
            Group::Fight => ("verb-ca-fight", "crossed-swords"),
            Group::Shoot => ("verb-ca-shooting", "bow-arrow"),
            Group::Magic => ("verb-ca-magic", "magic-swirl"),
            Group::Things => ("verb-ca-things", "knapsack"),
            Group::Places => ("verb-ca-places", "magnifying-glass"),
            Group::Speak => ("verb-ca-speak", "talk"),
        };
        Branch::new(Words::new(key), icon)
    }
}

/// A choice that is being put in its place.
struct ActionPlace<'a> {
    look: &'a Sight<'a>,
    place: Place,
}

impl<'a> ActionPlace<'a> {
    /// An action of a group, by its verb and its price.
    fn new(look: &'a Sight<'a>, group: Group, verb: &'static str, act: Act) -> ActionPlace<'a> {
        let state = &look.view.table;
        let price = action::price(look.game, state, state.actor, act);
        ActionPlace::priced(look, group, verb, price)
    }

    /// The same with a price that is no single act's.
    fn priced(look: &'a Sight<'a>, group: Group, verb: &'static str, price: u8) -> ActionPlace<'a> {
        let group = group.branch();
        let icon = group.icon.clone();
        let label = look.say(Message::new(verb).number("cost", price));
        let verb = Branch { label, icon: icon.clone(), ..Branch::default() };
        let tags = if price > 0 { vec![signs::ap(price)] } else { Vec::new() };
        let place = Place { path: vec![group, verb], icon, tags, costs: price > 0, ..Place::default() };
        ActionPlace { look, place }
    }

    /// What is left to say below the verb.
    fn brief(mut self, brief: Words) -> ActionPlace<'a> {
        self.place.brief = Some(brief);
        self
    }

    fn about(mut self, thing: impl Into<ThingId>) -> ActionPlace<'a> {
        self.place.things.push(thing.into());
        self
    }

    /// Somebody it is about, and the line to where that one stands.
    fn at(self, who: CreatureId) -> ActionPlace<'a> {
        let name = names::creature(self.look, who);
        let square = self.look.view.table.creatures[who].at;
        let place = self.about(ids::creature(who)).about(ids::square(square));
        if place.place.brief.is_none() { place.brief(name) } else { place }
    }

    /// What is pointed out while it is looked at.
    fn mark(mut self, mark: Option<Mark>) -> ActionPlace<'a> {
        self.place.marks.extend(mark);
        self
    }

    fn icon(mut self, icon: Option<String>) -> ActionPlace<'a> {
        self.place.icon = icon.or(self.place.icon);
        self
    }

    /// Worth a key of its own against an adversary.
    fn against(self, who: CreatureId) -> ActionPlace<'a> {
        let state = &self.look.view.table;
        if state.creatures[who].side == state.creatures[state.actor].side { self } else { self.quick() }
    }

    /// Worth a key of its own.
    fn quick(mut self) -> ActionPlace<'a> {
        self.place.quick = true;
        self
    }

    /// It rolls dice or shows something.
    fn rolls(mut self) -> ActionPlace<'a> {
        self.place.reveals = true;
        self
    }

    /// It asks for a test.
    fn test(self, characteristic: Characteristic, difficulty: u8) -> ActionPlace<'a> {
        let message = Message::new("note-ca-test")
            .name("characteristic", names::characteristic(characteristic).key)
            .number("difficulty", difficulty)
            .cite(&["CA-TEST-01"]);
        self.note(message)
    }

    fn note(mut self, message: Message) -> ActionPlace<'a> {
        self.place.note = Some(self.look.say(message));
        self.rolls()
    }

    fn done(self) -> Option<Place> {
        Some(self.place)
    }
}

/// The line of sight from the one who acts to somebody.
fn sight(look: &Sight<'_>, who: CreatureId) -> Option<Mark> {
    marks::line(look, look.view.table.creatures[who].at)
}

/// Two names one after the other.
fn pair(look: &Sight<'_>, first: &Words, second: &Words) -> Words {
    let parts = [first, second].map(Words::message).to_vec();
    look.say(Message::new("brief-ca-pair").parts("parts", parts))
}
