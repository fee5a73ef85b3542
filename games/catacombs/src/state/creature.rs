//! Everybody on the board: heroes, monsters, allies. What heroes have besides is their [`Sheet`].

use super::{MAX_CREATURES, MAX_PARTY};
use crate::content::{Characteristic, CompetenceId, HeroId, MonsterId, SpellId};
use crate::geometry::Square;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use undercroft_kernel::Keyword;

/// The slot of a creature: heroes by seat, then the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CreatureId(pub u8);

impl CreatureId {
    pub const NONE: CreatureId = CreatureId(u8::MAX);
    /// The first slot that is no hero's.
    pub const FIRST_OTHER: CreatureId = CreatureId(MAX_PARTY as u8);

    #[inline]
    #[must_use]
    pub const fn is_somebody(self) -> bool {
        (self.0 as usize) < MAX_CREATURES
    }

    /// The set of this one alone.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        if self.is_somebody() { 1 << self.0 } else { 0 }
    }

    /// Its word: `p1` for heroes, `m1` for the others.
    #[must_use]
    pub fn word(self) -> String {
        match self.0.checked_sub(MAX_PARTY as u8) {
            Some(other) => format!("m{}", other + 1),
            None => format!("p{}", self.0 + 1),
        }
    }

    /// Reads `p1` or `m1`.
    #[must_use]
    pub fn from_word(word: &str) -> Option<CreatureId> {
        let number = |text: &str, most: usize| -> Option<u8> {
            text.parse().ok().filter(|number| (1..=most).contains(&usize::from(*number)))
        };
        if let Some(text) = word.strip_prefix('p') {
            return number(text, MAX_PARTY).map(|number| CreatureId(number - 1));
        }
        let text = word.strip_prefix('m')?;
        number(text, MAX_CREATURES - MAX_PARTY).map(|number| CreatureId(number - 1 + MAX_PARTY as u8))
    }
}

impl Default for CreatureId {
    fn default() -> Self {
        CreatureId::NONE
    }
}

/// Everybody, by slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Creatures([Creature; MAX_CREATURES]);

/// What a slot holds that is none.
static NOBODY: Creature = Creature::NOBODY;

impl Creatures {
    /// The slots that hold somebody who is on the board or could come back to it.
    #[inline]
    pub fn ids(&self) -> impl Iterator<Item = CreatureId> {
        self.0.iter().zip(0u8..).filter(|(one, _)| one.kind != Kind::Nobody).map(|(_, slot)| CreatureId(slot))
    }

    /// Those on the board, each with its slot.
    #[inline]
    pub fn present(&self) -> impl Iterator<Item = (CreatureId, &Creature)> {
        let slots = self.0.iter().zip(0u8..).filter(|(one, _)| one.at.is_somewhere());
        slots.map(|(one, slot)| (CreatureId(slot), one))
    }

    /// The slots of those on the board.
    #[inline]
    pub fn on_board(&self) -> impl Iterator<Item = CreatureId> {
        self.present().map(|(who, _)| who)
    }

    /// The slots of those of one side on the board.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = CreatureId> {
        self.present().filter(move |(_, one)| one.side == side).map(|(who, _)| who)
    }

    /// The lowest slot that is no hero's and holds nobody; where there is none, that of a dead ally.
    #[must_use]
    pub fn vacant(&self) -> Option<CreatureId> {
        let others = || self.0.iter().skip(MAX_PARTY);
        let slot = others()
            .position(|one| one.kind == Kind::Nobody)
            .or_else(|| others().position(|one| one.is(Status::DEAD)))?;
        Some(CreatureId((slot + MAX_PARTY) as u8))
    }
}

impl Index<CreatureId> for Creatures {
    type Output = Creature;
    #[inline]
    fn index(&self, who: CreatureId) -> &Creature {
        self.0.get(usize::from(who.0)).unwrap_or(&NOBODY)
    }
}

impl IndexMut<CreatureId> for Creatures {
    #[inline]
    #[allow(
        clippy::indexing_slicing,
        reason = "a slot is changed under its own id; nobody's slot is never changed"
    )]
    fn index_mut(&mut self, who: CreatureId) -> &mut Creature {
        &mut self.0[usize::from(who.0).min(MAX_CREATURES - 1)]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Keyword)]
pub enum Side {
    /// Heroes and their allies.
    #[default]
    Party,
    /// The game master's characters.
    Master,
}

impl Side {
    /// The adversaries.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Party => Side::Master,
            Side::Master => Side::Party,
        }
    }
}

