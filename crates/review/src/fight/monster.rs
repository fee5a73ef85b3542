//! The combats of Urto with a creature, solved for a hero who uses its die, mana, tokens and weapons, and keeps its other cards; nobody else interferes.

use super::solve::{self, Bout};
use super::{End, FightOdds};
use crate::playout::Stop;
use undercroft_kernel::{Actions, Game, Seat, Turn};
use urto::Urto;
use urto::action::Action;
use urto::event::{Event, EventKind, FightEvent};
use urto::rules::reaction::reaction;
use urto::state::{Fate, Foe, Player, State};

pub(super) fn solve(game: &Urto, state: &State, seat: Seat, stop: &Stop<'_>) -> Vec<FightOdds> {
    let who = Player(seat.0);
    let asked = matches!(game.turn(state), Turn::Ask(seats) if seats.has(seat));
    if !asked || state.active != who || !matches!(state.combat.foe, Foe::Creature(_)) {
        return Vec::new();
    }
    solve::solve(game, &Creature { game, who }, state, stop)
}

struct Creature<'a> {
    game: &'a Urto,
    who: Player,
}

impl Bout<Urto> for Creature<'_> {
    fn end(&self, state: &State, events: &[Event]) -> Option<(End, u8)> {
        let hero = &state.heroes[self.who];
        let slain = |event: &Event| matches!(event.kind, EventKind::Fight(FightEvent::Slain(_)));
        if events.iter().any(slain) {
            return Some((End::Won, hero.life));
        }
        if hero.fate == Fate::Dead || state.end.is_some() {
            return Some((End::Lost, 0));
        }
        // Whoever has lost its last life may still come back.
        (state.combat.foe == Foe::Nobody && hero.life > 0).then_some((End::BrokenOff, hero.life))
    }

    fn choices(&self, state: &State) -> Option<(Seat, Actions<Action>)> {
        let Turn::Ask(asked) = self.game.turn(state) else { return None };
        let seat = asked.lowest()?;
        let mut choices = Actions::new();
        if seat == self.who.seat() {
            let mut offered = Actions::new();
            self.game.legal_actions(state, seat, &mut offered);
            let belongs = |action: &Action| !matches!(action, Action::Play(_));
            offered.iter().filter(belongs).for_each(|action| choices.push(action));
        } else {
            choices.push(reaction(state, Player(seat.0))?.pass);
        }
        (!choices.is_empty()).then_some((seat, choices))
    }

    /// How many rounds there were does not matter, only whether there was one.
    fn canonical(&self, mut state: State) -> State {
        state.combat.rounds = state.combat.rounds.min(1);
        state
    }
}
