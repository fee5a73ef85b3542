//! *Cellar*: three thieves and a keeper, a toy that hides everything a game can hide.
//!
//! Each round the keeper hides a trap; then each thief draws up to two cards and moves or bets. Hands are private, a
//! looked-at card goes back on the pile as a pin, a move opens a window for everybody who holds a card (whichever it is),
//! and a roll may be rolled again for a token. Four rounds, most coins win, poor thieves lose to the keeper.
//! [`Breakage`] breaks the toy on purpose, so that the conformance suite can show that it notices.
//! The rules are in [`rules`], the nouns in [`state`], the words in `words`.

pub mod breakage;
pub mod rules;
pub mod state;
mod words;

pub use breakage::Breakage;
pub use state::{
    Action, Card, Event, Frame, KEEPER, PLAYERS, Player, Purse, ROUNDS, SPACES, Slot, State, Trap, View,
};

use undercroft_kernel::{
    Actions, Chance, Ctx, Game, Reaction, Refusal, Seat, Seats, Sink, Turn, Viewer, illegal,
};

/// The rules of Cellar, whole or broken in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cellar {
    /// What is wrong with these rules; `None` for the real ones.
    pub breakage: Option<Breakage>,
}

impl Cellar {
    /// The rules with one thing wrong.
    #[must_use]
    pub const fn broken(breakage: Breakage) -> Cellar {
        Cellar { breakage: Some(breakage) }
    }

    /// Whether these rules are broken in this way.
    pub(crate) fn has(&self, breakage: Breakage) -> bool {
        self.breakage == Some(breakage)
    }
}

impl Game for Cellar {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        PLAYERS + 1
    }

    fn start<C: Chance, S: Sink<Event>>(&self, ctx: &mut Ctx<C, S>) -> Result<State, Refusal<C::Pause>> {
        rules::start(self, ctx)
    }

    fn turn(&self, state: &State) -> Turn {
        if state.round > ROUNDS {
            return Turn::Over(rules::outcome(state));
        }
        Turn::Ask(match state.frames.top() {
            Some(Frame::Window { waiting, .. }) => rules::answering(self, state, waiting),
            None if state.hiding => Seats::one(KEEPER),
            Some(_) | None => Seats::one(state.player()),
        })
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        for action in Action::plain() {
            match rules::check(self, state, seat, action) {
                Ok(()) => out.push(action),
                Err("CL-TRAP-02") if self.has(Breakage::OffersTooMuch) => out.push(action),
                Err(_) => {}
            }
        }
        if rules::check(self, state, seat, Action::Bet { coins: 1 }).is_ok() {
            out.push_range(Action::Bet { coins: 1 }, 1, rules::highest_bet(state, seat));
        }
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal<C::Pause>> {
        if let Err(rule) = rules::check(self, state, seat, action) {
            breakage::on_refusal(self, ctx, state, seat)?;
            return illegal(rule);
        }
        match action {
            Action::Trap { space } => rules::hide_trap(ctx, state, space),
            Action::Draw => rules::draw(ctx, state, seat)?,
            Action::Look => rules::look(ctx, state, seat)?,
            Action::Spend => rules::spend(ctx, state, seat),
            Action::Move { space } => rules::announce(self, ctx, state, seat, space)?,
            Action::Bet { coins } => rules::bet(self, ctx, state, seat, coins)?,
            Action::Keep => rules::keep(self, ctx, state, seat),
            Action::Reroll => rules::reroll(self, ctx, state, seat)?,
            Action::Block => rules::block(self, ctx, state, seat),
            Action::Pass => rules::pass(self, ctx, state, seat),
        }
        breakage::after_step(self, state, seat, action);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut seen = *state;
        seen.trap = seen.trap.seen_by(viewer);
        seen.top = seen.top.seen_by(viewer);
        for slot in seen.players.iter_mut().flat_map(|player| player.hand.iter_mut()) {
            *slot = slot.seen_by(viewer);
        }
        View(seen)
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Result<State, C::Pause> {
        rules::imagine(self, view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew(seat, slot) if !self.has(Breakage::EventShowsCard) => {
                Event::Drew(seat, slot.seen_by(viewer))
            }
            Event::Looked(seat, slot) => Event::Looked(seat, slot.seen_by(viewer)),
            Event::TrapHidden(trap) => Event::TrapHidden(trap.seen_by(viewer)),
            open => open,
        })
    }

    fn reveals(&self, event: &Event) -> bool {
        match event {
            Event::Drew(..) | Event::Looked(..) | Event::Spent(..) | Event::Blocked(..) => true,
            // Whoever arrives safely has shown that the trap is elsewhere.
            Event::Arrived(..) | Event::Sprung(..) => true,
            Event::Opened(_) | Event::TrapHidden(_) | Event::Announced(..) | Event::Passed(_) => false,
            Event::Rolled(..) | Event::Won(..) | Event::Lost(..) => false,
        }
    }

    fn is_routine(&self, _: &State, action: Action) -> bool {
        action == Action::Draw
    }

    fn reaction(&self, state: &State, seat: Seat) -> Option<Reaction<Action>> {
        let Some(Frame::Window { waiting, .. }) = state.frames.top() else { return None };
        let asked = rules::answering(self, state, waiting);
        asked.has(seat).then_some(Reaction { pass: Action::Pass, aimed: false })
    }

    fn notation(&self, action: Action) -> String {
        words::notation(self, action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        words::parse(self, text)
    }
}
