//! What happened: facts in the past tense, from which the log is spoken. No text, no decision.

use crate::content::{
    Affliction, CharacterId, EnemyId, GoodId, GuardianId, Potion, Resource, RoomId, Stance,
};
use crate::state::CellId;
use undercroft_kernel::Faces;

/// One thing that happened to one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Whose turn or whose fate.
    pub hero: u8,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A character joined the party.
    Joined(CharacterId),
    /// Eight Rooms were dealt.
    Dealt {
        /// The Area.
        area: u8,
        /// Its Floor.
        floor: u8,
    },
    /// A Room turned face up.
    Revealed(CellId, RoomId),
    /// The Guardian of this Area turned face up.
    GuardianRevealed(GuardianId),
    /// A Room was entered and is being resolved.
    Entered(CellId, RoomId),
    /// A Room was entered by evasion: nothing in it happens.
    Evaded(CellId, RoomId),
    /// The Room is done.
    RoomResolved(RoomId),
    /// The Exit was reached.
    ExitReached,
    /// A check was rolled.
    CheckRolled(Pool),
    /// Whether it succeeded.
    CheckDone {
        /// It did.
        passed: bool,
    },
    /// A check was passed by a potion.
    CheckSeenThrough,
    /// The Dungeon die was rolled alone.
    DungeonRolled(u8),
    /// The Dungeon die was changed.
    Shifted {
        /// From this value.
        from: u8,
        /// To this one.
        to: u8,
    },
    /// A resource was gained.
    Gained(Resource, u8),
    /// The track was full.
    TrackFull(Resource),
    /// A resource was lost.
    Lost(Resource, u8),
    /// What was missing was paid in HP.
    MissingPaid(u8),
    /// A penalty that could not be paid was replaced.
    PenaltyReplaced,
    /// XP above the maximum became HP.
    XpOverflow(u8),
    /// The Level changed.
    LevelIs(u8),
    /// A potion was gained.
    PotionGained(Potion),
    /// A second potion of a kind was left.
    PotionDouble(Potion),
    /// A potion was given up.
    PotionDropped(Potion),
    /// A potion was used.
    PotionUsed(Potion),
    /// An affliction began.
    Afflicted(Affliction),
    /// An affliction that was there already was ignored.
    AfflictedAlready(Affliction),
    /// An affliction ended.
    Cured(Affliction),
    /// A Blessing came to nothing.
    BlessingBlocked,
    /// HP were raised to a number.
    HpRaised(u8),
    /// The skills are ready again.
    Refreshed,
    /// A combat skill was used.
    CombatSkill,
    /// An exploration skill was used.
    ExplorationSkill,
    /// A preparation skill was used.
    PreparationSkill,
    /// A death was cancelled.
    Saved {
        /// HP left.
        hp: u8,
    },
    /// A fight began.
    FightBegan {
        /// Against whom.
        enemy: EnemyId,
        /// Its HP.
        hp: u8,
    },
    /// The pool was rolled for an attack.
    AttackRolled(Pool),
    /// The poison symbol took HP.
    PoisonBit,
    /// A critical die was rolled again.
    CriticalRerolled {
        /// Which die, from 1.
        die: u8,
        /// Its new value.
        value: u8,
        /// What it is worth now.
        total: u8,
    },
    /// A Feat was performed.
    FeatDone {
        /// Which die, from 1.
        die: u8,
        /// Its new value.
        value: u8,
    },
    /// A die was doubled.
    Doubled {
        /// Which die, from 1.
        die: u8,
    },
    /// The enemy was struck.
    Struck {
        /// Damage in all.
        damage: u8,
        /// HP left.
        left: u8,
    },
    /// The enemy lost HP outside of an attack.
    EnemyHurt {
        /// How much.
        damage: u8,
        /// HP left.
        left: u8,
    },
    /// The enemy missed.
    EnemyMissed(EnemyId),
    /// The enemy lost its attack.
    EnemyFrozen(EnemyId),
    /// The enemy hit.
    EnemyHit {
        /// Who.
        enemy: EnemyId,
        /// HP lost after Armour.
        lost: u8,
        /// Armour did not count.
        pierced: bool,
    },
    /// The enemy got HP back.
    Regenerated {
        /// HP now.
        hp: u8,
    },
    /// The enemy was beaten.
    EnemyBeaten(EnemyId),
    /// The last Guardian rose again.
    SecondPhase,
    /// A Guardian's card was discarded.
    GuardianDiscarded(GuardianId),
    /// The Guardian of the Floor left behind is out of the game.
    GuardianLost,
    /// An Item was taken.
    ItemTaken(RoomId, u8),
    /// An Item was left or not won.
    ItemLeft(RoomId),
    /// An Item was not wanted: no check was made for it.
    ItemDeclined(RoomId),
    /// An Item went back to the Rooms.
    ItemReturned(RoomId),
    /// A use of an Item was spent; this many are left.
    ItemUsed(RoomId, u8),
    /// A Room was replaced by another one.
    Replaced(CellId),
    /// A card of the shuffled deck was looked at: only its viewer knows which.
    Looked(Option<RoomId>),
    /// A card was put back: only its viewer knows which, everybody sees where.
    PutBack(Option<RoomId>, Option<CellId>),
    /// Two Rooms changed places.
    Swapped(CellId, CellId),
    /// An offering was made.
    Offered(u8),
    /// Something was bought.
    Bought(GoodId),
    /// Something was sold.
    SoldArmour(u8),
    /// A potion was sold.
    SoldPotion(Potion, u8),
    /// A Story icon found no Story card.
    NoStory,
    /// The character fell.
    Fell {
        /// From this Area.
        from: u8,
        /// To this one.
        to: u8,
    },
    /// A fall was ignored.
    FallIgnored,
    /// A ration was eaten.
    Ate,
    /// There was none.
    WentHungry(u8),
    /// The party moved to the next Area.
    Descended(u8),
    /// The cards were collected.
    Collected,
    /// Both players rolled for the leadership.
    LeaderRolled {
        /// What the first one rolled.
        first: u8,
        /// What the second one rolled.
        second: u8,
    },
    /// The character leads the party now.
    Leads,
    /// A way was chosen; it is walked when both have chosen.
    WayChosen(CellId),
    /// Another order was proposed.
    OrderProposed,
    /// It was agreed on.
    OrderAgreed,
    /// It was declined.
    OrderDeclined,
    /// A trade began.
    TradeBegan,
    /// So much of a track was given to the other one.
    GaveTrack(Resource, u8),
    /// A potion was given to the other one.
    GavePotion(Potion),
    /// An Item was given to the other one.
    GaveItem(RoomId),
    /// The trade ended.
    TradeEnded,
    /// A stance was taken.
    StanceTaken(Stance),
    /// The character died.
    Died,
    /// The last Guardian is beaten.
    Won,
    /// MR-CAMPAIGN-21: The goal Guardian of a chapter is beaten.
    ChapterWon,
}

/// What a pool showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    /// Character dice as rolled.
    pub faces: Faces,
    /// The Dungeon die.
    pub dungeon: u8,
    /// Whether the Curse die showed its symbol; none without the die.
    pub curse: Option<bool>,
    /// Whether the Poison die showed its symbol; none without the die.
    pub poison: Option<bool>,
}
