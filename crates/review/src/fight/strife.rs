//! The combats between heroes of Urto: the other has hidden cards and answers of its own, so that they are counted.

use super::sample::{self, Watch};
use super::{End, FightOdds, Reach};
use crate::playout::Stop;
use undercroft_kernel::Seat;
use urto::Urto;
use urto::action::Action;
use urto::state::{Fate, Foe, Player, State};

pub(super) fn count(game: &Urto, state: &State, seat: Seat, stop: &Stop<'_>) -> Vec<FightOdds> {
    sample::count(game, state, seat, |action| Heroes::of(state, Player(seat.0), action), stop)
}

/// Who is watched, and what the other had before.
#[derive(Clone, Copy)]
struct Heroes {
    who: Player,
    other: Player,
    life: u8,
}

impl Heroes {
    /// In a combat every choice belongs to it; before one, only attacks do.
    fn of(state: &State, who: Player, action: Action) -> Option<Heroes> {
        let other = match action {
            Action::Attack(other) if state.combat.foe == Foe::Nobody => other,
            _ if state.combat.foe == Foe::Hero => state.combat.side(1 - state.combat.side_of(who)?).who,
            _ => return None,
        };
        Some(Heroes { who, other, life: state.heroes[other].life })
    }
}

impl Watch<Urto> for Heroes {
    const REACH: Reach = Reach::Fight;

    /// Whoever hurts the other and lives has won.
    fn look(&mut self, _: &Urto, state: &State) -> Option<End> {
        let [me, other] = [self.who, self.other].map(|who| &state.heroes[who]);
        if me.fate == Fate::Dead {
            return Some(End::Lost);
        }
        let hurt = other.life < self.life || other.fate == Fate::Dead;
        (state.combat.foe == Foe::Nobody && me.life > 0).then_some(if hurt {
            End::Won
        } else {
            End::BrokenOff
        })
    }

    fn life(&self, state: &State) -> u32 {
        u32::from(state.heroes[self.who].life)
    }
}
