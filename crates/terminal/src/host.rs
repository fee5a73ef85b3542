//! Whoever holds the match that a screen shows: this program, or a service elsewhere. A screen asks for pictures and sends choices; it plays nothing itself.

mod advice;
mod local;

pub use advice::{
    Advice, CERTAIN, Fight, FightEstimate, Hint, Review, ReviewMoment, Strokes, Thought, Weighed,
};
pub use local::{Adviser, Keeper, Local, Sitter, Table};

use crate::speech::Speech;
use undercroft_catalog::live::Roll;
use undercroft_kernel::{Message, Seat};
use undercroft_table::{LogLine, Odds, Picture, Prompt, Words};

/// What came of something that a person wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    Done,
    /// There was nothing to do.
    Nothing,
    /// A person has to roll first; the same is asked again with the face.
    Wants(Roll),
    /// It was not done, and why; or it was done, and what has to be said of it.
    Says(Message),
}

/// Dice that people rolled: which, and what came out.
pub type Rolls = [(String, String)];

/// What a guide says before the next step, with the rules behind it: first of all, what the guided game is.
pub type Guidance = Vec<Words>;

/// Holds a match.
pub trait Host {
    /// The language, and who listens.
    fn speech(&self) -> &Speech;
    /// What the person before the screen sees.
    fn picture(&self) -> Picture;
    /// What the people before the screen are asked; several only where all of them see the same.
    fn prompts(&self) -> Vec<Prompt>;
    fn act(&mut self, seat: u8, action: &str, rolls: &Rolls) -> Answer;
    /// Plays one step that nobody before the screen decides. `Nothing` when there is none.
    fn advance(&mut self, rolls: &Rolls) -> Answer;
    fn undo(&mut self) -> Answer;
    fn redo(&mut self) -> Answer;
    /// Plays on from an earlier moment, as another match.
    fn branch(&mut self, moment: u32) -> Answer;
    fn odds(&mut self, seat: u8, action: &str) -> Option<Odds>;
    /// What the fight that a seat is in comes to with each choice; empty where there is none, or none that can be solved.
    fn fights(&mut self, seat: u8) -> Vec<Fight>;
    /// What each choice of a seat is worth, where nobody else plays.
    fn hint(&mut self, seat: u8) -> Thought<Hint>;
    /// The match looked at again, once it is over; it is begun by asking, and asked for until it is there.
    fn review(&mut self) -> Thought<Review>;
    /// The whole log, oldest line first.
    fn log(&mut self) -> Vec<LogLine>;
    fn picture_at(&mut self, moment: u32) -> Option<Picture>;
    /// The seat that has to take the keyboard over before its cards are shown.
    fn covered(&self) -> Option<Seat>;
    fn uncover(&mut self);
    /// Empty where nobody guides.
    fn guidance(&self) -> Guidance;
    /// The match as a file, as far as the person before the screen may know it.
    ///
    /// # Errors
    /// Why there is none.
    fn file(&mut self) -> Result<Vec<u8>, Message>;
    /// Where the match is kept, for the last line that a person reads.
    fn kept_in(&self) -> Option<String>;
}
