//! The icons of tokens and spaces, and what numbers look like. Heroes, creatures and artefacts bring their icons from the pack.

use super::Sight;
use crate::card::Glyph;
use crate::words::Words;
use undercroft_kernel::Message;
use urto::content::{ArtefactClass, Divine, Role, SpaceId, Token};
use urto::state::Ground;

/// What lies on a space: its kind, which the theme gives a colour, its icon, and the key of its name.
pub(super) struct Lies {
    pub(super) kind: &'static str,
    pub(super) icon: &'static str,
    pub(super) name: String,
}

/// What lies on a space that is known.
pub(super) fn lies(look: &Sight<'_>, space: SpaceId) -> Option<Lies> {
    let name = |token: Token| urto::message::key("token", token.id());
    let lies = |kind, icon, name| Some(Lies { kind, icon, name });
    match look.view.table.ground[space] {
        Ground::Out | Ground::Dark => None,
        Ground::Torch => lies("torch", "torch", name(Token::Torch)),
        Ground::Event => lies("event", "scroll-unfurled", name(Token::TorchEvent)),
        Ground::Fountain => lies("fountain", "water-fountain", name(Token::TorchFountain)),
        Ground::Shortcut => lies("shortcut", "stone-path", name(Token::Shortcut)),
        Ground::Nest => lies("nest", "monster-grasp", name(Token::Monster)),
        Ground::Alpha => lies("alpha", "werewolf", name(Token::Alpha)),
        Ground::Cache => lies("artefact", "open-treasure-chest", name(Token::Artefact)),
        Ground::Stele(weapon) => lies("goal", divine(weapon), look.game.weapon_key(weapon)),
        Ground::Urto => lies("goal", divine(Divine::Scythe), look.game.space_key(space)),
        Ground::Bare => match look.game.content.board.spaces[space].role {
            Role::Start => lies("start", "cave-entrance", look.game.space_key(space)),
            Role::Cache => lies("artefact", "open-chest", look.game.space_key(space)),
            _ => lies("bare", "stone-block", look.game.space_key(space)),
        },
    }
}

/// What is written below the sign of a space that is not like the others.
pub(super) fn printed(look: &Sight<'_>, space: SpaceId) -> Option<Words> {
    let table = &look.view.table;
    let word = match look.game.content.board.role(space, table.side) {
        Role::Start => "start",
        Role::Urto => "urto",
        Role::Centre if table.ground[space] == Ground::Alpha => "alpha",
        Role::Stele(Divine::Hammer) => "hammer",
        Role::Stele(Divine::Trumpets) => "trumpets",
        Role::Cache => "artefact",
        _ => return None,
    };
    (table.ground[space] != Ground::Out).then(|| look.say(Message::new("board-ur-place").word("place", word)))
}

/// The icon of a divine weapon.
pub(super) const fn divine(weapon: Divine) -> &'static str {
    match weapon {
        Divine::Hammer => "thor-hammer",
        Divine::Trumpets => "trumpet",
        Divine::Scythe => "reaper-scythe",
    }
}

/// The icon of a token.
pub(super) const fn token(token: Token) -> &'static str {
    match token {
        Token::Torch => "torch",
        Token::TorchEvent => "scroll-unfurled",
        Token::TorchFountain => "water-fountain",
        Token::Shortcut => "stone-path",
        Token::Monster => "monster-grasp",
        Token::Mushroom => "super-mushroom",
        Token::Renown | Token::RenownDouble => "laurels",
        Token::Attack => "crossed-swords",
        Token::Defence => "shield",
        Token::BlookTrap | Token::Minus2 => "wolf-trap",
        Token::LifeMarker => LIFE,
        Token::ManaMarker => MANA,
        Token::Artefact => "open-treasure-chest",
        Token::Alpha => "werewolf",
    }
}

/// The kind of an artefact, which the theme gives a colour.
pub(super) const fn class(class: ArtefactClass) -> &'static str {
    match class {
        ArtefactClass::Weapon => "weapon",
        ArtefactClass::Single => "single",
        ArtefactClass::Permanent => "permanent",
        ArtefactClass::Divine(_) => "divine",
    }
}

/// The icon of life.
pub(super) const LIFE: &str = "hearts";
/// The icon of mana.
pub(super) const MANA: &str = "water-drop";
/// The icon of renown.
pub(super) const RENOWN: &str = "laurels";

/// So much life, gained or lost.
pub(super) fn life(by: i32) -> Glyph {
    Glyph::new(LIFE, Words::new("track-ur-life")).with(by)
}

/// So much mana, gained or lost.
pub(super) fn mana(by: i32) -> Glyph {
    Glyph::new(MANA, Words::new("track-ur-mana")).with(by)
}

/// So much renown.
pub(super) fn renown(by: i32) -> Glyph {
    Glyph::new(RENOWN, Words::new("track-ur-renown")).with(by)
}
