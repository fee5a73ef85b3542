-- What a table owes by itself (a bot's move, the end of a window, of a proposal) is kept with it, so that any node takes it up after a restart.

-- Since when something is owed, or from when on; NULL while the table waits for people only.
ALTER TABLE tables ADD COLUMN due BIGINT;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Older programs did not note it: each table that may owe something is looked at once.
UPDATE tables SET due = active WHERE stage IN ('gathering', 'playing');

-- What is written to see whether anything can be.
CREATE TABLE checks (
    node   TEXT NOT NULL,
    round  BIGINT NOT NULL,
    made   BIGINT NOT NULL,
    -- Takes as much room as an entry does.
    filler TEXT NOT NULL,
    PRIMARY KEY (node, round)
);
