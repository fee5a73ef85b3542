//! The combat under way, with a creature, mushrooms or a hero, and the dice on the table.

use super::{Sight, ids, signs};
use crate::card::Glyph;
use crate::fight::{Die, Fight, Side, Total};
use crate::sheet::{Pending, Track};
use crate::words::Words;
use std::cmp::Ordering;
use undercroft_kernel::Message;
use urto::Urto;
use urto::content::{MonsterId, Token};
use urto::event::{CardEvent, CaveEvent, Event, EventKind, FightEvent};
use urto::message::key;
use urto::rules::pvm::Term;
use urto::rules::{hero, mushroom, pvm};
use urto::state::{self, Foe, Player, Stage};

/// The combat under way.
pub(super) fn fight(look: &Sight<'_>) -> Option<Fight> {
    let combat = &look.view.table.combat;
    let (title, other) = match combat.foe {
        Foe::Nobody => return None,
        Foe::Creature(monster) => ("fight-ur-creature", creature(look, monster)),
        Foe::Mushroom => ("fight-ur-mushroom", obstacle(look)),
        Foe::Hero => return Some(heroes(look)),
    };
    Some(Fight {
        title: Words::new(title),
        sides: vec![other, fighter(look, 0)],
        begun: combat.rounds > 0,
        forecast: forecast(look),
        ..Fight::default()
    })
}

/// A combat of heroes: who attacks whom, the attacker first.
fn heroes(look: &Sight<'_>) -> Fight {
    let combat = &look.view.table.combat;
    let title = Message::new("fight-ur-heroes")
        .about(combat.side(0).who.seat())
        .seat("other", combat.side(1).who.seat())
        .cite(&["UR-PVP-01"]);
    Fight {
        title: look.say(title),
        sides: vec![fighter(look, 0), fighter(look, 1)],
        begun: combat.rounds > 0,
        forecast: forecast(look),
        ..Fight::default()
    }
}

/// The mushroom in the way: what fells it.
fn obstacle(look: &Sight<'_>) -> Side {
    let target = mushroom::target(look.game, &look.view.table);
    let says = look.say(Message::new("fight-ur-target").number("n", target).cite(&["UR-MUSHROOM-02"]));
    Side {
        id: ids::FOE.to_owned(),
        name: Words::new(key("token", Token::Mushroom.id())),
        icon: Some(signs::token(Token::Mushroom).to_owned()),
        kind: "mushroom".to_owned(),
        facts: vec![Glyph::new("dice-target", says).with(target)],
        ..Side::default()
    }
}

/// How much life each side loses if the dice stay as they lie; none while they are not rolled.
fn losses(look: &Sight<'_>) -> Option<[u8; 2]> {
    let (game, table) = (look.game, &look.view.table);
    if !matches!(table.combat.stage, Stage::Rolled | Stage::Answering { .. }) {
        return None;
    }
    let total = pvm::total(game, table, 0);
    let against = match table.combat.foe {
        Foe::Nobody | Foe::Mushroom => return None,
        Foe::Creature(monster) => game.content.monsters[monster].attack,
        Foe::Hero => pvm::total(game, table, 1),
    };
    Some([against.saturating_sub(total), total.saturating_sub(against)])
}

