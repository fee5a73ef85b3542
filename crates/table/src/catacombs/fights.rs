//! An attack that somebody still has to answer: who strikes at whom, and what was rolled.

use super::{Sight, ids, names, sheets, signs};
use crate::card::Glyph;
use crate::fight::{Fight, Side};
use crate::words::Words;
use catacombs::content::Characteristic;
use catacombs::rules::melee::profile;
use catacombs::state::{Attack, CreatureId, Frame, Kind, Stage, Target};
use undercroft_kernel::Message;

/// Whether the dice of an attack lie there and somebody still has to answer them.
pub(super) fn is_rolled(look: &Sight<'_>) -> bool {
    matches!(look.view.table.stack.top(), Some(Frame::Attack { stage: Stage::Hit | Stage::Missed, .. }))
}

/// The attack on top of the unfinished business.
pub(super) fn fight(look: &Sight<'_>) -> Option<Fight> {
    let (attack, stage) = match look.view.table.stack.top()? {
        Frame::Attack { attack, stage, .. } => (attack, stage),
        _ => return None,
    };
    let Target::Creature(target) = attack.target else { return None };
    let forecast = match stage {
        Stage::Declared => Vec::new(),
        Stage::Hit => vec![look.say(Message::new("fight-ca-hit").cite(&["CA-PARRY-01"]))],
        Stage::Missed => vec![look.say(Message::new("fight-ca-missed").cite(&["CA-MELEE-08"]))],
    };
    Some(Fight {
        title: Words::new("fight-ca"),
        sides: vec![side(look, target, None), side(look, attack.by, Some(&attack))],
        forecast,
        ..Fight::default()
    })
}

fn side(look: &Sight<'_>, who: CreatureId, attack: Option<&Attack>) -> Side {
    let state = &look.view.table;
    let one = &state.creatures[who];
    let level = |characteristic: Characteristic, icon: &'static str| {
        let says = Message::new("fight-ca-level")
            .name("characteristic", names::characteristic(characteristic).key)
            .number("level", one.level(characteristic));
        Glyph::new(icon, look.say(says)).with(one.level(characteristic))
    };
    let facts = match attack {
        Some(attack) => {
            let profile = profile(look.game, state, who, attack.weapon);
            let strikes = Message::new("trait-ca-damage").word("damage", sheets::damage(profile.damage));
            let icon = if profile.ranged { "bow-arrow" } else { "crossed-swords" };
            vec![level(profile.skill, icon), Glyph::new("bloody-sword", look.say(strikes))]
        }
        None => vec![
            level(Characteristic::Endurance, "mountain-road"),
            Glyph::new(signs::ARMOUR, look.say(Message::new("fight-ca-armour").number("points", one.armour)))
                .with(one.armour),
        ],
    };
    Side {
        id: format!("side-{}", ids::creature(who)),
        name: names::creature(look, who),
        icon: signs::creature(look, who),
        kind: if let Kind::Hero(_) = one.kind { "hero" } else { "monster" }.to_owned(),
        seat: Some(one.owner),
        tracks: vec![crate::sheet::Track {
            id: format!("side-{}", ids::life(who)),
            ..sheets::track(who, "pv", signs::PV, one.pv, Some(one.pv_max))
        }],
        facts,
        ..Side::default()
    }
}
