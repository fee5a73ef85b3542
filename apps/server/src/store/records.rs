//! What the store takes and gives: plain rows. What is in a body, the store does not know.

/// A person: whoever holds one of its keys.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// An id that says nothing.
    pub id: String,
    /// What the person is called; empty for somebody without a name.
    pub name: String,
    pub created: i64,
    /// The host has shut the person out.
    pub banned: bool,
    /// How many tables the person may keep open; none for as many as everybody.
    pub quota: Option<i64>,
}

/// A table that is being opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id, which is also its address.
    pub id: String,
    pub game: String,
    /// From which invitations are derived, in hex.
    pub secret: String,
    /// The server's share of the dice, in hex.
    pub dice: String,
    /// The first table of the family.
    pub root: String,
    pub line: i64,
    pub stage: &'static str,
    /// What lists show.
    pub summary: String,
    /// When it has to do something by itself; none while it waits for people only.
    pub due: Option<i64>,
    pub now: i64,
    /// The id under which its client asked for it.
    pub asked: Option<AskedOpening>,
}

/// The id under which a client asked for a new table. The answer is the id of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedOpening {
    /// The table from which it leaves; empty for one that comes from nowhere.
    pub from: String,
    pub author: String,
    pub ask: String,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    /// From which invitations are derived, in hex.
    pub secret: String,
    /// The server's share of the dice, in hex.
    pub dice: String,
    /// The first table of the family.
    pub root: String,
    pub line: i64,
    pub stage: String,
    /// What lists show.
    pub summary: String,
    /// The position of its last entry.
    pub last: i64,
    /// When it was opened.
    pub created: i64,
    /// When something happened last.
    pub active: i64,
    /// When it has to do something by itself; none while it waits for people only.
    pub due: Option<i64>,
}

impl std::fmt::Debug for TableRow {
    /// Without its secrets, so that no log line ever holds one.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableRow").field("id", &self.id).field("last", &self.last).finish_non_exhaustive()
    }
}

/// An entry as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Its position, from 0.
    pub position: i64,
    /// What it says.
    pub body: String,
    /// When it was added.
    pub made: i64,
}

/// What a client is told about an action id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The person or bot that asked.
    pub author: String,
    /// The id that its client made.
    pub ask: String,
    /// What it is told.
    pub answer: String,
}

/// A state that was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyframe {
    /// The build that kept it.
    pub build: String,
    /// After which entry.
    pub position: i64,
    pub body: String,
}

/// Who sits where; nobody for a seat that is given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    pub seat: i64,
    pub person: Option<String>,
    /// When it was there last.
    pub seen: i64,
}

/// One entry and everything that follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Addition {
    pub table: String,
    /// The position: one more than the last.
    pub position: i64,
    /// What the entry says.
    pub body: String,
    pub now: i64,
    /// What the client is told that asked for it.
    pub answer: Option<Answer>,
    /// Seats that change hands.
    pub seats: Vec<Seated>,
    /// Where the table stands now, if that changes.
    pub stage: Option<&'static str>,
    /// What lists show now, if that changes.
    pub summary: Option<String>,
    /// When the table has to do something by itself now; none while it waits for people only.
    pub due: Option<i64>,
    /// What to write into statistics.
    pub results: Vec<Played>,
    /// What persons sign for in their records.
    pub signed: Vec<SignedFeat>,
}

/// What a node claims of the tables that owe something.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'c> {
    pub node: &'c str,
    /// Tables that owe something since this moment or longer.
    pub due: i64,
    pub now: i64,
    /// Until when the node has them.
    pub until: i64,
    pub most: i64,
}

/// A table in which something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    pub table: String,
    /// The position of its last entry.
    pub last: i64,
    pub active: i64,
}

/// A match that a person has played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub table: String,
    pub seat: i64,
    pub person: String,
    pub game: String,
    pub edition: String,
    /// The word for how it ended.
    pub outcome: String,
    /// Whether the person won.
    pub won: bool,
    pub steps: i64,
    /// How often something was taken back.
    pub undone: i64,
    pub began: i64,
    pub ended: i64,
}

/// Something that a person has earned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feat {
    pub person: String,
    pub feat: String,
    pub table: String,
    pub made: i64,
}

/// A feat of a game's own record, signed by who has done it; the first signature stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedFeat {
    pub person: String,
    pub game: String,
    pub feat: String,
    /// The day, as 2026-01-31.
    pub day: String,
    /// What the person was called then; the store knows it when it is written.
    pub name: String,
    pub table: String,
}

/// Who has woken a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Woken {
    /// Something was added to this table.
    Table(String),
    /// This person is called something else.
    Person(String),
}

/// A campaign: what is kept between matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    pub id: String,
    pub person: String,
    pub game: String,
    /// How often it was written, from 1: who writes names the next one.
    pub version: i64,
    /// What it holds.
    pub body: String,
    /// When it was written.
    pub active: i64,
}
