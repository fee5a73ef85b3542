//! Combats with creatures, mushrooms and heroes, and the dice on the table.

use super::{Sight, ids, signs};
use crate::card::Glyph;
use crate::fight::{Die, Fight, Side};
use crate::sheet::Track;
use crate::words::Words;
use undercroft_kernel::Message;
use urto::content::{MonsterId, Token};
use urto::message::key;
use urto::rules::{hero, mushroom, pvm};
use urto::state::{Foe, Frame, Player, Stage};

/// The combat under way.
pub(super) fn fight(look: &Sight<'_>) -> Option<Fight> {
    let combat = &look.view.table.combat;
    let name = |who: Player| look.game.hero_key(look.view.table.heroes[who].sheet);
    let first = combat.first().who;
    let (title, other) = match combat.foe {
        Foe::Nobody => return None,
        Foe::Creature(monster) => {
            let title = Message::new("fight-ur-creature").name("monster", look.game.monster_key(monster));
            (title.cite(&["UR-PVM-01"]), creature(look, monster))
        }
        Foe::Mushroom => (Message::new("fight-ur-mushroom").cite(&["UR-MUSHROOM-01"]), obstacle(look)),
        Foe::Hero => {
            let second = combat.side(1).who;
            let title = Message::new("fight-ur-duel").name("first", name(first)).name("second", name(second));
            (title.cite(&["UR-PVP-01"]), fighter(look, 1))
        }
    };
    Some(Fight { title: look.say(title), sides: vec![fighter(look, 0), other], forecast: forecast(look) })
}

/// A hero in the combat.
fn fighter(look: &Sight<'_>, at: u8) -> Side {
    let (game, table) = (look.game, &look.view.table);
    let side = table.combat.side(at);
    let one = &table.heroes[side.who];
    let wielded = one.hand.iter().filter(|held| held.wielded).filter_map(|held| held.card);
    let mut notes: Vec<Words> = wielded.map(|card| Words::new(game.artefact_key(card))).collect();
    if side.reinforcement > 0 {
        notes.push(look.say(Message::new("fight-ur-reinforced").number("n", side.reinforcement)));
    }
    if side.tokens > 0 {
        notes.push(look.say(Message::new("fight-ur-committed").number("n", side.tokens)));
    }
    let rolled = (side.face > 0).then(|| {
        let says = look.say(Message::new("fight-ur-total").number("n", pvm::total(game, table, at)));
        Glyph::new("crossed-swords", says).with(i32::from(pvm::total(game, table, at)))
    });
    Side {
        id: ids::side(side.who),
        name: Words::new(game.hero_key(one.sheet)),
        icon: game.content.heroes[one.sheet].icon.clone(),
        kind: "hero".to_owned(),
        seat: Some(side.who.0),
        tracks: vec![Track {
            id: format!("side-life-{}", side.who.0 + 1),
            name: Words::new("track-ur-life"),
            icon: Some(signs::LIFE.to_owned()),
            value: u32::from(one.life),
            max: Some(u32::from(hero::sheet(game, table, side.who).life)),
            ..Track::default()
        }],
        facts: rolled.into_iter().collect(),
        notes,
        ..Side::default()
    }
}

fn creature(look: &Sight<'_>, monster: MonsterId) -> Side {
    let card = &look.game.content.monsters[monster];
    let left = card.life.saturating_sub(look.view.table.combat.dealt);
    let name = look.game.monster_key(monster);
    let attack = look.say(Message::new("fight-ur-attack").number("n", card.attack).cite(&["UR-PVM-03"]));
    Side {
        id: ids::FOE.to_owned(),
        notes: vec![look.say(Message::new("card-ur-text").name("card", name.clone()))],
        name: Words::new(name),
        icon: card.icon.clone(),
        kind: "monster".to_owned(),
        tracks: vec![Track {
            id: ids::FOE_LIFE.to_owned(),
            name: Words::new("track-ur-life"),
            icon: Some(signs::LIFE.to_owned()),
            value: u32::from(left),
            max: Some(u32::from(card.life)),
            ..Track::default()
        }],
        facts: vec![
            Glyph::new("crossed-swords", attack).with(i32::from(card.attack)),
            signs::renown(i32::from(card.pr)),
        ],
        ..Side::default()
    }
}

