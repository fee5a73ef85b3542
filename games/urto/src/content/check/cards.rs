//! Heroes, monsters, artefacts and events.

use super::effects::Shelf;
use super::numbers::MAX_TRACK;
use super::places::Place;
use super::words;
use crate::content::raw::{RawArtefact, RawEvent, RawHero, RawMonster};
use crate::content::{
    Artefact, ArtefactClass, ArtefactId, Divine, Effect, Event, EventId, Hero, HeroId, Monster, MonsterId,
    When,
};
use crate::state::MAX_COPIES;
use undercroft_content::{Desk, Inspection, Merged, Record, Spanned};
use undercroft_kernel::IdVec;

/// The most Alpha cards.
const MAX_ALPHAS: u8 = 9;
/// The highest attack of a creature: what the better die and all that helps can still beat.
const MAX_ATTACK: u8 = 12;
/// The most life of a creature.
const MAX_CREATURE_LIFE: u8 = 20;
/// The most that a card is worth at the end.
const MAX_PR: u8 = 20;
/// What an artefact is worth if it does not say.
const USUAL_PR: u8 = 1;

/// The words for the colours of artefacts.
const CLASSES: [(&str, Place); 4] = [
    ("weapon", Place::Weapon),
    ("single", Place::Single),
    ("permanent", Place::Permanent),
    ("divine", Place::Divine),
];

pub fn heroes(merged: &Merged<'_>, inspection: &mut Inspection, shelf: &mut Shelf) -> IdVec<HeroId, Hero> {
    let heroes = merged.list("hero").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let mut raw: RawHero = desk.read(&record.fields);
        desk.name_with("hero", &record.id, &["text", "land"]);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        raw.bonus.append(&mut raw.penalty);
        desk.slug("icon", raw.icon.as_ref());
        Hero {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            land: desk.word(&at, "land", raw.land).into_inner(),
            colour: desk.word(&at, "colour", raw.colour).into_inner(),
            life: desk.number(&at, "life", raw.life, 1..=MAX_TRACK),
            mana: desk.number(&at, "mana", raw.mana, 0..=MAX_TRACK),
            traits: shelf.program(&mut desk, Place::Trait, &raw.bonus).0,
        }
    });
    heroes.collect()
}

/// Monster cards, and which kind is the Alpha.
pub fn monsters(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    shelf: &mut Shelf,
) -> (IdVec<MonsterId, Monster>, MonsterId) {
    let mut monsters = IdVec::default();
    let mut alphas = Vec::new();
    for record in merged.list("monster") {
        let mut desk = Desk::new(inspection, record);
        let raw: RawMonster = desk.read(&record.fields);
        desk.name_with("monster", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        let is_alpha = raw.alpha.is_some_and(|alpha| *alpha.get_ref());
        let most = if is_alpha { MAX_ALPHAS } else { MAX_COPIES };
        desk.slug("icon", raw.icon.as_ref());
        let monster = Monster {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            copies: desk.number(&at, "copies", raw.copies, 1..=most),
            attack: desk.number(&at, "attack", raw.attack, 1..=MAX_ATTACK),
            life: desk.number(&at, "life", raw.life, 1..=MAX_CREATURE_LIFE),
            pr: desk.number(&at, "pr", raw.pr, 0..=MAX_PR),
            reward: shelf.program(&mut desk, Place::Reward, &raw.reward).0,
        };
        let id = monsters.push(monster);
        if is_alpha {
            alphas.push(id);
        }
    }
    if alphas.len() != 1 {
        let message = format!("there are {} monsters with `alpha = true`", alphas.len());
        inspection.push(merged.problem(message, "exactly one"));
    }
    (monsters, alphas.first().copied().unwrap_or_default())
}

pub fn artefacts(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    shelf: &mut Shelf,
) -> IdVec<ArtefactId, Artefact> {
    let artefacts = merged.list("artefact").iter();
    artefacts.filter_map(|record| artefact(&mut Desk::new(inspection, record), record, shelf)).collect()
}

fn artefact<'l>(desk: &mut Desk<'_, 'l>, record: &Record<'l>, shelf: &mut Shelf) -> Option<Artefact> {
    let raw: RawArtefact = desk.read(&record.fields);
    desk.name_with("artefact", &record.id, &["text"]);
    desk.slug("icon", raw.icon.as_ref());
    let at = desk.header();
    let copies = desk.number(&at, "copies", raw.copies.clone(), 1..=MAX_COPIES);
    let pr = raw.pr.as_ref().map_or(USUAL_PR, |pr| desk.within("pr", pr, 0..=MAX_PR));
    let place = words::needed(desk, &at, "class", raw.class, &CLASSES)?;
    let (program, effects) = shelf.program(desk, place, &raw.effects);
    if raw.effects.is_empty() {
        desk.refuse(at.clone(), "the artefact is good for nothing", "at least one of `effects`");
    }
    let class = class(desk, place, copies, &effects)?;
    desk.slug("icon", raw.icon.as_ref());
    Some(Artefact {
        id: record.id.clone(),
        icon: raw.icon.map(Spanned::into_inner),
        copies,
        class,
        pr,
        when: when(desk, class, &effects),
        uses: if class == ArtefactClass::Single { uses(&effects) } else { 0 },
        program,
    })
}

