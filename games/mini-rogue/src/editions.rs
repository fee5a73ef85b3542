//! What differs between printings, as questions that rules may ask. No edition is named outside this folder.
//! A different number or card is a matter of content packs; what stands here are different ways.

mod ed2021;
mod ed2025;
mod pnp2020;

use undercroft_kernel::EditionId;

/// All editions, the default one first.
pub const ALL: [&Rulebook; 3] = [&ed2025::RULEBOOK, &ed2021::RULEBOOK, &pnp2020::RULEBOOK];

/// Everything that differs between printings. No `Default` and no `..`: a new field makes every edition file say what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulebook {
    pub id: EditionId,
    /// The pack with its cards.
    pub pack: &'static str,
    /// Whether a Character may be drawn at random.
    pub random_character: bool,
    /// How many Guardians lie on the last one.
    pub guardians: GuardianPile,
    /// What happens to a loss that cannot be paid.
    pub missing: Missing,
    /// What XP above the maximum becomes.
    pub xp_overflow: XpOverflow,
    /// When a combat skill is used.
    pub combat_skill: CombatSkillTiming,
    /// When an exploration skill is used.
    pub exploration_skill: ExplorationWindow,
    /// When a companion's exploration skill is used, and on what.
    pub companion: CompanionWindow,
    /// What one Perception potion does.
    pub perception: Perception,
    /// When an offensive potion is used.
    pub potion: PotionTiming,
    /// When the Entrance turns face up.
    pub entrance: EntranceReveal,
    /// Whether a camp refreshes first.
    pub camp: CampOrder,
    /// How many Items a character may hold.
    pub items: ItemLimit,
    /// How the first Party Leader is found.
    pub leader: FirstLeader,
    /// Who resolves an Item Room that both stand in.
    pub shared_item: SharedItem,
    /// Whether both may agree on another order in their Rooms.
    pub other_order: bool,
    /// MR-CAMPAIGN-01: Whether it prints the campaign.
    pub campaign: bool,
    /// Whether the variant with stances exists.
    pub stances: bool,
    /// The rules that refusals cite where printings number them differently.
    pub cite: Citations,
}

/// How the Guardian pile is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuardianPile {
    /// MR-SETUP-21: Exactly three of the others lie on the last Guardian.
    Three,
    /// MR-SETUP-22: All the others lie on it.
    All,
}

/// What happens to a forced loss of something the character does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// MR-CHAR-11: Each missing unit costs 1 HP.
    HpEach,
    /// MR-TRAP-02, MR-TOMB-09, MR-CHAR-17: A Trap or Tomb penalty is replaced whole; elsewhere nothing more is lost.
    PenaltyReplaced,
}

/// What XP above the maximum becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum XpOverflow {
    /// MR-XP-06, MR-XP-10: 1 HP for each XP that does not fit.
    HpEach,
    /// MR-XP-07, MR-XP-11: 1 HP for any gain at the maximum; a gain that crosses it loses the surplus.
    OneHp,
}

/// When a combat skill is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CombatSkillTiming {
    /// MR-COMBAT-04: Before the roll; the attack follows.
    BeforeRoll,
    /// MR-CLASS-11: Instead of the attack; the enemy does not attack either.
    InsteadOfAttack,
}

/// When an exploration skill is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplorationWindow {
    /// MR-CLASS-08: After the next Rooms are revealed and before one of them is resolved.
    AfterReveal,
    /// MR-CLASS-09: Before or after a Room is resolved, never inside.
    AroundRooms,
}

/// When a companion replaces a Room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompanionWindow {
    /// MR-ITEM-24: After the reveal, a revealed Room.
    RevealedRoom,
    /// MR-ITEM-13, MR-ITEM-29: Before the reveal, any Room not entered; it keeps its face.
    AnyRoomBeforeReveal,
}

/// What one Perception potion does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perception {
    /// MR-POTION-11: Passes a check or cures Blindness.
    Either,
    /// MR-POTION-12, MR-POTION-13: Both at once.
    Both,
}

/// When an offensive potion is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PotionTiming {
    /// MR-COMBAT-21: After the dice are final, before damage is dealt.
    BeforeDamage,
    /// MR-COMBAT-22: After the dice damage has been dealt.
    AfterDamage,
}

/// When the Entrance of later Areas turns face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntranceReveal {
    /// MR-TURN-06: In the Preparation phase.
    Preparation,
    /// MR-TURN-07: At the first step of the Exploration phase.
    Exploration,
}

/// Whether a camp refreshes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CampOrder {
    /// MR-CAMP-01, MR-CAMP-02: Refresh, then the option.
    RefreshFirst,
    /// MR-CAMP-03: The option, then the refresh.
    OptionFirst,
}

/// How many Items a character may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemLimit {
    /// MR-ITEM-02: One.
    One,
    /// MR-ITEM-22: No limit is named.
    None,
}

/// How the first Party Leader is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstLeader {
    /// MR-COOP-02: At random.
    Random,
    /// MR-COOP-03: Whoever rolls highest.
    HighestRoll,
}

/// Who resolves an Item Room that both stand in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SharedItem {
    /// MR-COOP-19: Who wants the card; who comes second has nothing to resolve once it is gone.
    WhileThere,
    /// MR-COOP-20: Both make the check, even for a card that is gone.
    BothCheck,
}

/// The rules that refusals cite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Citations {
    /// The Characters there are.
    pub heroes: &'static str,
    /// The difficulty modes there are.
    pub difficulty: &'static str,
    /// An offensive potion outside a fight.
    pub offensive_potion: &'static str,
    /// An offensive potion at the wrong moment of a fight.
    pub potion_moment: &'static str,
    /// A Feat outside a fight.
    pub feat: &'static str,
    /// A Feat during a check.
    pub feat_in_check: &'static str,
    /// A combat skill at the wrong moment.
    pub combat_skill: &'static str,
    /// An exploration skill at the wrong moment.
    pub exploration_skill: &'static str,
    /// A preparation skill at the wrong moment.
    pub preparation_skill: &'static str,
    /// A companion's exploration skill at the wrong moment or on the wrong Room.
    pub companion: &'static str,
    /// A companion's preparation skill at the wrong moment.
    pub companion_preparation: &'static str,
    /// A choice where none is open.
    pub choice: &'static str,
    /// An Item whose condition is not met.
    pub item: &'static str,
    /// Feeding a companion without the ration.
    pub item_price: &'static str,
    /// A move while the Ghost stands.
    pub ghost: &'static str,
    /// Perception at the wrong moment.
    pub perception: &'static str,
    /// A shift that was not won.
    pub shift: &'static str,
    /// Swapping Rooms without a tunnel.
    pub tunnel: &'static str,
    /// Foresight beyond its number.
    pub foresight: &'static str,
    /// Doubling a die without the skill.
    pub double: &'static str,
    /// A potion after the damage where there is no such step.
    pub after_damage: &'static str,
    /// Dropping an Item without need.
    pub drop_item: &'static str,
    /// Holding more Items than allowed.
    pub item_limit: &'static str,
    /// Giving up HP for a tribute.
    pub tribute: &'static str,
    /// Letting a character die that does not.
    pub death: &'static str,
    /// A potion of one's choice where none is given.
    pub any_potion: &'static str,
    /// Resolving a Room before it is one's turn, or proposing another order.
    pub order: &'static str,
    /// Going on before the other has finished.
    pub leaving: &'static str,
    /// A stance where there is none.
    pub no_stance: &'static str,
    /// A stance that lies too far, or too late.
    pub stance: &'static str,
}
