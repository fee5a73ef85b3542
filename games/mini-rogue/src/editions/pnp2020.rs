//! The English print-and-play preview of 2020.

use super::{
    CampOrder, Citations, CombatSkillTiming, CompanionWindow, EntranceReveal, ExplorationWindow,
    GuardianPile, ItemLimit, Missing, Perception, PotionTiming, Rulebook, XpOverflow,
};
use undercroft_kernel::EditionId;

/// Its rulebook.
pub const RULEBOOK: Rulebook = Rulebook {
    id: EditionId("pnp2020"),
    pack: "mini-rogue/base-pnp2020",
    random_character: true,
    guardians: GuardianPile::All,
    missing: Missing::PenaltyReplaced,
    xp_overflow: XpOverflow::OneHp,
    combat_skill: CombatSkillTiming::InsteadOfAttack,
    exploration_skill: ExplorationWindow::AroundRooms,
    companion: CompanionWindow::AnyRoomBeforeReveal,
    perception: Perception::Both,
    potion: PotionTiming::AfterDamage,
    entrance: EntranceReveal::Exploration,
    camp: CampOrder::OptionFirst,
    items: ItemLimit::None,
    cite: Citations {
        heroes: "MR-CLASS-02",
        difficulty: "MR-DIFF-07",
        offensive_potion: "MR-COMBAT-22",
        potion_moment: "MR-COMBAT-22",
        feat: "MR-FEAT-01",
        feat_in_check: "MR-FEAT-01",
        combat_skill: "MR-CLASS-11",
        exploration_skill: "MR-CLASS-09",
        preparation_skill: "MR-CLASS-19",
        companion: "MR-ITEM-13",
        companion_preparation: "MR-ITEM-14",
        choice: "MR-TREASURE-10",
        item: "MR-ROOM-15",
        item_price: "MR-ITEM-11",
        ghost: "MR-TURN-02",
        perception: "MR-SKILL-14",
        shift: "MR-TOMB-02",
        tunnel: "MR-TURN-02",
        foresight: "MR-CLASS-14",
        double: "MR-CLASS-15",
        after_damage: "MR-COMBAT-22",
        item_limit: "MR-ITEM-22",
        drop_item: "MR-ITEM-22",
        tribute: "MR-CLASS-19",
        death: "MR-CHAR-04",
        any_potion: "MR-MERCHANT-08",
    },
};
