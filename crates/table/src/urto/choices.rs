//! Where each choice of Urto belongs in a prompt: verb, then space, hero or card.

use super::{Sight, ids, signs};
use crate::scene::{Branch, Place};
use crate::words::Words;
use undercroft_kernel::{Message, Viewer};
use urto::action::Action;
use urto::content::{ArtefactId, Base, SpaceId, Token};
use urto::rules::{divine, hero, sprint};
use urto::state::{Ground, Player};

/// The place of an action.
pub(super) fn place(look: &Sight<'_>, action: Action) -> Place {
    on_the_way(look, action)
        .or_else(|| magic(look, action))
        .or_else(|| cards(look, action))
        .unwrap_or_else(|| others(look, action))
}

fn verb(key: &str, icon: &str) -> Vec<Branch> {
    vec![Branch::new(Words::new(key), icon)]
}

fn icon(name: &str) -> Option<String> {
    Some(name.to_owned())
}

fn me(look: &Sight<'_>) -> Player {
    match look.viewer {
        Viewer::Seat(seat) => Player(seat.0),
        Viewer::Spectator => look.view.table.active,
    }
}

/// Steps, rest, attacks, spaces.
fn on_the_way(look: &Sight<'_>, action: Action) -> Option<Place> {
    let state = &look.view.table;
    Some(match action {
        Action::Move(to) => Place { path: verb("verb-ur-move", "footsteps"), ..step(look, to) },
        Action::Sprint(to) => Place {
            path: verb("verb-ur-sprint", "sprint"),
            tags: vec![signs::life(-i32::from(sprint::cost(look.game, state)))],
            costs: true,
            ..step(look, to)
        },
        Action::Rest => Place {
            brief: Some(Words::new("verb-ur-rest")),
            icon: icon("campfire"),
            note: Some(Words::new("note-ur-rest")),
            tags: vec![
                signs::life(i32::from(hero::base(look.game, state, state.active, Base::RestLife))),
                signs::mana(i32::from(hero::base(look.game, state, state.active, Base::RestMana))),
            ],
            ..Place::default()
        },
        Action::Attack(victim) => Place {
            path: verb("verb-ur-attack", "crossed-swords"),
            icon: icon("crossed-swords"),
            things: vec![ids::hero(victim)],
            ..Place::default()
        },
        Action::End => Place { icon: icon("hourglass"), ..Place::default() },
        Action::Search => Place {
            icon: icon("magnifying-glass"),
            things: vec![ids::space(look, state.hero().space)],
            reveals: true,
            ..Place::default()
        },
        Action::GiveMana(_) => Place {
            path: verb("verb-ur-fountain", "water-fountain"),
            icon: icon(signs::LIFE),
            things: vec![ids::track("track-ur-life", state.active)],
            costs: true,
            ..Place::default()
        },
        Action::GiveLife(_) => Place {
            path: verb("verb-ur-fountain", "water-fountain"),
            icon: icon(signs::MANA),
            things: vec![ids::track("track-ur-mana", state.active)],
            costs: true,
            ..Place::default()
        },
        Action::LayTrap => Place { icon: icon(signs::token(Token::BlookTrap)), ..Place::default() },
        Action::TakeToken(token) => Place { icon: icon(signs::token(token)), ..Place::default() },
        Action::RollDivine => Place {
            icon: divine::weapon(look.game, state, state.active)
                .map(|weapon| signs::divine(weapon).to_owned()),
            reveals: true,
            ..Place::default()
        },
        Action::Draw | Action::Deal => Place {
            icon: icon("card-draw"),
            things: vec![ids::BAG.to_owned()],
            reveals: true,
            ..Place::default()
        },
        _ => return None,
    })
}

