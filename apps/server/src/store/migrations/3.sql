-- What the host decides about persons and tables, and the record of feats that a person keeps between matches.

-- Since when the person is shut out; 0 for nobody's decision.
ALTER TABLE persons ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;
-- How many tables the person may keep open; NULL for as many as everybody.
ALTER TABLE persons ADD COLUMN quota BIGINT;

-- What was done with `undercroft admin`, one line each.
CREATE TABLE audit (
    id     TEXT PRIMARY KEY,
    made   BIGINT NOT NULL,
    -- The user of the machine.
    who    TEXT NOT NULL,
    what   TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_made ON audit (made);

-- A feat of a game's own record: ticked, dated and signed once.
CREATE TABLE records (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    feat   TEXT NOT NULL,
    -- The day, as 2026-01-31.
    day    TEXT NOT NULL,
    -- What the person was called then.
    name   TEXT NOT NULL,
    tbl    TEXT NOT NULL,
    PRIMARY KEY (person, game, feat)
);
