//! Time, and the answers to what is asked.

use super::master::coordinates;
use crate::board::Mark;
use crate::catacombs::{Sight, ids, marks, signs};
use crate::scene::{Branch, Heading, Place};
use crate::words::Words;
use catacombs::action::Action;
use catacombs::content::{Act, Aim as Scope};
use catacombs::geometry::Square;
use catacombs::rules::action;
use catacombs::state::{Aim, Frame};
use undercroft_kernel::Message;

/// Where such a choice belongs.
pub(super) fn place(look: &Sight<'_>, action: Action) -> Place {
    let state = &look.view.table;
    let tile = || Some(Heading { says: Words::new("heading-ca-turn"), branch: 0 });
    let with = |icon: &str| Place { icon: Some(icon.to_owned()), ..Place::default() };
    match action {
        Action::Wait => {
            let price = action::price(look.game, state, state.actor, Act::Wait);
            Place {
                tags: vec![signs::ap(price)],
                costs: true,
                tile: tile(),
                brief: Some(Words::new("tile-ca-wait")),
                ..with(signs::WAIT)
            }
        }
        Action::EndTurn => {
            let left = state.creatures[state.actor].ap;
            let lost = Message::new("note-ca-lost").number("ap", left).cite(&["CA-TURN-12"]);
            let brief = Some(Words::new("tile-ca-end-turn"));
            let note = (left > 0).then(|| look.say(lost));
            Place { note, brief, last: true, tile: tile(), ..with("checkered-flag") }
        }
        Action::React(who) => Place { things: vec![ids::creature(who)], ..with(signs::WAIT) },
        Action::Destiny => {
            let who = asked(look);
            let left = state.sheet(who).map_or(0, |sheet| sheet.destiny.saturating_sub(1));
            let (key, rule) = match state.stack.top() {
                Some(Frame::Doom { .. }) => ("note-ca-escape", "CA-DESTINY-03"),
                _ => ("note-ca-repeat", "CA-DESTINY-01"),
            };
            let note = Some(look.say(Message::new(key).number("left", left).cite(&[rule])));
            let things = vec![ids::on_sheet(who, "destiny")];
            Place { things, note, costs: true, reveals: true, ..with(signs::DESTINY) }
        }
        Action::Parry => Place { reveals: true, ..with("shield-bash") },
        Action::Defend => Place { costs: true, ..with("shield") },
        Action::Reroll | Action::RollFind => Place { reveals: true, ..with("rolling-dices") },
        Action::GoOn => Place { reveals: true, ..with("bleeding-wound") },
        Action::Strike(_) => Place { reveals: true, ..with("crossed-swords") },
        Action::Advance => {
            Place { things: free_square(look).map(ids::square).into_iter().collect(), ..with("footsteps") }
        }
        Action::Keep => with("open-treasure-chest"),
        Action::Agree => with("check-mark"),
        Action::ReplayTurn => with("anticlockwise-rotation"),
        Action::To(at) => to(look, at),
        Action::Pass | Action::GiveUp => with("cancel"),
        _ => Place::default(),
    }
}

/// Whose destiny is asked for.
fn asked(look: &Sight<'_>) -> catacombs::state::CreatureId {
    match look.view.table.stack.top() {
        Some(Frame::Test { test, .. }) => test.who,
        Some(Frame::Attack { attack, .. }) => attack.by,
        Some(Frame::Doom { who, .. } | Frame::Fruitless { who, .. }) => who,
        _ => look.view.table.actor,
    }
}

/// CA-BLOCK-09: The square that has become free.
fn free_square(look: &Sight<'_>) -> Option<Square> {
    match look.view.table.stack.top() {
        Some(Frame::Advance { to, .. }) => Some(to),
        _ => None,
    }
}

/// A square, with what would be struck there.
fn to(look: &Sight<'_>, at: Square) -> Place {
    let row = look.say(Message::new("verb-ca-row").number("row", at.y()));
    Place {
        path: vec![Branch { label: row, ..Branch::default() }],
        brief: Some(coordinates(look, at)),
        things: vec![ids::square(at)],
        marks: struck(look, at),
        ..Place::default()
    }
}

fn struck(look: &Sight<'_>, at: Square) -> Vec<Mark> {
    let line = marks::line(look, at);
    match look.view.table.stack.top() {
        Some(Frame::Aim(Aim::Spell(spell))) => {
            let area = match look.game.content.spells[spell].aim {
                Scope::Burst { radius } => Some(marks::area(at, radius)),
                _ => None,
            };
            line.into_iter().chain(area).collect()
        }
        Some(Frame::Aim(Aim::Throw(_))) => line.into_iter().collect(),
        _ => Vec::new(),
    }
}
