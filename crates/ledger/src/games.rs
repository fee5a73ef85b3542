//! Which games the ledger holds rules of, with the prefix of their ids and their editions.

/// A game as the ledger knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRules {
    /// The name of the game, as in `games/<name>`.
    pub name: &'static str,
    /// What its ids begin with.
    pub prefix: &'static str,
    pub editions: &'static [&'static str],
    /// The edition of a scenario that names none.
    pub default_edition: &'static str,
}

/// The games of the embedded ledger.
pub const GAMES: [GameRules; 3] = [
    GameRules {
        name: "mini-rogue",
        prefix: "MR",
        editions: &["pnp2020", "ed2021", "ed2025"],
        default_edition: "ed2025",
    },
    GameRules { name: "catacombs", prefix: "CA", editions: &["base"], default_edition: "base" },
    GameRules { name: "urto", prefix: "UR", editions: &["base"], default_edition: "base" },
];

impl GameRules {
    /// The game of the embedded ledger with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static GameRules> {
        GAMES.iter().find(|game| game.name == name)
    }

    /// The game of the embedded ledger to which an id belongs.
    #[must_use]
    pub fn of(id: &str) -> Option<&'static GameRules> {
        let prefix = id.split('-').next()?;
        GAMES.iter().find(|game| game.prefix == prefix)
    }
}
