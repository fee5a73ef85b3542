//! Everything a seat may do, and how it is written: the same words in logs, replays, scenarios, terminal and bot protocol.
//! One declaration each; renaming a word breaks recorded matches.

use crate::content::{Content, ElementId, ItemId, MonsterId, Speech, SpellId, TrapId};
use crate::geometry::{Dir, Square};
use crate::state::CreatureId;
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Notation, Word, row_words};

/// One thing a seat does. Whoever acts is the actor of the table; creatures are `p1`, `m1` and so on, directions `n`, `ne` and so on,
/// squares `12,7`, objects and spells their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Notation)]
#[notation(content = Content)]
pub enum Action {
    // The game master's table.
    /// CA-TURN-03: Names the leader.
    #[say("lead {0}")]
    Lead(CreatureId),
    /// CA-MAP-11: Draws and places the next zone.
    #[say("draw-zone")]
    DrawZone,
    /// CA-SPAWN-02: Rolls for the next line of a zone's table.
    #[say("roll-content")]
    RollContent,
    /// CA-MAP-06: Places a piece of furniture.
    #[say("place-element {0} {1}")]
    PlaceElement(ElementId, Square),
    /// CA-MAP-07: Hides a trap.
    #[say("place-trap {0} {1}")]
    PlaceTrap(TrapId, Square),
    /// CA-MAP-06: Places a monster or a swarm.
    #[say("place-monster {0} {1}")]
    PlaceMonster(MonsterId, Square),
    /// CA-MAP-06: The zone is ready.
    #[say("ready")]
    Ready,
    /// CA-TURN-05: Draws the Imprévu of the turn, or one that a search brought.
    #[say("draw-event")]
    DrawEvent,
    /// CA-TURN-11: Rolls what the start of a turn asks for.
    #[say("upkeep", rule = "CA-TURN-10")]
    Upkeep,
    /// CA-TURN-09: Activates a creature.
    #[say("activate {0}")]
    Activate(CreatureId),
    /// CA-SPEECH-06: Gives one of the shared action points.
    #[say("grant {0}")]
    Grant(CreatureId),
    /// An Imprévu: shows a hidden trap.
    #[say("show-trap {0}", rule = "CA-TRAP-16")]
    ShowTrap(Square),

    // The party.
    /// CA-TURN-04: Names who acts next in the order of this turn.
    #[say("order {0}")]
    Order(CreatureId),
    /// An Imprévu: chooses the exit to learn about.
    #[say("foresee {0}", rule = "CA-TURN-05")]
    Foresee(Square),
    /// CA-GOLD-04: Gives a treasure of the slain to one of the party.
    #[say("award {0}")]
    Award(CreatureId),

    // Moving.
    /// CA-MOVE-01: One square on foot.
    #[say("walk {0}")]
    Walk(Dir),
    /// CA-MOVE-02: Begins or goes on with a run.
    #[say("run {0}")]
    Run(Dir),
    /// CA-MOVE-02: Ends a run before its last square.
    #[say("halt")]
    Halt,
    /// CA-MOVE-07: Passes through the square of an ally: first there, then on.
    #[say("pass-through {0} {1}")]
    PassThrough(Dir, Dir),
    /// CA-MAP-19: Takes the stairs.
    #[say("stairs")]
    Stairs,
    /// CA-JUMP-01: Jumps over so many squares.
    #[say("jump {0} {1 OVER 1..9}")]
    Jump(Dir, u8),
    /// CA-SWARM-05: Sends figures of a swarm to another group.
    #[say("reinforce {0}")]
    Reinforce(CreatureId),

    // Fighting.
    /// CA-MELEE-01: Strikes.
    #[say("attack {target} {hand..}", strong = false)]
    #[say("power-attack {target} {hand..}", strong = true, rule = "CA-MELEE-14")]
    Attack {
        target: CreatureId,
        hand: Hand,
        /// CA-MELEE-14: Powerfully.
        strong: bool,
    },
    /// CA-DOOR-09, CA-ELEMENT-06: Batters the door or chest in a direction.
    #[say("batter {dir} {hand..}", strong = false)]
    #[say("power-batter {dir} {hand..}", strong = true)]
    Batter {
        dir: Dir,
        hand: Hand,
        /// CA-DOOR-09: Powerfully.
        strong: bool,
    },
    /// CA-SHOOT-01: Shoots.
    #[say("shoot {target} {hand..}", strong = false)]
    #[say("precise-shot {target} {hand..}", strong = true, rule = "CA-SHOOT-09")]
    Shoot {
        target: CreatureId,
        hand: Hand,
        /// CA-SHOOT-09: Precisely.
        strong: bool,
    },
    /// CA-SHOOT-08: Shoots with whatever lies around.
    #[say("improvise {target}", strong = false)]
    #[say("precise-improvise {target}", strong = true, rule = "CA-SHOOT-09")]
    Improvise {
        target: CreatureId,
        /// CA-SHOOT-09: Precisely.
        strong: bool,
    },
    /// CA-SHOVE-01: Shoves an adversary in a direction.
    #[say("shove {0} {1}")]
    Shove(CreatureId, Dir),
    /// CA-DUEL-01: Challenges.
    #[say("challenge {0}")]
    Challenge(CreatureId),
    /// CA-WEB-02: Tears at a web.
    #[say("break-free")]
    BreakFree,

