//! A match of any game behind one trait object: what a server or a terminal needs to keep it going without knowing which game it is.
//!
//! Actions, seats, dice and cards are the published words of the game, the same as in replays and scenarios. What a viewer sees
//! of the match is not here (that is a picture), nor who is allowed to undo, nor what a bot would do: both reach the game behind the
//! object through [`dyn Match::visit`].

mod open;
mod refused;

pub use open::{Closed, open_match, practise, reopen, resume};
pub use refused::{Refused, Roll};

use crate::{Card, Playable};
use catacombs::Catacombs;
use mini_rogue::MiniRogue;
use std::any::Any;
use std::convert::Infallible;
use undercroft_kernel::replay::{self, Header, Misfit, Record};
use undercroft_kernel::session::digest;
use undercroft_kernel::{
    Actions, Answers, Chance, Draw, Fast, Grain, Key, NoAnswer, Seat, Seeded, Session, Turn, Value, Viewer,
};
use urto::Urto;

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
    /// A copy.
    fn copy(&self) -> Box<dyn Match>;

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
    /// The match as a file for this viewer: none as long as the match goes on and has something that this viewer may not know.
    fn replay_for(&self, viewer: Viewer) -> Option<String>;

    /// Whether each of these seats can tell what the others see: then they may look at one screen.
    fn is_shared_by(&self, seats: &[Seat]) -> bool;

    /// The object behind, for [`dyn Match::visit`].
    fn any(&self) -> &dyn Any;
}

/// Works with the match behind the object, whichever game it is of.
pub trait MatchVisitor {
    /// What comes of it.
    type Out;
    /// This is the match.
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
    card: Card,
    header: Header,
}

impl<G: Playable> Live<G> {
    /// A match of an opened game. `header` says what is played; the rest of it is filled in.
    #[must_use]
    pub const fn new(session: Session<G>, card: Card, header: Header) -> Live<G> {
        Live { session, card, header }
    }

    /// The match itself.
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// What is known of the game.
    pub const fn card(&self) -> &Card {
        &self.card
    }

    /// Plays one action, or the sole one, with the dice of the table.
    fn play(&mut self, seat: Seat, action: G::Action, dice: Dice<'_>) -> Result<(), Refused> {
        match dice {
            Dice::Seed(seed) => {
                let key = Key::derive(seed, self.session.lineage().line);
                let source = Sure(Seeded::new(key, self.session.draws()));
                self.session.play(seat, action, source).map(|_| ()).map_err(|e| self.refused(e))?;
                self.session.seal(seed);
                Ok(())
            }
            Dice::Typed(words) | Dice::Scripted(words) => {
                let answers = answers(self.session.game(), words)?;
                let mut source = Answers::new(&answers);
                let played = self.session.play(seat, action, &mut source).map(|_| ());
                played.map_err(|e| self.refused(e))
            }
        }
    }

    fn refused(&self, error: undercroft_kernel::PlayError<NoAnswer>) -> Refused {
        refused::from_play(self.session.game(), error)
    }

    /// Whether everything that happened is open to a viewer, and nothing on the table is hidden from it.
    fn is_open_to(&self, viewer: Viewer) -> bool {
        let (game, state) = (self.session.game(), self.session.state());
        let steps = self.session.steps().iter().flat_map(|step| &step.events);
        let mut events = self.session.opening_events().iter().chain(steps);
        let view = game.view(state, viewer);
        let same = |seed| {
            let Ok(imagined) = game.imagine(&view, &mut Fast::new(seed));
            digest(&imagined) == digest(state)
        };
        events.all(|event| game.witness(event, viewer).as_ref() == Some(event)) && same(1) && same(2)
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
        self.play(seat, action, dice)
    }

    fn settle(&mut self, dice: Dice<'_>) -> Result<bool, Refused> {
        if self.at() < self.steps() {
            return Ok(false);
        }
        let Some((seat, action)) = self.session.sole_routine() else { return Ok(false) };
        self.play(seat, action, dice)?;
        self.session.mark_routine();
        Ok(true)
    }

    fn free_undo(&self, seat: Seat) -> usize {
        self.session.free_undo(seat)
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

    fn replay_for(&self, viewer: Viewer) -> Option<String> {
        let over = matches!(self.turn(), Turn::Over(_));
        (over || self.is_open_to(viewer)).then(|| self.replay())
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
struct Sure<C>(C);

impl<C: Chance<Pause = Infallible>> Chance for Sure<C> {
    type Pause = NoAnswer;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, NoAnswer> {
        let Ok(value) = self.0.pick(draw);
        Ok(value)
    }
}
