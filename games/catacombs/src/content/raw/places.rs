//! Zones and what stands in them, and the quests.

use super::{ByWord, Field, Rows, Words, records};
use serde::Deserialize;

records! {
    /// `[[zone]]`: a plan and a table.
    RawZone {
        quest: Field<bool>,
        plan: Field<String>,
        locks: Words,
        entry: Rows<RawEntry>,
    }

    /// One line of a zone's table.
    RawEntry {
        what: Field<String>,
        least: Field<i64>,
    }

    /// `[[element]]`: a piece of furniture.
    RawElement {
        icon: Field<String>,
        bulk: Field<String>,
        mark: Field<String>,
        row: Rows<RawFind>,
        lock: Field<RawLock>,
        destiny: Field<i64>,
        bars: Words,
        silences: Words,
        power: ByWord,
        corpse: Field<bool>,
    }

    /// One row of a search table.
    RawFind {
        roll: Field<String>,
        loss: Field<String>,
        events: Field<i64>,
        ecus: Field<i64>,
        finds: Words,
        locked: Field<bool>,
        infection: Field<i64>,
    }

    /// What can be picked or battered.
    RawLock {
        endurance: Field<i64>,
        pv: Field<i64>,
        difficulty: Field<i64>,
    }

    /// `[[door]]`.
    RawDoor {
        icon: Field<String>,
        endurance: Field<i64>,
        pv: Field<i64>,
        difficulty: Field<i64>,
    }

    /// `[[trap]]`.
    RawTrap {
        icon: Field<String>,
        harm: Field<String>,
        guard: Field<String>,
        ends_turn: Field<bool>,
        pit: Field<bool>,
    }

    /// `[[quest]]`: the main quest and what comes with it.
    RawQuest {
        zone: Field<String>,
        elements: ByWord,
        monsters: Rows<RawGroup>,
        ambush: Field<bool>,
        objective: Field<RawObjective>,
        reward: ByWord,
        secondary: Rows<RawMission>,
        encounter: Rows<RawEncounter>,
        portal: Field<String>,
        prisoner: Field<String>,
    }

    /// A secondary quest.
    RawMission {
        zone: Field<String>,
        elements: ByWord,
        monsters: Rows<RawGroup>,
        ambush: Field<bool>,
        objective: Field<RawObjective>,
        reward: ByWord,
    }

    RawGroup {
        monster: Field<String>,
        count: Field<String>,
    }

    /// One row of the encounter table.
    RawEncounter {
        roll: Field<String>,
        monster: Field<String>,
        count: Field<String>,
    }

    /// What closing a piece takes.
    RawClose {
        element: Field<String>,
        difficulty: ByWord,
    }

    /// How many pieces have to be searched.
    RawSearchAll {
        element: Field<String>,
        count: Field<i64>,
    }

    /// What has to be recovered, and from whom.
    RawRecover {
        item: Field<String>,
        holder: Field<String>,
    }
}

/// An objective: `{ leave = 12 }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawObjective {
    Close(RawClose),
    SearchAll(RawSearchAll),
    Leave(undercroft_content::Spanned<i64>),
    Recover(RawRecover),
}

impl Default for RawObjective {
    fn default() -> Self {
        RawObjective::Leave(undercroft_content::Spanned::new(0..0, 2))
    }
}
