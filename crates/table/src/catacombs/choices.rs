//! Where the choices of Catacombs belong in the prompt: the group of the action, then its verb, then whom or what it is about, with its price in action
//! points and the test that it asks for. One file for each part of the list; the sentences themselves are the game's labels.

mod acts;
mod answers;
mod master;
mod things;

use super::{Sight, ids, marks, names, signs};
use crate::board::Mark;
use crate::odds::Share;
use crate::picture::ThingId;
use crate::scene::{Branch, Heading, Place};
use crate::words::Words;
use catacombs::action::Action;
use catacombs::content::{Act, Characteristic};
use catacombs::geometry::Dir;
use catacombs::rules::action;
use catacombs::state::CreatureId;
use undercroft_kernel::Message;

/// What somebody who presses a thing may have in mind: a step to the square beside, or a blow.
pub(super) fn meant(look: &Sight<'_>, thing: &str) -> Option<String> {
    if let Some(number) = thing.strip_prefix("creature-") {
        return Some(format!("attack m{number}"));
    }
    let here = ids::here(look);
    let dir = Dir::ALL.into_iter().find(|&dir| ids::square(here.step(dir)) == thing)?;
    Some(format!("walk {}", dir.id()))
}

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
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Move,
    Fight,
    Shoot,
    Magic,
    Things,
    Places,
    Speak,
    /// What is seldom done: armour, gifts, and whatever hurts one's own.
    More,
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
            Group::More => ("verb-ca-more", "swap-bag"),
        };
        Branch::new(Words::new(key), icon)
    }

    /// Where its verbs stand among the tiles; what is seldom done is one tile.
    fn heading(self) -> Heading {
        let says = match self {
            Group::Move => "verb-ca-move",
            Group::Fight | Group::Shoot => "verb-ca-fight",
            Group::Magic | Group::Things | Group::Places | Group::Speak | Group::More => "heading-ca-use",
        };
        Heading { says: Words::new(says), branch: usize::from(self != Group::More) }
    }
}

/// What a verb looks like, where it does not look like its group.
fn verb_icon(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "verb-ca-run" | "verb-ca-run-on" => "sprint",
        "verb-ca-pass-through" => "swap-bag",
        "verb-ca-stairs" => "stairs",
        "verb-ca-jump" => "jump-across",
        "verb-ca-attack" => "sword-wound",
        "verb-ca-power-attack" | "verb-ca-power-batter" => "hammer-drop",
        "verb-ca-precise-shot" => "archery-target",
        "verb-ca-improvise" => "thrown-charcoal",
        "verb-ca-precise-improvise" => "throwing-ball",
        "verb-ca-shove" => "push",
        "verb-ca-challenge" => "duel",
        "verb-ca-break-free" => "spider-web",
        "verb-ca-loot" => "open-chest",
        "verb-ca-open" => "door",
        "verb-ca-close" => "closed-doors",
        "verb-ca-pick" => "lock-picking",
        "verb-ca-batter" => "broken-wall",
        "verb-ca-disarm" | "verb-ca-lay" => "wolf-trap",
        "verb-ca-interact" => "hand",
        "verb-ca-close-well" => "well",
        "verb-ca-bribe" => "two-coins",
        "verb-ca-drink" | "verb-ca-feed" => "drink-me",
        "verb-ca-wield" => "sword-hilt",
        "verb-ca-pick-up" => "hand-grip",
        "verb-ca-throw" => "thrown-knife",
        _ => return None,
    })
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
        let (tile, group) = (Some(group.heading()), group.branch());
        let icon = verb_icon(verb).map(str::to_owned).or_else(|| group.icon.clone());
        let label = look.say(Message::new(verb).number("cost", price));
        let verb = Branch { label, icon: icon.clone(), ..Branch::default() };
        let tags = if price > 0 { vec![signs::ap(price)] } else { Vec::new() };
        let place = Place { path: vec![group, verb], icon, tags, costs: price > 0, tile, ..Place::default() };
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

    /// Whatever hurts one's own stands behind everything else and asks once.
    fn hurting(mut self, who: CreatureId) -> ActionPlace<'a> {
        let state = &self.look.view.table;
        if state.creatures[who].side == state.creatures[state.actor].side {
            let name = self.look.game.creature(state, who);
            self = self.seldom().confirm(Message::new("confirm-ca-friend").name("who", name));
        }
        self
    }

    /// It stands among what is seldom done.
    fn seldom(mut self) -> ActionPlace<'a> {
        if let Some(group) = self.place.path.first_mut() {
            *group = Group::More.branch();
        }
        self.place.tile = Some(Group::More.heading());
        self
    }

    /// What is asked before it is played.
    fn confirm(mut self, message: Message) -> ActionPlace<'a> {
        self.place.confirm = Some(self.look.say(message));
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

    /// What tells it from another choice that is called the same.
    fn which(mut self, note: Option<Words>) -> ActionPlace<'a> {
        self.place.note = note.or(self.place.note);
        self
    }

    fn done(self) -> Option<Place> {
        Some(self.place)
    }
}

/// A chance in whole percents; what is possible is never 0, what may fail never 100.
fn percent(share: Share) -> u64 {
    if share.ways == 0 || share.is_certain() {
        return 100 * share.ways / share.of.max(1);
    }
    ((200 * share.ways + share.of) / (2 * share.of)).clamp(1, 99)
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