fn obstacle(look: &Sight<'_>) -> Side {
    let target = mushroom::target(look.game, &look.view.table);
    let says = look.say(Message::new("fight-ur-target").number("n", target).cite(&["UR-MUSHROOM-02"]));
    Side {
        id: ids::FOE.to_owned(),
        name: Words::new(key("token", Token::Mushroom.id())),
        icon: Some(signs::token(Token::Mushroom).to_owned()),
        kind: "mushroom".to_owned(),
        facts: vec![Glyph::new("dice-target", says).with(i32::from(target))],
        ..Side::default()
    }
}

/// What the dice on the table come to, if they stay as they lie.
fn forecast(look: &Sight<'_>) -> Vec<Words> {
    let (game, table) = (look.game, &look.view.table);
    let combat = &table.combat;
    let rolled = matches!(combat.stage, Stage::Rolled | Stage::Answering { .. });
    if !rolled {
        return Vec::new();
    }
    let total = pvm::total(game, table, 0);
    let loses = |who: Player, n: u8| {
        look.say(Message::new("fight-ur-loses").number("n", n).seat("other", who.seat()).cite(&["UR-PVM-05"]))
    };
    let even = || look.say(Message::new("fight-ur-even").cite(&["UR-PVM-06"]));
    vec![match combat.foe {
        Foe::Nobody => return Vec::new(),
        Foe::Creature(monster) => {
            let attack = game.content.monsters[monster].attack;
            match total.cmp(&attack) {
                std::cmp::Ordering::Less => loses(combat.first().who, attack - total),
                std::cmp::Ordering::Equal => even(),
                std::cmp::Ordering::Greater => look.say(
                    Message::new("fight-ur-creature-loses")
                        .number("n", total - attack)
                        .name("monster", game.monster_key(monster))
                        .cite(&["UR-PVM-07"]),
                ),
            }
        }
        Foe::Mushroom if total >= mushroom::target(game, table) => Words::new("fight-ur-mushroom-falls"),
        Foe::Mushroom => Words::new("fight-ur-mushroom-holds"),
        Foe::Hero => {
            let second = pvm::total(game, table, 1);
            match total.cmp(&second) {
                std::cmp::Ordering::Less => loses(combat.first().who, second - total),
                std::cmp::Ordering::Equal => even(),
                std::cmp::Ordering::Greater => loses(combat.side(1).who, total - second),
            }
        }
    }]
}

/// The dice that lie on the table.
pub(super) fn dice(look: &Sight<'_>) -> Vec<Die> {
    let table = &look.view.table;
    if let Some(Frame::Searched { face }) = table.frames.top() {
        return vec![search(look, face)];
    }
    let fighting = match table.combat.foe {
        Foe::Nobody => 0,
        Foe::Hero => 2,
        Foe::Creature(_) | Foe::Mushroom => 1,
    };
    let sides = (0..fighting).map(|at| table.combat.side(at)).filter(|side| side.face > 0);
    sides.map(|side| combat(side.who, side.face, side.sides)).collect()
}

/// A combat die.
pub(super) fn combat(who: Player, face: u8, sides: u8) -> Die {
    let name = if sides > 6 { "die-d8" } else { "die-d6" };
    Die {
        id: ids::die(who),
        kind: "combat".to_owned(),
        name: Words::new(name),
        sides: Some(u32::from(sides)),
        seat: Some(who.0),
        face: Some(u32::from(face)),
        ..Die::default()
    }
}

/// The search die with what it shows.
pub(super) fn search(look: &Sight<'_>, face: u8) -> Die {
    let die = &look.game.content.dice.search;
    let shown = die.shown(face).map(|outcome| key("outcome", &format!("search_{}", outcome.id)));
    Die {
        id: ids::SEARCH.to_owned(),
        kind: "search".to_owned(),
        name: Words::new("die-search"),
        sides: Some(u32::from(die.sides)),
        face: Some(u32::from(face)),
        says: shown.map(Words::new),
        ..Die::default()
    }
}
