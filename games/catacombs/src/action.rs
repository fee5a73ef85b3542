//! Everything a seat may do, and how it is written: the same words in logs, replays, scenarios, terminal and bot protocol.
//! Renaming a word or a variant breaks recorded matches. Reading and writing are in `notation`.

mod notation;

use crate::content::{ElementId, ItemId, MonsterId, Speech, SpellId, TrapId};
use crate::geometry::{Dir, Square};
use crate::state::CreatureId;
pub(crate) use notation::{read, words, write};
use serde::{Deserialize, Serialize};
use undercroft_kernel::Amount;

/// One thing a seat does. Whoever acts is the actor of the table; creatures are `p1`, `m1` and so on, directions `n`, `ne` and so on,
/// squares `12,7`, objects and spells their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    // The game master's table.
    /// CA-TURN-03: Names the leader. Words: `lead p1`.
    Lead(CreatureId),
    /// CA-MAP-11: Draws and places the next zone. Word: `draw-zone`.
    DrawZone,
    /// CA-SPAWN-02: Rolls for the next line of a zone's table. Word: `roll-content`.
    RollContent,
    /// CA-MAP-06: Places a piece of furniture. Words: `place-element chest 12,7`.
    PlaceElement(ElementId, Square),
    /// CA-MAP-07: Hides a trap. Words: `place-trap pit 12,7`.
    PlaceTrap(TrapId, Square),
    /// CA-MAP-06: Places a monster or a swarm. Words: `place-monster voracious_ogre 12,7`.
    PlaceMonster(MonsterId, Square),
    /// CA-MAP-06: The zone is ready. Word: `ready`.
    Ready,
    /// CA-TURN-05: Draws the Imprévu of the turn, or one that a search brought. Word: `draw-event`.
    DrawEvent,
    /// CA-TURN-11: Rolls what the start of a turn asks for. Word: `upkeep`.
    Upkeep,
    /// CA-TURN-09: Activates a creature. Words: `activate m1`.
    Activate(CreatureId),
    /// CA-SPEECH-06: Gives one of the shared action points. Words: `grant m1`.
    Grant(CreatureId),
    /// An Imprévu: shows a hidden trap. Words: `show-trap 12,7`.
    ShowTrap(Square),

    // The party.
    /// CA-TURN-04: Names who acts next in the order of this turn. Words: `order p2`.
    Order(CreatureId),
    /// An Imprévu: chooses the exit to learn about. Words: `foresee 12,7`.
    Foresee(Square),
    /// CA-GOLD-04: Gives a treasure of the slain to one of the party. Words: `award p2`.
    Award(CreatureId),

    // Moving.
    /// CA-MOVE-01: One square on foot. Words: `walk n`.
    Walk(Dir),
    /// CA-MOVE-02: Begins or goes on with a run. Words: `run n`.
    Run(Dir),
    /// CA-MOVE-02: Ends a run before its last square. Word: `halt`.
    Halt,
    /// CA-MOVE-07: Passes through the square of an ally: first there, then on. Words: `pass-through n ne`.
    PassThrough(Dir, Dir),
    /// CA-MAP-19: Takes the stairs. Word: `stairs`.
    Stairs,
    /// CA-JUMP-01: Jumps over so many squares. Words: `jump n 1`.
    Jump(Dir, u8),
    /// CA-SWARM-05: Sends figures of a swarm to another group. Words: `reinforce m2`.
    Reinforce(CreatureId),

    // Fighting.
    /// CA-MELEE-01: Strikes. Words: `attack m1`, `attack m1 off`, `power-attack m1`.
    Attack {
        /// Whom.
        target: CreatureId,
        /// With which hand.
        hand: Hand,
        /// CA-MELEE-14: Powerfully.
        strong: bool,
    },
    /// CA-DOOR-09, CA-ELEMENT-06: Batters the door or chest in a direction. Words: `batter n`, `power-batter n off`.
    Batter {
        /// In which direction.
        dir: Dir,
        /// With which hand.
        hand: Hand,
        /// CA-DOOR-09: Powerfully.
        strong: bool,
    },
    /// CA-SHOOT-01: Shoots. Words: `shoot m1`, `precise-shot m1`.
    Shoot {
        /// At whom.
        target: CreatureId,
        /// With which hand.
        hand: Hand,
        /// CA-SHOOT-09: Precisely.
        strong: bool,
    },
    /// CA-SHOOT-08: Shoots with whatever lies around. Words: `improvise m1`, `precise-improvise m1`.
    Improvise {
        /// At whom.
        target: CreatureId,
        /// CA-SHOOT-09: Precisely.
        strong: bool,
    },
    /// CA-SHOVE-01: Shoves an adversary in a direction. Words: `shove m1 n`.
    Shove(CreatureId, Dir),
    /// CA-DUEL-01: Challenges. Words: `challenge m1`.
    Challenge(CreatureId),
    /// CA-WEB-02: Tears at a web. Word: `break-free`.
    BreakFree,

    // Magic and things.
    /// CA-SPELL-01: Casts a spell without a target, or one whose square is asked next. Words: `cast black_veil`.
    Cast(SpellId),
    /// CA-SPELL-01: Casts a spell at somebody. Words: `cast white_heal p1`.
    CastAt(SpellId, CreatureId),
    /// CA-SPELL-01: Casts a spell at something in a direction. Words: `cast necro_raise n`.
    CastToward(SpellId, Dir),
    /// CA-POTION-01: Drinks. Words: `drink care_potion`.
    Drink(Thing),
    /// CA-POTION-02: Makes an ally drink. Words: `feed p2 care_potion`.
    Feed(CreatureId, Thing),
    /// CA-OBJECT-01: Uses an object. Words: `use time_scroll`.
    Use(Thing),
    /// CA-OBJECT-01: Uses an object on somebody. Words: `use-on m1 banishment_scroll`.
    UseOn(CreatureId, Thing),
    /// CA-TREASURE-37: Binds a rune to an object. Words: `bind strength_rune rusty_sword`.
    Bind(Thing, Thing),
    /// CA-OBJECT-02: Uses what stands in a direction. Words: `interact n`.
    Interact(Dir),
    /// CA-QUEST-05: Closes what stands in a direction. Words: `close-well n`.
    CloseWell(Dir),
    /// CA-SEARCH-01: Searches the own square or a neighbour. Words: `search here`, `search n`.
    Search(Option<Dir>),
    /// CA-SEARCH-12: Searches a piece on the own square or beside it. Words: `loot here`, `loot n`.
    Loot(Option<Dir>),
    /// CA-DOOR-01: Opens a door or chest. Words: `open n`.
    Open(Dir),
    /// CA-DOOR-01: Closes a door. Words: `close n`.
    Close(Dir),
    /// CA-LOCK-01: Picks the lock of a door or chest. Words: `pick n`.
    Pick(Dir),
    /// CA-TRAP-02: Disarms a trap. Words: `disarm n`.
    Disarm(Dir),
    /// CA-TRAP-05: Lays a trap. Words: `lay n spike_trap_kit`.
    Lay(Dir, Thing),
    /// CA-OBJECT-04: Takes a carried object into a hand. Words: `wield club`, `wield club off`.
    Wield(Thing, Hand),
    /// CA-OBJECT-05: Changes armour, or takes it off. Words: `wear mail_coat`, `wear nothing`.
    Wear(Option<Thing>),
    /// CA-TREASURE-07: Puts a magic object on. Words: `put-on ice_amulet`.
    PutOn(Thing),
    /// CA-OBJECT-06: Gives. Words: `give p2 club`.
    Give(CreatureId, Thing),
    /// CA-OBJECT-06: Takes, if the owner agrees. Words: `take p2 club`.
    Take(CreatureId, Thing),
    /// CA-OBJECT-07: Picks up. Words: `pick-up here club`, `pick-up n club`.
    PickUp(Option<Dir>, Thing),
    /// CA-THEFT-01: Steals, an object that is known or any. Words: `steal m1`, `steal m1 solar_orb`.
    Steal(CreatureId, Option<Thing>),
    /// CA-THROW-01: Throws an object; the square is asked next. Words: `throw care_potion`.
    Throw(Thing),

    // Words.
    /// CA-SPEECH-01: A speech. Words: `speech threat`, `speech bravery`, `speech manipulation`.
    Speech(Speech),
    /// CA-SPEECH-11: A bribe of so many times 100 écus. Words: `bribe m1 3`.
    Bribe(CreatureId, u8),

    // Time.
    /// CA-WAIT-01: Stores a waiting point. Word: `wait`.
    Wait,
    /// CA-TURN-12: Ends the turn of the actor. Word: `end-turn`.
    EndTurn,
    /// CA-WAIT-02: Reacts. Words: `react p1`.
    React(CreatureId),

    // Answers.
    /// Lets it be: a roll stands, a window shuts, a find lies, a chance is not taken. Word: `pass`.
    Pass,
    /// CA-DESTINY-01, CA-DESTINY-03: Spends a destiny point. Word: `destiny`.
    Destiny,
    /// CA-PARRY-01: Parries. Word: `parry`.
    Parry,
    /// CA-TREASURE-23: Rolls again by the weapon. Word: `reroll`.
    Reroll,
    /// CA-WAIT-03: Defends with a waiting point. Word: `defend`.
    Defend,
    /// CA-BLOCK-05: Goes on and is wounded. Word: `go-on`.
    GoOn,
    /// CA-BLOCK-06: Gives the move up. Word: `give-up`.
    GiveUp,
    /// CA-BLOCK-09: Steps onto the square of the slain. Word: `advance`.
    Advance,
    /// CA-THEFT-05: Strikes the thief. Words: `strike`, `strike off`.
    Strike(Hand),
    /// CA-TRAP-11, CA-FIRE-01: Rolls what a trap does, or whether somebody catches fire. Word: `roll-harm`.
    RollHarm,
    /// CA-TREASURE-02: Rolls what a treasure is. Word: `roll-find`.
    RollFind,
    /// CA-TREASURE-01: Takes a find. Word: `keep`.
    Keep,
    /// CA-OBJECT-08: Agrees. Word: `agree`.
    Agree,
    /// CA-TREASURE-10: Replays the turn. Word: `replay-turn`.
    ReplayTurn,
    /// Chooses the square that is asked for. Words: `to 12,7`.
    To(Square),
}

/// Which hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Hand {
    /// The first one: the weapon in it, bare hands without, or a monster's own weapons.
    #[default]
    Main,
    /// The second one.
    Off,
}

/// An object by its kind; the second and later ones of a kind where they differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Thing {
    /// What.
    pub item: ItemId,
    /// Which of them, from 0.
    pub nth: u8,
}

impl Amount for Action {
    fn with_amount(self, amount: u16) -> Self {
        match self {
            Action::Bribe(target, _) => Action::Bribe(target, amount.min(u16::from(u8::MAX)) as u8),
            other => other,
        }
    }
}
