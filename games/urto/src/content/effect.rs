//! What cards, traits, tokens and dice do: a closed list of effects, small and `Copy`, in programs that the rules walk
//! without allocation. Who suffers an effect and when is said by the rules; what a number is comes from the packs.

use super::board::SpaceId;
use super::dice::Divine;
use super::numbers::Base;
use super::tokens::Token;
use serde::{Deserialize, Serialize};
use undercroft_kernel::ids;

/// The most effects of a pack, nested ones included.
pub const MAX_EFFECTS: usize = 1024;
/// The most effects of one program.
pub const MAX_PROGRAM: usize = 8;
/// The most choices between programs.
pub const MAX_CHOICES: usize = 64;

/// Some effects one after the other: a stretch of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Program {
    /// Where it begins in the pool.
    pub start: u16,
    /// How many effects it has.
    pub len: u8,
}

impl Program {
    /// Whether it does nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// What is left of it after the first effect.
    #[must_use]
    pub const fn rest(self) -> Program {
        if self.len <= 1 {
            Program { start: 0, len: 0 }
        } else {
            Program { start: self.start + 1, len: self.len - 1 }
        }
    }
}

ids! {
    /// The options of a choice.
    ChoiceId,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// `life`: gain or lose so much life.
    Life { n: i8, who: Who },
    /// `mana`: gain or lose so much mana.
    Mana { n: i8, who: Who },
    /// `renown`: gain so much token renown, or lose up to so much of it.
    Renown { n: i8 },
    /// `search_heal`: regain the life of [`Base::SearchHeal`].
    SearchHeal,
    /// `take_tokens`: take what the supply still has of so many.
    TakeTokens { token: Token, n: u8 },
    /// `place_token`: lay this trap on one's own space; what it does is the program of the token.
    PlaceToken { token: Token },
    /// `defence_roll`: a bare combat die; under the target the program applies.
    DefenceRoll {
        /// What must be reached.
        target: u8,
        /// What a failure does.
        fail: Program,
        who: Who,
    },
    /// `roll_off`: with a hero of one's choice in the cave; the lower of two defence rolls suffers, a tie nobody.
    RollOff {
        /// What the lower one suffers.
        loser: Program,
    },
    /// `fight_monster`: meet so many creatures of the pile.
    FightMonster { n: u8 },
    /// `fight_alpha`: meet the Alpha, or a creature of the pile when no Alpha card is left.
    FightAlpha,
    /// `draw_artefact`: draw so many artefacts.
    DrawArtefact { n: u8 },
    /// `draw_event`: draw and apply so many events.
    DrawEvent { n: u8 },
    /// `discard_artefact`: give up so many artefacts of one's choice, divine ones spared.
    DiscardArtefact { n: u8 },
    /// `damage_space`: all heroes on one space of one's choice lose so much life, oneself too.
    DamageSpace { n: u8 },
    /// `damage_opponents`: every other hero in the cave loses so much life.
    DamageOpponents { n: u8 },
    /// `steal_renown`: take up to so much token renown.
    StealRenown { n: u8, from: Quarry },
    /// `mushroom_destroy_all`: destroy all mushrooms of one adjacent space without rolling and put each elsewhere.
    DestroyMushrooms,
    /// `move_mushroom`: put so many mushrooms of the board elsewhere.
    MoveMushroom {
        n: u8,
        /// Whether one may decline.
        optional: bool,
    },
    /// `extra_move`: go so many spaces further, free of cost and with all that a step brings; not a Sprint.
    ExtraMove {
        n: u8,
        /// Whether one may decline.
        optional: bool,
    },
    /// `move_toward`: go so many times to a neighbour one step nearer, in play and without a mushroom.
    MoveToward {
        to: SpaceId,
        n: u8,
        /// Whether only discovered spaces will do.
        discovered_only: bool,
        /// Whether the space reached works.
        apply_effects: bool,
    },
    /// `swap_position`: exchange places with a hero of one's choice in the cave.
    SwapPosition {
        /// Whether the spaces reached work.
        apply_effects: bool,
        /// Whether one may decline.
        optional: bool,
    },
    /// `may_pay`: one may pay the cost, in full and without dying of it, to get the rest.
    MayPay { cost: Program, then: Program },
    /// `choose`: pick one of several programs.
    Choose(ChoiceId),
    /// `status`: something that holds for a while.
    Status { flag: Flag, until: Until },
    /// `combat_add`: add so much to every roll of such a combat.
    CombatAdd {
        n: u8,
        vs: Versus,
        /// Only against creatures with at least this attack; 0 is no condition.
        attack_min: u8,
    },
    /// `combat_die`: roll a die with so many faces instead, never a smaller one than one's own.
    CombatDie { faces: u8, vs: Versus },
    /// `combat_reroll_free`: roll one's combat die again without mana.
    CombatRerollFree { uses: u8, per: Per },
    /// `combat_die_max`: turn one's own combat die to its top face after a roll and before the damage.
    CombatDieMax,
    /// `damage_reduce`: lose so much less life.
    DamageReduce { n: u8, scope: Scope },
    /// `pvp_tie_damage`: on a tie with a hero that hero loses so much life.
    PvpTieDamage { n: u8 },
    /// `discard_after_combat`: the card is discarded when the combat it was used in ends.
    DiscardAfterCombat,
    /// `on_monster_kill`: whenever a creature is slain; on a weapon only while it is in use.
    OnMonsterKill(Program),
    /// `on_pvp_win`: whenever a hero is beaten by the higher total; on a weapon only while it is in use.
    OnPvpWin(Program),
    /// `revive`: an answer to one's own death.
    Revive {
        /// Life afterwards.
        life: u8,
        /// How often in a game.
        uses: u8,
        mana_cost: u8,
    },
    /// `hide_free`: hide without mana.
    HideFree { uses: u8 },
    /// `fountain_bonus`: receive so much more from a gift to a fountain.
    FountainBonus {
        /// How much more.
        n: u8,
    },
    /// `search_reroll`: roll the search die again before its result is applied.
    SearchReroll {
        /// How often in each turn.
        uses: u8,
    },
    /// `bag_choice`: draw several tokens, resolve one, put the rest back unseen.
    BagChoice {
        /// How many are drawn.
        draw: u8,
    },
    /// `…_set`: a base number is this for the hero.
    Set(Base, u8),
    /// `…_add`: a base number is so much more or less, after all sets.
    Add {
        base: Base,
        n: i8,
        /// It never goes under this.
        least: u8,
    },
    /// `divine_die`: the die of this weapon may be rolled at the end of the turn.
    DivineDie(Divine),
}