/// What a creature is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Kind {
    #[default]
    Nobody,
    Hero(HeroId),
    /// Any other.
    Monster(MonsterId),
}

/// One creature, or a swarm that counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Creature {
    pub kind: Kind,
    pub side: Side,
    /// The seat that plays it.
    pub owner: u8,
    /// Where it is; nowhere for the dead and for those who have left.
    pub at: Square,
    /// CA-WOUND-03: Life points, below 0 too. Of a swarm, those of its first figure.
    pub pv: i16,
    /// Life points at most.
    pub pv_max: i16,
    /// Action points left this turn.
    pub ap: u8,
    /// CA-WAIT-01: Waiting points for the adversaries' turn.
    pub wait: u8,
    /// Conditions that are there or not.
    pub status: Status,
    /// The effective levels: kept up by `stat::refresh` whenever something changes them.
    pub levels: [i8; Characteristic::COUNT],
    /// Armour points, magic ones included: kept up by `stat::refresh`.
    pub armour: u8,
    pub magic_armour: u8,
    /// CA-WEB-02: The level of the web that holds it; 0 for none.
    pub web: u8,
    /// CA-WOUND-05: Ends of its side's turn until it dies of its wounds.
    pub deadline: u8,
    /// CA-DUEL-03: Whom it duels.
    pub duel: CreatureId,
    /// CA-FIRE-03: The hero whose attack set it on fire, if it was a hero's.
    pub lit_by: CreatureId,
    /// CA-SWARM-01: PV of the other figures of a swarm, highest first; 0 for none.
    pub mates: [u8; 3],
    /// CA-SWARM-06: Figures that joined this turn and do not count yet.
    pub newcomers: u8,
    /// CA-TREASURE-18: Magic armour points for the whole game.
    pub protection: u8,
    /// Magic armour points of a spell, for one turn.
    pub shield: u8,
    /// CA-TREASURE-32: What the ghost armour rolled.
    pub ghost: u8,
    /// Added to its action points at the start of its next turn.
    pub next_ap: i8,
    /// Added to the result of its next test this turn.
    pub luck: u8,
    /// CA-FEAR-04: Action points lost to fear at the start of this turn.
    pub fear_loss: u8,
    /// CA-PARRY-01: Parries used since the adversaries' turn began.
    pub parries: u8,
    /// Levels that are higher for one turn.
    pub boosts: [Boost; 2],
}

impl Creature {
    pub const NOBODY: Creature = Creature {
        kind: Kind::Nobody,
        side: Side::Party,
        owner: 0,
        at: Square::NOWHERE,
        pv: 0,
        pv_max: 0,
        ap: 0,
        wait: 0,
        status: Status(0),
        levels: [0; Characteristic::COUNT],
        armour: 0,
        magic_armour: 0,
        web: 0,
        deadline: 0,
        duel: CreatureId::NONE,
        lit_by: CreatureId::NONE,
        mates: [0; 3],
        newcomers: 0,
        protection: 0,
        shield: 0,
        ghost: 0,
        next_ap: 0,
        luck: 0,
        fear_loss: 0,
        parries: 0,
        boosts: [Boost { characteristic: 0, by: 0 }; 2],
    };

    /// CA-STAT-02: The effective level of a characteristic, never below 0.
    #[inline]
    #[must_use]
    pub fn level(&self, characteristic: Characteristic) -> u8 {
        self.levels.get(characteristic as usize).copied().unwrap_or_default().max(0) as u8
    }

    /// CA-SWARM-01: How many figures it is.
    #[inline]
    #[must_use]
    pub fn figures(&self) -> u8 {
        1 + self.mates.iter().filter(|pv| **pv > 0).count() as u8
    }

    /// CA-SWARM-04: All its PV, those of every figure of a swarm.
    #[must_use]
    pub fn total_pv(&self) -> i16 {
        self.pv + self.mates.iter().map(|pv| i16::from(*pv)).sum::<i16>()
    }

    /// Whether a condition is there.
    #[inline]
    #[must_use]
    pub const fn is(&self, status: Status) -> bool {
        self.status.0 & status.0 != 0
    }

    /// Whether it lies on the ground, gravely wounded.
    #[inline]
    #[must_use]
    pub const fn is_grounded(&self) -> bool {
        self.is(Status::GROUNDED)
    }

