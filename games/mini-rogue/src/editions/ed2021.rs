//! The French printing of 2021, with the campaign.

use super::{Citations, Perception, Rulebook, ed2025};
use undercroft_kernel::EditionId;

pub const RULEBOOK: Rulebook = Rulebook {
    id: EditionId("ed2021"),
    pack: "mini-rogue/base-ed2021",
    random_character: ed2025::RULEBOOK.random_character,
    guardians: ed2025::RULEBOOK.guardians,
    missing: ed2025::RULEBOOK.missing,
    xp_overflow: ed2025::RULEBOOK.xp_overflow,
    combat_skill: ed2025::RULEBOOK.combat_skill,
    exploration_skill: ed2025::RULEBOOK.exploration_skill,
    companion: ed2025::RULEBOOK.companion,
    perception: Perception::Either,
    potion: ed2025::RULEBOOK.potion,
    entrance: ed2025::RULEBOOK.entrance,
    camp: ed2025::RULEBOOK.camp,
    items: ed2025::RULEBOOK.items,
    leader: ed2025::RULEBOOK.leader,
    shared_item: ed2025::RULEBOOK.shared_item,
    other_order: false,
    campaign: true,
    stances: ed2025::RULEBOOK.stances,
    cite: Citations {
        feat: "MR-FEAT-01",
        feat_in_check: "MR-FEAT-01",
        ghost: "MR-TURN-02",
        double: "MR-CLASS-21",
        order: "MR-COOP-09",
        leaving: "MR-COOP-07",
        ..ed2025::CITATIONS
    },
};