    // Magic and things.
    /// CA-SPELL-01: Casts a spell without a target, or one whose square is asked next.
    #[say("cast {0}", help = "a spell without a target, or one whose square is asked next")]
    Cast(SpellId),
    /// CA-SPELL-01: Casts a spell at somebody.
    #[say("cast {0} {1}")]
    CastAt(SpellId, CreatureId),
    /// CA-SPELL-01: Casts a spell at something in a direction.
    #[say("cast {0} {1}")]
    CastToward(SpellId, Dir),
    /// CA-POTION-01: Drinks.
    #[say("drink {0}")]
    Drink(Thing),
    /// CA-POTION-02: Makes an ally drink.
    #[say("feed {0} {1}")]
    Feed(CreatureId, Thing),
    /// CA-OBJECT-01: Uses an object.
    #[say("use {0}")]
    Use(Thing),
    /// CA-OBJECT-01: Uses an object on somebody.
    #[say("use-on {0} {1}")]
    UseOn(CreatureId, Thing),
    /// CA-TREASURE-37: Binds a rune to an object.
    #[say("bind {0 RUNE} {1}")]
    Bind(Thing, Thing),
    /// CA-OBJECT-02: Uses what stands in a direction.
    #[say("interact {0}")]
    Interact(Dir),
    /// CA-QUEST-05: Closes what stands in a direction.
    #[say("close-well {0}")]
    CloseWell(Dir),
    /// CA-SEARCH-01: Searches the own square or a neighbour.
    #[say("search here", 0 = None)]
    #[say("search {0?}")]
    Search(Option<Dir>),
    /// CA-SEARCH-12: Searches a piece on the own square or beside it.
    #[say("loot here", 0 = None)]
    #[say("loot {0?}")]
    Loot(Option<Dir>),
    /// CA-DOOR-01: Opens a door or chest.
    #[say("open {0}")]
    Open(Dir),
    /// CA-DOOR-01: Closes a door.
    #[say("close {0}")]
    Close(Dir),
    /// CA-LOCK-01: Picks the lock of a door or chest.
    #[say("pick {0}")]
    Pick(Dir),
    /// CA-TRAP-02: Disarms a trap.
    #[say("disarm {0}")]
    Disarm(Dir),
    /// CA-TRAP-05: Lays a trap.
    #[say("lay {0} {1}")]
    Lay(Dir, Thing),
    /// CA-OBJECT-04: Takes a carried object into a hand.
    #[say("wield {0} {1..}")]
    Wield(Thing, Hand),
    /// CA-OBJECT-05: Changes armour, or takes it off.
    #[say("wear nothing", 0 = None)]
    #[say("wear {0?}")]
    Wear(Option<Thing>),
    /// CA-TREASURE-07: Puts a magic object on.
    #[say("put-on {0}")]
    PutOn(Thing),
    /// CA-OBJECT-06: Gives.
    #[say("give {0} {1}")]
    Give(CreatureId, Thing),
    /// CA-OBJECT-06: Takes, if the owner agrees.
    #[say("take {0} {1}")]
    Take(CreatureId, Thing),
    /// CA-OBJECT-07: Picks up.
    #[say("pick-up here {1}", 0 = None)]
    #[say("pick-up {0?} {1}")]
    PickUp(Option<Dir>, Thing),
    /// CA-THEFT-01: Steals, an object that is known or any.
    #[say("steal {0}", 1 = None)]
    #[say("steal {0} {1?}")]
    Steal(CreatureId, Option<Thing>),
    /// CA-THROW-01: Throws an object; the square is asked next.
    #[say("throw {0}")]
    Throw(Thing),

