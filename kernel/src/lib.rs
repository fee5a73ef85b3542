//! The rules-engine kernel: what a game is, where chance comes from, who knows what, and how time goes back and forth.
//!
//! Read in this order: [`game`] (the trait), [`chance`] (named draws that may pause), [`knowledge`] (face-down things),
//! [`frames`] and [`list`] (what states are made of), [`play`], [`notation`] and [`fact`] (how rules, actions and facts are written),
//! [`mod@outcomes`] (exact odds), [`session`] (a live match), [`replay`] (files), [`fair`] (dice that can be checked), [`vocabulary`] and
//! [`message`] (the words of a game).
//!
//! # A game in a few lines
//!
//! Pig: roll as often as you dare, a 1 loses the points of the turn, hold to keep them. First to 20 here.
//!
//! ```
//! use undercroft_kernel::*;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone)]
//! struct Pig;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
//! struct State { scores: [u8; 2], pot: u8, turn: u8 }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
//! enum Action { Roll, Hold }
//! impl Amount for Action {}
//!
//! impl Game for Pig {
//!     type State = State;
//!     type Action = Action;
//!     type Event = u8;
//!     type View = State;
//!     fn seats(&self) -> u8 { 2 }
//!     fn start<C: Chance, S: Sink<u8>>(&self, _: &mut Ctx<C, S>) -> Result<State, Refusal<C::Pause>> {
//!         Ok(State::default())
//!     }
//!     fn turn(&self, state: &State) -> Turn {
//!         match state.scores.iter().position(|score| *score >= 20) {
//!             Some(winner) => Turn::Over(Outcome { key: "won", winners: Seats::one(Seat(winner as u8)) }),
//!             None => Turn::Ask(Seats::one(Seat(state.turn))),
//!         }
//!     }
//!     fn legal_actions(&self, _: &State, _: Seat, out: &mut Actions<Action>) {
//!         out.push(Action::Roll);
//!         out.push(Action::Hold);
//!     }
//!     fn apply<C: Chance, S: Sink<u8>>(
//!         &self, ctx: &mut Ctx<C, S>, state: &mut State, seat: Seat, action: Action,
//!     ) -> Result<(), Refusal<C::Pause>> {
//!         if seat.0 != state.turn { return illegal("PIG-TURN-01"); }
//!         if action == Action::Roll {
//!             let face = ctx.die("die", seat, 6)?;
//!             ctx.emit(face);
//!             state.pot += face;
//!             if face != 1 { return Ok(()); }
//!             state.pot = 0;
//!         }
//!         if let Some(score) = state.scores.get_mut(usize::from(state.turn)) { *score += state.pot; }
//!         *state = State { pot: 0, turn: 1 - state.turn, ..*state };
//!         Ok(())
//!     }
//!     fn view(&self, state: &State, _: Viewer) -> State { *state }
//!     fn imagine<C: Chance>(&self, view: &State, _: &mut C) -> Result<State, C::Pause> { Ok(*view) }
//!     fn witness(&self, event: &u8, _: Viewer) -> Option<u8> { Some(*event) }
//!     fn reveals(&self, _: &u8) -> bool { false }
//!     fn is_routine(&self, _: &State, _: Action) -> bool { false }
//!     fn notation(&self, action: Action) -> String { format!("{action:?}").to_lowercase() }
//!     fn parse(&self, text: &str) -> Result<Action, String> {
//!         match text { "roll" => Ok(Action::Roll), "hold" => Ok(Action::Hold), _ => Err(format!("`{text}`: roll or hold")) }
//!     }
//! }
//!
//! // Play: a seeded table, one step, taken back and played again with the same die.
//! let key = Key::derive(b"a table", 0);
//! let mut session = Session::open(Pig, Seeded::new(key, 0)).unwrap();
//! session.play(Seat(0), Action::Roll, Seeded::new(key, session.draws())).unwrap();
//! let after = *session.state();
//! session.undo(1);
//! session.redo(1);
//! assert_eq!(*session.state(), after);
//!
//! // Odds: a roll loses the turn in one case of six.
//! let odds = outcomes(&Pig, &State::default(), Seat(0), Action::Roll, BUDGET, |state, _| state.turn);
//! let Ok(Outcomes::Exact(table)) = odds else { panic!() };
//! assert_eq!(table.weight(|turn| *turn == 1) * 6, table.total);
//! ```

// The derive macros name the kernel from outside; its own tests use them too.
extern crate self as undercroft_kernel;

pub mod chance;
mod event;
pub mod fact;
pub mod fair;
pub mod frames;
pub mod game;
pub mod hint;
mod id_set;
pub mod ids;
pub mod knowledge;
pub mod list;
pub mod message;
pub mod notation;
pub mod outcomes;
pub mod play;
mod playable;
pub mod replay;
mod seal;
pub mod session;
pub mod vocabulary;

pub use chance::{
    Answers, Asked, Chance, Draw, Drawn, Faces, Fast, Key, NoAnswer, Range, Recorder, Scripted, Seeded,
    Weights, scramble,
};
pub use fact::{Fact, Given};
pub use frames::Frames;
pub use game::{Actions, Amount, Ctx, Game, Offer, Outcome, Reaction, Refusal, Silent, Sink, Turn, illegal};
pub use hint::rarely;
pub use ids::{EditionId, GameId, RuleId, Seat, Seats, Viewer};
pub use knowledge::{FaceDown, Pin};
pub use list::{Full, Id, IdVec, List, Slots};
pub use message::{Arg, Message};
pub use notation::{Notation, Word};
pub use outcomes::{BUDGET, Distribution, Effort, Outcomes, outcomes};
pub use play::{Allowed, Done, Pending, Play, check, demand, forbid};
pub use playable::check_playable;
pub use session::{Grain, Lineage, PlayError, Ruling, Session, Step, StepKind};
pub use undercroft_derive::{Keyword, Notation};
pub use vocabulary::{
    FactWord, FormWord, Narrate, OptionWord, Setup, Value, ViewReader, Vocabulary, WordError, drawn_faces,
    drawn_name,
};
