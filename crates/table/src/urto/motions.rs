//! What is seen of the events of Urto: dice first, then what they lead to. Events that only words can tell have no motion.

use super::{Sight, fights, ids};
use crate::motion::Motion;
use crate::picture::ThingId;
use urto::event::{Event, What};
use urto::rules::die;
use urto::state::{Foe, Player};

/// Adds the motions of an event. `look` shows the table before the step.
pub(super) fn add(look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
    out.extend(seen(look, event));
}

fn count(name: &str, who: Player, by: i32) -> Option<Motion> {
    Some(Motion::Count { thing: ids::track(name, who), by })
}

fn go(thing: ThingId, to: ThingId) -> Option<Motion> {
    Some(Motion::Move { thing, from: None, to, becomes: None })
}

fn seen(look: &Sight<'_>, event: &Event) -> Option<Motion> {
    let who = event.who;
    match event.what {
        What::Moved { to, .. } | What::Slid(to) => go(ids::hero(who), ids::space(look, to)),
        What::Discovered(space, _) | What::BagEmpty(space) => {
            Some(Motion::Appear { thing: ids::on(look, space) })
        }
        What::CacheTaken(space) => Some(Motion::Vanish { thing: ids::on(look, space) }),
        What::CombatRolled { face, .. } => {
            let combat = &look.view.table.combat;
            let foe = if combat.foe == Foe::Nobody { Foe::Mushroom } else { combat.foe };
            let sides = die::sides(look.game, &look.view.table, who, foe);
            Some(Motion::Roll { dice: vec![fights::combat(who, face, sides)] })
        }
        What::Searched(face) => Some(Motion::Roll { dice: vec![fights::search(look, face)] }),
        What::Met(_) | What::MushroomBars(_) => Some(Motion::Appear { thing: ids::FOE.to_owned() }),
        What::CreatureHurt { damage, .. } => {
            Some(Motion::Count { thing: ids::FOE_LIFE.to_owned(), by: -i32::from(damage) })
        }
        What::Slain(_) | What::Hid(_) | What::MushroomDestroyed(_) => {
            Some(Motion::Vanish { thing: ids::FOE.to_owned() })
        }
        What::LifeGained(n) => count("track-ur-life", who, i32::from(n)),
        What::LifeLost(n) | What::LifePaid(n) => count("track-ur-life", who, -i32::from(n)),
        What::ManaGained(n) => count("track-ur-mana", who, i32::from(n)),
        What::ManaLost(n) => count("track-ur-mana", who, -i32::from(n)),
        What::RenownGained(n) => count("track-ur-renown", who, i32::from(n)),
        What::RenownLost(n) => count("track-ur-renown", who, -i32::from(n)),
        What::RenownStolen { n, .. } => count("track-ur-renown", who, i32::from(n)),
        What::ArtefactDrawn(Some(card)) | What::KeptCard(Some(card)) => {
            Some(Motion::Appear { thing: ids::card(who, card) })
        }
        What::ArtefactDrawn(None) => count("track-ur-artefacts", who, 1),
        What::Discarded(card) => Some(Motion::Vanish { thing: ids::card(who, card) }),
        What::Died(_) => Some(Motion::Vanish { thing: ids::hero(who) }),
        _ => None,
    }
}
