//! What happened: facts in the past tense, from which the log is spoken. No text, no decision. Who sees what of it is in `view.rs`.

use crate::content::{
    Characteristic, DoorId, ElementId, EventCardId, ItemId, MonsterId, Speech, SpellId, TrapId, ZoneId,
};
use crate::geometry::Square;
use crate::state::{CreatureId, Gait, Kind, Purpose, Rolled, Side};
use undercroft_kernel::event_chapters;

/// Somebody, as the log names it: the slot, and what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    pub id: CreatureId,
    pub kind: Kind,
}

/// One thing that happened to somebody, or to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Who did it or whom it befell.
    pub who: Figure,
    pub kind: EventKind,
}

/// How somebody attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    Blow,
    /// CA-MELEE-14: A powerful attack.
    PowerfulBlow,
    Shot,
    /// CA-SHOOT-09: A precise shot.
    PreciseShot,
}

impl Manner {
    #[must_use]
    pub const fn of(ranged: bool, strong: bool) -> Manner {
        match (ranged, strong) {
            (false, false) => Manner::Blow,
            (false, true) => Manner::PowerfulBlow,
            (true, false) => Manner::Shot,
            (true, true) => Manner::PreciseShot,
        }
    }
}

/// CA-MELEE-10: What a blow adds to its dice, and what is taken off it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Force {
    /// Of the weapon.
    pub fixed: i16,
    pub strength: i16,
    pub endurance: i16,
    /// What is left of it for this weapon.
    pub armour: i16,
    /// CA-WAIT-03: Of whoever defends.
    pub defence: i16,
}

impl Force {
    /// What dice that come to so much inflict: nothing, where it is guarded off.
    #[must_use]
    pub fn inflicts(self, dice: i16) -> i16 {
        (dice + self.fixed + self.strength - self.endurance - self.armour - self.defence).max(0)
    }
}

event_chapters! {
    Turn(TurnEvent),
    Roll(RollEvent),
    Move(MoveEvent),
    Fight(FightEvent),
    Status(StatusEvent),
    Item(ItemEvent),
    Spell(SpellEvent),
    Place(PlaceEvent),
    Master(MasterEvent),
    Speech(SpeechEvent),
}

/// The match, its turns and who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEvent {
    /// The match began: the quest is read out.
    Opened,
    /// CA-SETUP-01: More heroes than the game is made for, which is so many.
    Crowded(u8),
    /// CA-TURN-02: Leads the party.
    Leads,
    /// A side's turn of a round began.
    TurnBegan(Side, u8),
    /// CA-TURN-04: Acts at this place of the order.
    Ordered(u8),
    /// Began to act with so many action points.
    Began(u8),
    /// Ended its turn with so many action points left.
    Ended(u8),
    /// CA-WAIT-01: Stored a waiting point.
    Waited,
    /// CA-WAIT-02: Reacts.
    Reacted,
    /// CA-QUEST-22: A secondary quest was achieved too, and earns so many écus each.
    SecondaryWon(u16),
    /// CA-TREASURE-10: Took the turn back.
    TurnReplayed,
    /// The match was won, with this score.
    Won(u32),
    LostMatch,
}

/// Tests, other rolls, and destiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollEvent {
    /// A test was rolled: its difficulty, what it shows, whether it is passed.
    Tested {
        characteristic: Characteristic,
        purpose: Purpose,
        difficulty: u8,
        /// Added to the result.
        bonus: i8,
        roll: Rolled,
        passed: bool,
    },
    /// CA-TEST-08: A test failed without a roll.
    TestHopeless(Characteristic),
    /// D were rolled outside a test: so many, with this sum.
    RolledDice(u8, u8),
    /// CA-DESTINY-01: Spent a destiny point.
    DestinySpent,
    /// CA-DESTINY-06: Gained so many destiny points by success.
    DestinyGained(u8),
}

/// Moves, wanted and unwanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveEvent {
    Moved(Square, Gait),
    /// CA-BLOCK-05: Was held back and wounded while breaking away.
    BrokeAway(u8),
    /// CA-BLOCK-06: Gave a move up.
    GaveUp,
    /// CA-JUMP-02: Jumped to a square.
    Jumped(Square),
    /// CA-SHOVE-03: Was shoved to a square.
    Shoved(Square),
    /// Was put on a square by a rule.
    PutOn(Square),
    /// CA-TRAP-14: Climbed out of a pit.
    ClimbedOut(Square),
    /// CA-QUEST-12: Left the catacombs.
    Left,
    /// CA-SWARM-05: Figures joined a group.
    Reinforced(CreatureId, u8),
    /// CA-ELEMENT-10: Slipped on a bridge.
    Slipped,
    /// Fell into lava, water or a hole.
    Fell(Square),
}

/// Blows, wounds, deaths and duels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightEvent {
    /// Attacked: what was rolled and whether it hit.
    Attacked {
        /// Whom; nobody for a thing.
        target: Figure,
        manner: Manner,
        roll: Rolled,
        force: Force,
        hit: bool,
    },
    /// CA-PARRY-01: Parried: the attack is rolled again.
    Parried,
    /// CA-TREASURE-23: Rolled again by the weapon.
    Rerolled,
    /// CA-WAIT-03: Defends with a waiting point.
    Defended,
    Wounded(u8),
    /// A hit that cost nothing.
    Unhurt,
    Healed(u8),
    /// CA-WOUND-01: Fell to the ground.
    Grounded,
    /// CA-WOUND-04: Stands again.
    Revived,
    /// Died and was removed.
    Died,
    /// CA-SWARM-04: One figure of a swarm died.
    FigureDied,
    /// CA-DESTINY-03: Escaped death.
    Spared,
    /// CA-TREASURE-16: Was banished.
    Banished,
    Challenged(Figure),
    /// CA-DUEL-05: A duel ended.
    DuelEnded,
    /// CA-AMBUSH-02: Sprang an ambush.
    Ambushed,
}

