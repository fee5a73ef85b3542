//! Where the choices of Urto belong in the prompt, what they are about, and what they cost.

use super::{Sight, ids, signs};
use crate::picture::ThingId;
use crate::scene::{Branch, Place};
use crate::words::Words;
use undercroft_kernel::{Message, Viewer};
use urto::action::Action;
use urto::content::{ArtefactId, Base, Divine, Role, SpaceId};
use urto::rules::{hero, sprint};
use urto::state::{Fate, Ground, Player};

/// Where a choice belongs.
pub(super) fn place(look: &Sight<'_>, action: Action) -> Place {
    on_the_way(look, action).or_else(|| in_combat(look, action)).unwrap_or_else(|| choice(look, action))
}

/// What somebody who presses a thing may have in mind: to go there, to attack, or to play a card.
pub(super) fn meant(look: &Sight<'_>, thing: &str) -> Option<String> {
    let space = thing.strip_prefix("token-").unwrap_or(thing);
    if look.game.content.board.spaces.iter().any(|(_, known)| known.id == space) {
        return Some(format!("move {space}"));
    }
    if let Some(hero) = thing.strip_prefix("hero-") {
        return Some(format!("attack p{hero}"));
    }
    let (_, card) = thing.strip_prefix("hand-")?.split_once("-artefact-")?;
    Some(format!("play {}", card.replace('-', "_")))
}

/// Whose choice it is.
fn me(look: &Sight<'_>) -> Player {
    match look.viewer {
        Viewer::Seat(seat) => Player(seat.0),
        Viewer::Spectator => look.view.table.active,
    }
}

fn verb(key: &'static str, icon: &str) -> Vec<Branch> {
    vec![Branch::new(Words::new(key), icon)]
}

fn with(icon: &str) -> Place {
    Place { icon: Some(icon.to_owned()), ..Place::default() }
}

/// A choice about a space.
fn at(look: &Sight<'_>, space: SpaceId) -> Vec<ThingId> {
    vec![ids::space(look, space), ids::token(look, space)]
}

/// The turn, spaces and tokens.
fn on_the_way(look: &Sight<'_>, action: Action) -> Option<Place> {
    let table = &look.view.table;
    let unknown = |to: SpaceId| table.ground[to] == Ground::Dark || table.mushrooms[to] > 0;
    Some(match action {
        Action::Rest => Place {
            brief: Some(Words::new("verb-ur-rest")),
            note: Some(Words::new("note-ur-rest")),
            things: vec![ids::hero(me(look))],
            ..with("camping-tent")
        },
        Action::Move(to) => {
            Place { path: verb("verb-ur-move", "footsteps"), reveals: unknown(to), ..step(look, to) }
        }
        Action::Sprint(to) => Place {
            path: verb("verb-ur-sprint", "run"),
            tags: vec![signs::life(sprint::cost(look.game, table))],
            costs: true,
            reveals: unknown(to),
            ..step(look, to)
        },
        Action::Attack(victim) => Place {
            path: verb("verb-ur-attack", "crossed-swords"),
            things: vec![ids::hero(victim)],
            ..with("crossed-swords")
        },
        Action::End => with("check-mark"),
        Action::Skip | Action::Pass => with("cancel"),
        Action::RollDivine | Action::Search | Action::Roll => {
            Place { reveals: true, ..with("rolling-dices") }
        }
        Action::GiveMana(_) => Place {
            path: verb("verb-ur-fountain", "water-fountain"),
            things: vec![ids::track(me(look), "track-ur-mana")],
            costs: true,
            ..with(signs::MANA)
        },
        Action::GiveLife(_) => Place {
            path: verb("verb-ur-fountain", "water-fountain"),
            things: vec![ids::track(me(look), "track-ur-life")],
            costs: true,
            ..with(signs::LIFE)
        },
        Action::TakeWeapon => {
            Place { things: at(look, table.heroes[me(look)].space), ..with("open-treasure-chest") }
        }
        Action::LayTrap => Place { things: at(look, table.heroes[me(look)].space), ..with("wolf-trap") },
        Action::Draw | Action::Deal => Place { reveals: true, ..with("card-draw") },
        Action::TakeToken(token) => with(signs::token(token)),
        _ => return None,
    })
}