/// What the dice on the table come to, if they stay as they lie.
fn forecast(look: &Sight<'_>) -> Vec<Words> {
    let (game, table) = (look.game, &look.view.table);
    let combat = &table.combat;
    if !matches!(combat.stage, Stage::Rolled | Stage::Answering { .. }) {
        return Vec::new();
    }
    let total = pvm::total(game, table, 0);
    let loses = |at: u8, n: u8, rule: &'static str| {
        let who = combat.side(at).who.seat();
        look.say(Message::new("fight-ur-loses").number("n", n).seat("other", who).cite(&[rule]))
    };
    let (against, lower, equal) = match combat.foe {
        Foe::Nobody => return Vec::new(),
        Foe::Mushroom => {
            let falls = total >= mushroom::target(game, table);
            return vec![Words::new(if falls { "odds-ur-mushroom-falls" } else { "odds-ur-mushroom-holds" })];
        }
        Foe::Creature(monster) => (game.content.monsters[monster].attack, "UR-PVM-06", "UR-PVM-05"),
        Foe::Hero => (pvm::total(game, table, 1), "UR-PVP-04", "UR-PVP-05"),
    };
    vec![match (total.cmp(&against), combat.foe) {
        (Ordering::Less, _) => loses(0, against - total, lower),
        (Ordering::Equal, _) => look.say(Message::new("fight-ur-even").cite(&[equal])),
        (Ordering::Greater, Foe::Creature(monster)) => look.say(
            Message::new("fight-ur-creature-loses")
                .number("n", total - against)
                .name("monster", game.monster_key(monster))
                .cite(&["UR-PVM-07"]),
        ),
        (Ordering::Greater, _) => loses(1, total - against, lower),
    }]
}

/// The creature: what it has left, what it strikes with, what it is worth.
fn creature(look: &Sight<'_>, monster: MonsterId) -> Side {
    let card = &look.game.content.monsters[monster];
    let combat = &look.view.table.combat;
    let left = card.life.saturating_sub(combat.dealt);
    let total = pvm::total(look.game, &look.view.table, 0);
    let hurt = total.saturating_sub(card.attack);
    let pending = (combat.stage == Stage::Rolled && hurt > 0)
        .then(|| Pending { by: -i32::from(hurt.min(left)), says: Words::new("fight-ur-pending") });
    let fact = |icon: &'static str, key: &'static str, n: u8| {
        Glyph::new(icon, look.say(Message::new(key).number("n", n))).with(n)
    };
    Side {
        id: ids::FOE.to_owned(),
        name: Words::new(look.game.monster_key(monster)),
        icon: card.icon.clone(),
        kind: "monster".to_owned(),
        tracks: vec![Track {
            id: ids::FOE_LIFE.to_owned(),
            name: Words::new("track-ur-life"),
            icon: Some(signs::LIFE.to_owned()),
            value: i32::from(left),
            max: Some(u32::from(card.life)),
            pending,
            ..Track::default()
        }],
        facts: vec![
            fact("crossed-swords", "fight-ur-attack", card.attack),
            fact(signs::RENOWN, "card-ur-worth", card.pr),
        ],
        notes: vec![Words::new(format!("{}.text", look.game.monster_key(monster)))],
        ..Side::default()
    }
}

/// A hero in the combat.
fn fighter(look: &Sight<'_>, at: u8) -> Side {
    let (game, table) = (look.game, &look.view.table);
    let side = table.combat.side(at);
    let who = side.who;
    let one = &table.heroes[who];
    let mut facts = Vec::new();
    let mut fact = |icon: &'static str, key: &'static str, n: u8| {
        if n > 0 {
            facts.push(Glyph::new(icon, look.say(Message::new(key).number("n", n))).with(n));
        }
    };
    // Once the die is rolled, the sum tells of them.
    if side.face == 0 {
        fact(signs::MANA, "fight-ur-reinforced", side.reinforcement);
        fact("crossed-swords", "fight-ur-committed", side.tokens);
    }
    let lost = losses(look).and_then(|losses| losses.get(usize::from(at)).copied()).unwrap_or_default();
    let lost = lost.min(one.life);
    let die = if one.large_die { 8 } else { 6 };
    Side {
        id: format!("side-{}", who.0 + 1),
        name: Words::new(game.hero_key(one.sheet)),
        icon: game.content.heroes[one.sheet].icon.clone(),
        kind: "hero".to_owned(),
        seat: Some(who.0),
        subtitle: Some(look.say(Message::new("fight-ur-die").number("die", die))),
        total: (side.face > 0).then(|| total(look, at, lost > 0)),
        tracks: vec![Track {
            id: format!("side-{}", ids::track(who, "life")),
            name: Words::new("track-ur-life"),
            icon: Some(signs::LIFE.to_owned()),
            value: i32::from(one.life),
            max: Some(u32::from(hero::sheet(game, table, who).life)),
            pending: (lost > 0)
                .then(|| Pending { by: -i32::from(lost), says: Words::new("fight-ur-pending") }),
            ..Track::default()
        }],
        facts,
        ..Side::default()
    }
}

