//! The law of the companion: dice that people type in, one answer at a time, make a match like any other.
//! Each answer goes through the words of the game, as it would from a keyboard, and each new answer runs the step again
//! from its start: whatever a rule did before a pause must be forgotten.

use super::failure::{Failure, difference};
use super::live::{answers, header, told};
use super::run::{Reach, Run, quietly};
use super::walk::{choose, side_stream};
use undercroft_kernel::chance::Range;
use undercroft_kernel::{
    Actions, Answers, Asked, Faces, Fast, NoAnswer, PlayError, Session, Value, Vocabulary, replay,
};

pub(super) const LAW: &str = "typed_in_game_reloads";

/// How many answers one step may ask for before the law gives up.
const ANSWERS: usize = 1_000;

/// How often an action is chosen anew when the rules refuse their own offer.
const CHOICES: usize = 32;

/// Law: a match whose draws are typed in, each when it is asked for, equals the match with those draws at hand; and it
/// saves and reloads.
///
/// # Errors
/// The first game that breaks the law.
pub fn typed_in_game_reloads<G: Vocabulary + Clone + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Vocabulary + Clone>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let mut companion = Companion { game, seed, step: 0, dice: side_stream(seed, 7) };
    let session = companion.play(run)?;
    let straight = companion.play_straight(&session)?;
    companion.compare("the match with its draws at hand", &session, &straight)?;
    let text = replay::write(&session, &header(true));
    let read = replay::read(game.clone(), &text)
        .map_err(|misfit| companion.failure(format!("the saved match is refused: {misfit}")))?;
    companion.compare("the reloaded match", &session, &read)?;
    match replay::header(&text) {
        Ok(header) if header.typed_in => Ok(()),
        _ => Err(companion.failure("the saved match does not say that its dice were typed in")),
    }
}

/// Somebody who rolls real dice and types in what the program asks for.
struct Companion<'a, G> {
    game: &'a G,
    seed: u64,
    step: u64,
    dice: Fast,
}

impl<G: Vocabulary + Clone> Companion<'_, G> {
    /// Plays a whole match.
    fn play(&mut self, run: &Run) -> Result<Session<G>, Failure> {
        let game = self.game;
        let opened = self.until_answered(|given| Session::open(game.clone(), Answers::new(given)))?;
        let mut session =
            opened.map_err(|error| self.failure(format!("the set-up is refused: {error:?}")))?;
        let mut choice = side_stream(self.seed, 8);
        let mut offered = Actions::new();
        let mut refusals = 0;
        while self.step < run.max_steps && refusals < CHOICES {
            let Some((seat, action)) = choose(game, session.state(), &mut choice, &mut offered) else {
                break;
            };
            let played =
                self.until_answered(|given| session.play(seat, action, Answers::new(given)).map(drop))?;
            // A refusal of an offer is another law's business: choose again.
            refusals = if played.is_ok() { 0 } else { refusals + 1 };
            self.step = session.at() as u64;
        }
        Ok(session)
    }

    /// Tries again with one answer more, until nothing is asked any more.
    fn until_answered<T>(
        &mut self,
        mut attempt: impl FnMut(&[(String, u32)]) -> Result<T, PlayError<NoAnswer>>,
    ) -> Result<Result<T, PlayError<NoAnswer>>, Failure> {
        let mut given = Vec::new();
        while given.len() < ANSWERS {
            match attempt(&given) {
                Err(PlayError::Pause(NoAnswer::Asked(asked))) => given.push(self.answer(&asked)?),
                Err(PlayError::Pause(NoAnswer::Misfit { asked, found })) => {
                    let what = format!(
                        "after the answers so far, {found:?} was asked for first and {asked:?} later"
                    );
                    return Err(self.failure(what));
                }
                other => return Ok(other),
            }
        }
        Err(self.failure(format!("one step asked for more than {ANSWERS} answers")))
    }

    /// Rolls what is asked for, and types it in as a word.
    fn answer(&mut self, asked: &Asked) -> Result<(String, u32), Failure> {
        let name = asked.name;
        let value = match &asked.range {
            Range::OneOf(values) => values.get(self.dice.below(values.len() as u32) as usize).copied(),
            Range::Dice { count, sides } => {
                let faces = (0..*count).map(|_| self.dice.below(u32::from(*sides)) as u8 + 1);
                Some(Faces::collect(faces).0)
            }
        };
        let value =
            value.ok_or_else(|| self.failure(format!("`{name}` is drawn, but nothing can come out")))?;
        let word = self.game.draw_word(name, value);
        match self.game.draw_value(name, &Value::word(&word)) {
            Ok(read) if read == value => Ok((name.to_owned(), value)),
            Ok(read) => {
                Err(self.failure(format!("`{name} {word}` stands for {value}, but is read as {read}")))
            }
            Err(error) => Err(self.failure(format!("`{name} {word}` cannot be typed in: {error}"))),
        }
    }

    /// Plays the steps of `session` with all their draws at hand.
    fn play_straight(&self, session: &Session<G>) -> Result<Session<G>, Failure> {
        let opening = answers(session.opening());
        let refused =
            |error| self.failure(format!("with its draws at hand, the match is refused: {error:?}"));
        let mut straight = Session::open(self.game.clone(), Answers::new(&opening)).map_err(refused)?;
        for step in session.steps() {
            let Some(action) = step.action() else { continue };
            let given = answers(&step.drawn);
            straight.play(step.seat, action, Answers::new(&given)).map_err(refused)?;
        }
        Ok(straight)
    }

    /// Demands that two sessions went through the same steps and states.
    fn compare(&self, name: &str, typed: &Session<G>, other: &Session<G>) -> Result<(), Failure> {
        if typed.state_at(0) != other.state_at(0) {
            let what = difference(&typed.state_at(0), &other.state_at(0));
            return Err(self.failure(format!("{name} begins in another state: {what}")));
        }
        let differs =
            typed.steps().iter().zip(other.steps()).find(|(first, second)| told(first) != told(second));
        if let Some((first, second)) = differs {
            let what = difference(&told(first), &told(second));
            return Err(self.failure(format!("{name} has another step: {what}")));
        }
        if typed.state() != other.state() || typed.at() != other.at() {
            let what = difference(typed.state(), other.state());
            return Err(self.failure(format!("{name} ends in another state: {what}")));
        }
        Ok(())
    }

    fn failure(&self, what: impl Into<String>) -> Failure {
        Failure { law: LAW, seed: self.seed, step: self.step, action: None, what: what.into() }
    }
}
