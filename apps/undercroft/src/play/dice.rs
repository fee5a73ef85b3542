//! Where the dice of a match come from: the seed, a script, or the person who rolls them.

use super::save::Seed;
use super::screen::Screen;
use std::collections::{BTreeMap, VecDeque};
use std::io::BufRead;
use undercroft_catalog::live::{Closed, Dice, Refused, Roll};
use undercroft_terminal::face;

/// Faces by the name of their die, in order: the script of a guided game.
pub type Script = BTreeMap<String, VecDeque<String>>;

/// Who rolls.
pub enum Source<'a, I> {
    /// The table.
    Seed(Seed),
    Script(Script),
    /// A person, who is asked.
    Person(&'a mut Screen, &'a mut I),
}

/// Why something was not played.
pub enum NoPlay {
    /// The table refuses it.
    Refused(Refused),
    /// The match could not be opened.
    Closed(Closed),
    /// The roll did not come: the input has ended, or the person wants something else first.
    NoRoll,
    /// The person leaves the table instead.
    Leave,
}

/// Plays something with the dice of this table: it is tried again with one answer more, until nothing is wanted any more.
pub fn roll<T, I: BufRead>(
    mut source: Source<'_, I>,
    mut play: impl FnMut(Dice<'_>) -> Result<T, Refused>,
) -> Result<T, NoPlay> {
    if let Source::Seed(seed) = &source {
        return play(Dice::Seed(&seed.0)).map_err(NoPlay::Refused);
    }
    let mut answers: Vec<(String, String)> = Vec::new();
    loop {
        let dice = match &source {
            Source::Script(_) => Dice::Scripted(&answers),
            _ => Dice::Typed(&answers),
        };
        let refused = match play(dice) {
            Ok(done) => return Ok(done),
            Err(refused) => refused,
        };
        let wanted = match &refused {
            Refused::Roll(wanted) => wanted.clone(),
            _ => return Err(NoPlay::Refused(refused)),
        };
        let answer = match &mut source {
            Source::Script(script) => next(script, &wanted).ok_or(NoPlay::NoRoll),
            Source::Person(screen, input) => ask(&wanted, screen, *input),
            Source::Seed(_) => Err(NoPlay::NoRoll),
        }?;
        answers.push((wanted.die, answer));
    }
}

/// The next faces of a die in the script.
fn next(script: &mut Script, wanted: &Roll) -> Option<String> {
    let faces = script.get_mut(&wanted.die)?;
    let faces: Option<Vec<String>> = (0..wanted.count).map(|_| faces.pop_front()).collect();
    faces.map(|faces| faces.join(" "))
}

/// Asks for a roll until it can have come out. The words that work here are said once more to whoever asks for help.
pub fn ask(wanted: &Roll, screen: &mut Screen, input: &mut impl BufRead) -> Result<String, NoPlay> {
    let (die, count) = (wanted.die.as_str(), i64::from(wanted.count));
    let name = screen.die(die);
    screen.say_text("play-rolls-ask", |message| {
        message.word("die", die).word("name", name).number("count", count)
    });
    loop {
        let line = screen.line(input).ok_or(NoPlay::NoRoll)?;
        match (line.as_str(), face(wanted, &line)) {
            (_, Some(face)) => return Ok(face),
            ("quit" | "q", _) => return Err(NoPlay::Leave),
            ("cancel", _) => return Err(NoPlay::NoRoll),
            ("help" | "?", _) => {}
            _ => screen.say_text("play-rolls-wrong", |message| message.word("text", line)),
        }
        let expected = expected(wanted);
        screen.say_text("play-rolls-words", |message| message.word("expected", expected));
    }
}

/// What may come out, in words.
fn expected(wanted: &Roll) -> String {
    let faces = match (wanted.faces.first(), wanted.faces.last()) {
        (Some(first), Some(last)) if first.parse::<u8>().is_ok() && last.parse::<u8>().is_ok() => {
            format!("{first}..{last}")
        }
        _ => wanted.faces.join(", "),
    };
    if wanted.count > 1 { format!("{} × {faces}", wanted.count) } else { faces }
}
