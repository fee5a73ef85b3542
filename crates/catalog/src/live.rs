//! A match of any game behind one trait object: what a server or a terminal needs to keep it going without knowing which game it is.
//!
//! Actions, seats, dice and cards are the published words of the game, the same as in replays and scenarios. What a viewer sees
//! of the match is not here (that is a picture), nor who is allowed to undo, nor what a bot would do: both reach the game behind the
//! object through [`dyn Match::visit`].

mod any_game;
mod open;
mod refused;

pub use any_game::{AnyGame, open_game};
pub use open::{Closed, open_match, practise, reopen, resume};
pub use refused::{Refused, Roll};

use crate::{Card, Playable};
use ::catacombs::Catacombs;
use ::mini_rogue::MiniRogue;
use ::urto::Urto;
use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;
use undercroft_kernel::fair::{self, Kept, Stretch, Unfair};
use undercroft_kernel::replay::{self, Header, Misfit, Record};
use undercroft_kernel::{
    Actions, Answers, Chance, Draw, FactWord, Fast, Grain, Key, NoAnswer, Ruling, Seat, Seeded, Session,
    Turn, Value, Viewer, WordError,
};

/// Where the dice of a step come from.
#[derive(Clone, Copy, Debug)]
pub enum Dice<'a> {
    /// The table rolls, from its secret seed.
    Seed(&'a [u8]),
    /// People roll: the name of each die or pile and what came out, in order. The set-up and every action begin a new list; what is
    /// still missing is asked for with [`Refused::Roll`].
    Typed(&'a [(String, String)]),
    /// A script has fixed what comes out, as a tutorial does: answered like typed dice, and not marked as rolled by people.
    Scripted(&'a [(String, String)]),
}

/// A match under way, whichever game it is of.
pub trait Match: Send + Sync {
    /// Which game, which edition, which packs.
    fn card(&self) -> &Card;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// The word of a seat, such as `p1` or `gm`.
    fn seat_word(&self, seat: Seat) -> String;
    /// Who is asked now, or how it ended.
    fn turn(&self) -> Turn;
    /// How many steps are in force.
    fn at(&self) -> usize;
    /// How many steps there are, undone ones included.
    fn steps(&self) -> usize;
    /// Everything a seat may do now, in notation, every amount by itself.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Plays one action. Steps that were undone are gone then.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn act(&mut self, seat: Seat, action: &str, dice: Dice<'_>) -> Result<(), Refused>;
    /// Plays the only choice there is, if it decides nothing. Says whether there was one. Not while undone steps wait for redo:
    /// they would be gone.
    ///
    /// # Errors
    /// A die is wanted; nothing has changed.
    fn settle(&mut self, dice: Dice<'_>) -> Result<bool, Refused>;

    /// The answer that lets a window pass, if `seat` is asked for nothing but a reaction; and whether it is aimed at that seat.
    fn reaction(&self, seat: Seat) -> Option<(String, bool)>;
    /// Whether there is anything that [`Match::settle`] would try to play.
    fn has_routine(&self) -> bool;

    /// Sets a published fact by ruling, as a step.
    ///
    /// # Errors
    /// Why it cannot be set; nothing has changed.
    fn rule(&mut self, seat: Seat, ruling: Ruling) -> Result<(), WordError>;
    /// The facts that can be set, each with what this viewer can read of it.
    fn facts(&self, viewer: Viewer) -> Vec<(FactWord, Option<Value>)>;
    /// The whole state, with everything that is hidden: for the store, never for a player.
    fn state(&self) -> serde_json::Value;
    /// Goes on from a state that was kept, because the rules have changed.
    ///
    /// # Errors
    /// When it is not a state of this game any more, or one in which nobody could go on.
    fn adopt(&mut self, state: &serde_json::Value) -> Result<(), String>;
    /// The rules that the log cites for a step, from 0.
    fn rules_behind(&self, step: usize) -> Vec<&'static str>;

    /// Whether a die was rolled or a card turned up in a step that is in force, from step `at` on.
    fn has_revealed_since(&self, at: usize) -> bool;
    /// How many of the latest steps `seat` may take back alone.
    fn free_undo(&self, seat: Seat) -> usize;
    /// How many steps an undo of this grain takes back.
    fn undo_size(&self, grain: Grain) -> usize;
    /// Takes steps back. Says how many.
    fn undo(&mut self, count: usize) -> usize;
    /// Plays undone steps again. Says how many.
    fn redo(&mut self, count: usize) -> usize;
    /// A new line that leaves this one after `at` steps; its dice are its own from there on.
    fn branch(&self, at: usize, line: u32) -> Box<dyn Match>;
    fn copy(&self) -> Box<dyn Match>;
    /// The match as it stood after `at` steps, without its history: for questions, and to try something out. Dice and seals are those of the whole
    /// match; its own steps count from 0.
    fn scratch(&self, at: usize) -> Box<dyn Match>;
    /// The match as it stands, without its history: for questions about now.
    fn still(&self) -> Box<dyn Match> {
        self.scratch(self.at())
    }

    /// What a store keeps first: game, packs, options, and the draws of the set-up.
    fn header(&self) -> Header;
    /// What a store keeps of a step, from 0; undone ones too.
    fn record(&self, step: usize) -> Option<Record>;
    /// Plays a stored step again.
    ///
    /// # Errors
    /// Why it does not fit.
    fn replay_step(&mut self, record: &Record) -> Result<(), Misfit>;
    /// The whole match as a file, with everything that is hidden from somebody. Never for a player of a running match.
    fn replay(&self) -> String;
    /// The whole match as a file whose header says how the draws can be derived again.
    fn replay_with(&self, fair: Vec<Stretch>) -> String;
    /// Says how the draws can be derived again: it stands in the header of the file.
    fn promise(&mut self, fair: Vec<Stretch>);
    /// Seals what the latest step has hidden with the secret of the table; for a step whose dice did not come from it.
    fn seal(&mut self, secret: &[u8]);
    /// Derives every draw again, and compares what was hidden with its seals.
    ///
    /// # Errors
    /// What is not as it was promised.
    fn verify(&self) -> Result<Kept, Unfair>;

    /// Whether each of these seats can tell what the others see: then they may look at one screen.
    fn is_shared_by(&self, seats: &[Seat]) -> bool;

    /// The object behind, for [`dyn Match::visit`].
    fn any(&self) -> &dyn Any;
}

/// Works with the match behind the object, whichever game it is of.
pub trait MatchVisitor {
    /// What comes of it.
    type Out;
    fn visit<G: Playable>(self, live: &Live<G>) -> Self::Out;
}

/// Looks for the game of a match among these; adding a game is one word here.
macro_rules! visit_one_of {
    ($live:expr, $visitor:expr, [$($game:ty),+ $(,)?]) => {{
        $(if let Some(live) = $live.any().downcast_ref::<Live<$game>>() {
            return Some($visitor.visit(live));
        })+
        None
    }};
}

impl dyn Match + '_ {
    /// Opens the object for a visitor that can work with any game. None for a game that is not of the list.
    pub fn visit<V: MatchVisitor>(&self, visitor: V) -> Option<V::Out> {
        visit_one_of!(self, visitor, [Catacombs, MiniRogue, Urto])
    }
}

/// A match of one game.
#[derive(Clone, Debug)]
pub struct Live<G: Playable> {
    session: Session<G>,
    card: Arc<Card>,
    header: Header,
}

impl<G: Playable> Live<G> {
    /// A match of an opened game. `header` says what is played; the rest of it is filled in.
    #[must_use]
    pub fn new(session: Session<G>, card: impl Into<Arc<Card>>, header: Header) -> Live<G> {
        Live { session, card: card.into(), header }
    }

    /// The match itself.
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// What is known of the game.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// The dice of the table for its next draw.
    fn seeded(&self, seed: &[u8]) -> AlwaysAnswers<Seeded> {
        AlwaysAnswers(Seeded::new(Key::derive(seed, self.session.lineage().line), self.session.draws()))
    }

    fn refused(&self, error: undercroft_kernel::PlayError<NoAnswer>) -> Refused {
        refused::from_play(self.session.game(), error)
    }
}

impl<G: Playable> Match for Live<G> {
    fn card(&self) -> &Card {
        &self.card
    }

    fn seats(&self) -> u8 {
        self.session.game().seats()
    }

    fn seat_word(&self, seat: Seat) -> String {
        self.session.game().seat_word(seat)
    }

    fn turn(&self) -> Turn {
        self.session.game().turn(self.session.state())
    }

    fn at(&self) -> usize {
        self.session.at()
    }

    fn steps(&self) -> usize {
        self.session.steps().len()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Actions::new();
        self.session.game().legal_actions(self.session.state(), seat, &mut actions);
        actions.iter().map(|action| self.session.game().notation(action)).collect()
    }

    fn act(&mut self, seat: Seat, action: &str, dice: Dice<'_>) -> Result<(), Refused> {
        let action = self
            .session
            .game()
            .parse(action)
            .map_err(|reason| Refused::NotUnderstood { text: action.to_owned(), reason })?;
        match dice {
            Dice::Seed(seed) => {
                let source = self.seeded(seed);
                self.session.play(seat, action, source).map(|_| ()).map_err(|e| self.refused(e))?;
                self.session.seal(seed);
                Ok(())
            }
            Dice::Typed(words) | Dice::Scripted(words) => {
                let answers = answers(self.session.game(), words)?;
                let played = self.session.play(seat, action, &mut Answers::new(&answers)).map(|_| ());
                played.map_err(|e| self.refused(e))
            }
        }
    }

    fn settle(&mut self, dice: Dice<'_>) -> Result<bool, Refused> {
        if self.at() < self.steps() {
            return Ok(false);
        }
        match dice {
            Dice::Seed(seed) => {
                let source = self.seeded(seed);
                let settled = self.session.settle_one(source).map_err(|e| self.refused(e))?;
                if settled {
                    self.session.seal(seed);
                }
                Ok(settled)
            }
            Dice::Typed(words) | Dice::Scripted(words) => {
                let answers = answers(self.session.game(), words)?;
                let settled = self.session.settle_one(&mut Answers::new(&answers));
                settled.map_err(|e| self.refused(e))
            }
        }
    }

    fn reaction(&self, seat: Seat) -> Option<(String, bool)> {
        let game = self.session.game();
        let reaction = game.reaction(self.session.state(), seat)?;
        Some((game.notation(reaction.pass), reaction.aimed))
    }

    fn has_routine(&self) -> bool {
        self.at() == self.steps() && self.session.sole_routine().is_some()
    }

    fn rule(&mut self, seat: Seat, ruling: Ruling) -> Result<(), WordError> {
        self.session.rule(seat, ruling)
    }

    fn facts(&self, viewer: Viewer) -> Vec<(FactWord, Option<Value>)> {
        let game = self.session.game();
        let view = game.view(self.session.state(), viewer);
        let writable = game.facts().into_iter().filter(|fact| fact.writable);
        writable
            .map(|fact| (game.read_view(&view, &fact.name).ok().flatten(), fact))
            .map(|(v, f)| (f, v))
            .collect()
    }

    fn state(&self) -> serde_json::Value {
        serde_json::to_value(self.session.state()).unwrap_or_default()
    }

    fn adopt(&mut self, state: &serde_json::Value) -> Result<(), String> {
        let state: G::State = serde_json::from_value(state.clone()).map_err(|error| error.to_string())?;
        self.session.adopt(state).map_err(|error| error.to_string())
    }

    fn rules_behind(&self, step: usize) -> Vec<&'static str> {
        let events = self.session.steps().get(step).map(|step| step.events.as_slice()).unwrap_or_default();
        let told = events.iter().filter_map(|event| self.session.game().tell(event));
        told.flat_map(|message| message.rules).map(|rule| rule.0).collect()
    }

    fn has_revealed_since(&self, at: usize) -> bool {
        let steps = self.session.steps().get(at..self.at()).unwrap_or_default();
        let game = self.session.game();
        steps.iter().any(|step| !step.drawn.is_empty() || step.events.iter().any(|event| game.reveals(event)))
    }

    fn free_undo(&self, seat: Seat) -> usize {
        self.session.free_undo(seat)
    }

    fn seal(&mut self, secret: &[u8]) {
        self.session.seal(secret);
    }

    fn undo_size(&self, grain: Grain) -> usize {
        self.session.undo_size(grain)
    }

    fn undo(&mut self, count: usize) -> usize {
        self.session.undo(count)
    }

    fn redo(&mut self, count: usize) -> usize {
        self.session.redo(count)
    }

    fn branch(&self, at: usize, line: u32) -> Box<dyn Match> {
        Box::new(Live { session: self.session.branch(at, line), ..self.clone() })
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn scratch(&self, at: usize) -> Box<dyn Match> {
        let session = self.session.scratch(at);
        Box::new(Live { session, card: Arc::clone(&self.card), header: self.header.clone() })
    }

    fn header(&self) -> Header {
        replay::first_line(&self.session, &self.header)
    }

    fn record(&self, step: usize) -> Option<Record> {
        replay::record(&self.session, step)
    }

    fn replay_step(&mut self, record: &Record) -> Result<(), Misfit> {
        let line = self.at() + 2;
        replay::play_record(&mut self.session, record, line)
    }

    fn replay(&self) -> String {
        replay::write(&self.session, &self.header)
    }

    fn replay_with(&self, fair: Vec<Stretch>) -> String {
        replay::write(&self.session, &Header { fair, ..self.header.clone() })
    }

    fn promise(&mut self, fair: Vec<Stretch>) {
        self.header.fair = fair;
    }

    fn verify(&self) -> Result<Kept, Unfair> {
        fair::verify(&self.session, &self.header.fair)
    }

    fn is_shared_by(&self, seats: &[Seat]) -> bool {
        let (game, state) = (self.session.game(), self.session.state());
        let tells = |own: Seat, other: Seat| {
            let (own, other) = (game.view(state, Viewer::Seat(own)), Viewer::Seat(other));
            let seen = game.view(state, other);
            // What one seat does not know of another comes out differently on some imagined table.
            (0..8).all(|seed| {
                let Ok(imagined) = game.imagine(&own, &mut Fast::new(seed));
                game.view(&imagined, other) == seen
            })
        };
        seats.iter().all(|own| seats.iter().filter(|other| *other != own).all(|other| tells(*own, *other)))
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

/// The answers of people in the numbers of the game.
fn answers<G: Playable>(game: &G, words: &[(String, String)]) -> Result<Vec<(String, u32)>, Refused> {
    let answer = |(die, word): &(String, String)| {
        let value = game.draw_value(die, &Value::word(word.as_str()));
        value.map(|value| (die.clone(), value)).map_err(|error| Refused::NotUnderstood {
            text: format!("{die} {word}"),
            reason: error.to_string(),
        })
    };
    words.iter().map(answer).collect()
}

/// A source that always answers, in the shape of one that may pause.
struct AlwaysAnswers<C>(C);

impl<C: Chance<Pause = Infallible>> Chance for AlwaysAnswers<C> {
    type Pause = NoAnswer;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, NoAnswer> {
        let Ok(value) = self.0.pick(draw);
        Ok(value)
    }
}
