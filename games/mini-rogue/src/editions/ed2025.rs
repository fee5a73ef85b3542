//! The French printing of 2025, with the sample turn: the default.

use super::{
    CampOrder, Citations, CombatSkillTiming, CompanionWindow, EntranceReveal, ExplorationWindow, FirstLeader,
    GuardianPile, ItemLimit, Missing, Perception, PotionTiming, Rulebook, SharedItem, XpOverflow,
};
use undercroft_kernel::EditionId;

/// Its rulebook.
pub const RULEBOOK: Rulebook = Rulebook {
    id: EditionId("ed2025"),
    pack: "mini-rogue/base-ed2025",
    random_character: false,
    guardians: GuardianPile::Three,
    missing: Missing::HpEach,
    xp_overflow: XpOverflow::HpEach,
    combat_skill: CombatSkillTiming::BeforeRoll,
    exploration_skill: ExplorationWindow::AfterReveal,
    companion: CompanionWindow::RevealedRoom,
    perception: Perception::Both,
    potion: PotionTiming::BeforeDamage,
    entrance: EntranceReveal::Preparation,
    camp: CampOrder::RefreshFirst,
    items: ItemLimit::One,
    leader: FirstLeader::Random,
    shared_item: SharedItem::WhileThere,
    other_order: true,
    stances: true,
    cite: CITATIONS,
};

pub(super) const CITATIONS: Citations = Citations {
    heroes: "MR-CLASS-01",
    difficulty: "MR-DIFF-01",
    offensive_potion: "MR-POTION-14",
    potion_moment: "MR-COMBAT-37",
    feat: "MR-FEAT-06",
    feat_in_check: "MR-SKILL-09",
    combat_skill: "MR-COMBAT-04",
    exploration_skill: "MR-CLASS-08",
    preparation_skill: "MR-CLASS-10",
    companion: "MR-ITEM-24",
    companion_preparation: "MR-ITEM-25",
    choice: "MR-ROOM-16",
    item: "MR-ROOM-14",
    item_price: "MR-ITEM-10",
    ghost: "MR-GHOST-05",
    perception: "MR-SKILL-14",
    shift: "MR-TOMB-01",
    tunnel: "MR-CAMP-07",
    foresight: "MR-CLASS-24",
    double: "MR-CLASS-16",
    after_damage: "MR-COMBAT-21",
    item_limit: "MR-ITEM-02",
    drop_item: "MR-ITEM-03",
    tribute: "MR-CLASS-27",
    death: "MR-CLASS-28",
    any_potion: "MR-ROOM-29",
    order: "MR-COOP-08",
    leaving: "MR-COOP-08",
    no_stance: "MR-STANCE-01",
    stance: "MR-STANCE-04",
};