/// A step into a space: what lies there, what the space is called, and who is there.
fn step(look: &Sight<'_>, to: SpaceId) -> Place {
    let table = &look.view.table;
    let there = look.game.everybody().iter().filter(|who| {
        table.heroes[*who].space == to && table.heroes[*who].fate == Fate::InCave && *who != me(look)
    });
    let names: Vec<_> = there.map(|who| look.game.hero_key(table.heroes[who].sheet).into()).collect();
    let note = Message::new("note-ur-space").name("space", look.game.space_key(to));
    let note = match names.is_empty() {
        true => note.word("there", "no"),
        false => note.word("there", "yes").names("heroes", names),
    };
    let ground = signs::lying(look, to);
    let lies = signs::ground(look, to, ground);
    let what = match (&lies, ground) {
        (Some((_, _, name)), _) => Words::new(name.clone()),
        (None, Ground::Dark) => Words::new("board-ur-unknown"),
        (None, _) => Words::new("board-ur-bare"),
    };
    let brief = match table.mushrooms[to] {
        0 => what,
        _ => look.say(Message::new("brief-ur-mushroom").parts("what", vec![what.message()])),
    };
    Place {
        brief: Some(brief),
        note: Some(look.say(note)),
        icon: Some(lies.map_or("footsteps", |(_, icon, _)| icon).to_owned()),
        things: at(look, to),
        ..Place::default()
    }
}

/// Combats, magic and cards.
fn in_combat(look: &Sight<'_>, action: Action) -> Option<Place> {
    let (game, who) = (look.game, me(look));
    let base = |base| hero::base(game, &look.view.table, who, base);
    let numbers = &game.content.numbers;
    let paid = |price: u8, icon: &str| Place {
        things: vec![ids::track(who, "track-ur-mana")],
        tags: if price > 0 { vec![signs::mana(price)] } else { Vec::new() },
        costs: true,
        ..with(icon)
    };
    Some(match action {
        Action::Fight => Place { things: vec![ids::FOE.to_owned()], reveals: true, ..with("crossed-swords") },
        Action::Hide => paid(base(Base::HideCost), "hood"),
        Action::Reinforce(_) => Place { path: verb("verb-ur-magic", signs::MANA), ..paid(0, signs::MANA) },
        Action::Reroll => {
            Place { things: vec![ids::die(who)], reveals: true, ..paid(numbers.reroll_cost, "rolling-dices") }
        }
        Action::BuyDie => paid(base(Base::D8Cost), "dice-eight-faces-eight"),
        Action::Commit(_) => {
            Place { path: verb("verb-ur-tokens", "crossed-swords"), costs: true, ..with("crossed-swords") }
        }
        Action::Defend(_) => Place { path: verb("verb-ur-tokens", "shield"), costs: true, ..with("shield") },
        Action::Ready | Action::Keep => with("check-mark"),
        Action::Wield(card) => Place { path: verb("verb-ur-wield", "crossed-swords"), ..held(look, card) },
        Action::Play(card) => {
            Place { path: verb("verb-ur-cards", signs::ARTEFACT), costs: true, ..held(look, card) }
        }
        Action::GiveUp(card) => {
            Place { path: verb("verb-ur-give-up", "card-discard"), costs: true, ..held(look, card) }
        }
        Action::KeepCard(card) => Place { path: verb("verb-ur-keep", "card-pick"), ..held(look, card) },
        Action::Revive => with("angel-wings"),
        _ => return None,
    })
}

/// A card in the hand.
fn held(look: &Sight<'_>, card: ArtefactId) -> Place {
    Place {
        brief: Some(Words::new(look.game.artefact_key(card))),
        note: Some(Words::new(format!("{}.text", look.game.artefact_key(card)))),
        icon: look.game.content.artefacts[card].icon.clone(),
        things: vec![ids::card(look, me(look), card)],
        ..Place::default()
    }
}

/// The space on which a divine weapon waits at the start.
fn stele(look: &Sight<'_>, weapon: Divine) -> Option<SpaceId> {
    look.game.content.board.spaces.find(|space| space.role == Role::Stele(weapon))
}

/// Choices of spaces and heroes.
fn choice(look: &Sight<'_>, action: Action) -> Place {
    match action {
        Action::Place(space) => Place {
            path: verb("verb-ur-place", "super-mushroom"),
            brief: Some(Words::new(look.game.space_key(space))),
            things: at(look, space),
            ..with("super-mushroom")
        },
        Action::Target(space) => Place {
            path: verb("verb-ur-target", "crosshair"),
            brief: Some(Words::new(look.game.space_key(space))),
            things: at(look, space),
            ..with("crosshair")
        },
        Action::Choose(who) => Place { things: vec![ids::hero(who)], ..Place::default() },
        Action::Side(weapon) => Place {
            note: Some(Words::new(format!("{}.text", look.game.weapon_key(weapon)))),
            things: stele(look, weapon).map(|space| at(look, space)).unwrap_or_default(),
            ..with(signs::divine(weapon))
        },
        Action::Pay => Place { costs: true, ..with("two-coins") },
        _ => Place::default(),
    }
}
