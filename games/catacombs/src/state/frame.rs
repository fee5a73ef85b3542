//! Unfinished business: what lies on the stack while something has to be answered first.
//!
//! A roll that somebody may answer ends its step and leaves a frame with the roll; the answer takes it off again and goes on where the
//! frame says. What a test was for is its [`Purpose`]: `rules::test::conclude` hands the result to the chapter that asked.

use super::board::{GateId, PieceId, TrapSlot, ZoneSlot};
use super::creature::CreatureId;
use crate::content::{Characteristic, EventCardId, ItemId, Speech, SpellId, TrapId, Treasure};
use crate::geometry::{Dir, Square};
use serde::{Deserialize, Serialize};
use undercroft_kernel::Keyword;

/// One piece of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// A dead slot of the stack.
    #[default]
    Blank,
    /// CA-DESTINY-01: A failed test that its roller may repeat.
    Test { test: Test, roll: Rolled },
    /// CA-DESTINY-01: D that brought their roller nothing and may be repeated.
    Fruitless { who: CreatureId, plain: PlainRoll, roll: Rolled },
    /// An attack under way.
    Attack {
        attack: Attack,
        /// What was rolled; blank before.
        roll: Rolled,
        /// Who is asked what.
        stage: Stage,
    },
    /// CA-TREASURE-24: Further attacks of one action.
    Again {
        by: CreatureId,
        weapon: Weapon,
        /// As a powerful attack or precise shot.
        strong: bool,
        /// How many attacks are left.
        left: u8,
    },
    /// CA-THEFT-05: The victim of a failed theft may strike for nothing.
    FreeAttack {
        /// Who may strike.
        by: CreatureId,
        thief: CreatureId,
    },
    /// CA-WAIT-02: Between two actions those who wait may react.
    Window {
        /// Who may still react, one bit each.
        waiting: u32,
        /// Who acts when the window is shut.
        back: CreatureId,
    },
    /// CA-WAIT-02: Somebody reacts with waiting points.
    React {
        /// Whose turn goes on afterwards.
        back: CreatureId,
        /// CA-MOVE-02: Squares of a run that are still to come.
        run: u8,
    },
    /// CA-AMBUSH-02: Ambushers act at once.
    Ambush {
        /// Who has still to act, one bit each.
        left: u32,
        /// CA-AMBUSH-03: Whose turn goes on afterwards.
        back: CreatureId,
        /// CA-MOVE-02: Squares of a run that are still to come.
        run: u8,
    },
    /// A creature is played once by an adversary.
    Possess {
        by: CreatureId,
        /// Whose turn goes on afterwards.
        back: CreatureId,
        /// The action points that it had of its own.
        ap: u8,
    },
    /// CA-BLOCK-05, CA-BLOCK-06: Held back: goes on with a wound, or gives up.
    Held { who: CreatureId, to: Way },
    /// Somebody has arrived on a square where something happens: the rest of it.
    Arrive { who: CreatureId, gait: Gait, from: Square, next: ArrivalStep },
    /// CA-BLOCK-09: May step onto the square of whom it killed.
    Advance { who: CreatureId, to: Square },
    /// CA-TRAP-10, CA-TRAP-14: Chooses a free square beside a hole.
    Beside { who: CreatureId, hole: Square },
    /// CA-DESTINY-03: Somebody would die: destiny may prevent it.
    Doom { who: CreatureId, death: Death },
    /// CA-TRAP-11, CA-TRAP-13: What a trap does to whoever it has caught is rolled next.
    Snared {
        /// Who was caught.
        who: CreatureId,
        trap: TrapId,
    },
    /// CA-FIRE-01: Whoever the flames of a spell have struck may catch fire, one after the other.
    Flames {
        by: CreatureId,
        /// Who is still to roll for, one bit each.
        left: u32,
    },
    /// CA-TREASURE-02: What a treasure is is rolled next.
    Hoard {
        who: CreatureId,
        /// What is known of it.
        treasure: Treasure,
        /// CA-GOLD-04: Whether it was the slain's, and goes to one of the party.
        booty: bool,
    },
    /// CA-TREASURE-01: A find may be taken or left.
    Find { who: CreatureId, item: ItemId },
    /// CA-GOLD-04: A treasure of the slain goes to one of the party.
    Booty { item: ItemId },
    /// CA-OBJECT-08: An object is to change hands, and the other one is asked for consent.
    Consent {
        /// Who takes or gives, and pays.
        by: CreatureId,
        /// Who would have it.
        to: CreatureId,
        /// Which object, by its place in the list.
        item: u8,
    },
    /// CA-SPEECH-12: The leader is asked whether the common purse pays for a bribe.
    Pledge {
        by: CreatureId,
        target: CreatureId,
        /// How many écus are offered.
        ecus: u16,
    },
    /// Something needs a square: its verb is chosen, nothing is paid yet.
    Aim(Aim),
    /// CA-TREASURE-19: Everybody of these may move anywhere explored, one bit each.
    Teleport {
        /// Who is still to move or to stay.
        left: u32,
    },
    /// CA-SPEECH-06: The game master shares action points out, one by one.
    Share {
        /// How many are left.
        points: u8,
    },
    /// CA-TREASURE-10: The bearer of a divination ring may replay the turn that ends.
    Divine,
    /// A zone is drawn, placed and filled.
    Reveal(Reveal),
    /// An Imprévu is being resolved.
    Event {
        card: EventCardId,
        /// Whom it has struck, if somebody.
        who: CreatureId,
        next: EventStep,
    },
    /// CA-SPEECH-12: How many écus are offered beyond so many sums is asked; nothing is paid yet.
    Haggle { target: CreatureId, sums: u8 },
}

