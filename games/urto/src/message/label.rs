//! The words on buttons: short, with what the choice costs.

use super::icon::icons;
use super::{key, token_key};
use crate::Urto;
use crate::action::Action;
use crate::content::{ArtefactClass, ArtefactId, Base, Program, SpaceId};
use crate::rules::{divine, hero, monster, sprint, turn};
use crate::state::{Aim, Foe, Frame, Ground, Hurt, Mark, Phase, Pick, Player, Stage, State};
use crate::view::View;
use undercroft_kernel::{Message, Viewer};

fn new(key: &'static str) -> Message {
    Message::new(key)
}

/// The words on the button of an action.
pub(super) fn label(game: &Urto, view: &View, action: Action) -> Message {
    let state = &view.table;
    let who = match view.viewer {
        Viewer::Seat(seat) => Player(seat.0),
        Viewer::Spectator => turn::asked(state).iter().next().unwrap_or(state.active),
    };
    on_the_way(game, state, action)
        .or_else(|| in_combat(game, state, who, action))
        .unwrap_or_else(|| choice(game, state, action))
}

/// A number that is given or paid.
fn count(key: &'static str, n: u8) -> Message {
    new(key).number("n", n)
}

/// The turn, spaces and tokens.
fn on_the_way(game: &Urto, state: &State, action: Action) -> Option<Message> {
    let base = |base| hero::base(game, state, state.active, base);
    Some(match action {
        Action::Rest => {
            new("do-ur-rest").number("life", base(Base::RestLife)).number("mana", base(Base::RestMana))
        }
        Action::Move(to) => space(game, state, new("do-ur-move"), to),
        Action::Sprint(to) => space(game, state, count("do-ur-sprint", sprint::cost(game, state)), to),
        Action::Attack(victim) => new("do-ur-attack").seat("other", victim.seat()),
        Action::End => new("do-ur-end"),
        Action::RollDivine => {
            let weapon = divine::weapon(game, state, state.active);
            new("do-ur-roll-divine").name("die", key("die", weapon.map_or("", |weapon| weapon.id())))
        }
        Action::Skip => new("do-ur-skip").word("what", declined(state)),
        Action::Search => new("do-ur-search"),
        Action::GiveMana(n) => count("do-ur-give-mana", n),
        Action::GiveLife(n) => count("do-ur-give-life", n),
        Action::TakeWeapon => match state.stack.top() {
            Some(Frame::Stele(weapon)) => new("do-ur-take-weapon").name("weapon", game.weapon_key(weapon)),
            _ => new("do-ur-take"),
        },
        Action::LayTrap => new("do-ur-lay-trap"),
        Action::Draw => new("do-ur-draw").word("pile", drawn(state)),
        Action::TakeToken(token) => new("do-ur-take-token").name("token", token_key(token)),
        Action::Roll => new("do-ur-roll"),
        _ => return None,
    })
}

/// Where a step leads, with what lies there.
fn space(game: &Urto, state: &State, message: Message, to: SpaceId) -> Message {
    let ground = match monster::ground(state, to) {
        Ground::Dark => "dark",
        Ground::Torch => "torch",
        Ground::Event => "event",
        Ground::Fountain => "fountain",
        Ground::Shortcut => "shortcut",
        Ground::Nest => "nest",
        Ground::Alpha => "alpha",
        Ground::Cache => "cache",
        Ground::Stele(_) => "stele",
        Ground::Bare | Ground::Out => "bare",
        Ground::Urto => "urto",
    };
    message.name("space", game.space_key(to)).word("ground", ground).number("mushrooms", state.mushrooms[to])
}

/// What is declined: the word that the sentence selects on.
fn declined(state: &State) -> &'static str {
    match state.stack.top() {
        Some(Frame::Torch { .. }) => "search",
        Some(Frame::FreeStep { .. }) => "step",
        Some(Frame::Stele(_)) => "weapon",
        Some(Frame::LayTrap) => "trap",
        Some(Frame::Offer { .. }) => "offer",
        Some(Frame::Combat) => "mushroom",
        None if state.phase == Phase::Closing => "divine",
        _ => "other",
    }
}

fn drawn(state: &State) -> &'static str {
    match state.stack.top() {
        Some(Frame::Draw { pick: Pick::Event, .. }) => "event",
        Some(Frame::Draw { pick: Pick::Monster, .. }) => "monster",
        Some(Frame::Draw { pick: Pick::Artefact, .. }) => "artefact",
        _ => "token",
    }
}