/// UR-PVM-17: What a hero's roll comes to, written out.
fn total(look: &Sight<'_>, at: u8, loses: bool) -> Total {
    let (game, table) = (look.game, &look.view.table);
    let who = table.combat.side(at).who;
    let mut terms = Vec::new();
    let say = |key: &'static str, n: u8| look.say(Message::new(key).number("n", n));
    pvm::add_up(game, table, at, |term, n| {
        if n == 0 {
            return;
        }
        let (icon, says) = match term {
            Term::Face => (None, Words::new("die-ur-combat")),
            Term::Magic => (Some(signs::MANA.to_owned()), say("fight-ur-reinforced", n)),
            Term::Tokens => (Some("crossed-swords".to_owned()), say("fight-ur-committed", n)),
            Term::Trait => {
                let sheet = table.heroes[who].sheet;
                (game.content.heroes[sheet].icon.clone(), Words::new(game.hero_key(sheet)))
            }
            Term::Card(card) => {
                (game.content.artefacts[card].icon.clone(), Words::new(game.artefact_key(card)))
            }
        };
        terms.push(Glyph { icon: icon.map(Into::into), figure: Some(i32::from(n)), says });
    });
    Total { terms, value: i32::from(pvm::total(game, table, at)), loses }
}

/// The combat dice that lie on the table.
pub(super) fn dice(look: &Sight<'_>) -> Vec<Die> {
    let table = &look.view.table;
    let sides: &[state::Side] = match table.combat.foe {
        Foe::Nobody => &[],
        Foe::Hero => &table.combat.sides,
        Foe::Creature(_) | Foe::Mushroom => table.combat.sides.get(..1).unwrap_or_default(),
    };
    sides.iter().filter(|side| side.face > 0).map(|side| combat(side.who, side.face, side.sides)).collect()
}

fn combat(who: Player, face: u8, sides: u8) -> Die {
    Die {
        id: ids::die(who),
        kind: "combat".to_owned(),
        name: Words::new("die-ur-combat"),
        seat: Some(who.0),
        face: Some(i32::from(face)),
        sides: (sides != 6 && sides > 0).then_some(u32::from(sides)),
        ..Die::default()
    }
}

/// The dice of an event.
pub(super) fn rolled(game: &Urto, event: &Event) -> Vec<Die> {
    let named = |kind: &str, key: String, face: u8, sides: u8| Die {
        kind: kind.to_owned(),
        name: Words::new(key),
        sides: (sides != 6).then_some(u32::from(sides)),
        ..combat(event.who, face, 6)
    };
    let die = match event.kind {
        EventKind::Fight(FightEvent::Rolled { face, total, .. }) => {
            let worth = (total != face).then_some(i32::from(total));
            Die { worth, ..combat(event.who, face, 0) }
        }
        EventKind::Cave(CaveEvent::DefenceRolled { face, .. }) => combat(event.who, face, 0),
        EventKind::Cave(CaveEvent::Searched(face)) => {
            let search = &game.content.dice.search;
            let shown = search.shown(face).map(|outcome| key("outcome", &format!("search_{}", outcome.id)));
            Die {
                says: shown.map(Words::new),
                ..named("search", "die-ur-search".to_owned(), face, search.sides)
            }
        }
        EventKind::Card(CardEvent::DivineRolled(weapon, face)) => {
            let sides = game.content.dice.divine(weapon).sides;
            named("divine", urto::message::key("die", weapon.id()), face, sides)
        }
        _ => return Vec::new(),
    };
    vec![die]
}
