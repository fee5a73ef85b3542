//! The vocabulary of effects: which ops there are, and which fields each of them has.

/// An op: its word, the fields it must have, and those it may have.
pub struct Op {
    pub word: &'static str,
    /// Fields that must be there.
    pub needs: &'static [&'static str],
    /// Fields that may be there.
    pub may: &'static [&'static str],
}

const fn op(word: &'static str, needs: &'static [&'static str], may: &'static [&'static str]) -> Op {
    Op { word, needs, may }
}

pub const OPS: [Op; 48] = [
    op("bag_choice", &["draw"], &[]),
    op("choose", &["options"], &[]),
    op("combat_add", &["n", "vs"], &["attack_min"]),
    op("combat_die", &["faces", "vs"], &[]),
    op("combat_die_max", &[], &[]),
    op("combat_reroll_free", &["uses", "per"], &[]),
    op("d8_cost_set", &["n"], &[]),
    op("damage_opponents", &["n"], &[]),
    op("damage_reduce", &["n", "scope"], &[]),
    op("damage_space", &["n"], &[]),
    op("defence_roll", &["target", "fail"], &["who"]),
    op("discard_after_combat", &[], &[]),
    op("discard_artefact", &["n"], &[]),
    op("divine_die", &["die"], &[]),
    op("draw_artefact", &["n"], &[]),
    op("draw_event", &["n"], &[]),
    op("extra_move", &["n"], &["optional"]),
    op("fight_alpha", &[], &[]),
    op("fight_monster", &["n"], &[]),
    op("fountain_bonus", &["n"], &[]),
    op("hide_cost_set", &["n"], &[]),
    op("hide_free", &["uses"], &[]),
    op("life", &["n"], &["who"]),
    op("mana", &["n"], &["who"]),
    op("may_pay", &["cost", "then"], &[]),
    op("move_mushroom", &["n"], &["optional"]),
    op("move_toward", &["to", "n", "discovered_only", "apply_effects"], &[]),
    op("mushroom_destroy_all", &[], &[]),
    op("mushroom_target_set", &["n"], &[]),
    op("on_monster_kill", &["then"], &[]),
    op("on_pvp_win", &["then"], &[]),
    op("place_token", &["token"], &[]),
    op("pvp_tie_damage", &["n"], &[]),
    op("renown", &["n"], &[]),
    op("rest_gain_add", &[], &["life", "mana"]),
    op("rest_gain_set", &[], &["life", "mana"]),
    op("revive", &["life", "uses"], &["mana_cost"]),
    op("roll_off", &["loser"], &[]),
    op("search_heal", &[], &[]),
    op("search_heal_set", &["n"], &[]),
    op("search_reroll", &["uses"], &[]),
    op("sprint_cost_add", &["n"], &["min"]),
    op("sprint_cost_set", &["n"], &[]),
    op("status", &["flag", "until"], &[]),
    op("steal_renown", &["n", "from"], &[]),
    op("swap_position", &["apply_effects"], &["optional"]),
    op("take_tokens", &["token", "n"], &[]),
    op("weapon_slots_set", &["n"], &[]),
];