/// A test of a characteristic, or a casting roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Test {
    pub who: CreatureId,
    pub characteristic: Characteristic,
    /// CA-TEST-10: Added to the level: another die is rolled.
    pub level: i8,
    /// CA-TEST-11: Added to the result.
    pub bonus: i8,
    /// How many D are rolled.
    pub dice: u8,
    /// CA-TEST-04: What must be reached.
    pub difficulty: u8,
    pub purpose: Purpose,
}

/// What a test is for, with everything that is needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// CA-BLOCK-01: Leaving a square next to an adversary.
    BreakAway(Way),
    /// CA-TRAP-07: Dodging a trap.
    Dodge {
        trap: TrapSlot,
        /// From where the victim came.
        from: Square,
    },
    /// CA-ELEMENT-08: Crossing a rope bridge; from where.
    Bridge(Square),
    /// CA-LOCK-01: Picking the lock of a door.
    PickGate(GateId),
    /// CA-ELEMENT-06: Picking the lock of a chest.
    PickPiece(PieceId),
    /// CA-TRAP-02: Disarming a trap.
    Disarm(TrapSlot),
    /// CA-THEFT-02: Stealing; the object by its place in the list, if one is named.
    Steal {
        from: CreatureId,
        item: Option<u8>,
    },
    /// CA-THROW-03: Throwing an object, by its place in the list.
    Throw {
        item: u8,
        to: Square,
    },
    /// CA-SHOVE-01: Shoving.
    Shove {
        target: CreatureId,
        dir: Dir,
    },
    /// CA-JUMP-01: Jumping.
    Jump {
        dir: Dir,
        /// Over how many squares.
        over: u8,
    },
    /// CA-SPEECH-04: A speech.
    Speech {
        speech: Speech,
        /// CA-SPEECH-11: Whom it addresses, if one.
        target: CreatureId,
        /// CA-SPEECH-12: How many écus are offered.
        ecus: u16,
    },
    /// CA-SPEECH-14: Resisting a bribe.
    Bribe {
        by: CreatureId,
    },
    /// CA-FEAR-02: Facing fear.
    Fear,
    /// CA-POISON-02: Resisting poison.
    Poison,
    /// CA-WEB-02: Tearing free.
    BreakFree,
    /// CA-SPELL-02: Casting.
    Cast {
        spell: SpellId,
        target: Target,
    },
    /// CA-TREASURE-16: Resisting banishment; by whom.
    Banish(CreatureId),
    Resist {
        spell: SpellId,
        by: CreatureId,
    },
    /// CA-QUEST-05: Closing a piece.
    Close(PieceId),
    /// An Imprévu.
    Event(EventCardId),
}

impl Purpose {
    /// The purpose as the log tells it: places in lists are left out, because they would count what is hidden.
    #[must_use]
    pub fn told(self) -> Purpose {
        match self {
            Purpose::Dodge { from, .. } => Purpose::Dodge { trap: TrapSlot::default(), from },
            Purpose::Disarm(_) => Purpose::Disarm(TrapSlot::default()),
            Purpose::PickGate(_) => Purpose::PickGate(GateId::default()),
            other => other,
        }
    }
}

/// A roll of D alone that may come to nothing, with everything that is needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PlainRoll {
    /// CA-SEARCH-02: What is found on a square.
    Search(Square),
    /// CA-SEARCH-12: What is in a piece.
    Content {
        piece: PieceId,
        /// CA-ELEMENT-05: Whether it may turn out to be locked.
        may_lock: bool,
    },
    /// CA-ELEMENT-10: Whether somebody who slips stays on the bridge; from where it came.
    Slip(Square),
    /// CA-FIRE-01: Whether somebody catches fire.
    Ignite(CreatureId),
    /// CA-FIRE-03: Whether somebody burns on.
    BurnOn(CreatureId),
}

