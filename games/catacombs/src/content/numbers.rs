//! The price of every action and the numbers that the rulebook states in its text.

use super::words::words;
use super::{Damage, FACES, Roll};

words! {
    /// Everything that costs action points.
    Act {
        /// One square.
        Walk = "walk",
        /// Two squares.
        Run = "run",
        /// A blow.
        Attack = "melee_attack",
        /// A harder blow.
        PowerfulAttack = "powerful_attack",
        /// A shot.
        Shoot = "shoot",
        /// A better shot.
        PreciseShot = "precise_shot",
        /// A shot without a weapon.
        ImprovisedShot = "improvised_shot",
        Cast = "cast_spell",
        Search = "search",
        /// Drinking, or making somebody drink.
        Potion = "drink_or_give_potion",
        /// A scroll, a ring, a mechanism.
        UseObject = "use_object",
        Open = "open_door_or_chest",
        CloseDoor = "close_door",
        /// Another weapon.
        ChangeWeapon = "change_weapon",
        /// Other armour.
        ChangeArmour = "change_armour",
        PickLock = "pick_lock",
        Wait = "wait",
        Disarm = "disarm_trap",
        LayTrap = "lay_trap",
        /// Taking, giving, picking up.
        Hand = "take_or_give_object",
        Steal = "steal",
        Throw = "throw_object",
        /// Battering a door or chest.
        Batter = "batter_door",
        Shove = "shove",
        Jump = "jump",
        Speech = "speech",
        Duel = "challenge_duel",
        /// Tearing free of a web.
        BreakWeb = "break_web",
        CloseWell = "close_well",
    }
}

/// The price of an action and who may take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ActRow {
    pub cost: u8,
    pub who: Who,
}

/// Who may take an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Who {
    /// Everybody.
    #[default]
    Anybody,
    /// Heroes and their allies.
    Party,
    Heroes,
}

words! {
    /// The four speeches.
    Speech {
        /// Frightens.
        Threat = "threat",
        /// Encourages.
        Bravery = "bravery",
        /// Confuses.
        Manipulation = "manipulation",
        /// Buys.
        Corruption = "corruption",
    }
}

/// What the speeches need and do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Speeches {
    /// The difficulty of each, in the order of [`Speech::ALL`].
    pub difficulty: [u8; Speech::COUNT],
    /// CA-SPEECH-05: The fear level of a threat.
    pub threat_fear: u8,
    /// CA-SPEECH-06: D of action points for the adversaries when a threat fails.
    pub threat_failure_dice: u8,
    /// CA-SPEECH-07: Action points that bravery gives.
    pub bravery_ap: u8,
    /// CA-SPEECH-08: Action points that failed bravery costs.
    pub bravery_failure_ap: u8,
    /// CA-SPEECH-10: Action points that failed manipulation costs.
    pub manipulation_failure_ap: u8,
    /// CA-SPEECH-12: The écus that add 1 to a bribe.
    pub bribe_ecus: u16,
}

impl Speeches {
    #[must_use]
    pub fn difficulty(&self, speech: Speech) -> u8 {
        self.difficulty.get(speech as usize).copied().unwrap_or_default()
    }
}

/// Numbers that the rulebook states in its text. What it allows once, in a word, is a rule and no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// CA-TEST-03: What a test without a stated difficulty must reach.
    pub test: u8,
    /// CA-MOVE-02: Squares of a run.
    pub run_squares: u8,
    /// CA-BLOCK-05: D of PV lost by going on when held back.
    pub block_dice: u8,
    /// CA-MELEE-05: Bare hands.
    pub bare_hands: Damage,
    /// CA-MELEE-14: D more in a powerful attack.
    pub powerful_dice: u8,
    /// CA-SHOOT-09: D more in a precise shot.
    pub precise_dice: u8,
    /// CA-SHOOT-02: The fewest squares to the target of a shot.
    pub shot_least: u8,
    /// CA-SHOOT-08: What an improvised shot inflicts.
    pub improvised: Damage,
    /// CA-SHOOT-08: Its range is strength times this.
    pub improvised_range: u8,
    /// CA-WAIT-01: Waiting points for one act of waiting.
    pub wait_points: u8,
    /// CA-TRAP-02: The difficulty of disarming.
    pub disarm: u8,
    /// CA-TRAP-07: The difficulty of dodging.
    pub dodge: u8,
    /// CA-TRAP-12: Agility levels more against a known trap.
    pub known_trap: u8,
    /// CA-ELEMENT-08: The difficulty of a rope bridge.
    pub bridge: u8,
    /// CA-ELEMENT-10: What a mishap on a bridge is, by the faces of the D from 0 on.
    pub mishaps: [Mishap; FACES],
    /// CA-ELEMENT-12: PV lost in swamp water.
    pub swamp: Roll,
    /// CA-THROW-02: Throwing range is strength times this.
    pub throw_range: u8,
    /// CA-THROW-03: The difficulty of a throw.
    pub throw: u8,
    /// CA-THEFT-03: D of a theft.
    pub theft_dice: u8,
    /// CA-THEFT-03: Écus for each point of them.
    pub theft_ecus: u8,
    /// CA-JUMP-01: Difficulty for each square jumped over.
    pub jump: u8,
    /// CA-FEAR-04: Action points lost to fear.
    pub fear_ap: u8,
    /// CA-FIRE-01: The lowest D that sets on fire.
    pub ignite: u8,
    /// CA-FIRE-02: D of PV lost to fire each turn.
    pub fire_dice: u8,
    /// CA-FIRE-03: The lowest D that keeps a fire going.
    pub burn_on: u8,
    /// CA-POISON-03: Action points lost to poison, once.
    pub poison_ap: u8,
    /// CA-POISON-03: D of PV lost to poison each turn.
    pub poison_dice: u8,
    /// CA-SWARM-03: Melee levels for each further figure.
    pub swarm_melee: u8,
    /// CA-SWARM-03: D of damage for each further figure.
    pub swarm_dice: u8,
    /// CA-REGEN-01: D of PV for each level of regeneration.
    pub regeneration_dice: u8,
    /// CA-SHEET-07: The load limit is strength and endurance times this.
    pub load: u8,
    /// CA-DESTINY-03: PV of a hero whom destiny saves from dying of wounds.
    pub destiny_pv: u8,
    /// CA-WOUND-05: Complete turns in which a grounded character can be saved.
    pub rescue_turns: u8,
    /// CA-SETUP-01: Heroes at most, as recommended.
    pub heroes: u8,
    /// CA-MAP-02: Cards drawn at random for a game of ordinary length.
    pub cards: u8,
}

words! {
    /// CA-ELEMENT-10: What can go wrong on a bridge.
    #[derive(Default)]
    Mishap {
        /// Down into what lies below; the turn is over.
        Fall = "fall",
        /// Flat on the planks; the turn is over.
        Stumble = "stumble",
        /// Nothing after all.
        #[default]
        Cross = "cross",
    }
}
