//! What has to be finished before the turn goes on: small `Copy` frames on a stack of the state. What each leads to is said by the rules.

use super::{Player, Players};
use crate::content::{ChoiceId, Divine, Program, SpaceId};
use serde::{Deserialize, Serialize};

/// How deep the stack may grow: a step, a torch, an event, its roll, a creature, a loss, and room for packs that nest more.
pub const MAX_FRAMES: usize = 12;

/// What took life, and who is credited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Cause {
    /// An event or a creature's reward: nobody is credited.
    #[default]
    Nobody,
    /// A creature in a combat.
    Creature,
    /// The Alpha in a combat.
    Alpha,
    /// A hero in a combat.
    Pvp(Player),
    /// A divine die.
    Divine(Player),
    Trap(Player),
    /// An effect aimed at this one victim.
    Aimed(Player),
}

impl Cause {
    /// Whether defence tokens help.
    #[must_use]
    pub const fn is_combat(self) -> bool {
        matches!(self, Cause::Creature | Cause::Alpha | Cause::Pvp(_))
    }

    /// Who is credited with a kill.
    #[must_use]
    pub const fn killer(self) -> Option<Player> {
        match self {
            Cause::Pvp(who) | Cause::Divine(who) | Cause::Trap(who) | Cause::Aimed(who) => Some(who),
            Cause::Nobody | Cause::Creature | Cause::Alpha => None,
        }
    }
}

/// How far a step into a space has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Stride {
    /// Announced: mushrooms are fought and the space is discovered.
    #[default]
    Ahead,
    /// The hero leaves its space.
    Leaving,
    /// It stands on the new space; traps work, then the space.
    Inside,
}

/// What a pile is drawn from for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Pick {
    /// A token for the space ahead.
    #[default]
    Token,
    Event,
    /// A creature of the pile.
    Monster,
    Artefact,
}

/// What a hero is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// To exchange places.
    Swap {
        /// Whether one may decline.
        optional: bool,
        /// Whether the spaces work.
        works: bool,
    },
    /// For a roll-off, whose loser suffers the program.
    RollOff(Program),
    /// To take up to so much token renown from it.
    Steal(u8),
}

/// What a space is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Aim {
    /// All heroes there lose so much life, by a divine die or otherwise.
    Strike(u8, Cause),
    /// All mushrooms there are destroyed.
    Bomb,
    /// A mushroom there is put elsewhere, so many times.
    Lift {
        /// How many are still to come.
        n: u8,
        /// Whether one may decline.
        optional: bool,
    },
    /// The hero goes there, one step nearer to a goal.
    Slide {
        to: SpaceId,
        /// How many steps are still to come.
        n: u8,
        /// Whether only discovered spaces will do.
        discovered: bool,
        /// Whether the space works.
        works: bool,
    },
}

/// How far a loss of life has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Hurt {
    /// Those concerned may answer before it is counted.
    #[default]
    Announced,
    /// Those who die may come back.
    Dying,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Never on the stack.
    #[default]
    Blank,
    /// The active hero is on its way into a space.
    Step {
        to: SpaceId,
        /// How far it has come.
        stride: Stride,
        /// Mushrooms destroyed on the way.
        destroyed: u8,
    },
    /// The combat under way, whichever it is.
    Combat,
    /// Mushrooms to be put on spaces.
    Relocate {
        left: u8,
        /// Where none may be put.
        barred: SpaceId,
    },
    /// A Blook trap may be laid on the space that is left.
    LayTrap,
    /// A torch that may be searched; void when its hero has gone on.
    Torch {
        fountain: bool,
        /// The number of the arrival it belongs to.
        arrival: u8,
    },
    /// The search die lies on the table.
    Searched {
        face: u8,
    },
    /// Steps that cost nothing.
    FreeStep {
        left: u8,
        /// Whether one may stay.
        optional: bool,
    },
    /// A divine weapon that may be taken.
    Stele(Divine),
    Draw {
        pick: Pick,
        left: u8,
        who: Player,
    },
    /// Tokens were looked at, and one of them is to be resolved.
    TokenChoice,
    /// A program that is being carried out.
    Effects {
        /// What is left of it.
        program: Program,
        who: Players,
        cause: Cause,
    },
    /// One of several programs is to be chosen.
    Choice {
        choice: ChoiceId,
        who: Player,
        cause: Cause,
    },
    /// A price may be paid.
    Offer {
        cost: Program,
        then: Program,
        who: Player,
    },
    /// A hero is to be chosen.
    PickHero {
        mark: Mark,
        who: Player,
    },
    /// A space is to be chosen.
    PickSpace {
        aim: Aim,
        who: Player,
    },
    /// Two heroes roll against each other.
    RollOff {
        /// The one who called for it, and the other.
        pair: [Player; 2],
        /// Whether the first of them has made its choices before the roll.
        ready: bool,
        /// What the lower one suffers.
        loser: Program,
    },
    /// Artefacts are to be given up; divine ones are spared by events.
    GiveUp {
        who: Player,
        left: u8,
        /// Whether divine cards may be given up, too.
        divine: bool,
    },
    /// Defence rolls, in seat order from the active hero.
    Defence {
        /// Who has still to roll.
        left: Players,
        failed: Players,
        /// What must be reached.
        target: u8,
        /// What a failure does.
        fail: Program,
        cause: Cause,
    },
    Harm {
        /// How far it has come.
        hurt: Hurt,
        /// Who is concerned and has not answered.
        waiting: Players,
        cause: Cause,
    },
}