/// What ails or helps somebody, and action points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatusEvent {
    /// CA-FIRE-01: Caught fire.
    CaughtFire,
    /// CA-FIRE-03: Burns no more.
    FireOut,
    /// CA-WEB-01: Was webbed.
    Webbed(u8),
    /// CA-WEB-02: Tore free.
    BrokeFree,
    /// CA-POISON-03: Was poisoned.
    Poisoned,
    /// Is poisoned no more.
    Cured,
    /// CA-FEAR-04: Is afraid.
    Afraid,
    /// Is invisible, invulnerable, stronger: by a potion or a spell.
    Strengthened,
    /// An Imprévu: pays before its first attack of this turn.
    Jammed,
    /// An Imprévu: quicker or slower in its next turn.
    Stirred(i8),
    ApGained(u8),
    ApLost(u8),
}

/// Objects and écus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemEvent {
    Searched(Square),
    FoundNothing,
    /// Found or earned écus.
    Ecus(u16),
    /// CA-GOLD-03: Has its share of the common purse.
    Share(u16),
    Found(ItemId),
    Took(ItemId),
    /// Left a find.
    Dropped(ItemId, Square),
    /// Gave an object to somebody.
    Gave(ItemId, Figure),
    /// Would not part with an object.
    Declined(ItemId),
    /// Stole an object from somebody.
    Stole(Option<ItemId>, Figure),
    /// CA-THEFT-03: Stole écus.
    StoleEcus(u16),
    /// Threw an object onto a square.
    Threw(ItemId, Square),
    /// An object is lost for good.
    Lost(ItemId),
    Drank(ItemId),
    Used(ItemId),
    Equipped(ItemId),
    /// Put an object away.
    Stowed(ItemId),
    /// CA-TREASURE-37: Bound a rune to an object.
    Bound(ItemId, ItemId),
    /// CA-QUEST-15: Recovered what had to be recovered.
    Recovered(ItemId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellEvent {
    Cast(SpellId),
    Fizzled(SpellId),
    /// Acts for its adversary, once.
    Possessed,
}

/// Doors, furniture and traps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceEvent {
    DoorOpened(Square),
    DoorClosed(Square),
    /// CA-DOOR-02: Found a door locked.
    DoorLocked(Square, DoorId),
    /// A door or chest lost PV.
    Battered(Square, u8),
    /// CA-DOOR-10: A door was destroyed.
    DoorBroken(Square),
    /// Opened, picked or smashed a chest.
    ChestOpened(ElementId),
    /// CA-ELEMENT-04: Found a chest locked.
    ChestLocked(ElementId),
    /// Searched a piece.
    Looted(ElementId),
    /// CA-OBJECT-02: Handled a piece.
    Handled(ElementId),
    /// CA-QUEST-04: Closed what had to be closed.
    Closed(ElementId),
    /// A hidden trap became known.
    TrapFound(TrapId, Square),
    /// CA-TRAP-05: Laid a trap.
    TrapLaid(TrapId, Square),
    /// CA-TRAP-04: Disarmed a trap.
    TrapDisarmed(TrapId, Square),
    /// A trap went off.
    TrapSprung(TrapId, Square),
    /// CA-ELEMENT-18: Found a secret door.
    SecretFound(Square),
}

/// What the game master does. These events are about nobody, or about whoever is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MasterEvent {
    /// CA-MAP-11: A zone was placed; its card is the game master's secret.
    ZonePlaced(Option<ZoneId>),
    /// CA-SPAWN-02: A line of a table was rolled, in secret.
    ContentRolled(u8, bool),
    ElementPlaced(ElementId, Square),
    /// A trap was hidden, in secret.
    TrapPlaced(TrapId, Square),
    /// A monster or swarm was placed.
    MonsterPlaced(MonsterId, u8, Square),
    /// CA-SPAWN-06: A figure found no place.
    NoPlace(MonsterId),
    /// CA-MAP-21: A way out led nowhere.
    Collapsed(Square),
    /// CA-MAP-16: A way out was added.
    ExitAdded(Square),
    Ready,
    /// CA-TURN-05: An Imprévu was drawn.
    EventDrawn(EventCardId),
    /// Whether the next zone behind an exit is a dead end.
    Foreseen(Square, bool),
}

/// Speeches, and who changes sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpeechEvent {
    /// Made a speech: which, and whether it succeeded.
    Spoke(Speech, bool),
    /// CA-SPEECH-06: Gave so many action points to the adversaries.
    Provoked(u8),
    /// CA-SPEECH-09: Loses the next turn.
    Fooled,
    /// CA-ELEMENT-15: Was freed and follows the heroes.
    Freed,
    /// CA-SPEECH-15: Changed sides.
    Bribed,
    /// CA-SPEECH-16: Kept the money and the faith.
    Unbribed,
}