/// Who suffers an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Who {
    /// The hero that drew, holds or triggered it.
    #[default]
    Oneself,
    /// Every hero alive and not on Urto, oneself included.
    AllInCave,
}

/// Kinds of combat, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Versus(pub u8);

impl Versus {
    /// Against creatures, the Alpha included.
    pub const PVM: Versus = Versus(1);
    /// Against heroes.
    pub const PVP: Versus = Versus(2);
    /// Against mushrooms.
    pub const MUSHROOM: Versus = Versus(4);

    /// Whether one of these kinds is among them.
    #[must_use]
    pub const fn has(self, kind: Versus) -> bool {
        self.0 & kind.0 != 0
    }

    #[must_use]
    pub const fn or(self, other: Versus) -> Versus {
        Versus(self.0 | other.0)
    }
}

/// How often something may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Per {
    #[default]
    Turn,
    /// In each combat; all mushrooms of one space are one.
    Combat,
}

/// Which losses of life are reduced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Scope {
    /// The first in each combat with a creature or a hero.
    #[default]
    FirstPerCombat,
    /// Each one by a divine die, one's own failure included.
    DivineDice,
}

/// From whom renown is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Quarry {
    #[default]
    HeroSameSpace,
    /// Each other hero in the cave.
    EachOpponentInCave,
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Flag {
    #[default]
    NoSprint,
    /// No further step of any kind.
    NoMove,
}

/// How long something holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Until {
    #[default]
    EndOfTurn,
    /// To the end of the hero's next turn.
    EndOfNextTurn,
}