/// A step into a space, with who is there.
fn step(look: &Sight<'_>, to: SpaceId) -> Place {
    let table = &look.view.table;
    let there = table.standing_on(to);
    let names: Vec<_> = there.iter().map(|who| look.game.hero_key(table.heroes[who].sheet).into()).collect();
    let note = Message::new("note-ur-space").name("space", look.game.space_key(to));
    let note = if names.is_empty() {
        note.word("there", "no")
    } else {
        note.word("there", "yes").names("heroes", names)
    };
    let lies = signs::lies(look, to);
    let name = match (&lies, table.ground[to]) {
        (_, Ground::Dark) | (None, _) => Words::new("board-ur-unknown"),
        (Some(lies), _) => Words::new(lies.name.clone()),
    };
    let brief = if table.mushrooms[to] > 0 {
        look.say(Message::new("brief-ur-mushroom").parts("what", vec![name.message()]))
    } else {
        name
    };
    Place {
        brief: Some(brief),
        note: Some(look.say(note)),
        icon: lies.map(|lies| lies.icon.to_owned()),
        things: vec![ids::space(look, to)],
        ..Place::default()
    }
}

/// What mana buys, and dice.
fn magic(look: &Sight<'_>, action: Action) -> Option<Place> {
    let (game, state) = (look.game, &look.view.table);
    let who = me(look);
    let numbers = &game.content.numbers;
    let pays = |n: u8, sign: &str| Place {
        icon: icon(sign),
        things: vec![ids::track("track-ur-mana", who)],
        tags: vec![signs::mana(-i32::from(n))],
        costs: true,
        ..Place::default()
    };
    Some(match action {
        Action::Fight | Action::Roll => Place {
            icon: icon("rolling-dices"),
            things: vec![ids::FOE.to_owned()],
            reveals: true,
            ..Place::default()
        },
        Action::Hide => pays(hero::base(game, state, who, Base::HideCost), "hidden"),
        Action::Reroll => {
            Place { things: vec![ids::die(who)], reveals: true, ..pays(numbers.reroll_cost, "rolling-dices") }
        }
        Action::BuyDie => pays(hero::base(game, state, who, Base::D8Cost), "dice-eight-faces-eight"),
        Action::Reinforce(_) => Place {
            path: verb("verb-ur-reinforce", "upgrade"),
            icon: icon("upgrade"),
            things: vec![ids::track("track-ur-mana", who)],
            costs: true,
            ..Place::default()
        },
        Action::Commit(_) => {
            Place { icon: icon(signs::token(Token::Attack)), costs: true, ..Place::default() }
        }
        Action::Defend(_) => {
            Place { icon: icon(signs::token(Token::Defence)), costs: true, ..Place::default() }
        }
        Action::Keep => Place { icon: icon("check-mark"), things: vec![ids::die(who)], ..Place::default() },
        Action::Ready | Action::Pass => Place { icon: icon("check-mark"), ..Place::default() },
        _ => return None,
    })
}

/// Artefacts.
fn cards(look: &Sight<'_>, action: Action) -> Option<Place> {
    let who = me(look);
    let about = |card: ArtefactId| {
        let name = look.game.artefact_key(card);
        Place {
            brief: Some(Words::new(name.clone())),
            note: Some(look.say(Message::new("card-ur-text").name("card", name))),
            icon: look.game.content.artefacts[card].icon.clone(),
            things: vec![ids::card(who, card)],
            ..Place::default()
        }
    };
    Some(match action {
        Action::KeepCard(card) => Place { note: None, ..about(card) },
        Action::GiveUp(card) => Place { costs: true, ..about(card) },
        Action::Wield(card) => Place { path: verb("verb-ur-wield", "crossed-swords"), ..about(card) },
        Action::Play(card) => Place { path: verb("verb-ur-card", "card-play"), ..about(card) },
        _ => return None,
    })
}

/// Targets of effects.
fn others(look: &Sight<'_>, action: Action) -> Place {
    match action {
        Action::Place(at) | Action::Target(at) => Place { brief: None, note: None, ..step(look, at) },
        Action::Choose(who) => Place { things: vec![ids::hero(who)], ..Place::default() },
        Action::TakeWeapon => {
            Place { things: vec![ids::space(look, look.view.table.hero().space)], ..Place::default() }
        }
        Action::Revive => Place { icon: icon("heart-wings"), ..Place::default() },
        Action::Skip => Place { icon: icon("cancel"), ..Place::default() },
        _ => Place::default(),
    }
}
