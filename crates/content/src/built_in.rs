//! The packs of `content/`, embedded: a test or a program on another machine needs no working directory.
//! A test compares this list with the folder, so a file that is not listed here is noticed.

/// A pack: its id and its files by name.
pub(crate) type Embedded = (&'static str, &'static [(&'static str, &'static str)]);

/// Embeds the named files of the named folders of `content/`.
macro_rules! packs {
    ($($pack:literal: [$($file:literal),* $(,)?]),* $(,)?) => {
        &[$(($pack, &[$(($file, include_str!(concat!("../../../content/", $pack, "/", $file)))),*])),*]
    };
}

/// The built-in packs.
pub(crate) const PACKS: &[Embedded] = packs! {
    "catacombs/base": [
        "actions.toml",
        "competences.toml",
        "components.toml",
        "dice.toml",
        "doors.toml",
        "elements.toml",
        "en.ftl",
        "events.toml",
        "fr.ftl",
        "heroes.toml",
        "items/magic-armour.toml",
        "items/magic-weapons.toml",
        "items/objects.toml",
        "items/potions.toml",
        "items/runes.toml",
        "items/town.toml",
        "items/weapons.toml",
        "items/writings.toml",
        "monsters.toml",
        "numbers.toml",
        "pack.toml",
        "quests.toml",
        "spells/black.toml",
        "spells/demonology.toml",
        "spells/necromantic.toml",
        "spells/peasant.toml",
        "spells/white.toml",
        "tables.toml",
        "traps.toml",
        "zones/ordinary.toml",
        "zones/quest.toml",
    ],
    "catacombs/test-effects": [
        "en.ftl",
        "fr.ftl",
        "heroes.toml",
        "monsters.toml",
        "pack.toml",
        "quests.toml",
    ],
    "mini-rogue/base-ed2021": [
        "board.toml",
        "campaign.toml",
        "characters.toml",
        "components.toml",
        "en.ftl",
        "fr.ftl",
        "guardians.toml",
        "numbers.toml",
        "pack.toml",
        "reference.toml",
        "rooms/camps.toml",
        "rooms/items.toml",
        "rooms/merchants.toml",
        "rooms/monsters.toml",
        "rooms/shrines.toml",
        "rooms/tombs.toml",
        "rooms/traps.toml",
        "rooms/treasures.toml",
        "stances.toml",
    ],
    "mini-rogue/base-ed2025": [
        "characters.toml",
        "components.toml",
        "en.ftl",
        "fr.ftl",
        "numbers.toml",
        "pack.toml",
    ],
    "mini-rogue/base-pnp2020": [
        "characters.toml",
        "components.toml",
        "en.ftl",
        "fr.ftl",
        "guardians.toml",
        "numbers.toml",
        "pack.toml",
        "reference.toml",
        "rooms.toml",
    ],
    "mini-rogue/test-icons": [
        "characters.toml",
        "en.ftl",
        "fr.ftl",
        "pack.toml",
        "rooms.toml",
    ],
};