/// What a roll shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Rolled {
    /// The power die: its level, 0 where none was rolled.
    pub level: u8,
    /// CA-TEST-05: It shows X.
    pub x: bool,
    /// What it shows otherwise.
    pub face: i8,
    /// The D, highest first, one more than they show (see [`undercroft_kernel::Faces`]).
    pub dice: u32,
    /// All dice together, an X counting 0.
    pub sum: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Attack {
    pub by: CreatureId,
    pub target: Target,
    pub weapon: Weapon,
    /// How many D are rolled.
    pub dice: u8,
    /// Added to the level.
    pub level: i8,
    /// CA-MELEE-14, CA-SHOOT-09: A powerful attack or precise shot.
    pub strong: bool,
    /// CA-IMMOBILE-01: The target is always struck.
    pub immobile: bool,
    /// CA-WAIT-03: The target defends with a waiting point.
    pub defended: bool,
    /// CA-PARRY-01: It was parried once.
    pub parried: bool,
    /// CA-TREASURE-23: Re-rolls of the weapon that are used.
    pub rerolled: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Weapon {
    /// CA-MELEE-05: Bare hands.
    #[default]
    Bare,
    /// CA-MONSTER-01: Claws, teeth and whatever else belongs to a monster.
    Own,
    /// The weapon of the first hand.
    Main,
    /// The weapon of the second hand.
    Off,
    /// CA-SHOOT-08: An improvised projectile.
    Improvised,
    /// CA-MONSTER-01: What a monster shoots by itself.
    OwnShot,
}

/// Who is asked what in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Keyword)]
pub enum Stage {
    /// CA-WAIT-03: The target, whether it defends.
    #[default]
    Declared,
    /// CA-PARRY-01: The target, whether it parries the roll.
    Hit,
    /// CA-DESTINY-01, CA-TREASURE-23: The attacker, whether the roll is repeated.
    Missed,
}

/// Whom or what something is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Target {
    #[default]
    None,
    Creature(CreatureId),
    Square(Square),
    Gate(GateId),
    Piece(PieceId),
}

/// A move that begins with leaving a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Way {
    /// One square on foot.
    #[default]
    Nowhere,
    Step {
        dir: Dir,
        gait: Gait,
    },
    /// CA-MAP-19: The stairs.
    Stairs,
    /// CA-JUMP-01: A jump.
    Jump {
        dir: Dir,
        /// Over how many squares.
        over: u8,
    },
    /// CA-SWARM-05: Into the square of a group of its kind.
    Join(CreatureId),
}

/// How somebody comes to a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Gait {
    /// CA-MOVE-01: On foot.
    #[default]
    Walk,
    /// CA-MOVE-02: Running: no dodging.
    Run,
    /// CA-TRAP-19: Brought there by a shove or by a free step: as if walking.
    Brought,
    /// CA-JUMP-03: Fallen short in a jump: onto what is there.
    Fallen,
}

/// What happens next to somebody who has arrived on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum ArrivalStep {
    #[default]
    Trap,
    Ground,
}

/// What happens next in an Imprévu that makes somebody roll or choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum EventStep {
    /// Whoever is struck rolls a test.
    #[default]
    Test,
    /// Whoever is struck rolls what it loses or regains.
    Amount,
    /// The game master shows a trap.
    ShowTrap,
    /// The party chooses an exit.
    ChooseExit,
    /// CA-SEARCH-05: A card is to be drawn.
    Draw,
}

/// Of what somebody would die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Death {
    /// CA-WOUND-05: Nobody helped in time.
    #[default]
    Wounds,
    /// CA-TREASURE-16: Banishment, which is no death but an end.
    Banishment,
    /// CA-ELEMENT-23: Lava; and where it would stand otherwise.
    Lava {
        /// CA-DESTINY-08: The square its last step started from.
        from: Square,
    },
}

/// Something that needs a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Aim {
    /// CA-THROW-01: An object to throw, by its place in the list.
    Throw(u8),
    /// A spell that bursts.
    Spell(SpellId),
    /// CA-TREASURE-09: The ring of teleportation, by its place in the list.
    Ring(u8),
    /// CA-TREASURE-21: Where a companion returns; who, and the scroll.
    Return(CreatureId, u8),
}

/// A zone that is being drawn, placed and filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Reveal {
    /// The gate that was opened; none for the first zone.
    pub gate: Option<GateId>,
    pub by: CreatureId,
    /// The zone, once it is on the board.
    pub zone: ZoneSlot,
    /// How far it has come.
    pub step: RevealStep,
}

/// How far a discovery has come. What is rolled and placed in secret is told to nobody but the game master: see `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum RevealStep {
    /// CA-MAP-11: The card is drawn next.
    #[default]
    Draw,
    /// CA-SPAWN-02: This line of its table is rolled next.
    Roll(u8),
    /// CA-SPAWN-03: The encounter is rolled next; then this line.
    Encounter(u8),
    /// CA-MAP-06: What came up is placed, then the game master says that all is ready.
    Place,
}