fn class(desk: &mut Desk<'_, '_>, place: Place, copies: u8, effects: &[Effect]) -> Option<ArtefactClass> {
    let die = |effect: &Effect| match effect {
        Effect::DivineDie(weapon) => Some(*weapon),
        _ => None,
    };
    let dice: Vec<Divine> = effects.iter().filter_map(die).collect();
    Some(match place {
        Place::Weapon => ArtefactClass::Weapon,
        Place::Single => ArtefactClass::Single,
        Place::Permanent => ArtefactClass::Permanent,
        _ => {
            if dice.len() > 1 || copies != 1 {
                desk.refuse(desk.header(), "a divine artefact is not the only one", "one card with one die");
            }
            ArtefactClass::Divine(*dice.first()?)
        }
    })
}

/// How often a limited-use artefact can be used: what it says, or once.
fn uses(effects: &[Effect]) -> u8 {
    let said = effects.iter().find_map(|effect| match effect {
        Effect::Revive { uses, .. } | Effect::HideFree { uses } => Some(*uses),
        _ => None,
    });
    said.unwrap_or(1)
}

/// When an artefact works follows from what it does.
fn when(desk: &mut Desk<'_, '_>, class: ArtefactClass, effects: &[Effect]) -> When {
    match class {
        ArtefactClass::Weapon => return When::CombatStart,
        ArtefactClass::Divine(_) => return When::EndOfTurn,
        ArtefactClass::Single | ArtefactClass::Permanent => {}
    }
    let mut moments = effects.iter().map(|effect| moment(class, effect));
    let first = moments.next().unwrap_or_default();
    if moments.any(|other| other != first) {
        desk.refuse(
            desk.header(),
            "the effects work at different moments",
            "effects that are used at the same moment",
        );
    }
    first
}

const fn moment(class: ArtefactClass, effect: &Effect) -> When {
    match effect {
        Effect::Revive { .. } => When::OwnDeath,
        Effect::HideFree { .. } => When::Hide,
        Effect::CombatDieMax | Effect::CombatRerollFree { .. } => When::OwnCombatRoll,
        Effect::SearchReroll { .. } => When::OwnSearchRoll,
        Effect::BagChoice { .. } => When::OwnDraw,
        Effect::Life { .. } | Effect::Mana { .. } => When::Any,
        _ if matches!(class, ArtefactClass::Single) => When::OwnTurn,
        _ => When::Always,
    }
}

pub fn events(merged: &Merged<'_>, inspection: &mut Inspection, shelf: &mut Shelf) -> IdVec<EventId, Event> {
    let events = merged.list("event").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawEvent = desk.read(&record.fields);
        desk.name_with("event", &record.id, &["text"]);
        let at = desk.header();
        if raw.effects.is_empty() {
            desk.refuse(at.clone(), "the event does nothing", "at least one of `effects`");
        }
        Event {
            id: record.id.clone(),
            copies: desk.number(&at, "copies", raw.copies, 1..=MAX_COPIES),
            program: shelf.program(&mut desk, Place::Event, &raw.effects).0,
        }
    });
    events.collect()
}
