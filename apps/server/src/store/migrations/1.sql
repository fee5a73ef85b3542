-- Everything the service keeps. Only TEXT and BIGINT, so that the same statements serve SQLite and Postgres.
-- Times are milliseconds since 1970, keys and tokens are kept as hashes, bodies are JSON.

CREATE TABLE persons (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- A browser's key opens a person; a person may have several.
CREATE TABLE keys (
    hash    TEXT PRIMARY KEY,
    person  TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX keys_person ON keys (person);

-- Codes that bring a person to another device; each works once.
CREATE TABLE transfers (
    hash    TEXT PRIMARY KEY,
    person  TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    -- From which invitations are derived.
    secret  TEXT NOT NULL,
    -- The server's share of the dice; opened when every line of the family has ended.
    dice    TEXT NOT NULL,
    -- The first table of the family, and the number of this line in it.
    root    TEXT NOT NULL,
    line    BIGINT NOT NULL,
    stage   TEXT NOT NULL,
    -- What lists show: public facts only.
    summary TEXT NOT NULL,
    last    BIGINT NOT NULL,
    created BIGINT NOT NULL,
    active  BIGINT NOT NULL
);
CREATE INDEX tables_active ON tables (active);
CREATE UNIQUE INDEX tables_line ON tables (root, line);

-- What happened at a table, in order. The primary key is the only lock there is.
CREATE TABLE entries (
    tbl      TEXT NOT NULL,
    position BIGINT NOT NULL,
    body     TEXT NOT NULL,
    made     BIGINT NOT NULL,
    PRIMARY KEY (tbl, position)
);

-- What was answered to an action id of a client: the same id again gets the same answer.
CREATE TABLE answers (
    tbl    TEXT NOT NULL,
    author TEXT NOT NULL,
    ask    TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (tbl, author, ask)
);

-- The latest state of a table under one build: a cache.
CREATE TABLE keyframes (
    tbl      TEXT NOT NULL,
    build    TEXT NOT NULL,
    position BIGINT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (tbl, build)
);

-- Who sits where, for lists.
CREATE TABLE seats (
    tbl    TEXT NOT NULL,
    seat   BIGINT NOT NULL,
    person TEXT NOT NULL,
    -- When the person was there last.
    seen   BIGINT NOT NULL,
    PRIMARY KEY (tbl, seat)
);
CREATE INDEX seats_person ON seats (person);

CREATE TABLE results (
    tbl     TEXT NOT NULL,
    seat    BIGINT NOT NULL,
    person  TEXT NOT NULL,
    game    TEXT NOT NULL,
    edition TEXT NOT NULL,
    outcome TEXT NOT NULL,
    won     BIGINT NOT NULL,
    steps   BIGINT NOT NULL,
    undone  BIGINT NOT NULL,
    began   BIGINT NOT NULL,
    ended   BIGINT NOT NULL,
    PRIMARY KEY (tbl, seat)
);
CREATE INDEX results_person ON results (person);

CREATE TABLE feats (
    person TEXT NOT NULL,
    feat   TEXT NOT NULL,
    tbl    TEXT NOT NULL,
    made   BIGINT NOT NULL,
    PRIMARY KEY (person, feat)
);

CREATE TABLE campaigns (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL,
    game    TEXT NOT NULL,
    version BIGINT NOT NULL,
    body    TEXT NOT NULL,
    active  BIGINT NOT NULL
);
CREATE INDEX campaigns_person ON campaigns (person);

-- Content packs that tables were opened with, by the hash of their content.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    id   TEXT NOT NULL,
    body TEXT NOT NULL
);

-- Which node plays for the bots of a table, and until when.
CREATE TABLE leases (
    tbl   TEXT PRIMARY KEY,
    node  TEXT NOT NULL,
    until BIGINT NOT NULL
);