    /// Whether it is on the board and can do anything: not grounded, webbed or in a pit.
    #[inline]
    #[must_use]
    pub const fn is_able(&self) -> bool {
        self.at.is_somewhere() && !self.is(Status::HELPLESS) && self.web == 0
    }

    /// Sets or ends a condition.
    #[inline]
    pub const fn set(&mut self, status: Status, on: bool) {
        self.status.0 = if on { self.status.0 | status.0 } else { self.status.0 & !status.0 };
    }
}

/// Conditions that are there or not, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Status(pub u32);

impl Status {
    /// CA-WOUND-01: Lies on the ground.
    pub const GROUNDED: Status = Status(1);
    /// CA-TRAP-13: In a pit.
    pub const IN_PIT: Status = Status(1 << 1);
    /// CA-FIRE-01: Burns.
    pub const BURNING: Status = Status(1 << 2);
    /// CA-POISON-03: Poisoned.
    pub const POISONED: Status = Status(1 << 3);
    /// CA-INVIS-01: Cannot be seen, for one turn.
    pub const INVISIBLE: Status = Status(1 << 4);
    /// CA-POTION-05: Ignores wounds, for one turn.
    pub const INVULNERABLE: Status = Status(1 << 5);
    /// CA-TURN-07: Has had its turn.
    pub const DONE: Status = Status(1 << 6);
    /// CA-SPEECH-09: Loses its next turn.
    pub const FOOLED: Status = Status(1 << 7);
    /// CA-AMBUSH-02: Lies in ambush until its zone is revealed.
    pub const AMBUSHER: Status = Status(1 << 8);
    /// CA-SPEECH-15: Bribed: no bounty.
    pub const BRIBED: Status = Status(1 << 9);
    /// Raised by a spell: one at a time.
    pub const RAISED: Status = Status(1 << 10);
    /// An Imprévu: pays before its first attack of this turn.
    pub const JAMMED: Status = Status(1 << 11);
    /// CA-MELEE-19: Has used the free attack of the other hand this turn.
    pub const SECOND_HAND: Status = Status(1 << 12);
    /// CA-SPEECH-07: Ignores fear this turn.
    pub const BRAVE: Status = Status(1 << 14);
    /// CA-DESTINY-03: Dead, and could be raised by a scroll.
    pub const DEAD: Status = Status(1 << 15);
    /// Waits for its owner's next turn: changed sides, or came back, too late for this one.
    pub const LATE: Status = Status(1 << 16);
    /// CA-MELEE-19: Has struck with its first hand this turn.
    pub const STRUCK_MAIN: Status = Status(1 << 17);
    /// CA-MELEE-19: Has struck with its second hand this turn.
    pub const STRUCK_OFF: Status = Status(1 << 18);
    /// What ends at the start of its own next turn.
    pub const TURN_LONG: Status = Status(
        Status::INVISIBLE.0
            | Status::INVULNERABLE.0
            | Status::DONE.0
            | Status::FOOLED.0
            | Status::JAMMED.0
            | Status::SECOND_HAND.0
            | Status::STRUCK_MAIN.0
            | Status::STRUCK_OFF.0
            | Status::BRAVE.0
            | Status::LATE.0,
    );
    /// CA-LOS-07: Whoever hides nobody behind it.
    pub const UNSEEN: Status = Status(Status::GROUNDED.0 | Status::INVISIBLE.0 | Status::IN_PIT.0);
    /// Whoever can do nothing at all, webs aside.
    pub const HELPLESS: Status = Status(Status::GROUNDED.0 | Status::IN_PIT.0);
}

/// A level that is higher for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Boost {
    pub characteristic: u8,
    pub by: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// Spells learnt, one bit each.
    pub spells: u32,
    /// CA-SPELL-06: Spells activated this turn, one bit each.
    pub cast: u32,
    /// Competences learnt, one bit each.
    pub competences: u32,
    /// Écus of its own.
    pub ecus: u16,
    pub xp: u16,
    pub destiny: u8,
    /// CA-SHEET-10: Handicaps and lasting gains, by characteristic.
    pub handicaps: [i8; Characteristic::COUNT],
}

impl Sheet {
    /// Whether a competence is learnt.
    #[inline]
    #[must_use]
    pub const fn knows(&self, competence: CompetenceId) -> bool {
        self.competences >> competence.0 & 1 == 1
    }

    /// Whether a spell is learnt.
    #[inline]
    #[must_use]
    pub const fn can_cast(&self, spell: SpellId) -> bool {
        self.spells >> spell.0 & 1 == 1
    }
}
