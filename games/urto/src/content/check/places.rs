//! Which effects may stand where: what the rules can carry out there, and what the rulebook forbids.

use crate::content::{Effect, Quarry, Token, Who};

/// Where effects stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A trait of a hero.
    Trait,
    Weapon,
    /// A limited-use artefact.
    Single,
    /// A permanent artefact.
    Permanent,
    /// A divine artefact.
    Divine,
    Event,
    /// What the winner of a combat with a creature gets.
    Reward,
    /// A face of the search die.
    SearchFace,
    /// A face of a divine die.
    DivineFace,
    Token(Token),
    /// What follows from another effect.
    Consequence,
    /// What has to be paid.
    Cost,
}

impl Place {
    /// Whether the effect may stand here.
    pub fn allows(self, effect: &Effect) -> bool {
        match self {
            Place::Trait => matches!(
                effect,
                Effect::CombatAdd { .. }
                    | Effect::OnMonsterKill(_)
                    | Effect::OnPvpWin(_)
                    | Effect::Revive { mana_cost: 0, .. }
                    | Effect::FountainBonus { .. }
                    | Effect::Set(..)
                    | Effect::Add { .. }
            ),
            Place::Permanent => is_lasting(effect),
            Place::Weapon => matches!(
                effect,
                Effect::CombatAdd { .. }
                    | Effect::CombatDie { .. }
                    | Effect::PvpTieDamage { .. }
                    | Effect::OnMonsterKill(_)
                    | Effect::OnPvpWin(_)
                    | Effect::DiscardAfterCombat
            ),
            Place::Single => (is_plain(effect) && !is_payment(effect)) || is_played(effect),
            Place::Divine => matches!(effect, Effect::DivineDie(_)),
            Place::Event => is_plain(effect) || is_event(effect),
            Place::Reward | Place::Consequence => is_plain(effect),
            Place::SearchFace => {
                is_plain(effect)
                    || matches!(
                        effect,
                        Effect::SearchHeal
                            | Effect::FightAlpha
                            | Effect::FightMonster { .. }
                            | Effect::DrawArtefact { .. }
                            | Effect::DrawEvent { .. }
                    )
            }
            Place::DivineFace => {
                is_plain(effect)
                    || matches!(
                        effect,
                        Effect::StealRenown { from: Quarry::EachOpponentInCave, .. }
                            | Effect::DrawArtefact { .. }
                            | Effect::DamageSpace { .. }
                            | Effect::DamageOpponents { .. }
                    )
            }
            Place::Token(token) => belongs_to(token, effect),
            Place::Cost => is_payment(effect),
        }
    }

    /// Whether the rules look for one such effect here, so that a second one would be lost.
    pub const fn wants_once(self, effect: &Effect) -> bool {
        match self {
            Place::Trait | Place::Permanent => {
                !matches!(effect, Effect::CombatAdd { .. } | Effect::Set(..) | Effect::Add { .. })
            }
            Place::Cost => true,
            _ => false,
        }
    }

    /// What may stand here, in words.
    pub const fn rule(self) -> &'static str {
        match self {
            Place::Trait | Place::Permanent => {
                "something that lasts, such as `combat_add` or `rest_gain_set`"
            }
            Place::Weapon => {
                "`combat_add`, `combat_die`, `pvp_tie_damage`, `on_monster_kill`, `on_pvp_win` or `discard_after_combat`"
            }
            Place::Single => "something that is played once or a few times, such as `life` or `hide_free`",
            Place::Divine => "`divine_die`",
            Place::Event => "something that happens at once; events draw no artefact and no other event",
            Place::Reward | Place::Consequence => {
                "`life`, `mana`, `renown`, `take_tokens` or `status`, for the hero alone"
            }
            Place::SearchFace => "something that is found, met or drawn",
            Place::DivineFace => "`life`, `mana`, `renown`, `steal_renown`, `draw_artefact` or damage",
            Place::Token(_) => "what this token is for, and nothing else",
            Place::Cost => "losses of `life`, `mana` or `renown`",
        }
    }
}

/// Changes to one hero that ask nothing and start nothing.
const fn is_plain(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Life { who: Who::Oneself, .. }
            | Effect::Mana { who: Who::Oneself, .. }
            | Effect::Renown { .. }
            | Effect::TakeTokens { .. }
            | Effect::Status { .. }
    )
}

/// What a limited-use artefact can do besides.
const fn is_played(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Revive { .. }
            | Effect::HideFree { .. }
            | Effect::CombatDieMax
            | Effect::DestroyMushrooms
            | Effect::MoveMushroom { .. }
            | Effect::ExtraMove { .. }
            | Effect::SwapPosition { .. }
            | Effect::StealRenown { .. }
            | Effect::PlaceToken { .. }
    )
}

/// What an event can do besides. UR-ARTIFACT-01: events give no artefact.
const fn is_event(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Life { .. }
            | Effect::Mana { .. }
            | Effect::DefenceRoll { .. }
            | Effect::RollOff { .. }
            | Effect::FightMonster { .. }
            | Effect::FightAlpha
            | Effect::DiscardArtefact { .. }
            | Effect::StealRenown { .. }
            | Effect::DestroyMushrooms
            | Effect::MoveMushroom { .. }
            | Effect::ExtraMove { .. }
            | Effect::MoveToward { .. }
            | Effect::SwapPosition { .. }
            | Effect::MayPay { .. }
            | Effect::Choose(_)
    )
}

/// What a card does as long as it lies open.
const fn is_lasting(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::CombatAdd { .. }
            | Effect::CombatDie { .. }
            | Effect::CombatRerollFree { .. }
            | Effect::DamageReduce { .. }
            | Effect::OnPvpWin(_)
            | Effect::FountainBonus { .. }
            | Effect::SearchReroll { .. }
            | Effect::BagChoice { .. }
            | Effect::Set(..)
            | Effect::Add { .. }
    )
}

const fn is_payment(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Life { n: ..0, who: Who::Oneself }
            | Effect::Mana { n: ..0, who: Who::Oneself }
            | Effect::Renown { n: ..0 }
    )
}

const fn belongs_to(token: Token, effect: &Effect) -> bool {
    match token {
        Token::TorchEvent => matches!(effect, Effect::DrawEvent { .. }),
        Token::Shortcut => matches!(effect, Effect::ExtraMove { .. }),
        Token::Monster => matches!(effect, Effect::FightMonster { .. }),
        Token::Renown | Token::RenownDouble => matches!(effect, Effect::Renown { n: 1.. }),
        Token::Artefact => matches!(effect, Effect::DrawArtefact { .. }),
        Token::Alpha => matches!(effect, Effect::FightAlpha),
        Token::BlookTrap | Token::Minus2 => {
            is_plain(effect) || matches!(effect, Effect::DefenceRoll { who: Who::Oneself, .. })
        }
        Token::Torch
        | Token::TorchFountain
        | Token::Mushroom
        | Token::Attack
        | Token::Defence
        | Token::LifeMarker
        | Token::ManaMarker => false,
    }
}
