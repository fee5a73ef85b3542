//! The signs of Urto: which icon stands for what the pack has none for.

use super::Sight;
use crate::card::Glyph;
use crate::words::Words;
use undercroft_kernel::Message;
use urto::content::{Divine, Role, SpaceId, Token};
use urto::message::key;
use urto::rules::{monster, setup};
use urto::state::{Ground, Phase};

pub(super) const LIFE: &str = "hearts";
pub(super) const MANA: &str = "water-drop";
pub(super) const RENOWN: &str = "laurels";
/// Creatures slain.
pub(super) const TROPHY: &str = "monster-grasp";
/// A feat of the heroes' record.
pub(super) const FEAT: &str = "scroll-unfurled";
pub(super) const ARTEFACT: &str = "gem-pendant";

/// What lies on a space, as it works now. While the weapon of a table of two is being chosen, the cave lies there with both steles.
pub(super) fn lying(look: &Sight<'_>, space: SpaceId) -> Ground {
    let table = &look.view.table;
    if table.phase == Phase::Side && look.game.tables.in_play.has(space) {
        return setup::ground(look.game, space, None);
    }
    monster::ground(table, space)
}

/// What lies on a space: its kind in the theme, its icon, and the key of its name.
pub(super) fn ground(
    look: &Sight<'_>,
    space: SpaceId,
    ground: Ground,
) -> Option<(&'static str, &'static str, String)> {
    let token = |kind, icon, token: Token| Some((kind, icon, key("token", token.id())));
    match ground {
        Ground::Torch => token("torch", "torch", Token::Torch),
        Ground::Event => token("event", "scroll-unfurled", Token::TorchEvent),
        Ground::Fountain => token("fountain", "water-fountain", Token::TorchFountain),
        Ground::Shortcut => token("shortcut", "stone-path", Token::Shortcut),
        Ground::Nest => token("nest", "monster-grasp", Token::Monster),
        Ground::Alpha => token("alpha", "werewolf", Token::Alpha),
        Ground::Cache => token("artefact", "open-treasure-chest", Token::Artefact),
        Ground::Stele(weapon) => Some(("goal", divine(weapon), look.game.weapon_key(weapon))),
        Ground::Urto => Some(("goal", divine(Divine::Scythe), look.game.space_key(space))),
        Ground::Bare if look.game.content.board.spaces[space].role == Role::Start => {
            Some(("start", "cave-entrance", look.game.space_key(space)))
        }
        Ground::Bare if look.game.content.board.spaces[space].role == Role::Cache => {
            Some(("artefact", "open-chest", look.game.space_key(space)))
        }
        Ground::Bare | Ground::Out | Ground::Dark => None,
    }
}

/// What is written on the map below the sign of a space that is not like the others.
pub(super) fn printed(look: &Sight<'_>, space: SpaceId) -> Option<Words> {
    let word = match lying(look, space) {
        Ground::Alpha => "alpha",
        Ground::Cache => "artefact",
        Ground::Stele(weapon) => match weapon {
            Divine::Hammer => "hammer",
            Divine::Trumpets => "trumpets",
            Divine::Scythe => "urto",
        },
        Ground::Urto => "urto",
        Ground::Bare => match look.game.content.board.spaces[space].role {
            Role::Cache => "artefact",
            _ => "start",
        },
        _ => return None,
    };
    Some(look.say(Message::new("board-ur-place").word("place", word)))
}

pub(super) const fn divine(weapon: Divine) -> &'static str {
    match weapon {
        Divine::Hammer => "thor-hammer",
        Divine::Trumpets => "trumpet",
        Divine::Scythe => "reaper-scythe",
    }
}

/// A token of the bag.
pub(super) const fn token(token: Token) -> &'static str {
    match token {
        Token::TorchEvent => "scroll-unfurled",
        Token::TorchFountain => "water-fountain",
        Token::Shortcut => "stone-path",
        Token::Monster => "monster-grasp",
        Token::Mushroom => "super-mushroom",
        Token::Renown | Token::RenownDouble => RENOWN,
        Token::Attack => "crossed-swords",
        Token::Defence => "shield",
        Token::BlookTrap | Token::Minus2 => "wolf-trap",
        Token::LifeMarker => LIFE,
        Token::ManaMarker => MANA,
        Token::Artefact => "open-treasure-chest",
        Token::Alpha => "werewolf",
        Token::Torch => "torch",
    }
}

/// So much mana that is paid.
pub(super) fn mana(n: u8) -> Glyph {
    Glyph::new(MANA, Message::new("sign-ur-mana").number("n", n)).with(-i32::from(n))
}

/// So much life that is paid.
pub(super) fn life(n: u8) -> Glyph {
    Glyph::new(LIFE, Message::new("sign-ur-life").number("n", n)).with(-i32::from(n))
}
