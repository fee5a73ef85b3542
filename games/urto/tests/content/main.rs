//! The packs of Urto: the ledger's rules of kind `component`, what wrong packs get, and the grammar of names.
//! What a card does in play is shown by the scenarios.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod board;
mod boxes;
mod cards;
mod names;
mod problems;

use undercroft_content::{Inspection, Library, Merged};
use urto::content::check::{self, Components, SCHEMA};
use urto::content::{Artefact, Content, Effect, Event, Program};

/// The pack of the box.
pub const BASE: &str = "urto/base";

pub fn content() -> Content {
    check::load(&Library::built_in(), BASE).unwrap()
}

/// What lies in its box.
pub fn components() -> Components {
    check::components(&Library::built_in(), BASE).unwrap()
}

/// A pack's records and texts.
pub fn merged<'l>(library: &'l Library, pack: &str) -> Merged<'l> {
    library.merge(&SCHEMA, pack, &mut Inspection::new()).unwrap()
}

pub fn artefact<'c>(content: &'c Content, id: &str) -> &'c Artefact {
    content.artefacts.iter().find(|(_, artefact)| artefact.id == id).unwrap().1
}

pub fn event<'c>(content: &'c Content, id: &str) -> &'c Event {
    content.events.iter().find(|(_, event)| event.id == id).unwrap().1
}

/// Whether a program, or one inside it, has such an effect.
pub fn has(content: &Content, program: Program, wanted: &dyn Fn(&Effect) -> bool) -> bool {
    content.program(program).iter().any(|effect| {
        wanted(effect)
            || match effect {
                Effect::DefenceRoll { fail: inner, .. }
                | Effect::RollOff { loser: inner }
                | Effect::OnMonsterKill(inner)
                | Effect::OnPvpWin(inner)
                | Effect::MayPay { then: inner, .. } => has(content, *inner, wanted),
                Effect::Choose(choice) => {
                    content.choices[*choice].iter().any(|option| has(content, *option, wanted))
                }
                _ => false,
            }
    })
}
