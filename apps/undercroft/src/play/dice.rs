//! Where the dice of a match come from: the seed, a script, or the person who rolls them.

use super::save::Seed;
use super::screen::Screen;
use std::collections::{BTreeMap, VecDeque};
use std::io::BufRead;
use undercroft_catalog::live::{Closed, Dice, Refused, Roll};

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
    let mut last: Option<Roll> = None;
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
            // The last answer cannot come out: it is asked for again.
            Refused::WrongRoll { .. } | Refused::NotUnderstood { .. } if !answers.is_empty() => {
                let (Source::Person(screen, _), Some(wanted)) = (&source, &last) else {
                    return Err(NoPlay::Refused(refused));
                };
                let word = answers.pop().map(|(_, word)| word).unwrap_or_default();
                let expected = expected(wanted);
                screen.say_text("play-rolls-wrong", |message| message.word("text", word));
                screen.say_text("play-rolls-words", |message| message.word("expected", expected));
                continue;
            }
            _ => return Err(NoPlay::Refused(refused)),
        };
        let answer = match &mut source {
            Source::Script(script) => next(script, &wanted).ok_or(NoPlay::NoRoll),
            Source::Person(screen, input) => ask(&wanted, screen, *input),
            Source::Seed(_) => Err(NoPlay::NoRoll),
        }?;
        answers.push((wanted.die.clone(), answer));
        last = Some(wanted);
    }
}

/// The next faces of a die in the script.
fn next(script: &mut Script, wanted: &Roll) -> Option<String> {
    let faces = script.get_mut(&wanted.die)?;
    let faces: Option<Vec<String>> = (0..wanted.count).map(|_| faces.pop_front()).collect();
    faces.map(|faces| faces.join(" "))
}

/// Asks for a roll. The words that work here are said once more to whoever asks for help.
fn ask(wanted: &Roll, screen: &mut Screen, input: &mut impl BufRead) -> Result<String, NoPlay> {
    let (die, count) = (wanted.die.as_str(), i64::from(wanted.count));
    loop {
        let name = screen.die(die);
        screen.say_text("play-rolls-ask", |message| {
            message.word("die", die).word("name", name).number("count", count)
        });
        let line = screen.line(input).ok_or(NoPlay::NoRoll)?;
        match line.as_str() {
            "quit" | "q" => return Err(NoPlay::Leave),
            "cancel" => return Err(NoPlay::NoRoll),
            "help" | "?" => {
                let expected = expected(wanted);
                screen.say_text("play-rolls-words", |message| message.word("expected", expected));
            }
            _ => return Ok(line),
        }
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
