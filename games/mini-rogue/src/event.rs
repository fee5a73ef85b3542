//! What happened: facts in the past tense, by chapter, from which the log is spoken. No text, no decision.

use crate::content::{
    Affliction, CharacterId, EnemyId, GoodId, GuardianId, Potion, Resource, RoomId, Stance,
};
use crate::state::CellId;
use undercroft_kernel::{Faces, event_chapters};

/// One thing that happened to one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    pub hero: u8,
    pub kind: EventKind,
}

event_chapters! {
    Setup(SetupEvent),
    Turn(TurnEvent),
    Check(CheckEvent),
    Hero(HeroEvent),
    Fight(FightEvent),
    Potion(PotionEvent),
    Item(ItemEvent),
    Trade(TradeEvent),
    Coop(CoopEvent),
}

/// The party comes together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupEvent {
    Joined(CharacterId),
    /// Both players rolled for the leadership.
    LeaderRolled {
        first: u8,
        second: u8,
    },
    /// The character leads the party now.
    Leads,
}

/// Areas, Rooms and moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEvent {
    Dealt {
        area: u8,
        floor: u8,
    },
    Revealed(CellId, RoomId),
    GuardianRevealed(GuardianId),
    /// A Room was entered and is being resolved.
    Entered(CellId, RoomId),
    /// A Room was entered by evasion: nothing in it happens.
    Evaded(CellId, RoomId),
    Resolved(RoomId),
    ExitReached,
    /// A Room was replaced by another one.
    Replaced(CellId),
    /// A card of the shuffled deck was looked at: only its viewer knows which.
    Looked(Option<RoomId>),
    /// A card was put back: only its viewer knows which, everybody sees where.
    PutBack(Option<RoomId>, Option<CellId>),
    Swapped(CellId, CellId),
    /// A Story icon found no Story card.
    NoStory,
    /// From one Area to another.
    Fell {
        from: u8,
        to: u8,
    },
    FallIgnored,
    /// The Guardian of the Floor left behind is out of the game.
    GuardianLost,
    Ate,
    /// There was no ration: so many HP.
    WentHungry(u8),
    /// To this Area.
    Descended(u8),
    /// The cards were collected.
    Collected,
}

/// Checks, and the Dungeon die alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckEvent {
    Rolled(Pool),
    Done {
        passed: bool,
    },
    /// A check was passed by a potion.
    SeenThrough,
    DungeonRolled(u8),
    Shifted {
        from: u8,
        to: u8,
    },
}

/// The Character board and its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeroEvent {
    Gained(Resource, u8),
    /// The track was full: something of a gain was lost.
    TrackFull(Resource),
    Lost(Resource, u8),
    /// What was missing was paid in HP.
    MissingPaid(u8),
    /// A penalty that could not be paid was replaced.
    PenaltyReplaced,
    /// XP above the maximum became so many HP.
    XpOverflow(u8),
    LevelChanged(u8),
    Afflicted(Affliction),
    /// An affliction that was there already was ignored.
    AfflictedAlready(Affliction),
    Cured(Affliction),
    BlessingBlocked,
    /// The poison symbol took HP.
    PoisonBit,
    HpRaised(u8),
    /// The skills are ready again.
    Refreshed,
    CombatSkill,
    ExplorationSkill,
    PreparationSkill,
    /// A death was cancelled; so many HP are left.
    Saved {
        hp: u8,
    },
    Died,
}

/// Fights. Dice are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightEvent {
    Began {
        enemy: EnemyId,
        hp: u8,
    },
    StanceTaken(Stance),
    Rolled(Pool),
    CriticalRerolled {
        die: u8,
        value: u8,
        total: u8,
    },
    FeatDone {
        die: u8,
        value: u8,
    },
    Doubled {
        die: u8,
    },
    Struck {
        damage: u8,
        left: u8,
    },
    /// The enemy lost HP outside of an attack.
    EnemyHurt {
        damage: u8,
        left: u8,
    },
    EnemyMissed(EnemyId),
    /// The enemy lost its attack.
    EnemyFrozen(EnemyId),
    /// So many HP were lost after Armour, which did not count when the blow pierced it.
    EnemyHit {
        enemy: EnemyId,
        lost: u8,
        pierced: bool,
    },
    /// The enemy got HP back and has so many now.
    Regenerated {
        hp: u8,
    },
    EnemyBeaten(EnemyId),
    /// The last Guardian rose again.
    SecondPhase,
    GuardianDiscarded(GuardianId),
    /// The last Guardian is beaten.
    Won,
    /// MR-CAMPAIGN-21: The goal Guardian of a chapter is beaten.
    ChapterWon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PotionEvent {
    Gained(Potion),
    /// A second potion of a kind was left.
    Double(Potion),
    Dropped(Potion),
    Used(Potion),
}

/// Item cards, and how often they can still be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemEvent {
    Taken(RoomId, u8),
    /// An Item was left or not won.
    Left(RoomId),
    /// An Item was not wanted: no check was made for it.
    Declined(RoomId),
    /// An Item went back to the Rooms.
    Returned(RoomId),
    Used(RoomId, u8),
}

/// Merchants and Shrines, with what was paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TradeEvent {
    Offered(u8),
    Bought(GoodId),
    TakenBack(GoodId),
    SoldArmour(u8),
    SoldPotion(Potion, u8),
}

/// What two do together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoopEvent {
    /// A way was chosen; it is walked when both have chosen.
    WayChosen(CellId),
    OrderProposed,
    OrderAgreed,
    OrderDeclined,
    TradeBegan,
    GaveTrack(Resource, u8),
    GavePotion(Potion),
    GaveItem(RoomId),
    TradeEnded,
}

/// What a pool showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    /// Character dice as rolled.
    pub faces: Faces,
    pub dungeon: u8,
    /// Whether the Curse die showed its symbol; none without the die.
    pub curse: Option<bool>,
    /// Whether the Poison die showed its symbol; none without the die.
    pub poison: Option<bool>,
}
