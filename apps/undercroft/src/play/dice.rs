//! Where the dice of a match come from: the seed, or the person who rolls them.

use crate::play::screen::Screen;
use std::io::BufRead;
use undercroft_catalog::Playable;
use undercroft_kernel::{
    Answers, Asked, Chance, Key, NoAnswer, PlayError, Range, Seat, Seeded, Session, Step, Value, Vocabulary,
};

/// Why a roll did not come.
pub enum NoRoll {
    /// The input has ended.
    EndOfInput,
    /// The person wants something else first.
    Cancelled,
}

/// Plays one action with seeded dice.
pub fn seeded<G: Playable>(
    session: &mut Session<G>,
    seed: [u8; 32],
    seat: Seat,
    action: G::Action,
) -> Result<&Step<G>, PlayError<NoAnswer>> {
    let key = Key::derive(&seed, session.lineage().line);
    let source = Never(Seeded::new(key, session.draws()));
    session.play(seat, action, source)
}

/// A seeded source in the shape of one that may pause.
pub struct Never<C>(pub C);

impl<C: Chance<Pause = std::convert::Infallible>> Chance for Never<C> {
    type Pause = NoAnswer;
    fn pick(&mut self, draw: undercroft_kernel::Draw<'_>) -> Result<u32, NoAnswer> {
        match self.0.pick(draw) {
            Ok(value) => Ok(value),
        }
    }
}

/// Asks for one roll until the answer can come out.
pub fn ask<G: Vocabulary>(
    game: &G,
    asked: &Asked,
    screen: &mut Screen,
    input: &mut impl BufRead,
) -> Result<(String, u32), NoRoll> {
    let count = if let Range::Dice { count, .. } = asked.range { i64::from(count) } else { 1 };
    loop {
        screen.say_text("play-rolls-ask", |message| message.word("die", asked.name).number("count", count));
        let Some(line) = screen.line(input) else { return Err(NoRoll::EndOfInput) };
        if line == "cancel" {
            return Err(NoRoll::Cancelled);
        }
        match game.draw_value(asked.name, &Value::word(line.clone())) {
            Ok(value) if asked.range.allows(value) => return Ok((asked.name.to_owned(), value)),
            _ => {
                let expected = expected(game, asked);
                screen.say_text("play-rolls-wrong", |message| {
                    message.word("text", line).word("expected", expected)
                });
            }
        }
    }
}

/// What may come out, in words.
fn expected<G: Vocabulary>(game: &G, asked: &Asked) -> String {
    match &asked.range {
        Range::Dice { count: 1, sides } => format!("1..{sides}"),
        Range::Dice { count, sides } => format!("{count} × 1..{sides}"),
        Range::OneOf(values) => {
            let words: Vec<String> = values.iter().map(|value| game.draw_word(asked.name, *value)).collect();
            words.join(", ")
        }
    }
}

/// Plays one action with typed-in dice: the working copy is dropped at each question and the action runs again with the answers so
/// far.
pub fn typed_in<'s, G: Playable>(
    session: &'s mut Session<G>,
    seat: Seat,
    action: G::Action,
    screen: &mut Screen,
    input: &mut impl BufRead,
) -> Result<Result<&'s Step<G>, PlayError<NoAnswer>>, NoRoll> {
    let mut answers: Vec<(String, u32)> = Vec::new();
    loop {
        let mut trial = session.clone();
        match trial.play(seat, action, Answers::new(&answers)) {
            Err(PlayError::Pause(NoAnswer::Asked(asked))) => {
                let answer = ask(session.game(), &asked, screen, input)?;
                answers.push(answer);
            }
            _ => return Ok(session.play(seat, action, Answers::new(&answers))),
        }
    }
}
