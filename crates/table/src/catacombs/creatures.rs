//! The sheets of all creatures that are no heroes: the game master plays by them; the party sees its own allies'.

use super::{Sight, ids, names, sheets, signs};
use crate::card::Glyph;
use crate::sheet::{Sheet, Track};
use crate::words::Words;
use catacombs::content::{Characteristic, Monster};
use catacombs::message::key;
use catacombs::state::{CreatureId, Kind, Side};
use undercroft_kernel::Message;

/// One sheet for each creature of the viewer's side.
pub(super) fn sheets(look: &Sight<'_>) -> Vec<Sheet> {
    let state = &look.view.table;
    let side = if look.view.is_master() { Side::Master } else { Side::Party };
    let others = state.creatures.of(side).filter_map(|who| match state.creatures[who].kind {
        Kind::Monster(monster) => Some((who, &look.game.content.monsters[monster])),
        _ => None,
    });
    others.map(|(who, monster)| sheet(look, who, monster)).collect()
}

fn sheet(look: &Sight<'_>, who: CreatureId, monster: &Monster) -> Sheet {
    let one = &look.view.table.creatures[who];
    let usual = i16::from(one.level(Characteristic::ActionPoints));
    let mates = one.mates.iter().zip(2..).filter(|(pv, _)| **pv > 0);
    let mate = |(pv, number): (&u8, u8)| Track {
        id: ids::on_sheet(who, &format!("pv-{number}")),
        name: look.say(Message::new("track-ca-figure").number("number", number)),
        ..sheets::track(who, "pv", signs::PV, i16::from(*pv), Some(i16::from(monster.block.pv)))
    };
    let mut tracks = vec![
        sheets::track(who, "pv", signs::PV, one.pv, Some(one.pv_max)),
        sheets::track(who, "ap", signs::AP, i16::from(one.ap), Some(usual.max(i16::from(one.ap)))),
        sheets::track(who, "armour", signs::ARMOUR, i16::from(one.armour), None),
    ];
    tracks.extend(mates.map(mate));
    Sheet {
        id: ids::sheet(who),
        seat: Some(one.owner),
        title: names::creature(look, who),
        subtitle: Some(Words::new(key("nature", monster.nature.id()))),
        icon: signs::creature(look, who),
        signs: traits(look, monster),
        tracks: tracks.into(),
        groups: vec![sheets::levels(look, who)].into(),
        conditions: signs::on_sheet(look, who).into(),
        notes: vec![Words::new(format!("{}.flavour", key("monster", &monster.id)))],
        ..Sheet::default()
    }
}

/// What it inflicts, and its special rules.
fn traits(look: &Sight<'_>, monster: &Monster) -> Vec<Glyph> {
    let traits = &monster.block.traits;
    let mut signs = vec![Glyph::new(
        "crossed-swords",
        look.say(Message::new("trait-ca-damage").word("damage", sheets::damage(monster.damage))),
    )];
    let mut level = |on: bool, icon: &'static str, word: &str, number: u8, rules: &[&'static str]| {
        if on {
            let says = Message::new(format!("trait-ca-{word}")).number("level", number).cite(rules);
            signs.push(Glyph::new(icon, look.say(says)));
        }
    };
    level(monster.range > 0, "bow-arrow", "range", monster.range, &["CA-SHOOT-02"]);
    level(traits.fear > 0, "screaming", "fear", traits.fear, &["CA-FEAR-01"]);
    level(traits.fearless, "sunbeams", "fearless", 0, &["CA-FEAR-06"]);
    level(traits.cowardly, "run", "cowardly", 0, &["CA-FEAR-07"]);
    level(traits.slow, "snail", "slow", 0, &["CA-MONSTER-11"]);
    level(traits.swarm > 0, "minions", "swarm", traits.swarm, &["CA-SWARM-01"]);
    level(traits.web > 0, "web-spit", "web", traits.web, &["CA-WEB-01"]);
    level(traits.poison > 0, "poison-gas", "poison", traits.poison, &["CA-POISON-01"]);
    level(traits.flaming, "flame", "flaming", 0, &["CA-FIRE-01"]);
    level(traits.flies, "feathered-wing", "flies", 0, &["CA-FLY-01"]);
    level(traits.immaterial, "ghost", "immaterial", 0, &["CA-ETHER-01"]);
    level(traits.regeneration > 0, "health-increase", "regeneration", traits.regeneration, &["CA-REGEN-01"]);
    level(traits.parries > 0, "shield-bash", "parries", traits.parries, &["CA-PARRY-01"]);
    signs
}