/// Combats, magic and cards.
fn in_combat(game: &Urto, state: &State, who: Player, action: Action) -> Option<Message> {
    let base = |base| hero::base(game, state, who, base);
    let card = |key, card: ArtefactId| new(key).name("artefact", game.artefact_key(card));
    let numbers = &game.content.numbers;
    Some(match action {
        Action::Fight if state.combat.foe == Foe::Mushroom => new("do-ur-fight-mushroom"),
        Action::Fight => new("do-ur-fight"),
        Action::Hide => count("do-ur-hide", base(Base::HideCost)),
        Action::Wield(weapon) => card("do-ur-wield", weapon),
        Action::Reinforce(n) => {
            count("do-ur-reinforce", n).number("cost", i64::from(n) * i64::from(numbers.reinforcement_cost))
        }
        Action::Commit(n) => {
            count("do-ur-commit", n).number("bonus", i64::from(n) * i64::from(numbers.attack_token))
        }
        Action::Ready => new("do-ur-ready"),
        Action::Keep => new("do-ur-keep"),
        Action::Reroll => count("do-ur-reroll", numbers.reroll_cost),
        Action::Play(played) if game.content.artefacts[played].class == ArtefactClass::Permanent => {
            card("do-ur-open", played)
        }
        Action::Play(played) => card("do-ur-play", played),
        Action::BuyDie => count("do-ur-buy-die", base(Base::D8Cost)),
        Action::Revive => new("do-ur-revive"),
        Action::Defend(n) => {
            count("do-ur-defend", n).number("less", i64::from(n) * i64::from(numbers.defence_token))
        }
        Action::Pass => new("do-ur-pass").word("what", passed(state)),
        _ => return None,
    })
}

/// What is let pass: the word that the sentence selects on.
fn passed(state: &State) -> &'static str {
    match (state.stack.top(), state.combat.stage) {
        (Some(Frame::Harm { hurt: Hurt::Dying, .. }), _) => "death",
        (Some(Frame::Harm { .. }), _) => "hurt",
        (Some(Frame::Combat), Stage::Declared) => "attack",
        (Some(Frame::Combat), _) => "die",
        _ => "other",
    }
}

/// Choices of cards, spaces and heroes.
fn choice(game: &Urto, state: &State, action: Action) -> Message {
    let card = |key, card: ArtefactId| new(key).name("artefact", game.artefact_key(card));
    let at = |key, space: SpaceId| new(key).name("space", game.space_key(space));
    match action {
        Action::Side(weapon) => new("do-ur-side").name("weapon", game.weapon_key(weapon)),
        Action::Deal => new("do-ur-deal"),
        Action::KeepCard(kept) => card("do-ur-keep-card", kept),
        Action::GiveUp(given) => card("do-ur-give-up", given),
        Action::Place(space) => at("do-ur-place", space),
        Action::Target(space) => match state.stack.top() {
            Some(Frame::PickSpace { aim: Aim::Strike(n, _), .. }) => at("do-ur-strike", space).number("n", n),
            Some(Frame::PickSpace { aim: Aim::Lift { .. }, .. }) => at("do-ur-lift", space),
            Some(Frame::PickSpace { aim: Aim::Slide { .. }, .. }) => at("do-ur-slide", space),
            _ => at("do-ur-bomb", space),
        },
        Action::Choose(chosen) => {
            let message = match state.stack.top() {
                Some(Frame::PickHero { mark: Mark::Swap { .. }, .. }) => new("do-ur-swap"),
                Some(Frame::PickHero { mark: Mark::Steal(n), .. }) => count("do-ur-steal", n),
                _ => new("do-ur-challenge"),
            };
            message.seat("other", chosen.seat())
        }
        Action::Option(n) => new("do-ur-option").parts("icons", icons(game, option(game, state, n))),
        _ => match state.stack.top() {
            Some(Frame::Offer { cost, then, .. }) => {
                new("do-ur-pay").parts("cost", icons(game, cost)).parts("icons", icons(game, then))
            }
            _ => new("do-ur-skip").word("what", "other"),
        },
    }
}

/// A line of the card that asks to choose, counted from 1.
fn option(game: &Urto, state: &State, n: u8) -> Program {
    let Some(Frame::Choice { choice, .. }) = state.stack.top() else { return Program::default() };
    let options = &game.content.choices[choice];
    options.get(usize::from(n).wrapping_sub(1)).copied().unwrap_or_default()
}