    // Words.
    /// CA-SPEECH-01: A speech.
    #[say("speech {0 SPEECH}", rule = "CA-SPEECH-04")]
    Speech(Speech),
    /// CA-SPEECH-11: A bribe of so many times 100 écus.
    #[say("bribe {0} {1 SUMS 0..255}", help = "how many times 100 écus")]
    Bribe(CreatureId, #[amount] u8),
    /// CA-SPEECH-12: A bribe of so many times 100 écus and some more, which are asked next.
    #[say("bribe {0} {1 SUMS 0..255} more", help = "how many times 100 écus; how many more is asked next")]
    BribeMore(CreatureId, #[amount] u8),
    /// CA-SPEECH-12: How many écus more.
    #[say("ecus {0 ECUS 0..255}", rule = "CA-SPEECH-12")]
    Ecus(#[amount] u8),

    // Time.
    /// CA-WAIT-01: Stores a waiting point.
    #[say("wait")]
    Wait,
    /// CA-TURN-12: Ends the turn of the actor.
    #[say("end-turn", rule = "CA-TURN-07")]
    EndTurn,
    /// CA-WAIT-02: Reacts.
    #[say("react {0}")]
    React(CreatureId),

    // Answers.
    /// Lets it be: a roll stands, a window shuts, a find lies, a chance is not taken.
    #[say("pass", rule = "CA-WAIT-02", help = "lets a roll stand, a window shut, a find lie")]
    Pass,
    /// CA-DESTINY-01, CA-DESTINY-03: Spends a destiny point.
    #[say("destiny")]
    Destiny,
    /// CA-PARRY-01: Parries.
    #[say("parry")]
    Parry,
    /// CA-TREASURE-23: Rolls again by the weapon.
    #[say("reroll")]
    Reroll,
    /// CA-WAIT-03: Defends with a waiting point.
    #[say("defend")]
    Defend,
    /// CA-BLOCK-05: Goes on and is wounded.
    #[say("go-on")]
    GoOn,
    /// CA-BLOCK-06: Gives the move up.
    #[say("give-up", rule = "CA-BLOCK-05")]
    GiveUp,
    /// CA-BLOCK-09: Steps onto the square of the slain.
    #[say("advance")]
    Advance,
    /// CA-THEFT-05: Strikes the thief.
    #[say("strike {0..}")]
    Strike(Hand),
    /// CA-TRAP-11, CA-FIRE-01: Rolls what a trap does, or whether somebody catches fire.
    #[say("roll-harm")]
    RollHarm,
    /// CA-TREASURE-02: Rolls what a treasure is.
    #[say("roll-find")]
    RollFind,
    /// CA-TREASURE-01: Takes a find.
    #[say("keep")]
    Keep,
    /// CA-OBJECT-08: Agrees.
    #[say("agree", rule = "CA-TREASURE-01")]
    Agree,
    /// CA-TREASURE-10: Replays the turn.
    #[say("replay-turn", rule = "CA-TREASURE-01")]
    ReplayTurn,
    /// Chooses the square that is asked for.
    #[say("to {0}", rule = "CA-THROW-03")]
    To(Square),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Notation)]
#[notation(content = Content)]
pub enum Hand {
    /// The first one: the weapon in it, bare hands without, or a monster's own weapons.
    #[default]
    #[say("")]
    Main,
    /// The second one.
    #[say("off")]
    Off,
}

/// An object by its kind; the second and later ones of a kind where they differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Thing {
    pub item: ItemId,
    /// Which of them, from 0.
    pub nth: u8,
}

impl<T: ?Sized> Word<T> for CreatureId {
    const PLACE: &'static str = "WHO";
    fn write_word(&self, _: &T) -> String {
        self.word()
    }
    fn read_word(word: &str, _: &T) -> Option<CreatureId> {
        CreatureId::from_word(word)
    }
    fn range(_: &T) -> String {
        "a creature: p1, p2 … for heroes, m1, m2 … for the others".to_owned()
    }
}

impl<T: ?Sized> Word<T> for Square {
    const PLACE: &'static str = "SQUARE";
    fn write_word(&self, _: &T) -> String {
        self.to_string()
    }
    fn read_word(word: &str, _: &T) -> Option<Square> {
        Square::from_word(word)
    }
    fn range(_: &T) -> String {
        "a square: column and row from the upper left corner, such as 12,7".to_owned()
    }
}

/// The second and later ones of a kind have a number: `club#2`.
impl Word<Content> for Thing {
    const PLACE: &'static str = "THING";
    fn write_word(&self, content: &Content) -> String {
        let word = self.item.write_word(content);
        if self.nth == 0 { word } else { format!("{word}#{}", self.nth + 1) }
    }
    fn read_word(word: &str, content: &Content) -> Option<Thing> {
        let (word, nth) = match word.split_once('#') {
            None => (word, 1),
            Some((word, nth)) => (word, nth.parse::<u8>().ok().filter(|nth| *nth > 1)?),
        };
        Some(Thing { item: ItemId::read_word(word, content)?, nth: nth - 1 })
    }
    fn range(_: &Content) -> String {
        "an object by its id; the second of a kind as ID#2".to_owned()
    }
}

row_words! {
    Content:
    ElementId in elements as "ELEMENT";
    ItemId in items as "THING";
    MonsterId in monsters as "MONSTER";
    SpellId in spells as "SPELL";
    TrapId in traps as "TRAP";
}
