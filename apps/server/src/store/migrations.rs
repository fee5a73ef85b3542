//! The shape of the database, version by version. A version that was ever released is never changed; a new one is added.

/// The statements that lead to each version, from 1.
pub(super) const VERSIONS: &[&str] =
    &[include_str!("migrations/1.sql"), include_str!("migrations/2.sql"), include_str!("migrations/3.sql")];

/// The tables with their columns, in an order in which they can be copied. What is written as a check only is not copied.
pub(super) const TABLES: &[(&str, &[&str])] = &[
    ("persons", &["id", "name", "created", "banned", "quota"]),
    ("keys", &["hash", "person", "created"]),
    ("transfers", &["hash", "person", "expires"]),
    (
        "tables",
        &[
            "id", "game", "secret", "dice", "root", "line", "stage", "summary", "last", "created", "active",
            "due",
        ],
    ),
    ("entries", &["tbl", "position", "body", "made"]),
    ("answers", &["tbl", "author", "ask", "answer"]),
    ("keyframes", &["tbl", "build", "position", "body"]),
    ("seats", &["tbl", "seat", "person", "seen"]),
    (
        "results",
        &["tbl", "seat", "person", "game", "edition", "outcome", "won", "steps", "undone", "began", "ended"],
    ),
    ("feats", &["person", "feat", "tbl", "made"]),
    ("campaigns", &["id", "person", "game", "version", "body", "active"]),
    ("packs", &["hash", "id", "body"]),
    ("leases", &["tbl", "node", "until"]),
    ("audit", &["id", "made", "who", "what", "target", "detail"]),
    ("records", &["person", "game", "feat", "day", "name", "tbl"]),
];
